// SPDX-License-Identifier: MIT
// Removes writes of registers that are overwritten in the same block before anything reads them.
//   needs  a program over virtual registers
//   gives  the same program without them; what the author wrote by name stays (mark::keep)
//   judge  ir::verify; the simulator before and after
//   fails  never
#pragma once

#include <kiln/analysis/programs/survey.hpp>
#include <kiln/pass/edit/remove_instructions.hpp>

namespace kiln::pass {

namespace detail {

/// Looks at pairs of writes of one register in one block. EXEC does not change inside a block, so the second reaches all
/// lanes that the first wrote.
class dead_store_remover {
public:
  constexpr dead_store_remover(ir::program& p, const analysis::survey& effects) : p_(p), effects_(effects) {}

  constexpr void run() {
    for (const analysis::survey::overwrite& o : effects_.overwrites()) pair(o.first, o.second);
    if (any_) remove_instructions(p_, gone_);
  }

private:
  /// Instruction `first` is removable and of the builder's choice; `second`, later in its block, writes the same first operand.
  constexpr void pair(u32 first, u32 second) {
    const ir::instruction& old = p_.code[first];
    const ir::instruction& by = p_.code[second];
    const u32 effects = effects_.rows.of(old.row);
    const isa::operand_list& list = isa::operand_lists[isa::rows[old.row].operands];
    const isa::operand_list& by_list = isa::operand_lists[isa::rows[by.row].operands];
    if (list.writes != 1 || old.ops[0] != by.ops[0] || list.places[0].dwords > by_list.places[0].dwords ||
        (by.marks & ir::mark::keeps_destination) != 0)
      return;
    if (reads(by, old.ops[0], list.places[0].dwords)) return; // an accumulator: the common case
    bool scc_open = (effects & analysis::effect::writes_scc()) != 0;
    for (u32 i = first + 1; i <= second; ++i) {
      if (reads(p_.code[i], old.ops[0], list.places[0].dwords)) return;
      const u32 there = effects_.rows.of(p_.code[i].row);
      if (scc_open && reads_scc(p_.code[i], there)) return;
      if ((there & analysis::effect::writes_scc()) != 0) scc_open = false;
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
    if ((effects & analysis::effect::reads_scc()) != 0) return true;
    for (u32 k = 0; k < isa::max_operands; ++k)
      if (in.ops[k].bits == analysis::scc_operand_bits()) return true;
    return false;
  }

  ir::program& p_;
  const analysis::survey& effects_;
  list<u8> gone_;
  bool any_ = false;
};

} // namespace detail

constexpr void remove_dead_stores(ir::program& p, const analysis::survey& effects) {
  if (!effects.rows.upsets()) detail::dead_store_remover(p, effects).run();
}
constexpr void remove_dead_stores(ir::program& p) { remove_dead_stores(p, analysis::survey(p)); }

} // namespace kiln::pass
