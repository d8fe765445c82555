// SPDX-License-Identifier: MIT
// Inserts the s_nop that keep dependent instructions as far apart as the hardware asks for.
//   needs  registers assigned, waits inserted
//   gives  every rule of isa/hazard holds on every path
//   judge  check::wait_states
//   fails  never
#pragma once

#include <kiln/analysis/control_flow.hpp>
#include <kiln/analysis/hazard_accesses.hpp>
#include <kiln/analysis/hazard_rows.hpp>
#include <kiln/isa/hazard/table.hpp>
#include <kiln/pass/break_clauses.hpp>
#include <kiln/pass/insert_instructions.hpp>
#include <kiln/pass/refresh_vccz.hpp>
#include <kiln/pass/threat_in_flight.hpp>

namespace kiln::pass {

/// Producers whose threats are over after two wait states, on every architecture (a test looks at all rules).
inline constexpr isa::hazard::producer_mask brief_producers =
    mask_of(isa::hazard::producer::setreg) | mask_of(isa::hazard::producer::setvskip) |
    mask_of(isa::hazard::producer::vskip_mode) | mask_of(isa::hazard::producer::salu_m0) |
    mask_of(isa::hazard::producer::valu_vgpr) | mask_of(isa::hazard::producer::load_vgpr) |
    mask_of(isa::hazard::producer::trans_vgpr) | mask_of(isa::hazard::producer::partial_vgpr) |
    mask_of(isa::hazard::producer::scaled_pack_low) | mask_of(isa::hazard::producer::convert_low) |
    mask_of(isa::hazard::producer::wide_store) | mask_of(isa::hazard::producer::wide_store_sgpr);

namespace detail {

/// Keeps a list of threats in flight. What is in flight at the end of a block enters its successors,
/// until nothing new arrives anywhere.
class wait_state_inserter {
public:
  constexpr wait_state_inserter(ir::program& program, isa::hazard::rule_mask rules)
      : program_(program), code_(program.code.begin()), rules_(rules), rows_(program.arch) {}

  constexpr void run() {
    nops_ = list<u8>(program_.code.size());
    has_nops_ = list<u8>(program_.blocks.size());
    flow_ = analysis::control_flow(program_);
    const u32 blocks = program_.blocks.size();
    arriving_ = list<list<threat_in_flight>>(blocks);
    list<u8> dirty(blocks);
    list<u8> visited(blocks);
    for (u32 b = 0; b < blocks; ++b) dirty[b] = 1;
    for (bool again = true; again;) {
      again = false;
      for (u32 b = 0; b < blocks; ++b) {
        if (dirty[b] == 0) continue;
        dirty[b] = 0;
        const bool new_end = visit(b, visited[b] != 0);
        visited[b] = 1;
        if (!new_end) continue;
        const analysis::successors to = flow_[b];
        if (to.next != analysis::no_block && leave(to.next)) dirty[to.next] = 1;
        if (to.target != analysis::no_block && leave(to.target)) {
          dirty[to.target] = 1;
          again |= to.target <= b;
        }
      }
    }
    if (any_nops_) write();
  }

private:
  using consumer_mask = isa::hazard::consumer_mask;
  using producer_mask = isa::hazard::producer_mask;
  using producer = isa::hazard::producer;

  static constexpr u32 producers_shift = analysis::hazard_word::produces_shift;
  static constexpr u64 is_nop = analysis::hazard_word::nop;
  /// Threats that are over after so many wait states wait until somebody comes that they concern, and are then looked for
  /// among the instructions before: most results are threats to matrix instructions, which are few.
  static constexpr i32 lookback = 2;
  static constexpr producer_mask all = static_cast<producer_mask>(analysis::hazard_word::producers);
  static constexpr producer_mask brief = brief_producers;
  static constexpr u64 lasting = u64{all & ~brief} << producers_shift; ///< in a row's word
  static constexpr u64 always = lasting | is_nop;                      ///< of interest

