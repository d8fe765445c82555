// SPDX-License-Identifier: MIT
// The kernel `mixed` through the pipeline alone: no text, no image. stages.py cuts the pipeline off at each stage.
#include "mixed.hpp"

#pragma clang diagnostic ignored "-Wc++23-extensions"

template<auto Kernel> constexpr bool evaluated_once() {
  static constexpr bool done =
      kiln::compile::compile_kernel<Kernel, block_size<256>>(kiln::device::target).program.code.size() != 0;
  return done;
}

#if defined __HIP_DEVICE_COMPILE__
static_assert(evaluated_once<mixed>());
#endif
