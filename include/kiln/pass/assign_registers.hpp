// SPDX-License-Identifier: MIT
// Gives every virtual register a physical one: linear scan over live intervals.
//   needs  a program over virtual registers, groups split
//   gives  stage `assigned`: operands are physical registers; register_count is set
//   judge  check::assignment
//   fails  with the registers live at the peak when a bank runs out; nothing is ever spilled
#pragma once

#include <kiln/analysis/liveness.hpp>
#include <kiln/isa/occupancy.hpp>
#include <kiln/pass/explain_pressure.hpp>
#include <kiln/support/register_mask.hpp>

namespace kiln::pass {

namespace detail {

class linear_scan {
public:
  constexpr linear_scan(ir::program& p, note& error)
      : p_(p), error_(error), live_(analysis::live_intervals(p)) {}

  constexpr void run() {
    set_limits();
    sort_events();
    for (const ir::input& in : p_.inputs) // in their registers before anything else can be
      if (start_of(p_.groups[in.group]) != none) allocate(in.group, 0);
    for (u32 i = 0; i < p_.code.size() && !error_.raised; ++i) step(i);
    if (error_.raised) return;
    check_unified_file();
    rename();
  }

private:
  static constexpr u32 none = ~0u;
  static constexpr u16 no_register = 0xffff;

  constexpr void set_limits() {
    const isa::arch_facts& f = isa::facts_of(p_.arch);
    work_items_ = p_.block_size[0] * p_.block_size[1] * p_.block_size[2];
    unified_limit_ = isa::unified_vgpr_limit(f, work_items_);
    limit_[0] = f.sgpr_count;
    limit_[1] = f.vgpr_count < unified_limit_ ? f.vgpr_count : unified_limit_;
    limit_[2] = f.agpr_count < unified_limit_ ? f.agpr_count : unified_limit_;
    for (u32 b = 0; b < ir::bank_count; ++b) free_[b] = register_mask::below(limit_[b]);
  }

  /// Lists, by instruction, of the values that end there and of those that are live into it without being written
  /// before; and the groups with a register of the author's choice.
  constexpr void sort_events() {
    const u32 code = p_.code.size(), dwords = p_.virtual_dwords;
    assigned_ = list<u16>(dwords);
    for (u32 d = 0; d < dwords; ++d) assigned_[d] = no_register;
    group_of_ = list<u32>(dwords);
    ends_ = list<u32>(code + 1);
    starts_ = list<u32>(code + 1);
    next_end_ = list<u32>(dwords);
    next_start_ = list<u32>(dwords);
    for (u32 g = 0; g < p_.groups.size(); ++g) {
      const ir::register_group& group = p_.groups[g];
      const u32 values = group.bank == ir::bank::sgpr ? group.dwords : 1;
      for (u32 d = 0; d < group.dwords; ++d) group_of_[group.first + d] = g;
      for (u32 v = group.first; v < group.first + values; ++v) {
        const u32 first = live_.first[v];
        if (first == analysis::liveness::never) continue;
        link(ends_, next_end_, live_.last[v] / 2, v);
        if (first % 2 == 0) link(starts_, next_start_, first / 2, v);
      }
      if (group.fixed >= 0 && !is_input(g) && start_of(group) != none) future_fixed_.push_back(g);
    }
  }
  static constexpr void link(list<u32>& heads, list<u32>& next, u32 at, u32 v) {
    next[v] = heads[at];
    heads[at] = v + 1; // 0 ends a list
  }
  constexpr bool is_input(u32 g) const {
    for (const ir::input& in : p_.inputs)
      if (in.group == g) return true;
    return false;
  }
  /// 0 for a value that is live at the program's beginning.
  constexpr u32 start_of(const ir::register_group& group) const { return extreme(group, live_.first, true); }
  constexpr u32 end_of(const ir::register_group& group) const { return extreme(group, live_.last, false); }
  constexpr u32 extreme(const ir::register_group& group, const list<u32>& positions, bool least) const {
    const u32 values = group.bank == ir::bank::sgpr ? group.dwords : 1;
    u32 out = positions[group.first];
    for (u32 v = group.first + 1; v < group.first + values; ++v)
      if (least ? positions[v] < out : positions[v] > out) out = positions[v];
    return out;
  }

