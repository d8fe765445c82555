// SPDX-License-Identifier: MIT
// Makes `if (x)`, `while (x)`, `x && y` and `!x` on run-time values errors that say what to write instead.
#pragma once

// A deleted function's reason is C++26; clang takes it in C++20 with this warning.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc++26-extensions"

namespace kiln::author {

struct not_a_bool {
  explicit operator bool() const = delete ("this is known when the kernel runs, not while it is built; use "
                                           "k.if_, k.while_ or k.where, and select(c, a, b) for c ? a : b");
};

/// The same for registers, where && || ! would need a bool. Conditions have their own.
struct no_logic {
  explicit operator bool() const = delete ("this is known when the kernel runs, not while it is built; use "
                                           "k.if_, k.while_ or k.where, and select(c, a, b) for c ? a : b");
  friend void operator&&(const no_logic&, const auto&) = delete ("compare first: (a != 0) && (b != 0)");
  friend void operator&&(const not_a_bool&, const no_logic&) = delete ("compare first: (a != 0) && (b != 0)");
  friend void operator||(const not_a_bool&, const no_logic&) = delete ("compare first: (a != 0) || (b != 0)");
  friend void operator||(const no_logic&, const auto&) = delete ("compare first: (a != 0) || (b != 0)");
  friend void operator!(const no_logic&) = delete ("compare instead: a == 0");
};

} // namespace kiln::author

#pragma clang diagnostic pop
