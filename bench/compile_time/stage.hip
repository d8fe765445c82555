// SPDX-License-Identifier: MIT
// The kernel `mixed` through the pipeline alone: no text, no image. stages.py cuts the pipeline off at each stage.
#include "mixed.hpp"

#pragma clang diagnostic ignored "-Wc++23-extensions"

// As in compile/image.hpp, a constant of class type in a function: a constant of type bool is evaluated three times.
struct finished {
  kiln::u32 instructions;
};

template<auto Kernel> constexpr const finished& once() {
  static constexpr finished f = {
      kiln::compile::compile_kernel<Kernel, block_size<256>>(kiln::device::target).program.code.size()};
  return f;
}

#if defined __HIP_DEVICE_COMPILE__
static_assert(once<mixed>().instructions != 0);
#endif
