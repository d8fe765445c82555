// SPDX-License-Identifier: MIT
// The kernel that is being written: its program, its first error, and what every operator and instruction of a kernel touches.
#pragma once

#include <kiln/emit/row_choice.hpp>

namespace kiln::emit {

/// Registers of a bank that the allocator places; where they begin is to be filled in.
template<ir::bank Bank, u32 Dwords>
inline constexpr ir::register_group free_group = {
    0, Dwords, Bank, Dwords == 1 ? 1 : !is_sgpr_bank<Bank> || Dwords == 2 ? 2 : 4, -1, {}};

/// Operands as append_row takes them: the first in the lowest bits.
constexpr u128 pack(u32 first, u32 second, u32 third = 0) {
  return u128{third} << 64 | u64{second} << 32 | first;
}

/// To be copied whole and then filled in: one step of constant evaluation in the place of a store to each member.
inline constexpr ir::instruction verified_instruction{0, ir::mark::verified, 0, {}, 0, 0, {}};

/// An object of its own, not a part of another: constant evaluation walks from the complete object to a member at each access.
struct draft {
  static constexpr u32 fresh = ~0u; ///< a result goes to a new register
  static constexpr u32 few = 8;
  static consteval u32 never() { return ~0u - 2; } // ~0 is an error without an instruction

  ir::program program;
  note error;
  u32 region = 0;
  u32 stop_at = never();
  isa::arch_mask arch_mask;
  isa::operand_facts own_arch;  ///< arch_facts() of it
  u32 rows_shift;               ///< of this architecture in rows_of()
  bool structured_exec = false; ///< set while where, otherwise and while_lanes write EXEC themselves
  u32 exec_writes = 0;          ///< by hand
  u32 recent = few;             ///< how many instructions back an unnamed value's maker is looked for
  u32 masked_from =
      0; ///< SGPRs below were made outside the innermost where: expressions there leave them alone
  u32 skipped_bodies = 0; ///< of where, otherwise and while_lanes around here: waves without a lane skip them

  /// A variable before it is copied to another, see author::copied_variable.
  struct copy_source {
    u32 code_bits;
    source where;
  };
  list<copy_source> copies; ///< one, but for `(x = y) = z`, where y is copied before z

  constexpr explicit draft(isa::arch a)
      : arch_mask(isa::mask_of(a)),
        own_arch(arch_facts(isa::mask_of(a))),
        rows_shift(static_cast<u32>(a) * row_bits) {
    program.arch = a;
    program.placed_dwords = 0;
    program.code.reserve(1024);
    program.groups.reserve(256);
    program.regions.push_back({});
    program.blocks.push_back({});
  }
  draft(const draft&) = delete;
  draft& operator=(const draft&) = delete;

  constexpr isa::arch arch() const { return program.arch; }
  constexpr bool failed() const { return error.raised; }
  /// Records the first error; later ones would follow from it.
  constexpr void fail(source where, const text_buffer& text) {
    if (error.raised) return;
    error.raised = true;
    error.instruction = program.code.size();
    error.where = where;
    error.text << text;
    if (stop_at != never()) error_is_in_this_line();
  }
  constexpr void fail(source where, const char* text) { fail(where, text_buffer{} << text); }

  // Registers.

  /// Registers for a value of `dwords`; returns its first virtual dword. fixed < 0: the allocator chooses.
  constexpr u32 allocate(ir::bank bank, u32 dwords, i32 fixed = -1, source where = {}) {
    const u32 first = program.virtual_dwords;
    const u8 alignment = dwords == 1 ? 1 : bank != ir::bank::sgpr || dwords == 2 ? 2 : 4;
    program.groups.push_back(
        {first, static_cast<u16>(dwords), bank, alignment, static_cast<i16>(fixed), where});
    program.virtual_dwords = first + dwords;
    if (fixed != ir::any_register) program.placed_dwords = first + dwords;
    return first;
  }
  /// Registers that anything may hold, bank and number known to the compiler; returns the first virtual dword.
  template<ir::bank Bank, u32 Dwords> constexpr u32 allocate(const source& where) {
    const u32 first = program.virtual_dwords;
    ir::register_group& g = program.groups.append_blank();
    g = free_group<Bank, Dwords>;
    g.first = first;
    g.where = where;
    program.virtual_dwords = first + Dwords;
    return first;
  }

