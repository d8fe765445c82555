// SPDX-License-Identifier: MIT
// Accesses of a tile in LDS, and what of them a swizzle may change.
#pragma once

#include <kiln/tile/memory/access_plan.hpp>
#include <kiln/tile/memory/lds_conflicts.hpp>

namespace kiln::tile {

/// Instructions by which waves read or write a tile in LDS. Only lanes matter for conflicts: other items and other waves are
/// the same access at another constant.
struct tile_access {
  lds_instruction instruction;
  layout
      registers; ///< the elements at each lane's address: tile::addresses_of_transposed_read for transposed reads
  u32 weight = 1; ///< of its conflicts: instructions, or iterations
};
inline constexpr u32 most_tile_accesses = 12;

/// The vectors of one access that conflicts depend on: for the phase space V of its instruction, a basis of V's offsets in
/// echelon form (no two have one highest bit), without those that change only the place in a slot.
struct phase_vectors {
  subspace offsets;           ///< in elements; lower bits than a slot are 0
  u32 slot_bits = 0;          ///< log2 of the elements of a slot
  u32 bank_mask = 0;          ///< of an offset in slots: the slots of a row of banks
  u32 cycles_of_conflict = 0; ///< weight * phases, for each degree above 1

  /// The banks' slot of an offset.
  constexpr u32 slot(u32 offset) const { return offset >> slot_bits & bank_mask; }
};

/// For a tile with the layout `memory` of elements of `element_bits` bits. Refuses accesses that no instruction of their width
/// could make, because their elements are not neighbours in memory.
constexpr phase_vectors phase_vectors_of(const tile_access& a, const layout& memory, u32 element_bits) {
  const layout at = in_memory(a.registers, memory);
  const isa::lds_service service = a.instruction.service();
  const u32 bits = a.instruction.bytes * 8u;
  if (at.bits(place::lane) != 6) refuse("tile_access: a layout of registers has 64 lanes");
  const u32 elements = bits_of_count((bits + element_bits - 1) / element_bits);
  if (bits > element_bits && vector_bits_of(at, elements) != elements)
    refuse("tile_access: an instruction's elements are no neighbours in the tile");
  phase_vectors out;
  const u32 slot_bytes_bits = a.instruction.slot_bits();
  out.slot_bits = slot_bytes_bits + 3 - bits_of_count(element_bits);
  out.bank_mask = (service.banks * 4 >> slot_bytes_bits) - 1;
  out.cycles_of_conflict = a.weight * service.groups * (a.instruction.two_addresses ? 2 : 1);
  const bit_map lanes = at.part(place::lane);
  for (const u32 lane : phase_lanes(service).with_highest)
    if (lane != 0) out.offsets.insert(lanes(lane) >> out.slot_bits << out.slot_bits);
  return out;
}

} // namespace kiln::tile