  /// Walks a block. Says whether what is in flight at its end can differ from the last time.
  constexpr bool visit(u32 b, bool seen_before) {
    block_ = b;
    first_ = program_.blocks[b].first;
    enter(arriving_[b]);
    const i32 arrivals_over = over_at_;
    bool changed = !seen_before;
    const u32 end = program_.end_of(b);
    const u64* const spared = rows_.spared();
    u64 of_interest = always | live_;
    u64 word = 0, newer = 0, older = 0; // words of the current instruction and the last two
    const ir::instruction* in = code_ + first_;
    for (u32 at = first_; at < end; ++at, ++in, older = newer, newer = word) {
      word = ~spared[in->row]; // all ones where the row was not met yet
      if (((of_interest | ((newer | older) >> producers_shift & brief)) & word) == 0) continue;
      if (!changed && position_of(at) >= arrivals_over) return false;
      word = rows_.word_of(in->row);
      changed |=
          step(at, word, static_cast<producer_mask>((newer | older) >> producers_shift & brief & word));
      of_interest = always | live_;
    }
    if (!changed && position_of(end) >= arrivals_over) return false;
    position_ = position_of(end);
    const producer_mask soon = static_cast<producer_mask>((newer | older) >> producers_shift) &
                               (brief_against(flow_[b].next) | brief_against(flow_[b].target));
    if (soon != 0) take_off_brief(end, soon);
    return true;
  }
  /// Wait states from the beginning of the block to instruction `at`, without those that are inserted before it.
  constexpr i32 position_of(u32 at) const { return static_cast<i32>(at - first_) + extra_; }

  /// The producers whose brief threats concern a block's first instructions.
  constexpr producer_mask brief_against(u32 b) {
    if (b == analysis::no_block) return 0;
    const u32 begin = program_.blocks[b].first;
    if (program_.end_of(b) - begin < static_cast<u32>(lookback)) return brief;
    return static_cast<producer_mask>(rows_.word_of(code_[begin].row) | rows_.word_of(code_[begin + 1].row)) &
           brief;
  }

  constexpr void enter(const list<threat_in_flight>& arriving) {
    position_ = extra_ = 0;
    in_flight_.clear();
    first_alive_ = 0;
    live_ = 0;
    over_at_ = 0;
    for (const threat_in_flight& t : arriving) take_off(t);
  }

  /// An instruction that may be threatened, or threaten, or wait. Says whether its s_nop are others than before.
  constexpr bool step(u32 at, u64 word, producer_mask just_before) {
    const ir::instruction& in = code_[at];
    if ((word & is_nop) != 0) {
      extra_ += static_cast<i32>(in.op(0).payload());
      return false;
    }
    position_ = position_of(at);
    if (position_ >= over_at_) {
      live_ = 0;
      in_flight_.clear();
      first_alive_ = 0;
    }
    if (just_before != 0) take_off_brief(at, just_before);
    const bool produces = (word & lasting) != 0;
    u32 need = 0;
    if ((word & live_) != 0 && may_be_hurt(in, rows_.facts_of(word))) {
      accesses_.gather(in);
      need = required(isa::rows[in.row]);
    } else if (produces) {
      accesses_.gather_results(in);
    }
    const bool changed = nops_[at] != need;
    if (changed) {
      nops_[at] = static_cast<u8>(need);
      has_nops_[block_] = any_nops_ = true;
    }
    extra_ += static_cast<i32>(need);
    if (produces) take_off_results(isa::rows[in.row], position_ + static_cast<i32>(need), ~brief);
    return changed;
  }

  /// A quick look at what is in flight; only what this lets through is worth a comparison with the rules.
  constexpr bool may_be_hurt(const ir::instruction& in, const analysis::hazard_row& row) const {
    const producer_mask threatened_by = static_cast<producer_mask>(row.word);
    for (u32 n = in_flight_.size(); n != first_alive_; --n) {
      const threat_in_flight& t = in_flight_[n - 1];
      if ((t.producers & threatened_by) != 0 && position_ - t.issued <= t.longest &&
          row.may_meet(in.ops, t.producers, t.first_operand, t.first_operand + (t.last - t.first)))
        return true;
    }
    return false;
  }

  /// Takes off the results of the last instructions before `at` by which `producers` threaten somebody briefly.
  constexpr void take_off_brief(u32 at, producer_mask producers) {
    i32 here = position_of(at), issued = here;
    for (u32 i = at; i != first_; issued -= nops_[i]) {
      const ir::instruction& in = code_[--i];
      const u64 word = rows_.word_of(in.row);
      issued -= (word & is_nop) != 0 ? 1 + static_cast<i32>(in.op(0).payload()) : 1;
      if (here - issued > lookback) break;
      if ((word >> producers_shift & producers) == 0) continue;
      accesses_.gather_results(in);
      take_off_results(isa::rows[in.row], issued, producers);
    }
  }

