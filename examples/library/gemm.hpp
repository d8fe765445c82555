// SPDX-License-Identifier: MIT
// The matrix product kernels of the library: what each is compiled for. C++ names of a request.
#pragma once

#include "request.hpp"

#include <kiln/kernel/gemm/add_splits.hpp>
#include <kiln/kernel/gemm/choose.hpp>
#include <kiln/kernel/gemm/small_gemm.hpp>
#include <kiln/kernel/gemm/tiled_gemm.hpp>

namespace kiln_examples {

using kiln::kernel::gemm_facts, kiln::kernel::gemm_form, kiln::kernel::gemm_number;

/// Kernels for rows of any length, and for those that are multiples of 8.
constexpr gemm_form form_of(gemm_number type, bool transpose_a, bool transpose_b, bool is_aligned,
                            bool is_split = false) {
  const kiln::u32 multiple = is_aligned ? 8 : 1;
  return {.a = type,
          .b = type,
          .d = type,
          .transpose_a = transpose_a,
          .transpose_b = transpose_b,
          .ending = {.has_bias = true},
          .is_split = is_split,
          .multiple_a = multiple,
          .multiple_b = multiple,
          .multiple_d = multiple};
}

inline constexpr kiln::kernel::gemm_tiling any_tiles{.rows = 64, .columns = 64},
    aligned_tiles{.rows = 128, .columns = 128};
inline constexpr kiln::kernel::small_shape few_rows{};

/// The kernels of one form, in this order; those of few rows are of A B^T only.
enum kernel_of_form { any_rows, aligned_rows, of_few_rows, of_few_rows_split, kernels_of_form };

template<gemm_number Type, bool A, bool B>
inline constexpr gemm_facts facts_of_form[kernels_of_form] = {
    kiln::kernel::facts_of(form_of(Type, A, B, false), any_tiles),
    kiln::kernel::facts_of(form_of(Type, A, B, true), aligned_tiles),
    kiln::kernel::facts_of(form_of(Type, A, B, true), few_rows),
    kiln::kernel::facts_of(form_of(Type, A, B, true, true), few_rows),
};
template<bool A, bool B> inline constexpr kiln::u32 count_of_form = !A && B ? kernels_of_form : of_few_rows;

inline kiln::kernel::gemm_problem problem_of(const kiln_gemm& r) {
  kiln::kernel::gemm_problem p{.m = r.m, .n = r.n, .k = r.k, .bias = r.bias};
  p.d.data = r.d;
  p.a.data = r.a;
  p.b.data = r.b;
  return p;
}

} // namespace kiln_examples
