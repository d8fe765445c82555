// SPDX-License-Identifier: MIT
// The layouts of a slice of A or B on its way from memory through LDS to matrix instructions.
#pragma once

#include <kiln/kernel/gemm/form.hpp>
#include <kiln/kernel/gemm/tiling.hpp>
#include <kiln/tile/layout/make.hpp>
#include <kiln/tile/matrix/operands.hpp>
#include <kiln/tile/swizzle/solve_swizzle.hpp>

namespace kiln::kernel {

/// One operand of a workgroup. Structural.
struct slice_shape {
  char side = 'm';                 ///< the coordinate that is not k: m of A, n of B
  u32 rows = 256, depth = 64;      ///< of the slice, along side and k
  u32 waves = 2, others = 2;       ///< waves along side, and along the other operand's side
  bool is_low = false;             ///< the low bits of a wave's number count the waves along side
  u32 matrix = 16;                 ///< rows of a matrix instruction
  u32 bytes = 2, memory_bytes = 2; ///< of an element in LDS and in memory
  bool is_along_side = false;      ///< memory has neighbours along side, not along k
  bool is_shuffled = false;        ///< see gemm_form

  constexpr u32 side_bits() const { return tile::bits_of_count(rows); }
  constexpr u32 k_bits() const { return tile::bits_of_count(depth); }
  constexpr u32 wave_bits() const { return tile::bits_of_count(waves * others); }
  /// log2 of the elements in 16 bytes of LDS.
  constexpr u32 vector() const { return tile::bits_of_count(16 / bytes); }
  constexpr u32 memory_vector() const { return tile::bits_of_count(16 / memory_bytes); }
  constexpr u32 matrix_bits() const { return tile::bits_of_count(matrix); }
  /// log2 of the depth of a step: 16 bytes of each lane.
  constexpr u32 step_bits() const { return vector() + 6 - matrix_bits(); }
  constexpr u32 steps() const { return 1u << (k_bits() - step_bits()); }

