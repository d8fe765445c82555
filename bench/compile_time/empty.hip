// SPDX-License-Identifier: MIT
// A kernel without instructions of its own: what the headers alone cost.
#include <kiln/hip.hpp>

constexpr void empty(kiln::builder) {}
KILN_KERNEL(empty, kiln::block_size<256>);
