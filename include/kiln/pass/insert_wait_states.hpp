// SPDX-License-Identifier: MIT
// Inserts the s_nop that keep dependent instructions as far apart as the hardware asks for.
//   needs  registers assigned, waits inserted
//   gives  every rule of isa/hazard holds on every path
//   judge  check::wait_states
//   fails  never
#pragma once

#include <kiln/analysis/control_flow.hpp>
#include <kiln/analysis/hazard_rows.hpp>
#include <kiln/pass/break_clauses.hpp>
#include <kiln/pass/insert_instructions.hpp>
#include <kiln/pass/refresh_vccz.hpp>
#include <kiln/pass/wait_state_rules.hpp>

namespace kiln::pass {

namespace detail {

/// Two ways to what an instruction has to keep away from. Ordinary results threaten few: those look back over the one or two
/// instructions before them. All others are rare: they are in flight until they are over, in the next blocks too, and
/// enter those until nothing new arrives anywhere. Both only find pairs; the rules decide, from all that the two do.
class wait_state_inserter {
public:
  constexpr wait_state_inserter(ir::program& program, isa::hazard::rule_mask rules)
      : program_(program),
        code_(program.code.begin()),
        rows_(program.arch),
        rule_book_(program.arch, rules) {}

  constexpr void run() {
    nops_ = list<u8>(program_.code.size());
    has_nops_ = list<u8>(program_.blocks.size());
    flow_ = analysis::control_flow(program_);
    const u32 blocks = program_.blocks.size();
    arriving_ = list<list<threat_in_flight>>(blocks);
    list<u8> dirty(blocks);
    list<u8> visited(blocks);
    for (u32 b = 0; b < blocks; ++b) dirty[b] = 1;
    for (bool again = true; again;) {
      again = false;
      for (u32 b = 0; b < blocks; ++b) {
        if (dirty[b] == 0) continue;
        dirty[b] = 0;
        const bool new_end = visit(b, visited[b] != 0);
        visited[b] = 1;
        if (!new_end || position_ >= over_) continue;
        const analysis::successors to = flow_[b];
        if (to.next != analysis::no_block && leave(to.next)) dirty[to.next] = 1;
        if (to.target != analysis::no_block && leave(to.target)) {
          dirty[to.target] = 1;
          again |= to.target <= b;
        }
      }
    }
    if (any_nops_) write();
  }

private:
  using producer_mask = isa::hazard::producer_mask;
  using producer = isa::hazard::producer;

  static constexpr u32 shift = analysis::hazard_word::produces_shift;
  static constexpr producer_mask ordinary = analysis::hazard_word::ordinary;
  static constexpr producer_mask unnamed = analysis::hazard_word::unnamed;
  static constexpr producer_mask scalar = analysis::hazard_word::scalar;
  static constexpr i32 reach = analysis::hazard_word::ordinary_reach;
  static constexpr u64 all = analysis::hazard_word::producers;
  static constexpr u64 followed = (all & ~u64{ordinary}) << shift;         ///< in a row's word
  static constexpr u64 always = analysis::hazard_word::notable | ordinary; ///< of interest
  static constexpr u32 vcc_bits = analysis::operand_bits_of(isa::resource::vcc);
  static constexpr u32 vccz_bits = analysis::operand_bits_of(isa::resource::vccz);
  static constexpr u32 m0_bits = analysis::operand_bits_of(isa::resource::m0);
  static constexpr u32 exec_bits = analysis::operand_bits_of(isa::resource::exec);

  /// Walks a block. Says whether what is in flight at its end can differ from the last time.
  constexpr bool visit(u32 b, bool seen_before) {
    begin(b);
    const i32 arrivals_over = over_;
    bool changed = !seen_before;
    const u64* const spared = rows_.spared();
    const ir::instruction* in = first_;
    const ir::instruction* const end = code_ + program_.end_of(b);
    u64 idle = ~(always | live_); // what is of no interest in a word
    for (; in != end; ++in) {
      const u64 rest = spared[in->row]; // 0 where the row was not met yet
      if ((rest | idle) == ~u64{0}) continue;
      if ((rest | ~(always | analysis::hazard_word::implicit)) == ~u64{0}) {
        if (static_cast<i32>(in - first_) + extra_ >= over_) { // nothing is in flight any more
          idle = ~always;
          continue;
        }
        // Threatened, if it touches a register that something in flight is about; operand_lanes::overlap, written out.
        using analysis::operand_lanes::tops;
        const u128 ops = in->ops.low;
        if (((((ops + ((rest & analysis::hazard_word::tuples) != 0 ? 0 : rows_.facts_of(~rest).extent.more)) |
               tops) -
              near_.lows) &
             (near_.tops_highs - (ops & ~tops)) & tops) == 0 &&
            in->ops.high == 0)
          continue;
      }
      position_ = static_cast<i32>(in - first_) + extra_;
      if (!changed && position_ >= arrivals_over) return false;
      changed |= step(*in);
      idle = ~(always | live_);
    }
    position_ = static_cast<i32>(end - first_) + extra_;
    if (!changed && position_ >= arrivals_over) return false;
    const producer_mask soon =
        ordinary_against(flow_[b].next, reach) | ordinary_against(flow_[b].target, reach);
    if (soon != 0) take_off_ordinary(static_cast<u32>(end - code_), soon);
    return true;
  }

