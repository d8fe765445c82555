// SPDX-License-Identifier: MIT
// Moves values from VGPRs to AGPRs where VGPRs do not suffice and every instruction that they meet takes either bank.
//   needs  a program over virtual registers, groups split, as assign_registers found it too large for the VGPRs
//   gives  the same instructions, in the rows for the other bank; the groups that moved are AGPRs
//   judge  check::assignment, which is given the program as it was before
//   fails  never: without enough values that may move the program stays as it was, and so does the error
#pragma once

#include <kiln/ir/verify/verify_instruction.hpp>
#include <kiln/pass/registers/pack_registers.hpp>

namespace kiln::pass {

namespace detail {

/// VGPRs and AGPRs are two halves of one file (CDNA3 ISA manual, 3.6.4). Matrix operands and the data of memory accesses
/// may lie in either, but an instruction often has one bit for several of its operands: C and D of an MFMA, result and
/// data of an atomic. The instruction table has two rows then; what differs between them moves together.
class bank_chooser {
public:
  constexpr bank_chooser(ir::program& p, const analysis::flow_graph& flow, u32 most_vgprs)
      : p_(p), most_vgprs_(most_vgprs), live_(analysis::live_intervals(p, flow)) {}

  /// Registers in AGPRs where the sweep ended.
  constexpr u32 agprs() const { return agprs_; }

  /// True if the VGPRs fit now.
  constexpr bool run() {
    number_groups();
    for (const ir::instruction& in : p_.code) constrain(in);
    if (!sweep()) return false;
    for (ir::instruction& in : p_.code) rewrite(in);
    for (u32 g = 0; g < p_.groups.size(); ++g)
      if (is_moved(g)) p_.groups[g].bank = ir::bank::agpr;
    return true;
  }

private:
  static constexpr u32 none = ~0u;

  constexpr void number_groups() {
    group_of_ = list<u32>(p_.virtual_dwords);
    class_ = list<u32>(p_.groups.size());
    next_in_class_ = list<u32>(p_.groups.size());
    barred_ = list<u32>(p_.groups.size());
    moved_ = list<u32>(p_.groups.size());
    partners_ = list<u32>(isa::row_count);
    for (u32 g = 0; g < p_.groups.size(); ++g) {
      const ir::register_group& group = p_.groups[g];
      for (u32 d = 0; d < group.dwords; ++d) group_of_[group.first + d] = g;
      class_[g] = next_in_class_[g] = g;
      barred_[g] = group.bank != ir::bank::vgpr || group.fixed != ir::any_register;
    }
  }

  constexpr u32 class_of_group(u32 g) {
    while (class_[g] != g) g = class_[g] = class_[class_[g]];
    return g;
  }
  constexpr void join(u32 a, u32 b) {
    a = class_of_group(a), b = class_of_group(b);
    if (a == b) return;
    class_[b] = a;
    barred_[a] |= barred_[b];
    const u32 next = next_in_class_[a]; // the members form a ring
    next_in_class_[a] = next_in_class_[b];
    next_in_class_[b] = next;
  }
  constexpr bool is_moved(u32 g) { return moved_[class_of_group(g)] != 0; }

  static constexpr bool takes_agpr(u32 row, u32 place) {
    return (isa::operand_lists[isa::rows[row].operands].places[place].accepts & isa::oc::agpr) != 0;
  }

  /// The row that has AGPRs in one or several places where `row` has VGPRs, and is the same otherwise; or none.
  constexpr u32 partner_of(u32 row) {
    u32& known = partners_[row];
    if (known != 0) return known - 2;
    known = 1; // none + 2
    const isa::mnemonic_rows& rows = isa::mnemonics[isa::rows[row].mnemonic];
    for (u32 r = rows.first_row; r < u32{rows.first_row} + rows.row_count; ++r)
      if (r != row && is_partner(isa::rows[row], isa::rows[r])) known = r + 2;
    return known - 2;
  }
  constexpr bool is_partner(const isa::row& v, const isa::row& a) const {
    const isa::operand_list &vs = isa::operand_lists[v.operands], &as = isa::operand_lists[a.operands];
    if (a.encoding != v.encoding || a.required() != v.required() || a.modifiers() != v.modifiers() ||
        (a.archs & isa::mask_of(p_.arch)) == 0 || as.count != vs.count)
      return false;
    for (u32 k = 0; k < vs.count; ++k) {
      const isa::operand_row &from = vs.places[k], &to = as.places[k];
      const isa::operand_classes other = from.accepts ^ to.accepts;
      if (to.dwords != from.dwords || to.role != from.role || to.tied_to != from.tied_to) return false;
      if (other != 0 && (other != (isa::oc::vgpr | isa::oc::agpr) || (to.accepts & isa::oc::agpr) == 0))
        return false;
    }
    return true;
  }

