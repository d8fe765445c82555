// SPDX-License-Identifier: MIT
// Appends instructions to a program: chooses the row, checks every operand against it, fills in the record.
#pragma once

#include <kiln/build/constant.hpp>
#include <kiln/build/explain.hpp>
#include <kiln/build/fit.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::build {

/// The part of the builder that knows programs, not C++ types. Everything the author writes ends in `emit`.
class emitter {
protected:
  static constexpr u32 never = ~0u - 2; // ~0 is an error without an instruction

  ir::program program_;
  note error_;
  u32 region_ = 0;
  u32 stop_at_ = never;
  isa::arch_mask arch_mask_ = 0;
  bool structured_exec_ = false; ///< set while where/otherwise write EXEC themselves

  // Templates come before their users: a constant evaluation cannot wait for the end of the translation unit.
private:
  struct call {
    const operand* operands[isa::max_operands] = {};
    u32 count = 0;
    modifier all;
    source where{};
    const modifier* modifiers[8] = {};
    u32 modifier_count = 0;

    constexpr void add(const operand& o) {
      if (count < isa::max_operands) operands[count] = &o;
      ++count;
      if (where.line == 0) where = o.where;
    }
    constexpr void add(const modifier& m) {
      if (modifier_count < 8) modifiers[modifier_count++] = &m;
      all.given |= m.given;
      all.values |= m.values;
    }
    constexpr void add(const source& s) { where = s; }
  };

  static constexpr const operand& as_argument(const operand& o) { return o; }
  static constexpr const modifier& as_argument(const modifier& m) { return m; }
  static constexpr const source& as_argument(const source& s) { return s; }
  template<class T> static constexpr operand as_argument(const T& value) { return operand(value); }

protected:
  /// Appends an instruction whose operands all fit as they stand, which is most of them. False: the slow path decides.
  template<u16 Marks, class... O>
  constexpr bool append_plain(isa::mn::mnemonic mnemonic, const operand& first, const O&... rest) {
    const isa::mnemonic_rows& rows = isa::mnemonics[mnemonic];
    const u32 end = u32{rows.first_row} + rows.row_count;
    for (u32 r = rows.first_row; r != end; ++r) {
      const isa::row& row = isa::rows[r];
      if ((row.archs & arch_mask_) == 0 || row.required != 0) continue;
      const isa::operand_list& list = isa::operand_lists[row.operands];
      if (list.count != 1 + sizeof...(O)) continue;
      const isa::operand_row* const places = list.places;
      if ((first.facts & places[0].refuses) != 0) continue;
      u32 place = 1; // an index: the bytecode interpreter loses track of a pointer that walks here
      if ((((rest.facts & places[place++].refuses) != 0) || ...)) continue;
      ir::instruction& in = program_.code.append();
      in.row = static_cast<u16>(r);
      in.where = first.where;
      if constexpr (Marks != 0) in.marks = Marks;
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
        program_.code.pop_back();
        return false;
      }
      if ((row.flags & isa::flag::branch) != 0 || row.writes >= isa::special::exec ||
          first.code.bits >= first_exec_bits || stop_at_ != never)
        finish(row, in);
      return true;
    }
    return false;
  }

  template<u16 Marks, class... A> constexpr void emit_any(isa::mn::mnemonic mnemonic, const A&... arguments) {
    call c;
    (c.add(arguments), ...);
    append(mnemonic, c, Marks);
  }

