// SPDX-License-Identifier: MIT
// What the judge of register assignment notes about registers.
#pragma once

#include <kiln/ir/program.hpp>

namespace kiln::check::detail {

// Operands hash to slots as in text::line_cache: registers, fixed sources and `off` never meet modulo this prime, and the
// registers of one bank follow each other. The slot of what is no register holds the operand itself.
// Enumerators: hot loops pay for variables.
enum slot_numbers : u32 { slot_count = 1381, most_dwords = 32 };

struct held_values {
  u32 of[slot_count + most_dwords];
};

/// True if the registers after the first hold the rest of a value of `dwords` dwords. What is no register has no rest.
constexpr bool goes_on(const u32* slot, u32 value, u32 dwords) {
  if (!ir::operand::from_bits(value).is_register()) return true;
  for (const u32 last = value + dwords - 1; value != last;)
    if (*++slot != ++value) return false;
  return true;
}

/// What the registers hold at one point of the program, and a log of how that came.
///
/// The state is kept in epochs, one above the other: the launch begins the first, and each loop one of its own, in which no
/// register has been touched yet. Such a register holds what the epoch below says; a read that relies on it in a loop
/// makes it an expectation: each iteration must leave it so for the next.
class register_states {
public:
  static constexpr u32 unknown = ~0u; // no operand

  constexpr register_states() { begin_epoch(false); }
  register_states(const register_states&) = delete;
  register_states& operator=(const register_states&) = delete;
  constexpr ~register_states() {
    while (top_ != nullptr) {
      epoch* const below = top_->below;
      delete top_;
      top_ = below;
    }
    delete joined_;
  }

  /// By slot: the virtual dword's operand bits; 0: untouched in this epoch. Until the next epoch begins.
  constexpr u32* now() const { return now_->of; }
  /// What a slot holds before it changes; must precede each change that a later merge has to know of.
  constexpr void log(u32 slot) { log_.append_blank() = u64{now_->of[slot]} << 32 | slot; }
  constexpr u32 log_size() const { return log_.size(); }
  /// Values that some iteration of a loop may not find.
  constexpr const list<u32>& lost() const { return lost_; }

  constexpr void set(u32 slot, u32 value) {
    log(slot);
    now_->of[slot] = value;
  }

  /// From here on nothing has been touched. `off` is what it is. Without `knows_before`, nothing is known of the registers
  /// either.
  constexpr void begin_epoch(bool knows_before) {
    epoch* const e = new epoch{};
    e->below = top_;
    e->number = top_ != nullptr ? top_->number + 1 : 0;
    e->opened_at = log_.size();
    e->first_expected = expected_.size();
    e->knows_before = knows_before;
    top_ = e;
    now_ = &e->state;
    now_->of[off % slot_count] = off;
  }
  /// A loop of blocks `first` to `last`.
  constexpr void begin_loop(u32 first, u32 last, bool knows_before) {
    begin_epoch(knows_before);
    top_->closed_at = open;
    top_->first_block = first;
    top_->last_block = last;
    top_->around = innermost_;
    innermost_ = top_;
  }

  /// How many registers in a row, which this epoch has not touched, hold `value` and what follows it from the epoch right
  /// below, where nearly all come from.
  constexpr u32 were_there(u32 slot, u32 value, u32 dwords) {
    if (!top_->knows_before) return 0;
    u32* const now = now_->of + slot;
    const u32* const below = top_->below->state.of + slot;
    u32 k = 0;
    for (; k != dwords && now[k] == 0 && below[k] == value + k; ++k) now[k] = value + k;
    if (k != 0 && top_->closed_at == open)
      expected_.append_blank() = u64{value} << 32 | top_->number << epoch_shift | (k - 1) << slot_bits | slot;
    return k;
  }
  /// True if a register that this epoch has not touched holds `value` from an epoch below.
  constexpr bool was_there(u32 slot, u32 value) {
    const epoch* e = top_;
    u32 held = 0;
    while (held == 0) {
      if (!e->knows_before) return false;
      e = e->below;
      held = e->state.of[slot]; // mostly it is there
    }
    if (held != value) return false;
    for (const epoch* crossed = top_; crossed != e; crossed = crossed->below)
      if (crossed->closed_at == open)
        expected_.append_blank() = u64{value} << 32 | crossed->number << epoch_shift | slot;
    now_->of[slot] = value;
    return true;
  }

