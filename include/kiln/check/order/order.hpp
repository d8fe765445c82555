// SPDX-License-Identifier: MIT
// Judges a new order of instructions: each block is a permutation, and every dependent pair keeps its order.
#pragma once

#include <kiln/analysis/programs/may_alias.hpp>
#include <kiln/support/note.hpp>

namespace kiln::check {

namespace detail {

/// Names each value by the instruction that wrote it. An instruction must find at all its places, those that it writes too,
/// the writers that it found before: then no result, no overwritten register and no last write has changed. Registers are
/// virtual dwords; special registers, the author's own order, and what nothing may pass are places too. Accesses to memory
/// are compared in pairs that changed places.
class order_judge {
public:
  constexpr order_judge(const list<ir::instruction>& before, const ir::program& p, note& error)
      : before_(before), p_(p), error_(error), alias_(p) {}

  constexpr void run() {
    for (u32 b = 0; b < p_.blocks.size() && !error_.raised; ++b) {
      const u32 end = p_.end_of(b);
      u32 first = p_.blocks[b].first;
      while (first < end && is_same(before_.begin()[first], p_.code.begin()[first])) ++first;
      if (first < end) compare(first, end);
    }
  }

private:
  // Places after the virtual dwords: special registers by source code, then these.
  static constexpr u32 scc = 128, named = 129, passing = 130, special_places = 160;

  static constexpr bool is_same(const ir::instruction& a, const ir::instruction& b) {
    return a.ops.low == b.ops.low && a.row == b.row && a.ops.high == b.ops.high && a.literal == b.literal &&
           a.modifiers == b.modifiers && a.given == b.given && a.marks == b.marks &&
           a.where.line == b.where.line;
  }

  /// The instructions of a block from the first that differs.
  constexpr void compare(u32 first, u32 end) {
    if (writer_before_.empty()) {
      writer_before_ = list<u32>(p_.virtual_dwords + special_places);
      writer_after_ = list<u32>(p_.virtual_dwords + special_places);
    }
    list<u32> found_at(end - first); // where in found_ an instruction's begin
    found_.clear();
    recording_ = true;
    for (u32 i = first; i < end; ++i) {
      found_at[i - first] = found_.size();
      visit(before_.begin()[i], i, writer_before_);
    }
    recording_ = false;
    list<bool> met(end - first);
    u32 open = first; // all before it are met
    for (u32 i = first; i < end; ++i) {
      const ir::instruction& in = p_.code.begin()[i];
      u32 was = open;
      while (was < end && (met[was - first] || !is_same(before_.begin()[was], in))) ++was;
      if (was == end) return fail(i, " is not of the block as it was");
      met[was - first] = true;
      at_ = found_at[was - first];
      const bool same = visit(in, was, writer_after_);
      if (!same) return fail(i, " has changed places with an instruction that it depends on");
      if (!accesses_keep_order(in, open, was, first, met))
        return fail(i, " has changed places with an access to memory that may be the same");
      while (open < end && met[open - first]) ++open;
    }
  }

  /// An access that came to stand before others, which are not met yet, must not touch their memory.
  constexpr bool accesses_keep_order(const ir::instruction& in, u32 open, u32 was, u32 first,
                                     const list<bool>& met) const {
    if (open == was) return true;
    const analysis::memory_access does = alias_.access_of(in);
    for (u32 i = open; does != 0 && i < was; ++i)
      if (!met[i - first] && analysis::alias_rules::may_alias(alias_.access_of(before_.begin()[i]), does))
        return false;
    return true;
  }

  /// What may not pass, nor be passed: everything that is not arithmetic or an access to memory, or that touches what it
  /// does not name.
  constexpr bool lets_pass(const ir::instruction& in) const {
    using namespace isa::flag;
    constexpr isa::flag_mask never = branch | ends_program | barrier | sends_message | gws |
                                     isa::flag::waitcnt | nop | lds_dma | writes_exec_as_compare;
    constexpr isa::special_mask followed = isa::special::scc | isa::special::vcc;
    constexpr isa::special_mask constant =
        isa::special::exec | isa::special::mode | isa::special::flat_scratch;
    if ((in.marks & (ir::mark::movable | ir::mark::detached)) != 0) return false;
    const isa::row& row = isa::rows[in.row];
    if ((row.flags & never) != 0 || (row.flags & (atomic | vmem)) == (atomic | vmem)) return false;
    if ((row.writes & ~followed) != 0 || (row.reads & ~(followed | constant)) != 0) return false;
    if ((row.flags & side_effects) != 0 && (row.flags & (may_load | may_store)) == 0) return false;
    if (row.mnemonic == isa::mn::s_getpc_b64) return false;
    if ((row.flags & salu) != 0) return (row.reads & isa::special::mode) == 0;
    return (row.flags & (valu | isa::flag::lds | may_load | may_store)) != 0;
  }