private:
  constexpr void append(isa::mn::mnemonic mnemonic, const call& c, u16 marks) {
    const isa::mnemonic_rows rows = isa::mnemonics[mnemonic];
    for (u32 r = rows.first_row; r < u32{rows.first_row} + rows.row_count; ++r) {
      const isa::row& row = isa::rows[r];
      if ((row.archs & arch_mask_) == 0 || (c.all.given & row.required) != row.required ||
          (c.all.given & ~row.modifiers) != 0)
        continue;
      ir::instruction in{};
      in.given = c.all.given;
      in.modifiers = c.all.values;
      in.where = c.where;
      in.row = static_cast<u16>(r);
      if (!place(row, c, in)) continue;
      in.marks = keeps_destination(in) ? static_cast<u16>(marks | ir::mark::keeps_destination) : marks;
      program_.code.append() = in;
      return finish(row, program_.code.back());
    }
    fail(c.where, explain(program_.arch, mnemonic, {c.operands, c.count, c.modifiers, c.modifier_count}));
  }

  /// SDWA that writes a part and preserves the rest, which is also what it does where nothing is said about the rest, and
  /// 16-bit results in the high half (op_sel[3]) leave the rest of the register.
  static constexpr bool keeps_destination(const ir::instruction& in) {
    constexpr isa::modifier_set concerned =
        mask_of(isa::modifier::dst_sel) | mask_of(isa::modifier::dst_unused) | mask_of(isa::modifier::op_sel);
    if ((in.given & concerned) == 0) return false;
    if (in.has(isa::modifier::op_sel)) return (in.value_of(isa::modifier::op_sel) & 8) != 0;
    return in.has(isa::modifier::dst_unused)
               ? in.value_of(isa::modifier::dst_unused) == static_cast<u64>(unused::preserve)
               : in.value_of(isa::modifier::dst_sel) != static_cast<u64>(sel::dword);
  }

  /// What follows from an appended instruction.
  constexpr void finish(const isa::row& row, ir::instruction& in) {
    if (program_.code.size() == stop_at_ + 1) error_is_in_this_line();
    if ((row.flags & isa::flag::branch) != 0) start_block();
    if (((row.writes & isa::special::exec) != 0 || in.op(0).bits >= first_exec_bits) && !structured_exec_ &&
        writes_exec(row, in)) {
      program_.writes_exec_by_hand = true;
      force_block();
    }
  }

  // exec_lo and exec_hi are the last special registers that can be written: nothing else at or above is a destination.
  static constexpr u32 first_exec_bits = ir::operand(ir::operand_kind::fixed, ir::source_code::exec).bits;
  static constexpr bool writes_exec(const isa::row& row, const ir::instruction& in) {
    if ((row.writes & isa::special::exec) != 0) return true;
    if (in.ops[0].kind() != ir::operand_kind::fixed) return false;
    const bool is_exec =
        in.ops[0].payload() == ir::source_code::exec || in.ops[0].payload() == ir::source_code::exec_hi;
    return is_exec && isa::operand_lists[row.operands].places[0].role != isa::role::read;
  }

  /// Fills in the operands if each fits its place. `in` may be left half filled if not.
  constexpr bool place(const isa::row& row, const call& c, ir::instruction& in) {
    const isa::operand_list& list = isa::operand_lists[row.operands];
    if (list.count != c.count) return false;
    bool has_literal = false;
    for (u32 i = 0; i < c.count; ++i) {
      const operand& o = *c.operands[i];
      const isa::operand_row& p = list.places[i];
      if (o.source_modifiers != 0 && !place_source_modifiers(o, p, in)) return false;
      if (!o.is_constant()) {
        if ((o.classes & p.accepts) == 0 || (o.dwords != p.dwords && o.dwords != 0)) return false;
        if (!isa::types_agree(o.type, p.element)) return false;
        in.ops[i] = o.code;
        continue;
      }
      const encoded_constant k = encode(o, p);
      if ((k.classes & p.accepts) == 0) return false;
      if (k.classes == isa::oc::literal) {
        if (has_literal && in.literal != k.literal) return false;
        has_literal = true;
        in.literal = k.literal;
      }
      in.ops[i] = k.code;
    }
    for (u32 m = 0; m < c.modifier_count; ++m)
      if (!in_range(row, *c.modifiers[m])) return false;
    return within_constant_bus(row, list, in);
  }

  /// neg, abs and sext of one operand. Bit i of the modifier fields belongs to the place named srci.
  static constexpr bool place_source_modifiers(const operand& o, const isa::operand_row& p,
                                               ir::instruction& in) {
    if ((o.source_modifiers & ~p.input_modifiers) != 0) return false;
    const char* name = p.name;
    const i64 bit = i64{1} << (name[3] - '0');
    constexpr isa::modifier which[3] = {isa::modifier::neg, isa::modifier::abs, isa::modifier::sext};
    for (u32 m = 0; m < 3; ++m) {
      if ((o.source_modifiers >> m & 1) == 0) continue;
      const modifier x = make_modifier(which[m], bit);
      in.given |= x.given;
      in.modifiers |= x.values;
    }
    return true;
  }

public:
  constexpr explicit emitter(isa::arch a) {
    program_.arch = a;
    arch_mask_ = isa::mask_of(a);
    program_.code.reserve(1024);
    program_.groups.reserve(256);
    program_.regions.push_back({});
    program_.blocks.push_back({});
  }
  emitter(const emitter&) = delete;
  emitter& operator=(const emitter&) = delete;

  constexpr ir::program& program() { return program_; }
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
    return first;
  }

  /// Appends `mnemonic` with operands in AMD's order, then modifiers. The author names it, so passes keep it; what the
  /// builder chooses itself goes through moves::emit, which hides this function.
  template<class... A> constexpr void emit(isa::mn::mnemonic mnemonic, const A&... arguments) {
    constexpr u16 marks = ir::mark::keep;
    if (error_.raised) return;
    if constexpr ((__is_same(A, operand) && ...) && sizeof...(A) != 0) {
      if (!append_plain<marks>(mnemonic, arguments...)) emit_any<marks>(mnemonic, arguments...);
    } else {
      emit_any<marks>(mnemonic, as_argument(arguments)...);
    }
  }

  /// Records the first error; later ones would follow from it.
  constexpr void fail(source where, const text_buffer& text) {
    if (error_.raised) return;
    error_.raised = true;
    error_.instruction = program_.code.size();
    error_.where = where;
    error_.text << text;
    if (stop_at_ != never) error_is_in_this_line();
  }
  constexpr void fail(source where, const char* text) { fail(where, text_buffer{} << text); }

  /// For the second run after an error: end the evaluation at this instruction, or where the builder finds an error.
  constexpr void replay(u32 instruction) { stop_at_ = instruction; }

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
  constexpr void branch(isa::mn::mnemonic mnemonic, u32 label, source where) {
    operand target;
    target.what = operand::form::label;
    target.classes = isa::oc::label;
    target.facts = isa::operand_facts_of(isa::oc::label, isa::element::bits, 0);
    target.code = {ir::operand_kind::label, label};
    target.where = where;
    emit(mnemonic, target);
    start_block();
  }
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
    return last.ops[0] == o.code ? &last : nullptr;
  }

  /// The same among the last few instructions, if it could as well stand last: nothing after it writes what it reads.
  constexpr ir::instruction* movable_maker_of(const operand& o) {
    constexpr u32 window = 8;
    if (!o.temporary) return nullptr;
    const u32 size = program_.code.size(), begin = program_.blocks.back().first;
    for (u32 i = size; i > begin && size - i < window; --i) {
      ir::instruction& in = program_.code[i - 1];
      if (in.ops[0] == o.code) return &in;
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
