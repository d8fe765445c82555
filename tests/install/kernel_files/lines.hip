// SPDX-License-Identifier: MIT
// A macro that Kiln's headers depend on: it must have its effect where these are precompiled too.
#define KILN_DEBUG_LINES
#include <kiln/hip.hpp>

using namespace kiln::dsl;

constexpr void lines(builder k, arg<float*> y) { y[k.thread_idx.x] = 1.0f; }

KILN_KERNEL(lines, block_size<64>);
