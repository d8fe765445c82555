// SPDX-License-Identifier: MIT
// Measured values of the timing model in a JSON file:
//   {"schema": 1, "gfx942": {"transcendental_cycles": 16, ...}, ..., "boards": {"MI300X": {"hbm_read_gbs": 4100, ...}, ...}}
// The object "measurement", in which kiln_probes says how it found them, is not read.
#pragma once

#include <kiln/isa/timing/board_value.hpp>
#include <kiln/isa/timing/parameter_set.hpp>

#include <string>

namespace kiln::code_object {

/// A board with its target's parameters.
struct timing_values {
  isa::timing::board board;
  isa::timing::parameter_set parameters;
  explicit timing_values(const isa::timing::board& row) : board(row), parameters(row.arch) {}
};

/// Sets what the file has for the board and its target; what it does not name stays. All boards and targets of the file are
/// checked. False with an error that names file, key, value and what is allowed; `out` is then unchanged.
bool read_timing_values(const std::string& path, timing_values& out, std::string& error);

} // namespace kiln::code_object
