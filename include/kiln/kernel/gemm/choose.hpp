// SPDX-License-Identifier: MIT
// The choice among the kernels that a program has: a constant function of problem and device.
#pragma once

#include <kiln/kernel/gemm/cost.hpp>

namespace kiln::kernel {

/// Which kernel is launched, and its grid.
struct gemm_plan {
  gemm_status status = gemm_status::no_variant;
  u32 variant = 0; ///< position in the list
  gemm_grid grid = {};
  i64 clocks = 0;          ///< estimated
  i64 workspace_bytes = 0; ///< of the parts of a split product, which nothing need clear
};

/// Splits of the depth that are tried.
inline constexpr i64 split_counts[] = {1, 2, 3, 4, 6, 8, 12, 16, 24, 32};
inline constexpr i64 most_in_dimension = 0x7fff'ffff, most_workgroups_in_y_and_z = 0xffff;

constexpr bool is_launchable(const gemm_grid& g, u32 work_items) {
  return g.x <= most_in_dimension / work_items && g.y <= most_workgroups_in_y_and_z &&
         g.z <= most_workgroups_in_y_and_z;
}

/// The kernel among `facts` with the least estimate, of those that take the problem: of equals the first, and fewer splits. What
/// extents and strides decide; pointers are judged at the launch. If none takes it, the status says why the first does not.
constexpr gemm_plan plan_gemm(const gemm_problem& p, const gemm_device& on, const gemm_facts* facts,
                              u32 count) {
  gemm_plan best;
  for (u32 i = 0; i < count; ++i) {
    const gemm_facts& f = facts[i];
    const gemm_status s = gemm_judge(p, f.demands).judge_extents();
    if (s != gemm_status::ok) {
      if (i == 0) best.status = s;
      continue;
    }
    i64 before = 0;
    for (const i64 splits : split_counts) {
      const gemm_grid g = grid_of(f, p, splits);
      if (g.splits == before || (f.is_split && p.batch > 1)) break;
      before = g.splits;
      if (!is_launchable(g, f.work_items)) {
        if (best.status != gemm_status::ok) best.status = gemm_status::too_many_workgroups;
        continue;
      }
      if (bytes_of_parts(p, 8) > most_in_dimension && f.is_split)
        break; // add_splits() addresses eight at once
      const i64 clocks = estimate(f, p, g, on);
      if (best.status != gemm_status::ok || clocks < best.clocks)
        best = {gemm_status::ok, i, g, clocks, f.is_split ? bytes_of_parts(p, g.splits) : 0};
    }
  }
  return best;
}

} // namespace kiln::kernel
