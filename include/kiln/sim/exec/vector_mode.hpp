// SPDX-License-Identifier: MIT
// Meaning of vector arithmetic under a MODE register that is not the default: what rounds, and what takes NaNs by IEEE mode.
// Subnormals taken or given as zero are the business of fetch_source and close_target. Dot products, v_fma_mix, v_div_fmas
// and the scaled conversions look at MODE themselves; matrix instructions round to nearest even whatever it says.
// Source: CDNA3 ISA manual 3.5, 4.
#pragma once

#include <kiln/isa/table.hpp>
#include <kiln/sim/exec/memory_names.hpp>
#include <kiln/sim/exec/vector.hpp>
#include <kiln/sim/exec/vector_convert.hpp>
#include <kiln/sim/exec/vector_float.hpp>
#include <kiln/sim/exec/vop3p.hpp>
#include <kiln/sim/format/mode.hpp>
#include <kiln/sim/format/transcendental.hpp>

namespace kiln::sim {

namespace detail {

template<class T> constexpr T multiply_legacy(fp_mode m, T a, T b) {
  return a == 0 || b == 0 ? T(0) : multiply(m, a, b);
}
/// v_mad and v_mac of f32 round twice and know no subnormals; those of f16 keep them as MODE says.
constexpr f32 multiply_then_add(fp_mode m, f32 a, f32 b, f32 c) {
  return flushed(add(m, flushed(multiply(m, flushed(a), flushed(b))), flushed(c)));
}
constexpr half multiply_then_add(fp_mode m, half a, half b, half c) { return add(m, multiply(m, a, b), c); }
constexpr f32 multiply_then_add_legacy(fp_mode m, f32 a, f32 b, f32 c) {
  return flushed(add(m, flushed(multiply_legacy(m, flushed(a), flushed(b))), flushed(c)));
}
template<class T> constexpr T median(fp_mode m, T a, T b, T c) {
  const auto low = [m](T x, T y) { return minimum_number(m, x, y); };
  const auto high = [m](T x, T y) { return maximum_number(m, x, y); };
  if (is_nan(a) || is_nan(b) || is_nan(c)) return low(low(a, b), c);
  return high(low(a, b), low(high(a, b), c));
}

/// Both halves of packed f16 sources; Op takes `Sources` values and the mode.
template<auto Op, u32... I>
constexpr void run_packed_in_mode(wave& w, const decoded& d, sequence<u32, I...>) {
  source_lanes s[sizeof...(I)];
  w.write_mask = w.exec();
  (fetch_packed(w, d, I, true, s[I]), ...);
  u32* out = w.vector[d.dst.index].lane;
  const fp_mode m{w.mode};
  for_active_lanes(w.write_mask, [&](u32 lane) {
    half low = Op(half{picked_half(d, s[I].low[lane], I, false, true)}..., m);
    half high = Op(half{picked_half(d, s[I].low[lane], I, true, true)}..., m);
    const bool keep_nan = !m.clamps_nan();
    if (d.mods.clamp) low = clamped_half(low, keep_nan), high = clamped_half(high, keep_nan);
    out[lane] = low.bits | static_cast<u32>(high.bits) << 16;
  });
}
template<auto Op, u32 Sources> constexpr void packed_in_mode(wave& w, const decoded& d) {
  run_packed_in_mode<Op>(w, d, __make_integer_seq<sequence, u32, Sources>{});
}

/// IEEE's minimum and maximum of three: a NaN wins.
template<bool Least> constexpr half extreme_of_three(fp_mode m, half a, half b, half c) {
  const f32 x = to_f32(taken(m, a)), y = to_f32(taken(m, b)), z = to_f32(taken(m, c));
  return given(m, to_half(Least ? minimum(minimum(x, y), z) : maximum(maximum(x, y), z)));
}
/// FP16_OVFL holds for what the transcendental unit makes of a finite number, 1/0 too; FP_ROUND does not: its results are
/// approximations anyway.
constexpr half limited(fp_mode m, half x, half source) {
  const bool made = m.limits_f16() && is_inf(x) && !is_special(source);
  return made ? half{static_cast<u16>((x.bits & 0x8000u) | 0x7bffu)} : x;
}

template<class T> constexpr handlers find_arithmetic_in_mode(text_view op) {
  if (op == "add") return vector<[](T a, T b, fp_mode m) { return add(m, a, b); }>();
  if (op == "mul") return vector<[](T a, T b, fp_mode m) { return multiply(m, a, b); }>();
  if (op == "fma") return vector<[](T a, T b, T c, fp_mode m) { return multiply_add(m, a, b, c); }>();
  if (op == "min") return vector<[](T a, T b, fp_mode m) { return minimum_number(m, a, b); }>();
  if (op == "max") return vector<[](T a, T b, fp_mode m) { return maximum_number(m, a, b); }>();
  if (op == "fract") {
    if constexpr (!__is_same(T, half)) return vector<[](T a, fp_mode m) { return fraction_of(m, a); }>();
  }
  if constexpr (__is_same(T, half)) {
    if (op == "exp") return vector<[](T a, fp_mode m) { return limited(m, v_exp(a), a); }>();
    if (op == "log") return vector<[](T a, fp_mode m) { return limited(m, v_log(a), a); }>();
    if (op == "rcp") return vector<[](T a, fp_mode m) { return limited(m, v_rcp(a), a); }>();
    if (op == "rsq") return vector<[](T a, fp_mode m) { return limited(m, v_rsq(a), a); }>();
    if (op == "fma_legacy")
      return vector<[](T a, T b, T c, fp_mode m) { return multiply_add(m, a, b, c); }>();
    if (op == "mad_legacy")
      return vector<[](T a, T b, T c, fp_mode m) { return multiply_then_add(m, a, b, c); }>();
  }
  if constexpr (__is_same(T, f32))
    if (op == "mad_legacy")
      return vector<[](T a, T b, T c, fp_mode m) { return multiply_then_add_legacy(m, a, b, c); }>();
  if (op == "ldexp") {
    if constexpr (__is_same(T, half))
      return vector<[](T a, i16 n, fp_mode m) { return scaled(m, a, n); }>();
    else
      return vector<[](T a, i32 n, fp_mode m) { return scaled(m, a, n); }>();
  }
  if constexpr (!__is_same(T, half))
    if (op == "fmac")
      return vector<[](T a, T b, old_result<T> c, fp_mode m) { return multiply_add(m, a, b, c.value); }>();
  if constexpr (!__is_same(T, f64)) {
    if (op == "sub") return vector<[](T a, T b, fp_mode m) { return subtract(m, a, b); }>();
    if (op == "subrev") return vector<[](T a, T b, fp_mode m) { return subtract(m, b, a); }>();
    if (op == "min3")
      return vector<[](T a, T b, T c, fp_mode m) { return minimum_number(m, minimum_number(m, a, b), c); }>();
    if (op == "max3")
      return vector<[](T a, T b, T c, fp_mode m) { return maximum_number(m, maximum_number(m, a, b), c); }>();
    if (op == "med3") return vector<[](T a, T b, T c, fp_mode m) { return median(m, a, b, c); }>();
    if (op == "mad") return vector<[](T a, T b, T c, fp_mode m) { return multiply_then_add(m, a, b, c); }>();
    if (op == "mac")
      return vector<[](T a, T b, old_result<T> c, fp_mode m) {
        return multiply_then_add(m, a, b, c.value);
      }>();
    if (op == "madmk")
      return vector<[](T a, T k, T b, fp_mode m) { return multiply_then_add(m, a, k, b); }>();
    if (op == "madak")
      return vector<[](T a, T b, T k, fp_mode m) { return multiply_then_add(m, a, b, k); }>();
  }
  return nullptr;
}

constexpr handlers find_conversion_in_mode(u16 mnemonic) {
  switch (mnemonic) {
  case isa::mn::v_fmamk_f32:
    return vector<[](f32 a, f32 k, f32 b, fp_mode m) { return multiply_add(m, a, k, b); }>();
  case isa::mn::v_fmaak_f32:
    return vector<[](f32 a, f32 b, f32 k, fp_mode m) { return multiply_add(m, a, b, k); }>();
  case isa::mn::v_mul_legacy_f32:
    return vector<[](f32 a, f32 b, fp_mode m) { return multiply_legacy(m, a, b); }>();
  case isa::mn::v_cvt_f32_f64: return vector<[](f64 a, fp_mode m) { return converted<f32>(m, a); }>();
  case isa::mn::v_cvt_f16_f32: return vector<[](f32 a, fp_mode m) { return converted<half>(m, a); }>();
  case isa::mn::v_cvt_f32_i32: return vector<[](i32 a, fp_mode m) { return from_integer<f32>(m, a); }>();
  case isa::mn::v_cvt_f32_u32: return vector<[](u32 a, fp_mode m) { return from_integer<f32>(m, a); }>();
  case isa::mn::v_cvt_f16_i16: return vector<[](i16 a, fp_mode m) { return from_integer<half>(m, a); }>();
  case isa::mn::v_cvt_f16_u16: return vector<[](u16 a, fp_mode m) { return from_integer<half>(m, a); }>();
  case isa::mn::v_cvt_pk_f16_f32:
    // Rounds to nearest even whatever MODE says (its pseudocode sets ROUND_MODE).
    return vector<[](f32 a, f32 b, fp_mode m) {
      return converted<half>(m.nearest(), a).bits | static_cast<u32>(converted<half>(m.nearest(), b).bits)
                                                        << 16;
    }>();
  case isa::mn::v_cvt_pk_u8_f32:
    return vector<[](f32 a, u32 place, u32 rest, fp_mode m) {
      return byte_packed(rounded_to_integer(m, a), place, rest);
    }>();
  case isa::mn::v_cvt_pkaccum_u8_f32:
    return vector<[](f32 a, u32 place, old_result<u32> rest, fp_mode m) {
      return byte_packed(rounded_to_integer(m, a), place, rest.value);
    }>();
  case isa::mn::v_cvt_rpi_i32_f32:
    return vector<[](f32 a, fp_mode m) { return to_i32(is_nan(a) ? a : floored(add(m, a, 0.5f))); }>();
  case isa::mn::v_pk_fmac_f16:
    return vector<[](u32 a, u32 b, old_result<u32> c, fp_mode m) {
      return multiply_add(m, half_of(a, 0), half_of(b, 0), half_of(c.value, 0)).bits |
             static_cast<u32>(multiply_add(m, half_of(a, 16), half_of(b, 16), half_of(c.value, 16)).bits)
                 << 16;
    }>();
  case isa::mn::v_pk_minimum3_f16:
    return packed_in_mode<
        [](half a, half b, half c, fp_mode m) { return extreme_of_three<true>(m, a, b, c); }, 3>;
  case isa::mn::v_pk_maximum3_f16:
    return packed_in_mode<
        [](half a, half b, half c, fp_mode m) { return extreme_of_three<false>(m, a, b, c); }, 3>;
  case isa::mn::v_pk_add_f16:
    return packed_in_mode<[](half a, half b, fp_mode m) { return add(m, a, b); }, 2>;
  case isa::mn::v_pk_mul_f16:
    return packed_in_mode<[](half a, half b, fp_mode m) { return multiply(m, a, b); }, 2>;
  case isa::mn::v_pk_fma_f16:
    return packed_in_mode<[](half a, half b, half c, fp_mode m) { return multiply_add(m, a, b, c); }, 3>;
  case isa::mn::v_pk_min_f16:
    return packed_in_mode<[](half a, half b, fp_mode m) { return minimum_number(m, a, b); }, 2>;
  case isa::mn::v_pk_max_f16:
    return packed_in_mode<[](half a, half b, fp_mode m) { return maximum_number(m, a, b); }, 2>;
  case isa::mn::v_pk_add_f32: return packed_f32<[](f32 a, f32 b, fp_mode m) { return add(m, a, b); }>();
  case isa::mn::v_pk_mul_f32: return packed_f32<[](f32 a, f32 b, fp_mode m) { return multiply(m, a, b); }>();
  case isa::mn::v_pk_fma_f32:
    return packed_f32<[](f32 a, f32 b, f32 c, fp_mode m) { return multiply_add(m, a, b, c); }>();
  default: return nullptr;
  }
}

} // namespace detail

/// Handler of the instruction under any MODE, or nullptr where the ordinary one will do or there is none.
constexpr handlers find_in_mode(text_view mnemonic, u16 number) {
  using namespace detail;
  if (const handlers h = find_conversion_in_mode(number)) return h;
  text_view name = mnemonic;
  if (!take(name, "v_") || name.size < 5) return nullptr;
  const text_view type(name.data + name.size - 4, 4), op(name.data, name.size - 4);
  if (type == "_f32") return find_arithmetic_in_mode<f32>(op);
  if (type == "_f16") return find_arithmetic_in_mode<half>(op);
  if (type == "_f64") return find_arithmetic_in_mode<f64>(op);
  return nullptr;
}

} // namespace kiln::sim
