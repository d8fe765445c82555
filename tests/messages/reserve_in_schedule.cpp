// SPDX-License-Identifier: MIT
// A place inside schedule is not known before it ends.
// target: gfx942
// expect: {mistake}: reserve inside record, schedule or detached: their code has no place yet
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto sum = k.sgpr<i32>(0), step = k.sgpr<i32>(1);
  auto before = k.reserve();
#ifdef KILN_MISTAKE
  k.schedule([&] { before = k.reserve(); }); // mistake
#endif
#ifndef KILN_MISTAKE
  k.for_(0, 8, step, [&](auto i) { sum += i; });
  k.insert_at(before, [&] { sum += 1; });
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
