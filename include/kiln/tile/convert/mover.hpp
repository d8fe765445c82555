// SPDX-License-Identifier: MIT
// What moves elements between registers and lanes, as maps of places.
#pragma once

#include <kiln/tile/layout/layout.hpp>

namespace kiln::tile {

enum class mover : u8 {
  rename,          ///< registers under other names, some perhaps twice: no instruction
  byte_permute,    ///< v_perm_b32: bytes of registers of one lane
  permlane16_swap, ///< gfx950: v_permlane16_swap_b32, a bit of the register's number with lane bit 4
  permlane32_swap, ///< gfx950: v_permlane32_swap_b32, with lane bit 5
  dpp_exchange,    ///< a bit of the register's number with lane bit 0 to 3: selects of DPP operands
  lds_exchange,    ///< with lane bit 4 or 5: selects, and ds_swizzle_b32 or ds_bpermute_b32
  dpp,      ///< a lane reads another of its row of 16: quad_perm, row_half_mirror, row_mirror, row_ror:8
  bpermute, ///< ds_bpermute_b32: a lane reads any other
  lds,      ///< written to LDS and read again; with a barrier if waves exchange
};
inline constexpr const char* mover_names[] = {
    "rename",   "byte_permute", "permlane16_swap", "permlane32_swap", "dpp_exchange", "lds_exchange", "dpp",
    "bpermute", "lds"};

/// Places of a register layout: bits of the item's number, of the lane's, of the wave's, in this order.
struct place_space {
  u32 item_bits = 0, wave_bits = 0;
  u32 element_bits = 32;

  constexpr u32 bits() const { return item_bits + 6 + wave_bits; }
  constexpr u32 items() const { return mask_of_bits(item_bits); }
  constexpr u32 lanes() const { return 63u << item_bits; }
  constexpr u32 lane_bit(u32 bit) const { return item_bits + bit; }
  /// Item bits within a register, and within a byte.
  constexpr u32 bits_in_register() const {
    const u32 bits = element_bits < 32 ? bits_of_count(32 / element_bits) : 0;
    return bits < item_bits ? bits : item_bits;
  }
  constexpr u32 bits_in_byte() const { return element_bits < 8 ? bits_of_count(8 / element_bits) : 0; }
  /// 32-bit registers of a lane.
  constexpr u32 registers() const {
    const u32 bits = element_bits << item_bits;
    return bits < 32 ? 1 : bits / 32;
  }
};

/// One mover: place after it -> place before it of the same element. Cost: quarters of a VALU instruction for each 32-bit
/// register, estimated from instruction counts; an LDS instruction counts as two of the VALU, a round trip as three.
struct move {
  mover by = mover::rename;
  bit_map map;
  u32 cost = 0;
};

/// Bits `a` and `b` of the place exchanged.
constexpr bit_map exchange_map(const place_space& s, u32 a, u32 b) {
  bit_map out = identity(s.bits());
  out.images[a] = 1u << b, out.images[b] = 1u << a;
  return out;
}

/// The cheapest exchange of a bit of the register's number with a lane's bit. DPP: two selects for two registers; lanes 4 apart
/// are reached by row_shl and row_shr. Through LDS: three selects and one LDS instruction for two registers.
constexpr move exchange_move(const place_space& s, bool has_permlane_swap, u32 item_bit, u32 lane_bit) {
  move out{mover::dpp_exchange, exchange_map(s, item_bit, s.lane_bit(lane_bit)), 4};
  if (lane_bit >= 4 && has_permlane_swap) {
    out.by = lane_bit == 4 ? mover::permlane16_swap : mover::permlane32_swap;
    out.cost = 2;
  } else if (lane_bit >= 4) {
    out.by = mover::lds_exchange;
    out.cost = 10;
  }
  return out;
}

/// DPP instructions by which a lane reads lane ^ mask, for masks to 15: quad_perm has 1 to 3, row_half_mirror 7, row_ror:8 8,
/// row_mirror 15; others take two.
constexpr u32 dpp_moves(u32 mask) {
  return mask == 0 ? 0 : mask <= 3 || mask == 7 || mask == 8 || mask == 15 ? 1 : 2;
}

/// The cheapest move of lanes by an affine map of the lane's number, the same for all registers.
constexpr move lane_move(const place_space& s, const bit_map& lanes) {
  move out{mover::bpermute, identity(s.bits()), 8};
  out.map.constant = lanes.constant << s.item_bits;
  bool quads = true, plain = true; // only within a quad; an exclusive-or
  for (u32 i = 0; i < 6; ++i) {
    out.map.images[s.lane_bit(i)] = lanes.images[i] << s.item_bits;
    plain &= lanes.images[i] == 1u << i;
    quads &= i < 2 ? lanes.images[i] <= 3 : lanes.images[i] == 1u << i;
  }
  if ((quads && lanes.constant <= 3) || (plain && lanes.constant <= 15)) {
    out.by = mover::dpp;
    out.cost = quads && lanes.constant <= 3 ? 4 : 4 * dpp_moves(lanes.constant);
  }
  return out;
}

} // namespace kiln::tile
