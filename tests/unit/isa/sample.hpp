// SPDX-License-Identifier: MIT
// Sample instructions of a row: every accepted operand class, both ends of every range, every modifier.
#pragma once

#include <string>
#include <vector>

#include <kiln/ir/program.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::isa_test {

struct sample {
  u32 row = 0;
  ir::instruction instruction{};
  u32 classes[isa::max_operands] = {}; ///< class of each operand
};

/// The sample with the commonest operand in each place and only the modifiers that the form needs.
sample plain_sample(u32 row);

/// The plain sample, then one sample for each thing that can vary. Physical registers.
std::vector<sample> samples_of(u32 row);

/// What the row does not take: each class that a place refuses, each modifier that the form lacks.
std::vector<sample> foreign_samples_of(u32 row);

/// The line that the assembler is given.
std::string text_of(const sample& s, isa::arch a);

/// Whether some row of the same name on that architecture takes exactly these operands and modifiers.
bool some_row_takes(const sample& s, isa::arch a);

/// Sets a modifier to a value.
void set_modifier(ir::instruction& in, isa::modifier m, i64 value);

} // namespace kiln::isa_test
