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

/// KILN_HIP_PROGRESS_SECONDS: kernels of which none has made progress for that long are ended. 0: never. Default: 10.
double progress_seconds();

/// KILN_HIP_TIME=model: events and device clocks show predicted time, not this machine's (wall, the default).
bool time_is_modelled();
/// KILN_HIP_TRACE: the file for a trace of streams; empty: none.
const std::string& trace_path();

/// Read once. A value that is none ends the process with code 2 and a message.
const check_settings& settings();

} // namespace kiln::hip_runtime
