// SPDX-License-Identifier: MIT
// Inserts the s_nop that keep dependent instructions as far apart as the hardware asks for.
//
// needs: registers assigned, waits inserted.
// gives: every rule of isa/hazard holds on every path.
// judge: check::wait_states.
// fails: never.
#pragma once

#include <kiln/analysis/control_flow.hpp>
#include <kiln/analysis/hazard_accesses.hpp>
#include <kiln/analysis/hazard_classes.hpp>
#include <kiln/analysis/recent_registers.hpp>
#include <kiln/isa/hazard/table.hpp>
#include <kiln/pass/break_clauses.hpp>
#include <kiln/pass/insert_instructions.hpp>
#include <kiln/pass/refresh_vccz.hpp>
#include <kiln/pass/threat_in_flight.hpp>

namespace kiln::pass {

namespace detail {

/// Keeps a list of threats in flight, and in front of it their registers, so that an instruction that none of them is
/// about costs little. What is in flight at the end of a block enters its successors,
/// until nothing new arrives anywhere.
class wait_state_inserter {
public:
  constexpr wait_state_inserter(ir::program& program, isa::hazard::rule_mask rules)
      : program_(program), code_(program.code.begin()), rules_(rules) {}

  constexpr void run() {
    if (!look_for_threats()) return;
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

  static constexpr u32 producers_shift = analysis::hazard_classes::producers_shift;
  static constexpr u64 is_nop = analysis::hazard_classes::nop;
  /// Threats that are over after so many wait states wait until somebody comes that they concern, and are then looked for
  /// among the instructions before: most results are threats to matrix instructions, which are few.
  static constexpr i32 lookback = 2;

  /// Whom a producer threatens in this program; by passes.
  struct threats {
    isa::hazard::threat by_passes[4] = {};
  };

  /// Says whether any instruction of the program threatens any other.
  constexpr bool look_for_threats() {
    u64 all = 0;
    list<u16> rows; // in use
    consumer_mask brief_consumers[isa::hazard::producer_count] = {};
    for (const ir::instruction* in = code_, * const end = program_.code.end(); in != end; ++in)
      if (words_[in->row] == 0) {
        all |= classes_.word_of(in->row);
        rows.push_back(in->row);
      }
    const consumer_mask consumers = all & analysis::hazard_classes::consumers;
    const producer_mask producers = static_cast<producer_mask>((all & ~is_nop) >> producers_shift);
    const u32 slowest = isa::hazard::passes_index(classes_.most_passes());
    u32 window = 0;
    const bool has_dgemm = (producers & mask_of(producer::dgemm_issue)) != 0;
    for (u32 p = 0; p < isa::hazard::producer_count; ++p) {
      if ((producers >> p & 1) == 0) continue;
      consumer_mask any = 0;
      u32 longest = 0;
      for (u32 i = 0; i <= slowest; ++i) {
        isa::hazard::threat& t = threats_[p].by_passes[i];
        t = isa::hazard::threat_of(static_cast<producer>(p), program_.arch, 2u << i, rules_);
        t.consumers &= consumers;
        // The one rule about a VALU result as address or data (H41) asks for an f64 matrix instruction in between.
        if (p == static_cast<u32>(producer::valu_vgpr) && !has_dgemm)
          t.consumers &= ~isa::hazard::consumer::memory_reads;
        any |= t.consumers;
        if (longest < t.longest) longest = t.longest;
        if (p < static_cast<u32>(producer::xdl_d)) { // no passes: one threat for all
          for (u32 j = 1; j < 4; ++j) threats_[p].by_passes[j] = t;
          break;
        }
      }
      if (any == 0) continue;
      if (window < longest) window = longest;
      const u64 bit = u64{1} << (p + producers_shift);
      threatening_ |= bit;
      if (longest > lookback) continue;
      brief_ |= bit;
      brief_consumers[p] = any;
    }
    if (threatening_ == 0) return false;
    recent_.set_window(window);
    if (has_dgemm) threatening_ |= u64{mask_of(producer::dgemm_issue)} << producers_shift;
    lasting_ = threatening_ & ~brief_;
    for (const u16 row : rows)
      for (u64 left = brief_ >> producers_shift; left != 0; left &= left - 1)
        if ((brief_consumers[__builtin_ctzll(left)] & words_[row]) != 0)
          brief_against_.at[row] |= (left & -left) << producers_shift;
    return true;
  }

  /// Walks a block. Says whether what is in flight at its end can differ from the last time.
  constexpr bool visit(u32 b, bool seen_before) {
    block_ = b;
    first_ = program_.blocks[b].first;
    enter(arriving_[b]);
    const i32 arrivals_over = over_at_;
    bool changed = !seen_before;
    const u32 end = program_.end_of(b);
    const u64* const words = words_;
    const u64* const against = brief_against_.at;
    const u64 always = lasting_ | is_nop;
    u64 of_interest = always | recent_.consumers();
    u64 word = 0, newer = 0, older = 0; // class words of the current instruction and the last two
    const ir::instruction* in = code_ + first_;
    for (u32 at = first_; at < end; ++at, ++in, older = newer, newer = word) {
      word = words[in->row];
      if ((word & of_interest) == 0 && ((newer | older) & against[in->row]) == 0) continue;
      if (!changed && position_of(at) >= arrivals_over) return false;
      changed |= step(at, word, (newer | older) & against[in->row]);
      of_interest = always | recent_.consumers();
    }
    if (!changed && position_of(end) >= arrivals_over) return false;
    position_ = position_of(end);
    const u64 soon = (newer | older) & (brief_against(flow_[b].next) | brief_against(flow_[b].target));
    if (soon != 0) take_off_brief(end, soon);
    return true;
  }
  /// Wait states from the beginning of the block to instruction `at`, without those that are inserted before it.
  constexpr i32 position_of(u32 at) const { return static_cast<i32>(at - first_) + extra_; }

  /// The producers whose brief threats concern a block's first instructions.
  constexpr u64 brief_against(u32 b) const {
    if (b == analysis::no_block) return 0;
    const u32 begin = program_.blocks[b].first;
    if (program_.end_of(b) - begin < static_cast<u32>(lookback)) return brief_;
    return brief_against_.at[code_[begin].row] | brief_against_.at[code_[begin + 1].row];
  }

  constexpr void enter(const list<threat_in_flight>& arriving) {
    position_ = extra_ = 0;
    in_flight_.clear();
    first_alive_ = 0;
    recent_.clear();
    over_at_ = 0;
    for (const threat_in_flight& t : arriving) take_off(t);
  }

  /// An instruction that may be threatened, or threaten, or wait. Says whether its s_nop are others than before.
  constexpr bool step(u32 at, u64 word, u64 brief) {
    const ir::instruction& in = code_[at];
    if ((word & is_nop) != 0) {
      extra_ += static_cast<i32>(in.op(0).payload());
      return false;
    }
    position_ = position_of(at);
    if (brief != 0) take_off_brief(at, brief);
    const consumer_mask threatened = word & recent_.consumers();
    const bool produces = (word & lasting_) != 0;
    u32 need = 0;
    if (threatened != 0 && ((threatened & isa::hazard::consumer::unnamed) != 0 || recent_.touched_by(in))) {
      accesses_.gather(in, recent_.consumers());
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
    if (produces) take_off_results(isa::rows[in.row], position_ + static_cast<i32>(need), threatening_);
    return changed;
  }

  /// Takes off the results of the last instructions before `at` by which `producers` threaten somebody briefly, but for
  /// those that were taken off when they were met.
  constexpr void take_off_brief(u32 at, u64 producers) {
    i32 here = position_of(at), issued = here;
    for (u32 i = at; i != first_; issued -= nops_[i]) {
      const ir::instruction& in = code_[--i];
      const u64 word = words_[in.row];
      issued -= (word & is_nop) != 0 ? 1 + static_cast<i32>(in.op(0).payload()) : 1;
      if (here - issued > lookback) break;
      if ((word & producers) == 0 || (word & lasting_) != 0) continue;
      accesses_.gather_results(in);
      take_off_results(isa::rows[in.row], issued, producers);
    }
  }

  /// Wait states that the gathered accesses still lack.
  constexpr u32 required(const isa::row& row) const {
    i32 need = 0;
    for (u32 i = 0; i < accesses_.size(); ++i) {
      const isa::hazard::access& a = accesses_[i];
      if ((a.consumes & recent_.consumers()) == 0 || !recent_.holds(a.first, a.dwords)) continue;
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
  constexpr void take_off_results(const isa::row& row, i32 issued, u64 some) {
    const u32 passes = isa::passes_of(row, program_.arch);
    const u32 index = isa::hazard::passes_index(passes);
    for (u32 i = 0; i < accesses_.size(); ++i) {
      const isa::hazard::access& a = accesses_[i];
      if ((u64{a.produces} << producers_shift & some) == 0) continue;
      threat_in_flight t;
      for (producer_mask producers = a.produces; producers != 0; producers &= producers - 1) {
        const isa::hazard::threat& one = threats_[__builtin_ctz(producers)].by_passes[index];
        t.consumers |= one.consumers;
        if (t.longest < static_cast<i32>(one.longest)) t.longest = static_cast<i32>(one.longest);
      }
      t.first = a.first;
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
    recent_.add(t.first, t.last - t.first + 1, t.consumers, position_);
    const i32 over = t.issued + 1 + t.longest;
    if (over_at_ < over) over_at_ = over;
    while (first_alive_ + 1 < in_flight_.size() && !alive(in_flight_[first_alive_])) ++first_alive_;
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
  analysis::hazard_classes classes_;
  threats threats_[isa::hazard::producer_count];
  u64 threatening_ = 0; ///< producers that matter in this program, where a class word has them
  u64 brief_ = 0;       ///< those of them whose threats are over after `lookback` wait states
  u64 lasting_ = 0;     ///< the others
  struct {
    u64 at[isa::row_count] = {};
  } brief_against_;                     ///< by row: those of the brief ones that concern it
  const u64* words_ = classes_.words(); ///< class words by row

  // The state at the current instruction.
  u32 block_ = 0, first_ = 0; ///< the block, and its first instruction
  i32 extra_ = 0; ///< wait states of s_nop so far in the block, apart from one for each that is there
  i32 position_ = 0;
  list<threat_in_flight> in_flight_;
  u32 first_alive_ = 0;               ///< those before it are over, and perhaps some behind it
  i32 over_at_ = 0;                   ///< position at which all of in_flight_ is over
  analysis::recent_registers recent_; ///< registers of in_flight_
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
