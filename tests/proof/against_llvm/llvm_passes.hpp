// SPDX-License-Identifier: MIT
// Runs one of LLVM's machine code passes over programs, and tells what it inserted.
#pragma once

#include <kiln/isa/arch.hpp>
#include <kiln/isa/counter.hpp>

#include <string>
#include <vector>

namespace kiln::against_llvm {

/// What stands before an instruction.
struct gap {
  unsigned states = 0; ///< wait states of s_nop
  isa::counter_values wait;
  unsigned waits = 0;  ///< s_waitcnt
  unsigned others = 0; ///< anything else that the pass inserted

  bool operator==(const gap&) const = default;
};

/// A program: MIR lines, and what stands before each; the last gap is before s_endpgm.
struct machine_program {
  std::vector<std::string> lines;
  std::vector<gap> gaps;      ///< one more than lines
  std::vector<size_t> blocks; ///< lines at which further blocks begin; empty: straight-line code
};

/// The same programs' gaps after the pass.
std::vector<std::vector<gap>> run_llvm_pass(isa::arch a, const std::string& pass,
                                            const std::vector<machine_program>& programs);

} // namespace kiln::against_llvm
