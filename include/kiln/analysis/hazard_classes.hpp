// SPDX-License-Identifier: MIT
// The hazard class of a row in one word, computed once a row in use.
#pragma once

#include <kiln/isa/hazard/classify.hpp>

namespace kiln::analysis {

/// A cache: a program uses few of the rows. Consumers lie in the low bits of a word, producers above them.
class hazard_classes {
public:
  static constexpr u32 producers_shift = 36;
  static constexpr u64 consumers = (u64{1} << producers_shift) - 1;
  static constexpr u64 nop = u64{1} << 63; ///< s_nop itself, which takes more than one wait state
  static_assert(producers_shift + isa::hazard::producer_count < 63);

  /// By row, for hot loops: 0 where the row was not asked for yet.
  constexpr const u64* words() const { return word_.at; }
  constexpr u64 word_of(u16 row) {
    u64& word = word_.at[row];
    if (word != 0) return word;
    const isa::row& r = isa::rows[row];
    if (most_passes_ < r.passes) most_passes_ = r.passes;
    if (most_passes_ < r.passes_gfx950) most_passes_ = r.passes_gfx950;
    return word = make(r);
  }

  /// Passes of the slowest matrix instruction among the rows so far.
  constexpr u32 most_passes() const { return most_passes_; }

private:
  struct words_by_row {
    u64 at[isa::row_count] = {};
  };

  static constexpr u64 make(const isa::row& r) {
    const isa::hazard::row_class c = isa::hazard::class_of(r);
    return c.consumes | u64{c.produces} << producers_shift | ((r.flags & isa::flag::nop) != 0 ? nop : 0);
  }

  words_by_row word_; ///< never 0 where filled in: everything consumes `any`
  u32 most_passes_ = 0;
};

} // namespace kiln::analysis
