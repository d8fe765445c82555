// SPDX-License-Identifier: MIT
// Judges register assignment: each read finds the value that the program meant, on every path.
// One file of over 400 lines: the walk over two programs and what it carries over edges are one algorithm.
#pragma once

#include <kiln/check/registers/alignments.hpp>
#include <kiln/check/registers/assignment_shapes.hpp>
#include <kiln/check/registers/assignment_state.hpp>
#include <kiln/check/registers/other_bank.hpp>
#include <kiln/check/registers/program_order.hpp>
#include <kiln/check/registers/value_trace.hpp>

namespace kiln::check {

namespace detail {

/// Runs both programs side by side, as regalloc2's checker does. For each physical register it tracks which virtual dword
/// the register holds, or "unknown"; where paths merge and differ, unknown. Registers are not live or dead here, and the
/// order of allocation plays no part: the judge shares no idea with a linear scan.
///
/// One sweep in program order. States at the ends of earlier blocks are not stored: a log of changes tells what was
/// different there, and where paths merge only registers that changed in between are compared. The log is kept where some
/// branch leads past. A loop body is checked once; the values that it expects on entry, in registers that it has not written
/// before, are recorded and must hold at every back edge.
///
/// Writes under a partial EXEC leave the other lanes of the register as they were. In a block of EXEC region r != 0, a
/// vector write of v to p
///   - changes nothing if p holds v already;
///   - otherwise makes p hold v until r is left: what reads v inside r sees lanes that r wrote. After r, the other lanes
///     would have to be v's too, so p holds nothing that is known.
/// With EXEC written by hand the same is true of every block instead of every region.
/// A value may be read before it is written on some path (its lanes are undefined there), so a read that finds nothing
/// known is not yet wrong: value_trace decides it exactly.
class assignment_judge {
public:
  constexpr assignment_judge(const ir::program& before, const ir::program& after,
                             const analysis::flow_graph& flow, note& error)
      : before_(before),
        after_(after),
        blocks_(before.blocks.begin()),
        flow_(before, flow),
        error_(error),
        now_(states_.now()),
        marks_(before.blocks.size()) {}
  constexpr ~assignment_judge() { delete shapes_; }
  assignment_judge(const assignment_judge&) = delete;
  assignment_judge& operator=(const assignment_judge&) = delete;

  constexpr bool stores_scalars() const { return shapes_->stores_scalars(); }

  constexpr void run() {
    if (before_.code.size() != after_.code.size()) {
      fail_whole() << "assignment changed the number of instructions from " << before_.code.size() << " to "
                   << after_.code.size();
      return;
    }
    if (before_.code.empty()) return;
    find_homes();
    launch();
    const u32 blocks = before_.blocks.size();
    for (u32 b = 0; b != blocks && !error_.raised; ++b) {
      if (flow_.is_reached(b)) {
        enter(b);
        now_ = states_.now();
        block(b);
      }
      if (flow_.is_branched_from(b) || before_.writes_exec_by_hand) leave(b);
    }
    resolve_doubts();
    if (before_.has_aligned && !error_.raised) alignments(before_, home_, error_);
  }

private:
  using enum assignment_shapes::field;
  using enum assignment_shapes::place_field;

  /// Homes of the registers that the author chose; the others' are found where they are first written.
  constexpr void find_homes() {
    home_ = list<u32>(before_.virtual_dwords + 256); // fixed operands have no entry there
    for (const ir::register_group& g : before_.groups) {
      if (g.fixed < 0) continue;
      const auto kind = static_cast<ir::operand_kind>(static_cast<u32>(g.bank) + 1);
      for (u32 i = 0; i < g.dwords; ++i)
        home_[g.first + i] = ir::operand(kind, static_cast<u32>(g.fixed) + i).bits;
    }
  }

