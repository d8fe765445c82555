// SPDX-License-Identifier: MIT
// Appends instructions to a program: chooses the row, checks every operand against it, fills in the record.
#pragma once

#include <kiln/build/constant.hpp>
#include <kiln/build/explain.hpp>
#include <kiln/build/program_writer.hpp>
#include <kiln/ir/kept_destination.hpp>

namespace kiln::build {

/// The part of the builder that knows rows, not C++ types. Everything the author writes ends here.
class emitter : public program_writer {
protected:
  bool structured_exec_ = false; ///< set while where/otherwise write EXEC themselves
  u32 exec_writes_ = 0;          ///< by hand

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
  template<isa::modifier Which> static constexpr const modifier& as_argument(const typed_modifier<Which>& m) {
    return m;
  }
  template<class T> static constexpr operand as_argument(const T& value) { return operand(value, source{}); }

  // Instructions by name. The types of their operands choose the row, so a call only stores what is known when it runs.

  template<RegisterHandle H>
  static constexpr u32 code_in(const H& h, const isa::operand_row&, ir::instruction&) {
    return H::operand_base | h.first_;
  }
  template<NamedByType S> static constexpr u32 code_in(const S&, const isa::operand_row&, ir::instruction&) {
    return S::code_bits;
  }
  /// Code of a number in a place, or 0 if the slow path must decide. A literal's value is noted in the instruction.
  template<Constant C> static constexpr u32 code_in(C c, const isa::operand_row& p, ir::instruction& in) {
    encoded_constant k;
    if constexpr (IntegerConstant<C>) {
      const i64 v = static_cast<i64>(c);
      if (((inline_integer_facts & p.refuses) | (p.accepts & isa::oc::immediate)) == 0 && v >= -16 && c <= 64)
        return operand::fixed_bits + static_cast<u32>(v >= 0 ? i64{ir::source_code::zero} + v : 192 - v);
      k = is_float(p.element) ? encode_real(static_cast<f64>(c), p) : encode_integer(v, p);
    } else {
      if (!takes_real(p)) return 0;
      k = encode_real(static_cast<f64>(c), p);
    }
    if ((k.classes & p.accepts) == 0) return 0;
    if (k.classes == isa::oc::literal) {
      if (in.literal != 0 || k.literal == 0) return 0; // two literals may be equal
      in.literal = k.literal;
    }
    return k.code.bits;
  }
  static constexpr u32 code_in(const operand& o, const isa::operand_row& p, ir::instruction& in) {
    if ((o.facts & p.refuses) == 0) return o.code.bits;
    return o.what == operand::form::integer && o.source_modifiers == 0 ? code_in(o.integer, p, in) : 0;
  }
  template<class X> static constexpr bool in_range_if_modifier(const isa::row&, const X&) { return true; }
  template<isa::modifier Which>
  static constexpr bool in_range_if_modifier(const isa::row& row, const typed_modifier<Which>& m) {
    return in_range(row, m);
  }
  template<class X> static constexpr u64 modifier_values(const X&) { return 0; }
  template<isa::modifier Which> static constexpr u64 modifier_values(const typed_modifier<Which>& m) {
    return m.values;
  }

  static constexpr bool put(ir::instruction& in, u32 place, u32 code) {
    if (place < 4)
      in.ops.low |= u128{code} << 32 * place;
    else
      in.ops.high |= u64{code} << 32 * (place - 4);
    return code != 0;
  }

  /// Whether the second operand's type leaves it open that it is EXEC.
  template<class... X> static constexpr bool second_may_be_exec = false;
  template<class Second, class... X>
  static constexpr bool second_may_be_exec<Second, X...> =
      (argument_type<Second>::facts & isa::oc::exec) != 0 || argument_type<Second>::facts == any_operand;

  /// False: it does not fit as it stands, the slow path decides.
  template<isa::mn::mnemonic M, u16 Marks, class... X>
  constexpr bool append_named(const operand& first, const X&... rest) {
    constexpr isa::modifier_set given = (isa::modifier_set{0} | ... | argument_type<X>::given);
    constexpr u32 count = (1 + ... + (argument_type<X>::is_operand ? 1 : 0));
    if constexpr (count > isa::max_operands) return false;
    const chosen_row* const forms =
        choose_rows<M, given, any_operand, argument_type<X>::facts...>().of + first_form_;
    const chosen_row& form = forms[(first.facts & forms[0].first_refuses) != 0 ? 1 : 0];
    if ((first.facts & form.first_refuses) != 0) return false;

    ir::instruction& in = program_.code.append_blank();
    in = ir::blank_instruction;
    in.row = form.index;
    in.where = first.where;
    if constexpr (Marks != 0) in.marks = Marks;
    if constexpr (given != 0) in.given = given;
    if constexpr ((argument_type<X>::has_code && ...) && count <= 4) {
      u128 ops = first.code.bits;
      u32 bit = 0;
      ((argument_type<X>::is_operand ? void(ops |= u128{code_of(rest)} << (bit += 32)) : void()), ...);
      in.ops.low = ops;
    } else {
      in.ops.low = first.code.bits;
      u32 place = 0;
      // NOLINTBEGIN(bugprone-inc-dec-in-conditions): && goes through the operands from left to right
      const bool all_fit = ((!argument_type<X>::is_operand ||
                             (++place, put(in, place, code_in(rest, form.places[place], in)))) &&
                            ...);
      // NOLINTEND(bugprone-inc-dec-in-conditions)
      if (!all_fit) return program_.code.pop_back(), false;
    }
    if constexpr (given != 0) {
      if (!(in_range_if_modifier(*form.row, rest) && ...)) return program_.code.pop_back(), false;
      ((in.modifiers |= modifier_values(rest)), ...);
    }
    if constexpr ((Marks & ir::mark::keep) != 0 && ir::keeps_other_half(M))
      in.marks = Marks | ir::mark::keeps_destination;
    else if constexpr ((given & ir::may_keep_destination) != 0)
      if (ir::keeps_destination(in)) in.marks = Marks | ir::mark::keeps_destination;
    if (form.shares_bus && !within_constant_bus(*form.row, isa::operand_lists[form.row->operands], in))
      return program_.code.pop_back(), false;
    if constexpr (second_may_be_exec<X...>) {
      if (is_exec(in.ops[1].bits)) return finish(*form.row, in), true;
    }
    if (form.has_consequences || first.code.bits >= first_special_bits || stop_at_ != never)
      finish(*form.row, in);
    return true;
  }
  template<RegisterHandle H> static constexpr u32 code_of(const H& h) { return H::operand_base | h.first_; }
  template<NamedByType S> static constexpr u32 code_of(const S&) { return S::code_bits; }
  template<isa::modifier Which> static constexpr u32 code_of(const typed_modifier<Which>&) { return 0; }

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
          first.code.bits >= first_exec_bits || static_cast<u32>(in.ops.low >> 32) - first_exec_bits <= 1 ||
          stop_at_ != never)
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

