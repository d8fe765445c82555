// SPDX-License-Identifier: MIT
// A carry that an expression overwrites before it is used.
// target: gfx942
// expect: {mistake}: s_addc_u32 reads SCC, but s_add_i32, which the builder chose for scc_overwritten.cpp:17, has written it last: write that line before the instruction that sets SCC
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  [[maybe_unused]] auto low = k.sgpr<u32>();
  auto high = k.sgpr<u32>();
  const auto& x = k.block_idx.x;
#ifndef KILN_MISTAKE
  k.s_addc_u32(high, high, x);
#else
  k.s_add_u32(low, low, x);
  k.s_addc_u32(high, high, x + 1); // mistake
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
