// SPDX-License-Identifier: MIT
// One finding, and findings as text and as JSON.
#pragma once

#include "findings.hpp"

#include <optional>
#include <vector>

namespace kiln::hip_runtime {

/// Incremented when a field changes its meaning or is removed, but not for new fields.
inline constexpr uint32_t findings_schema = 1;

struct finding {
  std::string id; ///< never changes its meaning: docs/hip_checks.md
  bool error = true;
  bool stops = false;  ///< the kernel did what a GPU does not go on from
  bool leaked = false; ///< found at the program's end
  std::string message;
  std::string function; ///< of the API, where it is no finding in a kernel
  std::optional<launch_note> launch;
  uint64_t after_launch = 0, call = 0; ///< its place in the order of findings
  std::string instruction;
  uint32_t index = ~0u; ///< of the instruction
  std::string file;
  uint32_t line = 0; ///< 0: not known
  bool in_wave = false;
  uint32_t workgroup[3] = {}, wave = 0, lane = ~0u;
  uint32_t other_index = ~0u, other_wave = 0, other_lane = 0, other_line = 0; ///< of a race or a hazard
  std::string other_file;
  uint64_t address = 0, count = 1;
  std::optional<allocation> memory; ///< what the address is in, or near to
};

/// "scale(float*, int)" of "_Z5scalePfi"; names of C stay as they are.
std::string demangled(const std::string& kernel);

/// Lines for people.
std::string text_of(const finding& f);
/// One object: schema, errors, findings[]. docs/hip_checks.md says what each field is.
std::string json_of(const std::vector<finding>& all);

} // namespace kiln::hip_runtime
