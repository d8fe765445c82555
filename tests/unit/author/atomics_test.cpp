// SPDX-License-Identifier: MIT
// Atomic operations on global memory and LDS, in the simulator on all targets; the instructions of every scope and order.
#include "program/simulate.hpp"

#include <kiln/author/dsl.hpp>
#include <kiln/text/print.hpp>

#include <algorithm>
#include <string>

namespace {

using namespace kiln::dsl;
using namespace kiln_test;
namespace ir = kiln::ir;
namespace sim = kiln::sim;

constexpr u32 lanes = 256;

TEST_CASE("old values of additions are all different") {
  for (const isa::arch a : all_archs) {
    const ir::program p =
        compiled<u32*, u32*, u32*>(a, lanes, [](builder k, arg<u32*> sum, arg<u32*> old, arg<u32*> of_lds) {
          auto i = k.thread_idx.x;
          auto counter = k.lds<u32>(1);
          k.where(i == 0, [&] { counter[0] = 5u; });
          k.barrier();
          auto at = k.block_idx.x * lanes + i;
          old[at] = fetch_add(sum[0], 1u);
          auto mine = fetch_add<memory_scope::workgroup>(counter[0], 1u);
          of_lds[at] = mine;
          atomic_add(sum[1], as<u32>(i));
        });
    u32 sum[2] = {100, 0};
    std::vector<u32> old(lanes * 3), of_lds(lanes * 3);
    run_clean(p, 3, sim::buffer<u32>(sum, 2), sim::buffer<u32>(old.data(), old.size()),
              sim::buffer<u32>(of_lds.data(), of_lds.size()));
    CHECK(sum[0] == 100 + lanes * 3);
    CHECK(sum[1] == 3 * (lanes * (lanes - 1) / 2));
    std::sort(old.begin(), old.end());
    for (u32 i = 0; i < old.size(); ++i) REQUIRE(old[i] == 100 + i);
    for (u32 g = 0; g < 3; ++g) {
      std::sort(of_lds.begin() + g * lanes, of_lds.begin() + (g + 1) * lanes);
      for (u32 i = 0; i < lanes; ++i) REQUIRE(of_lds[g * lanes + i] == 5 + i);
    }
  }
}

template<class T> void smallest_and_largest() {
  for (const isa::arch a : all_archs) {
    const ir::program p = compiled<T*, const T*>(a, lanes, [](builder k, arg<T*> out, arg<const T*> in) {
      auto i = k.thread_idx.x;
      auto x = in[i];
      auto shared = k.lds<T>(2);
      k.where(i == 0, [&] {
        shared[0] = in[0];
        shared[1] = in[0];
      });
      k.barrier();
      atomic_min(shared[0], x);
      atomic_max(shared[1], x);
      k.barrier();
      if constexpr (!__is_same(T, f32)) {
        atomic_min(out[0], x);
        atomic_max(out[1], x);
      }
      k.where(i == 0, [&] {
        out[2] = shared[0];
        out[3] = shared[1];
      });
    });
    std::vector<T> in(lanes);
    random_words random;
    for (T& x : in) x = static_cast<T>(static_cast<i32>(random()) * (sizeof(T) == 8 ? T(1000) : T(1)));
    T out[4] = {in[0], in[0], 0, 0};
    run_clean(p, 1, sim::buffer<T>(out, 4), sim::buffer<const T>(in.data(), lanes));
    const T least = *std::min_element(in.begin(), in.end()), most = *std::max_element(in.begin(), in.end());
    CHECK(out[2] == least);
    CHECK(out[3] == most);
    if (!__is_same(T, f32)) CHECK((out[0] == least && out[1] == most));
  }
}
TEST_CASE("min and max of every type that has them") {
  smallest_and_largest<i32>();
  smallest_and_largest<u32>();
  smallest_and_largest<i64>();
  smallest_and_largest<u64>();
  smallest_and_largest<f32>();
  smallest_and_largest<f64>();
}

TEST_CASE("sums of floats, and bits") {
  for (const isa::arch a : all_archs) {
    const ir::program p = compiled<f32*, f64*, f16x2*, u32*>(
        a, lanes, [](builder k, arg<f32*> f, arg<f64*> d, arg<f16x2*> h, arg<u32*> bits) {
          auto i = k.thread_idx.x;
          auto shared = k.lds<f32>(1);
          k.where(i == 0, [&] { shared[0] = 0.0f; });
          k.barrier();
          atomic_add(f[0], convert<f32>(i));
          atomic_add(shared[0], 0.5f);
          atomic_add(d[0], convert<f64>(i));
          atomic_add(h[0], 1.0f);
          atomic_or(bits[0], as<u32>(1 << (i & 31)));
          atomic_xor(bits[1], as<u32>(i));
          atomic_and(bits[2], ~as<u32>(1 << (i & 15)));
          k.barrier();
          k.where(i == 0, [&] { f[1] = shared[0]; });
        });
    f32 f[2] = {0, 0};
    f64 d[1] = {0.25};
    kiln::f16x2 h[1] = {{0}};
    u32 bits[3] = {0, 0, ~0u};
    run_clean(p, 1, sim::buffer<f32>(f, 2), sim::buffer<f64>(d, 1), sim::buffer<kiln::f16x2>(h, 1),
              sim::buffer<u32>(bits, 3));
    CHECK(f[0] == lanes * (lanes - 1) / 2);
    CHECK(f[1] == lanes / 2);
    CHECK(d[0] == lanes * (lanes - 1) / 2 + 0.25);
    CHECK(h[0].bits == 0x5c005c00); // 256 in both halves
    CHECK(bits[0] == ~0u);
    CHECK(bits[1] == 0);
    CHECK(bits[2] == 0xffff0000);
  }
}

TEST_CASE("exchange and compare_exchange give the old value") {
  for (const isa::arch a : all_archs) {
    const ir::program p =
        compiled<i32*, u64*, i32*>(a, 64, [](builder k, arg<i32*> x, arg<u64*> wide, arg<i32*> old) {
          auto i = k.thread_idx.x;
          auto shared = k.lds<i32>(64);
          shared[i] = i * 3;
          k.barrier();
          old[i] = exchange(x[i], i + 1000);
          old[i + 64] = compare_exchange(x[i + 64], 7, i);
          old[i + 128] = compare_exchange(shared[i], 30, 1);
          old[i + 192] = shared[i];
          auto before = compare_exchange(wide[i], 5u, 6u);
          old[i + 256] = as<i32>(as<u32>(before)[0]);
          old[i + 320] = exchange(shared[i], i);
        });
    std::vector<i32> x(128), old(384);
    std::vector<u64> wide(64, 5);
    for (u32 i = 0; i < 128; ++i) x[i] = i < 64 ? static_cast<i32>(i) : (i % 2 == 0 ? 7 : 8);
    wide[3] = u64{5} << 32;
    run_clean(p, 1, sim::buffer<i32>(x.data(), 128), sim::buffer<u64>(wide.data(), 64),
              sim::buffer<i32>(old.data(), old.size()));
    for (i32 i = 0; i < 64; ++i) {
      const auto u = static_cast<u32>(i);
      REQUIRE((old[u] == i && x[u] == i + 1000));
      REQUIRE(old[u + 64] == (i % 2 == 0 ? 7 : 8));
      REQUIRE(x[u + 64] == (i % 2 == 0 ? i : 8));
      REQUIRE(old[u + 128] == i * 3);
      REQUIRE(old[u + 192] == (i == 10 ? 1 : i * 3));
      REQUIRE(wide[u] == (i == 3 ? u64{5} << 32 : 6));
      REQUIRE(old[u + 256] == (i == 3 ? 0 : 5));
      REQUIRE(old[u + 320] == (i == 10 ? 1 : i * 3));
    }
  }
}

TEST_CASE("a loop of compare_exchange does what no instruction does") {
  for (const isa::arch a : all_archs) {
    const ir::program p = compiled<i32*>(a, 64, [](builder k, arg<i32*> x) {
      auto i = k.thread_idx.x;
      auto seen = k.vgpr<i32>(x[0]);
      auto done = k.vgpr<i32>(0);
      k.while_lanes([&] { return done == 0; },
                    [&] {
                      auto old = compare_exchange(x[0], seen, seen * 3 + i * 0 + 1);
                      done = select(old == seen, 1, 0);
                      seen = old;
                    });
    });
    i32 x[1] = {1};
    run_clean(p, 1, sim::buffer<i32>(x, 1));
    i32 wanted = 1;
    for (u32 i = 0; i < 64; ++i) wanted = static_cast<i32>(static_cast<u32>(wanted) * 3 + 1);
    CHECK(x[0] == wanted);
  }
}

/// A value is handed from workgroup 0 to the others.
TEST_CASE("release and acquire hand data on between workgroups") {
  for (const isa::arch a : all_archs) {
    const ir::program p =
        compiled<i32*, i32*, i32*>(a, 64, [](builder k, arg<i32*> flag, arg<i32*> data, arg<i32*> out) {
          auto i = k.thread_idx.x;
          k.if_(k.block_idx.x == 0, [&] {
             data[i] = i * 5 + 2;
             k.where(i == 0, [&] { atomic_store<memory_scope::agent, memory_order::release>(flag[0], 1); });
           }).else_([&] {
            auto seen = k.sgpr<i32>(0);
            k.while_([&] { return seen == 0; },
                     [&] {
                       seen = k.read_first_lane(
                           atomic_load<memory_scope::agent, memory_order::acquire>(flag[0]));
                     });
            out[(k.block_idx.x - 1) * 64 + i] = data[i];
          });
        });
    i32 flag[1] = {0}, data[64] = {};
    std::vector<i32> out(128);
    run_clean(p, 3, sim::buffer<i32>(flag, 1), sim::buffer<i32>(data, 64), sim::buffer<i32>(out.data(), 128));
    for (u32 i = 0; i < 128; ++i) REQUIRE(out[i] == static_cast<i32>(i % 64) * 5 + 2);
  }
}

/// The accesses, cache instructions and waits of a program, a line each.
std::string accesses_of(isa::arch a, auto body) {
  kiln::kernel_draft draft(a, 64);
  kiln::call_kernel<i32*>(draft, body);
  std::string out;
  for (const ir::instruction& in : draft.program().code) {
    kiln::text_buffer line;
    kiln::text::print(line, draft.program(), in);
    const std::string text(line.data(), line.size());
    if (!text.starts_with("global_") && !text.starts_with("buffer_") && !text.starts_with("s_waitcnt"))
      continue;
    std::string kept = text.substr(0, text.find(' '));
    for (const char* const bit : {" glc", " sc0", " sc1"})
      if (text.find(bit) != std::string::npos) kept += bit;
    if (text.starts_with("s_waitcnt")) kept = "wait";
    out += (out.empty() ? "" : ", ") + kept;
  }
  return out;
}
template<memory_scope S, memory_order O> std::string of_add(isa::arch a) {
  return accesses_of(a, [](builder, arg<i32*> x) { (void)fetch_add<S, O>(x[0], 1); });
}
template<memory_scope S, memory_order O> std::string of_load(isa::arch a) {
  return accesses_of(a, [](builder, arg<i32*> x) { (void)atomic_load<S, O>(x[0]); });
}
template<memory_scope S, memory_order O> std::string of_store(isa::arch a) {
  return accesses_of(a, [](builder, arg<i32*> x) { atomic_store<S, O>(x[0], 1); });
}

// What clang 22 -O3 makes of __hip_atomic_fetch_add, load and store; at workgroup scope the waits are Kiln's own.
TEST_CASE("the instructions of scopes and orders are LLVM's") {
  using enum memory_scope;
  using enum memory_order;
  const isa::arch old = isa::arch::gfx90a;
  CHECK(of_add<agent, relaxed>(old) == "global_atomic_add glc");
  CHECK(of_add<agent, release>(old) == "wait, global_atomic_add glc");
  CHECK(of_add<agent, acquire>(old) == "global_atomic_add glc, wait, buffer_wbinvl1_vol");
  CHECK(of_add<memory_scope::system, release>(old) == "buffer_wbl2, wait, global_atomic_add glc");
  CHECK(of_add<memory_scope::system, acquire>(old) ==
        "global_atomic_add glc, wait, buffer_invl2, buffer_wbinvl1_vol");
  CHECK(of_load<workgroup, relaxed>(old) == "global_load_dword");
  CHECK(of_load<agent, acquire>(old) == "global_load_dword glc, wait, buffer_wbinvl1_vol");
  CHECK(of_store<memory_scope::system, relaxed>(old) == "global_store_dword");
  CHECK(of_store<agent, release>(old) == "wait, global_store_dword");
  for (const isa::arch a : {isa::arch::gfx942, isa::arch::gfx950}) {
    CHECK(of_add<agent, relaxed>(a) == "global_atomic_add sc0");
    CHECK(of_add<agent, release>(a) == "buffer_wbl2 sc1, wait, global_atomic_add sc0");
    CHECK(of_add<agent, acquire>(a) == "global_atomic_add sc0, wait, buffer_inv sc1");
    CHECK(of_add<agent, acq_rel>(a) == "buffer_wbl2 sc1, wait, global_atomic_add sc0, wait, buffer_inv sc1");
    CHECK(of_add<memory_scope::system, relaxed>(a) == "global_atomic_add sc0 sc1");
    CHECK(of_add<memory_scope::system, acq_rel>(a) ==
          "buffer_wbl2 sc0 sc1, wait, global_atomic_add sc0 sc1, wait, buffer_inv sc0 sc1");
    CHECK(of_add<workgroup, acq_rel>(a) == "wait, global_atomic_add sc0, wait");
    CHECK(of_load<workgroup, relaxed>(a) == "global_load_dword sc0");
    CHECK(of_load<agent, relaxed>(a) == "global_load_dword sc1");
    CHECK(of_load<memory_scope::system, acquire>(a) == "global_load_dword sc0 sc1, wait, buffer_inv sc0 sc1");
    CHECK(of_store<workgroup, relaxed>(a) == "global_store_dword sc0");
    CHECK(of_store<agent, release>(a) == "buffer_wbl2 sc1, wait, global_store_dword sc1");
    CHECK(of_store<memory_scope::system, relaxed>(a) == "global_store_dword sc0 sc1");
  }
}

} // namespace
