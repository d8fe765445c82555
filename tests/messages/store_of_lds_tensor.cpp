// SPDX-License-Identifier: MIT
// More registers than one instruction stores, in an LDS tensor.
// target: gfx942
// errors: 1
// expect: {mistake}: a store of an LDS tensor takes 1 to 4 VGPRs or AGPRs, and this value is 8 registers: k.vgpr<f32>(x) copies an SGPR, x.slice<4>(0) is 4 registers of x
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<const float*> x) {
  auto i = k.thread_idx.x;
  auto t = k.lds_tensor<float, 64, 8>();
  auto v = x.load<8>(i * 8);
#ifdef KILN_MISTAKE
  t.store(v, i, 0); // mistake
#else
  t.store(v.slice<4>(0), i, 0), t.store(v.slice<4>(4), i, 4);
#endif
}

KILN_KERNEL(written, block_size<64>);
