// SPDX-License-Identifier: MIT
// Judges that the scalar cache is written back between each scalar store and the end of the program.
#pragma once

#include <kiln/analysis/programs/control_flow.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::check {

/// Follows the stores over all paths. The finding is reported at the s_endpgm.
constexpr void write_back(const ir::program& program, const analysis::flow_graph& flow, note& error) {
  constexpr isa::flag_mask scalar_store = isa::flag::smem | isa::flag::may_store;
  if (error.raised) return;
  const ir::instruction *first_store = program.code.begin(), *const end = program.code.end();
  while (first_store != end && (isa::rows[first_store->row].flags & scalar_store) != scalar_store)
    ++first_store;
  if (first_store == end) return;

  const u32 blocks = program.blocks.size();
  list<u32> unwritten(blocks); // on entry: 1 + number of a scalar store that is still in the cache
  list<u32> todo;
  for (u32 b = blocks; b != 0; --b) todo.push_back(b - 1);
  while (!todo.empty()) {
    const u32 b = todo.back();
    todo.pop_back();
    u32 store = unwritten[b];
    for (u32 i = program.blocks[b].first; i < program.end_of(b); ++i) {
      const ir::instruction& in = program.code[i];
      const isa::row& row = isa::rows[in.row];
      if ((row.flags & scalar_store) == scalar_store) store = i + 1;
      if (row.mnemonic == u32{isa::mn::s_dcache_wb}) store = 0;
      if ((row.flags & isa::flag::ends_program) == 0 || store == 0) continue;
      const ir::instruction& cause = program.code[store - 1];
      error.raised = true;
      error.instruction = i;
      error.where = in.where;
      error.text << row.name() << " ends the program before " << isa::rows[cause.row].name();
      if (cause.where.line != 0) error.text << " of line " << cause.where.line;
      error.text << " has reached memory: s_dcache_wb is missing";
      return;
    }
    if (store == 0) continue;
    for (u32 edge = 0; edge < 2; ++edge) {
      const u32 to = edge == 0 ? flow[b].target : flow[b].next;
      if (to == analysis::no_block || unwritten[to] != 0) continue;
      unwritten[to] = store;
      todo.push_back(to);
    }
  }
}

constexpr void write_back(const ir::program& program, note& error) {
  write_back(program, analysis::control_flow(program), error);
}

} // namespace kiln::check
