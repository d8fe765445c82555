// SPDX-License-Identifier: MIT
// A or B in slices of k, from memory to registers, one after the other.
#pragma once

#include <kiln/kernel/gemm/memory_block.hpp>

namespace kiln::kernel {

/// How slices lie in memory.
struct slice_form {
  char outer = 'm', inner = 'k'; ///< coordinates of rows in memory and of elements in them
  bool is_along_inner = true;    ///< slices follow one another in a row; else they are rows
  u32 step = 64;                 ///< elements or rows of a slice
  u32 multiple = 1;              ///< of rows and their stride, in elements
  bool is_step_cut = true;       ///< the last slice may be shorter
  bool is_inner_cut = true;      ///< with is_along_inner false: rows may end within the tile

  friend constexpr bool operator==(const slice_form&, const slice_form&) = default;
};

/// Slices with the layout L. All extents are below 2^31, and what a slice spans is less than 2 GiB.
template<tile::layout L, slice_form Form, class M> class slices {
  static constexpr u32 bytes = tile::bytes_of<tile::number_of<M>>;

public:
  /// `across` is the extent of the coordinate that slices do not follow, `origin` where the tile begins in it; slices go from
  /// `first` to `last`.
  constexpr slices(builder k, const arg<const M*>& pointer, const tile::uniform& stride,
                   const tile::uniform& across, const tile::uniform& origin, const tile::uniform& first,
                   const tile::uniform& last)
      : k_(k),
        left_(k.sgpr<i32>()),
        block_(k, begin(pointer, stride, origin, first), stride, size(stride, across, origin, first, last)),
        step_bytes_(tile::times(block_.stride_bytes(), Form.step)) {
    set_left(tile::left_of(last, first, 0x7fff'ffff));
    if constexpr (!Form.is_along_inner && Form.is_inner_cut)
      block_.keep_below(tile::left_of(across, origin, 0x7fff'ffff));
  }

  /// The next slice to a tile, whatever its coordinates are called: zeros beyond the end of A or B.
  template<class Tile> constexpr void load(Tile& to) {
    if constexpr (Form.is_along_inner && Form.is_step_cut) block_.keep_below(left_);
    block_.load(to.registers.first_dword(), 0, Tile::items);
    advance();
  }

private:
  static constexpr author::handle<ir::bank::sgpr, u64> begin(const arg<const M*>& pointer,
                                                             const tile::uniform& stride,
                                                             const tile::uniform& origin,
                                                             const tile::uniform& first) {
    const author::handle<ir::bank::sgpr, u64> all = as<u64>(pointer);
    const tile::uniform &row = Form.is_along_inner ? origin : first,
                        &element = Form.is_along_inner ? first : origin;
    const auto at_row = row.is(0) ? all : tile::moved_by(all, row, tile::times(stride, bytes));
    return element.is(0) ? at_row : tile::moved_by(at_row, element, bytes);
  }
  /// Bytes from the begin to the last row's end.
  static constexpr tile::uniform size(const tile::uniform& stride, const tile::uniform& across,
                                      const tile::uniform& origin, const tile::uniform& first,
                                      const tile::uniform& last) {
    const tile::uniform rows = Form.is_along_inner ? tile::left_of(across, origin, L.extent(Form.outer))
                                                   : tile::left_of(last, first, Form.step);
    const tile::uniform all = tile::times(rows, tile::times(stride, bytes));
    if (!Form.is_along_inner) return all;                              // rows beyond the last begin after it
    if (Form.is_step_cut) return less(all, tile::times(first, bytes)); // lanes are masked beyond `last`
    // Without masks the last row ends where A or B does, not with its stride.
    return less(all, tile::times(less(stride, less(last, first)), bytes));
  }
  static constexpr tile::uniform less(const tile::uniform& a, const tile::uniform& b) {
    if (b.is(0)) return a;
    if (a.is_number() && b.is_number()) return {a.number() - b.number(), a.where};
    if (a.is_number()) return {sgpr<u32>(a.number() - b.in_sgpr()), a.where};
    if (b.is_number()) return {sgpr<u32>(a.in_sgpr() - b.number()), a.where};
    return {sgpr<u32>(a.in_sgpr() - b.in_sgpr()), a.where};
  }
  constexpr void set_left(const tile::uniform& left) {
    if (left.is_number())
      left_ = static_cast<i32>(left.number());
    else
      left_ = as<i32>(left.in_sgpr());
  }
  constexpr void advance() {
    buffer& memory = block_.memory();
    left_ -= static_cast<i32>(Form.step);
    if constexpr (Form.is_along_inner) {
      memory.advance(Form.step * bytes);
    } else {
      if (step_bytes_.is_number())
        memory.move_base(step_bytes_.number());
      else
        memory.move_base(step_bytes_.in_sgpr());
      const tile::uniform rows(max(min(left_, static_cast<i32>(Form.step)), 0));
      const tile::uniform all = tile::times(rows, block_.stride_bytes());
      memory.size_bytes() = all.in_sgpr();
    }
  }

  builder k_;
  sgpr<i32> left_; ///< along k, from the next slice's begin on
  memory_block<L, Form.outer, Form.inner, Form.multiple, M> block_;
  tile::uniform step_bytes_;
};

} // namespace kiln::kernel
