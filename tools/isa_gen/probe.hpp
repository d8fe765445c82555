// SPDX-License-Identifier: MIT
// Finds the forms of one target by asking its assembler.
#pragma once

#include "assembler.hpp"
#include "form.hpp"

namespace kiln::isa_gen {

/// Every form that LLVM both prints and assembles for the target, with its sample text split into places.
std::vector<form> find_forms(const assembler& target);

/// Splits the sample text of `inst` into name, places and suffix.
form split(const assembler& target, const llvm::MCInst& inst, const std::string& text);

/// What each place accepts and which modifiers the form takes. May append a second form with AGPRs where the assembler
/// wants all data in one bank.
void probe(const assembler& target, form& f, std::vector<form>& extra);

} // namespace kiln::isa_gen
