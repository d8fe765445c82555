// SPDX-License-Identifier: MIT
// The text of a layout with a bit that has no number.
// errors: 1
// expect: {mistake}:16: error: constexpr variable 'a' must be initialized by a constant expression
// expect: in a layout's text an image is 0, or a letter and a number from 1 on, or several with ^; another begins at this character:"[0], 9)
#include <kiln/tile/layout/notation.hpp>

#ifdef KILN_MISTAKE
constexpr auto a = kiln::tile::layout_of("item[k1 k] lane[m1 m2 m4 m8 k4 k8]"); // mistake
#else
constexpr auto a = kiln::tile::layout_of("item[k1 k2] lane[m1 m2 m4 m8 k4 k8]");
static_assert(a.bits('k') == 4);
#endif
