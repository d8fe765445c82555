// SPDX-License-Identifier: MIT
// The exclusive-or swizzle of a tile in LDS with the fewest bank conflicts over all its accesses, and the proof of the number.
#pragma once

#include <kiln/support/text.hpp>
#include <kiln/tile/swizzle/swizzle_search.hpp>

namespace kiln::tile {

/// Why no swizzle of the space that was searched has fewer conflicts.
enum class swizzle_proof : u8 {
  none,       ///< the search ended early
  bound,      ///< each access alone would have as many
  exhaustion, ///< all others were tried, or excluded by what conflicts already
};

inline constexpr const char* swizzle_proof_names[] = {"none", "bound", "exhaustion"};

struct swizzle_solution {
  xor_swizzle swizzle;
  u32 conflicts = 0;                    ///< cycles of one instruction of each access, times its weight
  u32 degrees[most_tile_accesses] = {}; ///< of each access: 1 is without conflicts
  swizzle_proof proof = swizzle_proof::none;
  isa::lds_evidence evidence = isa::lds_evidence::measured; ///< the weakest of the accesses' phases
  u32 tried = 0;                                            ///< nodes of the search tree that were entered
};

/// "granule ^ 1 4 2 3 by offset bits from 6; degrees 1 1 2; 4 conflict cycles; proof: bound; phases: measured".
constexpr text_buffer text_of(const swizzle_solution& s) {
  text_buffer out;
  u32 first = 0, end = s.swizzle.offset_bits;
  while (end != 0 && s.swizzle.changes[end - 1] == 0) --end;
  while (first < end && s.swizzle.changes[first] == 0) ++first;
  out << "granule ^";
  for (u32 i = first; i < end; ++i) out << ' ' << s.swizzle.changes[i];
  out << " by offset bits from " << first << "; degrees";
  for (u32 i = 0; i < most_tile_accesses && s.degrees[i] != 0; ++i) out << ' ' << s.degrees[i];
  return out << "; " << s.conflicts
             << " conflict cycles; proof: " << swizzle_proof_names[static_cast<u32>(s.proof)]
             << "; phases: " << isa::lds_evidence_names[static_cast<u32>(s.evidence)];
}

/// A search is cached by its variable: `inline constexpr swizzle_solution solved = solve_swizzle(...)`, a variable template
/// where it depends on a layout, is calculated once in a unit, however many kernels use it, with steps of its own. A call in a
/// kernel function is calculated for each kernel, with the kernel's steps.
///
/// Searches one space for a tile of `memory` with elements of `element_bits` bits. The search ends early when it has entered
/// `most_tried` nodes; the default keeps the constant below 100,000 steps of clang's evaluator.
template<u32 Count>
constexpr swizzle_solution solve_swizzle(const layout& memory, u32 element_bits,
                                         const tile_access (&accesses)[Count], const swizzle_space& space,
                                         u32 most_tried = 720 / Count) {
  if (space.field_bits > 5)
    refuse("solve_swizzle: a swizzle changes at most 5 bits of a granule's number; take larger granules",
           space.field_bits);
  swizzle_search search(space, memory.bits(place::offset), most_tried);
  for (const tile_access& a : accesses) {
    if (a.instruction.bytes * 8u > element_bits << space.granule_bits)
      refuse("solve_swizzle: an instruction accesses more than a granule, which a swizzle keeps whole");
    search.add(phase_vectors_of(a, memory, element_bits));
  }
  swizzle_solution out;
  if (search.run()) out.proof = search.is_bound() ? swizzle_proof::bound : swizzle_proof::exhaustion;
  out.swizzle = search.swizzle();
  out.tried = search.tried();
  // The number itself is that of the finished layout, by ranks.
  const layout with_swizzle = swizzled(memory, out.swizzle);
  for (u32 i = 0; i < Count; ++i) {
    const tile_access& a = accesses[i];
    const lds_cost cost =
        lds_cost_of(a.instruction, lane_bytes_of(in_memory(a.registers, with_swizzle), element_bits));
    out.degrees[i] = cost.degree;
    out.conflicts += a.weight * cost.conflict_cycles() * (a.instruction.two_addresses ? 2 : 1);
    if (cost.evidence > out.evidence) out.evidence = cost.evidence;
  }
  return out;
}

/// For a tile whose rows have 2^column_bits neighbouring elements. Granules of `granule_bytes` stay whole and, if that
/// suffices, in their row: LDS-DMA then loads the same lines in another order. Where rows are narrower than the banks are wide,
/// granules may move to other rows if that has fewer conflicts.
template<u32 Count>
constexpr swizzle_solution solve_swizzle(const layout& memory, u32 column_bits, u32 element_bits,
                                         const tile_access (&accesses)[Count], u32 granule_bytes = 16) {
  u32 banks = 32;
  for (const tile_access& a : accesses)
    if (a.instruction.service().banks > banks) banks = a.instruction.service().banks;
  const u32 granule = bits_of_count(granule_bytes * 8 / element_bits),
            row_of_banks = bits_of_count(banks * 32 / element_bits);
  if (granule >= row_of_banks)
    refuse("solve_swizzle: a granule is as wide as the banks, so moving it changes nothing");
  const u32 narrower = column_bits < row_of_banks ? column_bits : row_of_banks;
  const u32 in_row = narrower > granule ? narrower - granule : 0;
  const u32 first_row = column_bits > granule ? column_bits : granule;
  const swizzle_solution narrow = solve_swizzle(memory, element_bits, accesses, {granule, in_row, first_row});
  if (narrow.conflicts == 0 || column_bits >= row_of_banks) return narrow;
  const swizzle_solution wide =
      solve_swizzle(memory, element_bits, accesses, {granule, row_of_banks - granule, first_row});
  swizzle_solution out = wide.conflicts < narrow.conflicts ? wide : narrow;
  out.proof = wide.proof; // the wide space has all swizzles of the narrow one
  return out;
}

} // namespace kiln::tile
