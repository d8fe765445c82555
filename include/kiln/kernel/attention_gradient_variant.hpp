// SPDX-License-Identifier: MIT
// Compiled kernels of attention's gradients that belong together.
#pragma once

#include <kiln/device/declaration.hpp>
#include <kiln/kernel/attention_backward_keys.hpp>
#include <kiln/kernel/attention_backward_queries.hpp>
#include <kiln/kernel/attention_delta.hpp>
#include <kiln/kernel/attention_gradient_problem.hpp>
#include <kiln/kernel/attention_key_sums.hpp>

namespace kiln::kernel {

/// What a kernel named in this unit has the function of: of one by KILN_DECLARE_KERNEL it is not known.
template<auto Entry> inline constexpr bool has_function = requires { device::kernel_of<Entry>::function; };
template<> inline constexpr bool has_function<nullptr> = false;

/// True if a kernel is of a function, as far as this unit knows.
template<auto Entry, auto Function> constexpr bool is_kernel_of() {
  if constexpr (has_function<Entry>)
    if constexpr (constexpr auto own = device::kernel_of<Entry>::function;
                  __is_same(decltype(own), decltype(Function) const))
      return own == Function;
    else
      return false;
  else
    return true;
}

/// The element type of a kernel's first argument.
template<class> struct first_element {};
template<class T, class... Rest> struct first_element<void(T*, Rest...)> {
  using type = T;
};
template<class T, class... Rest> struct first_element<void (*)(builder, arg<T*>, Rest...)> {
  using type = T;
};
template<auto Entry> constexpr auto first_element_of() {
  if constexpr (has_function<Entry>)
    return first_element<__remove_cv(decltype(device::kernel_of<Entry>::function))>();
  else
    return first_element<typename device::kernel_of<Entry>::entry>();
}

/// Kernels of the gradients of one form, of names that KILN_KERNEL_AS or KILN_DECLARE_KERNEL gave them: attention_delta(),
/// attention_backward_keys(), attention_backward_queries() and attention_key_sums(). Without Queries, nullptr, Keys has
/// AddsQueries. Without Sums no query heads are split.
template<attention_form Form, auto Delta, auto Keys, auto Queries, auto Sums = nullptr>
struct attention_gradient_variant {
  using element = typename decltype(first_element_of<Keys>())::type;
  static constexpr bool adds_queries = __is_same(decltype(Queries), decltype(nullptr)),
                        has_sums = !__is_same(decltype(Sums), decltype(nullptr));
  static constexpr attention_gradient_facts facts{Form, adds_queries, has_sums};

  static_assert(
      is_kernel_of<Delta, attention_delta<element, Form>>(),
      "attention_gradient_variant<form, delta, keys, queries, sums>: delta is no attention_delta of "
      "the form and of the type of keys");
  static_assert(is_kernel_of<Keys, attention_backward_keys<element, Form, adds_queries>>(),
                "attention_gradient_variant<form, delta, keys, queries, sums>: keys is no "
                "attention_backward_keys of the form, with additions to dQ where queries is nullptr, and "
                "without them else");
  static_assert(is_kernel_of<Queries, attention_backward_queries<element, Form>>(),
                "attention_gradient_variant<form, delta, keys, queries, sums>: queries is no "
                "attention_backward_queries of the form and of the type of keys");
  static_assert(is_kernel_of<Sums, attention_key_sums<element, Form>>(),
                "attention_gradient_variant<form, delta, keys, queries, sums>: sums is no attention_key_sums "
                "of the form and of the type of keys");

  /// The kernel of a step that plans for these facts have.
  template<attention_gradient_step Step> static constexpr auto entry() {
    using enum attention_gradient_step;
    if constexpr (Step == delta)
      return Delta;
    else if constexpr (Step == keys)
      return Keys;
    else if constexpr (Step == sums)
      return Sums;
    else
      return Queries;
  }
};

} // namespace kiln::kernel