  /// The launch has put the inputs into their registers; all others hold nothing known.
  constexpr void launch() {
    for (const ir::input& in : before_.inputs) {
      const ir::register_group& g = before_.groups[in.group];
      const u32 kind = (static_cast<u32>(g.bank) + 1) << ir::kind_shift();
      for (u32 i = 0; g.fixed >= 0 && i < g.dwords; ++i)
        now_[home_[g.first + i] % slot_count] = kind | (g.first + i);
    }
  }

  // From block to block: where paths meet, loops, and EXEC regions.

  /// The state before block b: that of the paths that lead there, as far as they agree.
  constexpr void enter(u32 b) {
    const u32 region = blocks_[b].region;
    u32 from = analysis::no_block;
    if (!flow_.only_falls_into(b)) {
      from = flow_.first_branch_to(b);
      if (b != 0 && !flow_.falls_into(b)) {
        if (from != analysis::no_block) {
          states_.go_back_to(marks_[from]);
          from = flow_.next_branch_to(from);
        } else {
          states_.begin_epoch(false);
        }
      }
    }
    for (u32 i = 0; i < fresh_.size(); ++i) {
      if (before_.lies_in(region, fresh_region(fresh_[i]))) continue;
      states_.set(fresh_slot(fresh_[i]), register_states::unknown);
      fresh_[i] = fresh_.back();
      fresh_.pop_back();
      --i;
    }
    if (flow_.only_falls_into(b)) return;
    for (; from != analysis::no_block; from = flow_.next_branch_to(from)) states_.join(marks_[from]);
    if (flow_.loop_end(b) != analysis::no_block) enter_loop(b, flow_.loop_end(b));
  }

  constexpr void enter_loop(u32 b, u32 last) {
    for (const u64 f : fresh_)
      for (u32 k = b; k <= last; ++k)
        if (!before_.lies_in(blocks_[k].region, fresh_region(f)))
          states_.set(fresh_slot(f), register_states::unknown);
    states_.begin_loop(b, last, !flow_.has_side_entry(b, last));
  }

  /// Notes how the state at the end of block b can be found again, for the branch there, and ends the loops that end here.
  constexpr void leave(u32 b) {
    const u32 target = flow_.is_reached(b) ? flow_[b].target : analysis::no_block;
    const register_states::epoch* const innermost = states_.innermost_loop();
    const register_states::epoch* going_on = innermost; // the first loop that does not end here
    while (going_on != nullptr && going_on->last_block == b) going_on = going_on->around;
    // What differs between back edges is not known after the loop either: its last iteration may follow any of them.
    for (const register_states::epoch* l = innermost; l != going_on; l = l->around)
      for (u32 k = l->first_block; k != l->last_block; ++k)
        if (flow_[k].target == l->first_block && flow_.is_reached(k)) states_.join(marks_[k]);
    const u32 size = states_.log_size();
    if (before_.writes_exec_by_hand) {
      for (const u64 f : fresh_) states_.set(fresh_slot(f), register_states::unknown);
      fresh_.clear();
    } else if (target != analysis::no_block) {
      for (const u64 f : fresh_)
        if (!before_.lies_in(blocks_[target].region, fresh_region(f)))
          states_.set(fresh_slot(f), register_states::unknown);
    }
    marks_[b] = states_.log_size();
    if (target != analysis::no_block) {
      const u32 logged = target > b ? target : flow_.loop_end(target) + 1;
      if (logged > logged_until_) logged_until_ = logged;
    }
    for (const register_states::epoch* l = innermost; l != going_on; l = l->around) states_.look_for_lost(*l);
    if (!before_.writes_exec_by_hand && marks_[b] != size) states_.go_back_to(size);
    while (states_.innermost_loop() != going_on) states_.end_loop();
  }

  static constexpr u32 fresh_slot(u64 fresh) { return static_cast<u32>(fresh); }
  static constexpr u32 fresh_region(u64 fresh) { return static_cast<u32>(fresh >> 32); }

  // Within a block.

