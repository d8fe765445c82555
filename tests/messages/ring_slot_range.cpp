// SPDX-License-Identifier: MIT
// A slot that the ring does not have.
// target: gfx942
// expect: {mistake}: slot 2 of a ring of 2; allowed range is 0..1
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/ring.hpp>

using namespace kiln::dsl;

constexpr void mistaken(builder k) {
  lds_ring ring(k, 2, 1024);
  const auto write = [&](const sgpr<u32>& place) { k.ds_write_b32(k.vgpr<u32>(place), k.thread_idx.x); };
#ifdef KILN_MISTAKE
  ring.write(2, write); // mistake
#else
  ring.write(1, write);
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
