// SPDX-License-Identifier: MIT
// Checks one instruction against its row. Complete and slow: verify.hpp calls it only where a quick test does not do.
#pragma once

#include <kiln/ir/program.hpp>
#include <kiln/isa/select_bits.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::ir {

/// The class of an operand; 0 for a fixed source that does not exist or does not fill `dwords` registers. Immediates
/// belong to every class that is written as a number.
constexpr isa::operand_classes class_of(operand o, u32 dwords) {
  namespace oc = isa::oc;
  namespace sc = source_code;
  const u32 code = o.payload();
  const bool pair = dwords <= 2;
  switch (o.kind()) {
  case operand_kind::none: return 0;
  case operand_kind::sgpr: return oc::sgpr;
  case operand_kind::vgpr: return oc::vgpr;
  case operand_kind::agpr: return oc::agpr;
  case operand_kind::literal: return oc::literal;
  case operand_kind::label: return oc::label;
  case operand_kind::off: return oc::off;
  case operand_kind::immediate:
    return oc::immediate | oc::hwreg | oc::sendmsg | oc::waitcnt | oc::swizzle | oc::gpr_idx;
  case operand_kind::fixed: break;
  }
  if (code >= sc::zero && code < sc::minus_one + 16) return oc::inline_int;
  if (code >= sc::half && code <= sc::inverse_two_pi) return oc::inline_float;
  if (code >= sc::shared_base && code <= sc::private_limit) return oc::aperture;
  switch (code) {
  case sc::vcc: return pair ? oc::vcc : 0;
  case sc::exec: return pair ? oc::exec : 0;
  case sc::flat_scratch:
  case sc::xnack_mask: return pair ? oc::flat_scratch : 0;
  case sc::vcc_hi: return dwords == 1 ? oc::vcc : 0;
  case sc::exec_hi: return dwords == 1 ? oc::exec : 0;
  case sc::flat_scratch + 1:
  case sc::xnack_mask + 1: return dwords == 1 ? oc::flat_scratch : 0;
  case sc::m0: return dwords == 1 ? oc::m0 : 0;
  case sc::vccz:
  case sc::execz: return oc::vccz_execz;
  case sc::scc: return oc::scc;
  default: return 0;
  }
}

constexpr u32 registers_in(bank b, const isa::arch_facts& f) {
  switch (b) {
  case bank::sgpr: return f.sgpr_count;
  case bank::vgpr: return f.vgpr_count;
  default: return f.agpr_count;
  }
}

/// First register number that is too high for a bank. After assign_registers, what it counted; before, the architecture.
constexpr u32 register_limit(const program& p, bank b) {
  const isa::arch_facts& f = isa::facts_of(p.arch);
  const u32 of_arch = registers_in(b, f);
  const u32* const used = p.register_count;
  const bool counted = (used[0] | used[1] | used[2]) != 0;
  const u32 counted_here = used[static_cast<u32>(b)];
  return counted && counted_here < of_arch ? counted_here : of_arch;
}

/// In registers. VGPR and AGPR tuples start at even registers, SGPR tuples at multiples of 2 or, from four dwords on, 4
/// (LLVM 22's assembler on gfx90a, gfx942 and gfx950; ds_read_b96_tr_b6 is its one exception).
constexpr u32 alignment_of(const isa::row& row, operand_kind kind, u32 dwords) {
  if (dwords < 2 || row.mnemonic == u32{isa::mn::ds_read_b96_tr_b6}) return 1;
  return kind == operand_kind::sgpr && dwords >= 4 ? 4 : 2;
}

class instruction_verifier {
public:
  /// `room`: the groups of virtual registers, from verify.hpp.
  constexpr instruction_verifier(const program& p, note& error, const list<u32>& room)
      : p_(p), error_(error), room_(room) {}