  // Before its calls: clang 22's bytecode evaluator refuses them otherwise.
  static constexpr u32 row_of(isa::mn::mnemonic m) { return isa::mnemonics[m].first_row; }
  /// A copy of one register that the builder chose: it has a form for each pair of banks.
  static constexpr bool is_copy(const ir::instruction& in) {
    if (in.given != 0 || (in.marks & (ir::mark::keep | ir::mark::keeps_destination)) != 0) return false;
    if (in.row == row_of(isa::mn::v_mov_b32)) // but v_accvgpr_write does not take every constant
      return (ir::class_of(in.op(1), 1) &
              isa::operand_lists[isa::rows[row_of(isa::mn::v_accvgpr_write_b32)].operands]
                  .places[1]
                  .accepts) != 0;
    return in.row == row_of(isa::mn::v_accvgpr_read_b32) || in.row == row_of(isa::mn::v_accvgpr_write_b32);
  }

  /// Notes which values an instruction keeps in VGPRs, and which must share a bank.
  constexpr void constrain(const ir::instruction& in) {
    const isa::operand_list& list = isa::operand_lists[isa::rows[in.row].operands];
    u32 together = none;
    for (u32 k = 0; k < list.count; ++k) {
      const ir::operand o = in.op(k);
      if (!o.is(ir::operand_kind::vgpr) || takes_agpr(in.row, k) || is_copy(in)) continue;
      const u32 g = group_of_[o.payload()], partner = partner_of(in.row);
      if (partner == none || !takes_agpr(partner, k)) {
        barred_[class_of_group(g)] = 1;
        continue;
      }
      if (together != none) join(together, g);
      together = g;
    }
  }

  /// Goes through the program as a linear scan would. Where too many VGPRs are live, the value that may move and lives
  /// longest does.
  constexpr bool sweep() {
    const isa::arch_facts& f = isa::facts_of(p_.arch);
    const u32 ends = 2 * p_.code.size() + 1;
    starting_ = list<u32>(ends);
    ending_ = list<u32>(ends);
    next_starting_ = list<u32>(p_.groups.size());
    next_ending_ = list<u32>(p_.groups.size());
    for (u32 g = 0; g < p_.groups.size(); ++g) {
      const u32 v = p_.groups[g].first;
      if (p_.groups[g].bank == ir::bank::sgpr || live_.first[v] == analysis::liveness::never) continue;
      next_starting_[g] = starting_[live_.first[v]];
      starting_[live_.first[v]] = g + 1;
      next_ending_[g] = ending_[live_.last_of(v)];
      ending_[live_.last_of(v)] = g + 1;
    }
    for (now_ = 0; now_ < ends; ++now_) {
      for (u32 g = starting_[now_]; g != 0; g = next_starting_[g - 1]) begin(g - 1);
      while (vgprs_ > most_vgprs_) {
        const u32 g = longest(f.agpr_count);
        if (g == none) return false;
        move_class(g);
      }
      for (u32 g = ending_[now_]; g != 0; g = next_ending_[g - 1]) live_in(g - 1) -= p_.groups[g - 1].dwords;
    }
    return true;
  }
  constexpr u32& live_in(u32 g) {
    return p_.groups[g].bank == ir::bank::agpr || is_moved(g) ? agprs_ : vgprs_;
  }
  constexpr void begin(u32 g) {
    live_in(g) += p_.groups[g].dwords;
    if (barred_[class_of_group(g)] == 0 && !is_moved(g)) candidates_.push_back(g);
  }
  constexpr bool is_live(u32 g) const {
    const u32 v = p_.groups[g].first;
    return live_.first[v] <= now_ && now_ <= live_.last_of(v);
  }

