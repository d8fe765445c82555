// SPDX-License-Identifier: MIT
// Keys that a JSON object has twice: LLVM's parser keeps the last of them and says nothing.
#pragma once

#include <string>

namespace kiln::code_object {

/// `text`: JSON that llvm::json::parse() took. The first key that its object already has, after those of the objects around it:
/// "gfx942.vector_cycles". Empty if there is none.
std::string doubled_key(const std::string& text);

} // namespace kiln::code_object
