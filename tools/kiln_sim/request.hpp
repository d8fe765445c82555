// SPDX-License-Identifier: MIT
// What the user of kiln_sim asks for, from the command line or a JSON file.
#pragma once

#include "code_object.hpp"
#include "npy.hpp"

#include <optional>
#include <string>
#include <vector>

namespace kiln::code_object {

struct request_argument {
  enum class form : uint8_t { value, buffer, null, structure, kernarg };
  form what = form::value;
  std::vector<uint8_t> value;
  array data; ///< of a buffer
  bool writable = true;
  std::string save_as;                  ///< file to write the buffer to after the run
  std::vector<request_argument> fields; ///< of a struct or the whole argument block
  std::optional<uint64_t> at;           ///< of a field: its byte in the struct
};

/// What is asked of the timing model.
struct timing_request {
  std::string board; ///< empty: no prediction
  double clock_mhz = 0;
  uint32_t sets = 0;
  bool warm = false;
  std::string timeline, parameters, prediction; ///< files
  uint64_t timeline_from = 0;                   ///< clock at which the timeline begins
  uint64_t timeline_clocks = 0;                 ///< how many; 0: the model's own number
  uint64_t most_instructions = 0;               ///< before the rest is extrapolated; 0: the model's own limit
};

struct request {
  std::string file, kernel, arch;
  uint32_t grid[3] = {1, 1, 1}, block[3] = {64, 1, 1};
  uint32_t dynamic_lds_bytes = 0, scratch_bytes = 0, threads = 0;
  uint64_t schedule_seed = 0; ///< 0: turns of waves in a fixed order
  uint64_t budget = 0;        ///< instructions of a workgroup; 0: the simulator's own limit
  bool monitor = true, check_waits = true, report_clamping = false;
  bool strict = false;
  bool by_line = false; ///< counters for each source line too
  timing_request timing;
  std::string compared; ///< a second file, to predict beside the first
  bool list = false, dump = false, help = false;
  std::string counters;              ///< file for the counters as JSON
  std::string reports;               ///< file for the reports as JSON
  std::vector<std::string> silences; ///< as sim::parse_silence reads them
  std::vector<request_argument> arguments;
};

/// "i32:5", "in:x.npy", "struct:in:x.npy;i32:5@16", ...; errors are `failure`s.
request_argument parse_argument(const std::string& text);

/// The whole command line, a JSON file named in it included.
request parse_command_line(const std::vector<std::string>& words);

/// Adds what a JSON text says; `file` names it in errors.
void parse_json(const std::string& text, const std::string& file, request& out);

/// Options of the timing model that have no meaning together are a `failure`.
void check_timing(const request& q);

class launch;

/// Grid, block and options of the request; not its arguments.
void set_options(launch& l, const request& q);

} // namespace kiln::code_object