  /// Appends an instruction without consequences for blocks: one of rows_of(), its first four operands in one number.
  // Packed by the caller: in constant evaluation a parameter costs more than a shift.
  constexpr void append_row(u64 rows, const source& where, u128 operands) {
    ir::instruction& in = program.code.append_blank();
    in = verified_instruction;
    in.row = static_cast<u16>(rows >> rows_shift);
    in.where = where;
    in.ops.low = operands;
    if (stop_at != never() && program.code.size() == stop_at + 1) error_is_in_this_line();
  }

  /// The same for an instruction that ir::verify must check: it ends a block or writes EXEC.
  constexpr void append_open_row(u64 rows, const source& where, u128 operands) {
    append_row(rows, where, operands);
    program.code.back().marks = 0;
  }

  /// The same for one result, of which the type is known: to a new register or to the dword `destination`, which it returns.
  template<ir::bank Bank>
  constexpr u32 append_result(u64 rows, const source& where, u128 sources, u32 destination) {
    if (destination == fresh) destination = allocate<Bank, 1>(where);
    append_row(rows, where,
               sources | (is_sgpr_bank<Bank> ? ir::first_register() : ir::first_vgpr()) | destination);
    return destination;
  }
  /// The same for an instruction that is replaced by another one in place.
  template<ir::bank Bank>
  constexpr u32 change(ir::instruction* in, u64 rows, const source& where, u128 sources, u32 destination) {
    if (destination == fresh) destination = allocate<Bank, 1>(where);
    in->row = static_cast<u16>(rows >> rows_shift);
    in->where = where;
    in->ops.low = sources | (is_sgpr_bank<Bank> ? ir::first_register() : ir::first_vgpr()) | destination;
    return destination;
  }

  constexpr void append_row(u64 rows, const source& where, u128 operands, u32 fifth) {
    append_row(rows, where, operands);
    program.code.back().ops.high = fifth;
  }
  /// Gives the last instruction the modifier offset(value), of which 0 is the default. The value is in its range.
  constexpr void add_offset(i64 value) {
    if (value == 0) return;
    const typed_modifier<isa::modifier::offset> o(value);
    program.code.back().given = o.given;
    program.code.back().modifiers = o.values;
  }
  /// Appends an instruction that the library chooses, which passes may replace: see emit/emit.hpp.
  template<class... A> constexpr void emit(isa::mn::mnemonic mnemonic, const A&... arguments);

  // Source locations.

  /// Source location of the last instruction; empty if there is none.
  constexpr source last_source() const { return program.code.empty() ? source{} : program.code.back().where; }
  /// Gives the last operation the place `at`. It is the run of instructions at the end with one line; none is longer than a
  /// division.
  constexpr void place_last_operation(const source& at) {
    if (program.code.empty()) return;
    u32 i = program.code.size(), left = 32;
    const u32 line = program.code[i - 1].where.line;
    while (i != 0 && left-- != 0 && program.code[i - 1].where.line == line) program.code[--i].where = at;
  }
  /// Gives all from instruction `first` on the place `at`: what a function of the library wrote has the line of the author's
  /// call.
  constexpr void place_from(u32 first, const source& at) {
    for (u32 i = first; i < program.code.size(); ++i) program.code[i].where = at;
  }

  // Blocks, labels and regions.

  constexpr u32 make_label() {
    program.labels.push_back({});
    return program.labels.size() - 1;
  }
  constexpr void place_label(u32 label) {
    start_block();
    program.labels[label].block = program.blocks.size() - 1;
  }
  constexpr void start_block() {
    const ir::block& last = program.blocks.back();
    if (last.first != program.code.size() || last.region != region)
      program.blocks.push_back({program.code.size(), region});
  }
  /// Begins a block even where no label is: after a write of EXEC by hand.
  constexpr void force_block() { program.blocks.push_back({program.code.size(), region}); }
  constexpr void enter_region() {
    program.regions.push_back({region});
    region = program.regions.size() - 1;
  }
  constexpr void leave_region() { region = program.regions[region].parent; }
  /// A branch of the library's own choice.
  template<isa::mn::mnemonic M> constexpr void branch(u32 label, const source& where) {
    if (failed()) return;
    append_open_row(rows_of(M, isa::operand_facts_of(isa::oc::label, isa::element::bits, 0)), where,
                    ir::operand(ir::operand_kind::label, 0).bits | label);
    start_block();
  }

  // What unnamed values were made by.

  constexpr void begin_copy(u32 code_bits, const source& at) { copies.push_back({code_bits, at}); }
  /// What was begun last; without a source location of its own, it has that of the last instruction.
  constexpr copy_source end_copy() {
    copy_source last = copies.back();
    copies.pop_back();
    if (last.where.line == 0) last.where = last_source();
    return last;
  }

