// SPDX-License-Identifier: MIT
// A correct file: the harness must object.
// harness: it compiled
// expect: int
#include <kiln/support/types.hpp>

static_assert(sizeof(kiln::u32) == 4);
