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
    for (u32 ocp = 0; ocp < 2; ++ocp) {
      t.fp8[ocp][code] = detail::decode_item(code, matrix_format::fp8, ocp != 0);
      t.bf8[ocp][code] = detail::decode_item(code, matrix_format::bf8, ocp != 0);
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

/// detail::read_rows, a register and a lane group at a time: f(word, part) is element `part` of a register's word.
template<u32 Width, u32 Side, class Number, class F>
[[gnu::always_inline]] inline void read_side(const lanes* registers, const operand_shape& s,
                                             operand_rows<Number>& out, F f) {
  constexpr u32 parts = 32 / Width;
  const u32 register_count = s.items / parts;
  const u32* first = registers->lane;
  for (u32 group = 0; first != registers->lane + wave_lanes; ++group)
    for (u32 block = 0; block < s.blocks; ++block, first += Side) {
      Number* rows = out.value + block * s.depth * Side;
      for (u32 r = 0; r < register_count; ++r) {
        const u32* words = first + r * wave_lanes;
        Number* row =
            rows + s.depth_of(group, r * parts) * Side; // a register's elements follow each other in K
#pragma unroll
        for (u32 part = 0; part < parts; ++part, row += Side)
#pragma clang loop vectorize(assume_safety)
          for (u32 i = 0; i < Side; ++i) row[i] = f(words[i], part);
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
    read_rows_as<8>(registers, s, out,
                    [](u32 word, u32 part) { return static_cast<i32>(word << (24 - 8 * part)) >> 24; });
  } else {
    const auto read_codes = [&](const f32* table) __attribute__((always_inline)) {
      read_rows_as<8>(registers, s, out,
                      [table](u32 word, u32 part) { return table[word >> (8 * part) & 0xff]; });
    };
    switch (s.format) {
    case matrix_format::f32:
      return read_rows_as<32>(registers, s, out, [](u32 word, u32) { return f32_of(word); });
    case matrix_format::xf32:
      return read_rows_as<32>(registers, s, out, [](u32 word, u32) { return detail::to_xf32(f32_of(word)); });
    case matrix_format::bf16:
      return read_rows_as<16>(registers, s, out, [](u32 word, u32 part) {
        return f32_of(part == 0 ? word << 16 : word & 0xffff'0000u);
      });
    case matrix_format::f16:
      return read_rows_as<16>(registers, s, out, [](u32 word, u32 part) {
        return to_f32(half{static_cast<u16>(word >> (16 * part))});
      });
    case matrix_format::fp8: return read_codes(all_codes().fp8[ocp]);
    case matrix_format::bf8: return read_codes(all_codes().bf8[ocp]);
    case matrix_format::fp4: {
      const f32* table = all_codes().fp4;
      return read_rows_as<4>(registers, s, out,
                             [table](u32 word, u32 part) { return table[word >> (4 * part) & 15]; });
    }
    default: return detail::read_rows(registers, s, ocp, out); // 6 bits: across registers
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
  constexpr u16 least = (127u - 60u) << 7, range = 120u << 7;
  using halves = u16 __attribute__((may_alias));
  const halves* values = reinterpret_cast<const halves*>(registers->lane);
  u16 outside = 0;
  for (u32 r = 0; r < count; ++r, values += 2 * wave_lanes)
#pragma clang loop vectorize(assume_safety)
    for (u32 i = 0; i < 2 * wave_lanes; ++i) {
      const u16 magnitude = values[i] & 0x7fffu, above = static_cast<u16>(magnitude - least);
      outside |= static_cast<u16>(static_cast<u16>(magnitude != 0) & static_cast<u16>(above > range));
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
