// SPDX-License-Identifier: MIT
// Encodes instructions of the builder's choice in four bytes where their registers allow it: VCC, and fused sums in place.
//   needs  stage `assigned`
//   gives  the same operations on the same operands, in shorter encodings
//   judge  check::encodings
//   fails  never
#pragma once

#include <kiln/pass/edit/short_form.hpp>

namespace kiln::pass {

namespace detail {

/// d = x * y + d, as v_fmac, whose second factor is a VGPR.
constexpr bool shorten_fma(ir::instruction& in, isa::mn::mnemonic accumulating, isa::arch arch) {
  if (in.ops[0].bits != in.ops[3].bits) return false;
  const u32 row = short_row(accumulating, arch);
  if (row == no_form) return false;
  const ir::operand x = in.ops[1], y = in.ops[2];
  ir::packed_operands ops = in.ops;
  ops.set(3, {});
  if (!y.is(ir::operand_kind::vgpr)) ops.set(1, y), ops.set(2, x);
  if (!takes(row, ops)) return false;
  in.row = static_cast<u16>(row);
  in.ops = ops;
  return true;
}

constexpr void shorten_one(ir::instruction& in, isa::arch arch) {
  switch (isa::rows[in.row].mnemonic) {
  case isa::mn::v_fma_f32: shorten_fma(in, isa::mn::v_fmac_f32, arch); break;
  case isa::mn::v_fma_f64: shorten_fma(in, isa::mn::v_fmac_f64, arch); break;
  default: shorten(in, arch);
  }
}

} // namespace detail

constexpr void shorten_encodings(ir::program& p) {
  if (!p.may_shorten) return;
  constexpr u32 kept = ir::mark::keep | ir::mark::keeps_destination,
                vcc = ir::fixed_bits(ir::source_code::vcc);
  for (ir::instruction* in = p.code.begin(), * const end = p.code.end(); in != end; ++in)
    // One expression: constant evaluation counts statements. Without VCC only sums in place have a shorter form, as the builder
    // takes the shortest that its operands fit.
    if (isa::rows[in->row].encoding == isa::encoding::vop3 && (in->marks & kept) == 0 && in->given == 0 &&
        (static_cast<u32>(in->ops.low) == static_cast<u32>(in->ops.low >> 96) ||
         static_cast<u32>(in->ops.low) == vcc || static_cast<u32>(in->ops.low >> 32) == vcc ||
         static_cast<u32>(in->ops.low >> 96) == vcc))
      detail::shorten_one(*in, p.arch);
}

} // namespace kiln::pass
