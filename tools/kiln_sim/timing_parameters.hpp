// SPDX-License-Identifier: MIT
// Parameters of the timing model in a JSON file: {"schema": 1, "gfx942": {"transcendental_cycles": 16, ...}, ...}. The object
// "measurement", in which kiln_probes says how it found them, is not read.
#pragma once

#include <kiln/isa/timing/parameter_set.hpp>

#include <string>

namespace kiln::code_object {

/// Sets what the file has for the target; what it does not name stays. All targets of the file are checked. False with an
/// error that names file, key, value and what is allowed; `out` is then unchanged.
bool read_parameters(const std::string& path, isa::arch target, isa::timing::parameter_set& out,
                     std::string& error);

} // namespace kiln::code_object
