// SPDX-License-Identifier: MIT
// Where the launch puts a kernel's inputs, as constraints and clobbers of an asm statement.
#pragma once

#include <kiln/support/types.hpp>

namespace kiln::device {

/// A string that an asm statement takes as constraint or clobber.
struct asm_string {
  char characters[8] = {};
  u32 length = 0;

  constexpr const char* data() const { return characters; }
  constexpr u64 size() const { return length; }
};

constexpr asm_string asm_text(const char* text) {
  asm_string out;
  while (*text != 0) out.characters[out.length++] = *text++;
  return out;
}

/// Constraint of an input. One that the kernel does not use becomes an immediate, which costs nothing: a register
/// constraint would make the compiler load a value.
constexpr asm_string input(bool used, const char* constraint) { return asm_text(used ? constraint : "i"); }

/// Clobber that makes the kernel descriptor reserve registers up to the highest one of a bank, or `without` if it has none.
constexpr asm_string up_to(char bank, i32 highest, const asm_string& without) {
  if (highest < 0) return without;
  asm_string out;
  out.characters[out.length++] = bank;
  if (highest >= 100) out.characters[out.length++] = static_cast<char>('0' + highest / 100);
  if (highest >= 10) out.characters[out.length++] = static_cast<char>('0' + highest / 10 % 10);
  out.characters[out.length++] = static_cast<char>('0' + highest % 10);
  return out;
}

} // namespace kiln::device
