// SPDX-License-Identifier: MIT
// Probes of cache latencies: loads with a wait after each, from a level that what ran before has left them in.
#pragma once

#include "vector_memory.hpp"

namespace kiln::probes {

enum class held_by : u8 { l1, l2, mall, hbm };

/// Each section loads lines of its own, of which `lanes` lanes read the same 64 bytes: more lanes take longer on the return
/// path, which gives the latency between turns. Even sections load 8 times, odd ones 24 times.
template<held_by Level> struct load_latency {
  static constexpr u32 lanes[] = {16, 18, 20, 22, 24, 26, 28, 30, 32, 36, 40, 44, 48, 52, 56, 60}, count = 16;
  static constexpr u32 work_items = 64, sections = 2 * count, active_simds = 1, first = 8, added = 16;
  static constexpr u32 stride = Level == held_by::l1 ? 0 : 256; ///< bytes
  static constexpr u32 in_reach = 4096 / 256;                   ///< loads by the offsets of instructions
  static constexpr u32 walk_bytes = sections * 8192;
  vgpr<u32> within, offset;
  vgpr<b32, 4> value;
  sgpr<u64> walk;
  constexpr explicit load_latency(const frame& f)
      : within(f.k.vgpr<u32>()), offset(f.k.vgpr<u32>()), value(f.k.vgpr<b32, 4>()), walk(f.k.sgpr<u64>()) {
    f.k.v_and_b32(within, 3, f.lane);
    f.k.v_lshlrev_b32(within, 4, within);
    f.k.s_mov_b64(walk, f.data);
    f.k.v_mov_b32(offset, within);
  }
  constexpr void write(const frame& f, u32 section) const {
    auto part = f.k.vgpr<u32, 2>();
    for (u32 i = 0; i < 2; ++i) f.k.v_add_u32(part[i], i * in_reach * stride, offset);
    f.k.v_add_u32(offset, 2 * in_reach * stride, offset);
    f.k.s_bfm_b64(exec, lanes[section / 2], 0);
    for (u32 i = 0; i < first + section % 2 * added; ++i) {
      f.k.global_load_dwordx4(value, part[i / in_reach], walk, kiln::offset(i % in_reach * stride));
      f.k.s_waitcnt(vmcnt(0));
    }
    enable(f, false);
  }
  /// Puts the lines where they are to be: reads as much else as drives them out of the levels above, or goes on to others.
  constexpr void next(const frame& f) const {
    if (Level == held_by::hbm) {
      f.k.s_add_u32(as<u32>(walk)[0], as<u32>(walk)[0], walk_bytes);
      f.k.s_addc_u32(as<u32>(walk)[1], as<u32>(walk)[1], 0);
    }
    f.k.v_mov_b32(offset, within);
    if (Level == held_by::l2) read_others(f, 1);
    if (Level == held_by::mall) read_others(f, f.k.arch() == isa::arch::gfx90a ? 1 : 128);
  }

private:
  /// So many times 64 KB, after the walk.
  constexpr void read_others(const frame& f, u32 parts) const {
    auto from = f.k.vgpr<u32>();
    auto left = f.k.sgpr<u32>(parts);
    f.k.v_lshlrev_b32(from, 4, f.lane);
    f.k.v_add_u32(from, walk_bytes, from);
    const auto top = f.k.label();
    f.k.place(top);
    for (u32 i = 0; i < 64; ++i) {
      f.k.global_load_dwordx4(value, from, f.data);
      f.k.v_add_u32(from, 1024, from);
      if (i % 16 == 15) f.drain();
    }
    f.k.s_sub_u32(left, left, 1);
    f.k.goto_if(left != 0, top);
  }
};
using l1_loads = load_latency<held_by::l1>;
using l2_loads = load_latency<held_by::l2>;
using mall_loads = load_latency<held_by::mall>;
using hbm_loads = load_latency<held_by::hbm>;

/// A load returns 64 bytes a clock after its latency, in which those of the first 4 clocks are.
template<class Sections, class Machine> void find_load_latency(Machine& m, parameter p) {
  const section_times t = m.template run<Sections>();
  const double wait = m.found[parameter::wait_cycles], at_return = 4;
  std::vector<lengthened> all;
  for (u32 i = 0; i < Sections::count; ++i)
    all.push_back({.added = std::max(0.0, Sections::lanes[i] * 16 / m.found[parameter::l1_bytes] - at_return),
                   .seen = t.between(2 * i, 2 * i + 1) / Sections::added - wait});
  m.found.set(p, find_latency(all) + wait);
}
template<class Machine> void find_cache_latency(Machine& m) {
  find_load_latency<l1_loads>(m, parameter::l1_latency);
  find_load_latency<l2_loads>(m, parameter::l2_latency);
  if (m.found[parameter::mall_megabytes] > 0) find_load_latency<mall_loads>(m, parameter::mall_latency);
  find_load_latency<hbm_loads>(m, parameter::hbm_latency);
  m.found.set(parameter::latency_mhz, std::round(m.clock_mhz()));
}

/// Scalar loads with a wait after each. Sections 0 and 1 load lines that s_dcache_inv has driven out of the scalar cache and
/// that are in L2; 2 and 3 load one line.
struct scalar_loads {
  static constexpr u32 work_items = 64, sections = 4, active_simds = 1, first = 8, added = 24, line = 64;
  sgpr<u32> value;
  constexpr explicit scalar_loads(const frame& f) : value(f.k.sgpr<u32>()) {}
  constexpr void write(const frame& f, u32 section) const {
    const bool misses = section < 2;
    for (u32 i = 0; i < first + section % 2 * added; ++i) {
      f.k.s_load_dword(value, f.data, misses ? (i + section * first) * line : 0);
      f.k.s_waitcnt(lgkmcnt(0));
    }
  }
  constexpr void next(const frame& f) const { f.k.s_dcache_inv(); }
};
template<class Machine> void find_scalar_latency(Machine& m) {
  const section_times t = m.template run<scalar_loads>();
  m.found.set(parameter::scalar_miss_latency, in_turns(t.between(0, 1) / scalar_loads::added));
  m.found.set(parameter::scalar_hit_latency, in_turns(t.between(2, 3) / scalar_loads::added));
}

/// All compute units load one channel's 256 bytes, which L1 does not keep, in rounds without a wait.
template<u32 Rounds> struct channel_loads {
  static constexpr u32 work_items = 256, sections = 1, active_simds = 0b1111, loads = 128;
  static constexpr u32 waves = work_items / wave_items, groups_of_xcd = 8;
  vgpr<u32> offset, value;
  constexpr explicit channel_loads(const frame& f) : offset(f.k.vgpr<u32>()), value(f.k.vgpr<u32>()) {
    f.k.v_lshlrev_b32(offset, 2, f.lane);
  }
  constexpr void write(const frame& f, u32) const {
    auto left = f.k.sgpr<u32>(Rounds);
    const auto top = f.k.label();
    f.k.place(top);
    for (u32 i = 0; i < loads; ++i)
      if (f.k.arch() == isa::arch::gfx90a)
        f.k.global_load_dword(value, offset, f.data, glc);
      else
        f.k.global_load_dword(value, offset, f.data, sc0, sc1);
    f.k.s_sub_u32(left, left, 1);
    f.k.goto_if(left != 0, top);
    f.drain();
  }
  constexpr void next(const frame&) const {}
};
using few_channel_loads = channel_loads<2>;
using many_channel_loads = channel_loads<10>;

/// Compute units begin together, but end at different times; what counts is the time from one repetition to the next.
template<class Machine> void find_l2_channel_rate(Machine& m) {
  constexpr u32 groups = few_channel_loads::groups_of_xcd, added = 8;
  const double cycles = m.template run<many_channel_loads>(groups * m.xcds()).period() -
                        m.template run<few_channel_loads>(groups * m.xcds()).period();
  m.found.set(parameter::l2_channel_bytes, groups * few_channel_loads::waves * few_channel_loads::loads *
                                               added * wave_items * 4.0 / cycles);
}

} // namespace kiln::probes
