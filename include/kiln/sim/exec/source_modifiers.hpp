// SPDX-License-Identifier: MIT
// What stands between a vector register and an operation's source: DPP, SDWA, op_sel, sext, abs, neg; and between its
// result and the register: omod, clamp, SDWA and op_sel destinations. Source: CDNA3 ISA manual 6.2, 6.6, 6.7, 12.14.
#pragma once

#include <kiln/sim/format/mode.hpp>
#include <kiln/sim/wave.hpp>

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpass-failed" // see for_each_lane

namespace kiln::sim {

/// What a value type is to the modifiers.
enum class value_kind : u8 { integer16, integer32, integer64, half, bfloat, single, double_precision };

template<class T> struct value_traits;
template<> struct value_traits<u32> {
  static constexpr value_kind kind = value_kind::integer32;
};
template<> struct value_traits<i32> {
  static constexpr value_kind kind = value_kind::integer32;
};
template<> struct value_traits<u64> {
  static constexpr value_kind kind = value_kind::integer64;
};
template<> struct value_traits<i64> {
  static constexpr value_kind kind = value_kind::integer64;
};
template<> struct value_traits<u16> {
  static constexpr value_kind kind = value_kind::integer16;
};
template<> struct value_traits<i16> {
  static constexpr value_kind kind = value_kind::integer16;
};
template<> struct value_traits<half> {
  static constexpr value_kind kind = value_kind::half;
};
template<> struct value_traits<bfloat> {
  static constexpr value_kind kind = value_kind::bfloat;
};
template<> struct value_traits<f32> {
  static constexpr value_kind kind = value_kind::single;
};
template<> struct value_traits<f64> {
  static constexpr value_kind kind = value_kind::double_precision;
};

constexpr bool is_narrow(value_kind k) {
  return k == value_kind::integer16 || k == value_kind::half || k == value_kind::bfloat;
}
constexpr bool is_wide(value_kind k) {
  return k == value_kind::integer64 || k == value_kind::double_precision;
}

/// A source as 64 values: pointers into the register file, or into its own storage.
struct source_lanes {
  const u32* low = nullptr;
  const u32* high = nullptr;
  lanes own_low;
  lanes own_high;
  u32 mode; ///< of the MODE register's own parameter only
};

namespace detail {

/// Whether MODE has an instruction's subnormals of this kind taken (or given) as zero.
constexpr bool flushes(const wave& w, const decoded& d, value_kind kind, bool result) {
  if ((d.row->reads & isa::special::mode) == 0) return false;
  const u32 first = (kind == value_kind::single ? 4 : 6) + (result ? 1 : 0);
  const bool floating =
      kind == value_kind::single || kind == value_kind::half || kind == value_kind::double_precision;
  return floating && (w.mode >> first & 1) == 0;
}
constexpr u32 flushed_word(u32 word, value_kind kind) { // of f64 the high one; its low one is cleared with it
  if (kind == value_kind::single) return (word & 0x7f80'0000u) == 0 ? word & 0x8000'0000u : word;
  if (kind == value_kind::half) return (word & 0x7c00u) == 0 ? word & ~0x3ffu : word;
  return word;
}
[[gnu::noinline]] constexpr void flush_source(const wave& w, const decoded& d, value_kind kind,
                                              source_lanes& s) {
  if (!flushes(w, d, kind, false)) return;
  if (kind == value_kind::double_precision) {
    for_active_lanes(w.exec(), [&](u32 lane) {
      const bool tiny = (s.high[lane] & 0x7ff0'0000u) == 0;
      s.own_low.lane[lane] = tiny ? 0 : s.low[lane];
      s.own_high.lane[lane] = tiny ? s.high[lane] & 0x8000'0000u : s.high[lane];
    });
    s.high = s.own_high.lane;
  } else {
    for_active_lanes(w.exec(), [&](u32 lane) { s.own_low.lane[lane] = flushed_word(s.low[lane], kind); });
  }
  s.low = s.own_low.lane;
}

/// Lane that DPP makes `lane` read, or -1 for none.
constexpr i32 dpp_source(u32 control, i32 lane) {
  const i32 row = lane & ~15, in_row = lane & 15;
  const auto within = [](i32 l, i32 low, i32 high) { return l >= low && l < high ? l : -1; };
  const i32 amount = static_cast<i32>(control & 15);
  if (control < 0x100) return (lane & ~3) + static_cast<i32>(control >> (2 * (lane & 3)) & 3);
  switch (control & 0x1f0) {
  case 0x100: return within(lane + amount, row, row + 16); // row_shl
  case 0x110: return within(lane - amount, row, row + 16); // row_shr
  case 0x120: return row + ((in_row - amount) & 15);       // row_ror
  case 0x150: return row + amount;                         // row_newbcast
  default: break;
  }
  switch (control) {
  case 0x130: return within(lane + 1, 0, 64);      // wave_shl:1
  case 0x134: return (lane + 1) & 63;              // wave_rol:1
  case 0x138: return within(lane - 1, 0, 64);      // wave_shr:1
  case 0x13c: return (lane - 1) & 63;              // wave_ror:1
  case 0x140: return row + 15 - in_row;            // row_mirror
  case 0x141: return (lane & ~7) + 7 - (lane & 7); // row_half_mirror
  case 0x142: return row == 0 ? -1 : row - 1;      // row_bcast:15
  case 0x143: return row < 32 ? -1 : 31;           // row_bcast:31
  default: return -1;
  }
}

/// The same for all lanes; 0 where there is none.
struct dpp_pattern {
  u8 from[wave_lanes] = {};
  u64 exists = 0;

  constexpr dpp_pattern() = default;
  constexpr explicit dpp_pattern(u32 control) {
    for (u32 lane = 0; lane < wave_lanes; ++lane) {
      const i32 source = dpp_source(control, static_cast<i32>(lane));
      from[lane] = static_cast<u8>(source < 0 ? 0 : source);
      exists |= static_cast<u64>(source >= 0) << lane;
    }
  }
};
/// All patterns, computed at first use.
inline const dpp_pattern& known_dpp_pattern(u32 control) {
  static constexpr u32 count = 512;
  struct table {
    dpp_pattern of[count];
    table() {
      for (u32 c = 0; c < count; ++c) of[c] = dpp_pattern(c);
    }
  };
  static const table patterns;
  return patterns.of[control % count];
}

/// `values` as DPP permutes them. Sets `valid` to the lanes whose source exists and is active; the others get 0.
constexpr void permute_lanes(const dpp_pattern& pattern, u64 active, const u32* values, lanes& out,
                             u64& valid) {
  valid = 0;
  for (u32 lane = 0; lane < wave_lanes; ++lane) {
    const u32 from = pattern.from[lane];
    const u64 ok = active >> from & pattern.exists >> lane & 1;
    valid |= ok << lane;
    out.lane[lane] = values[from] & (0u - static_cast<u32>(ok));
  }
}

/// Lanes whose rows and banks the masks let be written.
constexpr u64 dpp_written(u32 row_mask, u32 bank_mask) {
  u64 row = 0;
  for (u32 bank = 0; bank < 4; ++bank)
    if ((bank_mask >> bank & 1) != 0) row |= u64{15} << (4 * bank);
  u64 mask = 0;
  for (u32 r = 0; r < 4; ++r)
    if ((row_mask >> r & 1) != 0) mask |= row << (16 * r);
  return mask;
}

constexpr u32 selected(u32 value, u32 sel, bool sign_extend) {
  if (sel >= 6) return value;
  const bool byte = sel < 4;
  const u32 part = byte ? value >> (8 * sel) & 0xffu : value >> (16 * (sel - 4)) & 0xffffu;
  if (!sign_extend) return part;
  return byte ? static_cast<u32>(static_cast<i32>(static_cast<i8>(part)))
              : static_cast<u32>(static_cast<i32>(static_cast<i16>(part)));
}

/// Applies the instruction's modifiers to source i.
[[gnu::noinline]] constexpr void modify_source(wave& w, const decoded& d, u32 i, value_kind kind,
                                               source_lanes& s) {
  const vector_modifiers& m = d.mods;
  const u64 active = w.exec();
  const u32* low = s.low;
  const bool wide = is_wide(kind);
  lanes shuffled, shuffled_high;
  u64 valid = ~u64{0};
  if (m.dpp && i == 0 && d.src[0].at == place_kind::vector) {
    const auto permute = [&](const dpp_pattern& pattern) {
      permute_lanes(pattern, active, low, shuffled, valid);
      if (wide) permute_lanes(pattern, active, s.high, shuffled_high, valid);
    };
    if (__builtin_is_constant_evaluated())
      permute(dpp_pattern(m.dpp_ctrl));
    else
      permute(known_dpp_pattern(m.dpp_ctrl));
    low = shuffled.lane;
    if (wide) s.high = shuffled_high.lane;
    w.write_mask &= dpp_written(m.row_mask, m.bank_mask) & (m.bound_ctrl ? ~u64{0} : valid);
  }
  const u32 sel = m.sdwa && i < 2 ? m.src_sel[i] : is_narrow(kind) && (m.op_sel >> i & 1) != 0 ? 5u : 6u;
  const bool sign_extend = m.sdwa && i < 2 && (m.sext >> i & 1) != 0;
  const u32 sign = kind == value_kind::single                               ? 0x8000'0000u
                   : kind == value_kind::half || kind == value_kind::bfloat ? 0x8000u
                                                                            : 0;
  const bool wide_float = kind == value_kind::double_precision;
  const u32 clear = (m.abs >> i & 1) != 0 ? sign : 0, flip = (m.neg >> i & 1) != 0 ? sign : 0;
  const u32 clear_high = wide_float && (m.abs >> i & 1) != 0 ? 0x8000'0000u : 0;
  const u32 flip_high = wide_float && (m.neg >> i & 1) != 0 ? 0x8000'0000u : 0;
  // Loops of their own, without branches: they become vector code.
  u32* own = s.own_low.lane;
  const auto keep = [&](auto part) __attribute__((always_inline)) {
    for_each_lane(w.write_mask, [&](u32 lane) { own[lane] = (part(low[lane]) & ~clear) ^ flip; });
  };
  if (sel >= 6)
    keep([](u32 value) { return value; });
  else if (sign_extend)
    keep([sel](u32 value) { return selected(value, sel, true); });
  else
    keep([shift = sel < 4 ? 8 * sel : 16 * (sel - 4), mask = sel < 4 ? 0xffu : 0xffffu](u32 value) {
      return value >> shift & mask;
    });
  s.low = own;
  if (!wide) return;
  const u32* high = s.high;
  u32* own_high = s.own_high.lane;
  for_each_lane(w.write_mask, [&](u32 lane) { own_high[lane] = (high[lane] & ~clear_high) ^ flip_high; });
  s.high = own_high;
}

/// A NaN becomes 0, or (without MODE.DX10_CLAMP) stays; so does -0 become 0.
template<class Float> constexpr Float clamped01(Float x, bool keep_nan = false) {
  if (is_nan(x)) return keep_nan ? x : Float(0);
  return x <= 0 ? Float(0) : x > 1 ? Float(1) : x;
}

/// Whether MODE lets omod have its effect on results of this kind: not in IEEE mode, nor where subnormals are given.
constexpr bool honours_omod(u32 mode, value_kind kind) {
  const u32 gives = kind == value_kind::single ? 5 : 7;
  return (mode >> 9 & 1) == 0 && (mode >> gives & 1) == 0;
}
/// x times omod's factor; -0 and what becomes too small are 0.
template<class Float> constexpr Float output_scaled(Float x, u32 omod) {
  if (omod == 0) return x;
  const Float y = multiply(x, omod == 1 ? Float(2) : omod == 2 ? Float(4) : Float(0.5));
  return y == 0 || is_subnormal(y) ? Float(0) : y;
}

/// Where an operation writes: straight into the register when nothing stands between.
struct target_lanes {
  u32* low = nullptr;
  u32* high = nullptr;
  lanes own_low;
  lanes own_high;
  bool direct;
};

[[gnu::noinline]] constexpr void open_target(wave& w, const decoded& d, target_lanes& t, bool wide) {
  lanes* reg = w.vector + d.dst.index;
  t.direct =
      !d.result_modified && !w.unusual_mode && (__builtin_is_constant_evaluated() || w.write_mask == ~u64{0});
  t.low = t.direct ? reg[0].lane : t.own_low.lane;
  t.high = !wide ? nullptr : t.direct ? reg[1].lane : t.own_high.lane;
}

/// Output modifiers, then the write under the mask.
[[gnu::noinline]] constexpr void write_target(wave& w, const decoded& d, target_lanes& t, value_kind kind) {
  const vector_modifiers& m = d.mods;
  lanes* reg = w.vector + d.dst.index;
  const u64 mask = w.write_mask;
  if (w.unusual_mode && flushes(w, d, kind, true))
    for_active_lanes(mask, [&](u32 lane) {
      if (kind == value_kind::double_precision && (t.high[lane] & 0x7ff0'0000u) == 0)
        t.low[lane] = 0, t.high[lane] &= 0x8000'0000u;
      t.low[lane] = flushed_word(t.low[lane], kind);
    });
  if (!d.result_modified) {
    if (is_wide(kind)) {
      for (u32 lane = 0; lane < wave_lanes; ++lane) {
        const bool write = (mask >> lane & 1) != 0;
        reg[0].lane[lane] = write ? t.low[lane] : reg[0].lane[lane];
        reg[1].lane[lane] = write ? t.high[lane] : reg[1].lane[lane];
      }
      return;
    }
    for (u32 lane = 0; lane < wave_lanes; ++lane)
      reg[0].lane[lane] = (mask >> lane & 1) != 0 ? t.low[lane] : reg[0].lane[lane];
    return;
  }
  const u32 omod = m.omod != 0 && honours_omod(w.mode, kind) ? m.omod : 0;
  const bool keep_nan = !fp_mode{w.mode}.clamps_nan();
  if (is_wide(kind)) {
    for_active_lanes(mask, [&](u32 lane) {
      u64 bits = t.low[lane] | static_cast<u64>(t.high[lane]) << 32;
      if (kind == value_kind::double_precision) {
        const f64 x = output_scaled(f64_of(bits), omod);
        bits = bits_of(m.clamp ? clamped01(x, keep_nan) : x);
      }
      reg[0].lane[lane] = static_cast<u32>(bits);
      reg[1].lane[lane] = static_cast<u32>(bits >> 32);
    });
    return;
  }
  if (m.clamp || omod != 0)
    for_active_lanes(mask, [&](u32 lane) {
      u32& low = t.low[lane];
      if (kind == value_kind::single) {
        const f32 x = output_scaled(f32_of(low), omod);
        low = bits_of(m.clamp ? clamped01(x, keep_nan) : x);
      } else if (kind == value_kind::half) {
        const f32 wide = output_scaled(to_f32(half{static_cast<u16>(low)}), omod);
        const half x = converted<half>({w.mode}, m.clamp ? clamped01(wide, keep_nan) : wide);
        low = is_subnormal(x) && omod != 0 ? 0 : x.bits;
      }
    });
  // Bits of the result, where they go, and bits of the register that stay or are copies of the result's sign.
  u32 part = ~u32{0}, shift = 0, kept = 0, sign = 0, copies = 0;
  if (m.sdwa && m.dst_sel < 6) {
    const bool byte = m.dst_sel < 4;
    part = byte ? 0xffu : 0xffffu;
    shift = byte ? 8u * m.dst_sel : 16u * (m.dst_sel - 4u);
    if (m.dst_unused == 2) kept = ~(part << shift);
    const u32 end = shift + (byte ? 8 : 16);
    if (m.dst_unused == 1 && end < 32) sign = (part >> 1) + 1, copies = ~u32{0} << end;
  } else if (is_narrow(kind) && (m.op_sel & 8) != 0) {
    part = 0xffffu, shift = 16, kept = 0xffffu;
  } else if (is_narrow(kind) && d.keeps_other_half) {
    part = 0xffffu, kept = 0xffff'0000u;
  }
  u32* to = reg[0].lane;
  const lanes& from = t.own_low;
  for (u32 lane = 0; lane < wave_lanes; ++lane) {
    const bool write = (mask >> lane & 1) != 0;
    const u32 value = write ? from.lane[lane] : 0;
    const u32 placed = (to[lane] & kept) | (value & part) << shift | ((value & sign) != 0 ? copies : 0);
    to[lane] = write ? placed : to[lane];
  }
}
[[gnu::always_inline]] constexpr void close_target(wave& w, const decoded& d, target_lanes& t,
                                                   value_kind kind) {
  if (!t.direct) write_target(w, d, t, kind);
}

} // namespace detail

} // namespace kiln::sim

#pragma clang diagnostic pop
