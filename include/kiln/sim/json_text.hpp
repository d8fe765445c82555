// SPDX-License-Identifier: MIT
// Strings as JSON has them (RFC 8259, section 7).
#pragma once

#include <kiln/support/text.hpp>

namespace kiln::sim::detail {

/// Bytes of the UTF-8 sequence at s[0] (RFC 3629, section 4); 0: it is none.
constexpr u32 utf8_length(const char* s, u32 size) {
  const auto byte = [s](u32 i) { return static_cast<unsigned char>(s[i]); };
  const u32 first = byte(0);
  const u32 n = first < 0x80                    ? 1
                : first >= 0xc2 && first < 0xe0 ? 2
                : (first & 0xf0) == 0xe0        ? 3
                : first >= 0xf0 && first < 0xf5 ? 4
                                                : 0;
  if (n == 0 || n > size) return 0;
  for (u32 i = 1; i < n; ++i)
    if ((byte(i) & 0xc0) != 0x80) return 0;
  // No longer than needed, no surrogate halves, nothing above 0x10ffff.
  if ((first == 0xe0 && byte(1) < 0xa0) || (first == 0xed && byte(1) >= 0xa0) ||
      (first == 0xf0 && byte(1) < 0x90) || (first == 0xf4 && byte(1) >= 0x90))
    return 0;
  return n;
}

/// In quotes; control characters as \u00xx, what is not UTF-8 as U+FFFD.
constexpr void put_json_string(text_buffer& out, text_view s) {
  out << '"';
  for (u32 i = 0; i < s.size;) {
    const u32 n = utf8_length(s.data + i, s.size - i);
    const unsigned char c = static_cast<unsigned char>(s.data[i]);
    if (n == 0)
      out << "\\ufffd";
    else if (c == '"' || c == '\\')
      out << '\\' << s.data[i];
    else if (c < 0x20)
      out << "\\u00" << "0123456789abcdef"[c >> 4] << "0123456789abcdef"[c & 15];
    else
      out << text_view(s.data + i, n);
    i += n == 0 ? 1 : n;
  }
  out << '"';
}

} // namespace kiln::sim::detail
