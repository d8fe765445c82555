// SPDX-License-Identifier: MIT
// Operators that change an element of memory, in the simulator on all targets.
#include "program/expect.hpp"

#include <kiln/compile/kernel.hpp>
#include <kiln/sim.hpp>

#include <type_traits>
#include <vector>

namespace {

using namespace kiln;
using namespace kiln_test;

constexpr u32 lanes = 64, operators = 12;

/// Row `r` of `x` has the element of each lane that the r-th operator changes by `y`.
template<class T> constexpr void changes(builder k, arg<T*> x, arg<const T*> y, arg<u32> amount) {
  auto i = k.thread_idx.x;
  auto in_lds = k.lds<T>(lanes);
  x[i] += y[i];
  x[i + 64] -= y[i];
  x[i + 128] *= y[i];
  x[i + 192] /= y[i];
  x[i + 256] %= y[i];
  x[i + 320] <<= 3;
  if constexpr (std::is_signed_v<T>)
    x[i + 384] >>= 2;
  else
    x[i + 384] >>= amount;
  x[i + 448] &= y[i];
  x[i + 512] |= y[i];
  x[i + 576] ^= y[i];
  ++x[i + 640];
  x[i + 640]++;
  in_lds[i] = x[i + 704];
  in_lds[i] ^= 0x55;
  --in_lds[i];
  in_lds[i]--;
  x[i + 704] = in_lds[i];
}

template<class T> std::vector<T> changed(std::vector<T> x, const std::vector<T>& y) {
  for (u32 i = 0; i < lanes; ++i) {
    T* const e = &x[i];
    e[0] += y[i], e[64] -= y[i], e[128] *= y[i], e[192] /= y[i], e[256] %= y[i];
    e[320] <<= 3, e[384] >>= 2, e[448] &= y[i], e[512] |= y[i], e[576] ^= y[i];
    e[640] += 2, e[704] = (e[704] ^ 0x55) - 2;
  }
  return x;
}

template<class T> void changed_as_on_the_host() {
  for (const isa::arch a : {isa::arch::gfx90a, isa::arch::gfx942, isa::arch::gfx950}) {
    const compile::outcome built = compile::compile_kernel<&changes<T>, block_size<lanes>>(a);
    INFO(string_of(built.error.message()));
    REQUIRE(!built.error.raised);
    std::vector<T> x(operators * lanes), y(lanes);
    for (u32 i = 0; i < x.size(); ++i) x[i] = static_cast<T>(i * 8191 % 30011);
    for (u32 i = 0; i < y.size(); ++i) y[i] = static_cast<T>(i % 23 + 1);
    const std::vector<T> expected = changed(x, y);
    const sim::result r =
        sim::run(built, {}, sim::buffer<T>(x.data(), x.size()), sim::buffer<const T>(y.data(), y.size()), 2u);
    INFO(string_of(r.text()));
    REQUIRE(r.ok);
    CHECK(x == expected);
  }
}

TEST_CASE("elements of memory have the operators of registers") {
  changed_as_on_the_host<u32>();
  changed_as_on_the_host<i32>();
}

constexpr void divides(builder k, arg<float*> x) {
  auto i = k.thread_idx.x;
  x[i] /= 3.0f;
  x[i] /= x[i + 64];
}
TEST_CASE("elements of f32 are divided as registers are") {
  const compile::outcome built = compile::compile_kernel<divides, block_size<lanes>>(isa::arch::gfx942);
  REQUIRE(!built.error.raised);
  std::vector<float> x(2 * lanes);
  for (u32 i = 0; i < x.size(); ++i) x[i] = static_cast<float>(i) + 0.7f;
  const std::vector<float> before = x;
  const sim::result r = sim::run(built, {}, sim::buffer<float>(x.data(), x.size()));
  REQUIRE(r.ok);
  for (u32 i = 0; i < lanes; ++i) {
    const float expected = before[i] / 3.0f / before[i + 64];
    CHECK(__builtin_fabsf(x[i] - expected) <= 1e-6f * expected);
  }
}

} // namespace
