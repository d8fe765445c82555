// SPDX-License-Identifier: MIT
// The monitor's way with a whole instruction at once against its way lane by lane, on random programs of LDS and global
// accesses of up to four waves in loops: narrow and wide, masked, atomic, to LDS, with waits and barriers or without.
#include "program/by_operand.hpp"

#include <catch2/catch_test_macros.hpp>
#include <kiln/sim/run.hpp>
#include <random>
#include <string>
#include <vector>

using namespace kiln;
using namespace kiln_test::by_operand;
using namespace kiln::isa::mn;
using isa::modifier;

namespace {

ir::program random_program(u32 seed) {
  std::mt19937 g(seed);
  const auto r = [&](u32 n) { return static_cast<u32>(g() % n); };
  program_writer w;
  const u32 waves = 1 + r(4);
  w.interface({0}, 64 * waves);
  w.p.lds_bytes = 2048;
  w(s_load_dwordx2, s(4), s(0), imm(0))(v_lshrrev_b32, v(4), k(6), v(0))(v_and_b32, v(5), k(63), v(0));
  w(v_lshlrev_b32, v(1), k(2), v(5))(v_lshlrev_b32, v(2), k(2), v(0))(v_lshlrev_b32, v(3), k(3),
                                                                      v(5))(v_mov_b32, v(6), k(0));
  for (u32 i = 40; i < 48; ++i) w(v_mov_b32, v(i), k(1));
  w(v_mov_b32, v(7), v(5))(v_mov_b32, v(8), k(1))(v_mov_b32, v(9), k(1))(s_mov_b64, s(8), exec)(
      s_mov_b32, m0, k(0))(v_readfirstlane_b32, s(11), v(4));
  w(s_waitcnt, imm(0));
  const bool careful = r(2) != 0, init = careful || r(2) != 0, bars = r(4) != 0;
  if (init) {
    w(ds_write_b32, v(2), v(8))(ds_write_b32, v(2), v(8), with(modifier::offset, 1024))(s_waitcnt,
                                                                                        imm(0))(s_barrier);
  }
  u32 lab = 0;
  const u32 trips = 1 + r(5), step = 4 * (r(3) == 0 ? r(4) : 16 * r(3));
  const bool flip = r(3) == 0;
  w(s_mov_b32, s(20), k(0));
  w.place_label(lab++);
  const u32 n = 3 + r(24);
  const bool narrow = r(2);
  for (u32 i = 0; i < n; ++i) {
    const u32 what = r(100);
    if (what < 14 && bars) {
      if (r(3)) w(s_waitcnt, imm(r(2) ? 0 : (r(2) ? 0xc07f : r(2) ? 0x0f70 : 0x0f71)));
      w(s_barrier);
      continue;
    }
    if (what < 24) {
      const u32 opts[] = {0, 0xc07f, 0x0f70, 0xc17f, 0x0f71, 0x0f72};
      w(s_waitcnt, imm(opts[r(6)]));
      continue;
    }
    const bool skip = r(3) == 0;
    if (skip) w(s_cmp_lg_u32, s(11), k(r(waves)))(s_cbranch_scc1, label(lab));
    if (what == 99 && skip && r(3) == 0) {
      w(s_endpgm);
      w.place_label(lab++);
      continue;
    }
    const u32 addr = 1 + (r(4) == 0 ? 5 : r(3));
    const u32 off = 4 * r(8) + (narrow && r(4) == 0 ? r(4) : 0);
    const auto at = with(modifier::offset, off);
    const u32 data = 7 + r(2);
    const bool masked = r(6) == 0;
    if (masked) w(s_mov_b64, exec, k(-16 + static_cast<i32>(r(15))));
    switch (r(3) == 0 ? 19 + r(9) : r(narrow ? 19 : 14)) {
    case 0:
    case 1: w(ds_write_b32, v(addr), v(data), at); break;
    case 2: w(ds_write_b64, v(addr), v(7), with(modifier::offset, off)); break;
    case 3:
    case 4: w(ds_read_b32, v(20 + r(4)), v(addr), at); break;
    case 5: w(ds_read_b64, v(24), v(addr), at); break;
    case 6:
      w(ds_read2_b32, v(26), v(addr), with(modifier::offset0, r(4)).set(modifier::offset1, r(16)));
      break;
    case 7:
      w(ds_write2_b32, v(addr), v(7), v(8), with(modifier::offset0, r(4)).set(modifier::offset1, r(16)));
      break;
    case 8: w(ds_add_u32, v(addr), v(8), with(modifier::offset, off & ~3u)); break;
    case 9: w(global_load_lds_dword, v(addr), s(4)); break;
    case 10: w(global_store_dword, v(addr), v(data), s(4), at); break;
    case 11: w(global_load_dword, v(28), v(addr), s(4), at); break;
    case 12:
      r(2) ? w(global_load_dword, v(28), v(addr), s(4), with(modifier::offset, off).set(modifier::sc1, 1))
           : w(global_atomic_add, v(addr), v(8), s(4), with(modifier::offset, off & ~3u));
      break;
    case 13:
      r(2) ? w(global_load_dwordx2, v(30), v(addr), s(4), at) : w(s_load_dword, s(12), s(4), imm(4 * r(16)));
      break;
    case 14: w(ds_write_b8, v(addr), v(data), at); break;
    case 15: w(ds_read_u8, v(29), v(addr), at); break;
    case 16: w(global_store_byte, v(addr), v(data), s(4), at); break;
    case 17: w(global_load_ubyte, v(29), v(addr), s(4), at); break;
    case 18: w(global_store_short, v(addr), v(data), s(4), at); break;
    case 19: w(ds_write_b128, v(addr), v(40), at); break;
    case 20: w(ds_read_b128, v(44), v(addr), at); break;
    case 21: w(ds_read_b96, v(44), v(addr), at); break;
    case 22: w(global_load_dwordx4, v(44), v(addr), s(4), at); break;
    case 23: w(global_store_dwordx3, v(addr), v(40), s(4), at); break;
    case 24: w(ds_add_rtn_u64, v(44), v(3), v(40), with(modifier::offset, off & ~7u)); break;
    case 25: w(global_atomic_add_x2, v(3), v(40), s(4), with(modifier::offset, off & ~7u)); break;
    case 26: w(ds_max_u32, v(addr), v(8), with(modifier::offset, off & ~3u)); break;
    case 27:
      w(global_store_dword, v(addr), v(data), s(4), with(modifier::offset, off).set(modifier::sc1, 1));
      break;
    }
    if (masked) w(s_mov_b64, exec, s(8));
    if (skip) w.place_label(lab++);
    if (careful) w(s_waitcnt, imm(0))(s_barrier);
    if (!careful && r(3) == 0) w(v_add_u32, v(40), v(20 + r(12)), v(8));
  }
  for (u32 a : {1, 2, 3}) w(v_add_u32, v(a), k(static_cast<i32>(step % 64)), v(a));
  if (flip) w(s_not_b64, s(8), s(8))(s_mov_b64, exec, s(8));
  if (r(2)) w(s_waitcnt, imm(0));
  if (r(2)) w(s_barrier);
  w(s_add_u32, s(20), s(20), k(1))(s_cmp_lt_u32, s(20), k(static_cast<i32>(trips)));
  w(s_cbranch_scc1, label(0))(s_endpgm);
  return w.p;
}

/// Everything that a run gives but the lanes that reports name: a pair's addresses are noted in another order.
struct outcome {
  std::vector<u32> memory = std::vector<u32>(4096);
  std::string reports, counters;
};
outcome run(const ir::program& p, u32 seed, bool lanes_at_once) {
  outcome out;
  sim::launch_options options;
  options.threads = 1;
  options.grid[0] = 1 + seed % 3;
  options.schedule_seed = seed % 2 == 0 ? 0 : seed;
  options.lanes_at_once = lanes_at_once;
  sim::buffer<u32> b(out.memory.data(), out.memory.size());
  const sim::result result = sim::run(p, options, b);
  for (u32 i = 0; i < result.reports.size(); ++i)
    out.reports += std::string(sim::id_of(result.reports[i].kind)) + " at " +
                   std::to_string(result.reports[i].instruction_index) + " x " +
                   std::to_string(result.reports[i].count) + "\n";
  const text_buffer counters = sim::json(p, result.counters, true);
  out.counters.assign(counters.data(), counters.size());
  return out;
}

} // namespace

