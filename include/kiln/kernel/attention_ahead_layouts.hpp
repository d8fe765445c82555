// SPDX-License-Identifier: MIT
// Where attend_ahead() holds K and V in LDS, which is loaded without registers.
#pragma once

#include <kiln/kernel/attention_layouts.hpp>
#include <kiln/tile/memory/lds_dma.hpp>
#include <kiln/tile/memory/transposed_read.hpp>

namespace kiln::kernel {

/// Layouts for a piece of a head, 64 or 128 numbers, and tiles of 32 or 64 keys, beside attention_layouts. In LDS a tile is
/// groups of 16 keys, each columns of 64 bytes a row, as wide as a request to the caches. A wave loads keys of one group.
struct attention_ahead_layouts {
  u32 head, keys;

  constexpr tile::layout k_operand() const { return attention_layouts{head, keys}.k_operand(); }
  constexpr tile::layout v_addresses() const {
    return tile::addresses_of_transposed_read(attention_layouts{head, keys}.v_operand(), 16);
  }
  constexpr tile::layout k_memory() const {
    return tile::swizzled(columns('k', 'm'), swizzle_of_k().swizzle);
  }
  constexpr tile::layout v_memory() const {
    return tile::swizzled(columns('m', 'k'), swizzle_of_v().swizzle);
  }
  constexpr tile::swizzle_solution swizzle_of_k() const {
    const tile::tile_access reads[] = {{{isa::arch::gfx950, 16}, k_operand()}};
    return tile::solve_swizzle(columns('k', 'm'), 5, 16, reads);
  }
  constexpr tile::swizzle_solution swizzle_of_v() const {
    const tile::tile_access reads[] = {{{isa::arch::gfx950, 8}, v_addresses()}};
    return tile::solve_swizzle(columns('m', 'k'), 5, 16, reads);
  }

private:
  constexpr tile::layout columns(char number, char key) const {
    return bits_of_place(tile::place::offset, number, 5) * bits_of_place(tile::place::offset, key, 4) *
           bits_of_place(tile::place::offset, number, tile::bits_of_count(head) - 5) *
           bits_of_place(tile::place::offset, key, tile::bits_of_count(keys) - 4);
  }
};

} // namespace kiln::kernel
