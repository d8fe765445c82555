// SPDX-License-Identifier: MIT
// A place made before the loop in which it is read.
// target: gfx942
// expect: {mistake}: this place of slot 0 was made in another loop than it is read in
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
  k.for_(0, 4, 1, [&](const auto&) {
    ring.write(0, [&](const sgpr<u32>& slot) { k.ds_write_b32(at + slot, value); });
    k.barrier();
#ifdef KILN_MISTAKE
    ring.read(first, [&] { k.ds_read_b32(out, here); }); // mistake
#else
    first = ring.place(0, [&](const sgpr<u32>& slot) { here = at + slot; });
    ring.read(first, [&] { k.ds_read_b32(out, here); });
#endif
    k.barrier();
    ring.advance();
  });
  y[as<i32>(k.thread_idx.x)] = out;
}

KILN_KERNEL(mistaken, block_size<64>);
