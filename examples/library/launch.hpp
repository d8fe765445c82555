// SPDX-License-Identifier: MIT
// What the HIP sources of the library share.
#pragma once

#include "request.hpp"

#include <kiln/hip.hpp>

namespace kiln_examples {

inline int outcome(const kiln::launch_result& launched) {
  return launched.ok() ? 0 : fail("%s: %s", launched.name(), launched.text());
}

/// Launches of one type by the kernels of its source, where the library was built with it; null elsewhere.
template<class Request>
inline constinit int (*launch_of_type[KILN_BF16 + 1])(const Request& r, hipStream_t stream,
                                                      kiln::isa::arch arch) = {};

/// One sort a type: each is a source of its own, so that the kernels are compiled side by side.
int launch_sort_f32(const kiln_sort& r, hipStream_t stream);
int launch_sort_f16(const kiln_sort& r, hipStream_t stream);
int launch_sort_i32(const kiln_sort& r, hipStream_t stream);
int launch_sort_u32(const kiln_sort& r, hipStream_t stream);

} // namespace kiln_examples

// The kernels of one type and width, with and without indices.
#define KILN_EXAMPLES_SORT(name, T, width)                                                                   \
  KILN_KERNEL_AS(name##_##width, (kiln::kernel::sort<T, width, false>), kiln::block_size<256>);              \
  KILN_KERNEL_AS(name##_indices_##width, (kiln::kernel::sort<T, width, true>), kiln::block_size<256>)

#define KILN_EXAMPLES_LAUNCH(name, T, width)                                                                 \
  case width: {                                                                                              \
    const kiln::launch_options options{.grid = workgroups(r.count, kiln::kernel::sort_shape<width>::sorts),  \
                                       .stream = stream};                                                    \
    const auto go = [&](const auto& launch) {                                                                \
      return outcome(launch(options, static_cast<T*>(r.out), r.indices, static_cast<const T*>(r.in),         \
                            static_cast<int>(r.length), static_cast<int>(r.count), r.descending != 0));      \
    };                                                                                                       \
    return r.indices == nullptr ? go(kiln::launch<name##_##width>)                                           \
                                : go(kiln::launch<name##_indices_##width>);                                  \
  }

#define KILN_EXAMPLES_WIDTHS(macro, name, T)                                                                 \
  macro(name, T, 2);                                                                                         \
  macro(name, T, 4);                                                                                         \
  macro(name, T, 8);                                                                                         \
  macro(name, T, 16);                                                                                        \
  macro(name, T, 32);                                                                                        \
  macro(name, T, 64);                                                                                        \
  macro(name, T, 128);                                                                                       \
  macro(name, T, 256);                                                                                       \
  macro(name, T, 512);                                                                                       \
  macro(name, T, 1024)

/// Kernels and launch function of one element type.
#define KILN_EXAMPLES_SORTS(name, T)                                                                         \
  KILN_EXAMPLES_WIDTHS(KILN_EXAMPLES_SORT, name, T);                                                         \
  int kiln_examples::launch_##name(const kiln_sort& r, hipStream_t stream) {                                 \
    switch (width_of(r.length)) { KILN_EXAMPLES_WIDTHS(KILN_EXAMPLES_LAUNCH, name, T); }                     \
    return fail("sort: no kernel for arrays of %d", static_cast<int>(r.length));                             \
  }