  constexpr void check(const instruction& in, u32 index) {
    in_ = &in;
    index_ = index;
    if (in.row >= isa::row_count) return fail() << "row " << u32{in.row} << " does not exist", void();
    const isa::row& row = isa::rows[in.row];
    const isa::operand_list& list = isa::operand_lists[row.operands];
    if ((row.archs & isa::mask_of(p_.arch)) == 0)
      return fail() << isa::facts_of(p_.arch).name << " does not have this instruction", void();
    for (u32 k = 0; k < list.count; ++k) check_place(row, list.places[k], k);
    for (u32 k = list.count; k < isa::max_operands; ++k)
      if (in.op(k).bits != 0) fail() << "has " << list.count << " operands, but a further one is given";
    check_modifiers(row, list);
    check_early_clobber(list);
    if ((row.flags & isa::flag::valu) != 0) check_constant_bus(row, list);
    if ((row.flags & isa::flag::branch) != 0 && label_place_of(in) == no_label) check_jump(row);
  }

  /// The registers of an early-clobber place are free while the instruction reads its operands. An MFMA may have exactly
  /// its result as C: it reads every element before it writes it (CDNA3 ISA manual, 7.1).
  constexpr bool keeps_sources(const instruction& in) const { return clobbered_source(in).source == none; }

  /// True if a label is placed, or a branch's block exists.
  constexpr bool leads_somewhere(operand o) const {
    const bool finished = p_.is(stage::finished);
    if (!finished && o.payload() >= p_.labels.size()) return false;
    return (finished ? o.payload() : p_.labels[o.payload()].block) < p_.blocks.size();
  }

  /// Parts of check(), for verify.hpp: operands beyond the fourth, and the modifiers.
  constexpr bool fits_high_places(const instruction& in, u32 index) {
    in_ = &in;
    index_ = index;
    const isa::row& row = isa::rows[in.row];
    const isa::operand_list& list = isa::operand_lists[row.operands];
    for (u32 k = 4; k < list.count; ++k) check_place(row, isa::operand_places[list.places.of[k]], k);
    return !error_.raised;
  }
  /// The registers among operands 4 and 5, where their kinds are known to be right: see known_good::high_room.
  constexpr bool fits_high(u64 high, u32 room) const {
    const bool is_virtual = p_.is(stage::built);
    for (; high != 0; high >>= 32, room >>= 16) {
      const operand o(static_cast<u32>(high));
      if (!o.is_register()) continue;
      const u32 first = o.payload(), dwords = room & 0xff;
      if (!is_virtual) {
        if ((first & room >> 8 & 0xff) != 0) return false;
        if (first + dwords > register_limit(p_, static_cast<bank>((o.bits >> kind_shift()) - 1)))
          return false;
      } else if (first >= p_.virtual_dwords || ((room_[first] ^ o.bits) & kind_mask()) != 0 ||
                 (room_[first] & payload_mask()) < dwords) {
        return false;
      }
    }
    return true;
  }
  constexpr bool fits_modifiers(const instruction& in, u32 index) {
    in_ = &in;
    index_ = index;
    const isa::row& row = isa::rows[in.row];
    check_modifiers(row, isa::operand_lists[row.operands]);
    return !error_.raised;
  }

  /// An AGPR that pass::legalise_agprs will put into a VGPR.
  constexpr bool is_copied_agpr(const isa::operand_row& place, operand o) const {
    return p_.agprs_anywhere && o.is(operand_kind::agpr) && (place.accepts & isa::oc::vgpr) != 0;
  }

  /// True if a source takes the one scalar value that a vector instruction may read.
  static constexpr bool uses_bus(const isa::row& row, operand o) {
    const u32 code = o.payload();
    if (o.is(operand_kind::sgpr) || o.is(operand_kind::literal)) return true;
    if (!o.is(operand_kind::fixed)) return false;
    if (code == source_code::m0 && row.mnemonic == u32{isa::mn::v_writelane_b32})
      return false; // its lane select may be m0
    return code < source_code::zero ||
           (code >= source_code::shared_base && code <= source_code::private_limit) ||
           code >= source_code::vccz;
  }

private:
  constexpr text_buffer& fail() {
    if (error_.raised) {
      unused_.clear();
      return unused_;
    }
    error_.raised = true;
    error_.instruction = index_;
    error_.where = in_->where;
    if (in_->row < isa::row_count)
      error_.text << static_cast<const char*>(isa::rows[in_->row].name()) << ": ";
    return error_.text;
  }

