// SPDX-License-Identifier: MIT
// Judges what follows an operation of global wave sync (GWS).
#pragma once

#include <kiln/analysis/programs/control_flow.hpp>
#include <kiln/analysis/registers/register_range.hpp>
#include <kiln/check/register_name.hpp>
#include <kiln/isa/counter.hpp>

namespace kiln::check::detail {

constexpr void put_gws(note& error, const ir::instruction& gws, const char* and_then) {
  error.text << isa::rows[gws.row].name();
  if (gws.where.line != 0) error.text << " of line " << gws.where.line;
  error.text << and_then;
}

/// "v_mov_b32_e32 writes v0 before ds_gws_init of line 7 has read it: s_waitcnt expcnt(0) is missing"
constexpr void complain_of_gws(const ir::program& program, note& error, u32 gws, u32 at, u32 r,
                               const char* and_then) {
  error.raised = true;
  error.instruction = at;
  error.where = program.code[at].where;
  error.text << isa::rows[program.code[at].row].name();
  if (r != isa::resource::none) {
    error.text << " writes ";
    put_register_name(error.text, r, "exec");
    error.text << " before ";
  } else {
    error.text << " follows ";
  }
  put_gws(error, program.code[gws], and_then);
}

/// Goes forward on every way. A GWS operation finishes before anything but s_waitcnt follows; until s_waitcnt expcnt(0), or
/// the seventh after it, as far as expcnt counts, its data and EXEC stay as they are.
constexpr void gws(const ir::program& program, const list<analysis::successors>& flow, u32 gws, note& error) {
  const ir::instruction* const code = program.code.begin();
  const u32 data = isa::operand_lists[isa::rows[code[gws].row].operands].count != 0
                       ? analysis::resource_of(code[gws].op(0))
                       : isa::resource::exec;
  u32 at = gws + 1;
  for (bool finished = false;; ++at) {
    const isa::flag_mask flags = isa::rows[code[at].row].flags;
    if ((flags & isa::flag::waitcnt) != 0) {
      finished = finished || isa::unpack_waitcnt(code[at].op(0).payload()).lgkmcnt == 0;
      continue;
    }
    if (!finished)
      return complain_of_gws(program, error, gws, at, isa::resource::none,
                             " before that has finished: s_waitcnt lgkmcnt(0) is missing");
    if ((flags & isa::flag::ends_program) != 0)
      return complain_of_gws(program, error, gws, at, isa::resource::none,
                             " and nothing but its wait: s_nop 0 is missing");
    break;
  }
  list<u8> ways(
      program.blocks.size()); // 1 + the GWS operations on the way with the fewest; 0: no way leads there
  list<u32> todo;
  u32 b = 0;
  while (b + 1 < program.blocks.size() && program.blocks[b + 1].first <= gws) ++b;
  u32 others = 0;
  for (at = gws + 1;; at = program.blocks[b].first) {
    bool read = false;
    for (; at < program.end_of(b) && !read; ++at) {
      const isa::row& row = isa::rows[code[at].row];
      const isa::operand_list& list = isa::operand_lists[row.operands];
      u32 written = (row.writes & isa::special::exec) != 0 ? isa::resource::exec : isa::resource::none;
      for (u32 left = list.writes; left != 0; left &= left - 1) {
        const u32 k = static_cast<u32>(__builtin_ctz(left)), first = analysis::resource_of(code[at].op(k));
        if (first - isa::resource::exec < 2) written = isa::resource::exec;
        if (first <= data && data < first + list.places[k].dwords) written = data;
      }
      if (written != isa::resource::none)
        return complain_of_gws(program, error, gws, at, written,
                               " has read it: s_waitcnt expcnt(0) is missing");
      read = ((row.flags & isa::flag::waitcnt) != 0 &&
              isa::unpack_waitcnt(code[at].op(0).payload()).expcnt == 0) ||
             ((row.flags & isa::flag::gws) != 0 && ++others == isa::counter_max.expcnt);
    }
    const u32 next[] = {flow[b].next, flow[b].target};
    for (const u32 to : next) {
      if (read || to == analysis::no_block || (ways[to] != 0 && ways[to] <= others + 1)) continue;
      ways[to] = static_cast<u8>(others + 1);
      todo.push_back(to);
    }
    if (todo.empty()) return;
    b = todo.back();
    todo.pop_back();
    others = ways[b] - 1u;
  }
}

} // namespace kiln::check::detail
