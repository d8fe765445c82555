// SPDX-License-Identifier: MIT
// Judges that every wait-state rule holds on every path.
#pragma once

#include <kiln/analysis/programs/control_flow.hpp>
#include <kiln/analysis/rows/hazard_accesses.hpp>
#include <kiln/check/wait_states/clauses.hpp>
#include <kiln/check/wait_states/recent_producers.hpp>
#include <kiln/check/wait_states/vccz.hpp>
#include <kiln/check/wait_states/wait_state_message.hpp>

namespace kiln::check {

namespace detail {

/// From each consumer it looks back for producers that are too close, as LLVM's GCNHazardRecognizer does. It goes
/// instruction by instruction through the block, then through the predecessors on every path, as far as the longest rule of
/// the program reaches. The rules are applied to each pair that shares a register, with the accesses that hazard_accesses
/// gathers.
///
/// A walk in program order finds the few consumers that must look back. Its filter is recent_producers, a superset.
/// Positions are wait states from the beginning of a run: a block, and those after it that no branch leads to.
class wait_state_judge {
public:
  constexpr wait_state_judge(const ir::program& program, const analysis::flow_graph& flow, note& error)
      : program_(program), flow_(flow), code_(program.code.begin()), error_(error), digests_(program.arch) {}

  constexpr void run() {
    const u64* const words = digests_.words();
    for (const ir::instruction& in : program_.code)
      if (words[in.row] == 0) digests_.learn(in.row);
    digests_.close();
    reach_ = digests_.longest();
    if (reach_ == 0) return;
    ranks_ = -reach_;
    list_predecessors();
    for (u32 b = 0; b < program_.blocks.size() && !error_.raised; ++b) {
      if (run_of_[b] == b) begin_run(b);
      walk(b);
    }
  }

private:
  using consumer_mask = isa::hazard::consumer_mask;
  using producer_mask = isa::hazard::producer_mask;

  struct edge {
    u32 from, next; ///< next: 1 + an edge to the same block; 0: none
  };
  /// A path from a consumer back to the end of a block.
  struct path {
    u32 from;
    i32 between;      ///< wait states from there to the consumer
    bool f64_between; ///< an f64 matrix instruction was issued on it
  };

  constexpr void list_predecessors() {
    const u32 blocks = program_.blocks.size();
    first_edge_ = list<u32>(blocks);
    run_of_ = list<u32>(blocks);
    ends_ = list<recent_producers::at_end>(blocks);
    for (u32 b = 0; b < blocks; ++b) {
      const analysis::successors& to = flow_[b];
      run_of_[b] = b != 0 && !to.entered && flow_[b - 1].next == b ? run_of_[b - 1] : b;
      if (to.next != analysis::no_block) add_edge(b, to.next);
      if (to.target != analysis::no_block) add_edge(b, to.target);
    }
  }
  constexpr void add_edge(u32 from, u32 to) {
    edges_.push_back({from, first_edge_[to]});
    first_edge_[to] = edges_.size();
  }

  constexpr void begin_run(u32 b) {
    extra_ = 0;
    recent_.clear();
    for (u32 e = first_edge_[b]; e != 0; e = edges_[e - 1].next) {
      const u32 from = edges_[e - 1].from;
      if (from < b)
        recent_.merge(ends_[from]);
      else
        recent_.merge_unknown(reach_);
    }
  }

  /// Calls look_back for the consumers of a block that may be too close to a producer.
  constexpr void walk(u32 b) {
    const u64 interest = digests_.interest();
    const u64 *const words = digests_.words(), *const near = digests_.near_affected();
    const hazard_digest* const digests = digests_.begin();
    const ir::instruction* const first = code_ + program_.blocks[run_of_[b]].first;
    const ir::instruction* const end = code_ + program_.end_of(b);
    for (const ir::instruction* in = code_ + program_.blocks[b].first; in != end; ++in) {
      const u64 word = words[in->row];
      if ((word & interest) == 0) continue;
      if ((word & consumer_word::nop) != 0) {
        extra_ += static_cast<i32>(in->op(0).payload());
        continue;
      }
      const i32 position = static_cast<i32>(in - first) + extra_;
      if (in - first < consumer_word::near_reach || ((near[in[-1].row] | near[in[-2].row]) & word) != 0 ||
          (position < recent_.over && (word & recent_.all.consumers) != 0 &&
           recent_.may_threaten(*in, word, digests[word >> consumer_word::number_shift])))
        look_back(*in, b);
      if (error_.raised) return;
      if ((word & consumer_word::produces) != 0)
        recent_.add(*in, digests[word >> consumer_word::number_shift], position);
    }
    ends_[b] = recent_.leave(static_cast<i32>(end - first) + extra_);
  }

