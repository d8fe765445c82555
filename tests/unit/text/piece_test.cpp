// SPDX-License-Identifier: MIT
#include <kiln/text/sink.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace kiln;

namespace {

constexpr bool is(text::piece p, const char* expected) {
  text_buffer out;
  text::buffer_sink(out).put(p);
  return out.view() == text_view(expected) && text::bits_of(p) == 8 * out.size();
}

constexpr bool numbers() {
  return is(text::decimal(0), "0") && is(text::decimal(9), "9") && is(text::decimal(10), "10") &&
         is(text::decimal(99), "99") && is(text::decimal(100), "100") &&
         is(text::decimal(4294967295u), "4294967295") && is(text::signed_decimal(-16), "-16") &&
         is(text::signed_decimal(-2147483647 - 1), "-2147483648") && is(text::hexadecimal(0), "0x0") &&
         is(text::hexadecimal(9), "0x9") && is(text::hexadecimal(0xa0), "0xa0") &&
         is(text::hexadecimal(0x12345678), "0x12345678") && is(text::hexadecimal(0xffffffff), "0xffffffff") &&
         is(text::hexadecimal(0x80000000), "0x80000000") && is(text::hexadecimal(0x9abcdef), "0x9abcdef");
}
static_assert(numbers());

constexpr bool registers() {
  return is(text::register_name('v', 7, 1), "v7") && is(text::register_name('s', 98, 4), "s[98:101]") &&
         is(text::register_name('a', 224, 32), "a[224:255]") && is(text::register_name('v', 8, 2), "v[8:9]");
}
static_assert(registers());

constexpr bool packing() {
  return is(text::pack("s_nop"), "s_nop") && is(text::pack(""), "") &&
         is(text::pack("fifteen letters"), "fifteen letters") &&
         is(text::join(text::pack("ab"), text::pack("cde")), "abcde") &&
         is(text::join(text::pack(""), text::pack("x")), "x");
}
static_assert(packing());

/// What put() writes to a word sink, for lengths that end at, before and after the end of a word.
constexpr bool words() {
  for (u32 n = 1; n < 50; ++n) {
    u128 out[8] = {};
    text::word_sink sink(out);
    for (u32 i = 0; i < n; ++i) sink.put(text::pack("abcdefg", 1 + i % 7));
    sink.end_line();
    text_buffer expected;
    text::buffer_sink plain(expected);
    for (u32 i = 0; i < n; ++i) plain.put(text::pack("abcdefg", 1 + i % 7));
    if (expected.size() > 120) break;
    const u32 size = static_cast<u32>(sink.next - out) * 16;
    if (size != (expected.size() + 16) / 16 * 16) return false;
    for (u32 i = 0; i < size; ++i) {
      const char c = static_cast<char>(out[i / 16] >> 8 * (i % 16) & 0xff);
      if (c != (i < expected.size() ? expected.data()[i] : i + 1 == size ? '\n' : ' ')) return false;
    }
  }
  return true;
}
static_assert(words());

} // namespace

TEST_CASE("pieces at run time", "[text]") {
  CHECK(numbers());
  CHECK(registers());
  CHECK(packing());
  CHECK(words());
}

TEST_CASE("every number a register can have", "[text]") {
  for (u32 n = 0; n < 1000; ++n) {
    CHECK(is(text::decimal(n), std::to_string(n).c_str()));
    CHECK(is(text::register_name('v', n, 1), ("v" + std::to_string(n)).c_str()));
  }
}
