// SPDX-License-Identifier: MIT
// Breaks runs of memory instructions that must not be replayed together.
//   needs  registers assigned, waits inserted
//   gives  in a run of VMEM (or SMEM) instructions none overwrites what another reads, and no store follows a load
//   judge  check::wait_states, with check/clauses.hpp
//   fails  never
#pragma once

#include <kiln/analysis/register_range.hpp>
#include <kiln/isa/table.hpp>
#include <kiln/pass/insert_instructions.hpp>

namespace kiln::pass {

namespace detail {

/// What run an instruction can be in. Cache control (buffer_inv, buffer_wbl2) is in VMEM's too, though it touches no
/// register. One word a row in use.
class clause_kinds {
public:
  static constexpr u8 none = 1, vmem = 2, smem = 3;

  /// By row; 0 where the row was not asked for yet.
  constexpr const u8* kinds() const { return kind_.at; }
  constexpr u8 of(u16 row) {
    const isa::row& r = isa::rows[row];
    return kind_.at[row] = (r.flags & isa::flag::smem) != 0                                         ? smem
                           : (r.flags & isa::flag::vmem) != 0 || r.encoding == isa::encoding::mubuf ? vmem
                                                                                                    : none;
  }

private:
  struct kinds_by_row {
    u8 at[isa::row_count] = {};
  };
  kinds_by_row kind_;
};

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
      if (place.is_read()) {
        conflict_ |= written_.members(r, place.dwords) != 0;
        read_.add(r, place.dwords);
      }
      if (place.is_written()) {
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
  detail::clause_kinds rows;
  const u8* const kinds = rows.kinds();
  u32 run = detail::clause_kinds::none; // of the last instruction
  u32 members = 0;
  const ir::instruction* in = code;
  for (u32 i = 0; i < size; ++i, ++in) {
    u32 kind = kinds[in->row];
    if (kind == 0) kind = rows.of(in->row);
    if (kind == detail::clause_kinds::none || kind != run) {
      run = kind;
      members = 1;
      continue;
    }
    if (++members == 2) clause.begin(code[i - 1]);
    bool breaks = clause.writes() && (isa::rows[in->row].flags & isa::flag::may_store) != 0;
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
