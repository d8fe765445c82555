// SPDX-License-Identifier: MIT
// Something that should access a slot, and does not.
// target: gfx942
// expect: {mistake}: this uses a slot of a ring, and accesses no LDS
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/ring.hpp>

using namespace kiln::dsl;

constexpr void mistaken(builder k) {
  lds_ring ring(k, 2, 1024);
#ifdef KILN_MISTAKE
  ring.write(0, [&](const sgpr<u32>&) {}); // mistake
#else
  ring.write(0, [&](const sgpr<u32>& place) { k.ds_write_b32(k.vgpr<u32>(place), k.thread_idx.x); });
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