  constexpr void begin(u32 b) {
    block_ = b;
    first_ = code_ + program_.blocks[b].first;
    position_ = extra_ = 0;
    forget();
    over_ = 0;
    for (const threat_in_flight& t : arriving_[b]) take_off(t);
  }
  constexpr void forget() {
    in_flight_.clear();
    near_.clear();
    first_alive_ = live_ = 0;
  }

  /// The ordinary producers that threaten the first `count` instructions of a block, or those that come then.
  constexpr producer_mask ordinary_against(u32 b, u32 count) const {
    if (b == analysis::no_block) return 0;
    const u64* const spared = rows_.spared();
    const u32 begin = program_.blocks[b].first, here = program_.end_of(b) - begin;
    u64 rest = ~u64{0};
    for (u32 i = 0; i < count && i < here; ++i) rest &= spared[code_[begin + i].row];
    producer_mask threats = ordinary & ~static_cast<producer_mask>(rest);
    if (here < count)
      threats |=
          ordinary_against(flow_[b].next, count - here) | ordinary_against(flow_[b].target, count - here);
    return threats;
  }

  /// An instruction that may be threatened, or threaten, or wait. Says whether its s_nop are others than before.
  constexpr bool step(const ir::instruction& in) {
    const u64 word = rows_.word_of(in.row);
    if ((word & analysis::hazard_word::nop) != 0) {
      extra_ += static_cast<i32>(in.op(0).payload());
      return false;
    }
    if (live_ != 0 && position_ >= over_) forget();
    const u32 at = static_cast<u32>(&in - code_);
    i32 need = 0;
    if ((word & live_) != 0) need = needed_after_flight(in, word);
    if ((word & ordinary) != 0) {
      const i32 other = needed_after_ordinary(at, word);
      if (need < other) need = other;
    }
    const bool changed = nops_[at] != need;
    if (changed) {
      nops_[at] = static_cast<u8>(need);
      has_nops_[block_] = any_nops_ = true;
    }
    if ((word & followed) != 0) follow(in, word, position_ + need);
    extra_ += need;
    return changed;
  }

  /// Wait states that an instruction still lacks after what is in flight.
  constexpr i32 needed_after_flight(const ir::instruction& in, u64 word) {
    const analysis::hazard_row& row = rows_.facts_of(word);
    i32 need = 0;
    for (u32 n = in_flight_.size(); n != first_alive_; --n) {
      const threat_in_flight& t = in_flight_[n - 1];
      if ((t.producers & word) == 0 || position_ + need >= t.over) continue;
      if (!row.may_meet(in.ops, t.producers, t.first, t.last)) continue;
      const i32 lacking =
          rule_book_.states_between(code_[t.instruction], in, ~producer_mask{0}, in_flight_, t.issued) -
          (position_ - t.issued - 1);
      if (need < lacking) need = lacking;
    }
    return need;
  }

  /// The same after ordinary results of the block. Those of blocks before are in flight.
  constexpr i32 needed_after_ordinary(u32 at, u64 word) {
    const ir::instruction& in = code_[at];
    const u32 first = program_.blocks[block_].first;
    i32 need = 0, passed = 0;
    for (u32 i = at; i != first && passed + need < reach; passed += nops_[i]) {
      const ir::instruction& cause = code_[--i];
      const u64 early = rows_.word_of(cause.row);
      const producer_mask producers = static_cast<producer_mask>(early >> shift & word) & ordinary;
      if (producers != 0) {
        const i32 lacking = asked_of_ordinary(cause, early, in, passed, producers) - passed;
        if (need < lacking) need = lacking;
      }
      passed += (early & analysis::hazard_word::nop) != 0 ? static_cast<i32>(cause.op(0).payload()) + 1 : 1;
    }
    return need;
  }

