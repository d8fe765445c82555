// SPDX-License-Identifier: MIT
// The frame of a measuring kernel: sections of code, each between two readings of the shader clock, repeated.
#pragma once

#include <kiln/kiln.hpp>

namespace kiln::probes {

inline constexpr u32 wave_items = 64;
/// Clock readings of a wave and repetition: one lane each, begin and end of section 0, of section 1, ...
inline constexpr u32 readings = 64;

/// What the sections of all kernels use. s_memtime counts shader clocks; its reading is in lgkmcnt (CDNA3 ISA, 8).
struct frame {
  builder k;
  vgpr<u32> lane;
  sgpr<u32> wave;
  sgpr<u64> data; ///< the buffer; its contents are zeros

  /// Waits for all that is counted.
  constexpr void drain() const { k.s_waitcnt(vmcnt(0) & lgkmcnt(0)); }
};

/// Measures `Sections`: a class with
///   work_items, sections             of the workgroup; at most 32
///   active_simds                     waves of other SIMDs end at once: wave i is on SIMD i mod 4
///   Sections(const frame&)           runs once
///   write(const frame&, section)     the code between two readings of the clock. It may end with operations in flight
///   next(const frame&)               after a repetition
/// and may have
///   has_free_waves                   waves do not wait for each other, else all begin a section together
/// `out` has 64 words for each workgroup, repetition and wave, in that order.
template<class Sections> inline constexpr bool has_free_waves = requires { Sections::has_free_waves; };
template<class Sections>
constexpr void measure(builder k, arg<u32*> out, arg<u32*> data, arg<u32> repetitions) {
  static_assert(2 * Sections::sections <= readings);
  k.s_waitcnt(lgkmcnt(0));
  frame f{k, k.vgpr<u32>(), k.sgpr<u32>(), k.sgpr<u64>(as<u64>(data))};
  k.v_and_b32(f.lane, wave_items - 1, as<u32>(k.thread_idx.x));
  k.v_readfirstlane_b32(f.wave, as<u32>(k.thread_idx.x));
  k.s_lshr_b32(f.wave, f.wave, 6);
  auto left = k.sgpr<u32>(repetitions);
  auto place = k.vgpr<u32>();
  {
    auto words = k.sgpr<u32>();
    constexpr u32 waves = Sections::work_items / wave_items;
    k.s_mul_i32(words, as<u32>(k.block_idx.x), repetitions);
    k.s_mul_i32(words, words, waves);
    k.s_add_u32(words, words, f.wave);
    k.s_lshl_b32(words, words, 8); // 64 words
    k.v_lshlrev_b32(place, 2, f.lane);
    k.v_add_u32(place, words, place);
  }
  const auto end = k.label();
  if (Sections::active_simds != 0b1111) {
    auto simd = k.sgpr<u32>();
    k.s_and_b32(simd, f.wave, 3);
    k.s_lshr_b32(simd, Sections::active_simds, simd);
    k.s_and_b32(simd, simd, 1);
    k.goto_if(simd == 0, end);
  }
  Sections s(f);
  f.drain();
  auto begin_clock = k.sgpr<u64>(), end_clock = k.sgpr<u64>();
  auto clocks = k.vgpr<u32>(0);
  const auto top = k.label();
  k.place(top);
  for (u32 section = 0; section < Sections::sections; ++section) {
    if (Sections::work_items > wave_items && !has_free_waves<Sections>) k.s_barrier();
    k.s_memtime(begin_clock);
    f.drain();
    s.write(f, section);
    k.s_memtime(end_clock);
    f.drain();
    k.v_writelane_b32(clocks, as<u32>(begin_clock)[0], 2 * section);
    k.v_writelane_b32(clocks, as<u32>(end_clock)[0], 2 * section + 1);
  }
  k.global_store_dword(place, clocks, out);
  k.v_add_u32(place, Sections::work_items / wave_items * readings * 4, place);
  s.next(f);
  f.drain();
  k.s_sub_u32(left, left, 1);
  k.goto_if(left != 0, top);
  k.place(end);
}

/// Options of all measuring kernels: what is written is what runs.
using as_written = without_optional_passes;

} // namespace kiln::probes
