// SPDX-License-Identifier: MIT
// What follows the sums of a matrix product, as far as it is known when the kernel is compiled.
#pragma once

#include <kiln/support/types.hpp>

namespace kiln::kernel {

enum class gemm_activation : u8 {
  none,
  relu, ///< max(x, 0)
  silu, ///< x sigmoid(x)
  gelu, ///< the form with tanh
};

/// Known when the kernel is compiled.
struct gemm_ending {
  gemm_activation activation = gemm_activation::none;
  bool has_alpha = true; ///< else alpha is 1
  bool has_c = false;    ///< beta C is added; C is not read where beta is 0
  bool has_bias = false; ///< one number for each column is added, unless `bias` is null
  bool has_row_scales = false, has_column_scales = false; ///< sums are multiplied by them
  friend constexpr bool operator==(const gemm_ending&, const gemm_ending&) = default;
};

} // namespace kiln::kernel