  /// Results of vector registers, and who reads them in which of its first places: then the rows say all, and the answer
  /// is the same each time.
  constexpr i32 asked_of_ordinary(const ir::instruction& cause, u64 early, const ir::instruction& in,
                                  i32 passed, producer_mask producers) {
    const isa::operand_row* const places = isa::operand_lists[isa::rows[cause.row].operands].places;
    const i32 issued = position_ - passed - 1;
    if ((producers & unnamed) != 0 || in.ops.high != 0)
      return rule_book_.states_between(cause, in, producers, in_flight_, issued);
    const analysis::hazard_row& row = rows_.facts_of(rows_.word_of(in.row));
    u128 hit = 0;
    for (u32 left = rows_.facts_of(early).results; left != 0; left &= left - 1) {
      const u32 k = static_cast<u32>(__builtin_ctz(left)), first = cause.op(k).bits;
      hit |= analysis::operand_lanes::overlap(in.ops.low & row.named, row.extent.more, first,
                                              first + places[k].dwords - 1);
    }
    if (hit == 0) return 0;
    const u64 key = u64{cause.row} | u64{in.row} << 16 |
                    (static_cast<u64>(hit >> 31 | hit >> 62 | hit >> 93 | hit >> 124) & 15) << 32 |
                    u64{1} << 63;
    known_pair& known = pairs_.of[(cause.row * 31u + in.row) % known_pairs::count];
    if (known.key == key) return known.states;
    const i32 states = rule_book_.states_between(cause, in, producers, in_flight_, issued);
    if (!rule_book_.looked_at_others()) known = {key, states};
    return states;
  }

  /// Follows what an instruction does that was issued at that position: a threat for each place that it may be about.
  constexpr void follow(const ir::instruction& in, u64 word, i32 issued) {
    const analysis::hazard_row& facts = rows_.facts_of(word);
    const producer_mask produces = static_cast<producer_mask>((word & followed) >> shift);
    threat_in_flight t{};
    t.instruction = static_cast<u32>(&in - code_);
    t.issued = issued;
    t.over = issued + 1 + facts.longest;
    t.producers = produces;
    if (facts.writes_exec || (produces & unnamed & ~mask_of(producer::valu_exec)) != 0) return take_off(t);
    if (facts.writes_vcc) {
      t.producers = produces & mask_of(producer::valu_sgpr);
      t.first = vcc_bits;
      t.last = vcc_bits + 1;
      take_off(t);
    }
    const isa::operand_row* const places = isa::operand_lists[isa::rows[in.row].operands].places;
    for (u32 left = facts.followed; left != 0; left &= left - 1) {
      const u32 k = static_cast<u32>(__builtin_ctz(left)), first = in.op(k).bits, kind = first >> 28;
      // No constants; and of a matrix instruction that adds to its result, the result covers the addend.
      if (kind - 1 >= 4 || (k == 3 && first == in.op(0).bits)) continue;
      t.producers = produces & (kind == 1 || kind == 4 ? mask_of(producer::valu_sgpr) : ~scalar);
      if (first - exec_bits < 2) t.producers = produces & scalar;
      if (t.producers == 0) continue;
      t.first = first;
      t.last = first + places[k].dwords - 1;
      take_off(t);
    }
  }

  /// Takes off the ordinary results of the last instructions before `at` that `producers` are among.
  constexpr void take_off_ordinary(u32 at, producer_mask producers) {
    const u32 first = program_.blocks[block_].first;
    i32 issued = position_;
    for (u32 i = at; i != first; issued -= nops_[i]) {
      const ir::instruction& in = code_[--i];
      const u64 word = rows_.word_of(in.row);
      issued -= (word & analysis::hazard_word::nop) != 0 ? 1 + static_cast<i32>(in.op(0).payload()) : 1;
      if (position_ - issued > reach) break;
      threat_in_flight t{};
      t.instruction = i;
      t.issued = issued;
      t.over = issued + 1 + reach;
      t.producers = static_cast<producer_mask>(word >> shift) & producers & ordinary;
      if ((t.producers & unnamed) != 0) {
        if (in.op(0).bits == m0_bits || (isa::rows[in.row].writes & isa::special::m0) != 0) take_off(t);
        t.producers &= ~unnamed;
      }
      if (t.producers == 0) continue;
      const isa::operand_row* const places = isa::operand_lists[isa::rows[in.row].operands].places;
      for (u32 left = rows_.facts_of(word).results; left != 0; left &= left - 1) {
        const u32 k = static_cast<u32>(__builtin_ctz(left));
        t.first = in.op(k).bits;
        t.last = t.first + places[k].dwords - 1;
        if (t.first >> 28 == 2 || t.first >> 28 == 3) take_off(t);
      }
    }
  }

