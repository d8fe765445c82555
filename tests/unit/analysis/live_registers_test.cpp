// SPDX-License-Identifier: MIT
// Live registers one by one: straight code, parts, EXEC regions and EXEC by hand, before and after registers are assigned.
#include "program/expect.hpp"
#include "program/random_kernel.hpp"

#include <kiln/analysis/programs/live_registers.hpp>
#include <kiln/analysis/programs/liveness.hpp>
#include <kiln/pass/registers/assign_registers.hpp>

namespace {

using namespace kiln;
using namespace kiln_test;
using analysis::live_registers;
using change = live_registers::change;

/// One line per instruction: SGPRs and VGPRs that are live after it without the builder's inputs, "+v8" taken, "-v8" freed,
/// "!v8" written without a reader.
constexpr text_buffer life_of(const ir::program& p) {
  const live_registers live(p);
  text_buffer out;
  for (u32 i = 0; i < p.code.size(); ++i) {
    out << live.after(i).of[0] << ' ' << live.after(i).of[1];
    live.each_event(i, [&](const live_registers::event& e) {
      out << (e.what == change::taken   ? " +"
              : e.what == change::freed ? " -"
                                        : " !")
          << "sva"[static_cast<u32>(e.bank)] << e.first;
      if (e.count > 1) out << ".." << e.first + e.count - 1;
    });
    out << '\n';
  }
  return out;
}

template<class Body> constexpr text_buffer life_of(Body body) {
  kernel_draft k(isa::arch::gfx942, 64);
  body(k);
  if (k.failed()) return k.error().message();
  return life_of(k.program());
}
template<fixed_text Expected, class Body> void life(Body body) {
  static_assert(life_of(Body{}).view() == Expected.view());
  CHECK(string_of(life_of(body)) == std::string(Expected.characters));
}

TEST_CASE("live registers: from a write to the last read, parts of a value for themselves") {
  life<"0 1 +v8\n"      // pair[0]
       "0 2 +v9\n"      // pair[1]
       "0 2 +v10 -v8\n" // the sum takes pair[0]
       "0 2 !v8\n"      // pair[0] again: never read
       "0 3 +v11\n"     //
       "0 0 -v11 -v9..10\n">([](builder k) {
    auto pair = k.vgpr<i32, 2>();
    pair[0] = 1;
    pair[1] = 2;
    auto sum = pair[0] + 5;
    pair[0] = 3;
    auto at = k.vgpr<i32>(0);
    k.ds_write2_b32(at, pair[1], sum);
  });
}

TEST_CASE("live registers: a value is taken, read and written in one place") {
  life<"1 0 +s8\n"
       "1 0\n"
       "1 0 +s9 -s8\n"
       "0 0 -s9\n">([](builder k) {
    auto s = k.sgpr<i32>(1);
    s += 2;
    auto t = s + 3;
    k.s_mov_b32(m0, t);
  });
}

TEST_CASE("live registers: lanes that a region does not write keep what was there") {
  life<"0 1 +v8\n"               // x = 1, which the lanes outside keep
       "0 2 +v10\n"              // mask's operand
       "2 1 +s11..12 -v10\n"     // the comparison
       "2 1 +s13..14 -s11..12\n" // EXEC is saved
       "2 1\n"                   // s_cbranch_execz
       "2 2 +v9\n"               // y: for this region only
       "2 1 -v9\n"               // x = y + 1 in some lanes
       "0 1 -s13..14\n"          // EXEC comes back
       "0 0 -v8\n">([](builder k) {
    auto x = k.vgpr<i32>(1), y = k.vgpr<i32>();
    auto z = k.vgpr<i32>(7);
    k.where(z < 5, [&] {
      y = 2;
      x = y + 1;
    });
    k.ds_write_b32(x, x);
  });
}

TEST_CASE("live registers: with EXEC written by hand, a write leaves lanes to other blocks") {
  life<"0 1 +v8\n" // x
       "0 1\n"     // exec = 3
       "0 1\n"     // x again, in two lanes: the first value goes on in the others
       "0 2 +v9\n" // y
       "0 1 -v9\n" //
       "0 1\n"     // exec = -1
       "0 0 -v8\n">([](builder k) {
    auto x = k.vgpr<i32>(1), y = k.vgpr<i32>();
    k.s_mov_b64(exec, 3);
    k.v_mov_b32(x, 2);
    y = 5;
    k.ds_write_b32(y, y);
    k.s_mov_b64(exec, -1);
    k.ds_write_b32(x, x);
  });
}

TEST_CASE("live registers: around a loop") {
  life<"1 0 +s8\n" // i
       "1 1 +v9\n" // x lives into every iteration
       "1 1\n"     // x += i
       "1 1\n"     // i += 1
       "1 1\n"     // compare
       "1 1\n"     // branch
       "0 0 -v9\n">([](builder k) {
    auto i = k.sgpr<i32>(0);
    auto x = k.vgpr<i32>(1);
    k.do_while(
        [&] {
          x += i;
          i += 1;
        },
        [&] { return i < 5; });
    k.ds_write_b32(x, x);
  });
}

TEST_CASE("live registers of random kernels lie within live intervals, and within what is assigned") {
  for (u32 seed = 1; seed <= 60; ++seed) {
    INFO("seed " << seed);
    kernel_draft k(isa::arch::gfx942, 64);
    random_kernel(k, {.seed = seed, .statements = 25});
    ir::program& p = k.program();
    const analysis::liveness intervals = analysis::live_intervals(p);
    const live_registers before(p);
    u32 most[ir::bank_count] = {};
    for (u32 i = 0; i < p.code.size(); ++i) {
      u32 room[ir::bank_count] = {};
      for (u32 v = 0; v < p.virtual_dwords; ++v)
        if (intervals.value_of(v) == v && intervals.first[v] != analysis::liveness::never &&
            intervals.first[v] <= 2 * i + 1 && intervals.last_of(v) >= 2 * i + 1)
          room[static_cast<u32>(p.groups[ir::group_of(p, v)].bank)] += intervals.size(v);
      for (u32 bank = 0; bank < ir::bank_count; ++bank) {
        REQUIRE(before.after(i).of[bank] <= room[bank]);
        most[bank] = std::max(most[bank], before.after(i).of[bank]);
      }
    }
    CHECK(most[0] + most[1] > 4); // something lives

    note error;
    pass::assign_registers(p, error);
    REQUIRE(!error.raised);
    const live_registers after(p);
    for (u32 i = 0; i < p.code.size(); ++i)
      for (u32 bank = 0; bank < ir::bank_count; ++bank) {
        // What was never written may now lie in a register that was.
        REQUIRE(after.after(i).of[bank] >= before.after(i).of[bank]);
        REQUIRE(after.after(i).of[bank] <= p.register_count[bank]);
      }
  }
}

} // namespace
