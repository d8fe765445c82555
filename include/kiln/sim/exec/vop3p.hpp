// SPDX-License-Identifier: MIT
// Meaning of VOP3P instructions but MFMA: two halves (or two f32) at a time, mixed precision, dot products.
// Source: CDNA3 ISA manual 6.2, 12.12.
#pragma once

#include <kiln/isa/table.hpp>
#include <kiln/sim/exec/vector_integer.hpp>
#include <kiln/sim/format/mode.hpp>
#include <kiln/sim/format/rounding.hpp>

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpass-failed" // see for_each_lane

namespace kiln::sim {

namespace detail {

/// Source i of a packed instruction as one dword of two halves. Inline constants stand in the low half only; integers
/// are sign-extended over both.
[[gnu::noinline]] constexpr void fetch_packed(wave& w, const decoded& d, u32 i, bool floating,
                                              source_lanes& s) {
  const place& p = d.src[i];
  if (p.at == place_kind::vector) {
    s.low = w.vector[p.index].lane;
    return;
  }
  const u32 value = p.at == place_kind::constant && p.inline_float != 0 && floating
                        ? wave::inline_f16(p.inline_float)
                        : w.read32(p);
  for_each_lane(w.exec(), [&](u32 lane) { s.own_low.lane[lane] = value; });
  s.low = s.own_low.lane;
}

/// The half of a source that op_sel (low result) or op_sel_hi (high result) picks, negated where asked.
constexpr u16 picked_half(const decoded& d, u32 value, u32 i, bool high, bool floating) {
  const vector_modifiers& m = d.mods;
  const bool upper = ((high ? m.op_sel_hi : m.op_sel) >> i & 1) != 0;
  const bool negate = floating && ((high ? m.neg_hi : m.neg_lo) >> i & 1) != 0;
  return static_cast<u16>((upper ? value >> 16 : value & 0xffff) ^ (negate ? 0x8000u : 0));
}

constexpr half clamped_half(half x, bool keep_nan = false) { return to_half(clamped01(to_f32(x), keep_nan)); }
template<class T> constexpr T clamped_result(T x) {
  if constexpr (__is_same(T, half))
    return clamped_half(x);
  else
    return x;
}

/// How the halves of one source of a packed instruction are found: shifted down, and flipped in sign.
struct half_picker {
  u32 low_shift = 0, high_shift = 0;
  u32 low_flip = 0, high_flip = 0;

  constexpr half_picker(const vector_modifiers& m, u32 i, bool floating)
      : low_shift(16 * (m.op_sel >> i & 1u)),
        high_shift(16 * (m.op_sel_hi >> i & 1u)),
        low_flip(floating && (m.neg_lo >> i & 1) != 0 ? 0x8000u : 0),
        high_flip(floating && (m.neg_hi >> i & 1) != 0 ? 0x8000u : 0) {}

