// SPDX-License-Identifier: MIT
// A loop that is unrolled into no copies.
// target: gfx942
// expect: a loop is unrolled into at least one copy of its body
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto sum = k.sgpr<i32>(0), step = k.sgpr<i32>(1);
  auto before = k.reserve();
#ifdef KILN_MISTAKE
  k.for_(0, 8, 1, [&](auto i) { sum += i; }, unroll<0>); // mistake
#endif
#ifndef KILN_MISTAKE
  k.for_(0, 8, step, [&](auto i) { sum += i; });
  k.insert_at(before, [&] { sum += 1; });
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