  constexpr void block(u32 b) {
    const ir::instruction *x = before_.code.begin() + blocks_[b].first,
                          *y = after_.code.begin() + blocks_[b].first;
    const ir::instruction* const end =
        before_.code.begin() + (b + 1 != before_.blocks.size() ? blocks_[b + 1].first : before_.code.size());
    using namespace ir::operand_bits;
    u32* const now = now_;
    const u64* const shapes = shapes_->of();
    u32* const homes = home_.begin();
    const bool all_lanes = blocks_[b].region == 0 && !before_.writes_exec_by_hand;
    const bool logged = b < logged_until_;
    block_ = b;
    by_lanes_ = !all_lanes;
    logged_ = logged;
    for (; x != end; ++x, ++y) {
      if ((x->row != y->row && !same_in_other_bank(*x, *y)) || x->literal != y->literal ||
          x->modifiers != y->modifiers)
        return differs(*x);
      u64 shape = shapes[x->row];
      const u128 v = x->ops.low, p = y->ops.low;
      // Whether the registers of places 1 to 3 hold their values, or the first dwords of those; few have a place 3.
      const bool found =
          (now[static_cast<u32>(p >> 32) % slot_count] |
           u64{now[static_cast<u32>(p >> 64) % slot_count]} << 32 |
           (p >> 96 == 0 ? u128{0} : u128{now[static_cast<u32>(p >> 96) % slot_count]} << 64)) == v >> 32;
      if (shape != result_first) {
        if (shape == 0) shape = shapes_->learn(x->row);
        if (shape > reads_only) {
          if (shape == no_registers) {
            if (v != p) return differs(*x);
            continue;
          }
          // What registers held that are written is of no interest.
          if ((found ? shape & regular : shape & two_results) != 0 &&
              (x->marks & ir::mark::keeps_destination) == 0)
            tuples(*x, *y, shape);
          else
            go_through(*x, *y, shape);
          if (error_.raised) return;
          continue;
        }
      }
      if (!found) {
        read_sources(*x, v >> 32, p >> 32);
        if (error_.raised) return;
      }
      const u32 value = static_cast<u32>(v), place = static_cast<u32>(p);
      u32& held = now[place % slot_count];
      if (held == value) continue;
      // What write() does with a register that is written in all lanes.
      if (all_lanes && shape == result_first && (x->marks & ir::mark::keeps_destination) == 0 &&
          value - first_register < registers) {
        u32& home = homes[value & payload_mask];
        if (home == 0 && (value ^ place) < first_register) home = place;
        if (home == place) {
          if (logged) states_.log(place % slot_count);
          held = value;
          continue;
        }
      }
      if (shape == reads_only || keeps_rest(*x)) read(*x, value, place, 1);
      if (shape != reads_only) write(*x, value, place, 1, false);
      if (error_.raised) return;
    }
  }

  /// The sources of an instruction with single dwords, of which some are not where they should be, or not known to be.
  constexpr void read_sources(const ir::instruction& x, u128 v, u128 p) {
    u32* const now = now_;
    for (; (v | p) != 0; v >>= 32, p >>= 32) {
      const u32 value = static_cast<u32>(v), place = static_cast<u32>(p);
      u32& held = now[place % slot_count];
      if (held == value) continue;
      if (value == place && value - ir::first_register() >= ir::registers())
        held = value; // no register, and read for the first time
      else
        read(x, value, place, 1);
    }
  }