  constexpr text_buffer registers(operand o, u32 dwords) const {
    text_buffer out;
    if (p_.is(stage::built)) out << '%';
    out << bank_letter(o.kind());
    if (dwords == 1) return out << o.payload(), out;
    return out << '[' << o.payload() << ':' << o.payload() + dwords - 1 << ']', out;
  }

  static constexpr u32 none = ~0u;
  struct clobber {
    u32 result = 0, source = none; ///< places
  };
  static constexpr clobber clobbered_source(const instruction& in) {
    const isa::row& row = isa::rows[in.row];
    const isa::operand_list& list = isa::operand_lists[row.operands];
    for (u32 left = list.early_clobbers; left != 0; left &= left - 1) {
      const u32 d = static_cast<u32>(__builtin_ctz(left)), dwords = list.places[d].dwords;
      if (!in.op(d).is_register()) continue;
      const u32 written = in.op(d).bits;
      for (u32 reads = list.reads & ~(1u << d); reads != 0; reads &= reads - 1) {
        const u32 k = static_cast<u32>(__builtin_ctz(reads)), read = in.op(k).bits;
        const u32 more = list.places[k].dwords - 1u; // operands of different kinds are far apart
        if (read - written + more >= dwords + more) continue;
        if (read != written || more + 1 != dwords || !row.is(isa::encoding::mai)) return {d, k};
      }
    }
    return {};
  }
  constexpr void check_early_clobber(const isa::operand_list& list) {
    const clobber c = clobbered_source(*in_);
    if (c.source == none) return;
    fail() << "the result " << registers(in_->op(c.result), list.places[c.result].dwords)
           << " overlaps operand " << c.source << ", "
           << registers(in_->op(c.source), list.places[c.source].dwords) << ", which is still being read";
  }

  static constexpr const char* name_of(operand_kind kind) {
    constexpr const char* names[] = {"nothing",      "an SGPR", "a VGPR",
                                     "an AGPR",      "source ", "a literal constant",
                                     "an immediate", "a label", "off"};
    return names[static_cast<u32>(kind)];
  }

  constexpr void check_place(const isa::row& row, const isa::operand_row& place, u32 k) {
    const operand o = in_->op(k);
    const char* const name = place.name;
    const isa::operand_classes given = class_of(o, place.dwords);
    if (o.is(operand_kind::none)) {
      fail() << "operand " << k << " (" << name << ") is missing";
    } else if ((given & place.accepts) == 0 && !is_copied_agpr(place, o)) {
      text_buffer& out = fail();
      out << "operand " << k << " (" << name << ") cannot be " << name_of(o.kind());
      if (o.is(operand_kind::fixed)) out << o.payload();
      if (o.is(operand_kind::fixed) && given == 0)
        out << ", which is not a source of " << u32{place.dwords} << " dwords";
    } else if (o.is_register()) {
      p_.is(stage::built) ? check_virtual(place, o, k) : check_physical(row, place, o, k);
    } else if (o.is(operand_kind::label)) {
      check_label(o);
    } else if (o.is(operand_kind::immediate) && (place.accepts & isa::oc::immediate) != 0) {
      if (o.signed_payload() < place.min || o.signed_payload() > place.max)
        fail() << "operand " << k << " (" << name << ") is " << o.signed_payload() << ", must be "
               << place.min << " to " << place.max;
    } else if (o.is(operand_kind::immediate) && (o.signed_payload() < 0 || o.signed_payload() > 0xffff)) {
      fail() << "operand " << k << " (" << name << ") is " << o.signed_payload() << ", must be 0 to 65535";
    }
  }

