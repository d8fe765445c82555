// SPDX-License-Identifier: MIT
// Reads .debug_line of DWARF 2 to 5. Of any bytes: what is damaged is left out, and nothing outside the sections is read.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace kiln::code_object {

/// What a relocation puts at an offset of .debug_line.
struct line_relocation {
  uint64_t value = 0;
  uint64_t section = 0; ///< of its symbol
};

struct line_sections {
  std::span<const uint8_t> line, strings, line_strings; ///< .debug_line, .debug_str, .debug_line_str
  std::map<uint64_t, line_relocation> relocations;      ///< by offset in .debug_line
};

/// Rows between two ends of a line program: addresses of one section that rise.
struct line_sequence {
  struct row {
    uint64_t address = 0;
    uint64_t file = 0; ///< in `files`
    uint32_t line = 0;
  };
  static constexpr uint64_t no_section = ~uint64_t{0}; ///< no relocation told
  uint64_t section = no_section;
  std::vector<row> rows; ///< the last one is the end: code of the sequence lies before it
};

/// Calls take(sequence, files) for each sequence; files are their names without directories, by number.
void read_line_programs(
    const line_sections& sections,
    const std::function<void(const line_sequence&, const std::vector<std::string>&)>& take);

} // namespace kiln::code_object
