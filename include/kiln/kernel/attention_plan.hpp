// SPDX-License-Identifier: MIT
// The choice among attention's kernels: a constant function of problem and device.
#pragma once

#include <kiln/kernel/attention_problem.hpp>

namespace kiln::kernel {

/// Which kernel is launched, and its grid.
struct attention_plan {
  attention_status status = attention_status::no_variant;
  u32 variant = 0; ///< position in the list
  attention_grid grid = {};
  i64 workspace_bytes = 0; ///< which nothing need clear
};

/// A bound of a window as the kernel's argument: one that is longer than any sequence is open.
constexpr i32 bound(i64 keys) { return keys < 0 || keys >= i64{1} << 30 ? -1 : static_cast<i32>(keys); }

/// True if the forms differ at most in what a launch chooses.
constexpr bool is_variant_of(attention_form f, const attention_form& wanted) {
  f.value_head = f.values();
  f.has_one_query = f.is_split = false;
  attention_form w = wanted;
  w.value_head = w.values();
  return f == w;
}

/// The kernel among `forms` for a problem: for sequences of one query one whose workgroups have the heads that share keys, and
/// where workgroups do not fill the device twice, one that splits keys. Pointers are judged at the launch.
constexpr attention_plan plan_attention(const attention_problem& p, const attention_form& wanted,
                                        const attention_form* forms, u32 count, const attention_device& on) {
  attention_plan best;
  i64 best_rank = -1;
  for (u32 i = 0; i < count; ++i) {
    if (!is_variant_of(forms[i], wanted) || (forms[i].has_one_query && p.queries > 1)) continue;
    attention_plan next{attention_judge(p, forms[i]).judge_extents(), i, {}, 0};
    if (next.status == attention_status::ok) {
      next.grid = attention_grid_of(p, forms[i], on);
      next.workspace_bytes = attention_workspace_bytes(p, forms[i], next.grid);
      if (!next.grid.is_launchable() || p.heads >= 1 << 16)
        next.status = attention_status::too_many_workgroups;
      if (forms[i].is_split && next.grid.splits * p.batch * p.heads * p.queries > 0x7fff'ffff)
        next.status = attention_status::extent_too_large;
    }
    const i64 rank = (next.status == attention_status::ok ? 8 : 0) + (forms[i].has_one_query ? 4 : 0) +
                     (!forms[i].is_split     ? 1
                      : next.grid.splits > 1 ? 2
                                             : 0);
    if (rank > best_rank) best = next, best_rank = rank;
  }
  return best;
}

} // namespace kiln::kernel
