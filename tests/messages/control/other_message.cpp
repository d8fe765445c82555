// SPDX-License-Identifier: MIT
// A file that fails for another reason than it states: the harness must object.
// harness: the compiler did not say: out of registers
// expect: out of registers
#include <kiln/support/types.hpp>

static_assert(sizeof(kiln::u32) == 8, "a different mistake");
