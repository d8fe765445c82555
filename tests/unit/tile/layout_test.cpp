// SPDX-License-Identifier: MIT
// Layouts as text, and layouts made from layouts. Text says what is expected.
#include <catch2/catch_test_macros.hpp>
#include <kiln/tile/layout/change.hpp>
#include <kiln/tile/layout/make.hpp>
#include <kiln/tile/layout/notation.hpp>

using namespace kiln;
using namespace kiln::tile;

namespace {

constexpr bool reads_what_it_writes(const char* text) {
  return text_of(layout_of(text)).view() == text_view(text);
}
constexpr bool is(const layout& l, const char* text) { return text_of(l).view() == text_view(text); }
constexpr layout operand = layout_of("item[k1 k2] lane[m1 m2 m4 m8 k4 k8]");

constexpr bool notation() {
  return reads_what_it_writes("item[k1 k2] lane[m1 m2 m4 m8 k4 k8]") &&
         reads_what_it_writes("item[] lane[m1 0 k3^m8]") &&
         reads_what_it_writes("item[] lane[n1] wave[m16 0] at[k4^m1] of[n8]") &&
         reads_what_it_writes("offset[k1 k2^m1 m1]") &&
         is(layout_of("lane[m1]  item[ k1 ] of[k8 m4]"), "item[k1] lane[m1] of[k8 m4]") &&
         is(layout_of("item[] lane[k1^m2 m2^m4]"), "item[] lane[k1^m2 m6]");
}
static_assert(notation());

constexpr bool elements() {
  const u32 at = operand.element(3, 53); // lane 53: m 5, k 4 * 3
  return operand.coordinate(at, 'm') == 5 && operand.coordinate(at, 'k') == 15 && operand.extent('m') == 16 &&
         operand.extent('n') == 1 && operand.bits(place::item) == 2 && operand.image(place::lane, 4) == 4;
}
static_assert(elements());

constexpr bool products() {
  return is(operand * layout_of("item[k1 m1] lane[] wave[m2]"),
            "item[k1 k2 k16 m16] lane[m1 m2 m4 m8 k4 k8] wave[m32]") &&
         is(layout_of("item[k1]") * layout_of("item[m1 k1] lane[]"), "item[k1 m1 k2] lane[]");
}
static_assert(products());

constexpr bool changes() {
  const bit_map order = {.inputs = 2, .outputs = 2, .images = {2, 1}};
  return is(renamed(operand, "m", "n"), "item[k1 k2] lane[n1 n2 n4 n8 k4 k8]") &&
         is(renamed(operand, "mk", "km"), "item[m1 m2] lane[k1 k2 k4 k8 m4 m8]") &&
         is(without(operand, 'm'), "item[k1 k2] lane[0 0 0 0 k4 k8]") &&
         is(without(operand, 'k'), "item[0 0] lane[m1 m2 m4 m8 0 0]") &&
         is(sliced(operand, place::lane, 4, 2), "item[k1 k2] lane[k4 k8] of[m16]") &&
         is(sliced(operand, place::item, 0, 0), "item[] lane[m1 m2 m4 m8 k4 k8]") &&
         is(moved(operand, 'm', 48), "item[k1 k2] lane[m1 m2 m4 m8 k4 k8] at[m48]") &&
         is(reordered(operand, place::item, order), "item[k2 k1] lane[m1 m2 m4 m8 k4 k8]");
}
static_assert(changes());

constexpr bool in_rows() {
  const layout rows = row_major('m', 5, 'k', 4);
  return is(rows, "offset[k1 k2 k4 k8 m1 m2 m4 m8 m16]") &&
         is(in_memory(operand, rows), "item[o1 o2] lane[o16 o32 o64 o128 o4 o8] of[o512]") &&
         is(in_memory(moved(operand, 'm', 16), rows), "item[o1 o2] lane[o16 o32 o64 o128 o4 o8] at[o256]") &&
         is(in_memory(operand, row_major('k', 4, 'm', 4)), "item[o16 o32] lane[o1 o2 o4 o8 o64 o128]");
}
static_assert(in_rows());

constexpr bool by_waves() {
  return is(in_order('m', 6, 'k', 6, 3, 2), "item[k1 k2 k4 m32] lane[k8 k16 k32 m1 m2 m4] wave[m8 m16]") &&
         is(in_order('m', 4, 'k', 4, 3, 1), "item[k1 k2 k4] lane[k8 m1 m2 m4 m8 0] wave[0]") &&
         is(in_order('k', 2, 'n', 7, 1), "item[n1 k1 k2] lane[n2 n4 n8 n16 n32 n64]");
}
static_assert(by_waves());

constexpr bool kinds() {
  const layout swizzled = layout_of("offset[k1 k2 m1^k1 m2]"), twice = layout_of("offset[k1 k2 k1]");
  return is_permutation(operand) && is_permutation(without(operand, 'm')) && !is_permutation(swizzled) &&
         is_memory(swizzled) && !is_memory(twice) && !is_memory(operand);
}
static_assert(kinds());
static_assert(layout_of("item[k1 k2]") != layout_of("item[k2 k1]"));

template<layout L> constexpr u32 lanes_of = 1u << L.bits(place::lane);
static_assert(lanes_of<operand> == 64, "a layout is a template argument");

} // namespace

TEST_CASE("layouts are read from text and written to it") {
  CHECK(notation());
  CHECK(elements());
}

TEST_CASE("layouts are made from layouts") {
  CHECK(products());
  CHECK(changes());
  CHECK(in_rows());
  CHECK(by_waves());
  CHECK(kinds());
}
