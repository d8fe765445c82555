// SPDX-License-Identifier: MIT
// Which barriers after exchanges among waves go, and what the judge says of those that must not.
#include "unit/pass/after_pass.hpp"

#include <kiln/author/values/workgroup.hpp>
#include <kiln/check/control/exchanges.hpp>
#include <kiln/pass/simplify/remove_barriers.hpp>

namespace {

using namespace kiln;
using namespace kiln_test;

constexpr u32 barriers_in(const ir::program& p) {
  u32 count = 0;
  for (const ir::instruction& in : p.code) count += isa::rows[in.row].mnemonic == isa::mn::s_barrier;
  return count;
}

/// How many barriers of a kernel of 256 work-items are left.
template<class Body> constexpr u32 barriers_left(Body body) {
  kernel_draft k(isa::arch::gfx942, 256);
  body(k);
  k.s_endpgm();
  ir::program& p = k.program();
  pass::remove_barriers(p);
  note error = k.error();
  check::exchanges(p, analysis::control_flow(p), error);
  return error.raised ? 99 : barriers_in(p);
}
template<u32 Left, class Body> void leaves(Body body) {
  static_assert(barriers_left(Body{}) == Left);
  CHECK(barriers_left(body) == Left);
}

constexpr void sum(builder k, auto& x) { x = author::workgroup_reduce<combine::sum>(k, x); }

TEST_CASE("calls one after another have one barrier each") {
  leaves<1>([](builder k) {
    auto x = k.vgpr<i32>(1);
    sum(k, x);
  });
  leaves<4>([](builder k) {
    auto x = k.vgpr<i32>(1);
    for (u32 i = 0; i < 4; ++i) sum(k, x);
  });
  leaves<2>([](builder k) {
    auto x = k.vgpr<i32>(1);
    sum(k, x);
    x = author::workgroup_exclusive_scan<combine::max>(k, x);
  });
}

TEST_CASE("in a loop the next iteration counts") {
  leaves<2>([](builder k) { // its own write comes next
    auto x = k.vgpr<i32>(1);
    k.for_(0, 9, 1, [&](auto) { sum(k, x); });
  });
  leaves<2>([](builder k) { // two calls take turns
    auto x = k.vgpr<i32>(1);
    k.for_(0, 9, 1, [&](auto) {
      sum(k, x);
      sum(k, x);
    });
  });
  leaves<4>([](builder k) { // the third is followed by the first, which has its bytes
    auto x = k.vgpr<i32>(1);
    k.for_(0, 9, 1, [&](auto) {
      for (u32 i = 0; i < 3; ++i) sum(k, x);
    });
  });
  leaves<2>([](builder k) { // the author's barrier
    auto x = k.vgpr<i32>(1);
    k.for_(0, 9, 1, [&](auto) {
      k.barrier();
      sum(k, x);
    });
  });
}

TEST_CASE("on one way the author's barrier is missing") {
  leaves<3>([](builder k) {
    auto x = k.vgpr<i32>(1);
    k.for_(0, 9, 1, [&](auto i) {
      sum(k, x);
      k.if_(i < 5, [&] { k.s_barrier(); });
    });
  });
}

TEST_CASE("streams and detached accesses keep theirs") {
  leaves<2>([](builder k) {
    auto x = k.vgpr<i32>(1);
    k.detached([&] { sum(k, x); });
  });
  leaves<2>([](builder k) {
    auto x = k.vgpr<i32>(1);
    auto stream = k.record([&] { sum(k, x); });
    k.emit(stream);
  });
}

/// The message of the judge where every barrier after an exchange is missing.
constexpr note without_barriers(const auto& body) {
  kernel_draft k(isa::arch::gfx942, 256);
  body(k);
  k.s_endpgm();
  ir::program& p = k.program();
  list<u32> gone;
  for (u32 i = 0; i < p.code.size(); ++i)
    if (isa::rows[p.code[i].row].mnemonic == isa::mn::s_barrier &&
        (p.code[i].marks & (ir::mark::first_exchange | ir::mark::second_exchange)) != 0)
      gone.push_back(i);
  pass::remove_instructions(p, gone);
  note error = k.error();
  check::exchanges(p, analysis::control_flow(p), error);
  return error;
}

TEST_CASE("the judge finds a write that meets reads") {
  const auto in_a_loop = [](builder k) {
    auto x = k.vgpr<i32>(1);
    k.for_(0, 9, 1, [&](auto) { sum(k, x); });
  };
  const auto in_a_row = [](builder k) {
    auto x = k.vgpr<i32>(1);
    for (u32 i = 0; i < 3; ++i) sum(k, x);
  };
  CHECK(without_barriers(in_a_loop).raised);
  CHECK(string_of(without_barriers(in_a_loop).text) ==
        "a wave may write its value here while others still read those of the exchange before: no barrier is "
        "between");
  CHECK_FALSE(without_barriers(in_a_row).raised);
}

} // namespace
