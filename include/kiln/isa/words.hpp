// SPDX-License-Identifier: MIT
// Tables of structs from plain words: the cheapest way for clang to read thousands of rows.
#pragma once

#include <kiln/support/types.hpp>

namespace kiln::isa {

template<class Word, u32 Count> struct word_array {
  Word w[Count];
};

template<class T, u32 Count> struct item_array {
  T items[Count];
};

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc++23-extensions" // static constexpr locals

/// The words as structs. An aggregate of 16 fields a row takes clang three times as long to read; a constant at namespace
/// scope would be evaluated up to three times in HIP's device pass, the local of a function template is evaluated once.
template<class Items, const auto& Words> constexpr const Items& items_from() {
  static constexpr Items value = __builtin_bit_cast(Items, Words);
  return value;
}

#pragma clang diagnostic pop

} // namespace kiln::isa
