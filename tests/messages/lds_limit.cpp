// SPDX-License-Identifier: MIT
// More LDS than a workgroup can have.
// target: gfx942
// expect: {mistake}: LDS: this array of 65540 bytes brings the kernel to 65540; gfx942 has 65536 for a workgroup
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
#ifdef KILN_MISTAKE
  k.lds<float>(16385)[0] = 1; // mistake
#endif
#ifndef KILN_MISTAKE
  k.lds<float>(16384)[0] = 1;
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
