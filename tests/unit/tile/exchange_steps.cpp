// SPDX-License-Identifier: MIT
// Layouts of exchanges through LDS are constants of at most 100,000 steps of clang's evaluator: compiled with that limit.
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/memory/convert_in_lds.hpp>

namespace tile = kiln::tile;

constexpr tile::layout by_rows = tile::layout_of("item[n1 n2 n4 n32] lane[n8 n16 m1 m2 m4 m8] wave[m16 m32]"),
                       by_columns =
                           tile::layout_of("item[m1 m2 m4 m8] lane[n1 n2 n4 n8 n16 m16] wave[n32 m32]");
static_assert(tile::exchange_layout<by_rows, by_columns, kiln::f64>.bits(tile::place::offset) == 12);
static_assert(tile::exchange_layout<by_rows, by_columns, kiln::bf16>.bits(tile::place::offset) == 12);
static_assert(tile::exchange_layout<by_columns, by_rows, kiln::fp8>.bits(tile::place::offset) == 12);
