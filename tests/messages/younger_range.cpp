// SPDX-License-Identifier: MIT
// More generations than a wait can leave in flight.
// target: gfx942
// expect: {mistake}: wait leaves 8 younger generations in flight; allowed range is 0..7
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void mistaken(builder k, arg<float*> p) {
  auto y = k.vgpr<f32>();
  auto at = k.vgpr<u32>(0);
  const auto loaded = k.async([&] { k.global_load_dword(y, at, p); });
#ifdef KILN_MISTAKE
  k.wait(loaded, younger(8)); // mistake
#else
  k.wait(loaded, younger(7));
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
