// SPDX-License-Identifier: MIT
// Which equal computations are one, and which only look equal. Some cases are miscompiles that a similar pass elsewhere had.
#include "unit/pass/after_pass.hpp"

#include <kiln/pass/simplify/remove_dead_code.hpp>
#include <kiln/pass/simplify/share_expressions.hpp>

namespace {

using namespace kiln;
using namespace kiln_test;

/// With what is no longer read removed, which is how the pipeline runs it.
using pass_under_test = decltype([](ir::program& p) {
  pass::share_expressions(p);
  pass::remove_dead_code(p);
});
using sharing_alone = decltype([](ir::program& p) { pass::share_expressions(p); });

TEST_CASE("sharing: the address of an element that is loaded and stored is computed once") {
  after<pass_under_test, "1:\n"
                         "  s_load_dwordx4 %s[8:11], %s[0:1], 0\n"
                         "  v_mov_b32_e32 %v13, %v5\n"
                         "  v_ashrrev_i32_e32 %v14, 31, %v5\n"
                         "  v_lshl_add_u64 %v[15:16], %v[13:14], 2, %s[10:11]\n"
                         "  global_load_dword %v12, %v[15:16], off\n"
                         "  v_lshl_add_u64 %v[20:21], %v[13:14], 2, %s[8:9]\n"
                         "  global_load_dword %v17, %v[20:21], off\n"
                         "  v_add_f32_e32 %v22, %v17, %v12\n"
                         "  global_store_dword %v[20:21], %v22, off\n">([](builder k) {
    call_kernel<float*, const float*>(k, [](builder b, arg<float*> y, arg<const float*> x) {
      y[b.thread_idx.x] = y[b.thread_idx.x] + x[b.thread_idx.x];
    });
  });
}

TEST_CASE("sharing: scalar and vector arithmetic, constants, chains of equal values") {
  after<pass_under_test, "1:\n"
                         "  s_mul_i32 %s8, %s2, 12\n"
                         "  s_add_i32 %s9, %s8, 7\n"
                         "  v_add_u32_e32 %v10, %s9, %v5\n"
                         "  ds_write_b32 %v10, %v10\n">([](builder k) {
    auto a = (k.block_idx.x * 12 + 7) + k.thread_idx.x;
    auto b = (k.block_idx.x * 12 + 7) + k.thread_idx.x;
    k.ds_write_b32(a, b);
  });
}

TEST_CASE("sharing: across blocks, where the first computation lies on every path to the second") {
  after<pass_under_test, "1:\n"
                         "  v_lshrrev_b32_e32 %v8, 4, %v5\n"
                         "  ds_write_b32 %v8, %v8\n"
                         "  s_cmp_gt_i32 %s2, 3\n"
                         "  s_cbranch_scc0 3f\n"
                         "2:\n"
                         "  ds_write_b32 %v8, %v5\n"
                         "3:\n"
                         "  ds_write_b32 %v5, %v8\n">([](builder k) {
    auto t = as<u32>(k.thread_idx.x);
    auto a = t >> 4;
    k.ds_write_b32(a, a);
    k.if_(k.block_idx.x > 3, [&] { k.ds_write_b32(t >> 4, t); });
    k.ds_write_b32(t, t >> 4);
  });
}

TEST_CASE("sharing: inside a loop with values from before it, and with the loop's own") {
  after<pass_under_test, "1:\n"
                         "  v_lshlrev_b32_e32 %v8, 3, %v5\n"
                         "  ds_write_b32 %v8, %v8\n"
                         "  s_mov_b32 %s9, 0\n"
                         "2:\n"
                         "  v_add_u32_e32 %v11, %s9, %v8\n"
                         "  ds_write_b32 %v11, %v11\n"
                         "  s_add_i32 %s9, %s9, 1\n"
                         "3:\n"
                         "  s_cmp_lt_i32 %s9, 4\n"
                         "  s_cbranch_scc1 2b\n"
                         "4:\n">([](builder k) {
    auto a = k.thread_idx.x << 3;
    k.ds_write_b32(a, a);
    auto i = k.sgpr<i32>(0);
    k.do_while(
        [&] {
          auto b = k.thread_idx.x << 3;
          auto c = b + i;
          auto d = b + i;
          k.ds_write_b32(c, d);
          i += 1;
        },
        [&] { return i < 4; });
  });
}

TEST_CASE("no sharing across a write of an operand") {
  unchanged<pass_under_test>([](builder k) {
    auto s = k.sgpr<i32>(5);
    auto a = k.thread_idx.x + s;
    s += 1;
    auto b = k.thread_idx.x + s;
    k.ds_write_b32(a, b);
  });
}

TEST_CASE("no sharing of what another turn of a loop, or another path, computed") {
  unchanged<pass_under_test>([](builder k) { // x changes between the two, after a back edge
    auto x = k.vgpr<i32>(1);
    k.for_(0, 4, 1, [&](auto i) {
      auto a = x ^ 3;
      k.ds_write_b32(a, a);
      k.for_(0, 4, 1, [&](auto j) {
        auto b = x ^ 3;
        k.ds_write_b32(b, b);
        x += j;
      });
      x += i;
    });
  });
  unchanged<pass_under_test>([](builder k) {
    auto& t = k.thread_idx.x;
    k.if_(k.block_idx.x > 3, [&] { k.ds_write_b32(t << 4, t); }).else_([&] { k.ds_write_b32(t << 4, t); });
  });
}

TEST_CASE("no sharing of a loop's result that is read before it is computed") {
  // v is written once in the program, but its first read sees the previous turn's value.
  unchanged<pass_under_test>([](builder k) {
    auto v = k.vgpr<i32>();
    auto x = k.vgpr<i32>(1);
    k.for_(0, 4, 1, [&](auto i) {
      auto e = x + 5;
      k.ds_write_b32(e, v);
      v = x + 5;
      x += i;
    });
  });
}

TEST_CASE("no sharing of a value that was computed with fewer lanes") {
  unchanged<pass_under_test>([](builder k) {
    auto& t = k.thread_idx.x;
    k.where(t < 32, [&] {
      auto a = t << 5;
      k.ds_write_b32(a, t);
    });
    auto b = t << 5;
    k.ds_write_b32(b, t);
  });
  unchanged<pass_under_test>([](builder k) { // the same with EXEC written by hand
    auto t = k.thread_idx.x;
    auto saved = k.sgpr<b64>();
    k.s_mov_b64(saved, exec);
    k.s_mov_b64(exec, 0xff);
    auto a = t << 5;
    k.ds_write_b32(a, t);
    k.s_mov_b64(exec, saved);
    auto b = t << 5;
    k.ds_write_b32(b, t);
  });
  // The other way round is fine: fewer lanes read what more have computed.
  after<pass_under_test, "1:\n"
                         "  v_lshlrev_b32_e32 %v8, 5, %v5\n"
                         "  ds_write_b32 %v8, %v5\n"
                         "  v_cmp_lt_i32_e64 %s[9:10], %v5, 32\n"
                         "  s_and_saveexec_b64 %s[11:12], %s[9:10]\n"
                         "  s_cbranch_execz 3f\n"
                         "2: ; region 1\n"
                         "  ds_write_b32 %v8, %v8\n"
                         "3:\n"
                         "  s_mov_b64 exec, %s[11:12]\n">([](builder k) {
    const auto& t = k.thread_idx.x;
    auto a = t << 5;
    k.ds_write_b32(a, t);
    k.where(t < 32, [&] { k.ds_write_b32(t << 5, a); });
  });
}

TEST_CASE("no sharing of lane masks and first lanes between EXEC regions") {
  unchanged<pass_under_test>([](builder k) {
    const auto& t = k.thread_idx.x;
    auto s = k.read_first_lane(t);
    k.s_mov_b32(m0, s);
    k.where(t > 5, [&] {
      auto r = k.read_first_lane(t);
      k.s_mov_b32(m0, r);
    });
  });
}

TEST_CASE("a second result is a write: v_swap, permlane swaps, carries") {
  unchanged<pass_under_test>([](builder k) {
    auto l = k.vgpr<u32>(9);
    auto b = k.vgpr<u32>(1);
    auto a = l + 100;
    k.v_swap_b32(b, l); // writes both
    auto c = l + 100;
    k.ds_write_b32(a, c);
    k.ds_write_b32(a, b);
  });
  unchanged<pass_under_test>(
      [](builder k) {
        auto l = k.vgpr<u32>(9);
        auto b = k.vgpr<u32>(1);
        auto a = l + 100;
        k.v_permlane32_swap_b32(b, l);
        auto c = l + 100;
        k.ds_write_b32(a, c);
        k.ds_write_b32(a, b);
      },
      isa::arch::gfx950);
  unchanged<pass_under_test>([](builder k) { // the carry of the named addition is an operand of what follows
    auto carry = k.sgpr<b64>();
    auto d = k.vgpr<u32>();
    auto t = as<u32>(k.thread_idx.x);
    auto x = k.vgpr<u32>(7);
    auto a = k.vgpr<u32>();
    k.v_cndmask_b32(a, t, x, carry);
    k.v_add_co_u32(d, carry, t, x);
    auto b = k.vgpr<u32>();
    k.v_cndmask_b32(b, t, x, carry);
    k.ds_write_b32(a, b);
  });
}

TEST_CASE("no sharing past a write of vcc, named or not") {
  unchanged<pass_under_test>([](builder k) {
    auto t = as<u32>(k.thread_idx.x);
    auto x = k.vgpr<u32>(7), low = k.vgpr<u32>(), high = k.vgpr<u32>(), other = k.vgpr<u32>();
    k.v_add_co_u32(low, vcc, t, x);
    k.v_cmp_lt_u32(vcc, t, x);
    k.v_add_co_u32(other, vcc, t, x);
    k.v_addc_co_u32(high, vcc, t, x, vcc);
    k.ds_write_b32(low, high);
    k.ds_write_b32(other, high);
  });
  // Of the builder's own choice: they still have a special register as operand.
  unchanged<sharing_alone>([](builder k) {
    const emit::operand t = k.thread_idx.x;
    auto x = k.vgpr<u32>(7), low = k.vgpr<u32>(), other = k.vgpr<u32>(), high = k.vgpr<u32>(),
         last = k.vgpr<u32>();
    const auto add = [&](const emit::operand& d) {
      k.emit(isa::mn::v_add_co_u32, d, emit::operand(vcc), t, emit::operand(x));
    };
    const auto add_carry = [&](const emit::operand& d) {
      k.emit(isa::mn::v_addc_co_u32, d, emit::operand(vcc), t, emit::operand(x), emit::operand(vcc));
    };
    add(low);
    add_carry(high);
    add(other);
    add_carry(last);
    k.ds_write_b32(low, high);
    k.ds_write_b32(other, last);
  });
}

TEST_CASE("no sharing of reads of m0, scc or exec") {
  unchanged<sharing_alone>([](builder k) {
    auto v = k.vgpr<u32>(), w = k.vgpr<u32>();
    const auto read_m0 = [&](const emit::operand& d) { k.emit(isa::mn::v_mov_b32, d, emit::operand(m0)); };
    k.s_mov_b32(m0, 3);
    read_m0(v);
    k.s_mov_b32(m0, 4);
    read_m0(w);
    k.ds_write_b32(v, w);
  });
  unchanged<sharing_alone>([](builder k) { // the two conditions are different SCCs
    auto a = k.block_idx.x > 3;
    auto b = k.block_idx.y > 3;
    k.s_add_u32(k.sgpr<u32>(), a, b);
  });
}

TEST_CASE("a constant that was first needed under a condition is not taken for set after it") {
  // 0x12345 goes to an SGPR in front of v_mul_lo_u32, once in the conditional block and once after it.
  unchanged<pass_under_test>([](builder k) {
    auto t = as<u32>(k.thread_idx.x);
    k.if_(k.block_idx.x > 3, [&] { k.ds_write_b32(t, t * 0x12345); });
    k.ds_write_b32(t, t * 0x12345);
  });
  // Where the first is on every path it serves both.
  after<pass_under_test, "1:\n"
                         "  s_mov_b32 %s9, 0x12345\n"
                         "  v_mul_lo_u32 %v8, %v5, %s9\n"
                         "  ds_write_b32 %v5, %v8\n"
                         "  s_cmp_gt_i32 %s2, 3\n"
                         "  s_cbranch_scc0 3f\n"
                         "2:\n"
                         "  ds_write_b32 %v8, %v8\n"
                         "3:\n">([](builder k) {
    auto t = as<u32>(static_cast<const author::handle<ir::bank::vgpr, i32>&>(k.thread_idx.x));
    auto a = t * 0x12345;
    k.ds_write_b32(t, a);
    k.if_(k.block_idx.x > 3, [&] { k.ds_write_b32(t * 0x12345, a); });
  });
}

TEST_CASE("named instructions and registers of the author's choice are not merged") {
  unchanged<pass_under_test>([](builder k) {
    auto a = k.vgpr<i32>(), b = k.vgpr<i32>();
    k.v_add_u32(a, 5, k.thread_idx.x);
    k.v_add_u32(b, 5, k.thread_idx.x);
    k.ds_write_b32(a, b);
  });
  unchanged<pass_under_test>([](builder k) {
    auto a = k.vgpr<i32>(at_register(20)), b = k.vgpr<i32>(at_register(21));
    a = k.thread_idx.x + 5;
    b = k.thread_idx.x + 5;
    k.ds_write_b32(a, b);
  });
}

TEST_CASE("no sharing of variables that are written again") {
  unchanged<pass_under_test>([](builder k) {
    auto a = k.thread_idx.x + 5;
    auto b = k.thread_idx.x + 5;
    k.ds_write_b32(a, b);
    b += 1;
    k.ds_write_b32(a, b);
  });
}

TEST_CASE("no sharing where MODE is written or registers are indexed") {
  unchanged<pass_under_test>([](builder k) {
    auto x = k.vgpr<f32>(3), y = k.vgpr<f32>(5);
    auto a = x * y;
    k.s_setreg_b32(hwreg(1, 0, 4), k.sgpr<u32>(3));
    auto b = x * y;
    k.ds_write_b32(a, b);
  });
}

TEST_CASE("a copy is its source") {
  after<pass_under_test, "1:\n"
                         "  v_add_u32_e32 %v8, 5, %v5\n"
                         "  ds_write_b32 %v8, %v8\n">([](builder k) {
    auto a = k.thread_idx.x + 5;
    auto copy = a;
    k.ds_write_b32(copy, a);
  });
  unchanged<pass_under_test>([](builder k) { // the source changes while the copy lives
    auto a = k.thread_idx.x + 5;
    auto copy = a;
    a += 1;
    k.ds_write_b32(copy, a);
  });
}

TEST_CASE("sharing: a copy of an id is read in the id's own register") {
  after<pass_under_test, "1:\n"
                         "  v_lshlrev_b32_e32 %v9, 2, %v5\n"
                         "  v_cmp_lt_i32_e64 %s[10:11], %v5, 32\n"
                         "  s_and_saveexec_b64 %s[12:13], %s[10:11]\n"
                         "  s_cbranch_execz 3f\n"
                         "2: ; region 1\n"
                         "  ds_write_b32 %v9, %v5\n"
                         "3:\n"
                         "  s_mov_b64 exec, %s[12:13]\n">([](builder k) {
    auto t = k.vgpr<i32>(k.thread_idx.x);
    auto at = t << 2;
    k.where(t < 32, [&] { k.ds_write_b32(at, t); });
  });
}

TEST_CASE("no sharing of a copy of an id where its register is needed") {
  unchanged<pass_under_test>([](builder k) { // v0 has a group of its own from there on
    auto t = k.vgpr<i32>(k.thread_idx.x);
    auto own = k.vgpr<u32>(at_register(0));
    own = 7;
    k.ds_write_b32(own, t);
  });
  unchanged<pass_under_test>([](builder k) { // the copy is changed
    auto t = k.vgpr<i32>(k.thread_idx.x);
    k.ds_write_b32(t, k.thread_idx.x);
    t += 1;
    k.ds_write_b32(t, k.thread_idx.x);
  });
}

/// Neighbouring registers by chance: each holds what one register of a tuple holds.
constexpr void neighbours(builder k, arg<u32*> out) {
  auto x = as<u32>(k.thread_idx.x);
  auto a = x + 3u, b = x + 5u;
  auto both = k.vgpr<u32, 2>();
  both[0] = x + 3u;
  both[1] = x + 5u;
  auto pairs = k.lds<u32>(128);
  k.ds_write_b64(x * 8u, both);
  out[x] = (a ^ b) + pairs[x];
}

TEST_CASE("sharing: values in neighbouring registers of different groups are no tuple") {
  const compile::outcome o = compile::compile_kernel<neighbours, block_size<64>>(isa::arch::gfx942);
  INFO(string_of(o.error.message()));
  CHECK(!o.error.raised);
}

} // namespace
