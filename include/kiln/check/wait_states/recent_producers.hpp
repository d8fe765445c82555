// SPDX-License-Identifier: MIT
// The judge's filter: the instructions that may be too close to a long-range producer before them. A superset.
#pragma once

#include <kiln/check/wait_states/hazard_digests.hpp>

namespace kiln::check::detail {

/// The registers of the long-range producers of a run that have not expired, and of some that have. Each producer expires at a
/// position of its own, but producers are dropped in two generations: the earlier one when all of it has expired.
struct recent_producers {
  struct summary {
    isa::hazard::consumer_mask consumers; ///< that some rule keeps apart from them
    u128 vectors;                         ///< registers, as hazard_bits
    u64 scalars;
  };
  /// At the end of a block. Positions are after it.
  struct at_end {
    summary all;
    i32 over;
  };

  summary all{};
  i32 over = 0; ///< first position at which all of them have expired

  constexpr void clear() {
    all = later_ = {};
    earlier_over_ = over = 0;
  }

  /// Merges the exit state of a predecessor, before any producer is added.
  constexpr void merge(const at_end& e) {
    if (e.over <= 0) return;
    all = {all.consumers | e.all.consumers, all.vectors | e.all.vectors, all.scalars | e.all.scalars};
    if (over < e.over) over = e.over;
    earlier_over_ = over;
  }
  /// Merges a predecessor that was not walked yet: any producer may be pending for `reach` wait states.
  constexpr void merge_unknown(i32 reach) {
    merge({{~isa::hazard::consumer_mask{0}, ~u128{0}, ~u64{0}}, reach});
  }
  constexpr at_end leave(i32 position) const { return {all, over - position}; }

  constexpr void add(const ir::instruction& in, const hazard_digest& d, i32 position) {
    const u64 scalars = d.about_scalars ? d.scalars_produced(in.ops) : 0;
    const summary s{d.consumers_of(scalars), d.vectors_produced(in.ops), scalars};
    if (position >= earlier_over_) {
      all = later_;
      later_ = {};
      earlier_over_ = over;
    }
    all = {all.consumers | s.consumers, all.vectors | s.vectors, all.scalars | s.scalars};
    later_ = {later_.consumers | s.consumers, later_.vectors | s.vectors, later_.scalars | s.scalars};
    if (over <= position + d.longest) over = position + d.longest + 1;
  }

  /// True if `in` shares a register with one of them, or a rule may apply that needs no common register.
  constexpr bool may_threaten(const ir::instruction& in, u64 word, const hazard_digest& d) const {
    const isa::hazard::consumer_mask some = word & all.consumers;
    return (some & consumer_word::by_none) != 0 ||
           ((some & consumer_word::by_vectors) != 0 && (all.vectors & d.vectors_consumed(in.ops)) != 0) ||
           ((some & consumer_word::by_scalars) != 0 && (all.scalars & d.scalars_consumed(in.ops)) != 0);
  }

private:
  summary later_{};
  i32 earlier_over_ = 0; ///< first position at which those before `later_` have expired
};

} // namespace kiln::check::detail
