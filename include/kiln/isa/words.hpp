// SPDX-License-Identifier: MIT
// Tables of structs from the characters of a string literal: the cheapest way for clang to read thousands of rows.
#pragma once

#include <kiln/support/types.hpp>

namespace kiln::isa {

/// Items, then what a string literal ends with, in whole units of the items' alignment.
template<class T, u32 Count> struct terminated {
  T items[Count];
  char32_t end[alignof(T) > sizeof(char32_t) ? alignof(T) / sizeof(char32_t) : 1];
};

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc++23-extensions" // static constexpr locals

/// The words as structs. A literal is one token, where an array of numbers is several expressions an element, each checked
/// for narrowing: with numbers the three tables take clang 70 ms, with literals 33. An aggregate of 16 fields per row takes
/// three times as long as numbers. A constant at namespace scope would be evaluated up to three times in HIP's device
/// pass, the local of a function template is evaluated once. Clang copies each item once for each struct it lies in, and
/// takes time for each of its members: so the items stand in one struct, and have few members.
template<class T, u32 Count, const auto& Words>
constexpr const T (&items_from()) [Count] {
  static constexpr terminated<T, Count> value = __builtin_bit_cast(terminated<T, Count>, Words);
  return value.items;
}

#pragma clang diagnostic pop

} // namespace kiln::isa
