// SPDX-License-Identifier: MIT
// Where Kiln and LLVM 22 are meant to differ, and why. Whatever else differs fails the test.
#pragma once

#include "llvm_passes.hpp"

#include <kiln/ir/program.hpp>
#include <kiln/isa/table.hpp>

#include <string>
#include <vector>

namespace kiln::against_llvm {

/// A place where one of the two asks for more: before `code[at]`, with these gaps in front of each instruction.
struct difference {
  isa::arch arch{};
  const std::vector<ir::instruction>& code;
  const std::vector<gap>& gaps;
  size_t at = 0;
  gap more;            ///< of the one that asks for more
  std::string rule;    ///< of Kiln, where Kiln asks for more wait states
  size_t producer = 0; ///< of Kiln's finding
  bool loops = false;  ///< so that what follows the consumer may have run before it

  const ir::instruction& consumer() const { return code[at]; }
  const isa::row& row(size_t i) const { return isa::rows[code[i].row]; }
  std::string name(size_t i) const { return static_cast<const char*>(row(i).name()); }
  /// Wait states between an earlier instruction and the consumer.
  unsigned between(size_t early) const {
    unsigned states = 0;
    for (size_t i = early + 1; i <= at; ++i) states += gaps[i].states + gaps[i].waits + (i < at ? 1 : 0);
    return states;
  }
};

/// In the tables of LLVM, rows where it is over-careful (LLVM noise); in those of Kiln, rows where it is too small.
struct exception {
  /// Of our notes on the hardware: H and M are hazards, 1.1 and 1.2 the text beside their tables, 3.1 and 3.3 counters and
  /// waits, U what is uncertain.
  const char* row;
  const char* name;
  const char* why;
  bool (*covers)(const difference&);
  mutable unsigned met = 0;
};

/// LLVM asks for more wait states.
const std::vector<exception>& llvm_has_more_states();
/// Kiln asks for more wait states.
const std::vector<exception>& kiln_has_more_states();
/// LLVM asks for more waits.
const std::vector<exception>& llvm_has_more_waits();
/// Kiln asks for more waits.
const std::vector<exception>& kiln_has_more_waits();

} // namespace kiln::against_llvm
