// SPDX-License-Identifier: MIT
// The dependences among a run of instructions as a graph: which must follow which, and after how many issue slots.
#pragma once

#include <kiln/analysis/programs/may_alias.hpp>
#include <kiln/pass/order/issue_rows.hpp>
#include <kiln/pass/order/register_pressure.hpp>

namespace kiln::pass {

/// The graph of one run at a time, over virtual registers: build() forgets the one before. Instructions of a run are numbered
/// from 0, and sets of them are numbers with one bit for each: constant evaluation charges nothing for width. While it is
/// built, the run is issued in its own order.
class dependence_graph {
  static consteval u32 exec_bits() { return ir::fixed_bits(ir::source_code::exec); }

public:
  static constexpr u32 window = 64; ///< instructions of a run
  using set = u64;
  static constexpr set only(u32 n) { return set{1} << n; }

  /// A result that its reader has to wait for: number of the producer in 8 bits, and above them issue slots, two or more.
  using delay = u32;
  static constexpr u32 from(delay d) { return d & 0xff; }
  static constexpr u32 slots(delay d) { return d >> 8; }

  constexpr explicit dependence_graph(const ir::program& p)
      : p_(p),
        rows_(p.arch),
        alias_(p),
        all_places_(p.virtual_dwords + special_places),
        places_(all_places_.begin()) {
    delays_.reserve(window);
  }

  constexpr u64 word_of(u32 row) { return rows_.of(row); }
  /// True if an instruction stays where it is, and nothing passes it: what the rows say; a write of EXEC; regions that the
  /// author marked; a write of registers whose number the author chose, as such groups may share a number.
  constexpr bool is_fence(const ir::instruction& in, u64 word) const {
    if ((in.marks & (ir::mark::movable | ir::mark::detached)) != 0 || (word & issue_word::fence()) != 0)
      return true;
    // Most have one result, a register that the author has not chosen.
    if ((word & issue_word::one_result()) != 0 && static_cast<u32>(in.ops.low) < exec_bits() &&
        (static_cast<u32>(in.ops.low) & ir::payload_mask()) >= p_.placed_dwords)
      return false;
    u128 ops = in.ops.low; // results are the first operands
    for (u32 written = issue_word::writes(word); written != 0; written >>= 1, ops >>= 32) {
      if (static_cast<u32>(ops) >= exec_bits()) return true;
      if ((static_cast<u32>(ops) & ir::payload_mask()) < p_.placed_dwords && is_placed(static_cast<u32>(ops)))
        return true;
    }
    return false;
  }

  /// Returns the issue slots of the run in its own order.
  constexpr u32 build(u32 first, u32 end) {
    ++run_;
    count_ = end - first;
    delays_.clear();
    named_ = 0;
    accesses_count_ = 0;
    any_store_ = false;
    last_to_ = window;
    const ir::instruction* in = code_ = p_.code.begin() + first;
    slot_ = 0;
    for (u32 n = 0; n != count_; issued_at_[n] = slot_++, ++n, ++in) {
      word_[n] = rows_.known(in->row);
      first_delay_[n] = delays_.size();
      add(n, *in);
    }
    first_delay_[count_] = delays_.size();
    return slot_;
  }

  // By instruction of the run. Whole arrays: constant evaluation charges for each call.
  /// What has to come before: by one slot or more, or only before it.
  constexpr const set* next_to() const { return one_; }
  constexpr const set* before() const { return order_; }
  /// What it has to wait for, from its number in first_delays() to that of the next instruction.
  constexpr const delay* delays() const { return delays_.begin(); }
  constexpr const u32* first_delays() const { return first_delay_; }
  /// What it takes results of, and what takes its own.
  constexpr const set* producers() const { return producers_; }
  constexpr const set* readers() const { return readers_; }
  constexpr const u64* words() const { return word_; } ///< see issue_word
  /// Registers that it defines.
  constexpr const register_pressure::registers* sizes() const { return size_; }

