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

  /// The same, but no place within an assignment that the compiler writes, of a struct: that has only the struct's line.
  static consteval source of_assignment(const char* file = __builtin_FILE(), u32 line = __builtin_LINE(),
                                        const char* function = __builtin_FUNCTION()) {
    const char* const assignment = "operator=";
    u32 same = 0;
    while (function[same] == assignment[same] && assignment[same] != 0) ++same;
    if (function[same] == assignment[same]) return {nullptr, 0};
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
