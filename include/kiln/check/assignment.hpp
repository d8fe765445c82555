// SPDX-License-Identifier: MIT
// Judges register assignment: each read finds the value that the program meant, on every path.
#pragma once

#include <kiln/check/value_trace.hpp>

namespace kiln::check {

namespace detail {

/// Runs both programs side by side, as regalloc2's checker does. For each physical register it knows which virtual dword
/// the register holds, or nothing; where paths meet and differ, nothing. Registers are not live or dead here, and the
/// order of allocation plays no part: the judge shares no idea with a linear scan.
///
/// A register's state is the difference of two operands' bits, virtual minus physical. All registers of a tuple have the
/// same difference, kinds cancel out, and for operands that are not registers it is 0, which is also what their slots
/// hold: one comparison serves every operand.
///
/// Writes under a partial EXEC leave the other lanes of the register as they were. In a block of EXEC region r != 0, a
/// vector write of v to p
///   - changes nothing if p holds v already;
///   - otherwise makes p hold v until r is left: what reads v inside r sees lanes that r wrote. Behind r, the other lanes
///     would have to be v's too, and p holds nothing that is known.
/// With EXEC written by hand the same is true of every block instead of every region.
/// A value may be read before it is written on some path (its lanes are undefined there), so a read that finds nothing
/// known is not yet wrong: value_trace decides it exactly.
class assignment_judge {
public:
  constexpr assignment_judge(const ir::program& before, const ir::program& after, note& error)
      : before_(before), after_(after), error_(error), flow_(analysis::control_flow(before)) {}
  constexpr ~assignment_judge() { delete shapes_, delete now_, delete fresh_; }
  assignment_judge(const assignment_judge&) = delete;
  assignment_judge& operator=(const assignment_judge&) = delete;

  constexpr void run() {
    if (before_.code.size() != after_.code.size()) {
      fail_whole() << "assignment changed the number of instructions from " << before_.code.size() << " to "
                   << after_.code.size();
      return;
    }
    if (before_.code.empty()) return;
    partial_ = before_.writes_exec_by_hand || before_.regions.size() > 1;
    find_registers();
    find_joins();
    find_homes();
    start();
    for (bool again = true; again && !error_.raised;) {
      again = false;
      for (u32 b = 0; b < before_.blocks.size() && !error_.raised; ++b) {
        if (waiting_[b] == 0) continue;
        again = true;
        waiting_[b] = 0;
        load(b);
        block(b);
        if (flow_[b].target != analysis::no_block) arrive(flow_[b].target);
        if (flow_[b].next != analysis::no_block) arrive(flow_[b].next);
      }
    }
  }

private:
  // Operands hash to slots as in text::line_cache: registers, fixed sources and `off` never meet modulo this prime, and
  // the registers of one bank follow each other.
  static constexpr u32 slot_count = 1381;
  static constexpr u32 unknown = 0x8000'0000; // no difference of two registers
  static constexpr u32 first_register = 1u << 28, register_kinds = 3u << 28;
  static constexpr u32 most_dwords = 32;

  struct registers {
    u32 of[slot_count + most_dwords];
  };
  struct fresh_regions {
    u32 of[slot_count + most_dwords]; ///< 1 + the region that the value is good for, 0 for everywhere
  };
  static constexpr u32 this_block = ~0u;
  struct row_shapes {
    u64 of
        [isa::
             row_count]; ///< a byte a place, the last place first: dwords, 0x40 read, 0x80 written; see shape_of
  };
  static constexpr u64 known_shape = u64{1} << 63, ignores_exec = u64{1} << 62;
  static constexpr u64 place_bytes = (u64{1} << 48) - 1;

  static constexpr u32 slot_of(ir::operand_kind kind, u32 number) {
    return ir::operand(kind, number).bits % slot_count;
  }

  /// Ranges of slots that the program uses.
  constexpr void find_registers() {
    const isa::arch_facts& f = isa::facts_of(before_.arch);
    const u32* const counted = after_.register_count;
    const bool has_counts = (counted[0] | counted[1] | counted[2]) != 0;
    const u32 limits[] = {f.sgpr_count, f.vgpr_count, f.agpr_count};
    for (u32 bank = 0; bank < ir::bank_count; ++bank) {
      first_slot_[bank] = slot_of(static_cast<ir::operand_kind>(bank + 1), 0);
      end_slot_[bank] = first_slot_[bank] + (has_counts ? counted[bank] : limits[bank]);
      stored_ += end_slot_[bank] - first_slot_[bank];
    }
  }

