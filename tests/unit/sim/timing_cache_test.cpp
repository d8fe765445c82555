// SPDX-License-Identifier: MIT
// A set-associative cache of the timing model.
#include <catch2/catch_test_macros.hpp>
#include <kiln/sim/timing/cache.hpp>

using namespace kiln;
using namespace kiln::sim::timing;

namespace {

constexpr u64 line = 64, sets = 8, ways = 2, stride = line * sets; ///< addresses of one set

TEST_CASE("cache: a line is found at all of its addresses") {
  cache c(line * sets * ways, line, ways);
  CHECK(c.find(128) == nullptr);
  c.fill(130, 77);
  REQUIRE(c.find(128) != nullptr);
  CHECK(c.find(191)->ready == 77);
  CHECK(c.find(127) == nullptr);
  CHECK(c.find(192) == nullptr);
}

TEST_CASE("cache: the line used least recently leaves") {
  cache c(line * sets * ways, line, ways);
  c.fill(0, 0);
  c.fill(stride, 0);
  CHECK(c.find(0) != nullptr); // used after the other
  c.fill(2 * stride, 0);
  CHECK(c.find(0) != nullptr);
  CHECK(c.find(stride) == nullptr);
  CHECK(c.find(2 * stride) != nullptr);
}

TEST_CASE("cache: it holds as much as its size, and no more in turn") {
  cache c(line * sets * ways, line, ways);
  const auto misses = [&](u64 bytes) {
    u32 out = 0;
    for (u32 pass = 0; pass < 3; ++pass)
      for (u64 at = 0; at < bytes; at += line)
        if (c.find(at) == nullptr) ++out, c.fill(at, 0);
    return out;
  };
  CHECK(misses(line * sets * ways) == sets * ways);
  CHECK(misses(line * sets * ways * 2) > 2 * 2 * sets * ways);
}

} // namespace
