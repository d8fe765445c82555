// SPDX-License-Identifier: MIT
// A loop without a condition of the kernel's.
// target: gfx942
// errors: 1
// expect: {mistake}: a bool is known while the kernel is built: k.forever(body) loops until break_, a C++ loop unrolls
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto i = k.sgpr<u32>(0);
  const auto turn = [&] {
    i += 1;
    k.if_(i == 5, [&] { k.break_(); });
  };
#ifdef KILN_MISTAKE
  k.while_([] { return true; }, turn); // mistake
#else
  k.forever(turn);
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
