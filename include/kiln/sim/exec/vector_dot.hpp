// SPDX-License-Identifier: MIT
// Meaning of dot products: sums of products of the fields of two dwords. Source: CDNA3 ISA manual 12.12.
#pragma once

#include <kiln/sim/exec/vop3p.hpp>

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpass-failed" // see for_each_lane

namespace kiln::sim {

namespace detail {

/// Sum of products of `Count` fields of 32/Count bits, plus c. Signed and unsigned integers.
template<u32 Count, bool Signed> constexpr i64 dot_integer(u32 a, u32 b, i64 c) {
  constexpr u32 bits = 32 / Count;
  for (u32 i = 0; i < Count; ++i) {
    const u32 x = a << (32 - bits - i * bits), y = b << (32 - bits - i * bits);
    c += Signed ? i64{static_cast<i32>(x) >> (32 - bits)} * (static_cast<i32>(y) >> (32 - bits))
                : static_cast<i64>(u64{x >> (32 - bits)} * (y >> (32 - bits)));
  }
  return c;
}
/// Source i of a dot product; the forms with DPP take it from other lanes.
constexpr void fetch_dot_source(wave& w, const decoded& d, u32 i, bool floating, source_lanes& s) {
  if (d.mods.dpp && i == 0)
    fetch_source(w, d, i, value_kind::integer32, s);
  else
    fetch_packed(w, d, i, floating, s);
}
template<u32 Count, bool Signed, bool Accumulate> constexpr void run_dot_integer(wave& w, const decoded& d) {
  source_lanes s[3];
  w.write_mask = w.exec();
  for (u32 i = 0; i < (Accumulate ? 2u : 3u); ++i) fetch_dot_source(w, d, i, false, s[i]);
  u32* out = w.vector[d.dst.index].lane;
  for_active_lanes(w.write_mask, [&](u32 lane) {
    const u32 c = Accumulate ? out[lane] : s[2].low[lane];
    const i64 sum = dot_integer<Count, Signed>(s[0].low[lane], s[1].low[lane],
                                               Signed ? i64{static_cast<i32>(c)} : i64{c});
    out[lane] = d.mods.clamp ? (Signed ? static_cast<u32>(saturated<i32>(sum)) : saturated<u32>(sum))
                             : static_cast<u32>(sum);
  });
}

/// v_dot2_f32_f16 and the forms that accumulate: c + a.lo*b.lo, then + a.hi*b.hi. v_dot2_f32_bf16 adds c last. Each step
/// rounds to f32 as MODE says (the manual's pseudocode sets no rounding of its own).
template<class T, bool Accumulate>
[[gnu::always_inline]] constexpr void run_dot_float(wave& w, const decoded& d) {
  source_lanes s[3];
  w.write_mask = w.exec();
  for (u32 i = 0; i < 2; ++i) fetch_dot_source(w, d, i, true, s[i]);
  if constexpr (!Accumulate) fetch_packed(w, d, 2, false, s[2]);
  vector_modifiers mods = d.mods;
  if (d.row->encoding != isa::encoding::vop3p)
    mods.op_sel = 0, mods.op_sel_hi = 7, mods.neg_lo = mods.neg_hi = 0;
  const half_picker pick[2] = {{mods, 0, true}, {mods, 1, true}};
  const u32* addend = Accumulate ? w.vector[d.dst.index].lane : s[2].low;
  lanes result;
  const auto run = [&](auto number, auto step) __attribute__((always_inline)) {
    for_each_lane(w.write_mask, [&](u32 lane) {
      constexpr bool addend_last = !Accumulate && __is_same(T, bfloat);
      const u32 a = s[0].low[lane], b = s[1].low[lane];
      const f32 c = f32_of(addend[lane]);
      const f32 low = step(number(pick[0].template low<T>(a)), number(pick[1].template low<T>(b)),
                           addend_last ? -0.0f : c);
      f32 x = step(number(pick[0].template high<T>(a)), number(pick[1].template high<T>(b)), low);
      if constexpr (addend_last) x = step(x, 1.0f, c);
      result.lane[lane] = bits_of(x);
    });
  };
  const fp_mode mode{w.mode};
  if (w.unusual_mode)
    run([mode](T x) { return to_f32(taken(mode, x)); },
        [mode](f32 a, f32 b, f32 c) { return multiply_add(mode, a, b, c); });
  else
    run([](T x) { return to_f32(x); }, [](f32 a, f32 b, f32 c) { return multiply_add(a, b, c); });
  if (d.mods.clamp)
    for_active_lanes(w.write_mask, [&](u32 lane) {
      result.lane[lane] = bits_of(clamped01(f32_of(result.lane[lane]), !mode.clamps_nan()));
    });
  write_lanes(w.vector[d.dst.index], result, w.write_mask);
}
template<class T, bool Accumulate> constexpr handlers dot_float() {
  const handler any = [](wave& w, const decoded& d) { run_dot_float<T, Accumulate>(w, d); };
#if KILN_HAS_HOST_LEVELS
  return {any, [](wave& w, const decoded& d) KILN_FOR_AVX2 { run_dot_float<T, Accumulate>(w, d); }};
#else
  return any;
#endif
}

} // namespace detail

constexpr handlers find_vector_dot(u16 mnemonic) {
  using namespace detail;
  switch (mnemonic) {
  case isa::mn::v_dot2_i32_i16: return run_dot_integer<2, true, false>;
  case isa::mn::v_dot2_u32_u16: return run_dot_integer<2, false, false>;
  case isa::mn::v_dot4_i32_i8: return run_dot_integer<4, true, false>;
  case isa::mn::v_dot4_u32_u8: return run_dot_integer<4, false, false>;
  case isa::mn::v_dot8_i32_i4: return run_dot_integer<8, true, false>;
  case isa::mn::v_dot8_u32_u4: return run_dot_integer<8, false, false>;
  case isa::mn::v_dot2c_i32_i16: return run_dot_integer<2, true, true>;
  case isa::mn::v_dot4c_i32_i8: return run_dot_integer<4, true, true>;
  case isa::mn::v_dot8c_i32_i4: return run_dot_integer<8, true, true>;
  case isa::mn::v_dot2_f32_f16: return dot_float<half, false>();
  case isa::mn::v_dot2c_f32_f16: return dot_float<half, true>();
  case isa::mn::v_dot2_f32_bf16: return dot_float<bfloat, false>();
  case isa::mn::v_dot2c_f32_bf16: return dot_float<bfloat, true>();
  default: return nullptr;
  }
}

} // namespace kiln::sim

#pragma clang diagnostic pop
