// SPDX-License-Identifier: MIT
// Kernels, reports, counters and boards as JSON, for the Python module.
#pragma once

#include "board.hpp"
#include "code_object.hpp"

#include <kiln/sim/run.hpp>

#include <string>

namespace kiln::code_object {

std::string json(const object& o);
std::string json(const hip_runtime::board& b);
std::string json(const ir::program& p, const sim::result& r, bool by_line);

} // namespace kiln::code_object
