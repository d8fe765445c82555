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

template<class Function> struct signature {
  static_assert(author::unsupported_argument<Function>,
                "a kernel is a function void(builder, arg<T>...): each parameter after the builder is an "
                "arg<T>, by value");
};
template<class... Host> struct signature<void (*)(builder, arg<Host>...)> {
  using types = host_types<Host...>;

  template<class Function> static constexpr void call(builder k, Function kernel) {
    call_kernel<Host...>(k, kernel);
  }
};
template<class... Host>
struct signature<void (*)(builder, arg<Host>...) noexcept> : signature<void (*)(builder, arg<Host>...)> {};

template<class... Host>
struct signature<void (*)(builder&, arg<Host>...)> : signature<void (*)(builder, arg<Host>...)> {
  template<class Function> static constexpr void call(builder, Function) {
    static_assert(author::unsupported_argument<Function>,
                  "take the builder by value: `builder k`, not `builder& k`; copies name the same kernel");
  }
};

} // namespace kiln::compile
