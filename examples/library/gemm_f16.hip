// SPDX-License-Identifier: MIT
#include "launch_gemm.hpp"

KILN_EXAMPLES_GEMM(f16, kiln::kernel::gemm_number::f16, _Float16)
