// SPDX-License-Identifier: MIT
// Where assembly is written to: plain text for people, 16-character words for the asm statement.
#pragma once

#include <kiln/support/text.hpp>
#include <kiln/text/piece.hpp>

namespace kiln::text {

/// Appends to a text_buffer.
class buffer_sink {
public:
  constexpr explicit buffer_sink(text_buffer& out) : out_(out) {}

  constexpr void put(piece p) {
    for (u32 n = bits_of(p); n != 0; n -= 8, p >>= 8) out_ << static_cast<char>(p & 0xff);
  }
  constexpr void put(const char* s) { out_ << s; }
  constexpr void put_comma() { out_ << ", "; }
  constexpr void put_separator(bool first) { out_ << (first ? " " : ", "); }

private:
  text_buffer& out_;
};

/// A comma and an operand as one number: up to 14 characters, each as what it differs from a blank by, so that adding nothing
/// leaves a line blank. The top 16 bits are 1024 minus the length in bits: the sum of three tells whether there is a text for
/// each of them, and whether they are short enough. 0: there is no such text.
using operand_text = u128;
// Functions, because a constant evaluation takes their value for a literal.
consteval u32 text_bits() { return 112; }
consteval u128 text_characters() { return (u128{1} << 112) - 1; }
consteval u32 full_length() { return 1024; }
consteval operand_text no_operand() { return u128{1024} << 112; }
consteval u32 first_comma() { return ',' ^ ' '; } ///< turns the first comma into a blank

constexpr u32 length_of(operand_text t) { return full_length() - static_cast<u32>(t >> text_bits()); }

/// Fills words of 16 characters. Lines start at a word; what is left of a line's last word is blank, and the last
/// character of that word is the newline.
class word_sink {
public:
  constexpr explicit word_sink(u128* out) : next(out) {}

  constexpr void put(piece p) {
    const u32 n = bits_of(p);
    if (n != 0) put((p & piece_characters) ^ blanks >> (128 - n), n);
  }
  /// `t`: what `n` bits of text differ from blanks by, at most 15 characters.
  constexpr void put(u128 t, u32 n) {
    line ^= t << bits;
    if (bits + n < 128) {
      bits += n;
      return;
    }
    *next++ = line ^ blanks;
    line = t >> (128 - bits); // a piece has at most 15 characters: bits is not 0 here
    bits = bits + n - 128;
  }
  constexpr void put_text(operand_text t) {
    line ^= (t & text_characters()) << bits;
    bits += full_length() - static_cast<u32>(t >> text_bits());
    if (bits < 128) return;
    *next++ = line ^ blanks;
    bits -= 128;
    line = (t & text_characters()) >> (length_of(t) - bits);
  }
  constexpr void put(const char* s) {
    u32 size = static_cast<u32>(__builtin_strlen(s));
    for (; size > piece_capacity; size -= piece_capacity, s += piece_capacity) put(pack(s, piece_capacity));
    put(pack(s, size));
  }
  constexpr void put_comma() { put(comma); }
  /// The writer of the name prepares `line` so that the first comma comes out as a blank.
  constexpr void put_separator(bool) { put(comma); }
  constexpr void end_line() {
    *next++ = line ^ blanks_and_newline;
    line = 0;
    bits = 0;
  }

  u128* next; ///< the word after the last one that is complete
  /// Characters that do not fill a word yet, as what they differ from blanks by; put() flips bits, so that they may be
  /// prepared to differ.
  u128 line = 0;
  u32 bits = 0; ///< how many bits of `line` are text: below 128

  static constexpr u128 blanks = ~u128{0} / 0xff * ' ';
  static constexpr u128 blanks_and_newline = blanks ^ u128{' ' ^ '\n'} << 120;
};

/// Keeps pieces, joined where they fit into one.
struct joining_sink {
  static constexpr u32 capacity = 12;
  piece text[capacity] = {};
  u32 count = 0;

  constexpr void put(piece p) {
    if (count != 0 && bits_of(text[count - 1]) + bits_of(p) <= 8 * piece_capacity)
      text[count - 1] = join(text[count - 1], p);
    else
      text[count++] = p;
  }
  constexpr void put(const char* s) {
    u32 size = static_cast<u32>(__builtin_strlen(s));
    for (; size > piece_capacity; size -= piece_capacity, s += piece_capacity) put(pack(s, piece_capacity));
    put(pack(s, size));
  }
  constexpr void put_comma() { put(comma); }
};

} // namespace kiln::text
