// SPDX-License-Identifier: MIT
#include <kiln/support/note.hpp>
#include <kiln/support/text.hpp>

#include <catch2/catch_test_macros.hpp>

namespace {

using namespace kiln;

constexpr bool views_compare_by_content() {
  const char other[] = {'a', 'b', 'x'};
  return text_view("ab") == text_view(other, 2) && !(text_view("ab") == text_view("abc")) &&
         text_view() == text_view("");
}

constexpr bool numbers() {
  text_buffer t;
  t << 0u << ' ' << ~0ull << ' ' << -5 << ' ' << (-0x7fff'ffff'ffff'ffffll - 1) << ' ' << 100u;
  return t.view() == text_view("0 18446744073709551615 -5 -9223372036854775808 100");
}

constexpr bool hexadecimal() {
  text_buffer t;
  t.hex(0).hex(0x1a).hex(0xffff'ffff'ffff'fff0);
  return t.view() == text_view("0x00x1a0xfffffffffffffff0");
}

constexpr bool pieces() {
  text_buffer inner;
  inner << "in";
  text_buffer t;
  t << "a" << 'b' << text_view("cde", 1) << inner;
  return t.view() == text_view("abcin") && t.size() == 5;
}

constexpr bool a_note_begins_with_its_place() {
  note n;
  n.where = {"kernel.hip", 12};
  n.text << "wrong";
  note without;
  without.text << "wrong";
  return n.message().view() == text_view("kernel.hip:12: wrong") &&
         without.message().view() == text_view("wrong");
}

constexpr source place_of_call(source at = source::here()) { return at; }

static_assert(views_compare_by_content());
static_assert(numbers());
static_assert(hexadecimal());
static_assert(pieces());
static_assert(a_note_begins_with_its_place());
static_assert(place_of_call().line == __LINE__);

TEST_CASE("text, notes and places") {
  CHECK(views_compare_by_content());
  CHECK(numbers());
  CHECK(hexadecimal());
  CHECK(pieces());
  CHECK(a_note_begins_with_its_place());
  CHECK(place_of_call().line == __LINE__);
  CHECK(text_view(place_of_call().file) == text_view(__FILE__));
}

} // namespace
