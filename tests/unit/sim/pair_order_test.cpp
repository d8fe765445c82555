// SPDX-License-Identifier: MIT
// The order in which the lanes of a two-address store reach LDS, where they overlap.
#include "program/program_writer.hpp"

#include <catch2/catch_test_macros.hpp>
#include <kiln/sim/run.hpp>

using namespace kiln;
using namespace kiln::test;
using namespace kiln::isa::mn;

namespace {

/// Each lane stores 1 to its own dword and 2 to the next lane's, by one instruction: what dword 5 then has.
constexpr u32 overlapping_pairs(bool monitor) {
  program_writer w;
  const u32 sizes[] = {0};
  w.interface(sizes, 1, 64);
  w.p.lds_bytes = 1024;
  w(s_load_dwordx2, s(4), s(0), imm(0))(v_lshlrev_b32, v(1), k(2), v(0));
  w(v_mov_b32, v(7), k(1))(v_mov_b32, v(8), k(2));
  w(ds_write2_b32, v(1), v(7), v(8), with(isa::modifier::offset1, 1))(s_waitcnt, imm(0));
  w(ds_read_b32, v(3), v(1))(s_waitcnt, imm(0))(global_store_dword, v(1), v(3), s(4))(s_endpgm);
  u32 data[64] = {};
  sim::buffer<u32> b(data);
  const sim::result r = sim::run(w.p, {.monitor = monitor, .threads = 1}, b);
  return w.missing == 0 && r.ok ? data[5] : 0;
}

} // namespace

TEST_CASE("lanes whose pairs overlap store in the same order whoever watches") {
  constexpr u32 when_compiled = overlapping_pairs(true);
  CHECK(when_compiled != 0);
  CHECK(overlapping_pairs(true) == when_compiled);
  CHECK(overlapping_pairs(false) == when_compiled);
}
