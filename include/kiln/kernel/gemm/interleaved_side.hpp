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

/// The layouts of one input. `Side`: 'm' for A, 'n' for B. `FromColumns`: rows of memory are along the side, not along k.
template<interleaved_tiling Tiling, class M, char Side, bool FromColumns> struct interleaved_side {
  using number = tile::number_of<M>;
  static constexpr interleaved_layouts places{Tiling, tile::bytes_of<number>};
  static constexpr u32 blocks = places.blocks(Side), depth = Tiling.depth(places.bytes);
  static constexpr tile::layout loaded = FromColumns ? places.columns(Side, false) : places.rows(Side),
                                written = FromColumns ? places.columns(Side, true) : places.rows(Side),
                                read = places.operand(Side), memory = places.memory(Side, FromColumns);
  static_assert(places.swizzle(Side, FromColumns).conflicts == 0,
                "interleaved_tiling: no swizzle is without bank conflicts on gfx942 and gfx950");
  using loaded_tile = tile::register_tile<number, loaded>;
  /// Instructions that load a block.
  static constexpr u32 loads = FromColumns
                                   ? loaded_tile::items >> tile::together(loaded, Side, places.vector())
                                   : loaded_tile::items >> places.vector();
  /// The operands of a block and one step along k.
  using step_tile = tile::register_tile<number, tile::part_of_layout(read, places.step_items(Side), 0)>;
};

/// Its way from memory to registers.
template<interleaved_tiling Tiling, class M, char Side, bool FromColumns> class interleaved_memory {
  using side = interleaved_side<Tiling, M, Side, FromColumns>;
  using loaded_tile = typename side::loaded_tile;

public:
  /// Begins at row `row` of the side and at `first` along k.
  constexpr interleaved_memory(builder b, const interleaved_input<M>& in, const tile::uniform& row,
                               const tile::uniform& first)
      : k(b),
        tensor_(tensor_of(in)),
        loads_(tile::access_of<side::loaded>(
            b, tensor_, {FromColumns ? first : row, FromColumns ? row : first}, 'k', {Side, side::blocks})),
        next_(b.vgpr<tile::register_of<typename side::number>,
                     side::blocks * loaded_tile::registers_type::count>()) {}
  interleaved_memory(const interleaved_memory&) = delete;
  interleaved_memory& operator=(const interleaved_memory&) = delete;

  /// Starts the loads of a block of a slice to registers.
  constexpr void load(u32 block) { loads_.load_to(next(block), block); }
  /// Takes the lanes' offsets of the other side, which moves them.
  template<class Other> constexpr void share_lanes(const Other& other) { loads_.share_lanes(other.loads()); }
  constexpr const auto& loads() const { return loads_; }
  /// To the next slice along k.
  constexpr void advance() { loads_.advance('k', side::depth); }
  /// The registers of a block.
  constexpr loaded_tile next(u32 block) const {
    using registers = typename loaded_tile::registers_type;
    return loaded_tile(registers(k.program_draft(), next_.first_dword() + block * registers::dwords));
  }

private:
  static constexpr tile::tensor<const M, 2> tensor_of(const interleaved_input<M>& in) {
    if constexpr (FromColumns)
      return {in.pointer, {{'k', in.depth, in.stride}, {Side, in.rows}}};
    else
      return {in.pointer, {{Side, in.rows, in.stride}, {'k', in.depth}}};
  }

  builder k;
  tile::tensor<const M, 2> tensor_;
  tile::global_access<side::loaded, const M, 2> loads_;
  vgpr<tile::register_of<typename side::number>, side::blocks * loaded_tile::registers_type::count> next_;
};

/// Its way from registers through LDS to the operands of matrix instructions.
template<interleaved_tiling Tiling, class M, char Side, bool FromColumns> class interleaved_lds {
  using side = interleaved_side<Tiling, M, Side, FromColumns>;
  using number = typename side::number;

public:
  /// Takes the LDS.
  constexpr explicit interleaved_lds(builder b)
      : k(b),
        in_lds_(b),
        reads_(tile::access_of<side::read>(b, in_lds_)),
        writes_(tile::access_of<side::written>(b, in_lds_)) {}

  /// A block that was loaded goes to LDS.
  constexpr void store(const typename side::loaded_tile& loaded, u32 block) {
    if constexpr (FromColumns)
      writes_.store(tile::converted<side::written>(k, loaded), block);
    else
      writes_.store(loaded, block);
  }
  /// The operands of a step of a slice, out of LDS.
  constexpr void read_step(const typename side::step_tile& to, u32 block, u32 step) const {
    reads_.load_part_to(to.registers.first_dword(), side::places.step_items(Side), step, block);
  }

private:
  builder k;
  tile::lds_tile<number, side::memory, side::blocks> in_lds_;
  tile::lds_access<side::read, number, side::memory, side::blocks> reads_;
  tile::lds_access<side::written, number, side::memory, side::blocks> writes_;
};

} // namespace kiln::kernel
