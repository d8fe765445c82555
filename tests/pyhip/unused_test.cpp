// SPDX-License-Identifier: MIT
// test_dce and test_dse of the reference DSL: loads nobody reads vanish with all that made their addresses.
#include "build/expect.hpp"
#include "build/simulate.hpp"

namespace {

using namespace kiln;
using namespace kiln_test;

bool has(const std::string& code, const char* what) { return code.find(what) != std::string::npos; }

constexpr u32 bytes = 64 * 1024 * 4;

/// Four loads of 16 bytes a lane; `kept` stores what they give.
constexpr void four_loads(builder& k, arg<u32*> p, arg<i32> n, bool kept) {
  auto from = k.buffer(p, bytes);
  auto lane = k.thread_idx.x % 64;
  auto x = k.vgpr<f32, 4, 4>();
  x[0] = from.load<f32, 4>((lane % 16) * n * 4 + (lane / 16) * 16 + 0);
  x[1] = from.load<f32, 4>((lane % 16) * n * 4 + (lane / 16) * 16 + n * 2);
  x[2] = from.load<f32, 4>((lane % 16) * n * 4 + (lane / 16) * 16 + n * 2 + 8);
  x[3] = from.load<f32, 4>((lane % 16) * n * 4 + (lane / 16) * 16 + 8);
  if (kept)
    for (u32 i = 0; i < 4; ++i) from.store(lane * 64 + static_cast<i32>(i * 16), x[i]);
}

TEST_CASE("pyhip_test_dce") {
  for (const isa::arch a : all_archs)
    for (const bool kept : {false, true}) {
      const ir::program p =
          compiled<u32*, i32>(a, 64, [&](builder& k, arg<u32*> p, arg<i32> n) { four_loads(k, p, n, kept); });
      const std::string code = string_of(code_of(p));
      INFO(code);
      CHECK(has("\n" + code, "\nv_") == kept);
      CHECK(has(code, "s_load_dword") == kept);
      CHECK(has(code, "buffer_load_dwordx4") == kept);
    }
}

TEST_CASE("pyhip_test_dse") {
  for (const isa::arch a : all_archs)
    for (const bool kept : {false, true}) {
      const ir::program p = compiled<u32*, i32>(a, 64, [&](builder& k, arg<u32*> p, arg<i32> n) {
        auto from = k.buffer(p, bytes);
        auto lane = k.thread_idx.x % 64;
        auto x = k.vgpr<f32, 4>();
        const auto address = [&] { return (lane % 16) * n * 4 + (lane / 16) * 16; };
        auto a0 = address(), a1 = address(), a2 = address(), a3 = address();
        auto i = k.sgpr<i32>(0);
        k.while_([&] { return i < n; },
                 [&] {
                   x = from.load<f32, 4>(a0 + 8);
                   x = from.load<f32, 4>(a1 + 8);
                   x = from.load<f32, 4>(a2 + 8);
                   x = from.load<f32, 4>(a3 + 8);
                   if (kept) from.store(lane * 16, x);
                   i += 1;
                 });
      });
      const std::string code = string_of(code_of(p));
      INFO(code);
      CHECK(has("\n" + code, "\nv_") == kept);
      CHECK(has(code, "buffer_load_dwordx4") == kept);
      // Of four equal loads into the same registers one is left.
      if (kept) CHECK(code.find("buffer_load_dwordx4") == code.rfind("buffer_load_dwordx4"));
    }
}

} // namespace
