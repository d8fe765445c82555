// SPDX-License-Identifier: MIT
// Breaks runs of memory instructions that must not be replayed together.
//
// needs: registers assigned, waits inserted.
// gives: in a run of VMEM (or SMEM) instructions none overwrites what another reads, and no store follows a load.
// judge: check::wait_states.
// fails: never.
#pragma once

#include <kiln/analysis/register_range.hpp>
#include <kiln/isa/table.hpp>
#include <kiln/pass/insert_instructions.hpp>

namespace kiln::pass {

namespace detail {

/// Cache control (buffer_inv, buffer_wbl2) is in the run too, though it touches no register.
constexpr isa::flag_mask clause_flags(const isa::row& row) {
  return row.encoding == isa::encoding::mubuf && (row.flags & isa::flag::vmem) == 0
             ? row.flags | isa::flag::vmem
             : row.flags;
}

/// The registers of a run of memory instructions. With XNACK, a page fault replays all of it.
class memory_clause {
public:
  constexpr void begin(const ir::instruction& in) {
    read_.clear();
    written_.clear();
    writes_ = conflict_ = false;
    extend(in);
  }
  constexpr void extend(const ir::instruction& in) {
    const isa::operand_list& list = isa::operand_lists[isa::rows[in.row].operands];
    for (u32 k = 0; k < list.count; ++k) {
      const isa::operand_row& place = list.places[k];
      const u32 r = analysis::resource_of(in.ops[k]);
      if (!analysis::is_register(r)) continue;
      if (place.role != isa::role::write) {
        conflict_ |= written_.members(r, place.dwords) != 0;
        read_.add(r, place.dwords);
      }
      if (place.role != isa::role::read) {
        conflict_ |= read_.members(r, place.dwords) != 0;
        written_.add(r, place.dwords);
        writes_ = true;
      }
    }
    if ((isa::rows[in.row].reads & isa::special::flat_scratch) != 0) {
      read_.add(isa::resource::flat_scratch, 2);
      conflict_ |= written_.members(isa::resource::flat_scratch, 2) != 0;
    }
    // The written place stands before the places that are read.
    for (u32 k = 1; k < list.count && writes_; ++k) {
      const u32 r = analysis::resource_of(in.ops[k]);
      conflict_ |= written_.members(r, list.places[k].dwords) != 0;
    }
  }
  constexpr bool writes() const { return writes_; }
  constexpr bool conflict() const { return conflict_; }

private:
  analysis::register_set read_, written_;
  bool writes_ = false;   ///< a register
  bool conflict_ = false; ///< between two members, or within one
};

} // namespace detail

/// A run goes on over a block border that execution can fall through: a branch would break it.
constexpr void break_clauses(ir::program& program) {
  const u16 s_nop = static_cast<u16>(isa::mnemonics[isa::mn::s_nop].first_row);
  list<insertion> insertions;
  detail::memory_clause clause;
  const ir::instruction* const code = program.code.begin();
  const u32 size = program.code.size();
  isa::flag_mask run = 0; // vmem or smem, while the last instruction was one
  u32 members = 0;
  for (u32 i = 0; i < size; ++i) {
    const isa::flag_mask flags = detail::clause_flags(isa::rows[code[i].row]);
    const isa::flag_mask kind = flags & (isa::flag::vmem | isa::flag::smem);
    if (kind == 0 || kind != run) {
      run = kind;
      members = 1;
      continue;
    }
    if (++members == 2) clause.begin(code[i - 1]);
    bool breaks = clause.writes() && (flags & isa::flag::may_store) != 0;
    if (!breaks) {
      const bool loads_before = clause.writes();
      clause.extend(code[i]);
      breaks = loads_before && clause.conflict();
    }
    if (!breaks) continue;
    ir::instruction nop{};
    nop.row = s_nop;
    nop.marks = ir::mark::inserted;
    nop.ops[0] = {ir::operand_kind::immediate, 0};
    nop.where = code[i].where;
    insertions.push_back({i, nop});
    members = 1;
  }
  insert_instructions(program, insertions);
}

} // namespace kiln::pass
