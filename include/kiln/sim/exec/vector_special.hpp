// SPDX-License-Identifier: MIT
// Meaning of vector instructions with masks, carries, lane moves or two results. Source: CDNA3 ISA manual 12.7 to 12.11.
#pragma once

#include <kiln/isa/table.hpp>
#include <kiln/sim/exec/vector.hpp>
#include <kiln/sim/format/rounding.hpp>

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpass-failed" // see for_each_lane

namespace kiln::sim {

namespace detail {

/// Sources fetched, EXEC as the write mask.
template<class... A> constexpr void fetch_all(wave& w, const decoded& d, source_lanes* s) {
  fetch_sources<A...>(w, d, s, __make_integer_seq<sequence, u32, sizeof...(A)>{});
}

constexpr void select_by_mask(wave& w, const decoded& d) {
  source_lanes s[2];
  fetch_all<f32, f32>(w, d, s);
  const u64 mask = w.read64(d.src[2]);
  target_lanes t;
  open_target(w, d, t, false);
  for_each_lane(w.write_mask,
                [&](u32 lane) { t.low[lane] = (mask >> lane & 1) != 0 ? s[1].low[lane] : s[0].low[lane]; });
  close_target(w, d, t, value_kind::single);
}

/// Op(a, b, carry) gives a 33-bit result; bit 32 is carry or borrow out.
template<auto Op, bool CarryIn> constexpr handlers with_carry() {
  return [](wave& w, const decoded& d) {
    source_lanes s[2];
    fetch_all<u32, u32>(w, d, s);
    const u64 in = CarryIn ? w.read64(d.src[2]) : 0;
    target_lanes t;
    open_target(w, d, t, false);
    u64 out = 0;
    for_active_lanes(w.write_mask, [&](u32 lane) {
      const u64 result =
          Op(static_cast<u64>(s[0].low[lane]), static_cast<u64>(s[1].low[lane]), in >> lane & 1);
      const bool carry = (result >> 32 & 1) != 0;
      out |= static_cast<u64>(carry) << lane;
      t.low[lane] = d.mods.clamp && carry ? 0xffff'ffffu : static_cast<u32>(result);
    });
    close_target(w, d, t, value_kind::integer32);
    w.write64(d.dst2, out);
  };
}

template<class T> constexpr handlers wide_multiply_add() {
  return [](wave& w, const decoded& d) {
    source_lanes s[3];
    fetch_all<u32, u32, u64>(w, d, s);
    target_lanes t;
    open_target(w, d, t, true);
    u64 out = 0;
    for_active_lanes(w.write_mask, [&](u32 lane) {
      const i64 a = static_cast<T>(s[0].low[lane]), b = static_cast<T>(s[1].low[lane]);
      const u64 product = static_cast<u64>(a) * static_cast<u64>(b);
      const u64 addend = load_lane<u64>(s[2].low, s[2].high, lane);
      u64 sum = 0;
      const bool carry = __builtin_add_overflow(product, addend, &sum);
      out |= static_cast<u64>(carry) << lane;
      store_lane(t.low, t.high, lane, sum);
    });
    close_target(w, d, t, value_kind::integer64);
    if (d.dst2.at != place_kind::none) w.write64(d.dst2, out);
  };
}

constexpr void read_lane(wave& w, const decoded& d) {
  w.write32(d.dst, w.vector[d.src[0].index].lane[w.read32(d.src[1]) & 63]);
}
constexpr void read_first_lane(wave& w, const decoded& d) {
  w.write32(d.dst, d.src[0].at == place_kind::vector ? w.vector[d.src[0].index].lane[w.first_lane()]
                                                     : w.read32(d.src[0]));
}
constexpr void write_lane(wave& w, const decoded& d) {
  w.vector[d.dst.index].lane[w.read32(d.src[1]) & 63] = w.read32(d.src[0]);
}
constexpr void swap_registers(wave& w, const decoded& d) {
  for_active_lanes(w.exec(), [&](u32 lane) {
    u32& a = w.vector[d.dst.index].lane[lane];
    u32& b = w.vector[d.dst2.index].lane[lane];
    const u32 old = a;
    a = b;
    b = old;
  });
}
/// Rows of `Row` lanes trade places: odd rows of the first register with even rows of the second.
template<u32 Row> constexpr void swap_rows(wave& w, const decoded& d) {
  u32* a = w.vector[d.dst.index].lane;
  u32* b = w.vector[d.dst2.index].lane;
  for (u32 base = 0; base < wave_lanes; base += 2 * Row)
    for (u32 i = base; i < base + Row; ++i) {
      const u32 old = a[i + Row];
      a[i + Row] = b[i];
      b[i] = old;
    }
}

/// Active-independent count of mask bits below each lane, in the low or high half of the wave.
template<bool High> constexpr void count_bits_below(wave& w, const decoded& d) {
  source_lanes s[2];
  fetch_all<u32, u32>(w, d, s);
  target_lanes t;
  open_target(w, d, t, false);
  for_each_lane(w.write_mask, [&](u32 lane) {
    const u64 below = (u64{1} << lane) - 1;
    const u32 half_below = static_cast<u32>(High ? below >> 32 : below);
    t.low[lane] = static_cast<u32>(__builtin_popcount(s[0].low[lane] & half_below)) + s[1].low[lane];
  });
  close_target(w, d, t, value_kind::integer32);
}

template<class Float> struct division;
template<> struct division<f32> {
  static constexpr i32 near_max = 96, scale = 64, tiny = 23, fmas_scale = 64, one = 127, underflow = -150;
  static constexpr i32 exponent(f32 x) { return static_cast<i32>(bits_of(x) >> 23 & 0xff); }
  static constexpr i32 all_ones = 255;
};
template<> struct division<f64> {
  static constexpr i32 near_max = 768, scale = 128, tiny = 53, fmas_scale = 128, one = 1023,
                       underflow = -1075;
  static constexpr i32 exponent(f64 x) { return static_cast<i32>(bits_of(x) >> 52 & 0x7ff); }
  static constexpr i32 all_ones = 2047;
};

template<class Float> struct scaled_operand {
  Float value;
  bool flag;
};
/// V_DIV_SCALE: scales an operand so that the division's steps neither overflow nor lose bits.
template<class Float>
constexpr scaled_operand<Float> divide_scale(Float s0, Float denominator, Float numerator) {
  using rule = division<Float>;
  const auto same = [](Float a, Float b) { return bits_of(a) == bits_of(b); };
  const i32 n = rule::exponent(numerator), m = rule::exponent(denominator);
  if (denominator == 0 || numerator == 0) return {made_nan<Float>, false};
  if (n - m >= rule::near_max) return {same(s0, denominator) ? scaled(s0, rule::scale) : s0, true};
  if (is_subnormal(denominator)) return {scaled(s0, rule::scale), false};
  const bool reciprocal_tiny = is_subnormal(divide(Float(1), denominator));
  const Float quotient = divide(numerator, denominator);
  // The quotient's own rounding must not hide that it is below the normal range.
  const bool quotient_tiny = is_subnormal(quotient) || (quotient == 0 && !is_inf(denominator));
  // The manual scales this denominator, of which the reciprocal is subnormal, up, to infinity. Down makes LLVM's division
  // right.
  if (reciprocal_tiny && quotient_tiny) return {same(s0, denominator) ? scaled(s0, -rule::scale) : s0, true};
  if (reciprocal_tiny) return {scaled(s0, -rule::scale), false};
  if (quotient_tiny) return {same(s0, numerator) ? scaled(s0, rule::scale) : s0, true};
  if (n <= rule::tiny) return {scaled(s0, rule::scale), false};
  return {s0, false};
}
template<class Float> constexpr void run_divide_scale(wave& w, const decoded& d) {
  source_lanes s[3];
  fetch_all<Float, Float, Float>(w, d, s);
  target_lanes t;
  open_target(w, d, t, sizeof(Float) == 8);
  u64 flags = 0;
  for_active_lanes(w.write_mask, [&](u32 lane) {
    const auto result =
        divide_scale(load_lane<Float>(s[0].low, s[0].high, lane), load_lane<Float>(s[1].low, s[1].high, lane),
                     load_lane<Float>(s[2].low, s[2].high, lane));
    flags |= static_cast<u64>(result.flag) << lane;
    store_lane(t.low, t.high, lane, result.value);
  });
  close_target(w, d, t, value_traits<Float>::kind);
  w.write64(d.dst2, flags);
}
/// (a b + c) 2^factor, rounded once, to nearest even. As a f64 with the low bit set where bits are lost, which has enough bits
/// for the second rounding to be the only one.
constexpr f32 scaled_multiply_add(f32 a, f32 b, f32 c, i32 factor) {
  const f64 product = f64{a} * b, addend = c, sum = product + addend; // the product is exact
  const f64 of_product = sum - addend, lost = (product - of_product) + (addend - (sum - of_product));
  u64 bits = bits_of(sum);
  if (lost != 0 && (bits & 1) == 0) bits += (lost > 0) == (sum > 0) ? 1 : ~u64{0};
  return static_cast<f32>(scaled(__builtin_bit_cast(f64, bits), factor));
}
/// V_DIV_FMAS: the last fused step, undoing the scaling where VCC says so. The manual's fixed factor of 2^32 cannot undo
/// V_DIV_SCALE's 2^64; the factor that makes LLVM's division right is 2^64, up or down by the size of the addend.
template<class Float> constexpr void run_divide_fmas(wave& w, const decoded& d) {
  source_lanes s[3];
  fetch_all<Float, Float, Float>(w, d, s);
  const u64 vcc = w.vcc();
  target_lanes t;
  open_target(w, d, t, sizeof(Float) == 8);
  for_active_lanes(w.write_mask, [&](u32 lane) {
    const Float a = load_lane<Float>(s[0].low, s[0].high, lane);
    const Float b = load_lane<Float>(s[1].low, s[1].high, lane);
    const Float c = load_lane<Float>(s[2].low, s[2].high, lane);
    const fp_mode m{w.mode};
    using rule = division<Float>;
    const i32 factor = rule::exponent(c) > rule::one ? rule::fmas_scale : -rule::fmas_scale;
    const bool scales = (vcc >> lane & 1) != 0;
    if constexpr (sizeof(Float) == 4)
      if (scales && !w.unusual_mode && !is_nan(a) && !is_inf(a) && !is_nan(b) && !is_inf(b) && !is_nan(c) &&
          !is_inf(c))
        return store_lane(t.low, t.high, lane, scaled_multiply_add(a, b, c, factor));
    const Float sum = w.unusual_mode ? multiply_add(m, a, b, c) : multiply_add(a, b, c);
    store_lane(t.low, t.high, lane,
               !scales          ? sum
               : w.unusual_mode ? scaled(m, sum, factor)
                                : scaled(sum, factor));
  });
  close_target(w, d, t, value_traits<Float>::kind);
}
/// V_DIV_FIXUP: the special cases of quotient = numerator / denominator.
template<class Float> constexpr Float divide_fixup(Float quotient, Float denominator, Float numerator) {
  using rule = division<Float>;
  const bool negative = sign_of(denominator) != sign_of(numerator);
  const auto with_sign = [negative](Float x) { return negative ? negated(x) : x; };
  const Float infinity = static_cast<Float>(f32_of(0x7f80'0000u));
  if (is_nan(numerator)) return quieted(numerator);
  if (is_nan(denominator)) return quieted(denominator);
  if (denominator == 0 && numerator == 0) return negated(made_nan<Float>);
  if (is_inf(denominator) && is_inf(numerator)) return negated(made_nan<Float>);
  if (denominator == 0 || is_inf(numerator)) return with_sign(infinity);
  if (is_inf(denominator) || numerator == 0) return with_sign(Float(0));
  if (rule::exponent(numerator) - rule::exponent(denominator) < rule::underflow) return with_sign(Float(0));
  if (rule::exponent(denominator) == rule::all_ones) return with_sign(infinity);
  // The steps before overflow to NaN where the quotient overflows.
  return with_sign(is_nan(quotient) ? infinity : magnitude(quotient));
}
constexpr half divide_fixup(half quotient, half denominator, half numerator) {
  const f32 q = to_f32(quotient), m = to_f32(denominator), n = to_f32(numerator);
  const bool special = is_nan(n) || is_nan(m) || is_inf(n) || is_inf(m) || n == 0 || m == 0;
  return to_half(special                    ? divide_fixup(q, m, n)
                 : sign_of(m) != sign_of(n) ? negated(magnitude(q))
                                            : magnitude(q));
}

/// v_mqsad_u32_u8: four masked sums of absolute differences, a byte of the first source further each time.
constexpr void sum_masked_differences(wave& w, const decoded& d) {
  const auto word = [&](u32 i, u32 k, u32 lane) {
    const place& p = d.src[i];
    return p.at == place_kind::vector
               ? w.vector[p.index + k].lane[lane]
               : static_cast<u32>((p.dwords > 1 ? w.read64(p) : w.read32(p)) >> (32 * k));
  };
  for_active_lanes(w.exec(), [&](u32 lane) {
    const u64 a = word(0, 0, lane) | static_cast<u64>(word(0, 1, lane)) << 32;
    const u32 b = word(1, 0, lane);
    u32 sums[4] = {};
    for (u32 k = 0; k < 4; ++k) {
      u64 sum = word(2, k, lane);
      for (u32 i = 0; i < 32; i += 8) {
        const u32 x = static_cast<u32>(a >> (8 * k + i)) & 0xff, y = b >> i & 0xff;
        if (y != 0) sum += x > y ? x - y : y - x;
      }
      sums[k] = d.mods.clamp && sum > 0xffff'ffffu ? 0xffff'ffffu : static_cast<u32>(sum);
    }
    for (u32 k = 0; k < 4; ++k) w.vector[d.dst.index + k].lane[lane] = sums[k];
  });
}

/// v_trig_preop_f64: 53 bits of 2/pi from the place that the argument's exponent and the segment number ask for.
constexpr f64 two_over_pi_segment(f64 x, u32 segment) {
  constexpr u64 digits[19] = {// the first 1216 fraction bits, most significant first
                              0xa2f9836e4e441529, 0xfc2757d1f534ddc0, 0xdb6295993c439041, 0xfe5163abdebbc561,
                              0xb7246e3a424dd2e0, 0x06492eea09d1921c, 0xfe1deb1cb129a73e, 0xe88235f52ebb4484,
                              0xe99c7026b45f7e41, 0x3991d639835339f4, 0x9c845f8bbdf9283b, 0x1ff897ffde05980f,
                              0xef2f118b5a0a6d1f, 0x6d367ecf27cb09b7, 0x4f463f669e5fea2d, 0x7527bac7ebe5f17b,
                              0x3d0739f78a5292ea, 0x6bfb5fb11f8d5d08, 0x56033046fc7b6bab};
  const i32 exponent = static_cast<i32>(bits_of(x) >> 52 & 0x7ff);
  i32 shift = static_cast<i32>(segment & 31) * 53;
  if (exponent > 1077) shift += exponent - 1077;
  u64 bits = 0; // bits shift .. shift + 52 after the point; past bit 1200 there are none
  for (i32 i = shift; i < shift + 53; ++i)
    bits = bits << 1 | (i <= 1200 ? digits[i / 64] >> (63 - i % 64) & 1 : 0);
  return scaled(static_cast<f64>(bits), -53 - shift + (exponent >= 1968 ? 128 : 0));
}

constexpr u32 saturated_bytes(u32 a) {
  const auto byte = [](u32 half_bits) {
    const i32 x = static_cast<i16>(half_bits);
    return static_cast<u32>(x < 0 ? 0 : x > 255 ? 255 : x);
  };
  return byte(a & 0xffff) | byte(a >> 16) << 8;
}

} // namespace detail

constexpr handlers find_vector_special(u16 mnemonic) {
  using namespace detail;
  switch (mnemonic) {
  case isa::mn::v_mqsad_u32_u8: return sum_masked_differences;
  case isa::mn::v_trig_preop_f64:
    return vector<[](f64 a, u32 segment) { return two_over_pi_segment(a, segment); }>();
  case isa::mn::v_clrexcp: // exceptions are not simulated
  case isa::mn::v_nop: return [](wave&, const decoded&) {};
  case isa::mn::v_cndmask_b32: return select_by_mask;
  case isa::mn::v_add_co_u32: return with_carry<[](u64 a, u64 b, u64) { return a + b; }, false>();
  case isa::mn::v_sub_co_u32: return with_carry<[](u64 a, u64 b, u64) { return a - b; }, false>();
  case isa::mn::v_subrev_co_u32: return with_carry<[](u64 a, u64 b, u64) { return b - a; }, false>();
  case isa::mn::v_addc_co_u32: return with_carry<[](u64 a, u64 b, u64 c) { return a + b + c; }, true>();
  case isa::mn::v_subb_co_u32: return with_carry<[](u64 a, u64 b, u64 c) { return a - b - c; }, true>();
  case isa::mn::v_subbrev_co_u32: return with_carry<[](u64 a, u64 b, u64 c) { return b - a - c; }, true>();
  case isa::mn::v_mad_u64_u32: return wide_multiply_add<u32>();
  case isa::mn::v_mad_i64_i32: return wide_multiply_add<i32>();
  case isa::mn::v_readlane_b32: return read_lane;
  case isa::mn::v_readfirstlane_b32: return read_first_lane;
  case isa::mn::v_writelane_b32: return write_lane;
  case isa::mn::v_swap_b32: return swap_registers;
  case isa::mn::v_permlane16_swap_b32: return swap_rows<16>;
  case isa::mn::v_permlane32_swap_b32: return swap_rows<32>;
  case isa::mn::v_mbcnt_lo_u32_b32: return count_bits_below<false>;
  case isa::mn::v_mbcnt_hi_u32_b32: return count_bits_below<true>;
  case isa::mn::v_div_scale_f32: return run_divide_scale<f32>;
  case isa::mn::v_div_scale_f64: return run_divide_scale<f64>;
  case isa::mn::v_div_fmas_f32: return run_divide_fmas<f32>;
  case isa::mn::v_div_fmas_f64: return run_divide_fmas<f64>;
  case isa::mn::v_div_fixup_f32: return vector<[](f32 q, f32 d, f32 n) { return divide_fixup(q, d, n); }>();
  case isa::mn::v_div_fixup_f64: return vector<[](f64 q, f64 d, f64 n) { return divide_fixup(q, d, n); }>();
  case isa::mn::v_div_fixup_f16:
  case isa::mn::v_div_fixup_legacy_f16:
    return vector<[](half q, half d, half n) { return divide_fixup(q, d, n); }>();
  case isa::mn::v_sat_pk_u8_i16: return vector<[](u32 a) { return saturated_bytes(a); }>();
  default: return nullptr;
  }
}

} // namespace kiln::sim

#pragma clang diagnostic pop
