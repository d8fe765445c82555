// SPDX-License-Identifier: MIT
// Attention of one element type and head on a GPU: each is a source of its own, so that kernels are compiled side by side.
#pragma once

#include "attention.hpp"
#include "launch.hpp"

#include <kiln/kernel/attention_launch.hpp>

namespace kiln_examples {

template<auto Forward, auto Delta, auto Keys, auto Queries> struct launched {
  hipStream_t stream;

  template<attention_step Step, class... A> int run(i64 x, i64 y, i64 z, const A&... arguments) const {
    const kiln::launch_options options{.grid = {x, y, z}, .stream = stream};
    using enum attention_step;
    if constexpr (Step == forward)
      return outcome(kiln::launch<Forward>(options, arguments...));
    else if constexpr (Step == delta)
      return outcome(kiln::launch<Delta>(options, arguments...));
    else if constexpr (Step == keys)
      return outcome(kiln::launch<Keys>(options, arguments...));
    else
      return outcome(kiln::launch<Queries>(options, arguments...));
  }
  static kiln::kernel::attention_device device() {
    return kiln::kernel::attention_device_of(kiln::kernel::current_device());
  }
  template<class M> static M* at(M* data, i64) { return data; }
};

/// The launch of one type and head, in the list of those that the library was built with.
struct attention_kernels {
  using launch_function = int(const kiln_attention& r, const kiln_attention_gradients* g, hipStream_t stream);

  attention_kernels(int32_t its_type, int32_t its_head, launch_function* its_launch)
      : type(its_type), head(its_head), launch(its_launch), next(first) {
    first = this;
  }
  static inline constinit const attention_kernels* first = nullptr;

  int32_t type, head;
  launch_function* launch;
  const attention_kernels* next;
};

} // namespace kiln_examples

/// Kernels of one type and head.
#define KILN_EXAMPLES_ATTENTION(name, type, T, head)                                                         \
  KILN_KERNEL_AS(attention_##name, (kiln::kernel::attention_forward<T, kiln_examples::form_of_head<head>>),  \
                 kiln::block_size<256>);                                                                     \
  KILN_KERNEL_AS(attention_delta_##name,                                                                     \
                 (kiln::kernel::attention_delta<T, kiln_examples::form_of_head<head>>),                      \
                 kiln::block_size<256>);                                                                     \
  KILN_KERNEL_AS(attention_keys_##name,                                                                      \
                 (kiln::kernel::attention_backward_keys<T, kiln_examples::form_of_head<head>>),              \
                 kiln::block_size<256>);                                                                     \
  KILN_KERNEL_AS(attention_queries_##name,                                                                   \
                 (kiln::kernel::attention_backward_queries<T, kiln_examples::form_of_head<head>>),           \
                 kiln::block_size<256>);                                                                     \
  static const kiln_examples::attention_kernels attention_kernels_##name {                                   \
    type, head, [](const kiln_attention& r, const kiln_attention_gradients* g, hipStream_t stream) {         \
      using runner = kiln_examples::launched<attention_##name, attention_delta_##name,                       \
                                             attention_keys_##name, attention_queries_##name>;               \
      const runner on{stream};                                                                               \
      const kiln_examples::attention_steps<T, head, runner> steps(r, on);                                    \
      return g == nullptr ? steps.forward() : steps.gradients(*g);                                           \
    }                                                                                                        \
  }