  constexpr void take_off(const threat_in_flight& t) {
    in_flight_.push_back(t);
    live_ |= t.producers;
    if (over_ < t.over) over_ = t.over;
    if ((t.producers & unnamed) != 0)
      near_.add_everything();
    else
      near_.add_to(t.first, t.last < vcc_bits ? t.last : vccz_bits); // who reads VCCZ reads VCC
    while (first_alive_ + 1 < in_flight_.size() && in_flight_[first_alive_].over <= position_) ++first_alive_;
  }

  /// Merges what is in flight into the arrivals of a successor. Says whether that is news there.
  constexpr bool leave(u32 to) {
    bool news = false;
    list<threat_in_flight>& there = arriving_[to];
    for (u32 n = first_alive_; n < in_flight_.size(); ++n) {
      threat_in_flight t = in_flight_[n];
      if (t.over <= position_) continue;
      t.issued -= position_;
      t.over -= position_;
      u32 i = 0;
      while (i < there.size() && (there[i].instruction != t.instruction || there[i].first != t.first ||
                                  there[i].producers != t.producers))
        ++i;
      if (i == there.size()) {
        there.push_back(t), news = true;
      } else if (there[i].issued < t.issued) {
        there[i].issued = t.issued, there[i].over = t.over, news = true;
      }
    }
    return news;
  }

  /// An s_nop that is there already is made longer before one is added.
  constexpr void write() {
    constexpr u32 longest_nop = 16; // wait states; the field has 4 bits
    const u16 s_nop = static_cast<u16>(isa::mnemonics[isa::mn::s_nop].first_row);
    list<insertion> insertions;
    for (u32 b = 0; b < program_.blocks.size(); ++b) {
      if (has_nops_[b] == 0) continue;
      const u32 first = program_.blocks[b].first, end = program_.end_of(b);
      for (u32 at = first; at < end; ++at) {
        u32 need = nops_[at];
        if (need == 0) continue;
        if (at != first && code_[at - 1].row == s_nop) {
          const u32 has = code_[at - 1].ops[0].payload() + 1;
          const u32 more = has + need < longest_nop ? need : longest_nop - has;
          code_[at - 1].ops[0] = {ir::operand_kind::immediate, has + more - 1};
          need -= more;
        }
        for (; need != 0; need -= need < longest_nop ? need : longest_nop) {
          ir::instruction nop{};
          nop.row = s_nop;
          nop.marks = ir::mark::inserted;
          nop.ops[0] = {ir::operand_kind::immediate, (need < longest_nop ? need : longest_nop) - 1};
          nop.where = code_[at].where;
          insertions.push_back({at, nop});
        }
      }
    }
    insert_instructions(program_, insertions);
  }

  ir::program& program_;
  ir::instruction* code_;
  list<analysis::successors> flow_;
  list<u8> nops_;     ///< by instruction: wait states to insert before it
  list<u8> has_nops_; ///< by block: whether any of its instructions has some
  bool any_nops_ = false;
  list<list<threat_in_flight>> arriving_; ///< by block; positions before it are negative
  analysis::hazard_rows rows_;
  struct known_pair {
    u64 key = 0; ///< rows and places, see asked_of_ordinary
    i32 states = 0;
  };
  struct known_pairs {
    static constexpr u32 count = 61;
    known_pair of[count];
  };
  known_pairs pairs_;
  wait_state_rules rule_book_;

  // The state at the current instruction.
  u32 block_ = 0;
  const ir::instruction* first_ = nullptr; ///< of the block
  i32 extra_ = 0; ///< wait states of s_nop so far in the block, apart from one for each that is there
  i32 position_ = 0;
  list<threat_in_flight> in_flight_;
  u32 first_alive_ = 0;          ///< those before it are over, and perhaps some behind it
  i32 over_ = 0;                 ///< position from which all of in_flight_ is over
  u32 live_ = 0;                 ///< what they produce
  analysis::lane_interval near_; ///< operands that they may be about
};

} // namespace detail

/// `rules` is for tests: the rules that are not left out.
constexpr void insert_wait_states(ir::program& program,
                                  isa::hazard::rule_mask rules = isa::hazard::all_rules) {
  if ((rules & isa::hazard::stale_vccz) != 0) refresh_vccz(program);
  detail::wait_state_inserter(program, rules).run();
  if ((rules & isa::hazard::replayed_clause) != 0) break_clauses(program);
}

} // namespace kiln::pass
