// SPDX-License-Identifier: MIT
// A kernel argument of a type that cannot be passed.
// target: gfx942
// errors: 1
// expect: kernel arguments are arithmetic types, pointers to them and trivially copyable structs
#include <kiln/device/kernel.hpp>

using namespace kiln;

struct with_a_destructor {
  ~with_a_destructor();
};
#ifdef KILN_MISTAKE
using argument = with_a_destructor;
#else
using argument = int;
#endif

constexpr void mistaken(builder k, arg<argument>) { (void)k; }

KILN_KERNEL(mistaken, block_size<64>);
