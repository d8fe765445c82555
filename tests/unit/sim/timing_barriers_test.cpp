// SPDX-License-Identifier: MIT
// Barriers in time: all waves go on when the last has arrived.
#include "program/by_operand.hpp"

#include <catch2/catch_test_macros.hpp>
#include <kiln/sim/timing/estimate.hpp>

using namespace kiln;
using namespace kiln_test::by_operand;
using namespace kiln::isa::mn;

namespace {

/// Four waves, on four SIMDs; wave 0 alone runs `additions`, then all meet at a barrier if there is one.
sim::timing::prediction predict(u32 additions, bool barrier) {
  program_writer w;
  w.interface({0}, 256);
  w(v_readfirstlane_b32, s(6), v(0))(s_cmp_lg_u32, s(6), k(0))(s_cbranch_scc1, label(0));
  w.block();
  for (u32 i = 0; i < additions; ++i) w(v_add_u32, v(20), v(21), v(22));
  w.place_label(0);
  if (barrier) w(s_barrier);
  for (u32 i = 0; i < 50; ++i) w(v_add_u32, v(20), v(21), v(22));
  w(s_endpgm);
  REQUIRE(w.missing == 0);
  u32 word = 0;
  sim::buffer<u32> buffer(&word, 1);
  sim::timing::prediction p = sim::estimate(w.p, {.grid = {1}}, {}, buffer);
  REQUIRE(p.ok);
  return p;
}
u64 waited(const sim::timing::prediction& p) {
  u64 out = 0;
  for (const sim::timing::stall_cycles& s : p.stalls)
    if (s.what.why == sim::timing::reason::barrier) out += s.wave_cycles;
  return out;
}

TEST_CASE("barrier: the others wait for the last wave") {
  const u64 at_once = waited(predict(0, true)), late = waited(predict(250, true));
  CHECK(at_once <= 3 * 32);
  CHECK(late >= 3 * (1000 - 32));
  CHECK(late <= 3 * (1000 + 32));
  CHECK(waited(predict(250, false)) == 0);
}

TEST_CASE("barrier: it costs the last wave one issue and the release") {
  const double with = predict(250, true).cycles, without = predict(250, false).cycles;
  CHECK(with - without >= 4);
  CHECK(with - without <= 12);
}

} // namespace
