// SPDX-License-Identifier: MIT
// Puts a number that a scalar move makes for one vector instruction into that instruction: 8 bytes for 12, and no SGPR.
//   needs  a program over virtual registers
//   gives  the same program without those moves
//   judge  ir::verify; the simulator before and after
//   fails  never
#pragma once

#include <kiln/pass/edit/remove_instructions.hpp>
#include <kiln/pass/edit/short_form.hpp>

namespace kiln::pass {

namespace detail {

/// A number's register is named twice in the program: by the move and by the one instruction that reads it.
class literal_inliner {
public:
  constexpr explicit literal_inliner(ir::program& p) : p_(p), named_(p.virtual_dwords + 1) {}

  constexpr void run() {
    const u32 moves = isa::mnemonics[isa::mn::s_mov_b32].first_row;
    u64* const known = named_.begin();
    for (const u32 d : p_.literal_dwords) known[d] = possible;
    list<u32> candidates;
    constexpr u32 first = ir::first_register(), sgprs = ir::first_vgpr() - ir::first_register(),
                  number = ir::payload_mask();
    const ir::instruction* const code = p_.code.begin();
    for (const ir::instruction* in = code, * const end = p_.code.end(); in != end; ++in) {
      // One expression: constant evaluation counts statements.
      if ((static_cast<u32>(in->ops.high) - first >= sgprs ||
           known[static_cast<u32>(in->ops.high) & number] == 0) &&
          in->ops.high >> 32 == 0 &&
          (static_cast<u32>(in->ops.low) - first >= sgprs ||
           known[static_cast<u32>(in->ops.low) & number] == 0) &&
          (static_cast<u32>(in->ops.low >> 32) - first >= sgprs ||
           known[static_cast<u32>(in->ops.low >> 32) & number] == 0) &&
          (static_cast<u32>(in->ops.low >> 64) - first >= sgprs ||
           known[static_cast<u32>(in->ops.low >> 64) & number] == 0) &&
          (static_cast<u32>(in->ops.low >> 96) - first >= sgprs ||
           known[static_cast<u32>(in->ops.low >> 96) & number] == 0))
        continue;
      const u32 i = static_cast<u32>(in - code);
      for (u128 ops = in->ops.low; ops != 0; ops >>= 32) note(static_cast<u32>(ops), i);
      for (u64 ops = in->ops.high; ops != 0; ops >>= 32) note(static_cast<u32>(ops), i);
      if (in->row == moves && in->op(1).is(ir::operand_kind::literal) && (in->marks & ir::mark::keep) == 0)
        candidates.push_back(i);
    }
    list<u32> removed;
    for (const u32 i : candidates)
      if (inlines(i)) removed.push_back(i);
    if (!removed.empty()) remove_instructions(p_, removed);
  }

private:
  // By virtual dword: 0 for no number, else 1 + how many operands name it, and the last instruction that does.
  static constexpr u64 one = u64{1} << 32, possible = one, twice = 3;
  constexpr void note(u32 bits, u32 i) {
    if (bits < ir::first_register() || bits >= ir::first_vgpr()) return;
    u64& known = named_[bits & ir::payload_mask()];
    if (known != 0) known = ((known >> 32) + 1) * one | i;
  }

  constexpr bool inlines(u32 move) {
    const ir::operand number = p_.code[move].op(0);
    const u64 known = named_[number.payload()];
    const ir::register_group& group = p_.groups[ir::group_of(p_, number.payload())];
    if (known >> 32 != twice || static_cast<u32>(known) == move || group.dwords != 1 || group.fixed >= 0)
      return false;
    ir::instruction& user = p_.code[static_cast<u32>(known)];
    if ((user.marks & (ir::mark::keep | ir::mark::keeps_destination)) != 0 || user.given != 0) return false;
    const isa::row& row = isa::rows[user.row];
    const isa::operand_list& list = isa::operand_lists[row.operands];
    if (!row.is(isa::encoding::vop3) && !row.is(isa::encoding::vop2) && !row.is(isa::encoding::vop1) &&
        !row.is(isa::encoding::vopc))
      return false;
    u32 at = 0;
    for (; at != list.count && user.op(at) != number; ++at)
      if (user.op(at).is(ir::operand_kind::literal)) return false;
    const u32 value = p_.code[move].literal;
    if (at == list.count || !list.places[at].is_read() || list.places[at].dwords != 1 ||
        !is_whole(list.places[at].element, value))
      return false;
    ir::instruction with = user;
    with.set_op(at, ir::operand(ir::operand_kind::literal, 0));
    with.literal = value;
    if (!takes(with.row, with.ops) && !shorten(with, p_.arch)) return false;
    user = with;
    return true;
  }
  /// A literal has 32 bits: places of fewer take numbers that fit them.
  static constexpr bool is_whole(isa::element e, u32 value) {
    constexpr u32 whole = bit_of(isa::element::bits) | bit_of(isa::element::i32) | bit_of(isa::element::u32) |
                          bit_of(isa::element::f32);
    constexpr u32 halves = bit_of(isa::element::f16) | bit_of(isa::element::i16);
    return (whole & bit_of(e)) != 0 || ((halves & bit_of(e)) != 0 && value <= 0xffff);
  }

  ir::program& p_;
  list<u64> named_;
};

} // namespace detail

constexpr void inline_literals(ir::program& p) {
  if (!p.literal_dwords.empty()) detail::literal_inliner(p).run();
}

} // namespace kiln::pass
