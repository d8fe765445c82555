// SPDX-License-Identifier: MIT
// An input of a product of many rows: its way from memory through registers and LDS to the operands of matrix instructions.
#pragma once

#include <kiln/kernel/gemm/interleaved_layouts.hpp>
#include <kiln/tile/memory/global.hpp>
#include <kiln/tile/memory/lds.hpp>
#include <kiln/tile/registers/converted.hpp>

namespace kiln::kernel {

/// A or B in memory: `rows` rows of D's side and `depth` along k, one of which is along the rows of memory.
template<class M> struct interleaved_input {
  const arg<const M*>& pointer;
  tile::uniform rows, depth, stride;
};

/// `Side`: 'm' for A, 'n' for B. `FromColumns`: rows of memory are along the side, not along k.
template<interleaved_tiling Tiling, class M, char Side, bool FromColumns> class interleaved_side {
  using number = tile::number_of<M>;
  static constexpr interleaved_layouts places{Tiling, tile::bytes_of<number>};
  static constexpr u32 depth = Tiling.depth(places.bytes);
  static constexpr tile::layout loaded = FromColumns ? places.columns(Side, false) : places.rows(Side),
                                written = FromColumns ? places.columns(Side, true) : places.rows(Side),
                                read = places.operand(Side), memory = places.memory(Side, FromColumns);
  static_assert(places.swizzle(Side, FromColumns).conflicts == 0,
                "interleaved_tiling: no swizzle is without bank conflicts on gfx942 and gfx950");
  using loaded_tile = tile::register_tile<number, loaded>;

public:
  static constexpr u32 blocks = places.blocks(Side);
  /// The operands of a block and one step along k.
  using step_tile = tile::register_tile<number, tile::part_of_layout(read, places.step_items(Side), 0)>;

  /// Begins at row `row` of the side and at `first` along k. Takes the LDS.
  constexpr interleaved_side(builder b, const interleaved_input<M>& in, const tile::uniform& row,
                             const tile::uniform& first)
      : k(b),
        tensor_(tensor_of(in)),
        loads_(tile::access_of<loaded>(b, tensor_, {FromColumns ? first : row, FromColumns ? row : first},
                                       'k', {Side, blocks})),
        in_lds_(b),
        writes_(tile::access_of<written>(b, in_lds_)),
        reads_(tile::access_of<read>(b, in_lds_)),
        next_(b.vgpr<tile::register_of<number>, blocks * loaded_tile::registers_type::count>()) {}
  interleaved_side(const interleaved_side&) = delete;
  interleaved_side& operator=(const interleaved_side&) = delete;

  /// Starts the loads of a block of a slice to registers.
  constexpr void load(u32 block) { loads_.load_to(next(block), block); }
  /// To the next slice along k.
  constexpr void advance() { loads_.advance('k', depth); }
  /// A block that was loaded goes to LDS.
  constexpr void store(u32 block) {
    if constexpr (FromColumns)
      writes_.store(tile::converted<written>(k, next(block)), block);
    else
      writes_.store(next(block), block);
  }
  /// The operands of a step of a slice, out of LDS.
  constexpr void read_step(const step_tile& to, u32 block, u32 step) const {
    reads_.load_part_to(to.registers.first_dword(), places.step_items(Side), step, block);
  }

private:
  static constexpr tile::tensor<const M, 2> tensor_of(const interleaved_input<M>& in) {
    if constexpr (FromColumns)
      return {in.pointer, {{'k', in.depth, in.stride}, {Side, in.rows}}};
    else
      return {in.pointer, {{Side, in.rows, in.stride}, {'k', in.depth}}};
  }
  constexpr loaded_tile next(u32 block) const {
    using registers = typename loaded_tile::registers_type;
    return loaded_tile(registers(k.program_draft(), next_.first_dword() + block * registers::dwords));
  }

  builder k;
  tile::tensor<const M, 2> tensor_;
  tile::global_access<loaded, const M, 2> loads_;
  tile::lds_tile<number, memory, blocks> in_lds_;
  tile::lds_access<written, number, memory, blocks> writes_;
  tile::lds_access<read, number, memory, blocks> reads_;
  vgpr<tile::register_of<number>, blocks * loaded_tile::registers_type::count> next_;
};

} // namespace kiln::kernel
