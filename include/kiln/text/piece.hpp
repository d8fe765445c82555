// SPDX-License-Identifier: MIT
// Short text as one integer: the unit from which assembly is written in constant evaluation.
#pragma once

#include <kiln/support/types.hpp>

namespace kiln::text {

/// Up to 15 characters. Character i sits in bits 8i to 8i+7, the length in bits (8 a character) in the top byte. One
/// 128-bit operation costs the evaluator as much as one on a char, so text moves 15 characters at a time. 0 is empty.
using piece = u128;

inline constexpr u32 piece_capacity = 15;
inline constexpr u128 piece_characters = (u128{1} << 120) - 1; ///< mask of the characters of a piece

inline constexpr piece comma = ',' | u128{8} << 120;

constexpr u32 bits_of(piece p) { return static_cast<u32>(p >> 120); }

/// Sixteen characters, for __builtin_bit_cast.
struct sixteen {
  char c[16];
};

/// The first `size` characters of `s`, at most piece_capacity.
constexpr piece pack(const char* s, u32 size) {
  sixteen x{};
  __builtin_memcpy(x.c, s, size);
  return __builtin_bit_cast(u128, x) | u128{size} << 123;
}
constexpr piece pack(const char* s) { return pack(s, static_cast<u32>(__builtin_strlen(s))); }

constexpr piece join(piece a, piece b) {
  const u32 n = bits_of(a);
  return (a & piece_characters) | (b & piece_characters) << n | u128{n + bits_of(b)} << 120;
}

constexpr piece decimal(u32 value) {
  if (value < 10) return ('0' + value) | u128{8} << 120;
  if (value < 100) return ('0' + value / 10) | ('0' + value % 10) << 8 | u128{16} << 120;
  if (value < 1000)
    return ('0' + value / 100) | ('0' + value / 10 % 10) << 8 | ('0' + value % 10) << 16 | u128{24} << 120;
  u128 digits = 0;
  u32 bits = 0;
  do digits = digits << 8 | ('0' + value % 10), bits += 8;
  while ((value /= 10) != 0);
  return digits | u128{bits} << 120;
}

/// Up to seven decimal digits as what they differ from blanks by, and in the top byte their length in bits.
constexpr u64 digits_of(u32 value) {
  if (value < 10) return (0x10 + value) | u64{8} << 56;
  if (value < 100) return (0x1010 + value / 10 + (value % 10 << 8)) | u64{16} << 56;
  const u32 last = 0x10'1010 + value / 100 % 10 + (value / 10 % 10 << 8) + (value % 10 << 16);
  if (value < 1000) return last | u64{24} << 56;
  const u64 first = digits_of(value / 1000);
  return first + (u64{last} << (first >> 56)) + (u64{24} << 56);
}

constexpr piece signed_decimal(i32 value) {
  if (value >= 0) return decimal(static_cast<u32>(value));
  const piece digits = decimal(0 - static_cast<u32>(value));
  return '-' | (digits & piece_characters) << 8 | u128{bits_of(digits) + 8} << 120;
}

/// 0x and lower-case digits, without leading zeros.
constexpr piece hexadecimal(u32 value) {
  // One nibble a byte, the first digit in the lowest byte.
  u64 x = value;
  x = (x | x << 16) & 0x0000'ffff'0000'ffff;
  x = (x | x << 8) & 0x00ff'00ff'00ff'00ff;
  x = (x | x << 4) & 0x0f0f'0f0f'0f0f'0f0f;
  x = __builtin_bswap64(x);
  const u32 skipped = value == 0 ? 56 : static_cast<u32>(__builtin_ctzll(x)) / 8 * 8;
  // 6 carries every digit above 9 into bit 4; such a digit is 0x27 further on in ASCII.
  const u64 letters = (x + 0x0606'0606'0606'0606) >> 4 & 0x0101'0101'0101'0101;
  x += 0x3030'3030'3030'3030 + letters * 0x27;
  return ('0' | 'x' << 8) | u128{x >> skipped} << 16 | u128{80 - skipped} << 120;
}

/// "v7", or "v[8:11]" for more than one dword. `letter` is s, v or a; register numbers are below 1000.
constexpr piece register_name(char letter, u32 first, u32 dwords) {
  const u128 a = decimal(first);
  const u32 a_bits = bits_of(a);
  if (dwords == 1) return static_cast<u32>(letter) | (a & piece_characters) << 8 | u128{a_bits + 8} << 120;
  const u128 b = decimal(first + dwords - 1);
  const u32 b_bits = bits_of(b);
  return (static_cast<u32>(letter) | '[' << 8) | (a & piece_characters) << 16 | u128{':'} << (16 + a_bits) |
         (b & piece_characters) << (24 + a_bits) | u128{']'} << (24 + a_bits + b_bits) |
         u128{32 + a_bits + b_bits} << 120;
}

} // namespace kiln::text
