// SPDX-License-Identifier: MIT
// Judges builder::barrier(), and steps and accesses of rings of LDS slots: no wave of a workgroup skips it where another one
// comes.
#pragma once

#include <kiln/analysis/programs/forward_data_flow.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::check {

namespace detail {

/// Follows, through arithmetic, what differs among the waves of a workgroup: the work-item ids. A branch on such a value may
/// not decide whether a wave comes to the barrier. What memory holds is not followed.
class barrier_judge {
  static constexpr isa::special_mask followed = isa::special::scc | isa::special::vcc | isa::special::m0;
  static constexpr isa::flag_mask memory = isa::flag::may_load | isa::flag::lds | isa::flag::smem,
                                  conditional = isa::flag::conditional;
  static consteval u32 number() { return ir::payload_mask(); }
  static constexpr bool is_register(u32 bits) { return bits - ir::first_register() < ir::registers(); }
  /// True if an operand, the lowest 32 bits, is a register of the set.
  static constexpr bool has(const u128* set, u128 operand) {
    return is_register(static_cast<u32>(operand)) && (set[(static_cast<u32>(operand) & number()) / 128] >>
                                                          (static_cast<u32>(operand) & number()) % 128 &
                                                      1) != 0;
  }

public:
  constexpr barrier_judge(const ir::program& p, note& error)
      : p_(p),
        error_(error),
        flow_(analysis::control_flow(p)),
        on_entry_(p.blocks.size()),
        branch_differs_(p.blocks.size()),
        is_known_(p.blocks.size()),
        decided_by_(p.blocks.size()),
        here_(p.virtual_dwords / 128 + 1) {
    for (differing& d : on_entry_) d.dwords = list<u128>(here_.size());
    if (on_entry_.empty()) return;
    u32 period = 1; // work-items after which an id's values repeat; a wave has 64
    for (const ir::input& i : p.inputs)
      for (u32 axis = 0; axis < 3; ++axis) {
        if (static_cast<u32>(i.what) != static_cast<u32>(ir::input::kind::work_item_id_x) + axis) continue;
        period = p.block_size[0] * (axis > 0 ? p.block_size[1] : 1) * (axis > 1 ? p.block_size[2] : 1);
        const u32 dword = p.groups[i.group].first;
        if (wave_size % period != 0) on_entry_[0].dwords[dword / 128] |= u128{1} << dword % 128;
      }
  }

  constexpr void run() {
    if (p_.work_items() <= wave_size) return;
    // What one of the ways of such a branch writes differs too.
    do analysis::forward_data_flow(flow_, *this).solve();
    while (find_decided());
    for (u32 b = 0; b < p_.blocks.size(); ++b)
      for (u32 i = p_.blocks[b].first; i < p_.end_of(b); ++i) {
        if ((p_.code[i].marks & ir::mark::meets_all_waves) == 0) continue;
        if (decided_by_[b] != 0) report(i, decided_by_[b] - 1);
        break; // what holds for one holds for all of the block
      }
  }

