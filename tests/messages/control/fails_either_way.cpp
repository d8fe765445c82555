// SPDX-License-Identifier: MIT
// A file that fails with and without its mistake: the harness must object.
// harness: without the mistake it does not compile either
// expect: the mistake
#include <kiln/support/types.hpp>

#ifdef KILN_MISTAKE
static_assert(sizeof(kiln::u32) == 8, "the mistake");
#endif
static_assert(sizeof(kiln::u64) == 4, "something else");
