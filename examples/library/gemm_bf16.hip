// SPDX-License-Identifier: MIT
#include "launch_gemm.hpp"

KILN_EXAMPLES_GEMM(bf16, kiln::kernel::gemm_number::bf16, __bf16)