TEST_CASE("all lanes at once are judged and counted as lane by lane") {
  u32 reporting = 0, clean = 0;
  for (u32 seed = 0; seed < 1500; ++seed) {
    const ir::program p = random_program(seed);
    const outcome at_once = run(p, seed, true), one_by_one = run(p, seed, false);
    INFO("seed " << seed);
    REQUIRE(at_once.reports == one_by_one.reports);
    REQUIRE(at_once.memory == one_by_one.memory);
    REQUIRE(at_once.counters == one_by_one.counters);
    ++(at_once.reports.empty() ? clean : reporting);
  }
  CHECK(reporting > 300);
  CHECK(clean > 50);
}

TEST_CASE("addresses that differ each time are judged and counted as lane by lane") {
  u32 reporting = 0, clean = 0;
  for (u32 seed = 0; seed < 60; ++seed) {
    std::mt19937 g(seed);
    const auto r = [&](u32 n) { return static_cast<u32>(g() % n); };
    program_writer w;
    w.interface({0}, 128);
    w.p.lds_bytes = 2048;
    w(s_load_dwordx2, s(4), s(0), imm(0))(v_mov_b32, v(5), v(0))(v_mov_b32, v(8), k(1));
    w(v_lshlrev_b32, v(2), k(4), v(0))(v_mov_b32, v(12), k(1))(v_mov_b32, v(13), k(1));
    w(ds_write_b64, v(2), v(12))(ds_write_b64, v(2), v(12), with(modifier::offset, 8));
    w(s_mov_b32, s(20), k(0))(s_waitcnt, imm(0))(s_barrier);
    w.place_label(0);
    // Half of the programs only add, which is no race. With 512 places there are more patterns than any table of them has.
    const bool only_adds = r(2) != 0, barriers = r(2) != 0;
    const u32 bits = 5 + r(5), accesses = 1 + r(4);
    w(v_mad_u32_u24, v(5), v(5), k(5 + 8 * static_cast<i32>(r(4))), v(0));
    w(v_bfe_u32, v(1), v(5), k(static_cast<i32>(r(4))), k(static_cast<i32>(bits)))(v_lshlrev_b32, v(1), k(2),
                                                                                   v(1));
    w(v_lshlrev_b32, v(3), k(3), v(1));
    for (u32 i = 0; i < accesses; ++i) switch (r(only_adds ? 2 : 7)) {
      case 0: w(ds_add_u32, v(1), v(8)); break;
      case 1: w(global_atomic_add, v(3), v(8), s(4)); break;
      case 2: w(ds_read_b32, v(20), v(1)); break;
      case 3: w(ds_write_b32, v(1), v(8)); break;
      case 4: w(ds_read_u16, v(21), v(1)); break;
      case 5: w(global_load_dwordx4, v(24), v(3), s(4)); break;
      default: w(global_store_dword, v(1), v(8), s(4));
      }
    w(s_waitcnt, imm(0));
    if (barriers) w(s_barrier);
    w(s_add_u32, s(20), s(20), k(1))(s_bitcmp0_b32, s(20), k(8))(s_cbranch_scc1, label(0))(s_endpgm);
    REQUIRE(w.missing == 0);
    const outcome at_once = run(w.p, seed, true), one_by_one = run(w.p, seed, false);
    INFO("seed " << seed);
    REQUIRE(at_once.reports == one_by_one.reports);
    REQUIRE(at_once.memory == one_by_one.memory);
    REQUIRE(at_once.counters == one_by_one.counters);
    ++(at_once.reports.empty() ? clean : reporting);
  }
  CHECK(reporting > 10);
  CHECK(clean > 10);
}

