// SPDX-License-Identifier: MIT
// Padding of a tile in LDS: elements left out after each run of elements, and the padding with the fewest bank conflicts.
#pragma once

#include <kiln/tile/swizzle/tile_access.hpp>

namespace kiln::tile {

/// Offset o of an element becomes o + (o >> run_bits) * pad. Not linear, but of offsets without a common bit the sum of both is
/// that of their sum, so constants of items stay constants.
struct padding {
  u32 run_bits = 0; ///< log2 of the elements before each pad
  u32 pad = 0;      ///< elements

  friend constexpr bool operator==(const padding&, const padding&) = default;
  constexpr u32 operator()(u32 offset) const { return offset + (offset >> run_bits) * pad; }
  /// Elements of a tile that has 2^offset_bits without padding; the last pad is needed by none.
  constexpr u32 elements(u32 offset_bits) const { return (*this)((1u << offset_bits) - 1) + 1; }
};

/// The offsets of one instruction's lanes, phase by phase, each once: lanes at one offset are served together.
class phase_offsets {
public:
  constexpr phase_offsets() = default;
  constexpr phase_offsets(const tile_access& a, const layout& memory, u32 element_bits)
      : vectors_(phase_vectors_of(a, memory, element_bits)) {
    const layout at = in_memory(a.registers, memory);
    if (!is_permutation(at.map))
      refuse("padding: a tile that is padded has no swizzle, and its accesses none either");
    const bit_map lanes = at.part(place::lane);
    const subspace phase = phase_lanes(a.instruction.service()), others = complement(phase, 6);
    append_span(lanes, others, first_, phases_);
    subspace distinct;
    for (const u32 lane : phase.with_highest)
      if (lane != 0 && distinct.insert(lanes(lane) >> vectors_.slot_bits)) {
        for (u32 i = 0; i < lanes_; ++i) offset_[lanes_ + i] = offset_[i] ^ lanes(lane);
        lanes_ *= 2;
      }
  }

  constexpr const phase_vectors& vectors() const { return vectors_; }

  /// Cycles beyond those without conflicts, times the access's weight.
  constexpr u32 conflicts(const padding& p) const {
    u32 out = 0;
    for (u32 phase = 0; phase < phases_; ++phase) {
      u32 taken[32] = {}, most = 1; // by slot of the banks
      for (u32 i = 0; i < lanes_; ++i) {
        const u32 slot = vectors_.slot(p(first_[phase] ^ offset_[i]));
        if (++taken[slot] > most) most = taken[slot];
      }
      out += most - 1;
    }
    return out * (vectors_.cycles_of_conflict / phases_);
  }

private:
  static constexpr void append_span(const bit_map& lanes, const subspace& of, u32* to, u32& count) {
    for (const u32 lane : of.with_highest)
      if (lane != 0) {
        for (u32 i = 0; i < count; ++i) to[count + i] = to[i] ^ lanes(lane);
        count *= 2;
      }
  }

  phase_vectors vectors_;
  u32 first_[64] = {}, phases_ = 1; ///< offset of a lane of each phase
  u32 offset_[64] = {}, lanes_ = 1; ///< of a phase's lanes, relative to it
};

struct padding_solution {
  tile::padding padding;
  u32 conflicts = 0; ///< cycles of one instruction of each access, times its weight
  u32 elements = 0;  ///< that the tile takes
  isa::lds_evidence evidence = isa::lds_evidence::measured;
  u32 tried = 0; ///< paddings that were counted; others are larger than one without conflicts
};

/// Pads may be after runs of 2^least_run_bits to 2^most_run_bits elements: of a row's, or of several rows'. With LDS-DMA the
/// least is what one instruction of a wave writes, 64 lanes of 4 or 16 bytes.
struct padding_space {
  u32 least_run_bits = 0, most_run_bits = 0;
};

/// Tries all pads below a row of banks that keep each access aligned to its width, and none. Of those with the fewest
/// conflicts the tile is the smallest. Conflicts are counted for 64 lanes, as a padded tile is no linear map.
template<u32 Count>
constexpr padding_solution solve_padding(const layout& memory, u32 element_bits,
                                         const tile_access (&accesses)[Count], const padding_space& space) {
  padding_solution out;
  phase_offsets offsets[Count];
  u32 alignment_bits = 0, row_of_banks = 0;
  for (u32 i = 0; i < Count; ++i) {
    offsets[i] = phase_offsets(accesses[i], memory, element_bits);
    const phase_vectors& v = offsets[i].vectors();
    if (v.slot_bits > alignment_bits) alignment_bits = v.slot_bits;
    if ((v.bank_mask + 1) << v.slot_bits > row_of_banks) row_of_banks = (v.bank_mask + 1) << v.slot_bits;
    const isa::lds_evidence evidence = accesses[i].instruction.service().evidence;
    if (evidence > out.evidence) out.evidence = evidence;
  }
  const u32 offset_bits = memory.bits(place::offset);
  out.conflicts = ~0u;
  const auto try_padding = [&](const padding& p) {
    const u32 elements = p.elements(offset_bits);
    if (out.conflicts == 0 && elements >= out.elements) return;
    ++out.tried;
    u32 conflicts = 0;
    for (u32 i = 0; i < Count && conflicts <= out.conflicts; ++i) conflicts += offsets[i].conflicts(p);
    if (conflicts > out.conflicts || (conflicts == out.conflicts && elements >= out.elements)) return;
    out.padding = p, out.conflicts = conflicts, out.elements = elements;
  };
  try_padding({space.most_run_bits, 0});
  for (u32 run = space.most_run_bits + 1; run-- > space.least_run_bits;)
    for (u32 pad = 1u << alignment_bits; pad < row_of_banks; pad += 1u << alignment_bits)
      try_padding({run, pad});
  return out;
}

} // namespace kiln::tile
