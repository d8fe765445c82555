// SPDX-License-Identifier: MIT
// The shape of an MFMA or SMFMAC, from its row of the instruction table.
#pragma once

#include <kiln/isa/table.hpp>
#include <kiln/tile/layout/refuse.hpp>

namespace kiln::tile {

/// D = A B + C of `blocks` independent products: A is (m,k), B (k,n), C and D (m,n). Structural.
struct matrix_instruction {
  u16 m = 0, n = 0, k = 0;
  u16 blocks = 1;
  u8 a_bits = 0, b_bits = 0; ///< of an element of A and B
  u8 d_bits = 32;            ///< of C and D
  bool sparse = false;       ///< A stores two of each four in k
  bool scaled = false;       ///< A and B have a scale (e8m0) for each 32 in k
  bool broadcasts = false;   ///< CBSZ, ABID and BLGP move lanes of A and B

  friend constexpr bool operator==(const matrix_instruction&, const matrix_instruction&) = default;
};

/// Bits of an element of the f8f6f4 forms by the number of its format, which CBSZ and BLGP have: fp8, bf8, fp6, bf6, fp4.
constexpr u8 f8f6f4_bits(u32 format) { return format < 2 ? 8 : format < 4 ? 6 : 4; }

/// Reads v_mfma_<D>_<M>x<N>x<K>[_<blocks>b]_<A>[_<B>] and the older v_mfma_<D>_<M>x<N>x<K><A>[_1k].
class matrix_name_reader {
public:
  constexpr explicit matrix_name_reader(text_view name) : rest_(name) {}

  /// `result_dwords`: registers of D, from which the number of blocks follows. False if it is no matrix instruction.
  constexpr bool read(u32 result_dwords, u32 a_format, u32 b_format, matrix_instruction& out) {
    out.sparse = take("v_smfmac_");
    out.scaled = !out.sparse && take("v_mfma_scale_");
    if (!out.sparse && !out.scaled && !take("v_mfma_")) return false;
    out.d_bits = take("f64_") ? 64 : 32;
    if (out.d_bits == 32 && !take("f32_") && !take("i32_")) return false;
    out.m = take_number(), take("x"), out.n = take_number(), take("x"), out.k = take_number();
    out.blocks = static_cast<u16>(result_dwords * 64 * 32 / out.d_bits / (out.m * out.n));
    take("_");
    take("2b_") || take("4b_") || take("16b_");
    const bool mixed = rest_ == "f8f6f4";
    out.a_bits = mixed ? f8f6f4_bits(a_format) : take_format();
    take("_");
    out.b_bits = mixed                              ? f8f6f4_bits(b_format)
                 : rest_.size == 0 || rest_ == "1k" ? out.a_bits
                                                    : take_format();
    out.broadcasts = !out.sparse && !mixed && out.d_bits == 32;
    return out.a_bits != 0 && out.b_bits != 0;
  }

private:
  constexpr bool take(text_view start) {
    if (rest_.size < start.size || !(text_view(rest_.data, start.size) == start)) return false;
    rest_ = {rest_.data + start.size, rest_.size - start.size};
    return true;
  }
  constexpr u16 take_number() {
    u32 value = 0, n = 0;
    for (; n < rest_.size && rest_.data[n] >= '0' && rest_.data[n] <= '9'; ++n)
      value = value * 10 + static_cast<u32>(rest_.data[n] - '0');
    rest_ = {rest_.data + n, rest_.size - n};
    return static_cast<u16>(value);
  }
  constexpr u8 take_format() {
    if (take("f64")) return 64;
    if (take("f32") || take("xf32")) return 32;
    if (take("f16") || take("bf16")) return 16;
    return take("i8") || take("fp8") || take("bf8") ? 8 : 0;
  }

  text_view rest_;
};

/// The shape of a mnemonic on a target: v_mfma_f32_32x32x4bf16 has one block on gfx90a, and two on later targets. The formats
/// are those of A and B of f8f6f4, as CBSZ and BLGP name them; others have theirs in the name.
constexpr matrix_instruction matrix_instruction_of(isa::mn::mnemonic op, isa::arch arch, u32 a_format = 0,
                                                   u32 b_format = 0) {
  matrix_instruction out;
  const isa::mnemonic_rows& rows = isa::mnemonics[op];
  u32 row = rows.first_row;
  while (row < u32{rows.first_row} + rows.row_count && (isa::rows[row].archs & isa::mask_of(arch)) == 0)
    ++row;
  if (row == u32{rows.first_row} + rows.row_count)
    refuse("matrix_instruction_of: the target has no such instruction");
  if (!matrix_name_reader(isa::mnemonic_name(op))
           .read(isa::operands_of(isa::rows[row]).places[0].dwords, a_format, b_format, out))
    refuse("matrix_instruction_of: the mnemonic is no MFMA or SMFMAC");
  return out;
}

} // namespace kiln::tile
