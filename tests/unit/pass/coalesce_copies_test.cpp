// SPDX-License-Identifier: MIT
// Values that are written at once into the tuple that they are copied to, and those that are not.
#include "unit/pass/after_pass.hpp"

#include <kiln/pass/simplify/coalesce_copies.hpp>

namespace {

using namespace kiln;
using namespace kiln_test;

using pass_under_test = decltype([](ir::program& p) {
  p.has_addresses = true;
  pass::coalesce_copies(p);
});

TEST_CASE("a value is written where it is wanted") {
  after<pass_under_test, "1:\n"
                         "  v_mul_lo_u32 %v8, %v5, 3\n"
                         "  v_mov_b32_e32 %v9, 5\n"
                         "  global_load_dword %v11, %v[8:9], off\n"
                         "  v_mov_b32_e32 %v12, %v8\n"
                         "  s_endpgm\n">([](builder k) {
    auto pair = k.vgpr<u32, 2>();
    auto x = k.thread_idx.x * 3;
    pair[0] = as<u32>(x);
    pair[1] = 5u;
    k.global_load_dword(k.vgpr<u32>(), as<u64>(pair), off);
    k.v_mov_b32(k.vgpr<i32>(), x);
    k.s_endpgm();
  });
}

TEST_CASE("a tuple that is read between the value and its copy keeps its own value") {
  unchanged<pass_under_test>([](builder k) {
    auto pair = k.vgpr<u32, 2>();
    k.for_(0, 4, 1, [&](auto i) {
      auto x = k.thread_idx.x * 3 + i;
      k.v_mov_b32(k.vgpr<u32>(), pair[0]); // of the iteration before
      pair[0] = as<u32>(x);
    });
  });
}

TEST_CASE("size and base of a descriptor are calculated in it") {
  after<pass_under_test, "1:\n"
                         "  s_add_u32 %s15, %s8, 64\n"
                         "  s_addc_u32 %s16, %s9, 0\n"
                         "  s_lshl_b32 %s17, %s10, 2\n"
                         "  s_mov_b32 %s18, 0x20000\n"
                         "  buffer_load_dword %v19, %v5, %s[15:18], 0 offen\n"
                         "  s_endpgm\n">([](builder k) {
    auto base = k.sgpr<u64>();
    auto n = k.sgpr<i32>();
    auto b = k.buffer(base + 64u, k.sgpr<u32>(as<u32>(n * 4)));
    k.buffer_load_dword(k.vgpr<u32>(), k.thread_idx.x, b, 0, offen);
    k.s_endpgm();
  });
}

TEST_CASE("a tuple that is read before the copy keeps its own value") {
  unchanged<pass_under_test>([](builder k) {
    auto pair = k.vgpr<u32, 2>();
    k.for_(0, 4, 1, [&](auto i) {
      auto x = k.thread_idx.x * 3 + i;
      k.if_(i > 0, [&] { k.v_mov_b32(k.vgpr<u32>(), pair[0]); });
      pair[0] = as<u32>(x); // in another block
      auto y = k.thread_idx.x * 5;
      k.v_mov_b32(k.vgpr<u32>(), pair[1]);
      pair[1] = as<u32>(y); // after a read
    });
    k.s_endpgm();
  });
}

TEST_CASE("a value goes into one tuple, and stays where the author put it") {
  unchanged<pass_under_test>([](builder k) {
    auto fixed = k.vgpr<u32>(at_register(9));
    k.v_mov_b32(fixed, 3);
    auto pair = k.vgpr<u32, 2>();
    pair[0] = fixed;
    pair[1] = 0u;
    k.s_endpgm();
  });
}

TEST_CASE("a variable that begins as a copy is read where it was copied from") {
  after<pass_under_test, "1:\n"
                         "  v_max_f32_e32 %v10, %v8, %v9\n"
                         "  v_mov_b32_e32 %v12, %v10\n"
                         "  s_endpgm\n">([](builder k) {
    auto x = k.vgpr<f32>(), y = k.vgpr<f32>();
    auto largest = k.vgpr<f32>(x);
    largest = max(largest, y);
    k.v_mov_b32(k.vgpr<f32>(), largest);
    k.s_endpgm();
  });
}

TEST_CASE("a variable that begins as a copy stays where its source changes, or for some lanes") {
  unchanged<pass_under_test>([](builder k) {
    auto x = k.vgpr<f32>(), y = k.vgpr<f32>();
    auto first = k.vgpr<f32>(x);
    x = y;
    first = max(first, y);
    auto second = k.vgpr<f32>(x);
    k.where(y > 0.0f, [&] { second = max(second, y); });
    k.v_mov_b32(k.vgpr<f32>(), first + second);
    k.s_endpgm();
  });
}

} // namespace
