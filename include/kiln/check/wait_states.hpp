// SPDX-License-Identifier: MIT
// Judges that every wait-state rule holds on every path.
#pragma once

#include <kiln/analysis/control_flow.hpp>
#include <kiln/analysis/hazard_accesses.hpp>
#include <kiln/analysis/hazard_classes.hpp>
#include <kiln/analysis/recent_registers.hpp>
#include <kiln/check/clauses.hpp>
#include <kiln/check/vccz.hpp>
#include <kiln/isa/hazard/table.hpp>

namespace kiln::check {

namespace detail {

/// Something that was done to registers and that a rule speaks of.
struct hazard_event {
  u32 instruction = 0;
  i32 issued = 0; ///< wait states since the block began
  i32 over = 0;   ///< position from which it concerns nobody
  u16 first = 0, last = 0;
  isa::hazard::producer_mask produces = 0;
  bool covers = false; ///< an earlier event that was not over had a register in common
};

/// Keeps a diary of events, and for each register the last one. An instruction asks each of its registers.
class wait_state_judge {
public:
  constexpr wait_state_judge(const ir::program& program, note& error)
      : program_(program), code_(program.code.begin()), error_(error), arriving_(program.blocks.size()) {}

  constexpr void run() {
    if (!any_rule_applies()) return;
    const list<analysis::successors> flow = analysis::control_flow(program_);
    list<u32> todo;
    list<u8> waiting(program_.blocks.size());
    for (u32 b = program_.blocks.size(); b != 0; --b) {
      todo.push_back(b - 1);
      waiting[b - 1] = 1;
    }
    while (!todo.empty() && !error_.raised) {
      const u32 b = todo.back();
      todo.pop_back();
      waiting[b] = 0;
      play(b);
      for (u32 edge = 0; edge < 2; ++edge) {
        const u32 to = edge == 0 ? flow[b].target : flow[b].next;
        if (to == analysis::no_block || !arrive(to) || waiting[to] != 0) continue;
        todo.push_back(to);
        waiting[to] = 1;
      }
    }
  }

private:
  using producer = isa::hazard::producer;
  using producer_mask = isa::hazard::producer_mask;
  using consumer_mask = isa::hazard::consumer_mask;
  static constexpr u32 shift = analysis::hazard_classes::producers_shift;
  static constexpr i32 farthest = isa::hazard::most_wait_states;

  /// Finds the producers that some instruction of the program must keep away from.
  constexpr bool any_rule_applies() {
    u64 words = 0;
    u32 window = 0;
    for (const ir::instruction& in : program_.code) words |= classes_.word_of(in.row);
    const auto applies = [&](const isa::hazard::rule& r) {
      return (r.consumers & words) != 0 && isa::hazard::on(r, program_.arch).packed != 0;
    };
    for (u32 p = 0; p < isa::hazard::producer_count; ++p) {
      if ((words >> (shift + p) & 1) == 0) continue;
      const isa::hazard::rules_of_producer& of = isa::hazard::rules_by_producer.of[p];
      bool relevant = false;
      for (u32 i = 0; i < of.count; ++i) relevant |= applies(of.first[i]);
      if (!relevant) continue;
      relevant_ |= u64{1} << (shift + p);
      const u32 longest =
          isa::hazard::threat_of(static_cast<producer>(p), program_.arch, classes_.most_passes()).longest;
      if (window < longest) window = longest;
    }
    recent_.set_window(window);
    if (relevant_ != 0) relevant_ |= words & u64{mask_of(producer::dgemm_issue)} << shift;
    return relevant_ != 0;
  }

  constexpr void play(u32 b) {
    begin(b);
    const u32 end = program_.end_of(b);
    for (u32 at = program_.blocks[b].first; at < end && !error_.raised; ++at) {
      const u64 word = classes_.word_of(code_[at].row);
      if ((word & analysis::hazard_classes::nop) != 0) {
        position_ += static_cast<i32>(code_[at].ops[0].payload()) + 1;
        continue;
      }
      const consumer_mask threatened = position_ < all_over_ ? word & recent_.consumers() : 0;
      if (threatened != 0 &&
          ((threatened & isa::hazard::consumer::unnamed) != 0 || recent_.touched_by(code_[at]))) {
        accesses_.gather(code_[at], recent_.consumers());
        judge(at);
        if ((word & relevant_) != 0) enter(at);
      } else if ((word & relevant_) != 0) {
        accesses_.gather_results(code_[at]);
        enter(at);
      }
      ++position_;
    }
  }

