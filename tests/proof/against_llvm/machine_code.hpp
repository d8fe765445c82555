// SPDX-License-Identifier: MIT
// Instructions as LLVM's machine code passes read them: one line of MIR each.
#pragma once

#include <assembler.hpp>

#include <kiln/ir/program.hpp>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace kiln::against_llvm {

/// Translates through LLVM's assembler: it parses our text, and names the opcode and the operands.
class mir_writer {
public:
  explicit mir_writer(isa::arch a);

  /// One result per instruction. Nothing for those that the assembler refuses, or that have no opcode before encoding.
  std::vector<std::optional<std::string>> lines(const std::vector<ir::instruction>& code);

  /// Opcodes that have none, and how often they were met.
  const std::map<std::string, unsigned>& untranslated() const { return untranslated_; }

  /// The opcode that passes know, of the one that the assembler emits.
  std::optional<unsigned> before_encoding(unsigned opcode);

private:
  /// `keeps_rest`: SDWA that leaves the rest of its destination as it was, and so reads it.
  std::string translate(const llvm::MCInst& inst, unsigned opcode, bool keeps_rest) const;
  std::string name_of(unsigned physical_register) const;

  isa::arch arch_;
  isa_gen::assembler assembler_;
  std::map<std::string, unsigned> opcodes_;
  std::map<unsigned, std::optional<unsigned>> known_;
  std::map<std::string, unsigned> untranslated_;
};

} // namespace kiln::against_llvm
