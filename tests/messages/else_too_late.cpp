// SPDX-License-Identifier: MIT
// else_ apart from its if_.
// target: gfx942
// expect: {mistake}: else_ must follow its if_ at once: k.if_(c, [&] { ... }).else_([&] { ... })
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto s = k.sgpr<i32>(1);
  auto then = k.if_(s < 2, [&] { s += 1; });
  s += 2;
#ifdef KILN_MISTAKE
  then.else_([&] { s += 3; }); // mistake
#endif
#ifndef KILN_MISTAKE
  (void)then;
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
