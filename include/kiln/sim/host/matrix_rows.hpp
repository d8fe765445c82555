// SPDX-License-Identifier: MIT
// Matrix instructions in the host's vector registers, bit for bit as sim/exec/matrix.hpp defines them. Run time only.
//
// D needs no rearranging: register r of lanes n*h .. n*h + n-1 is one row of D, its n columns side by side. So with A and B
// decoded depth outermost, a row of D is a few host registers, to which b's row k, times one number of a, is added for each k.
#pragma once

#include <kiln/sim/exec/matrix_operands.hpp>
#include <kiln/sim/host/level.hpp>

namespace kiln::sim::host {

using detail::operand_rows;
using detail::operand_shape;

// What the compiler may use in all of the program.
#if defined __AVX512F__
inline constexpr u32 any_width = 16;
#elif defined __AVX2__
inline constexpr u32 any_width = 8;
#else
inline constexpr u32 any_width = 4;
#endif
#if defined __FMA__ || defined __aarch64__
inline constexpr bool any_has_fma = true;
#else
inline constexpr bool any_has_fma = false;
#endif

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpass-failed" // vectorised where the optimiser runs

/// Bits of a lane's item that is `item` items after the beginning of the register at `words`.
template<u32 Width> [[gnu::always_inline]] inline u32 item_code(const u32* words, u32 item) {
  const u32 at = item * Width, shift = at % 32;
  words += at / 32 * wave_lanes;
  if constexpr (Width == 32) return *words;
  constexpr u32 mask = (1u << (Width % 32)) - 1;
  const u32 low = *words >> shift;
  return (shift + Width <= 32 ? low : low | words[wave_lanes] << (32 - shift)) & mask;
}

/// detail::read_rows, some registers and a lane group at a time. f gives the number of a code.
template<u32 Width, u32 Side, class Number, class F>
[[gnu::always_inline]] inline void read_side(const lanes* registers, const operand_shape& s,
                                             operand_rows<Number>& out, F f) {
  constexpr u32 step = Width == 6 ? 16 : 32 / Width; // items that fill whole registers
  const u32 runs = s.halves ? 2 : 1, run_items = s.items / runs;
  const u32* first = registers->lane;
  for (u32 group = 0; first != registers->lane + wave_lanes; ++group)
    for (u32 block = 0; block < s.blocks; ++block, first += Side) {
      Number* rows = out.value + block * s.depth * Side;
      const u32* words = first;
      for (u32 run = 0; run < runs; ++run) {
        Number* row =
            rows + s.depth_of(group, run * run_items) * Side; // a run's items follow each other in K
        for (u32 item = 0; item < run_items; item += step, words += step * Width / 32 * wave_lanes)
#pragma unroll
          for (u32 part = 0; part < step; ++part, row += Side)
#pragma clang loop vectorize(assume_safety)
            for (u32 i = 0; i < Side; ++i) row[i] = f(item_code<Width>(words + i, part));
      }
    }
}
/// M and N are 32 or 16 here.
template<u32 Width, class Number, class F>
[[gnu::always_inline]] inline void read_rows_as(const lanes* registers, const operand_shape& s,
                                                operand_rows<Number>& out, F f) {
  s.side == 32 ? read_side<Width, 32>(registers, s, out, f) : read_side<Width, 16>(registers, s, out, f);
}

template<class Number>
[[gnu::always_inline]] inline void read_rows(const lanes* registers, const operand_shape& s, bool ocp,
                                             operand_rows<Number>& out) {
  if constexpr (__is_same(Number, i32)) {
    read_rows_as<8>(registers, s, out, [](u32 code) { return static_cast<i32>(code << 24) >> 24; });
  } else {
    switch (s.format) {
    case matrix_format::f32:
      return read_rows_as<32>(registers, s, out, [](u32 code) { return f32_of(code); });
    case matrix_format::xf32:
      return read_rows_as<32>(registers, s, out, [](u32 code) { return detail::to_xf32(f32_of(code)); });
    case matrix_format::bf16:
      return read_rows_as<16>(registers, s, out, [](u32 code) { return f32_of(code << 16); });
    case matrix_format::f16:
      return read_rows_as<16>(registers, s, out,
                              [](u32 code) { return to_f32(half{static_cast<u16>(code)}); });
    case matrix_format::fp8:
      return ocp ? read_rows_as<8>(registers, s, out, fp8_ocp::decode)
                 : read_rows_as<8>(registers, s, out, fp8_fnuz::decode);
    case matrix_format::bf8:
      return ocp ? read_rows_as<8>(registers, s, out, bf8_ocp::decode)
                 : read_rows_as<8>(registers, s, out, bf8_fnuz::decode);
    case matrix_format::fp6: return read_rows_as<6>(registers, s, out, fp6_e2m3::decode);
    case matrix_format::bf6: return read_rows_as<6>(registers, s, out, bf6_e3m2::decode);
    default: return read_rows_as<4>(registers, s, out, fp4_e2m1::decode);
    }
  }
}

/// Whether all of an operand is so far from the ends of f32's range that its products with another such one are exact: 0, or
/// 2^-60 to 2^60. Formats of up to 11 significant bits have 22 in a product.
[[gnu::always_inline]] inline bool is_far_from_limits(const f32* values, u32 count) {
  constexpr u32 least = (127u - 60u) << 23, range = 120u << 23;
  u32 outside = 0;
#pragma clang loop vectorize(assume_safety)
  for (u32 i = 0; i < count; ++i) {
    const u32 magnitude = bits_of(values[i]) & 0x7fff'ffffu;
    outside |= static_cast<u32>(magnitude != 0) & static_cast<u32>(magnitude - least > range);
  }
  return outside == 0;
}

/// The same of all bf16 numbers in `count` registers. CBSZ and BLGP may leave some of them unused.
[[gnu::always_inline]] inline bool are_bf16_far_from_limits(const lanes* registers, u32 count) {
  constexpr u16 least = (127u - 60u) << 7, most = (127u + 60u) << 7;
  using halves = u16 __attribute__((may_alias));
  const halves* values = reinterpret_cast<const halves*>(registers->lane);
  u16 largest = 0, least_less_one = 0xffff; // less one, 0 is not the least magnitude but the largest
#pragma clang loop vectorize(assume_safety)
  for (u32 i = 0; i < count * 2 * wave_lanes; ++i) {
    const u16 magnitude = values[i] & 0x7fffu, less_one = static_cast<u16>(magnitude - 1);
    largest = magnitude > largest ? magnitude : largest;
    least_less_one = less_one < least_less_one ? less_one : least_less_one;
  }
  return largest <= most && least_less_one >= least - 1;
}

#pragma clang diagnostic pop

/// `Width` numbers in a host register, or in several narrower ones.
template<class Number, u32 Width> using numbers = Number __attribute__((ext_vector_type(Width)));

template<class Vector, class Number> [[gnu::always_inline]] inline Vector load_numbers(const Number* from) {
  Vector v;
  __builtin_memcpy(&v, from, sizeof(Vector));
  return v;
}

/// One product's addition. Only exact products are fused: the sum is rounded once in either form.
template<bool Fused, class Vector>
[[gnu::always_inline]] inline Vector add_product(Vector x, Vector y, Vector sum) {
#pragma clang fp contract(off)
  if constexpr (Fused)
    return __builtin_elementwise_fma(x, y, sum);
  else
    return sum + x * y;
}

/// Rows of `Registers` registers of D, whose first rows follow each other: d = c + a * b. A register has 64 / N rows, four
/// rows of D apart. Eight host registers of sums at a time hide the latency of the multiply-add.
template<class Number, u32 Width, u32 N, u32 Registers, bool Fused>
[[gnu::always_inline]] inline void multiply_registers(const Number* a, u32 m, const Number* b, u32 depth,
                                                      const u32* c, u32* d) {
  using vector = numbers<Number, Width>;
  constexpr u32 rows = wave_lanes / N, columns = 8 / (rows * Registers) > 0 ? 8 / (rows * Registers) : 1;
  for (u32 j = 0; j < N; j += columns * Width) {
    vector sum[Registers][rows][columns];
#pragma unroll
    for (u32 r = 0; r < Registers; ++r)
#pragma unroll
      for (u32 h = 0; h < rows; ++h)
#pragma unroll
        for (u32 v = 0; v < columns; ++v)
          sum[r][h][v] = load_numbers<vector>(c + r * wave_lanes + h * N + j + v * Width);
    const Number* x = a;
    const Number* y = b + j;
    for (u32 k = 0; k < depth; ++k, x += m, y += N) {
      vector right[columns];
#pragma unroll
      for (u32 v = 0; v < columns; ++v) right[v] = load_numbers<vector>(y + v * Width);
#pragma unroll
      for (u32 r = 0; r < Registers; ++r)
#pragma unroll
        for (u32 h = 0; h < rows; ++h) {
          const vector left = x[r + 4 * h];
#pragma unroll
          for (u32 v = 0; v < columns; ++v) sum[r][h][v] = add_product<Fused>(left, right[v], sum[r][h][v]);
        }
    }
    // Which NaN comes out is documented nowhere; the host's choice must not show. A sum with a NaN is one, so that one
    // comparison finds all; infinities of both signs make one too, which costs only time.
    if constexpr (__is_same(Number, f32)) {
      vector all = {};
#pragma unroll
      for (u32 r = 0; r < Registers; ++r)
#pragma unroll
        for (u32 h = 0; h < rows; ++h)
#pragma unroll
          for (u32 v = 0; v < columns; ++v) all += sum[r][h][v];
      if (__builtin_reduce_or(all != all) != 0) [[unlikely]]
        for (auto& of_register : sum)
          for (auto& of_row : of_register)
            for (vector& x : of_row) x = x != x ? vector(made_nan<f32>) : x;
    }
#pragma unroll
    for (u32 r = 0; r < Registers; ++r)
#pragma unroll
      for (u32 h = 0; h < rows; ++h)
#pragma unroll
        for (u32 v = 0; v < columns; ++v)
          __builtin_memcpy(d + r * wave_lanes + h * N + j + v * Width, &sum[r][h][v], sizeof(vector));
  }
}

/// All registers of D, for N columns. M is N.
template<class Number, u32 Width, u32 N, bool Fused>
[[gnu::always_inline]] inline void multiply_blocks(const matrix_shape& s, const Number* a, const Number* b,
                                                   const u32* c, u32* d) {
  constexpr u32 step = Width == 16 ? 2 : 1; // registers at a time
  constexpr u32 rows = wave_lanes / N;      // of a register, four apart
  for (u32 block = 0; block < s.blocks; ++block, a += s.k * N, b += s.k * N)
    for (u32 i = 0; i < N; i += 4 * rows)
      for (u32 r = 0; r < 4; r += step, c += step * wave_lanes, d += step * wave_lanes)
        multiply_registers<Number, Width, N, step, Fused>(a + i + r, N, b, s.k, c, d);
}
/// M and N are both 32, or both 16.
template<class Number, u32 Width, bool Fused>
[[gnu::always_inline]] inline void multiply(const matrix_shape& s, const Number* a, const Number* b,
                                            const u32* c, u32* d) {
  if (s.n == 32)
    multiply_blocks<Number, Width, 32, Fused>(s, a, b, c, d);
  else
    multiply_blocks<Number, Width, 16, Fused>(s, a, b, c, d);
}

} // namespace kiln::sim::host
