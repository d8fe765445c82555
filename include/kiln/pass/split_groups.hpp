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

/// By virtual dword: registers of the widest tuple that begins there, or 0.
constexpr list<u32> widest_operands(const ir::program& p, const analysis::row_effects& effects) {
  constexpr u32 first_register = 1u << 28, registers = 3u << 28, payload = 0x0fff'ffff;
  list<u32> out(p.virtual_dwords);
  u32* const widest = out.begin();
  const u32* const further_of = effects.further_registers();
  constexpr u32 width = analysis::row_effects::further_width, mask = analysis::row_effects::further_mask;
  for (const ir::instruction* in = p.code.begin(), * const end = p.code.end(); in != end; ++in) {
    u32 further = further_of[in->row];
    if (further == 0) continue; // no tuples: most instructions end here
    u128 ops = in->ops.low;
    for (u32 place = 0; further != 0; ++place, ops >>= 32, further >>= width) {
      if (place == 4) ops = in->ops.high;
      if (const u32 bits = static_cast<u32>(ops), more = further & mask;
          more != 0 && bits - first_register < registers && widest[bits & payload] <= more)
        widest[bits & payload] = more + 1;
    }
  }
  return out;
}

/// Whether some instruction uses each group as a whole, so that none can be split.
constexpr bool are_used_whole(const ir::program& p, const list<u32>& widest_operands) {
  const u32* const widest = widest_operands.begin();
  for (const ir::register_group& group : p.groups)
    if (group.dwords != 1 && widest[group.first] != group.dwords) return false;
  return true;
}

constexpr u8 natural_alignment(ir::bank bank, u32 dwords) {
  // CDNA3 ISA manual: vector tuples are even; SGPR pairs even, wider ones multiples of 4.
  return dwords == 1 ? 1 : bank != ir::bank::sgpr || dwords == 2 ? 2 : 4;
}

} // namespace detail

constexpr void split_groups(ir::program& p, const analysis::row_effects& effects) {
  list<u32> widest = detail::widest_operands(p, effects);
  list<u32> first_of_input(p.inputs.size());
  for (u32 i = 0; i < p.inputs.size(); ++i) { // an input's parts are used together or not at all
    const ir::register_group& group = p.groups[p.inputs[i].group];
    first_of_input[i] = group.first;
    widest[group.first] = group.dwords;
  }
  if (detail::are_used_whole(p, widest)) return;
  list<ir::register_group> parts(p.virtual_dwords);
  ir::register_group* to = parts.begin();
  for (const ir::register_group& group : p.groups) {
    *to = group;
    if (group.dwords == 1 || group.fixed == ir::any_aligned) {
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
constexpr void split_groups(ir::program& p) { split_groups(p, analysis::row_effects(p)); }

} // namespace kiln::pass
