// SPDX-License-Identifier: MIT
// Formatted buffer loads and stores: components of 2 to 32 bits, normalised, scaled, integer or float.
// Source: CDNA3 ISA manual 9.1; formats and descriptor fields as in the GCN3 ISA manual 8.1.
#pragma once

#include <kiln/sim/exec/memory_access.hpp>
#include <kiln/sim/exec/memory_names.hpp>
#include <kiln/sim/format/rounding.hpp>

namespace kiln::sim {

namespace detail {

/// Numbers of a component: NUM_FORMAT's values.
enum class number_format : u8 { unorm, snorm, uscaled, sscaled, uint, sint, reserved, real };

/// DATA_FORMAT: bits of each component, from the lowest address on.
struct data_format {
  u8 bits[4] = {};
  constexpr u32 bytes() const { return (u32{bits[0]} + bits[1] + bits[2] + bits[3]) / 8; }
};
constexpr data_format data_format_of(u32 code) {
  constexpr data_format formats[16] = {{},
                                       {{8}},
                                       {{16}},
                                       {{8, 8}},
                                       {{32}},
                                       {{16, 16}},
                                       {{11, 11, 10}},
                                       {{10, 11, 11}},
                                       {{2, 10, 10, 10}},
                                       {{10, 10, 10, 2}},
                                       {{8, 8, 8, 8}},
                                       {{32, 32}},
                                       {{16, 16, 16, 16}},
                                       {{32, 32, 32}},
                                       {{32, 32, 32, 32}},
                                       {}};
  return formats[code & 15];
}
/// A float without sign, exponent of 5 bits: 11 or 10 bits wide.
constexpr f32 decode_unsigned_float(u32 code, u32 bits) {
  const u32 fraction_bits = bits - 5, up = 10 - fraction_bits;
  return to_f32(half{static_cast<u16>(code << up)});
}
constexpr u32 encode_unsigned_float(f32 x, u32 bits) {
  const u32 up = 10 - (bits - 5);
  if (!is_nan(x) && sign_of(x)) return 0;
  return static_cast<u32>(to_half(x).bits & 0x7fffu) >> up;
}

/// A component as the register has it: bits of an f32, or an integer.
constexpr u32 decode_component(u32 code, u32 bits, number_format f) {
  const u32 largest = bits == 32 ? ~0u : (1u << bits) - 1;
  const i32 extended = static_cast<i32>(code << (32 - bits)) >> (32 - bits);
  const f64 half_range = static_cast<f64>(largest >> 1);
  switch (f) {
  case number_format::unorm: return bits_of(static_cast<f32>(static_cast<f64>(code) / largest));
  case number_format::snorm: {
    const f64 x = static_cast<f64>(extended) / half_range;
    return bits_of(static_cast<f32>(x < -1 ? -1.0 : x));
  }
  case number_format::uscaled: return bits_of(static_cast<f32>(code));
  case number_format::sscaled: return bits_of(static_cast<f32>(extended));
  case number_format::sint: return static_cast<u32>(extended);
  case number_format::real:
    return bits == 32   ? code
           : bits == 16 ? bits_of(to_f32(half{static_cast<u16>(code)}))
                        : bits_of(decode_unsigned_float(code, bits));
  default: return code;
  }
}
constexpr u32 encode_component(u32 value, u32 bits, number_format f) {
  const u32 mask = bits == 32 ? ~0u : (1u << bits) - 1;
  const f32 x = f32_of(value);
  const auto limited = [x](f64 low, f64 high, f64 factor) {
    const f64 wide = is_nan(x) ? 0.0 : widened(x);
    return rounded_to_even((wide < low ? low : wide > high ? high : wide) * factor);
  };
  const f64 largest = static_cast<f64>(mask), half_range = static_cast<f64>(mask >> 1);
  switch (f) {
  case number_format::unorm: return to_u32(limited(0, 1, largest));
  case number_format::snorm: return static_cast<u32>(to_i32(limited(-1, 1, half_range))) & mask;
  case number_format::uscaled:
    return to_u32(truncated(is_nan(x) || x < 0 ? 0.0 : widened(x) > largest ? largest : widened(x)));
  case number_format::sscaled: {
    const f64 wide = is_nan(x) ? 0.0 : widened(x);
    return static_cast<u32>(to_i32(wide < -half_range - 1 ? -half_range - 1
                                   : wide > half_range    ? half_range
                                                          : wide)) &
           mask;
  }
  case number_format::uint: return value < mask ? value : mask;
  case number_format::sint: {
    const i64 high = static_cast<i64>(mask >> 1), low = -high - 1, v = static_cast<i32>(value);
    return static_cast<u32>(v < low ? low : v > high ? high : v) & mask;
  }
  case number_format::real:
    return bits == 32 ? value : bits == 16 ? u32{to_half(x).bits} : encode_unsigned_float(x, bits);
  default: return value & mask;
  }
}

/// What one access converts: MTBUF names the format itself, MUBUF takes it and the order of components from the descriptor.
struct format_in_use {
  data_format data;
  number_format number{};
  u8 select[4] = {4, 5, 6, 7}; ///< 0: zero, 1: one, 4..7: component
};
constexpr format_in_use format_of(const wave& w, const decoded& d) {
  format_in_use f;
  if (d.row->encoding == isa::encoding::mtbuf) {
    // The assembler's default is DATA_FORMAT 1, NUM_FORMAT 0.
    const u32 code = d.origin->has(isa::modifier::format)
                         ? static_cast<u32>(d.origin->value_of(isa::modifier::format))
                         : 1;
    f.data = data_format_of(code & 15);
    f.number = static_cast<number_format>(code >> 4 & 7);
    return f;
  }
  const u32 word = w.scalar[d.src[slot::descriptor].index + 3];
  for (u32 i = 0; i < 4; ++i) f.select[i] = static_cast<u8>(word >> (3 * i) & 7);
  f.number = static_cast<number_format>(word >> 12 & 7);
  f.data = data_format_of(word >> 15 & 15);
  return f;
}
constexpr bool is_integer(number_format f) { return f == number_format::uint || f == number_format::sint; }

constexpr bool refuse_format(wave& w, const decoded& d, const format_in_use& f) {
  if (f.data.bytes() != 0 && f.number != number_format::reserved) return false;
  if (report* r = w.open_report(report_kind::out_of_bounds, d))
    r->message
        << "the format is none: DATA_FORMAT and NUM_FORMAT of the descriptor or the instruction are not set";
  return true;
}
/// Bits of an element's component, which lies within four bytes and a bit offset.
constexpr u32 component_bits(const u8* p, u32 at, u32 bits) {
  u32 value = 0;
  for (u32 i = 0; i < bits; ++i) value |= static_cast<u32>(p[(at + i) / 8] >> ((at + i) % 8) & 1) << i;
  return value;
}

constexpr u32 to_d16(u32 value, number_format f) {
  return is_integer(f) ? value & 0xffffu : u32{to_half(f32_of(value)).bits};
}
constexpr u32 from_d16(u32 bits, number_format f) {
  if (f == number_format::sint) return static_cast<u32>(static_cast<i32>(static_cast<i16>(bits)));
  return is_integer(f) ? bits & 0xffffu : bits_of(to_f32(half{static_cast<u16>(bits)}));
}

template<u32 Count> constexpr void load_formatted(wave& w, const decoded& d) {
  const format_in_use f = format_of(w, d);
  if (refuse_format(w, d, f)) return;
  const u32 bytes = f.data.bytes();
  const u32 one = is_integer(f.number) ? 1 : 0x3f80'0000u;
  const bool narrow = d.shape.part != register_part::whole;
  for_active_lanes(w.exec(), [&](u32 lane) {
    u32 components[4] = {0, 0, 0, one};
    const u8* p = buffer_space::at(w, d, lane, 0, bytes, access::read);
    for (u32 i = 0, at = 0; i < 4 && f.data.bits[i] != 0; at += f.data.bits[i++])
      components[i] = p == nullptr
                          ? 0
                          : decode_component(component_bits(p, at, f.data.bits[i]), f.data.bits[i], f.number);
    if (p == nullptr) components[3] = 0;
    for (u32 i = 0; i < Count; ++i) {
      const u32 select = f.select[i];
      const u32 value = select >= 4 ? components[select - 4] : select == 1 ? one : 0;
      if (d.shape.to_lds) {
        u8* out = find_lds(w, d, lane, w.m0() + d.immediate + lane * 4, 4, access::write);
        if (out != nullptr) store_u32(out, value);
      } else if (!narrow) {
        w.vector[d.dst.index + i].lane[lane] = value;
      } else {
        u32& reg = w.vector[d.dst.index + i / 2].lane[lane];
        const bool high = d.shape.part == register_part::high_half || i % 2 == 1;
        reg = placed_part(high || Count == 1 ? reg : 0, to_d16(value, f.number),
                          high ? register_part::high_half : register_part::low_half);
      }
    }
  });
}
template<u32 Count> constexpr void store_formatted(wave& w, const decoded& d) {
  const format_in_use f = format_of(w, d);
  if (refuse_format(w, d, f)) return;
  const u32 bytes = f.data.bytes();
  const bool narrow = d.shape.part != register_part::whole;
  for_active_lanes(w.exec(), [&](u32 lane) {
    u8* p = buffer_space::at(w, d, lane, 0, bytes, access::write);
    if (p == nullptr) return;
    u32 values[4] = {};
    for (u32 i = 0; i < Count; ++i) {
      const u32 index = d.src[slot::data].index + (narrow ? i / 2 : i);
      const u32 reg = w.vector[index].lane[lane];
      const bool high = d.shape.part == register_part::high_half || i % 2 == 1;
      values[i] = !narrow ? reg : from_d16(high ? reg >> 16 : reg & 0xffffu, f.number);
    }
    u8 element[16] = {};
    for (u32 i = 0, at = 0; i < 4 && f.data.bits[i] != 0; at += f.data.bits[i++]) {
      u32 from = i; // the component that goes there: the first one that selects it
      for (u32 k = 4; k-- > 0;)
        if (f.select[k] == 4 + i) from = k;
      const u32 code = encode_component(values[from], f.data.bits[i], f.number);
      for (u32 b = 0; b < f.data.bits[i]; ++b)
        element[(at + b) / 8] = static_cast<u8>(element[(at + b) / 8] | (code >> b & 1) << ((at + b) % 8));
    }
    for (u32 i = 0; i < bytes; ++i) p[i] = element[i];
  });
}

} // namespace detail

/// "load_format_xyz", "store_format_d16_hi_x", ... after buffer_ or tbuffer_.
constexpr handler find_formatted(text_view name, decoded& d) {
  using namespace detail;
  const bool store = take(name, "store_format_");
  if (!store && !take(name, "load_format_")) return nullptr;
  if (take(name, "d16_"))
    d.shape.part = take(name, "hi_") ? register_part::high_half : register_part::low_half;
  d.shape.to_lds = (d.row->flags & isa::flag::lds_dma) != 0;
  if (name == "x") return store ? store_formatted<1> : load_formatted<1>;
  if (name == "xy") return store ? store_formatted<2> : load_formatted<2>;
  if (name == "xyz") return store ? store_formatted<3> : load_formatted<3>;
  if (name == "xyzw") return store ? store_formatted<4> : load_formatted<4>;
  return nullptr;
}

} // namespace kiln::sim