TEST_CASE("a race with one of very many accesses is found") {
  program_writer w;
  w.interface({0}, 128);
  w(s_load_dwordx2, s(4), s(0), imm(0))(v_lshrrev_b32, v(4), k(6), v(0))(v_and_b32, v(5), k(63), v(0));
  w(v_lshlrev_b32, v(1), k(2), v(5))(v_readfirstlane_b32, s(11), v(4))(s_waitcnt, imm(0));
  w(s_mov_b32, s(6), k(0))(s_cmp_eq_u32, s(11), k(1))(s_cbranch_scc1, label(1));
  w(global_store_dword, v(1), v(5), s(4)); // the first of 1,025
  w.place_label(0);
  w(global_store_dword, v(1), v(5), s(4), with(modifier::offset, 256));
  w(s_add_u32, s(6), s(6), k(1))(s_bitcmp0_b32, s(6), k(10))(s_cbranch_scc1, label(0))(s_endpgm);
  w.place_label(1);
  w(s_add_u32, s(6), s(6), k(1))(s_bitcmp0_b32, s(6), k(12))(s_cbranch_scc1, label(1));
  w(global_load_dword, v(7), v(1), s(4))(s_waitcnt, imm(0))(v_add_u32, v(8), v(7), v(7))(s_endpgm);
  REQUIRE(w.missing == 0);
  const outcome at_once = run(w.p, 0, true);
  CHECK(at_once.reports.find("global-race") != std::string::npos);
  CHECK(at_once.reports == run(w.p, 0, false).reports);
}

TEST_CASE("each store that races is told, whatever was stored to parts of the dword before") {
  program_writer w;
  w.interface({0}, 128);
  w(s_load_dwordx2, s(4), s(0), imm(0))(v_lshrrev_b32, v(4), k(6), v(0))(v_and_b32, v(5), k(63), v(0));
  w(v_lshlrev_b32, v(1), k(2), v(5))(v_readfirstlane_b32, s(11), v(4))(s_waitcnt, imm(0));
  w(s_cmp_eq_u32, s(11), k(1))(s_cbranch_scc1, label(0));
  w(global_store_byte, v(1), v(5), s(4))(s_waitcnt, imm(0));
  w.place_label(0);
  w(s_barrier)(s_cmp_eq_u32, s(11), k(1))(s_cbranch_scc1, label(1));
  w(global_store_dword, v(1), v(5), s(4))(s_endpgm);
  w.place_label(1);
  w(global_store_dword, v(1), v(4), s(4))(global_store_dword, v(1), v(0), s(4))(s_endpgm);
  REQUIRE(w.missing == 0);
  CHECK(run(w.p, 0, true).reports == run(w.p, 0, false).reports);
}