  constexpr u32 longest(u32 agpr_limit) {
    u32 best = none, kept = 0;
    for (const u32 g : candidates_) {
      if (!is_live(g) || is_moved(g)) continue;
      candidates_[kept++] = g;
      if (best != none && live_.last_of(p_.groups[g].first) <= live_.last_of(p_.groups[best].first)) continue;
      if (agprs_ + live_size(g) <= agpr_limit) best = g;
    }
    candidates_.resize(kept);
    return best;
  }
  /// Registers that the groups of g's class take here.
  constexpr u32 live_size(u32 g) const {
    u32 size = 0, member = g;
    do {
      if (is_live(member)) size += p_.groups[member].dwords;
      member = next_in_class_[member];
    } while (member != g);
    return size;
  }
  constexpr void move_class(u32 g) {
    const u32 size = live_size(g);
    vgprs_ -= size;
    agprs_ += size;
    moved_[class_of_group(g)] = 1;
  }

  constexpr void rewrite(ir::instruction& in) {
    const isa::operand_list& list = isa::operand_lists[isa::rows[in.row].operands];
    const bool copy = is_copy(in);
    bool other_row = false;
    for (u32 k = 0; k < list.count; ++k) {
      const ir::operand o = in.op(k);
      if (!o.is(ir::operand_kind::vgpr) || !is_moved(group_of_[o.payload()])) continue;
      in.set_op(k, {ir::operand_kind::agpr, o.payload()});
      other_row |= !takes_agpr(in.row, k);
    }
    if (!other_row) return;
    const bool to = in.op(0).is(ir::operand_kind::agpr), from = in.op(1).is(ir::operand_kind::agpr);
    in.row = static_cast<u16>(!copy ? partner_of(in.row)
                                    : row_of(!to    ? isa::mn::v_accvgpr_read_b32
                                             : from ? isa::mn::v_accvgpr_mov_b32
                                                    : isa::mn::v_accvgpr_write_b32));
  }

  ir::program& p_;
  const u32 most_vgprs_;
  analysis::liveness live_;
  list<u32> group_of_;          ///< by virtual dword
  list<u32> class_;             ///< by group: another of the groups that must be in the same bank, or itself
  list<u32> next_in_class_;     ///< by group: a ring
  list<u32> barred_, moved_;    ///< by class
  list<u32> partners_;          ///< by row: 2 + the partner, or 0 if not searched for yet
  list<u32> starting_, ending_; ///< by half instruction: 1 + group, chains
  list<u32> next_starting_, next_ending_;
  list<u32> candidates_; ///< groups that were live not long ago and may move
  u32 now_ = 0, vgprs_ = 0, agprs_ = 0;
};

} // namespace detail

/// Moves values to AGPRs until no more than `most_vgprs` VGPRs are live at once. False: too few may move.
constexpr bool choose_banks(ir::program& p, u32 most_vgprs) {
  return detail::bank_chooser(p, analysis::control_flow(p), most_vgprs).run();
}

/// Where assign_registers has run out of VGPRs: assigns again, with some values in AGPRs. `before` is the program that it
/// was given. Costs nothing where the registers suffice.
constexpr void choose_banks(ir::program& p, const ir::program& before, const analysis::flow_graph& flow,
                            note& error) {
  if (!error.raised || error.exhausted_bank != static_cast<i32>(ir::bank::vgpr)) return;
  const isa::arch_facts& f = isa::facts_of(p.arch);
  if (isa::unified_vgpr_limit(f, p.work_items(), p.waves_per_simd) <= f.vgpr_count)
    return; // AGPRs would be of the same registers
  // Tuples do not fill the file without gaps: the first try leaves none free, the next ones some.
  constexpr u32 spares[] = {0, 2, 6, 12, 20};
  for (const u32 spare : spares) {
    ir::program chosen = before;
    detail::bank_chooser chooser(chosen, flow, f.vgpr_count - spare);
    if (!chooser.run()) {
      if (chooser.agprs() != 0)
        error.text << ". As AGPRs, " << chooser.agprs() << " registers would not be enough";
      return;
    }
    const ir::program in_banks = chosen;
    note again;
    assign_registers(chosen, flow, again);
    pack_registers(chosen, in_banks, flow, again);
    if (again.raised) continue;
    p = static_cast<ir::program&&>(chosen);
    error = note{};
    return;
  }
}
constexpr void choose_banks(ir::program& p, const ir::program& before, note& error) {
  choose_banks(p, before, analysis::control_flow(before), error);
}

} // namespace kiln::pass