  constexpr void step(u32 i) {
    for (u32 v = starts_[i]; v != 0; v = next_start_[v - 1]) allocate(group_of_[v - 1], i);
    const ir::instruction& in = p_.code[i];
    const isa::operand_list& list = isa::operand_lists[isa::rows[in.row].operands];
    // A result may take the register of an operand that dies here, unless it is written before the operands are read.
    // A scalar load is replayed after a page fault (XNACK), so it may not overwrite its own address either.
    const bool early = list.early_clobbers != 0 || (isa::rows[in.row].flags & isa::flag::smem) != 0;
    if (ends_[i] != 0 && !early) release(i, 0);
    for (u32 places = list.writes; places != 0; places &= places - 1) {
      const ir::operand op = in.ops[__builtin_ctz(places)];
      if (op.is_register() && assigned_[op.payload()] == no_register) allocate(group_of_[op.payload()], i);
    }
    if (ends_[i] == 0) return;
    if (early) release(i, 0);
    release(i, 1);
  }

  /// Frees the values whose life ends with the reads (half 0) or the writes (half 1) of instruction i.
  constexpr void release(u32 i, u32 half) {
    for (u32 v = ends_[i]; v != 0; v = next_end_[v - 1]) {
      if ((live_.last[v - 1] & 1) != half || assigned_[v - 1] == no_register) continue;
      const ir::register_group& group = p_.groups[group_of_[v - 1]];
      const u32 count = group.bank == ir::bank::sgpr ? 1 : group.dwords, at = assigned_[v - 1];
      register_mask& free = free_[static_cast<u32>(group.bank)];
      if (count == 1) // most values; the general form is ten times dearer
        at < 128 ? free.low |= u128{1} << at : free.high |= u128{1} << (at - 128);
      else
        free = free | register_mask::range(at, count);
    }
  }

  constexpr void allocate(u32 g, u32 i) {
    const ir::register_group& group = p_.groups[g];
    if (assigned_[group.first] != no_register || error_.raised) return;
    const u32 bank = static_cast<u32>(group.bank);
    if (group.dwords == 1 && group.fixed < 0 && free_[bank].low != 0 &&
        future_fixed_.empty()) { // most values
      const u32 first_free = static_cast<u32>(__builtin_ctzg(free_[bank].low));
      free_[bank].low &= free_[bank].low - 1;
      assigned_[group.first] = static_cast<u16>(first_free);
      if (first_free >= p_.register_count[bank]) p_.register_count[bank] = first_free + 1;
      return;
    }
    u32 at = register_mask::none;
    if (group.fixed >= 0) {
      const register_mask wanted = register_mask::range(static_cast<u32>(group.fixed), group.dwords);
      if (wanted.without(free_[bank]).empty()) at = static_cast<u32>(group.fixed);
      if (at == register_mask::none) return conflict(group, i);
    } else {
      register_mask candidates = free_[bank];
      if (!future_fixed_.empty()) candidates = candidates.without(reserved(group, i));
      at = candidates.find_run(group.dwords, group.alignment);
      if (at == register_mask::none)
        return explain_pressure(p_, assigned_, live_,
                                {i, group.bank, group.dwords, limit_[bank], work_items_}, error_);
    }
    free_[bank] = free_[bank].without(register_mask::range(at, group.dwords));
    for (u32 d = 0; d < group.dwords; ++d) assigned_[group.first + d] = static_cast<u16>(at + d);
    if (at + group.dwords > p_.register_count[bank]) p_.register_count[bank] = at + group.dwords;
  }

