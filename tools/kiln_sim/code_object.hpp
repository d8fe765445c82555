// SPDX-License-Identifier: MIT
// An AMDGPU code object in memory: kernels with their descriptors and arguments, code, constants and variables.
#pragma once

#include <kiln/ir/program.hpp>

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace kiln::code_object {

/// What is wrong with a file or a request, for the user.
struct failure : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// A kernel's argument as the metadata of the code object tells it (LLVM, "User Guide for AMDGPU Backend").
struct argument {
  std::string name; ///< may be empty
  std::string kind; ///< by_value, global_buffer, hidden_block_count_x, ...
  uint32_t offset = 0;
  uint32_t size = 0;

  bool hidden() const { return kind.starts_with("hidden_"); }
  bool pointer() const { return kind == "global_buffer"; }
};

/// Of a value of that many bytes, in a kernel's arguments or in a struct: C's for numbers and pointers.
constexpr uint64_t natural_alignment(uint64_t size) {
  return size % 8 == 0 ? 8 : size % 4 == 0 ? 4 : size % 2 == 0 ? 2 : 1;
}

/// The 64-byte kernel descriptor, as far as a launch needs it.
struct descriptor {
  uint32_t lds_bytes = 0;
  uint32_t scratch_bytes = 0;
  uint32_t kernarg_bytes = 0;
  int64_t entry_offset = 0; ///< from the descriptor
  uint32_t rsrc1 = 0, rsrc2 = 0, rsrc3 = 0;
  uint16_t properties = 0;
  uint16_t preload = 0; ///< kernel arguments that the launch loads into SGPRs
};

/// From a kernel's entry for firmware that does not preload arguments to the entry for firmware that does.
inline constexpr uint64_t preload_entry_offset = 256;

struct kernel {
  std::string name;
  std::vector<argument> arguments; ///< hidden ones too
  /// The metadata does not say what the arguments are, or there is none: they are given one after another as C has them.
  bool unlisted_arguments = false;
  /// Of the argument block: the largest of what the descriptor, the metadata and the arguments' ends say. AMD's runtime
  /// goes by the metadata; assemblers that people wrote leave out one or the other.
  uint32_t kernarg_bytes = 0;
  code_object::descriptor descriptor;
  uint64_t entry = 0;    ///< address of its first instruction in the image
  uint64_t code_end = 0; ///< end of the function; 0 if no symbol has its size
  uint32_t block_limit = 1024;
  uint32_t required_block[3] = {};
  uint32_t vgpr_count = 0; ///< as the metadata counts them, AGPRs too; 0: it does not
};

/// A part of the image with its access rights.
struct segment {
  uint64_t address = 0;
  uint64_t size = 0;
  bool writable = false;
  bool code = false;
};

/// A part of the image that holds instructions; padding and constants may stand among them.
struct code_range {
  uint64_t address = 0;
  uint64_t size = 0;
  uint64_t section = 0; ///< its number in the file; 0 if the file has no sections

  bool contains(uint64_t a) const { return a >= address && a - address < size; }
  uint64_t end() const { return address + size; }
};

/// A value in the image that depends on where the image lies: the address of something in it.
struct address_field {
  enum class part : uint8_t { all, low, high };
  uint64_t at = 0;
  part which = part::all;
  uint64_t target = 0; ///< address in the image
};

struct function {
  std::string name;
  uint64_t address = 0;
  uint64_t size = 0;
};

/// A variable or constant that has a symbol.
struct variable {
  std::string name;
  uint64_t address = 0;
  uint64_t size = 0;
};

struct object {
  std::string file;
  isa::arch arch{};
  std::vector<uint8_t> image; ///< by address
  std::vector<segment> segments;
  std::vector<code_range> code_ranges; ///< by address
  std::vector<address_field> address_fields;
  std::vector<kernel> kernels;
  std::vector<function> functions; ///< by address
  std::vector<variable> variables;
  std::vector<uint8_t> elf; ///< the file itself, for its line table

  /// The kernel of that name, or the only one if the name is empty.
  const kernel& find(const std::string& name) const;
  /// The code at an address of the image; nullptr where there is none.
  const code_range* range_of(uint64_t address) const;
};

/// Reads a code object, an offload bundle (compressed or not) or a HIP program that holds one, or assembles a file of assembly
/// (.s) that has kernel descriptors. `target` chooses among several; empty: the only one. Errors are `failure`s.
object load(const std::string& file, const std::string& target = "");

/// The same from the bytes of such a file; `file` names them in errors.
object load_bytes(std::vector<uint8_t> bytes, const std::string& file, const std::string& target = "");

/// ELF, linked or relocatable.
object load_elf(std::vector<uint8_t> elf, const std::string& file);

/// Assembles for the target that the text or `target` names; the result is a relocatable ELF with line numbers.
std::vector<uint8_t> assemble(const std::string& text, const std::string& file, const std::string& target);

/// Instructions of a kernel, ready for the simulator.
struct code {
  ir::program program;
  list<u32> byte_offsets;                               ///< of its instructions, from the first one
  uint64_t first_address = 0;                           ///< of program.code[0] in the image
  uint32_t entry = 0;                                   ///< index of the kernel's first instruction
  std::string text;                                     ///< the disassembly that was read
  std::vector<std::unique_ptr<std::string>> file_names; ///< what the program's sources point to
  std::vector<std::string> left_out; ///< bytes that may be code and could not be read, and why: for the user
};

/// Disassembles a kernel, with all code of the object if it jumps to addresses that it computes, and reads the text into
/// a program. Bytes that no branch leads to and that are no instruction (padding, constants) stand as s_trap 255, whose
/// execution the simulator reports; where the function's size is not known, the text ends after the last instruction
/// that a branch leads to.
code read_code(const object& o, const kernel& k);

} // namespace kiln::code_object
