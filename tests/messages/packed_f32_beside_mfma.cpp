// SPDX-License-Identifier: MIT
// Packed f32 in a kernel with matrix instructions, on the target that may lose its operands.
// target: gfx950
// errors: 1
// expect: {mistake}: v_pk_mul_f32 beside matrix instructions: gfx950 may lose its operands (erratum packed-f32-beside-mfma, LLVM issue 206825
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void scaled(builder k, arg<float*> y) {
  auto a = k.vgpr<f16x2, 2>();
  auto sum = k.vgpr<f32, 16>(0);
  auto pair = k.vgpr<f32, 2>(2);
  k.v_mfma_f32_32x32x8_f16(sum, a, a, sum);
#ifdef KILN_MISTAKE
  k.v_pk_mul_f32(pair, pair, pair); // mistake
#else
  for (int i = 0; i < 2; ++i) k.v_mul_f32(pair[i], pair[i], pair[i]);
#endif
  y[0] = pair[0] + sum[0];
}

KILN_KERNEL(scaled, block_size<64>);
