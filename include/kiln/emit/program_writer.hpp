// SPDX-License-Identifier: MIT
// The program that is being built: its instructions, registers, blocks, regions and first error.
#pragma once

#include <kiln/emit/draft.hpp>

namespace kiln::build {

class program_writer {
protected:
  static consteval u32 never() { return draft::never(); }

  draft& draft_;
  ir::program& program_; ///< of the draft
  note& error_;

public:
  constexpr explicit program_writer(isa::arch a)
      : draft_(*new draft(a)), program_(draft_.program), error_(draft_.error) {}
  constexpr ~program_writer() { delete &draft_; }
  program_writer(const program_writer&) = delete;
  program_writer& operator=(const program_writer&) = delete;

  constexpr draft& kernel_draft() { return draft_; }
  constexpr ir::program& program() { return program_; }

  /// Gives the last operation the place `at`. It is the run of instructions at the end with one line; none is longer than a
  /// division.
  constexpr void place_last_operation(const source& at) {
    if (program_.code.empty()) return;
    u32 i = program_.code.size(), left = 32;
    const u32 line = program_.code[i - 1].where.line;
    while (i != 0 && left-- != 0 && program_.code[i - 1].where.line == line) program_.code[--i].where = at;
  }
  /// Source location of the last instruction; empty if there is none.
  constexpr source last_place() const {
    return program_.code.empty() ? source{} : program_.code.back().where;
  }
  /// Gives all from instruction `first` on the place `at`: what a function of the library wrote has the line of the author's
  /// call.
  constexpr void place_from(u32 first, const source& at) {
    for (u32 i = first; i < program_.code.size(); ++i) program_.code[i].where = at;
  }
  constexpr const ir::program& program() const { return program_; }
  constexpr isa::arch arch() const { return program_.arch; }
  constexpr bool failed() const { return error_.raised; }
  constexpr const note& error() const { return error_; }

  /// Registers for a value of `dwords`; returns its first virtual dword. fixed < 0: the allocator chooses.
  constexpr u32 allocate(ir::bank bank, u32 dwords, i32 fixed = -1, source where = {}) {
    const u32 first = program_.virtual_dwords;
    const u8 alignment = dwords == 1 ? 1 : bank != ir::bank::sgpr || dwords == 2 ? 2 : 4;
    program_.groups.push_back(
        {first, static_cast<u16>(dwords), bank, alignment, static_cast<i16>(fixed), where});
    program_.virtual_dwords = first + dwords;
    if (fixed != ir::any_register) program_.placed_dwords = first + dwords;
    return first;
  }

  /// The same for registers that anything may hold, bank and number known to the compiler: most there are.
  template<ir::bank Bank, u32 Dwords> constexpr u32 allocate(const source& where) {
    return draft_.allocate<Bank, Dwords>(where);
  }

  /// Records the first error; later ones would follow from it.
  constexpr void fail(source where, const text_buffer& text) {
    if (error_.raised) return;
    error_.raised = true;
    error_.instruction = program_.code.size();
    error_.where = where;
    error_.text << text;
    if (draft_.stop_at != never()) error_is_in_this_line();
  }
  constexpr void fail(source where, const char* text) { fail(where, text_buffer{} << text); }

  /// For the second run after an error: end the evaluation at this instruction, or where the builder finds an error.
  constexpr void replay(u32 instruction) { draft_.stop_at = instruction; }

  // Instructions that the builder itself chooses, of operands that are known to fit.

  /// Appends an instruction without consequences for blocks, its first four operands in one number.
  constexpr void append_row(u64 rows, const source& where, u128 operands) {
    draft_.append_row(rows, where, operands);
  }

  /// Gives the last instruction the modifier offset(value), of which 0 is the default. The value is in its range.
  constexpr void add_offset(i64 value) {
    if (value == 0) return;
    const typed_modifier<isa::modifier::offset> o(value);
    program_.code.back().given = o.given;
    program_.code.back().modifiers = o.values;
  }
  constexpr void append_row(u64 rows, const source& where, u128 operands, u32 fifth) {
    append_row(rows, where, operands);
    program_.code.back().ops.high = fifth;
  }

  // Blocks and labels.

  constexpr u32 make_label() { return draft_.make_label(); }
  constexpr void place_label(u32 label) { draft_.place_label(label); }
  constexpr void start_block() { draft_.start_block(); }
  /// Begins a block even where no label is: after a write of EXEC by hand.
  constexpr void force_block() { program_.blocks.push_back({program_.code.size(), draft_.region}); }
  constexpr u32 region() const { return draft_.region; }
  constexpr void enter_region() {
    program_.regions.push_back({draft_.region});
    draft_.region = program_.regions.size() - 1;
  }
  constexpr void leave_region() { draft_.region = program_.regions[draft_.region].parent; }

protected:
  /// The instruction that made the unnamed value, if it is the last one.
  constexpr ir::instruction* maker_of(const operand& o) {
    if (!o.is_unnamed() || program_.blocks.back().first == program_.code.size()) return nullptr;
    ir::instruction& last = program_.code.back();
    return static_cast<u32>(last.ops.low) == o.code.bits ? &last : nullptr;
  }

  /// The same among the last few instructions, if it could be moved to the end: nothing after it writes what it reads.
  constexpr ir::instruction* movable_maker_of(const operand& o) {
    return o.is_unnamed() ? draft_.recent_maker_of(o.code.bits) : nullptr;
  }
};

} // namespace kiln::build
