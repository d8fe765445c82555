// SPDX-License-Identifier: MIT
// What is promised of pointer arguments: restrict, read_only and no_alias, in the code, at the launch and in mistakes.
#include "program/expect.hpp"
#include "program/simulate.hpp"

#include <kiln/author/dsl.hpp>
#include <kiln/compile/kernel.hpp>
#include <kiln/text/print.hpp>

#include <catch2/matchers/catch_matchers_string.hpp>

using namespace kiln_test;

namespace {

template<class... Host, class Body> ir::program built(Body body, isa::arch a = isa::arch::gfx942) {
  kernel_draft k(a, 64);
  call_kernel<Host...>(k, body);
  k.emit(isa::mn::s_endpgm, source{});
  REQUIRE(string_of(k.error().message()) == "");
  return k.program();
}

TEST_CASE("host types") {
  static_assert(__is_same(author::host_type<restrict<float>*>, float*));
  static_assert(__is_same(author::host_type<restrict<const float>*>, const float*));
  static_assert(__is_same(author::host_type<const restrict<float>*>, const float*));
  static_assert(__is_same(author::host_type<read_only<float>*>, const float*));
  static_assert(__is_same(author::host_type<read_only<const float>*>, const float*));
  static_assert(__is_same(author::host_type<restrict<read_only<int>>*>, const int*));
  static_assert(__is_same(arg<restrict<float>*>::host_type, float*));
  using function = void (*)(builder, arg<restrict<float>*>, arg<read_only<int>*>, arg<int>);
  static_assert(__is_same(compile::signature<function>::types, compile::host_types<float*, const int*, int>));
}

/// True if the second element's load comes before the first one's store, which only a promise allows.
template<class Y, class X> bool loads_first(bool no_alias = false) {
  const ir::program p = compiled<Y, X>(isa::arch::gfx942, 64, [&](builder k, arg<Y> y, arg<X> x) {
    if (no_alias) k.no_alias(y, x);
    auto i = k.thread_idx.x;
    y[i] = x[i] * 2.0f;
    y[i + 64] = x[i + 64] * 2.0f;
  });
  u32 stores = 0, loads = 0;
  for (const ir::instruction& in : p.code) {
    stores += (isa::rows[in.row].flags & isa::flag::may_store) != 0;
    loads += (isa::rows[in.row].flags & isa::flag::vmem) != 0 && stores == 0;
  }
  std::vector<float> in(128, 3.0f), out(128);
  sim::buffer<float> from(in.data(), 128), to(out.data(), 128);
  run_clean(p, 1, to, from);
  CHECK((out[0] == 6.0f && out[127] == 6.0f));
  return loads == 2;
}

TEST_CASE("a load passes a store only by a promise") {
  CHECK(!loads_first<float*, float*>());
  CHECK(!loads_first<float*, const float*>());
  CHECK(loads_first<restrict<float>*, const float*>());
  CHECK(loads_first<float*, restrict<const float>*>());
  CHECK(loads_first<float*, read_only<float>*>());
  CHECK(loads_first<float*, const float*>(true));
}

TEST_CASE("elements of read_only at a uniform index are SGPRs, exact in 64 bits") {
  const auto body = [](builder k, arg<float*> y, arg<read_only<float>*> x, arg<read_only<int>*> n,
                       arg<read_only<double>*> d, arg<read_only<unsigned char>*> b, arg<int> i) {
    auto first = n[k.block_idx.x];
    static_assert(__is_same(decltype(first), sgpr<int>));
    static_assert(__is_same(decltype(x[0]), sgpr<float>));
    static_assert(__is_same(decltype(x[k.thread_idx.x]), vgpr<float>));
    static_assert(__is_same(decltype(b[0]), vgpr<unsigned>));
    static_assert(__is_same(decltype((x + 4)[i]), sgpr<float>));
    y[k.thread_idx.x] = x[first + 1] * 2.0f + x[k.thread_idx.x];
    y[64] = x[n[1]] + (x + 2)[-1];
    y[65] = convert<f32>(convert<i32>(convert<f32>(as<u32>(b[2]))));
    auto wide = k.vgpr<f64>(d[1] + 1.0);
    y[66] = as<f32>(as<u32>(wide)[1]);
    y[67] = convert<f32>(n[i]);
    auto two = x.load<2>(0);
    y[68] = two[1];
  };
  for (const isa::arch arch : all_archs) {
    const ir::program p = compiled<float*, read_only<float>*, read_only<int>*, read_only<double>*,
                                   read_only<unsigned char>*, int>(arch, 64, body);
    u32 scalar_loads = 0;
    for (const ir::instruction& in : p.code) scalar_loads += isa::rows[in.row].is(isa::encoding::smem);
    CHECK(scalar_loads >= 6);
    std::vector<float> y(69), x(64);
    for (u32 i = 0; i < 64; ++i) x[i] = static_cast<float>(i);
    int n[4] = {10, 20, 30, 40};
    double d[2] = {0, 2.0};
    unsigned char b[4] = {1, 2, 3, 4};
    sim::buffer<float> to(y.data(), y.size()), from(x.data(), x.size());
    run_clean(p, 1, to, from, sim::buffer<int>(n), sim::buffer<double>(d), sim::buffer<unsigned char>(b), 3);
    CHECK((y[0] == 22.0f && y[63] == 22.0f + 63.0f));
    CHECK((y[64] == 21.0f && y[65] == 3.0f && y[66] == __builtin_bit_cast(float, 0x4008'0000) &&
           y[67] == 40.0f && y[68] == 1.0f));
  }
}

TEST_CASE("a uniform index beyond 2 GiB, and before the pointer") {
  const auto body = [](builder, arg<unsigned*> out, arg<read_only<unsigned>*> x, arg<unsigned> far,
                       arg<int> before) {
    out[0] = x[far];
    out[1] = x[0x3000'0000];
    out[2] = (x + 0x3000'0000)[before];
  };
  const ir::program p = compiled<unsigned*, read_only<unsigned>*, unsigned, int>(isa::arch::gfx942, 64, body);
  // A region without so much memory: the simulator reports each address.
  const sim::result r = sim::run(p, {.grid = {1}}, sim::buffer<unsigned>(4), sim::buffer<unsigned>(4),
                                 0xf000'0000u, -0x3000'0000);
  const std::string text = string_of(r.text());
  CHECK(r.reports.errors() == 2);
  CHECK_THAT(text, Catch::Matchers::ContainsSubstring("16106127360")); // 4 * 0xf000'0000 bytes
  CHECK_THAT(text, Catch::Matchers::ContainsSubstring("3221225472"));
}

TEST_CASE("a misaligned pointer to read_only is reported") {
  const auto body = [](builder, arg<unsigned*> out, arg<read_only<unsigned>*> x) { out[0] = x[0]; };
  const ir::program p = compiled<unsigned*, read_only<unsigned>*>(isa::arch::gfx942, 64, body);
  sim::memory m;
  u8 block[64] = {}, data[64] = {};
  const u64 kernarg = m.declare(block, 64, false), to = m.declare(data, 64, true);
  sim::store_u64(block, to);
  sim::store_u64(block + 8, to + 6);
  CHECK_THAT(string_of(sim::run(p, {.grid = {1}}, m, kernarg).text()),
             Catch::Matchers::ContainsSubstring("is not a multiple of 4"));
}

std::string answer(const ir::program& p, sim::buffer<float>&& a, sim::buffer<float>&& b,
                   sim::buffer<float>&& c) {
  return string_of(sim::run(p, {.grid = {1}, .threads = 1}, a, b, c).text());
}
constexpr auto sum = [](builder k, auto& y, auto& x, auto& z) {
  y[k.thread_idx.x] = x[k.thread_idx.x] + z[k.thread_idx.x];
};

TEST_CASE("a launch that breaks a promise is refused, with the program as built and as compiled") {
  float m[256] = {};
  const auto at = [&](u32 first) { return sim::buffer<float>(m + first, 64); };
  const auto both = [&](auto body, auto check) {
    const ir::program p = body();
    ir::program c = p;
    note error;
    compile::run_pipeline(c, error);
    REQUIRE(!error.raised);
    check(p);
    check(c);
  };
  using Catch::Matchers::ContainsSubstring;
  both(
      [] {
        return built<float*, restrict<const float>*, const float*>(
            [](builder k, arg<float*> y, arg<restrict<const float>*> x, arg<const float*> z) {
              sum(k, y, x, z);
            });
      },
      [&](const ir::program& p) {
        CHECK(answer(p, at(0), at(64), at(128)) == "");
        CHECK(answer(p, at(0), at(64), at(64)) == ""); // nothing writes it
        CHECK(answer(p, at(0), at(64), at(0)) == "");  // no promise
        CHECK_THAT(answer(p, at(0), at(63), at(128)),
                   ContainsSubstring("argument 0 overlaps argument 1, which is restrict; the kernel writes "
                                     "argument 0 ("));
      });
  both(
      [] {
        return built<restrict<float>*, const float*, const float*>(
            [](builder k, arg<restrict<float>*> y, arg<const float*> x, arg<const float*> z) {
              sum(k, y, x, z);
            });
      },
      [&](const ir::program& p) {
        CHECK(answer(p, at(0), at(64), at(64)) == "");
        CHECK_THAT(answer(p, at(0), at(64), at(63)),
                   ContainsSubstring("argument 2 overlaps argument 0, which is restrict; the kernel writes "
                                     "argument 0 ("));
      });
  both(
      [] {
        return built<float*, read_only<float>*, const float*>(
            [](builder k, arg<float*> y, arg<read_only<float>*> x, arg<const float*> z) { sum(k, y, x, z); });
      },
      [&](const ir::program& p) {
        CHECK(answer(p, at(0), at(64), at(64)) == "");
        CHECK_THAT(answer(p, at(0), at(63), at(128)),
                   ContainsSubstring("argument 0 overlaps argument 1, which is read_only; the kernel writes "
                                     "argument 0 ("));
      });
  both(
      [] {
        return built<float*, const float*, const float*>(
            [](builder k, arg<float*> y, arg<const float*> x, arg<const float*> z) {
              k.no_alias(y, x, z);
              sum(k, y, x, z);
            });
      },
      [&](const ir::program& p) {
        CHECK(answer(p, at(0), at(64), at(128)) == "");
        CHECK_THAT(answer(p, at(0), at(64), at(64)),
                   ContainsSubstring(
                       "argument 2 overlaps argument 1; the kernel promises that they do not alias ("));
        CHECK_THAT(answer(p, at(100), at(64), at(164)),
                   ContainsSubstring("argument 1 overlaps argument 0; the kernel promises"));
      });
}

constexpr bool refused_in_constant_evaluation() {
  kernel_draft k(isa::arch::gfx942, 64);
  call_kernel<restrict<float>*, const float*>(k, [](builder b, arg<restrict<float>*> y, arg<const float*> x) {
    y[b.thread_idx.x] = x[b.thread_idx.x];
  });
  k.emit(isa::mn::s_endpgm, source{});
  float m[64] = {}, n[64] = {};
  sim::buffer<float> a(m), b(m), c(n);
  return !sim::run(k.program(), {.grid = {1}}, a, b).ok && sim::run(k.program(), {.grid = {1}}, a, c).ok;
}
static_assert(refused_in_constant_evaluation());

TEST_CASE("no_alias has no instruction") {
  const auto plain = [](builder k, arg<float*> y, arg<float*> x) { y[k.thread_idx.x] = x[k.thread_idx.x]; };
  const auto promising = [](builder k, arg<float*> y, arg<float*> x) {
    k.no_alias(y, x);
    y[k.thread_idx.x] = x[k.thread_idx.x];
  };
  CHECK(string_of(text::listing(built<float*, float*>(plain))) ==
        string_of(text::listing(built<float*, float*>(promising))));
}

/// What the builder, or the pipeline, says of a kernel of float*, read_only<float>*, int.
template<class Body> std::string mistake(Body body) {
  kernel_draft k(isa::arch::gfx942, 64);
  call_kernel<float*, read_only<float>*, int>(
      k, [&](builder b, arg<float*> y, arg<read_only<float>*> x, arg<int> n) { body(b, y, x, n); });
  k.emit(isa::mn::s_endpgm, source{});
  note error = k.error();
  if (!error.raised) compile::run_pipeline(k.program(), error);
  return string_of(error.text);
}
using Y = arg<float*>&;
using X = arg<read_only<float>*>&;
using N = arg<int>&;

TEST_CASE("mistakes") {
  const std::string themselves =
      "no_alias takes pointer arguments of the kernel themselves, not copies or pointers "
      "that were calculated from them";
  CHECK(mistake([](builder k, Y y, X x, N) { k.no_alias(y, x); }) == "");
  CHECK(mistake([](builder k, Y y, X x, N n) { k.no_alias(y, x, n); }) == themselves);
  CHECK(mistake([](builder k, Y y, X x, N n) { k.no_alias(y + n, x); }) == themselves);
  CHECK(mistake([](builder k, Y y, X x, N) {
          auto copy = y;
          k.no_alias(copy, x);
        }) == themselves);
  CHECK(mistake([](builder k, Y y, X x, N) { k.no_alias(y, x, y); }) == "no_alias is given argument 0 twice");
  CHECK(mistake([](builder k, Y, X x, N) { x.store(k.thread_idx.x, k.vgpr<f32>(1.0)); }) ==
        "the argument points to read_only, which is only loaded; arg<float*> instead of "
        "arg<read_only<float>*> stores");
  const std::string stores =
      " stores through argument 1, which is read_only: nothing writes its memory while the kernel "
      "runs";
  CHECK(mistake([](builder k, Y, X x, N) {
          k.buffer(x, elements(64)).store(k.thread_idx.x, k.vgpr<f32>(1.0));
        }) == "buffer_store_dword" + stores);
  CHECK(mistake([](builder k, Y, X x, N n) {
          k.global_atomic_add(k.vgpr<u32>(0), k.vgpr<u32>(1), as<u64>(x + n));
        }) == "global_atomic_add" + stores);
  CHECK(mistake([](builder k, Y, X x, N n) { k.s_store_dword(n, x, 0); }) == "s_store_dword" + stores);
}

} // namespace
