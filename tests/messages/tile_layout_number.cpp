// SPDX-License-Identifier: MIT
// The text of a layout with a number that is too large.
// errors: 1
// expect: {mistake}:16: error: constexpr variable 'a' must be initialized by a constant expression
// expect: in a layout's text a number is at most 2^30; a larger one begins at this character:"[0], 33)
#include <kiln/tile/layout/notation.hpp>

#ifdef KILN_MISTAKE
constexpr auto a = kiln::tile::layout_of("item[k1 k2] lane[m1 m2 m4 m8 k4 k8888888888]"); // mistake
#else
constexpr auto a = kiln::tile::layout_of("item[k1 k2] lane[m1 m2 m4 m8 k4 k8]");
static_assert(a.bits('k') == 4);
#endif
