// SPDX-License-Identifier: MIT
// Where a layout that cannot exist ends: a compile error that shows the sentence, and a trap at run time.
#pragma once

namespace kiln::tile {

/// Not constexpr, so a constant evaluation that arrives here is an error. Clang shows the call with its sentence, and the
/// calls that led here from the author's line.
[[noreturn]] inline void refuse(const char* /*why*/) { __builtin_trap(); }

} // namespace kiln::tile
