// SPDX-License-Identifier: MIT
// A SIMD's turns, and the order of its waves in them.
#include <catch2/catch_test_macros.hpp>
#include <kiln/sim/timing/simd.hpp>

using namespace kiln;
using namespace kiln::sim::timing;

namespace {

TEST_CASE("SIMD: every fourth clock is a turn") {
  CHECK(turn_from(0, 0) == 0);
  CHECK(turn_from(1, 0) == 4);
  CHECK(turn_from(4, 0) == 4);
  CHECK(turn_from(0, 3) == 3);
  CHECK(turn_from(4, 3) == 7);
  CHECK(turn_from(7, 3) == 7);
}

TEST_CASE("SIMD: higher priority goes first, then the older wave") {
  simd s{parameter_set(isa::arch::gfx942)};
  timed_wave first, second, third;
  first.age = 1, second.age = 2, third.age = 3;
  s.add(third), s.add(first), s.add(second);
  CHECK(s.waves == std::vector<timed_wave*>{&first, &second, &third});
  CHECK(s.oldest() == &first);
  third.priority = 3;
  s.sort();
  CHECK(s.waves == std::vector<timed_wave*>{&third, &first, &second});
  CHECK(s.oldest() == &first); // idle cycles are charged to it, whatever the priority
  s.remove(first);
  CHECK(s.waves == std::vector<timed_wave*>{&third, &second});
}

} // namespace
