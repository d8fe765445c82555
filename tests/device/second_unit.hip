// SPDX-License-Identifier: MIT
// Another unit of the program in launch.hip, with the same kernels.
#include "door_kernels.hpp"

#include <kiln/device/launch.hpp>

kiln::launch_result launch_in_second_unit() { return kiln::launch<nothing>({.grid = 1}); }
