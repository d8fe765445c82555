// SPDX-License-Identifier: MIT
// Blocks of rows that the workgroups of a head of attention take by turns.
#pragma once

#include <kiln/author/dsl.hpp>

namespace kiln::kernel {

/// Workgroups along x take a block each in their order, then in the other one, and so on, as long as blocks are left: after two
/// turns all have as much to do where work grows evenly with the rows, as under a causal window. Later rows come first. Each
/// head begins with another workgroup, as workgroups go round the XCDs.
class attention_turns {
public:
  constexpr attention_turns(builder b, const sgpr<i32>& rows, u32 height)
      : k(b),
        height_(static_cast<i32>(height)),
        across_(b.sgpr<i32>(b.grid_dim.x)),
        blocks_(b.sgpr<i32>((rows + (height_ - 1)) / height_)),
        place_(b.sgpr<i32>((b.block_idx.x + b.block_idx.y + b.block_idx.z) % across_)),
        fold_(b.sgpr<i32>(across_ * 2 - 1)) {}

  constexpr auto are_left() const { return place_ < blocks_; }
  /// Of the block; beyond all rows if none is left.
  constexpr sgpr<i32> first_row() const {
    auto first = k.sgpr<i32>((blocks_ - 1 - place_) * height_);
    k.if_(first < 0, [&] { first = blocks_ * height_; });
    return first;
  }
  constexpr void advance() {
    place_ = fold_ - place_;
    fold_ += across_ * 2;
  }

private:
  builder k;
  i32 height_;
  sgpr<i32> across_, blocks_;
  sgpr<i32> place_, fold_; ///< in the order of the work, and the sum of this place and the next
};

} // namespace kiln::kernel
