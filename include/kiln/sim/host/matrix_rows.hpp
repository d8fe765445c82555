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

/// Numbers of all codes of the 8 and 4 bit formats.
struct code_tables {
  f32 fp8[2][256], bf8[2][256]; ///< [OCP]
  f32 fp4[16];
};
inline code_tables make_code_tables() {
  code_tables t;
  for (u32 code = 0; code < 256; ++code)
    for (const bool ocp : {false, true}) {
      t.fp8[ocp][code] = detail::decode_item(code, matrix_format::fp8, ocp);
      t.bf8[ocp][code] = detail::decode_item(code, matrix_format::bf8, ocp);
    }
  for (u32 code = 0; code < 16; ++code) t.fp4[code] = fp4_e2m1::decode(code);
  return t;
}
inline const code_tables& all_codes() {
  static const code_tables t = make_code_tables();
  return t;
}

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpass-failed" // vectorised where the optimiser runs

/// out[i] = f(words[i]) for the `side` elements of one row.
template<class Number, class F>
[[gnu::always_inline]] inline void read_row(const u32* words, u32 side, Number* out, F f) {
#pragma clang loop vectorize(assume_safety)
  for (u32 i = 0; i < side; ++i) out[i] = f(words[i]);
}

/// detail::read_rows, a register and a lane group at a time.
template<class Number>
[[gnu::always_inline]] inline void read_rows(const lanes* registers, const operand_shape& s, bool ocp,
                                             operand_rows<Number>& out) {
  const u32 width = detail::item_width(s.format);
  if (width == 6) return detail::read_rows(registers, s, ocp, out);
  const u32 per_register = 32 / width, register_count = s.items / per_register;
  const f32* table = s.format == matrix_format::fp8   ? all_codes().fp8[ocp]
                     : s.format == matrix_format::bf8 ? all_codes().bf8[ocp]
                                                      : all_codes().fp4;
  for (u32 run = 0; run < wave_lanes / s.side; ++run) {
    const u32 block = run % s.blocks, group = run / s.blocks;
    for (u32 r = 0; r < register_count; ++r) {
      const u32* words = registers[r].lane + run * s.side;
      for (u32 part = 0; part < per_register; ++part) {
        const u32 k = s.depth_of(group, r * per_register + part), shift = part * width;
        Number* row = out.value + (block * s.depth + k) * s.side;
        if constexpr (__is_same(Number, i32)) {
          read_row(words, s.side, row,
                   [=](u32 word) { return static_cast<i32>(word << (24 - shift)) >> 24; });
        } else {
          switch (s.format) {
          case matrix_format::f32: read_row(words, s.side, row, [](u32 word) { return f32_of(word); }); break;
          case matrix_format::xf32:
            read_row(words, s.side, row, [](u32 word) { return detail::to_xf32(f32_of(word)); });
            break;
          case matrix_format::bf16:
            if (part == 0)
              read_row(words, s.side, row, [](u32 word) { return f32_of(word << 16); });
            else
              read_row(words, s.side, row, [](u32 word) { return f32_of(word & 0xffff'0000u); });
            break;
          case matrix_format::f16:
            read_row(words, s.side, row,
                     [=](u32 word) { return to_f32(half{static_cast<u16>(word >> shift)}); });
            break;
          default: {
            const u32 mask = (1u << width) - 1;
            read_row(words, s.side, row, [=](u32 word) { return table[word >> shift & mask]; });
          }
          }
        }
      }
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
#pragma unroll
    for (u32 r = 0; r < Registers; ++r)
#pragma unroll
      for (u32 h = 0; h < rows; ++h)
#pragma unroll
        for (u32 v = 0; v < columns; ++v) {
          vector out = sum[r][h][v];
          // Which NaN comes out is documented nowhere; the host's choice must not show.
          if constexpr (__is_same(Number, f32)) out = out != out ? vector(made_nan<f32>) : out;
          __builtin_memcpy(d + r * wave_lanes + h * N + j + v * Width, &out, sizeof(out));
        }
  }
}

/// All registers of D. M and N are 32 or 16.
template<class Number, u32 Width, bool Fused>
[[gnu::always_inline]] inline void multiply(const matrix_shape& s, const Number* a, const Number* b,
                                            const u32* c, u32* d) {
  constexpr u32 step = Width == 16 ? 2 : 1;
  const u32 registers = s.blocks * s.m * s.n / wave_lanes, groups = s.m / 4u;
  for (u32 r = 0; r < registers; r += step) {
    const u32 group = r / 4 * (wave_lanes / s.n), block = group / groups;
    const Number* left = a + block * s.k * s.m + group % groups * 4 + r % 4;
    const Number* right = b + block * s.k * s.n;
    const u32* from = c + r * wave_lanes;
    u32* to = d + r * wave_lanes;
    if (s.n == 32)
      multiply_registers<Number, Width, 32, step, Fused>(left, s.m, right, s.k, from, to);
    else
      multiply_registers<Number, Width, 16, step, Fused>(left, s.m, right, s.k, from, to);
  }
}

} // namespace kiln::sim::host