  constexpr void begin(u32 b) {
    position_ = 0;
    all_over_ = 0;
    first_event_ = diary_.size();
    recent_.clear();
    // Oldest first: the last to touch a register is the last in the diary.
    const list<hazard_event>& in = arriving_[b];
    for (i32 issued = -farthest - 1; issued < 0 && !in.empty(); ++issued)
      for (const hazard_event& e : in)
        if (e.issued == issued) write_down(e);
  }

  constexpr void write_down(hazard_event e) {
    e.covers = false;
    for (u32 r = e.first; r <= e.last; ++r) {
      const u32 last = last_.event[r];
      e.covers |= last > first_event_ && diary_[last - 1].over > position_;
      last_.event[r] = diary_.size() + 1;
    }
    diary_.push_back(e);
    if (all_over_ < e.over) all_over_ = e.over;
    consumer_mask consumers = 0;
    for (producer_mask p = e.produces; p != 0; p &= p - 1) consumers |= threat(__builtin_ctz(p), e).consumers;
    recent_.add(e.first, e.last - e.first + 1u, consumers, position_);
  }

  constexpr const isa::hazard::threat& threat(u32 p, const hazard_event& e) {
    const u32 index =
        isa::hazard::passes_index(isa::passes_of(isa::rows[code_[e.instruction].row], program_.arch));
    known_threat& known = threats_[p * 4 + index];
    if (!known.known) {
      known.threat = isa::hazard::threat_of(static_cast<producer>(p), program_.arch, 2u << index);
      known.known = true;
    }
    return known.threat;
  }

  constexpr void enter(u32 at) {
    for (u32 i = 0; i < accesses_.size(); ++i) {
      const isa::hazard::access& a = accesses_[i];
      if ((u64{a.produces} << shift & relevant_) == 0) continue;
      hazard_event e;
      e.instruction = at;
      e.issued = position_;
      e.first = a.first;
      e.last = static_cast<u16>(a.first + a.dwords - 1);
      e.produces = a.produces;
      u32 longest = 0;
      for (producer_mask p = a.produces; p != 0; p &= p - 1) {
        const u32 one = threat(__builtin_ctz(p), e).longest;
        if (longest < one) longest = one;
      }
      if (longest == 0 && (a.produces & mask_of(producer::dgemm_issue)) == 0) continue;
      e.over = position_ + 1 + static_cast<i32>(longest);
      write_down(e);
    }
  }

  constexpr void judge(u32 at) {
    for (u32 i = 0; i < accesses_.size(); ++i) {
      const isa::hazard::access& a = accesses_[i];
      if ((a.consumes & recent_.consumers()) == 0 || !recent_.holds(a.first, a.dwords)) continue;
      for (u32 r = a.first; r < u32{a.first} + a.dwords; ++r) {
        for (u32 number = last_.event[r]; number > first_event_; --number) {
          const hazard_event& e = diary_[number - 1];
          if (position_ - e.issued > farthest) break;
          if (e.first <= r && r <= e.last) judge_pair(at, a, e, r);
          if (error_.raised) return;
          if (!e.covers && e.first <= r && r <= e.last) break;
        }
      }
    }
  }

  constexpr void judge_pair(u32 at, const isa::hazard::access& a, const hazard_event& e, u32 r) {
    const i32 between = position_ - e.issued - 1;
    if (position_ >= e.over) return;
    const u32 passes = isa::passes_of(isa::rows[code_[e.instruction].row], program_.arch);
    const isa::hazard::rule* broken = nullptr;
    i32 most = between;
    for (u32 p = 0; p < isa::hazard::producer_count; ++p) {
      if ((e.produces >> p & 1) == 0) continue;
      const isa::hazard::rules_of_producer& of = isa::hazard::rules_by_producer.of[p];
      for (u32 i = 0; i < of.count; ++i) {
        const isa::hazard::rule& rule = of.first[i];
        const i32 asked = static_cast<i32>(required_wait_states(rule, program_.arch, passes));
        if (asked <= most || (rule.consumers & a.consumes) == 0 || !holds(rule.relation, at, a, e)) continue;
        most = asked;
        broken = &rule;
      }
    }
    if (broken != nullptr) complain(at, e, *broken, most, between, r);
  }

