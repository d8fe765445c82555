// SPDX-License-Identifier: MIT
// Probes that find which of several rules holds. Where none of them fits, none is set.
#pragma once

#include "matrix.hpp"
#include "vector_memory.hpp"

namespace kiln::probes {

/// Waves 0 and 4, both on SIMD 0, with plain vector instructions alone.
struct two_vector_waves {
  static constexpr u32 work_items = 320, sections = 1, active_simds = 0b0001, other_wave = 4, count = 256;
  vector_registers registers;
  constexpr explicit two_vector_waves(const frame& f) : registers(f) {}
  constexpr void write(const frame& f, u32) const {
    for (u32 i = 0; i < count; ++i) plain_instruction::write(f.k, registers.x);
  }
  constexpr void next(const frame&) const {}
};
/// Oldest first: one wave is through in half of the time.
template<class Machine> void find_arbitration(Machine& m) {
  const section_times t = m.template run<two_vector_waves>();
  const double one = t.of_wave(0, 0), other = t.of_wave(two_vector_waves::other_wave, 0);
  const double share = std::min(one, other) / std::max(one, other);
  if (share > 0.4 && share < 0.65) m.found.set(parameter::arbitration, 0);
  if (share > 0.85) m.found.set(parameter::arbitration, 1);
}

/// Wave 0 reads LDS, wave 4, on the same SIMD, loads what is in L1; each by one lane. Section 0: the reads alone, 1: the loads
/// alone, 2: both. Sections 3 to 5 are the same, 4 bytes shifted.
struct lds_beside_loads {
  static constexpr u32 work_items = 320, sections = 6, active_simds = 0b0001, reads = 128, loads = 64;
  vgpr<u32> offset, value;
  constexpr explicit lds_beside_loads(const frame& f) : offset(f.k.vgpr<u32>(0)), value(f.k.vgpr<u32>(0)) {
    (void)f.k.lds<u32>(1);
  }
  constexpr void write(const frame& f, u32 section) const {
    const u32 kind = section % 3;
    enable(f, true);
    if (section >= 3) f.k.s_nop(0);
    const auto of_the_other = f.k.label(), both_end = f.k.label();
    f.k.goto_if(f.wave != 0, of_the_other);
    for (u32 i = 0; kind != 1 && i < reads; ++i) f.k.ds_read_b32(value, offset);
    f.k.goto_(both_end);
    f.k.place(of_the_other);
    for (u32 i = 0; kind != 0 && i < loads; ++i) f.k.global_load_ubyte(value, offset, f.data);
    f.k.place(both_end);
    enable(f, false);
    if (section < 3) f.k.s_nop(0);
  }
  constexpr void next(const frame&) const {}
};
template<class Machine> void find_memory_slots(Machine& m) {
  const section_times t = m.template run<lds_beside_loads>();
  const auto longer = [&](u32 first) { return t.of(first + 2) / std::max(t.of(first), t.of(first + 1)); };
  const double together = std::max(longer(0), longer(3));
  if (together > 1.3) m.found.set(parameter::memory_slots, 1);
  if (together < 1.15) m.found.set(parameter::memory_slots, 2);
}

/// Two SIMDs that share a port take twice as long.
template<class Machine> void find_lds_port_pairs(Machine& m) {
  const double alone = m.template run<lds_reads_0>().between(0, 1);
  const double longer[] = {m.template run<lds_reads_0_1>().between(0, 1) / alone,
                           m.template run<lds_reads_0_2>().between(0, 1) / alone,
                           m.template run<lds_reads_0_3>().between(0, 1) / alone};
  u32 sharing = 0, with = 0;
  for (u32 i = 0; i < 3; ++i)
    if (longer[i] > 1.6) ++sharing, with = i + 1;
  if (sharing == 1) m.found.set(parameter::lds_port_pairs, with);
}

} // namespace kiln::probes
