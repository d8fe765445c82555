// SPDX-License-Identifier: MIT
// Four accumulators where a matrix instruction has 16.
// target: gfx942
// errors: 1
// expect: {mistake}: v_mfma_f32_32x32x8_f16: operand 1 (vdst) has 4 registers; 16 are needed
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

#ifdef KILN_MISTAKE
constexpr u32 accumulators = 4;
#else
constexpr u32 accumulators = 16;
#endif

constexpr void written(builder k, arg<float*> y) {
  auto sum = k.vgpr<f32, accumulators>(0);
  auto a = k.vgpr<f16x2, 2>(0);
  k.v_mfma_f32_32x32x8_f16(sum, a, a, sum); // mistake
  y[k.thread_idx.x] = sum[0];
}

KILN_KERNEL(written, block_size<64>);
