// SPDX-License-Identifier: MIT
// The wait states that insert_wait_states has found missing, and the s_nop they become.
#pragma once

#include <kiln/isa/table.hpp>
#include <kiln/pass/edit/insert_instructions.hpp>

namespace kiln::pass::detail {

/// By instruction: wait states to insert before it.
class wait_state_nops {
public:
  constexpr explicit wait_state_nops(u32 instructions)
      : states_(instructions), words_(instructions / 64 + 1) {}

  constexpr u8 operator[](u32 at) const { return states_[at]; }
  constexpr const u8* states() const { return states_.begin(); }
  constexpr void set(u32 at, u8 states) {
    states_[at] = states;
    words_[at / 64] |= u64{1} << at % 64;
    any_ = true;
  }

  /// An s_nop that is there already is made longer before one is added.
  constexpr void write(ir::program& program) const {
    if (!any_) return;
    constexpr u32 longest = 16; // wait states; the field has 4 bits
    const u16 s_nop = static_cast<u16>(isa::mnemonics[isa::mn::s_nop].first_row);
    ir::instruction* const code = program.code.begin();
    list<insertion> insertions;
    for (u32 w = 0; w < words_.size(); ++w) {
      for (u64 left = words_[w]; left != 0; left &= left - 1) {
        const u32 at = w * 64 + static_cast<u32>(__builtin_ctzll(left));
        u32 need = states_[at];
        if (need != 0 && at != 0 && code[at - 1].row == s_nop && !begins_block(program, at)) {
          const u32 has = code[at - 1].ops[0].payload() + 1;
          const u32 more = has + need < longest ? need : longest - has;
          code[at - 1].ops[0] = {ir::operand_kind::immediate, has + more - 1};
          need -= more;
        }
        for (; need != 0; need -= need < longest ? need : longest) {
          ir::instruction nop{};
          nop.row = s_nop;
          nop.marks = ir::mark::inserted;
          nop.ops[0] = {ir::operand_kind::immediate, (need < longest ? need : longest) - 1};
          nop.where = code[at].where;
          insertions.push_back({at, nop});
        }
      }
    }
    insert_instructions(program, insertions);
  }

private:
  static constexpr bool begins_block(const ir::program& program, u32 at) {
    for (const ir::block& b : program.blocks)
      if (b.first == at) return true;
    return false;
  }

  list<u8> states_;
  list<u64> words_; ///< one bit per instruction: it may have some
  bool any_ = false;
};

} // namespace kiln::pass::detail