  friend constexpr bool operator==(const slice_shape&, const slice_shape&) = default;
};

/// Operand A or B of matrix instructions: in each step of k a lane has 16 bytes along k of each tile. Items are those, then
/// tiles, then steps.
constexpr tile::layout operand_of(const slice_shape& s) {
  using tile::place;
  tile::layout out;
  tile::extend(out, s.side, s.side_bits()), tile::extend(out, 'k', s.k_bits());
  const u32 waves = tile::bits_of_count(s.waves), others = tile::bits_of_count(s.others);
  tile::append_run(out, place::item, 'k', 0, s.vector());
  tile::append_run(out, place::item, s.side, s.matrix_bits(), s.side_bits() - waves);
  tile::append_run(out, place::item, 'k', s.step_bits(), s.k_bits());
  tile::append_run(out, place::lane, s.side, 0, s.matrix_bits());
  tile::append_run(out, place::lane, 'k', s.vector(), s.step_bits());
  const auto of_others = [&] {
    for (u32 i = 0; i < others; ++i) tile::append(out, place::wave, 0);
  };
  if (!s.is_low) of_others();
  tile::append_run(out, place::wave, s.side, s.side_bits() - waves, s.side_bits());
  if (s.is_low) of_others();
  return out;
}

/// How lanes take a slice from memory. A lane has a block of 2^along_k by 2^along_side elements.
struct block_bits {
  u32 along_k, along_side;
};
constexpr block_bits block_of(const slice_shape& s) {
  const u32 all = s.side_bits() + s.k_bits(), held = 6 + s.wave_bits();
  const u32 least = s.bytes < 4 ? tile::bits_of_count(4 / s.bytes) : 0; // to fill registers
  const u32 share = all > held + 2 * least ? all - held : 2 * least;
  if (!s.is_along_side) return {s.vector(), 0};
  const u32 of_k = (share + 1) / 2 < s.vector() ? (share + 1) / 2 : s.vector();
  const u32 rest = share - of_k;
  return {of_k, rest < s.vector() ? rest : s.vector()};
}
/// The slice in registers: the lanes' blocks, `k_first` or side first; lanes then follow memory, waves follow lanes, and
/// further items are the rest. Lanes and waves for which nothing is left hold copies.
constexpr tile::layout blocks_of(const slice_shape& s, bool k_first) {
  using tile::place;
  const block_bits block = block_of(s);
  tile::layout out;
  tile::extend(out, s.side, s.side_bits()), tile::extend(out, 'k', s.k_bits());
  u32 bits[tile::bit_map::capacity] = {}, count = 0;
  const auto add = [&](char name, u32 first, u32 end) {
    for (; first < end; ++first) bits[count++] = 1u << (out.first_bit(name) + first);
  };
  if (k_first) add('k', 0, block.along_k);
  add(s.side, 0, block.along_side);
  if (!k_first) add('k', 0, block.along_k);
  const u32 in_block = count;
  if (s.is_along_side) {
    add('k', block.along_k, s.vector()); // lanes that share 16 bytes of LDS write at once
    add(s.side, block.along_side, s.side_bits());
    add('k', s.vector(), s.k_bits());
  } else if (s.is_shuffled) {
    add(s.side, 0, 4);
    add('k', block.along_k, s.k_bits());
    add(s.side, 4, s.side_bits());
  } else {
    add('k', block.along_k, s.k_bits());
    add(s.side, 0, s.side_bits());
  }
  const u32 held = 6 + s.wave_bits();
  for (u32 i = 0; i < count || i < in_block + held; ++i)
    tile::append(out,
                 i < in_block          ? place::item
                 : i < in_block + 6    ? place::lane
                 : i < in_block + held ? place::wave
                                       : place::item,
                 i < count ? bits[i] : 0);
  return out;
}
/// The same with the coordinates of shuffled memory: rows j of 16 rows of B, elements i.
constexpr tile::layout shuffled_blocks_of(const slice_shape& s) {
  const tile::layout from = blocks_of(s, true);
  tile::layout out;
  tile::extend(out, 'i', s.k_bits() + 4), tile::extend(out, 'j', s.side_bits() - 4);
  for (u32 p = 0; p < tile::place_count; ++p)
    for (u32 bit = 0; bit < from.place_bits[p]; ++bit) {
      const u32 image = from.image(static_cast<tile::place>(p), bit), side = from.coordinate(image, s.side),
                k = from.coordinate(image, 'k');
      const u32 low = k & tile::mask_of_bits(s.memory_vector());
      const u32 i = low | (side & 15) << s.memory_vector() | (k ^ low) << 4;
      tile::append(out, static_cast<tile::place>(p),
                   i << out.first_bit('i') | (side >> 4) << out.first_bit('j'));
    }
  return out;
}

/// The slice in LDS: rows of k, swizzled so that neither its writer nor its reader has bank conflicts on any target, where
/// there is such a swizzle.
constexpr tile::swizzle_solution swizzle_of(const slice_shape& s) {
  const tile::layout rows = tile::row_major(s.side, s.side_bits(), 'k', s.k_bits());
  const tile::layout written = blocks_of(s, true), read = operand_of(s);
  const u8 write_bytes = static_cast<u8>(s.bytes << block_of(s).along_k);
  const tile::tile_access accesses[] = {
      {{isa::arch::gfx90a, write_bytes, false}, written}, {{isa::arch::gfx90a, 16}, read},
      {{isa::arch::gfx942, write_bytes, false}, written}, {{isa::arch::gfx942, 16}, read},
      {{isa::arch::gfx950, write_bytes, false}, written}, {{isa::arch::gfx950, 16}, read}};
  return tile::solve_swizzle(rows, s.k_bits(), s.bytes * 8, accesses);
}
template<slice_shape S> inline constexpr tile::swizzle_solution solved_swizzle = swizzle_of(S);
template<slice_shape S>
inline constexpr tile::layout slice_in_lds =
    tile::swizzled(tile::row_major(S.side, S.side_bits(), 'k', S.k_bits()), solved_swizzle<S>.swizzle);

} // namespace kiln::kernel
