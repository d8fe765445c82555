// SPDX-License-Identifier: MIT
// Running kernels on the host: #include <kiln/sim.hpp>.
#pragma once

#include <kiln/compile/kernel.hpp>
#include <kiln/sim/report_json.hpp>
#include <kiln/sim/run.hpp>
