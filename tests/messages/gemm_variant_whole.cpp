// SPDX-License-Identifier: MIT
// An adder for a product that is not split.
// expect: gemm_variant<name, adder>: the kernel's form is not split, so nothing is to be added
#include <kiln/device/kernel.hpp>
#include <kiln/kernel/gemm/add_splits.hpp>
#include <kiln/kernel/gemm/small_gemm.hpp>
#include <kiln/kernel/gemm/variant.hpp>

namespace kernel = kiln::kernel;

constexpr kernel::gemm_form form{.ending = {.has_bias = true}};
constexpr kernel::small_shape shape{};
KILN_KERNEL_AS(product, (kernel::small_gemm<form, shape>), kiln::block_size<shape.work_items()>);
KILN_KERNEL_AS(add, (kernel::add_splits<__bf16, form.ending, 8>), kiln::block_size<256>);

#ifdef KILN_MISTAKE
template struct kernel::gemm_variant<product, add>; // mistake
#else
template struct kernel::gemm_variant<product>;
#endif
