// SPDX-License-Identifier: MIT
// A set of numbered dwords, a bit for each: the dwords of an operand, up to 32, are asked for and added at once.
#pragma once

#include <kiln/support/list.hpp>
#include <kiln/support/types.hpp>

namespace kiln {

class dword_set {
public:
  constexpr dword_set() = default;
  /// Of dwords below `count`.
  constexpr explicit dword_set(u32 count) : words_(count / bits + 2) {} // a run may end in the word after

  constexpr bool has_any(u32 first, u32 count) const {
    const u64* const word = words_.begin() + first / bits;
    const u32 shift = first % bits;
    return (*word & run(count) << shift) != 0 ||
           (shift + count > bits && (word[1] & run(count) >> (bits - shift)) != 0);
  }
  constexpr void add(u32 first, u32 count) {
    u64* const word = words_.begin() + first / bits;
    const u32 shift = first % bits;
    *word |= run(count) << shift;
    if (shift + count > bits) word[1] |= run(count) >> (bits - shift);
  }

private:
  static constexpr u32 bits = 64;
  static constexpr u64 run(u32 count) { return (u64{1} << count) - 1; }

  list<u64> words_;
};

} // namespace kiln
