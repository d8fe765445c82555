// SPDX-License-Identifier: MIT
// One operand as it is written, before it is known which row of the table it belongs to.
#pragma once

#include <kiln/text/read/expression.hpp>

namespace kiln::text::read {

struct spelled_operand {
  enum class form : u8 {
    none,
    reg,       ///< bank, first, dwords
    fixed,     ///< code; dwords, or 0 where the spelling leaves the width open
    integer,   ///< value
    real,      ///< real
    immediate, ///< value of an expression that is only for places of `classes`
    off,
    symbol, ///< text: a label, or an address that only a linker knows
  };
  form what = form::none;
  ir::operand_kind bank{};
  u32 first = 0, dwords = 0;
  u32 code = 0;
  i64 value = 0;
  f64 real = 0;
  isa::operand_classes classes = 0;
  bool neg = false, abs = false, sext = false;
  bool literal = false; ///< lit(...): a literal though an inline constant would do
  text_view text;       ///< all of it
};

/// "v7", "s12", "a0" after their letter: a number without leading zeros and nothing after it.
constexpr bool register_number(text_view digits, u32& out) {
  if (digits.size == 0 || digits.size > 3 || (digits.data[0] == '0' && digits.size > 1)) return false;
  out = 0;
  for (u32 i = 0; i < digits.size; ++i) {
    if (!is_digit(digits.data[i])) return false;
    out = out * 10 + digit_of(digits.data[i]);
  }
  return true;
}

constexpr ir::operand_kind bank_of(char letter) {
  return letter == 's'   ? ir::operand_kind::sgpr
         : letter == 'v' ? ir::operand_kind::vgpr
         : letter == 'a' ? ir::operand_kind::agpr
                         : ir::operand_kind::none;
}

struct special_name {
  const char* name;
  u32 code;
  u32 dwords; ///< 0: as many as the place takes
};

/// Register names that are not of a bank.
inline constexpr special_name special_names[] = {
    {"vcc", ir::source_code::vcc, 2},
    {"vcc_lo", ir::source_code::vcc, 1},
    {"vcc_hi", ir::source_code::vcc_hi, 1},
    {"exec", ir::source_code::exec, 2},
    {"exec_lo", ir::source_code::exec, 1},
    {"exec_hi", ir::source_code::exec_hi, 1},
    {"m0", ir::source_code::m0, 1},
    {"flat_scratch", ir::source_code::flat_scratch, 2},
    {"flat_scratch_lo", ir::source_code::flat_scratch, 1},
    {"flat_scratch_hi", ir::source_code::flat_scratch + 1, 1},
    {"xnack_mask", ir::source_code::xnack_mask, 2},
    {"xnack_mask_lo", ir::source_code::xnack_mask, 1},
    {"xnack_mask_hi", ir::source_code::xnack_mask + 1, 1},
    {"src_shared_base", ir::source_code::shared_base, 0},
    {"shared_base", ir::source_code::shared_base, 0},
    {"src_shared_limit", ir::source_code::shared_limit, 0},
    {"shared_limit", ir::source_code::shared_limit, 0},
    {"src_private_base", ir::source_code::private_base, 0},
    {"private_base", ir::source_code::private_base, 0},
    {"src_private_limit", ir::source_code::private_limit, 0},
    {"private_limit", ir::source_code::private_limit, 0},
    {"src_vccz", ir::source_code::vccz, 0},
    {"vccz", ir::source_code::vccz, 0},
    {"src_execz", ir::source_code::execz, 0},
    {"execz", ir::source_code::execz, 0},
    {"src_scc", ir::source_code::scc, 0},
};

/// The special register of that name, or nullptr.
constexpr const special_name* find_special(text_view word) {
  for (const special_name& n : special_names)
    if (word == text_view(n.name)) return &n;
  return nullptr;
}

class operand_reader {
public:
  constexpr operand_reader(scanner& in, isa::arch arch) : in_(in), arch_(arch) {}

  /// Returns false if there is no operand.
  constexpr bool take(spelled_operand& out) {
    out = {};
    const char* const first = in_.rest().data;
    const bool good = take_signed(out);
    out.text = {first, static_cast<u32>(in_.rest().data - first)};
    while (out.text.size != 0 && is_blank(out.text.data[out.text.size - 1])) --out.text.size;
    return good;
  }

private:
  using form = spelled_operand::form;

