// SPDX-License-Identifier: MIT
// How many workgroups the launch has. A kernel that does not use it pays nothing.
#pragma once

#include <kiln/author/control/insertion.hpp>

namespace kiln::build {

class launch_size : public insertion {
public:
  using insertion::insertion;

  /// The number of workgroups in one dimension, an SGPR that is only read. `k.sgpr<i32>(k.grid_dim.x)` is a variable with
  /// its value. The first use of any loads it from the launch's arguments.
  class grid_extent;

  /// Virtual dword of the number in a dimension.
  constexpr u32 grid_dword(u32 axis) {
    if (first_ == none) {
      program_.inputs.push_back({ir::input::kind::grid_size, program_.groups.size()});
      first_ = allocate(ir::bank::sgpr, 3);
    }
    return first_ + axis;
  }

private:
  static constexpr u32 none = ~0u;
  u32 first_ = none;
};

// Not a handle: operands take any type with a handle's facts, and what they read of it, `first_`, is where the use is
// noted. A handle's registers would be there from the beginning.
class launch_size::grid_extent : public no_logic,
                                 public handle_facts<ir::bank::sgpr, isa::element::i32, 1>,
                                 public scalar_operators<ir::bank::sgpr, i32> {
  struct noted_dword {
    launch_size* k;
    u32 axis;
    constexpr operator u32() const { return k->grid_dword(axis); } // NOLINT: implicit, as reading a member is
  };

public:
  static constexpr bool owns = false;
  static constexpr u32 count = 1;
  using element_type = i32;

  constexpr grid_extent(launch_size& k, u32 axis) : first_{&k, axis} {}
  constexpr grid_extent(const grid_extent&) = default;

  constexpr arithmetic& owner() const { return *first_.k; }
  constexpr build::draft& kernel_draft() const { return first_.k->kernel_draft(); }
  constexpr u32 first_dword() const { return first_; }

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc++26-extensions"
  // clang-format off
  grid_extent& operator=(const grid_extent&) = delete("the launch sets the number of workgroups; k.sgpr<i32>(k.grid_dim.x) is a variable with its value");
  void operator=(const auto&) const = delete("the launch sets the number of workgroups; k.sgpr<i32>(k.grid_dim.x) is a variable with its value");
  void operator+=(const auto&) const = delete("the launch sets the number of workgroups; k.sgpr<i32>(k.grid_dim.x) is a variable with its value");
  void operator-=(const auto&) const = delete("the launch sets the number of workgroups; k.sgpr<i32>(k.grid_dim.x) is a variable with its value");
  void operator*=(const auto&) const = delete("the launch sets the number of workgroups; k.sgpr<i32>(k.grid_dim.x) is a variable with its value");
  void operator/=(const auto&) const = delete("the launch sets the number of workgroups; k.sgpr<i32>(k.grid_dim.x) is a variable with its value");
  void operator%=(const auto&) const = delete("the launch sets the number of workgroups; k.sgpr<i32>(k.grid_dim.x) is a variable with its value");
  void operator<<=(const auto&) const = delete("the launch sets the number of workgroups; k.sgpr<i32>(k.grid_dim.x) is a variable with its value");
  void operator>>=(const auto&) const = delete("the launch sets the number of workgroups; k.sgpr<i32>(k.grid_dim.x) is a variable with its value");
  void operator&=(const auto&) const = delete("the launch sets the number of workgroups; k.sgpr<i32>(k.grid_dim.x) is a variable with its value");
  void operator|=(const auto&) const = delete("the launch sets the number of workgroups; k.sgpr<i32>(k.grid_dim.x) is a variable with its value");
  void operator^=(const auto&) const = delete("the launch sets the number of workgroups; k.sgpr<i32>(k.grid_dim.x) is a variable with its value");
  // clang-format on
#pragma clang diagnostic pop

private:
  friend operand;
  friend class emitter;
  noted_dword first_;
};

/// The same number as a u32, or as bits of another type.
template<Element To> constexpr handle<ir::bank::sgpr, To> as(const launch_size::grid_extent& e) {
  static_assert(element_traits<To>::dwords == 1, "as<> keeps the width of an element");
  return {e.owner(), e.first_dword()};
}

} // namespace kiln::build

namespace kiln {

using build::as; // the new one too

} // namespace kiln
