// SPDX-License-Identifier: MIT
// An operand as the author writes it: a register, a constant, a special register; with its place in the source.
#pragma once

#include <kiln/emit/element.hpp>
#include <kiln/emit/modifier.hpp>
#include <kiln/ir/program.hpp>
#include <kiln/isa/operand_facts.hpp>

namespace kiln::emit {

/// A special register such as vcc. What it is is in its type, as with register handles.
template<u32 SourceCode, u32 Dwords, isa::operand_classes Classes> struct special_register {
  static constexpr isa::operand_classes classes = Classes;
  static constexpr u32 dwords = Dwords;
  static constexpr isa::operand_facts facts = isa::operand_facts_of(Classes, isa::element::bits, Dwords);
  static constexpr ir::operand code{ir::operand_kind::fixed, SourceCode};
  static constexpr u32 code_bits = code.bits;
  // As handles have it, also by name:
  enum : u32 { first_ = 0 }; // NOLINT(readability-identifier-naming)
  static consteval u32 operand_base() { return code_bits; }
};
/// The word `off` in an address place: no register there.
struct no_address {
  static constexpr isa::operand_classes classes = isa::oc::off;
  static constexpr u32 dwords = 0;
  static constexpr isa::operand_facts facts = isa::operand_facts_of(isa::oc::off, isa::element::bits, 0);
  static constexpr ir::operand code{ir::operand_kind::off, 0};
  static constexpr u32 code_bits = code.bits;
  // As handles have it, also by name:
  enum : u32 { first_ = 0 }; // NOLINT(readability-identifier-naming)
  static consteval u32 operand_base() { return code_bits; }
};
template<class S>
concept NamedByType = requires { S::code_bits; };

/// The static facts that every register handle type has; `operand` is made from any of them.
template<class H>
concept RegisterHandle = requires { H::is_register_handle; };
template<class T> using bare = __remove_cvref(T);

// Named here because clang reads a comparison of enumerators for a long time, in templates once for each instance.
template<ir::bank> inline constexpr bool is_sgpr_bank = false;
template<> inline constexpr bool is_sgpr_bank<ir::bank::sgpr> = true;
template<ir::bank> inline constexpr bool is_agpr_bank = false;
template<> inline constexpr bool is_agpr_bank<ir::bank::agpr> = true;

constexpr isa::operand_classes class_of(ir::bank b) { return 1u << static_cast<u32>(b); }
constexpr ir::operand_kind kind_of(ir::bank b) {
  return static_cast<ir::operand_kind>(1 + static_cast<u32>(b));
}
static_assert(class_of(ir::bank::agpr) == isa::oc::agpr && kind_of(ir::bank::agpr) == ir::operand_kind::agpr);

// What every operation tests. consteval: clang puts the value in place of the call, where it would read a variable each
// time, which takes as long as reading a local.
consteval isa::operand_facts careful() { return isa::needs_care; }
/// In the facts of an operand, beside isa::needs_care: an unnamed result, whose maker may be folded into its user.
consteval isa::operand_facts unnamed() { return isa::needs_care << 3; }
consteval isa::operand_classes in_vgprs() { return isa::oc::vgpr; }

// What most numbers are: inline constants in a place of their type. Other places see to them one by one.
inline constexpr isa::operand_facts inline_integer_facts =
    isa::operand_facts_of(isa::oc::inline_int, isa::element::i32, 0);
inline constexpr isa::operand_facts inline_float_facts =
    isa::operand_facts_of(isa::oc::inline_float, isa::element::f32, 0);
inline constexpr isa::operand_facts float_zero_facts = // which has the code of the integer
    isa::operand_facts_of(isa::oc::inline_int, isa::element::f32, 0);

/// Source code 240..247 of a float that the hardware has inline, or 0.
constexpr u32 inline_float_code(f64 value) {
  const f64 magnitude = value < 0 ? -value : value;
  const u32 code = magnitude == 0.5   ? ir::source_code::half
                   : magnitude == 1.0 ? ir::source_code::half + 2
                   : magnitude == 2.0 ? ir::source_code::half + 4
                   : magnitude == 4.0 ? ir::source_code::half + 6
                                      : 0;
  return code != 0 && value < 0 ? code + 1 : code;
}

/// A place to branch to, see control_flow.
struct code_label {
  u32 id;
};

/// What the operands made of a type of handle have in common. A copy of it costs half of what setting each member does,
/// and no other function is called as often.
template<class H, bool Unnamed = false> struct any_of_type;

/// Any operand. Register handles, numbers, labels and special registers convert to it; the conversion notes the
/// author's line. Constants keep their value until the place they go to is known: 2 is 2.0 in a float's place.
struct operand {
  /// What `what` says. Numbers, because clang takes 50 times as long to read a comparison of enumerators.
  struct form {
    static constexpr u8 none = 0, reg = 1, fixed = 2, integer = 3, real = 4, label = 5, off = 6;
  };

