// SPDX-License-Identifier: MIT
// Norms, activations and softmax of one element type on a GPU: each type is a source of its own, so that kernels are compiled
// side by side.
#pragma once

#include "launch.hpp"
#include "rows.hpp"

namespace kiln_examples {

/// The entry of a step's kernel, in the source of its type.
template<class T, row_step> inline constexpr decltype(nullptr) row_entry = nullptr;

template<class T> struct launched_rows {
  hipStream_t stream;
  kiln::isa::arch arch;

  template<row_step Step, class... A> int run(i64 x, i64 y, const A&... arguments) const {
    return outcome(kiln::launch<row_entry<T, Step>>({.grid = {x, y}, .stream = stream}, arguments...));
  }
  template<class M> static M* at(M* data, i64) { return data; }
};

template<class T, class Request> int launch_rows(const Request& r, hipStream_t stream, kiln::isa::arch arch) {
  const launched_rows<T> on{stream, arch};
  return row_steps<T, launched_rows<T>>(on).run(r);
}

} // namespace kiln_examples

#define KILN_EXAMPLES_ROW(name, T, step)                                                                     \
  KILN_KERNEL_AS(step##_##name, (kiln_examples::row_kernel<T, kiln_examples::row_step::step>()),             \
                 kiln::block_size<256>);                                                                     \
  template<> inline constexpr auto kiln_examples::row_entry<T, kiln_examples::row_step::step> = step##_##name

#define KILN_EXAMPLES_ROW_LAUNCH(T, type, request)                                                           \
  kiln_examples::launch_of_type<request>[type] = kiln_examples::launch_rows<T, request>

/// Kernels of one type.
#define KILN_EXAMPLES_ROWS(name, type, T)                                                                    \
  KILN_EXAMPLES_ROW(name, T, rmsnorm);                                                                       \
  KILN_EXAMPLES_ROW(name, T, add_rmsnorm);                                                                   \
  KILN_EXAMPLES_ROW(name, T, rmsnorm_gradients);                                                             \
  KILN_EXAMPLES_ROW(name, T, add_rmsnorm_gradients);                                                         \
  KILN_EXAMPLES_ROW(name, T, layernorm);                                                                     \
  KILN_EXAMPLES_ROW(name, T, add_layernorm);                                                                 \
  KILN_EXAMPLES_ROW(name, T, layernorm_gradients);                                                           \
  KILN_EXAMPLES_ROW(name, T, add_layernorm_gradients);                                                       \
  KILN_EXAMPLES_ROW(name, T, weight_gradient);                                                               \
  KILN_EXAMPLES_ROW(name, T, silu_and_mul);                                                                  \
  KILN_EXAMPLES_ROW(name, T, silu_gradient);                                                                 \
  KILN_EXAMPLES_ROW(name, T, gelu);                                                                          \
  KILN_EXAMPLES_ROW(name, T, gelu_tanh);                                                                     \
  KILN_EXAMPLES_ROW(name, T, softmax);                                                                       \
  KILN_EXAMPLES_ROW(name, T, softmax_long);                                                                  \
  static const bool has_rows_##name =                                                                        \
      (KILN_EXAMPLES_ROW_LAUNCH(T, type, kiln_norm), KILN_EXAMPLES_ROW_LAUNCH(T, type, kiln_norm_gradients), \
       KILN_EXAMPLES_ROW_LAUNCH(T, type, kiln_activation),                                                   \
       KILN_EXAMPLES_ROW_LAUNCH(T, type, kiln_silu_gradient),                                                \
       KILN_EXAMPLES_ROW_LAUNCH(T, type, kiln_softmax), true)
