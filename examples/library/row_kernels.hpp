// SPDX-License-Identifier: MIT
// The kernels of rows of the library: what each is compiled for.
#pragma once

#include "request.hpp"

#include <kiln/kernel/activation_backward.hpp>
#include <kiln/kernel/layernorm.hpp>
#include <kiln/kernel/layernorm_backward.hpp>
#include <kiln/kernel/norm_weight_gradient.hpp>
#include <kiln/kernel/rmsnorm.hpp>
#include <kiln/kernel/rmsnorm_backward.hpp>
#include <kiln/kernel/softmax.hpp>

namespace kiln_examples {

using kiln::i32, kiln::i64, kiln::u32, kiln::u64;

/// Rows that stay in registers have so many columns at most; longer ones of softmax are read in such pieces. All lengths are
/// multiples of 8.
inline constexpr u32 longest_row = 8192, long_piece = 4096;
/// Rows of a workgroup of a form of so many columns.
constexpr u32 height_of(u32 columns) { return kiln::kernel::row_layout(columns, 2).extent('m'); }

constexpr kiln::kernel::norm_form norm_form_of(bool is_centred, bool has_residual) {
  return {
      .columns = longest_row, .has_residual = has_residual, .has_bias = is_centred, .has_statistics = true};
}
constexpr kiln::kernel::norm_backward_form gradient_form_of(bool has_residual) {
  return {.columns = longest_row, .has_residual_gradient = has_residual};
}
constexpr kiln::kernel::activation_form activation_form_of(kiln::kernel::activation_function f) {
  return {.function = f, .is_gated = f == kiln::kernel::activation_function::silu};
}
constexpr kiln::kernel::softmax_form softmax_form_of(bool is_long) {
  return {.columns = is_long ? long_piece : longest_row, .is_long = is_long};
}

enum class row_step {
  rmsnorm,
  add_rmsnorm,
  rmsnorm_gradients,
  add_rmsnorm_gradients,
  layernorm,
  add_layernorm,
  layernorm_gradients,
  add_layernorm_gradients,
  weight_gradient,
  silu_and_mul,
  silu_gradient,
  gelu,
  gelu_tanh,
  softmax,
  softmax_long,
};

/// The kernel of a step.
template<class T, row_step Step> constexpr auto row_kernel() {
  namespace kernel = kiln::kernel;
  using kernel::activation_function;
  using enum row_step;
  if constexpr (Step == rmsnorm || Step == add_rmsnorm)
    return &kernel::rmsnorm<T, norm_form_of(false, Step == add_rmsnorm)>;
  else if constexpr (Step == layernorm || Step == add_layernorm)
    return &kernel::layernorm<T, norm_form_of(true, Step == add_layernorm)>;
  else if constexpr (Step == rmsnorm_gradients || Step == add_rmsnorm_gradients)
    return &kernel::rmsnorm_backward<T, gradient_form_of(Step == add_rmsnorm_gradients)>;
  else if constexpr (Step == layernorm_gradients || Step == add_layernorm_gradients)
    return &kernel::layernorm_backward<T, gradient_form_of(Step == add_layernorm_gradients)>;
  else if constexpr (Step == weight_gradient)
    return &kernel::norm_weight_gradient<T, 8>;
  else if constexpr (Step == silu_and_mul)
    return &kernel::activation<T, activation_form_of(activation_function::silu)>;
  else if constexpr (Step == silu_gradient)
    return &kernel::activation_backward<T, activation_form_of(activation_function::silu)>;
  else if constexpr (Step == gelu)
    return &kernel::activation<T, activation_form_of(activation_function::gelu)>;
  else if constexpr (Step == gelu_tanh)
    return &kernel::activation<T, activation_form_of(activation_function::gelu_tanh)>;
  else
    return &kernel::softmax<T, softmax_form_of(Step == softmax_long)>;
}

} // namespace kiln_examples