  constexpr void look_back(const ir::instruction& in, u32 b) {
    search(in, {b, 0, false}, static_cast<u32>(&in - code_));
    if (paths_.empty()) return;
    for (u32 i = 0; i < paths_.size() && !error_.raised; ++i) { // search adds paths
      const path p = paths_[i];
      search(in, p, program_.end_of(p.from));
    }
    paths_.clear();
    ranks_ -= reach_;
  }

  /// Searches a run backwards from instruction `at` for producers that are too close to `in`, then goes on to predecessors.
  constexpr void search(const ir::instruction& in, path p, u32 at) {
    const u64 *const words = digests_.words(), *const affected = digests_.affected();
    const hazard_digest *const digests = digests_.begin(),
                               &d = digests[words[in.row] >> consumer_word::number_shift];
    const consumer_mask late = words[in.row] & consumer_word::consumers;
    const u32 run = run_of_[p.from], first = program_.blocks[run].first;
    for (; at != first && p.between < reach_; ++p.between) {
      const ir::instruction& cause = code_[--at];
      const u64 affects = affected[cause.row];
      if ((affects & (late | consumer_word::nop | consumer_word::dgemm)) == 0) continue;
      if ((affects & late) != 0 && p.between < static_cast<i32>(affects >> consumer_word::longest_shift) &&
          share_a_register(cause, digests[words[cause.row] >> consumer_word::number_shift], in, d,
                           affects & late))
        compare(cause, in, p);
      if (error_.raised) return;
      if ((affects & consumer_word::dgemm) != 0) p.f64_between = true;
      if ((affects & consumer_word::nop) != 0) p.between += static_cast<i32>(cause.op(0).payload());
    }
    if (p.between >= reach_) return;
    for (u32 e = first_edge_[run]; e != 0; e = edges_[e - 1].next)
      follow({edges_[e - 1].from, p.between, p.f64_between});
  }

  /// Adds a path to search, unless an earlier one, at most as long, led to the same block.
  constexpr void follow(const path& p) {
    if (nearest_.empty()) nearest_ = list<i32>(2 * program_.blocks.size());
    i32& nearest = nearest_[2 * p.from + p.f64_between];
    const i32 rank = ranks_ + p.between;
    if (nearest <= rank) return;
    nearest = rank;
    paths_.push_back(p);
  }

  /// True if the two share a register that rules on `some` consumers may apply to, or if such a rule needs no common register.
  static constexpr bool share_a_register(const ir::instruction& cause, const hazard_digest& early,
                                         const ir::instruction& in, const hazard_digest& late,
                                         consumer_mask some) {
    if ((some & consumer_word::by_vectors) != 0) {
      for (u128 ops = cause.ops.low & early.produced, more = early.extent.more; ops != 0;
           ops >>= 32, more >>= 32) {
        const u32 first = static_cast<u32>(ops), last = first + static_cast<u32>(more);
        if (first != 0 &&
            (analysis::operand_slots::overlap(in.ops.low & late.consumed, late.extent.more, first, last) !=
                 0 ||
             (in.ops.high != 0 && analysis::operand_slots::overlap(in.ops.high & late.consumed_high,
                                                                   late.extent.more_high, first, last) != 0)))
          return true;
      }
    }
    if ((some & ~consumer_word::by_vectors) == 0) return false;
    const u64 scalars = early.scalars_produced(cause.ops);
    return (early.consumers_of(scalars) & some & consumer_word::by_none) != 0 ||
           (scalars & late.scalars_consumed(in.ops)) != 0;
  }

