// SPDX-License-Identifier: MIT
// What is removed because it is never read, and what stays. Some cases are miscompiles that a similar pass elsewhere had.
#include "unit/pass/after_pass.hpp"

#include <kiln/pass/simplify/remove_dead_code.hpp>

namespace {

using namespace kiln;
using namespace kiln_test;

using pass_under_test = decltype([](ir::program& p) { pass::remove_dead_code(p); });

TEST_CASE("dead code: loads, their addresses and the arguments they need go") {
  after<pass_under_test, "1:\n">([](builder k) {
    call_kernel<const float*, const int*>(k, [](builder b, arg<const float*> x, arg<const int*> y) {
      auto i = b.block_idx.x * 256 + b.thread_idx.x;
      auto shared = b.lds<float>(64);
      (void)x[i];
      (void)x.load<4>(i);
      (void)y.load_uniform<4>(0);
      (void)shared[b.thread_idx.x].load();
      (void)(y[i] + 1);
    });
  });
}

TEST_CASE("dead code: loads of arguments become as narrow as what is read") {
  using pointer = const float*;
  after<pass_under_test, "1:\n"
                         "  s_load_dword %s14, %s[0:1], 24\n"
                         "  s_mov_b32 %s15, %s14\n">([](builder k) {
    call_kernel<pointer, pointer, pointer, int>(k, [](builder b, arg<pointer>, arg<pointer>, arg<pointer>,
                                                      arg<int> n) { b.s_mov_b32(b.sgpr<i32>(), n); });
  });
  after<pass_under_test, "1:\n"
                         "  s_load_dwordx2 %s[8:9], %s[0:1], 0\n"
                         "  s_load_dword %s14, %s[0:1], 24\n"
                         "  s_mov_b64 %s[16:17], %s[8:9]\n"
                         "  s_mov_b32 %s18, %s14\n">([](builder k) { // a part between is not read
    call_kernel<pointer, pointer, pointer, int, int>(
        k, [](builder b, arg<pointer> x, arg<pointer>, arg<pointer>, arg<int> n, arg<int>) {
          b.s_mov_b64(b.sgpr<u64>(), as<u64>(x));
          b.s_mov_b32(b.sgpr<i32>(), n);
        });
  });
  after<pass_under_test, "1:\n"
                         "  s_load_dwordx4 %s[8:11], %s[0:1], 0\n"
                         "  s_mov_b32 %s11, 3\n"
                         "  s_mov_b32 %s12, %s10\n"
                         "  s_mov_b32 %s13, %s11\n">(
      [](builder k) { // what the author writes again stays whole
        call_kernel<pointer, int, int>(k, [](builder b, arg<pointer>, arg<int> n, arg<int> m) {
          b.s_mov_b32(m, 3);
          b.s_mov_b32(b.sgpr<i32>(), n);
          b.s_mov_b32(b.sgpr<i32>(), m);
        });
      });
}

TEST_CASE("dead code: in a loop, with values that only feed themselves") {
  after<pass_under_test, "1:\n"
                         "  s_mov_b32 %s13, 0\n"
                         "2:\n"
                         "3:\n"
                         "  s_add_i32 %s13, %s13, 1\n"
                         "  s_cmp_lt_i32 %s13, 8\n"
                         "  s_cbranch_scc1 2b\n"
                         "4:\n">([](builder k) {
    call_kernel<const float*>(k, [](builder b, arg<const float*> x) {
      auto sum = b.vgpr<f32>(0);
      auto offset = b.thread_idx.x + 4;
      auto s = b.sgpr<i32>(1);
      b.for_(0, 8, 1, [&](auto&) {
        sum += x[offset];
        offset += 64;
        s = s * 3 + 1;
      });
    });
  });
}

TEST_CASE("dead code: a value that a loop reads before it is computed stays") {
  unchanged<pass_under_test>([](builder k) {
    auto x = k.vgpr<i32>(1);
    k.do_while(
        [&] {
          k.ds_write_b32(x, x);
          auto y = x * 3;
          x = y ^ 5;
        },
        [&] { return k.block_idx.x > 3; });
  });
}

TEST_CASE("instructions that do more than write their result stay") {
  // Named, and of the builder's own choice.
  unchanged<pass_under_test>([](builder k) {
    auto saved = k.sgpr<b64>();
    auto s = k.sgpr<u32>(), sum = k.sgpr<u32>(), high = k.sgpr<u32>();
    auto old = k.vgpr<u32>(), data = k.vgpr<u32>();
    auto address = k.vgpr<u64>();
    k.s_and_saveexec_b64(saved, vcc); // the mask
    k.s_add_u32(s, k.block_idx.x, 5); // SCC
    k.s_addc_u32(high, sum, sum);
    k.global_atomic_add(old, address, data, off, sc0); // memory
    k.ds_add_rtn_u32(old, data, data);
    k.s_memtime(saved);
  });
  unchanged<pass_under_test>([](builder k) {
    using namespace isa::mn;
    const auto any = [&](auto&& h) { return emit::operand(h); };
    auto saved = k.sgpr<b64>();
    auto pair = k.sgpr<u64>();
    auto s = k.sgpr<u32>(), sum = k.sgpr<u32>(), high = k.sgpr<u32>();
    auto old = k.vgpr<u32>(), data = k.vgpr<u32>();
    auto address = k.vgpr<u64>();
    k.emit(s_add_u32, any(s), any(sum), any(sum));
    k.emit(s_addc_u32, any(high), any(sum), any(sum));
    k.s_store_dword(high, pair, 0);
    k.emit(global_atomic_add, any(old), any(address), any(data), emit::operand(off), sc0);
    k.emit(ds_add_rtn_u32, any(old), any(data), any(data));
    k.emit(s_and_saveexec_b64, any(saved), emit::operand(vcc));
  });
}

TEST_CASE("dead code: a carry keeps the addition that makes it, a dead carry does not") {
  after<pass_under_test, "1:\n"
                         "  s_add_u32 %s9, %s2, %s3\n"
                         "  s_addc_u32 %s10, 0, 0\n"
                         "  s_mov_b32 m0, %s10\n"
                         "  s_endpgm\n">([](builder k) {
    auto low = k.sgpr<u32>();
    auto sum = k.sgpr<u32>(), high = k.sgpr<u32>();
    using namespace isa::mn;
    k.emit(s_add_u32, emit::operand(sum), emit::operand(k.block_idx.x), emit::operand(k.block_idx.y));
    k.emit(s_addc_u32, emit::operand(high), 0, 0);
    k.s_mov_b32(m0, high);
    k.emit(s_add_u32, emit::operand(low), emit::operand(k.block_idx.x), 7);
    k.emit(s_addc_u32, emit::operand(low), 0, 0);
    k.s_endpgm();
    (void)low;
  });
}

TEST_CASE("dead code: unused conditions go with their compare") {
  after<pass_under_test, "1:\n"
                         "  s_endpgm\n">([](builder k) {
    (void)(k.block_idx.x > 3);
    (void)(k.thread_idx.x < 5 && k.thread_idx.x > 2);
    k.s_endpgm();
  });
}

TEST_CASE("dead code: SCC that is read in another block stays") {
  unchanged<pass_under_test>([](builder k) {
    auto s = k.sgpr<u32>();
    k.emit(isa::mn::s_add_u32, emit::operand(s), emit::operand(k.block_idx.x), emit::operand(k.block_idx.y));
    auto l = k.label();
    k.place(l);
    k.s_cselect_b32(m0, 1, 0);
    k.goto_(l);
  });
}

TEST_CASE("dead code: what the author named stays, with what it reads") {
  unchanged<pass_under_test>([](builder k) {
    auto a = k.vgpr<i32>(), b = k.thread_idx.x + 3;
    k.v_add_u32(a, a, b);
    k.global_load_dword(a, k.vgpr<u64>(7), off);
  });
}

TEST_CASE("dead code: the results of a tuple that are read one by one") {
  unchanged<pass_under_test>([](builder k) {
    call_kernel<const float*>(k, [](builder b, arg<const float*> x) {
      auto four = x.load<4>(b.thread_idx.x);
      b.ds_write_b32(b.thread_idx.x, four[3]);
    });
  });
}

} // namespace
