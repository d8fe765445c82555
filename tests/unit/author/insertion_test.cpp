// SPDX-License-Identifier: MIT
// Code that is written for an earlier place, and the number of the wave.
#include "program/expect.hpp"
#include "program/simulate.hpp"

namespace {

using namespace kiln;
using namespace kiln_test;

TEST_CASE("what is inserted stands at its place, in order") {
  listing<"1:\n"
          "  s_mov_b32 %s8, 0\n"
          "2:\n"
          "  s_add_i32 %s8, %s8, 2\n"
          "  s_add_i32 %s8, %s8, 4\n"
          "  s_add_i32 %s8, %s8, 5\n"
          "  s_add_i32 %s8, %s8, 6\n"
          "3:\n"
          "  s_add_i32 %s8, %s8, 1\n"
          "4:\n"
          "  s_add_i32 %s8, %s8, 3\n"
          "5:\n"
          "  s_cmp_eq_i32 %s8, 0\n"
          "  s_cbranch_scc0 8f\n"
          "6:\n"
          "7:\n"
          "  s_add_i32 %s8, %s8, 7\n"
          "8:\n">([](builder k) {
    auto s = k.sgpr<i32>(0);
    auto at = k.reserve();
    s += 1;
    k.insert_at(at, [&] { s += 2; });
    s += 3;
    k.insert_at(at, [&] {
      s += 4;
      s += 5;
    });
    k.if_(s == 0, [&] {
      k.insert_at(at, [&] { s += 6; });
      s += 7;
    });
  });
}

TEST_CASE("a loop's needs are met before it: they are known while its body is written", "[proof]") {
  for (const isa::arch arch : all_archs) {
    const ir::program p = compiled<u32*>(arch, 64, [](builder k, arg<u32*> out) {
      auto lane = as<u32>(k.lane_id());
      auto sum = k.vgpr<u32>(0);
      const auto before = k.reserve();
      k.where(lane > 9, [&] {
        k.for_(0, 5, 1, [&](auto i) {
          auto factor = k.vgpr<u32>();
          k.insert_at(before, [&] { factor = lane * 3 + 1; }); // in all lanes, once
          sum += factor * as<u32>(i);
        });
        auto inside = k.reserve();
        sum += 100;
        k.insert_at(inside, [&] { sum += sum; });
      });
      out[lane] = sum;
    });
    std::vector<u32> out(64);
    run_clean(p, 1, sim::buffer<u32>(out.data(), 64));
    for (u32 l = 0; l < 64; ++l) REQUIRE(out[l] == (l > 9 ? 2 * 10 * (l * 3 + 1) + 100 : 0));
  }
}

TEST_CASE("only straight-line code, and not in pieces that are moved or marked as a whole") {
  refused<"what is inserted is straight-line code: loops, branches and where stand around the place">(
      __LINE__ + 3, [](builder k) {
        auto s = k.sgpr<i32>(0);
        auto at = k.reserve();
        k.insert_at(at, [&] { k.if_(s == 0, [&] { s += 1; }); });
      });
  refused<"insert_at inside record, schedule or detached: it would move their code">(
      __LINE__ + 3, [](builder k) {
        auto s = k.sgpr<i32>(0);
        auto at = k.reserve();
        (void)k.record([&] { k.insert_at(at, [&] { s += 1; }); });
      });
  refused<"insert_at inside record, schedule or detached: it would move their code">(
      __LINE__ + 3, [](builder k) {
        auto s = k.sgpr<i32>(0);
        auto at = k.reserve();
        k.schedule([&] { k.insert_at(at, [&] { s += 1; }); });
      });
  refused<"insert_at inside record, schedule or detached: it would move their code">(
      __LINE__ + 3, [](builder k) {
        auto s = k.sgpr<i32>(0);
        auto at = k.reserve();
        k.detached([&] { k.insert_at(at, [&] { s += 1; }); });
      });
  refused<"reserve inside record, schedule or detached: their code has no place yet">(
      __LINE__, [](builder k) { k.schedule([&] { (void)k.reserve(); }); });
  refused<"reserve inside record, schedule or detached: their code has no place yet">(
      __LINE__, [](builder k) { (void)k.record([&] { (void)k.reserve(); }); });
}

TEST_CASE("the wave's number: x, then y, then z", "[proof]") {
  constexpr u32 blocks[][3] = {{64, 1, 1}, {32, 2, 1},  {256, 1, 1}, {16, 8, 4},
                               {96, 3, 1}, {1, 1, 512}, {192, 2, 2}};
  for (const auto& b : blocks) {
    for (const isa::arch arch : {isa::arch::gfx90a, isa::arch::gfx950}) {
      kernel_draft k(arch, b[0], b[1], b[2]);
      call_kernel<i32*>(k, [](builder k, arg<i32*> out) {
        auto item = k.thread_idx.x + (k.thread_idx.y + k.thread_idx.z * k.block_dim.y) * k.block_dim.x;
        k.where(item % 5 != 0, [&] { out[item] = k.wave_id(); });
      });
      k.emit(isa::mn::s_endpgm, source{});
      REQUIRE(!k.failed());
      note error;
      compile::run_pipeline(k.program(), error);
      REQUIRE(!error.raised);
      const u32 items = b[0] * b[1] * b[2];
      std::vector<i32> out(items, -1);
      run_clean(k.program(), 1, sim::buffer<i32>(out.data(), items));
      for (u32 i = 0; i < items; ++i) REQUIRE(out[i] == (i % 5 == 0 ? -1 : static_cast<i32>(i / 64)));
    }
  }
  code<"s_mov_b32 %s8, 0\n">([](builder k) { k.wave_id(); });
}

} // namespace
