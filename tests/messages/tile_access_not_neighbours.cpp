// SPDX-License-Identifier: MIT
// A read of 16 bytes from a tile whose neighbours in memory are other lanes' elements.
// errors: 1
// expect: {mistake}:16: error: constexpr variable 'solved' must be initialized by a constant expression
// expect: refuse<>(&"tile_access: an instruction's elements are no neighbours in the tile"[0])
#include <kiln/tile/layout/make.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/swizzle/solve_swizzle.hpp>

using namespace kiln::tile;

constexpr auto gfx942 = kiln::isa::arch::gfx942;
constexpr tile_access reads[] = {{{gfx942, 16}, layout_of("item[k1 k2 k4] lane[m1 m2 m4 m8 k8 k16]")}};
#ifdef KILN_MISTAKE
constexpr auto by_columns = row_major('k', 5, 'm', 6);
constexpr auto solved = solve_swizzle(by_columns, 6, 16, reads); // mistake
#else
constexpr auto solved = solve_swizzle(row_major('m', 6, 'k', 5), 5, 16, reads);
static_assert(solved.conflicts == 0);
#endif