  template<class T> constexpr T low(u32 value) const {
    return __builtin_bit_cast(T, static_cast<u16>(value >> low_shift ^ low_flip));
  }
  template<class T> constexpr T high(u32 value) const {
    return __builtin_bit_cast(T, static_cast<u16>(value >> high_shift ^ high_flip));
  }
};

/// Writes the lanes of the mask.
constexpr void write_lanes(lanes& to, const lanes& from, u64 mask) {
  if (!__builtin_is_constant_evaluated() && mask == ~u64{0})
    to = from;
  else
    for_active_lanes(mask, [&](u32 lane) { to.lane[lane] = from.lane[lane]; });
}

template<auto Op, class T, u32... I>
[[gnu::always_inline]] constexpr void run_packed(wave& w, const decoded& d, sequence<u32, I...>) {
  constexpr bool floating = __is_same(T, half);
  source_lanes s[sizeof...(I)];
  w.write_mask = w.exec();
  (fetch_packed(w, d, I, floating, s[I]), ...);
  const half_picker pick[] = {half_picker(d.mods, I, floating)...};
  lanes result;
  const auto run = [&](auto finish) __attribute__((always_inline)) {
    for_each_lane(w.write_mask, [&](u32 lane) {
      const T low = finish(Op(pick[I].template low<T>(s[I].low[lane])...));
      const T high = finish(Op(pick[I].template high<T>(s[I].low[lane])...));
      result.lane[lane] = __builtin_bit_cast(u16, low) | static_cast<u32>(__builtin_bit_cast(u16, high))
                                                             << 16;
    });
  };
  if (d.mods.clamp)
    run([](T x) { return clamped_result(x); });
  else
    run([](T x) { return x; });
  write_lanes(w.vector[d.dst.index], result, w.write_mask);
}
template<auto Op, class L, class R, class... A> constexpr handlers packed_handler(R (L::*)(A...) const) {
  const handler any = [](wave& w, const decoded& d) {
    run_packed<Op, R>(w, d, __make_integer_seq<sequence, u32, sizeof...(A)>{});
  };
#if KILN_HAS_HOST_LEVELS
  if constexpr (__is_same(R, half))
    return {any, [](wave& w, const decoded& d) KILN_FOR_AVX2 {
              run_packed<Op, R>(w, d, __make_integer_seq<sequence, u32, sizeof...(A)>{});
            }};
#endif
  return any;
}
/// Handler of an operation on 16-bit values, done for both halves.
template<auto Op> constexpr handlers packed() { return packed_handler<Op>(&decltype(Op)::operator()); }

/// v_pk_fmac_f16: each half of the destination is added to. A VOP2 instruction: no op_sel.
constexpr half half_of(u32 bits, u32 shift) { return {static_cast<u16>(bits >> shift)}; }
constexpr u32 packed_multiply_accumulate(u32 a, u32 b, u32 c) {
  return multiply_add(half_of(a, 0), half_of(b, 0), half_of(c, 0)).bits |
         static_cast<u32>(multiply_add(half_of(a, 16), half_of(b, 16), half_of(c, 16)).bits) << 16;
}

/// Integer operation whose clamp limits the wide result: Op gives an i64.
template<class T, auto Op> constexpr handlers packed_integer(bool clamp) {
  return clamp ? packed<[](T a, T b) { return saturated<T>(Op(a, b)); }>()
               : packed<[](T a, T b) { return static_cast<T>(Op(a, b)); }>();
}
template<class T> constexpr handlers packed_multiply_add(bool clamp) {
  return clamp ? packed<[](T a, T b, T c) { return saturated<T>(i64{a} * b + c); }>()
               : packed<[](T a, T b, T c) { return static_cast<T>(i64{a} * b + c); }>();
}

/// Low or high f32 of one source of a packed instruction: where its bits are, and whether its sign is flipped.
struct packed_source {
  const u32* bits = nullptr;
  u32 flip = 0;
  lanes own; ///< of scalars and constants

