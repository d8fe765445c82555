// SPDX-License-Identifier: MIT
// The waits that insert_waits has found missing, and the s_waitcnt they become.
#pragma once

#include <kiln/isa/counter.hpp>
#include <kiln/isa/table.hpp>
#include <kiln/pass/insert_instructions.hpp>

namespace kiln::pass::detail {

/// Of each block, what its last walk has found.
class found_waits {
public:
  constexpr explicit found_waits(u32 blocks) : of_(blocks) {}

  constexpr u32 size() const { return all_.size(); }
  /// Instruction number `at` must wait for that.
  constexpr void add(u32 at, isa::counter_values wait) { all_.push_back({at, wait}); }
  /// What follows the GWS operation of that number must, on the way that leads there from it.
  constexpr void add_behind_gws(u32 at, isa::counter_values wait) { add(at | behind_gws, wait); }
  /// All since the first were found in a walk of block b.
  constexpr void set_block(u32 b, u32 first) { of_[b] = {first, all_.size()}; }

  /// An s_waitcnt that is there already is made stricter.
  constexpr void write(ir::program& program) const {
    ir::instruction* const code = program.code.begin();
    list<insertion> insertions;
    for (u32 b = 0; b < of_.size(); ++b) {
      const slice mine = of_[b];
      const u32 begin = program.blocks[b].first;
      for (u32 i = mine.first; i < mine.end; ++i) {
        const found& f = all_[i];
        if (f.at >= behind_gws) {
          write_behind_gws(program, f.at - behind_gws, program.end_of(b), f.wait, insertions);
        } else if (f.at != begin && code[f.at - 1].row == s_waitcnt) {
          make_stricter(code[f.at - 1], f.wait);
        } else {
          insertion& wait = insertions.append_blank();
          wait.before = f.at;
          wait.what = blank_wait;
          wait.what.ops.low = ir::operand(ir::operand_kind::immediate, isa::pack(f.wait)).bits;
          wait.what.where = code[f.at].where;
        }
      }
    }
    insert_instructions(program, insertions);
  }

private:
  static constexpr u16 s_waitcnt = isa::mnemonics[isa::mn::s_waitcnt].first_row;
  static constexpr u32 behind_gws = 1u << 31; ///< in `found::at`
  /// To be copied whole: one step of constant evaluation.
  static constexpr ir::instruction blank_wait{s_waitcnt, ir::mark::inserted, 0, {}, 0, {}, {}};

  static constexpr void make_stricter(ir::instruction& before, isa::counter_values wait) {
    const isa::counter_values both = isa::stricter(isa::unpack_waitcnt(before.ops[0].payload()), wait);
    before.ops[0] = {ir::operand_kind::immediate, isa::pack(both)};
  }
  /// In front of s_endpgm, LLVM adds an s_nop (pull request 131338).
  static constexpr void write_behind_gws(ir::program& program, u32 at, u32 end, isa::counter_values wait,
                                         list<insertion>& insertions) {
    ir::instruction* const code = program.code.begin();
    u32 next = at + 1;
    if (next != end && code[next].row == s_waitcnt) {
      make_stricter(code[next], wait);
    } else { // in its place, as the next block may begin behind it
      insertions.push_back({at, code[at]});
      code[at] = inserted(s_waitcnt, isa::pack(wait), code[next].where);
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
  // Without default member initialisers, see support/list.hpp.
  struct found {
    u32 at;
    isa::counter_values wait;
  };
  struct slice {
    u32 first = 0, end = 0;
  };
  list<found> all_;
  list<slice> of_; ///< by block
};

} // namespace kiln::pass::detail
