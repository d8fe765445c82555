// SPDX-License-Identifier: MIT
// Slots of a size that leaves the next one misaligned.
// target: gfx942
// expect: {mistake}: slots of 1000 bytes; the size of a slot is a multiple of 16
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/ring.hpp>

using namespace kiln::dsl;

constexpr void mistaken(builder k) {
#ifdef KILN_MISTAKE
  lds_ring ring(k, 2, 1000); // mistake
#else
  lds_ring ring(k, 2, 1024);
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
