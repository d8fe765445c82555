// SPDX-License-Identifier: MIT
// Updates VCCZ before a branch on it: a write of vcc_lo or vcc_hi alone does not change it, a write of all of VCC does.
//   needs  registers assigned
//   gives  VCCZ is up to date where s_cbranch_vccz and s_cbranch_vccnz read it
//   judge  check::wait_states, with check/wait_states/vccz.hpp
//   fails  never
#pragma once

#include <kiln/analysis/programs/control_flow.hpp>
#include <kiln/analysis/registers/register_range.hpp>
#include <kiln/pass/edit/insert_instructions.hpp>

namespace kiln::pass {

namespace detail {

/// What an instruction or a block does to VCCZ.
/// Numbers, because clang takes 50 times as long to read a comparison of enumerators.
struct vccz_effect {
  static constexpr u8 none = 0, stale = 1, fresh = 2;
};

constexpr u8 vccz_effect_of(const ir::instruction& in) {
  const isa::row& row = isa::rows[in.row];
  if ((row.writes & isa::special::vcc) != 0) return vccz_effect::fresh;
  const isa::operand_list& list = isa::operand_lists[row.operands];
  for (u32 k = 0; k < list.count; ++k) {
    const isa::operand_row& place = list.places[k];
    if (!place.is_written()) continue;
    const u32 first = analysis::resource_of(in.ops[k]);
    if (first > isa::resource::vcc_hi || first + place.dwords <= isa::resource::vcc) continue;
    return place.dwords >= 2 ? vccz_effect::fresh : vccz_effect::stale;
  }
  return vccz_effect::none;
}

} // namespace detail

constexpr void refresh_vccz(ir::program& program, const analysis::flow_graph& flow) {
  constexpr u16 vccz = isa::mnemonics[isa::mn::s_cbranch_vccz].first_row,
                vccnz = isa::mnemonics[isa::mn::s_cbranch_vccnz].first_row; // their only rows
  const auto branches_on_vccz = [](const ir::instruction& in) { return in.row == vccz || in.row == vccnz; };
  const u32 blocks = program.blocks.size();
  bool any = !program.code.empty() && branches_on_vccz(program.code.back());
  const ir::instruction* const code = program.code.begin();
  for (const ir::block& b : program.blocks)
    if (b.first != 0 && (code[b.first - 1].row == vccz || code[b.first - 1].row == vccnz)) any = true;
  if (!any) return;

  list<u8> effect(blocks);
  for (u32 b = 0; b < blocks; ++b) {
    for (u32 i = program.blocks[b].first; i < program.end_of(b); ++i) {
      const u8 e = detail::vccz_effect_of(program.code[i]);
      if (e != detail::vccz_effect::none) effect[b] = e;
    }
  }
  // Stale on entry, if it is on any way in.
  list<u8> stale(blocks);
  for (bool changed = true; changed;) {
    changed = false;
    for (u32 b = 0; b < blocks; ++b) {
      const bool out = effect[b] == detail::vccz_effect::stale ||
                       (effect[b] == detail::vccz_effect::none && stale[b] != 0);
      if (!out) continue;
      if (const u32 to = flow[b].next; to != analysis::no_block && stale[to] == 0) stale[to] = changed = true;
      if (const u32 to = flow[b].target; to != analysis::no_block && stale[to] == 0)
        stale[to] = changed = true;
    }
  }
  list<insertion> insertions;
  for (u32 b = 0; b < blocks; ++b) {
    const u32 end = program.end_of(b);
    if (end == program.blocks[b].first || !branches_on_vccz(program.code[end - 1])) continue;
    if (effect[b] == detail::vccz_effect::fresh || (effect[b] == detail::vccz_effect::none && stale[b] == 0))
      continue;
    const ir::operand vcc(ir::operand_kind::fixed, ir::source_code::vcc);
    ir::instruction refresh{};
    refresh.row = static_cast<u16>(isa::mnemonics[isa::mn::s_mov_b64].first_row);
    refresh.marks = ir::mark::inserted;
    refresh.ops[0] = vcc;
    refresh.ops[1] = vcc;
    refresh.where = program.code[end - 1].where;
    insertions.push_back({end - 1, refresh});
  }
  insert_instructions(program, insertions);
}
constexpr void refresh_vccz(ir::program& program) { refresh_vccz(program, analysis::control_flow(program)); }

} // namespace kiln::pass
