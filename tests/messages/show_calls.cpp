// SPDX-License-Identifier: MIT
// KILN_SHOW_CALLS: a mistake in a function that the kernel calls twice; which of the calls it was.
// target: gfx942
// flags: -DKILN_SHOW_CALLS -fconstexpr-backtrace-limit=0
// lines: 80
// errors: 2
// expect: show_calls.cpp:13: ds_read_b32: offset is 65536; allowed range is 0..65535
// expect: {mistake}:3: note: in call to 'read_word
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void read_word(builder k, auto to, auto from, int byte) { k.ds_read_b32(to, from, offset(byte)); }

constexpr void mistaken(builder k) {
  auto v = k.vgpr<u32>(1);
  read_word(k, v, v, 16);
#ifdef KILN_MISTAKE
  read_word(k, v, v, 65536); // mistake
#else
  read_word(k, v, v, 32);
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
