// SPDX-License-Identifier: MIT
// Judges a new order of instructions: each block is a permutation, and every dependent pair keeps its order.
#pragma once

#include <kiln/analysis/programs/may_alias.hpp>
#include <kiln/support/note.hpp>

namespace kiln::check {

namespace detail {

/// A row's word for the judge.
namespace order_word {
consteval u32 writes_shift() { return 6; }    ///< by place
consteval u32 tuples_shift() { return 12; }   ///< by place: two registers or more
consteval u32 scc_read() { return 1u << 18; } ///< without naming it, as the next three
consteval u32 scc_written() { return 1u << 19; }
consteval u32 vcc_read() { return 1u << 20; }
consteval u32 vcc_written() { return 1u << 21; }
consteval u32 implicit() { return scc_read() | scc_written() | vcc_read() | vcc_written(); }
consteval u32 accesses() { return 1u << 22; } ///< memory
consteval u32 lets_pass() { return 1u << 23; }
consteval u32 known() { return 1u << 24; }
consteval u32 count_shift() { return 25; } ///< number of places
} // namespace order_word

/// Walks the new order, in which each instruction goes by its number in the old one. At each place that an instruction touches,
/// the numbers met before must be smaller: those of writers, and those of readers too if it writes. Then each pair with a place
/// in common that one of them writes is as it was. Places are virtual dwords, special registers, the author's own order, and
/// what nothing may pass. Accesses to memory are compared in pairs that changed places. An instruction is in no pair that
/// changed if the same instructions as before stand in front of it.
class order_judge {
public:
  constexpr order_judge(const list<ir::instruction>& before, const ir::program& p, note& error)
      : before_(before), p_(p), error_(error), alias_(p), specials_(p.virtual_dwords) {}
  constexpr ~order_judge() { delete words_; }
  order_judge(const order_judge&) = delete;
  order_judge& operator=(const order_judge&) = delete;

