// SPDX-License-Identifier: MIT
// Functions of numbers, which the host calculates, against the C library; and what functions of f32 take beside VGPRs.
#include "program/expect.hpp"
#include "program/simulate.hpp"

#include <kiln/author/dsl.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace {

using namespace kiln_test;
namespace author = kiln::author;
namespace sim = kiln::sim;
using kiln::arg, kiln::builder, kiln::bf16x2;

f64 ulp_of(f64 exact) {
  return std::nextafter(std::fabs(exact), std::numeric_limits<f64>::infinity()) - std::fabs(exact);
}

/// Worst error in ulp of f64 over all exponents and, evenly, over -800 to 800.
f64 worst_error(f64 (*function)(f64), f64 (*exact)(f64)) {
  random_words random;
  f64 worst = 0;
  for (u32 i = 0; i < 40'000; ++i) {
    const u64 bits = u64{random()} << 32 | random();
    const f64 even = (i64{random()} - 0x8000'0000ll) * (800.0 / 0x8000'0000ll);
    const f64 x = i % 2 == 0 ? even : __builtin_bit_cast(f64, bits);
    const f64 got = function(x), value = exact(x);
    INFO("of " << x << ": " << got << ", not " << value);
    if (std::isnan(value) || std::isinf(value)) {
      CHECK((std::isnan(value) ? std::isnan(got) : got == value));
    } else if (std::fabs(value) < 0x1p-1022) {
      CHECK(std::fabs(got - value) <= 0x1p-1073);
    } else {
      worst = std::max(worst, std::fabs(got - value) / ulp_of(value));
    }
  }
  return worst;
}

TEST_CASE("functions of numbers are C's, to 3 ulp of f64") {
  const auto within = [](f64 worst, f64 ulp) {
    CHECK(worst <= ulp);
    CHECK(worst > 0.4); // it was measured
  };
  within(worst_error([](f64 x) { return author::exp(x); }, [](f64 x) { return std::exp(x); }), 3);
  within(worst_error([](f64 x) { return author::exp2(x); }, [](f64 x) { return std::exp2(x); }), 3);
  within(worst_error([](f64 x) { return author::log(x); }, [](f64 x) { return std::log(x); }), 3);
  within(worst_error([](f64 x) { return author::log2(x); }, [](f64 x) { return std::log2(x); }), 3);
  within(worst_error([](f64 x) { return author::sqrt(x); }, [](f64 x) { return std::sqrt(x); }), 1);
  within(worst_error([](f64 x) { return author::rsqrt(x); }, [](f64 x) { return 1 / std::sqrt(x); }), 3);
}

TEST_CASE("in constant expressions too, and of every type of number") {
  constexpr f64 e = 2.718281828459045;
  STATIC_REQUIRE(author::exp(1) > e - 1e-15);
  STATIC_REQUIRE(author::exp(1.0f) < e + 1e-15);
  STATIC_REQUIRE(author::exp(-1000.0) == 0);
  STATIC_REQUIRE(author::exp2(10u) == 1024);
  STATIC_REQUIRE(author::log2(8) == 3);
  STATIC_REQUIRE(author::log(1) == 0);
  STATIC_REQUIRE(author::log(0) == -std::numeric_limits<f64>::infinity());
  STATIC_REQUIRE(author::sqrt(2) * author::sqrt(2) < 2 + 1e-15);
  STATIC_REQUIRE(author::sqrt(9.0f) == 3);
  STATIC_REQUIRE(author::sqrt(0) == 0);
  STATIC_REQUIRE(author::sqrt(-1) != author::sqrt(-1)); // NaN
  STATIC_REQUIRE(author::rsqrt(4) == 0.5);
  STATIC_REQUIRE(author::fma(2, 3.0f, 4.0) == 10);
  STATIC_REQUIRE(author::fast_rcp(4) == 0.25);
  STATIC_REQUIRE(author::fast_exp(1) == author::exp(1));
  STATIC_REQUIRE(author::fast_exp2(3) == 8);
  STATIC_REQUIRE(author::fast_log(1) == 0);
  STATIC_REQUIRE(author::fast_log2(16) == 4);
  STATIC_REQUIRE(author::fast_sqrt(16) == 4);
  STATIC_REQUIRE(author::fast_rsqrt(16) == 0.25);
}

