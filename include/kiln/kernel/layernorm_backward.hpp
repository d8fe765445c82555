// SPDX-License-Identifier: MIT
// The gradients of LayerNorm: of what was normalised, and parts of the weight's and the bias's.
#pragma once

#include <kiln/kernel/norm/backward.hpp>

namespace kiln::kernel {

/// dx (rows, columns) = factor (g - mean of the row of g - n mean of the row of (g n)) + ds, where n = (s - mean) factor and g
/// = dy weight. `mean` and `factor` (rows) are what layernorm() stored. bias_parts[w] (columns) is workgroup w's sum of dy. All
/// else is as for rmsnorm_backward().
// NOLINTBEGIN(performance-unnecessary-value-param): kernels take their arguments by value
template<class T, norm_backward_form Form>
constexpr void layernorm_backward(builder k, arg<T*> dx, arg<T*> dropped, arg<const T*> dy, arg<const T*> s,
                                  arg<const T*> weight, arg<const T*> ds, arg<const float*> mean,
                                  arg<const float*> factor, arg<float*> weight_parts, arg<float*> bias_parts,
                                  arg<i32> rows, arg<i32> columns, arg<i32> dx_row, arg<i32> dy_row,
                                  arg<i32> s_row, arg<u64> seed, arg<u64> offset, arg<f32> probability) {
  // NOLINTEND(performance-unnecessary-value-param)
  constexpr const char* refusal = refusal_of(Form, sizeof(T));
  if constexpr (refusal != nullptr)
    k.program_draft().fail({}, refusal);
  else
    norm_gradients<true, T, Form>(k, {dx,
                                      dropped,
                                      dy,
                                      s,
                                      weight,
                                      ds,
                                      mean,
                                      factor,
                                      weight_parts,
                                      bias_parts,
                                      rows,
                                      columns,
                                      dx_row,
                                      dy_row,
                                      s_row,
                                      {seed, offset, probability}})
        .run();
}

} // namespace kiln::kernel
