// SPDX-License-Identifier: MIT
// What the judge of waits remembers of memory operations.
#pragma once

#include <kiln/ir/instruction.hpp>
#include <kiln/isa/counter.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::check::detail {

/// A memory operation that has been issued, and has not certainly finished. Without default member initialisers, see
/// support/list.hpp.
struct outstanding {
  u32 instruction;
  isa::counter_event events;
  u32 first; ///< operand: the registers it will write
  u8 dwords; ///< 0: none
  bool touches_lds;
  /// Operations of the counter issued up to and with it, on the path with the fewest since; 0: no longer counted there.
  u32 vm, lgkm;

  constexpr u32 last() const { return first + dwords - 1; }

  constexpr void find_result(const ir::instruction& in, const isa::operand_list& list) {
    constexpr u32 first_register = 1u << 28, registers = (3u << 28) + 128; // of the banks, and special ones
    for (u32 left = list.writes; left != 0 && dwords == 0; left &= left - 1) {
      const u32 k = static_cast<u32>(__builtin_ctz(left)), bits = in.op(k).bits;
      if (bits - first_register >= registers) continue;
      first = bits;
      dwords = list.places[k].dwords;
    }
  }
};

/// At the beginning of a block.
struct arriving_operation {
  outstanding what;
  u32 next; ///< 1 + the number of the next of the same block; 0: none
};

} // namespace kiln::check::detail
