// SPDX-License-Identifier: MIT
// Where attention holds its tiles: registers of four waves, and LDS.
#pragma once

#include <kiln/tile/layout/make.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/swizzle/solve_swizzle.hpp>

namespace kiln::kernel {

/// Bits of one coordinate in one place.
constexpr tile::layout bits_of_place(tile::place p, char name, u32 bits) {
  tile::layout out;
  tile::extend(out, name, bits);
  for (u32 i = 0; i < bits; ++i) tile::append(out, p, 1u << i);
  return out;
}

/// Layouts for a piece of a head, `head` numbers of 16 bits, 64 or 128, and tiles of 32 or 64 keys. Coordinates are those of
/// the products: scores (m keys, n queries) = K (m, k of head) Q (n, k)^T; output (m of head, n) = V (k keys, m)^T P (n, k)^T.
/// A lane has a query of its wave's 32, both in the scores and in the output.
struct attention_layouts {
  u32 head, keys = 64;

  static constexpr u32 waves = 4;
  static constexpr u32 queries = 32 * waves; ///< of a workgroup
  constexpr u32 head_bits() const { return tile::bits_of_count(head); }
  constexpr u32 key_bits() const { return tile::bits_of_count(keys); }

  /// Depth of the products for which operands are in registers at once.
  static constexpr u32 score_step = 16, output_step = 16;

  static constexpr tile::layout of_waves() { return tile::layout_of("wave[n1 n2]"); }
  constexpr tile::layout q() const {
    return tile::layout_of("item[k1 k2 k4] lane[n1 n2 n4 n8 n16 k8]") *
           bits_of_place(tile::place::item, 'k', head_bits() - 4) * of_waves();
  }
  constexpr tile::layout scores() const {
    return tile::layout_of("item[m1 m2 m8 m16] lane[n1 n2 n4 n8 n16 m4]") *
           bits_of_place(tile::place::item, 'm', key_bits() - 5) * of_waves();
  }
  constexpr tile::layout output() const {
    return tile::layout_of("item[m1 m2 m8 m16] lane[n1 n2 n4 n8 n16 m4]") *
           bits_of_place(tile::place::item, 'm', head_bits() - 5) * of_waves();
  }
  /// K and V as operands: parts of `k_part` and `v_part` items are steps along k. Keys of V are in the scores' order.
  constexpr tile::layout k_operand() const {
    return tile::layout_of("item[k1 k2 k4] lane[m1 m2 m4 m8 m16 k8]") *
           bits_of_place(tile::place::item, 'm', key_bits() - 5) *
           bits_of_place(tile::place::item, 'k', head_bits() - 4);
  }
  constexpr tile::layout v_operand() const {
    return tile::layout_of("item[k1 k2 k8] lane[m1 m2 m4 m8 m16 k4]") *
           bits_of_place(tile::place::item, 'm', head_bits() - 5) *
           bits_of_place(tile::place::item, 'k', key_bits() - 4);
  }
  constexpr u32 k_part() const { return 3 + key_bits() - 5; } ///< bits
  constexpr u32 v_part() const { return 3 + head_bits() - 5; }

  /// K as it comes from memory, 16 bytes of a row at a time.
  constexpr tile::layout k_rows() const { return tile::in_order('m', key_bits(), 'k', head_bits(), 3, 2); }
  /// V as it comes from memory: a lane has neighbours of 4 keys, so that it can write 4 keys of a column together.
  constexpr tile::layout v_rows() const { return v_tile(false); }
  constexpr tile::layout v_columns() const { return v_tile(true); }

  constexpr tile::layout k_memory(bool with_swizzle = true) const {
    const tile::layout plain = tile::row_major('m', key_bits(), 'k', head_bits());
    if (!with_swizzle) return plain;
    return tile::swizzled(plain, swizzle_of_k().swizzle);
  }
  constexpr tile::swizzle_solution swizzle_of_k() const {
    using isa::arch;
    const tile::tile_access accesses[] = {{{arch::gfx942, 16, false}, k_rows()},
                                          {{arch::gfx950, 16, false}, k_rows()},
                                          {{arch::gfx942, 16}, k_operand()},
                                          {{arch::gfx950, 16}, k_operand()}};
    return tile::solve_swizzle(k_memory(false), head_bits(), 16, accesses);
  }
  /// Columns of V: 4 keys together as they are written, 8 as they are read.
  constexpr tile::layout v_memory(bool with_swizzle = true) const {
    tile::layout plain;
    tile::extend(plain, 'm', head_bits());
    tile::extend(plain, 'k', key_bits());
    constexpr u32 order[] = {1, 2, 8, 4, 16, 32};
    for (u32 i = 0; i < key_bits(); ++i)
      tile::append(plain, tile::place::offset, order[i] << plain.first_bit('k'));
    for (u32 i = 0; i < head_bits(); ++i)
      tile::append(plain, tile::place::offset, 1u << (plain.first_bit('m') + i));
    if (!with_swizzle) return plain;
    return tile::swizzled(plain, swizzle_of_v().swizzle);
  }
  constexpr tile::swizzle_solution swizzle_of_v() const {
    using isa::arch;
    const tile::tile_access accesses[] = {{{arch::gfx942, 8, false}, v_columns()},
                                          {{arch::gfx950, 8, false}, v_columns()},
                                          {{arch::gfx942, 16}, v_operand()},
                                          {{arch::gfx950, 16}, v_operand()}};
    return tile::solve_swizzle(v_memory(false), key_bits(), 16, accesses);
  }

private:
  constexpr tile::layout v_tile(bool keys_first) const {
    const u32 items = head_bits() + key_bits() - 8, neighbours = items - 2;
    tile::layout out;
    tile::extend(out, 'k', key_bits());
    tile::extend(out, 'm', head_bits());
    u32 column = 0;
    const auto add = [&](tile::place p, char name, u32 value) {
      tile::append(out, p, value << out.first_bit(name));
    };
    const auto add_columns = [&](u32 count) {
      for (; count != 0; --count) add(tile::place::item, 'm', 1u << column++);
    };
    if (!keys_first) add_columns(neighbours);
    add(tile::place::item, 'k', 1), add(tile::place::item, 'k', 2);
    if (keys_first) add_columns(neighbours);
    add(tile::place::lane, 'k',
        8); // first: its two writes are neighbours in LDS, so that lanes side by side fill a row of banks
    const u32 across = head_bits() - neighbours;
    for (u32 i = 0; i < across; ++i) add(tile::place::lane, 'm', 1u << column++);
    constexpr u32 others[] = {4, 16, 32};
    for (u32 i = 0; i < key_bits() - 3; ++i)
      add(i < 5 - across ? tile::place::lane : tile::place::wave, 'k', others[i]);
    return out;
  }
};

} // namespace kiln::kernel
