// SPDX-License-Identifier: MIT
#include <kiln/support/list.hpp>

#include <catch2/catch_test_macros.hpp>

namespace {

using namespace kiln;

constexpr bool grows_and_keeps_its_items() {
  list<u32> l;
  for (u32 i = 0; i < 300; ++i) l.push_back(i * i);
  bool same = l.size() == 300 && l.back() == 299 * 299 && !l.empty();
  u32 i = 0;
  for (const u32 x : l) same = same && x == i * i, ++i;
  return same;
}

constexpr bool pushes_an_item_of_its_own() {
  list<u32> l(64);
  l[0] = 7;
  l.push_back(l[0]); // the array moves while the item lies in it
  return l.back() == 7 && l.size() == 65;
}

constexpr bool copies_are_independent() {
  list<u32> a;
  a.push_back(1);
  list<u32> b = a;
  b[0] = 2;
  b.push_back(3);
  list<u32> c = static_cast<list<u32>&&>(b);
  a = c;
  c[0] = 4;
  return a.size() == 2 && a[0] == 2 && a[1] == 3 && c[0] == 4 && b.empty();
}

constexpr bool new_items_are_zero() {
  list<u32> l(3);
  l[2] = 5;
  l.pop_back();
  l.resize(4); // the removed item's place, too
  list<u32> m;
  m.push_back(9);
  m.clear();
  m.append() += 1;
  return l[0] == 0 && l[2] == 0 && l[3] == 0 && m.size() == 1 && m[0] == 1;
}

static_assert(grows_and_keeps_its_items());
static_assert(pushes_an_item_of_its_own());
static_assert(copies_are_independent());
static_assert(new_items_are_zero());

TEST_CASE("list") {
  CHECK(grows_and_keeps_its_items());
  CHECK(pushes_an_item_of_its_own());
  CHECK(copies_are_independent());
  CHECK(new_items_are_zero());
}

} // namespace
