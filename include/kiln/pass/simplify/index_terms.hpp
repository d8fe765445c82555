// SPDX-License-Identifier: MIT
// A sum of products of registers and a constant, and between which numbers it lies.
#pragma once

#include <kiln/ir/operand.hpp>

namespace kiln::pass {

/// The numbers of a factor.
struct factor_range {
  u32 low, high;
  constexpr bool is_not_negative() const { return high <= 0x7fff'ffff; }
};

/// coefficient * a, or coefficient * a * b. Without default member initialisers, so that a blank array of them costs nothing.
struct index_term {
  ir::operand a, b; ///< registers; b may be none. If only one is a VGPR, it is a
  i64 coefficient;
  bool varies; ///< in the innermost loop around the use
  factor_range of_a, of_b;

  constexpr bool is_product() const { return b.bits != 0; }
  constexpr bool is_uniform() const { return a.is(ir::operand_kind::sgpr); }
  constexpr bool is_fixed() const { return is_uniform() && !varies; } ///< in all lanes and iterations
};

/// Smallest and largest value of a sum, as numbers without an end.
struct sum_bounds {
  i64 low = 0, high = 0;
  static constexpr i64 far = i64{1} << 48; ///< beyond every address
  constexpr void add(const index_term& t) {
    // Registers that may be negative are read as signed.
    const bool known = t.of_a.is_not_negative() && (!t.is_product() || t.of_b.is_not_negative());
    constexpr i64 least = -0x8000'0000ll, most = 0x7fff'ffff;
    const i64 from = known            ? times(t.of_a.low, t.is_product() ? t.of_b.low : 1)
                     : t.is_product() ? -far
                                      : least;
    const i64 to = known ? times(t.of_a.high, t.is_product() ? t.of_b.high : 1) : t.is_product() ? far : most;
    low += times(t.coefficient > 0 ? from : to, t.coefficient);
    high += times(t.coefficient > 0 ? to : from, t.coefficient);
  }
  /// (coefficient * a - taken) * b, where the sum is not negative.
  constexpr void add(const index_term& t, i64 taken) {
    low += times(t.coefficient * t.of_a.low + taken, t.of_b.low);
    high += times(t.coefficient * t.of_a.high + taken, t.of_b.high);
  }
  constexpr bool is_within(i64 least, i64 most) const { return low >= least && high <= most; }

private:
  static constexpr i64 times(i64 x, i64 by) {
    const i64 size = x < 0 ? -x : x, other = by < 0 ? -by : by;
    if (size != 0 && other > far / size) return (x < 0) == (by < 0) ? far : -far;
    return x * by;
  }
};

/// Equal to an index modulo 2^32.
struct affine_index {
  static constexpr u32 most = 12;
  index_term terms[most]; ///< blank from `count` on
  u32 count = 0;
  i64 constant = 0;
  bool is_distributed = false; ///< a product of a sum has become a sum of products

  constexpr affine_index() {} // NOLINT: leaves the terms blank
  constexpr affine_index(const affine_index& other) { *this = other; }
  constexpr affine_index& operator=(const affine_index& other) { // NOLINT: of itself too
    count = other.count;
    constant = other.constant;
    is_distributed = other.is_distributed;
    for (u32 i = 0; i < count; ++i) {
      const index_term t = other.terms[i]; // through a local: clang's bytecode interpreter
      terms[i] = t;
    }
    return *this;
  }

  constexpr sum_bounds bounds() const {
    sum_bounds b{constant, constant};
    u32 paired = 0; // a subtrahend is taken from one product only
    for (u32 i = 0; i < count; ++i)
      if (const u32 other = partner_of(i); other != none && (paired >> other & 1) == 0) {
        b.add(terms[i], terms[other].coefficient);
        paired |= 1u << other | 1u << i;
      }
    for (u32 i = 0; i < count; ++i)
      if ((paired >> i & 1) == 0) b.add(terms[i]);
    return b;
  }
  /// True if its terms are the `count` ones from there on.
  constexpr bool has_terms(const index_term* other) const {
    for (u32 i = 0; i < count; ++i, ++other)
      if (terms[i].a.bits != other->a.bits || terms[i].b.bits != other->b.bits ||
          terms[i].coefficient != other->coefficient)
        return false;
    return true;
  }
  /// One of the terms from there on is a product.
  constexpr bool has_product(u32 from) const {
    for (u32 i = from; i < count; ++i)
      if (terms[i].is_product()) return true;
    return false;
  }
  /// What is left without the terms that `part` has too, of whatever coefficients; no constant.
  constexpr affine_index without(const affine_index& part) const {
    affine_index out;
    for (u32 i = 0; i < count; ++i) {
      bool in_part = false;
      for (u32 k = 0; k < part.count; ++k)
        in_part =
            in_part || (part.terms[k].a.bits == terms[i].a.bits && part.terms[k].b.bits == terms[i].b.bits);
      if (!in_part) out.push(terms[i]);
    }
    return out;
  }
  constexpr bool push(const index_term& t) {
    if (count == most) return false;
    terms[count++] = t;
    return true;
  }
  /// Terms of one product become one.
  constexpr void merge() {
    for (u32 i = 0; i < count; ++i) {
      for (u32 k = count; k-- > i + 1;)
        if (terms[k].a.bits == terms[i].a.bits && terms[k].b.bits == terms[i].b.bits) {
          terms[i].coefficient += terms[k].coefficient;
          remove(k);
        }
      if (terms[i].coefficient == 0) remove(i--);
    }
  }

private:
  static constexpr u32 none = ~0u;
  /// Of a * b the term -n * b, where a is at least n: (a - n) * b is not negative.
  constexpr u32 partner_of(u32 i) const {
    const index_term& t = terms[i];
    if (!t.is_product() || t.coefficient <= 0 || !t.of_a.is_not_negative() || !t.of_b.is_not_negative())
      return none;
    for (u32 k = 0; k < count; ++k)
      if (!terms[k].is_product() && terms[k].a.bits == t.b.bits && terms[k].coefficient < 0 &&
          t.coefficient * t.of_a.low >= -terms[k].coefficient)
        return k;
    return none;
  }
  constexpr void remove(u32 i) {
    --count;
    if (i == count) return;
    const index_term last = terms[count]; // through a local: clang's bytecode interpreter
    terms[i] = last;
  }
};

} // namespace kiln::pass
