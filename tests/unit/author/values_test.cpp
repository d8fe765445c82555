// SPDX-License-Identifier: MIT
// select, convert, and functions of f32 with their stated errors, in the simulator on all targets.
#include "program/expect.hpp"
#include "program/simulate.hpp"

#include <kiln/author/dsl.hpp>

#include <cmath>
#include <functional>
#include <limits>

namespace {

using namespace kiln::dsl;
using namespace kiln_test;
namespace ir = kiln::ir;
namespace sim = kiln::sim;

// Numbers of every kind: all exponents, both signs, the ends, zeros, infinities, a NaN.
std::vector<f32> samples(u32 n) {
  constexpr f32 inf = std::numeric_limits<f32>::infinity();
  std::vector<f32> out{0.0f,
                       -0.0f,
                       inf,
                       -inf,
                       std::nanf(""),
                       1.0f,
                       -1.0f,
                       0.5f,
                       2.0f,
                       3.0f,
                       1.5f,
                       2.5f,
                       -2.5f,
                       -0.5f,
                       0x1p-149f,
                       -0x1p-149f,
                       0x1p-126f,
                       0x1.fffffep-127f,
                       0x1p-96f,
                       0x1.fffffep127f,
                       -0x1.fffffep127f,
                       2147483648.0f,
                       -2147483648.0f,
                       4294967296.0f,
                       65504.0f,
                       65520.0f,
                       0x1p-24f,
                       0x1p-25f,
                       88.72f,
                       88.73f,
                       -87.4f,
                       -103.9f,
                       -104.1f,
                       127.9f,
                       128.0f,
                       -126.5f,
                       -149.6f,
                       -151.0f};
  random_words random;
  while (out.size() < n) {
    const u32 kind = random() % 3;
    if (kind == 0) out.push_back(__builtin_bit_cast(f32, random()));
    if (kind == 1) out.push_back(static_cast<f32>((i64{random()} - 0x8000'0000ll) * (100.0 / 0x8000'0000ll)));
    if (kind == 2)
      out.push_back(1 + static_cast<f32>((i64{random()} - 0x8000'0000ll) * (0.4 / 0x8000'0000ll)));
  }
  return out;
}

/// The bits of `function` of each sample.
template<class Function> std::vector<u32> results(isa::arch a, const std::vector<f32>& in, Function) {
  const ir::program p = compiled<u32*, const f32*>(a, 64, [](builder k, arg<u32*> out, arg<const f32*> in) {
    auto i = k.block_idx.x * 64 + k.thread_idx.x;
    auto x = in[i];
    out[i] = Function{}(x);
  });
  std::vector<u32> out(in.size());
  run_clean(p, static_cast<u32>(in.size() / 64), sim::buffer<u32>(out.data(), out.size()),
            sim::buffer<const f32>(in.data(), in.size()));
  return out;
}

f64 ulp_of(f64 exact) {
  int exponent = 0;
  std::frexp(exact == 0 ? 0x1p-149 : exact, &exponent);
  return std::ldexp(1.0, std::max(exponent, -125) - 24);
}

/// `function` against `exact`: NaN and infinities are right everywhere, the error is at most `ulp`, or `absolute`.
template<class Function>
void keeps_to(const char* name, Function function, f64 (*exact)(f64), f64 ulp, f64 absolute = 0,
              bool subnormals = true) {
  const std::vector<f32> in = samples(64 * 256);
  for (const isa::arch a : all_archs) {
    const std::vector<u32> out = results(a, in, function);
    f64 worst = 0;
    u32 wrong = 0;
    for (u32 i = 0; i < in.size(); ++i) {
      const f32 got = __builtin_bit_cast(f32, out[i]);
      if (!subnormals && std::fabs(in[i]) < 0x1p-126f) continue;
      const f64 value = exact(in[i]);
      const f32 rounded = static_cast<f32>(value);
      INFO(name << '(' << in[i] << ") is " << got << ", not " << value);
      if (std::isnan(rounded) || std::isinf(rounded) || std::isnan(got)) {
        // Beyond the largest number, one step of the exact result may be either.
        const bool near_end = std::isinf(rounded) && std::fabs(value) < 3.403e38;
        if (!near_end && !(std::isnan(rounded) ? std::isnan(got) : got == rounded)) {
          wrong += 1;
          CHECK(got == rounded);
        }
        continue;
      }
      if (!subnormals && std::fabs(value) < 0x1p-126) continue;
      if (std::fabs(got - value) <= absolute) continue;
      const f64 error = std::fabs(got - value) / ulp_of(value);
      if (error > ulp && wrong++ < 5) CHECK(error <= ulp);
      worst = std::max(worst, error);
    }
    INFO(name << " on " << isa::facts_of(a).name << ": " << worst << " ulp");
    CHECK(worst <= ulp);
    CHECK(wrong == 0);
    CHECK(worst > 0.3 * std::min(ulp, 1.0)); // it was measured
  }
}

#define OF(...) [](const auto& x) { return as<u32>(__VA_ARGS__); }

TEST_CASE("functions of f32 keep to their stated errors") {
  keeps_to("exp2", OF(exp2(x)), [](f64 x) { return std::exp2(x); }, 1.01);
  keeps_to("exp", OF(exp(x)), [](f64 x) { return std::exp(x); }, 2);
  keeps_to("log2", OF(log2(x)), [](f64 x) { return std::log2(x); }, 1.01, 1e-7);
  keeps_to("log", OF(log(x)), [](f64 x) { return std::log(x); }, 2, 1e-7);
  keeps_to("sqrt", OF(sqrt(x)), [](f64 x) { return std::sqrt(x); }, 0.5);
  keeps_to("rsqrt", OF(rsqrt(x)), [](f64 x) { return 1 / std::sqrt(x); }, 1.01);
  keeps_to("sin", OF(sin(x)), [](f64 x) { return std::fabs(x) < 0x1p48 ? std::sin(x) : std::nan(""); }, 2);
  keeps_to("cos", OF(cos(x)), [](f64 x) { return std::fabs(x) < 0x1p48 ? std::cos(x) : std::nan(""); }, 2);
  keeps_to("rcp", OF(rcp(x)), [](f64 x) { return 1 / x; }, 0.5);
  keeps_to("fast_exp2", OF(fast_exp2(x)), [](f64 x) { return std::exp2(x); }, 1, 0, false);
  keeps_to("fast_exp", OF(fast_exp(x)), [](f64 x) { return std::exp(x); }, 90, 0, false);
  keeps_to("fast_log2", OF(fast_log2(x)), [](f64 x) { return std::log2(x); }, 1, 1e-7, false);
  keeps_to("fast_log", OF(fast_log(x)), [](f64 x) { return std::log(x); }, 2, 1e-7, false);
  keeps_to("fast_sqrt", OF(fast_sqrt(x)), [](f64 x) { return std::sqrt(x); }, 1, 0, false);
  keeps_to("fast_rsqrt", OF(fast_rsqrt(x)), [](f64 x) { return 1 / std::sqrt(x); }, 1, 0, false);
  keeps_to("fast_rcp", OF(fast_rcp(x)), [](f64 x) { return 1 / x; }, 1, 0, false);
  keeps_to("fma", OF(fma(x, 3.0f, 1.0f)), [](f64 x) { return x * 3 + 1; }, 0.5);
}

TEST_CASE("fast_sin and fast_cos keep to their stated errors") {
  const std::vector<f32> in = samples(64 * 256);
  for (const isa::arch a : all_archs) {
    const std::vector<u32> sines = results(a, in, OF(fast_sin(x))), cosines = results(a, in, OF(fast_cos(x)));
    f64 worst = 0;
    for (u32 i = 0; i < in.size(); ++i) {
      if (!(std::fabs(in[i]) < 1e6f)) continue;
      const f64 allowed = 1e-6 + 2e-7 * std::fabs(in[i]);
      const f64 of_sine = std::fabs(__builtin_bit_cast(f32, sines[i]) - std::sin(f64{in[i]}));
      const f64 of_cosine = std::fabs(__builtin_bit_cast(f32, cosines[i]) - std::cos(f64{in[i]}));
      INFO(in[i] << ": " << of_sine << ", " << of_cosine);
      REQUIRE(of_sine <= allowed);
      REQUIRE(of_cosine <= allowed);
      worst = std::max(worst, of_sine / allowed);
    }
    CHECK(worst > 0.1); // it was measured
  }
}

TEST_CASE("minimum and maximum give a NaN, min and max the number") {
  const f32 nan = std::nanf("");
  std::vector<f32> in{nan, 1.0f, -2.0f, 0x1p-149f, HUGE_VALF, 3.5f};
  in.resize(64, 0.25f);
  const auto is = [](u32 got, f32 wanted) {
    const f32 x = __builtin_bit_cast(f32, got);
    return std::isnan(wanted) ? std::isnan(x) : x == wanted;
  };
  for (const isa::arch a : all_archs) {
    const std::vector<u32> largest = results(a, in, OF(maximum(x, 0.5f))),
                           least = results(a, in, OF(minimum(x, 0.5f))),
                           number = results(a, in, OF(max(x, 0.5f))),
                           of_nan = results(a, in, OF(maximum(x, __builtin_nanf(""))));
    for (u32 i = 0; i < in.size(); ++i) {
      CHECK(is(largest[i], i == 0 ? nan : std::max(in[i], 0.5f)));
      CHECK(is(least[i], i == 0 ? nan : std::min(in[i], 0.5f)));
      CHECK(is(number[i], i == 0 ? 0.5f : std::max(in[i], 0.5f)));
      CHECK(is(of_nan[i], nan));
    }
  }
}

TEST_CASE("sqrt is the nearest number") {
  const std::vector<f32> in = samples(64 * 512);
  const std::vector<u32> out = results(isa::arch::gfx942, in, OF(sqrt(x)));
  u32 wrong = 0;
  for (u32 i = 0; i < in.size(); ++i)
    if (!(in[i] < 0) && !std::isnan(in[i])) wrong += out[i] != __builtin_bit_cast(u32, std::sqrt(in[i]));
  CHECK(wrong == 0);
}

TEST_CASE("f32 quotients are the nearest number") {
  std::vector<f32> in = samples(64 * 512);
  for (const isa::arch a : all_archs) {
    const ir::program p = compiled<u32*, const f32*>(a, 64, [](builder k, arg<u32*> out, arg<const f32*> in) {
      auto i = k.block_idx.x * 64 + k.thread_idx.x;
      auto x = k.vgpr<f32>(in[i]), y = k.vgpr<f32>(in[i ^ 37]);
      out[i * 4] = as<u32>(x / y);
      out[i * 4 + 1] = as<u32>(1 / x);
      out[i * 4 + 2] = as<u32>(x / 3.0f);
      x /= -0.125f;
      out[i * 4 + 3] = as<u32>(x);
    });
    std::vector<u32> out(in.size() * 4);
    run_clean(p, static_cast<u32>(in.size() / 64), sim::buffer<u32>(out.data(), out.size()),
              sim::buffer<const f32>(in.data(), in.size()));
    u32 wrong = 0;
    for (u32 i = 0; i < in.size(); ++i) {
      const f32 right[4] = {in[i] / in[i ^ 37], 1 / in[i], in[i] / 3, in[i] / -0.125f};
      for (u32 q = 0; q < 4; ++q) {
        const f32 got = __builtin_bit_cast(f32, out[i * 4 + q]);
        const bool same =
            std::isnan(right[q]) ? std::isnan(got) : __builtin_bit_cast(u32, right[q]) == out[i * 4 + q];
        INFO(q << ": " << in[i] << " and " << in[i ^ 37] << " gave " << got << ", not " << right[q]);
        if (!same && wrong++ < 5) CHECK(same);
      }
    }
    CHECK(wrong == 0);
  }
}

template<class Function> void exactly(Function function, const std::function<u32(f32)>& expected) {
  const std::vector<f32> in = samples(64 * 64);
  for (const isa::arch a : all_archs) {
    const std::vector<u32> out = results(a, in, function);
    u32 wrong = 0;
    for (u32 i = 0; i < in.size(); ++i) {
      const u32 right = expected(in[i]);
      INFO(in[i] << " became " << std::hex << out[i] << ", not " << right);
      if (out[i] != right && wrong++ < 3) CHECK(out[i] == right);
    }
    CHECK(wrong == 0);
  }
}
template<class T> u32 saturated(f64 x) {
  using limits = std::numeric_limits<T>;
  if (std::isnan(x)) return 0;
  return static_cast<u32>(x <= limits::min()   ? limits::min()
                          : x >= limits::max() ? limits::max()
                                               : static_cast<T>(x));
}
u32 nearest_bf16(f32 x) {
  const u32 bits = __builtin_bit_cast(u32, x);
  return (bits + 0x7fff + (bits >> 16 & 1)) >> 16;
}

TEST_CASE("conversions") {
  exactly(OF(convert<i32>(x)), [](f32 x) { return saturated<i32>(std::trunc(f64{x})); });
  exactly(OF(convert<u32>(x)), [](f32 x) { return saturated<u32>(std::trunc(f64{x})); });
  exactly(OF(convert<i32, rounding::nearest_even>(x)),
          [](f32 x) { return saturated<i32>(std::nearbyint(f64{x})); });
  exactly(OF(convert<i32, rounding::down>(x)), [](f32 x) { return saturated<i32>(std::floor(f64{x})); });
  exactly(OF(convert<i32, rounding::up>(x)), [](f32 x) { return saturated<i32>(std::ceil(f64{x})); });
  exactly(OF(convert<f32>(as<i32>(x))),
          [](f32 x) { return __builtin_bit_cast(u32, static_cast<f32>(__builtin_bit_cast(i32, x))); });
  exactly(OF(convert<f32>(as<u32>(x))),
          [](f32 x) { return __builtin_bit_cast(u32, static_cast<f32>(__builtin_bit_cast(u32, x))); });
  const auto half = [](f32 x) {
    return std::isnan(x) ? 0x7e00u : u32{__builtin_bit_cast(u16, static_cast<_Float16>(x))};
  };
  exactly(OF(select(x == x, as<u32>(convert<f16>(x)), 0x7e00u)), half);
  exactly(OF(select(x == x, convert<f32>(convert<f16>(x)), 0.0f)), [](f32 x) {
    return std::isnan(x) ? 0 : __builtin_bit_cast(u32, static_cast<f32>(static_cast<_Float16>(x)));
  });
  exactly(OF(select(x == x, as<u32>(convert<bf16>(x)), 0u)),
          [](f32 x) { return std::isnan(x) ? 0 : nearest_bf16(x); });
  exactly(OF(convert<f32>(convert<bf16, rounding::toward_zero>(x))),
          [](f32 x) { return __builtin_bit_cast(u32, x) & 0xffff'0000u; });
  exactly(OF(convert<i32>(convert<f16>(x))),
          [](f32 x) { return saturated<i32>(std::trunc(f64{static_cast<f32>(static_cast<_Float16>(x))})); });
}

TEST_CASE("abs is a value, and a modifier of named instructions") {
  exactly(OF(abs(x).load()), [](f32 x) { return __builtin_bit_cast(u32, x) & 0x7fff'ffff; });
  exactly(OF(max(abs(as<i32>(x)), 3)), [](f32 x) {
    const i32 v = __builtin_bit_cast(i32, x);
    return static_cast<u32>(std::max(v < 0 ? static_cast<i32>(0u - static_cast<u32>(v)) : v, 3));
  });
  code<"v_max_f32_e64 %v9, |%v8|, 1.0\n"
       "v_and_b32_e32 %v9, 0x7fffffff, %v8\n"
       "v_and_b32_e32 %v11, 0x7fffffff, %v8\n"
       "v_max_f32_e32 %v12, 0x40400000, %v11\n">([](builder k) {
    auto x = k.vgpr<f32>(), y = k.vgpr<f32>();
    k.v_max_f32(y, abs(x), 1.0);
    y = abs(x);
    (void)max(abs(x), 3);
  });
}

TEST_CASE("select, by lane and by wave") {
  for (const isa::arch a : all_archs) {
    const ir::program p = compiled<i32*, f32*, u64*, const f32*, i32>(
        a, 64,
        [](builder k, arg<i32*> ints, arg<f32*> floats, arg<u64*> wide, arg<const f32*> in, arg<i32> n) {
          auto i = k.thread_idx.x;
          auto shared = k.lds<f32>(64);
          shared[i] = 2.0f * in[i];
          ints[i] = select(i < n, i, 100);
          ints[i + 64] = select(i == 3, 1'000'000, n);
          ints[i + 128] = select(n > 3, n, 77);              // uniform
          ints[i + 192] = select(n > 300, 123'456, 654'321); // two literals
          floats[i] = select(i >= n, in[i], 0.0f);
          floats[i + 64] = select(i < 2 && n > 0, shared[i], in[63 - i]);
          floats[i + 128] = select(n > 5, in[i], -1.0f); // a vector by a uniform condition
          wide[i] = select(i < n, widen(as<u32>(i)), u64{1} << 40);
          k.where(i > 60, [&] { ints[i + 256] = select(i == 62, 1, 2); });
        });
    std::vector<i32> ints(320);
    std::vector<f32> floats(192), in(64);
    std::vector<u64> wide(64);
    for (u32 i = 0; i < 64; ++i) in[i] = static_cast<f32>(i) + 0.5f;
    run_clean(p, 1, sim::buffer<i32>(ints.data(), ints.size()),
              sim::buffer<f32>(floats.data(), floats.size()), sim::buffer<u64>(wide.data(), wide.size()),
              sim::buffer<const f32>(in.data(), in.size()), 10);
    for (i32 i = 0; i < 64; ++i) {
      const u32 at = static_cast<u32>(i);
      INFO("lane " << i);
      CHECK(ints[at] == (i < 10 ? i : 100));
      CHECK(ints[at + 64] == (i == 3 ? 1'000'000 : 10));
      CHECK(ints[at + 128] == 10);
      CHECK(ints[at + 192] == 654'321);
      CHECK(floats[at] == (i >= 10 ? in[at] : 0));
      CHECK(floats[at + 64] == (i < 2 ? 2 * in[at] : in[63 - at]));
      CHECK(floats[at + 128] == in[at]);
      CHECK(wide[at] == (i < 10 ? at : u64{1} << 40));
      CHECK(ints[at + 256] == (i <= 60 ? 0 : i == 62 ? 1 : 2));
    }
  }
  code<"v_cmp_lt_i32_e64 %s[9:10], %v8, 5\n"
       "v_cndmask_b32_e64 %v11, 2, 1, %s[9:10]\n">([](builder k) {
    auto x = k.vgpr<i32>();
    (void)select(x < 5, 1, 2);
  });
}

TEST_CASE("abs of a variable that has changed, and lanes under a where, are refused") {
  const auto changed = [](builder k) {
    auto x = k.vgpr<f32>(1);
    auto m = abs(x);
    x = 100;
    (void)k.vgpr<f32>(m);
  };
  refused<"abs(x) is used after x has changed: k.vgpr<f32>(abs(x)) keeps the value">(__LINE__ - 4, changed);
  const auto under_where = [](builder k) {
    auto x = k.vgpr<f32>(1);
    k.where(x > 0.0f, [&] { x += reduce<combine::sum, 8>(x); });
  };
  refused<"reduce takes the values of all 64 lanes: it may not stand in a where, otherwise or while_lanes. "
          "Before it, "
          "select(m, x, neutral) gives lanes that have no part a value">(__LINE__ - 4, under_where);
}

} // namespace
