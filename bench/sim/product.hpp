// SPDX-License-Identifier: MIT
// Data of a matrix product C = A B^T of small integers: each sum is exact, so each result has one right value.
#pragma once

#include <kiln/support/types.hpp>

#include <bit>
#include <vector>

namespace kiln::bench {

/// An integer of -3 to 3 in a format.
struct bf16_format {
  using code = u16;
  static code of(int v) { return static_cast<u16>(std::bit_cast<u32>(static_cast<float>(v)) >> 16); }
};
struct f16_format {
  using code = u16;
  static code of(int v) { return std::bit_cast<u16>(static_cast<_Float16>(v)); }
};
struct i8_format {
  using code = u8;
  static code of(int v) { return static_cast<u8>(v); }
};
/// e4m3: 1, 2 and 3 differ from one another as everywhere; the bias is 8 where there is no -0 (gfx942), else 7.
template<int Bias> struct fp8_format {
  using code = u8;
  static code of(int v) {
    constexpr int exponent_and_mantissa[] = {0, Bias << 3, (Bias + 1) << 3, (Bias + 1) << 3 | 4};
    return static_cast<u8>(exponent_and_mantissa[v < 0 ? -v : v] | (v < 0 ? 0x80 : 0));
  }
};

/// An f32 of a whole number, rounded to bf16: nearest even.
inline u16 bf16_of(int v) {
  const u32 bits = std::bit_cast<u32>(static_cast<float>(v));
  return static_cast<u16>((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

/// Element of C for a sum.
template<class T> T result_of(int sum) { return static_cast<T>(sum); }
template<> inline u16 result_of<u16>(int sum) { return bf16_of(sum); }
template<> inline _Float16 result_of<_Float16>(int sum) {
  return static_cast<_Float16>(static_cast<float>(sum));
}

/// A and B in `Format`, C of T; u16 is bf16. All row-major.
template<class Format, class T, u32 Rows, u32 Columns, u32 Depth> struct product {
  static constexpr u32 rows = Rows, columns = Columns, depth = Depth;
  std::vector<typename Format::code> a, b;
  std::vector<T> c, expected;

  product() : a(u64{Rows} * Depth), b(u64{Columns} * Depth), c(u64{Rows} * Columns), expected(c.size()) {
    std::vector<signed char> left(a.size()), right(b.size());
    for (u32 i = 0; i < a.size(); ++i) a[i] = Format::of(left[i] = number(i));
    for (u32 i = 0; i < b.size(); ++i) b[i] = Format::of(right[i] = number(i + 0x1234567));
    for (u32 m = 0; m < Rows; ++m)
      for (u32 n = 0; n < Columns; ++n) {
        int sum = 0;
        for (u32 k = 0; k < Depth; ++k) sum += left[m * Depth + k] * right[n * Depth + k];
        expected[m * Columns + n] = result_of<T>(sum);
      }
  }
  void clear() { c.assign(c.size(), T{77}); }
  bool right() const { return c == expected; }
  double macs() const { return double{Rows} * Columns * Depth; }

private:
  static signed char number(u32 i) { return static_cast<signed char>((i * 2654435761u >> 16) % 7) - 3; }
};

} // namespace kiln::bench