  constexpr void run() {
    const ir::instruction *x = before_.begin(), *y = p_.code.begin();
    const ir::instruction* const code = y;
    u32 block = 0;
    for (const ir::instruction* const end = p_.code.end(); y != end; ++x, ++y)
      // As !is_same(), without the call.
      if (x->ops.low != y->ops.low || x->row != y->row || x->ops.high != y->ops.high ||
          x->literal != y->literal || x->modifiers != y->modifiers || x->given != y->given ||
          x->marks != y->marks || x->where.line != y->where.line) {
        const u32 first = static_cast<u32>(y - code);
        while (p_.end_of(block) <= first) ++block;
        const u32 last = compare(first, p_.end_of(block));
        if (error_.raised) return;
        x += last - first;
        y += last - first;
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

  /// From the first instruction that changed to the last one before which others stand than before; returns that.
  constexpr u32 compare(u32 first, u32 end) {
    if (words_ == nullptr) begin();
    bool* const met = met_.begin();
    const ir::instruction* const before = before_.begin();
    u32 open = first, last = first; // all before `open` are met, and none after `last`
    for (u32 i = first;; ++i) {
      const ir::instruction& in = p_.code.begin()[i];
      while (open != end && met[open]) ++open;
      u32 was = open; // the first of several alike: they stay in order
      while (was != end && (met[was] || !is_same(before[was], in))) ++was;
      if (was == end) return fail(i, " is not of the block as it was"), i;
      met[was] = true;
      const u32 word = word_of(in.row);
      if (!keeps_order(in, word, was + 1))
        return fail(i, " has changed places with an instruction that depends on it"), i;
      if (was != open && (word & order_word::accesses()) != 0 && !accesses_keep_order(in, open, was))
        return fail(i, " has changed places with an access to memory that may be the same"), i;
      if (last < was) last = was;
      if (last == i) return i;
    }
  }
  constexpr void begin() {
    words_ = new words{};
    met_ = list<bool>(p_.code.size());
    written_ = list<u32>(specials_ + special_places);
    read_ = list<u32>(specials_ + special_places);
  }

  /// An access that came to stand before others, which are not met yet, must not touch their memory.
  constexpr bool accesses_keep_order(const ir::instruction& in, u32 open, u32 was) {
    const analysis::memory_access does = alias_.access_of(in);
    const bool* const met = met_.begin();
    const ir::instruction* const before = before_.begin();
    for (u32 i = open; does != 0 && i != was; ++i)
      if (!met[i] && (word_of(before[i].row) & order_word::accesses()) != 0 &&
          analysis::alias_rules::may_alias(alias_.access_of(before[i]), does))
        return false;
    return true;
  }

  /// What may not pass, nor be passed: everything that is not arithmetic or an access to memory, or that touches what it
  /// does not name.
  static constexpr bool lets_pass(const isa::row& row) {
    using namespace isa::flag;
    constexpr isa::flag_mask never = branch | ends_program | barrier | sends_message | gws |
                                     isa::flag::waitcnt | nop | lds_dma | writes_exec_as_compare;
    constexpr isa::special_mask followed = isa::special::scc | isa::special::vcc;
    constexpr isa::special_mask constant =
        isa::special::exec | isa::special::mode | isa::special::flat_scratch;
    if ((row.flags & never) != 0 || (row.flags & (atomic | vmem)) == (atomic | vmem)) return false;
    if ((row.writes & ~followed) != 0 || (row.reads & ~(followed | constant)) != 0) return false;
    if ((row.flags & side_effects) != 0 && (row.flags & (may_load | may_store)) == 0) return false;
    if (row.mnemonic == isa::mn::s_getpc_b64) return false;
    if ((row.flags & salu) != 0) return (row.reads & isa::special::mode) == 0;
    return (row.flags & (valu | isa::flag::lds | may_load | may_store)) != 0;
  }

  constexpr u32 word_of(u32 row) {
    return words_->of[row] != 0 ? words_->of[row] : words_->of[row] = learn(isa::rows[row]);
  }
  static constexpr u32 learn(const isa::row& row) {
    constexpr isa::flag_mask memory =
        isa::flag::may_load | isa::flag::may_store | isa::flag::atomic | isa::flag::lds_dma;
    const isa::operand_list& list = isa::operand_lists[row.operands];
    u32 word = order_word::known() | u32{list.writes} << order_word::writes_shift() |
               u32{list.tuples} << order_word::tuples_shift() | u32{list.count} << order_word::count_shift();
    if ((row.reads & isa::special::scc) != 0) word |= order_word::scc_read();
    if ((row.writes & isa::special::scc) != 0) word |= order_word::scc_written();
    if ((row.reads & isa::special::vcc) != 0) word |= order_word::vcc_read();
    if ((row.writes & isa::special::vcc) != 0) word |= order_word::vcc_written();
    if ((row.flags & memory) != 0) word |= order_word::accesses();
    if (lets_pass(row)) word |= order_word::lets_pass();
    return word;
  }

  /// Meets the instruction of number `name` - 1: true if all that touched its places before has smaller numbers. What keeps a
  /// part of its destination reads that too, but counts as its writer anyway.
  constexpr bool keeps_order(const ir::instruction& in, u32 word, u32 name) {
    constexpr u32 pinned = ir::mark::movable | ir::mark::detached;
    u32 *const written = written_.begin(), *const read = read_.begin();
    const u32 count = word >> order_word::count_shift();
    bool passes = (word & order_word::lets_pass()) != 0 && (in.marks & pinned) == 0;
    bool smaller = true;
    u128 ops = in.ops.low;
    for (u32 k = 0; k != count; ++k, ops = k == 4 ? u128{in.ops.high} : ops >> 32) {
      const u32 at = place_of(static_cast<u32>(ops));
      if (at == nowhere) continue;
      const bool writes = (word >> order_word::writes_shift() >> k & 1) != 0;
      if (writes && (at >= specials_ ? at >= specials_ + ir::source_code::exec
                                     : at < p_.placed_dwords && is_placed(at)))
        passes = false;
      u32 *w = written + at,
          *r = read + at; // one expression for each dword: constant evaluation counts statements
      for (const u32* const end =
               w + ((word >> order_word::tuples_shift() >> k & 1) != 0 ? dwords_of(in, k) : 1);
           w != end; ++w, ++r)
        smaller = smaller && *w <= name && (!writes || *r <= name),
        *(writes ? w : r) = *(writes ? w : r) < name ? name : *(writes ? w : r);
    }
    if ((word & order_word::implicit()) != 0) {
      if ((word & (order_word::scc_read() | order_word::scc_written())) != 0)
        smaller = touch(specials_ + scc, name, (word & order_word::scc_written()) != 0) && smaller;
      if ((word & (order_word::vcc_read() | order_word::vcc_written())) != 0)
        for (u32 half = ir::source_code::vcc; half <= ir::source_code::vcc_hi; ++half)
          smaller = touch(specials_ + half, name, (word & order_word::vcc_written()) != 0) && smaller;
    }
    if ((in.marks & ir::mark::keep) != 0) smaller = touch(specials_ + named, name, true) && smaller;
    return touch(specials_ + passing, name, !passes) && smaller;
  }
  static constexpr u32 nowhere = ~0u;
  constexpr u32 place_of(u32 bits) const {
    return bits - ir::first_register() < ir::registers() ? bits & ir::payload_mask()
           : bits - ir::first_register() < ir::registers_and_special()
               ? specials_ + (bits & ir::payload_mask())
           : bits == ir::fixed_bits(ir::source_code::scc) ? specials_ + scc
                                                          : nowhere;
  }
  /// As in keeps_order().
  constexpr bool touch(u32 at, u32 name, bool writes) {
    u32 &written = written_.begin()[at], &read = read_.begin()[at];
    if (written > name || (writes && read > name)) return false;
    if (writes)
      written = name;
    else if (read < name)
      read = name;
    return true;
  }
  static constexpr u32 dwords_of(const ir::instruction& in, u32 k) {
    return isa::operand_lists[isa::rows[in.row].operands].places[k].dwords;
  }

  /// True if a dword below placed_dwords is of a group whose number the author chose: others may have the same number.
  constexpr bool is_placed(u32 dword) const { return p_.groups[ir::group_of(p_, dword)].fixed >= 0; }

  constexpr void fail(u32 i, const char* what) {
    error_.raised = true;
    error_.instruction = i;
    error_.where = p_.code[i].where;
    error_.text << isa::rows[p_.code[i].row].name() << what;
  }

  struct words {
    u32 of[isa::row_count];
  };

  const list<ir::instruction>& before_;
  const ir::program& p_;
  note& error_;
  analysis::alias_rules alias_;
  const u32 specials_;       ///< the place of the first special register
  words* words_ = nullptr;   ///< by row; 0: not met yet
  list<bool> met_;           ///< by number of an instruction
  list<u32> written_, read_; ///< by place: 1 + the greatest number met of what writes or reads it
};

} // namespace detail

/// `before`: the program's instructions in the order that the author and the passes before gave them.
constexpr void order(const list<ir::instruction>& before, const ir::program& p, note& error) {
  if (!error.raised) detail::order_judge(before, p, error).run();
}

} // namespace kiln::check
