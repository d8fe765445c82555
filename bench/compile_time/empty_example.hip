// SPDX-License-Identifier: MIT
// A kernel without instructions of its own, in the headers of the examples.
#include "../../examples/run.hpp"

constexpr void empty(kiln::builder) {}
KILN_KERNEL(empty, kiln::block_size<256>);
