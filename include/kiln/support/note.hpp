// SPDX-License-Identifier: MIT
// One error: what is wrong, and where in the author's source.
#pragma once

#include <kiln/support/source.hpp>
#include <kiln/support/text.hpp>

namespace kiln {

/// The first error of a kernel. Everything that can fail fills one of these; nothing throws.
struct note {
  bool raised = false;
  u32 instruction = ~0u;   ///< index in the program as built, for the replay that shows the author's line
  i32 exhausted_bank = -1; ///< ir::bank that has run out of registers
  source where{};
  text_buffer text;

  /// "file:line: text", as it is shown.
  constexpr text_buffer message() const {
    text_buffer out;
    if (where.line != 0) out << where.file << ':' << where.line << ": ";
    return out << text, out;
  }
};

/// Not constexpr on purpose: reaching it ends a constant evaluation, and the compiler lists the calls that led here, the
/// author's line among them.
#if defined(__HIP__)
__attribute__((host, device))
#endif
inline void error_is_in_this_line() {
}

} // namespace kiln
