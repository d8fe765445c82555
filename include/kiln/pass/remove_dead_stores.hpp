// SPDX-License-Identifier: MIT
// Removes writes of registers that are overwritten in the same block before anything reads them.
//   needs  a program over virtual registers
//   gives  the same program without them; what the author wrote by name stays (mark::keep)
//   judge  ir::verify; the simulator before and after
//   fails  never
#pragma once

#include <kiln/analysis/row_effects.hpp>
#include <kiln/pass/remove_instructions.hpp>

namespace kiln::pass {

namespace detail {

/// Looks at pairs of writes of one register in one block. EXEC does not change inside a block, so the second reaches all
/// lanes that the first wrote.
class dead_store_remover {
public:
  constexpr explicit dead_store_remover(ir::program& p) : p_(p) {}

  constexpr void run() {
    written_at_ = list<u32>(p_.virtual_dwords);
    u32* const written_at = written_at_.begin();
    const ir::instruction* in = p_.code.begin();
    u32 i = 0;
    for (u32 b = 0; b < p_.blocks.size(); ++b) {
      const u32 begin = i;
      for (const u32 end = p_.end_of(b); i != end; ++in) {
        const u32 effects = effects_.of(in->row);
        ++i; // counts from 1 here: 0 means never
        if ((effects & analysis::effect::upsets) != 0) return;
        if ((effects >> analysis::effect::results_shift & 7) == 0 ||
            in->ops[0].bits - first_register >= registers)
          continue;
        u32* at = written_at + (in->ops[0].bits & payload);
        if (*at > begin) pair(*at - 1, i - 1);
        *at = i;
        if ((effects & analysis::effect::tuples) == 0 &&
            (effects >> analysis::effect::results_shift & 7) == 1)
          continue;
        note_writes(*in, i);
      }
    }
    if (any_) remove_instructions(p_, gone_);
  }

private:
  static constexpr u32 payload = 0x0fff'ffff;
  static constexpr u32 first_register = 1u << 28, registers = 3u << 28;
  static constexpr u32 most = 256; ///< instructions between the two; farther pairs are left alone

  constexpr void note_writes(const ir::instruction& in, u32 stamp) {
    const isa::operand_list& list = isa::operand_lists[isa::rows[in.row].operands];
    for (u32 places = list.writes; places != 0; places &= places - 1) {
      const u32 k = static_cast<u32>(__builtin_ctz(places));
      if (in.ops[k].bits - first_register >= registers) continue;
      for (u32 j = 0; j < list.places[k].dwords; ++j) written_at_[in.ops[k].payload() + j] = stamp;
    }
  }

  /// Instruction `first` wrote the first register that `second` writes, the last to do so.
  constexpr void pair(u32 first, u32 second) {
    const ir::instruction& old = p_.code[first];
    const ir::instruction& by = p_.code[second];
    const u32 effects = effects_.of(old.row);
    if ((effects & analysis::effect::removable) == 0 || (old.marks & ir::mark::keep) != 0 ||
        second - first > most)
      return;
    const isa::operand_list& list = isa::operand_lists[isa::rows[old.row].operands];
    const isa::operand_list& by_list = isa::operand_lists[isa::rows[by.row].operands];
    if (list.writes != 1 || old.ops[0] != by.ops[0] || list.places[0].dwords > by_list.places[0].dwords ||
        (by.marks & ir::mark::keeps_destination) != 0)
      return;
    bool scc_open = (effects & analysis::effect::writes_scc) != 0;
    for (u32 i = first + 1; i <= second; ++i) {
      if (reads(p_.code[i], old.ops[0], list.places[0].dwords)) return;
      const u32 there = effects_.of(p_.code[i].row);
      if (scc_open && reads_scc(p_.code[i], there)) return;
      if ((there & analysis::effect::writes_scc) != 0) scc_open = false;
    }
    if (scc_open) return;
    if (!any_) gone_ = kiln::list<u8>(p_.code.size());
    any_ = true;
    gone_[first] = 1;
  }

  static constexpr bool reads(const ir::instruction& in, ir::operand o, u32 dwords) {
    const isa::operand_list& list = isa::operand_lists[isa::rows[in.row].operands];
    u32 places = list.reads;
    if ((in.marks & ir::mark::keeps_destination) != 0) places |= list.writes;
    for (; places != 0; places &= places - 1) {
      const u32 k = static_cast<u32>(__builtin_ctz(places));
      const u32 bits = in.ops[k].bits;
      if (bits - o.bits < dwords || o.bits - bits < list.places[k].dwords) return true;
    }
    return false;
  }
  static constexpr bool reads_scc(const ir::instruction& in, u32 effects) {
    if ((effects & analysis::effect::reads_scc) != 0) return true;
    for (u32 k = 0; k < isa::max_operands; ++k)
      if (in.ops[k].bits == analysis::scc_operand_bits) return true;
    return false;
  }

  ir::program& p_;
  analysis::row_effects effects_;
  list<u32> written_at_; ///< by dword: 1 + the last instruction that wrote it
  list<u8> gone_;
  bool any_ = false;
};

} // namespace detail

constexpr void remove_dead_stores(ir::program& p) { detail::dead_store_remover(p).run(); }

} // namespace kiln::pass
