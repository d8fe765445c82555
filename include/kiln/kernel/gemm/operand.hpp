// SPDX-License-Identifier: MIT
// A or B of a workgroup: from memory to registers, to LDS, and to operands of matrix instructions.
#pragma once

#include <kiln/author/values/float8.hpp>
#include <kiln/kernel/gemm/inputs.hpp>
#include <kiln/kernel/gemm/slice_layouts.hpp>
#include <kiln/kernel/gemm/slices.hpp>
#include <kiln/kernel/gemm/slots.hpp>
#include <kiln/tile/registers/converted.hpp>

namespace kiln::kernel {

/// The shape of A's or B's slices. `converts`: LDS has them as bf16.
constexpr slice_shape slice_shape_of(const gemm_form& f, const gemm_tiling& t, bool is_a, bool converts) {
  return {.side = is_a ? 'm' : 'n',
          .rows = is_a ? t.rows : t.columns,
          .depth = t.depth,
          .waves = is_a ? t.waves_down : t.waves_across,
          .others = is_a ? t.waves_across : t.waves_down,
          .is_low = !is_a,
          .matrix = t.matrix,
          .bytes = converts ? 2 : bytes_of(is_a ? f.a : f.b),
          .memory_bytes = bytes_of(is_a ? f.a : f.b),
          .is_along_side = is_a ? f.transpose_a : !f.transpose_b,
          .is_shuffled = !is_a && f.is_b_shuffled};
}
/// How they lie in memory.
constexpr slice_form slice_form_of(const gemm_form& f, const gemm_tiling& t, bool is_a, bool converts) {
  const slice_shape s = slice_shape_of(f, t, is_a, converts);
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

/// fp8 and bf8 of the OCP forms as bf16, which has all their numbers.
template<float8 Kind, tile::layout L, class T>
constexpr tile::register_tile<bf16, L> as_bf16(builder k, const tile::register_tile<T, L>& t) {
  tile::register_tile<bf16, L> out(k);
  for (u32 i = 0; i < t.registers.size(); ++i) {
    const auto codes = as<u32>(t.registers[i]);
    for (u32 half = 0; half < 2; ++half) {
      auto low = author::decode_float8<Kind>(codes >> (half * 16)),
           high = author::decode_float8<Kind>(codes >> (half * 16 + 8));
      out.registers[i * 2 + half] = as<bf16x2>((as<u32>(low) >> 16) | (as<u32>(high) & 0xffff0000u));
    }
  }
  return out;
}

/// One operand. `IsA`: A, else B. `Converts`: the target has no matrix instructions of its type.
template<gemm_form Form, gemm_tiling Tiling, bool IsA, bool Converts> class gemm_operand {
  static constexpr slice_shape shape = slice_shape_of(Form, Tiling, IsA, Converts);
  static constexpr slice_form form = slice_form_of(Form, Tiling, IsA, Converts);
  using memory = memory_of<IsA ? Form.a : Form.b>;
  using fetched = tile::number_of<memory>;
  using number = author::choose<Converts, bf16, fetched>;
  static constexpr float8 kind = (IsA ? Form.a : Form.b) == gemm_number::fp8 ? float8::e4m3 : float8::e5m2;
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

  /// `begin_bytes`: of its tile in a slot, or in LDS where slots are no_slot.
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
  constexpr void put(u32 slot) {
    if constexpr (Converts)
      put_rows(as_bf16<kind>(k, fetched_), slot);
    else
      put_rows(fetched_, slot);
  }
  /// A step of the slice that a slot has, to operand().
  constexpr void load(u32 step, u32 slot) {
    constexpr u32 items = operand_tile::items / steps;
    from_lds_.load(operand_, step * items, items, slot);
  }
  constexpr const operand_tile& operand() const { return operand_; }

private:
  constexpr void put_rows(const tile::register_tile<number, loaded>& t, u32 slot) {
    if constexpr (loaded == stored) {
      to_lds_.store(t, slot);
    } else {
      auto rows = tile::converted<stored>(k, t);
      to_lds_.store(rows, slot);
    }
  }
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
  tile::register_tile<fetched, loaded> fetched_;
  operand_tile operand_;
};

} // namespace kiln::kernel
