// SPDX-License-Identifier: MIT
// Which registers are live around each instruction, counted one by one and aware of EXEC, at any stage: for listings.
#pragma once

#include <kiln/analysis/programs/control_flow.hpp>

namespace kiln::analysis {

/// Takes time in proportion to instructions and to blocks times registers, and is meant for the host. Virtual dwords count
/// until registers are assigned, register numbers from then on; vcc, exec and m0 never count.
///
/// A register is live where it may hold a value that may still be read. A vector write ends the life of what was there
/// before only for the lanes of its EXEC region: a read of other lanes keeps the register live. With EXEC written by
/// hand, nothing is known of the lanes of other blocks.
class live_registers {
public:
  enum class change : u8 { taken, freed, unused }; ///< unused: written, but never read
  /// Neighbouring registers that an instruction changes in one way.
  struct event {
    change what;
    ir::bank bank;
    u32 first, count;
  };
  struct counts {
    u32 of[ir::bank_count];
  };

  constexpr explicit live_registers(const ir::program& p)
      : p_(p), flow_(control_flow(p)), slots_(p.stage == ir::stage::built ? p.virtual_dwords : physical) {
    if (p.stage == ir::stage::built) {
      bank_of_ = list<u8>(slots_);
      for (const ir::register_group& g : p.groups)
        for (u32 d = g.first; d < g.first + g.dwords; ++d) bank_of_[d] = static_cast<u8>(g.bank);
    }
    live_ = list<u32>(slots_ * p.blocks.size());
    defined_ = list<u8>(slots_ * p.blocks.size());
    solve_live();
    solve_defined();
    at_begin_ = list<counts>(p.blocks.size());
    after_ = list<counts>(p.code.size());
    first_event_ = list<u32>(p.code.size() + 1);
    seen_ = list<u32>(slots_);
    for (u32 b = 0; b < p.blocks.size(); ++b) tell(b);
    first_event_[p.code.size()] = events_.size();
  }

  constexpr const counts& at_begin(u32 block) const { return at_begin_[block]; }
  /// After an instruction.
  constexpr const counts& after(u32 instruction) const { return after_[instruction]; }
  /// Calls f(event) for what an instruction changes: first what it takes, then what it frees, then what it writes without a
  /// reader.
  template<class F> constexpr void each_event(u32 instruction, F f) const {
    constexpr change kinds[] = {change::taken, change::freed, change::unused};
    for (const change what : kinds)
      for (u32 e = first_event_[instruction]; e != first_event_[instruction + 1]; ++e)
        if (events_[e].what == what) f(events_[e]);
  }

private:
  // A state is 0 for a register that is not live; else 1 + the EXEC region that holds all lanes that are needed of it.
  static constexpr u32 sgprs = 128, vgprs = 512, agprs = 256, physical = sgprs + vgprs + agprs;
  struct access {
    u32 instruction, slot;
    bool written, before, after;
  };

  constexpr u32 slot_of(ir::operand o) const {
    if (p_.stage == ir::stage::built || o.is(ir::operand_kind::sgpr)) return o.payload();
    return o.payload() + (o.is(ir::operand_kind::vgpr) ? sgprs : sgprs + vgprs);
  }
  constexpr ir::bank bank_of(u32 slot) const {
    if (p_.stage == ir::stage::built) return static_cast<ir::bank>(bank_of_[slot]);
    return slot < sgprs ? ir::bank::sgpr : slot < sgprs + vgprs ? ir::bank::vgpr : ir::bank::agpr;
  }
  constexpr u32 number_of(u32 slot) const {
    if (p_.stage == ir::stage::built || slot < sgprs) return slot;
    return slot < sgprs + vgprs ? slot - sgprs : slot - sgprs - vgprs;
  }

