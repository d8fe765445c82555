// SPDX-License-Identifier: MIT
// Facts about a form that its sample texts do not show: LLVM's descriptor, names, flags, element types.
#pragma once

#include "assembler.hpp"
#include "form.hpp"

namespace kiln::isa_gen {

/// Class of a place that is no register and no plain number: label, hwreg(...), and so on; 0 otherwise.
isa::operand_classes special_class(const form& f, size_t place);

/// Encoding, roles, ties, implicit registers and operand names, from the descriptor.
void describe(const assembler& target, form& f);

/// Flags, element types, MFMA passes, ranges that the assembler does not know. Needs everything else.
void finish(const assembler& target, form& f);

bool class_has_agpr(const assembler& target, int register_class);

/// Type of the place's bits by mnemonic and LLVM's operand type.
isa::element element_of(const form& f, size_t place);

/// Whether the name says that it rounds or converts floating-point numbers.
bool computes_in_float(const form& f);

isa::flag_mask flags_of(const assembler& target, const form& f);

} // namespace kiln::isa_gen
