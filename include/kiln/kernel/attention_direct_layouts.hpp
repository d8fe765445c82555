// SPDX-License-Identifier: MIT
// Where attention holds its tiles on gfx950: registers of four waves, one a SIMD, and LDS that is loaded without registers.
#pragma once

#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/memory/lds_dma.hpp>
#include <kiln/tile/memory/transposed_read.hpp>
#include <kiln/tile/swizzle/solve_swizzle.hpp>

namespace kiln::kernel {

/// Layouts for heads of up to `Head` numbers, 64 or 128, and tiles of 64 keys, with the coordinates of attention_layouts. A
/// wave has 64 queries in two halves, n32. A lane has a query of each half, both in the scores and in the output.
template<u32 Head> struct attention_direct_layouts {
  static_assert(Head == 64 || Head == 128);
  static constexpr u32 waves = 4, head = Head, keys = 64;
  static constexpr u32 queries = 64 * waves; ///< of a workgroup

  static constexpr tile::layout q() {
    return of_head("item[k1 k2 k4 k16 k32 k64 n32] lane[n1 n2 n4 n8 n16 k8] wave[n64 n128]",
                   "item[k1 k2 k4 k16 k32 n32] lane[n1 n2 n4 n8 n16 k8] wave[n64 n128]");
  }
  /// Parts of 4 bits are what one matrix instruction adds to.
  static constexpr tile::layout scores() {
    return tile::layout_of("item[m1 m2 m8 m16 m32 n32] lane[n1 n2 n4 n8 n16 m4] wave[n64 n128]");
  }
  static constexpr tile::layout output() {
    return of_head("item[m1 m2 m8 m16 m32 m64 n32] lane[n1 n2 n4 n8 n16 m4] wave[n64 n128]",
                   "item[m1 m2 m8 m16 m32 n32] lane[n1 n2 n4 n8 n16 m4] wave[n64 n128]");
  }
  /// The operand that powers of 16 keys are, without a move.
  static constexpr tile::layout powers() {
    return tile::layout_of("item[k1 k2 k8 n32] lane[n1 n2 n4 n8 n16 k4] wave[n64 n128] of[k64]");
  }
  static constexpr tile::layout k_operand() {
    return of_head("item[k1 k2 k4 k16 k32 k64 m32] lane[m1 m2 m4 m8 m16 k8]",
                   "item[k1 k2 k4 k16 k32 m32] lane[m1 m2 m4 m8 m16 k8]");
  }
  /// Keys are in the scores' order.
  static constexpr tile::layout v_operand() {
    return of_head("item[k1 k2 k8 m32 m64 k16 k32] lane[m1 m2 m4 m8 m16 k4]",
                   "item[k1 k2 k8 m32 k16 k32] lane[m1 m2 m4 m8 m16 k4]");
  }
  /// Bits of the items that are operands of one block of scores, and of one step of the output.
  static constexpr u32 score_part = Head == 128 ? 6 : 5, output_part = score_part - 1;
  static constexpr tile::layout v_addresses() { return tile::addresses_of_transposed_read(v_operand(), 16); }
  /// O as it goes to memory, 16 bytes of a row at a time.
  static constexpr tile::layout lines() {
    return of_head("item[m1 m2 m4 n4 n8 n16 n32] lane[m8 m16 m32 m64 n1 n2] wave[n64 n128]",
                   "item[m1 m2 m4 n8 n16 n32] lane[m8 m16 m32 n1 n2 n4] wave[n64 n128]");
  }

  // In LDS a tile is columns of 64 bytes a row, as wide as a request to the caches. Rows are so close there that a read's
  // addresses differ by constants. Each wave has its own rows of Q.
  static constexpr tile::layout q_memory(bool with_swizzle = true) {
    const tile::layout plain = of_head("offset[k1 k2 k4 k8 k16 n1 n2 n4 n8 n16 n32 k32 k64 n64 n128]",
                                       "offset[k1 k2 k4 k8 k16 n1 n2 n4 n8 n16 n32 k32 n64 n128]");
    return with_swizzle ? tile::swizzled(plain, swizzle_of_q().swizzle) : plain;
  }
  static constexpr tile::layout k_memory(bool with_swizzle = true) {
    const tile::layout plain = of_head("offset[k1 k2 k4 k8 k16 m1 m2 m4 m8 m16 m32 k32 k64]",
                                       "offset[k1 k2 k4 k8 k16 m1 m2 m4 m8 m16 m32 k32]");
    return with_swizzle ? tile::swizzled(plain, swizzle_of_k().swizzle) : plain;
  }
  static constexpr tile::layout v_memory(bool with_swizzle = true) {
    const tile::layout plain = of_head("offset[m1 m2 m4 m8 m16 k1 k2 k4 k8 k16 k32 m32 m64]",
                                       "offset[m1 m2 m4 m8 m16 k1 k2 k4 k8 k16 k32 m32]");
    return with_swizzle ? tile::swizzled(plain, swizzle_of_v().swizzle) : plain;
  }
  static constexpr tile::swizzle_solution swizzle_of_q() {
    const tile::tile_access reads[] = {{{isa::arch::gfx950, 16}, q()}};
    return tile::solve_swizzle(q_memory(false), 5, 16, reads);
  }
  static constexpr tile::swizzle_solution swizzle_of_k() {
    const tile::tile_access reads[] = {{{isa::arch::gfx950, 16}, k_operand()}};
    return tile::solve_swizzle(k_memory(false), 5, 16, reads);
  }
  static constexpr tile::swizzle_solution swizzle_of_v() {
    const tile::tile_access reads[] = {{{isa::arch::gfx950, 8}, v_addresses()}};
    return tile::solve_swizzle(v_memory(false), 5, 16, reads);
  }

private:
  static constexpr tile::layout of_head(text_view of_128, text_view of_64) {
    return tile::layout_of(Head == 128 ? of_128 : of_64);
  }
};

} // namespace kiln::kernel
