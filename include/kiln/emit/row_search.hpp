// SPDX-License-Identifier: MIT
// The long way from a mnemonic and operands to an instruction: tries each row. And what follows from any instruction.
#pragma once

#include <kiln/emit/constant.hpp>
#include <kiln/emit/draft.hpp>
#include <kiln/emit/explain.hpp>
#include <kiln/emit/other_spelling.hpp>
#include <kiln/ir/kept_destination.hpp>

namespace kiln::emit {

// Takes all operands there are: literals, source modifiers, AGPRs where VGPRs are required. Reports why none fits.

inline constexpr u32 literal_bits = ir::first_of(ir::operand_kind::literal);

/// The arguments of one instruction.
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

// exec_lo and exec_hi are the last special registers that can be written: nothing else at or above is a destination.
inline constexpr u32 first_exec_bits = ir::fixed_bits(ir::source_code::exec);
constexpr bool is_exec(u32 bits) { return bits - first_exec_bits <= 1; }

constexpr bool writes_exec(const isa::row& row, const ir::instruction& in) {
  if ((row.writes & isa::special::exec) != 0) return true;
  // A second result (the carry of v_add_co_u32) is the second operand.
  const u32 written = isa::operand_lists[row.operands].writes;
  return (is_exec(in.ops[0].bits) && (written & 1) != 0) || (is_exec(in.ops[1].bits) && (written & 2) != 0);
}
/// ir::verify must check this instruction.
constexpr void unmark_verified(ir::instruction& in) { in.marks &= static_cast<u16>(~ir::mark::verified); }

constexpr void wrote_exec(draft& k) {
  unmark_verified(k.program.code.back());
  k.program.writes_exec_by_hand = true;
  ++k.exec_writes;
  k.force_block();
}

// M0 comes before EXEC, SCC after it.
consteval u32 m0_bits() { return ir::fixed_bits(ir::source_code::m0); }
inline constexpr u32 scc_bits = ir::fixed_bits(ir::source_code::scc);
constexpr void note_shared_reads(draft& k, const isa::row& row, ir::instruction& in) {
  u32 out = row.reads & shared_specials;
  for (u32 left = isa::operand_lists[row.operands].reads; left != 0; left &= left - 1) {
    const u32 bits = in.op(static_cast<u32>(__builtin_ctz(left))).bits;
    out |= bits == scc_bits ? isa::special::scc : bits == m0_bits() ? isa::special::m0 : 0;
  }
  if (out == 0) return;
  k.program.read_by_name |= static_cast<isa::special_mask>(out);
  in.marks |= ir::mark::reads_shared;
}

/// For each appended instruction: stops at the line of an error, sets the marks that depend on the operands, and tells the
/// draft of a branch, a write of EXEC, and special registers that are read by name.
constexpr void finish(draft& k, const isa::row& row, ir::instruction& in) {
  if (k.program.code.size() == k.stop_at + 1) error_is_in_this_line();
  unmark_verified(in);
  if ((in.marks & ir::mark::keep) != 0) note_shared_reads(k, row, in);
  if ((row.flags & isa::flag::branch) != 0) k.start_block();
  if (!k.structured_exec && writes_exec(row, in)) wrote_exec(k);
}
/// neg, abs and sext of one operand. Bit i of the modifier fields belongs to the place named srci.
constexpr bool place_source_modifiers(const operand& o, const isa::operand_row& p, ir::instruction& in) {
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
      if (((o.classes & p.accepts) == 0 && !as_vgpr) || (o.dwords != p.dwords && o.dwords != 0)) return false;
      if (!isa::types_agree(o.type, p.element)) return false;
      in.ops[i] = o.code;
      continue;
    }
    const encoded_constant n = encode(o, p);
    if ((n.classes & p.accepts) == 0) return false;
    if (n.classes == isa::oc::literal) {
      if (has_literal && in.literal != n.literal) return false;
      has_literal = true;
      in.literal = n.literal;
    }
    in.ops[i] = n.code;
  }
  for (u32 m = 0; m < c.modifier_count; ++m)
    if (const modifier x = as_encoded(row, *c.modifiers[m]); !in_range(row, x))
      return false;
    else if (x.value != c.modifiers[m]->value)
      in.modifiers = (in.modifiers & ~c.modifiers[m]->values) | x.values;
  return within_constant_bus(row, list, in);
}

/// Appends the first row that fits; `AgprsAnywhere` takes AGPRs where VGPRs are required, which pass::legalise_agprs
/// puts right. Not where lanes are read or written that EXEC disables: a copy would miss them.
template<bool AgprsAnywhere>
constexpr bool append_fitting(draft& k, isa::mn::mnemonic mnemonic, const call& c, u16 marks) {
  const isa::mnemonic_rows rows = isa::mnemonics[mnemonic];
  for (u32 r = rows.first_row; r < u32{rows.first_row} + rows.row_count; ++r) {
    const isa::row& row = isa::rows[r];
    if ((row.archs & k.arch_mask) == 0 || (c.all.given & row.required()) != row.required() ||
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
    k.program.code.append() = in;
    finish(k, row, k.program.code.back());
    return true;
  }
  return false;
}

constexpr bool names_agpr(const call& c) {
  for (u32 i = 0; i < c.count && i < isa::max_operands; ++i)
    if (c.operands[i]->is_bank(ir::bank::agpr)) return true;
  return false;
}

constexpr void append(draft& k, isa::mn::mnemonic mnemonic, const call& c, u16 marks) {
  if (append_fitting<false>(k, mnemonic, c, marks)) return;
  if (names_agpr(c) && k.program.wants(passes::legalise_agprs) &&
      append_fitting<true>(k, mnemonic, c, marks)) {
    k.program.agprs_anywhere = true;
    return;
  }
  if (const isa::mn::mnemonic other = spelling_on(k.arch_mask, mnemonic); other != mnemonic)
    return append(k, other, c, marks);
  k.fail(c.where, explain(k.program.arch, mnemonic, {c.operands, c.count, c.modifiers, c.modifier_count}));
}
template<u16 Marks, class... A>
constexpr void emit_any(draft& k, isa::mn::mnemonic mnemonic, const A&... arguments) {
  call c;
  (c.add(arguments), ...);
  append(k, mnemonic, c, Marks);
}

} // namespace kiln::emit
