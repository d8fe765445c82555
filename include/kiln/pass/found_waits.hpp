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
  /// Whatever follows instruction number `at` must. An s_waitcnt there is made to wait for that.
  constexpr void add_behind_gws(const ir::program& program, u32 at, isa::counter_values wait) {
    behind_gws_ = true;
    const bool waits = program.code[at + 1].row == isa::mnemonics[isa::mn::s_waitcnt].first_row;
    add(at + (waits ? 2 : 1), wait);
  }
  /// All since the first were found in a walk of block b.
  constexpr void set_block(u32 b, u32 first) { of_[b] = {first, all_.size()}; }

  /// An s_waitcnt that is there already is made stricter.
  constexpr void write(ir::program& program) const {
    constexpr u16 s_waitcnt = isa::mnemonics[isa::mn::s_waitcnt].first_row,
                  s_nop = isa::mnemonics[isa::mn::s_nop].first_row;
    ir::instruction* const code = program.code.begin();
    list<insertion> insertions;
    for (u32 b = 0; b < of_.size(); ++b) {
      const slice mine = of_[b];
      const u32 begin = program.blocks[b].first;
      for (u32 i = mine.first; i < mine.end; ++i) {
        const found& f = all_[i];
        // Behind GWS, a wait may have been inserted there.
        const bool again = behind_gws_ && !insertions.empty() && insertions.back().before == f.at;
        if (again || (f.at != begin && code[f.at - 1].row == s_waitcnt)) {
          ir::instruction& before = again ? insertions.back().what : code[f.at - 1];
          const isa::counter_values both =
              isa::stricter(isa::unpack_waitcnt(before.ops[0].payload()), f.wait);
          before.ops[0] = {ir::operand_kind::immediate, isa::pack(both)};
          if (!behind_gws_) continue;
        } else {
          insertions.push_back({f.at, inserted(s_waitcnt, isa::pack(f.wait), code[f.at].where)});
        }
        // s_endpgm waits for nothing but GWS, and LLVM puts an s_nop between (pull request 131338).
        if (behind_gws_ && (isa::rows[code[f.at].row].flags & isa::flag::ends_program) != 0)
          insertions.push_back({f.at, inserted(s_nop, 0, code[f.at].where)});
      }
    }
    insert_instructions(program, insertions);
  }

private:
  static constexpr ir::instruction inserted(u16 row, u32 operand, source where) {
    ir::instruction in{};
    in.row = row;
    in.marks = ir::mark::inserted;
    in.ops[0] = {ir::operand_kind::immediate, operand};
    in.where = where;
    return in;
  }
  struct found {
    u32 at;
    isa::counter_values wait;
  };
  struct slice {
    u32 first = 0, end = 0;
  };
  list<found> all_;
  list<slice> of_; ///< by block
  bool behind_gws_ = false;
};

} // namespace kiln::pass::detail
