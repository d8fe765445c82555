// SPDX-License-Identifier: MIT
// The turns that the waves of a workgroup take: four instructions in a fixed order, or what a seed draws.
#include "program/assembly.hpp"

#include <catch2/catch_test_macros.hpp>
#include <kiln/sim/run.hpp>
#include <set>
#include <string>
#include <vector>

using namespace kiln;
using kiln_test::assemble_kernel;

namespace {

/// Waves update one LDS dword again and again, x = 4 x + wave + 1, with no barrier: what comes out tells the order.
constexpr ir::program racing_program(u32 waves, u32 updates) {
  text_buffer text;
  text << "s_load_dwordx2 s[4:5], s[0:1], 0x0\n"
          "v_lshrrev_b32_e32 v1, 6, v0\n"
          "v_mov_b32_e32 v2, 0\n";
  for (u32 i = 0; i < updates; ++i)
    text << "ds_read_b32 v3, v2\n"
            "s_waitcnt lgkmcnt(0)\n"
            "v_lshlrev_b32_e32 v3, 2, v3\n"
            "v_add3_u32 v3, v3, v1, 1\n"
            "ds_write_b32 v2, v3\n";
  text << "s_waitcnt lgkmcnt(0)\n"
          "ds_read_b32 v3, v2\n"
          "s_lshl_b32 s6, s2, 2\n"
          "s_add_u32 s4, s4, s6\n"
          "s_addc_u32 s5, s5, 0\n"
          "s_waitcnt lgkmcnt(0)\n"
          "global_store_dword v2, v3, s[4:5]\n"
          "s_endpgm\n";
  ir::program p = assemble_kernel(isa::arch::gfx942, {0}, 64 * waves, text);
  p.lds_bytes = 4;
  return p;
}

/// What two workgroups of two waves leave, in one number. 0: it did not run.
constexpr u64 small_race(u64 seed) {
  u32 out[2] = {};
  sim::buffer<u32> b(out);
  const sim::result r =
      sim::run(racing_program(2, 4), {.grid = {2}, .monitor = false, .threads = 1, .schedule_seed = seed}, b);
  return r.ok ? u64{out[0]} << 32 | out[1] : 0;
}

std::vector<u32> large_race(u64 seed, u32 threads, bool monitor) {
  std::vector<u32> out(12);
  sim::buffer<u32> b(out.data(), out.size());
  const sim::result r = sim::run(
      racing_program(4, 8), {.grid = {12}, .monitor = monitor, .threads = threads, .schedule_seed = seed}, b);
  CHECK(r.ok == !monitor);
  return out;
}

/// Two waves count up one LDS dword; wave after wave stores the numbers that it has drawn.
std::vector<u32> tickets(u64 seed, u32 draws) {
  text_buffer text;
  text << "s_load_dwordx2 s[4:5], s[0:1], 0x0\n"
          "v_mov_b32_e32 v1, 0\n"
          "v_mov_b32_e32 v2, 1\n"
          "v_mul_u32_u24_e32 v3, "
       << draws * 4 << ", v0\n";
  for (u32 i = 0; i < draws; ++i) text << "ds_add_rtn_u32 v" << 10 + i << ", v1, v2\n";
  for (u32 i = 0; i < draws; ++i)
    text << "global_store_dword v3, v" << 10 + i << ", s[4:5] offset:" << i * 4 << '\n';
  text << "s_endpgm\n";
  ir::program p = assemble_kernel(isa::arch::gfx942, {0}, 128, text);
  p.lds_bytes = 4;
  std::vector<u32> all(std::size_t{128} * draws), out;
  sim::buffer<u32> b(all.data(), all.size());
  REQUIRE(sim::run(p, {.monitor = false, .schedule_seed = seed}, b).ok);
  for (const u32 lane : {0u, 64u})
    for (u32 i = 0; i < draws; ++i) out.push_back(all[lane * draws + i] / 64); // 64 lanes draw at once
  return out;
}

/// Two waves hand each other numbers through LDS six times, with one barrier a time: nothing but time keeps a wave from
/// overwriting what the other has not read yet.
ir::program protected_by_time() {
  text_buffer text;
  text << "s_load_dwordx2 s[4:5], s[0:1], 0x0\n"
          "v_lshlrev_b32_e32 v1, 2, v0\n"
          "v_xor_b32_e32 v2, 0x100, v1\n"
          "v_mov_b32_e32 v3, v0\n";
  for (u32 i = 0; i < 6; ++i)
    text << "ds_write_b32 v1, v3\n"
            "s_waitcnt lgkmcnt(0)\n"
            "s_barrier\n"
            "ds_read_b32 v4, v2\n"
            "s_waitcnt lgkmcnt(0)\n"
            "v_add_u32_e32 v4, 1, v4\n"
            "v_add_u32_e32 v4, 1, v4\n"
            "v_add_u32_e32 v4, 1, v4\n"
            "v_add_u32_e32 v4, 1, v4\n"
            "v_mov_b32_e32 v3, v4\n";
  text << "global_store_dword v1, v3, s[4:5]\n"
          "s_endpgm\n";
  ir::program p = assemble_kernel(isa::arch::gfx942, {0}, 128, text);
  p.lds_bytes = 512;
  return p;
}
bool comes_out_right(u64 seed) {
  u32 out[128] = {};
  sim::buffer<u32> b(out);
  REQUIRE(sim::run(protected_by_time(), {.monitor = false, .schedule_seed = seed}, b).ok);
  for (u32 i = 0; i < 128; ++i)
    if (out[i] != i + 24) return false;
  return true;
}

} // namespace

