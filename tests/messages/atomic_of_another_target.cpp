// SPDX-License-Identifier: MIT
// A type that one target cannot add atomically.
// target: gfx90a
// flags: -Wno-unused-parameter
// errors: 1
// expect: {mistake}: global_atomic_pk_add_bf16: not available on gfx90a; exists on gfx942, gfx950
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void counted(builder k, arg<bf16x2*> x, arg<f16x2*> y) {
  auto i = k.thread_idx.x;
#ifdef KILN_MISTAKE
  atomic_add(x[i], 1.0f); // mistake
#else
  atomic_add(y[i], as<f16x2>(k.vgpr<bf16x2>(x[i])));
#endif
}

KILN_KERNEL(counted, block_size<64>);
