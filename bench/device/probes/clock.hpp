// SPDX-License-Identifier: MIT
// A kernel that finds the shader clock: s_memtime counts it, s_memrealtime a constant clock (CDNA3 ISA, 8).
#pragma once

#include <kiln/kiln.hpp>

namespace kiln::probes {

inline constexpr u32 clock_readings = 4; ///< shader and constant clock, then both again

/// `rounds`: each takes 1024 cycles and a few more.
constexpr void read_clocks(builder k, arg<u64*> out, arg<u32> rounds) {
  k.s_waitcnt(lgkmcnt(0));
  auto left = k.sgpr<u32>(rounds);
  auto clocks = k.sgpr<u64, clock_readings>();
  const auto read = [&](u32 first) {
    k.s_memtime(clocks[first]);
    k.s_memrealtime(clocks[first + 1]);
    k.s_waitcnt(lgkmcnt(0));
  };
  read(0);
  const auto top = k.label();
  k.place(top);
  for (u32 i = 0; i < 16; ++i) k.s_nop(15);
  k.s_sub_u32(left, left, 1);
  k.goto_if(left != 0, top);
  read(2);
  auto place = k.vgpr<u32>(0);
  auto value = k.vgpr<u32, 2>();
  for (u32 i = 0; i < clock_readings; ++i) {
    for (u32 word = 0; word < 2; ++word) k.v_mov_b32(value[word], as<u32>(clocks[i])[word]);
    k.global_store_dwordx2(place, value, out, offset(8 * i));
    k.s_waitcnt(vmcnt(0));
  }
}

/// `constant_mhz`: of s_memrealtime, 100 on these targets.
constexpr double mhz_of(const u64 (&clocks)[clock_readings], double constant_mhz) {
  return static_cast<double>(clocks[2] - clocks[0]) / static_cast<double>(clocks[3] - clocks[1]) *
         constant_mhz;
}

} // namespace kiln::probes
