// SPDX-License-Identifier: MIT
// What the judge of wait states remembers of instructions that later ones have to keep away from.
#pragma once

#include <kiln/analysis/hazard_rows.hpp>
#include <kiln/analysis/lasting_registers.hpp>

namespace kiln::check::detail {

/// An instruction that has done something to registers that a rule speaks of. Without default member initialisers, see
/// support/list.hpp.
struct hazard_event {
  u32 instruction;
  i32 issued;      ///< wait states since the play began
  i32 over;        ///< position from which it concerns nobody
  u32 first, last; ///< operands: the registers that it is about
  u32 produces;    ///< isa::hazard::producer_mask
};

/// At the beginning of a block: positions are before it.
struct arriving_event {
  hazard_event event;
  u32 next; ///< 1 + the number of the next of the same block; 0: none

  constexpr bool is_of(const hazard_event& e) const {
    return event.instruction == e.instruction && event.first == e.first;
  }
};

/// The events that the judge carries along, from where a play begins. Members are open to it: its loops read them often.
struct hazard_events {
  static constexpr u32 vcc_bits = analysis::operand_bits_of(isa::resource::vcc);
  static constexpr u32 vccz_bits = analysis::operand_bits_of(isa::resource::vccz);
  static constexpr u32 unnamed = analysis::hazard_word::unnamed;

  i32 position_ = 0;                 ///< wait states since the play began
  u32 live_ = 0;                     ///< what the events produce
  analysis::lane_interval near_;     ///< operands that they may be about
  i32 all_over_ = 0;                 ///< position from which all of them are over
  i32 others_over_ = 0;              ///< and all but those of sums_
  analysis::lasting_registers sums_; ///< what matrix instructions added to
  list<hazard_event> events_;        ///< and some that are over
  static constexpr u32 few = 8;
  u32 crowd_ = few; ///< so many are looked through for such

  constexpr void forget() {
    live_ = 0;
    events_.clear();
    near_.clear();
    sums_.clear();
    others_over_ = 0;
  }

  constexpr void write_down(const hazard_event& e) {
    if (others_over_ < e.over) others_over_ = e.over;
    add(e);
    if (((e.produces & unnamed) | u32{e.last >= vcc_bits}) == 0)
      near_.add_to(e.first, e.last);
    else
      write_down_wide(events_.back());
  }
  constexpr void write_down_sum(const hazard_event& e, u128 granules) {
    sums_.add(granules, e.issued, e.over);
    near_.add_to(e.first, e.last);
    add(e);
  }

private:
  constexpr void write_down_wide(hazard_event& e) {
    if ((e.produces & unnamed) != 0) { // concerns everybody
      e.first = 0;
      e.last = ~0u >> 1;
      return near_.add_everything();
    }
    if (e.first == vcc_bits) e.last = vccz_bits; // VCCZ shows what VCC is
    near_.add_to(e.first, vccz_bits);
  }

  constexpr void add(const hazard_event& e) {
    if (events_.size() == crowd_) drop_over();
    events_.push_back(e);
    live_ |= e.produces;
    if (all_over_ < e.over) all_over_ = e.over;
  }

  /// Room for twice what is left: so each event is looked at few times.
  constexpr void drop_over() {
    u32 left = 0;
    for (const hazard_event& e : events_)
      if (e.over > position_) events_[left++] = e;
    events_.resize(left);
    crowd_ = 2 * left + few;
  }
};

} // namespace kiln::check::detail
