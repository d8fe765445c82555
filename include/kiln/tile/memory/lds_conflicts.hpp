// SPDX-License-Identifier: MIT
// Bank conflicts of an LDS access as a difference of ranks.
#pragma once

#include <kiln/isa/lds_service.hpp>
#include <kiln/tile/layout/layout.hpp>

namespace kiln::tile {

/// An LDS instruction as far as banks go. `bytes` are those at one address: 8 for ds_read2_b64.
struct lds_instruction {
  isa::arch arch = isa::arch::gfx942;
  u8 bytes = 16;
  bool reads = true;
  bool two_addresses = false; ///< ds_read2, ds_write2: one address after the other

  friend constexpr bool operator==(const lds_instruction&, const lds_instruction&) = default;
  constexpr isa::lds_service service() const { return lds_service_of(arch, bytes, reads, two_addresses); }
  /// log2 of what a lane takes of the banks, in bytes: a dword at least; 12 bytes as 16.
  constexpr u32 slot_bits() const { return bytes <= 4 ? 2 : bytes <= 8 ? 3 : 4; }
};

/// The lanes that are served with lane 0, a subspace of F2^6; the other groups are its cosets. A group is called a phase.
constexpr subspace phase_lanes(const isa::lds_service& s) {
  subspace out;
  u32 dimension = 6;
  for (u32 n = s.groups; n > 1; n /= 2) --dimension;
  const u32 group = s.group_of(0);
  for (u32 lane = 1; out.dimension != dimension; ++lane)
    if (s.group_of(lane) == group) out.insert(lane);
  return out;
}

/// What one instruction of a wave costs. An instruction with two addresses costs this for each.
struct lds_cost {
  u32 phases = 0;
  u32 degree = 1; ///< the most different slots of a phase in one bank
  isa::lds_evidence evidence = isa::lds_evidence::inferred;

  constexpr u32 cycles() const { return phases * degree; }
  constexpr u32 conflict_cycles() const { return phases * (degree - 1); }
};

/// The cost of lanes at `lane_bytes` (6 bits to an offset in bytes), whatever is added to all: for a phase space V, and
/// f(v) = offset of v in slots, g(v) = f(v) modulo the slots of a row of banks, the degree is 2^(rank f - rank g). Lanes at
/// one slot are served together, as f has no rank there. Offsets are multiples of a slot, or lanes with bytes of one dword.
constexpr lds_cost lds_cost_of(const lds_instruction& i, const bit_map& lane_bytes) {
  const isa::lds_service s = i.service();
  const u32 slot = i.slot_bits(), slots_of_banks = s.banks * 4 >> slot;
  if (i.bytes > 4)
    for (u32 bit = 0; bit < 6; ++bit)
      if ((lane_bytes.images[bit] & mask_of_bits(slot)) != 0)
        refuse(
            "lds_cost_of: lanes' offsets are no multiples of the slot; count_lds_cost counts their dwords");
  const subspace phase = phase_lanes(s);
  subspace different, in_banks;
  for (const u32 lanes : phase.with_highest) {
    if (lanes == 0) continue;
    const u32 at = (lane_bytes(lanes) ^ lane_bytes.constant) >> slot;
    different.insert(at);
    in_banks.insert(at & (slots_of_banks - 1));
  }
  return {s.groups, 1u << (different.dimension - in_banks.dimension), s.evidence};
}

/// Lanes' offsets in bytes, of a layout in memory. Offsets of 6-bit elements are no linear map of bytes: refused.
constexpr bit_map lane_bytes_of(const layout& in_memory, u32 element_bits) {
  const u32 shift = bits_of_count(element_bits);
  bit_map out = in_memory.part(place::lane);
  for (u32 i = 0; i < out.inputs; ++i) out.images[i] = static_cast<u32>((u64{out.images[i]} << shift) / 8);
  return out;
}

} // namespace kiln::tile
