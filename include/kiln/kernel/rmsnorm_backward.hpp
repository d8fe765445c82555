// SPDX-License-Identifier: MIT
// The gradients of RMSNorm: of what was normalised, and parts of the weight's.
#pragma once

#include <kiln/kernel/norm/backward.hpp>

namespace kiln::kernel {

/// dx (rows, columns) = factor (g - n mean of the row of (g n)) + ds, where n = s factor, g = dy weight, s is what rmsnorm()
/// normalised and `factor` (rows) what it stored; ds (rows, columns) is the gradient of the sum with the residual, if the form
/// has it: then dx is the gradient of x and of the residual. Sums are in f32, dx is rounded once. Rows of dx and dy are dx_row
/// and dy_row elements apart, those of s and ds s_row. dx may be dy or ds. With dropout, whose arguments are forward's, dx is
/// the gradient of the residual, and `dropped` (rows, columns, as dx) the gradient of x.
///
/// Pointers are multiples of 16 bytes, strides and `columns` of Form.multiple elements, by the caller's promise. All lanes must
/// be enabled, as they are when a kernel begins. With weight gradients: weight_parts[w] (columns) is workgroup w's sum of dy n
/// over its rows, which are added by norm_weight_gradient(), in f32, in one order: norm_backward_workgroups() of Form.waves *
/// 64 work-items. Otherwise ceil(rows / row_layout(Form.columns, sizeof(T), Form.waves).extent('m')) of them.
// NOLINTBEGIN(performance-unnecessary-value-param): kernels take their arguments by value
template<class T, norm_backward_form Form>
constexpr void rmsnorm_backward(builder k, arg<T*> dx, arg<T*> dropped, arg<const T*> dy, arg<const T*> s,
                                arg<const T*> weight, arg<const T*> ds, arg<const float*> factor,
                                arg<float*> weight_parts, arg<i32> rows, arg<i32> columns, arg<i32> dx_row,
                                arg<i32> dy_row, arg<i32> s_row, arg<u64> seed, arg<u64> offset,
                                arg<f32> probability) {
  // NOLINTEND(performance-unnecessary-value-param)
  constexpr const char* refusal = refusal_of(Form, sizeof(T));
  if constexpr (refusal != nullptr)
    k.program_draft().fail({}, refusal);
  else
    norm_gradients<false, T, Form>(k, {dx,
                                       dropped,
                                       dy,
                                       s,
                                       weight,
                                       ds,
                                       factor,
                                       factor,
                                       weight_parts,
                                       weight_parts,
                                       rows,
                                       columns,
                                       dx_row,
                                       dy_row,
                                       s_row,
                                       {seed, offset, probability}})
        .run();
}

} // namespace kiln::kernel
