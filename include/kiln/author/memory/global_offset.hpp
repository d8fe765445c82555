// SPDX-License-Identifier: MIT
// Global memory at a byte offset: the constant part, which may be negative, goes into the instruction's signed field.
#pragma once

#include <kiln/author/memory/byte_offset.hpp>
#include <kiln/author/memory/memory_operators.hpp>

namespace kiln::author {

/// A pointer and an offset of it, exact in 64 bits: the lane's and the uniform part count as signed 32-bit numbers.
struct global_offset_place {
  static constexpr bool is_global = true;
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
    if (sum.has_uniform()) p.base = uniform_address(k, sum.uniform, true, 0, p.base, at);
    p.base = base_in_reach(k, p.base, p.bytes, at, i64{length} - 16);
    return p;
  }

  template<u32, isa::mn::mnemonic M, bool IsStore, u32 Dwords>
  constexpr void access(draft& d, u32 data) const {
    draft& k = d;
    const source& at = index.where;
    using row = access_rows<M, IsStore, Dwords>;
    if (lane.what == operand::form::none) {
      const u32 zero = zero_lanes(k, at);
      if (k.failed()) return;
      k.append_row(
          row::template of<register_facts<ir::bank::vgpr, 1>, register_facts<ir::bank::sgpr, 2>>(data), at,
          pack(IsStore ? zero : data, IsStore ? data : zero, selection::sgpr_bits | base));
    } else { // the instruction itself would take the lane's part as unsigned
      if (k.failed()) return;
      const u32 full = lane_address(k, lane.code.bits, true, 0, base, at);
      k.append_row(row::template of<register_facts<ir::bank::vgpr, 2>, no_address::facts>(data), at,
                   pack(IsStore ? full : data, IsStore ? data : full, no_address::code_bits));
    }
    k.add_offset(bytes + further);
  }
};

} // namespace kiln::author
