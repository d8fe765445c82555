// SPDX-License-Identifier: MIT
// Rank, kernel, inverse, and maps X with a(X(y)) = b(y).
#pragma once

#include <kiln/tile/layout/subspace.hpp>

namespace kiln::tile {

/// A map's images in echelon form, with the inputs that make each word.
struct elimination {
  u32 word[32] = {};      ///< by highest bit; 0: none
  u32 inputs_of[32] = {}; ///< the inputs whose images give word[i]
  u32 rank = 0;           ///< number of words
  u32 free_inputs = 0;    ///< inputs whose images the inputs below them give already
  subspace kernel;        ///< inputs that give 0 (the map's constant aside)

  /// Sets `inputs` to the set of pivot inputs whose images give `x`; false if there is none.
  constexpr bool express(u32 x, u32& inputs) const {
    inputs = 0;
    while (x != 0) {
      const u32 top = highest_bit(x);
      if (word[top] == 0) return false;
      inputs ^= inputs_of[top];
      x ^= word[top];
    }
    return true;
  }
};

/// Inputs are taken in their order, so that pivots are the lowest that suffice: of copies, an item before a lane's, and a
/// lane's before a wave's.
constexpr elimination eliminate(const bit_map& m) {
  elimination out;
  for (u32 i = 0; i < m.inputs; ++i) {
    u32 x = m.images[i], inputs = 1u << i;
    while (x != 0) {
      const u32 top = highest_bit(x);
      if (out.word[top] == 0) {
        out.word[top] = x;
        out.inputs_of[top] = inputs;
        ++out.rank;
        break;
      }
      x ^= out.word[top];
      inputs ^= out.inputs_of[top];
    }
    if (x == 0) {
      out.free_inputs |= 1u << i;
      out.kernel.insert(inputs);
    }
  }
  return out;
}

constexpr u32 rank(const bit_map& m) { return image(m).dimension; }
/// Different inputs have different outputs.
constexpr bool is_injective(const bit_map& m) { return rank(m) == m.inputs; }
/// Every output is some input's.
constexpr bool is_surjective(const bit_map& m) { return rank(m) == m.outputs; }
constexpr bool is_invertible(const bit_map& m) { return m.inputs == m.outputs && is_injective(m); }
constexpr subspace kernel(const bit_map& m) { return eliminate(m).kernel; }

struct solution {
  bool exists = false;
  bit_map map;
};

/// X with a(X(y)) = b(y) for all y, if a's image contains b's. X is not unique where `a` is not injective: an input bit
/// that has the same image in both is mapped to itself, so what is in place stays there; the other bits use the lowest
/// inputs of `a` that suffice.
constexpr solution solve(const bit_map& a, const bit_map& b) {
  if (a.outputs != b.outputs) refuse("solve: the maps have different outputs");
  const elimination of_a = eliminate(a);
  solution out{.map = {.inputs = b.inputs, .outputs = a.inputs}};
  if (!of_a.express(a.constant ^ b.constant, out.map.constant)) return out;
  for (u32 i = 0; i < b.inputs; ++i)
    if (i < a.inputs && a.images[i] == b.images[i])
      out.map.images[i] = 1u << i;
    else if (!of_a.express(b.images[i], out.map.images[i]))
      return out;
  out.exists = true;
  return out;
}

/// The map that undoes `m`.
constexpr bit_map inverse(const bit_map& m) {
  if (!is_invertible(m)) refuse("inverse: the map is not invertible");
  return solve(m, identity(m.outputs)).map;
}

} // namespace kiln::tile
