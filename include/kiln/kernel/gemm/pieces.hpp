// SPDX-License-Identifier: MIT
// Sums in pieces through LDS, so that the code that finishes and stores them is written once, and lanes store whole lines.
#pragma once

#include <kiln/author/control/branch.hpp>
#include <kiln/kernel/gemm/slots.hpp>
#include <kiln/tile/matrix/operands.hpp>
#include <kiln/tile/swizzle/solve_swizzle.hpp>

namespace kiln::kernel {

/// The layouts of a piece: sums with the lowest item bits of layout L, whose highest item bits are rows. Each wave has a part
/// of LDS of its own. `Bytes` are those of a sum, `StoredBytes` of a result.
template<tile::layout L, u32 Bytes, u32 StoredBytes> struct piece_layouts {
  static_assert(is_permutation(L.map) && tile::is_injective(L.map), "a loop leaves each sum in one place");
  static constexpr u32 all = L.bits(tile::place::item);
  /// Item bits of a piece: all columns, and 32 registers of a lane if there are so many.
  static constexpr u32 bits = [] {
    u32 out = 0;
    for (u32 i = 0; i < all; ++i)
      if (L.coordinate(L.image(tile::place::item, i), 'n') != 0) out = i + 1;
    while (out < all && (Bytes << out) < 128) ++out;
    return out;
  }();
  static constexpr u32 count = 1u << (all - bits);
  static constexpr tile::layout sums = tile::sliced(L, tile::place::item, 0, bits);
  /// Rows from one piece to the next.
  static constexpr u32 rows = bits == all ? 0 : L.coordinate(L.image(tile::place::item, bits), 'm');
  static_assert(
      [] {
        for (u32 i = bits; i < all; ++i)
          if (L.image(tile::place::item, i) != rows << (i - bits) << L.first_bit('m')) return false;
        return true;
      }(),
      "the highest item bits of sums are neighbouring bits of m");

  /// Bits of the piece that a wave has, by rising column, then row.
  struct image_list {
    u32 count = 0, images[tile::bit_map::capacity] = {};
  };
  static constexpr image_list of_wave() {
    image_list out;
    const u32 n = tile::mask_of_bits(L.bits('n')) << L.first_bit('n');
    for (u32 way = 0; way < 2; ++way)
      for (u32 bit = 0; bit < L.map.outputs; ++bit)
        for (u32 i = 0; i < sums.first_bit(tile::place::wave); ++i)
          if (sums.map.images[i] == 1u << bit && ((n >> bit & 1) != 0) == (way == 0))
            out.images[out.count++] = 1u << bit;
    return out;
  }
  /// A lane's results: 16 bytes of a row, lanes along the row and then along rows.
  static constexpr tile::layout results = [] {
    const image_list list = of_wave();
    u32 vector = tile::bits_of_count(16 / StoredBytes);
    if (vector > bits) vector = bits;
    tile::layout out = sums;
    out.map.inputs = 0;
    for (u32& image : out.map.images) image = 0;
    for (u8& b : out.place_bits) b = 0;
    for (u32 i = 0; i < list.count; ++i)
      append(out, i < vector || i >= vector + 6 ? tile::place::item : tile::place::lane, list.images[i]);
    for (u32 i = 0; i < sums.bits(tile::place::wave); ++i)
      append(out, tile::place::wave, sums.image(tile::place::wave, i));
    return out;
  }();

  /// Without the bits of m that count pieces: coordinate o, in the order of memory.
  static constexpr tile::layout compact(const tile::layout& of) {
    const image_list list = of_wave();
    tile::layout out;
    extend(out, 'o', list.count + sums.bits(tile::place::wave));
    for (u32 p = 0; p < tile::place_count; ++p)
      for (u32 i = 0; i < of.place_bits[p]; ++i) {
        const u32 image = of.image(static_cast<tile::place>(p), i);
        u32 bit = 0;
        while (bit < list.count && list.images[bit] != image) ++bit;
        append(out, static_cast<tile::place>(p),
               1u << (static_cast<tile::place>(p) == tile::place::wave ? list.count + i : bit));
      }
    return out;
  }
  static constexpr tile::layout sums_in_lds = compact(sums), results_in_lds = compact(results);
  static constexpr u32 element_bits = sums_in_lds.map.outputs;
  static constexpr u32 lds_bytes = Bytes << element_bits;
  static constexpr tile::layout in_order = [] {
    tile::layout out;
    extend(out, 'o', element_bits);
    for (u32 i = 0; i < element_bits; ++i) append(out, tile::place::offset, 1u << i);
    return out;
  }();
  static constexpr tile::swizzle_solution swizzle = [] {
    const u32 vector = tile::bits_of_count(16 / Bytes);
    const u8 written = static_cast<u8>(Bytes << tile::together(sums_in_lds, 'o', vector)),
             read = static_cast<u8>(Bytes << tile::together(results_in_lds, 'o', vector));
    const tile::tile_access accesses[] = {
        {{isa::arch::gfx90a, written, false}, sums_in_lds}, {{isa::arch::gfx90a, read}, results_in_lds},
        {{isa::arch::gfx942, written, false}, sums_in_lds}, {{isa::arch::gfx942, read}, results_in_lds},
        {{isa::arch::gfx950, written, false}, sums_in_lds}, {{isa::arch::gfx950, read}, results_in_lds}};
    const tile::swizzle_solution narrow =
        tile::solve_swizzle(in_order, Bytes * 8, accesses, {vector, 3, vector + 3});
    return narrow.conflicts == 0
               ? narrow
               : tile::solve_swizzle(in_order, Bytes * 8, accesses, {vector, 4, vector + 4});
  }();
  static_assert(swizzle.conflicts == 0, "no swizzle of the sums in LDS is without bank conflicts");
  static constexpr tile::layout memory = tile::swizzled(in_order, swizzle.swizzle);
};

/// Calls `finish(results, piece)` for each piece, in a loop: a register tile of `results` layout, and the piece's number, an
/// SGPR. LDS must be free from its begin on: all waves have passed a barrier after its last use. All waves must come here.
template<u32 StoredBytes, class T, tile::layout L, ir::bank Bank, class Finish>
constexpr void for_each_piece(builder k, const tile::register_tile<T, L, Bank>& sums, Finish finish) {
  using pieces = piece_layouts<L, tile::bytes_of<T>, StoredBytes>;
  const u32 have = k.program().lds_bytes;
  if (have < pieces::lds_bytes) (void)k.template lds<u8>(pieces::lds_bytes - have);
  slot_access<pieces::sums_in_lds, T, pieces::memory> to_lds(k, 0);
  slot_access<pieces::results_in_lds, T, pieces::memory> from_lds(k, 0);
  tile::register_tile<T, pieces::results> x(k);
  constexpr u32 reads = (tile::bytes_of<T> << pieces::results.bits(tile::place::item)) / 16;
  static_assert(reads / 4 <= 15, "what lgkmcnt counts");
  auto piece = k.template sgpr<i32>(0);
  const auto* const all = &sums; // clang's bytecode interpreter captures no reference parameters
  const auto body = [&] {
    for (u32 p = 0; p < pieces::count; ++p) {
      const auto write = [&] { to_lds.store_items(*all, p << pieces::bits); };
      if (pieces::count == 1)
        write();
      else
        k.if_(piece == static_cast<i32>(p), write);
    }
    from_lds.load_all(x); // LDS serves a wave in order
    k.s_waitcnt(lgkmcnt(reads / 4));
    finish(x, piece);
    piece += 1;
  };
  if (pieces::count == 1)
    body();
  else
    k.do_while(body, [&] { return piece < static_cast<i32>(pieces::count); });
}

} // namespace kiln::kernel
