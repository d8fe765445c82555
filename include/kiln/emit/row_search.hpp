// SPDX-License-Identifier: MIT
// The long way from a mnemonic and operands to an instruction: tries each row. And what follows from any instruction.
#pragma once

#include <kiln/emit/constant.hpp>
#include <kiln/emit/explain.hpp>
#include <kiln/emit/program_writer.hpp>
#include <kiln/ir/kept_destination.hpp>

namespace kiln::build {

/// Takes all operands there are: literals, source modifiers, AGPRs where VGPRs are required. Reports why none fits.
class row_search : public program_writer {
public:
  using program_writer::program_writer;

protected:
  bool structured_exec_ = false; ///< set while where/otherwise write EXEC themselves
  u32 exec_writes_ = 0;          ///< by hand
  static constexpr u32 literal_bits = ir::operand(ir::operand_kind::literal, 0).bits;

  // Templates come before their users: a constant evaluation cannot wait for the end of the translation unit.
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

  template<u16 Marks, class... A> constexpr void emit_any(isa::mn::mnemonic mnemonic, const A&... arguments) {
    call c;
    (c.add(arguments), ...);
    append(mnemonic, c, Marks);
  }

  /// Fills in the operands if each fits its place. `in` may be left half filled if not.
  template<bool AgprsAnywhere> constexpr bool place(const isa::row& row, const call& c, ir::instruction& in) {
    const isa::operand_list& list = isa::operand_lists[row.operands];
    if (list.count != c.count) return false;
    bool has_literal = false;
    for (u32 i = 0; i < c.count; ++i) {
      const operand& o = *c.operands[i];
      const isa::operand_row& p = list.places[i];
      if (o.source_modifiers != 0 && !place_source_modifiers(o, p, in)) return false;
      if (!o.is_constant()) {
        const bool as_vgpr = AgprsAnywhere && o.is_bank(ir::bank::agpr) && (p.accepts & isa::oc::vgpr) != 0;
        if (((o.classes & p.accepts) == 0 && !as_vgpr) || (o.dwords != p.dwords && o.dwords != 0))
          return false;
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

  /// Appends the first row that fits; `AgprsAnywhere` takes AGPRs where VGPRs are required, which pass::legalise_agprs
  /// puts right. Not where lanes are read or written that EXEC disables: a copy would miss them.
  template<bool AgprsAnywhere>
  constexpr bool append_fitting(isa::mn::mnemonic mnemonic, const call& c, u16 marks) {
    const isa::mnemonic_rows rows = isa::mnemonics[mnemonic];
    for (u32 r = rows.first_row; r < u32{rows.first_row} + rows.row_count; ++r) {
      const isa::row& row = isa::rows[r];
      if ((row.archs & draft_.arch_mask) == 0 || (c.all.given & row.required()) != row.required() ||
          (c.all.given & ~row.modifiers()) != 0)
        continue;
      if (AgprsAnywhere && (row.flags & (isa::flag::lane_crossing | isa::flag::ignores_exec)) != 0) continue;
      ir::instruction in{};
      in.given = c.all.given;
      in.modifiers = c.all.values;
      in.where = c.where;
      in.row = static_cast<u16>(r);
      if (!place<AgprsAnywhere>(row, c, in)) continue;
      const bool keeps = ir::keeps_destination(in) ||
                         ((marks & ir::mark::keep) != 0 && ir::keeps_other_half(static_cast<u16>(mnemonic)));
      in.marks = keeps ? static_cast<u16>(marks | ir::mark::keeps_destination) : marks;
      program_.code.append() = in;
      finish(row, program_.code.back());
      return true;
    }
    return false;
  }

  constexpr void append(isa::mn::mnemonic mnemonic, const call& c, u16 marks) {
    if (append_fitting<false>(mnemonic, c, marks)) return;
    if (names_agpr(c) && program_.wants(passes::legalise_agprs) && append_fitting<true>(mnemonic, c, marks)) {
      program_.agprs_anywhere = true;
      return;
    }
    fail(c.where, explain(program_.arch, mnemonic, {c.operands, c.count, c.modifiers, c.modifier_count}));
  }
  static constexpr bool names_agpr(const call& c) {
    for (u32 i = 0; i < c.count && i < isa::max_operands; ++i)
      if (c.operands[i]->is_bank(ir::bank::agpr)) return true;
    return false;
  }

  /// What follows from an appended instruction.
  constexpr void finish(const isa::row& row, ir::instruction& in) {
    if (program_.code.size() == draft_.stop_at + 1) error_is_in_this_line();
    unmark_verified(in);
    if ((in.marks & ir::mark::keep) != 0) note_shared_reads(row, in);
    if ((row.flags & isa::flag::branch) != 0) start_block();
    if (!structured_exec_ && writes_exec(row, in)) {
      wrote_exec();
    }
  }
  /// ir::verify must check this instruction.
  static constexpr void unmark_verified(ir::instruction& in) {
    in.marks &= static_cast<u16>(~ir::mark::settled);
  }

  constexpr void wrote_exec() {
    unmark_verified(program_.code.back());
    program_.writes_exec_by_hand = true;
    ++exec_writes_;
    force_block();
  }

  // exec_lo and exec_hi are the last special registers that can be written: nothing else at or above is a destination.
  static constexpr u32 first_exec_bits = ir::operand(ir::operand_kind::fixed, ir::source_code::exec).bits;
  static constexpr bool writes_exec(const isa::row& row, const ir::instruction& in) {
    if ((row.writes & isa::special::exec) != 0) return true;
    // A second result (the carry of v_add_co_u32) is the second operand.
    const u32 written = isa::operand_lists[row.operands].writes;
    return (is_exec(in.ops[0].bits) && (written & 1) != 0) || (is_exec(in.ops[1].bits) && (written & 2) != 0);
  }
  static constexpr bool is_exec(u32 bits) { return bits - first_exec_bits <= 1; }

  // M0 comes before EXEC, SCC after it.
  static consteval u32 first_special() {
    return ir::operand(ir::operand_kind::fixed, ir::source_code::m0).bits;
  }
  static constexpr u32 scc_bits = ir::operand(ir::operand_kind::fixed, ir::source_code::scc).bits;
  constexpr void note_shared_reads(const isa::row& row, ir::instruction& in) {
    u32 out = row.reads & shared_specials;
    for (u32 left = isa::operand_lists[row.operands].reads; left != 0; left &= left - 1) {
      const u32 bits = in.op(static_cast<u32>(__builtin_ctz(left))).bits;
      out |= bits == scc_bits ? isa::special::scc : bits == first_special() ? isa::special::m0 : 0;
    }
    if (out == 0) return;
    program_.read_by_name |= static_cast<isa::special_mask>(out);
    in.marks |= ir::mark::reads_shared;
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
};

} // namespace kiln::build
