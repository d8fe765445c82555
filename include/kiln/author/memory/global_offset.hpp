// SPDX-License-Identifier: MIT
// Global memory at a byte offset: the constant part, which may be negative, goes into the instruction's signed field.
#pragma once

#include <kiln/author/memory/byte_offset.hpp>
#include <kiln/author/memory/memory_operators.hpp>

namespace kiln::author {

/// A pointer and an offset of it, exact in 64 bits: the lane's and the uniform part count as signed 32-bit numbers.
struct global_offset_place {
  static constexpr bool is_global = true;
  static constexpr i64 least = -4096, most = 4095; ///< of the field: 13 bits, signed (CDNA3 ISA manual, 10.4)
  u32 base;          ///< SGPR pair: the pointer, and what of the offset does not fit elsewhere
  operand lane;      ///< form::none without a lane's part
  i64 bytes;         ///< constant part
  index_value index; ///< the author's place
  u32 further = 0;   ///< bytes beyond the offset

  /// Works out where `offset` from the pointer in the SGPR pair is, for so many bytes.
  static constexpr global_offset_place of(draft& k, u32 pointer, const byte_offset& offset, u32 length = 16) {
    const offset_sum sum = offset.sum(k);
    const source at = sum.where;
    global_offset_place p{pointer, sum.lane, sum.bytes, index_value(0, at)};
    if (sum.has_uniform()) {
      const operand sign = selection::new_reg(k, ir::bank::sgpr, isa::element::bits, at);
      operand part = sum.uniform;
      part.set_type(isa::element::bits);
      k.emit(isa::mn::s_ashr_i32, sign, part, operand(31, at));
      p.move_base(k, part, sign, at);
    }
    const i64 beyond = length - 16;
    if (sum.bytes < least || sum.bytes + beyond > most) {
      p.bytes = sum.bytes & most;
      if (p.bytes + beyond > most) p.bytes += least;
      const i64 rest = sum.bytes - p.bytes;
      p.move_base(k, operand(static_cast<i32>(rest), at), operand(static_cast<i32>(rest >> 32), at), at);
    }
    return p;
  }

  template<u32, isa::mn::mnemonic M, bool IsStore, u32 Dwords>
  constexpr void access(draft& d, u32 data) const {
    draft& k = d;
    const source& at = index.where;
    using row = access_rows<M, IsStore, Dwords>;
    if (lane.what == operand::form::none) {
      const u32 zero = selection::in_vgpr(k, operand(0, at), isa::element::i32).code.bits;
      if (k.failed()) return;
      k.append_row(
          row::template of<register_facts<ir::bank::vgpr, 1>, register_facts<ir::bank::sgpr, 2>>(data), at,
          pack(IsStore ? zero : data, IsStore ? data : zero, selection::sgpr_bits | base));
    } else { // the instruction itself would take the lane's part as unsigned
      const operand address = selection::reg_operand(ir::bank::sgpr, base, isa::element::u64, at),
                    full = selection::new_reg(k, ir::bank::vgpr, isa::element::u64, at),
                    carry = selection::new_reg(k, ir::bank::sgpr, isa::element::mask, at);
      operand part = lane;
      part.set_type(isa::element::bits);
      k.emit(isa::mn::v_mad_i64_i32, full, carry, part, operand(1, at), address);
      if (k.failed()) return;
      k.append_row(
          row::template of<register_facts<ir::bank::vgpr, 2>, no_address::facts>(data), at,
          pack(IsStore ? full.code.bits : data, IsStore ? data : full.code.bits, no_address::code_bits));
    }
    k.add_offset(bytes + further);
  }

private:
  constexpr void move_base(draft& k, const operand& low, const operand& high, source at) {
    const operand from = selection::reg_operand(ir::bank::sgpr, base, isa::element::u64, at),
                  to = selection::new_reg(k, ir::bank::sgpr, isa::element::u64, at);
    k.emit(isa::mn::s_add_u32, selection::part(to, 0, 1), selection::part(from, 0, 1), low);
    k.emit(isa::mn::s_addc_u32, selection::part(to, 1, 1), selection::part(from, 1, 1), high);
    base = to.code.payload();
  }
};

} // namespace kiln::author
