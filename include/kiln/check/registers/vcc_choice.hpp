// SPDX-License-Identifier: MIT
// Judges what was put into VCC: each read finds its mask there, and the program's own values of VCC are left alone.
#pragma once

#include <kiln/analysis/programs/control_flow.hpp>
#include <kiln/support/note.hpp>

namespace kiln::check {

namespace detail {

/// Follows the values of VCC's two halves forward over all paths, in the instructions before the choice and after it. The
/// pass goes by live ranges; here nothing is live or dead, and a mask's value ends with its block.
class vcc_judge {
public:
  constexpr vcc_judge(const list<ir::instruction>& before, const ir::program& after,
                      const analysis::flow_graph& flow, note& error)
      : before_(before.begin()),
        after_(after),
        flow_(flow),
        error_(error),
        in_vcc_(after.virtual_dwords + 64) {}

  constexpr void run() {
    const u32 blocks = after_.blocks.size();
    entry_ = list<state>(blocks);
    todo_ = list<u8>(blocks);
    compare();
    if (!error_.raised) find_in_registers();
    for (bool again = true; again && !error_.raised;) {
      again = false;
      for (u32 b = 0; b != blocks && !error_.raised; ++b)
        if (todo_[b] != 0) {
          again = true;
          walk(b);
        }
    }
  }

private:
  // Of a half of VCC: the program's own value, another one, or 2 + a virtual dword.
  static constexpr u32 vcc_bits = ir::fixed_bits(ir::source_code::vcc);
  static constexpr u32 own = 0, mixed = 1, first_virtual = 2;
  struct state {
    u32 low, high;
  };

  /// Only registers may have become others, and those VCC. Notes them, and their blocks: with the program's own values at their
  /// beginnings, others go on with those.
  constexpr void compare() {
    const ir::instruction *x = before_, *const code = after_.code.begin(), *const end = after_.code.end();
    u32 block = 0;
    for (const ir::instruction* y = code; y != end && !error_.raised; ++x, ++y) {
      if (x->row == y->row && x->ops.low == y->ops.low && x->ops.high == y->ops.high &&
          x->literal == y->literal && x->modifiers == y->modifiers && x->given == y->given &&
          x->marks == y->marks)
        continue;
      if (x->row != y->row || x->literal != y->literal || x->modifiers != y->modifiers ||
          x->given != y->given || x->marks != y->marks)
        return fail(*y) << "putting a mask into VCC changed more than registers", void();
      while (after_.end_of(block) <= static_cast<u32>(y - code)) ++block;
      todo_[block] = 1;
      const isa::operand_list& list = isa::operand_lists[isa::rows[y->row].operands];
      for (u32 k = 0; k != list.count; ++k) {
        const ir::operand was = x->op(k), is = y->op(k);
        if (was == is) continue;
        const u32 half = is.bits - vcc_bits, dwords = list.places[k].dwords;
        if (half > 1 || !was.is(ir::operand_kind::sgpr) || dwords == 0 || half + dwords > 2)
          return fail(*y) << "an operand became another one that is not VCC", void();
        for (u32 d = 0; d != dwords; ++d) in_vcc_[was.payload() + d] = 1;
      }
    }
  }
  /// No access to what is in VCC was left as it was. Tuples begin at their group's first dword, and masks are groups of two.
  constexpr void find_in_registers() {
    const u8* const in_vcc = in_vcc_.begin();
    constexpr u32 first = ir::first_register(), sgprs = ir::first_vgpr() - ir::first_register(),
                  number = ir::payload_mask();
    for (const ir::instruction *y = after_.code.begin(), *const end = after_.code.end(); y != end; ++y)
      // One expression: constant evaluation counts statements.
      if ((static_cast<u32>(y->ops.low) - first < sgprs &&
           in_vcc[static_cast<u32>(y->ops.low) & number] != 0) ||
          (static_cast<u32>(y->ops.low >> 32) - first < sgprs &&
           in_vcc[static_cast<u32>(y->ops.low >> 32) & number] != 0) ||
          (static_cast<u32>(y->ops.low >> 64) - first < sgprs &&
           in_vcc[static_cast<u32>(y->ops.low >> 64) & number] != 0) ||
          (static_cast<u32>(y->ops.low >> 96) - first < sgprs &&
           in_vcc[static_cast<u32>(y->ops.low >> 96) & number] != 0) ||
          (static_cast<u32>(y->ops.high) - first < sgprs &&
           in_vcc[static_cast<u32>(y->ops.high) & number] != 0) ||
          (static_cast<u32>(y->ops.high >> 32) - first < sgprs &&
           in_vcc[static_cast<u32>(y->ops.high >> 32) & number] != 0))
        return fail(*y) << "a mask is in a register here and in VCC elsewhere", void();
  }