  struct epoch {
    held_values state; ///< as the next epoch found it
    epoch* below;
    u32 number;    ///< of those below
    u32 opened_at; ///< size of the log
    u32 closed_at; ///< size of the log after a loop
    u32 first_expected;
    bool knows_before;
    // Of a loop:
    u32 first_block, last_block;
    epoch* around; ///< the next loop that has not ended
  };
  /// Of loops that have not ended.
  constexpr const epoch* innermost_loop() const { return innermost_; }

  /// At the state from which the next iteration of a loop begins: adds to lost_ the values that it expected in registers
  /// that do not hold them now.
  constexpr void look_for_lost(const epoch& loop) {
    const u32 end = expected_.size();
    const u32* const now = now_->of;
    for (u32 i = loop.first_expected; i != end; ++i) {
      const u64 x = expected_.begin()[i];
      if (static_cast<u32>(x) >> epoch_shift != loop.number) continue;
      if (now[x & slot_mask] != x >> 32) lost_.push_back(static_cast<u32>(x >> 32));
      for (u64 more = x >> slot_bits & (most_dwords - 1); more != 0; --more)
        if (now[(x & slot_mask) + more] != (x >> 32) + more)
          lost_.push_back(static_cast<u32>((x >> 32) + more));
    }
  }
  /// Closes the innermost loop.
  constexpr void end_loop() {
    innermost_->closed_at = log_.size();
    innermost_ = innermost_->around;
  }

  constexpr void go_back_to(u32 mark) {
    for (u32 i = log_.size(); i != mark;) {
      --i;
      set(static_cast<u32>(log_.begin()[i]), held_before(i, mark));
    }
  }

  /// Joins the state at `mark` with the one here. The oldest change of a register since then tells what it held.
  constexpr void join(u32 mark) {
    ++stamp_;
    const u32 end = log_.size();
    u32* const now = now_->of;
    u32* const joined = joined_->of;
    for (u32 i = mark; i != end; ++i) {
      const u32 slot = static_cast<u32>(log_.begin()[i]);
      if (joined[slot] == stamp_) continue;
      joined[slot] = stamp_;
      const u32 held = held_before(i, mark), here = now[slot];
      if (here == held || here == unknown) continue;
      // On one side it may be untouched.
      if ((here != 0 && held != 0) || held == unknown || !was_there(slot, here | held)) set(slot, unknown);
    }
  }

private:
  static constexpr u32 off = ir::operand(ir::operand_kind::off, 0).bits;
  static constexpr u32 open = ~0u, slot_bits = 11, slot_mask = (1u << slot_bits) - 1, epoch_shift = 16;
  static_assert(slot_count + most_dwords <= slot_mask && most_dwords <= 1u << (epoch_shift - slot_bits));

  /// What a register held at `mark`, where change `i` of the log is the first one since then; 0: untouched in this epoch.
  /// What a loop has not touched before `mark` is known there in its first iteration only.
  constexpr u32 held_before(u32 i, u32 mark) const {
    const u64 change = log_.begin()[i];
    u32 held = static_cast<u32>(change >> 32);
    if (held != 0) return held;
    const epoch* e = top_;
    if (e->opened_at <= i && (e->closed_at == open || !encloses(*e, mark))) return 0;
    while (e->opened_at > i) e = e->below;
    while (held == 0) {
      if (!e->knows_before || e->closed_at == open || encloses(*e, mark)) return unknown;
      e = e->below;
      held = e->state.of[static_cast<u32>(change)];
    }
    return held;
  }
  /// True if a place in the log lies inside of a loop.
  static constexpr bool encloses(const epoch& e, u32 mark) {
    return e.opened_at <= mark && mark < e.closed_at;
  }

  held_values* now_ = nullptr; ///< the state of top_
  list<u64> log_;              ///< changes of now_: what a slot held, and the slot
  list<u32> lost_;
  epoch* top_ = nullptr;       ///< the epoch that now_ is of
  epoch* innermost_ = nullptr; ///< of loops that have not ended
  /// Registers in a row that a loop has to keep: the first value, the loop's epoch, how many more there are, the first slot.
  list<u64> expected_;
  held_values* joined_ = new held_values{}; ///< by slot: the last merge that compared it
  u32 stamp_ = 0;
};

/// The bank of a register operand, in messages.
constexpr char letter(u32 bits) { return ir::bank_letter(ir::operand::from_bits(bits).kind()); }

/// True if the launch gives a virtual dword its value.
constexpr bool is_input(const ir::program& p, u32 dword) {
  for (const ir::input& in : p.inputs)
    if (dword - p.groups[in.group].first < p.groups[in.group].dwords) return true;
  return false;
}

} // namespace kiln::check::detail
