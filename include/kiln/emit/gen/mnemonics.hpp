// SPDX-License-Identifier: MIT
// Every mnemonic of the instruction table as a member of the builder.
// Written by tools/isa_gen; do not edit.
#pragma once

#include <kiln/emit/gen/memory.hpp>

namespace kiln::build {

using mnemonics = memory_mnemonics;

} // namespace kiln::build
