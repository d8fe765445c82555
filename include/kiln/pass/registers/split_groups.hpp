// SPDX-License-Identifier: MIT
// Splits register groups into the largest parts that instructions use together, so that each part lives and is placed alone.
//   needs  a program over virtual registers
//   gives  groups in the same order over the same virtual dwords, those whole that the author has aligned; instructions are
//          unchanged
//   judge  ir::verify (every operand lies in one group)
//   fails  never
#pragma once

#include <kiln/analysis/programs/survey.hpp>
#include <kiln/ir/program.hpp>

namespace kiln::pass {

namespace detail {

constexpr u8 natural_alignment(ir::bank bank, u32 dwords) {
  // CDNA3 ISA manual: vector tuples are even; SGPR pairs even, wider ones multiples of 4.
  return dwords == 1 ? 1 : bank != ir::bank::sgpr || dwords == 2 ? 2 : 4;
}

} // namespace detail

constexpr void split_groups(ir::program& p, const analysis::used_tuples& tuples) {
  list<u8> is_input(p.virtual_dwords); // an input's parts are used together or not at all
  list<u32> first_of_input(p.inputs.size());
  for (u32 i = 0; i < p.inputs.size(); ++i) {
    first_of_input[i] = p.groups[p.inputs[i].group].first;
    is_input[first_of_input[i]] = 1;
  }
  const u8 *const written = tuples.written.begin(), *const read = tuples.read.begin();
  list<ir::register_group> parts(p.virtual_dwords);
  ir::register_group* to = parts.begin();
  const ir::register_group* group = p.groups.begin();
  const ir::register_group* whole = group; // those from here on stay as they are: copied all at once
  const auto copy_whole = [&] {
    copy_bytes(to, whole, static_cast<u64>(group - whole) * sizeof(ir::register_group));
    to += group - whole;
  };
  for (const ir::register_group* const last = p.groups.end(); group != last; ++group) {
    const u32 further = group->dwords - 1u;
    if (further == 0 || written[group->first] == further || read[group->first] == further ||
        group->fixed == ir::any_aligned || is_input[group->first] != 0)
      continue;
    copy_whole();
    whole = group + 1;
    const u32 end = group->first + group->dwords;
    for (u32 first = group->first; first != end;) {
      u32 stop = first + 1; // of the part
      for (u32 d = first; d != stop; ++d) {
        if (const u32 more = written[d]; d + more >= stop) stop = d + more + 1;
        if (const u32 more = read[d]; d + more >= stop) stop = d + more + 1;
      }
      *to = *group;
      if (first != group->first || stop != end) {
        to->first = first;
        to->dwords = static_cast<u16>(stop - first);
        to->alignment = detail::natural_alignment(group->bank, stop - first);
        if (group->fixed >= 0)
          to->fixed = static_cast<i16>(group->fixed + static_cast<i32>(first - group->first));
      }
      ++to;
      first = stop;
    }
  }
  if (whole == p.groups.begin()) return; // as most kernels
  copy_whole();
  parts.resize(static_cast<u32>(to - parts.begin()));
  p.groups = static_cast<list<ir::register_group>&&>(parts);
  for (u32 i = 0; i < p.inputs.size(); ++i) p.inputs[i].group = ir::group_of(p, first_of_input[i]);
}

/// With the tuples that the survey and dead code have seen, if they are still those of the program.
constexpr void split_groups(ir::program& p, const analysis::survey& effects) {
  // What changes tuples in between adds dwords (legalise_agprs) or hidden arguments (load_grid_size).
  const bool known = effects.tuples().read.size() == p.virtual_dwords && !p.hidden_arguments;
  known ? split_groups(p, effects.tuples()) : split_groups(p, analysis::used_tuples(p, effects.rows));
}

constexpr void split_groups(ir::program& p) { split_groups(p, analysis::survey(p)); }

} // namespace kiln::pass
