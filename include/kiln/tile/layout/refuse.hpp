// SPDX-License-Identifier: MIT
// Where a layout that cannot exist ends: a compile error that shows the sentence, and a trap at run time.
#pragma once

namespace kiln::tile {

/// Not constexpr, so a constant evaluation that arrives here is an error.
[[noreturn]] inline void no_such_layout() { __builtin_trap(); }

/// Clang shows this call with its sentence and its numbers, and the calls that led here from the author's line.
template<class... Number> [[noreturn]] constexpr void refuse(const char* /*why*/, Number... /*numbers*/) {
  no_such_layout();
}

} // namespace kiln::tile
