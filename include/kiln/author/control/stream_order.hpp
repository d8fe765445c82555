// SPDX-License-Identifier: MIT
// Which items of recorded streams must come before which of others, so that merged streams give what they would one after
// another.
#pragma once

#include <kiln/ir/instruction.hpp>
#include <kiln/isa/table.hpp>
#include <kiln/support/dword_set.hpp>

namespace kiln::author {

/// The virtual dwords that each stream reads and writes, and by which of its items for the last time.
class stream_accesses {
public:
  constexpr stream_accesses(u32 streams, u32 dwords)
      : dwords_(dwords),
        reads_(streams * dwords),
        writes_(streams * dwords),
        last_reads_(streams * dwords),
        last_writes_(streams * dwords) {}

  /// Items of a stream are noted in their order.
  constexpr void note(u32 stream, const ir::instruction& in, u32 item) {
    const isa::operand_list& operands = isa::operand_lists[isa::rows[in.row].operands];
    for (u32 o = 0; o < operands.count; ++o) {
      const ir::operand x = in.op(o);
      if (!x.is_register()) continue;
      const u32 first = stream * dwords_ + x.payload(), dwords = operands.places[o].dwords;
      if ((operands.reads >> o & 1) != 0) note(reads_, last_reads_, first, dwords, item);
      if ((operands.writes >> o & 1) != 0) note(writes_, last_writes_, first, dwords, item);
    }
  }
  /// How many items of a stream must come before an instruction of a later one: a register that the earlier one still needs is
  /// not written, one that it still writes is not touched.
  constexpr u32 items_before(u32 stream, const ir::instruction& in) const {
    const isa::operand_list& operands = isa::operand_lists[isa::rows[in.row].operands];
    u32 count = 0;
    for (u32 o = 0; o < operands.count; ++o) {
      const ir::operand x = in.op(o);
      if (!x.is_register()) continue;
      const u32 first = stream * dwords_ + x.payload(), dwords = operands.places[o].dwords;
      if (writes_.has_any(first, dwords)) count = most(count, last_writes_, first, dwords);
      if ((operands.writes >> o & 1) != 0 && reads_.has_any(first, dwords))
        count = most(count, last_reads_, first, dwords);
    }
    return count;
  }

private:
  static constexpr void note(dword_set& in, list<u32>& last, u32 first, u32 dwords, u32 item) {
    in.add(first, dwords);
    u32* const of = last.begin() + first;
    for (u32 d = 0; d < dwords; ++d) of[d] = item + 1;
  }
  static constexpr u32 most(u32 count, const list<u32>& last, u32 first, u32 dwords) {
    const u32* const of = last.begin() + first;
    for (u32 d = 0; d < dwords; ++d) count = of[d] > count ? of[d] : count;
    return count;
  }

  u32 dwords_;
  dword_set reads_, writes_;           ///< by stream, then dword
  list<u32> last_reads_, last_writes_; ///< the same: 1 + the item; 0: none
};

} // namespace kiln::author
