// SPDX-License-Identifier: MIT
// Subspaces of F2^32: spans of words under exclusive-or.
#pragma once

#include <kiln/tile/layout/bit_map.hpp>

namespace kiln::tile {

/// A span, held as a basis in echelon form: no two of its words have the same highest bit.
struct subspace {
  u32 with_highest[32] = {}; ///< the basis word with this highest bit, or 0
  u32 dimension = 0;

  /// `x` without its part in the span: 0 if x is in it.
  constexpr u32 remainder(u32 x) const {
    u32 rest = 0; // bits that are in no basis word's highest place
    while (x != 0) {
      const u32 top = highest_bit(x), basis = with_highest[top];
      if (basis == 0) rest |= 1u << top, x ^= 1u << top;
      x ^= basis;
    }
    return rest;
  }
  constexpr bool contains(u32 x) const { return remainder(x) == 0; }

  /// False if the span has `x` already.
  constexpr bool insert(u32 x) {
    while (x != 0) {
      const u32 top = highest_bit(x);
      if (with_highest[top] == 0) {
        with_highest[top] = x;
        ++dimension;
        return true;
      }
      x ^= with_highest[top];
    }
    return false;
  }
  constexpr void insert_all(const subspace& other) {
    for (const u32 x : other.with_highest) insert(x);
  }
};

/// Whether both are the same set of words.
constexpr bool same_span(const subspace& a, const subspace& b) {
  subspace sum = a;
  sum.insert_all(b);
  return sum.dimension == a.dimension && sum.dimension == b.dimension;
}

/// The span of a map's images: its image if its constant is 0.
constexpr subspace image(const bit_map& m) {
  subspace out;
  for (u32 i = 0; i < m.inputs; ++i) out.insert(m.images[i]);
  return out;
}

/// Words that are in both (Zassenhaus' algorithm: rows (u|u) and (v|0), the rest of rows without a left half).
constexpr subspace intersection(const subspace& a, const subspace& b) {
  u64 rows[32] = {}; // by the highest bit of the left half
  subspace out;
  for (u32 i = 0; i < 64; ++i) {
    const u64 word = i < 32 ? a.with_highest[i] : b.with_highest[i - 32];
    u64 row = i < 32 ? word << 32 | word : word << 32;
    while (row >> 32 != 0) {
      u64& known = rows[highest_bit(static_cast<u32>(row >> 32))];
      if (known == 0) {
        known = row;
        row = 0;
      }
      row ^= row != 0 ? known : 0;
    }
    out.insert(static_cast<u32>(row));
  }
  return out;
}

/// Unit words of `bits` bits that together with the span generate all words, and have only 0 in common with it.
constexpr subspace complement(const subspace& of, u32 bits) {
  subspace out;
  for (u32 i = 0; i < bits; ++i)
    if (of.with_highest[i] == 0) out.insert(1u << i);
  return out;
}

/// The basis as a map from its coordinates, lowest first.
constexpr bit_map basis_map(const subspace& of, u32 outputs) {
  bit_map out{.outputs = outputs};
  for (const u32 x : of.with_highest)
    if (x != 0) out.append(x);
  return out;
}

} // namespace kiln::tile
