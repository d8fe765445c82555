// SPDX-License-Identifier: MIT
// A loop cannot be inserted at an earlier place.
// target: gfx942
// expect: {mistake}: what is inserted is straight-line code: loops, branches and where stand around the place
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto sum = k.sgpr<i32>(0), step = k.sgpr<i32>(1);
  auto before = k.reserve();
#ifdef KILN_MISTAKE
  k.insert_at(before, [&] { k.for_(0, 8, 1, [&](auto i) { sum += i; }); }); // mistake
#endif
#ifndef KILN_MISTAKE
  k.for_(0, 8, step, [&](auto i) { sum += i; });
  k.insert_at(before, [&] { sum += 1; });
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
