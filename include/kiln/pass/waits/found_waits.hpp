// SPDX-License-Identifier: MIT
// The waits that insert_waits has found missing, and the s_waitcnt they become.
#pragma once

#include <kiln/isa/counter.hpp>
#include <kiln/isa/table.hpp>
#include <kiln/pass/edit/insert_instructions.hpp>

namespace kiln::pass::detail {

/// Of each block, what its last walk has found.
class found_waits {
public:
  constexpr explicit found_waits(u32 blocks) : of_(blocks) {}

  constexpr u32 size() const { return all_.size(); }
  /// Instruction number `at` must wait for that.
  constexpr void add(u32 at, isa::counter_values wait) {
    all_.append_blank() = u64{at} << at_shift | isa::pack(wait);
  }
  /// What follows the GWS operation of that number must, on the way that leads there from it.
  constexpr void add_after_gws(u32 at, isa::counter_values wait) { add(at | after_gws, wait); }
  /// All since the first were found in a walk of block b.
  constexpr void set_block(u32 b, u32 first) { of_[b] = u64{all_.size()} << 32 | first; }

  /// An s_waitcnt that is there already is made stricter.
  constexpr void write(ir::program& program) const {
    ir::instruction* const code = program.code.begin();
    list<insertion> insertions;
    for (u32 b = 0; b < of_.size(); ++b) {
      const u32 begin = program.blocks[b].first, end = static_cast<u32>(of_[b] >> 32);
      for (u32 i = static_cast<u32>(of_[b]); i != end; ++i) {
        const u32 at = static_cast<u32>(all_[i] >> at_shift), simm16 = static_cast<u32>(all_[i]);
        if (at >= after_gws) {
          write_after_gws(program, at - after_gws, program.end_of(b), simm16, insertions);
        } else if (at != begin && code[at - 1].row == s_waitcnt) {
          make_stricter(code[at - 1], simm16);
        } else {
          insertion& wait = insertions.append_blank();
          wait.before = at;
          wait.what = blank_wait;
          wait.what.ops.low = ir::operand(ir::operand_kind::immediate, simm16).bits;
          wait.what.where = code[at].where;
        }
      }
    }
    insert_instructions(program, insertions);
  }

private:
  static constexpr u16 s_waitcnt = isa::mnemonics[isa::mn::s_waitcnt].first_row;
  static constexpr u32 at_shift = 32, after_gws = 1u << 31; ///< of the numbers in `all_`
  /// To be copied whole: one step of constant evaluation.
  static constexpr ir::instruction blank_wait{s_waitcnt, ir::mark::inserted, 0, {}, 0, {}, {}};

  static constexpr void make_stricter(ir::instruction& before, u32 simm16) {
    const isa::counter_values both =
        isa::stricter(isa::unpack_waitcnt(before.ops[0].payload()), isa::unpack_waitcnt(simm16));
    before.ops[0] = {ir::operand_kind::immediate, isa::pack(both)};
  }
  /// In front of s_endpgm, LLVM adds an s_nop (pull request 131338).
  static constexpr void write_after_gws(ir::program& program, u32 at, u32 end, u32 simm16,
                                        list<insertion>& insertions) {
    ir::instruction* const code = program.code.begin();
    u32 next = at + 1;
    if (next != end && code[next].row == s_waitcnt) {
      make_stricter(code[next], simm16);
    } else { // in its place, as the next block may begin after it
      insertions.push_back({at, code[at]});
      code[at] = inserted(s_waitcnt, simm16, code[next].where);
    }
    while (code[next].row == s_waitcnt) ++next;
    if ((isa::rows[code[next].row].flags & isa::flag::ends_program) != 0)
      insertions.push_back(
          {next, inserted(static_cast<u16>(isa::mnemonics[isa::mn::s_nop].first_row), 0, code[next].where)});
  }
  static constexpr ir::instruction inserted(u16 row, u32 operand, source where) {
    ir::instruction in{};
    in.row = row;
    in.marks = ir::mark::inserted;
    in.ops[0] = {ir::operand_kind::immediate, operand};
    in.where = where;
    return in;
  }
  list<u64>
      all_; ///< from bit `at_shift` on the instruction that must wait, below it what for: SIMM16 of s_waitcnt
  list<u64> of_; ///< by block: the first of its own, and from bit 32 on the end of them
};

} // namespace kiln::pass::detail
