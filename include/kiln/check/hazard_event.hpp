// SPDX-License-Identifier: MIT
// What the judge of wait states remembers of instructions that later ones have to keep away from, and says if they do not.
#pragma once

#include <kiln/analysis/hazard_rows.hpp>
#include <kiln/analysis/lasting_registers.hpp>
#include <kiln/check/register_name.hpp>
#include <kiln/ir/program.hpp>

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

  i32 position_ = 0; ///< wait states since the play began
  u32 live_ = 0;     ///< what the events produce
  /// The row of all dot products among the events, if it is one.
  u32 dots_of_row_ = no_row;
  analysis::threatened_registers near_;
  i32 all_over_ = 0;                 ///< position from which all of them are over
  i32 others_over_ = 0;              ///< and all but those of sums_
  analysis::lasting_registers sums_; ///< what matrix instructions added to
  list<hazard_event> events_;        ///< and some that are over
  static constexpr u32 few = 8;
  u32 crowd_ = few; ///< so many are looked through for such

  static constexpr u32 no_row = ~0u;

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
    if ((e.produces & unnamed) != 0) return write_down_for_all(events_.back());
    if ((e.produces & ~analysis::hazard_word::scalar_registers) != 0)
      return near_.others.add_to(e.first, e.last);
    // VCCZ shows what VCC is.
    if (e.first == vcc_bits) events_.back().last = vccz_bits;
    near_.scalars.add_to(e.first, e.last < vcc_bits ? e.last : vccz_bits);
  }
  constexpr void write_down_sum(const hazard_event& e, u128 granules) {
    sums_.add(granules, e.issued, e.over);
    near_.others.add_to(e.first, e.last);
    add(e);
  }
  constexpr bool issued_f64_after(const hazard_event& e) const {
    constexpr u32 f64 = mask_of(isa::hazard::producer::dgemm_issue);
    for (const hazard_event& other : events_)
      if ((other.produces & f64) != 0 && other.issued > e.issued) return true;
    return false;
  }

private:
  constexpr void write_down_for_all(hazard_event& e) {
    e.first = 0;
    e.last = ~0u >> 1;
    near_.others.add_everything();
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

/// "v_add_f32_e32 follows v_exp_f32_e32 of line 7 after 0 wait states, needs 1 (v3, rule H23)"
constexpr void report_too_close(note& error, const ir::instruction& in, const ir::instruction& cause,
                                const isa::hazard::rule& rule, i32 asked, i32 between, u32 r) {
  error.raised = true;
  error.where = in.where;
  text_buffer& t = error.text;
  t << isa::rows[in.row].name() << " follows " << isa::rows[cause.row].name();
  if (cause.where.line != 0) t << " of line " << cause.where.line;
  t << " after " << between << " wait states, needs " << asked << " (";
  if (r < isa::resource::hwreg) {
    put_register_name(t, r, r >= isa::resource::exec ? "exec" : r == isa::resource::m0 ? "m0" : "vcc");
    t << ", ";
  }
  t << "rule " << rule.id << ')';
}

} // namespace kiln::check::detail
