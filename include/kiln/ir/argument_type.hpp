// SPDX-License-Identifier: MIT
// What a kernel argument is to the host: whole numbers, floating-point numbers, of how many bytes; or something else.
#pragma once

#include <kiln/support/types.hpp>

namespace kiln::ir {

/// The type of an argument, or of what a pointer argument points to. Signed and unsigned are one.
struct argument_type {
  // Numbers, because clang takes 50 times as long to read a comparison of enumerators.
  static constexpr u8 unknown = 0, integer = 1, real = 2, bfloat = 3;
  u8 kind = unknown;
  u8 bytes = 0;

  constexpr bool operator==(const argument_type&) const = default;
};

template<class T> consteval argument_type number_type() {
  if constexpr (__is_integral(T))
    return {argument_type::integer, sizeof(T)};
  else if constexpr (__is_same(T, __bf16))
    return {argument_type::bfloat, 2};
  else if constexpr (__is_floating_point(T) || __is_same(T, _Float16))
    return {argument_type::real, sizeof(T)};
  else
    return {};
}
/// Of a pointer: of what it points to.
template<class T>
inline constexpr argument_type argument_type_of =
    number_type<__remove_cv(__remove_pointer(__remove_cv(T)))>();

/// True if the host may give a `given` where the kernel takes a `taken`. The bits of 16-bit floating-point numbers may come as
/// integers, for hosts without such types.
constexpr bool is_given_for(argument_type taken, argument_type given) {
  if (taken.kind == argument_type::unknown || given.kind == argument_type::unknown || taken == given)
    return true;
  return taken.bytes == 2 && given.bytes == 2 && given.kind == argument_type::integer;
}

} // namespace kiln::ir
