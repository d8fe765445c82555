// SPDX-License-Identifier: MIT
// The choice among the kernels that a program has: a constant function of problem and device.
#pragma once

#include <kiln/kernel/gemm/cost.hpp>

namespace kiln::kernel {

/// Splits of the depth that are tried.
inline constexpr i64 split_counts[] = {1, 2, 3, 4, 6, 8, 12, 16, 24, 32};
inline constexpr i64 most_in_dimension = 0x7fff'ffff, most_workgroups_in_y_and_z = 0xffff;

constexpr bool is_launchable(const gemm_grid& g, u32 work_items) {
  return g.x <= most_in_dimension / work_items && g.y <= most_workgroups_in_y_and_z &&
         g.z <= most_workgroups_in_y_and_z;
}

/// Which kernel is launched, and its grid.
struct gemm_plan {
  gemm_status status = gemm_status::no_variant;
  u32 variant = 0; ///< position in the list
  gemm_grid grid = {};
  i64 nanoseconds = 0;     ///< estimated
  i64 workspace_bytes = 0; ///< of the parts of a split product, which nothing need clear
  friend constexpr bool operator==(const gemm_plan&, const gemm_plan&) = default;
};

/// The plan of one kernel, at a position in a list, with at most so many splits; a user's own choice. The status says whether
/// the kernel takes the problem.
constexpr gemm_plan plan_with(const gemm_facts& f, u32 variant, const gemm_problem& p, i64 splits,
                              i64 nanoseconds = 0) {
  gemm_plan out{gemm_judge(p, f.demands).judge_extents(), variant, {}, nanoseconds, 0};
  if (out.status != gemm_status::ok) return out;
  out.grid = grid_of(f, p, splits);
  if (f.is_split) out.workspace_bytes = bytes_of_parts(p, out.grid.splits);
  if (!is_launchable(out.grid, f.work_items)) out.status = gemm_status::too_many_workgroups;
  if (f.is_split && p.batch > 1) out.status = gemm_status::split_batch;
  if (f.is_split && bytes_of_parts(p, 8) > most_in_dimension) out.status = gemm_status::parts_too_large;
  return out;
}

/// The kernel among `facts` with the least estimate, of those that take the problem: of equals the first, and fewer splits. It
/// depends on extents and strides; pointers are judged at the launch. If none takes it, the status is the first one's reason.
constexpr gemm_plan plan_gemm(const gemm_problem& p, const gemm_device& on, const gemm_facts* facts,
                              u32 count) {
  gemm_plan best;
  for (u32 i = 0; i < count; ++i) {
    i64 before = 0;
    for (const i64 splits : split_counts) {
      gemm_plan next = plan_with(facts[i], i, p, splits);
      if (next.status != gemm_status::ok) {
        if (i == 0 && before == 0) best.status = next.status;
        break;
      }
      if (next.grid.splits == before) break;
      before = next.grid.splits;
      next.nanoseconds = estimate(facts[i], p, next.grid, on);
      if (best.status != gemm_status::ok || next.nanoseconds < best.nanoseconds) best = next;
    }
  }
  return best;
}

} // namespace kiln::kernel