  /// Blocks that a loop contains, as far as the order of blocks tells.
  constexpr void find_joins() {
    const u32 blocks = before_.blocks.size();
    in_loop_ = list<u8>(blocks);
    waiting_ = list<u8>(blocks);
    reached_ = list<u8>(blocks);
    entry_ = list<u32>(blocks * stored_);
    if (partial_) entry_fresh_ = list<u32>(blocks * stored_);
    for (u32 b = 0; b < blocks; ++b) {
      const u32 target = flow_[b].target;
      if (target == analysis::no_block || target > b) continue;
      for (u32 k = target; k <= b; ++k) in_loop_[k] = 1;
    }
  }

  /// Homes of the groups whose registers the author chose; the others' are found where they are first written.
  constexpr void find_homes() {
    home_ = list<u32>(before_.virtual_dwords);
    if (partial_) first_writer_ = list<u32>(before_.virtual_dwords);
    examined_ = list<u32>(before_.virtual_dwords);
    group_of_ = list<u32>(before_.virtual_dwords);
    u32* group_of = group_of_.begin();
    for (u32 n = 0; n < before_.groups.size(); ++n) {
      const ir::register_group& g = before_.groups[n];
      for (u32 i = g.dwords; i != 0; --i) *group_of++ = n;
      if (g.fixed < 0) continue;
      const auto kind = static_cast<ir::operand_kind>(static_cast<u32>(g.bank) + 1);
      for (u32 i = 0; i < g.dwords; ++i)
        home_[g.first + i] = 1 + ir::operand(kind, static_cast<u32>(g.fixed) + i).bits;
    }
  }

  /// The launch has put the inputs into their registers; all others hold nothing known.
  constexpr void start() {
    for (u32 bank = 0; bank < ir::bank_count; ++bank)
      for (u32 s = first_slot_[bank]; s < end_slot_[bank]; ++s) now_->of[s] = unknown;
    for (const ir::input& in : before_.inputs) {
      const ir::register_group& g = before_.groups[in.group];
      if (g.fixed < 0) continue;
      const auto kind = static_cast<ir::operand_kind>(static_cast<u32>(g.bank) + 1);
      for (u32 i = 0; i < g.dwords; ++i)
        now_->of[slot_of(kind, static_cast<u32>(g.fixed) + i)] = g.first - static_cast<u32>(g.fixed);
    }
    u32* e = entry_.begin();
    for (u32 bank = 0; bank < ir::bank_count; ++bank)
      for (u32 s = first_slot_[bank]; s < end_slot_[bank]; ++s) *e++ = now_->of[s];
    waiting_[0] = reached_[0] = 1;
  }

  constexpr void load(u32 b) {
    const u32* e = entry_.begin() + b * stored_;
    for (u32 bank = 0; bank < ir::bank_count; ++bank)
      for (u32 *s = now_->of + first_slot_[bank], *end = now_->of + end_slot_[bank]; s != end; ++s) *s = *e++;
    if (!partial_) return;
    e = entry_fresh_.begin() + b * stored_;
    for (u32 bank = 0; bank < ir::bank_count; ++bank)
      for (u32 s = first_slot_[bank]; s < end_slot_[bank]; ++s) fresh_->of[s] = *e++;
  }

  /// Joins the state after a block with what is known at the beginning of `to`.
  constexpr void arrive(u32 to) {
    u32* e = entry_.begin() + to * stored_;
    const bool first = reached_[to] == 0;
    bool changed = first;
    u32 at = to * stored_;
    for (u32 bank = 0; bank < ir::bank_count; ++bank) {
      for (u32 s = first_slot_[bank]; s < end_slot_[bank]; ++s, ++e, ++at) {
        u32 value = now_->of[s], good_for = 0;
        if (partial_) {
          good_for = fresh_->of[s];
          if (good_for == this_block ||
              (good_for != 0 && !lies_in(before_, before_.blocks[to].region, good_for - 1)))
            value = unknown, good_for = 0;
          if (!first && *e != unknown && good_for > entry_fresh_[at])
            entry_fresh_[at] = good_for, changed = true;
          if (first) entry_fresh_[at] = good_for;
        }
        if (first) {
          *e = value;
        } else if (*e != value && *e != unknown) {
          *e = unknown;
          changed = true;
        }
      }
    }
    reached_[to] = 1;
    if (changed) waiting_[to] = 1;
  }