  constexpr bool holds(isa::hazard::relation asked, u32 at, const isa::hazard::access& a,
                       const hazard_event& e) const {
    using isa::hazard::relation;
    const isa::row& early = isa::rows[code_[e.instruction].row];
    const isa::row& late = isa::rows[code_[at].row];
    const bool mnemonics = early.mnemonic == late.mnemonic;
    const bool passes = isa::passes_of(early, program_.arch) == isa::passes_of(late, program_.arch);
    const bool tuple = e.first == a.first && e.last == a.first + a.dwords - 1u;
    switch (asked) {
    case relation::overlap: return true;
    case relation::exact: return mnemonics && passes && tuple;
    case relation::inexact: return !(mnemonics && passes && tuple);
    case relation::same_opcode: return mnemonics;
    case relation::other_opcode: return !mnemonics;
    case relation::other_passes: return !passes;
    case relation::after_dgemm: {
      const u32 last = last_.event[isa::resource::matrix_f64_unit];
      return last > first_event_ && diary_[last - 1].issued > e.issued;
    }
    }
    return true;
  }

  /// Adds the events that are not over to what arrives at a block, with positions before it. Says whether that is news.
  constexpr bool arrive(u32 to) {
    bool news = false;
    list<hazard_event>& there = arriving_[to];
    for (u32 n = diary_.size(); n != first_event_; --n) {
      hazard_event e = diary_[n - 1];
      if (position_ - e.issued > farthest) break;
      if (e.over <= position_) continue;
      e.issued -= position_;
      e.over -= position_;
      u32 i = 0;
      while (i < there.size() && (there[i].instruction != e.instruction || there[i].first != e.first ||
                                  there[i].produces != e.produces))
        ++i;
      if (i == there.size()) {
        there.push_back(e);
        news = true;
      } else if (there[i].issued < e.issued) {
        there[i].issued = e.issued;
        there[i].over = e.over;
        news = true;
      }
    }
    return news;
  }

  /// "v_add_f32_e32 follows v_exp_f32_e32 of line 7 after 0 wait states, needs 1 (v3, rule H23)"
  constexpr void complain(u32 at, const hazard_event& e, const isa::hazard::rule& rule, i32 asked,
                          i32 between, u32 r) {
    const ir::instruction& cause = code_[e.instruction];
    error_.raised = true;
    error_.instruction = at;
    error_.where = code_[at].where;
    text_buffer& t = error_.text;
    t << isa::rows[code_[at].row].name << " follows " << isa::rows[cause.row].name;
    if (cause.where.line != 0) t << " of line " << cause.where.line;
    t << " after " << between << " wait states, needs " << asked << " (";
    if (r < isa::resource::hwreg) {
      put_register(t, r);
      t << ", ";
    }
    t << "rule " << rule.id << ')';
  }

  static constexpr void put_register(text_buffer& t, u32 r) {
    if (r >= isa::resource::fixed)
      t << (r >= isa::resource::exec ? "exec" : r == isa::resource::m0 ? "m0" : "vcc");
    else if (r >= isa::resource::agpr)
      t << 'a' << r - isa::resource::agpr;
    else if (r >= isa::resource::vgpr)
      t << 'v' << r - isa::resource::vgpr;
    else
      t << 's' << r;
  }

  struct known_threat {
    isa::hazard::threat threat;
    bool known = false;
  };
  struct last_events {
    u32 event[isa::resource::count] = {}; ///< 1 + its number in the diary
  };

  const ir::program& program_;
  const ir::instruction* code_;
  note& error_;
  list<list<hazard_event>> arriving_; ///< by block
  analysis::hazard_classes classes_;
  known_threat threats_[isa::hazard::producer_count * 4];
  u64 relevant_ = 0; ///< producers that matter in this program, where a class word has them

  list<hazard_event> diary_;
  u32 first_event_ = 0; ///< number of the first event of this block
  last_events last_;
  analysis::recent_registers recent_; ///< registers of the last events
  i32 position_ = 0;
  i32 all_over_ = 0;
  analysis::hazard_accesses accesses_;
};

} // namespace detail

/// Needs registers assigned.
constexpr void wait_states(const ir::program& program, note& error) {
  if (!error.raised) detail::vccz(program, error);
  if (!error.raised) detail::clauses(program, error);
  if (!error.raised) detail::wait_state_judge(program, error).run();
}

} // namespace kiln::check
