// SPDX-License-Identifier: MIT
// Probes of a board's rates: all compute units load or store at once. A rate is what XCD 0 moves while all its workgroups are
// at it, times the XCDs: workgroup i is taken to be on XCD i modulo XCDs, and clocks of one XCD to be the same counter.
#pragma once

#include "vector_memory.hpp"

#include <kiln/isa/timing/board_value.hpp>

namespace kiln::probes {

using isa::timing::board_value;

/// In dwords: one workgroup of them on a compute unit.
constexpr u32 more_than_half_of_lds(isa::arch a) { return isa::facts_of(a).lds_bytes / sizeof(u32) / 2 + 64; }

/// A workgroup's eight waves move 32 KB each, in rounds that do not wait for one another: compute units run in step, and would
/// wait all at once.
template<board_value Rate> struct stream {
  static constexpr bool stores = Rate == board_value::l2_write_gbs || Rate == board_value::hbm_write_gbs;
  static constexpr u32 work_items = 512, sections = 1, active_simds = 0b1111, repetitions = 3;
  static constexpr u32 rounds = Rate == board_value::l2_gbs ? 8 : 4; ///< even
  static constexpr u32 waves = work_items / wave_items, loads = 32, load_bytes = 16 * wave_items;
  static constexpr u32 wave_bytes = loads * load_bytes;
  static constexpr u32 bytes = rounds * waves * wave_bytes; ///< of a repetition
  static constexpr u32 in_reach = 4096 / load_bytes, parts = loads / in_reach;
  static constexpr u32 again =
      Rate == board_value::l2_write_gbs ? 8192 : 0; ///< what a wave goes over again and again; 0: it goes on
  /// Between neighbouring waves: what they go over again must not meet in few sets of a cache.
  static constexpr u32 own_bytes = again != 0 ? again + 256 : repetitions * rounds * wave_bytes;
  static constexpr u32 shared_bytes = 512 * 1024; ///< which all workgroups load for the rate of L2
  /// From one round to the next. What L2 has is shared, but not among the waves of a compute unit: L1 would have it.
  static constexpr u32 step = Rate == board_value::l2_gbs ? waves * wave_bytes : wave_bytes;

  /// Of all workgroups.
  static constexpr u64 data_bytes(u64 groups) {
    return Rate == board_value::l2_gbs ? shared_bytes : groups * waves * own_bytes;
  }

  vgpr<u32> offset;
  vgpr<b32, 4> value;
  constexpr explicit stream(const frame& f) : offset(f.k.vgpr<u32>()), value(f.k.vgpr<b32, 4>()) {
    (void)f.k.lds<u32>(more_than_half_of_lds(f.k.arch()));
    auto first = f.k.sgpr<u32>();
    if (Rate == board_value::l2_gbs) { // neighbours begin elsewhere
      f.k.s_mul_i32(first, as<u32>(f.k.block_idx.x), 5);
      f.k.s_add_u32(first, first, f.wave);
      f.k.s_mul_i32(first, first, wave_bytes);
      f.k.s_and_b32(first, first, shared_bytes - 1);
    } else { // what a wave moves lies together
      f.k.s_mul_i32(first, as<u32>(f.k.block_idx.x), waves);
      f.k.s_add_u32(first, first, f.wave);
      f.k.s_mul_i32(first, first, own_bytes);
    }
    f.k.v_lshlrev_b32(offset, 4, f.lane);
    f.k.v_add_u32(offset, first, offset);
    for (u32 i = 0; i < 4; ++i) f.k.v_mov_b32(value[i], 0);
  }
  constexpr void write(const frame& f, u32) const {
    auto part = f.k.vgpr<u32, parts>();
    auto left = f.k.sgpr<u32>(rounds);
    const auto top = f.k.label();
    f.k.place(top);
    for (u32 i = 0; i < parts; ++i) f.k.v_add_u32(part[i], again != 0 ? i * 4096 % again : i * 4096, offset);
    for (u32 i = 0; i < loads; ++i)
      if (stores)
        f.k.global_store_dwordx4(part[i / in_reach], value, f.data, kiln::offset(i % in_reach * load_bytes));
      else
        f.k.global_load_dwordx4(value, part[i / in_reach], f.data, kiln::offset(i % in_reach * load_bytes));
    if (again == 0) f.k.v_add_u32(offset, step, offset);
    if (Rate == board_value::l2_gbs) f.k.v_and_b32(offset, shared_bytes - 1, offset);
    f.k.s_sub_u32(left, left, 1);
    f.k.goto_if(left != 0, top);
  }
  constexpr void next(const frame&) const {}
};
using l2_stream = stream<board_value::l2_gbs>;
using l2_write_stream = stream<board_value::l2_write_gbs>;
using hbm_stream = stream<board_value::hbm_read_gbs>;
using hbm_write_stream = stream<board_value::hbm_write_gbs>;

/// Each repetition a wave loads what another workgroup's wave has loaded in the one before, so that MALL has it; L2 has since
/// had more than it holds. What a wave itself has loaded it would meet in L2 if it ran ahead of the others. Waves are free, and
/// begin their repetitions at different times: at the end of one a wave waits for its loads, while others keep MALL busy.
struct mall_stream {
  static constexpr u32 work_items = 512, sections = 1, active_simds = 0b1111, repetitions = 8;
  static constexpr bool has_free_waves = true;
  static constexpr u32 waves = work_items / wave_items, load_bytes = 16 * wave_items;
  static constexpr u32 loads = 4, in_flight = 16; ///< of a part, of a wave
  static constexpr u32 part_bytes = loads * load_bytes, parts = 16;
  static constexpr u32 bytes = parts * part_bytes; ///< of a wave and repetition
  /// Between neighbouring waves. Workgroups of an XCD begin at many places of a MALL whose sets repeat after a power of two.
  static constexpr u32 own_bytes = bytes + 1024;
  static constexpr u32 next_group = 24; ///< of the same XCD, as workgroups go round 1, 4, 6 or 8 of them