  /// Registers that the author has fixed for groups which begin later but before `group` ends.
  constexpr register_mask reserved(const ir::register_group& group, u32) const {
    register_mask out;
    const u32 end = end_of(group);
    for (const u32 f : future_fixed_) {
      const ir::register_group& other = p_.groups[f];
      if (other.bank == group.bank && assigned_[other.first] == no_register && start_of(other) <= end)
        out = out | register_mask::range(static_cast<u32>(other.fixed), other.dwords);
    }
    return out;
  }

  constexpr void conflict(const ir::register_group& group, u32 i) {
    error_.raised = true;
    error_.instruction = i;
    error_.where = group.where.line != 0 ? group.where : p_.code[i].where;
    error_.text << "this value must be in " << "sva"[static_cast<u32>(group.bank)]
                << static_cast<u32>(group.fixed) << ", but a register of it holds ";
    const source other = holder_of(group, i);
    if (other.line == 0)
      error_.text << "a kernel input or argument that is still needed";
    else
      error_.text << "the value of " << file_name(other) << ':' << other.line << ", which is still needed";
  }

  /// Where the author made the value that is in the group's fixed registers.
  constexpr source holder_of(const ir::register_group& group, u32 i) const {
    for (const ir::register_group& g : p_.groups) {
      if (g.bank != group.bank || assigned_[g.first] == no_register || end_of(g) < 2 * i) continue;
      const u32 at = assigned_[g.first], wanted = static_cast<u32>(group.fixed);
      if (at < wanted + group.dwords && wanted < at + g.dwords) return g.where;
    }
    return {};
  }

  constexpr void check_unified_file() {
    const u32 used = isa::unified_vgprs(p_.register_count[1], p_.register_count[2]);
    if (used <= unified_limit_) return;
    error_.raised = true;
    error_.where = p_.code.empty() ? source{} : p_.code[0].where;
    error_.text << "too many vector registers: " << p_.register_count[1] << " VGPRs and "
                << p_.register_count[2] << " AGPRs are " << used
                << " of the file that they share; a workgroup of " << work_items_ << " work-items may use "
                << unified_limit_ << " a wave";
  }

  constexpr void rename() {
    const u16* assigned = assigned_.begin();
    // Kind and payload are rewritten in place; a register's kind is one of the three lowest but none.
    constexpr u32 kind = 0xf000'0000u, payload = 0x0fff'ffffu, first_register = 1u << 28,
                  registers = 3u << 28;
    for (ir::instruction& in : p_.code) {
      const u32 count = isa::operand_lists[isa::rows[in.row].operands].count;
      for (u32 o = 0; o < count; ++o) {
        const u32 bits = in.op(o).bits;
        if (bits - first_register < registers)
          in.ops[o] = ir::operand::from_bits((bits & kind) | assigned[bits & payload]);
      }
    }
    keep_read_inputs();
    p_.stage = ir::stage::assigned;
  }

  /// The launch need not provide what nothing reads; unpacking the work-item id alone takes two instructions.
  constexpr void keep_read_inputs() {
    list<ir::input> read;
    for (const ir::input& in : p_.inputs)
      if (assigned_[p_.groups[in.group].first] != no_register) read.push_back(in);
    p_.inputs = static_cast<list<ir::input>&&>(read);
  }

  ir::program& p_;
  note& error_;
  analysis::liveness live_;
  register_mask free_[ir::bank_count];
  u32 limit_[ir::bank_count] = {};
  u32 unified_limit_ = 0;
  u32 work_items_ = 0;
  list<u16> assigned_;        // by virtual dword
  list<u32> group_of_;        // by virtual dword
  list<u32> ends_, next_end_; // values by the instruction where they end
  list<u32> starts_, next_start_;
  list<u32> future_fixed_;
};

} // namespace detail

constexpr void assign_registers(ir::program& p, note& error) { detail::linear_scan(p, error).run(); }

} // namespace kiln::pass
