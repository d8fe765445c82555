// SPDX-License-Identifier: MIT
// What follows from a layout for memory: width, order of items, constants, address registers, cache lines, copies, LDS-DMA and
// transposed reads.
#include <catch2/catch_test_macros.hpp>
#include <kiln/tile/layout/make.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/memory/access_plan.hpp>
#include <kiln/tile/memory/cache_lines.hpp>
#include <kiln/tile/memory/copies.hpp>
#include <kiln/tile/memory/lds_dma.hpp>
#include <kiln/tile/memory/transposed_read.hpp>

using namespace kiln;
using namespace kiln::tile;

namespace {

constexpr layout a16 = layout_of("item[k1 k2 k4] lane[m1 m2 m4 m8 k8 k16]");
constexpr layout rows = row_major('m', 6, 'k', 6), columns = row_major('k', 6, 'm', 6);

constexpr bool widths() {
  // Two steps of k and two of m: a lane's eight elements of a step are neighbours.
  const layout tile = a16 * layout_of("item[k1 m1] lane[]");
  const access_plan by_row = plan_accesses(in_memory(tile, rows), 16),
                    by_column = plan_accesses(in_memory(tile, columns), 16);
  const access_plan narrow = plan_accesses(in_memory(tile, rows), 16, 4);
  // Items in another order in the registers than in memory: the order is part of the plan.
  const access_plan other = plan_accesses(layout_of("item[o4 o16 o1 o2] lane[o8]"), 8);
  return by_row.access_bytes() == 16 && by_row.accesses() == 4 && by_row.address_registers == 1 &&
         by_row.constant_items == 0b11000 && by_row.most_constant_bytes == (32 + 16 * 64) * 2 &&
         by_column.access_bytes() == 2 && by_column.accesses() == 32 && narrow.access_bytes() == 4 &&
         narrow.constant_items == 0b11110 && other.access_bytes() == 8 &&
         other.item_order == bit_map{.inputs = 4, .outputs = 4, .images = {4, 8, 1, 2}};
}
static_assert(widths());

constexpr bool limits_of_widths() {
  // A lane's bit, a constant or two items' common bits below the vector end it.
  return vector_bits_of(layout_of("item[o1 o2] lane[o4]"), 9) == 2 &&
         vector_bits_of(layout_of("item[o1 o2] lane[o2]"), 9) == 1 &&
         vector_bits_of(layout_of("item[o1 o2] lane[] at[o1]"), 9) == 0 &&
         vector_bits_of(layout_of("item[o1 o3] lane[]"), 9) == 0 &&
         vector_bits_of(layout_of("item[o1 o2 o4] lane[0]"), 2) == 2 &&
         vector_bits_of(layout_of("item[] lane[o1]"), 9) == 0;
}
static_assert(limits_of_widths());

constexpr bool registers_of_swizzles() {
  // The items' steps of 8 elements are exclusive-or'ed with the row's lanes: a register for each combination of changed bits.
  const access_plan two = plan_accesses(layout_of("item[o1 o2 o4 o16 o32] lane[o64 o80 o160]"), 16),
                    same = plan_accesses(layout_of("item[o1 o2 o16 o272] lane[o64 o80]"), 16);
  return two.address_registers == 4 && two.constant_items == 0 && same.address_registers == 2;
}
static_assert(registers_of_swizzles());

constexpr bool lines() {
  const layout by_row = in_memory(a16, rows);
  const layout straight = layout_of("item[k1 k2 k4] lane[k8 k16 k32 m1 m2 m4]");
  // 16 rows 128 bytes apart; 64 bytes of each. The straight order reads 8 rows whole.
  return cache_lines(by_row, 16, 128) == 16 && cache_lines(in_memory(straight, rows), 16, 128) == 8 &&
         cache_lines(in_memory(straight, rows), 16, 64) == 16 &&
         cache_lines_of_rows(a16, 'k', 16, 128) == 16 && cache_lines_of_rows(straight, 'k', 16, 128) == 8 &&
         cache_lines_of_rows(straight, 'k', 16, 64) == 16 && fewest_cache_lines(16, 128) == 8;
}
static_assert(lines());

constexpr bool copies() {
  const layout once = a16, rows_only = without(a16, 'k');
  const layout twice = layout_of("item[k1] lane[m1 m1 m2] wave[0 m4]"),
               mixed = layout_of("item[] lane[m1 m2 m1^m2]");
  return free_bits_of(once).copies() == 1 && free_bits_of(rows_only) == free_bits{7, 0b110000, 0} &&
         free_bits_of(twice) == free_bits{0, 2, 1} && free_bits_of(twice).copies() == 4 &&
         free_bits_of(mixed) == free_bits{0, 4, 0};
}
static_assert(copies());

constexpr bool dma() {
  const layout swizzled = layout_of("offset[k1 k2 k4 k8 k16 k32 m1^k8 m2^k16 m4^k32 m8 m16 m32]");
  const layout source = dma_source(swizzled, 16, 16, 2);
  // Each lane fetches 16 bytes of the row that its place in LDS belongs to; lines are those of the plain order.
  return source == layout_of("item[k1 k2 k4 m8] lane[k8 k16 k32 m1^k8 m2^k16 m4^k32] wave[m16 m32]") &&
         is_dma(in_memory(source, swizzled), 16, 16) && !is_dma(in_memory(source, rows), 16, 16) &&
         !is_dma(in_memory(source, swizzled), 16, 4) && cache_lines_of_rows(source, 'k', 16, 128) == 8 &&
         dma_source(rows, 16, 4) == layout_of("item[k1 m2 m4 m8 m16 m32] lane[k2 k4 k8 k16 k32 m1]");
}
static_assert(dma());

constexpr bool transposed() {
  // B of 16x16x32 from a tile (k,n) with rows of n: lanes read rows 8g to 8g+3, then 8g+4 to 8g+7.
  const layout b = layout_of("item[k1 k2 k4] lane[n1 n2 n4 n8 k8 k16]");
  const layout at = addresses_of_transposed_read(b, 16);
  return at == layout_of("item[n1 n2 k4] lane[n4 n8 k1 k2 k8 k16]") &&
         plan_accesses(in_memory(at, row_major('k', 5, 'n', 4)), 16).access_bytes() == 8 &&
         addresses_of_transposed_read(layout_of("item[k1 k2 k4] lane[n1 n2 n4 n8 k8 k16]"), 8) ==
             layout_of("item[n1 n2 n4] lane[n8 k1 k2 k4 k8 k16]");
}
static_assert(transposed());

} // namespace

TEST_CASE("widths, orders and registers of accesses follow from a layout") {
  CHECK(widths());
  CHECK(limits_of_widths());
  CHECK(registers_of_swizzles());
}

TEST_CASE("cache lines and copies follow from a layout") {
  CHECK(lines());
  CHECK(copies());
}

TEST_CASE("LDS-DMA and transposed reads are layouts of addresses") {
  CHECK(dma());
  CHECK(transposed());
}
