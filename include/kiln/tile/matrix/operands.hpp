// SPDX-License-Identifier: MIT
// Layouts of the operands of MFMA and SMFMAC instructions. docs/matrix_layouts.md has the source of each.
#pragma once

#include <kiln/tile/layout/change.hpp>
#include <kiln/tile/matrix/instruction.hpp>

namespace kiln::tile {

/// Appends bits of one coordinate, from bit `first` to bit `end` - 1, to a place.
constexpr void append_run(layout& l, place p, char name, u32 first, u32 end) {
  for (u32 bit = first; bit < end; ++bit) append(l, p, 1u << (l.first_bit(name) + bit));
}

/// A (m,k) or B (k,n), whose rows or columns are `side`: with KL = K side blocks / 64 items per lane, element (i,k) of block b
/// is in lane i + side (b + blocks (k / KL)), item k mod KL (CDNA3 ISA manual, 7.1.4). Two exceptions:
/// - eight registers (8-bit f8f6f4, B of the longer SMFMAC) are four registers for each half of K;
/// - A of SMFMAC stores two of each four in k: in place of k's two low bits an item has p, which of the two it is.
constexpr layout operand_layout(const matrix_instruction& i, char side_name, u32 side, u32 element_bits,
                                bool stores_half) {
  layout out;
  const u32 side_bits = bits_of_count(side), block_bits = bits_of_count(i.blocks),
            k_bits = bits_of_count(i.k);
  const u32 item_bits = k_bits + side_bits + block_bits - 6;
  const bool two_runs = !stores_half && (element_bits << item_bits) == 8 * 32;
  extend(out, side_name, side_bits), extend(out, 'b', block_bits), extend(out, 'k', k_bits);
  if (stores_half) {
    extend(out, 'p', 1);
    append_run(out, place::item, 'p', 0, 1);
  }
  const u32 run = item_bits - (two_runs ? 1 : 0);
  append_run(out, place::item, 'k', stores_half ? 2 : 0, run);
  if (two_runs) append_run(out, place::item, 'k', k_bits - 1, k_bits);
  append_run(out, place::lane, side_name, 0, side_bits);
  append_run(out, place::lane, 'b', 0, block_bits);
  append_run(out, place::lane, 'k', run, k_bits - (two_runs ? 1 : 0));
  return out;
}

constexpr layout a_layout(const matrix_instruction& i) {
  return operand_layout(i, 'm', i.m, i.a_bits, i.sparse);
}
constexpr layout b_layout(const matrix_instruction& i) {
  return operand_layout(i, 'n', i.n, i.b_bits, false);
}

/// C and D (m,n): lanes are columns, and rows come in groups of 4 (of f64: 1), which fill the lanes' groups first and the
/// items after them, then the blocks. The four blocks of f64 4x4x4 lie side by side, as their inputs do.
constexpr layout d_layout(const matrix_instruction& i) {
  layout out;
  const u32 m_bits = bits_of_count(i.m), n_bits = bits_of_count(i.n), block_bits = bits_of_count(i.blocks);
  const u32 group_bits = i.d_bits == 64 ? 0 : 2, lane_bits = 6 - n_bits;
  extend(out, 'm', m_bits), extend(out, 'n', n_bits), extend(out, 'b', block_bits);
  append_run(out, place::item, 'm', 0, group_bits);
  append_run(out, place::lane, 'n', 0, n_bits);
  u32 next = 0; // rows' groups and blocks: the first go to lanes
  const auto spread = [&](char name, u32 first, u32 end) {
    for (; first < end; ++first)
      append_run(out, next++ < lane_bits ? place::lane : place::item, name, first, first + 1);
  };
  if (group_bits == 0) spread('b', 0, block_bits);
  spread('m', group_bits, m_bits);
  if (group_bits != 0) spread('b', 0, block_bits);
  return out;
}

/// Scales of A (or of B, with n for m): lane i + M s has that of row i, k from 32 s on. One byte of a register, whatever the
/// element's format.
constexpr layout scale_layout(const matrix_instruction& i, char side_name = 'm') {
  layout out;
  const u32 side_bits = bits_of_count(side_name == 'm' ? i.m : i.n), scale_bits = bits_of_count(i.k) - 5;
  extend(out, side_name, side_bits), extend(out, 's', scale_bits);
  append_run(out, place::lane, side_name, 0, side_bits);
  append_run(out, place::lane, 's', 0, scale_bits);
  return out;
}

/// Positions of a sparse A's stored items among the four: 2 bits in the lane's index register for each item of a_layout(), the
/// first item's lowest.
constexpr layout index_layout(const matrix_instruction& i) { return a_layout(i); }

/// The lane whose A each lane uses with CBSZ and ABID: in groups of 2^CBSZ blocks, all use that of block ABID.
constexpr bit_map a_source_lane(const matrix_instruction& i, u32 cbsz, u32 abid) {
  if (!i.broadcasts || 1u << cbsz > i.blocks) refuse("a_source_lane: 2^CBSZ is at most the number of blocks");
  bit_map out = identity(6);
  for (u32 bit = 0; bit < cbsz; ++bit) out.images[bits_of_count(i.m) + bit] = 0;
  out.constant = abid << bits_of_count(i.m);
  return out;
}
/// The lane whose B each lane uses with BLGP (CDNA3 ISA manual, table 29): all of them; the first or the second 32; the lane
/// 16 further, in rotation; one quarter.
constexpr bit_map b_source_lane(u32 blgp) {
  bit_map out = identity(6);
  if (blgp == 3) return out.images[4] = 48, out.constant = 16, out;
  if (blgp != 0) out.images[5] = 0;
  if (blgp >= 4) out.images[4] = 0, out.constant = 16 * (blgp - 4);
  if (blgp == 2) out.constant = 32;
  return out;
}

} // namespace kiln::tile
