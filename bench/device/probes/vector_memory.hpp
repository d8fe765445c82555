// SPDX-License-Identifier: MIT
// Probes of the vector memory path of a compute unit: issue, rates of L1, queues, stores and loads to LDS.
#pragma once

#include "lds.hpp"

namespace kiln::probes {

/// One lane enabled, or all.
constexpr void enable(const frame& f, bool one) {
  if (one)
    f.k.s_mov_b64(exec, 1);
  else
    f.k.s_mov_b64(exec, -1);
}

/// Loads or stores of one byte of one lane, from L1 or to one line. Few enough that no queue is full.
template<bool Stores> struct single_lane {
  static constexpr u32 work_items = 64, sections = 2, active_simds = 1, first = 2, added = 12;
  vgpr<u32> offset, value;
  constexpr explicit single_lane(const frame& f) : offset(f.k.vgpr<u32>(0)), value(f.k.vgpr<u32>(0)) {}
  constexpr void write(const frame& f, u32 section) const {
    enable(f, true);
    for (u32 i = 0; i < first + section * added; ++i)
      if (Stores)
        f.k.global_store_byte(offset, value, f.data);
      else
        f.k.global_load_ubyte(value, offset, f.data);
    enable(f, false);
  }
  constexpr void next(const frame&) const {}
};
using loads_of_one_lane = single_lane<false>;
using stores_of_one_lane = single_lane<true>;

template<class Machine> void find_vmem_issue(Machine& m) {
  m.found.set(parameter::vmem_issue_cycles,
              in_turns(m.template run<loads_of_one_lane>().between(0, 1) / loads_of_one_lane::added));
}
template<class Machine> void find_store_issue(Machine& m) {
  m.found.set(parameter::store_issue_cycles,
              in_turns(m.template run<stores_of_one_lane>().between(0, 1) / stores_of_one_lane::added));
}

/// Two waves on each SIMD load what is in L1, with contiguous lanes. Sections 2 and 3 as 0 and 1, 4 bytes shifted.
template<u32 LaneBytes> struct l1_stream {
  static constexpr u32 work_items = 512, sections = 4, active_simds = 0b1111, first = 64, added = 256;
  static constexpr u32 waves = work_items / wave_items;
  vgpr<u32> offset;
  vgpr<b32, 4> value;
  constexpr explicit l1_stream(const frame& f) : offset(f.k.vgpr<u32>()), value(f.k.vgpr<b32, 4>()) {
    auto base = f.k.sgpr<u32>();
    f.k.s_mul_i32(base, f.wave, LaneBytes * wave_items);
    f.k.v_lshlrev_b32(offset, LaneBytes == 16 ? 4 : 0, f.lane);
    f.k.v_add_u32(offset, base, offset);
  }
  constexpr void write(const frame& f, u32 section) const {
    if (section >= 2) f.k.s_nop(0);
    for (u32 i = 0; i < first + section % 2 * added; ++i)
      if (LaneBytes == 16)
        f.k.global_load_dwordx4(value, offset, f.data);
      else
        f.k.global_load_ubyte(value[0], offset, f.data);
    f.drain();
    if (section < 2) f.k.s_nop(0);
  }
  constexpr void next(const frame&) const {}
};
using l1_wide_stream = l1_stream<16>;
using l1_narrow_stream = l1_stream<1>;

template<class Machine> void find_l1_bandwidth(Machine& m) {
  constexpr double bytes = l1_wide_stream::waves * l1_wide_stream::added * wave_items * 16;
  m.found.set(parameter::l1_bytes, bytes / m.template run<l1_wide_stream>().shorter_of_two());
}
/// Of one byte each, lanes take longer at the address side than their data on the way back.
template<class Machine> void find_l1_lanes(Machine& m) {
  constexpr double lanes = l1_narrow_stream::waves * l1_narrow_stream::added * wave_items;
  m.found.set(parameter::l1_lanes, lanes / m.template run<l1_narrow_stream>().shorter_of_two());
}

/// Section i issues `fewest` + i loads of lines that no cache has, and does not wait for them.
struct queued_loads {
  static constexpr u32 work_items = 64, sections = 20, active_simds = 1, fewest = 46;
  static constexpr u32 line = 128, in_reach = 4096 / line, section_bytes = 4 * 4096;
  vgpr<u32> offset, value;
  constexpr explicit queued_loads(const frame& f) : offset(f.k.vgpr<u32>(0)), value(f.k.vgpr<u32>()) {}
  constexpr void write(const frame& f, u32 section) const {
    enable(f, true);
    auto part = f.k.vgpr<u32, 4>();
    f.k.s_nop(0); // the code between two clock readings is a multiple of 8 bytes long
    for (u32 i = 0; i < 4; ++i) f.k.v_add_u32(part[i], 4096 * i, offset);
    f.k.v_add_u32(offset, section_bytes, offset);
    for (u32 i = 0; i < fewest + section; ++i)
      f.k.global_load_dword(value, part[i / in_reach], f.data, kiln::offset(i % in_reach * line));
    enable(f, false);
  }
  constexpr void next(const frame&) const {}
};
/// The load that has to wait for the first one's data takes the rest of its latency.
template<class Machine> void find_vmem_queue(Machine& m) {
  constexpr double step = 24;
  const section_times t = m.template run<queued_loads>();
  for (u32 i = 1; i < queued_loads::sections; ++i)
    if (t.between(i - 1, i) > step) return m.found.set(parameter::vmem_queue, queued_loads::fewest + i - 1.0);
}

/// Loads to LDS of what is in L1, as wide as the target has them: 1, some, many.
struct loads_to_lds {
  static constexpr u32 work_items = 64, sections = 3, active_simds = 1;
  static constexpr u32 loads[] = {1, 105, 489};
  vgpr<u32> offset;
  buffer descriptor;
  u32 lds;
  constexpr explicit loads_to_lds(const frame& f)
      : offset(f.k.vgpr<u32>()),
        descriptor(f.k.buffer(f.data, 4096)),
        lds(f.k.lds<u32>(4 * wave_items).offset_bytes()) {
    f.k.v_lshlrev_b32(offset, f.k.arch() == isa::arch::gfx950 ? 4 : 2, f.lane);
    f.k.s_mov_b32(m0, lds);
  }
  constexpr void write(const frame& f, u32 section) const {
    constexpr u32 until_all_are_served = 16; // of 64 cycles each: the counter counts data, not the queue
    for (u32 i = 0; i < until_all_are_served; ++i) f.k.s_nop(15);
    for (u32 i = 0; i < loads[section]; ++i)
      if (f.k.arch() == isa::arch::gfx950)
        f.k.buffer_load_dwordx4(offset, descriptor, 0, offen, kiln::lds);
      else
        f.k.buffer_load_dword(offset, descriptor, 0, offen, kiln::lds);
  }
  constexpr void next(const frame&) const {}
};
/// Load i, from 0, is accepted when load i - queue is served, which is (i - queue + 1) services after the first one's issue.
template<class Machine> void find_lds_dma_rate(Machine& m) {
  const section_times t = m.template run<loads_to_lds>();
  const auto& loads = loads_to_lds::loads;
  const double service = t.between(1, 2) / (loads[2] - loads[1]);
  m.found.set(parameter::lds_dma_cycles, service);
  const double last = t.between(0, 1), half_a_turn = turn_cycles / 2.0;
  m.found.set(parameter::lds_dma_queue, std::round(loads[1] - (last - half_a_turn) / service));
}

} // namespace kiln::probes
