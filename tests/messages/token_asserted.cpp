// SPDX-License-Identifier: MIT
// With checked waits, a token's wait inserts nothing: it asserts.
// target: gfx942
// expect: {mistake}: loads of line 14 may not have arrived where they are waited for: s_waitcnt vmcnt(1) is missing
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void mistaken(builder k, arg<float*> p) {
  auto y = k.vgpr<f32>(), z = k.vgpr<f32>();
  auto at = k.vgpr<u32>(0);
  k.s_waitcnt(lgkmcnt(0));
  const auto loaded = k.async([&] { k.global_load_dword(y, at, p); });
  k.global_load_dword(z, at, p);
#ifndef KILN_MISTAKE
  k.s_waitcnt(vmcnt(1));
#endif
  k.wait(loaded); // mistake
  k.s_waitcnt(vmcnt(0));
}

KILN_KERNEL(mistaken, block_size<64>, waits::checked);
