// SPDX-License-Identifier: MIT
// What the judge of waits says when one is missing.
#pragma once

#include <kiln/check/register_name.hpp>
#include <kiln/ir/program.hpp>
#include <kiln/isa/counter.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::check::detail {

/// The wait that an instruction lacks for another, the cause.
struct missing_wait {
  u32 instruction, cause;
  u32 resource; ///< the register concerned; none: the end of the cause itself is required
  bool writes;  ///< it only writes the register
  u32 vmcnt, lgkmcnt;
  bool in_vmcnt, in_lgkmcnt; ///< the counters that still count the cause
};

constexpr void put_counter(text_buffer& t, const char* counter, u32 younger, u32 max) {
  t << counter << (younger < max ? younger : max - 1) << ')';
}

/// "v_add_f32_e32 reads v4 before ds_read_b32 of line 7 has written it: s_waitcnt lgkmcnt(0) is missing"
constexpr void complain_of_wait(const ir::program& program, note& error, const missing_wait& wait) {
  const ir::instruction &in = program.code[wait.instruction], &cause = program.code[wait.cause];
  const isa::row& row = isa::rows[in.row];
  const u32 r = wait.resource;
  error.raised = true;
  error.instruction = wait.instruction;
  error.where = in.where;
  text_buffer& t = error.text;
  t << row.name();
  const bool invalidates = (row.flags & (isa::counting_flags | isa::flag::branch | isa::flag::barrier)) == 0;
  if (r < isa::resource::none) {
    t << (wait.writes ? " writes " : " reads ");
    put_register_name(t, r,
                      r == isa::resource::vcc      ? "vcc_lo"
                      : r == isa::resource::vcc_hi ? "vcc_hi"
                                                   : "flat_scratch");
  } else if ((row.flags & isa::flag::barrier) != 0) {
    t << " lets other waves go on";
  } else {
    t << ((row.flags & isa::flag::branch) != 0 ? " leaves"
          : invalidates                        ? " empties the cache"
                                               : " accesses LDS");
  }
  t << " before " << isa::rows[cause.row].name();
  // The loads of the arguments have no line that would help.
  if (cause.where.line != 0 && __builtin_strcmp(cause.where.file, error.where.file) == 0)
    t << " of line " << cause.where.line;
  t << (r < isa::resource::none ? " has written it" : " has finished");
  t << ": s_waitcnt";
  const bool all = invalidates && r >= isa::resource::none;
  if (wait.in_vmcnt) put_counter(t, " vmcnt(", all ? 0 : wait.vmcnt, isa::counter_max.vmcnt);
  if (wait.in_lgkmcnt && !all) put_counter(t, " lgkmcnt(", wait.lgkmcnt, isa::counter_max.lgkmcnt);
  t << " is missing";
}

} // namespace kiln::check::detail
