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
  /// What a wave goes over again and again, or 0 if it goes on. Of MALL, two rounds: a wave ahead of the others finds what it
  /// has loaded in L2 and is then faster still.
  static constexpr u32 again = Rate == board_value::l2_write_gbs ? 8192
                               : Rate == board_value::mall_gbs   ? 2 * wave_bytes
                                                                 : 0;
  /// Between neighbouring waves: what they go over again must not meet in few sets of a cache.
  static constexpr u32 own_bytes = Rate == board_value::l2_write_gbs ? again + 256
                                   : again != 0                      ? again + 1024
                                                                     : repetitions * rounds * wave_bytes;
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
    auto left = f.k.sgpr<u32>(rounds), there = f.k.sgpr<u32>(wave_bytes);
    const auto top = f.k.label();
    f.k.place(top);
    for (u32 i = 0; i < parts; ++i) f.k.v_add_u32(part[i], again == 8192 ? i % 2 * 4096 : i * 4096, offset);
    for (u32 i = 0; i < loads; ++i)
      if (stores)
        f.k.global_store_dwordx4(part[i / in_reach], value, f.data, kiln::offset(i % in_reach * load_bytes));
      else
        f.k.global_load_dwordx4(value, part[i / in_reach], f.data, kiln::offset(i % in_reach * load_bytes));
    if (again == 0) f.k.v_add_u32(offset, step, offset);
    if (Rate == board_value::mall_gbs) { // there and back
      f.k.v_add_u32(offset, there, offset);
      f.k.s_sub_u32(there, 0, there);
    }
    if (Rate == board_value::l2_gbs) f.k.v_and_b32(offset, shared_bytes - 1, offset);
    f.k.s_sub_u32(left, left, 1);
    f.k.goto_if(left != 0, top);
  }
  constexpr void next(const frame&) const {}
};
using l2_stream = stream<board_value::l2_gbs>;
using l2_write_stream = stream<board_value::l2_write_gbs>;
using mall_stream = stream<board_value::mall_gbs>;
using hbm_stream = stream<board_value::hbm_read_gbs>;
using hbm_write_stream = stream<board_value::hbm_write_gbs>;

/// GB/s; 0 if there was no time at which all workgroups were at it.
template<class Stream, class Machine> double find_rate(Machine& m) {
  const double bytes_per_clock = m.template run_all<Stream>().steady_rate(Stream::bytes);
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
