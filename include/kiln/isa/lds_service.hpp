// SPDX-License-Identifier: MIT
// The lanes that LDS serves together, and its banks: a bank conflict counts inside one group of lanes only.
#pragma once

#include <kiln/isa/arch/facts.hpp>

namespace kiln::isa {

/// Where the groups of an instruction are from.
enum class lds_evidence : u8 {
  measured, ///< HipKittens' phase measurements (gfx950), AMD's Composable Kernel documentation (gfx942)
  inferred, ///< GCN's rule, or a neighbour's measurement
  assumed,  ///< gfx90a: none are published; gfx942's are taken
};

inline constexpr const char* lds_evidence_names[] = {"measured", "inferred", "assumed"};

/// How the lanes of one LDS instruction are served: `group_of(lane)`, one group after the other, over `banks` banks of 4 bytes.
struct lds_service {
  u32 banks = 32;
  u32 groups = 2;
  u8 shape = 0; ///< 0: groups of consecutive lanes; 1: eight groups of ds_read_b128; 2: four of gfx950's
  lds_evidence evidence = lds_evidence::inferred;

  constexpr u32 group_of(u32 lane) const {
    // {0-3,20-23} {4-7,16-19} {8-11,28-31} {12-15,24-27}, and the same in the upper half.
    constexpr u8 eighth[8] = {0, 1, 2, 3, 1, 0, 3, 2};
    // {0-3,12-15,20-27} {4-11,16-19,28-31}, and the same in the upper half.
    constexpr u8 quarter[8] = {0, 1, 1, 0, 1, 0, 0, 1};
    const u32 quad = lane % 32 / 4;
    if (shape == 1) return eighth[quad] + lane / 32 * 4;
    if (shape == 2) return quarter[quad] + lane / 32 * 2;
    return lane * groups / 64;
  }
};

/// How `bytes` bytes per lane are served, at one address or at two. Where no source covers an instruction, GCN's rule is used:
/// 32 lanes of 4 bytes, 16 of 8, 8 of 16 on 32 banks.
constexpr lds_service lds_service_of(arch a, u32 bytes, bool reads, bool two_addresses) {
  const bool gfx950 = a == arch::gfx950;
  const lds_evidence guess = is_gfx90a(a) ? lds_evidence::assumed : lds_evidence::inferred,
                     known = is_gfx90a(a) ? lds_evidence::assumed : lds_evidence::measured,
                     known_gfx950 = gfx950 ? known : guess;
  switch (bytes) {
  case 16:
    return !reads   ? lds_service{32, 8, 0, gfx950 ? guess : known}
           : gfx950 ? lds_service{64, 4, 2, known}
                    : lds_service{32, 8, 1, known};
  case 12: return reads ? lds_service{32, 8, 1, known_gfx950} : lds_service{32, 8, 0, guess};
  case 8:
    if (two_addresses) return {32, 4, 0, guess};
    return gfx950 && reads ? lds_service{64, 2, 0, known} : lds_service{32, 4, 0, known_gfx950};
  default: return {32, 2, 0, guess};
  }
}

} // namespace kiln::isa
