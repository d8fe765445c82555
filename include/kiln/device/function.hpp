// SPDX-License-Identifier: MIT
// From the name that KILN_KERNEL is given to a function, or to the message why it names no kernel function.
#pragma once

#include <kiln/compile/signature.hpp>

namespace kiln::device {

/// The function of that type itself, or the function that gives the message.
template<class Name, class Function> struct named_function {
  static constexpr Function address() { return Name::template kiln_address_by<compile::function_taker>(); }
};
/// A function that is not constexpr is one of the host, by HIP's rules, and a device function does not find its name. The enum
/// is evaluated where the macro names this struct: in an initialiser or in a function of the host, no device function is found.
template<class Name, class... T> struct named_function<Name, void (*)(T...)> {
  enum : bool {
    is_of_host = Name::template kiln_calls<T...>() && !Name::template kiln_calls_on_device<T...>()
  };
  static constexpr auto address() {
    if constexpr (is_of_host)
      return &Name::kiln_is_not_constexpr;
    else
      return Name::template kiln_address_by<compile::function_taker>();
  }
};

} // namespace kiln::device

#define KILN_IS_NO_FUNCTION(function)                                                                        \
  #function " is a template or has overloads, and a kernel is one function: KILN_KERNEL_AS(a_name, "         \
            "(" #function "<...>), block_size<256>), with the template's arguments"

// Without parentheses: of a name in them the compiler looks for no other function than the one it has found.
#if defined __HIP_DEVICE_COMPILE__
#define KILN_CALLS(function)                                                                                 \
  template<class... KilnT> static constexpr bool kiln_calls() {                                              \
    return requires(KilnT... kiln_t) { function(kiln_t...); };                                               \
  }                                                                                                          \
  template<class... KilnT> __attribute__((device)) static constexpr bool kiln_calls_on_device() {            \
    return requires(KilnT... kiln_t) { function(kiln_t...); };                                               \
  }
#else
// nothing is evaluated
#define KILN_CALLS(function)                                                                                 \
  template<class...> static constexpr bool kiln_calls() { return false; }                                    \
  template<class...> static constexpr bool kiln_calls_on_device() { return false; }
#endif

/// Makes `name_function` of the name of a function. The names inside are long so that they hide no kernel's.
#define KILN_FUNCTION(name, function)                                                                        \
  struct name##_function_name {                                                                              \
    static constexpr const char* kiln_is_no_function() { return KILN_IS_NO_FUNCTION(function); }             \
    static constexpr const char* kiln_is_not_constexpr() {                                                   \
      return #function " is not constexpr: a kernel function begins with `constexpr void`";                  \
    }                                                                                                        \
    template<class KilnTake> static constexpr auto kiln_address_by() {                                       \
      if constexpr (requires { KilnTake::take(function); })                                                  \
        return KilnTake::take(function);                                                                     \
      else                                                                                                   \
        return &name##_function_name::kiln_is_no_function;                                                   \
    }                                                                                                        \
    KILN_CALLS(function)                                                                                     \
  };                                                                                                         \
  struct name##_named_function                                                                               \
      : kiln::device::named_function<name##_function_name, decltype(name##_function_name::kiln_address_by<   \
                                                                    kiln::compile::function_taker>())> {};   \
  inline constexpr auto name##_function = name##_named_function::address()
