// SPDX-License-Identifier: MIT
// Instructions that the library chooses, of operands of any kind: draft::emit. Passes may replace them.
#pragma once

#include <kiln/emit/row_search.hpp>

namespace kiln::emit {

constexpr const operand& as_argument(const operand& o) { return o; }
constexpr const modifier& as_argument(const modifier& m) { return m; }
constexpr const source& as_argument(const source& s) { return s; }
template<isa::modifier Which> constexpr const modifier& as_argument(const typed_modifier<Which>& m) {
  return m;
}
template<class T>
  requires __is_base_of
(operand, T) constexpr const operand& as_argument(const T& o) {
  return o;
}
template<class T> constexpr operand as_argument(const T& value) { return operand(value, source{}); }

/// Fast path: appends an instruction whose operands all fit as they are. Returns false if the slow path must decide.
template<u16 Marks, class... O>
constexpr bool append_plain(draft& k, isa::mn::mnemonic mnemonic, const operand& first, const O&... rest) {
  const isa::mnemonic_rows& rows = isa::mnemonics[mnemonic];
  const u32 end = u32{rows.first_row} + rows.row_count;
  for (u32 r = rows.first_row; r != end; ++r) {
    const isa::row& row = isa::rows[r];
    if ((row.archs & k.arch_mask) == 0 || row.required() != 0) continue;
    const isa::operand_list& list = isa::operand_lists[row.operands];
    if (list.count != 1 + sizeof...(O)) continue;
    const u16* const places = list.places.of;
    if ((first.facts & isa::operand_places[places[0]].refuses) != 0) continue;
    u32 place = 1; // an index: the bytecode interpreter loses track of a pointer that walks here
    if ((((rest.facts & isa::operand_places[places[place++]].refuses) != 0) || ...)) continue;
    ir::instruction& in = k.program.code.append();
    in.row = static_cast<u16>(r);
    in.where = first.where;
    in.marks = Marks | ir::mark::verified;
    if constexpr (sizeof...(O) < 4) {
      u128 ops = first.code.bits;
      u32 bit = 0;
      ((ops |= u128{rest.code.bits} << (bit += 32)), ...);
      in.ops.low = ops;
    } else {
      in.ops[0] = first.code;
      place = 1;
      ((in.ops[place++] = rest.code), ...);
    }
    if ((0 + ... + ((rest.facts & over_constant_bus) != 0 ? 1 : 0)) > 1 &&
        !within_constant_bus(row, list, in)) {
      k.program.code.pop_back();
      return false;
    }
    if (list.early_clobbers != 0) unmark_verified(in);
    if ((row.flags & isa::flag::branch) != 0 || row.writes >= isa::special::exec ||
        first.code.bits >= first_exec_bits || static_cast<u32>(in.ops.low >> 32) - first_exec_bits <= 1 ||
        k.stop_at != draft::never())
      finish(k, row, in);
    return true;
  }
  return false;
}

template<class... A> constexpr void draft::emit(isa::mn::mnemonic mnemonic, const A&... arguments) {
  if (error.raised) return;
  if constexpr ((__is_same(A, operand) && ...) && sizeof...(A) != 0) {
    if (!append_plain<0>(*this, mnemonic, arguments...)) emit_any<0>(*this, mnemonic, arguments...);
  } else if constexpr (((__is_same(A, operand) || Constant<A>) && ...)) {
    emit(mnemonic, as_argument(arguments)...);
  } else {
    emit_any<0>(*this, mnemonic, as_argument(arguments)...);
  }
}

} // namespace kiln::emit
