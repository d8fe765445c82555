// SPDX-License-Identifier: MIT
// The least that a consumer does: write a kernel, compile it for each target, and look at the result.
#include <kiln/hip.hpp>

using namespace kiln;

constexpr void fill(builder k, arg<int*> out, arg<int> value) { out[k.thread_idx.x] = value; }

KILN_KERNEL(fill, block_size<64>);

template<isa::arch Arch> using fill_image = compile::image<fill, Arch, block_size<64>>;
static_assert(fill_image<isa::arch::gfx90a>::ok());
static_assert(fill_image<isa::arch::gfx942>::ok());
static_assert(fill_image<isa::arch::gfx950>::ok());

int main() { return fill_image<isa::arch::gfx942>::text{}.size() > 0 ? 0 : 1; }
