// SPDX-License-Identifier: MIT
// A ring of too many slots.
// target: gfx942
// expect: {mistake}: a ring of 17 slots; allowed range is 1..16
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/ring.hpp>

using namespace kiln::dsl;

constexpr void mistaken(builder k) {
#ifdef KILN_MISTAKE
  lds_ring ring(k, 17, 1024); // mistake
#else
  lds_ring ring(k, 16, 1024);
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
