// SPDX-License-Identifier: MIT
// A port of LDS: latency, rate, conflicts and queue.
#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>
#include <kiln/sim/timing/lds_port.hpp>

using namespace kiln;
using namespace kiln::sim::timing;

namespace {

const parameter_set gfx942(isa::arch::gfx942), gfx950(isa::arch::gfx950);
constexpr lds_port::access b32{.bytes = 256, .bank_cycles = 2},
    b128{.bytes = 1024, .lane_bytes = 16, .bank_cycles = 8},
    write_b128{.bytes = 1024, .lane_bytes = 16, .bank_cycles = 8, .writes = true};

/// A port with banks of its own.
struct lone_port : lds_banks, lds_port {
  explicit lone_port(const parameter_set& p) : lds_port(p, *this) {}
};

TEST_CASE("LDS port: a result is there after its latency") {
  CHECK(lone_port(gfx942).issue(b32, 100) == 148); // 52 with the wait's 4
  CHECK(lone_port(gfx942).issue(b128, 100) == 160);
}

TEST_CASE("LDS port: results follow each other at the port's rate") {
  lone_port narrow(gfx942), wide(gfx942), wider(gfx950);
  for (u32 i = 0; i < 5; ++i) {
    CHECK(narrow.issue(b32, 100) == 148 + 4 * i);
    CHECK(wide.issue(b128, 100) == 160 + 16 * i);
    CHECK(static_cast<double>(wider.issue(b128, 100)) == Catch::Approx(160 + 1024.0 / 96 * i).margin(1));
  }
  CHECK(narrow.busy == 20);
  CHECK(wide.busy == 80);
}

TEST_CASE("LDS port: writes have a rate of their own") {
  lone_port port(gfx942);
  port.issue(write_b128, 0);
  CHECK(port.busy == Catch::Approx(1024.0 / 37));
}

TEST_CASE("LDS port: a bank gives a dword a clock") {
  for (const u32 lanes_of_a_bank : {8, 32}) { // of 32 lanes, at strides of 8 and 32 dwords
    lone_port port(gfx942);
    const cycle done = port.issue({.bytes = 256, .bank_cycles = 2 * lanes_of_a_bank}, 0);
    CHECK(port.busy == 2 * lanes_of_a_bank);
    CHECK(done == 48 + 2 * lanes_of_a_bank - 4);
  }
}

TEST_CASE("LDS ports: both share the banks") {
  lds_banks banks;
  lds_port first(gfx942, banks), second(gfx942, banks);
  // Without conflicts the banks serve both at full rate, with two dwords of a bank half of it.
  for (u32 i = 0; i < 10; ++i) first.issue(b128, 0), second.issue(b128, 0);
  CHECK(first.issue(b128, 0) <= 60 + 160);
  for (u32 i = 0; i < 10; ++i)
    for (lds_port* p : {&first, &second})
      p->issue({.bytes = 1024, .lane_bytes = 16, .bank_cycles = 16}, 1000);
  CHECK(second.issue(b128, 1000) >= 1000 + 20 * 16);
}

TEST_CASE("LDS port: the queue holds eight commands") {
  lone_port port(gfx942);
  for (u32 i = 0; i < 8; ++i) port.issue(b128, 0);
  CHECK(port.free() == 0); // the first has left the queue
  port.issue(b128, 0);
  CHECK(port.free() == 16); // when the second leaves
  port.issue(b128, 16);
  CHECK(port.free() == 32);
}

TEST_CASE("LDS ports: loads to LDS take the banks' time when their data arrive, not before") {
  lds_banks banks;
  lds_port first(gfx942, banks), second(gfx942, banks);
  banks.write_at(1024, 900);
  CHECK(first.issue(b32, 100) == 148);
  // 8 clocks of the banks for either port, and 2 of the read's own; its port's 4 are in the latency.
  CHECK(second.issue(b32, 900) == 900 + 48 + 8 + 2 - 4);
  CHECK(banks.written == 8);
}

} // namespace