  isa::operand_facts facts =
      isa::needs_care;              ///< decides whether it fits a place; needs_care: the slow path decides
  isa::operand_classes classes = 0; ///< of registers, special registers and coded immediates; 0 for numbers
  ir::operand code{};
  u8 what = form::none;
  u16 dwords = 0;
  isa::element type = isa::element::bits;
  u8 source_modifiers = 0; ///< isa::input bits: neg(x), abs(x), sext(x)
  union {
    i64 integer = 0;
    f64 real;
  };
  source where{};

  constexpr operand() = default;

  constexpr operand(const operand&) = default; // and no move, which clang would consider in each conversion
  constexpr operand& operator=(const operand&) = default;

  template<class H>
    requires RegisterHandle<bare<H>>
  constexpr operand(H&& h, const source& at = source::here()) // NOLINT: implicit
      : operand(any_of_type<bare<H>, !__is_lvalue_reference(H) && bare<H>::owns>::value) {
    code.bits = bare<H>::operand_base() | h.first_;
    where = at;
  }

  template<IntegerConstant V>
  constexpr operand(V v, const source& at = source::here()) // NOLINT: implicit
      : what(form::integer), integer(static_cast<i64>(v)), where(at) {
    if (v > 64 || static_cast<i64>(v) < -16) return;
    facts = inline_integer_facts; // see ir::source_code
    code.bits = ir::first_fixed() + static_cast<u32>(integer >= 0 ? ir::source_code::zero + integer
                                                                  : ir::source_code::sixty_four - integer);
  }
  template<class V>
    requires __is_floating_point
  (V) constexpr operand(V v, const source& at = source::here()) // NOLINT: implicit
      : what(form::real), real(static_cast<f64>(v)), where(at) {
    const u32 inline_code = inline_float_code(real);
    if (inline_code == 0 && __builtin_bit_cast(u64, real) != 0) return;
    facts = inline_code != 0 ? inline_float_facts : float_zero_facts;
    code.bits = ir::first_fixed() + (inline_code != 0 ? inline_code : ir::source_code::zero);
  }

  template<NamedByType S>
  constexpr operand(const S&, const source& at = source::here()) // NOLINT: implicit
      : facts(S::facts),
        classes(S::classes),
        code(ir::operand::from_bits(S::code_bits)),
        what(__is_same(S, no_address) ? form::off : form::fixed),
        dwords(S::dwords),
        where(at) {}

  /// Of the branches by name: k.s_call_b64(pair, label).
  constexpr operand(const code_label& l, const source& at = source::here()) // NOLINT: implicit
      : facts(isa::operand_facts_of(isa::oc::label, isa::element::bits, 0)),
        classes(isa::oc::label),
        code(ir::operand_kind::label, l.id),
        what(form::label),
        where(at) {}

  /// `offset(16)` where the offset is an operand: scalar loads and stores.
  constexpr operand(const modifier& m, const source& at = source::here()) // NOLINT: implicit
      : what(m.which == isa::modifier::offset ? form::integer : form::none), integer(m.value), where(at) {}

  constexpr bool is_unnamed() const { return (facts & unnamed()) != 0; }
  constexpr void set_unnamed(bool yes) { facts = yes ? facts | unnamed() : facts & ~unnamed(); }
  /// For files with many assignments: clang takes as long to parse one assignment of an enumerator as 25 calls.
  constexpr void set_type(isa::element e) { type = e; }
  constexpr bool is_constant() const { return what == form::integer || what == form::real; }
  /// An integer that 32 bits can hold, with a sign or without.
  constexpr bool is_word() const {
    return what == form::integer && integer >= -0x8000'0000ll && integer <= 0xffff'ffffll;
  }
  constexpr bool is_bank(ir::bank b) const { return what == form::reg && classes == class_of(b); }
  constexpr bool is_vgpr() const { return classes == in_vgprs(); }
  constexpr bool is_sgpr() const { return classes == isa::oc::sgpr; }
};
constexpr operand any_register(isa::operand_facts facts, isa::operand_classes operand_class, u32 dwords,
                               isa::element type) {
  operand o;
  o.facts = facts;
  o.classes = operand_class;
  o.what = operand::form::reg;
  o.dwords = static_cast<u16>(dwords);
  o.set_type(type);
  return o;
}
template<class H, bool Unnamed> struct any_of_type {
  static constexpr operand value =
      any_register(Unnamed ? H::facts | unnamed() : H::facts, H::operand_class, H::dwords, H::element);
};

/// The static facts of a handle type that `operand` reads.
template<ir::bank Bank, isa::element Element, u32 Dwords> struct handle_facts {
  static constexpr bool is_register_handle = true;
  static constexpr ir::bank bank = Bank;
  static constexpr isa::element element = Element;
  static constexpr u32 dwords = Dwords;
  static constexpr isa::operand_classes operand_class = class_of(Bank);
  static constexpr isa::operand_facts facts = isa::operand_facts_of(operand_class, Element, Dwords);
  static consteval u32 operand_base() { return ir::operand(kind_of(Bank), 0).bits; }
};

/// A coded immediate, such as hwreg(...). Without classes it is one that cannot be: an entry is out of range.
constexpr operand coded_immediate(u32 value, isa::operand_classes classes) {
  operand o;
  o.what = operand::form::fixed;
  o.classes = classes;
  if (classes != 0) o.facts = isa::operand_facts_of(classes, isa::element::bits, 0);
  o.code = {ir::operand_kind::immediate, value};
  return o;
}

} // namespace kiln::emit

