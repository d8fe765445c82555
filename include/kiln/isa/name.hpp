// SPDX-License-Identifier: MIT
// Names of instructions and operand places, kept in one string so that the table is made of plain numbers.
#pragma once

#include <kiln/isa/gen/names.hpp>
#include <kiln/support/types.hpp>

namespace kiln::isa {

/// A name by its place in the pool. Reads as a C string.
struct name {
  u32 at = 0; ///< offset in name_pool, where an empty name stands first

  constexpr operator const char*() const { return name_pool + at; } // NOLINT: implicit
};

} // namespace kiln::isa
