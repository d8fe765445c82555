// SPDX-License-Identifier: MIT
// Which loads of one place are one load, and which have to look again.
#include "unit/pass/after_pass.hpp"

#include <kiln/author/memory/atomics.hpp>
#include <kiln/pass/simplify/remove_dead_code.hpp>
#include <kiln/pass/simplify/share_expressions.hpp>

namespace {

using namespace kiln;
using namespace kiln_test;

/// Loads that the program has before and after.
template<class Body> std::string loads(Body body, isa::arch arch = isa::arch::gfx942) {
  kernel_draft k(arch, 64);
  body(k);
  CHECK(string_of(k.error().text) == "");
  ir::program p = k.program();
  const auto count = [&p] {
    u32 n = 0;
    for (const ir::instruction& in : p.code) {
      const isa::row& row = isa::rows[in.row];
      const bool has_result = isa::operand_lists[row.operands].writes != 0;
      if (has_result && (row.flags & isa::flag::may_load) != 0 && (row.flags & isa::flag::smem) == 0) ++n;
    }
    return n;
  };
  const u32 before = count();
  pass::share_expressions(p);
  pass::remove_dead_code(p);
  note error;
  ir::verify(p, error);
  CHECK(string_of(error.text) == "");
  return std::to_string(before) + " to " + std::to_string(count());
}
/// Of a kernel with two pointers.
template<class Y, class X, class Body> std::string loads_of(Body body) {
  return loads([&](builder k) { call_kernel<Y, X>(k, body); });
}

TEST_CASE("sharing: a place of LDS that is read twice is read once") {
  CHECK(loads([](builder k) {
          auto s = k.lds<u32>(64);
          const auto& t = k.thread_idx.x;
          s[t ^ 1] = (s[t] + s[t + 1]) * (s[t] ^ s[t + 1]);
        }) == "4 to 2");
}

TEST_CASE("sharing: what is stored in between is loaded again") {
  CHECK(loads([](builder k) {
          auto s = k.lds<u32>(64);
          const auto& t = k.thread_idx.x;
          auto sum = k.vgpr<u32>(s[t]);
          s[t + 1] = sum;
          s[t + 2] = sum + s[t];
        }) == "2 to 2");
}

TEST_CASE("sharing: a barrier is between loads of what other waves may have stored") {
  CHECK(loads([](builder k) {
          auto s = k.lds<u32>(64);
          const auto& t = k.thread_idx.x;
          auto sum = k.vgpr<u32>(s[t]);
          k.s_barrier();
          s[t + 2] = sum + s[t];
        }) == "2 to 2");
}

TEST_CASE("sharing: the scalar cache is emptied between loads") {
  const auto scalar_loads = [](bool empties) {
    kernel_draft k(isa::arch::gfx942, 64);
    call_kernel<u32*, const u32*>(k, [&](builder b, arg<u32*> y, arg<const u32*> x) {
      auto before = x.load_uniform<1>(0);
      if (empties) b.s_dcache_inv();
      auto after = x.load_uniform<1>(0);
      y[b.thread_idx.x] = before[0] + after[0] * 3u;
    });
    ir::program p = k.program();
    pass::share_expressions(p);
    pass::remove_dead_code(p);
    u32 loads = 0;
    for (const ir::instruction& in : p.code) loads += isa::rows[in.row].mnemonic == isa::mn::s_load_dword;
    return loads;
  };
  CHECK(scalar_loads(true) == scalar_loads(false) + 1);
}

TEST_CASE("sharing: loads to AGPRs and to VGPRs are not one") {
  CHECK(loads_of<u32*, const u32*>([](builder k, arg<u32*> y, arg<const u32*> x) {
          auto memory = k.buffer(x, elements(128));
          auto kept = k.agpr<u32>();
          memory.load_to(kept, k.thread_idx.x);
          y[k.thread_idx.x] = memory.load<u32>(k.thread_idx.x) + k.vgpr<u32>(kept);
        }) == "2 to 2");
}

TEST_CASE("sharing: an author who counts loads has all of them") {
  const auto body = [](builder k, arg<u32*> y, arg<const u32*> x) {
    auto a = k.vgpr<u32>(x[k.thread_idx.x]), b = k.vgpr<u32>(x[k.thread_idx.x]);
    k.s_waitcnt(vmcnt(1));
    y[k.thread_idx.x] = a * 3u + b;
  };
  CHECK(loads_of<u32*, const u32*>(body) == "2 to 2");
}

TEST_CASE("sharing: stores to LDS leave loads of global memory as they are") {
  CHECK(loads_of<u32*, const u32*>([](builder k, arg<u32*> y, arg<const u32*> x) {
          auto s = k.lds<u32>(64);
          const auto& t = k.thread_idx.x;
          s[t] = x[t];
          y[t] = x[t] * 3u;
        }) == "2 to 1");
}

TEST_CASE("sharing: pointers that the author keeps apart") {
  const auto body = [](builder k, auto y, auto x) {
    const auto& t = k.thread_idx.x;
    auto a = k.vgpr<u32>(x[t]);
    y[t] = a;
    y[t + 64] = a + x[t];
  };
  CHECK(loads_of<u32*, const u32*>(body) == "2 to 2");
  CHECK(loads_of<restrict<u32>*, const u32*>(body) == "2 to 1");
  CHECK(loads_of<u32*, read_only<u32>*>(body) == "2 to 1");
}

TEST_CASE("sharing: atomic loads and those that the author named are all done") {
  CHECK(loads_of<u32*, const u32*>([](builder k, arg<u32*> y, arg<const u32*>) {
          const auto& t = k.thread_idx.x;
          auto a = k.vgpr<u32>(atomic_load(y[t]));
          y[t] = a + atomic_load(y[t]);
        }) == "2 to 2");
  CHECK(loads([](builder k) {
          auto s = k.lds<u32>(64);
          const auto& t = k.thread_idx.x;
          auto a = k.vgpr<u32>(atomic_load<memory_scope::workgroup>(s[t]));
          s[t] = a + atomic_load<memory_scope::workgroup>(s[t]);
        }) == "2 to 2");
  CHECK(loads([](builder k) {
          auto a = k.vgpr<u32>(), b = k.vgpr<u32>();
          k.ds_read_b32(a, k.thread_idx.x);
          k.ds_read_b32(b, k.thread_idx.x);
          k.ds_write_b32(a, b);
        }) == "2 to 2");
}

TEST_CASE("sharing: a loop's load is not the one before the loop") {
  CHECK(loads([](builder k) {
          auto s = k.lds<u32>(64);
          const auto& t = k.thread_idx.x;
          auto sum = k.vgpr<u32>(s[t]);
          k.for_(0, 3, 1, [&](auto) {
            sum = sum * 3 + s[t];
            s[t] = sum;
          });
        }) == "2 to 2");
}

} // namespace