  constexpr void check_virtual(const isa::operand_row& place, operand o, u32 k) {
    const u32 first = o.payload();
    if (first >= p_.virtual_dwords)
      return fail() << "operand " << k << ": virtual dword " << first << " is in no register group", void();
    const u32 room = room_[first], left = room & payload_mask();
    if (room >> kind_shift() != static_cast<u32>(o.kind()))
      fail() << "operand " << k << ": virtual dword " << first << " belongs to "
             << name_of(static_cast<operand_kind>(room >> kind_shift())) << " group but is used as "
             << name_of(o.kind());
    else if (place.dwords > left)
      fail() << "operand " << k << " covers virtual dwords " << first << " to " << first + place.dwords - 1
             << ", but the group ends at " << first + left - 1;
  }

  constexpr void check_physical(const isa::row& row, const isa::operand_row& place, operand o, u32 k) {
    const u32 limit = register_limit(p_, static_cast<bank>(static_cast<u32>(o.kind()) - 1));
    const u32 alignment = alignment_of(row, o.kind(), place.dwords);
    if (o.payload() + place.dwords > limit)
      fail() << "operand " << k << ", " << registers(o, place.dwords) << ", is beyond the " << limit
             << " registers that there are";
    else if (o.payload() % alignment != 0)
      fail() << "operand " << k << ", " << registers(o, place.dwords) << ", must start at a multiple of "
             << alignment;
  }

  constexpr void check_label(operand o) {
    const bool finished = p_.is(stage::finished);
    if (!finished && o.payload() >= p_.labels.size())
      return fail() << "label " << o.payload() << " does not exist", void();
    const u32 target = finished ? o.payload() : p_.labels[o.payload()].block;
    if (target == ~0u)
      fail() << "label " << o.payload() << " is never placed";
    else if (target >= p_.blocks.size())
      fail() << "branches to block " << target << " of " << p_.blocks.size();
  }

  /// Liveness, waits and wait states are right only where it is known where each branch goes: so s_setpc_b64 may only
  /// return, and from one place. Trap handlers end with s_rfe_b64.
  constexpr void check_jump(const isa::row& row) {
    if (row.mnemonic == u32{isa::mn::s_rfe_b64} || row.mnemonic == u32{isa::mn::s_rfe_restore_b64}) return;
    u32 calls = 0;
    for (const instruction& in : p_.code) calls += isa::rows[in.row].mnemonic == u32{isa::mn::s_call_b64};
    if (row.mnemonic != u32{isa::mn::s_setpc_b64})
      fail() << "where it goes is not known; branch to a label, or call with s_call_b64";
    else if (calls != 1)
      fail() << "where it goes is not known: there are " << calls << " s_call_b64, 1 is allowed";
  }

  constexpr void check_modifiers(const isa::row& row, const isa::operand_list& list) {
    const isa::modifier_set given = in_->given;
    if ((given & ~row.modifiers()) != 0)
      fail() << "does not take " << modifier_name(given & ~row.modifiers());
    else if ((row.required() & ~given) != 0)
      fail() << "needs " << modifier_name(row.required() & ~given);
    for (isa::modifier_set left = given; left != 0; left &= left - 1)
      check_value(row, list, static_cast<isa::modifier>(__builtin_ctzll(left)));
  }

  static constexpr const char* modifier_name(isa::modifier_set set) {
    const auto m = static_cast<isa::modifier>(__builtin_ctzll(set));
    switch (m) {
    case isa::modifier::neg: return "a negated operand";
    case isa::modifier::abs: return "an absolute operand";
    case isa::modifier::sext: return "a sign-extended operand";
    default: return isa::field_of(m).text;
    }
  }

