// SPDX-License-Identifier: MIT
// The facts that follow from a kernel function's type and the author's options, before the function runs.
#pragma once

#include <kiln/author/block_size.hpp>
#include <kiln/author/kernel_draft.hpp>

namespace kiln::compile {

/// What KILN_KERNEL takes after the function: the block size, then options such as kiln::without.
template<class Block, class... Options> struct kernel_options : Block {
  static constexpr pass_set left_out = (pass_set{0} | ... | Options::left_out);
};
/// What it was given is no block size.
struct mistaken_options : block_size<64> {
  static constexpr pass_set left_out = 0;
  static constexpr const char* mistake =
      "after its function KILN_KERNEL takes the block size, and then options: KILN_KERNEL(saxpy, "
      "block_size<256>)";
};
template<class Block, class... Options> consteval auto options_of() {
  if constexpr (requires { Block::fits; })
    return kernel_options<Block, Options...>{};
  else
    return mistaken_options{};
}
template<auto... Values> consteval auto options_of() { return mistaken_options{}; }

/// What is wrong with a kernel's options, or null.
template<class Block> consteval const char* mistake_in() {
  if constexpr (requires { Block::mistake; })
    return Block::mistake;
  else
    return Block::fits ? nullptr
                       : "a workgroup has at least one work-item in each dimension and at most 1024 in all";
}

template<class Block> constexpr pass_set left_out_by() {
  if constexpr (requires { Block::left_out; })
    return Block::left_out;
  else
    return 0;
}

/// A kernel function's argument types as the host sees them.
template<class... Host> struct host_types {
  static constexpr u32 count = sizeof...(Host);
};

/// What KILN_KERNEL and compile_kernel say where a function is no kernel.
#define KILN_BUILDER_BY_VALUE                                                                                \
  "take the builder by value: `builder k`, not `builder& k`; copies name the same kernel"
#define KILN_KERNEL_PARAMETERS                                                                               \
  "a kernel is a function void(builder k, arg<T>...): its first parameter is the builder, by value, and "    \
  "each other one "                                                                                          \
  "an arg<T>, by value"

/// A function that gives the message stands for a name that is no kernel function.
using mistaken_function = const char* (*)();

/// Takes the name of one function. Of a template without arguments, and of overloads, F cannot be deduced.
struct function_taker {
  template<class F> static constexpr F* take(F* function) { return function; }
};

/// From a kernel function's type to its arguments.
template<class Function> struct signature {
  static constexpr bool is_kernel = false, has_reference = false;
  using types = host_types<>; // so that no further error follows
  using description = void;
  template<class Kernel> static constexpr void call(builder, Kernel) {
    static_assert(author::unsupported_argument<Kernel>, KILN_KERNEL_PARAMETERS);
  }
};
template<class... Host> struct signature<void (*)(builder, arg<Host>...)> {
  static constexpr bool is_kernel = true, has_reference = false;
  using types = host_types<author::host_type<Host>...>;
  using description = void;

  template<class Function> static constexpr void call(builder k, Function kernel) {
    call_kernel<Host...>(k, kernel, author::indices_of<Host...>{});
  }
};
template<class... Host>
struct signature<void (*)(builder, arg<Host>...) noexcept> : signature<void (*)(builder, arg<Host>...)> {};

/// A kernel function may return an empty description of itself, for launches: see kernel::gemm_kernel.
template<class Description, class... Host>
  requires(__is_empty(Description))
struct signature<Description (*)(builder, arg<Host>...)> : signature<void (*)(builder, arg<Host>...)> {
  using description = Description;
};

template<class... Host> struct signature_by_reference {
  static constexpr bool is_kernel = false, has_reference = true;
  using types = host_types<author::host_type<Host>...>;
  template<class Function> static constexpr void call(builder, Function) {
    static_assert(author::unsupported_argument<Function>, KILN_BUILDER_BY_VALUE);
  }
};
template<class... Host>
struct signature<void (*)(builder&, arg<Host>...)> : signature_by_reference<Host...> {};
template<class... Host>
struct signature<void (*)(const builder&, arg<Host>...)> : signature_by_reference<Host...> {};

template<auto Function> inline constexpr bool is_mistaken = __is_same(decltype(+Function), mistaken_function);
template<auto Function> inline constexpr bool is_kernel = signature<decltype(+Function)>::is_kernel;
template<auto Function> inline constexpr bool has_reference = signature<decltype(+Function)>::has_reference;

/// What is wrong with a function that is no kernel.
template<auto Function> constexpr const char* mistake_in_function() {
  using type = decltype(Function);
  if constexpr (__is_same(type, mistaken_function))
    return Function();
  else
    return signature<type>::has_reference ? KILN_BUILDER_BY_VALUE : KILN_KERNEL_PARAMETERS;
}

} // namespace kiln::compile
