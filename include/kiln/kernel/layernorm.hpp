// SPDX-License-Identifier: MIT
// LayerNorm of each row, for f32, f16 and bf16, with a residual, statistics or fp8 results.
#pragma once

#include <kiln/kernel/norm/forward.hpp>

namespace kiln::kernel {

/// y (rows, columns) = (s - mean) / sqrt(variance + epsilon) * weight (columns) + bias (columns), mean and variance (over
/// columns, not columns - 1) of the row of s: x, or x + residual rounded to T, which is then stored as `sum`. `mean` (rows)
/// and `factor` (rows) have the mean and 1 / sqrt(...). All else is as for rmsnorm(). The variance is the mean of squares of
/// what is left when the mean is subtracted; a row in pieces is summed without its first piece's mean.
// NOLINTBEGIN(performance-unnecessary-value-param): kernels take their arguments by value
template<class T, norm_form Form>
constexpr void layernorm(builder k, arg<norm_result<T, Form>*> y, arg<T*> sum, arg<const T*> x,
                         arg<const T*> residual, arg<const T*> weight, arg<const T*> bias, arg<float*> mean,
                         arg<float*> factor, arg<float*> scale, arg<f32> epsilon, arg<i32> rows,
                         arg<i32> columns, arg<i32> y_row, arg<i32> x_row, arg<i32> residual_row,
                         arg<u64> seed, arg<u64> offset, arg<f32> probability) {
  // NOLINTEND(performance-unnecessary-value-param)
  constexpr const char* refusal = refusal_of(Form, sizeof(T));
  if constexpr (refusal != nullptr) {
    k.program_draft().fail({}, refusal);
  } else {
    k.require_block_size(Form.waves * 64);
    norm_rows<true, T, Form>(k, {y,
                                 sum,
                                 x,
                                 residual,
                                 weight,
                                 bias,
                                 mean,
                                 factor,
                                 scale,
                                 epsilon,
                                 rows,
                                 columns,
                                 y_row,
                                 x_row,
                                 residual_row,
                                 {seed, offset, probability}})
        .run();
  }
}

} // namespace kiln::kernel
