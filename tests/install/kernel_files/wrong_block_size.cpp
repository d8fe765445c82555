// SPDX-License-Identifier: MIT
// A declaration that differs from the kernel in its block size.
#include <kiln/device/launch.hpp>

KILN_DECLARE_KERNEL(add_kernel, void(float*, float, int), kiln::block_size<64>);

int main() { return 0; }
