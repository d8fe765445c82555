// SPDX-License-Identifier: MIT
// Gives each wait for a token the largest counts that are safe on all paths.
//   needs  registers assigned, other waits not inserted yet
//   gives  an s_waitcnt for which the token's loads have arrived; its counts are those of no wait where they had before, and
//          with waits::checked, where it is the author's
//   judge  check::tokens
//   fails  never
#pragma once

#include <kiln/analysis/programs/forward_data_flow.hpp>
#include <kiln/ir/tag.hpp>
#include <kiln/isa/counter.hpp>

namespace kiln::pass {

namespace detail {

/// Counts the operations since the youngest generations of each token, as a forward data-flow problem: where paths meet, the
/// fewest. Operations of a counter that come back in order are counted, no others: of these, all but the youngest n have
/// arrived when the counter is n, whatever else it counts.
class token_resolver {
  using kind = ir::tag::kind;
  static constexpr u32 counters = 2;       ///< vmcnt and lgkmcnt
  static constexpr u32 unknown = ~0u >> 1; ///< more than any block has
  static constexpr u32 arrived = ~0u >> 2;
  static constexpr u32 ages = ir::tag::most_younger + 1;
  /// By token and age: operations of each counter issued before it, of the first `known` ages.
  struct generations {
    u32 known;
    u32 before[counters][ages];
  };

public:
  constexpr token_resolver(ir::program& p, const analysis::flow_graph& flow) : p_(p), flow_(flow) {
    for (const ir::instruction& in : p.code) {
      const ir::tag t = ir::tag_of(in);
      if (t.what() != kind::issued && t.what() != kind::wait) continue;
      while (here_.size() <= t.id()) here_.push_back({}), depth_.push_back(0);
      if (t.what() == kind::wait && depth_[t.id()] <= t.number()) depth_[t.id()] = t.number() + 1;
    }
    tokens_ = here_.size();
    for (u32 i = 0; i < p.blocks.size() * tokens_; ++i) on_entry_.push_back({});
    unfinished_on_entry_.resize(p.blocks.size() * counters);
  }

  constexpr void run() {
    if (tokens_ != 0) analysis::forward_data_flow(flow_, *this).solve();
  }

  // The data-flow problem, as analysis::forward_data_flow has it. On entry, `before` counts from the block's begin backwards.
  static constexpr bool has_failed() { return false; }
  constexpr void begin(u32 b, bool) {
    for (u32 t = 0; t < tokens_; ++t) here_[t] = on_entry_[b * tokens_ + t];
    for (u32 c = 0; c < counters; ++c) {
      issued_[c] = 0;
      unfinished_[c] = unfinished_on_entry_[b * counters + c];
    }
  }
  constexpr bool visit(u32 b) {
    for (u32 i = p_.blocks[b].first; i < p_.end_of(b); ++i) {
      ir::instruction& in = p_.code[i];
      const isa::row& row = isa::rows[in.row];
      if ((row.flags & (isa::counting_flags | isa::flag::waitcnt)) == 0) continue;
      if ((row.flags & isa::flag::waitcnt) != 0) {
        const ir::tag t = ir::tag_of(in);
        if (t.what() == kind::issued) add_generation(t);
        if (t.what() == kind::wait) in.ops[0] = {ir::operand_kind::immediate, isa::pack(needed(t))};
        const isa::counter_values v = isa::unpack_waitcnt(in.op(0).payload());
        if (v.vmcnt < isa::counter_max.vmcnt && v.vmcnt < unfinished_[0]) unfinished_[0] = v.vmcnt;
        if (v.lgkmcnt < isa::counter_max.lgkmcnt && v.lgkmcnt < unfinished_[1]) unfinished_[1] = v.lgkmcnt;
        continue;
      }
      const isa::counter_event e = isa::events_of(row);
      unfinished_[0] += (e & isa::counts_in_vmcnt) != 0;
      unfinished_[1] += (e & isa::counts_in_lgkmcnt) != 0;
      issued_[0] += (e & isa::event::vmem) != 0;
      issued_[1] += (e & isa::event::ds) != 0;
    }
    return true;
  }
  constexpr bool merge(u32, u32 to) {
    bool changed = false;
    for (u32 t = 0; t < tokens_; ++t) {
      generations& there = on_entry_[to * tokens_ + t];
      for (u32 age = 0; age < here_[t].known; ++age)
        for (u32 c = 0; c < counters; ++c) {
          const u32 since = since_of(t, c, age);
          if (age < there.known && since >= 0 - there.before[c][age]) continue;
          there.before[c][age] = 0 - since;
          changed = true;
        }
      if (there.known < here_[t].known) there.known = here_[t].known;
    }
    for (u32 c = 0; c < counters; ++c) {
      u32& there = unfinished_on_entry_[to * counters + c];
      if (unfinished_[c] <= there || there >= unknown) continue;
      there = there == 0 ? unfinished_[c] : unknown; // what grows around a loop is known no more
      changed = true;
    }
    return changed;
  }

private:
  /// Operations since a generation, not more than can be waited for; or `arrived`.
  constexpr u32 since_of(u32 token, u32 counter, u32 age) const {
    const u32 since = issued_[counter] - here_[token].before[counter][age];
    if (since >= arrived || since >= unfinished_[counter]) return arrived;
    constexpr u32 most = isa::counter_max.vmcnt - 1;
    return since < most ? since : most;
  }
  /// A counter that counts none of its loads has those of older generations to wait for.
  constexpr void add_generation(ir::tag t) {
    generations& g = here_[t.id()];
    const bool is_first = g.known == 0;
    if (g.known < depth_[t.id()]) ++g.known;
    for (u32 c = 0; c < counters; ++c) {
      for (u32 age = g.known; age-- > 1;) g.before[c][age] = g.before[c][age - 1];
      if ((t.counters() >> c & 1) != 0)
        g.before[c][0] = issued_[c];
      else if (is_first)
        g.before[c][0] = issued_[c] - arrived;
    }
  }
  constexpr isa::counter_values needed(ir::tag t) const {
    isa::counter_values v;
    if (t.number() >= here_[t.id()].known) return v;
    constexpr u32 most_lgkm = isa::counter_max.lgkmcnt - 1;
    const u32 vm = since_of(t.id(), 0, t.number()), lgkm = since_of(t.id(), 1, t.number());
    if (vm != arrived) v.vmcnt = vm;
    if (lgkm != arrived) v.lgkmcnt = lgkm < most_lgkm ? lgkm : most_lgkm;
    return v;
  }

  ir::program& p_;
  const analysis::flow_graph& flow_;
  u32 tokens_ = 0;
  list<u32> depth_;            ///< by token: generations to tell apart
  list<generations> on_entry_; ///< by block and token
  list<generations> here_;
  list<u32> unfinished_on_entry_;                 ///< by block and counter
  u32 issued_[counters] = {};                     ///< in this block
  u32 unfinished_[counters] = {unknown, unknown}; ///< at most so many operations are
};

} // namespace detail

constexpr void resolve_tokens(ir::program& program, const analysis::flow_graph& flow) {
  if (program.has_tags && (program.left_out & waits_are_checked) == 0)
    detail::token_resolver(program, flow).run();
}

} // namespace kiln::pass