  constexpr void walk(u32 b) {
    now_ = entry_[b];
    todo_[b] = 0;
    constexpr u32 vcc = vcc_bits, vccz = ir::fixed_bits(ir::source_code::vccz);
    const ir::instruction* const code = after_.code.begin();
    const ir::instruction* const end = code + after_.end_of(b);
    for (const ir::instruction* y = code + after_.blocks[b].first; y != end && !error_.raised; ++y)
      // One expression: constant evaluation counts statements.
      if (((isa::rows[y->row].reads | isa::rows[y->row].writes) & isa::special::vcc) != 0 ||
          static_cast<u32>(y->ops.low) - vcc <= 1 || static_cast<u32>(y->ops.low >> 32) - vcc <= 1 ||
          static_cast<u32>(y->ops.low >> 64) - vcc <= 1 || static_cast<u32>(y->ops.low >> 96) - vcc <= 1 ||
          static_cast<u32>(y->ops.high) - vcc <= 1 || static_cast<u32>(y->ops.high >> 32) - vcc <= 1 ||
          static_cast<u32>(y->ops.low >> 32) == vccz || static_cast<u32>(y->ops.low >> 64) == vccz)
        // With the program's own value there, what is as it was leaves its own there.
        if (now_.low != own || now_.high != own || before_[y - code].ops.low != y->ops.low ||
            before_[y - code].ops.high != y->ops.high)
          step(before_[y - code], *y);
    merge(flow_[b].next);
    merge(flow_[b].target);
  }
  /// A mask does not live across blocks: there VCC holds something else, or the program's own value.
  constexpr void merge(u32 to) {
    if (to >= after_.blocks.size() || (now_.low == own && now_.high == own)) return;
    state& there = entry_[to];
    if (there.low == mixed && there.high == mixed) return;
    there = {mixed, mixed};
    todo_[to] = 1;
  }

  constexpr void step(const ir::instruction& x, const ir::instruction& y) {
    const isa::row& row = isa::rows[y.row];
    if ((row.reads & isa::special::vcc) != 0) read(y, 0, 2, own);
    const isa::operand_list& list = isa::operand_lists[row.operands];
    for (u32 k = 0; k != list.count && !error_.raised; ++k)
      if (list.places[k].is_read()) operand(x, y, list.places[k], k, false);
    if ((row.writes & isa::special::vcc) != 0) write(0, 2, own);
    for (u32 k = 0; k != list.count && !error_.raised; ++k)
      if (list.places[k].is_written()) operand(x, y, list.places[k], k, true);
  }

  constexpr void operand(const ir::instruction& x, const ir::instruction& y, const isa::operand_row& place,
                         u32 k, bool writes) {
    const ir::operand was = x.op(k), is = y.op(k);
    const u32 half = is.bits - vcc_bits, dwords = place.dwords == 0 ? 1 : place.dwords;
    if (is.bits == ir::fixed_bits(ir::source_code::vccz) && was == is) return read(y, 0, 2, own);
    if (half > 1) return;
    const u32 value = was == is ? own : first_virtual + was.payload();
    writes ? write(half, dwords, value) : read(y, half, dwords, value);
  }
  /// The value of a dword is `value`, the next one's the next; the program's own is one for both.
  constexpr void read(const ir::instruction& y, u32 half, u32 dwords, u32 value) {
    for (u32 n = 0; n != dwords; ++n) {
      const u32 held = half + n == 0 ? now_.low : now_.high;
      if (held == (value == own ? own : value + n)) continue;
      fail(y) << "reads VCC, which may hold another value here than "
              << (value == own ? "the one that was written to it" : "the mask that was put there");
      return;
    }
  }
  constexpr void write(u32 half, u32 dwords, u32 value) {
    for (u32 n = 0; n != dwords; ++n) (half + n == 0 ? now_.low : now_.high) = value == own ? own : value + n;
  }

  constexpr text_buffer& fail(const ir::instruction& in) {
    error_.raised = true;
    error_.instruction = static_cast<u32>(&in - after_.code.begin());
    error_.where = in.where;
    return error_.text << isa::rows[in.row].name() << ": ";
  }

  const ir::instruction* before_;
  const ir::program& after_;
  const analysis::flow_graph& flow_;
  note& error_;
  list<u8> in_vcc_; ///< by virtual dword: some operand that named it is VCC
  list<state> entry_;
  list<u8> todo_; ///< by block
  state now_{};
};

} // namespace detail

/// `before`: the instructions as the pass found them.
constexpr void vcc_choice(const list<ir::instruction>& before, const ir::program& after,
                          const analysis::flow_graph& flow, note& error) {
  if (error.raised) return;
  if (before.size() != after.code.size()) {
    error.raised = true;
    error.text << "putting masks into VCC changed the number of instructions";
    return;
  }
  detail::vcc_judge(before, after, flow, error).run();
}

} // namespace kiln::check