  constexpr u64 shape_of(u32 index) {
    const isa::row& row = isa::rows[index];
    const isa::operand_list& list = isa::operand_lists[row.operands];
    u64 shape = known_shape | ((row.flags & isa::flag::ignores_exec) != 0 ? ignores_exec : 0);
    for (u32 k = 0; k < list.count; ++k) {
      const u32 byte = list.places[k].dwords | (list.reads >> k & 1) << 6 | (list.writes >> k & 1) << 7;
      if (list.places[k].dwords != 0) shape |= u64{byte} << 8 * (list.count - 1 - k);
    }
    shape |= u64{list.count} << 48;
    return shapes_->of[index] = shape;
  }

  constexpr void block(u32 b) {
    const ir::instruction *x = before_.code.begin() + before_.blocks[b].first,
                          *y = after_.code.begin() + before_.blocks[b].first;
    const ir::instruction* const end = before_.code.begin() + before_.end_of(b);
    u32* const now = now_->of;
    const bool partial_here = before_.writes_exec_by_hand || before_.blocks[b].region != 0;
    const u32* const home = home_.begin();
    for (; x != end; ++x, ++y) {
      if (x->row != y->row || x->literal != y->literal || x->modifiers != y->modifiers) return differs(*x);
      u64 shape = shapes_->of[x->row];
      if (shape == 0) shape = shape_of(x->row);
      // Results come before what is read in every row: from the last operand to the first, reads are done first.
      u32 k = static_cast<u32>(shape >> 48 & 15);
      for (u64 places = shape & place_bytes; k != 0; places >>= 8) {
        --k;
        const ir::operand vk = x->op(k), pk = y->op(k), *v = &vk, *p = &pk;
        const u32 difference = v->bits - p->bits;
        u32* slot = now + p->bits % slot_count;
        if ((places & 0x40) != 0) {
          if (*slot != difference || ((places & 0x3e) != 0 && !is_whole(slot, places & 63)))
            read(*x, *v, *p, places & 63);
        } else if ((places & 0xff) == 0 && difference != 0) {
          return differs(*x);
        }
        if ((places & 0x80) == 0) continue;
        if (v->bits - first_register >= register_kinds || difference + 256 >= 1u << 27) {
          if (difference != 0) return differs(*x);
          continue;
        }
        if (home[v->bits & 0x0fff'ffff] != p->bits + 1 && !settle(*x, *v, p->bits)) return;
        if (partial_) {
          write_lanes(*x, b, p->bits, difference, places & 63, partial_here && (shape & ignores_exec) == 0);
          continue;
        }
        *slot = difference;
        if ((places & 0x3e) != 0)
          for (const u32* const end_of_tuple = slot + (places & 63); ++slot != end_of_tuple;)
            *slot = difference;
      }
      if (error_.raised) return;
    }
  }

  /// All registers of a tuple have the difference of the first.
  static constexpr bool is_whole(const u32* slot, u32 dwords) {
    const u32 difference = *slot;
    for (const u32* const end = slot + dwords; ++slot != end;)
      if (*slot != difference) return false;
    return true;
  }

  /// A write in a program that has EXEC regions, or writes EXEC by hand.
  constexpr void write_lanes(const ir::instruction& x, u32 b, u32 physical_bits, u32 difference, u32 dwords,
                             bool partial) {
    const u32 slot = physical_bits % slot_count;
    const bool vector = physical_bits >> 28 != static_cast<u32>(ir::operand_kind::sgpr);
    const u32 first = (physical_bits + difference) & 0x0fff'ffff;
    const u32 writer = static_cast<u32>(&x - before_.code.begin()) + 1;
    for (u32 i = 0; i < dwords; ++i) {
      if (first_writer_[first + i] == 0) first_writer_[first + i] = writer;
      if (partial && vector && now_->of[slot + i] == difference) continue;
      now_->of[slot + i] = difference;
      // Where nothing wrote the value before, its other lanes are undefined, and this register has all there is of it.
      const bool first_time = first_writer_[first + i] == writer && in_loop_[b] == 0;
      fresh_->of[slot + i] = !partial || !vector || first_time ? 0
                             : before_.writes_exec_by_hand     ? this_block
                                                               : before_.blocks[b].region + 1;
    }
  }

  /// A read that does not find its value.
  constexpr void read(const ir::instruction& x, ir::operand v, ir::operand p, u32 dwords) {
    const u32 physical_bits = p.bits;
    if (error_.raised) return;
    if (!v.is_register() || (v.bits - physical_bits + 256) >= 1u << 27) {
      if (v.bits != physical_bits) differs(x);
      return;
    }
    for (u32 i = 0; i < dwords; ++i) {
      const u32 held = now_->of[physical_bits % slot_count + i];
      if (held == v.bits - physical_bits) continue;
      const u32 dword = v.payload() + i;
      if (dword >= before_.virtual_dwords) return differs(x);
      if (examined_[dword] == physical_bits + i) continue; // that value in that register: no path loses it
      value_trace trace(before_, after_, flow_);
      const u32 loss =
          trace.find_loss(ir::operand::from_bits(v.bits + i), ir::operand::from_bits(physical_bits + i),
                          at_start(dword, physical_bits + i));
      if (loss == ~0u) {
        examined_[dword] = physical_bits + i;
        continue;
      }
      const bool here = &before_.code[loss] == &x;
      text_buffer& out = fail(before_.code[loss]);
      out << "reads virtual register %" << letter(physical_bits) << dword << " from " << letter(physical_bits)
          << ((physical_bits + i) & 0xff) << ", which ";
      if (!here || held == unknown)
        out << "has been overwritten on some path";
      else
        out << "holds %" << letter(physical_bits) << ((held + physical_bits + i) & 0x0fff'ffff);
      return;
    }
  }

  constexpr value_trace::at_start at_start(u32 dword, u32 physical_bits) const {
    for (const ir::input& in : before_.inputs) {
      const ir::register_group& g = before_.groups[in.group];
      if (dword - g.first < g.dwords)
        return home_[dword] == physical_bits + 1 ? value_trace::at_start::held
                                                 : value_trace::at_start::elsewhere;
    }
    return value_trace::at_start::unwritten;
  }

  static constexpr char letter(u32 bits) { return " sva"[bits >> 28]; }

  /// The first write of a group: from now on this is its register. Values have one register all their life, so no other
  /// can hold a stale copy of one.
  constexpr bool settle(const ir::instruction& x, ir::operand v, u32 physical_bits) {
    const u32 dword = v.payload();
    if (dword >= before_.virtual_dwords) return differs(x), false;
    if (home_[dword] != 0) {
      const u32 wanted = home_[dword] - 1;
      fail(x) << "writes virtual register %" << letter(wanted) << dword << " to " << letter(physical_bits)
              << (physical_bits & 0xff) << ", but its register is " << letter(wanted) << (wanted & 0xff);
      return false;
    }
    const ir::register_group& g = before_.groups[group_of_[dword]];
    for (u32 i = g.first; i < g.first + g.dwords; ++i) home_[i] = 1 + physical_bits - dword + i;
    return true;
  }

  constexpr void differs(const ir::instruction& x) {
    if (!error_.raised) fail(x) << "assignment changed more than the names of registers";
  }

  constexpr text_buffer& fail(const ir::instruction& x) {
    fail_whole() << static_cast<const char*>(isa::rows[x.row].name) << ": ";
    error_.where = x.where;
    error_.instruction = static_cast<u32>(&x - before_.code.begin());
    return error_.text;
  }
  constexpr text_buffer& fail_whole() {
    error_.raised = true;
    return error_.text;
  }

  const ir::program& before_;
  const ir::program& after_;
  note& error_;
  list<analysis::successors> flow_;
  bool partial_ = false;
  u32 first_slot_[ir::bank_count] = {}, end_slot_[ir::bank_count] = {};
  u32 stored_ = 0; ///< registers in a stored state
  row_shapes* shapes_ = new row_shapes{};
  registers* now_ = new registers{};
  fresh_regions* fresh_ = new fresh_regions{};
  list<u32> entry_, entry_fresh_;
  list<u32> home_; ///< by virtual dword: 1 + the physical operand that it has to become, 0 if not known yet
  list<u32> group_of_;     ///< by virtual dword
  list<u32> examined_;     ///< by virtual dword: the physical operand in which value_trace found no loss
  list<u32> first_writer_; ///< 1 + the first instruction in program order that writes a virtual dword
  list<u8> in_loop_, waiting_, reached_;
};

} // namespace detail

/// Judges that `after` is `before` with physical instead of virtual registers. Alignment, tied and early-clobber operands
/// are ir::verify's part, which has to have passed on `after`.
constexpr void assignment(const ir::program& before, const ir::program& after, note& error) {
  if (!error.raised) detail::assignment_judge(before, after, error).run();
}

} // namespace kiln::check
