// SPDX-License-Identifier: MIT
// One line of assembly to one instruction: the row of the table that takes its name, operands and modifiers.
#pragma once

#include <kiln/ir/kept_destination.hpp>
#include <kiln/isa/table.hpp>
#include <kiln/text/read/modifiers.hpp>
#include <kiln/text/read/operand.hpp>

namespace kiln::text::read {

/// Order of names in the table: bytewise.
constexpr bool is_before(text_view a, text_view b) {
  for (u32 i = 0; i < a.size && i < b.size; ++i)
    if (a.data[i] != b.data[i]) return static_cast<u8>(a.data[i]) < static_cast<u8>(b.data[i]);
  return a.size < b.size;
}

constexpr text_view without_suffix(text_view name) {
  constexpr text_view suffixes[] = {"_e32", "_e64", "_sdwa", "_dpp"};
  for (const text_view& suffix : suffixes)
    if (name.size > suffix.size && text_view(name.data + name.size - suffix.size, suffix.size) == suffix)
      return {name.data, name.size - suffix.size};
  return name;
}

/// Index of the mnemonic of that name (without an encoding's suffix), or mnemonic_count.
constexpr u32 find_mnemonic(text_view name) {
  u32 low = 0, high = isa::mnemonic_count;
  while (low < high) {
    const u32 middle = (low + high) / 2;
    is_before(isa::mnemonic_name(middle), name) ? low = middle + 1 : high = middle;
  }
  return low < isa::mnemonic_count && isa::mnemonic_name(low) == name ? low : isa::mnemonic_count;
}

/// A line taken apart.
struct spelled_instruction {
  text_view name;
  spelled_operand ops[isa::max_operands];
  u32 count = 0;
  spelled_modifiers modifiers;
};

/// Name, operands between commas, modifiers between blanks. An error is in `wrong`.
constexpr bool take_apart(text_view line, isa::arch arch, spelled_instruction& out, text_buffer& wrong) {
  scanner in(line);
  out.name = in.word();
  if (out.name.size == 0) return wrong << "'" << in.rest() << "' is no instruction", false;
  modifier_reader modifiers(in, out.modifiers);
  bool after_comma = false;
  while (!in.done()) {
    const text_view rest = in.rest();
    switch (modifiers.take()) {
    case modifier_reader::outcome::wrong:
      return wrong << out.name << ": the modifier in '" << rest << "' is not understood", false;
    case modifier_reader::outcome::taken: after_comma = in.take(','); continue;
    case modifier_reader::outcome::none: break;
    }
    if (out.count != 0 && !after_comma)
      return wrong << out.name << ": '" << rest << "' is not understood", false;
    if (out.count == isa::max_operands)
      return wrong << out.name << ": more than " << isa::max_operands << " operands", false;
    if (!operand_reader(in, arch).take(out.ops[out.count++]))
      return wrong << out.name << ": '" << rest << "' is no operand", false;
    after_comma = in.take(',');
  }
  if (after_comma) return wrong << out.name << ": an operand is missing after the last comma", false;
  return true;
}

/// The source code of an inline constant with these bits in a place of that type and width, or 0.
constexpr u32 inline_float_code(const isa::operand_row& place, u64 bits) {
  constexpr u64 doubles[] = {0x3fe0'0000'0000'0000, 0xbfe0'0000'0000'0000, 0x3ff0'0000'0000'0000,
                             0xbff0'0000'0000'0000, 0x4000'0000'0000'0000, 0xc000'0000'0000'0000,
                             0x4010'0000'0000'0000, 0xc010'0000'0000'0000, 0x3fc4'5f30'6dc9'c882};
  constexpr u32 singles[] = {0x3f00'0000, 0xbf00'0000, 0x3f80'0000, 0xbf80'0000, 0x4000'0000,
                             0xc000'0000, 0x4080'0000, 0xc080'0000, 0x3e22'f983};
  constexpr u32 halves[] = {0x3800, 0xb800, 0x3c00, 0xbc00, 0x4000, 0xc000, 0x4400, 0xc400, 0x3118};
  const bool is_half = place.element == isa::element::f16 || place.element == isa::element::i16;
  for (u32 i = 0; i < 9; ++i)
    if (bits == (place.dwords == 2 ? doubles[i] : is_half ? halves[i] : singles[i]))
      return ir::source_code::half + i;
  return 0;
}

/// The source code of a decimal fraction that has an inline constant, or 0. 1/(2 pi) is known by its first digits.
constexpr u32 inline_float_code(f64 value) {
  constexpr f64 values[] = {0.5, -0.5, 1.0, -1.0, 2.0, -2.0, 4.0, -4.0};
  for (u32 i = 0; i < 8; ++i)
    if (value == values[i]) return ir::source_code::half + i;
  const f64 error = value - 0.15915494309189532;
  return error < 5e-9 && error > -5e-9 ? ir::source_code::inverse_two_pi : 0;
}

/// The literal of a number in a place: the upper half of a double, or the value in the place's own type.
constexpr u32 literal_of(const isa::operand_row& place, f64 value) {
  if (place.dwords == 2) return static_cast<u32>(__builtin_bit_cast(u64, value) >> 32);
  if (place.element == isa::element::f16) return __builtin_bit_cast(u16, static_cast<_Float16>(value));
  return __builtin_bit_cast(u32, static_cast<f32>(value));
}

/// Tries a row on what was written.
class row_matcher {
public:
  constexpr row_matcher(const spelled_instruction& spelled, const isa::row& row)
      : s_(spelled), row_(row), list_(isa::operand_lists[row.operands]) {}

  /// How far the line fits: operand count first, then operands, then modifiers. More is nearer.
  u32 reached = 0;
  text_buffer wrong;

  constexpr bool match(ir::instruction& out) {
    in_ = {};
    if (s_.count != list_.count)
      return wrong << "takes " << u32{list_.count} << " operands, " << s_.count << " are given", false;
    for (u32 k = 0; k < s_.count; ++k) {
      reached = k + 1;
      if (!encode(list_.places[k], s_.ops[k], k)) {
        wrong << "operand " << k << " (" << static_cast<const char*>(list_.places[k].name) << ") cannot be '"
              << s_.ops[k].text << "'";
        return false;
      }
    }
    reached = isa::max_operands + 1;
    if (!check_ties() || !check_modifiers()) return false;
    return out = in_, true;
  }

private:
  constexpr bool check_ties() {
    for (u32 k = 0; k < s_.count; ++k) {
      const u32 other = list_.places[k].tied_to;
      if (other >= list_.count || in_.ops[k].bits == in_.ops[other].bits) continue;
      return wrong << "operands " << other << " and " << k << " must be the same register", false;
    }
    return true;
  }
  constexpr bool check_modifiers() {
    const char* name = put_modifiers_in(s_.modifiers, row_, list_, in_);
    const isa::modifier_set foreign = in_.given & ~row_.modifiers(), missing = row_.required() & ~in_.given;
    if (foreign != 0) return wrong << "does not take " << modifier_name(foreign), false;
    ++reached;
    if (missing != 0) return wrong << "needs " << modifier_name(missing), false;
    ++reached;
    if (name[0] != 0) return wrong << name << " has a value that does not fit", false;
    return true;
  }
  static constexpr const char* modifier_name(isa::modifier_set set) {
    const auto m = static_cast<isa::modifier>(__builtin_ctzll(set));
    return m == isa::modifier::neg    ? "a negated operand"
           : m == isa::modifier::abs  ? "an absolute operand"
           : m == isa::modifier::sext ? "a sign-extended operand"
           : m == isa::modifier::omod ? "mul or div"
                                      : isa::field_of(m).text;
  }

  constexpr bool decorate(const isa::operand_row& place, const spelled_operand& o) {
    const u32 source = source_index(place);
    const u8 allowed = place.input_modifiers;
    const auto mark = [this, source, allowed](bool written, u8 bit, isa::modifier m) {
      if (!written) return true;
      if (source == ~0u || (allowed & bit) == 0) return false;
      in_.modifiers |= u64{1} << (isa::field_of(m).low_bit + source);
      in_.given |= isa::mask_of(m);
      return true;
    };
    return mark(o.neg, isa::input::neg, isa::modifier::neg) &&
           mark(o.abs, isa::input::abs, isa::modifier::abs) &&
           mark(o.sext, isa::input::sext, isa::modifier::sext);
  }

  constexpr bool encode(const isa::operand_row& place, const spelled_operand& o, u32 k) {
    namespace oc = isa::oc;
    using form = spelled_operand::form;
    if (!decorate(place, o)) return false;
    switch (o.what) {
    case form::reg: {
      const isa::operand_classes bank = o.bank == ir::operand_kind::sgpr   ? oc::sgpr
                                        : o.bank == ir::operand_kind::vgpr ? oc::vgpr
                                                                           : oc::agpr;
      in_.set_op(k, {o.bank, o.first});
      return (place.accepts & bank) != 0 && o.dwords == place.dwords;
    }
    case form::fixed: {
      namespace sc = ir::source_code;
      const isa::operand_classes c = o.code == sc::vcc || o.code == sc::vcc_hi     ? oc::vcc
                                     : o.code == sc::exec || o.code == sc::exec_hi ? oc::exec
                                     : o.code == sc::m0                            ? oc::m0
                                     : o.code == sc::scc                           ? oc::scc
                                     : o.code >= sc::vccz                          ? oc::vccz_execz
                                     : o.code >= sc::shared_base                   ? oc::aperture
                                                                                   : oc::flat_scratch;
      in_.set_op(k, {ir::operand_kind::fixed, o.code});
      return (place.accepts & c) != 0 && (o.dwords == 0 || o.dwords == place.dwords);
    }
    case form::off: in_.set_op(k, {ir::operand_kind::off, 0}); return (place.accepts & oc::off) != 0;
    case form::immediate:
      in_.set_op(k, {ir::operand_kind::immediate, static_cast<u32>(o.value)});
      if (o.classes == oc::gpr_idx && (place.accepts & oc::immediate) != 0) // s_set_gpr_idx_mode
        return o.value >= place.min && o.value <= place.max;
      return (place.accepts & o.classes) != 0;
    case form::integer: return encode_integer(place, o, k);
    case form::real: return encode_real(place, o, k);
    case form::symbol: // the caller fills in which label
      in_.set_op(k, {ir::operand_kind::label, 0});
      return (place.accepts & oc::label) != 0;
    default: return false;
    }
  }

  constexpr bool encode_integer(const isa::operand_row& place, const spelled_operand& o, u32 k) {
    namespace oc = isa::oc;
    namespace sc = ir::source_code;
    constexpr isa::operand_classes fields = oc::hwreg | oc::sendmsg | oc::waitcnt | oc::swizzle | oc::gpr_idx;
    i64 value = o.value;
    if ((place.accepts & oc::label) != 0) { // a distance in dwords, which the caller resolves
      in_.set_op(k, {ir::operand_kind::label, 0});
      return value >= -32768 && value <= 65535;
    }
    if ((place.accepts & oc::immediate) != 0) {
      // A field of 16 bits may be written as its bits, 0xffff for -1.
      constexpr i32 field = 0x10000;
      if (place.min == -field / 2 && value >= field / 2) value -= field;
      if (place.max == field - 1 && value < 0) value += field;
      in_.set_op(k, {ir::operand_kind::immediate, static_cast<u32>(value)});
      return value >= place.min && value <= place.max;
    }
    if ((place.accepts & fields) != 0) {
      in_.set_op(k, {ir::operand_kind::immediate, static_cast<u32>(value)});
      return value >= 0 && value <= 0xffff;
    }
    if (value < -i64{0x8000'0000} || (place.dwords != 2 && value > 0xffff'ffff)) return false;
    const u32 literal = static_cast<u32>(value);
    // The assembler reads 0xfffffff0 in a 32-bit place as -16, and the bits of 1.0 as 1.0.
    if (place.dwords != 2) value = static_cast<i32>(literal);
    if (o.literal) return put_literal(place, literal, k);
    if ((place.accepts & oc::inline_int) != 0 && value >= -16 && value <= 64) {
      in_.set_op(k, {ir::operand_kind::fixed,
                     static_cast<u32>(value >= 0 ? sc::zero + value : sc::minus_one - 1 - value)});
      return true;
    }
    if ((place.accepts & oc::inline_float) != 0)
      if (const u32 code = inline_float_code(place, place.dwords == 2 ? static_cast<u64>(value) : literal);
          code != 0)
        return in_.set_op(k, {ir::operand_kind::fixed, code}), true;
    return (o.value >= 0 ? o.value <= 0xffff'ffff : true) && put_literal(place, literal, k);
  }

  constexpr bool encode_real(const isa::operand_row& place, const spelled_operand& o, u32 k) {
    if (!o.literal && (place.accepts & isa::oc::inline_float) != 0) {
      const u32 code =
          o.real == 0 && (place.accepts & isa::oc::inline_int) != 0 && __builtin_bit_cast(u64, o.real) == 0
              ? ir::source_code::zero
              : inline_float_code(o.real);
      if (code != 0) return in_.set_op(k, {ir::operand_kind::fixed, code}), true;
    }
    return put_literal(place, literal_of(place, o.real), k);
  }

  constexpr bool put_literal(const isa::operand_row& place, u32 literal, u32 k) {
    if ((place.accepts & isa::oc::literal) == 0) return false;
    if (has_literal_ && in_.literal != literal) return false;
    has_literal_ = true;
    in_.literal = literal;
    in_.set_op(k, {ir::operand_kind::literal, 0});
    return true;
  }

  const spelled_instruction& s_;
  const isa::row& row_;
  const isa::operand_list& list_;
  ir::instruction in_{};
  bool has_literal_ = false;
};

/// The first row of the architecture that takes the line as it is spelled; `wrong` says what the nearest one refuses.
constexpr bool find_instruction(const spelled_instruction& s, isa::arch arch, ir::instruction& out,
                                text_buffer& wrong) {
  const text_view base = without_suffix(s.name);
  const u32 mnemonic = find_mnemonic(base);
  if (mnemonic == isa::mnemonic_count) return wrong << "'" << s.name << "' is no instruction", false;
  const isa::mnemonic_rows rows = isa::mnemonics[mnemonic];
  const bool any_form = base.size == s.name.size;
  u32 best = 0;
  bool tried = false;
  text_buffer why;
  for (u32 r = rows.first_row; r < u32{rows.first_row} + rows.row_count; ++r) {
    const isa::row& row = isa::rows[r];
    if ((row.archs & isa::mask_of(arch)) == 0) continue;
    if (!any_form && !(text_view(row.name()) == s.name)) continue;
    row_matcher matcher(s, row);
    if (matcher.match(out)) {
      out.row = static_cast<u16>(r);
      if (ir::keeps_destination(out) || ir::keeps_other_half(isa::rows[out.row].mnemonic))
        out.marks |= ir::mark::keeps_destination;
      return true;
    }
    if (tried && matcher.reached <= best) continue;
    tried = true;
    best = matcher.reached;
    why = matcher.wrong;
  }
  if (tried)
    wrong << s.name << ": " << why;
  else
    wrong << isa::facts_of(arch).name << " does not have " << s.name;
  return false;
}

} // namespace kiln::text::read
