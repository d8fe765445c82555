// SPDX-License-Identifier: MIT
// Which pointer arguments the address of an access derives from.
#include <kiln/analysis/programs/pointer_origins.hpp>
#include <kiln/author/kernel_draft.hpp>

#include <catch2/catch_test_macros.hpp>

namespace {

using namespace kiln;

constexpr u32 x_alone = 1, y_alone = 2, both = 3, unknown = analysis::origin::unknown;

struct pair_of_floats {
  float* p;
  int n;
};

/// The origins of the last store to memory of `body(k, x, y, s, n)`, arguments 0 to 3.
template<class Body> constexpr u32 of_last_store(Body body, isa::arch arch = isa::arch::gfx942) {
  kernel_draft k(arch, 64);
  call_kernel<restrict<float>*, float*, pair_of_floats, int>(k, [body](builder b, arg<restrict<float>*> x,
                                                                       arg<float*> y, arg<pair_of_floats> s,
                                                                       arg<int> n) { body(b, x, y, s, n); });
  k.emit(isa::mn::s_endpgm, source{});
  if (k.failed()) return ~0u;
  const analysis::pointer_origins origins(k.program());
  for (u32 i = k.program().code.size(); i-- != 0;)
    if ((isa::rows[k.program().code[i].row].flags & isa::flag::may_store) != 0)
      return origins.of(k.program().code[i]);
  return ~0u;
}
using px = arg<restrict<float>*>&;
using py = arg<float*>&;
using ps = arg<pair_of_floats>&;
using pn = arg<int>&;

/// In constant evaluation and at run time, on targets with and without v_lshl_add_u64.
template<u32 Expected, class Body> void origins_are(Body body) {
  constexpr u32 evaluated = of_last_store(Body{}); // compiles with any header: see shared_mutants.py
  CHECK(evaluated == Expected);
  CHECK(of_last_store(body) == Expected);
  CHECK(of_last_store(body, isa::arch::gfx90a) == Expected);
}

TEST_CASE("elements of an argument, at any index") {
  origins_are<x_alone>([](builder k, px x, py, ps, pn) { x[k.thread_idx.x] = k.vgpr<f32>(1.0); });
  origins_are<y_alone>([](builder k, px, py y, ps, pn) { y[k.block_idx.x] = k.vgpr<f32>(1.0); });
  origins_are<x_alone>([](builder k, px x, py y, ps, pn n) {
    x[as<i32>(y[k.thread_idx.x].load()) + n] = k.vgpr<f32>(1.0); // the index comes from memory
  });
  origins_are<y_alone>([](builder k, px, py y, ps, pn) {
    y.at(byte_offset(k.thread_idx.x, k.block_idx.x, 100000)) = k.vgpr<f32>(1.0);
  });
}

TEST_CASE("pointers that were calculated from an argument") {
  origins_are<x_alone>([](builder k, px x, py, ps, pn n) { (x + n)[k.thread_idx.x] = k.vgpr<f32>(1.0); });
  origins_are<x_alone>([](builder k, px x, py, ps, pn n) { (x - n)[5] = k.vgpr<f32>(1.0); });
  origins_are<y_alone>([](builder k, px, py y, ps, pn) {
    auto q = y;
    k.for_(0, 4, 1, [&](auto&) {
      q[k.thread_idx.x] = k.vgpr<f32>(1.0);
      q += 64;
    });
  });
  origins_are<x_alone>([](builder k, px x, py, ps, pn) {
    auto b = k.buffer(x, elements(64));
    b.advance(16);
    b.store(k.thread_idx.x, k.vgpr<f32>(1.0));
  });
  origins_are<x_alone>([](builder k, px x, py, ps, pn) {
    auto address = k.vgpr<u64>(as<u64>(x));
    k.global_store_dword(address, k.vgpr<f32>(1.0), off);
  });
}

TEST_CASE("a register has the origins of all its writers") {
  origins_are<both>([](builder k, px x, py y, ps, pn n) {
    auto p = k.sgpr<u64>();
    k.s_mov_b64(p, x);
    k.if_(n > 4, [&] { k.s_mov_b64(p, y); });
    k.global_store_dword(k.vgpr<u32>(0), k.vgpr<f32>(1.0), p);
  });
  origins_are<both>([](builder k, px x, py y, ps, pn) { // written later in the loop
    auto p = k.sgpr<u64>(), q = k.sgpr<u64>();
    k.s_mov_b64(p, x);
    k.s_mov_b64(q, x);
    k.for_(0, 4, 1, [&](auto&) {
      k.s_mov_b64(p, q);
      k.global_store_dword(k.vgpr<u32>(0), k.vgpr<f32>(1.0), p);
      k.s_mov_b64(q, y);
    });
  });
  origins_are<both>([](builder k, px x, py y, ps, pn n) {
    auto p = k.sgpr<u64>();
    k.s_cmp_gt_i32(n, 4);
    k.s_cselect_b64(p, x, y);
    k.global_store_dword(k.vgpr<u32>(0), k.vgpr<f32>(1.0), p);
  });
}

TEST_CASE("what is more than a pointer and a number is unknown") {
  origins_are<unknown | both>([](builder k, px x, py y, ps, pn) { // x + (y - x)
    auto distance = as<u64>(y) - as<u64>(x);
    k.global_store_dword(k.vgpr<u32>(0), k.vgpr<f32>(1.0), as<u64>(x) + distance);
  });
  origins_are<unknown>([](builder k, px x, py, ps, pn) {
    auto aligned = as<u64>(x) & ~u64{63};
    k.global_store_dword(k.vgpr<u32>(0), k.vgpr<f32>(1.0), aligned);
  });
  origins_are<unknown>(
      [](builder k, px, py, ps s, pn) { s.at<float*>(0)[k.thread_idx.x] = k.vgpr<f32>(1.0); });
  origins_are<unknown>([](builder k, px, py, ps, pn) {
    auto from_memory = k.sgpr<u64>();
    k.s_load_dwordx2(from_memory, k.sgpr<u64>(64), 0);
    k.global_store_dword(k.vgpr<u32>(0), k.vgpr<f32>(1.0), from_memory);
  });
  origins_are<unknown>([](builder k, px x, py, ps, pn) { // half an address
    auto p = k.sgpr<u32, 2>(0);
    k.s_mov_b32(p[0], as<u32>(x)[0]);
    k.global_store_dword(k.vgpr<u32>(0), k.vgpr<f32>(1.0), as<u64>(p));
  });
  origins_are<unknown | x_alone>(
      [](builder k, px x, py, ps s, pn) { // an offset of a struct's pointer by bits of x
        auto bits = as<u64>(x) & u64{15};
        auto p = s.at<float*>(0) + 0;
        k.global_store_dword(k.vgpr<u32>(0), k.vgpr<f32>(1.0), as<u64>(p) + bits + as<u64>(x));
      });
}

TEST_CASE("registers that may be another's make all unknown") {
  origins_are<unknown>([](builder k, px x, py, ps, pn) {
    (void)k.sgpr<u64>(at_register(40));
    x[k.thread_idx.x] = k.vgpr<f32>(1.0);
  });
  origins_are<unknown>([](builder k, px x, py, ps, pn) {
    k.s_set_gpr_idx_idx(k.sgpr<u32>(1));
    x[k.thread_idx.x] = k.vgpr<f32>(1.0);
  });
  origins_are<x_alone>([](builder k, px x, py, ps, pn) {
    k.s_setreg_imm32_b32(hwreg(1, 0, 4), 3); // the rounding mode
    x[k.thread_idx.x] = k.vgpr<f32>(1.0);
  });
}

TEST_CASE("a program without promises is not followed") {
  kernel_draft k(isa::arch::gfx942, 64);
  call_kernel<float*>(k, [](builder b, arg<float*> x) { x[b.thread_idx.x] = b.vgpr<f32>(1.0); });
  const analysis::pointer_origins origins(k.program());
  CHECK(!k.program().has_promises);
  CHECK(origins.of(k.program().code.back()) == unknown);
}

TEST_CASE("stores by argument") {
  kernel_draft k(isa::arch::gfx942, 64);
  call_kernel<float*, restrict<float>*, const float*, float*>(
      k, [](builder b, arg<float*> x, arg<restrict<float>*> y, arg<const float*> z, arg<float*>) {
        y[b.thread_idx.x] = x[b.thread_idx.x] + z[b.thread_idx.x];
      });
  constexpr u32 line = __LINE__ - 2;
  list<source> stores = analysis::stores_by_argument(k.program());
  CHECK((stores[0].line == 0 && stores[1].line == line && stores[2].line == 0 && stores[3].line == 0));
  // Of unknown origin: any but the one to const.
  ir::program p = k.program();
  p.arguments[1].is_pointer = false;
  stores = analysis::stores_by_argument(p);
  CHECK((stores[0].line != 0 && stores[1].line == 0 && stores[2].line == 0 && stores[3].line != 0));
}

} // namespace
