// SPDX-License-Identifier: MIT
// Operands of MFMA and SMFMAC instructions: number formats, and which lane and item holds which element. Source: CDNA3 and
// CDNA4 ISA manuals 7.1 to 7.5; docs/matrix_layouts.md has the source of each layout.
#pragma once

#include <kiln/sim/exec/vector.hpp>
#include <kiln/sim/format/small_float.hpp>

namespace kiln::sim::detail {

constexpr u32 item_width(matrix_format f) {
  switch (f) {
  case matrix_format::f64: return 64;
  case matrix_format::f32:
  case matrix_format::xf32: return 32;
  case matrix_format::f16:
  case matrix_format::bf16: return 16;
  case matrix_format::fp6:
  case matrix_format::bf6: return 6;
  case matrix_format::fp4: return 4;
  default: return 8;
  }
}

/// f32 rounded to 10 fraction bits.
constexpr f32 to_xf32(f32 x) {
  const u32 bits = bits_of(x);
  if ((bits & 0x7f80'0000u) == 0x7f80'0000u) return x;
  return f32_of((bits + 0xfffu + (bits >> 13 & 1)) & ~0x1fffu);
}

constexpr f32 decode_item(u32 bits, matrix_format f, bool ocp) {
  switch (f) {
  case matrix_format::f32: return f32_of(bits);
  case matrix_format::xf32: return to_xf32(f32_of(bits));
  case matrix_format::f16: return to_f32(half{static_cast<u16>(bits)});
  case matrix_format::bf16: return to_f32(bfloat{static_cast<u16>(bits)});
  case matrix_format::fp8: return ocp ? fp8_ocp::decode(bits) : fp8_fnuz::decode(bits);
  case matrix_format::bf8: return ocp ? bf8_ocp::decode(bits) : bf8_fnuz::decode(bits);
  case matrix_format::fp6: return fp6_e2m3::decode(bits);
  case matrix_format::bf6: return bf6_e3m2::decode(bits);
  case matrix_format::fp4: return fp4_e2m1::decode(bits);
  default: return 0;
  }
}

/// Item `item` of a lane's registers, `width` bits wide.
constexpr u64 item_bits(const lanes* registers, u32 lane, u32 item, u32 width) {
  const u32 at = item * width, first = at / 32, shift = at % 32;
  u64 value = registers[first].lane[lane];
  if (shift + width > 32) value |= static_cast<u64>(registers[first + 1].lane[lane]) << 32;
  return width == 64 ? value : value >> shift & ((u64{1} << width) - 1);
}

/// A or B of a matrix instruction, seen from the lanes. Lane `lane` belongs to row (of B: column) lane % side, block
/// lane / side % blocks and lane group lane / side / blocks.
struct operand_shape {
  u32 side = 0;   ///< M of A, N of B
  u32 depth = 0;  ///< K
  u32 blocks = 0; ///< products of the instruction
  u32 items = 0;  ///< elements a lane has a place for: side * depth * blocks / 64
  matrix_format format = matrix_format::f32;
  bool halves = false; ///< a lane's items are two runs, half of K apart

  /// K of an item of a lane group: they stand in a row (7.1.4), or in two runs (docs/matrix_layouts.md).
  constexpr u32 depth_of(u32 group, u32 item) const {
    if (!halves) return group * items + item;
    const u32 run = items / 2;
    return item / run * (depth / 2) + group * run + item % run;
  }
};

constexpr operand_shape shape_of(const matrix_shape& s, u32 side, matrix_format format) {
  const u32 items = u32{s.k} * side * s.blocks / wave_lanes;
  // Eight registers, which f8f6f4 of 8 bits and B of the longer SMFMAC fill, have four for each half of K.
  return {side, s.k, s.blocks, items, format, items * item_width(format) == 8 * 32};
}
constexpr operand_shape shape_of_a(const matrix_shape& s) {
  operand_shape a = shape_of(s, s.m, s.a);
  a.halves &= !s.sparse; // half of it is stored, in a row
  return a;
}
constexpr operand_shape shape_of_b(const matrix_shape& s) { return shape_of(s, s.n, s.b); }

/// Lane that the B operand of `lane` comes from, by BLGP (CDNA3 ISA manual, table 29).
constexpr u32 b_lane(u32 lane, u32 blgp) {
  switch (blgp) {
  case 1: return lane & 31;
  case 2: return lane | 32;
  case 3: return (lane + 16) & 63;
  case 4:
  case 5:
  case 6:
  case 7: return (lane & 15) + 16 * (blgp - 4);
  default: return lane;
  }
}
/// Lane that the A operand of `lane` comes from: CBSZ groups of blocks share the one that ABID names.
constexpr u32 a_lane(u32 lane, const operand_shape& s, u32 cbsz, u32 abid) {
  const u32 run = lane / s.side, block = run % s.blocks;
  const u32 source = (block & ~((1u << cbsz) - 1)) + abid;
  return (run - block + source) * s.side + lane % s.side;
}

/// All elements of an operand, depth outermost: value[(block * depth + k) * side + i].
template<class Number> struct operand_rows {
  static constexpr u32 capacity = 2048;
  Number value[capacity];
};

/// Positions that the sparse index gives to a lane's stored items: two of each four.
constexpr u32 dense_position(u32 item, u32 index_bits) {
  return item / 2 * 4 + (index_bits >> (2 * item) & 3);
}

/// An element's bits as a number to multiply.
template<class Number> constexpr Number number_of(u64 bits, matrix_format f, bool ocp) {
  if constexpr (__is_same(Number, f64))
    return f64_of(bits);
  else if constexpr (__is_same(Number, i32))
    return static_cast<i8>(bits); // NOLINT(bugprone-signed-char-misuse): 8 bits with a sign
  else
    return decode_item(static_cast<u32>(bits), f, ocp);
}

/// Reads an operand as it lies in the registers, any format.
template<class Number>
constexpr void read_rows(const lanes* registers, const operand_shape& s, bool ocp,
                         operand_rows<Number>& out) {
  const u32 width = item_width(s.format);
  for (u32 lane = 0; lane < wave_lanes; ++lane) {
    const u32 run = lane / s.side, block = run % s.blocks, group = run / s.blocks;
    for (u32 item = 0; item < s.items; ++item)
      out.value[(block * s.depth + s.depth_of(group, item)) * s.side + lane % s.side] =
          number_of<Number>(item_bits(registers, lane, item, width), s.format, ocp);
  }
}

/// Reads the A operand of a sparse form: half of the items are stored, each lane's index says which.
template<class Number>
constexpr void read_sparse_rows(const lanes* registers, const lanes& index, u32 index_shift,
                                const operand_shape& s, bool ocp, operand_rows<Number>& out) {
  const u32 width = item_width(s.format);
  for (u32 i = 0; i < s.side * s.depth; ++i) out.value[i] = Number(0);
  for (u32 lane = 0; lane < wave_lanes; ++lane)
    for (u32 item = 0; item < s.items / 2; ++item) {
      const u32 position = dense_position(item, index.lane[lane] >> index_shift);
      out.value[s.depth_of(lane / s.side, position) * s.side + lane % s.side] =
          number_of<Number>(item_bits(registers, lane, item, width), s.format, ocp);
    }
}

} // namespace kiln::sim::detail
