// SPDX-License-Identifier: MIT
// Walks the characters of one line of assembly: words, numbers, punctuation.
#pragma once

#include <kiln/support/text.hpp>

namespace kiln::text::read {

constexpr bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_word_start(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '.' || c == '$';
}
constexpr bool is_word(char c) { return is_word_start(c) || is_digit(c) || c == '@'; }

/// Value of a digit in some base up to 16, or 255.
constexpr u32 digit_of(char c) {
  if (is_digit(c)) return static_cast<u32>(c - '0');
  if (c >= 'a' && c <= 'f') return static_cast<u32>(c - 'a') + 10;
  if (c >= 'A' && c <= 'F') return static_cast<u32>(c - 'A') + 10;
  return 255;
}

/// A number as it is written. `digits` of a real number: value = mantissa * 10^exponent.
struct number {
  bool is_real = false;
  bool negative = false;
  u64 magnitude = 0; ///< of an integer; mantissa of a real number
  i32 exponent = 0;  ///< decimal, of a real number
  bool too_long = false;

  constexpr i64 integer() const { return static_cast<i64>(negative ? 0 - magnitude : magnitude); }
};

class scanner {
public:
  constexpr explicit scanner(text_view line) : at_(line.data), end_(line.data + line.size) {}

  constexpr bool done() {
    skip_blanks();
    return at_ == end_;
  }
  /// The next character that is not blank, or 0 at the end.
  constexpr char peek() { return done() ? '\0' : *at_; }
  /// The character after the one that peek() shows.
  constexpr char peek_second() { return done() || at_ + 1 == end_ ? '\0' : at_[1]; }
  constexpr bool take(char c) {
    if (peek() != c) return false;
    return ++at_, true;
  }
  /// The word at the current place; empty if there is none.
  constexpr text_view word() {
    if (!is_word_start(peek())) return {};
    const char* const first = at_;
    while (at_ != end_ && is_word(*at_)) ++at_;
    return {first, static_cast<u32>(at_ - first)};
  }
  /// The word that word() would give, which stays.
  constexpr text_view peek_word() {
    const char* const at = at_;
    const text_view w = word();
    at_ = at;
    return w;
  }
  constexpr bool take_word(text_view expected) {
    if (!(peek_word() == expected)) return false;
    return word(), true;
  }
  /// Characters up to and without `stop`, which is taken; false when it does not come.
  constexpr bool until(char stop, text_view& out) {
    const char* const first = at_;
    while (at_ != end_ && *at_ != stop) ++at_;
    if (at_ == end_) return false;
    out = {first, static_cast<u32>(at_ - first)};
    return ++at_, true;
  }
  constexpr text_view rest() {
    skip_blanks();
    return {at_, static_cast<u32>(end_ - at_)};
  }

  /// An integer of base 10, 16 (0x), 2 (0b) or 8 (0...), or a decimal fraction; with an optional minus.
  constexpr bool take_number(number& out) {
    const char* const start = at_;
    out = {};
    out.negative = take('-');
    if (!is_digit(peek())) return at_ = start, false;
    u32 base = 10;
    if (*at_ == '0' && at_ + 1 != end_) {
      const char c = at_[1];
      if (c == 'x' || c == 'X' || c == 'b' || c == 'B') {
        // 0b is also a reference to the local label 0.
        if (at_ + 2 == end_ || digit_of(at_[2]) >= (c == 'x' || c == 'X' ? 16u : 2u))
          return at_ = start, false;
        base = c == 'x' || c == 'X' ? 16 : 2;
        at_ += 2;
      }
    }
    const char* const first = at_;
    take_digits(out, base);
    if (base == 10 && at_ != end_ && (*at_ == '.' || *at_ == 'e' || *at_ == 'E')) return take_fraction(out);
    if (base == 10 && *first == '0' && at_ - first > 1) {
      out.magnitude = 0, out.too_long = false;
      at_ = first;
      take_digits(out, 8);
    }
    return true;
  }
  constexpr bool take_integer(i64& out) {
    number n;
    const char* const start = at_;
    if (!take_number(n) || n.is_real || n.too_long) return at_ = start, false;
    return out = n.integer(), true;
  }

private:
  constexpr void skip_blanks() {
    while (at_ != end_ && is_blank(*at_)) ++at_;
  }
  constexpr void take_digits(number& out, u32 base) {
    for (; at_ != end_ && digit_of(*at_) < base; ++at_) {
      const u32 d = digit_of(*at_);
      out.too_long |= out.magnitude > (~u64{0} - d) / base;
      out.magnitude = out.magnitude * base + d;
    }
  }
  constexpr bool take_fraction(number& out) {
    out.is_real = true;
    if (*at_ == '.') {
      ++at_;
      for (; at_ != end_ && is_digit(*at_); ++at_) {
        if (out.magnitude > (~u64{0} - 9) / 10) {
          out.too_long |= *at_ != '0';
          continue;
        }
        out.magnitude = out.magnitude * 10 + digit_of(*at_);
        --out.exponent;
      }
    }
    if (at_ == end_ || (*at_ != 'e' && *at_ != 'E')) return true;
    ++at_;
    const bool negative = at_ != end_ && *at_ == '-';
    if (at_ != end_ && (*at_ == '-' || *at_ == '+')) ++at_;
    i32 exponent = 0;
    for (; at_ != end_ && is_digit(*at_); ++at_)
      if (exponent < 10000) exponent = exponent * 10 + static_cast<i32>(digit_of(*at_));
    out.exponent += negative ? -exponent : exponent;
    return true;
  }

  const char* at_;
  const char* end_;
};

/// The real number, rounded to nearest even; false when it has too many digits or is outside what is exact here.
constexpr bool to_f64(const number& n, f64& out) {
  if (n.too_long || n.exponent > 22 || n.exponent < -22) return false;
  f64 power = 1;
  u128 integer_power = 1;
  for (i32 i = 0; i < (n.exponent < 0 ? -n.exponent : n.exponent); ++i) power *= 10, integer_power *= 10;
  f64 value = 0;
  if (n.exponent >= 0) {
    if (n.magnitude >> 53 != 0) return false; // two roundings
    value = static_cast<f64>(n.magnitude) * power;
  } else if (n.magnitude >> 53 == 0) {
    value = static_cast<f64>(n.magnitude) / power; // both exact: rounded once
  } else {
    // A quotient of at least 64 bits, its last bit telling whether anything was cut off, is rounded once.
    if (-n.exponent > 19) return false;
    const u128 wide = u128{n.magnitude} << 64;
    u128 quotient = wide / integer_power;
    quotient |= quotient * integer_power != wide ? 1 : 0;
    value = static_cast<f64>(quotient) / 18446744073709551616.0;
  }
  return out = n.negative ? -value : value, true;
}

} // namespace kiln::text::read