  /// With EXEC written by hand each block is a region of its own, inside region 0.
  constexpr u32 region_of(u32 block) const {
    return p_.writes_exec_by_hand ? block + 1 : p_.blocks[block].region;
  }
  constexpr u32 parent_of(u32 region) const { return p_.writes_exec_by_hand ? 0 : p_.regions[region].parent; }
  constexpr bool lies_in(u32 region, u32 outer) const {
    while (region > outer) region = parent_of(region); // children have higher numbers than parents
    return region == outer;
  }
  constexpr u32 joined(u32 a, u32 b) const {
    if (a == 0 || b == 0) return a | b;
    u32 x = a - 1, y = b - 1;
    while (x != y) (x > y ? x : y) = parent_of(x > y ? x : y);
    return x + 1;
  }

  /// Calls f(slot, read, written) for each register of an instruction; once for each operand that names it.
  template<class F> constexpr void each_register(const ir::instruction& in, F f) const {
    const isa::operand_list& list = isa::operand_lists[isa::rows[in.row].operands];
    const bool keeps = (in.marks & ir::mark::keeps_destination) != 0;
    for (u32 o = 0; o < list.count; ++o) {
      if (!in.op(o).is_register()) continue;
      const bool written = (list.writes >> o & 1) != 0,
                 read = (list.reads >> o & 1) != 0 || (written && keeps);
      const u32 first = slot_of(in.op(o)), dwords = list.places[o].dwords;
      for (u32 s = first; s < first + (dwords == 0 ? 1 : dwords); ++s) f(s, read, written);
    }
  }

  /// Steps from the states after an instruction to those before it.
  constexpr void step_back(const ir::instruction& in, u32 region, u32* state) const {
    constexpr isa::flag_mask vector = isa::flag::valu | isa::flag::vmem | isa::flag::lds | isa::flag::flat;
    const isa::flag_mask flags = isa::rows[in.row].flags;
    const bool by_lanes = (flags & vector) != 0 && (flags & isa::flag::ignores_exec) == 0;
    each_register(in, [&](u32 s, bool, bool written) {
      const bool some_lanes = by_lanes && bank_of(s) != ir::bank::sgpr;
      if (written && state[s] != 0 && (!some_lanes || lies_in(state[s] - 1, region))) state[s] = 0;
    });
    each_register(in, [&](u32 s, bool read, bool) {
      if (read) state[s] = joined(state[s], region + 1);
    });
  }

  /// The exit state of a block: lanes of another region count as lanes of the innermost region that contains both.
  constexpr void join_successors(u32 block, u32* state) const {
    for (u32 s = 0; s < slots_; ++s) state[s] = 0;
    const u32 successors[] = {flow_[block].next, flow_[block].target};
    for (const u32 to : successors) {
      if (to >= p_.blocks.size()) continue;
      for (u32 s = 0; s < slots_; ++s)
        if (const u32 there = live_[to * slots_ + s]; there != 0)
          state[s] = joined(state[s], joined(there, region_of(block) + 1));
    }
  }

  constexpr void solve_live() {
    list<u32> state(slots_);
    for (bool changed = true; changed;) {
      changed = false;
      for (u32 b = p_.blocks.size(); b-- != 0;) {
        join_successors(b, state.begin());
        for (u32 i = p_.end_of(b); i-- != p_.blocks[b].first;)
          step_back(p_.code[i], region_of(b), state.begin());
        for (u32 s = 0; s < slots_; ++s) {
          u32& known = live_[b * slots_ + s];
          const u32 now = joined(known, state[s]);
          if (known == now) continue;
          known = now;
          changed = true;
        }
      }
    }
  }

