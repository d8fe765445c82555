// SPDX-License-Identifier: MIT
// Text built in constant evaluation, for messages and listings. Not for the hot path: a character costs microseconds.
#pragma once

#include <kiln/support/list.hpp>

namespace kiln {

/// A view of characters that someone else owns.
struct text_view {
  const char* data = "";
  u32 size = 0;

  constexpr text_view() = default;
  constexpr text_view(const char* s)
      : data(s), size(s == nullptr ? 0 : static_cast<u32>(__builtin_strlen(s))) {} // NOLINT: implicit
  constexpr text_view(const char* s, u32 n) : data(s), size(n) {}
  constexpr bool operator==(const text_view& other) const {
    return size == other.size && (size == 0 || __builtin_memcmp(data, other.data, size) == 0);
  }
};

/// Growing text: `t << "width " << 3`.
class text_buffer {
public:
  constexpr text_buffer& operator<<(text_view s) {
    for (u32 i = 0; i < s.size; ++i) characters_.push_back(s.data[i]);
    return *this;
  }
  constexpr text_buffer& operator<<(const char* s) { return *this << text_view(s); }
  constexpr text_buffer& operator<<(const text_buffer& other) { return *this << other.view(); }
  constexpr text_buffer& operator<<(char c) {
    characters_.push_back(c);
    return *this;
  }
  constexpr text_buffer& operator<<(u64 value) {
    char digits[20] = {};
    u32 n = 0;
    do digits[n++] = static_cast<char>('0' + value % 10);
    while ((value /= 10) != 0);
    while (n != 0) characters_.push_back(digits[--n]);
    return *this;
  }
  constexpr text_buffer& operator<<(i64 value) {
    if (value >= 0) return *this << static_cast<u64>(value);
    return *this << '-' << (0 - static_cast<u64>(value));
  }
  constexpr text_buffer& operator<<(u32 value) { return *this << static_cast<u64>(value); }
  constexpr text_buffer& operator<<(i32 value) { return *this << static_cast<i64>(value); }

  /// 0x and lower-case digits, without leading zeros.
  constexpr text_buffer& hex(u64 value) {
    *this << "0x";
    u32 shift = 60;
    while (shift != 0 && (value >> shift) == 0) shift -= 4;
    for (;; shift -= 4) {
      characters_.push_back("0123456789abcdef"[(value >> shift) & 15]);
      if (shift == 0) return *this;
    }
  }

  constexpr u32 size() const { return characters_.size(); }
  constexpr bool empty() const { return characters_.empty(); }
  constexpr const char* data() const { return characters_.begin(); } ///< size() of them, and no 0 after
  /// With a 0 after it, until the text changes.
  constexpr const char* c_str() {
    characters_.push_back(0);
    characters_.pop_back();
    return characters_.begin();
  }
  constexpr text_view view() const { return {characters_.begin(), characters_.size()}; }
  constexpr void clear() { characters_.clear(); }

private:
  list<char> characters_;
};

} // namespace kiln
