// SPDX-License-Identifier: MIT
// Attention of one element type and head on a GPU: each is a source of its own, so that kernels are compiled side by side.
#pragma once

#include "attention.hpp"
#include "launch.hpp"

#include <kiln/kernel/attention_forward.hpp>
#include <kiln/kernel/attention_gradient_launch.hpp>
#include <kiln/kernel/attention_launch.hpp>

namespace kiln_examples {

template<auto Forward> struct launched {
  hipStream_t stream;

  template<class... A> int run(i64 x, i64 y, i64 z, const A&... arguments) const {
    return outcome(kiln::launch<Forward>({.grid = {x, y, z}, .stream = stream}, arguments...));
  }
  static kiln::kernel::attention_device device() {
    return kiln::kernel::attention_device_of(kiln::kernel::current_device());
  }
  template<class M> static M* at(M* data, i64) { return data; }
};

/// The launches of one type and head, in the list of those that the library was built with.
struct attention_kernels {
  using options = kiln::kernel::attention_launch_options;
  struct functions {
    int (*attend)(const kiln_attention& r, hipStream_t stream);
    int (*gradients)(const kiln_attention_gradients& r, const options& o);
    i64 (*workspace_bytes)(const kiln_attention_gradients& r);
  };

  attention_kernels(int32_t its_type, int32_t its_head, const functions& its_own)
      : type(its_type), head(its_head), own(its_own), next(first) {
    first = this;
  }
  static inline constinit const attention_kernels* first = nullptr;

  int32_t type, head;
  functions own;
  const attention_kernels* next;
};

template<class T, u32 Head, auto Forward, class Gradients>
inline constexpr attention_kernels::functions attention_functions{
    .attend =
        [](const kiln_attention& r, hipStream_t stream) {
          const launched<Forward> on{stream};
          return attention_launch<T, Head, launched<Forward>>(r, on).run();
        },
    .gradients =
        [](const kiln_attention_gradients& r, const attention_kernels::options& o) {
          const kiln::kernel::attention_outcome done = Gradients::launch(problem_of(r), Head, o);
          return done.ok() ? 0 : fail("gradients of attention: %s", done.text());
        },
    .workspace_bytes =
        [](const kiln_attention_gradients& r) { return Gradients::workspace_bytes(problem_of(r), Head); }};

} // namespace kiln_examples

#define KILN_EXAMPLES_ATTENTION_KERNEL(name, function, T, head)                                              \
  KILN_KERNEL_AS(name, (kiln::kernel::function<T, kiln_examples::form_of_head<head>>), kiln::block_size<256>)

/// Kernels of one type and head.
#define KILN_EXAMPLES_ATTENTION(name, type, T, head)                                                         \
  KILN_EXAMPLES_ATTENTION_KERNEL(attention_##name, attention_forward, T, head);                              \
  KILN_EXAMPLES_ATTENTION_KERNEL(attention_delta_##name, attention_delta, T, head);                          \
  KILN_EXAMPLES_ATTENTION_KERNEL(attention_keys_##name, attention_backward_keys, T, head);                   \
  KILN_EXAMPLES_ATTENTION_KERNEL(attention_sums_##name, attention_key_sums, T, head);                        \
  KILN_EXAMPLES_ATTENTION_KERNEL(attention_queries_##name, attention_backward_queries, T, head);             \
  static const kiln_examples::attention_kernels attention_kernels_##name(                                    \
      type, head,                                                                                            \
      kiln_examples::attention_functions<                                                                    \
          T, head, attention_##name,                                                                         \
          kiln::kernel::attention_gradient_family<kiln::kernel::attention_gradient_variant<                  \
              kiln_examples::form_of_head<head>, attention_delta_##name, attention_keys_##name,              \
              attention_queries_##name, attention_sums_##name>>>)
