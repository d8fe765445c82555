// SPDX-License-Identifier: MIT
// What is calculated when the kernel is compiled, and what is left alone.
#include "unit/pass/after_pass.hpp"

#include <kiln/pass/simplify/fold.hpp>

namespace {

using namespace kiln;
using namespace kiln_test;

using pass_under_test = decltype([](ir::program& p) { pass::fold(p); });

TEST_CASE("folding: operations that change nothing are moves") {
  after<pass_under_test, "1:\n"
                         "  v_mov_b32_e32 %v8, %v5\n"
                         "  v_mov_b32_e32 %v9, %v5\n"
                         "  v_mov_b32_e32 %v10, %v5\n"
                         "  v_mov_b32_e32 %v11, %v5\n"
                         "  v_mov_b32_e32 %v12, %v5\n"
                         "  v_mov_b32_e32 %v13, 0\n"
                         "  v_mov_b32_e32 %v14, 0\n"
                         "  s_mov_b32 %s15, %s2\n"
                         "  s_endpgm\n">([](builder k) {
    const auto& t = k.thread_idx.x;
    [[maybe_unused]] auto a = t + 0;
    [[maybe_unused]] auto b = t << 0;
    [[maybe_unused]] auto c = t | 0;
    [[maybe_unused]] auto d = t & -1;
    [[maybe_unused]] auto e = t ^ 0;
    [[maybe_unused]] auto f = t & 0;
    [[maybe_unused]] auto g = k.vgpr<i32>();
    k.emit(isa::mn::v_mul_lo_u32, emit::operand(g), emit::operand(t), 0);
    [[maybe_unused]] auto h = k.block_idx.x + 0;
    k.s_endpgm();
  });
}

TEST_CASE("folding: constants are calculated with 32 bits") {
  after<pass_under_test, "1:\n"
                         "  s_mov_b32 %s8, 7\n"
                         "  s_mov_b32 %s9, 10\n"
                         "  s_mov_b32 %s10, 0xfffffd80\n"
                         "  s_mov_b32 %s11, -5\n"
                         "  s_mov_b32 %s12, 0xc0000000\n"
                         "  s_mov_b32 %s13, 0x3ffffffe\n"
                         "  s_mov_b32 %s14, 0x90\n"
                         "  v_mov_b32_e32 %v15, 7\n"
                         "  v_mov_b32_e32 %v16, 0x7000\n"
                         "  s_endpgm\n">([](builder k) {
    [[maybe_unused]] auto a = k.sgpr<i32>(7);
    [[maybe_unused]] auto b = a + 3;
    [[maybe_unused]] auto c = b * -64;
    [[maybe_unused]] auto d = (a - 12);
    [[maybe_unused]] auto e = as<u32>(a) << 30;
    [[maybe_unused]] auto f = as<u32>(d) >> 2;
    [[maybe_unused]] auto g = (a ^ 0x97);
    [[maybe_unused]] auto v = k.vgpr<i32>(7);
    [[maybe_unused]] auto w = v << 12;
    k.s_endpgm();
  });
}

TEST_CASE("folding: known registers become operands where the place takes a constant") {
  after<pass_under_test, "1:\n"
                         "  s_mov_b32 %s8, 8\n"
                         "  s_cmp_lt_i32 %s2, 8\n"
                         "  s_cbranch_scc0 3f\n"
                         "2:\n"
                         "  s_nop 0\n"
                         "3:\n"
                         "  v_add_u32_e32 %v10, %s8, %v5\n">([](builder k) {
    [[maybe_unused]] auto n = k.sgpr<i32>(8);
    k.if_(k.block_idx.x < n, [&] { k.s_nop(0); });
    [[maybe_unused]] auto in_another_block = k.thread_idx.x + n;
  });
  after<pass_under_test, "1:\n"
                         "  s_mov_b32 %s8, 8\n"
                         "  v_mov_b32_e32 %v9, 3\n"
                         "  v_add_u32_e32 %v10, 8, %v5\n"
                         "  v_lshl_add_u32 %v12, %v5, 2, 3\n"
                         "  v_add_f32_e32 %v13, 8, %v5\n"
                         "  s_endpgm\n">([](builder k) {
    [[maybe_unused]] auto n = k.sgpr<i32>(8);
    [[maybe_unused]] auto v = k.vgpr<i32>(3);
    [[maybe_unused]] auto a = k.thread_idx.x + n;
    [[maybe_unused]] auto b = (k.thread_idx.x << 2) + v;
    [[maybe_unused]] auto bits = k.vgpr<f32>();
    k.emit(isa::mn::v_add_f32, emit::operand(bits), emit::operand(as<f32>(n)),
           emit::operand(as<f32>(k.thread_idx.x)));
    k.s_endpgm();
  });
}

TEST_CASE("folding: counters of unrolled loops are numbers in all blocks, and sums get shorter") {
  after<pass_under_test, "1:\n"
                         "  v_mov_b32_e32 %v9, 0\n"
                         "  s_mov_b32 %s10, 0\n"
                         "  v_mov_b32_e32 %v12, %v5\n"
                         "  v_add_u32_e32 %v13, %s8, %v5\n"
                         "  v_mov_b32_e32 %v9, %v13\n"
                         "  s_cmp_lt_i32 %s8, 4\n"
                         "  s_cbranch_scc0 3f\n"
                         "2:\n"
                         "  v_mov_b32_e32 %v17, %v12\n"
                         "  v_add_u32_e32 %v9, %v9, %v17\n"
                         "3:\n">([](builder k) {
    auto s = k.sgpr<i32>();
    auto sum = k.vgpr<i32>(0);
    k.for_(0, 1, 1, [&](auto i) {
      auto at = i * 256 + k.thread_idx.x;
      sum += s + k.thread_idx.x + i;
      k.if_(s < 4, [&] { sum += i * 256 + at; });
    });
  });
}

TEST_CASE("folding: not past another write, not under fewer lanes, not in another block") {
  unchanged<pass_under_test>([](builder k) {
    [[maybe_unused]] auto n = k.sgpr<i32>(8);
    n = k.block_idx.x;
    [[maybe_unused]] auto a = k.thread_idx.x + n;
    [[maybe_unused]] auto v = k.vgpr<i32>(3);
    k.where(k.thread_idx.x < 9, [&] { v = 4; });
    [[maybe_unused]] auto b = v + k.thread_idx.x;
  });
  unchanged<pass_under_test>([](builder k) {
    [[maybe_unused]] auto v = k.vgpr<u32>(3), w = k.vgpr<u32>(3);
    k.v_writelane_b32(v, 9, 5); // one lane
    k.v_swap_b32(w, k.vgpr<u32>());
    [[maybe_unused]] auto b = v + as<u32>(k.thread_idx.x);
    [[maybe_unused]] auto c = w + as<u32>(k.thread_idx.x);
  });
}

TEST_CASE("folding: not where SCC is used, and not what the author named") {
  unchanged<pass_under_test>([](builder k) {
    [[maybe_unused]] auto low = k.sgpr<u32>(), high = k.sgpr<u32>();
    k.emit(isa::mn::s_add_u32, emit::operand(low), emit::operand(k.block_idx.x), 0);
    k.emit(isa::mn::s_addc_u32, emit::operand(high), emit::operand(k.block_idx.y), 0);
    k.v_add_u32(k.vgpr<i32>(), 0, k.thread_idx.x);
  });
  // A 64-bit register is no 32-bit constant, whatever its half holds.
  unchanged<pass_under_test>([](builder k) {
    [[maybe_unused]] auto a = k.sgpr<u64>(5);
    [[maybe_unused]] auto b = a << 3;
  });
}

} // namespace
