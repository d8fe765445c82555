// SPDX-License-Identifier: MIT
// What memory accesses are counted to cost, and the table and JSON object of a run's counters.
#include "program/assembly.hpp"

#include <catch2/catch_test_macros.hpp>
#include <kiln/sim/run.hpp>
#include <string>

using namespace kiln;
using kiln_test::assemble_kernel;

namespace {

struct cost {
  u64 cycles, conflicts;
};
/// One LDS read by 64 lanes, lane l at l * stride bytes.
cost lds_read(const std::string& read, u32 stride, isa::arch arch) {
  ir::program p = assemble_kernel(
      arch, {}, 64, "v_mul_u32_u24_e32 v1, " + std::to_string(stride) + ", v0\n" + read + "\ns_endpgm\n");
  p.lds_bytes = 65536;
  const sim::result r = sim::run(p, {.threads = 1});
  const sim::memory_counters c = r.counters.memory[1];
  CHECK(c.accesses == 1);
  return {c.lds_cycles, c.lds_conflict_cycles};
}
void check(cost c, u64 cycles, u64 conflicts) {
  CHECK(c.cycles == cycles);
  CHECK(c.conflicts == conflicts);
}

} // namespace

TEST_CASE("LDS bank conflicts follow the lane groups of each width") {
  const auto cdna3 = isa::arch::gfx942, cdna4 = isa::arch::gfx950;
  check(lds_read("ds_read_b32 v4, v1", 4, cdna3), 2, 0);
  check(lds_read("ds_read_b32 v4, v1", 0, cdna3), 2, 0); // one dword for all: a broadcast
  check(lds_read("ds_read_b32 v4, v1", 8, cdna3), 4, 2);
  check(lds_read("ds_read_b32 v4, v1", 128, cdna3), 64, 62);
  check(lds_read("ds_read_b64 v[4:5], v1", 8, cdna3), 4, 0);
  check(lds_read("ds_read_b64 v[4:5], v1", 8, cdna4), 2, 0); // 64 banks
  check(lds_read("ds_read_b128 v[4:7], v1", 16, cdna3), 8, 0);
  check(lds_read("ds_read_b128 v[4:7], v1", 16, cdna4), 4, 0);
  // Rows of 64 bytes: in {0-3,20-23} the lanes are 2 x 4 neighbours, and every second one shares its banks.
  check(lds_read("ds_read_b128 v[4:7], v1", 64, cdna3), 32, 24);
  check(lds_read("ds_read_b128 v[4:7], v1", 64, cdna4), 16, 12);
  check(lds_read("ds_read_b64_tr_b16 v[4:5], v1", 8, cdna4), 2, 0); // as ds_read_b64
  check(lds_read("ds_read_b64_tr_b16 v[4:5], v1", 256, cdna4), 64, 62);
  check(lds_read("ds_read_b96_tr_b6 v[4:6], v1", 16, cdna4), 8, 0);     // as ds_read_b96
  check(lds_read("ds_read2_b32 v[4:5], v1 offset1:1", 4, cdna3), 4, 0); // two addresses, one after the other
}

TEST_CASE("the groups of ds_read_b128 are not neighbours") {
  const sim::lds_service eighths{32, 8, 1}, quarters{64, 4, 2};
  for (const u32 lane : {0u, 3u, 20u, 23u}) CHECK(eighths.group_of(lane) == 0);
  for (const u32 lane : {4u, 7u, 16u, 19u}) CHECK(eighths.group_of(lane) == 1);
  for (const u32 lane : {8u, 11u, 28u, 31u}) CHECK(eighths.group_of(lane) == 2);
  for (const u32 lane : {12u, 15u, 24u, 27u}) CHECK(eighths.group_of(lane) == 3);
  for (const u32 lane : {32u, 52u}) CHECK(eighths.group_of(lane) == 4);
  for (const u32 lane : {0u, 3u, 12u, 15u, 20u, 27u}) CHECK(quarters.group_of(lane) == 0);
  for (const u32 lane : {4u, 11u, 16u, 19u, 28u, 31u}) CHECK(quarters.group_of(lane) == 1);
  for (const u32 lane : {32u, 47u, 52u}) CHECK(quarters.group_of(lane) == 2);
}

