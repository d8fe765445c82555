// SPDX-License-Identifier: MIT
// The text of a layout with a group that there is not.
// errors: 1
// expect: {mistake}:16: error: constexpr variable 'a' must be initialized by a constant expression
// expect: the groups of a layout's text are item[], lane[], wave[], offset[], at[] and of[]; another begins at this character:"[0], 13)
#include <kiln/tile/layout/notation.hpp>

#ifdef KILN_MISTAKE
constexpr auto a = kiln::tile::layout_of("item[k1 k2] lanes[m1 m2 m4 m8 k4 k8]"); // mistake
#else
constexpr auto a = kiln::tile::layout_of("item[k1 k2] lane[m1 m2 m4 m8 k4 k8]");
static_assert(a.bits('k') == 4);
#endif
