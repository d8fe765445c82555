// SPDX-License-Identifier: MIT
// LLVM's own assembler, printer and disassembler for one AMDGPU target, called in process.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <llvm/MC/MCInst.h>
#include <llvm/MC/MCInstrDesc.h>

namespace kiln::isa_gen {

/// What one line of assembly became.
struct assembled {
  llvm::MCInst inst;
  std::vector<uint8_t> bytes;
};

class assembler {
public:
  explicit assembler(const std::string& cpu);
  ~assembler();
  assembler(const assembler&) = delete;
  assembler& operator=(const assembler&) = delete;

  const std::string& cpu() const;

  /// One instruction; nothing if the assembler refuses the line.
  std::optional<assembled> assemble(const std::string& line) const;
  /// One result a line. Faster than a call for each line.
  std::vector<std::optional<assembled>> assemble(const std::vector<std::string>& lines) const;

  std::string print(const llvm::MCInst& inst) const;
  /// The name without operands and without the _e32, _e64 that print() adds. Safe for any instruction: print() is not.
  std::string mnemonic(const llvm::MCInst& inst) const;
  /// The instruction that takes up all of the bytes.
  std::optional<llvm::MCInst> disassemble(const std::vector<uint8_t>& bytes) const;
  /// The instruction at the start of the bytes.
  std::optional<llvm::MCInst> disassemble_first(const std::vector<uint8_t>& bytes) const;

  unsigned opcode_count() const;
  std::string opcode_name(unsigned opcode) const;
  const llvm::MCInstrDesc& describe(unsigned opcode) const;

  /// Register class of an operand on this target, or -1 if it takes no register.
  int register_class(const llvm::MCOperandInfo& operand) const;
  unsigned class_bits(int register_class) const;
  const llvm::MCRegisterInfo& registers() const;

  /// Cycles until the result can be read, from LLVM's scheduling model; 0 if the model has none.
  unsigned latency(unsigned opcode) const;

  uint64_t lines_assembled() const;

private:
  struct state;
  std::unique_ptr<state> state_;
};

} // namespace kiln::isa_gen
