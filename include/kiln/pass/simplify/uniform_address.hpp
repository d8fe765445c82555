// SPDX-License-Identifier: MIT
// Accesses at an index that is the same in all lanes: where it is known to be small, the instruction adds it to the pointer.
#pragma once

#include <kiln/pass/edit/based_access.hpp>
#include <kiln/pass/simplify/index_arithmetic.hpp>

namespace kiln::pass {

/// Of an address as author::uniform_address writes it, s_add_u32 and s_addc_u32 of a pointer and a product of 64 bits, the
/// access takes the pointer itself and the product's low half, if that is all of it: a global access in the VGPR that held 0,
/// a scalar one as its offset. A number goes into the offset field.
class uniform_address_narrower {
public:
  constexpr uniform_address_narrower(ir::program& p, analysis::survey& effects, index_splitter& splitter)
      : p_(p), effects_(effects), splitter_(splitter) {}

  /// `i`: the s_addc_u32, of `block`.
  constexpr void narrow(u32 i, u32 block) {
    const u32 end = p_.end_of(block);
    splitter_.stand_at(i, block);
    const ir::instruction& carry = p_.code[i];
    if (i == 0 || !is(i - 1, isa::mn::s_add_u32)) return;
    const ir::instruction& sum = p_.code[i - 1];
    const ir::operand to = sum.op(0), base = sum.op(1), low = sum.op(2), high = carry.op(2);
    if (!base.is(ir::operand_kind::sgpr) || carry.op(1).bits != base.bits + 1 ||
        carry.op(0).bits != to.bits + 1)
      return;
    for (u32 n = i + 1; n < end && n <= i + nearest; ++n) {
      ir::instruction& access = p_.code[n];
      const isa::row& row = isa::rows[access.row];
      if (row.is(isa::encoding::global) && access.op(2).bits == to.bits) {
        if (low.is_register() ? fits(sum, low, high) && give_lanes(n, low)
                              : moves_offset(access, number(sum, low), high))
          access.set_op(2, base);
        return;
      }
      if (row.is(isa::encoding::smem) && access.op(1).bits == to.bits) {
        if (low.is_register() && fits(sum, low, high) && give_offset(access, low)) access.set_op(1, base);
        return;
      }
    }
  }

private:
  static constexpr u32 nearest = 3; ///< instructions from the address to the access

  constexpr bool is(u32 i, isa::mn::mnemonic m) const { return isa::rows[p_.code[i].row].mnemonic == m; }
  constexpr const ir::instruction* writer_of(ir::operand o) const {
    const u64 writer = effects_.writers()[o.payload()];
    return writer == 0 || writer >= analysis::survey::several() ? nullptr
                                                                : &p_.code[analysis::survey::index(writer)];
  }
  static constexpr bool is_zero(ir::operand o) { return o.bits == ir::fixed_bits(ir::source_code::zero); }
  /// Of an operand that is no register: a literal or an inline 0 to 64; of others more than any offset.
  static constexpr u32 number(const ir::instruction& in, ir::operand o) {
    if (o.is(ir::operand_kind::literal)) return in.literal;
    const u32 inline_number = o.payload() - ir::source_code::zero;
    return o.is(ir::operand_kind::fixed) && inline_number <= 64 ? inline_number : ~u32{0};
  }

  /// True if the low half, which nothing else writes, is the product.
  constexpr bool fits(const ir::instruction& sum, ir::operand low, ir::operand high) {
    if (!low.is(ir::operand_kind::sgpr) || effects_.writers()[low.payload()] >= analysis::survey::several())
      return false;
    if (is_zero(high)) return true; // a number without a sign that is not shifted
    const ir::instruction* const shifted = high.is_register() ? writer_of(high) : nullptr;
    if (shifted == nullptr) return false;
    const u32 shift = isa::rows[shifted->row].mnemonic;
    const bool is_signed = shift == u32{isa::mn::s_ashr_i32};
    if (!is_signed && shift != u32{isa::mn::s_lshr_b32}) return false;
    const ir::operand index = shifted->op(1);
    u32 log = 0;
    const ir::instruction* at = &sum;
    if (index.bits != low.bits) {
      at = writer_of(low);
      if (at == nullptr || isa::rows[at->row].mnemonic != u32{isa::mn::s_lshl_b32} ||
          at->op(1).bits != index.bits || !at->op(2).is(ir::operand_kind::fixed) ||
          shifted->op(2).bits + at->op(2).bits != 2 * ir::fixed_bits(ir::source_code::zero) + 32)
        return false;
      log = at->op(2).payload() - ir::source_code::zero;
    } else if (shifted->op(2).bits != ir::fixed_bits(ir::source_code::zero) + 31) {
      return false;
    }
    const analysis::value_range r = splitter_.range_of(*at, index);
    return (!is_signed || r.is_not_negative()) && u64{r.high} << log <= 0xffff'ffff;
  }

  /// Puts the low half into the access's VGPR, which held 0.
  constexpr bool give_lanes(u32 n, ir::operand low) {
    ir::instruction& zero = p_.code[n - 1];
    const ir::operand to = zero.op(0);
    const ir::instruction& access = p_.code[n];
    if (!is(n - 1, isa::mn::v_mov_b32) || !is_zero(zero.op(1)) || !to.is(ir::operand_kind::vgpr) ||
        writer_of(to) != &zero ||
        access.op(isa::operand_lists[isa::rows[access.row].operands].writes != 0 ? 1 : 0).bits != to.bits)
      return false;
    zero.set_op(1, low);
    return true;
  }
  /// The row of a scalar load whose offset is an SGPR.
  constexpr bool give_offset(ir::instruction& access, ir::operand low) {
    const isa::row& row = isa::rows[access.row];
    if (!access.op(2).is(ir::operand_kind::immediate) || access.op(2).payload() != 0) return false;
    const isa::mnemonic_rows& rows = isa::mnemonics[row.mnemonic];
    for (u32 r = rows.first_row; r != u32{rows.first_row} + rows.row_count; ++r) {
      const isa::operand_list& list = isa::operand_lists[isa::rows[r].operands];
      if ((isa::rows[r].archs & isa::mask_of(p_.arch)) == 0 || isa::rows[r].required() != 0 ||
          (list.places[2].accepts & isa::oc::sgpr) == 0)
        continue;
      access.row = static_cast<u16>(r);
      access.set_op(2, low);
      effects_.rows.meet(r);
      return true;
    }
    return false;
  }
  static constexpr bool moves_offset(ir::instruction& access, u32 bytes, ir::operand high) {
    const i64 offset = offset_of(access) + bytes;
    if (!is_zero(high) || bytes > 0xffff || offset > isa::rows[access.row].offset_max()) return false;
    set_offset(access, offset);
    return true;
  }

  ir::program& p_;
  analysis::survey& effects_;
  index_splitter& splitter_;
};

} // namespace kiln::pass
