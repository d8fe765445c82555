// SPDX-License-Identifier: MIT
// A variant of a kernel that is no matrix product.
// expect: gemm_variant<name>: the name is that of a kernel which KILN_KERNEL_AS makes in this unit of tiled_gemm
#include <kiln/device/kernel.hpp>
#include <kiln/kernel/gemm/add_splits.hpp>
#include <kiln/kernel/gemm/small_gemm.hpp>
#include <kiln/kernel/gemm/variant.hpp>

namespace kernel = kiln::kernel;

constexpr kernel::gemm_form form{};
constexpr kernel::small_shape shape{};
constexpr void other(kiln::builder, kiln::arg<float*>) {}
KILN_KERNEL_AS(product, (kernel::small_gemm<form, shape>), kiln::block_size<shape.work_items()>);
KILN_KERNEL_AS(no_product, other, kiln::block_size<64>);

static_assert(kernel::gemm_variant<product>::facts == kernel::facts_of(form, shape));
#ifdef KILN_MISTAKE
template struct kernel::gemm_variant<no_product>; // mistake
#endif
