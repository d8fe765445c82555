// SPDX-License-Identifier: MIT
// What a wait is for: the operations that the counters count, in order or not.
#include <catch2/catch_test_macros.hpp>
#include <kiln/sim/timing/wait_queues.hpp>

using namespace kiln;
using namespace kiln::sim::timing;

namespace {

isa::counter_values waits_for(u32 vmcnt, u32 lgkmcnt) {
  isa::counter_values w = isa::counter_max;
  w.vmcnt = vmcnt, w.lgkmcnt = lgkmcnt;
  return w;
}
constexpr u32 any_vector = 63, any_local = 15;

instruction_timing counted(isa::counter_event events, bool scalar = false) {
  instruction_timing t;
  t.events = events;
  t.scalar_memory = scalar;
  return t;
}
const instruction_timing load = counted(isa::event::vmem), lds = counted(isa::event::ds),
                         scalar_load = counted(isa::event::smem, true);

TEST_CASE("wait queues: nothing is waited for in an empty queue") {
  CHECK(wait_queues().awaited(waits_for(0, 0)).done == 0);
}

TEST_CASE("wait queues: loads leave in order") {
  wait_queues q;
  q.issue(load, 7, 500);
  q.issue(load, 8, 300); // is there earlier, but counted after the first
  CHECK(q.awaited(waits_for(1, any_local)).instruction == 7);
  CHECK(q.awaited(waits_for(1, any_local)).done == 500);
  CHECK(q.awaited(waits_for(0, any_local)).done == 500);
  CHECK(q.awaited(waits_for(2, any_local)).done == 0);
  CHECK(q.awaited(waits_for(any_vector, 0)).done == 0);
}

TEST_CASE("wait queues: scalar loads are done in any order, so that only 0 names one") {
  wait_queues q;
  q.issue(scalar_load, 1, 400);
  q.issue(lds, 2, 60);
  CHECK(q.awaited(waits_for(any_vector, 1)).done == 60); // whichever is first
  CHECK(q.awaited(waits_for(any_vector, 0)).done == 400);
  CHECK(q.awaited(waits_for(any_vector, 0)).instruction == 1);
}

TEST_CASE("wait queues: what is done leaves") {
  wait_queues q;
  q.issue(load, 1, 100);
  q.issue(load, 2, 200);
  q.retire(150);
  CHECK(q.awaited(waits_for(0, any_local)).instruction == 2);
  q.retire(200);
  CHECK(q.awaited(waits_for(0, any_local)).done == 0);
}

TEST_CASE("wait queues: the counter holds so many loads") {
  wait_queues q;
  for (u32 i = 0; i < 4; ++i) q.issue(load, i, 100 * (i + 1));
  CHECK(q.room(5) == 0);
  CHECK(q.room(4) == 100); // when the first is done
  CHECK(q.room(3) == 200);
}

} // namespace
