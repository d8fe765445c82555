// SPDX-License-Identifier: MIT
// Judges that runs of memory instructions can be replayed under XNACK (rule H38).
#pragma once

#include <kiln/analysis/registers/register_range.hpp>
#include <kiln/ir/program.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::check::detail {

/// Looks at every instruction once, in program order: a block border that execution can fall through ends no run. Runs are
/// numbered; each register has the last run that read it and the last that wrote it.
class clause_judge {
public:
  constexpr clause_judge(const ir::program& program, note& error) : program_(program), error_(error) {}

  constexpr void run() {
    constexpr isa::flag_mask members = isa::flag::vmem | isa::flag::smem | isa::flag::side_effects;
    const ir::instruction* const end = program_.code.end();
    const ir::instruction* next = nullptr; // where a run would go on
    isa::flag_mask run_kind = 0;
    for (const ir::instruction* in = program_.code.begin(); in != end; ++in)
      if ((isa::rows[in->row].flags & members) != 0) {
        const isa::flag_mask kind = kind_of(isa::rows[in->row]);
        if (kind == 0) continue;
        if (in != next || kind != run_kind)
          members_ = 1; // a run may begin here
        else
          join(static_cast<u32>(in - program_.code.begin()));
        if (error_.raised) return;
        next = in + 1;
        run_kind = kind;
      }
  }

private:
  static constexpr u32 no_instruction = ~0u;

  /// VMEM, SMEM, or 0: neither. Cache control (buffer_inv, buffer_wbl2) is VMEM, though it touches no register.
  static constexpr isa::flag_mask kind_of(const isa::row& row) {
    return row.encoding == isa::encoding::mubuf ? isa::flag::vmem
                                                : row.flags & (isa::flag::vmem | isa::flag::smem);
  }

  /// Judges a further member of a run. Its first member alone can be replayed: it is recorded with the second.
  constexpr void join(u32 at) {
    if (members_++ == 1) {
      ++run_;
      writer_ = no_instruction;
      clash_ = false;
      add(at - 1);
    }
    const u32 other = writer_;
    if (other != no_instruction && (isa::rows[program_.code[at].row].flags & isa::flag::may_store) != 0)
      return report(at, other, "stores in one run with");
    add(at);
    if (clash_ && other != no_instruction) report(at, other, "shares a written register in one run with");
  }

  constexpr void add(u32 at) {
    const ir::instruction& in = program_.code[at];
    const isa::operand_list& list = isa::operand_lists[isa::rows[in.row].operands];
    for (u32 k = 0; k < list.count; ++k) {
      const isa::operand_row& place = list.places[k];
      const u32 first = analysis::resource_of(in.ops[k]);
      if (!analysis::is_register(first)) continue;
      const u32 end = first + place.dwords;
      if (place.is_read()) read(first, end);
      if (!place.is_written()) continue;
      writer_ = at;
      write(first, end);
    }
    const isa::row& row = isa::rows[in.row];
    if ((row.flags & isa::flag::half_load) != 0) { // without SRAM ECC, it reads the register's other half
      const u32 result = analysis::resource_of(in.ops[0]);
      read(result, result + 1);
    }
    if ((row.reads & isa::special::flat_scratch) != 0)
      read(isa::resource::flat_scratch, isa::resource::flat_scratch + 2);
  }

  constexpr void read(u32 first, u32 end) {
    for (u32 r = first; r < end; ++r) {
      read_.run[r] = run_;
      clash_ |= written_.run[r] == run_;
    }
  }
  constexpr void write(u32 first, u32 end) {
    for (u32 r = first; r < end; ++r) {
      written_.run[r] = run_;
      clash_ |= read_.run[r] == run_;
    }
  }

  constexpr void report(u32 at, u32 other, const char* what) {
    const ir::instruction& in = program_.code[at];
    const ir::instruction& cause = program_.code[other];
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
  u32 members_ = 0;             ///< of the run so far
  u32 writer_ = no_instruction; ///< the last instruction of the run that writes a register
  bool clash_ = false;
};

constexpr void clauses(const ir::program& program, note& error) { clause_judge(program, error).run(); }

} // namespace kiln::check::detail
