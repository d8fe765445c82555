// SPDX-License-Identifier: MIT
// break_ that would leave a loop with lanes switched off.
// target: gfx942
// expect: {mistake}: break_ inside where would leave the loop with lanes switched off; make the condition uniform (any, all) and use if_
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto s = k.sgpr<i32>(0);
  k.while_([&] { return s < 9; },
           [&] {
             s += 1;
             k.where(k.thread_idx.x < s, [&] {
#ifdef KILN_MISTAKE
               k.break_(); // mistake
#endif
             });
           });
}

KILN_KERNEL(mistaken, block_size<64>);
