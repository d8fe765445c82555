// SPDX-License-Identifier: MIT
// The vector memory path of a compute unit: levels, return path, address side and stores; the queue of loads to LDS.
#include <catch2/catch_test_macros.hpp>
#include <kiln/sim/timing/dma_queue.hpp>
#include <kiln/sim/timing/vector_memory.hpp>

using namespace kiln;
using namespace kiln::sim::timing;

namespace {

constexpr instruction_timing load = [] {
  instruction_timing t;
  t.on = unit::vector_memory;
  return t;
}();

/// 64 lanes that follow each other, from `first` on.
memory_access row(u64 first, u32 lane_bytes) {
  memory_access a;
  a.lanes = 64, a.runs = 1, a.bytes = 64 * lane_bytes;
  for (u64 at = first; at < first + a.bytes; at += sector_bytes) a.sectors.push_back(at);
  return a;
}

struct path {
  parameter_set parameters{isa::arch::gfx942};
  shared_memory_levels shared;
  vector_memory memory{parameters, shared};
  explicit path(bool warm = false) : shared(parameters, *isa::timing::find_board("MI300X"), 2092, 1, warm) {}
};

TEST_CASE("vector memory: a load takes as long as the level that has it") {
  path p, warm(true);
  const memory_access a = row(4096, 4);
  const cycle first = p.memory.issue(load, a, 0);
  CHECK(first >= 876); // 880 with the wait's 4
  CHECK(first < 876 + 20);
  CHECK(p.memory.issue(load, a, 10'000) == 10'114);
  CHECK(p.memory.l1_hits == 4);
  CHECK(p.shared.hits[static_cast<u32>(level::hbm)] == 2); // two lines
  vector_memory other(p.parameters, p.shared);             // of another compute unit
  const cycle l2 = other.issue(load, a, 20'000);
  CHECK(l2 >= 20'209);
  CHECK(l2 < 20'209 + 20);
  const cycle mall = warm.memory.issue(load, a, 0);
  CHECK(mall >= 451);
  CHECK(mall < 451 + 20);
}

TEST_CASE("vector memory: a line on its way to L2 is waited for by other compute units too") {
  path p;
  vector_memory other(p.parameters, p.shared);
  const cycle first = p.memory.issue(load, row(0, 4), 0);
  CHECK(other.issue(load, row(0, 4), 50) + 20 > first);
  CHECK(p.shared.hits[static_cast<u32>(level::hbm)] == 2);
}

TEST_CASE("vector memory: hits return 64 bytes a clock") {
  path p;
  const memory_access a = row(0, 16);
  p.memory.issue(load, a, 0);
  cycle last = 0;
  for (u32 i = 0; i < 10; ++i) {
    const cycle done = p.memory.issue(load, a, 10'000 + 4 * i);
    if (i > 1) CHECK(done - last == 16);
    last = done;
  }
}

constexpr instruction_timing store = [] {
  instruction_timing t = load;
  t.is_store = true;
  return t;
}();

TEST_CASE("vector memory: a line goes to memory once for each time that it is in L2") {
  path p;
  p.memory.issue(store, row(0, 16), 0);
  CHECK(p.shared.written == 1024);
  p.memory.issue(store, row(0, 16), 10'000);
  CHECK(p.shared.written == 1024);
  p.memory.issue(store, row(4096, 1), 20'000); // half of a line
  CHECK(p.shared.written == 1024 + 64);
  p.memory.issue(store, row(4096 + 64, 1), 30'000);
  CHECK(p.shared.written == 1024 + 128);
  for (u64 at = 0; at < u64{8} << 20; at += 1024) p.memory.issue(load, row((u64{1} << 30) + at, 16), 40'000);
  p.memory.issue(store, row(0, 16), 10'000'000); // it was driven out
  CHECK(p.shared.written == 2048 + 128);
}

TEST_CASE("vector memory: stores to L2 go at the board's rate") {
  const parameter_set parameters(isa::arch::gfx942);
  isa::timing::board b = *isa::timing::find_board("MI300X");
  constexpr double mhz = 2000;
  b.l2_write_gbs = 8 * 2000 * 32 / 1000; // 32 bytes a clock of each XCD
  shared_memory_levels shared(parameters, b, mhz, 1, false);
  vector_memory memory(parameters, shared);
  memory.issue(store, row(0, 16), 0);
  cycle done[3] = {};
  for (cycle& d : done) d = memory.issue(store, row(0, 16), 10'000);
  CHECK(done[1] - done[0] == 32);
  CHECK(done[2] - done[1] == 32);
}

TEST_CASE("vector memory: scattered lanes keep the address side") {
  path p;
  memory_access scattered;
  scattered.lanes = scattered.runs = 64, scattered.bytes = 256;
  for (u64 i = 0; i < 64; ++i) scattered.sectors.push_back(i * 4096);
  for (u32 i = 0; i < 17; ++i) p.memory.issue(load, scattered, 0);
  CHECK(p.memory.free() == 64); // 64 cycles each, and 16 are held
}

TEST_CASE("vector memory: sixteen loads leave at once, then as fast as their data can return") {
  for (const u32 lane_bytes : {4, 16}) {
    path p;
    for (u32 i = 0; i < 16; ++i) p.memory.issue(load, row(0, lane_bytes), 0);
    CHECK(p.memory.free() == 0);
    p.memory.issue(load, row(0, lane_bytes), 0);
    CHECK(p.memory.free() == lane_bytes);
  }
}

TEST_CASE("vector memory: seven loads to LDS of a wave are accepted, then one in 11 cycles of all waves") {
  const parameter_set parameters(isa::arch::gfx942);
  double until = 0;
  dma_queue q, other;
  q.begin(parameters), other.begin(parameters);
  for (u32 i = 0; i < 7; ++i) {
    CHECK(q.free() == 0);
    q.accept(0, until);
  }
  CHECK(q.free() == 11);
  other.accept(0, until);
  CHECK(until == 88);
  q.accept(11, until);
  CHECK(q.free() == 22);
}

TEST_CASE("shared memory: a channel that is full does not keep HBM from others") {
  path p;
  for (u32 i = 0; i < 200; ++i) p.shared.update(0, 256, 0);
  p.shared.load(4096 * 16, 64, 0);
  CHECK(p.shared.load(1 << 20, 64, 20) < 1000);
}

} // namespace
