// SPDX-License-Identifier: MIT
// Kernels of rows whose predicted cycles have budgets, and the second kernel of split products.
#include <kiln/hip.hpp>
#include <kiln/kernel/activation_backward.hpp>
#include <kiln/kernel/gemm/add_splits.hpp>
#include <kiln/kernel/layernorm.hpp>
#include <kiln/kernel/norm_weight_gradient.hpp>
#include <kiln/kernel/rmsnorm_backward.hpp>

constexpr kiln::kernel::gemm_ending ending{};
constexpr kiln::kernel::norm_form centred{.has_bias = true, .has_statistics = true};
constexpr kiln::kernel::norm_backward_form form{};
constexpr kiln::kernel::activation_form gated{};
KILN_KERNEL_AS(add_splits, (kiln::kernel::add_splits<__bf16, ending, 8>), kiln::block_size<256>);
KILN_KERNEL_AS(layernorm, (kiln::kernel::layernorm<__bf16, centred>), kiln::block_size<256>);
KILN_KERNEL_AS(rmsnorm_backward, (kiln::kernel::rmsnorm_backward<__bf16, form>), kiln::block_size<256>);
KILN_KERNEL_AS(norm_weight_gradient, (kiln::kernel::norm_weight_gradient<__bf16, 8>), kiln::block_size<256>);
KILN_KERNEL_AS(norm_weight_parts, (kiln::kernel::norm_weight_parts<__bf16, true, 8>), kiln::block_size<256>);
KILN_KERNEL_AS(activation_backward, (kiln::kernel::activation_backward<__bf16, gated>),
               kiln::block_size<256>);
