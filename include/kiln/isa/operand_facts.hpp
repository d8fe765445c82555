// SPDX-License-Identifier: MIT
// Whether an operand fits a place, as one bitwise and: what the operand is against what the place refuses.
#pragma once

#include <kiln/isa/operand_class.hpp>

namespace kiln::isa {

/// What an operand is: one bit for its class, one for its element type, one for its width.
using operand_facts = u64;

namespace detail {
inline constexpr u32 first_element_bit = 21; // after the classes
inline constexpr u32 first_width_bit = 42;   // after the elements
inline constexpr u32 width_bits = 12;
inline constexpr u32 element_count = static_cast<u32>(element::mask) + 1;
static_assert(oc::gpr_idx == 1u << (first_element_bit - 1) &&
              first_element_bit + element_count == first_width_bit);

constexpr u32 width_bit(u32 dwords) {
  return first_width_bit + (dwords == 0    ? 0
                            : dwords <= 8  ? dwords
                            : dwords == 16 ? 9
                            : dwords == 32 ? 10
                                           : 11);
}
} // namespace detail

inline constexpr operand_facts all_classes = (operand_facts{1} << detail::first_element_bit) - 1;

/// For what no place takes as it is: numbers whose encoding depends on the place, source modifiers.
inline constexpr operand_facts needs_care = u64{1} << (detail::first_width_bit + detail::width_bits);

constexpr operand_facts operand_facts_of(operand_classes classes, element e, u32 dwords) {
  return classes | u64{1} << (detail::first_element_bit + static_cast<u32>(e)) |
         u64{1} << detail::width_bit(dwords);
}

/// True if an instruction that requires a type may be given the other. Signed and unsigned integers of a width are alike to
/// hardware, a 16-bit integer lies in the low half of a 32-bit one, and `bits` goes with everything.
constexpr bool types_agree(element given, element wanted) {
  using enum element;
  constexpr kiln::u32 any = 1u << static_cast<kiln::u32>(bits) | 1u << static_cast<kiln::u32>(mask);
  const auto unsigned_as_signed = [](element e) {
    switch (e) {
    case u32: return i32;
    case u64: return i64;
    case u16x2: return i16x2;
    default: return e;
    }
  };
  if (((1u << static_cast<kiln::u32>(given) | 1u << static_cast<kiln::u32>(wanted)) & any) != 0) return true;
  const element g = unsigned_as_signed(given), w = unsigned_as_signed(wanted);
  if (g == w) return true;
  switch (g) {
  case i32: return w == i16;
  case f32: return w == f32x2; // a packed pair is two f32 registers
  default: return false;
  }
}

/// The facts that keep an operand out of the place. An operand without a width (a constant, `off`) fits any width.
constexpr operand_facts refusals_of(const operand_row& p) {
  operand_facts out = needs_care | (~u64{p.accepts} & all_classes);
  for (u32 e = 0; e < detail::element_count; ++e)
    if (!types_agree(static_cast<element>(e), p.element)) out |= u64{1} << (detail::first_element_bit + e);
  for (u32 w = 1; w < detail::width_bits; ++w)
    if (detail::first_width_bit + w != detail::width_bit(p.dwords))
      out |= u64{1} << (detail::first_width_bit + w);
  return out;
}

} // namespace kiln::isa