  /// Notes the writer of a place, or compares it with what was noted.
  constexpr bool see(const list<u32>& writers, u32 place) {
    const u32 writer = writers.begin()[place];
    if (!recording_) return found_.begin()[at_++] == writer;
    found_.push_back(writer);
    return true;
  }

  /// Sees the writers of all places, then makes instruction `name` the writer of those that it writes.
  constexpr bool visit(const ir::instruction& in, u32 name, list<u32>& writers) {
    const isa::row& row = isa::rows[in.row];
    const isa::operand_list& list = isa::operand_lists[row.operands];
    const u32 specials = p_.virtual_dwords;
    bool same = see(writers, specials + passing), passes = lets_pass(in);
    if ((in.marks & ir::mark::keep) != 0) same = see(writers, specials + named) && same;
    if (((row.reads | row.writes) & isa::special::scc) != 0) same = see(writers, specials + scc) && same;
    if (((row.reads | row.writes) & isa::special::vcc) != 0)
      same = see(writers, specials + ir::source_code::vcc) &&
             see(writers, specials + ir::source_code::vcc_hi) && same;
    for (u32 k = 0; k < list.count; ++k) {
      const u32 place = place_of(in.op(k));
      if (place == none) continue;
      for (u32 d = 0; d < list.places[k].dwords || d == 0; ++d) same = see(writers, place + d) && same;
    }
    u32* const of = writers.begin();
    for (u32 k = 0; k < list.count; ++k) {
      if ((list.writes & 1u << k) == 0) continue;
      const u32 place = place_of(in.op(k));
      if (place == none) continue;
      for (u32 d = 0; d < list.places[k].dwords; ++d) of[place + d] = name + 1;
      if (place >= specials + ir::source_code::exec || is_placed(place)) passes = false;
    }
    if ((row.writes & isa::special::scc) != 0) of[specials + scc] = name + 1;
    if ((row.writes & isa::special::vcc) != 0)
      of[specials + ir::source_code::vcc] = of[specials + ir::source_code::vcc_hi] = name + 1;
    if ((in.marks & ir::mark::keep) != 0) of[specials + named] = name + 1;
    if (!passes) of[specials + passing] = name + 1;
    return same;
  }

  static constexpr u32 none = ~0u;
  constexpr u32 place_of(ir::operand o) const {
    if (o.is_register()) return o.payload();
    if (!o.is(ir::operand_kind::fixed)) return none;
    if (o.payload() == ir::source_code::scc) return p_.virtual_dwords + scc;
    return o.payload() < ir::source_code::zero ? p_.virtual_dwords + o.payload() : none;
  }
  /// Of a group whose number the author chose: others may have the same number.
  constexpr bool is_placed(u32 dword) const {
    return dword < p_.virtual_dwords && dword < p_.placed_dwords &&
           p_.groups[ir::group_of(p_, dword)].fixed >= 0;
  }

  constexpr void fail(u32 i, const char* what) {
    error_.raised = true;
    error_.instruction = i;
    error_.where = p_.code[i].where;
    error_.text << isa::rows[p_.code[i].row].name() << what;
  }

  const list<ir::instruction>& before_;
  const ir::program& p_;
  note& error_;
  analysis::alias_rules alias_;
  list<u32> writer_before_,
      writer_after_;       ///< by place: 1 + the number, as it was, of the last instruction that wrote it
  list<u32> found_;        ///< the writers that instructions found before
  u32 at_ = 0;             ///< in found_
  bool recording_ = false; ///< of the program as it was
};

} // namespace detail

/// `before`: the program's instructions in the order that the author and the passes before gave them.
constexpr void order(const list<ir::instruction>& before, const ir::program& p, note& error) {
  if (!error.raised) detail::order_judge(before, p, error).run();
}

} // namespace kiln::check