  /// Of all workgroups.
  static constexpr u64 data_bytes(u64 groups) { return groups * waves * own_bytes; }

  sgpr<u32> group, left;
  vgpr<u32> place, offset; ///< `place`: in what the wave loads
  vgpr<b32, 4> value;
  constexpr explicit mall_stream(const frame& f)
      : group(f.k.sgpr<u32>(as<u32>(f.k.block_idx.x))),
        left(f.k.sgpr<u32>()),
        place(f.k.vgpr<u32>()),
        offset(f.k.vgpr<u32>()),
        value(f.k.vgpr<b32, 4>()) {
    (void)f.k.lds<u32>(more_than_half_of_lds(f.k.arch()));
    f.k.v_lshlrev_b32(place, 4, f.lane);
    f.k.s_mul_i32(left, f.wave, parts / waves); // the first repetition is longer by it
    f.k.s_add_u32(left, left, parts);
  }
  constexpr void write(const frame& f, u32) const {
    auto first = f.k.sgpr<u32>();
    f.k.s_mul_i32(first, group, waves);
    f.k.s_add_u32(first, first, f.wave);
    f.k.s_mul_i32(first, first, own_bytes);
    const auto top = f.k.label();
    f.k.place(top);
    f.k.v_add_u32(offset, first, place);
    f.k.s_waitcnt(vmcnt(in_flight - loads));
    for (u32 i = 0; i < loads; ++i)
      f.k.global_load_dwordx4(value, offset, f.data, kiln::offset(i * load_bytes));
    f.k.v_add_u32(place, part_bytes, place);
    f.k.v_and_b32(place, bytes - 1, place);
    f.k.s_sub_u32(left, left, 1);
    f.k.goto_if(left != 0, top);
  }
  constexpr void next(const frame& f) const {
    auto groups = f.k.sgpr<u32>(as<u32>(f.k.grid_dim.x));
    const auto inside = f.k.label();
    f.k.s_mov_b32(left, parts);
    f.k.s_add_u32(group, group, next_group);
    f.k.goto_if(group < groups, inside);
    f.k.s_sub_u32(group, group, groups);
    f.k.place(inside);
  }
};

/// GB/s; 0 if there was no time at which all workgroups were at it.
template<class Stream, class Machine> double find_rate(Machine& m) {
  const section_times t = m.template run_all<Stream>();
  const double bytes_per_clock =
      has_free_waves<Stream> ? t.steady_rate_of_waves(Stream::bytes) : t.steady_rate(Stream::bytes);
  return bytes_per_clock * m.xcds() * m.clock_mhz() / 1000;
}

template<class Machine> struct bandwidth_probe {
  board_value finds; ///< as in isa::timing::board_probes
  double (*find)(Machine&);
};
template<class Machine>
inline constexpr bandwidth_probe<Machine> all_bandwidth_probes[] = {
    {board_value::l2_gbs, find_rate<l2_stream, Machine>},
    {board_value::l2_write_gbs, find_rate<l2_write_stream, Machine>},
    {board_value::mall_gbs, find_rate<mall_stream, Machine>},
    {board_value::hbm_read_gbs, find_rate<hbm_stream, Machine>},
    {board_value::hbm_write_gbs, find_rate<hbm_write_stream, Machine>},
};

/// gfx90a's boards have no MALL.
constexpr bool has_level(board_value v, isa::arch a) {
  return v != board_value::mall_gbs || isa::timing::row_of(parameter::mall_megabytes, a).value != 0;
}

} // namespace kiln::probes