  constexpr void check_value(const isa::row& row, const isa::operand_list& list, isa::modifier m) {
    const i64 value = static_cast<i64>(in_->value_of(m));
    i64 min = 0, max = 0;
    using enum isa::modifier;
    switch (m) {
    case offset: min = row.offset_min(), max = row.offset_max(); break;
    case dst_sel:
    case src0_sel:
    case src1_sel: max = 6; break;
    case dst_unused: max = 2; break;
    case dpp_ctrl:
      if (is_dpp_ctrl(row, static_cast<u32>(value))) return;
      return fail() << "dpp_ctrl " << value << " is not a control of this instruction", void();
    case op_sel:
    case op_sel_hi:
    case neg_lo:
    case neg_hi:
      return check_select_bits(list, m, static_cast<u32>(value), isa::select_bits_of(row, list, m));
    case neg:
    case abs:
    case sext: return check_input_modifier(list, m, static_cast<u32>(value));
    default: return;
    }
    if (value < min || value > max)
      fail() << isa::field_of(m).text << ' ' << value << " is out of range: " << min << " to " << max;
  }

  constexpr void check_select_bits(const isa::operand_list& list, isa::modifier m, u32 value, u32 allowed) {
    const u32 wrong = value & ~allowed, sources = isa::source_count(list);
    if (wrong == 0) return;
    fail() << isa::field_of(m).text << " bit " << __builtin_ctz(wrong) << " of " << value
           << " is set, but the instruction has " << sources << (sources == 1 ? " source" : " sources");
  }

  /// CDNA3 ISA manual, table of DPP_CTRL. Rows of 64-bit operations take row_newbcast only.
  static constexpr bool is_dpp_ctrl(const isa::row& row, u32 c) {
    if (static_cast<i32>(c) < row.offset_min() || static_cast<i32>(c) > row.offset_max()) return false;
    if (c < 0x100 || (c >= 0x150 && c < 0x160)) return true;
    if (c < 0x130) return (c & 15) != 0;
    return c == 0x130 || c == 0x134 || c == 0x138 || c == 0x13c || (c >= 0x140 && c <= 0x143);
  }

  constexpr void check_input_modifier(const isa::operand_list& list, isa::modifier m, u32 value) {
    const isa::modifier_set set = mask_of(m);
    const u32 bit = set == mask_of(isa::modifier::neg)   ? isa::input::neg
                    : set == mask_of(isa::modifier::abs) ? isa::input::abs
                                                         : isa::input::sext;
    for (u32 k = 0; k < list.count; ++k) {
      const char* const name = list.places[k].name;
      const u32 source = static_cast<u32>(name[3] - '0');
      if (__builtin_strncmp(name, "src", 3) != 0 || source > 2 || (value >> source & 1) == 0) continue;
      value &= ~(1u << source);
      if ((list.places[k].input_modifiers & bit) == 0)
        fail() << "operand " << k << " (" << name << ") does not take " << modifier_name(isa::mask_of(m));
    }
    if (value != 0)
      fail() << modifier_name(isa::mask_of(m)) << " is marked for an operand that the instruction lacks";
  }

  /// One scalar source a vector instruction: an SGPR or SGPR pair, vcc, m0, exec, a special source, or a literal; the
  /// same one may be read twice (CDNA3 ISA manual 3.1; LLVM's checks on gfx9).
  constexpr void check_constant_bus(const isa::row& row, const isa::operand_list& list) {
    u32 seen = (row.reads & isa::special::vcc) != 0 ? operand(operand_kind::fixed, source_code::vcc).bits : 0;
    for (u32 k = 0; k < list.count; ++k) {
      const operand o = in_->op(k);
      if (!list.places[k].is_read() || !uses_bus(row, o)) continue;
      if (seen != 0 && seen != o.bits)
        fail() << "reads two scalar values; vector instructions can read one, and no literal beside it";
      seen = o.bits;
    }
  }

  const program& p_;
  note& error_;
  const list<u32>& room_;
  const instruction* in_ = nullptr;
  u32 index_ = 0;
  text_buffer unused_; ///< takes the text of all errors but the first
};

} // namespace kiln::ir
