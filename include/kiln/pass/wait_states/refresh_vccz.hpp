// SPDX-License-Identifier: MIT
// Updates VCCZ before a branch on it: a write of vcc_lo or vcc_hi alone does not change it, a write of all of VCC does.
//   needs  registers assigned
//   gives  VCCZ is up to date where s_cbranch_vccz and s_cbranch_vccnz read it
//   judge  check::wait_states, with check/wait_states/vccz.hpp
//   fails  never
#pragma once

#include <kiln/analysis/programs/forward_data_flow.hpp>
#include <kiln/analysis/registers/register_range.hpp>
#include <kiln/pass/edit/insert_instructions.hpp>

namespace kiln::pass {

namespace detail {

/// What an instruction does to VCCZ.
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

/// Where VCCZ may be stale: on some path a write of one half of VCC came last.
class stale_vccz {
public:
  constexpr stale_vccz(const ir::program& program, const analysis::flow_graph& flow)
      : program_(program), on_entry_(program.blocks.size()), at_end_(program.blocks.size()) {
    analysis::forward_data_flow(flow, *this).solve();
  }
  constexpr bool at_end_of(u32 b) const { return at_end_[b]; }

  // The data-flow problem, as analysis::forward_data_flow has it.
  static constexpr bool has_failed() { return false; }
  constexpr void begin(u32 b, bool) { stale_ = on_entry_[b]; }
  constexpr bool visit(u32 b) {
    for (u32 i = program_.blocks[b].first; i < program_.end_of(b); ++i)
      if (const u8 e = vccz_effect_of(program_.code[i]); e != vccz_effect::none)
        stale_ = e == vccz_effect::stale;
    at_end_[b] = stale_;
    return true;
  }
  constexpr bool merge(u32, u32 to) {
    if (!stale_ || on_entry_[to]) return false;
    on_entry_[to] = true;
    return true;
  }

private:
  const ir::program& program_;
  list<bool> on_entry_, at_end_; ///< by block
  bool stale_ = false;
};

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

  const detail::stale_vccz stale(program, flow);
  list<insertion> insertions;
  for (u32 b = 0; b < blocks; ++b) {
    const u32 end = program.end_of(b);
    if (end == program.blocks[b].first || !branches_on_vccz(program.code[end - 1])) continue;
    if (!stale.at_end_of(b)) continue;
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
