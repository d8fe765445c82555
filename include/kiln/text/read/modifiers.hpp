// SPDX-License-Identifier: MIT
// Modifiers as they are written: into the 64 modifier bits of an instruction.
#pragma once

#include <kiln/ir/instruction.hpp>
#include <kiln/text/modifiers.hpp>
#include <kiln/text/read/expression.hpp>

namespace kiln::text::read {

/// Modifiers of one line. Bit arrays are kept as written: which bit means what depends on the row.
struct spelled_modifiers {
  isa::modifier_set given = 0;
  i64 value[isa::modifier_count] = {};
  u32 op_sel_count = 0; ///< elements of op_sel

  constexpr bool set(isa::modifier m, i64 v) {
    if ((given & isa::mask_of(m)) != 0) return false;
    given |= isa::mask_of(m);
    value[static_cast<u32>(m)] = v;
    return true;
  }
};

class modifier_reader {
public:
  constexpr modifier_reader(scanner& in, spelled_modifiers& out) : in_(in), out_(out) {}

  enum class outcome : u8 { none, taken, wrong };

  /// The modifier at the current place, if there is one.
  constexpr outcome take() {
    using isa::modifier;
    const text_view word = in_.peek_word();
    if (word.size == 0) return outcome::none;
    for (u32 i = 0; i < isa::modifier_count; ++i) {
      const isa::modifier_field& f = isa::modifier_fields[i];
      const text_view text(f.text);
      if (f.is_flag && word == text) return in_.word(), done(out_.set(static_cast<modifier>(i), 1));
      if (text.size < 2 || text.data[text.size - 1] != ':' || !(word == text_view(text.data, text.size - 1)))
        continue;
      in_.word();
      const bool has_value = in_.take(':');
      return done(has_value ? take_value(static_cast<modifier>(i))
                            : static_cast<modifier>(i) == modifier::bound_ctrl &&
                                  out_.set(modifier::bound_ctrl, 1));
    }
    return take_renamed(word);
  }

private:
  static constexpr outcome done(bool good) { return good ? outcome::taken : outcome::wrong; }

  /// Those that have another name in the table than in the assembler.
  constexpr outcome take_renamed(text_view word) {
    using isa::modifier;
    if (word == "mul" || word == "div") {
      in_.word();
      i64 n = 0;
      if (!in_.take(':') || !in_.take_integer(n)) return outcome::wrong;
      if (word == "div") return done(n == 2 && out_.set(modifier::omod, 3));
      return done((n == 2 || n == 4) && out_.set(modifier::omod, n / 2));
    }
    if (word == "neg" && in_.rest().size > 3 && in_.rest().data[3] == ':') {
      in_.word(), in_.take(':');
      u32 bits = 0, count = 0;
      return done(take_bits(in_, bits, count) && out_.set(modifier::blgp, bits));
    }
    return take_dpp(word);
  }

  constexpr outcome take_dpp(text_view word) {
    using isa::modifier;
    struct control {
      const char* name;
      u32 base, least, most, step; ///< value n gives base + (n - least) * step
    };
    constexpr control with_number[] = {
        {"row_shl", 0x101, 1, 15, 1},      {"row_shr", 0x111, 1, 15, 1}, {"row_ror", 0x121, 1, 15, 1},
        {"row_newbcast", 0x150, 0, 15, 1}, {"wave_shl", 0x130, 1, 1, 1}, {"wave_rol", 0x134, 1, 1, 1},
        {"wave_shr", 0x138, 1, 1, 1},      {"wave_ror", 0x13c, 1, 1, 1},
    };
    if (word == "row_mirror") return in_.word(), done(out_.set(modifier::dpp_ctrl, 0x140));
    if (word == "row_half_mirror") return in_.word(), done(out_.set(modifier::dpp_ctrl, 0x141));
    i64 n = 0;
    if (word == "row_bcast") {
      in_.word();
      if (!in_.take(':') || !in_.take_integer(n)) return outcome::wrong;
      return done((n == 15 || n == 31) && out_.set(modifier::dpp_ctrl, n == 15 ? 0x142 : 0x143));
    }
    if (word == "quad_perm") {
      in_.word();
      u32 value = 0, count = 0;
      if (!in_.take(':') || !in_.take('[')) return outcome::wrong;
      do {
        if (count == 4 || !in_.take_integer(n) || n < 0 || n > 3) return outcome::wrong;
        value |= static_cast<u32>(n) << 2 * count++;
      } while (in_.take(','));
      return done(count == 4 && in_.take(']') && out_.set(modifier::dpp_ctrl, value));
    }
    for (const control& c : with_number) {
      if (!(word == text_view(c.name))) continue;
      in_.word();
      if (!in_.take(':') || !in_.take_integer(n) || n < c.least || n > c.most) return outcome::wrong;
      return done(out_.set(modifier::dpp_ctrl, c.base + (n - c.least) * c.step));
    }
    return outcome::none;
  }

