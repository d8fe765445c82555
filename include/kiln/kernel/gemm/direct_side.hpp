// SPDX-License-Identifier: MIT
// An input of a product of many rows that comes to LDS by LDS-DMA: slices along k in the slots of a ring.
#pragma once

#include <kiln/kernel/gemm/interleaved_side.hpp>
#include <kiln/tile/memory/async_load.hpp>

namespace kiln::kernel {

/// A or B, whose rows in memory are along k. `Side`: 'm' for A, 'n' for B. LDS-DMA of gfx950: 16 bytes of a lane.
template<interleaved_tiling Tiling, class M, char Side> class direct_side {
  using number = tile::number_of<M>;
  static constexpr interleaved_layouts places{Tiling, tile::bytes_of<number>};
  static constexpr u32 depth = Tiling.depth(places.bytes), step_items = places.step_items(Side);
  static constexpr tile::swizzle_solution solution = places.direct_swizzle(Side);
  static constexpr tile::layout memory = places.direct_memory(Side, solution),
                                loaded = tile::dma_source(memory, 8 * places.bytes, 16, places.wave_bits()),
                                read = places.operand(Side);
  static_assert(solution.conflicts == 0,
                "interleaved_tiling: no swizzle is without bank conflicts on gfx950");

public:
  static constexpr u32 blocks = places.blocks(Side);
  static constexpr u32 block_bytes = places.bytes << memory.bits(tile::place::offset);
  using step_tile = tile::register_tile<number, tile::part_of_layout(read, step_items, 0)>;
  using slot = author::handle<ir::bank::sgpr, u32>;

  /// Begins at row `row` of the side and at `first` along k. In each slot it has blocks * block_bytes bytes from `begin` on.
  constexpr direct_side(builder b, u32 begin, const interleaved_input<M>& in, const tile::uniform& row,
                        const tile::uniform& first)
      : k(b),
        tensor_(in.pointer, {{Side, in.rows, in.stride}, {'k', in.depth}}),
        loads_(
            tile::async_access_of<loaded>(b, in_slot::at(begin), tensor_, {row, first}, 'k', {Side, blocks})),
        reads_(tile::access_of<read>(b, in_slot::at(begin))) {}
  direct_side(const direct_side&) = delete;
  direct_side& operator=(const direct_side&) = delete;

  /// Begins to load a block of a slice to a slot.
  constexpr void load(const slot& to, u32 block) const { loads_.load_from_slot(to, block, block); }
  /// To the next slice along k.
  constexpr void advance() { loads_.advance('k', depth); }
  /// The operands of a block and one step of a slice.
  constexpr void read_step(const step_tile& to, const slot& from, u32 block, u32 step) const {
    reads_.load_part_from_slot(from, to.registers.first_dword(), step_items, step, block);
  }

private:
  using in_slot = tile::lds_tile<number, memory, blocks>;

  builder k;
  tile::tensor<const M, 2> tensor_;
  tile::async_access<loaded, number, memory, blocks, const M, 2> loads_;
  tile::lds_access<read, number, memory, blocks> reads_;
};

} // namespace kiln::kernel
