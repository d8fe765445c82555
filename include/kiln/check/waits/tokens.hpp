// SPDX-License-Identifier: MIT
// Judges that the loads of a token have arrived, on all paths, where the author waits for it.
#pragma once

#include <kiln/analysis/programs/control_flow.hpp>
#include <kiln/ir/tag.hpp>
#include <kiln/isa/counter.hpp>

namespace kiln::check {

namespace detail {

/// Goes backwards from each wait, on every path, to the generation that it is for. Of the operations met, a counter's wait for
/// n proves that those beyond the n youngest before it have arrived.
class token_judge {
  using kind = ir::tag::kind;

public:
  constexpr token_judge(const ir::program& p, const analysis::flow_graph& flow, note& error)
      : p_(p), error_(error), first_(p.blocks.size()), seen_at_(p.blocks.size()) {
    for (u32 b = 0; b < flow.size(); ++b) {
      add_way(b, flow[b].next);
      add_way(b, flow[b].target);
    }
  }

  constexpr void run() {
    for (u32 b = 0; b < p_.blocks.size(); ++b)
      for (u32 i = p_.blocks[b].first; i < p_.end_of(b) && !error_.raised; ++i)
        if (ir::tag_of(p_.code[i]).what() == kind::wait) judge(b, i);
  }

private:
  /// A path from the end of a block to the wait: `issued` operations of the counter, and the fewest from there on that leave an
  /// operation before them in doubt. Worse is a path with fewer of the one and more of the other.
  struct path {
    u32 block, end;   ///< up to this instruction
    u32 younger;      ///< generations that are still to come before the one that is waited for
    u32 issued, need; ///< at `need` operations after it, one has arrived
    u32 next;         ///< 1 + another from the end of the same block; 0: none
  };
  static constexpr u32 none = ~0u, many = 100;

  constexpr void add_way(u32 from, u32 to) {
    if (to == analysis::no_block) return;
    ways_.push_back({from, first_[to]});
    first_[to] = ways_.size();
  }

  constexpr void judge(u32 block, u32 wait) {
    const ir::tag t = ir::tag_of(p_.code[wait]);
    found_ = false;
    for (u32 counter = 0; counter < 2 && !error_.raised; ++counter) {
      for (u32& seen : seen_at_) seen = 0;
      work_.clear();
      work_.push_back({block, wait + 1, t.number(), 0, none, 0});
      for (u32 w = 0; w < work_.size() && !error_.raised; ++w) go_back(work_[w], t, wait, counter);
    }
    if (found_ || error_.raised) return;
    raise(wait) << "this waits for loads that no path has issued before it: k.async comes first";
  }

  constexpr void go_back(path x, ir::tag t, u32 wait, u32 counter) {
    for (u32 i = x.end; i-- > p_.blocks[x.block].first;) {
      const ir::instruction& in = p_.code[i];
      const isa::row& row = isa::rows[in.row];
      if ((row.flags & isa::flag::waitcnt) != 0) {
        const isa::counter_values v = isa::unpack_waitcnt(in.op(0).payload());
        const u32 left = counter == 0 ? v.vmcnt : v.lgkmcnt,
                  max = counter == 0 ? isa::counter_max.vmcnt : isa::counter_max.lgkmcnt;
        if (left < max && x.issued + left < x.need) x.need = x.issued + left;
        const ir::tag other = ir::tag_of(in);
        if (other.what() != kind::issued || other.id() != t.id()) continue;
        found_ = true;
        if (x.younger != 0) {
          --x.younger;
        } else if ((other.counters() >> counter & 1) != 0) {
          if (x.issued >= x.need) return; // older ones arrive before it
          return missing(wait, i, counter, x.issued);
        }
      } else {
        const isa::counter_event e = isa::events_of(row),
                                 in_order = counter == 0 ? isa::event::vmem : isa::event::ds;
        if ((e & in_order) != 0 && x.issued < many) ++x.issued;
      }
    }
    for (u32 w = first_[x.block]; w != 0; w = ways_[w - 1].next) {
      const u32 from = ways_[w - 1].from;
      take_up({from, p_.end_of(from), x.younger, x.issued, x.need, seen_at_[from]});
    }
  }
  /// Unless a path that is as bad has gone back from that block.
  constexpr void take_up(const path& x) {
    for (u32 s = x.next; s != 0; s = work_[s - 1].next) {
      const path& old = work_[s - 1];
      if (old.younger == x.younger && old.issued <= x.issued && old.need >= x.need) return;
    }
    work_.push_back(x);
    seen_at_[x.block] = work_.size();
  }

  constexpr text_buffer& raise(u32 at) {
    error_.raised = true;
    error_.instruction = at;
    error_.where = p_.code[at].where;
    return error_.text;
  }
  constexpr void missing(u32 wait, u32 issue, u32 counter, u32 younger) {
    const u32 most = (counter == 0 ? isa::counter_max.vmcnt : isa::counter_max.lgkmcnt) - 1;
    raise(wait) << "loads of line " << p_.code[issue].where.line
                << " may not have arrived where they are waited for: s_waitcnt "
                << (counter == 0 ? "vmcnt(" : "lgkmcnt(") << (younger < most ? younger : most)
                << ") is missing";
  }

  struct way {
    u32 from, next; ///< 1 + the next that leads to the same block; 0: none
  };

  const ir::program& p_;
  note& error_;
  list<u32> first_; ///< by block: 1 + the first way that leads to it
  list<way> ways_;
  list<path> work_;   ///< of one wait and counter; those that were taken up stay
  list<u32> seen_at_; ///< by block: 1 + the last of these from its end
  bool found_ = false;
};

} // namespace detail

/// Needs the waits as they will be. The message is at the author's wait.
constexpr void tokens(const ir::program& program, const analysis::flow_graph& flow, note& error) {
  if (program.has_tags && !error.raised) detail::token_judge(program, flow, error).run();
}

} // namespace kiln::check
