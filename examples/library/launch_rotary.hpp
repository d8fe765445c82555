// SPDX-License-Identifier: MIT
// Rotary embedding of one element type on a GPU: each type is a source of its own, so that kernels are compiled side by side.
#pragma once

#include "launch.hpp"
#include "rotary.hpp"

namespace kiln_examples {

/// The entry of a kernel, in the source of its type.
template<class T, kiln::u32 Rotated, bool HasNeighbours, bool IsInverse>
inline constexpr decltype(nullptr) rotary_entry = nullptr;

template<class T> int launch_rotary_on_device(const kiln_rotary& r, hipStream_t stream, kiln::isa::arch) {
  return with_rotary_kernel(r, [&]<kiln::u32 Rotated, bool HasNeighbours, bool IsInverse>() {
    constexpr auto entry = rotary_entry<T, Rotated, HasNeighbours, IsInverse>;
    const auto go = [stream](kiln::i64 x, kiln::i64 y, const auto&... arguments) {
      return outcome(kiln::launch<entry>({.grid = {x, y}, .stream = stream}, arguments...));
    };
    return launch_rotary<T>(r, go, [](auto* data, kiln::i64) { return data; });
  });
}

} // namespace kiln_examples

#define KILN_EXAMPLES_ROTARY_KERNEL(name, ...)                                                               \
  KILN_KERNEL_AS(name, (kiln_examples::rotary_kernel<__VA_ARGS__>), kiln::block_size<256>);                  \
  template<> inline constexpr auto kiln_examples::rotary_entry<__VA_ARGS__> = name
#define KILN_EXAMPLES_ROTARY_KERNELS(name, ...)                                                              \
  KILN_EXAMPLES_ROTARY_KERNEL(name##_halves, __VA_ARGS__, false, false);                                     \
  KILN_EXAMPLES_ROTARY_KERNEL(name##_halves_inverse, __VA_ARGS__, false, true);                              \
  KILN_EXAMPLES_ROTARY_KERNEL(name##_neighbours, __VA_ARGS__, true, false);                                  \
  KILN_EXAMPLES_ROTARY_KERNEL(name##_neighbours_inverse, __VA_ARGS__, true, true)

/// Kernels of one type.
#define KILN_EXAMPLES_ROTARY(name, type, T)                                                                  \
  KILN_EXAMPLES_ROTARY_KERNELS(rotary_##name##_64, T, 64);                                                   \
  KILN_EXAMPLES_ROTARY_KERNELS(rotary_##name##_128, T, 128);                                                 \
  static const bool has_rotary_##name =                                                                      \
      (kiln_examples::launch_of_type<kiln_rotary>[type] = kiln_examples::launch_rotary_on_device<T>, true)
