// SPDX-License-Identifier: MIT
// The choice between a swizzle and a padding for a tile in LDS.
#pragma once

#include <kiln/tile/memory/lds_dma.hpp>
#include <kiln/tile/swizzle/padding.hpp>
#include <kiln/tile/swizzle/solve_swizzle.hpp>

namespace kiln::tile {

/// What has the fewest conflict cycles over all accesses, and of those the fewest bytes.
struct lds_layout_choice {
  bool is_padded = false;
  xor_swizzle swizzle;                       ///< if it is not padded; perhaps without any change
  tile::padding padding;                     ///< if it is
  u32 conflicts = 0;                         ///< cycles of one instruction of each access, times its weight
  u32 elements = 0;                          ///< that the tile takes
  swizzle_proof proof = swizzle_proof::none; ///< why nothing that was searched has fewer conflicts
  isa::lds_evidence evidence = isa::lds_evidence::measured;
};

/// "swizzle, no padding; 4096 elements; 0 conflict cycles; ..." or "padding: 2 elements after each 64; ...".
constexpr text_buffer text_of(const lds_layout_choice& c) {
  text_buffer out;
  if (c.is_padded)
    out << "padding: " << c.padding.pad << " elements after each " << (1u << c.padding.run_bits);
  else
    out << "swizzle, no padding";
  return out << "; " << c.elements << " elements; " << c.conflicts
             << " conflict cycles; proof: " << swizzle_proof_names[static_cast<u32>(c.proof)]
             << "; phases: " << isa::lds_evidence_names[static_cast<u32>(c.evidence)];
}

/// A swizzle takes no bytes; only if `swizzle`, solve_swizzle()'s solution, leaves conflicts, paddings after each row of
/// 2^column_bits neighbouring elements are counted. With `dma_bytes` a lane (4 or 16) of LDS-DMA, which writes what 64 lanes
/// load without a gap, pads come after as much at least; a swizzle then goes to the addresses in memory, see dma_source(). A
/// tile that some access sees through exclusive-ors is not padded. At most 100,000 steps of clang's evaluator beside those of
/// the solution: both are constants of their own.
template<u32 Count>
constexpr lds_layout_choice choose_lds_layout(const swizzle_solution& swizzle, const layout& memory,
                                              u32 column_bits, u32 element_bits,
                                              const tile_access (&accesses)[Count], u32 dma_bytes = 0) {
  lds_layout_choice out;
  out.swizzle = swizzle.swizzle, out.conflicts = swizzle.conflicts, out.proof = swizzle.proof;
  out.evidence = swizzle.evidence, out.elements = 1u << memory.bits(place::offset);
  bool can_pad = swizzle.conflicts != 0;
  for (const tile_access& a : accesses) can_pad &= is_permutation(in_memory(a.registers, memory).map);
  const u32 of_dma = dma_bytes == 0 ? 0 : dma_item_bits(element_bits, dma_bytes) + 6;
  const u32 run = of_dma > column_bits ? of_dma : column_bits;
  if (!can_pad || run >= memory.bits(place::offset)) return out;
  const padding_solution padded = solve_padding(memory, element_bits, accesses, {run, run});
  if (out.proof == swizzle_proof::bound) out.proof = swizzle_proof::exhaustion; // a bound of swizzles alone
  if (padded.conflicts >= out.conflicts) return out;
  out.is_padded = true, out.padding = padded.padding;
  out.conflicts = padded.conflicts, out.elements = padded.elements;
  if (out.conflicts == 0) out.proof = swizzle_proof::bound;
  return out;
}

/// The same with the swizzle solved here, in granules of the widest access, 8 bytes at least.
template<u32 Count>
constexpr lds_layout_choice choose_lds_layout(const layout& memory, u32 column_bits, u32 element_bits,
                                              const tile_access (&accesses)[Count], u32 dma_bytes = 0) {
  u32 granule_bytes = 8;
  for (const tile_access& a : accesses)
    if (a.instruction.bytes > granule_bytes) granule_bytes = 16;
  return choose_lds_layout(solve_swizzle(memory, column_bits, element_bits, accesses, granule_bytes), memory,
                           column_bits, element_bits, accesses, dma_bytes);
}

} // namespace kiln::tile
