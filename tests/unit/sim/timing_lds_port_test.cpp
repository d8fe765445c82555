// SPDX-License-Identifier: MIT
// A port of LDS: latency, rate, conflicts and queue.
#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>
#include <kiln/sim/timing/lds_port.hpp>

using namespace kiln;
using namespace kiln::sim::timing;

namespace {

const parameter_set gfx942(isa::arch::gfx942), gfx950(isa::arch::gfx950);
constexpr lds_port::access b32{.bytes = 256}, b128{.bytes = 1024, .lane_bytes = 16, .groups = 8},
    write_b128{.bytes = 1024, .lane_bytes = 16, .groups = 8, .writes = true};

TEST_CASE("LDS port: a result is there after its latency") {
  CHECK(lds_port(gfx942).issue(b32, 100) == 152);
  CHECK(lds_port(gfx942).issue(b128, 100) == 164);
}

TEST_CASE("LDS port: results follow each other at the port's rate") {
  lds_port narrow(gfx942), wide(gfx942), wider(gfx950);
  for (u32 i = 0; i < 5; ++i) {
    CHECK(narrow.issue(b32, 100) == 152 + 4 * i);
    CHECK(wide.issue(b128, 100) == 164 + 16 * i);
    CHECK(static_cast<double>(wider.issue(b128, 100)) == Catch::Approx(164 + 1024.0 / 96 * i).margin(1));
  }
  CHECK(narrow.busy == 20);
  CHECK(wide.busy == 80);
}

TEST_CASE("LDS port: writes have a rate of their own") {
  lds_port port(gfx942);
  port.issue(write_b128, 0);
  CHECK(port.busy == Catch::Approx(1024.0 / 37));
}

TEST_CASE("LDS port: a conflict of four lanes takes four times as long") {
  lds_port port(gfx942);
  const cycle done = port.issue({.bytes = 256, .conflict_cycles = 2 * 3, .groups = 2}, 0);
  CHECK(port.busy == 16);
  CHECK(done >= 52 + 12);
}

TEST_CASE("LDS port: the queue holds eight commands") {
  lds_port port(gfx942);
  for (u32 i = 0; i < 8; ++i) port.issue(b128, 0);
  CHECK(port.free() == 0); // the first has left the queue
  port.issue(b128, 0);
  CHECK(port.free() == 16); // when the second leaves
  port.issue(b128, 16);
  CHECK(port.free() == 32);
}

TEST_CASE("LDS port: loads to LDS take its time") {
  lds_port port(gfx942);
  port.write_behind(1024, 100);
  CHECK(port.issue(b32, 100) == 128 + 52); // 1024 bytes at the rate of writes
}

} // namespace
