// SPDX-License-Identifier: MIT
// Splits register groups into the largest parts that instructions use together, so that each part lives and is placed alone.
//   needs  a program over virtual registers
//   gives  groups in the same order over the same virtual dwords; instructions are unchanged
//   judge  ir::verify (every operand lies in one group)
//   fails  never
#pragma once

#include <kiln/ir/program.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::pass {

namespace detail {

/// Bit d is set if some instruction uses the dwords d and d + 1 in one operand.
constexpr list<u128> joined_dwords(const ir::program& p) {
  list<u128> joined(p.virtual_dwords / 128 + 2);
  for (const ir::instruction& in : p.code) {
    const isa::operand_list& list = isa::operand_lists[isa::rows[in.row].operands];
    for (u32 places = list.tuples; places != 0; places &= places - 1) {
      const u32 o = static_cast<u32>(__builtin_ctz(places));
      const u32 dwords = list.places[o].dwords;
      const ir::operand op = in.ops[o];
      if (!op.is_register()) continue;
      const u32 first = op.payload(), shift = first & 127;
      const u128 mask = (u128{1} << (dwords - 1)) - 1;
      joined[first >> 7] |= mask << shift;
      if (shift + dwords > 128) joined[(first >> 7) + 1] |= mask >> (128 - shift);
    }
  }
  return joined;
}

constexpr u8 natural_alignment(ir::bank bank, u32 dwords) {
  // CDNA3 ISA manual: vector tuples are even; SGPR pairs even, wider ones multiples of 4.
  return dwords == 1 ? 1 : bank != ir::bank::sgpr || dwords == 2 ? 2 : 4;
}

} // namespace detail

constexpr void split_groups(ir::program& p) {
  const list<u128> joined = detail::joined_dwords(p);
  list<ir::register_group> parts;
  parts.reserve(p.groups.size());
  list<u32> part_of_group(
      p.groups.size()); // an input's group is never split: its parts are used together or not at all
  for (u32 g = 0; g < p.groups.size(); ++g) {
    const ir::register_group& group = p.groups[g];
    part_of_group[g] = parts.size();
    bool whole = group.dwords == 1;
    for (const ir::input& in : p.inputs) whole |= in.group == g;
    if (whole) {
      parts.push_back(group);
      continue;
    }
    for (u32 first = 0, d = 0; d < group.dwords; ++d) {
      const u32 dword = group.first + d;
      if (d + 1u != group.dwords && (joined[dword >> 7] >> (dword & 127) & 1) != 0) continue;
      ir::register_group part = group;
      part.first = group.first + first;
      part.dwords = static_cast<u16>(d + 1 - first);
      part.alignment = detail::natural_alignment(group.bank, part.dwords);
      if (group.fixed >= 0) part.fixed = static_cast<i16>(group.fixed + static_cast<i32>(first));
      parts.push_back(part);
      first = d + 1;
    }
  }
  for (ir::input& in : p.inputs) in.group = part_of_group[in.group];
  p.groups = static_cast<list<ir::register_group>&&>(parts);
}

} // namespace kiln::pass
