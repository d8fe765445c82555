// SPDX-License-Identifier: MIT
// Tiles whose items change their order in the registers of a lane.
#pragma once

#include <kiln/author/values/lane_value.hpp>
#include <kiln/tile/registers/item_match.hpp>
#include <kiln/tile/registers/register_tile.hpp>

namespace kiln::tile {

/// Bytes picked from two registers: v_perm_b32, byte i of the result is byte `selector >> 8 i & 255` of them, 0 to 3 of `low`.
constexpr u32 picked_bytes(builder k, u32 high, u32 low, u32 selector, source at) {
  const auto out = k.vgpr<b32>();
  const auto bits = [&](u32 first) {
    return selection::reg_operand(ir::bank::vgpr, first, isa::element::bits, at);
  };
  const sgpr<b32> chosen = k.sgpr<b32>(static_cast<i64>(selector));
  k.emit(isa::mn::v_perm_b32, emit::operand(out, at), bits(high), bits(low), emit::operand(chosen, at));
  return out.first_dword();
}

/// The same tile with its items in another order: layout To has the lanes and waves of L, and its item bits in any order.
/// 16-bit numbers take one v_perm_b32 per register, 8-bit numbers 3, wider ones a move.
template<layout To, class T, layout L>
constexpr register_tile<T, To> rearranged(builder k, const register_tile<T, L>& t,
                                          source at = source::here()) {
  constexpr item_match order = match(To, L);
  static_assert(is_reordered(To, L), "rearranged: the layouts differ in more than the order of items");
  const author::lines_of_call call(k.program_draft(), at);
  register_tile<T, To> out(k, at);
  constexpr u32 bytes = bytes_of<T>;
  const u32 from = t.registers.first_dword();
  if constexpr (bytes >= 4) {
    constexpr u32 dwords = bytes / 4;
    for (u32 item = 0; item < register_tile<T, To>::items; ++item)
      selection::move(k.program_draft(), part_of(out, item * dwords, dwords, at),
                      part_of(t, order(item) * dwords, dwords, at));
  } else {
    constexpr u32 each = 4 / bytes;
    for (u32 r = 0; r < register_tile<T, To>::items / each; ++r) {
      u32 source_register[each] = {}, source_byte[each] = {};
      for (u32 i = 0; i < each; ++i) {
        const u32 item = order(r * each + i);
        source_register[i] = from + item / each, source_byte[i] = item % each * bytes;
      }
      // Two registers at once: bytes 0 to 3 are those of the first item's register.
      const auto pair = [&](u32 i, u32 j) {
        u32 selector = 0x0c0c0c0c; // zero bytes
        for (u32 n = i;; n = j) {
          for (u32 b = 0; b < bytes; ++b) {
            const u32 place = (n * bytes + b) * 8;
            const u32 byte = source_byte[n] + b + (source_register[n] == source_register[i] ? 0 : 4);
            selector = (selector & ~(0xffu << place)) | byte << place;
          }
          if (n == j) break;
        }
        return picked_bytes(k, source_register[j], source_register[i], selector, at);
      };
      u32 made = pair(0, 1);
      if constexpr (each == 4) made = picked_bytes(k, pair(2, 3), made, 0x07060100, at);
      selection::move(k.program_draft(), part_of(out, r, 1, at),
                      selection::reg_operand(ir::bank::vgpr, made, isa::element::bits, at));
    }
  }
  return out;
}

} // namespace kiln::tile
