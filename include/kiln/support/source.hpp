// SPDX-License-Identifier: MIT
// A place in the author's source. As a default argument it is the place of the call.
#pragma once

#include <kiln/support/types.hpp>

namespace kiln {

/// `source{}` is no place: line 0. Without default member initialisers, see support/list.hpp.
struct source {
  const char* file;
  u32 line;

  /// The place of the call when used as `source where = source::here()` in a parameter list.
  static consteval source here(const char* file = __builtin_FILE(), u32 line = __builtin_LINE()) {
    return {file, line};
  }
};

/// The file's name without its folders.
constexpr const char* file_name(const source& s) {
  if (s.file == nullptr) return "";
  const char* name = s.file;
  for (const char* c = s.file; *c != 0; ++c)
    if (*c == '/') name = c + 1;
  return name;
}

} // namespace kiln
