// SPDX-License-Identifier: MIT
// A row in words, for the comment after its numbers.
#pragma once

#include "form.hpp"

namespace kiln::isa_gen {

/// "vdst:write vgpr f32".
std::string describe_place(const place& p);

/// Architectures, encoding, flags, modifiers; the operands are described with their list.
std::string describe_row(const form& f);

} // namespace kiln::isa_gen