  /// The pressure of the order as written.
  constexpr void find_pressure(register_pressure& pressure) const {
    constexpr u32 shift = register_pressure::vector_shift, mask = (1u << shift) - 1, never = window;
    u32 freed[window + 1] = {}, now = 0, scalars = 0, vectors = 0;
    for (u32 n = 0; n != count_; now -= freed[n], ++n)
      // One expression: constant evaluation counts statements. The last reader is later than n.
      freed[readers_[n] != 0 ? 63 - __builtin_clzll(readers_[n]) : never] += size_[n], now += size_[n],
          scalars = scalars < (now & mask) ? now & mask : scalars,
          vectors = vectors < now >> shift ? now >> shift : vectors;
    pressure.allow(scalars, vectors);
  }

private:
  /// After the virtual dwords: special registers by source code, and SCC.
  static constexpr u32 special_places = ir::source_code::zero + 32, scc_place = ir::source_code::zero;

  /// What the run has done to a register or special register: 1 + the number of its last writer, or 0; from bit 32 on the
  /// number of the run, as others have left their own; from bit 64 on the set of what has read it since.
  using place = u128;

  constexpr bool is_placed(u32 bits) const {
    return bits - ir::first_register() < ir::registers() &&
           p_.groups[ir::group_of(p_, bits & ir::payload_mask())].fixed >= 0;
  }

  constexpr void add(u32 n, const ir::instruction& in) {
    const u64 word = word_[n];
    order_[n] = one_[n] = producers_[n] = readers_[n] = size_[n] = 0;
    const u32 written = issue_word::writes(word);
    u32 k = 0, left = issue_word::reads(word);
    if ((in.marks & ir::mark::keeps_destination) != 0) left |= written;
    for (u128 ops = in.ops.low; left != 0; left >>= 1, ops = ++k == 4 ? u128{in.ops.high} : ops >> 32)
      if ((left & 1) != 0 && static_cast<u32>(ops) - ir::first_register() < ir::registers_and_special())
        visit_read(n, static_cast<u32>(ops), word, k);
      else if ((left & 1) != 0 && static_cast<u32>(ops) == ir::fixed_bits(ir::source_code::scc))
        read(n, p_.virtual_dwords + scc_place, 1, true);
    if ((word & issue_word::implicit()) != 0) read_implicit(n, word);
    k = 0;
    left = written;
    for (u128 ops = in.ops.low; left != 0; left >>= 1, ++k, ops >>= 32) // results are among the first four
      if ((left & 1) != 0 && static_cast<u32>(ops) - ir::first_register() < ir::registers_and_special())
        visit_write(n, static_cast<u32>(ops), word, k);
      else if ((left & 1) != 0 && static_cast<u32>(ops) == ir::fixed_bits(ir::source_code::scc))
        write(n, p_.virtual_dwords + scc_place, 1);
    if ((word & issue_word::implicit()) != 0) write_implicit(n, word);
    if ((word & issue_word::memory()) != 0) add_access(n, in);
    if ((in.marks & ir::mark::keep) != 0) {
      order_[n] |= named_;
      named_ = only(n);
    }
  }

  constexpr void visit_read(u32 n, u32 bits, u64 word, u32 k) {
    read(n, place_of(bits), (word >> issue_word::tuples_shift() >> k & 1) != 0 ? dwords_of(n, k) : 1,
         bits < ir::first_vgpr() || bits >= ir::first_fixed());
  }
  constexpr void visit_write(u32 n, u32 bits, u64 word, u32 k) {
    const u32 dwords = (word >> issue_word::tuples_shift() >> k & 1) != 0 ? dwords_of(n, k) : 1;
    if (bits < ir::first_fixed())
      size_[n] += bits < ir::first_vgpr() ? dwords : dwords << register_pressure::vector_shift;
    write(n, place_of(bits), dwords);
  }
  constexpr u32 place_of(u32 bits) const {
    return (bits & ir::payload_mask()) + (bits >= ir::first_fixed() ? p_.virtual_dwords : 0);
  }
  constexpr u32 dwords_of(u32 n, u32 k) const {
    return isa::operand_lists[isa::rows[code_[n].row].operands].places[k].dwords;
  }
  constexpr void read_implicit(u32 n, u64 word) {
    if ((word & issue_word::reads_scc()) != 0) read(n, p_.virtual_dwords + scc_place, 1, false);
    if ((word & issue_word::reads_vcc()) != 0) read(n, p_.virtual_dwords + ir::source_code::vcc, 2, true);
  }
  constexpr void write_implicit(u32 n, u64 word) {
    if ((word & issue_word::writes_scc()) != 0) write(n, p_.virtual_dwords + scc_place, 1);
    if ((word & issue_word::writes_vcc()) != 0) write(n, p_.virtual_dwords + ir::source_code::vcc, 2);
  }

