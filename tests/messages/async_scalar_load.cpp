// SPDX-License-Identifier: MIT
// A load that no count can wait for.
// target: gfx942
// expect: {mistake}: s_load_dword comes back in no order, so no count can wait for it: async takes loads of global memory, buffers and LDS
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void mistaken(builder k, arg<float*> p) {
  [[maybe_unused]] auto x = k.sgpr<f32>();
  [[maybe_unused]] auto y = k.vgpr<f32>();
  [[maybe_unused]] auto at = k.vgpr<u32>(0);
#ifdef KILN_MISTAKE
  k.async([&] {
    k.s_load_dword(x, p, 0); // mistake
  });
#else
  k.async([&] { k.global_load_dword(y, at, p); });
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
