// SPDX-License-Identifier: MIT
// A place of a ring that has made a step since.
// target: gfx942
// expect: {mistake}: steps of the ring since this place of slot 0 was made: 1; allowed are 0: make it anew after advance()
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/ring.hpp>

using namespace kiln::dsl;

constexpr void mistaken(builder k, arg<float*> y) {
  lds_ring ring(k, 2, 256);
  const auto at = k.vgpr<u32>(as<u32>(k.thread_idx.x) * 4u);
  auto here = k.vgpr<u32>(0);
  const auto value = k.vgpr<f32>(1.0f);
  auto out = k.vgpr<f32>();
  auto first = ring.place(0, [&](const sgpr<u32>& slot) { here = at + slot; });
  ring.write(0, [&](const sgpr<u32>& slot) { k.ds_write_b32(at + slot, value); });
  k.barrier();
#ifdef KILN_MISTAKE
  ring.advance();
  ring.read(first, [&] { k.ds_read_b32(out, here); }); // mistake
#else
  ring.read(first, [&] { k.ds_read_b32(out, here); });
#endif
  y[as<i32>(k.thread_idx.x)] = out;
}

KILN_KERNEL(mistaken, block_size<64>);
