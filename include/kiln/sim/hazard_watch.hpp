// SPDX-License-Identifier: MIT
// Checks wait states as instructions issue, by the rules of isa/hazard.
#pragma once

#include <kiln/analysis/rows/hazard_accesses.hpp>
#include <kiln/ir/program.hpp>
#include <kiln/isa/hazard/table.hpp>

namespace kiln::sim {

/// A rule that a pair of instructions breaks.
struct hazard_finding {
  const isa::hazard::rule* rule = nullptr; ///< nullptr: none
  u32 producer = 0;                        ///< index in program.code
  u32 required = 0, present = 0;           ///< wait states
};

class hazard_watch {
public:
  constexpr hazard_watch(const ir::program& program, u32 waves)
      : program_(program),
        history_(waves),
        fine_when_straight_(program.code.size()),
        pairs_(pair_table_size(program.code.size())) {
    analysis::hazard_accesses gathered;
    for (const ir::instruction& in : program.code) {
      const isa::row& row = isa::rows[in.row];
      summary s;
      s.first = accesses_.size();
      gathered.gather(in);
      for (u32 k = 0; k < gathered.size(); ++k) {
        accesses_.push_back(gathered[k]);
        s.consumes |= gathered[k].consumes;
        for (u32 bit = 0; bit < isa::hazard::producer_count; ++bit) {
          if ((gathered[k].produces >> bit & 1) == 0) continue;
          const isa::hazard::affected t = isa::hazard::affected_by(
              static_cast<isa::hazard::producer>(bit), program.arch, isa::matrix_passes(row, program.arch));
          s.affects |= t.consumers;
          if (t.longest > s.longest) s.longest = t.longest;
        }
      }
      s.count = accesses_.size() - s.first;
      s.dgemm = (row.flags & isa::flag::dgemm) != 0;
      s.states = (row.flags & isa::flag::nop) != 0 ? (in.op(0).payload() & 15) + 1 : 1;
      summaries_.push_back(s);
    }
  }

  constexpr void begin_workgroup() {
    for (history& h : history_) h = history{};
  }

  /// Notes that the wave issues the instruction.
  constexpr hazard_finding issue(u32 wave, u32 index) {
    history& h = history_[wave];
    const summary& s = summaries_[index];
    hazard_finding found;
    h.straight = index == h.last + 1 ? h.straight + 1 : 0;
    h.last = index;
    if ((h.affects & s.consumes) != 0 && h.now < h.affects_until) {
      // Each instruction gives at least one wait state. So only the last `most_wait_states` instructions count. In a straight
      // line they are the same each time.
      const bool straight = h.straight >= isa::hazard::most_wait_states;
      if (!straight || !fine_when_straight_[index]) {
        found = search(h, s, index);
        if (straight) fine_when_straight_[index] = found.rule == nullptr;
      }
    }
    // Instructions that are no producer need no entry, except f64 matrix ones: some rules depend on one in between.
    if (s.longest != 0 || s.dgemm) {
      h.entries[h.count++ % window] = {index, h.now};
      if (h.now >= h.affects_until) h.affects = 0;
      h.affects |= s.affects;
      if (h.now + 1 + s.longest > h.affects_until) h.affects_until = h.now + 1 + s.longest;
    }
    h.now += s.states;
    return found;
  }

private:
  static constexpr u32 window = 24;

