// SPDX-License-Identifier: MIT
// Norms, activations and softmax of one element type on a GPU: each type is a source of its own, so that kernels are compiled
// side by side.
#pragma once

#include "launch.hpp"
#include "rows.hpp"

namespace kiln_examples {

/// The entry of a step's kernel, in the source of its type.
template<class T, row_step, row_reach> inline constexpr decltype(nullptr) row_entry = nullptr;

template<class T> struct launched_rows {
  hipStream_t stream;
  kiln::isa::arch arch;

  template<row_step Step, row_reach Reach, class... A> int run(i64 x, i64 y, const A&... arguments) const {
    return outcome(kiln::launch<row_entry<T, Step, Reach>>({.grid = {x, y}, .stream = stream}, arguments...));
  }
  template<class M> static M* at(M* data, i64) { return data; }
};

template<class T, class Request> int launch_rows(const Request& r, hipStream_t stream, kiln::isa::arch arch) {
  const launched_rows<T> on{stream, arch};
  return row_steps<T, launched_rows<T>>(on).run(r);
}

} // namespace kiln_examples

#define KILN_EXAMPLES_ROW(name, T, step, reach)                                                              \
  KILN_KERNEL_AS(                                                                                            \
      step##_##reach##_##name,                                                                               \
      (kiln_examples::row_kernel<T, kiln_examples::row_step::step, kiln_examples::row_reach::reach>()),      \
      kiln::block_size<256>);                                                                                \
  template<>                                                                                                 \
  inline constexpr auto                                                                                      \
      kiln_examples::row_entry<T, kiln_examples::row_step::step, kiln_examples::row_reach::reach> =          \
          step##_##reach##_##name

#define KILN_EXAMPLES_ROW_LAUNCH(T, type, request)                                                           \
  kiln_examples::launch_of_type<request>[type] = kiln_examples::launch_rows<T, request>

/// Kernels of one type: norms of one length,
#define KILN_EXAMPLES_NORMS_OF(name, T, reach)                                                               \
  KILN_EXAMPLES_ROW(name, T, rmsnorm, reach);                                                                \
  KILN_EXAMPLES_ROW(name, T, add_rmsnorm, reach);                                                            \
  KILN_EXAMPLES_ROW(name, T, layernorm, reach);                                                              \
  KILN_EXAMPLES_ROW(name, T, add_layernorm, reach)
/// their gradients,
#define KILN_EXAMPLES_GRADIENTS_OF(name, T, reach)                                                           \
  KILN_EXAMPLES_ROW(name, T, rmsnorm_gradients, reach);                                                      \
  KILN_EXAMPLES_ROW(name, T, add_rmsnorm_gradients, reach);                                                  \
  KILN_EXAMPLES_ROW(name, T, layernorm_gradients, reach);                                                    \
  KILN_EXAMPLES_ROW(name, T, add_layernorm_gradients, reach)
/// activations of one promised multiple,
#define KILN_EXAMPLES_ACTIVATIONS_OF(name, T, reach)                                                         \
  KILN_EXAMPLES_ROW(name, T, silu_and_mul, reach);                                                           \
  KILN_EXAMPLES_ROW(name, T, silu_gradient, reach);                                                          \
  KILN_EXAMPLES_ROW(name, T, gelu, reach);                                                                   \
  KILN_EXAMPLES_ROW(name, T, gelu_tanh, reach)

/// and all of them, in three sources.
#define KILN_EXAMPLES_NORMS(name, type, T)                                                                   \
  KILN_EXAMPLES_NORMS_OF(name, T, registers);                                                                \
  KILN_EXAMPLES_NORMS_OF(name, T, pieces);                                                                   \
  KILN_EXAMPLES_NORMS_OF(name, T, any);                                                                      \
  static const bool has_norms_##name = (KILN_EXAMPLES_ROW_LAUNCH(T, type, kiln_norm), true)
#define KILN_EXAMPLES_NORM_GRADIENTS(name, type, T)                                                          \
  KILN_EXAMPLES_GRADIENTS_OF(name, T, registers);                                                            \
  KILN_EXAMPLES_GRADIENTS_OF(name, T, pieces);                                                               \
  KILN_EXAMPLES_GRADIENTS_OF(name, T, any);                                                                  \
  KILN_EXAMPLES_ROW(name, T, rmsnorm_parts, pieces);                                                         \
  KILN_EXAMPLES_ROW(name, T, rmsnorm_parts, any);                                                            \
  KILN_EXAMPLES_ROW(name, T, layernorm_parts, pieces);                                                       \
  KILN_EXAMPLES_ROW(name, T, layernorm_parts, any);                                                          \
  KILN_EXAMPLES_ROW(name, T, weight_gradient, registers);                                                    \
  KILN_EXAMPLES_ROW(name, T, weight_gradient, any);                                                          \
  static const bool has_norm_gradients_##name = (KILN_EXAMPLES_ROW_LAUNCH(T, type, kiln_norm_gradients), true)
#define KILN_EXAMPLES_ROWS(name, type, T)                                                                    \
  KILN_EXAMPLES_ACTIVATIONS_OF(name, T, registers);                                                          \
  KILN_EXAMPLES_ACTIVATIONS_OF(name, T, any);                                                                \
  KILN_EXAMPLES_ROW(name, T, softmax, registers);                                                            \
  KILN_EXAMPLES_ROW(name, T, softmax, pieces);                                                               \
  KILN_EXAMPLES_ROW(name, T, softmax, any);                                                                  \
  static const bool has_rows_##name = (KILN_EXAMPLES_ROW_LAUNCH(T, type, kiln_activation),                   \
                                       KILN_EXAMPLES_ROW_LAUNCH(T, type, kiln_silu_gradient),                \
                                       KILN_EXAMPLES_ROW_LAUNCH(T, type, kiln_softmax), true)
