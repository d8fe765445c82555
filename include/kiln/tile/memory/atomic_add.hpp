// SPDX-License-Identifier: MIT
// Register tiles added to tensors in global memory, atomically.
#pragma once

#include <kiln/tile/memory/global.hpp>

namespace kiln::tile {

/// One register of a tile's, added at an offset of the tile's buffer. gfx942 adds pairs of bf16 by addresses alone: there the
/// bound is a comparison.
template<ir::bank Bank, class Register>
constexpr void add_at(builder k, const buffer& memory, const byte_offset& offset, u32 first, source at) {
  const author::handle<Bank, Register> value(k.program_draft(), first);
  if (!__is_same(Register, bf16x2) || k.program().arch != isa::arch::gfx942)
    return memory.atomic_add(offset, value);
  const author::offset_sum sum = offset.sum(k.program_draft());
  const author::handle<ir::bank::vgpr, u32> lane(k.program_draft(), sum.lane.code.payload());
  auto bytes =
      sum.has_uniform()
          ? vgpr<u32>(lane +
                      author::handle<ir::bank::sgpr, u32>(k.program_draft(), sum.uniform.code.payload()) +
                      static_cast<u32>(sum.bytes))
          : vgpr<u32>(lane + static_cast<u32>(sum.bytes));
  emit::operand data(value, at), base(memory.address(), at);
  k.where(bytes < memory.size_bytes(), [&] {
    data.set_type(isa::element::bits);
    k.emit(isa::mn::global_atomic_pk_add_bf16, emit::operand(bytes, at), data, base);
  });
}

/// Adds a tile to a tensor, each element atomically: of f32, f64, f16, bf16 and integers of 32 and 64 bits. Pairs of f16 and
/// bf16 lie together in a lane and in a row; gfx90a has no bf16. Bounds and origin as store(). Of elements that several lanes
/// or waves have, one is added. In no order, so floating-point sums differ from run to run. All lanes must be enabled.
template<class T, layout L, ir::bank Bank, class M, u32 Axes>
constexpr void atomic_add(builder k, const tensor<M, Axes>& t, const uniform (&origin)[Axes],
                          const register_tile<T, L, Bank>& tile, source at = source::here()) {
  static_assert(__is_same(T, number_of<M>),
                "atomic_add: the tile and the tensor have different types; convert<...>(tile) rounds");
  static_assert(__is_same(M, __remove_cv(M)), "atomic_add: the tensor's pointer is to const, or read_only");
  static_assert(author::is_added_in_memory<register_of<T>>,
                "atomic_add: memory adds f32, f64, pairs of f16 or bf16, and integers of 32 and 64 bits");
  const author::lines_of_call call(k.program_draft(), at);
  if (__is_same(T, bf16) && k.program().arch == isa::arch::gfx90a)
    return k.program_draft().fail(at,
                                  "atomic_add: gfx90a has no atomic addition of bf16; convert<f32>(tile)");
  require_lanes(k, at, "atomic_add");
  const global_access<L, M, Axes> access(k, t, origin, at, 0, {}, true);
  constexpr u32 bytes = bytes_of<T> < 4 ? 4 : bytes_of<T>, items = bytes / bytes_of<T>;
  const auto* const from = &tile; // clang's bytecode interpreter captures no reference parameters
  const auto all = [&] {
    constexpr u32 copies = free_bits_of(L).items;
    access.each([&](u32 item, u32 log2_items, byte_offset offset) {
      if ((item & copies) != 0) return;
      if (1u << log2_items < items)
        return k.program_draft().fail(at, text_buffer()
                                              << "atomic_add: numbers of " << bytes_of<T> * 8
                                              << " bits are added in pairs, which lie in a row: the lane's "
                                                 "items, the extent and the strides are multiples of 2; "
                                                 "uniform(n, 2) promises it of an SGPR");
      for (u32 i = 0; i < 1u << log2_items; i += items) {
        author::offset_sum sum = offset.sum(k.program_draft());
        sum.bytes += i * bytes_of<T>;
        add_at<Bank, register_of<T>>(k, access.memory(), byte_offset(sum),
                                     from->registers.first_dword() + (item + i) * bytes_of<T> / 4, at);
      }
    });
  };
  if (access.copies() == 0)
    all();
  else
    k.where((as<u32>(k.thread_idx.x) & access.copies()) == 0u, all);
}

} // namespace kiln::tile
