// SPDX-License-Identifier: MIT
// A kernel called as if it were a function.
#include <kiln/device/launch.hpp>

KILN_DECLARE_KERNEL(add_kernel, void(float*, float, int), kiln::block_size<256>);

int main() { add_kernel(nullptr, 1.0f, 4); }
