// SPDX-License-Identifier: MIT
// The program that is being built: its instructions, registers, blocks, regions and first error.
#pragma once

#include <kiln/build/row_choice.hpp>

namespace kiln::build {

/// Registers of a bank that the allocator places; where they begin is to be filled in.
template<ir::bank Bank, u32 Dwords>
inline constexpr ir::register_group free_group = {
    0, Dwords, Bank, Dwords == 1 ? 1 : !is_sgpr_bank<Bank> || Dwords == 2 ? 2 : 4, -1, {}};

/// Operands as append_row takes them: the first in the lowest bits.
constexpr u128 pack(u32 first, u32 second, u32 third = 0) {
  return u128{third} << 64 | u64{second} << 32 | first;
}

class program_writer {
protected:
  static consteval u32 never() { return ~0u - 2; } // ~0 is an error without an instruction

  ir::program program_;
  note error_;
  u32 region_ = 0;
  u32 stop_at_ = never();
  isa::arch_mask arch_mask_ = 0;
  u32 first_form_ = 0;     ///< of this architecture in a row_choice
  u32 shortest_shift_ = 0; ///< of this architecture in a shortest_row

public:
  constexpr explicit program_writer(isa::arch a) {
    program_.arch = a;
    program_.placed_dwords = 0;
    arch_mask_ = isa::mask_of(a);
    first_form_ = static_cast<u32>(a) * row_choice::forms;
    shortest_shift_ = static_cast<u32>(a) * shortest_row::bits;
    program_.code.reserve(1024);
    program_.groups.reserve(256);
    program_.regions.push_back({});
    program_.blocks.push_back({});
  }
  program_writer(const program_writer&) = delete;
  program_writer& operator=(const program_writer&) = delete;

  constexpr ir::program& program() { return program_; }

  /// Gives the last operation the place `at`. It is what stands at the end with one line; none is longer than a division.
  constexpr void place_last_operation(const source& at) {
    if (program_.code.empty()) return;
    u32 i = program_.code.size(), left = 32;
    const u32 line = program_.code[i - 1].where.line;
    while (i != 0 && left-- != 0 && program_.code[i - 1].where.line == line) program_.code[--i].where = at;
  }
  /// Where the last instruction stands; no place if there is none.
  constexpr source last_place() const {
    return program_.code.empty() ? source{} : program_.code.back().where;
  }
  /// Gives all from instruction `first` on the place `at`: what a function of the library wrote stands for the author's call.
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
    ir::register_group& g = program_.groups.append_blank();
    g.first = first;
    g.dwords = static_cast<u16>(dwords);
    g.bank = bank;
    g.alignment = dwords == 1 ? 1 : bank != ir::bank::sgpr || dwords == 2 ? 2 : 4;
    g.fixed = static_cast<i16>(fixed);
    g.where = where;
    program_.virtual_dwords = first + dwords;
    if (fixed != ir::any_register) program_.placed_dwords = first + dwords;
    return first;
  }

  /// The same for registers that anything may hold, bank and number known to the compiler: most there are.
  template<ir::bank Bank, u32 Dwords> constexpr u32 allocate(const source& where) {
    const u32 first = program_.virtual_dwords;
    ir::register_group& g = program_.groups.append_blank();
    g = free_group<Bank, Dwords>;
    g.first = first;
    g.where = where;
    program_.virtual_dwords = first + Dwords;
    return first;
  }

  /// Records the first error; later ones would follow from it.
  constexpr void fail(source where, const text_buffer& text) {
    if (error_.raised) return;
    error_.raised = true;
    error_.instruction = program_.code.size();
    error_.where = where;
    error_.text << text;
    if (stop_at_ != never()) error_is_in_this_line();
  }
  constexpr void fail(source where, const char* text) { fail(where, text_buffer{} << text); }

  /// For the second run after an error: end the evaluation at this instruction, or where the builder finds an error.
  constexpr void replay(u32 instruction) { stop_at_ = instruction; }

  // Instructions that the builder itself chooses, of operands that are known to fit.

  /// Index of the shortest row of `M` for operands with these facts.
  template<isa::mn::mnemonic M, isa::operand_facts... Facts> constexpr u32 row_of() const {
    return static_cast<u16>(shortest_row_of<M, Facts...>().of >> shortest_shift_);
  }
  /// Appends an instruction without consequences for blocks, its first four operands in one number.
  // Packed by the caller: in constant evaluation a parameter costs more than a shift.
  constexpr void append_row(u32 row, const source& where, u128 operands) {
    ir::instruction& in = program_.code.append_blank();
    in = ir::blank_instruction;
    in.row = static_cast<u16>(row);
    in.where = where;
    in.ops.low = operands;
    if (stop_at_ != never() && program_.code.size() == stop_at_ + 1) error_is_in_this_line();
  }

  /// Gives the last instruction the modifier offset(value), of which 0 is the default. The value is in its range.
  constexpr void add_offset(i64 value) {
    if (value == 0) return;
    const typed_modifier<isa::modifier::offset> o(value);
    program_.code.back().given = o.given;
    program_.code.back().modifiers = o.values;
  }
  constexpr void append_row(u32 row, const source& where, u128 operands, u32 fifth) {
    append_row(row, where, operands);
    program_.code.back().ops.high = fifth;
  }

  // Blocks and labels.

  constexpr u32 make_label() {
    program_.labels.push_back({});
    return program_.labels.size() - 1;
  }
  constexpr void place_label(u32 label) {
    start_block();
    program_.labels[label].block = program_.blocks.size() - 1;
  }
  constexpr void start_block() {
    if (program_.blocks.back().first == program_.code.size() && program_.blocks.back().region == region_)
      return;
    program_.blocks.push_back({program_.code.size(), region_});
  }
  /// Begins a block even where no label is: after a write of EXEC by hand.
  constexpr void force_block() { program_.blocks.push_back({program_.code.size(), region_}); }
  constexpr u32 region() const { return region_; }
  constexpr void enter_region() {
    program_.regions.push_back({region_});
    region_ = program_.regions.size() - 1;
  }
  constexpr void leave_region() { region_ = program_.regions[region_].parent; }

protected:
  /// The instruction that made the unnamed value, if it is the last one.
  constexpr ir::instruction* maker_of(const operand& o) {
    if (!o.temporary || program_.blocks.back().first == program_.code.size()) return nullptr;
    ir::instruction& last = program_.code.back();
    return static_cast<u32>(last.ops.low) == o.code.bits ? &last : nullptr;
  }

  /// The same among the last few instructions, if it could as well stand last: nothing after it writes what it reads.
  constexpr ir::instruction* movable_maker_of(const operand& o) {
    constexpr u32 window = 8;
    if (!o.temporary) return nullptr;
    const u32 size = program_.code.size(), begin = program_.blocks.back().first;
    for (u32 i = size; i > begin && size - i < window; --i) {
      ir::instruction& in = program_.code[i - 1];
      if (static_cast<u32>(in.ops.low) == o.code.bits) return &in;
    }
    return nullptr;
  }
  /// Takes an instruction of the last block out.
  constexpr void erase(ir::instruction* in) {
    for (ir::instruction* next = in + 1; next != program_.code.end(); ++in, ++next) {
      const ir::instruction copy =
          *next; // within one array, clang's bytecode interpreter copies through a local only
      *in = copy;
    }
    program_.code.pop_back();
  }
};

} // namespace kiln::build
