// SPDX-License-Identifier: MIT
// Tiles from and to tensors in global memory.
#pragma once

#include <kiln/tile/memory/global_access.hpp>

namespace kiln::tile {

/// As load(), into the registers of a tile that there is: what they held is lost, no copy is made. A load for the next
/// iteration of a loop is written so.
template<class T, layout L, class M, u32 Axes>
constexpr void load_to(builder k, register_tile<T, L>& out, const tensor<M, Axes>& t,
                       const uniform (&origin)[Axes], source at = source::here()) {
  using number = number_of<M>;
  static_assert(__is_same(T, number), "load_to: the tile and the tensor have different types");
  const author::lines_of_call call(k.program_draft(), at);
  const global_access<L, M, Axes> access(k, t, origin, at);
  access.load_to(out, 0, at);
}
/// The accesses of tiles of layout L that begin at `origin` and move along the axis `moving`: `advance(moving, count)` in a
/// loop. As with load(), elements outside the extents are 0. Several tiles side by side: tiles_along.
template<layout L, class M, u32 Axes>
constexpr global_access<L, M, Axes> access_of(builder k, const tensor<M, Axes>& t,
                                              const uniform (&origin)[Axes], char moving,
                                              tiles_along tiles = {}, source at = source::here()) {
  const author::lines_of_call call(k.program_draft(), at);
  return {k, t, origin, at, moving, tiles};
}

/// A tile of layout L from a tensor, its first element at `origin`, a coordinate for each axis: a multiple of the tile's extent
/// along it. Elements outside the extents are 0; axes that the tile has no extent along, and whose origin is outside, are the
/// caller's mistake. Each lane loads what lies in a row, up to 16 bytes, in one instruction. All lanes must be enabled.
template<layout L, class M, u32 Axes>
constexpr register_tile<number_of<M>, L> load(builder k, const tensor<M, Axes>& t,
                                              const uniform (&origin)[Axes], source at = source::here()) {
  register_tile<number_of<M>, L> out(k, at);
  load_to(k, out, t, origin, at);
  return out;
}

/// Stores a tile to a tensor, as load() takes it from there. Of elements that several lanes or waves have, one is stored.
template<class T, layout L, ir::bank Bank, class M, u32 Axes>
constexpr void store(builder k, const tensor<M, Axes>& t, const uniform (&origin)[Axes],
                     const register_tile<T, L, Bank>& tile, source at = source::here()) {
  static_assert(__is_same(T, number_of<M>),
                "store: the tile and the tensor have different types; convert<...>(tile) rounds");
  static_assert(__is_same(M, __remove_cv(M)), "store: the tensor's pointer is to const, or read_only");
  const author::lines_of_call call(k.program_draft(), at);
  const global_access<L, M, Axes> access(k, t, origin, at, 0, {}, true);
  const auto* const from = &tile; // clang's bytecode interpreter captures no reference parameters
  const auto all = [&] {
    access.each([&](u32 item, u32 log2_items, byte_offset offset) {
      const u32 bit = item * bytes_of<T> * 8;
      const u32 first = from->registers.first_dword() + bit / 32, bytes = bytes_of<T> << log2_items;
      if (bytes >= 4)
        return with_registers<Bank>(k.program_draft(), first, bytes / 4,
                                    [&](const auto& registers) { access.memory().store(offset, registers); });
      const author::handle<ir::bank::vgpr, u32> whole(k.program_draft(), first);
      const auto part = bit % 32 == 0 ? vgpr<u32>(whole) : vgpr<u32>(whole >> bit % 32);
      if (bytes == 1)
        access.memory().template store<u8>(offset, part);
      else
        access.memory().template store<u16>(offset, part);
    });
  };
  if (access.copies() == 0)
    all();
  else
    k.where((as<u32>(k.thread_idx.x) & access.copies()) == 0u, all);
}

} // namespace kiln::tile
