// SPDX-License-Identifier: MIT
// Whether a load finds in memory what an equal load before it has found.
#pragma once

#include <kiln/analysis/programs/may_alias.hpp>
#include <kiln/analysis/programs/survey.hpp>
#include <kiln/isa/counter.hpp>

namespace kiln::pass {

class repeated_loads {
public:
  constexpr repeated_loads(const ir::program& p, const analysis::survey& effects)
      : p_(p), effects_(effects), aliases_(p), author_counts_(has_counted_wait()) {}

  /// Of two equal loads of one block.
  constexpr bool are_same(const ir::instruction& before, const ir::instruction& load) {
    if (author_counts_) return false;
    const analysis::memory_access loads = aliases_.access_of(load);
    if ((loads & analysis::access::ordered) != 0) return false;
    for (const ir::instruction* in = &before + 1; in != &load; ++in) {
      const u32 effects = effects_.rows.of(in->row);
      if ((effects & analysis::effect::special()) != 0) return false;
      if ((effects & analysis::effect::memory()) != 0 &&
          analysis::alias_rules::may_alias(aliases_.access_of(*in), loads))
        return false;
    }
    return true;
  }

private:
  /// An author's wait that counts how many operations may be unfinished would let one more be so for each load that is gone.
  constexpr bool has_counted_wait() const {
    if ((p_.left_out & waits_are_checked) != 0) return true;
    constexpr u16 s_waitcnt = isa::mnemonics[isa::mn::s_waitcnt].first_row;
    for (const ir::instruction& in : p_.code) {
      if (in.row != s_waitcnt) continue;
      const isa::counter_values left = isa::unpack_waitcnt(in.op(0).payload());
      if ((left.vmcnt != 0 && left.vmcnt != isa::counter_max.vmcnt) ||
          (left.lgkmcnt != 0 && left.lgkmcnt != isa::counter_max.lgkmcnt))
        return true;
    }
    return false;
  }

  const ir::program& p_;
  const analysis::survey& effects_;
  analysis::alias_rules aliases_;
  bool author_counts_;
};

} // namespace kiln::pass