  /// Wait states that the gathered accesses still lack.
  constexpr u32 required(const isa::row& row) const {
    i32 need = 0;
    for (u32 i = 0; i < accesses_.size(); ++i) {
      const isa::hazard::access& a = accesses_[i];
      if (a.consumes == 0) continue;
      const u32 last = a.first + a.dwords - 1u;
      for (u32 n = in_flight_.size(); n != first_alive_; --n) {
        const threat_in_flight& t = in_flight_[n - 1];
        if (t.first > last || a.first > t.last || (t.consumers & a.consumes) == 0) continue;
        const i32 passed = position_ - t.issued - 1;
        if (passed + need >= t.longest) continue;
        const i32 lacking = static_cast<i32>(states_between(t, a, row)) - passed;
        if (lacking > need) need = lacking;
      }
    }
    return static_cast<u32>(need);
  }

  /// The most that any rule asks for between the two.
  constexpr u32 states_between(const threat_in_flight& t, const isa::hazard::access& a,
                               const isa::row& row) const {
    u32 most = 0;
    for (producer_mask producers = t.producers; producers != 0; producers &= producers - 1) {
      const isa::hazard::rules_of_producer& of = isa::hazard::rules_by_producer.of[__builtin_ctz(producers)];
      for (u32 i = 0; i < of.count; ++i) {
        const isa::hazard::rule& rule = of.first[i];
        if ((rule.consumers & a.consumes) == 0 || (rules_ >> (of.number + i) & 1) == 0) continue;
        const u32 states = isa::hazard::required_wait_states(rule, program_.arch, t.passes);
        if (states > most && related(rule.relation, t, a, row)) most = states;
      }
    }
    return most;
  }

  constexpr bool related(isa::hazard::relation asked, const threat_in_flight& t, const isa::hazard::access& a,
                         const isa::row& row) const {
    using isa::hazard::relation;
    const bool opcodes_match = t.mnemonic == row.mnemonic,
               passes_match = t.passes == isa::passes_of(row, program_.arch);
    const bool exact =
        opcodes_match && passes_match && t.first == a.first && t.last == a.first + a.dwords - 1u;
    switch (asked) {
    case relation::overlap: return true;
    case relation::exact: return exact;
    case relation::inexact: return !exact;
    case relation::same_opcode: return opcodes_match;
    case relation::other_opcode: return !opcodes_match;
    case relation::other_passes: return !passes_match;
    case relation::after_dgemm:
      for (const threat_in_flight& other : in_flight_)
        if ((other.producers & mask_of(producer::dgemm_issue)) != 0 && other.issued > t.issued) return true;
      return false;
    }
    return true;
  }

  /// Adds what the gathered accesses threaten, of an instruction issued at that position, if `some` are among them.
  constexpr void take_off_results(const isa::row& row, i32 issued, producer_mask some) {
    const u32 passes = isa::passes_of(row, program_.arch);
    const u32 index = isa::hazard::passes_index(passes);
    for (u32 i = 0; i < accesses_.size(); ++i) {
      const isa::hazard::access& a = accesses_[i];
      if ((a.produces & some) == 0) continue;
      threat_in_flight t;
      for (producer_mask producers = a.produces; producers != 0; producers &= producers - 1) {
        const isa::hazard::threat& one = threat(__builtin_ctz(producers), index);
        t.consumers |= one.consumers;
        if (t.longest < static_cast<i32>(one.longest)) t.longest = static_cast<i32>(one.longest);
      }
      t.first = a.first;
      t.first_operand = analysis::operand_bits_of(a.first);
      t.last = a.first + a.dwords - 1u;
      t.issued = issued;
      t.producers = a.produces;
      t.mnemonic = row.mnemonic;
      t.passes = static_cast<u8>(passes);
      take_off(t);
    }
  }