  /// An instruction of a regular row whose places 1 to 3 hold the first dwords of their values, or which has two results.
  constexpr void tuples(const ir::instruction& x, const ir::instruction& y, u64 shape) {
    const u128 v = x.ops.low, p = y.ops.low;
    const u32* const now = now_;
    const bool written = (shape & is_written) != 0;
    const bool two = (shape & two_results) != 0;
    if (two ? now[static_cast<u32>(p >> 64) % slot_count] != static_cast<u32>(v >> 64) ||
                  (p >> 96 == 0 ? 0 : now[static_cast<u32>(p >> 96) % slot_count]) != v >> 96
            : !written && now[static_cast<u32>(p) % slot_count] != static_cast<u32>(v))
      return go_through(x, y, shape);
    for (u32 places = shape >> tuples_shift & four_bits; places != 0; places &= places - 1) {
      const u32 slot = 32 * static_cast<u32>(__builtin_ctz(places));
      u32 value = static_cast<u32>(v >> slot);
      if (value >= ir::first_fixed()) continue; // what is no register has no rest
      const u32* held = now + static_cast<u32>(p >> slot) % slot_count;
      for (const u32 last = value + (static_cast<u32>(shape >> slot / 32 * place_width) & dwords_mask) - 1;
           value != last;)
        if (*++held != ++value) return go_through(x, y, shape);
    }
    if ((shape & has_fifth) != 0) {
      const u32* const held = now + static_cast<u32>(y.ops.high) % slot_count;
      const u32 value = static_cast<u32>(x.ops.high);
      if (*held != value || !goes_on(held, value, static_cast<u32>(shape >> 4 * place_width) & dwords_mask) ||
          (x.ops.high ^ y.ops.high) >> 32 != 0)
        return go_through(x, y, shape);
    } else if (x.ops.high != y.ops.high) {
      return go_through(x, y, shape);
    }
    if (!written) return;
    // An accumulator, which is operand 3 as well: its registers hold it already.
    if (static_cast<u32>(v) == v >> 96 && static_cast<u32>(p) == p >> 96 &&
        ((shape ^ shape >> 3 * place_width) & dwords_mask) == 0 && !two)
      return;
    const bool all_lanes = (shape & ignores_exec) != 0;
    write(x, static_cast<u32>(v), static_cast<u32>(p), static_cast<u32>(shape) & dwords_mask, all_lanes);
    if (two)
      write(x, static_cast<u32>(v >> 32), static_cast<u32>(p >> 32),
            static_cast<u32>(shape >> place_width) & dwords_mask, all_lanes);
  }

  /// Results come before what is read in every row: from the last operand to the first, reads are done first.
  constexpr void go_through(const ir::instruction& x, const ir::instruction& y, u64 shape) {
    u32 k = shape >> count_shift & four_bits;
    for (; k > 4 && !error_.raised; --k)
      go_to(x, x.op(k - 1).bits, y.op(k - 1).bits, shape >> place_width * (k - 1) & place_mask, shape);
    const u128 v = x.ops.low, p = y.ops.low;
    const u32* const now = now_;
    while (k-- != 0) {
      const u32 what = shape >> place_width * k & place_mask, value = static_cast<u32>(v >> 32 * k),
                place = static_cast<u32>(p >> 32 * k);
      const u32* const held = now + place % slot_count;
      if (*held == value &&
          ((what & dwords_mask) == 1 || ((what & dwords_mask) == 2 && held[1] == value + 1)))
        continue; // it is there
      go_to(x, value, place, what, shape);
      if (error_.raised) return;
    }
  }
  /// One place; `what` is its byte in the row's shape.
  constexpr void go_to(const ir::instruction& x, u32 value, u32 place, u32 what, u64 shape) {
    if ((what & dwords_mask) == 0) return value == place ? void() : differs(x);
    if ((what & is_read) != 0 || keeps_rest(x)) read(x, value, place, what & dwords_mask);
    if ((what & is_written) != 0) write(x, value, place, what & dwords_mask, (shape & ignores_exec) != 0);
  }
  /// A register gets another value than it holds.
  constexpr void write(const ir::instruction& x, u32 value, u32 place, u32 dwords, bool all_lanes) {
    u32* state = now_ + place % slot_count;
    if (value - ir::first_register() >= ir::registers())
      return value == place ? void(*state = value) : differs(x);
    u32* home = home_.begin() + (value & ir::payload_mask());
    const bool gets_home = // the conditions of assign_home, for a dword without a home
        (value ^ place) < ir::first_register() &&
        (value & ir::payload_mask()) + dwords <= before_.virtual_dwords;
    if (gets_home && !logged_ && (!by_lanes_ || all_lanes)) { // most writes: nothing else is to be noted
      const u32 last = value + dwords;
      for (; *home == place || *home == 0; ++home, ++state, ++place) {
        *home = place;
        *state = value;
        if (++value == last) return;
      }
      dwords = last - value;
    }
    if (error_.raised) return;
    const bool masked = by_lanes_ && !all_lanes && value >= ir::first_vgpr();
    for (; dwords != 0; --dwords, ++home, ++value, ++place, ++state) {
      const u32 held = *state;
      if (held == value) continue; // it was written there before
      const bool first_time = *home == 0;
      if (first_time && gets_home)
        *home = place;
      else if (*home != place && !assign_home(x, ir::operand::from_bits(value), place))
        return;
      const u32 slot = static_cast<u32>(state - now_);
      if (masked && held == 0 && states_.was_there(slot, value)) continue;
      if (logged_) states_.log(slot);
      *state = value;
      // Where nothing wrote the value before, its other lanes are undefined, and this register has all there is of it.
      if (masked && (!first_time || flow_.in_loop(block_)))
        fresh_.append_blank() = u64{blocks_[block_].region} << 32 | slot;
    }
  }

