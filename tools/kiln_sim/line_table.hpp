// SPDX-License-Identifier: MIT
// The source lines of a kernel's instructions.
#pragma once

#include "code_object.hpp"

namespace kiln::code_object {

/// Gives each instruction the line of the source that it was compiled from, where the file has a line table; else none.
void name_lines(const object& o, code& c);

} // namespace kiln::code_object