  constexpr void find(const wave& w, const decoded& d, u32 i, bool high) {
    const vector_modifiers& m = d.mods;
    const place& p = d.src[i];
    const u32 upper = (high ? m.op_sel_hi : m.op_sel) >> i & 1u;
    flip = ((high ? m.neg_hi : m.neg_lo) >> i & 1) != 0 ? 0x8000'0000u : 0;
    if (p.at == place_kind::vector) {
      bits = w.vector[p.index + upper].lane;
      return;
    }
    const u32 value =
        p.at == place_kind::scalar ? w.scalar[p.index + upper] : w.read32(p); // a constant serves both
    for (u32& lane : own.lane) lane = value;
    bits = own.lane;
  }
  constexpr f32 value(u32 lane) const { return f32_of(bits[lane] ^ flip); }
};

/// Two f32 in register pairs; op_sel and op_sel_hi pick the dword of each source.
template<auto Op, u32... I>
[[gnu::always_inline]] constexpr void run_packed_f32(wave& w, const decoded& d, sequence<u32, I...>) {
  packed_source low[sizeof...(I)], high[sizeof...(I)];
  (low[I].find(w, d, I, false), ...);
  (high[I].find(w, d, I, true), ...);
  const fp_mode mode{w.mode};
  const auto apply = [&](const packed_source* s, u32 lane) __attribute__((always_inline)) {
    if constexpr (requires { Op(s[I].value(lane)..., mode); })
      return Op(s[I].value(lane)..., mode);
    else
      return Op(s[I].value(lane)...);
  };
  lanes result[2];
  for_each_lane(w.exec(), [&](u32 lane) {
    result[0].lane[lane] = bits_of(apply(low, lane));
    result[1].lane[lane] = bits_of(apply(high, lane));
  });
  const bool keep_nan = !mode.clamps_nan();
  for (u32 half = 0; half < 2; ++half) {
    if (d.mods.clamp)
      for_active_lanes(w.exec(), [&](u32 lane) {
        u32& bits = result[half].lane[lane];
        bits = bits_of(clamped01(f32_of(bits), keep_nan));
      });
    write_lanes(w.vector[d.dst.index + half], result[half], w.exec());
  }
}
template<auto Op, class L, class R, class... A> constexpr handlers packed_f32_handler(R (L::*)(A...) const) {
  // The mode, if the operation takes it, comes last and is no source.
  using sources = __make_integer_seq<sequence, u32, sizeof...(A) - (__is_same(A, fp_mode) + ...)>;
  const handler any = [](wave& w, const decoded& d) { run_packed_f32<Op>(w, d, sources{}); };
#if KILN_HAS_HOST_LEVELS
  return {any, [](wave& w, const decoded& d) KILN_FOR_AVX2 { run_packed_f32<Op>(w, d, sources{}); }};
#else
  return any;
#endif
}
template<auto Op> constexpr handlers packed_f32() {
  return packed_f32_handler<Op>(&decltype(Op)::operator());
}

/// v_pk_mov_b32: two dwords picked from two register pairs; op_sel picks of source 0 for the low, of source 1 for the high.
constexpr void run_packed_move(wave& w, const decoded& d) {
  const auto value = [&](u32 i, u32 lane) {
    const place& p = d.src[i];
    const u32 upper = d.mods.op_sel >> i & 1u;
    return p.at == place_kind::vector   ? w.vector[p.index + upper].lane[lane]
           : p.at == place_kind::scalar ? w.scalar[p.index + upper]
                                        : w.read32(p);
  };
  for_active_lanes(w.exec(), [&](u32 lane) {
    const u32 low = value(0, lane), high = value(1, lane);
    w.vector[d.dst.index].lane[lane] = low;
    w.vector[d.dst.index + 1].lane[lane] = high;
  });
}

/// v_fma_mix: each source is an f32, or (op_sel_hi) the f16 half that op_sel picks. neg_hi takes the magnitude.
enum class mix_result : u8 { single, low_half, high_half };
template<mix_result Result> [[gnu::always_inline]] constexpr void run_fma_mix(wave& w, const decoded& d) {
  // Without op_sel_hi the sources are f32: the default of these, unlike of packed instructions.
  const vector_modifiers& m = d.mods;
  const u32 halves = d.origin->has(isa::modifier::op_sel_hi) ? m.op_sel_hi : 0;
  source_lanes s[3];
  w.write_mask = w.exec();
  for (u32 i = 0; i < 3; ++i) fetch_packed(w, d, i, (halves >> i & 1) != 0, s[i]);
  // abs may be given under the plain names or as neg_hi: they are the same bits.
  const u32 neg = m.neg | m.neg_lo, abs = m.abs | m.neg_hi;
  const fp_mode mode{w.mode};
  const bool usual = !w.unusual_mode;
  const auto value = [&](u32 i, u32 lane) {
    const u32 bits = s[i].low[lane];
    const half part{static_cast<u16>((m.op_sel >> i & 1) != 0 ? bits >> 16 : bits)};
    f32 x = (halves >> i & 1) == 0 ? f32_of(bits) : to_f32(usual ? part : taken(mode, part));
    if ((abs >> i & 1) != 0) x = magnitude(x);
    return (neg >> i & 1) != 0 ? negated(x) : x;
  };
  u32* out = w.vector[d.dst.index].lane;
  lanes product;
  if (usual)
    for_each_lane(w.write_mask, [&](u32 lane) {
      product.lane[lane] = bits_of(multiply_add(value(0, lane), value(1, lane), value(2, lane)));
    });
  for_active_lanes(w.write_mask, [&](u32 lane) {
    f32 x = usual ? f32_of(product.lane[lane])
                  : multiply_add(mode, value(0, lane), value(1, lane), value(2, lane));
    if (m.clamp) x = clamped01(x, !mode.clamps_nan());
    if constexpr (Result == mix_result::single) {
      out[lane] = bits_of(x);
    } else {
      const u32 bits = usual ? to_half(x).bits : converted<half>(mode, x).bits;
      out[lane] = Result == mix_result::low_half ? (out[lane] & 0xffff'0000u) | bits
                                                 : (out[lane] & 0xffffu) | bits << 16;
    }
  });
}

template<mix_result Result> constexpr handlers fma_mix() {
  const handler any = [](wave& w, const decoded& d) { run_fma_mix<Result>(w, d); };
#if KILN_HAS_HOST_LEVELS
  return {any, [](wave& w, const decoded& d) KILN_FOR_AVX2 { run_fma_mix<Result>(w, d); }};
#else
  return any;
#endif
}

} // namespace detail

constexpr handlers find_vop3p(u16 mnemonic, bool clamp) {
  using namespace detail;
  switch (mnemonic) {
  case isa::mn::v_pk_add_f16: return packed<[](half a, half b) { return add(a, b); }>();
  case isa::mn::v_pk_mul_f16: return packed<[](half a, half b) { return multiply(a, b); }>();
  case isa::mn::v_pk_min_f16: return packed<[](half a, half b) { return minimum_number(a, b); }>();
  case isa::mn::v_pk_max_f16: return packed<[](half a, half b) { return maximum_number(a, b); }>();
  case isa::mn::v_pk_fma_f16: return packed<[](half a, half b, half c) { return multiply_add(a, b, c); }>();
  case isa::mn::v_pk_minimum3_f16:
    return packed<[](half a, half b, half c) {
      return to_half(minimum(minimum(to_f32(a), to_f32(b)), to_f32(c)));
    }>();
  case isa::mn::v_pk_maximum3_f16:
    return packed<[](half a, half b, half c) {
      return to_half(maximum(maximum(to_f32(a), to_f32(b)), to_f32(c)));
    }>();
  case isa::mn::v_pk_fmac_f16:
    return vector<[](u32 a, u32 b, old_result<u32> c) {
      return packed_multiply_accumulate(a, b, c.value);
    }>();
  case isa::mn::v_pk_add_u16: return packed_integer<u16, [](i64 a, i64 b) { return a + b; }>(clamp);
  case isa::mn::v_pk_add_i16: return packed_integer<i16, [](i64 a, i64 b) { return a + b; }>(clamp);
  case isa::mn::v_pk_sub_u16: return packed_integer<u16, [](i64 a, i64 b) { return a - b; }>(clamp);
  case isa::mn::v_pk_sub_i16: return packed_integer<i16, [](i64 a, i64 b) { return a - b; }>(clamp);
  case isa::mn::v_pk_mad_u16: return packed_multiply_add<u16>(clamp);
  case isa::mn::v_pk_mad_i16: return packed_multiply_add<i16>(clamp);
  case isa::mn::v_pk_mul_lo_u16: return packed<[](u16 a, u16 b) { return static_cast<u16>(u32{a} * b); }>();
  case isa::mn::v_pk_min_u16: return packed<[](u16 a, u16 b) { return lower(a, b); }>();
  case isa::mn::v_pk_max_u16: return packed<[](u16 a, u16 b) { return higher(a, b); }>();
  case isa::mn::v_pk_min_i16: return packed<[](i16 a, i16 b) { return lower(a, b); }>();
  case isa::mn::v_pk_max_i16: return packed<[](i16 a, i16 b) { return higher(a, b); }>();
  case isa::mn::v_pk_lshlrev_b16:
    return packed<[](u16 a, u16 b) { return static_cast<u16>(u32{b} << (a & 15)); }>();
  case isa::mn::v_pk_lshrrev_b16:
    return packed<[](u16 a, u16 b) { return static_cast<u16>(b >> (a & 15)); }>();
  case isa::mn::v_pk_ashrrev_i16:
    return packed<[](i16 a, i16 b) { return static_cast<i16>(b >> (a & 15)); }>();
  case isa::mn::v_pk_add_f32: return packed_f32<[](f32 a, f32 b) { return add(a, b); }>();
  case isa::mn::v_pk_mul_f32: return packed_f32<[](f32 a, f32 b) { return multiply(a, b); }>();
  case isa::mn::v_pk_fma_f32: return packed_f32<[](f32 a, f32 b, f32 c) { return multiply_add(a, b, c); }>();
  case isa::mn::v_pk_mov_b32: return run_packed_move;
  case isa::mn::v_fma_mix_f32: return fma_mix<mix_result::single>();
  case isa::mn::v_fma_mixlo_f16: return fma_mix<mix_result::low_half>();
  case isa::mn::v_fma_mixhi_f16: return fma_mix<mix_result::high_half>();
  default: return nullptr;
  }
}

} // namespace kiln::sim

#pragma clang diagnostic pop
