// SPDX-License-Identifier: MIT
// A 32-bit address without its base.
// target: gfx942
// flags: -Wno-unused -Wno-unused-parameter
// errors: 1
// expect: {mistake}: global_load_dword: operand 3 (saddr) is off; allowed here: SGPR or vcc (with off the address before it has 64 bits, a pair of VGPRs)
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> x) {
  auto i = as<u32>(k.thread_idx.x) * 4;
  auto v = k.vgpr<f32>();
#ifdef KILN_MISTAKE
  k.global_load_dword(v, i, off); // mistake
#else
  k.global_load_dword(v, i, x);
  x[0] = v;
#endif
}

KILN_KERNEL(written, block_size<64>);
