// SPDX-License-Identifier: MIT
// A size that is no multiple of its tile.
// expect: error: constexpr variable 'tiles' must be initialized by a constant expression
// expect: non-constexpr function 'a_remainder_is_left' cannot be used in a constant expression
// expect: in call to 'div_exact<int, int>(1000, 64)'
#include <kiln/kiln.hpp>

using namespace kiln;

#ifdef KILN_MISTAKE
constexpr int tiles = div_exact(1000, 64); // mistake
#endif
constexpr int whole_tiles = div_exact(1024, 64);
static_assert(whole_tiles == 16);
