// SPDX-License-Identifier: MIT
// Appends instructions to a program: chooses the row, checks every operand against it, fills in the record.
#pragma once

#include <kiln/emit/emit.hpp>

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc++26-extensions" // rest...[0]
#pragma clang diagnostic ignored "-Wc++23-extensions" // static constexpr locals, which clang evaluates once

namespace kiln::emit {

/// The part of the builder that works on rows, not on C++ types. Everything the author writes ends here.
class emitter {
  // Instructions by name. The types of their operands choose the row, so a call only stores what is known when it runs.

  template<RegisterHandle H>
  static constexpr u32 code_in(const H& h, const isa::operand_row&, ir::instruction&) {
    return H::operand_base() | h.first_;
  }
  template<NamedByType S> static constexpr u32 code_in(const S&, const isa::operand_row&, ir::instruction&) {
    return S::code_bits;
  }
  /// Code of a number in a place, or 0 if the slow path must decide. A literal's value is noted in the instruction.
  template<Constant C> static constexpr u32 code_in(C c, const isa::operand_row& p, ir::instruction& in) {
    if constexpr (IntegerConstant<C>) {
      if (((inline_integer_facts & p.refuses) | (p.accepts & isa::oc::immediate)) == 0) {
        const i64 v = static_cast<i64>(c);
        if (v >= -16 && c <= 64)
          return ir::first_fixed() + static_cast<u32>(v >= 0 ? i64{ir::source_code::zero} + v
                                                             : i64{ir::source_code::sixty_four} - v);
        if ((p.accepts & isa::oc::literal) != 0 && in.literal == 0 && v >= -0x8000'0000ll &&
            c <= 0xffff'ffffll) {
          in.literal = static_cast<u32>(v);
          return literal_bits;
        }
      }
    } else {
      if ((inline_float_facts & p.refuses) == 0)
        if (const u32 code = inline_float_code(static_cast<f64>(c)); code != 0)
          return ir::first_fixed() + code;
    }
    return code_of_other_number(c, p, in);
  }
  template<Constant C>
  static constexpr u32 code_of_other_number(C c, const isa::operand_row& p, ir::instruction& in) {
    encoded_constant k;
    if constexpr (IntegerConstant<C>) {
      k = is_float(p.element) ? encode_real(static_cast<f64>(c), p) : encode_integer(static_cast<i64>(c), p);
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
    if constexpr ((isa::mask_of(Which) & has_range_in_row) != 0)
      return m.value >= row.offset_min() && m.value <= row.offset_max();
    else if constexpr (!isa::field_of(Which).is_signed && !isa::selects_by_source(Which))
      return static_cast<u64>(m.value) <= typed_modifier<Which>::field;
    else
      return in_range(row, m);
  }
  /// Controls of DPP in their range have gaps; there is none among those within four lanes and the shifts within sixteen.
  static constexpr bool is_plain_control(u64 modifiers) {
    using control = typed_modifier<isa::modifier::dpp_ctrl>;
    const u64 code = modifiers >> control::low_bit & control::field;
    return code < 0x100 || (code < 0x130 && (code & 15) != 0);
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

  /// What few forms need. Returns false if the path for scalars has no room for all operands.
  static constexpr bool complete(draft& k, const chosen_row& form, ir::instruction& in) {
    const isa::row& row = isa::rows[form.row];
    if ((form.special & chosen_row::shares_bus) != 0 &&
        !within_constant_bus(row, isa::operand_lists[form.operands], in))
      return false;
    if ((form.special & chosen_row::stays_open) != 0) unmark_verified(in);
    if ((form.special & chosen_row::has_consequences) != 0 || k.stop_at != draft::never()) finish(k, row, in);
    return true;
  }

  static constexpr const isa::operand_row& place_of_form(const chosen_row& form, u32 place) {
    return isa::operand_lists[form.operands].places[place];
  }
  /// The next form that takes the first operand, or null.
  static constexpr const chosen_row* form_after(const chosen_row* form, const row_choice& choice,
                                                isa::operand_facts first) {
    while (++form != choice.of + sizeof choice.of / sizeof *choice.of)
      if ((first & form->first_refuses) == 0) return form;
    return nullptr;
  }

  /// True if all true values come before all false ones.
  template<u32 N> static consteval bool lead(const bool (&these)[N]) {
    for (u32 i = 1; i < N; ++i)
      if (these[i] && !these[i - 1]) return false;
    return true;
  }

  /// What the types of the arguments after the first imply for all of them. Here and not in named(), clang reads it once for
  /// all mnemonics.
  template<class... X> struct arguments_of {
    static constexpr isa::modifier_set given = (isa::modifier_set{0} | ... | argument_type<X>::given);
    static constexpr u32 operands = (1 + ... + (argument_type<X>::is_operand ? 1 : 0));
    /// Whether they choose the form.
    static constexpr bool suffice = (argument_type<X>::known && ...) && operands <= isa::max_operands;
    static constexpr argument_facts<1 + sizeof...(X)> facts{{any_operand, argument_type<X>::facts...}};
    /// Whether they leave it open that the second operand is EXEC.
    static constexpr bool second_may_be_exec =
        sizeof...(X) != 0 &&
        ((facts.of[sizeof...(X) != 0] & isa::oc::exec) != 0 || facts.of[sizeof...(X) != 0] == any_operand);
    /// How many operands there are, if they stand before the modifiers and the types say all of them but the register.
    static constexpr u32 codes_at_hand =
        (argument_type<X>::has_code && ...) && lead({true, argument_type<X>::is_operand...}) ? operands - 1
                                                                                             : 0;
    /// An instruction by name, to be copied whole and then filled in.
    static constexpr u16 marks =
        (given & open_modifiers) == 0 ? ir::mark::keep | ir::mark::verified : ir::mark::keep;
    static constexpr ir::instruction blank{0, marks, 0, {}, 0, given, {}};
  };

  /// Where the arguments do not fit as they are: tries each row of the mnemonic, which is no template argument, so that
  /// there is one such function for all instructions of the same operands.
  // Not through emit_any: with one call more, clang's notes would leave the author's line out.
  template<class... X> constexpr void search(u16 mnemonic, const operand& first, const X&... rest) const {
    if (failed()) return;
    if constexpr ((RefusedOperand<X> || ...)) {
      (refuse(rest), ...);
    } else {
      call c;
      c.add(first);
      ((c.add(as_argument(rest)), ...),
       append(*draft_, static_cast<isa::mn::mnemonic>(mnemonic), c,
              ir::mark::keep)); // one expression: c points to what as_argument returns
    }
  }
  template<class X> static constexpr void refuse(const X& x) {
    if constexpr (RefusedOperand<X>) x.refuse_as_operand();
  }

  template<RegisterHandle H> static constexpr u32 code_of(const H& h) { return H::operand_base() | h.first_; }
  template<NamedByType S> static constexpr u32 code_of(const S&) { return S::code_bits; }
  template<class X> static constexpr u32 code_of(const X&) { return 0; } ///< nothing the type says

protected:
  draft* draft_;

public:
  constexpr explicit emitter(draft& k) : draft_(&k) {}

  constexpr draft& program_draft() const { return *draft_; }
  constexpr operator draft&() const {
    return *draft_;
  } // NOLINT: implicit, a builder names the kernel that is written
  constexpr ir::program& program() const { return draft_->program; }
  constexpr isa::arch arch() const { return draft_->arch(); }
  constexpr bool failed() const { return draft_->failed(); }
  constexpr const note& error() const { return draft_->error; }
  /// An error of the author, at the line `where`. The first one counts.
  constexpr void fail(source where, const text_buffer& text) const { draft_->fail(where, text); }
  constexpr void fail(source where, const char* text) const { draft_->fail(where, text); }

  /// Appends an instruction by the author's name: operands in AMD's order, then modifiers. Passes keep it, other than what
  /// draft::emit appends.
  template<class... A> constexpr void emit_by_name(isa::mn::mnemonic mnemonic, const A&... arguments) const {
    if (!failed()) emit_any<ir::mark::keep>(*draft_, mnemonic, as_argument(arguments)...);
  }

  /// The same with a first operand. Mnemonics come here.
  // One function with few locals: kernels spend most of their evaluation here.
  template<u16 Mnemonic, class... X> constexpr void named(const operand& first, const X&... rest) const {
    using all = arguments_of<X...>;
    if constexpr (all::suffice) {
      static constexpr row_choice choice = choose_rows(Mnemonic, all::given, all::facts);
      draft& d = *draft_;
      const chosen_row* form = choice.of;
      if (((first.facts | d.own_arch) & form->first_refuses) != 0)
        form = form_after(form, choice, first.facts | d.own_arch);
      // Runs once: its `break` leads to the one call of search(), which clang reads for a long time.
      while (form != nullptr) {
        ir::instruction& in = d.program.code.append_blank();
        in = all::blank;
        if constexpr (ir::keeps_other_half(Mnemonic)) in.marks |= ir::mark::keeps_destination;
        in.row = form->row;
        in.where = first.where;
        if constexpr (all::codes_at_hand == 1) {
          in.ops.low = u64{X...[0] ::operand_base() | rest...[0].first_} << 32 | first.code.bits;
        } else if constexpr (all::codes_at_hand == 2) {
          in.ops.low = u128{X...[1] ::operand_base() | rest...[1].first_} << 64 |
                       (u64{X...[0] ::operand_base() | rest...[0].first_} << 32 | first.code.bits);
        } else if constexpr (all::codes_at_hand == 3) {
          in.ops.low = u128{X...[2] ::operand_base() | rest...[2].first_} << 96 |
                       u128{X...[1] ::operand_base() | rest...[1].first_} << 64 |
                       (u64{X...[0] ::operand_base() | rest...[0].first_} << 32 | first.code.bits);
        } else if constexpr (all::operands <= 4) {
          u128 ops = first.code.bits;
          u32 bit = 0; // a number gets its code in its place; 0 if it does not fit as it is
          const bool fit = ((!argument_type<X>::is_operand ||
                             (ops |= u128{argument_type<X>::has_code
                                              ? code_of(rest)
                                              : code_in(rest, place_of_form(*form, bit / 32 + 1), in)}
                                     << (bit += 32),
                              argument_type<X>::has_code || static_cast<u32>(ops >> bit) != 0)) &&
                            ...);
          if (!fit) break;
          in.ops.low = ops;
        } else {
          in.ops.low = first.code.bits;
          u32 place = 0;
          // NOLINTBEGIN(bugprone-inc-dec-in-conditions): && goes through the operands from left to right
          const bool fit = ((!argument_type<X>::is_operand ||
                             (++place, put(in, place, code_in(rest, place_of_form(*form, place), in)))) &&
                            ...);
          if (!fit) break;
          // NOLINTEND(bugprone-inc-dec-in-conditions)
        }
        if constexpr (all::given != 0) {
          if (!((argument_type<X>::given == 0 || in_range_if_modifier(isa::rows[form->row], rest)) && ...))
            break;
          ((argument_type<X>::given == 0 ? void() : void(in.modifiers |= modifier_values(rest))), ...);
          if constexpr ((all::given & isa::mask_of(isa::modifier::dpp_ctrl)) != 0)
            if (!is_plain_control(in.modifiers)) unmark_verified(in);
          if constexpr ((all::given & ir::may_keep_destination) != 0)
            if (ir::keeps_destination(in)) in.marks |= ir::mark::keeps_destination;
        }
        if constexpr (all::second_may_be_exec)
          if (is_exec(in.ops[1].bits)) return finish(d, isa::rows[form->row], in);
        if ((form->special != 0 || d.stop_at != draft::never()) && !complete(d, *form, in)) break;
        return;
      }
      if (form != nullptr) d.program.code.pop_back();
    }
    search(Mnemonic, first, rest...);
  }
};

} // namespace kiln::emit

#pragma clang diagnostic pop
