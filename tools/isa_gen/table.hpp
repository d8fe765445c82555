// SPDX-License-Identifier: MIT
// The forms of all targets laid out as one table.
#pragma once

#include "form.hpp"

#include <map>
#include <memory>

#include "assembler.hpp"

namespace kiln::isa_gen {

struct table {
  std::vector<form> rows;                        ///< rows of one mnemonic stand together
  std::vector<std::vector<place>> operand_lists; ///< without repetition
  std::vector<size_t> list_of;                   ///< for each row
  struct mnemonic {
    std::string name;
    size_t first_row = 0, row_count = 0;
  };
  std::vector<mnemonic> mnemonics; ///< by name
};

/// Asks all targets and merges rows that are equal.
table make_table(const std::vector<std::unique_ptr<assembler>>& targets);

} // namespace kiln::isa_gen
