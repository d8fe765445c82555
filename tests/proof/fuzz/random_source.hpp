// SPDX-License-Identifier: MIT
// Random numbers of the fuzzer, and the size of its kernels.
#pragma once

#include <cstdint>

namespace kiln::fuzz {

/// What the kernels are made of.
struct options {
  unsigned statements = 40; ///< about this many, loops' bodies counted once
  unsigned max_depth = 3;   ///< of nested control flow
  bool matrix = true;
  unsigned waves = 1;      ///< of the one workgroup
  bool any_rows = false;   ///< instructions straight from the table, and many of them
  bool all_chosen = false; ///< named instructions count as the builder's choice, which every pass may change
};

inline constexpr unsigned input_words = 512;
inline constexpr unsigned output_words_per_lane = 24;
inline constexpr unsigned own_words = 4;    ///< per lane, after the results: for stores and atomics
inline constexpr unsigned scalar_words = 8; ///< per program, after those

/// A small generator of its own: the same seed gives the same kernel on every machine.
class random_source {
public:
  explicit random_source(std::uint64_t seed) : state_(seed * 0x9e3779b97f4a7c15ull + 0x2545f4914f6cdd1dull) {}
  std::uint32_t next() {
    state_ ^= state_ << 13;
    state_ ^= state_ >> 7;
    state_ ^= state_ << 17;
    return static_cast<std::uint32_t>(state_ >> 32);
  }
  unsigned below(unsigned n) { return next() % n; }
  bool one_in(unsigned n) { return below(n) == 0; }

private:
  std::uint64_t state_;
};

} // namespace kiln::fuzz
