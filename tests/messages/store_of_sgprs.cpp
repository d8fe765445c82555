// SPDX-License-Identifier: MIT
// SGPRs where lanes store.
// target: gfx942
// errors: 1
// expect: {mistake}: lanes store from VGPRs or AGPRs; k.vgpr<f32>(x) copies an SGPR to a VGPR
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> y, arg<float> a) {
  auto i = k.thread_idx.x;

#ifdef KILN_MISTAKE
  y.store(i, a); // mistake
#else
  y.store(i, k.vgpr<f32>(a));
#endif
}

KILN_KERNEL(written, block_size<64>);
