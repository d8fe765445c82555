// SPDX-License-Identifier: MIT
// Where attention's gradients hold their tiles on gfx950: LDS that is loaded without registers, for both passes, and registers
// of four waves, one a SIMD, for that of queries.
#pragma once

#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/memory/lds_dma.hpp>
#include <kiln/tile/memory/transposed_read.hpp>
#include <kiln/tile/swizzle/solve_swizzle.hpp>

namespace kiln::kernel {

/// Layouts for heads of 65 to 128 numbers and tiles of 32 keys, with the coordinates of attention_gradient_layouts. A wave has
/// 64 queries n in two halves, n32. A lane has a query of each half, both in the scores and in the sums.
struct attention_direct_gradient_layouts {
  static constexpr u32 waves = 4, head = 128, keys = 32;
  static constexpr u32 queries = 64 * waves; ///< of a workgroup

  /// Q and dO.
  static constexpr tile::layout held() {
    return tile::layout_of("item[k1 k2 k4 k16 k32 k64 n32] lane[n1 n2 n4 n8 n16 k8] wave[n64 n128]");
  }
  /// Parts of 4 bits are what one matrix instruction adds to.
  static constexpr tile::layout scores() {
    return tile::layout_of("item[m1 m2 m8 m16 n32] lane[n1 n2 n4 n8 n16 m4] wave[n64 n128]");
  }
  static constexpr tile::layout sums() {
    return tile::layout_of("item[m1 m2 m8 m16 m32 m64 n32] lane[n1 n2 n4 n8 n16 m4] wave[n64 n128]");
  }
  /// The operand that scores are, without a move. Parts of 4 bits are those of 16 keys.
  static constexpr tile::layout packed_scores() {
    return tile::layout_of("item[k1 k2 k8 n32 k16] lane[n1 n2 n4 n8 n16 k4] wave[n64 n128]");
  }
  /// A tile that passes, of K or V, or of Q or dO, as an operand: its rows for scores; its columns for sums, with those rows in
  /// the scores' order.
  static constexpr tile::layout rows() {
    return tile::layout_of("item[k1 k2 k4 k16 k32 k64] lane[m1 m2 m4 m8 m16 k8]");
  }
  static constexpr tile::layout columns() {
    return tile::layout_of("item[k1 k2 k8 m32 m64 k16] lane[m1 m2 m4 m8 m16 k4]");
  }
  static constexpr tile::layout column_addresses() {
    return tile::addresses_of_transposed_read(columns(), 16);
  }
  /// dQ as it goes to memory, 16 bytes of a row at a time.
  static constexpr tile::layout lines() {
    return tile::layout_of("item[m1 m2 m4 n4 n8 n16 n32] lane[m8 m16 m32 m64 n1 n2] wave[n64 n128]");
  }

  /// Such a tile in LDS: four columns of 64 bytes a row, as wide as a request to the caches. Rows are so close there that
  /// a read has few addresses. One swizzle serves reads of rows and transposed ones.
  static constexpr tile::layout row_memory(bool with_swizzle = true) {
    const tile::layout plain = tile::layout_of("offset[k1 k2 k4 k8 k16 m1 m2 m4 m8 m16 k32 k64]");
    return with_swizzle ? tile::swizzled(plain, swizzle().swizzle) : plain;
  }
  /// The same memory with the letters that columns have.
  static constexpr tile::layout column_memory() { return tile::renamed(row_memory(), "mk", "km"); }
  static constexpr tile::swizzle_solution swizzle() {
    const tile::tile_access reads[] = {
        {{isa::arch::gfx950, 16}, rows()},
        {{isa::arch::gfx950, 8}, tile::renamed(column_addresses(), "mk", "km")}};
    return tile::solve_swizzle(row_memory(false), 5, 16, reads);
  }
};
static_assert(attention_direct_gradient_layouts::swizzle().conflicts == 0,
              "reads of LDS have no bank conflicts");

} // namespace kiln::kernel
