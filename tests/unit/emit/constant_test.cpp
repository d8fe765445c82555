// SPDX-License-Identifier: MIT
// Numbers as operands: inline constants, literals, immediates; conversions to the small float formats.
#include <kiln/emit/constant.hpp>

#include <catch2/catch_test_macros.hpp>

#include <bit>
#include <cmath>
#include <random>

namespace {

using namespace kiln;
using namespace kiln::emit;

constexpr isa::operand_row place(isa::element e, isa::operand_classes accepts) {
  isa::operand_row p;
  p.element = e;
  p.accepts = accepts;
  p.dwords = 1;
  return p;
}
constexpr isa::operand_classes anything = isa::oc::inline_int | isa::oc::inline_float | isa::oc::literal;

constexpr bool is_inline_code(f64 value, isa::element e, u32 code) {
  const encoded_constant k = encode(operand(value), place(e, anything));
  return k.code == ir::operand(ir::operand_kind::fixed, code);
}
constexpr bool is_inline_code(i32 value, isa::element e, u32 code) {
  const encoded_constant k = encode(operand(value), place(e, anything));
  return k.code == ir::operand(ir::operand_kind::fixed, code);
}
template<class T> constexpr bool is_literal(T value, isa::element e, u32 bits) {
  const encoded_constant k = encode(operand(value), place(e, anything));
  return k.classes == isa::oc::literal && k.literal == bits;
}

constexpr bool inline_constants() {
  using enum isa::element;
  return is_inline_code(0, i32, 128) && is_inline_code(64, i32, 192) && is_inline_code(-1, i32, 193) &&
         is_inline_code(-16, i32, 208) && is_inline_code(0.5, f32, 240) && is_inline_code(-0.5, f32, 241) &&
         is_inline_code(1.0, f16, 242) && is_inline_code(-4.0, f64, 247) && is_inline_code(0.0, f32, 128) &&
         is_inline_code(2, f32, 244) &&
         is_inline_code(-1, f16, 243); // integers in a float's place are that float
}

constexpr bool literals() {
  using enum isa::element;
  return is_literal(65, i32, 65) && is_literal(-17, i32, 0xffff'ffef) &&
         is_literal(0xffff'ffffu, u32, 0xffff'ffff) && is_literal(3, f32, 0x4040'0000) &&
         is_literal(0.1, f32, 0x3dcc'cccd) && is_literal(-0.0, f32, 0x8000'0000) &&
         is_literal(3, f16, 0x4200) && is_literal(3.0, f16x2, 0x4200'4200) && is_literal(3, bf16, 0x4040) &&
         is_literal(1.5, f64, 0x3ff8'0000) && is_literal(0.25, bits, 0x3e80'0000) &&
         is_literal(1000, bits, 1000);
}

constexpr bool refused() {
  using enum isa::element;
  const auto classes = [](const operand& o, isa::element e) { return encode(o, place(e, anything)).classes; };
  return classes(operand(0x1'0000'0000), i32) == 0 && classes(operand(-0x8000'0001ll), i32) == 0 &&
         classes(operand(0.5), i32) == 0 && // a fraction in an integer's place
         classes(operand(0.1), f64) == 0;   // a 64-bit place has 32 bits for it
}

constexpr bool immediates() {
  isa::operand_row p;
  p.accepts = isa::oc::immediate;
  p.min = -8;
  p.max = 7;
  const auto fits = [&](i32 v) { return encode(operand(v), p).classes == isa::oc::immediate; };
  return fits(-8) && fits(7) && !fits(8) && !fits(-9) && encode(operand(-8), p).code.signed_payload() == -8;
}

static_assert(inline_constants());
static_assert(literals());
static_assert(refused());
static_assert(immediates());

TEST_CASE("numbers in operand places") {
  CHECK(inline_constants());
  CHECK(literals());
  CHECK(refused());
  CHECK(immediates());
}

TEST_CASE("f64 to f16 rounds to nearest even, as the compiler does") {
  for (u32 h = 0; h < 0x7c00; ++h) { // every half, and around the middle to the next one
    const double low = static_cast<double>(std::bit_cast<_Float16>(static_cast<u16>(h)));
    const double high =
        h == 0x7bff ? 65536.0 : static_cast<double>(std::bit_cast<_Float16>(static_cast<u16>(h + 1)));
    const double middle = (low + high) / 2;
    const u32 even = h % 2 == 0 ? h : h + 1;
    REQUIRE(half_bits(low) == h);
    REQUIRE(half_bits(-low) == (h | 0x8000));
    REQUIRE(half_bits(std::nextafter(middle, low)) == h);
    REQUIRE(half_bits(middle) == even);
    REQUIRE(half_bits(std::nextafter(middle, high)) == h + 1);
  }
  CHECK(half_bits(INFINITY) == 0x7c00);
  CHECK(half_bits(-1e300) == 0xfc00);
  CHECK((half_bits(NAN) & 0x7fff) > 0x7c00);
}

TEST_CASE("f64 to bfloat16 rounds once, to nearest even") {
  const auto value = [](u32 b) { return static_cast<double>(std::bit_cast<float>(b << 16)); };
  for (u32 b = 0; b < 0x7f7f; ++b) {
    const double middle = (value(b) + value(b + 1)) / 2;
    REQUIRE(bfloat_bits(value(b)) == b);
    REQUIRE(bfloat_bits(-value(b)) == (b | 0x8000));
    REQUIRE(bfloat_bits(std::nextafter(middle, 0)) == b);
    REQUIRE(bfloat_bits(middle) == (b % 2 == 0 ? b : b + 1));
    REQUIRE(bfloat_bits(std::nextafter(middle, 1e300)) == b + 1);
  }
  CHECK(bfloat_bits(INFINITY) == 0x7f80);
  CHECK((bfloat_bits(NAN) & 0x7fff) > 0x7f80);
}

} // namespace
