// SPDX-License-Identifier: MIT
// Words of a request that the command line and a JSON file write alike. Errors are `failure`s.
#pragma once

#include "request.hpp"

namespace kiln::code_object {

/// A number from `least` to `most`; `what` names it in the error.
uint64_t parse_count(const std::string& text, uint64_t most, const std::string& what, uint64_t least = 0);

/// "4,2" is {4, 2, 1}.
void parse_triple(const std::string& text, const std::string& what, uint32_t (&out)[3]);

constexpr uint64_t most_cycles = 1'000'000'000'000; ///< that may be asked for

/// A number of clocks or instructions, at least 1.
uint64_t parse_length(const std::string& text, const std::string& what);

constexpr uint64_t most_sets = 1000; ///< each takes as long as the run

/// Of drawn parameters.
uint32_t parse_sets(const std::string& text, const std::string& what);

/// In MHz.
double parse_clock(const std::string& text, const std::string& what);

/// Any text but an empty one: whether there is such a board, the model says.
std::string parse_board(const std::string& text, const std::string& what);
std::string parse_file(const std::string& text, const std::string& what);

/// "i32:5@16" as a field of a struct: at byte 16.
request_argument parse_field(const std::string& text);

/// Adds a field, which `text` wrote, to a struct or argument block.
void add_field(request_argument& to, request_argument field, const std::string& text);

/// Of "struct" or "kernarg".
request_argument::form form_of(const std::string& head);

void add_silence(const std::string& text, request& out);

} // namespace kiln::code_object