TEST_CASE("waves have turns of four instructions, in order") {
  const std::vector<u32> expected = {0, 1, 2, 3, 8,  9,  10, 11, 16, 17, 18, 19,
                                     4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23};
  CHECK(tickets(0, 12) == expected);
}

TEST_CASE("a seed draws turns of 1 to 16 instructions and the order of waves") {
  std::set<u32> lengths;
  bool second_first = false;
  for (u64 seed = 1; seed <= 40; ++seed) {
    const std::vector<u32> drawn = tickets(seed, 64);
    std::vector<u32> by(128);
    for (u32 i = 0; i < 128; ++i) by[drawn[i]] = i / 64;
    second_first |= by[0] == 1;
    u32 begin = 0; // of a run of one wave: a turn, or two on end
    for (u32 i = 1; i < 128; ++i) {
      if (by[i] == by[i - 1]) continue;
      if (begin != 0) lengths.insert(i - begin);
      begin = i;
      if (drawn[63] < i || drawn[127] < i) break; // from here on a wave may be alone
    }
  }
  CHECK(second_first);
  CHECK(*lengths.begin() == 1);
  CHECK(*lengths.rbegin() <= 32);
  CHECK(*lengths.rbegin() > 16); // last of one round and first of the next
  for (u32 length = 1; length <= 16; ++length) CHECK(lengths.count(length) == 1);
}

TEST_CASE(
    "a race comes out the same for the same seed, in constant evaluation and on any number of threads") {
  constexpr u64 fixed = small_race(0), one = small_race(1), two = small_race(2);
  static_assert(fixed != 0 && one != 0 && two != 0);
  static_assert(fixed >> 32 == (fixed & 0xffff'ffff), "without a seed all workgroups take the same turns");
  static_assert(one != two);
  CHECK(small_race(0) == fixed);
  CHECK(small_race(1) == one);
  CHECK(small_race(2) == two);

  for (const u64 seed : {u64{0}, u64{1}, u64{77}, ~u64{0}})
    for (const bool monitor : {false, true}) {
      const std::vector<u32> first = large_race(seed, 1, false);
      for (const u32 threads : {1u, 2u, 4u}) CHECK(large_race(seed, threads, monitor) == first);
    }
}

TEST_CASE("seeds and workgroups have orders of their own") {
  std::set<u32> results;
  for (u64 seed = 1; seed <= 20; ++seed)
    for (const u32 x : large_race(seed, 2, false)) results.insert(x);
  CHECK(results.size() > 200); // of 240
  const std::vector<u32> in_order = large_race(0, 2, false);
  CHECK(std::set<u32>(in_order.begin(), in_order.end()).size() == 1);
}

TEST_CASE("what only time protects comes out right, and is a race") {
  CHECK(comes_out_right(0));
  u32 out[128] = {};
  sim::buffer<u32> b(out);
  const sim::result r = sim::run(protected_by_time(), {}, b);
  u32 races = 0;
  for (u32 i = 0; i < r.reports.size(); ++i) races += r.reports[i].kind == sim::report_kind::lds_race;
  CHECK(races == r.reports.size());
  CHECK(races != 0);
  u32 wrong = 0;
  for (u64 seed = 1; seed <= 20; ++seed) wrong += !comes_out_right(seed);
  CHECK(wrong > 0); // a sweep over seeds shows it without the monitor, too
}

TEST_CASE("LDS and scratch of the workgroup before do not show") {
  ir::program p = assemble_kernel(isa::arch::gfx942, {0}, 64, R"(
    s_load_dwordx2 s[4:5], s[0:1], 0x0
    v_lshlrev_b32_e32 v1, 2, v0
    ds_read_b32 v3, v1
    ds_write_b32 v1, v0
    scratch_load_dword v4, off, s7
    scratch_store_dword off, v0, s7
    s_waitcnt 0
    v_or_b32_e32 v3, v3, v4
    global_atomic_or v1, v3, s[4:5]
    s_endpgm)");
  p.lds_bytes = 256;
  u32 out[64] = {};
  sim::buffer<u32> b(out);
  REQUIRE(sim::run(p, {.grid = {5}, .monitor = false, .threads = 1, .scratch_bytes_per_lane = 16}, b).ok);
  for (const u32 x : out) CHECK(x == 0);
}
