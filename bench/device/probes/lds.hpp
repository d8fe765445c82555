// SPDX-License-Identifier: MIT
// Probes of LDS: latencies, the ports' rates, and how many commands wait at a port.
#pragma once

#include "machine.hpp"
#include "measuring_kernel.hpp"

namespace kiln::probes {

inline constexpr u32 one_bank = 256; ///< bytes between addresses of one bank, of 32 banks or 64

/// Byte address of each lane: the first `lanes` lanes read different rows of one bank, the others what lane 0 reads.
constexpr vgpr<u32> conflict(const frame& f, u32 lanes) {
  auto address = f.k.vgpr<u32>();
  auto mask = f.k.sgpr<u64>();
  f.k.v_lshlrev_b32(address, 8, f.lane);
  f.k.v_cmp_gt_u32(mask, lanes, f.lane);
  f.k.v_cndmask_b32(address, 0, address, mask);
  return address;
}

/// Reads of lanes that meet in one bank: `conflicts[i]` lanes. Of each: 8 and 24 reads with a wait after each, then 16 and 48
/// reads without, which take the time that one keeps the port.
template<u32 LaneBytes> struct reads_in_one_bank {
  static constexpr u32 conflicts[] = {12, 13, 14, 15, 16, 17, 18, 20}, count = 8;
  static constexpr u32 work_items = 64, sections = 4 * count, active_simds = 1;
  static constexpr u32 waited = 8, waited_added = 16, queued = 16, queued_added = 32;
  vgpr<u32, count> address;
  vgpr<b32, 4> value;
  constexpr explicit reads_in_one_bank(const frame& f)
      : address(f.k.vgpr<u32, count>()), value(f.k.vgpr<b32, 4>()) {
    (void)f.k.lds<u32>(one_bank / 4 * wave_items);
    for (u32 i = 0; i < count; ++i) f.k.v_mov_b32(address[i], conflict(f, conflicts[i]));
  }
  constexpr void write(const frame& f, u32 section) const {
    const u32 which = section / 4, kind = section % 4;
    const bool waits = kind < 2;
    const u32 reads = waits ? waited + kind * waited_added : queued + (kind - 2) * queued_added;
    for (u32 i = 0; i < reads; ++i) {
      if (LaneBytes == 4)
        f.k.ds_read_b32(value[0], address[which]);
      else
        f.k.ds_read_b128(value, address[which]);
      if (waits) f.k.s_waitcnt(lgkmcnt(0));
    }
    f.drain();
  }
  constexpr void next(const frame&) const {}
};
using narrow_reads = reads_in_one_bank<4>;
using wide_reads = reads_in_one_bank<16>;

/// The latency includes the wait after the read, and the time at the port of a read without conflicts.
template<class Sections, class Machine> void find_lds_latency_of(Machine& m, parameter p, double at_port) {
  const section_times t = m.template run<Sections>();
  const double wait = m.found[parameter::wait_cycles];
  std::vector<lengthened> all;
  for (u32 i = 0; i < Sections::count; ++i) {
    const double seen = t.between(4 * i, 4 * i + 1) / Sections::waited_added - wait,
                 service = t.between(4 * i + 2, 4 * i + 3) / Sections::queued_added;
    all.push_back({.added = std::max(0.0, service - at_port), .seen = seen});
  }
  m.found.set(p, find_latency(all) + wait);
}
template<class Machine> void find_lds_latency(Machine& m) {
  find_lds_latency_of<narrow_reads>(m, parameter::lds_latency_b32, 4);
  find_lds_latency_of<wide_reads>(m, parameter::lds_latency_b128, 16);
}

/// Two waves on each active SIMD, 16 bytes of each lane without conflicts.
template<bool Writes, u32 Simds> struct lds_stream {
  static constexpr u32 work_items = 512, sections = 2, active_simds = Simds, first = 16, added = 128;
  static constexpr u32 bytes = 2 * __builtin_popcount(Simds) * wave_items * 16; ///< of one repetition
  vgpr<u32> address;
  vgpr<b32, 4> value;
  constexpr explicit lds_stream(const frame& f) : address(f.k.vgpr<u32>()), value(f.k.vgpr<b32, 4>()) {
    (void)f.k.lds<u32>(wave_items * 4 * work_items / wave_items);
    auto offset = f.k.sgpr<u32>();
    f.k.s_lshl_b32(offset, f.wave, 10);
    f.k.v_lshlrev_b32(address, 4, f.lane);
    f.k.v_add_u32(address, offset, address);
    for (u32 i = 0; i < 4; ++i) f.k.v_mov_b32(value[i], 0);
  }
  constexpr void write(const frame& f, u32 section) const {
    for (u32 i = 0; i < first + section * added; ++i)
      if (Writes)
        f.k.ds_write_b128(address, value);
      else
        f.k.ds_read_b128(value, address);
    f.drain();
  }
  constexpr void next(const frame&) const {}
};
using lds_reads_0_1 = lds_stream<false, 0b0011>;
using lds_reads_0_2 = lds_stream<false, 0b0101>;
using lds_reads_0_3 = lds_stream<false, 0b1001>;
using lds_reads_0 = lds_stream<false, 0b0001>;
using lds_writes_0 = lds_stream<true, 0b0001>;

template<class Sections, class Machine> double lds_rate(Machine& m) {
  return Sections::bytes * Sections::added / m.template run<Sections>().between(0, 1);
}
template<class Machine> void find_lds_read_rate(Machine& m) {
  m.found.set(parameter::lds_port_bytes, lds_rate<lds_reads_0>(m));
}
template<class Machine> void find_lds_write_rate(Machine& m) {
  m.found.set(parameter::lds_write_port_bytes, lds_rate<lds_writes_0>(m));
}

/// Section i issues i + 1 reads, each of which keeps the port for 64 clocks, and does not wait for them.
struct queued_reads {
  static constexpr u32 work_items = 64, sections = 16, active_simds = 1;
  vgpr<u32> address, value;
  constexpr explicit queued_reads(const frame& f) : address(conflict(f, wave_items)), value(f.k.vgpr<u32>()) {
    (void)f.k.lds<u32>(one_bank / 4 * wave_items);
  }
  constexpr void write(const frame& f, u32 section) const {
    for (u32 i = 0; i <= section; ++i) f.k.ds_read_b32(value, address);
  }
  constexpr void next(const frame&) const {}
};

/// A read begins when the ones before it have left the port; the queue takes it when it has room. So the last one, number
/// sections - 1 from 0, is issued sections - 1 - queue services after the first.
template<class Machine> void find_lds_queue(Machine& m) {
  constexpr u32 last = queued_reads::sections - 1;
  constexpr double half_a_turn = turn_cycles / 2.0;
  const section_times t = m.template run<queued_reads>();
  m.found.set(parameter::lds_queue,
              std::round(last - (t.between(0, last) - half_a_turn) / t.between(last - 1, last)));
}

} // namespace kiln::probes
