// SPDX-License-Identifier: MIT
// A or B of a workgroup: from memory to registers, to LDS, and to operands of matrix instructions.
#pragma once

#include <kiln/kernel/gemm/inputs.hpp>
#include <kiln/kernel/gemm/slice_layouts.hpp>
#include <kiln/kernel/gemm/slices.hpp>
#include <kiln/kernel/gemm/slots.hpp>
#include <kiln/tile/registers/rearrange.hpp>

namespace kiln::kernel {

/// The shape of A's or B's slices.
constexpr slice_shape slice_shape_of(const gemm_form& f, const gemm_tiling& t, bool is_a) {
  return {.side = is_a ? 'm' : 'n',
          .rows = is_a ? t.rows : t.columns,
          .depth = t.depth,
          .waves = is_a ? t.waves_down : t.waves_across,
          .others = is_a ? t.waves_across : t.waves_down,
          .is_low = !is_a,
          .matrix = t.matrix,
          .bytes = bytes_of(is_a ? f.a : f.b),
          .memory_bytes = bytes_of(is_a ? f.a : f.b),
          .is_along_side = is_a ? f.transpose_a : !f.transpose_b,
          .is_shuffled = !is_a && f.is_b_shuffled};
}
/// How they lie in memory.
constexpr slice_form slice_form_of(const gemm_form& f, const gemm_tiling& t, bool is_a) {
  const slice_shape s = slice_shape_of(f, t, is_a);
  const u32 side = is_a ? f.m : f.n;
  const u32 in_16_bytes = 16 / s.memory_bytes;
  if (s.is_shuffled)
    return {.outer = 'j',
            .inner = 'i',
            .step = t.depth * 16,
            .multiple = in_16_bytes,
            .is_step_cut = f.k == 0 || f.k % t.depth != 0 || f.is_split};
  return {.outer = s.is_along_side ? 'k' : s.side,
          .inner = s.is_along_side ? s.side : 'k',
          .is_along_inner = !s.is_along_side,
          .step = t.depth,
          .multiple = is_a ? f.multiple_a : f.multiple_b,
          .is_step_cut = f.k == 0 || f.k % t.depth != 0 || f.is_split,
          .is_inner_cut = side == 0 || side % s.rows != 0};
}

/// One operand. `IsA`: A, else B.
template<gemm_form Form, gemm_tiling Tiling, bool IsA> class gemm_operand {
  static constexpr slice_shape shape = slice_shape_of(Form, Tiling, IsA);
  static constexpr slice_form form = slice_form_of(Form, Tiling, IsA);
  using memory = memory_of<IsA ? Form.a : Form.b>;
  using number = tile::number_of<memory>;
  static_assert(Tiling.depth >= 1u << shape.step_bits(),
                "gemm_tiling: a slice is less deep than one matrix instruction's 16 bytes per lane");
  static constexpr tile::layout in_lds = slice_in_lds<shape>;
  static_assert(solved_swizzle<shape>.conflicts == 0,
                "gemm_tiling: no swizzle of a slice in LDS is without bank conflicts");
  /// In memory, as loaded, and as stored to LDS.
  static constexpr tile::layout loaded = blocks_of(shape, false), stored = blocks_of(shape, true);
  static constexpr tile::layout in_memory = shape.is_shuffled ? shuffled_blocks_of(shape) : loaded;
  using slices_type = slices<in_memory, form, memory>;
  using operand_tile = tile::register_tile<number, operand_of(shape)>;

public:
  static constexpr u32 slot_bytes = shape.rows * shape.depth * shape.bytes;
  static constexpr u32 steps = shape.steps();

  /// `begin_bytes`: of its tile in a slot.
  constexpr gemm_operand(builder b, const gemm_inputs<Form>& in, u32 begin_bytes)
      : k(b),
        slices_(make_slices(b, in)),
        to_lds_(b, begin_bytes),
        from_lds_(b, begin_bytes),
        fetched_(b),
        operand_(b) {}

  /// The next slice from memory.
  constexpr void fetch() { slices_.load(fetched_); }
  /// The slice that was fetched, to LDS.
  constexpr void put(const sgpr<u32>& slot) {
    if constexpr (loaded == stored) {
      to_lds_.store(fetched_, slot);
    } else {
      auto rows = tile::rearranged<stored>(k, fetched_);
      to_lds_.store(rows, slot);
    }
  }
  /// A step of the slice that a slot has, to operand().
  constexpr void load(u32 step, const sgpr<u32>& slot) {
    constexpr u32 items = operand_tile::items / steps;
    from_lds_.load(operand_, step * items, items, slot);
  }
  constexpr const operand_tile& operand() const { return operand_; }

private:
  static constexpr slices_type make_slices(builder b, const gemm_inputs<Form>& in) {
    if constexpr (shape.is_shuffled) {
      const tile::uniform row = tile::times(in.k, 16); // a row of memory has 16 rows of B
      return {b,
              in.b,
              row.is_number() ? row : tile::uniform(row.in_sgpr(), 16),
              sixteenth(in.n),
              sixteenth(in.column),
              tile::times(in.first, 16),
              tile::times(in.last, 16)};
    } else if constexpr (IsA) {
      return {b, in.a, in.stride_a, in.m, in.row, in.first, in.last};
    } else {
      return {b, in.b, in.stride_b, in.n, in.column, in.first, in.last};
    }
  }
  static constexpr tile::uniform sixteenth(const tile::uniform& x) {
    return x.is_number() ? tile::uniform(x.number() / 16) : tile::uniform(sgpr<u32>(x.in_sgpr() / 16));
  }

  builder k;
  slices_type slices_;
  slot_access<stored, number, in_lds> to_lds_;
  slot_access<operand_of(shape), number, in_lds> from_lds_;
  tile::register_tile<number, loaded> fetched_;
  operand_tile operand_;
};

} // namespace kiln::kernel
