// SPDX-License-Identifier: MIT
// What the environment says about checks.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace kiln::hip_runtime {

struct check_settings {
  enum class form : uint8_t { none, text, json };
  form report = form::none;      ///< KILN_HIP_REPORT: text, text:PATH or json:PATH
  std::string path;              ///< empty: stderr
  std::optional<int> error_exit; ///< KILN_HIP_ERROR_EXIT: the exit code of a program with errors
  std::optional<uint64_t> seed;  ///< KILN_HIP_SEED: of the order in which waves take turns

  /// The monitor runs, and calls are checked.
  bool checks() const { return report != form::none; }
};

/// Read once. A value that is none ends the process with code 2 and a message.
const check_settings& settings();

} // namespace kiln::hip_runtime
