// SPDX-License-Identifier: MIT
// A split product whose parts another form's kernel would add.
// expect: gemm_variant<name, adder>: a split form names its adder, an add_splits of D's type
#include <kiln/device/kernel.hpp>
#include <kiln/kernel/gemm/add_splits.hpp>
#include <kiln/kernel/gemm/small_gemm.hpp>
#include <kiln/kernel/gemm/variant.hpp>

namespace kernel = kiln::kernel;

constexpr kernel::gemm_form form{.ending = {.has_bias = true}, .is_split = true};
constexpr kernel::small_shape shape{};
KILN_KERNEL_AS(product, (kernel::small_gemm<form, shape>), kiln::block_size<shape.work_items()>);
KILN_KERNEL_AS(add, (kernel::add_splits<__bf16, form.ending, 8>), kiln::block_size<256>);
KILN_KERNEL_AS(add_without_bias, (kernel::add_splits<__bf16, kernel::gemm_ending{}, 8>),
               kiln::block_size<256>);

static_assert(kernel::gemm_variant<product, add>::facts == kernel::facts_of(form, shape));
#ifdef KILN_MISTAKE
template struct kernel::gemm_variant<product, add_without_bias>; // mistake
#endif
