// SPDX-License-Identifier: MIT
// The kernels of kernels.hpp alone, for a compiler without HIP.
#include "kernels.hpp"
