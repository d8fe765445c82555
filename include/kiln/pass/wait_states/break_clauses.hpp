// SPDX-License-Identifier: MIT
// Breaks runs of memory instructions that must not be replayed together.
//   needs  registers assigned, waits inserted
//   gives  in a run of VMEM (or SMEM) instructions none overwrites what another reads, and no store follows a load
//   judge  check::wait_states, with check/wait_states/clauses.hpp
//   fails  never
#pragma once

#include <kiln/analysis/registers/operand_slots.hpp>
#include <kiln/analysis/registers/register_range.hpp>
#include <kiln/isa/table.hpp>
#include <kiln/pass/edit/insert_instructions.hpp>

namespace kiln::pass {

namespace detail {

/// What run an instruction can be in, or 0. Cache control (buffer_inv, buffer_wbl2) is in VMEM's too, though it touches no
/// register.
constexpr isa::flag_mask clause_kind_of(u16 row) {
  constexpr isa::flag_mask kinds = isa::flag::vmem | isa::flag::smem;
  const isa::row& r = isa::rows[row];
  return r.encoding == isa::encoding::mubuf ? isa::flag::vmem : r.flags & kinds;
}
inline constexpr isa::flag_mask may_be_in_clauses =
    isa::flag::vmem | isa::flag::smem | isa::flag::side_effects; // cache control has those

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
    const isa::row& row = isa::rows[in.row];
    conflict_ |= (row.flags & isa::flag::half_load) != 0; // without SRAM ECC, of the register's other half
    if ((row.reads & isa::special::flat_scratch) != 0) {
      read_.add(isa::resource::flat_scratch, 2);
      conflict_ |= written_.members(isa::resource::flat_scratch, 2) != 0;
    }
    // The written place comes before the places that are read.
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

/// True if a row only loads, to the one register or tuple in its first place, and all it reads are the other places.
constexpr bool only_loads(const isa::row& row, const isa::operand_list& list) {
  return (row.flags & (isa::flag::may_store | isa::flag::half_load)) == 0 && list.writes == 1 &&
         (list.reads & 1) == 0 && list.count <= analysis::operand_slots::slots &&
         (row.reads & isa::special::flat_scratch) == 0;
}

/// A fast test for the usual run, loads to adjacent registers: true if all that they read lies outside the interval of all
/// that they write.
constexpr bool is_run_of_loads_apart(const ir::instruction* const begin, const ir::instruction* const end) {
  u32 row = ~0u, more = 0, first = ~0u, last = 0;
  for (const ir::instruction* in = begin; in != end; ++in) {
    if (in->row != row) {
      row = in->row;
      const isa::operand_list& list = isa::operand_lists[isa::rows[row].operands];
      if (!only_loads(isa::rows[row], list)) return false;
      more = list.places[0].dwords - 1u;
    }
    const u32 bits = static_cast<u32>(in->ops.low);
    if (bits < first) first = bits;
    if (bits + more > last) last = bits + more;
  }
  analysis::slot_filter written;
  written.add(first, last);
  u128 further = 0;
  row = ~0u;
  for (const ir::instruction* in = begin; in != end; ++in) {
    if (in->row != row) {
      row = in->row;
      further = analysis::operand_slots::extent_of(isa::operand_lists[isa::rows[row].operands]).more;
    }
    constexpr u128 reading = analysis::operand_slots::tops << analysis::operand_slots::slot_width;
    if ((written.hits(in->ops.low, further) & reading) != 0) return false;
  }
  return true;
}

/// Breaks a run of two or more.
constexpr void break_clause(const ir::program& program, u32 first, u32 end, memory_clause& clause,
                            list<insertion>& insertions) {
  clause.begin(program.code[first]);
  for (u32 i = first + 1; i < end; ++i) {
    const ir::instruction& in = program.code[i];
    bool breaks = clause.writes() && (isa::rows[in.row].flags & isa::flag::may_store) != 0;
    if (!breaks) {
      const bool loads_before = clause.writes();
      clause.extend(in);
      breaks = loads_before && clause.conflict();
    }
    if (!breaks) continue;
    ir::instruction nop{};
    nop.row = static_cast<u16>(isa::mnemonics[isa::mn::s_nop].first_row);
    nop.marks = ir::mark::inserted;
    nop.ops[0] = {ir::operand_kind::immediate, 0};
    nop.where = in.where;
    insertions.push_back({i, nop});
    clause.begin(in);
  }
}

} // namespace detail

/// A run goes on over a block border that execution can fall through: a branch would break it.
constexpr void break_clauses(ir::program& program) {
  list<insertion> insertions;
  detail::memory_clause clause;
  const ir::instruction* const code = program.code.begin();
  const u32 size = program.code.size();
  for (u32 i = 1; i < size; i += 2) { // of two neighbours one has an odd number
    if ((isa::rows[code[i].row].flags & detail::may_be_in_clauses) == 0) continue;
    const isa::flag_mask kind = detail::clause_kind_of(code[i].row);
    if (kind == 0) continue;
    const u32 first = detail::clause_kind_of(code[i - 1].row) == kind ? i - 1 : i;
    u32 end = i + 1;
    while (end < size && detail::clause_kind_of(code[end].row) == kind) ++end;
    if (end - first > 1 && !detail::is_run_of_loads_apart(code + first, code + end))
      detail::break_clause(program, first, end, clause, insertions);
    i = (end | 1) - 2;
  }
  insert_instructions(program, insertions);
}

} // namespace kiln::pass