  // Few statements in these three: constant evaluation counts them.
  constexpr void read(u32 n, u32 at, u32 dwords, bool in_sgpr) {
    const place self = place{1} << (64 + n);
    for (place *p = places_ + at, *const end = p + dwords; p != end;
         *p = (static_cast<u32>(*p >> 32) == run_ ? *p : place{run_} << 32) | self, ++p)
      if (static_cast<u32>(*p >> 32) == run_ && static_cast<u32>(*p) != 0)
        take_result(n, static_cast<u32>(*p) - 1, in_sgpr);
  }
  constexpr void take_result(u32 n, u32 from, bool in_sgpr) {
    if (last_from_ == from && last_to_ == n) return; // another register of the result: the first counts
    last_from_ = from, last_to_ = n, one_[n] |= set{1} << from, producers_[n] |= set{1} << from,
    readers_[from] |= set{1} << n;
    if (!issue_word::is_next(word_[from], word_[n], in_sgpr))
      wait(from, issue_rows::distance(word_[from], word_[n], in_sgpr));
  }
  constexpr void wait(u32 from, u32 slots) {
    if (slots < 2) return;
    delays_.push_back(from | slots << 8);
    if (slot_ < issued_at_[from] + slots) slot_ = issued_at_[from] + slots;
  }
  constexpr void write(u32 n, u32 at, u32 dwords) {
    const place news = place{run_} << 32 | (n + 1);
    const set others = ~(set{1} << n);
    for (place *p = places_ + at, *const end = p + dwords; p != end; *p = news, ++p)
      if (static_cast<u32>(*p >> 32) == run_)
        order_[n] |= static_cast<set>(*p >> 64) & others,
            one_[n] |= (static_cast<u32>(*p) != 0 ? set{1} << (static_cast<u32>(*p) - 1) : 0) & others;
  }

  constexpr void add_access(u32 n, const ir::instruction& in) {
    const analysis::memory_access does = alias_.access_of(in);
    if (does == 0) return;
    const bool orders = (does & analysis::access::orders) != 0;
    if (orders || any_store_)
      for (u32 a = 0; a < accesses_count_; ++a)
        if (analysis::alias_rules::may_alias(accesses_[a].does, does))
          order_[n] |= only(accesses_[a].instruction);
    any_store_ = any_store_ || orders;
    accesses_[accesses_count_++] = {does, n};
  }

  struct memory_use {
    analysis::memory_access does;
    u32 instruction;
  };

  const ir::program& p_;
  issue_rows rows_;
  analysis::alias_rules alias_;
  list<place> all_places_;
  place* const places_;                   ///< their first
  list<delay> delays_;                    ///< those of one reader lie together
  const ir::instruction* code_ = nullptr; ///< of the run
  u32 run_ = 0, count_ = 0, accesses_count_ = 0;
  u32 slot_ = 0;                         ///< the first in which the current instruction can be issued
  u32 last_from_ = 0, last_to_ = window; ///< of take_result()
  set named_ = 0;                        ///< the last named instruction
  bool any_store_ = false;
  memory_use accesses_[window] = {};
  u64 word_[window] = {};
  set order_[window] = {}, one_[window] = {}, producers_[window] = {}, readers_[window] = {};
  u32 size_[window] = {}, first_delay_[window + 1] = {}, issued_at_[window] = {};
};

} // namespace kiln::pass