  /// Which registers may have been written when a block begins: what was never written holds no value.
  constexpr void solve_defined() {
    for (const ir::input& in : p_.inputs) {
      const ir::register_group& g = p_.groups[in.group];
      u32 first = g.first;
      if (p_.stage != ir::stage::built)
        first = static_cast<u32>(g.fixed) + (g.bank == ir::bank::sgpr ? 0 : sgprs);
      for (u32 s = first; s < first + g.dwords; ++s) defined_[s] = 1;
    }
    list<u8> now(slots_);
    for (bool changed = true; changed;) {
      changed = false;
      for (u32 b = 0; b < p_.blocks.size(); ++b) {
        for (u32 s = 0; s < slots_; ++s) now[s] = defined_[b * slots_ + s];
        for (u32 i = p_.blocks[b].first; i < p_.end_of(b); ++i)
          each_register(p_.code[i], [&](u32 s, bool, bool written) {
            if (written) now[s] = 1;
          });
        const u32 successors[] = {flow_[b].next, flow_[b].target};
        for (const u32 to : successors) {
          if (to >= p_.blocks.size()) continue;
          for (u32 s = 0; s < slots_; ++s) {
            u8& there = defined_[to * slots_ + s];
            if (now[s] == 0 || there != 0) continue;
            there = 1;
            changed = true;
          }
        }
      }
    }
  }

  /// Counts and events of a block: backwards for what is live, then forwards for what has a value.
  constexpr void tell(u32 b) {
    list<u32> state(slots_);
    list<access> accesses;
    join_successors(b, state.begin());
    for (u32 i = p_.end_of(b); i-- != p_.blocks[b].first;) {
      const u32 begin = accesses.size();
      each_register(p_.code[i], [&](u32 s, bool, bool written) {
        if (seen_[s] != i + 1) accesses.push_back({i, s, written, false, state[s] != 0});
        seen_[s] = i + 1;
        for (u32 a = begin; written && a < accesses.size(); ++a)
          if (accesses[a].slot == s) accesses[a].written = true;
      });
      step_back(p_.code[i], region_of(b), state.begin());
      for (u32 a = begin; a < accesses.size(); ++a) accesses[a].before = state[accesses[a].slot] != 0;
    }
    u8* const defined = defined_.begin() + b * slots_;
    counts now{};
    for (u32 s = 0; s < slots_; ++s)
      if (state[s] != 0 && defined[s] != 0) ++now.of[static_cast<u32>(bank_of(s))];
    at_begin_[b] = now;
    u32 end = accesses.size();
    for (u32 i = p_.blocks[b].first; i < p_.end_of(b); ++i) {
      first_event_[i] = events_.size();
      u32 begin = end;
      while (begin != 0 && accesses[begin - 1].instruction == i) --begin;
      for (u32 a = begin; a < end; ++a) {
        const access& x = accesses[a];
        const bool before = x.before && defined[x.slot] != 0;
        if (x.written) defined[x.slot] = 1;
        const bool after = x.after && defined[x.slot] != 0;
        u32& count = now.of[static_cast<u32>(bank_of(x.slot))];
        if (!before && after) ++count, add(i, change::taken, x.slot);
        if (before && !after) --count, add(i, change::freed, x.slot);
        if (!before && !after && x.written) add(i, change::unused, x.slot);
      }
      end = begin;
      after_[i] = now;
    }
  }
  constexpr void add(u32 instruction, change what, u32 slot) {
    const ir::bank bank = bank_of(slot);
    const u32 number = number_of(slot);
    for (u32 e = first_event_[instruction]; e < events_.size(); ++e)
      if (event& x = events_[e]; x.what == what && x.bank == bank && x.first + x.count == number) {
        ++x.count;
        return;
      }
    events_.push_back({what, bank, number, 1});
  }

  const ir::program& p_;
  list<successors> flow_;
  u32 slots_;        ///< registers that are told apart
  list<u8> bank_of_; ///< by virtual dword
  list<u32> live_;   ///< by block and register: the state at its begin
  list<u8> defined_; ///< by block and register: whether it may hold a value at its begin
  list<u32> seen_;   ///< by register: 1 + the last instruction visited
  list<counts> at_begin_, after_;
  list<event> events_;
  list<u32> first_event_; ///< by instruction
};

} // namespace kiln::analysis
