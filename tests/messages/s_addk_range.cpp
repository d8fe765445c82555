// SPDX-License-Identifier: MIT
// A number that the instruction's 16 bits hold only with another sign.
// target: gfx942
// expect: {mistake}: s_addk_i32: operand 2 (simm16) is 40000; allowed range is -32768..32767
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln;

constexpr void written(builder k) {
  auto i = k.sgpr<i32>(0);
#ifdef KILN_MISTAKE
  k.s_addk_i32(i, 40000); // mistake
#else
  k.s_addk_i32(i, -32768);
#endif
}

KILN_KERNEL(written, block_size<64>);