namespace kiln {

// Special registers by AMD's names.
inline constexpr emit::special_register<ir::source_code::vcc, 2, isa::oc::vcc> vcc{};
inline constexpr emit::special_register<ir::source_code::vcc, 1, isa::oc::vcc> vcc_lo{};
inline constexpr emit::special_register<ir::source_code::vcc_hi, 1, isa::oc::vcc> vcc_hi{};
inline constexpr emit::special_register<ir::source_code::exec, 2, isa::oc::exec> exec{};
inline constexpr emit::special_register<ir::source_code::exec, 1, isa::oc::exec> exec_lo{};
inline constexpr emit::special_register<ir::source_code::exec_hi, 1, isa::oc::exec> exec_hi{};
inline constexpr emit::special_register<ir::source_code::m0, 1, isa::oc::m0> m0{};
inline constexpr emit::special_register<ir::source_code::scc, 1, isa::oc::scc> src_scc{};
inline constexpr emit::special_register<ir::source_code::vccz, 1, isa::oc::vccz_execz> src_vccz{};
inline constexpr emit::special_register<ir::source_code::execz, 1, isa::oc::vccz_execz> src_execz{};

/// The word `off` in an address place: no register there.
inline constexpr emit::no_address off{};

/// Source modifiers of vector instructions: -x, |x|, sign extension (SDWA). Written at the operand.
constexpr emit::operand neg(emit::operand x) {
  return x.source_modifiers ^= isa::input::neg, x.facts |= isa::needs_care, x;
}
constexpr emit::operand abs(emit::operand x) {
  return x.source_modifiers |= isa::input::abs, x.facts |= isa::needs_care, x;
}
constexpr emit::operand sext(emit::operand x) {
  return x.source_modifiers |= isa::input::sext, x.facts |= isa::needs_care, x;
}

/// Counters that s_waitcnt waits for: vmcnt(0..63), expcnt(0..7), lgkmcnt(0..15); combine with &.
/// Encoding: facts of the CDNA3 ISA manual, SOPP s_waitcnt.
struct waitcnt {
  u32 vm = 63, exp = 7, lgkm = 15;
  source where{};

  constexpr waitcnt operator&(const waitcnt& o) const {
    return {both(vm, o.vm, 63), both(exp, o.exp, 7), both(lgkm, o.lgkm, 15), where};
  }
  /// The stricter of two counts; one out of range stays, so that it is reported.
  static constexpr u32 both(u32 a, u32 b, u32 most) { return a > most || (b <= most && a < b) ? a : b; }
  constexpr operator emit::operand() const { // NOLINT: implicit
    const bool in_range = vm <= 63 && exp <= 7 && lgkm <= 15;
    emit::operand o = emit::coded_immediate(
        (vm & 15) | (vm >> 4 & 3) << 14 | (exp & 7) << 4 | (lgkm & 15) << 8, in_range ? isa::oc::waitcnt : 0);
    if (!in_range)
      o.integer = vm > 63 ? vm : exp > 7 ? i64{1} << 32 | exp : i64{2} << 32 | lgkm; // for the message
    o.where = where;
    return o;
  }
};
constexpr waitcnt vmcnt(u32 n, source at = source::here()) { return {.vm = n, .where = at}; }
constexpr waitcnt expcnt(u32 n, source at = source::here()) { return {.exp = n, .where = at}; }
constexpr waitcnt lgkmcnt(u32 n, source at = source::here()) { return {.lgkm = n, .where = at}; }

/// hwreg(id, offset, size) of s_getreg and s_setreg.
constexpr emit::operand hwreg(u32 id, u32 offset = 0, u32 size = 32) {
  const bool in_range = id <= 63 && offset <= 31 && size - 1 <= 31;
  return emit::coded_immediate(id | offset << 6 | (size - 1) << 11, in_range ? isa::oc::hwreg : 0);
}

/// A message of s_sendmsg: 1 interrupts the host, 2 and 3 are of graphics (CDNA3 ISA manual, S_SENDMSG).
constexpr auto sendmsg(u32 id, u32 operation = 0, u32 stream = 0) {
  const bool in_range = id <= 15 && operation <= 7 && stream <= 3;
  return emit::coded_immediate(id | operation << 4 | stream << 8, in_range ? isa::oc::sendmsg : 0);
}

} // namespace kiln
