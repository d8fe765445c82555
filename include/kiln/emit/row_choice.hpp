// SPDX-License-Identifier: MIT
// Which row an instruction takes, decided from the types of its operands: once for each combination of types, not for each
// call.
#pragma once

#include <kiln/emit/fit.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::emit {

// Beside isa::operand_facts, for operands of which the type does not say all:
inline constexpr isa::operand_facts any_number = isa::needs_care << 1; ///< its value decides
inline constexpr isa::operand_facts any_operand = isa::needs_care
                                                  << 2; ///< checked when the instruction is built

/// What an argument's type says of it as an operand. Modifiers are no operands.
template<isa::operand_facts Facts, isa::modifier_set Given = 0, bool IsRegister = false>
struct known_argument {
  static constexpr bool known = true;
  static constexpr isa::operand_facts facts = Facts;
  static constexpr isa::modifier_set given = Given;
  static constexpr bool is_operand = Facts != 0;
  static constexpr bool has_code = IsRegister; ///< its code does not depend on the place
};
/// Other types are not known here.
template<class X> struct argument_type : known_argument<0> {
  static constexpr bool known = false;
};
template<RegisterHandle H> struct argument_type<H> : known_argument<H::facts, 0, true> {};
template<NamedByType S> struct argument_type<S> : known_argument<S::facts, 0, true> {};
template<Constant C> struct argument_type<C> : known_argument<any_number> {};
template<> struct argument_type<operand> : known_argument<any_operand> {};
template<isa::modifier Which>
struct argument_type<typed_modifier<Which>> : known_argument<0, isa::mask_of(Which), true> {};

/// What an instruction takes as an operand.
template<class X>
concept InstructionOperand = __is_convertible_to(const X&, operand);
/// What is an error as an operand, and says so itself: an element of memory.
template<class X>
concept RefusedOperand = !InstructionOperand<X> && requires(const X& x) { x.refuse_as_operand(); };
/// What follows its first operand: operands, modifiers, the author's line.
template<class X>
concept InstructionArgument = InstructionOperand<X> || __is_same(X, source) || RefusedOperand<X>;

/// Special registers that instructions by name share with what the builder chooses; see check::clobbers.
inline constexpr isa::special_mask shared_specials = isa::special::scc | isa::special::m0;

/// Modifiers whose values are not checked here: fields have values without a meaning, and each place takes only some of the
/// input modifiers.
inline constexpr isa::modifier_set open_modifiers =
    isa::mask_of(isa::modifier::dst_sel) | isa::mask_of(isa::modifier::src0_sel) |
    isa::mask_of(isa::modifier::src1_sel) | isa::mask_of(isa::modifier::dst_unused) |
    isa::mask_of(isa::modifier::neg) | isa::mask_of(isa::modifier::abs) | isa::mask_of(isa::modifier::sext);

inline constexpr isa::operand_classes number_classes =
    isa::oc::inline_int | isa::oc::inline_float | isa::oc::literal | isa::oc::immediate;

/// As a first operand they go the long way: written, they have consequences.
inline constexpr isa::operand_classes special_destinations = isa::oc::m0 | isa::oc::exec | isa::oc::scc;

/// In the facts of an operand as a form's first, above unnamed(): the architecture that the kernel is for.
inline constexpr u32 first_arch_bit = 58;
constexpr isa::operand_facts arch_facts(u32 archs) { return isa::operand_facts{archs} << first_arch_bit; }
static_assert(unnamed() >> first_arch_bit == 0 && first_arch_bit + isa::arch_count <= 64);

/// A form that takes operands of some types.
struct chosen_row {
  isa::operand_facts first_refuses; ///< of the first place, and architectures that do not have the form
  u16 row;
  u16 operands; ///< its list of operands
  u8 special;   ///< bits of these:

  static constexpr u8 has_consequences = 1; ///< it ends a block, writes EXEC, or reads SCC or M0
  static constexpr u8 shares_bus = 2;       ///< two or more operands may need the path for scalars
  static constexpr u8 stays_open = 4;       ///< its result may not overlap a source
};
inline constexpr chosen_row no_form = {~isa::operand_facts{0}, 0, 0, 0};

/// The two shortest forms on each architecture.
struct row_choice {
  static constexpr u32 forms = 2;
  chosen_row of[isa::arch_count * forms];
};
inline constexpr row_choice no_rows = {{no_form, no_form, no_form, no_form, no_form,
                                        no_form}}; // a copy costs less than its initialisers do each time
static_assert(isa::arch_count * row_choice::forms == 6,
              "no_rows needs one no_form for each form on each architecture: others would be row 0, which "
              "refuses nothing");

/// What the types of arguments say of them as operands: 0 of those that are none.
template<u32 Count> struct argument_facts {
  isa::operand_facts of[Count];
};

inline constexpr isa::arch_mask all_archs = (1u << isa::arch_count) - 1;

