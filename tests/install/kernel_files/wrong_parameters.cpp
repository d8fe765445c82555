// SPDX-License-Identifier: MIT
// A declaration that differs from the kernel in its parameters.
#include <kiln/device/launch.hpp>

KILN_DECLARE_KERNEL(add_kernel, void(float*, int, float), kiln::block_size<256>);

int main() { return 0; }
