// SPDX-License-Identifier: MIT
// What the judge of register assignment notes about registers.
#pragma once

#include <kiln/ir/program.hpp>

namespace kiln::check::detail {

// Operands hash to slots as in text::line_cache: registers, fixed sources and `off` never meet modulo this prime, and the
// registers of one bank follow each other. The slot of what is no register holds the operand itself.
inline constexpr u32 slot_count = 1381;
inline constexpr u32 most_dwords = 32;

struct registers {
  u32 of[slot_count + most_dwords];
};

/// The bank of a register operand, in messages.
constexpr char letter(u32 bits) { return " sva"[bits >> 28]; }

/// Whether the registers behind the first hold the rest of a value of `dwords` dwords. What is no register has no rest.
constexpr bool goes_on(const u32* slot, u32 value, u32 dwords) {
  if (!ir::operand::from_bits(value).is_register()) return true;
  for (const u32 last = value + dwords - 1; value != last;)
    if (*++slot != ++value) return false;
  return true;
}

/// Whether the launch gives a virtual dword its value.
constexpr bool is_input(const ir::program& p, u32 dword) {
  for (const ir::input& in : p.inputs)
    if (dword - p.groups[in.group].first < p.groups[in.group].dwords) return true;
  return false;
}

/// A register that holds its value only for the lanes of an EXEC region.
struct fresh_lanes {
  u32 slot = 0, region = 0;
};

/// A read of a value that the register did not hold for certain.
struct doubt {
  u32 instruction = 0;
  u32 value = 0, place = 0; ///< operands of one dword
  u32 held = 0;
};

} // namespace kiln::check::detail
