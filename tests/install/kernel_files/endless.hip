// SPDX-License-Identifier: MIT
#include <kiln/hip.hpp>

using namespace kiln::dsl;

template<class = void> constexpr void endless(builder) {
  for (int turn = 0; turn >= 0; turn ^= 1) {}
}

KILN_KERNEL_AS(endless_kernel, endless<>, block_size<64>);
