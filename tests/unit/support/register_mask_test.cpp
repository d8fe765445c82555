// SPDX-License-Identifier: MIT
#include <kiln/support/register_mask.hpp>

#include <catch2/catch_test_macros.hpp>

#include <bitset>
#include <random>

namespace {

using namespace kiln;

constexpr bool ranges() {
  const register_mask m = register_mask::range(120, 16);
  return m.low == u128{0xff} << 120 && m.high == 0xff &&
         register_mask::range(0, 256).without(register_mask::below(256)).empty() &&
         register_mask::range(5, 0).empty() &&
         (register_mask::below(128) & register_mask::range(127, 2)).low == u128{1} << 127;
}

constexpr bool runs_cross_the_middle() {
  const register_mask m = register_mask::range(126, 4) | register_mask::range(3, 2);
  return m.find_run(1, 1) == 3 && m.find_run(2, 1) == 3 && m.find_run(2, 2) == 126 &&
         m.find_run(3, 1) == 126 && m.find_run(4, 2) == 126 && m.find_run(4, 4) == register_mask::none &&
         m.find_run(5, 1) == register_mask::none && m.find_run(1, 8) == 128 && m.find_run(1, 64) == 128 &&
         m.find_run(3, 32) == register_mask::none;
}

static_assert(ranges());
static_assert(runs_cross_the_middle());

/// The same by looking at every place.
u32 first_run(const std::bitset<256>& set, u32 count, u32 alignment) {
  for (u32 start = 0; start + count <= 256; start += alignment) {
    u32 n = 0;
    while (n < count && set[start + n]) ++n;
    if (n == count) return start;
  }
  return register_mask::none;
}

TEST_CASE("register masks") {
  CHECK(ranges());
  CHECK(runs_cross_the_middle());
}

TEST_CASE("find_run finds what a search over all places finds") {
  std::mt19937 random(1);
  for (u32 round = 0; round < 3000; ++round) {
    std::bitset<256> set;
    register_mask mask;
    for (u32 piece = 0, pieces = random() % 8; piece < pieces; ++piece) {
      const u32 first = random() % 256, length = random() % (257 - first);
      mask = mask | register_mask::range(first, length);
      for (u32 r = first; r < first + length; ++r) set.set(r);
    }
    const register_mask hole = register_mask::range(random() % 200, 3);
    mask = mask.without(hole);
    for (u32 r = 0; r < 256; ++r)
      if (!(hole & register_mask::range(r, 1)).empty()) set.reset(r);
    const u32 count = 1 + random() % 40, alignment = 1u << random() % 7;
    REQUIRE(mask.find_run(count, alignment) == first_run(set, count, alignment));
  }
}

} // namespace
