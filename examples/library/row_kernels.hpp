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

/// How kernels hold rows. The library chooses by a row's length.
enum class row_reach {
  registers, ///< of multiples of 8 up to `longest_row`: read once
  pieces,    ///< longer ones, of multiples of 8: read again
  any,       ///< of other lengths: read again, a number at a time, since rows begin anywhere
};
inline constexpr u32 longest_row = 8192;
constexpr row_reach reach_of(i64 columns) {
  using enum row_reach;
  if (columns % 8 != 0) return any;
  return columns <= longest_row ? registers : pieces;
}
/// Numbers of a row that a workgroup holds at once. Of any length rows may be short: a workgroup then has four.
constexpr u32 columns_of(row_reach r) {
  using enum row_reach;
  if (r == any) return 1024;
  return r == pieces ? 4096 : longest_row;
}
constexpr u32 multiple_of(row_reach r) { return r == row_reach::any ? 1 : 8; }
/// Rows of a workgroup of a form of so many columns.
constexpr u32 height_of(u32 columns) { return kiln::kernel::row_layout(columns, 2).extent('m'); }

constexpr kiln::kernel::norm_form norm_form_of(row_reach r, bool is_centred, bool has_residual) {
  return {.columns = columns_of(r),
          .is_long = r != row_reach::registers,
          .multiple = multiple_of(r),
          .has_residual = has_residual,
          .has_bias = is_centred,
          .has_statistics = true};
}
/// Only rows in registers give parts of the weight's gradient on the way; those of others take a kernel of their own.
constexpr kiln::kernel::norm_backward_form gradient_form_of(row_reach r, bool has_residual) {
  const bool is_long = r != row_reach::registers;
  return {.columns = columns_of(r),
          .is_long = is_long,
          .multiple = multiple_of(r),
          .has_weight_gradient = !is_long,
          .has_residual_gradient = has_residual};
}
/// A workgroup has a part of a row, so rows of multiples of 8 are never too long.
constexpr kiln::kernel::activation_form activation_form_of(row_reach r, kiln::kernel::activation_function f) {
  return {
      .function = f, .is_gated = f == kiln::kernel::activation_function::silu, .multiple = multiple_of(r)};
}
constexpr kiln::kernel::softmax_form softmax_form_of(row_reach r) {
  return {.columns = columns_of(r), .is_long = r != row_reach::registers, .multiple = multiple_of(r)};
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
  rmsnorm_parts,
  layernorm_parts,
  weight_gradient,
  silu_and_mul,
  silu_gradient,
  gelu,
  gelu_tanh,
  softmax,
};

/// The kernel of a step.
template<class T, row_step Step, row_reach Reach> constexpr auto row_kernel() {
  namespace kernel = kiln::kernel;
  using kernel::activation_function;
  using enum row_step;
  if constexpr (Step == rmsnorm || Step == add_rmsnorm)
    return &kernel::rmsnorm<T, norm_form_of(Reach, false, Step == add_rmsnorm)>;
  else if constexpr (Step == layernorm || Step == add_layernorm)
    return &kernel::layernorm<T, norm_form_of(Reach, true, Step == add_layernorm)>;
  else if constexpr (Step == rmsnorm_gradients || Step == add_rmsnorm_gradients)
    return &kernel::rmsnorm_backward<T, gradient_form_of(Reach, Step == add_rmsnorm_gradients)>;
  else if constexpr (Step == layernorm_gradients || Step == add_layernorm_gradients)
    return &kernel::layernorm_backward<T, gradient_form_of(Reach, Step == add_layernorm_gradients)>;
  else if constexpr (Step == rmsnorm_parts || Step == layernorm_parts)
    return &kernel::norm_weight_parts<T, Step == layernorm_parts, multiple_of(Reach)>;
  else if constexpr (Step == weight_gradient)
    return &kernel::norm_weight_gradient<T, multiple_of(Reach)>;
  else if constexpr (Step == silu_and_mul)
    return &kernel::activation<T, activation_form_of(Reach, activation_function::silu)>;
  else if constexpr (Step == silu_gradient)
    return &kernel::activation_backward<T, activation_form_of(Reach, activation_function::silu)>;
  else if constexpr (Step == gelu)
    return &kernel::activation<T, activation_form_of(Reach, activation_function::gelu)>;
  else if constexpr (Step == gelu_tanh)
    return &kernel::activation<T, activation_form_of(Reach, activation_function::gelu_tanh)>;
  else
    return &kernel::softmax<T, softmax_form_of(Reach)>;
}

} // namespace kiln_examples
