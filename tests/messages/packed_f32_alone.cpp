// SPDX-License-Identifier: MIT
// Packed f32 in a kernel without matrix instructions, on the target that may lose its operands to another kernel's: a warning.
// target: gfx950
// errors: 1
// expect: error: this kernel has packed f32, whose operands gfx950 may lose while another kernel's matrix instruction runs (erratum packed-f32-beside-mfma). Write the 32-bit instructions, or the option accept_packed_f32 after the block size [-Werror,-Wuser-defined-warnings]
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void scaled(builder k, arg<float*> y) {
  auto pair = k.vgpr<f32, 2>(2);
  k.v_pk_mul_f32(pair, pair, pair);
  y[0] = pair[0];
}

#ifdef KILN_MISTAKE
KILN_KERNEL(scaled, block_size<64>);
#else
KILN_KERNEL(scaled, block_size<64>, accept_packed_f32);
#endif
