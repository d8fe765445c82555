// SPDX-License-Identifier: MIT
// What most cases include. run_case.py precompiles it.
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