  /// A read that does not find its value, or a first read of an operand that is no register.
  constexpr void read(const ir::instruction& x, u32 value, u32 place, u32 dwords) {
    if (error_.raised) return;
    u32 slot = place % slot_count;
    if (value - ir::first_register() >= ir::registers())
      return value == place ? void(now_[slot] = value) : differs(x);
    if ((value ^ place) >= ir::first_register() && !may_be_in(ir::operand(value), place)) return differs(x);
    for (; dwords != 0; --dwords, ++value, ++place, ++slot) {
      const u32 held = now_[slot], dword = value & ir::payload_mask();
      if (held == value) continue;
      if (dword >= before_.virtual_dwords) return differs(x);
      if (held == 0 && home_[dword] == place) {
        const u32 kept = dwords != 1 ? states_.were_there(slot, value, dwords) : 0;
        if (kept != 0) {
          const u32 more = kept - 1;
          dwords -= more, value += more, place += more, slot += more;
          continue;
        }
        if (states_.was_there(slot, value)) continue;
      }
      // Outside of loops only earlier blocks lead here, and none has written it: it has no value yet.
      if (home_[dword] == 0 && !flow_.in_loop(block_) && !is_input(before_, dword)) continue;
      if (examined_.empty()) examined_ = list<u32>(before_.virtual_dwords);
      if (examined_[dword] == place) continue;
      examined_[dword] = place;
      add_doubt(static_cast<u32>(&x - before_.code.begin()), value, place, held);
    }
  }

  /// A read of a value that the register did not hold for certain. Both are operands of one dword.
  constexpr void add_doubt(u32 instruction, u32 value, u32 place, u32 held) {
    doubts_.append_blank() = u64{place} << 32 | value;
    doubts_.append_blank() = u64{held} << 32 | instruction;
  }
  /// Decides the reads that did not find their value, and those that an iteration of a loop may not find: is the value lost
  /// on some path, or never written on any path?
  constexpr void resolve_doubts() {
    for (const u32 value : states_.lost())
      add_doubt(~0u, value, home_[value & ir::payload_mask()], register_states::unknown);
    for (u32 i = 0; i != doubts_.size(); i += 2) {
      const u32 value = static_cast<u32>(doubts_[i]), place = static_cast<u32>(doubts_[i] >> 32),
                instruction = static_cast<u32>(doubts_[i + 1]), held = static_cast<u32>(doubts_[i + 1] >> 32),
                dword = value & ir::payload_mask();
      const bool given = is_input(before_, dword);
      if (error_.raised || (home_[dword] == 0 && !given)) continue;
      value_trace trace(before_, after_, flow_.successors());
      const u32 loss = trace.find_loss(value, place,
                                       !given                  ? value_trace::unwritten
                                       : home_[dword] == place ? value_trace::held
                                                               : value_trace::lost);
      if (loss == ~0u) continue;
      text_buffer& out = fail(before_.code[loss]);
      out << "reads virtual register %" << letter(value) << dword << " from " << letter(place)
          << (place & 0xff) << ", which ";
      if (loss != instruction || held == register_states::unknown || held == 0)
        out << "has been overwritten on some path";
      else
        out << "holds %" << letter(held) << (held & ir::payload_mask());
    }
  }

