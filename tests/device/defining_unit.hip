// SPDX-License-Identifier: MIT
// Defines a kernel that only launching_unit.hip launches.
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void count_up(builder k, arg<int*> out, arg<int> first) {
  out[k.thread_idx.x] = first + k.thread_idx.x;
}
KILN_KERNEL(count_up, block_size<64>);