  constexpr bool take_value(isa::modifier m) {
    constexpr const char* selects[] = {"BYTE_0", "BYTE_1", "BYTE_2", "BYTE_3", "WORD_0", "WORD_1", "DWORD"};
    constexpr const char* unused[] = {"UNUSED_PAD", "UNUSED_SEXT", "UNUSED_PRESERVE"};
    i64 value = 0;
    u32 bits = 0, count = 0;
    using enum isa::modifier;
    switch (m) {
    case dst_sel:
    case src0_sel:
    case src1_sel: value = take_one_of(in_, selects); return value >= 0 && out_.set(m, value);
    case dst_unused: value = take_one_of(in_, unused); return value >= 0 && out_.set(m, value);
    case op_sel:
    case op_sel_hi:
    case neg_lo:
    case neg_hi:
      if (!take_bits(in_, bits, count)) return false;
      if (m == op_sel) out_.op_sel_count = count;
      return out_.set(m, bits);
    case format: return take_format(in_, bits) && out_.set(m, bits);
    case bound_ctrl: // 0 and 1 mean the same bit, set (LLVM's AMDGPU assembler, as in old sources)
      return in_.take_integer(value) && (value == 0 || value == 1) && out_.set(m, 1);
    case offset:
      if (in_.peek_word() == "swizzle") return take_swizzle(in_, bits) && out_.set(m, bits);
      break;
    default: break;
    }
    return in_.take_integer(value) && out_.set(m, value);
  }

  scanner& in_;
  spelled_modifiers& out_;
};

/// op_sel as the instruction stores it: bit 3 belongs to the destination (the inverse of put_op_sel).
constexpr bool op_sel_of(const isa::row& row, const isa::operand_list& list, u32 bits, u32 count, u32& out) {
  const u32 sources = source_count(list);
  out = bits;
  if (row.encoding != isa::encoding::vop3) return count <= 3;
  if (sources >= 3 || selects_destination_byte(row.name())) return true;
  // One element a source, and one for the destination if there is one more.
  out = (bits & ((1u << sources) - 1)) | (bits >> sources & 1) << 3;
  return count <= sources + 1;
}

/// Fills the instruction's modifier bits; the name of the modifier whose value does not fit the row, or "".
constexpr const char* put_modifiers_in(const spelled_modifiers& m, const isa::row& row,
                                       const isa::operand_list& list, ir::instruction& in) {
  in.given |= m.given;
  for (isa::modifier_set left = m.given; left != 0; left &= left - 1) {
    const auto which = static_cast<isa::modifier>(__builtin_ctzll(left));
    const isa::modifier_field& f = isa::field_of(which);
    i64 value = m.value[static_cast<u32>(which)];
    i64 low = 0, high = (i64{1} << f.width) - 1;
    if (which == isa::modifier::offset) low = row.offset_min(), high = row.offset_max();
    if (which == isa::modifier::op_sel) {
      u32 bits = 0;
      if (!op_sel_of(row, list, static_cast<u32>(value), m.op_sel_count, bits)) return f.text;
      value = bits;
    }
    if (value < low || value > high) return f.text;
    in.modifiers |= (static_cast<u64>(value) & ((u64{1} << f.width) - 1)) << f.low_bit;
  }
  return "";
}

} // namespace kiln::text::read
