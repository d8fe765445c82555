// SPDX-License-Identifier: MIT
// Affine maps over F2: each bit of the input is one set of bits of the output, sets are joined by exclusive-or.
#pragma once

#include <kiln/support/types.hpp>
#include <kiln/tile/layout/refuse.hpp>

namespace kiln::tile {

/// The map x -> constant ^ images[i] ^ images[j] ^ ... over the set bits i, j, ... of x. A structural type: a template
/// argument, compared member by member. Images from `inputs` on are 0.
struct bit_map {
  static constexpr u32 capacity = 24;
  u32 inputs = 0;  ///< bits of the argument, at most `capacity`
  u32 outputs = 0; ///< bits of the result, at most 32
  u32 constant = 0;
  u32 images[capacity] = {};

  constexpr u32 operator()(u32 x) const {
    u32 out = constant;
    for (u32 i = 0; x != 0; ++i, x >>= 1)
      if ((x & 1) != 0) out ^= images[i];
    return out;
  }
  friend constexpr bool operator==(const bit_map&, const bit_map&) = default;

  constexpr void append(u32 image) {
    if (inputs == capacity) refuse("a bit map has at most 24 input bits");
    images[inputs++] = image;
  }
};

constexpr u32 mask_of_bits(u32 count) { return count < 32 ? (1u << count) - 1 : ~0u; }

constexpr u32 highest_bit(u32 x) { return 31u - static_cast<u32>(__builtin_clz(x)); }
/// Bits that number `count` things.
constexpr u32 bits_of_count(u32 count) {
  if (count == 0 || (count & (count - 1)) != 0)
    refuse("bits_of_count: what bits number are a power of 2", count);
  return highest_bit(count);
}

/// Bit i of the input is bit i of the output.
constexpr bit_map identity(u32 bits) {
  bit_map out{.outputs = bits};
  for (u32 i = 0; i < bits; ++i) out.append(1u << i);
  return out;
}
/// Every input is 0: copies.
constexpr bit_map zeros(u32 inputs, u32 outputs) { return {.inputs = inputs, .outputs = outputs}; }

/// x -> outer(inner(x)).
constexpr bit_map compose(const bit_map& outer, const bit_map& inner) {
  if (inner.outputs != outer.inputs)
    refuse("compose: the inner map's outputs are not the outer map's inputs");
  bit_map out{.inputs = inner.inputs, .outputs = outer.outputs, .constant = outer(inner.constant)};
  for (u32 i = 0; i < inner.inputs; ++i) out.images[i] = outer(inner.images[i]) ^ outer.constant;
  return out;
}

/// The inputs of `low`, then those of `high`; the outputs of `high` above those of `low`.
constexpr bit_map product(const bit_map& low, const bit_map& high) {
  bit_map out = low;
  out.outputs += high.outputs;
  out.constant ^= high.constant << low.outputs;
  for (u32 i = 0; i < high.inputs; ++i) out.append(high.images[i] << low.outputs);
  return out;
}

/// The inputs of `a`, then those of `b`, into the same outputs.
constexpr bit_map join(const bit_map& a, const bit_map& b) {
  if (a.outputs != b.outputs) refuse("join: the maps have different outputs");
  bit_map out = a;
  out.constant ^= b.constant;
  for (u32 i = 0; i < b.inputs; ++i) out.append(b.images[i]);
  return out;
}

/// Input bits `first` to `first + count - 1` alone; the others are 0.
constexpr bit_map inputs_of(const bit_map& m, u32 first, u32 count) {
  bit_map out{.outputs = m.outputs, .constant = m.constant};
  for (u32 i = first; i < first + count; ++i) out.append(m.images[i]);
  return out;
}
/// Output bits `first` to `first + count - 1` alone.
constexpr bit_map outputs_of(const bit_map& m, u32 first, u32 count) {
  const u32 mask = mask_of_bits(count);
  bit_map out{.inputs = m.inputs, .outputs = count, .constant = m.constant >> first & mask};
  for (u32 i = 0; i < m.inputs; ++i) out.images[i] = m.images[i] >> first & mask;
  return out;
}

/// True if every image is 0 or one bit, and no two images are the same bit. Sums of images are then sums of integers.
constexpr bool is_permutation(const bit_map& m) {
  u32 seen = 0;
  for (u32 i = 0; i < m.inputs; ++i) {
    const u32 image = m.images[i];
    if ((image & (image - 1)) != 0 || (image & seen) != 0) return false;
    seen |= image;
  }
  return true;
}

} // namespace kiln::tile
