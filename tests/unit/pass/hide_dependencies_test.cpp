// SPDX-License-Identifier: MIT
// What moves between a result and its user inside builder::schedule. Some cases are miscompiles of a similar pass elsewhere.
#include "unit/pass/after_pass.hpp"

#include <kiln/pass/order/hide_dependencies.hpp>

namespace {

using namespace kiln;
using namespace kiln_test;

using pass_under_test = decltype([](ir::program& p) { pass::hide_dependencies(p); });

TEST_CASE("hiding: up to three independent instructions between an address and the access") {
  after<pass_under_test, "1:\n"
                         "  v_lshlrev_b32_e32 %v11, 2, %v5\n"
                         "  v_mov_b32_e32 %v8, 1.0\n"
                         "  v_mov_b32_e32 %v9, 2.0\n"
                         "  ds_read_b32 %v12, %v11\n"
                         "  v_add_f32_e32 %v10, %v8, %v9\n"
                         "  v_add_f32_e32 %v10, %v10, %v9\n">([](builder k) {
    auto a = k.vgpr<f32>(), b = k.vgpr<f32>(), c = k.vgpr<f32>();
    auto address = k.vgpr<i32>(), data = k.vgpr<i32>();
    k.schedule([&] {
      k.v_lshlrev_b32(address, 2, k.thread_idx.x);
      k.ds_read_b32(data, address);
      k.v_mov_b32(a, 1.0f);
      k.v_mov_b32(b, 2.0f);
      k.v_add_f32(c, a, b);
      k.v_add_f32(c, c, b);
    });
  });
}

TEST_CASE("hiding: behind transcendental and matrix instructions") {
  after<pass_under_test, "1:\n"
                         "  v_exp_f32_e32 %v8, %v9\n"
                         "  v_mov_b32_e32 %v9, 2.0\n"
                         "  v_add_f32_e32 %v8, 1.0, %v8\n"
                         "  v_mov_b32_e32 %v10, 1.0\n">([](builder k) {
    auto a = k.vgpr<f32>(), b = k.vgpr<f32>(), c = k.vgpr<f32>();
    k.schedule([&] {
      k.v_exp_f32(a, b);
      k.v_add_f32(a, 1.0f, a);
      k.v_mov_b32(b, 2.0f); // may pass the addition, not v_exp, which reads b
      k.v_mov_b32(c, 1.0f);
    });
  });
}

TEST_CASE("store data, scalar addresses, SCC, EXEC and waits hold instructions back") {
  unchanged<pass_under_test>([](builder k) { // the data of the store is written again after it
    auto address = k.vgpr<i32>(), d = k.vgpr<i32>();
    k.schedule([&] {
      k.v_mov_b32(d, 5);
      k.v_lshlrev_b32(address, 2, k.thread_idx.x);
      k.ds_write_b32(address, d);
      k.v_mov_b32(d, 7);
    });
  });
  unchanged<pass_under_test>([](builder k) { // the scalar base is moved on
    auto p = k.sgpr<u64>();
    auto offset_bytes = k.vgpr<u32>(), d = k.vgpr<u32>();
    k.schedule([&] {
      k.v_lshlrev_b32(offset_bytes, 2, k.thread_idx.x);
      k.global_load_dword(d, offset_bytes, p);
      k.s_add_u32(as<u32>(author::handle<ir::bank::sgpr, u32>(k, p.first_dword())), 1, 2);
    });
  });
  unchanged<pass_under_test>([](builder k) {
    auto s = k.sgpr<u32>(), high = k.sgpr<u32>();
    auto address = k.vgpr<u32>(), d = k.vgpr<u32>();
    k.schedule([&] {
      k.s_add_u32(s, s, 1);
      k.v_lshlrev_b32(address, 2, k.thread_idx.x);
      k.ds_read_b32(d, address);
      k.s_waitcnt(lgkmcnt(0)); // nothing passes a wait
      k.v_mov_b32(d, 0);
      k.s_addc_u32(high, high, 0);
    });
  });
  unchanged<pass_under_test>([](builder k) { // a carry stays between its two instructions
    auto s = k.sgpr<u32>(), high = k.sgpr<u32>();
    k.schedule([&] {
      k.s_add_u32(s, s, 1);
      k.s_addc_u32(high, high, 0);
      k.s_store_dword(high, k.sgpr<u64>(), 0);
      k.s_mov_b32(high, 1); // which the store reads
    });
  });
  unchanged<pass_under_test>([](builder k) { // a second result
    auto address = k.vgpr<u32>(), d = k.vgpr<u32>(), x = k.vgpr<u32>();
    k.schedule([&] {
      k.v_lshlrev_b32(address, 2, k.thread_idx.x);
      k.ds_write_b32(address, d);
      k.v_swap_b32(x, d);
    });
  });
}

TEST_CASE("hiding: only inside schedule") {
  unchanged<pass_under_test>([](builder k) {
    auto a = k.vgpr<f32>();
    auto address = k.vgpr<i32>(), data = k.vgpr<i32>();
    k.schedule([&] { k.v_mov_b32(a, 2.0f); });
    k.v_lshlrev_b32(address, 2, k.thread_idx.x);
    k.ds_read_b32(data, address);
    k.v_mov_b32(a, 1.0f);
  });
}

} // namespace
