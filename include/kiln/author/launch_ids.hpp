// SPDX-License-Identifier: MIT
// Where a work-item is in its launch: ids of workgroup and work-item, sizes of block and grid.
#pragma once

#include <kiln/author/handle.hpp>

namespace kiln::author {

template<class T> struct three {
  T x, y, z;
};

/// The number of workgroups in one dimension, an SGPR that is only read. `k.sgpr<i32>(k.grid_dim.x)` is a variable with its
/// value. The first use of any loads it from the launch's arguments: a kernel that does not use it pays nothing.
// Not a handle: operands take any type with a handle's facts, and what they read of it, `first_`, is where the use is
// noted. A handle's registers would be there from the beginning.
class grid_extent : public no_logic,
                    public handle_facts<ir::bank::sgpr, isa::element::i32, 1>,
                    public scalar_operators<ir::bank::sgpr, i32> {
  struct noted_dword {
    draft* k;
    u32* first; ///< virtual dword of the number in x; `unused` before the first use
    u32 axis;
    constexpr operator u32() const { // NOLINT: implicit, as reading a member is
      if (*first == unused) {
        k->program.inputs.push_back({ir::input::kind::grid_size, k->program.groups.size()});
        *first = k->allocate(ir::bank::sgpr, 3);
      }
      return *first + axis;
    }
  };

public:
  static constexpr bool owns = false;
  static constexpr u32 count = 1;
  static constexpr u32 unused = ~0u;
  using element_type = i32;

  constexpr grid_extent(draft& k, u32& first, u32 axis) : first_{&k, &first, axis} {}
  constexpr grid_extent(const grid_extent&) = default;

  constexpr draft& program_draft() const { return *first_.k; }
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
  friend emit::operand;
  friend class emit::emitter;
  noted_dword first_;
};

/// The same number as a u32, or as bits of another type.
template<Element To> constexpr handle<ir::bank::sgpr, To> as(const grid_extent& e) {
  static_assert(element_traits<To>::dwords == 1, "as<> keeps the width of an element");
  return {e.program_draft(), e.first_dword()};
}

/// What a launch gives a kernel besides its arguments, in the registers where the hardware puts it.
struct launch_ids {
  u32 kernarg;                                ///< virtual dwords of the address of the arguments
  three<reg<ir::bank::sgpr, i32>> block_idx;  ///< workgroup id
  three<reg<ir::bank::vgpr, i32>> thread_idx; ///< work-item id in the workgroup
  three<i32> block_dim; ///< work-items of a workgroup; known when the kernel is compiled
  u32 grid_size = grid_extent::unused;
  three<grid_extent> grid_dim; ///< workgroups of the launch, HIP's gridDim

  constexpr launch_ids(draft& k, u32 block_x, u32 block_y, u32 block_z)
      : kernarg(take(k, ir::input::kind::kernarg_pointer, ir::bank::sgpr, 2, 0)),
        block_idx{{k, take(k, ir::input::kind::workgroup_id_x, ir::bank::sgpr, 1, 2)},
                  {k, take(k, ir::input::kind::workgroup_id_y, ir::bank::sgpr, 1, 3)},
                  {k, take(k, ir::input::kind::workgroup_id_z, ir::bank::sgpr, 1, 4)}},
        thread_idx{{k, take(k, ir::input::kind::work_item_id_x, ir::bank::vgpr, 1, 0)},
                   {k, take(k, ir::input::kind::work_item_id_y, ir::bank::vgpr, 1, 1)},
                   {k, take(k, ir::input::kind::work_item_id_z, ir::bank::vgpr, 1, 2)}},
        block_dim{static_cast<i32>(block_x), static_cast<i32>(block_y), static_cast<i32>(block_z)},
        grid_dim{{k, grid_size, 0}, {k, grid_size, 1}, {k, grid_size, 2}} {
    k.program.block_size[0] = block_x;
    k.program.block_size[1] = block_y;
    k.program.block_size[2] = block_z;
  }

private:
  static constexpr u32 take(draft& k, ir::input::kind what, ir::bank bank, u32 dwords, i32 number) {
    k.program.inputs.push_back({what, k.program.groups.size()});
    return k.allocate(bank, dwords, number);
  }
};

} // namespace kiln::author

namespace kiln {

using author::as; // the new one too

} // namespace kiln
