// SPDX-License-Identifier: MIT
// Meaning of gfx950's scaled conversions, v_cvt_scalef32_*: to and from 8, 6 and 4 bits with a power-of-two scale.
// Source: CDNA4 ISA manual 7.3, 12.11.
#pragma once

#include <kiln/sim/exec/matrix.hpp>
#include <kiln/sim/exec/memory_names.hpp>
#include <kiln/sim/exec/vector.hpp>

namespace kiln::sim {

namespace detail {

/// v_prng_b32: the next pseudo-random number.
constexpr u32 next_random(u32 x) { return x << 1 ^ (x >> 31 != 0 ? 0xc5u : 0u); }

/// A number of a narrow format times the scale, in a wide format: exact but for one rounding, by MODE.
constexpr u32 scaled_up(fp_mode m, f32 x, f32 scale, matrix_format to) {
  if (is_special(x) || is_special(scale)) {
    const f32 special = multiply(x, scale);
    return to == matrix_format::f32   ? bits_of(special)
           : to == matrix_format::f16 ? to_half(special).bits
                                      : to_bfloat(special).bits;
  }
  const exact_value v = exact_product(widened(x), widened(scale));
  if (to == matrix_format::f32) return bits_of(rounded_in<f32>(m, v));
  return to == matrix_format::f16 ? rounded_in<half>(m, v).bits : rounded_in<bfloat>(m, v).bits;
}
/// A wide number over the scale. The quotient is exact in f64; what f32 cannot hold of it is below any narrow format's
/// units, or above its range.
constexpr f32 scaled_down(f32 x, f32 scale) {
  if (is_special(x) || is_special(scale)) return divide(x, scale);
  return narrowed_to_odd(widened(x) / widened(scale));
}
/// To a narrow format: nearest even (the manual names it) or stochastic, never by MODE.
constexpr u32 encode_item(f32 x, matrix_format f, const u32* random) {
  switch (f) {
  case matrix_format::fp8: return fp8_ocp::encode(x, overflow::saturate, random);
  case matrix_format::bf8: return bf8_ocp::encode(x, overflow::saturate, random);
  case matrix_format::fp6: return fp6_e2m3::encode(x, overflow::saturate, random);
  case matrix_format::bf6: return bf6_e3m2::encode(x, overflow::saturate, random);
  default: return fp4_e2m1::encode(x, overflow::saturate, random);
  }
}
constexpr bool is_small(matrix_format f) { return f > matrix_format::i8; }

/// Writes `width` bits at bit `at` of a lane's registers.
constexpr void put_bits(lanes* registers, u32 lane, u32 at, u32 width, u32 value) {
  for (u32 done = 0; done < width;) {
    const u32 shift = (at + done) % 32, part = width - done < 32 - shift ? width - done : 32 - shift;
    const u32 mask = static_cast<u32>(((u64{1} << part) - 1) << shift);
    u32& reg = registers[(at + done) / 32].lane[lane];
    reg = (reg & ~mask) | (static_cast<u32>(static_cast<u64>(value) >> done << shift) & mask);
    done += part;
  }
}

/// Sources: values (one place, or two interleaved: 2xpk16), [random], scale. The scale is the exponent of an f32.
constexpr void convert_scaled(wave& w, const decoded& d) {
  const scaled_shape& c = d.scaled;
  const u32 from_width = item_width(c.from), to_width = item_width(c.to);
  const bool two_places =
      !is_small(c.from) && c.count != 1 && from_width == 32 && (c.interleaved || c.two_sources);
  const place& scale_place = d.src[d.source_count - 1];
  const place& random_place = d.src[d.source_count - 2];
  const auto dword = [&](const place& p, u32 lane) {
    return p.at == place_kind::vector ? w.vector[p.index].lane[lane] : w.read32(p);
  };
  const u32 op_sel = d.mods.op_sel;
  const fp_mode mode{w.mode};
  // Where narrow items begin: op_sel picks a byte, or for pairs of 8 bits a half.
  u32 from_at = 0, to_at = 0;
  if (is_small(c.from) && c.count <= 2)
    from_at = c.count == 2 && from_width == 8 ? 16 * (op_sel & 1u) : 8 * (op_sel & 3u);
  if (is_small(c.to) && c.count <= 2)
    to_at = c.count == 2 && to_width == 8 ? 16 * (op_sel >> 3 & 1u) : 8 * (op_sel >> 2 & 3u);
  if (c.count == 1 && to_width == 16) to_at = 16 * (op_sel >> 3 & 1u);
  for_active_lanes(w.exec(), [&](u32 lane) {
    f32 values[32] = {};
    for (u32 i = 0; i < c.count; ++i) {
      const place& p = d.src[two_places ? i % 2 : 0];
      const u32 item = two_places ? i / 2 : i;
      u32 bits = 0;
      if (p.at != place_kind::vector) {
        bits = w.read32(p) >> (from_width < 32 ? from_at + item * from_width : 0);
      } else {
        const u32 at = from_at + item * from_width, shift = at % 32;
        bits = w.vector[p.index + at / 32].lane[lane] >> shift;
        if (shift + from_width > 32) bits |= w.vector[p.index + at / 32 + 1].lane[lane] << (32 - shift);
      }
      if (from_width < 32) bits &= (1u << from_width) - 1;
      if (!is_small(c.from) && c.count <= 2) {
        const u32 sign = from_width == 32 ? 0x8000'0000u : 0x8000u, which = two_places ? i % 2 : 0;
        if ((d.mods.abs >> which & 1) != 0) bits &= ~sign;
        if ((d.mods.neg >> which & 1) != 0) bits ^= sign;
      }
      values[i] = c.from == matrix_format::f32   ? taken(mode, f32_of(bits))
                  : c.from == matrix_format::f16 ? to_f32(taken(mode, half{static_cast<u16>(bits)}))
                                                 : decode_item(bits, c.from, true);
    }
    const f32 scale = decode_e8m0(dword(scale_place, lane) >> 23 & 0xff);
    u32 random = c.stochastic ? dword(random_place, lane) : 0;
    for (u32 i = 0; i < c.count; ++i) {
      const u32 item = is_small(c.from) ? scaled_up(mode, values[i], scale, c.to)
                                        : encode_item(scaled_down(values[i], scale), c.to,
                                                      c.stochastic ? &random : nullptr);
      put_bits(w.vector + d.dst.index, lane, to_at + i * to_width, to_width, item);
      random = next_random(random);
    }
  });
}

constexpr bool take_scaled_format(text_view& text, matrix_format& f) {
  constexpr const char* names[] = {"f32", "f16", "bf16", "fp8", "bf8", "fp6", "bf6", "fp4"};
  constexpr matrix_format formats[] = {matrix_format::f32, matrix_format::f16, matrix_format::bf16,
                                       matrix_format::fp8, matrix_format::bf8, matrix_format::fp6,
                                       matrix_format::bf6, matrix_format::fp4};
  for (u32 i = 0; i < 8; ++i)
    if (take(text, names[i])) return f = formats[i], true;
  return false;
}

} // namespace detail

/// By name: v_cvt_scalef32_[sr_][pk_|pk32_|2xpk16_]<to>_<from>.
constexpr handlers find_vector_convert_scaled(text_view mnemonic, decoded& d) {
  using namespace detail;
  text_view name = mnemonic;
  if (!take(name, "v_cvt_scalef32_")) return nullptr;
  scaled_shape& c = d.scaled;
  c.stochastic = take(name, "sr_");
  c.count = 1;
  if (take(name, "pk32_"))
    c.count = 32;
  else if (take(name, "pk_"))
    c.count = 2;
  else if (take(name, "2xpk16_"))
    c.count = 32, c.interleaved = true;
  if (!take_scaled_format(name, c.to) || !take(name, "_") || !take_scaled_format(name, c.from) ||
      name.size != 0)
    return nullptr;
  // v_cvt_scalef32_pk_fp8_f32 has its two values in two places; the stochastic form has them in a register pair.
  c.two_sources = c.count == 2 && c.from == matrix_format::f32 && !c.stochastic;
  return convert_scaled;
}

} // namespace kiln::sim
