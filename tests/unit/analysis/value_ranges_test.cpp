// SPDX-License-Identifier: MIT
// Ranges of values: what each instruction makes of those of its operands, and of inputs and counters.
#include "program/expect.hpp"

#include <kiln/analysis/programs/value_ranges.hpp>

namespace {

using namespace kiln;
using namespace kiln_test;

/// The range of the last source of the last instruction by name.
template<class Body> constexpr analysis::value_range range_in(Body body) {
  kernel_draft k(isa::arch::gfx942, 64, 4, 1);
  body(k);
  const ir::program& p = k.program();
  const analysis::survey effects(p);
  u32 at = p.code.size() - 1;
  while ((p.code[at].marks & ir::mark::keep) == 0) --at;
  const ir::instruction& last = p.code[at];
  return analysis::value_ranges(p, effects)
      .of(last, isa::operand_lists[isa::rows[last.row].operands].count - 1);
}
/// The range of what `value(builder)` returns.
template<class Value> constexpr analysis::value_range range_of(Value value) {
  return range_in([value](builder k) { k.v_mov_b32(k.vgpr<i32>(), as<i32>(value(k))); });
}
constexpr bool is(const analysis::value_range& r, u32 low, u32 high, u32 zeros = 0) {
  return r.low == low && r.high == high && r.zeros == zeros;
}
constexpr u32 top = ~u32{0};

TEST_CASE("ids and what is calculated of them") {
  STATIC_CHECK(is(range_of([](builder k) { return k.thread_idx.x; }), 0, 63));
  STATIC_CHECK(is(range_of([](builder k) { return k.thread_idx.y; }), 0, 3));
  STATIC_CHECK(is(range_of([](builder k) { return k.block_idx.x; }), 0, 0x1ff'fffe));
  STATIC_CHECK(is(range_of([](builder k) { return k.block_idx.x * 64 + k.thread_idx.x; }), 0,
                  0x7fff'ffbf)); // less than 2^31 work-items
  STATIC_CHECK(is(range_of([](builder k) { return k.lane_id(); }), 0, 64));
  STATIC_CHECK(is(range_of([](builder k) { return k.thread_idx.x * 12; }), 0, 756, 2));
  STATIC_CHECK(is(range_of([](builder k) { return (k.thread_idx.x << 4) + 48; }), 48, 1056, 4));
  STATIC_CHECK(is(range_of([](builder k) { return k.thread_idx.x ^ 64; }), 0, 127));
  STATIC_CHECK(is(range_of([](builder k) { return as<u32>(k.thread_idx.x + 9) >> 1; }), 4, 36));
}

TEST_CASE("of an unknown number, masks and shifts know something") {
  const auto x = [](builder k) { return k.vgpr<u32>(); };
  STATIC_CHECK(is(range_of([x](builder k) { return x(k) & 0xff; }), 0, 255));
  STATIC_CHECK(is(range_of([x](builder k) { return x(k) >> 20; }), 0, 0xfff));
  STATIC_CHECK(is(range_of([x](builder k) { return x(k) << 3; }), 0, top, 3));
  STATIC_CHECK(is(range_of([x](builder k) { return x(k) * 24; }), 0, top, 3));
  STATIC_CHECK(is(range_of([x](builder k) { return x(k) + 1; }), 0, top));
  STATIC_CHECK(is(range_of([](builder k) { return k.thread_idx.x - 1; }), 0, top)); // wraps
}

TEST_CASE("counters of loops: from their first value to the last") {
  STATIC_CHECK(
      is(range_in([](builder k) { k.for_(16, 64, 16, [&](auto i) { k.s_mov_b32(k.sgpr<i32>(), i); }); }), 16,
         79));
}

TEST_CASE("a variable that a loop moves up is below what the loop's condition says, and one step more") {
  const auto lanes = [](auto step) {
    return [step](builder k) {
      auto i = k.vgpr<i32>(k.thread_idx.x);
      k.while_lanes([&] { return i < 1000; },
                    [&] {
                      k.v_mov_b32(k.vgpr<i32>(), i);
                      i += step;
                    });
    };
  };
  STATIC_CHECK(is(range_in(lanes(64)), 0, 999 + 64));
  STATIC_CHECK(is(range_in(lanes(-64)), 0, top));         // it may wrap
  STATIC_CHECK(is(range_in(lanes(0x7fff'ff00)), 0, top)); // the same
  STATIC_CHECK(is(range_in([](builder k) {                // said otherwise, and with more that must hold
                    auto i = k.vgpr<i32>(k.thread_idx.x * 4), other = k.vgpr<i32>();
                    k.while_lanes([&] { return other != 0 && 1000 >= i; },
                                  [&] {
                                    k.v_mov_b32(k.vgpr<i32>(), i);
                                    i += k.thread_idx.y + 4;
                                  });
                  }),
                  0, 1007));
  STATIC_CHECK(is(range_in([](builder k) {
                    auto i = k.sgpr<i32>(8);
                    k.while_([&] { return i < 4096; },
                             [&] {
                               k.s_mov_b32(k.sgpr<i32>(), i);
                               i += 8;
                             });
                  }),
                  8, 4103, 3));
  STATIC_CHECK(is(range_in([](builder k) { // another variable decides
                    auto i = k.vgpr<i32>(k.thread_idx.x);
                    k.for_(0, 100, 10, [&](auto) {
                      k.v_mov_b32(k.vgpr<i32>(), i);
                      i += 256;
                    });
                  }),
                  0, 63 + 11 * 256));
}

TEST_CASE("what is not such a variable is not known") {
  STATIC_CHECK(is(range_in([](builder k) { // two steps
                    auto i = k.vgpr<i32>(0);
                    k.while_lanes([&] { return i < 1000; },
                                  [&] {
                                    k.v_mov_b32(k.vgpr<i32>(), i);
                                    i += 1;
                                    i += 1;
                                  });
                  }),
                  0, top));
  STATIC_CHECK(is(range_in([](builder k) { // a step in a loop inside
                    auto i = k.vgpr<i32>(0);
                    k.while_lanes([&] { return i < 1000; },
                                  [&] {
                                    k.v_mov_b32(k.vgpr<i32>(), i);
                                    auto j = k.sgpr<i32>(0);
                                    k.while_([&] { return j < 4; },
                                             [&] {
                                               i += 1;
                                               j += 1;
                                             });
                                  });
                  }),
                  0, top));
  STATIC_CHECK(is(range_in([](builder k) { // changed between comparison and loop's head
                    auto i = k.sgpr<i32>(0), n = k.sgpr<i32>();
                    k.while_([&] { return n < 1000; },
                             [&] {
                               k.s_mov_b32(k.sgpr<i32>(), i);
                               i += 1;
                             });
                  }),
                  0, top));
  STATIC_CHECK(is(range_in([](builder k) { // the condition is on a copy
                    auto i = k.vgpr<i32>(0);
                    k.while_lanes([&] { return i + 0 < 1000; },
                                  [&] {
                                    k.v_mov_b32(k.vgpr<i32>(), i);
                                    i += k.vgpr<i32>();
                                  });
                  }),
                  0, top));
  STATIC_CHECK(is(range_in([](builder k) { // the first value may be negative
                    auto i = k.vgpr<i32>(k.thread_idx.x - 1);
                    k.while_lanes([&] { return i < 1000; },
                                  [&] {
                                    k.v_mov_b32(k.vgpr<i32>(), i);
                                    i += 1;
                                  });
                  }),
                  0, top));
}

TEST_CASE("a register with several writers is not known") {
  STATIC_CHECK(is(range_of([](builder k) {
                    auto x = k.vgpr<i32>(1);
                    x = 2;
                    return x;
                  }),
                  0, top));
}

} // namespace
