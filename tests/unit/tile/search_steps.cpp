// SPDX-License-Identifier: MIT
// Each solution is a constant of at most 100,000 steps of clang's evaluator: compiled with that limit.
#include "tiles_of_bf16.hpp"

#include <kiln/tile/convert/plan_conversion.hpp>
#include <kiln/tile/matrix/operands.hpp>
#include <kiln/tile/swizzle/choose_lds_layout.hpp>

using namespace kiln;
using namespace kiln::test;
using namespace kiln::tile;

template<u32 RowBits>
constexpr swizzle_solution of_rows = solve_swizzle(row_major('m', RowBits, 'k', 6), 6, 16, all_accesses);
static_assert(of_rows<6>.conflicts == 0, "64x64");
static_assert(of_rows<7>.conflicts == 0, "128x64");
static_assert(of_rows<8>.conflicts == 0, "256x64");

// Fp8, 128 columns; the writer is the same.
constexpr tile_access fp8[] = {
    {{gfx950, 16, false}, layout_of("item[k1 k2 k4 k8] lane[k16 k32 k64 m1 m2 m4]")},
    {{gfx950, 16}, layout_of("item[k1 k2 k4 k8 k64] lane[m1 m2 m4 m8 k16 k32]")},
    {{gfx950, 16}, layout_of("item[k1 k2 k4 k8 k32] lane[m1 m2 m4 m8 m16 k16]")}};
static_assert(solve_swizzle(row_major('m', 8, 'k', 7), 7, 8, fp8).conflicts == 0);

// The search ends at its own limit, and says so.
constexpr swizzle_solution of_crossed = solve_swizzle(row_major('m', 6, 'k', 6), 6, 16, crossed_accesses);
static_assert(of_crossed.proof == swizzle_proof::none);

constexpr padding_solution padded = solve_padding(row_major('m', 8, 'k', 6), 16, all_accesses, {6, 6});
static_assert(padded.conflicts != 0, "no padding of a row serves them all");

// The choice takes the solution as it is, and counts paddings.
constexpr lds_layout_choice chosen =
    choose_lds_layout(of_crossed, row_major('m', 6, 'k', 6), 6, 16, crossed_accesses);
static_assert(chosen.conflicts <= of_crossed.conflicts);
static_assert(choose_lds_layout(row_major('m', 6, 'k', 6), 6, 16, all_accesses).conflicts == 0);

// D of 16x16 as B of a product of fp4: each lane bit and each part of a register changes.
constexpr layout from = layout_of("item[k1 k2 k16 k32 k64] lane[n1 n2 n4 n8 k4 k8]"),
                 to = layout_of("item[k1 k2 k4 k8 k16] lane[n1 n2 n4 n8 k32 k64]");
constexpr conversion_plan converted = plan_conversion(from, to, 4, gfx950);
static_assert(proves(converted, from, to) && converted.cost() == 8);

constexpr layout a = a_layout(matrix_instruction_of(isa::mn::v_mfma_f32_16x16x32_bf16, gfx950));
static_assert(a == a16x16x32);
