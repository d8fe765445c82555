// SPDX-License-Identifier: MIT
// Judges that no branch on VCCZ follows a write of one half of VCC, which leaves VCCZ as it was (rule H34).
#pragma once

#include <kiln/analysis/programs/control_flow.hpp>
#include <kiln/analysis/registers/register_range.hpp>

namespace kiln::check::detail {

/// Looks backwards from each branch on VCCZ, over all ways that lead to it, for the last write of VCC.
class vccz_judge {
public:
  constexpr vccz_judge(const ir::program& program, const analysis::flow_graph& flow, note& error)
      : program_(program), flow_(flow), error_(error) {}

  constexpr void run() {
    const u32 blocks = program_.blocks.size(), size = program_.code.size();
    const ir::block* const block = program_.blocks.begin();
    for (u32 b = 1; b <= blocks && !error_.raised; ++b) {
      const u32 end = b != blocks ? block[b].first : size;
      if (end == 0) continue;
      const u16 row = program_.code[end - 1].row;
      if ((row == branches[0] || row == branches[1]) && end != block[b - 1].first) judge(b - 1, end - 1);
    }
  }

private:
  /// Those that branch on VCCZ; they have one row each.
  static constexpr u16 branches[] = {isa::mnemonics[isa::mn::s_cbranch_vccz].first_row,
                                     isa::mnemonics[isa::mn::s_cbranch_vccnz].first_row};

  constexpr void judge(u32 block, u32 branch) {
    list<u8> seen(program_.blocks.size());
    list<u32> todo;
    todo.push_back(block);
    while (!todo.empty()) {
      const u32 b = todo.back();
      todo.pop_back();
      const u32 write = last_write(b);
      if (write != program_.end_of(b)) {
        if (written_dwords(write) == 1) return report(branch, write);
        continue;
      }
      for (u32 from = 0; from < program_.blocks.size(); ++from) {
        if (seen[from] != 0 || (flow_[from].next != b && flow_[from].target != b)) continue;
        seen[from] = 1;
        todo.push_back(from);
      }
    }
  }

  /// The last instruction of a block that writes VCC or a half of it; the block's end if there is none.
  constexpr u32 last_write(u32 b) const {
    const u32 end = program_.end_of(b);
    for (u32 i = end; i != program_.blocks[b].first; --i)
      if (written_dwords(i - 1) != 0) return i - 1;
    return end;
  }

  constexpr u32 written_dwords(u32 at) const {
    const ir::instruction& in = program_.code[at];
    const isa::row& row = isa::rows[in.row];
    if ((row.writes & isa::special::vcc) != 0) return 2;
    const isa::operand_list& list = isa::operand_lists[row.operands];
    for (u32 k = 0; k < list.count; ++k) {
      if (!list.places[k].is_written()) continue;
      const u32 r = analysis::resource_of(in.ops[k]);
      if (r == isa::resource::vcc) return list.places[k].dwords;
      if (r == isa::resource::vcc_hi) return 1;
    }
    return 0;
  }

  constexpr void report(u32 branch, u32 write) {
    const ir::instruction& in = program_.code[branch];
    const ir::instruction& cause = program_.code[write];
    error_.raised = true;
    error_.instruction = branch;
    error_.where = in.where;
    error_.text << isa::rows[in.row].name() << " sees an old VCCZ: " << isa::rows[cause.row].name();
    if (cause.where.line != 0) error_.text << " of line " << cause.where.line;
    error_.text << " writes only one half of VCC (rule H34)";
  }

  const ir::program& program_;
  const analysis::flow_graph& flow_;
  note& error_;
};

constexpr void vccz(const ir::program& program, const analysis::flow_graph& flow, note& error) {
  vccz_judge(program, flow, error).run();
}

} // namespace kiln::check::detail