  /// Lets the last instruction write its result, `dwords` registers from `made`, to `wanted`. False where it has made
  /// something else, or a part only, or has changed what was there.
  constexpr bool redirect(u32 made, u32 wanted, u32 dwords) {
    const u32 size = program.code.size();
    if (program.blocks.back().first == size) return false;
    ir::instruction& last = program.code.begin()[size - 1];
    const u128 ops = last.ops.low;
    if (static_cast<u32>(ops) != made) return false;
    const isa::operand_row& place = isa::operand_lists[isa::rows[last.row].operands].places[0];
    if (place.is_read() || place.dwords != dwords) return false;
    last.ops.low = ops ^ made ^ wanted;
    return true;
  }

  /// The same for the result of a recent instruction, if nothing after it names one of the two or changes the lanes.
  constexpr bool redirect_recent(u32 made, u32 wanted, u32 dwords) {
    ir::instruction* const maker = recent_maker_of(made);
    if (maker == nullptr) return false;
    const isa::operand_row& place = isa::operand_lists[isa::rows[maker->row].operands].places[0];
    if (place.is_read() || place.dwords != dwords) return false;
    for (const ir::instruction* in = maker + 1; in != program.code.end(); ++in) {
      const isa::row& row = isa::rows[in->row];
      if ((row.writes & isa::special::exec) != 0) return false;
      const isa::operand_list& list = isa::operand_lists[row.operands];
      for (u32 i = 0; i < list.count; ++i) {
        const u32 named = in->ops[i].bits, length = list.places[i].dwords;
        if (made - named < length || named - made < dwords || wanted - named < length ||
            named - wanted < dwords)
          return false;
      }
    }
    maker->ops.low = maker->ops.low ^ made ^ wanted;
    return true;
  }

  /// The instruction that made the unnamed value, if it is the last one.
  constexpr ir::instruction* maker_of(const operand& o) {
    if (!o.is_unnamed() || program.blocks.back().first == program.code.size()) return nullptr;
    ir::instruction& last = program.code.back();
    return static_cast<u32>(last.ops.low) == o.code.bits ? &last : nullptr;
  }
  /// The same among the last few instructions, if it could be moved to the end: nothing after it writes what it reads.
  constexpr ir::instruction* movable_maker_of(const operand& o) {
    return o.is_unnamed() ? recent_maker_of(o.code.bits) : nullptr;
  }
  /// The instruction that made an unnamed value, among the last few ones.
  constexpr ir::instruction* recent_maker_of(u32 code_bits) { return recent_maker_of(code_bits, recent); }
  /// The same among the last `most` ones of the block.
  constexpr ir::instruction* recent_maker_of(u32 code_bits, u32 most) {
    const u32 size = program.code.size(), begin = program.blocks.back().first;
    for (u32 i = size; i > begin && size - i < most; --i) {
      ir::instruction& in = program.code[i - 1];
      if (static_cast<u32>(in.ops.low) == code_bits) return &in;
    }
    return nullptr;
  }

  /// Takes an instruction of the last block out.
  constexpr void erase(ir::instruction* in) {
    for (ir::instruction* next = in + 1; next != program.code.end(); ++in, ++next) {
      const ir::instruction copy =
          *next; // within one array, clang's bytecode interpreter copies through a local only
      *in = copy;
    }
    program.code.pop_back();
  }
  /// True if an instruction after `maker` may write the register.
  constexpr bool rewritten_since(const ir::instruction* maker, ir::operand o) const {
    if (!o.is_register()) return false;
    for (const ir::instruction* in = maker + 1; in != program.code.end(); ++in) {
      const isa::operand_list& list = isa::operand_lists[isa::rows[in->row].operands];
      for (u32 i = 0; i < list.count; ++i) {
        const ir::operand w = in->op(i);
        if (list.places[i].is_written() && w.is(o.kind()) &&
            o.payload() - w.payload() < list.places[i].dwords)
          return true;
      }
    }
    return false;
  }

  /// True if an instruction after `maker` reads its result: a function's named result is unnamed to its caller.
  constexpr bool read_since(const ir::instruction* maker) const {
    const ir::operand o = maker->ops[0];
    for (const ir::instruction* in = maker + 1; in != program.code.end(); ++in) {
      const isa::operand_list& list = isa::operand_lists[isa::rows[in->row].operands];
      for (u32 i = 0; i < list.count; ++i)
        if (in->ops[i].is(o.kind()) && o.payload() - in->ops[i].payload() < list.places[i].dwords)
          return true;
    }
    return false;
  }
};

} // namespace kiln::emit
