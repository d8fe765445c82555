// SPDX-License-Identifier: MIT
// A place of another ring.
// target: gfx942
// expect: {mistake}: this place is one of another ring
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
  lds_ring other(k, 2, 256);
  auto first = ring.place(0, [&](const sgpr<u32>& slot) { here = at + slot; });
  auto second = other.place(0, [&](const sgpr<u32>& slot) { here = at + slot; });
  ring.write(0, [&](const sgpr<u32>& slot) { k.ds_write_b32(at + slot, value); });
  k.barrier();
#ifdef KILN_MISTAKE
  ring.read(second, [&] { k.ds_read_b32(out, here); }); // mistake
  (void)first;
#else
  ring.read(first, [&] { k.ds_read_b32(out, here); });
  (void)second;
#endif
  y[as<i32>(k.thread_idx.x)] = out;
}

KILN_KERNEL(mistaken, block_size<64>);
