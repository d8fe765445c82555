// SPDX-License-Identifier: MIT
// Tiles out of LDS whose neighbours in memory lie in different lanes: operands that stand transposed.
#pragma once

#include <kiln/tile/memory/lds.hpp>
#include <kiln/tile/memory/transposed_read.hpp>

namespace kiln::tile {

/// True if gfx950's transposed reads give a register tile of layout L: an address leads to 8 bytes in a row. 16 lanes exchange
/// what they read.
template<layout L, class T, layout Memory> constexpr bool reads_transposed() {
  constexpr u32 bytes = bytes_of<T>;
  if constexpr ((bytes != 1 && bytes != 2) || missing_in(L, Memory) != 0 || L.bits(place::lane) != 6 ||
                L.bits(place::item) < transposed_read_map(8 * bytes).bits(place::item))
    return false;
  else
    return bytes << together(in_memory(addresses_of_transposed_read(L, 8 * bytes), Memory), 'o',
                             bits_of_count(8 / bytes)) ==
           8;
}

/// Tile `number` of an LDS tile, as load() has it. Where lanes have no neighbours in memory, but gfx950's ds_read_b64_tr_b16 or
/// ds_read_b64_tr_b8 has the tile's layout, they load it: an instruction for 8 bytes of each lane, where other targets take one
/// for each number. All lanes must be enabled.
template<layout L, class T, layout Memory, u32 Count>
constexpr register_tile<T, L> load_transposed(builder k, const lds_tile<T, Memory, Count>& t, u32 number = 0,
                                              source at = source::here()) {
  const author::lines_of_call call(k.program_draft(), at);
  register_tile<T, L> out(k, at);
  if constexpr (isa::is_compiled_for(isa::arch::gfx950) && reads_transposed<L, T, Memory>() &&
                lds_access<L, T, Memory, Count>::moved < 8) {
    if (k.arch() == isa::arch::gfx950) {
      constexpr u32 bytes = bytes_of<T>, one = bits_of_count(8 / bytes);
      constexpr u32 tile_bytes = bytes << Memory.map.inputs;
      using access = lds_access<addresses_of_transposed_read(L, 8 * bytes), T, Memory, Count>;
      const access from(k, t, at);
      require_lanes(k, at, "load_transposed");
      if (!has_tile_in_lds<Count>(k, number, at)) return out;
      const isa::mn::mnemonic read = bytes == 2 ? isa::mn::ds_read_b64_tr_b16 : isa::mn::ds_read_b64_tr_b8;
      const u32 begin = out.registers.first_dword();
      from.each(0, 1u << L.bits(place::item), [&](u32 item, const auto& address, u32 place_bytes) {
        for (u32 i = 0; i < 1u << access::vector; i += 1u << one) // an access of 16 bytes is two
          k.emit(read,
                 selection::part(selection::reg_operand(ir::bank::vgpr, begin, isa::element::bits, at),
                                 (item + i) * bytes / 4, 2),
                 emit::operand(address, at), offset(place_bytes + i * bytes + number * tile_bytes));
      });
      return out;
    }
  }
  lds_access<L, T, Memory, Count>(k, t, at).load_to(out, number, at);
  return out;
}

} // namespace kiln::tile
