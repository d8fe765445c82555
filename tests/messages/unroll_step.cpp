// SPDX-License-Identifier: MIT
// An unrolled loop whose step is in a register.
// target: gfx942
// expect: {mistake}: for_: the step of an unrolled loop must be a number
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto sum = k.sgpr<i32>(0), step = k.sgpr<i32>(1);
  auto before = k.reserve();
#ifdef KILN_MISTAKE
  k.for_(0, 8, step, [&](auto i) { sum += i; }, unroll<4>); // mistake
#endif
#ifndef KILN_MISTAKE
  k.for_(0, 8, step, [&](auto i) { sum += i; });
  k.insert_at(before, [&] { sum += 1; });
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
