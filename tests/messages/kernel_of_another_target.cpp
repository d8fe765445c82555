// SPDX-License-Identifier: MIT
// A device pass makes no kernels of other targets.
// target: gfx942
// expect: this device pass does not compile for gfx950, only for its own target
// expect: {mistake}
#include <kiln/compile/kernel.hpp>
#include <kiln/device/kernel.hpp>

using namespace kiln;

#ifdef KILN_MISTAKE
constexpr isa::arch other = isa::arch::gfx950;
#else
constexpr isa::arch other = isa::arch::gfx942;
#endif

#pragma clang diagnostic ignored "-Wc++26-extensions" // a message that is calculated
constexpr void nothing(builder) {}
constexpr text_buffer refusal() {
  const compile::outcome o = compile::compile_kernel<nothing, block_size<64>>(other);
  return o.error.text;
}
static_assert(refusal().size() == 0, refusal()); // mistake
