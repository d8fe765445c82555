// SPDX-License-Identifier: MIT
// What the body of a counted loop is given: its counter, to read.
#pragma once

#include <kiln/author/handle.hpp>

namespace kiln::author {

/// What is written to a counter: the place of the author's statement.
struct any_operand {
  source where;
  constexpr any_operand(const auto&, const source& at = source::here()) : where(at) {} // NOLINT: implicit
};

/// The SGPR that a loop counts in. A view: a copy, as of `[&](auto i)`, names the same register and writes no instruction, so
/// that a lambda may take it by value, which clang's bytecode evaluator needs where another lambda captures it.
/// `k.sgpr<i32>(i)` is a variable with its value.
class loop_counter : public handle<ir::bank::sgpr, i32> {
public:
  constexpr explicit loop_counter(const handle<ir::bank::sgpr, i32>& h)
      : handle(h.program_draft(), h.first_dword()) {}
  constexpr loop_counter(const loop_counter&) = default;

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc++26-extensions"
  loop_counter& operator=(const loop_counter&) =
      delete ("the loop changes its counter; k.sgpr<i32>(i) is a variable with its value");
#pragma clang diagnostic pop
  constexpr void operator=(const any_operand& x) const { refuse(x); }
  constexpr void operator+=(const any_operand& x) const { refuse(x); }
  constexpr void operator-=(const any_operand& x) const { refuse(x); }
  constexpr void operator*=(const any_operand& x) const { refuse(x); }
  constexpr void operator/=(const any_operand& x) const { refuse(x); }
  constexpr void operator%=(const any_operand& x) const { refuse(x); }
  constexpr void operator<<=(const any_operand& x) const { refuse(x); }
  constexpr void operator>>=(const any_operand& x) const { refuse(x); }
  constexpr void operator&=(const any_operand& x) const { refuse(x); }
  constexpr void operator|=(const any_operand& x) const { refuse(x); }
  constexpr void operator^=(const any_operand& x) const { refuse(x); }

private:
  constexpr void refuse(const any_operand& x) const {
    program_draft().fail(x.where,
                         "the loop changes its counter; k.sgpr<i32>(i) is a variable with its value");
  }
};

} // namespace kiln::author
