// SPDX-License-Identifier: MIT
// A copy of the work-item id, so that what is computed from it after a loop takes no register before the loop's end.
#pragma once

#include <kiln/author/builder.hpp>

namespace kiln {

/// From here on kernel() is the same kernel with the work-item id along x in a register of its own. share_expressions would
/// hold what is computed from one id both before and after a loop in registers while the loop runs. One instruction. All
/// lanes must be enabled.
class work_item_copy {
  author::three<vgpr<i32>> item_;
  builder kernel_;

public:
  constexpr explicit work_item_copy(builder k, source at = source::here())
      : item_{k.vgpr<i32>(at), same(k.thread_idx.y), same(k.thread_idx.z)}, kernel_(k, item_) {
    k.v_mov_b32(item_.x, k.thread_idx.x, at);
  }
  work_item_copy(const work_item_copy&) = delete;
  work_item_copy& operator=(const work_item_copy&) = delete;

  constexpr builder kernel() const { return kernel_; }

private:
  /// The same register.
  static constexpr vgpr<i32> same(const vgpr<i32>& x) { return {x.program_draft(), x.first_dword()}; }
};

} // namespace kiln
