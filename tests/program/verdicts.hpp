// SPDX-License-Identifier: MIT
// Compares what ir::verify_open says of a program that the builder has made with the complete check.
#pragma once

#include <kiln/ir/verify/verify.hpp>

#include <string>

namespace kiln_test {

using namespace kiln;

/// Why the builder must leave the instruction open, or null. Said of the row and the operands, not of their types.
inline const char* open_question(const ir::instruction& in) {
  const isa::row& row = isa::rows[in.row];
  const isa::operand_list& list = isa::operand_lists[row.operands];
  if ((row.flags & (isa::flag::branch | isa::flag::ends_program)) != 0) return "ends a block";
  if ((row.writes & isa::special::exec) != 0) return "writes EXEC";
  for (u32 k = 0; k < list.count; ++k)
    if (list.places[k].is_written() && in.op(k).is(ir::operand_kind::fixed) &&
        (in.op(k).payload() | 1) == ir::source_code::exec_hi)
      return "writes EXEC";
  if (list.early_clobbers != 0) return "has a result that must not overlap a source";
  return nullptr;
}

/// What is wrong with the marks of a program as built; empty if all is well.
inline std::string verdicts_differ(const ir::program& p) {
  for (const ir::instruction& in : p.code)
    if (const char* why = open_question(in); (in.marks & ir::mark::verified) != 0 && why != nullptr)
      return std::string(isa::rows[in.row].name()) + " is marked as verified, but " + why;
  note complete, open;
  ir::verify(p, complete);
  ir::verify_open(p, open);
  const auto text = [](const note& n) { return std::string(n.message().data(), n.message().size()); };
  if (complete.raised == open.raised && complete.instruction == open.instruction &&
      (!complete.raised || text(complete) == text(open)))
    return {};
  return "verify: '" + (complete.raised ? text(complete) : "") + "', verify_open: '" +
         (open.raised ? text(open) : "") + "'";
}

} // namespace kiln_test
