// SPDX-License-Identifier: MIT
// RMSNorm of each row, for f32, f16 and bf16, with a residual, statistics or fp8 results.
#pragma once

#include <kiln/kernel/norm/forward.hpp>

namespace kiln::kernel {

/// y (rows, columns) = s / sqrt(mean of squares of the row of s + epsilon) * weight (columns), where s is x, or x + residual
/// rounded to T, which is then stored as `sum`. In f32, rounded once. T is float, _Float16 or __bf16. Rows of x and y are x_row
/// and y_row elements apart, those of residual and sum residual_row. y may be x and sum may be residual or x.
///
/// `factor` (rows) has 1 / sqrt(...), `scale` (rows) what codes of fp8 are multiplied by: the row's largest magnitude, which is
/// the largest code. With dropout, element e of x (rows, columns) without gaps is 0 if word e % 4 of Philox4x32-10 with key
/// `seed` and counter (e / 4, offset) is below probability 2^32, else divided by 1 - probability. Arguments that the form does
/// not use are null or 0. Pointers are multiples of 16 bytes, strides and `columns` of Form.multiple elements, by the caller's
/// promise. All lanes must be enabled, as they are when a kernel begins. Workgroups of Form.waves * 64 work-items: ceil(rows /
/// row_layout(Form.columns, sizeof(T), Form.waves).extent('m')).
// NOLINTBEGIN(performance-unnecessary-value-param): kernels take their arguments by value
template<class T, norm_form Form>
constexpr void rmsnorm(builder k, arg<norm_result<T, Form>*> y, arg<T*> sum, arg<const T*> x,
                       arg<const T*> residual, arg<const T*> weight, arg<float*> factor, arg<float*> scale,
                       arg<f32> epsilon, arg<i32> rows, arg<i32> columns, arg<i32> y_row, arg<i32> x_row,
                       arg<i32> residual_row, arg<u64> seed, arg<u64> offset, arg<f32> probability) {
  // NOLINTEND(performance-unnecessary-value-param)
  constexpr const char* refusal =
      Form.has_bias ? "norm_form: rmsnorm has no bias" : refusal_of(Form, sizeof(T));
  if constexpr (refusal != nullptr) {
    k.program_draft().fail({}, refusal);
  } else {
    k.require_block_size(Form.waves * 64);
    norm_rows<false, T, Form>(k, {y,
                                  sum,
                                  x,
                                  residual,
                                  weight,
                                  weight,
                                  factor,
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
