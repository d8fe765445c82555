// SPDX-License-Identifier: MIT
// The order in which the lanes of a two-address store reach LDS, where they overlap.
#include "program/assembly.hpp"

#include <catch2/catch_test_macros.hpp>
#include <kiln/sim/run.hpp>

using namespace kiln;

namespace {

/// Each lane stores 1 to its own dword and 2 to the next lane's, by one instruction: what dword 5 then has.
constexpr u32 overlapping_pairs(bool monitor) {
  ir::program p = kiln_test::assemble_kernel(isa::arch::gfx942, {0}, 64, R"(
    s_load_dwordx2 s[4:5], s[0:1], 0x0
    v_lshlrev_b32_e32 v1, 2, v0
    v_mov_b32_e32 v7, 1
    v_mov_b32_e32 v8, 2
    ds_write2_b32 v1, v7, v8 offset1:1
    s_waitcnt 0
    ds_read_b32 v3, v1
    s_waitcnt 0
    global_store_dword v1, v3, s[4:5]
    s_endpgm)");
  p.lds_bytes = 1024;
  u32 data[64] = {};
  sim::buffer<u32> b(data);
  const sim::result r = sim::run(p, {.monitor = monitor, .threads = 1}, b);
  return r.ok ? data[5] : 0;
}

} // namespace

TEST_CASE("lanes whose pairs overlap store in the same order whoever watches") {
  constexpr u32 when_compiled = overlapping_pairs(true);
  CHECK(when_compiled != 0);
  CHECK(overlapping_pairs(true) == when_compiled);
  CHECK(overlapping_pairs(false) == when_compiled);
}
