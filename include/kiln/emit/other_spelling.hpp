// SPDX-License-Identifier: MIT
// What another target calls an instruction: gfx90a's matrix instructions have names of their own. Cold.
#pragma once

#include <kiln/isa/table.hpp>

namespace kiln::emit {

/// Equal but for underscores; `name` may end in _1k besides, as those of bf16 on gfx90a do that multiply as many numbers as
/// gfx942's.
constexpr bool is_same_operation(const char* name, const char* other) {
  for (; *other != 0 || *name != 0; ++name, ++other) {
    while (*name == '_') ++name;
    while (*other == '_') ++other;
    if (*other == 0 && name[0] == '1' && name[1] == 'k') return name[2] == 0;
    if (*name != *other) return false;
    if (*name == 0) return true;
  }
  return true;
}

/// True if this architecture has an instruction of that name.
constexpr bool has_rows_on(isa::arch_mask arch, u32 mnemonic) {
  const isa::mnemonic_rows rows = isa::mnemonics[mnemonic];
  for (u32 r = rows.first_row; r < u32{rows.first_row} + rows.row_count; ++r)
    if ((isa::rows[r].archs & arch) != 0) return true;
  return false;
}

/// The mnemonic of the same matrix operation on this architecture, or `mnemonic` itself where it exists or where there is none.
/// Some targets have both names: of an operand that fits neither, the second would lead back to the first.
constexpr isa::mn::mnemonic spelling_on(isa::arch_mask arch, isa::mn::mnemonic mnemonic) {
  const char* const name = isa::mnemonic_name(mnemonic).data;
  if (__builtin_strncmp(name, "v_mfma_", 7) != 0 || has_rows_on(arch, mnemonic)) return mnemonic;
  for (u32 m = 0; m < sizeof(isa::mnemonics) / sizeof(isa::mnemonics[0]); ++m) {
    if (m == u32{mnemonic} || !is_same_operation(isa::mnemonic_name(m).data, name)) continue;
    if (has_rows_on(arch, m)) return static_cast<isa::mn::mnemonic>(m);
  }
  return mnemonic;
}

} // namespace kiln::emit
