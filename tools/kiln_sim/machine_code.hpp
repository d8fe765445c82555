// SPDX-License-Identifier: MIT
// The bytes of an object's code as instructions, and which of them a kernel reaches.
#pragma once

#include "code_object.hpp"
#include "llvm_target.hpp"

#include <llvm/MC/MCContext.h>
#include <llvm/MC/MCDisassembler/MCDisassembler.h>
#include <llvm/MC/MCInst.h>
#include <llvm/MC/MCInstPrinter.h>

#include <optional>
#include <set>

namespace kiln::code_object {

/// Code of a kernel beyond this is refused: its text would take gigabytes.
inline constexpr uint64_t most_code_bytes = uint64_t{64} << 20;

/// What begins at an address.
struct decoded_bytes {
  llvm::MCInst inst;
  uint64_t size = 0;              ///< 0: no instruction
  bool ends = false;              ///< nothing follows: the end, a jump
  bool traps = false;             ///< what follows need not be code
  bool jumps_to_register = false; ///< to an address that the kernel computes
  std::optional<uint64_t> target; ///< of a branch
};

class machine_code {
public:
  explicit machine_code(const object& o);

  /// Nothing outside the object's code.
  decoded_bytes at(uint64_t address) const;
  std::string text_of(const decoded_bytes& d, uint64_t address) const;
  const object& image() const { return object_; }

private:
  const object& object_;
  llvm_target target_;
  llvm::MCContext context_;
  std::unique_ptr<llvm::MCDisassembler> disassembler_;
  std::unique_ptr<llvm::MCInstPrinter> printer_;
};

/// Where the instructions begin that a kernel reaches.
struct reached_code {
  std::set<uint64_t> starts;
  uint64_t end = 0;                ///< of the last one
  bool jumps_to_registers = false; ///< then there may be more
};

/// Follows branches from the kernel's entry. A failure names bytes that are reached and are no instruction.
reached_code follow_branches(const machine_code& code, const kernel& k);

} // namespace kiln::code_object
