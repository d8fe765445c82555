// SPDX-License-Identifier: MIT
// An asynchronous piece that loads nothing.
// target: gfx942
// expect: {mistake}: async without a load: nothing is under way
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void mistaken(builder k) {
  auto x = k.vgpr<f32>(1), y = k.vgpr<f32>();
  [[maybe_unused]] auto shared = k.lds<float>(64);
#ifdef KILN_MISTAKE
  k.async([&] { y = x + x; }); // mistake
#else
  k.async([&] { k.ds_read_b32(y, x); });
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
