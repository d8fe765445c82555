// SPDX-License-Identifier: MIT
// Bank conflicts of any 64 addresses, by counting: for padded tiles, whose addresses are no linear map.
#pragma once

#include <kiln/tile/memory/lds_conflicts.hpp>

namespace kiln::tile {

/// Byte offsets of a wave's lanes.
struct lane_offsets {
  u32 of[64] = {};
};

/// Cycles of one instruction: for each phase the most different dwords in one bank, summed.
constexpr u32 count_lds_cycles(const lds_instruction& i, const lane_offsets& lanes) {
  const isa::lds_service s = i.service();
  const u32 dwords = i.bytes < 4 ? 1 : i.bytes / 4u;
  u32 cycles = 0;
  for (u32 group = 0; group < s.groups; ++group) {
    u32 first[64] = {}, next[64 * 4 + 1] = {},
        dword_of[64 * 4 + 1] = {}; // by bank: a chain of its dwords, 0 ends it
    u32 length[64] = {}, count = 0, most = 0;
    for (u32 lane = 0; lane < 64; ++lane) {
      if (s.group_of(lane) != group) continue;
      const u32 begin = lanes.of[lane] / 4;
      for (u32 dword = begin; dword < begin + dwords; ++dword) {
        const u32 bank = dword & (s.banks - 1);
        u32 seen = first[bank];
        while (seen != 0 && dword_of[seen] != dword) seen = next[seen];
        if (seen != 0) continue;
        dword_of[++count] = dword, next[count] = first[bank], first[bank] = count;
        if (++length[bank] > most) most = length[bank];
      }
    }
    cycles += most;
  }
  return cycles;
}

/// Cycles beyond those of an instruction without conflicts.
constexpr u32 count_lds_conflict_cycles(const lds_instruction& i, const lane_offsets& lanes) {
  return count_lds_cycles(i, lanes) - i.service().groups;
}

} // namespace kiln::tile