  /// A power of two.
  static constexpr u32 pair_table_size(u32 instructions) {
    u32 size = 16;
    while (size < 4 * instructions && size < 16'384) size *= 2;
    return size;
  }

  struct summary {
    u32 first = 0, count = 0;
    isa::hazard::consumer_mask consumes = 0, affects = 0;
    u32 longest = 0;
    u32 states = 1;
    bool dgemm = false;
  };
  struct entry {
    u32 index = 0;
    u32 at = 0; ///< wait states that had passed when it issued
  };
  struct pair_need {
    u32 producer = ~0u, consumer = ~0u;
    u32 required = 0;
  };
  struct history {
    entry entries[window] = {};
    u32 count = 0;
    u32 now = 0;
    u32 last = ~0u - 1; ///< last instruction issued; initially one without a successor
    u32 straight = 0;   ///< instructions issued just before it that are consecutive in the program
    // Consumers that a rule keeps apart from any entry, and until when: most instructions are not among them.
    isa::hazard::consumer_mask affects = 0;
    u32 affects_until = 0;
  };

  constexpr hazard_finding search(const history& h, const summary& s, u32 index) {
    hazard_finding found;
    bool dgemm_between = false;
    for (u32 back = 1; back <= h.count && back <= window; ++back) {
      const entry& e = h.entries[(h.count - back) % window];
      const u32 present = h.now - e.at - 1;
      if (present >= isa::hazard::most_wait_states) break;
      const summary& p = summaries_[e.index];
      if ((p.affects & s.consumes) != 0 && present < p.longest && found.rule == nullptr &&
          present < most_required(e.index, index))
        found = compare(e.index, index, present, dgemm_between);
      dgemm_between |= p.dgemm;
    }
    return found;
  }

  /// The most wait states that a rule requires between the two, whatever is in between. Kept per pair, as kernels loop.
  constexpr u32 most_required(u32 producer, u32 consumer) {
    pair_need& n = pairs_[(producer * 0x9e37'79b1u ^ consumer * 0x85eb'ca77u) >> 8 & (pairs_.size() - 1)];
    if (n.producer != producer || n.consumer != consumer) {
      n = {producer, consumer, 0};
      for (u32 dgemm_between = 0; dgemm_between < 2; ++dgemm_between)
        for (hazard_finding f;
             f = compare(producer, consumer, n.required, dgemm_between != 0), f.rule != nullptr;)
          n.required = f.required;
    }
    return n.required;
  }

  constexpr hazard_finding compare(u32 producer, u32 consumer, u32 present, bool dgemm_between) const {
    using isa::hazard::relation;
    const isa::row& first = isa::rows[program_.code[producer].row];
    const isa::row& second = isa::rows[program_.code[consumer].row];
    const u32 passes = isa::matrix_passes(first, program_.arch);
    const bool same_opcode = first.mnemonic == second.mnemonic;
    const bool same_passes = passes == isa::matrix_passes(second, program_.arch);
    const summary& p = summaries_[producer];
    const summary& c = summaries_[consumer];
    for (u32 i = p.first; i < p.first + p.count; ++i) {
      const isa::hazard::access& a = accesses_[i];
      for (u32 k = c.first; a.produces != 0 && k < c.first + c.count; ++k) {
        const isa::hazard::access& b = accesses_[k];
        if (b.consumes == 0 || a.first >= b.first + b.dwords || b.first >= a.first + a.dwords) continue;
        const bool exact = a.first == b.first && a.dwords == b.dwords && same_opcode && same_passes;
        for (u32 bit = 0; bit < isa::hazard::producer_count; ++bit) {
          if ((a.produces >> bit & 1) == 0) continue;
          const isa::hazard::rules_of_producer& rules = isa::hazard::rules_by_producer.of[bit];
          for (u32 n = 0; n < rules.count; ++n) {
            const isa::hazard::rule& rule = rules.first[n];
            const u32 required = isa::hazard::required_wait_states(rule, program_.arch, passes);
            if (required <= present || (rule.consumers & b.consumes) == 0) continue;
            const relation r = rule.relation;
            const bool holds = r == relation::overlap || (r == relation::exact && exact) ||
                               (r == relation::inexact && !exact) ||
                               (r == relation::same_opcode && same_opcode) ||
                               (r == relation::other_opcode && !same_opcode) ||
                               (r == relation::other_passes && !same_passes) ||
                               (r == relation::after_dgemm && dgemm_between);
            if (holds) return {&rule, producer, required, present};
          }
        }
      }
    }
    return {};
  }

  const ir::program& program_;
  list<isa::hazard::access> accesses_;
  list<summary> summaries_;
  list<history> history_;
  list<bool> fine_when_straight_; ///< by instruction: no hazard after those just before it
  list<pair_need> pairs_;         ///< of recent pairs, by a hash of both
};

} // namespace kiln::sim
