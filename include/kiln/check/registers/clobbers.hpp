// SPDX-License-Identifier: MIT
// Judges SCC, VCC and M0 between instructions by name: what one of them reads, one of them has written, on every path.
#pragma once

#include <kiln/analysis/programs/control_flow.hpp>
#include <kiln/analysis/registers/operand_slots.hpp>

namespace kiln::check {

namespace detail {

/// Expressions, conditions and loads to LDS write SCC, VCC and M0 as well, where the author sees no instruction. So an
/// instruction that the author named (mark::keep) must not find there what something else has left.
class clobber_judge {
public:
  constexpr clobber_judge(const ir::program& p, note& error) : p_(p), error_(error) {}

  /// `code` is the special register's number as an operand. From each instruction that the author named and that reads it,
  /// walks back to its writer, which is mostly near.
  constexpr void run(isa::special_mask special, u32 code) {
    special_ = special;
    // Reads of SCC and M0 are marked. Those of VCC are not: they are many, and this judge runs only where a division writes it.
    const u16 may_read = special == isa::special::vcc ? ir::mark::keep : ir::mark::reads_shared;
    slots_ = ones * ir::operand(ir::operand_kind::fixed, code).bits;
    const ir::instruction* const all = p_.code.begin();
    list<reader> open;
    for (u32 b = 0; b < p_.blocks.size(); ++b) {
      u32 seen = p_.blocks[b].first, last = none; // the last that writes, among those before `seen`
      const ir::instruction* const end = all + p_.end_of(b);
      for (const ir::instruction* in = all + seen;; ++in) {
        while (in != end && (in->marks & may_read) == 0) ++in;
        if (in == end) break;
        if ((in->marks & ir::mark::keep) == 0 || !use_of(*in).reads) continue;
        const u32 at = static_cast<u32>(in - all), writer = last_writer(seen, at);
        if (writer != none) last = writer;
        if (last == none)
          open.push_back({at, b});
        else
          judge(at, last);
        seen = at;
      }
    }
    if (open.empty()) return;
    last_ = list<u32>(p_.blocks.size());
    for (u32 b = 0; b < p_.blocks.size(); ++b) last_[b] = last_writer(p_.blocks[b].first, p_.end_of(b));
    flow_ = analysis::control_flow(p_); // of the program as built: the pipeline has none yet
    for (const reader& r : open) search_before(r);
  }

private:
  static constexpr u32 none = ~0u;
  static constexpr u128 ones = analysis::operand_slots::ones;
  /// A bit of each of the first four operands that registers do not have, and operand_kind::fixed has.
  static constexpr u128 constants = ones * ir::first_fixed();
  struct use {
    bool reads, writes;
  };
  struct reader {
    u32 instruction = 0, block = 0;
  };

  /// The last instruction of those numbers that writes the register.
  constexpr u32 last_writer(u32 first, u32 end) const {
    const ir::instruction* const all = p_.code.begin();
    for (u32 i = end; i-- != first;)
      if ((isa::rows[all[i].row].writes & special_) != 0 ||
          (((all[i].ops.low & constants) != 0 || all[i].ops.high != 0) && use_of(all[i]).writes))
        return i;
    return none;
  }
  constexpr use use_of(const ir::instruction& in) const {
    const isa::row& row = isa::rows[in.row];
    use out{(row.reads & special_) != 0, (row.writes & special_) != 0};
    const u128 other = in.ops.low ^ slots_; // a slot that is 0 borrows
    if (((other - ones) & ~other & ones << 31) == 0 && in.ops.high == 0) return out;
    const isa::operand_list& list = isa::operand_lists[row.operands];
    for (u32 k = 0; k < list.count; ++k) {
      if (in.op(k).bits != static_cast<u32>(slots_)) continue;
      out.reads = out.reads || (list.reads >> k & 1) != 0;
      out.writes = out.writes || (list.writes >> k & 1) != 0;
    }
    return out;
  }

  /// The writers at the ends of the blocks that lead to the reader's, and of those that lead there where they write nothing.
  constexpr void search_before(const reader& r) {
    list<u8> seen(p_.blocks.size());
    list<u32> work;
    work.push_back(r.block);
    for (u32 w = 0; w < work.size(); ++w)
      for (u32 b = 0; b < p_.blocks.size(); ++b) {
        if ((flow_[b].next != work[w] && flow_[b].target != work[w]) || seen[b] != 0) continue;
        seen[b] = 1;
        if (last_[b] == none)
          work.push_back(b);
        else
          judge(r.instruction, last_[b]);
      }
  }

  constexpr void judge(u32 reader, u32 writer) {
    const ir::instruction &in = p_.code[reader], &by = p_.code[writer];
    if ((by.marks & ir::mark::keep) != 0 || (error_.raised && error_.instruction <= reader)) return;
    // A comparison writes VCC where the author says so; only a division does of itself.
    if (special_ == isa::special::vcc && isa::rows[by.row].mnemonic != u32{isa::mn::v_div_scale_f32}) return;
    const char* const name = special_ == isa::special::scc   ? "SCC"
                             : special_ == isa::special::vcc ? "VCC"
                                                             : "M0";
    error_.raised = true;
    error_.instruction = reader;
    error_.where = in.where;
    error_.text.clear();
    error_.text << static_cast<const char*>(isa::rows[in.row].name()) << " reads " << name << ", but "
                << static_cast<const char*>(isa::rows[by.row].name()) << ", which the builder chose for "
                << file_name(by.where) << ':' << by.where.line
                << ", has written it last: write that line before the instruction that sets " << name;
  }

  const ir::program& p_;
  note& error_;
  isa::special_mask special_ = 0;
  u128 slots_ = 0; ///< the special register as an operand, in each slot
  list<u32> last_; ///< by block: its last instruction that writes the register
  list<analysis::successors> flow_;
};

} // namespace detail

/// Judges a program as built. Costs nothing where no instruction by name reads SCC or M0, and no division writes VCC.
constexpr void clobbers(const ir::program& p, note& error) {
  if (error.raised) return;
  const u32 at_risk = p.read_by_name & p.written_unnamed;
  if ((at_risk & isa::special::scc) != 0)
    detail::clobber_judge(p, error).run(isa::special::scc, ir::source_code::scc);
  if ((p.written_unnamed & isa::special::vcc) != 0)
    detail::clobber_judge(p, error).run(isa::special::vcc, ir::source_code::vcc);
  if ((at_risk & isa::special::m0) != 0)
    detail::clobber_judge(p, error).run(isa::special::m0, ir::source_code::m0);
}

} // namespace kiln::check