TEST_CASE("results of numbers are numbers that registers take") {
  for (const isa::arch a : all_archs) {
    const ir::program p = compiled<f32*>(a, 64, [](builder k, arg<f32*> out) {
      out[k.thread_idx.x] = convert<f32>(k.thread_idx.x) * exp(1.0f) + sqrt(2);
    });
    std::vector<f32> out(64);
    run_clean(p, 1, sim::buffer<f32>(out.data(), 64));
    for (u32 i = 0; i < 64; ++i) {
      const f32 exact = std::fma(static_cast<f32>(i), std::exp(1.0f), std::sqrt(2.0f)); // contracted
      CHECK(std::fabs(out[i] - exact) <= 1e-5f);
    }
  }
}

/// The kernel's results where its f32 is in a VGPR, against those of `other` on the same numbers.
template<class Make> void same_as_in_vgprs(isa::arch a, Make make) {
  const auto run = [&](auto place) {
    const ir::program p = compiled<f32*, const f32*, f32>(
        a, 64, [make, place](builder k, arg<f32*> out, arg<const f32*> in, arg<f32> scale) {
          make(k, out, place(k, in, scale));
        });
    std::vector<f32> in(64, -0.75f), out(64 * 6);
    run_clean(p, 1, sim::buffer<f32>(out.data(), out.size()), sim::buffer<const f32>(in.data(), 64), -0.75f);
    return out;
  };
  const std::vector<f32> expected = run([](builder k, arg<const f32*> in, arg<f32>) {
    return kiln::vgpr<f32>(k.vgpr<f32>(in[k.thread_idx.x]));
  });
  CHECK(expected[0] != 0);
  CHECK(run([](builder k, arg<const f32*> in, arg<f32>) { return in[k.thread_idx.x]; }) == expected);
  CHECK(run([](builder k, arg<const f32*> in, arg<f32>) { return k.agpr<f32>(in[k.thread_idx.x]); }) ==
        expected);
  CHECK(run([](builder, arg<const f32*>, arg<f32> scale) { return scale; }) == expected);
}

TEST_CASE("activations and conversions take values of every bank, and elements of memory") {
  for (const isa::arch a : all_archs)
    same_as_in_vgprs(a, [](builder k, arg<f32*> out, const auto& x) {
      const auto i = k.thread_idx.x * 6;
      out[i] = sigmoid(x);
      out[i + 1] = silu(x);
      out[i + 2] = gelu(x);
      out[i + 3] = tanh(x);
      out[i + 4] = kiln::as<f32>(to_bf16x2(x, x));
      out[i + 5] = kiln::as<f32>(truncate_to_bf16x2(x, x));
    });
}

TEST_CASE("the largest element of arrays in AGPRs and SGPRs") {
  for (const isa::arch a : all_archs) {
    const ir::program p = compiled<i32*, const f32*>(a, 64, [](builder k, arg<i32*> out, arg<const f32*> in) {
      auto vectors = k.agpr<f32, 5>();
      for (u32 i = 0; i < 5; ++i) vectors[i] = in[k.thread_idx.x + i];
      auto scalars = in.template load_uniform<4>(0);
      out[k.thread_idx.x] = convert<i32>(largest(vectors));
      out[k.thread_idx.x + 64] = convert<i32>(largest(scalars));
    });
    std::vector<f32> in(68);
    std::vector<i32> out(128);
    for (u32 i = 0; i < 68; ++i) in[i] = static_cast<f32>(i * 37 % 64);
    run_clean(p, 1, sim::buffer<i32>(out.data(), 128), sim::buffer<const f32>(in.data(), 68));
    for (u32 i = 0; i < 64; ++i) {
      CHECK(out[i] == *std::max_element(in.begin() + i, in.begin() + i + 5));
      CHECK(out[64 + i] == *std::max_element(in.begin(), in.begin() + 4));
    }
  }
}

} // namespace