namespace detail {

/// What the type leaves open is checked when the instruction is built, but a number fits no place for registers.
constexpr bool fit(const isa::operand_list& list, const isa::operand_facts* facts) {
  for (u32 i = 0; i < list.count; ++i) {
    const isa::operand_row& p = isa::operand_places[list.places.of[i]];
    if ((facts[i] & p.refuses) != 0 || (facts[i] == any_number && (p.accepts & number_classes) == 0))
      return false;
  }
  return true;
}
/// True if two or more of the operands may need the path for scalars. Of numbers only literals do.
constexpr bool may_share_bus(const isa::operand_list& list, const isa::operand_facts* facts) {
  u32 scalars = 0;
  for (u32 i = 0; i < list.count; ++i) {
    const isa::operand_row& p = list.places[i];
    const isa::operand_facts may_be = facts[i] < any_number    ? facts[i]
                                      : facts[i] == any_number ? p.accepts & isa::oc::literal
                                                               : u64{p.accepts};
    if ((may_be & over_constant_bus) != 0 && p.is_read()) ++scalars;
  }
  return scalars > 1;
}

constexpr row_choice choose_rows(u16 mnemonic, isa::modifier_set given, const isa::operand_facts* facts,
                                 u32 count) {
  row_choice out = no_rows;
  u32 forms = 0;
  isa::arch_mask once = 0, twice = 0; // architectures that have one form, and two
  bool may_be_special = false;
  u32 scalars = 1; // at most; the first operand may be one
  for (u32 i = 1; i < count; ++i) {
    if ((facts[i] & (isa::oc::scc | isa::oc::m0 | any_operand)) != 0) may_be_special = true;
    if ((facts[i] & (over_constant_bus | any_number | any_operand)) != 0) ++scalars;
  }
  const isa::mnemonic_rows& rows = isa::mnemonics[mnemonic];
  for (u32 r = rows.first_row; r < u32{rows.first_row} + rows.row_count; ++r) {
    const isa::row& row = isa::rows[r];
    const u32 archs = row.archs & ~u32{twice};
    if (archs == 0) continue;
    const isa::operand_list& list = isa::operand_lists[row.operands];
    const isa::row_details& details = row.details();
    if (list.count != count || (details.required & ~given) != 0 || (given & ~details.modifiers) != 0 ||
        !fit(list, facts))
      continue;
    const bool has_consequences =
        may_be_special || (row.flags & (isa::flag::branch | isa::flag::ends_program)) != 0 ||
        (row.writes & isa::special::exec) != 0 || (row.reads & shared_specials) != 0;
    const u32 bus = scalars > 1 && (row.flags & isa::flag::valu) != 0 && may_share_bus(list, facts)
                        ? chosen_row::shares_bus
                        : 0u;
    out.of[forms++] = {list.places[0].refuses | special_destinations | arch_facts(~archs & 0xff),
                       static_cast<u16>(r), row.operands,
                       static_cast<u8>((has_consequences ? chosen_row::has_consequences : 0u) | bus |
                                       (list.early_clobbers != 0 ? chosen_row::stays_open : 0u))};
    twice |= once & archs;
    once |= archs;
    if (twice == all_archs) break;
  }
  return out;
}

} // namespace detail

/// The forms of a mnemonic for operands with these facts and these modifiers.
template<u32 Count>
constexpr row_choice choose_rows(u16 mnemonic, isa::modifier_set given, argument_facts<Count> facts) {
  u32 count = Count;
  if (given != 0) {
    count = 0;
    for (u32 i = 0; i < Count; ++i)
      if (facts.of[i] != 0) facts.of[count++] = facts.of[i];
  }
  return detail::choose_rows(mnemonic, given, facts.of, count);
}

/// Bits of each architecture in what rows_of() returns.
inline constexpr u32 row_bits = 16;
static_assert(isa::arch_count <= 64 / row_bits);

/// The shortest rows of a mnemonic, on each architecture, for as many operands as have facts, and no modifiers; 0 where
/// there is none.
// consteval: clang puts the rows in place of the call when it reads it, for which templates would take it thrice as long.
consteval u64 rows_of(isa::mn::mnemonic mnemonic, isa::operand_facts first, isa::operand_facts second = 0,
                      isa::operand_facts third = 0, isa::operand_facts fourth = 0,
                      isa::operand_facts fifth = 0) {
  const u32 count = fifth != 0 ? 5 : fourth != 0 ? 4 : third != 0 ? 3 : second != 0 ? 2 : 1;
  const isa::mnemonic_rows& rows = isa::mnemonics[mnemonic];
  const u32 end = u32{rows.first_row} + rows.row_count;
  u32 found = 0;
  u64 out = 0;
  for (u32 r = rows.first_row; r != end; ++r) {
    const isa::row& row = isa::rows[r];
    const isa::operand_list& list = isa::operand_lists[row.operands];
    const u16* const places = list.places.of;
    if (list.count != count || (first & isa::operand_places[places[0]].refuses) != 0 ||
        (second & isa::operand_places[places[1]].refuses) != 0 ||
        (third & isa::operand_places[places[2]].refuses) != 0 ||
        (count > 3 && ((fourth & isa::operand_places[places[3]].refuses) != 0 ||
                       (fifth & isa::operand_places[places[4]].refuses) != 0)) ||
        row.required() != 0)
      continue;
    if (row.archs == all_archs && found == 0) return r * (~u64{0} / ((1u << row_bits) - 1));
    for (u32 left = row.archs & ~found; left != 0; left &= left - 1)
      out |= u64{r} << row_bits * static_cast<u32>(__builtin_ctz(left));
    found |= row.archs;
  }
  return out;
}

} // namespace kiln::emit
