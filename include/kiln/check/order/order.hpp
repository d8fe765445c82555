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
      u32 last = end;
      while (last > first && is_same(before_.begin()[last - 1], p_.code.begin()[last - 1])) --last;
      if (first < last) compare(first, last);
    }
  }

private:
  /// Fraction of the golden ratio in 128 bits.
  static consteval u128 factor() { return u128{0x9e37'79b9'7f4a'7c15} << 64 | 0xf39c'c060'5ced'c835; }

  // Places after the virtual dwords: special registers by source code, then these.
  static constexpr u32 scc = 128, named = 129, passing = 130, special_places = 160;

  static constexpr bool is_same(const ir::instruction& a, const ir::instruction& b) {
    return a.ops.low == b.ops.low && a.row == b.row && a.ops.high == b.ops.high && a.literal == b.literal &&
           a.modifiers == b.modifiers && a.given == b.given && a.marks == b.marks &&
           a.where.line == b.where.line;
  }

  /// The instructions of a block from the first that differs to the last.
  constexpr void compare(u32 first, u32 end) {
    if (writer_before_.empty()) {
      writer_before_ = list<u32>(p_.virtual_dwords + special_places);
      writer_after_ = list<u32>(p_.virtual_dwords + special_places);
    }
    list<u128> found(end - first); // by what each instruction found
    for (u32 i = first; i < end; ++i)
      found.begin()[i - first] = visit(before_.begin()[i], i, writer_before_.begin());
    list<bool> met(end - first);
    u32 open = first; // all before it are met
    for (u32 i = first; i < end; ++i) {
      const ir::instruction& in = p_.code.begin()[i];
      u32 was = open;
      while (was < end && (met[was - first] || !is_same(before_.begin()[was], in))) ++was;
      if (was == end) return fail(i, " is not of the block as it was");
      met[was - first] = true;
      if (visit(in, was, writer_after_.begin()) != found[was - first])
        return fail(i, " has changed places with an instruction that it depends on");
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
  static constexpr bool lets_pass(const isa::row& row, u32 marks) {
    using namespace isa::flag;
    constexpr isa::flag_mask never = branch | ends_program | barrier | sends_message | gws |
                                     isa::flag::waitcnt | nop | lds_dma | writes_exec_as_compare;
    constexpr isa::special_mask followed = isa::special::scc | isa::special::vcc;
    constexpr isa::special_mask constant =
        isa::special::exec | isa::special::mode | isa::special::flat_scratch;
    if ((marks & (ir::mark::movable | ir::mark::detached)) != 0) return false;
    if ((row.flags & never) != 0 || (row.flags & (atomic | vmem)) == (atomic | vmem)) return false;
    if ((row.writes & ~followed) != 0 || (row.reads & ~(followed | constant)) != 0) return false;
    if ((row.flags & side_effects) != 0 && (row.flags & (may_load | may_store)) == 0) return false;
    if (row.mnemonic == isa::mn::s_getpc_b64) return false;
    if ((row.flags & salu) != 0) return (row.reads & isa::special::mode) == 0;
    return (row.flags & (valu | isa::flag::lds | may_load | may_store)) != 0;
  }

  /// A number of the writers of all places, in order: of two sequences that differ, the numbers differ but for one case in
  /// 2^128. Then makes instruction `name` the writer of what it writes.
  constexpr u128 visit(const ir::instruction& in, u32 name, u32* writers) {
    const isa::row& row = isa::rows[in.row];
    const isa::operand_list& list = isa::operand_lists[row.operands];
    const u32 specials = p_.virtual_dwords, special = row.reads | row.writes;
    bool passes = lets_pass(row, in.marks);
    u32* const of = writers + specials;
    u128 seen = of[passing];
    if ((in.marks & ir::mark::keep) != 0) {
      seen = seen * factor() + of[named];
      of[named] = name + 1;
    }
    if ((special & isa::special::scc) != 0) seen = seen * factor() + of[scc];
    if ((special & isa::special::vcc) != 0)
      seen = (seen * factor() + of[ir::source_code::vcc]) * factor() + of[ir::source_code::vcc_hi];
    const u32 written = list.writes, tuples = list.tuples;
    u32 k = 0;
    for (u128 ops = in.ops.low; k != list.count; ++k, ops = k == 4 ? u128{in.ops.high} : ops >> 32) {
      const u32 place = place_of(static_cast<u32>(ops));
      if (place == none) continue;
      u32* w = writers + place;
      seen = seen * factor() + *w;
      if ((tuples >> k & 1) == 0) continue;
      for (const u32* const last = w + list.places[k].dwords; ++w != last;) seen = seen * factor() + *w;
    }
    k = 0;
    for (u128 ops = in.ops.low; written >> k != 0; ++k, ops >>= 32) { // results are among the first four
      const u32 place = place_of(static_cast<u32>(ops));
      if ((written >> k & 1) == 0 || place == none) continue;
      u32* w = writers + place;
      *w = name + 1;
      if ((tuples >> k & 1) != 0)
        for (const u32* const last = w + list.places[k].dwords; ++w != last;) *w = name + 1;
      if (place >= specials ? place >= specials + ir::source_code::exec : is_placed(place)) passes = false;
    }
    if ((row.writes & isa::special::scc) != 0) of[scc] = name + 1;
    if ((row.writes & isa::special::vcc) != 0)
      of[ir::source_code::vcc] = of[ir::source_code::vcc_hi] = name + 1;
    if (!passes) of[passing] = name + 1;
    return seen;
  }

  static constexpr u32 none = ~0u;
  constexpr u32 place_of(u32 bits) const {
    const u32 payload = bits & ir::payload_mask();
    if (bits - ir::first_register() < ir::registers()) return payload;
    if (bits - ir::first_register() < ir::registers_and_special()) return p_.virtual_dwords + payload;
    return bits == ir::fixed_bits(ir::source_code::scc) ? p_.virtual_dwords + scc : none;
  }
  /// Of a group whose number the author chose: others may have the same number.
  constexpr bool is_placed(u32 dword) const {
    return dword < p_.placed_dwords && p_.groups[ir::group_of(p_, dword)].fixed >= 0;
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
      writer_after_; ///< by place: 1 + the number, as it was, of the last instruction that wrote it
};

} // namespace detail

/// `before`: the program's instructions in the order that the author and the passes before gave them.
constexpr void order(const list<ir::instruction>& before, const ir::program& p, note& error) {
  if (!error.raised) detail::order_judge(before, p, error).run();
}

} // namespace kiln::check