  /// The first write of a register: from now on this is its place. Values have one register all their life, so no other
  /// can hold a stale copy of one.
  constexpr bool assign_home(const ir::instruction& x, ir::operand v, u32 physical_bits) {
    const u32 dword = v.bits & ir::payload_mask();
    if (dword >= before_.virtual_dwords ||
        ((v.bits ^ physical_bits) >= ir::first_register() && !may_be_in(v, physical_bits)))
      return differs(x), false;
    if (home_[dword] != 0) {
      const u32 wanted = home_[dword];
      fail(x) << "writes virtual register %" << letter(v.bits) << dword << " to " << letter(physical_bits)
              << (physical_bits & 0xff) << ", but its register is " << letter(wanted) << (wanted & 0xff);
      return false;
    }
    home_[dword] = physical_bits;
    return true;
  }

  constexpr bool may_be_in(ir::operand v, u32 physical_bits) const {
    return (v.bits ^ physical_bits) < ir::first_register() ||
           (v.payload() < before_.virtual_dwords &&
            may_change_bank(before_.groups[ir::group_of(before_, v.payload())], physical_bits));
  }

  constexpr void differs(const ir::instruction& x) {
    if (!error_.raised) fail(x) << "register assignment changed the opcode, a constant or a modifier";
  }

  constexpr text_buffer& fail(const ir::instruction& x) {
    fail_whole() << static_cast<const char*>(isa::rows[x.row].name()) << ": ";
    error_.where = x.where;
    error_.instruction = static_cast<u32>(&x - before_.code.begin());
    return error_.text;
  }
  constexpr text_buffer& fail_whole() {
    error_.raised = true;
    return error_.text;
  }

  const ir::program &before_, &after_;
  const ir::block* blocks_; ///< of both programs
  program_order flow_;
  note& error_;
  register_states states_;
  u32* now_;        ///< states_.now()
  list<u32> marks_; ///< by block: size of the log at its end
  /// Slots of registers that hold their values only for the lanes of an EXEC region, and above them the region.
  list<u64> fresh_;
  u32 logged_until_ = 0; ///< the first block that no branch leads past
  assignment_shapes* shapes_ = new assignment_shapes{};
  u32 block_ = 0;
  bool by_lanes_ = false; ///< writes in this block are of some lanes
  bool logged_ = false;   ///< some branch leads past this block
  list<u32> home_;     ///< by virtual dword: the physical operand that it has to become, 0 if not known yet
  list<u64> doubts_;   ///< two numbers each: see add_doubt
  list<u32> examined_; ///< by virtual dword: the place that the last doubt about it names
};

} // namespace detail

/// Judges that `after` is `before` with physical instead of virtual registers. Alignment and early clobbers are
/// ir::verify's part, which must accept the program made from `after`. A tied operand is one place that is read and written.
///
/// Returns true if a reachable instruction stores through the scalar cache. The judge visits all rows, so the next step need
/// not search for such stores.
constexpr bool assignment(const ir::program& before, const ir::program& after,
                          const analysis::flow_graph& flow, note& error) {
  if (error.raised) return false;
  detail::assignment_judge judge(before, after, flow, error);
  judge.run();
  return judge.stores_scalars();
}
constexpr bool assignment(const ir::program& before, const ir::program& after, note& error) {
  return assignment(before, after, analysis::control_flow(before), error);
}

} // namespace kiln::check
