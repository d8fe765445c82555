// SPDX-License-Identifier: MIT
// The wait states that the rules require between two instructions.
#pragma once

#include <kiln/analysis/rows/hazard_accesses.hpp>
#include <kiln/isa/hazard/table.hpp>
#include <kiln/pass/wait_states/pending_producers.hpp>
#include <kiln/support/list.hpp>

namespace kiln::pass::detail {

/// Exact, and slow: for pairs that may be too close.
class wait_state_rules {
public:
  constexpr wait_state_rules(isa::arch a, isa::hazard::rule_mask rules) : arch_(a), rules_(rules) {}

  /// The most that any rule requires between `cause`, issued at that position, because of some of its producers, and `in`.
  constexpr i32 states_between(const ir::instruction& cause, const ir::instruction& in,
                               isa::hazard::producer_mask some, const list<pending_producer>& pending,
                               i32 issued) {
    looked_at_others_ = false;
    early_.gather_results(cause);
    late_.gather(in);
    u32 most = 0;
    for (u32 i = 0; i < early_.size(); ++i) {
      const isa::hazard::access& e = early_[i];
      if ((e.produces & some) == 0) continue;
      for (u32 j = 0; j < late_.size(); ++j) {
        const isa::hazard::access& l = late_[j];
        if (l.consumes == 0 || e.first >= l.first + l.dwords || l.first >= e.first + e.dwords) continue;
        for (producer_mask p = e.produces & some; p != 0; p &= p - 1) {
          const isa::hazard::rules_of_producer& of = isa::hazard::rules_by_producer.of[__builtin_ctz(p)];
          for (u32 r = 0; r < of.count; ++r) {
            const isa::hazard::rule& rule = of.first[r];
            if ((rule.consumers & l.consumes) == 0 || (rules_ >> (of.number + r) & 1) == 0) continue;
            const u32 states =
                required_wait_states(rule, arch_, isa::matrix_passes(isa::rows[cause.row], arch_));
            if (states <= most) continue;
            if (rule.relation == isa::hazard::relation::after_dgemm ? dgemm_issued_after(issued, pending)
                                                                    : related(rule.relation, cause, e, in, l))
              most = states;
          }
        }
      }
    }
    return static_cast<i32>(most);
  }

  /// The same for results in vector registers that `in` names in these of its first places: then the rows alone decide, and
  /// the answer is cached.
  constexpr i32 states_between_rows(const ir::instruction& cause, const ir::instruction& in, u128 places,
                                    isa::hazard::producer_mask some, const list<pending_producer>& pending,
                                    i32 issued) {
    const u64 key = u64{cause.row} | u64{in.row} << 16 |
                    (static_cast<u64>(places >> 31 | places >> 62 | places >> 93 | places >> 124) & 15)
                        << 32 |
                    u64{1} << 63;
    known_pair& known = pairs_.of[(cause.row * 31u + in.row) % known_pairs::count];
    if (known.key == key) return known.states;
    const i32 states = states_between(cause, in, some, pending, issued);
    if (!looked_at_others_) known = {key, states};
    return states;
  }

private:
  using producer = isa::hazard::producer;
  using producer_mask = isa::hazard::producer_mask;

  constexpr bool related(isa::hazard::relation kind, const ir::instruction& cause,
                         const isa::hazard::access& e, const ir::instruction& in,
                         const isa::hazard::access& l) const {
    using isa::hazard::relation;
    const isa::row &before = isa::rows[cause.row], &row = isa::rows[in.row];
    const bool opcodes_match = before.mnemonic == row.mnemonic,
               passes_match = isa::matrix_passes(before, arch_) == isa::matrix_passes(row, arch_);
    const bool exact = opcodes_match && passes_match && e.first == l.first && e.dwords == l.dwords;
    switch (kind) {
    case relation::exact: return exact;
    case relation::inexact: return !exact;
    case relation::same_opcode: return opcodes_match;
    case relation::other_opcode: return !opcodes_match;
    case relation::other_passes: return !passes_match;
    default: return true;
    }
  }

  constexpr bool dgemm_issued_after(i32 issued, const list<pending_producer>& pending) {
    looked_at_others_ = true;
    for (const pending_producer& t : pending)
      if ((t.producers & mask_of(producer::dgemm_issue)) != 0 && t.issued > issued) return true;
    return false;
  }

  isa::arch arch_;
  isa::hazard::rule_mask rules_;
  bool looked_at_others_ = false; ///< the last answer depends on more than the two instructions
  struct known_pair {
    u64 key; ///< rows and places
    i32 states;
  };
  struct known_pairs {
    static constexpr u32 count = 61;
    known_pair of[count];
  };
  known_pairs pairs_{};
  analysis::hazard_accesses early_, late_;
};

} // namespace kiln::pass::detail
