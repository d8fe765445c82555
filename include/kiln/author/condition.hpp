// SPDX-License-Identifier: MIT
// Run-time conditions: one for the whole wave (uniform_condition) or one a lane (lane_mask), with && || and !.
#pragma once

#include <kiln/author/not_a_bool.hpp>
#include <kiln/author/source_value.hpp>
#include <kiln/selection/arithmetic.hpp>

namespace kiln::author {

/// The registers of a condition, and what `!` takes: by value, so that the conversion to this base notes the author's line
/// and comes before the one to bool, which is there to be refused.
template<class C> struct condition_registers {
  draft* k_;
  u32 first_;
  source where_{}; ///< of the `!`

  constexpr condition_registers(const C& c, source at = source::here()) // NOLINT: implicit
      : k_(c.k_), first_(c.first_), where_(at) {}

  friend constexpr C operator!(condition_registers c) { return C::negated(c); }

private:
  friend C;
  constexpr condition_registers(draft* k, u32 first) : k_(k), first_(first) {}
};

/// The left side of && and ||, with the author's line.
template<class C> struct left_side {
  const C& value;
  source where;
  constexpr left_side(const C& c, source at = source::here()) : value(c), where(at) {} // NOLINT: implicit
};

/// A condition that is the same in all lanes. Its value, 0 or 1, is in an SGPR; where the instruction that made it is
/// still the last one, a branch reads SCC directly and the SGPR is never written.
class uniform_condition : public not_a_bool,
                          public condition_registers<uniform_condition>,
                          public handle_facts<ir::bank::sgpr, isa::element::bits, 1> {
public:
  static constexpr bool owns = true;
  static constexpr u32 count = 1;
  using element_type = bool;

  /// Takes the value that the last instruction left in SCC.
  constexpr uniform_condition(draft& k, source at)
      : condition_registers(&k, k.allocate<ir::bank::sgpr, 1>(at)) {
    if (k.failed()) return;
    constexpr u32 zero = ir::fixed_bits(ir::source_code::zero);
    k.append_row(rows_of(isa::mn::s_cselect_b32, facts, inline_integer_facts, inline_integer_facts), at,
                 pack(operand_base() | first_, zero + 1, zero));
  }

  // Conditions behave like variables, as registers do: a copy has registers of its own, an assignment writes registers.
  constexpr uniform_condition(const uniform_condition& other, source at = source::here())
      : condition_registers(other.k_, other.k_->allocate<bank, dwords>(at)) {
    selection::move(*k_, operand(*this, at), operand(other, at));
  }
  constexpr uniform_condition(uniform_condition&& other) = default;
  constexpr uniform_condition& operator=(const uniform_condition& other) {
    const source at = k_->last_source(); // an operator does not get its line
    selection::move(*k_, operand(*this, at), operand(other, at));
    return *this;
  }
  constexpr uniform_condition& operator=(uniform_condition&& other) {
    const source at = k_->last_source(); // what made the value
    selection::assign(*k_, operand(*this, at), operand(static_cast<uniform_condition&&>(other), at));
    return *this;
  }

  constexpr u32 first_dword() const { return first_; }
  constexpr draft& program_draft() const { return *k_; }

  friend constexpr uniform_condition operator&&(const left_side<uniform_condition>& a,
                                                const uniform_condition& b) {
    return combine(isa::mn::s_and_b32, a, b);
  }
  friend constexpr uniform_condition operator||(const left_side<uniform_condition>& a,
                                                const uniform_condition& b) {
    return combine(isa::mn::s_or_b32, a, b);
  }
  static constexpr uniform_condition negated(const condition_registers& a) {
    const operand was = selection::reg_operand(bank, a.first_, element, a.where_);
    a.k_->emit(isa::mn::s_cmp_eq_u32, was, operand(0, a.where_));
    return {*a.k_, a.where_};
  }

private:
  static constexpr uniform_condition combine(isa::mn::mnemonic m, const left_side<uniform_condition>& a,
                                             const uniform_condition& b) {
    draft& k = *b.k_;
    const operand d = selection::new_reg(k, bank, element, a.where);
    k.emit(m, d, operand(a.value, a.where), operand(b, a.where));
    return {k, a.where};
  }
};

/// One bit per lane, in an SGPR pair. Bits of lanes that were disabled when it was made are 0.
class lane_mask : public not_a_bool,
                  public condition_registers<lane_mask>,
                  public handle_facts<ir::bank::sgpr, isa::element::mask, 2> {
public:
  static constexpr bool owns = true;
  static constexpr u32 count = 1;
  using element_type = lane_mask;

  constexpr lane_mask(draft& k, u32 first) : condition_registers(&k, first) {}
  constexpr lane_mask(const lane_mask& other, source at = source::here())
      : condition_registers(other.k_, other.k_->allocate<bank, dwords>(at)) {
    selection::move(*k_, operand(*this, at), operand(other, at));
  }
  constexpr lane_mask(lane_mask&& other) = default;
  /// Lanes that are disabled keep what they had, as those of registers do.
  constexpr lane_mask& operator=(const lane_mask& other) {
    const source at = k_->last_source();
    if (all_lanes()) return selection::move(*k_, operand(*this, at), operand(other, at)), *this;
    return assign_enabled(operand(other, at), at);
  }
  constexpr lane_mask& operator=(lane_mask&& other) {
    const source at = k_->last_source();
    const operand value(static_cast<lane_mask&&>(other), at);
    if (all_lanes()) return selection::assign(*k_, operand(*this, at), value), *this;
    return assign_enabled(value, at);
  }

  constexpr u32 first_dword() const { return first_; }
  constexpr draft& program_draft() const { return *k_; }

  friend constexpr lane_mask operator&&(const left_side<lane_mask>& a, const lane_mask& b) {
    return combine(isa::mn::s_and_b64, operand(a.value, a.where), b);
  }
  friend constexpr lane_mask operator||(const left_side<lane_mask>& a, const lane_mask& b) {
    return combine(isa::mn::s_or_b64, operand(a.value, a.where), b);
  }
  /// Enabled lanes that are not in `a`.
  static constexpr lane_mask negated(const condition_registers& a) {
    return combine(isa::mn::s_andn2_b64, operand(exec, a.where_), {*a.k_, a.first_});
  }
  friend constexpr lane_mask operator&&(const left_side<uniform_condition>& a, const lane_mask& b) {
    const lane_mask wide = widen(a.value, a.where);
    return combine(isa::mn::s_and_b64, operand(wide, a.where), b);
  }
  friend constexpr lane_mask operator&&(const left_side<lane_mask>& a, const uniform_condition& b) {
    return combine(isa::mn::s_and_b64, operand(a.value, a.where), widen(b, a.where));
  }
  friend constexpr lane_mask operator||(const left_side<uniform_condition>& a, const lane_mask& b) {
    const lane_mask wide = widen(a.value, a.where);
    return combine(isa::mn::s_or_b64, operand(wide, a.where), b);
  }
  friend constexpr lane_mask operator||(const left_side<lane_mask>& a, const uniform_condition& b) {
    return combine(isa::mn::s_or_b64, operand(a.value, a.where), widen(b, a.where));
  }

  /// All enabled lanes if the condition holds, else none.
  static constexpr lane_mask widen(const uniform_condition& a, source at) {
    draft& k = a.program_draft();
    k.emit(isa::mn::s_cmp_lg_u32, operand(a, at), operand(0, at));
    const operand d = selection::new_reg(k, bank, element, at);
    k.emit(isa::mn::s_cselect_b64, d, operand(exec, at), operand(0, at));
    return {k, d.code.payload()};
  }

private:
  /// True outside of `where`, unless EXEC was written by hand.
  constexpr bool all_lanes() const { return k_->region == 0 && !k_->program.writes_exec_by_hand; }
  constexpr lane_mask& assign_enabled(const operand& value, const source& at) {
    const operand mine(*this, at), lanes(exec, at), others = selection::new_reg(*k_, bank, element, at),
                                                    these = selection::new_reg(*k_, bank, element, at);
    k_->emit(isa::mn::s_andn2_b64, others, mine, lanes);
    k_->emit(isa::mn::s_and_b64, these, value, lanes);
    k_->emit(isa::mn::s_or_b64, mine, others, these);
    return *this;
  }
  static constexpr lane_mask combine(isa::mn::mnemonic m, const operand& a, const lane_mask& b) {
    draft& k = *b.k_;
    const operand d = selection::new_reg(k, bank, element, a.where);
    k.emit(m, d, a, operand(b, a.where));
    return {k, d.code.payload()};
  }
};

/// True if any (every) enabled lane is in the mask, for if_ and while_.
constexpr uniform_condition any(const lane_mask& m, source at = source::here()) {
  draft& k = m.program_draft(); // the mask may have been made with more lanes enabled than now
  k.emit(isa::mn::s_and_b64, selection::new_reg(k, ir::bank::sgpr, isa::element::mask, at), exec,
         operand(m, at));
  return {k, at};
}
constexpr uniform_condition all(const lane_mask& m, source at = source::here()) {
  draft& k = m.program_draft();
  const operand missing = selection::new_reg(k, ir::bank::sgpr, isa::element::mask, at);
  k.emit(isa::mn::s_andn2_b64, missing, exec, operand(m, at));
  k.emit(isa::mn::s_cmp_eq_u64, missing, 0, at);
  return {k, at};
}

} // namespace kiln::author
