// SPDX-License-Identifier: MIT
// Judges that runs of memory instructions can be replayed under XNACK (rule H38).
#pragma once

#include <kiln/analysis/registers/operand_slots.hpp>
#include <kiln/analysis/registers/register_range.hpp>
#include <kiln/ir/program.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::check::detail {

/// Numbers the runs, and records for each register the last run that read it and the last that wrote it.
class clause_judge {
public:
  constexpr clause_judge(const ir::program& program, note& error) : program_(program), error_(error) {}

  constexpr void run() {
    const ir::instruction* const code = program_.code.begin();
    const u32 size = program_.code.size();
    for (u32 i = 1; i < size; i += 2) { // of two neighbours one has an odd number
      if ((isa::rows[code[i].row].flags & may_be_in_runs) == 0) continue;
      const isa::flag_mask kind = kind_of(i);
      if (kind == 0) continue;
      const u32 first = kind_of(i - 1) == kind ? i - 1 : i;
      u32 end = i + 1;
      while (end < size && kind_of(end) == kind) ++end;
      if (end - first > 1 && !loads_apart(first, end)) judge(first, end);
      if (error_.raised) return;
      i = (end | 1) - 2;
    }
  }

private:
  static constexpr u32 nobody = ~0u;
  static constexpr isa::flag_mask kinds = isa::flag::vmem | isa::flag::smem;
  static constexpr isa::flag_mask may_be_in_runs = kinds | isa::flag::side_effects; // cache control has those

  /// What run an instruction can be in, or 0. Cache control is in VMEM's too, though it touches no register.
  constexpr isa::flag_mask kind_of(u32 at) const {
    const isa::row& row = isa::rows[program_.code[at].row];
    return row.encoding == isa::encoding::mubuf ? isa::flag::vmem : row.flags & kinds;
  }

  /// True if all members load, and what they read and what they write are so far apart that one interval tells. So it is of
  /// nearly all runs; others are judged register by register.
  constexpr bool loads_apart(u32 first, u32 end) const {
    namespace slots = analysis::operand_slots;
    const ir::instruction* const code = program_.code.begin();
    u32 lowest = ~0u, highest = 0;
    for (u32 i = first; i != end; ++i) {
      const u32 result = static_cast<u32>(code[i].ops.low);
      lowest = result < lowest ? result : lowest;
      highest = result > highest ? result : highest;
    }
    constexpr u32 most_dwords = 32; // of a result
    u128 more = 0;
    for (u32 i = first; i != end; ++i) {
      if (i == first || code[i].row != code[i - 1].row) {
        const isa::row& row = isa::rows[code[i].row];
        const isa::operand_list& list = isa::operand_lists[row.operands];
        if (list.writes != 1 || (list.reads & 1) != 0 || list.count > slots::slots ||
            (row.flags & (isa::flag::may_store | isa::flag::half_load)) != 0 ||
            (row.reads & isa::special::flat_scratch) != 0)
          return false;
        more = slots::extent_of(list).more;
      }
      const u128 near = slots::overlap(code[i].ops.low, more, lowest, highest + most_dwords - 1);
      if (near >> slots::slot_width != 0) return false; // something but the result
    }
    return true;
  }

  /// Judges a run of two or more.
  constexpr void judge(u32 first, u32 end) {
    ++run_;
    writer_ = nobody;
    clash_ = false;
    add(first);
    for (u32 i = first + 1; i < end; ++i) {
      if (writer_ != nobody && (isa::rows[program_.code[i].row].flags & isa::flag::may_store) != 0)
        return report(i, "stores in one run with");
      const u32 other = writer_;
      add(i);
      if (clash_ && other != nobody) {
        writer_ = other;
        return report(i, "shares a written register in one run with");
      }
    }
  }

  constexpr void add(u32 at) {
    const ir::instruction& in = program_.code[at];
    const isa::operand_list& list = isa::operand_lists[isa::rows[in.row].operands];
    for (u32 k = 0; k < list.count; ++k) {
      const isa::operand_row& place = list.places[k];
      const u32 first = analysis::resource_of(in.ops[k]);
      if (!analysis::is_register(first)) continue;
      if (place.is_written()) writer_ = at;
      for (u32 r = first; r < first + place.dwords; ++r) touch(r, place.is_read(), place.is_written());
    }
    const isa::row& row = isa::rows[in.row];
    if ((row.flags & isa::flag::half_load) != 0) touch(analysis::resource_of(in.ops[0]), true, true);
    if ((row.reads & isa::special::flat_scratch) == 0) return;
    touch(isa::resource::flat_scratch, true, false);
    touch(isa::resource::flat_scratch + 1, true, false);
  }

  constexpr void touch(u32 r, bool reads, bool writes) {
    if (reads) read_.run[r] = run_;
    if (writes) written_.run[r] = run_;
    clash_ |= read_.run[r] == run_ && written_.run[r] == run_;
  }

  constexpr void report(u32 at, const char* what) {
    const ir::instruction& in = program_.code[at];
    const ir::instruction& cause = program_.code[writer_];
    error_.raised = true;
    error_.instruction = at;
    error_.where = in.where;
    error_.text << isa::rows[in.row].name() << ' ' << what << ' ' << isa::rows[cause.row].name();
    if (cause.where.line != 0) error_.text << " of line " << cause.where.line;
    error_.text << ": another instruction has to stand between them (rule H38)";
  }

  struct by_register {
    u32 run[isa::resource::count] = {};
  };

  const ir::program& program_;
  note& error_;
  by_register read_, written_;
  u32 run_ = 0;
  u32 writer_ = nobody; ///< the last instruction of the run that writes a register
  bool clash_ = false;
};

constexpr void clauses(const ir::program& program, note& error) { clause_judge(program, error).run(); }

} // namespace kiln::check::detail