  // The data-flow problem, as analysis::forward_data_flow has it.
  constexpr bool has_failed() const { return error_.raised; }
  constexpr void begin(u32 b, bool) {
    here_ = on_entry_[b].dwords;
    special_ = on_entry_[b].special;
  }
  constexpr bool visit(u32 b) {
    const ir::instruction *in = p_.code.begin() + p_.blocks[b].first, *const end =
                                                                          p_.code.begin() + p_.end_of(b);
    u128* const here = here_.begin();
    const bool decided = decided_by_[b] != 0, is_inside = p_.blocks[b].region != 0;
    for (; in != end; ++in) {
      const isa::row& row = isa::rows[in->row];
      const isa::operand_list& list = isa::operand_lists[row.operands];
      const u128 ops = in->ops.low;
      // Arithmetic on single registers, as most is: what pass() does, without its loops.
      const bool is_plain = list.writes == 1 && list.tuples == 0 && (list.reads & 1) == 0 &&
                            list.count <= 4 && ((row.reads | row.writes) & followed) == 0 &&
                            (row.flags & (memory | conditional)) == 0 &&
                            (in->marks & ir::mark::keeps_destination) == 0 && special_ == 0 &&
                            is_register(static_cast<u32>(ops));
      if (!is_plain) {
        pass(*in, b);
        continue;
      }
      const u32 to = static_cast<u32>(ops) & number();
      const bool differs =
          decided || has(here, ops >> 32) || has(here, ops >> 64) || has(here, ops >> 96) ||
          (is_inside && (row.flags & isa::flag::salu) == 0 && (here[to / 128] >> to % 128 & 1) != 0);
      here[to / 128] = (here[to / 128] & ~(u128{1} << to % 128)) | u128{differs} << to % 128;
    }
    return true;
  }
  constexpr bool merge(u32, u32 to) {
    differing& there = on_entry_[to];
    bool grows = (special_ & ~there.special) != 0;
    there.special |= special_;
    const u128* const here = here_.begin();
    u128* const dwords = there.dwords.begin();
    for (u32 w = 0, words = here_.size(); w < words; ++w) {
      grows |= (here[w] & ~dwords[w]) != 0;
      dwords[w] |= here[w];
    }
    return grows;
  }

private:
  static constexpr u32 wave_size = 64;
  /// What differs among waves: virtual dwords, and special registers. EXEC is not among these: branches on it skip code
  /// where no lane is on, and a barrier there is refused by the builder.
  struct differing {
    list<u128> dwords; ///< a bit for each
    isa::special_mask special = 0;
  };

  static constexpr isa::special_mask special_of(ir::operand o) {
    namespace sc = ir::source_code;
    if (!o.is(ir::operand_kind::fixed)) return 0;
    const u32 code = o.payload();
    return code == sc::vcc || code == sc::vcc_hi || code == sc::vccz ? isa::special::vcc
           : code == sc::scc                                         ? isa::special::scc
           : code == sc::m0                                          ? isa::special::m0
                                                                     : 0;
  }
  constexpr void pass(const ir::instruction& in, u32 b) {
    const isa::row& row = isa::rows[in.row];
    const isa::operand_list& places = isa::operand_lists[row.operands];
    bool differs = decided_by_[b] != 0 || (row.reads & special_ & followed) != 0;
    u128* const here = here_.begin();
    const bool keeps = (in.marks & ir::mark::keeps_destination) != 0;
    u128 ops = in.ops.low;
    u32 k = 0;
    for (u32 left = keeps ? u32{places.reads} | places.writes : places.reads; left != 0;
         left >>= 1, ops = ++k == 4 ? u128{in.ops.high} : ops >> 32)
      if ((left & 1) != 0 && static_cast<u32>(ops) - ir::first_register() < ir::registers())
        for (u32 d = static_cast<u32>(ops) & number(), last = d + dwords_of(places, k); d != last; ++d)
          differs |= (here[d / 128] >> d % 128 & 1) != 0;
      else if ((left & 1) != 0 && special_ != 0)
        differs |= (special_of(ir::operand(static_cast<u32>(ops))) & special_) != 0;
    if ((row.flags & isa::flag::conditional) != 0) branch_differs_[b] = differs;
    if ((row.flags & memory) != 0) differs = decided_by_[b] != 0;
    // A vector instruction leaves the lanes that are off as they were.
    const bool whole = (row.flags & isa::flag::salu) != 0 || p_.blocks[b].region == 0;
    set_special(row.writes & followed, differs, true);
    ops = in.ops.low;
    k = 0;
    for (u32 left = places.writes; left != 0; left >>= 1, ops = ++k == 4 ? u128{in.ops.high} : ops >> 32)
      if ((left & 1) != 0 && static_cast<u32>(ops) - ir::first_register() < ir::registers())
        for (u32 d = static_cast<u32>(ops) & number(), last = d + dwords_of(places, k); d != last; ++d)
          here[d / 128] = differs ? here[d / 128] | u128{1} << d % 128
                          : whole ? here[d / 128] & ~(u128{1} << d % 128)
                                  : here[d / 128];
      else if ((left & 1) != 0)
        set_special(special_of(ir::operand(static_cast<u32>(ops))), differs, whole);
  }
  static constexpr u32 dwords_of(const isa::operand_list& places, u32 k) {
    return (places.tuples >> k & 1) != 0 ? places.places[k].dwords : 1;
  }
  constexpr void set_special(isa::special_mask written, bool differs, bool whole) {
    if (differs)
      special_ |= written;
    else if (whole)
      special_ &= ~written;
  }