TEST_CASE("cache lines, the table and the JSON object") {
  const ir::program p = assemble_kernel(isa::arch::gfx942, {0}, 64,
                                        "s_load_dwordx2 s[4:5], s[0:1], 0x0\n"
                                        "v_lshlrev_b32_e32 v1, 2, v0\n"
                                        "v_lshlrev_b32_e32 v2, 7, v0\n"
                                        "s_waitcnt lgkmcnt(0)\n"
                                        "global_load_dword v3, v1, s[4:5]\n"
                                        "global_load_dword v4, v2, s[4:5]\n"
                                        "s_endpgm\n");
  static u32 data[64 * 32];
  sim::buffer<const u32> b(data, 64 * 32);
  const sim::result r = sim::run(p, {.grid = {2}}, b);
  REQUIRE(r.ok);
  CHECK(r.counters.memory[4].cache_lines == 2 * 2);
  CHECK(r.counters.memory[5].cache_lines == 2 * 64);
  CHECK(r.counters.memory[5].cache_lines_least == 2 * 2);
  const text_buffer json = sim::json(p, r.counters);
  CHECK(
      std::string(json.data(), json.size()) ==
      R"({"schema":1,"instructions":14,"waves":2,"barriers":0,"units":{"valu":4,"matrix":0,"salu":0,"smem":2,"vmem":4,"lds":0,)"
      R"("other":4},"matrix_busy_cycles":0,"issue_cycles":56,"lds":{"accesses":0,"bytes":0,"cycles":0,"conflict_cycles":0},)"
      R"("global":{"accesses":6,"bytes":1040,"cache_lines":134,"cache_lines_least":10}})");
  const text_buffer by_line = sim::json(p, r.counters, true);
  const std::string lines(by_line.data(), by_line.size());
  CHECK(lines.find(R"(,"lines":[{"file":"test","line":1,"executed":2,"units":{"valu":0,)") !=
        std::string::npos);
  CHECK(lines.find(R"({"file":"test","line":6,"executed":2,)") != std::string::npos);
  const text_buffer table = sim::table(p, r.counters, true);
  CHECK(std::string(table.data(), table.size()) ==
        "instructions 14, waves 2, barriers 0\n"
        "valu   4\nmatrix 0 (0 cycles)\nsalu   0\nsmem   2\nvmem   4\nlds    0\nother  4\nissue cycles 56\n"
        "global access 1040 bytes, 134 cache lines touched, 10 would do\n"
        "executed  matrix cycles  lds conflicts  cache lines  line\n"
        "       2              0              0            2  test:1\n"
        "       2              0              0            0  test:2\n"
        "       2              0              0            0  test:3\n"
        "       2              0              0            0  test:4\n"
        "       2              0              0            4  test:5\n"
        "       2              0              0          128  test:6\n"
        "       2              0              0            0  test:7\n");
}

TEST_CASE("matrix instructions keep their unit busy for their passes") {
  const ir::program p = assemble_kernel(isa::arch::gfx942, {}, 64, R"(
    v_mov_b32 v1, 1
    v_mov_b32 v2, 1
    v_mov_b32 v3, 1
    v_mov_b32 v4, 1
    s_nop 4
    v_mfma_f32_32x32x8_f16 v[8:23], v[2:3], v[2:3], 0
    s_endpgm)");
  const sim::result r = sim::run(p, {.threads = 1});
  CHECK(sim::by_unit(p, r.counters).matrix_cycles == 8 * 4); // 8 passes of 4 cycles
}

TEST_CASE("issue cycles count products, functions, passes and wait states") {
  const char code[] = R"(
    v_mov_b32 v2, 1
    v_mov_b32 v3, 1
    v_mul_lo_u32 v1, v0, v0
    v_exp_f32 v4, v2
    s_nop 4
    v_mfma_f32_32x32x8_f16 v[8:23], v[2:3], v[2:3], 0
    s_endpgm)";
  const auto cycles = [&](isa::arch arch) {
    const ir::program p = assemble_kernel(arch, {}, 64, code);
    return sim::by_unit(p, sim::run(p, {.threads = 1}).counters).issue_cycles;
  };
  CHECK(cycles(isa::arch::gfx942) == 2 * 4 + 16 + 16 + 5 * 4 + 8 * 4 + 4);
  CHECK(cycles(isa::arch::gfx950) == 2 * 4 + 16 + 8 + 5 * 4 + 8 * 4 + 4);
}
