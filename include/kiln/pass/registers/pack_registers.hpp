// SPDX-License-Identifier: MIT
// Assigns registers again where there are enough of them, but not enough in a row: large groups get theirs first.
//   needs  a program over virtual registers, groups split, as assign_registers found it too large
//   gives  what assign_registers gives
//   judge  check::assignment
//   fails  never: where this finds no room either, the program stays as it was, and so does the error
#pragma once

#include <kiln/pass/registers/assign_registers.hpp>

namespace kiln::pass {

namespace detail {

/// An order in which groups get their places.
struct packing_order {
  u32 least;         ///< registers of the smallest groups that are placed so
  bool larger_first; ///< by size, and those of one size by their begin
  bool last_first;   ///< by their end, from the program's end on
};

/// A linear scan places groups in the order in which they begin, and small ones break up the runs that larger ones need
/// later. Here larger groups are placed before smaller ones, at the lowest place where nothing that lives at the same time
/// is. Then the linear scan runs with these places given, as if the author had chosen them.
class register_packer {
public:
  constexpr register_packer(const ir::program& p, const analysis::flow_graph& flow)
      : p_(p), live_(analysis::live_intervals(p, flow)) {
    find_intervals();
    set_limits();
  }

  /// True if no more registers of a bank are live at once than there are.
  constexpr bool fits() const {
    u32 live[ir::bank_count] = {};
    for (u32 at = 0; at < starting_.size(); ++at) {
      for (u32 g = starting_[at]; g != 0; g = next_starting_[g - 1]) {
        const u32 bank = static_cast<u32>(p_.groups[g - 1].bank);
        live[bank] += p_.groups[g - 1].dwords;
        if (live[bank] > limit_[bank]) return false;
      }
      for (u32 g = ending_[at]; g != 0; g = next_ending_[g - 1])
        live[static_cast<u32>(p_.groups[g - 1].bank)] -= p_.groups[g - 1].dwords;
    }
    return true;
  }

  /// Writes the places into the groups of a copy of the program. False: no place for some group.
  constexpr bool place(packing_order order, ir::program& to) {
    placed_.clear();
    for (u32 g = 0; g < p_.groups.size(); ++g)
      if (p_.groups[g].fixed >= 0 && begin_[g] != none) placed_.push_back(g);
    u32 most = most_;
    if (!order.larger_first) return place_by_time(order, order.least, most, to);
    for (; most >= order.least; --most)
      if (!place_by_time(order, most, most, to)) return false;
    return true;
  }

private:
  static constexpr u32 none = ~0u;

  constexpr void set_limits() {
    const isa::arch_facts& f = isa::facts_of(p_.arch);
    const u32 unified = isa::unified_vgpr_limit(f, p_.work_items(), p_.waves_per_simd);
    limit_[0] = f.sgpr_count;
    limit_[1] = f.vgpr_count < unified ? f.vgpr_count : unified;
    limit_[2] = f.agpr_count < unified ? f.agpr_count : unified;
  }

  /// When each group needs its registers, in half instructions as in analysis::liveness, both ends included.
  constexpr void find_intervals() {
    const u32 groups = p_.groups.size();
    begin_ = list<u32>(groups);
    end_ = list<u32>(groups);
    starting_ = list<u32>(2 * p_.code.size() + 1);
    ending_ = list<u32>(2 * p_.code.size() + 1);
    next_starting_ = list<u32>(groups);
    next_ending_ = list<u32>(groups);
    for (u32 g = 0; g < groups; ++g) {
      const ir::register_group& group = p_.groups[g];
      const u32 values = group.bank == ir::bank::sgpr ? group.dwords : 1;
      begin_[g] = none;
      for (u32 v = group.first; v < group.first + values; ++v) {
        if (live_.first[v] < begin_[g]) begin_[g] = live_.first[v];
        if (live_.last_of(v) > end_[g]) end_[g] = live_.last_of(v);
      }
      if (group.dwords > most_) most_ = group.dwords;
    }
    for (const ir::input& in : p_.inputs)
      if (begin_[in.group] != none) begin_[in.group] = 0; // the launch has put it there
    // A result that is written before the operands are read.
    for (u32 i = 0; i < p_.code.size(); ++i) {
      const u64 shape = shapes_.of(p_.code[i].row);
      if ((shape & analysis::row_shape::early) == 0) continue;
      u32 places = static_cast<u32>(shape >> analysis::row_shape::writes_shift & analysis::row_shape::places);
      for (; places != 0; places &= places - 1) {
        const ir::operand o = p_.code[i].op(static_cast<u32>(__builtin_ctz(places)));
        if (!o.is_register()) continue;
        u32& begin = begin_[ir::group_of(p_, o.payload())];
        if (begin == 2 * i + 1) begin = 2 * i;
      }
    }
    for (u32 g = groups; g-- != 0;) {
      if (begin_[g] == none) continue;
      next_starting_[g] = starting_[begin_[g]];
      starting_[begin_[g]] = g + 1;
      next_ending_[g] = ending_[end_[g]];
      ending_[end_[g]] = g + 1;
    }
  }

