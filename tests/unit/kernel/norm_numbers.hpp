// SPDX-License-Identifier: MIT
// Numbers of kernels of rows in the simulator, beside the host's: in double precision and as the kernel's own type rounds.
#pragma once

#include "unit/kernel/comparison.hpp"

#include <kiln/author/dsl.hpp>

#include <algorithm>
#include <cmath>
#include <functional>

namespace kiln_test {

/// What the host holds a T as: bits, as it has no arithmetic of bf16.
template<class T> using stored = std::conditional_t<std::is_same_v<T, float>, float, kiln::u16>;

template<class T> double value_of(stored<T> x) {
  if constexpr (std::is_same_v<T, __bf16>)
    return static_cast<double>(__builtin_bit_cast(float, static_cast<u32>(x) << 16));
  else if constexpr (std::is_same_v<T, _Float16>)
    return static_cast<double>(static_cast<float>(__builtin_bit_cast(T, x)));
  else
    return static_cast<double>(x);
}
/// To nearest even.
template<class T> stored<T> stored_as(double x) {
  if constexpr (std::is_same_v<T, __bf16>)
    return static_cast<kiln::u16>(emit::bfloat_bits(static_cast<float>(x)));
  else if constexpr (std::is_same_v<T, _Float16>)
    return __builtin_bit_cast(kiln::u16, static_cast<T>(static_cast<float>(x)));
  else
    return static_cast<float>(x);
}
template<class T> double rounded_as(double x) { return value_of<T>(stored_as<T>(x)); }

/// fp8, e4m3: OCP, or FNUZ on gfx942.
struct host_fp8 {
  bool is_fnuz = false;
  explicit host_fp8(isa::arch a) : is_fnuz(a == isa::arch::gfx942) {}
  double largest() const { return is_fnuz ? 240 : 448; }
  int least_exponent() const { return is_fnuz ? -7 : -6; }
  double value(u32 code) const {
    const u32 exponent = code >> 3 & 15, fraction = code & 7;
    const double magnitude =
        exponent == 0 ? std::ldexp(fraction, least_exponent() - 3)
                      : std::ldexp(8 + fraction, static_cast<int>(exponent) - 1 + least_exponent() - 3);
    const bool is_nan = is_fnuz ? code == 0x80 : (code & 0x7f) == 0x7f;
    return is_nan ? std::nan("") : (code & 0x80) != 0 ? -magnitude : magnitude;
  }
  double rounded(double x) const {
    if (x == 0) return 0;
    const double step = std::ldexp(1.0, std::max(std::ilogb(x), least_exponent()) - 3);
    return std::clamp(std::nearbyint(x / step) * step, -largest(), largest());
  }
};

/// A word of Philox4x32-10.
inline u32 philox_word(u64 key, u64 lower, u64 upper, u32 word) {
  const auto half = [](u64 x, u32 i) { return static_cast<u32>(x >> 32 * i); };
  u32 x[] = {half(lower, 0), half(lower, 1), half(upper, 0), half(upper, 1)};
  u32 a = half(key, 0), b = half(key, 1);
  for (u32 round = 0; round < 10; ++round, a += 0x9E3779B9, b += 0xBB67AE85) {
    const u64 first = u64{0xD2511F53} * x[0], second = u64{0xCD9E8D57} * x[2];
    const u32 next[] = {half(second, 1) ^ x[1] ^ a, half(second, 0), half(first, 1) ^ x[3] ^ b,
                        half(first, 0)};
    std::copy(next, next + 4, x);
  }
  return x[word];
}
/// Element e of a matrix without gaps after dropout, calculated in f32 as kernels do.
inline double dropped(double x, u64 e, double probability, u64 seed, u64 offset) {
  if (philox_word(seed, e / 4, offset, e % 4) < static_cast<u32>(probability * 0x1p32)) return 0;
  return static_cast<double>(static_cast<float>(x) * (1 / (1 - static_cast<float>(probability))));
}

/// `count` numbers in steps of 1/64 from -`most` to `most`, about `middle`.
template<class T>
std::vector<stored<T>> random_numbers(random_words& random, u64 count, double most = 4, double middle = 0) {
  std::vector<stored<T>> out(count);
  const u32 steps = static_cast<u32>(most * 128) + 1;
  for (stored<T>& x : out) x = stored_as<T>(middle - most + static_cast<double>(random() % steps) / 64);
  return out;
}
template<class T> sim::buffer<T> buffer_of(std::vector<stored<std::remove_cv_t<T>>>& x) {
  return sim::buffer<T>(reinterpret_cast<T*>(x.data()), x.size());
}

inline void check_clean(const sim::result& r, bool has_conflicts = false) {
  const text_buffer text = r.text();
  INFO(std::string(text.data(), text.size()));
  REQUIRE(r.ok);
  u64 conflicts = 0;
  for (const sim::memory_counters& m : r.counters.memory) conflicts += m.lds_conflict_cycles;
  if (!has_conflicts) CHECK(conflicts == 0);
}

} // namespace kiln_test
