// SPDX-License-Identifier: MIT
// f32 registers as bf16 elements.
// target: gfx942
// errors: 1
// expect: {mistake}: the registers hold f32, the memory bf16 or, packed, bf16x2: convert<bf16>(x) converts a number, as<...>(x) takes the bits as another type of the same width
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<bf16*> y, arg<const float*> x) {
  auto i = k.thread_idx.x;
  auto v = x.load<2>(i * 2);
#ifdef KILN_MISTAKE
  y.store(i * 2, v); // mistake
#else
  y.store(i * 2, to_bf16x2(v[0], v[1]));
#endif
}

KILN_KERNEL(written, block_size<64>);
