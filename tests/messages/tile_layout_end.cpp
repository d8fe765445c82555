// SPDX-License-Identifier: MIT
// The text of a layout with no end.
// errors: 1
// expect: {mistake}:16: error: constexpr variable 'a' must be initialized by a constant expression
// expect: in a layout's text a ] is missing at this character:"[0], 35)
#include <kiln/tile/layout/notation.hpp>

#ifdef KILN_MISTAKE
constexpr auto a = kiln::tile::layout_of("item[k1 k2] lane[m1 m2 m4 m8 k4 k8"); // mistake
#else
constexpr auto a = kiln::tile::layout_of("item[k1 k2] lane[m1 m2 m4 m8 k4 k8]");
static_assert(a.bits('k') == 4);
#endif
