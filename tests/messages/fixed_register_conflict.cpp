// SPDX-License-Identifier: MIT
// Two values that must be in one register at one time.
// target: gfx942
// expect: fixed_register_conflict.cpp:10: this value must be in v0, but a register of it holds a kernel input or argument that is still needed
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto zero = k.vgpr<i32>(at_register(0));
  zero = 0;
  k.ds_write_b32(k.thread_idx.x, zero);
}

KILN_KERNEL(mistaken, block_size<64>);