  constexpr void take_off(const threat_in_flight& t) {
    in_flight_.push_back(t);
    live_ |= t.producers;
    const i32 over = t.issued + 1 + t.longest;
    if (over_at_ < over) over_at_ = over;
    while (first_alive_ + 1 < in_flight_.size() && !alive(in_flight_[first_alive_])) ++first_alive_;
  }
  constexpr const isa::hazard::threat& threat(u32 p, u32 passes_index) {
    known_threat& known = threats_[p * 4 + passes_index];
    if (!known.known)
      known = {isa::hazard::threat_of(static_cast<producer>(p), program_.arch, 2u << passes_index, rules_),
               true};
    return known.threat;
  }
  constexpr bool alive(const threat_in_flight& t) const { return position_ - t.issued - 1 < t.longest; }

  /// Merges what is in flight into the arrivals of a successor. Says whether that is news there.
  constexpr bool leave(u32 to) {
    bool news = false;
    list<threat_in_flight>& there = arriving_[to];
    for (u32 n = first_alive_; n < in_flight_.size(); ++n) {
      threat_in_flight t = in_flight_[n];
      if (!alive(t)) continue;
      t.issued -= position_;
      u32 i = 0;
      const auto same = [&t](const threat_in_flight& o) {
        return o.first == t.first && o.last == t.last && o.producers == t.producers &&
               o.mnemonic == t.mnemonic && o.passes == t.passes;
      };
      while (i < there.size() && !same(there[i])) ++i;
      if (i == there.size()) {
        there.push_back(t), news = true;
      } else if (there[i].issued < t.issued) {
        there[i].issued = t.issued, news = true;
      }
    }
    return news;
  }

  /// An s_nop that is there already is made longer before one is added.
  constexpr void write() {
    constexpr u32 longest_nop = 16; // wait states; the field has 4 bits
    const u16 s_nop = static_cast<u16>(isa::mnemonics[isa::mn::s_nop].first_row);
    list<insertion> insertions;
    for (u32 b = 0; b < program_.blocks.size(); ++b) {
      if (has_nops_[b] == 0) continue;
      const u32 first = program_.blocks[b].first, end = program_.end_of(b);
      for (u32 at = first; at < end; ++at) {
        u32 need = nops_[at];
        if (need == 0) continue;
        if (at != first && code_[at - 1].row == s_nop) {
          const u32 has = code_[at - 1].ops[0].payload() + 1;
          const u32 more = has + need < longest_nop ? need : longest_nop - has;
          code_[at - 1].ops[0] = {ir::operand_kind::immediate, has + more - 1};
          need -= more;
        }
        for (; need != 0; need -= need < longest_nop ? need : longest_nop) {
          ir::instruction nop{};
          nop.row = s_nop;
          nop.marks = ir::mark::inserted;
          nop.ops[0] = {ir::operand_kind::immediate, (need < longest_nop ? need : longest_nop) - 1};
          nop.where = code_[at].where;
          insertions.push_back({at, nop});
        }
      }
    }
    insert_instructions(program_, insertions);
  }

  ir::program& program_;
  ir::instruction* code_;
  isa::hazard::rule_mask rules_;
  list<analysis::successors> flow_;
  list<u8> nops_;     ///< by instruction: wait states to insert before it
  list<u8> has_nops_; ///< by block: whether any of its instructions has some
  bool any_nops_ = false;
  list<list<threat_in_flight>> arriving_; ///< by block; positions before it are negative
  struct known_threat {
    isa::hazard::threat threat;
    bool known = false;
  };
  known_threat threats_[isa::hazard::producer_count * 4]; ///< by producer and passes
  analysis::hazard_rows rows_;

  // The state at the current instruction.
  u32 block_ = 0, first_ = 0; ///< the block, and its first instruction
  i32 extra_ = 0; ///< wait states of s_nop so far in the block, apart from one for each that is there
  i32 position_ = 0;
  list<threat_in_flight> in_flight_;
  u32 first_alive_ = 0; ///< those before it are over, and perhaps some behind it
  i32 over_at_ = 0;     ///< position at which all of in_flight_ is over
  u32 live_ = 0;        ///< what they produce
  analysis::hazard_accesses accesses_;
};

} // namespace detail

/// `rules` is for tests: the rules that are not left out.
constexpr void insert_wait_states(ir::program& program,
                                  isa::hazard::rule_mask rules = isa::hazard::all_rules) {
  if ((rules & isa::hazard::stale_vccz) != 0) refresh_vccz(program);
  detail::wait_state_inserter(program, rules).run();
  if ((rules & isa::hazard::replayed_clause) != 0) break_clauses(program);
}

} // namespace kiln::pass
