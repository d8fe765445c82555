// SPDX-License-Identifier: MIT
// Splits register groups into the largest parts that instructions use together, so that each part lives and is placed alone.
//   needs  a program over virtual registers
//   gives  groups in the same order over the same virtual dwords, those whole that the author has aligned; instructions are
//          unchanged
//   judge  ir::verify (every operand lies in one group)
//   fails  never
#pragma once

#include <kiln/analysis/row_effects.hpp>
#include <kiln/ir/program.hpp>

namespace kiln::pass {

namespace detail {

/// Looks for groups that no instruction uses as a whole. Few kernels have any: most groups are a value that some instruction
/// writes whole, which the survey has seen, and the few others some instruction reads whole.
class part_finder {
public:
  constexpr part_finder(const ir::program& p, const analysis::survey& effects) : p_(p), effects_(effects) {}

  /// Whether there are any. Then widest() is complete.
  constexpr bool finds() {
    for (const ir::register_group& group : p_.groups)
      if (group.dwords != 1 && !is_written_whole(group)) look_for(group);
    if (missing_ == 0) return false;
    for (const ir::input& in : p_.inputs) { // an input's parts are used together or not at all
      const ir::register_group& group = p_.groups[in.group];
      if (wanted_[group.first] != 0) --missing_;
      wanted_[group.first] = 0;
    }
    return missing_ != 0 && look_at_operands();
  }
  /// One of them.
  constexpr bool is_split(const ir::register_group& group) const {
    return group.dwords != 1 && wanted_[group.first] != 0;
  }
  /// By virtual dword of one of them: registers of the widest tuple that begins there, or 0.
  constexpr const u32* widest() const { return widest_.begin(); }

private:
  /// Pass legalise_agprs changes tuples.
  constexpr bool is_written_whole(const ir::register_group& group) const {
    return !p_.agprs_anywhere && effects_.tuples()[group.first] + 1u == group.dwords;
  }
  constexpr void look_for(const ir::register_group& group) {
    if (missing_++ == 0) {
      u32 rounded = 64;
      while (rounded < p_.virtual_dwords) rounded *= 2;
      widest_ = list<u32>(rounded);
      news_ = list<u32>(rounded);
      wanted_ = list<u32>(p_.virtual_dwords);
    }
    for (u32 d = group.first, end = d + group.dwords; d != end; ++d) news_[d] = ~0u;
    wanted_[group.first] = group.dwords;
  }

  /// Ends as soon as nothing is missing: then it says no.
  constexpr bool look_at_operands() {
    u32* const widest = widest_.begin();
    u32* const news = news_.begin();
    // A power of two: any operand may be asked about, constants by chance.
    const u32 dword_mask = news_.size() - 1;
    const u32* const further_of = effects_.further_registers();
    constexpr u32 width = analysis::row_effects::further_width, mask = analysis::row_effects::further_mask;
    u32 last_further = 0,
        up_to_widest = 0; // a bit for each number of further registers, up to the most of a place
    for (const ir::instruction* in = p_.code.begin(), * const end = p_.code.end(); in != end; ++in) {
      u32 further = further_of[in->row];
      if (further == 0) continue; // no tuples: most instructions end here
      u128 ops = in->ops.low;
      if (further != last_further) {
        last_further = further;
        up_to_widest = 0;
        for (u32 left = further; left != 0; left >>= width) up_to_widest |= (2u << (left & mask)) - 2;
      }
      if (((news[ops & dword_mask] | news[ops >> 32 & dword_mask] | news[ops >> 64 & dword_mask] |
            news[ops >> 96 & dword_mask]) &
           up_to_widest) == 0 &&
          in->ops.high == 0)
        continue;
      for (u32 place = 0; further != 0; ++place, ops >>= 32, further >>= width) {
        if (place == 4) ops = in->ops.high;
        const u32 bits = static_cast<u32>(ops), more = further & mask;
        if (more == 0 || bits - analysis::first_register() >= analysis::registers()) continue;
        const u32 first = bits & analysis::payload();
        if ((news[first] >> more & 1) == 0) continue;
        news[first] = ~1u << more;
        widest[first] = more + 1;
        if (wanted_[first] != more + 1) continue;
        wanted_[first] = 0;
        if (--missing_ == 0) return false;
      }
    }
    return true;
  }

  const ir::program& p_;
  const analysis::survey& effects_;
  list<u32> widest_;
  list<u32> wanted_; ///< by virtual dword: registers of the group that begins there, if it is looked for
  list<u32> news_; ///< by virtual dword of such a group: bit n: n further registers would be the widest tuple
  u32 missing_ = 0; ///< groups that are looked for
};

constexpr u8 natural_alignment(ir::bank bank, u32 dwords) {
  // CDNA3 ISA manual: vector tuples are even; SGPR pairs even, wider ones multiples of 4.
  return dwords == 1 ? 1 : bank != ir::bank::sgpr || dwords == 2 ? 2 : 4;
}

} // namespace detail

constexpr void split_groups(ir::program& p, const analysis::survey& effects) {
  detail::part_finder parts_of(p, effects);
  if (!parts_of.finds()) return;
  const u32* const widest = parts_of.widest();
  list<u32> first_of_input(p.inputs.size());
  for (u32 i = 0; i < p.inputs.size(); ++i) first_of_input[i] = p.groups[p.inputs[i].group].first;
  list<ir::register_group> parts(p.virtual_dwords);
  ir::register_group* to = parts.begin();
  for (const ir::register_group& group : p.groups) {
    *to = group;
    if (!parts_of.is_split(group) || group.fixed == ir::any_aligned) {
      ++to;
      continue;
    }
    const u32 end = group.first + group.dwords;
    for (u32 first = group.first; first != end;) {
      u32 stop = first + 1; // of the part
      for (u32 d = first; d != stop; ++d)
        if (widest[d] > stop - d) stop = d + widest[d];
      if (first != group.first || stop != end) {
        *to = group;
        to->first = first;
        to->dwords = static_cast<u16>(stop - first);
        to->alignment = detail::natural_alignment(group.bank, stop - first);
        if (group.fixed >= 0)
          to->fixed = static_cast<i16>(group.fixed + static_cast<i32>(first - group.first));
      }
      ++to;
      first = stop;
    }
  }
  parts.resize(static_cast<u32>(to - parts.begin()));
  p.groups = static_cast<list<ir::register_group>&&>(parts);
  for (u32 i = 0; i < p.inputs.size(); ++i) p.inputs[i].group = ir::group_of(p, first_of_input[i]);
}
constexpr void split_groups(ir::program& p) { split_groups(p, analysis::survey(p)); }

} // namespace kiln::pass
