// SPDX-License-Identifier: MIT
// What the generator finds out about one form (encoding) of one mnemonic on one target.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <kiln/isa/row.hpp>

namespace kiln::isa_gen {

/// One operand place as assembly text shows it.
struct place {
  std::string text;    ///< sample operand
  int mc_operand = -1; ///< index in the MCInst; -1 if the text is fixed by the opcode (vcc, off)
  int register_class = -1;
  unsigned operand_type = 0; ///< AMDGPU::OperandType
  isa::operand_row row;
  std::string name;

  bool operator==(const place& other) const;
};

struct form {
  unsigned opcode = 0;
  std::string opcode_name;
  std::string name;     ///< with the encoding's suffix: v_add_f32_e32
  std::string mnemonic; ///< without it: v_add_f32
  std::string suffix;   ///< modifiers of the sample text that the form cannot do without
  std::vector<place> places;
  isa::row row; ///< name, mnemonic, operands and details are filled in when the table is laid out
  isa::row_details details;
  uint64_t ts_flags = 0;
  std::string alias_of; ///< the name LLVM prints, when `name` is another spelling

  /// The sample with place `changed` replaced.
  std::string text(size_t changed = ~size_t{0}, const std::string& operand = {}) const;
  /// Same in everything that a row says, apart from `archs` and the gfx950 pass count.
  bool same_row(const form& other) const;
};

} // namespace kiln::isa_gen
