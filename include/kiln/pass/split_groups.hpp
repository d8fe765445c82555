// SPDX-License-Identifier: MIT
// Splits register groups into the largest parts that instructions use together, so that each part lives and is placed alone.
//   needs  a program over virtual registers
//   gives  groups in the same order over the same virtual dwords, those whole that the author has aligned; instructions are
//          unchanged
//   judge  ir::verify (every operand lies in one group)
//   fails  never
#pragma once

#include <kiln/analysis/row_shapes.hpp>
#include <kiln/ir/program.hpp>

namespace kiln::pass {

namespace detail {

/// By virtual dword: registers of the widest operand of an instruction with tuples that begins there, or 0.
constexpr list<u32> widest_operands(const ir::program& p) {
  constexpr u32 first_register = 1u << 28, registers = 3u << 28, payload = 0x0fff'ffff;
  list<u32> out(p.virtual_dwords);
  u32* const widest = out.begin();
  analysis::row_shapes shapes;
  const u64* const shape_of = shapes.words();
  for (const ir::instruction* in = p.code.begin(), * const end = p.code.end(); in != end; ++in) {
    u64 shape = shape_of[in->row];
    if (shape == 0) shape = shapes.of(in->row);
    if ((shape & analysis::row_shape::tuples) == 0) continue;
    // Places without a tuple count as one register, which splits nothing.
    u64 dwords = shape >> analysis::row_shape::dwords_shift;
    for (u128 ops = in->ops.low; ops != 0; ops >>= 32, dwords >>= analysis::row_shape::dwords_width)
      if (const u32 bits = static_cast<u32>(ops);
          bits - first_register < registers && widest[bits & payload] < (dwords & 63))
        widest[bits & payload] = dwords & 63;
    for (u64 ops = in->ops.high; ops != 0; ops >>= 32, dwords >>= analysis::row_shape::dwords_width)
      if (const u32 bits = static_cast<u32>(ops);
          bits - first_register < registers && widest[bits & payload] < (dwords & 63))
        widest[bits & payload] = dwords & 63;
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

constexpr void split_groups(ir::program& p) {
  list<u32> widest = detail::widest_operands(p);
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

} // namespace kiln::pass