  /// Appends the first row that fits; `AgprsAnywhere` takes AGPRs where VGPRs are asked for, which pass::legalise_agprs
  /// puts right. Not where lanes are read or written that EXEC disables: a copy would miss them.
  template<bool AgprsAnywhere>
  constexpr bool append_fitting(isa::mn::mnemonic mnemonic, const call& c, u16 marks) {
    const isa::mnemonic_rows rows = isa::mnemonics[mnemonic];
    for (u32 r = rows.first_row; r < u32{rows.first_row} + rows.row_count; ++r) {
      const isa::row& row = isa::rows[r];
      if ((row.archs & arch_mask_) == 0 || (c.all.given & row.required) != row.required ||
          (c.all.given & ~row.modifiers) != 0)
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
    if (program_.code.size() == stop_at_ + 1) error_is_in_this_line();
    if ((in.marks & ir::mark::keep) != 0) program_.read_by_name |= shared_reads(row, in);
    if ((row.flags & isa::flag::branch) != 0) start_block();
    if (!structured_exec_ && writes_exec(row, in)) {
      wrote_exec();
    }
  }

protected:
  constexpr void wrote_exec() {
    program_.writes_exec_by_hand = true;
    ++exec_writes_;
    force_block();
  }

private:
  // exec_lo and exec_hi are the last special registers that can be written: nothing else at or above is a destination.
  static constexpr u32 first_exec_bits = ir::operand(ir::operand_kind::fixed, ir::source_code::exec).bits;
  static constexpr bool writes_exec(const isa::row& row, const ir::instruction& in) {
    if ((row.writes & isa::special::exec) != 0) return true;
    // A second result (the carry of v_add_co_u32) is the second operand.
    const u32 written = isa::operand_lists[row.operands].writes;
    return (is_exec(in.ops[0].bits) && (written & 1) != 0) || (is_exec(in.ops[1].bits) && (written & 2) != 0);
  }
  static constexpr bool is_exec(u32 bits) { return bits - first_exec_bits <= 1; }

  // M0 comes before EXEC, SCC behind it.
  static constexpr u32 first_special_bits = ir::operand(ir::operand_kind::fixed, ir::source_code::m0).bits;
  static constexpr u32 scc_bits = ir::operand(ir::operand_kind::fixed, ir::source_code::scc).bits;
  static constexpr isa::special_mask shared_reads(const isa::row& row, const ir::instruction& in) {
    u32 out = row.reads & shared_specials;
    for (u32 left = isa::operand_lists[row.operands].reads; left != 0; left &= left - 1) {
      const u32 bits = in.op(static_cast<u32>(__builtin_ctz(left))).bits;
      out |= bits == scc_bits ? isa::special::scc : bits == first_special_bits ? isa::special::m0 : 0;
    }
    return static_cast<isa::special_mask>(out);
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
  using program_writer::program_writer;

  /// Appends `mnemonic` with operands in AMD's order, then modifiers. The author names it, so passes keep it; what the
  /// builder chooses itself goes through moves::emit, which hides this function.
  template<class... A> constexpr void emit(isa::mn::mnemonic mnemonic, const A&... arguments) {
    if (!error_.raised) emit_any<ir::mark::keep>(mnemonic, as_argument(arguments)...);
  }

  /// Appends `M`: the first operand, then the others, then modifiers. Marks of 0: of the builder's own choice.
  template<isa::mn::mnemonic M, u16 Marks = ir::mark::keep, class... X>
  constexpr void named(const operand& first, const X&... rest) {
    if (error_.raised) return;
    if constexpr ((argument_type<X>::known && ...))
      if (append_named<M, Marks>(first, rest...)) return;
    emit_any<Marks>(M, first, as_argument(rest)...);
  }

  /// A branch of the builder's own choice.
  constexpr void branch(isa::mn::mnemonic mnemonic, u32 label, source where) {
    if (error_.raised) return;
    append_plain<0>(mnemonic, operand(code_label{label}, where));
    start_block();
  }
};

} // namespace kiln::build
