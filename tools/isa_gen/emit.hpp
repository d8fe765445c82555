// SPDX-License-Identifier: MIT
// Writes the generated headers.
#pragma once

#include "table.hpp"

namespace kiln::isa_gen {

/// Path below include/kiln -> contents.
using files = std::map<std::string, std::string>;

void emit_rows(const table& t, files& out);
void emit_builder(const table& t, files& out);

} // namespace kiln::isa_gen