  constexpr bool place_by_time(packing_order order, u32 least, u32 most, ir::program& to) {
    for (u32 i = 0, n = starting_.size(); i < n; ++i)
      for (u32 g = order.last_first ? ending_[n - 1 - i] : starting_[i]; g != 0;
           g = order.last_first ? next_ending_[g - 1] : next_starting_[g - 1]) {
        const ir::register_group& group = p_.groups[g - 1];
        if (group.dwords >= least && group.dwords <= most && group.fixed < 0 && !place_one(g - 1, to))
          return false;
      }
    return true;
  }

  constexpr bool place_one(u32 g, ir::program& to) {
    const ir::register_group& group = p_.groups[g];
    register_mask free = register_mask::below(limit_[static_cast<u32>(group.bank)]);
    for (const u32 other : placed_) {
      const ir::register_group& o = to.groups[other];
      if (o.bank == group.bank && begin_[other] <= end_[g] && begin_[g] <= end_[other])
        free = free.without(register_mask::range(static_cast<u32>(o.fixed), o.dwords));
    }
    const u32 at = free.find_run(group.dwords, group.alignment);
    if (at == register_mask::none) return false;
    to.groups[g].fixed = static_cast<i16>(at);
    placed_.push_back(g);
    return true;
  }

  const ir::program& p_;
  analysis::liveness live_;
  analysis::row_shapes shapes_;
  u32 limit_[ir::bank_count] = {};
  u32 most_ = 1;                          ///< registers of the largest group
  list<u32> begin_, end_;                 ///< by group
  list<u32> starting_, ending_;           ///< by half instruction: 1 + group, the first of a chain
  list<u32> next_starting_, next_ending_; ///< by group
  list<u32> placed_;                      ///< groups that have their registers
};

} // namespace detail

/// Where assign_registers has run out of a bank: assigns again, with large groups placed first. `before` is the program that it
/// was given. Costs nothing where the registers suffice.
constexpr void pack_registers(ir::program& p, const ir::program& before, const analysis::flow_graph& flow,
                              note& error) {
  if (!error.raised || error.exhausted_bank < 0) return;
  detail::register_packer packer(before, flow);
  if (!packer.fits()) return;
  // Each finds room for some programs where the others do not; together for most that leave one register of twenty.
  constexpr detail::packing_order orders[] = {
      {2, false, false}, {3, false, false}, {8, false, true}, {2, true, false}};
  for (const detail::packing_order& order : orders) {
    ir::program packed = before;
    packed.placed_dwords = ~0u; // any group may get its place here
    if (!packer.place(order, packed)) continue;
    note again;
    assign_registers(packed, flow, again);
    if (again.raised) continue;
    for (u32 g = 0; g < packed.groups.size(); ++g) packed.groups[g].fixed = before.groups[g].fixed;
    p = static_cast<ir::program&&>(packed);
    error = note{};
    return;
  }
}
constexpr void pack_registers(ir::program& p, const ir::program& before, note& error) {
  pack_registers(p, before, analysis::control_flow(before), error);
}

} // namespace kiln::pass
