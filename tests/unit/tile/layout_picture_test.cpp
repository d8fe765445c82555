// SPDX-License-Identifier: MIT
// The printed picture of a layout.
#include <catch2/catch_test_macros.hpp>
#include <kiln/tile/layout/picture.hpp>

using namespace kiln;
using namespace kiln::tile;

namespace {

constexpr bool draws(const char* layout, char down, char across, const char* picture) {
  return layout_picture(layout_of(layout), down, across).text().view() == text_view(picture);
}

constexpr bool registers() {
  return draws("item[k1] lane[m1 m2 k2]", 'm', 'k', R"(item[k1] lane[m1 m2 k2]
 m\k   0   1   2   3
   0 0.0 0.1 4.0 4.1
   1 1.0 1.1 5.0 5.1
   2 2.0 2.1 6.0 6.1
   3 3.0 3.1 7.0 7.1
)");
}
static_assert(registers());

constexpr bool copies_and_waves() {
  return draws("item[] lane[m1 0] wave[k1]", 'k', 'm', R"(item[] lane[m1 0] wave[k1]
 k\m      0      1
   0 0:0.0* 0:1.0*
   1 1:0.0* 1:1.0*
)");
}
static_assert(copies_and_waves());

constexpr bool memory() {
  return draws("offset[k1 k2 m1^k1 m2^k2]", 'm', 'k', R"(offset[k1 k2 k1^m1 k2^m2]
 m\k  0  1  2  3
   0  0  1  2  3
   1  5  4  7  6
   2 10 11  8  9
   3 15 14 13 12
)");
}
static_assert(memory());

} // namespace

TEST_CASE("a layout's picture has the place of each element") {
  CHECK(registers());
  CHECK(copies_and_waves());
  CHECK(memory());
  const text_buffer svg = layout_picture(layout_of("item[k1] lane[m1]"), 'm', 'k').svg();
  CHECK(svg.view().size > 500);
}
