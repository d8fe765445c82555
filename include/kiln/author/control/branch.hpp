// SPDX-License-Identifier: MIT
// Branches on uniform conditions, through SCC.
#pragma once

#include <kiln/author/handle.hpp>

namespace kiln::author {

namespace mn = isa::mn; // a bare name is the instruction, not its number

/// A condition a branch can use, with the author's line.
struct branch_condition {
  const uniform_condition* value;
  bool temporary;
  source where;

  constexpr branch_condition(const uniform_condition& c, source at = source::here()) // NOLINT: implicit
      : value(&c), temporary(false), where(at) {}
  constexpr branch_condition(uniform_condition&& c, source at = source::here()) // NOLINT: implicit
      : value(&c), temporary(true), where(at) {}
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc++26-extensions"
  branch_condition(const lane_mask&) = delete (
      "the condition may differ between lanes: use k.where, or any(mask) or all(mask) for one answer");
  template<RegisterHandle H>
  branch_condition(const H&) =
      delete ("a register is no condition: n != 0 is one for an SGPR or an argument, any(x != 0) for a VGPR");
#pragma clang diagnostic pop
};

/// Drops the SGPR form of an unnamed condition whose instruction is the last one: SCC still has it.
constexpr void into_scc(draft& k, const branch_condition& c) {
  operand value(*c.value, c.where);
  value.set_unnamed(c.temporary);
  if (const ir::instruction* maker = k.maker_of(value);
      maker != nullptr && isa::rows[maker->row].mnemonic == u32{mn::s_cselect_b32})
    k.program.code.pop_back();
  else
    k.emit(mn::s_cmp_lg_u32, value, 0);
}
constexpr void branch_if(draft& k, const branch_condition& c, u32 label) {
  into_scc(k, c);
  k.branch<mn::s_cbranch_scc1>(label, c.where);
}
constexpr void branch_unless(draft& k, const branch_condition& c, u32 label) {
  into_scc(k, c);
  k.branch<mn::s_cbranch_scc0>(label, c.where);
}

} // namespace kiln::author
