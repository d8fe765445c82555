// SPDX-License-Identifier: MIT
// A wait for loads that come after it.
// target: gfx942
// expect: {mistake}: this waits for loads that no path has issued before it: k.async comes first
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void mistaken(builder k, arg<float*> p) {
  auto y = k.vgpr<f32>();
  auto at = k.vgpr<u32>(0);
  const auto loaded = k.make_token();
#ifdef KILN_MISTAKE
  k.wait(loaded); // mistake
#endif
  k.async(loaded, [&] { k.global_load_dword(y, at, p); });
  k.wait(loaded);
}

KILN_KERNEL(mistaken, block_size<64>);
