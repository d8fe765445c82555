// SPDX-License-Identifier: MIT
// What RMSNorm costs to compile: a residual, fp8 results, a reduction over waves.
#include <kiln/hip.hpp>
#include <kiln/kernel/rmsnorm.hpp>

constexpr kiln::kernel::norm_form form{.columns = 8192, .has_residual = true, .has_fp8 = true};
KILN_KERNEL_AS(rmsnorm_bf16, (kiln::kernel::rmsnorm<__bf16, form>), kiln::block_size<256>);