  /// The blocks that can be reached from the ways of a branch, without block `without`; the program's end is none of them, but
  /// told of.
  struct reached {
    list<u8> blocks;
    u32 count = 0;
    bool ends = false;
  };
  constexpr reached reached_from(u32 branch, u32 without) const {
    reached r;
    r.blocks.resize(p_.blocks.size());
    list<u32> work;
    const auto go_to = [&](u32 b) {
      if (b == analysis::no_block || b == without || r.blocks[b] != 0) return;
      r.blocks[b] = 1;
      ++r.count;
      work.push_back(b);
    };
    go_to(flow_[branch].next);
    go_to(flow_[branch].target);
    for (u32 w = 0; w < work.size(); ++w) {
      const u32 end = p_.end_of(work[w]);
      r.ends |= end != 0 && (isa::rows[p_.code[end - 1].row].flags & isa::flag::ends_program) != 0;
      go_to(flow_[work[w]].next);
      go_to(flow_[work[w]].target);
    }
    return r;
  }
  /// Finds the blocks to which a wave may come or not, as a differing branch decides: those before the first block to which all
  /// its ways lead. True if there are more than before, and these write anything.
  constexpr bool find_decided() {
    bool grows = false;
    for (u32 b = 0; b < p_.blocks.size(); ++b) {
      if (branch_differs_[b] == 0 || is_known_[b] != 0) continue;
      is_known_[b] = 1;
      reached decided = reached_from(b, analysis::no_block);
      for (u32 join = 0; join < p_.blocks.size(); ++join) {
        if (decided.blocks[join] == 0) continue; // no way leads there without the one that was found
        reached r = reached_from(b, join);
        if (!r.ends && r.count < decided.count) decided = static_cast<reached&&>(r), join = ~0u;
      }
      for (u32 d = 0; d < p_.blocks.size(); ++d)
        if (decided.blocks[d] != 0 && decided_by_[d] == 0) decided_by_[d] = b + 1, grows |= writes(d);
    }
    return grows;
  }

  constexpr bool writes(u32 block) const {
    for (u32 i = p_.blocks[block].first; i < p_.end_of(block); ++i) {
      const isa::row& row = isa::rows[p_.code[i].row];
      if ((row.writes | isa::operand_lists[row.operands].writes) != 0) return true;
    }
    return false;
  }

  constexpr void report(u32 at, u32 branch) {
    if (error_.raised) return;
    const source& condition = p_.code[p_.end_of(branch) - 1].where;
    error_.raised = true;
    error_.instruction = at;
    error_.where = p_.code[at].where;
    const bool is_barrier = (isa::rows[p_.code[at].row].flags & isa::flag::barrier) != 0;
    error_.text << (is_barrier ? "barrier" : "asynchronous load to LDS, or use of a ring of LDS slots,")
                << " under the condition of line " << condition.line
                << ", which differs among the waves of a workgroup: it is computed from work-item ids. "
                << (is_barrier
                        ? "Waves that do not come leave the others waiting for ever. s_barrier() is the "
                          "barrier for code where "
                          "each way has one"
                        : "All waves take part: what each loads may depend on its id, not whether it comes");
  }

  const ir::program& p_;
  note& error_;
  analysis::flow_graph flow_;
  list<differing> on_entry_;
  list<u8> branch_differs_; ///< by block: its last instruction is a branch on such a value
  list<u8> is_known_;       ///< by block: what such a branch decides has been found
  list<u32> decided_by_; ///< by block: 1 + the first block whose branch decides whether a wave comes; 0: none
  list<u128> here_;      ///< as differing::dwords
  isa::special_mask special_ = 0;
};

} // namespace detail

constexpr void barriers(const ir::program& p, note& error) {
  if (!p.has_checked_barriers || error.raised) return;
  detail::barrier_judge(p, error).run();
}

} // namespace kiln::check
