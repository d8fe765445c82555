// SPDX-License-Identifier: MIT
// What HIP programs of the tests and examples read, for kiln_precompile_hip_headers of rocm.cmake.
#include <hip/hip_runtime.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <tuple>
#include <vector>

#include "precompiled.hpp"