  /// Applies the rules to a pair of instructions that may be too close on a path.
  constexpr void compare(const ir::instruction& cause, const ir::instruction& in, const path& way) {
    early_.gather(cause, 0);
    late_.gather(in);
    const u32 passes = isa::matrix_passes(isa::rows[cause.row], program_.arch);
    const isa::hazard::rule* broken = nullptr;
    i32 worst = way.between;
    u32 r = 0; // register
    for (u32 i = 0; i < early_.size(); ++i) {
      const isa::hazard::access& a = early_[i];
      if (a.produces == 0) continue;
      for (u32 j = 0; j < late_.size(); ++j) {
        const isa::hazard::access& b = late_[j];
        if (b.consumes == 0 || a.first >= b.first + b.dwords || b.first >= a.first + a.dwords) continue;
        for (producer_mask left = a.produces; left != 0; left &= left - 1) {
          const isa::hazard::rules_of_producer& of = isa::hazard::rules_by_producer.of[__builtin_ctz(left)];
          for (const isa::hazard::rule *rule = of.first, *const end = rule + of.count; rule != end; ++rule) {
            if ((rule->consumers & b.consumes) == 0) continue;
            const i32 required = static_cast<i32>(required_wait_states(*rule, program_.arch, passes));
            if (required <= worst || !holds(rule->relation, cause, in, a, b, way.f64_between)) continue;
            broken = rule;
            worst = required;
            r = a.first > b.first ? a.first : b.first;
          }
        }
      }
    }
    if (broken == nullptr) return;
    error_.instruction = static_cast<u32>(&in - code_);
    report_too_close(error_, in, cause, *broken, worst, way.between, r);
  }

  constexpr bool holds(isa::hazard::relation kind, const ir::instruction& cause, const ir::instruction& in,
                       const isa::hazard::access& a, const isa::hazard::access& b, bool f64_between) const {
    using isa::hazard::relation;
    const isa::row &early = isa::rows[cause.row], &late = isa::rows[in.row];
    const bool mnemonics = early.mnemonic == late.mnemonic;
    const bool passes = isa::matrix_passes(early, program_.arch) == isa::matrix_passes(late, program_.arch);
    const bool tuple = a.first == b.first && a.dwords == b.dwords;
    switch (kind) {
    case relation::overlap: return true;
    case relation::exact: return mnemonics && passes && tuple;
    case relation::inexact: return !(mnemonics && passes && tuple);
    case relation::same_opcode: return mnemonics;
    case relation::other_opcode: return !mnemonics;
    case relation::other_passes: return !passes;
    case relation::after_dgemm: return f64_between;
    }
    return true;
  }

  const ir::program& program_;
  const analysis::flow_graph& flow_;
  const ir::instruction* code_;
  note& error_;
  hazard_digests digests_;
  i32 reach_ = 0;        ///< most wait states that a rule requires in this program
  list<u32> first_edge_; ///< by block: 1 + the first edge to it; 0: none
  list<edge> edges_;
  list<u32> run_of_; ///< by block: the first of its run

  // State of the walk.
  recent_producers recent_;
  list<recent_producers::at_end> ends_; ///< by block
  i32 extra_ = 0;                       ///< wait states of s_nop in the run, beyond one for each s_nop

  // State of the search.
  list<path> paths_;
  /// By block and f64_between: the rank of the shortest path. The ranks of one consumer are `ranks_` and the wait states of
  /// its paths, less than `reach_`, below those of all earlier consumers: nothing is cleared between two.
  list<i32> nearest_;
  i32 ranks_ = 0;
  analysis::hazard_accesses early_, late_;
};

} // namespace detail

/// Needs registers assigned.
constexpr void wait_states(const ir::program& program, const analysis::flow_graph& flow, note& error) {
  if (!error.raised) detail::vccz(program, flow, error);
  if (!error.raised) detail::clauses(program, error);
  if (!error.raised) detail::wait_state_judge(program, flow, error).run();
}
constexpr void wait_states(const ir::program& program, note& error) {
  wait_states(program, analysis::control_flow(program), error);
}

} // namespace kiln::check
