// SPDX-License-Identifier: MIT
// Accesses of a tile of bf16 by a GEMM on gfx942 and gfx950: writers, and readers of each MFMA.
#pragma once

#include <kiln/tile/layout/make.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/memory/transposed_read.hpp>
#include <kiln/tile/swizzle/solve_swizzle.hpp>

namespace kiln::test {

inline constexpr auto gfx90a = isa::arch::gfx90a, gfx942 = isa::arch::gfx942, gfx950 = isa::arch::gfx950;

/// 16 bytes per lane, a row of 128 bytes by 8 lanes.
inline constexpr tile::layout written = tile::layout_of("item[k1 k2 k4] lane[k8 k16 k32 m1 m2 m4]");
inline constexpr tile::layout a16x16x16 = tile::layout_of("item[k1 k2] lane[m1 m2 m4 m8 k4 k8]");
inline constexpr tile::layout a32x32x8 = tile::layout_of("item[k1 k2] lane[m1 m2 m4 m8 m16 k4]");
/// Of gfx950, and of gfx942 with two steps of k at once.
inline constexpr tile::layout a16x16x32 = tile::layout_of("item[k1 k2 k4] lane[m1 m2 m4 m8 k8 k16]");
inline constexpr tile::layout a32x32x16 = tile::layout_of("item[k1 k2 k4] lane[m1 m2 m4 m8 m16 k8]");

/// The addresses of ds_read_b64_tr_b16 for an operand (k,m) whose k are the tile's rows, here named m, and m its columns.
constexpr tile::layout transposed(const char* operand) {
  return tile::addresses_of_transposed_read(renamed(tile::layout_of(operand), "mk", "km"), 16);
}

inline constexpr tile::tile_access all_accesses[] = {
    {{gfx950, 16, false}, written},
    {{gfx942, 16}, a16x16x32},
    {{gfx942, 16}, a32x32x16},
    {{gfx950, 16}, a16x16x32},
    {{gfx950, 16}, a32x32x16},
    {{gfx950, 8}, transposed("item[k1 k2 k4] lane[m1 m2 m4 m8 k8 k16]")},
    {{gfx950, 8}, transposed("item[k1 k2 k16] lane[m1 m2 m4 m8 k4 k8]")},
    {{gfx950, 8}, transposed("item[k1 k2 k4] lane[m1 m2 m4 m8 m16 k8]")},
};

/// Lanes in no sensible order: no swizzle of a 64x64 tile that serves them all is found soon.
inline constexpr tile::tile_access crossed_accesses[] = {
    {{gfx950, 16}, tile::layout_of("item[k1 k2 k4] lane[k16 k32 m16 m4 k8 m2]")},
    {{gfx942, 16}, tile::layout_of("item[k1 k2 k4] lane[m2 m32 m4 k16 k32 m16]")},
    {{gfx942, 16, false}, tile::layout_of("item[k1 k2 k4] lane[k32 k16 m4 k8 m16 m2]")},
    {{gfx950, 16}, tile::layout_of("item[k1 k2 k4] lane[k16 k8 m1 m16 k32 m32]")},
    {{gfx950, 16}, tile::layout_of("item[k1 k2 k4] lane[k32 m4 m8 m2 m32 m16]")},
    {{gfx950, 16, false}, tile::layout_of("item[k1 k2 k4] lane[k32 m16 k16 m2 m4 m32]")},
};

} // namespace kiln::test