  constexpr bool take_signed(spelled_operand& out) {
    // A minus belongs to the number after it, and negates anything else.
    if (in_.peek() == '-' && !is_digit(in_.peek_second())) {
      in_.take('-');
      out.neg = true;
      return take_magnitude(out);
    }
    const text_view word = in_.peek_word();
    if (word == "neg") return out.neg = true, take_in_brackets(out, word);
    if (word == "sext") return out.sext = true, take_in_brackets(out, word);
    return take_magnitude(out);
  }
  constexpr bool take_in_brackets(spelled_operand& out, text_view word) {
    return in_.take_word(word) && in_.take('(') && take_magnitude(out) && in_.take(')');
  }
  constexpr bool take_magnitude(spelled_operand& out) {
    if (in_.take('|')) return out.abs = true, take_plain(out) && in_.take('|');
    const text_view word = in_.peek_word();
    if (word == "abs")
      return out.abs = true, in_.take_word(word) && in_.take('(') && take_plain(out) && in_.take(')');
    if (word == "lit") {
      out.literal = true;
      return in_.take_word(word) && in_.take('(') && take_constant(out) && in_.take(')');
    }
    return take_plain(out);
  }

  constexpr bool take_plain(spelled_operand& out) {
    if (in_.peek() == '[') return take_register_list(out);
    if (is_digit(in_.peek()) || in_.peek() == '-') return take_constant(out);
    const text_view word = in_.peek_word();
    if (word.size == 0) return false;
    bool good = true;
    if (take_expression(out, word, good)) return good;
    if (const special_name* s = find_special(word)) {
      out.what = form::fixed, out.code = s->code, out.dwords = s->dwords;
      return in_.word(), true;
    }
    if (word == "off") return out.what = form::off, in_.word(), true;
    if (take_register(out, word)) return true;
    return take_symbol(out);
  }

  constexpr bool take_constant(spelled_operand& out) {
    number n;
    if (!in_.take_number(n)) return false;
    // "1f" and "1b" refer to the next and the last local label 1.
    const text_view direction = in_.peek_word();
    if (!n.is_real && !n.negative && (direction == "f" || direction == "b")) {
      in_.word();
      out.what = form::symbol;
      return true;
    }
    if (n.too_long) return false;
    out.what = n.is_real ? form::real : form::integer;
    out.value = n.integer();
    return !n.is_real || to_f64(n, out.real);
  }

  /// True if the word begins an expression, which is then taken; `good` tells whether it is understood.
  constexpr bool take_expression(spelled_operand& out, text_view word, bool& good) {
    namespace oc = isa::oc;
    u32 value = 0;
    if (word == "hwreg")
      out.classes = oc::hwreg, good = take_hwreg(in_, arch_, value);
    else if (word == "sendmsg")
      out.classes = oc::sendmsg, good = take_sendmsg(in_, value);
    else if (word == "gpr_idx")
      out.classes = oc::gpr_idx, good = take_gpr_idx(in_, value);
    else if (is_counter(word))
      out.classes = oc::waitcnt, good = take_counters(in_, value);
    else
      return false;
    out.what = form::immediate;
    out.value = value;
    return true;
  }

  /// v7, v[7], v[4:7]. Nothing is taken if it is something else.
  constexpr bool take_register(spelled_operand& out, text_view word) {
    out.bank = bank_of(word.data[0]);
    if (out.bank == ir::operand_kind::none) return false;
    if (word.size > 1) {
      if (!register_number({word.data + 1, word.size - 1}, out.first)) return false;
      in_.word();
      out.dwords = 1;
      return out.what = form::reg, true;
    }
    i64 first = 0, last = 0;
    in_.word();
    if (!in_.take('[') || !in_.take_integer(first)) return false;
    last = first;
    if (in_.take(':') && !in_.take_integer(last)) return false;
    if (!in_.take(']') || first < 0 || last < first || last > 511) return false;
    out.what = form::reg;
    out.first = static_cast<u32>(first);
    out.dwords = static_cast<u32>(last - first + 1);
    return true;
  }

  /// [v4,v5]: registers of one bank, one after another.
  constexpr bool take_register_list(spelled_operand& out) {
    in_.take('[');
    do {
      spelled_operand next;
      const text_view word = in_.peek_word();
      if (word.size == 0 || !take_register(next, word)) return false;
      if (out.dwords == 0) {
        out = next;
        continue;
      }
      if (next.bank != out.bank || next.first != out.first + out.dwords) return false;
      out.dwords += next.dwords;
    } while (in_.take(','));
    return in_.take(']');
  }

  /// A label; or a label and a distance, which no row takes.
  constexpr bool take_symbol(spelled_operand& out) {
    out.what = form::symbol;
    in_.word();
    i64 distance = 0;
    while (in_.peek() == '+' || (in_.peek() == '-' && is_digit(in_.peek_second()))) {
      in_.take('+');
      if (!in_.take_integer(distance) && in_.word().size == 0) return false;
    }
    return true;
  }

  scanner& in_;
  isa::arch arch_;
};

} // namespace kiln::text::read
