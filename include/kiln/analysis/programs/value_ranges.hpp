// SPDX-License-Identifier: MIT
// What is known of 32-bit values while compiling: between which numbers they are, and how many low bits are 0.
#pragma once

#include <kiln/analysis/programs/loop_variables.hpp>
#include <kiln/analysis/programs/range_arithmetic.hpp>
#include <kiln/analysis/programs/survey.hpp>

namespace kiln::analysis {

/// Knows the range of a register from the one instruction of the program that writes it: where that has not run, lane or
/// path, the value is undefined. Counters of loops have the range that ir::program::bounds says, other variables that a loop
/// moves up the one that its condition says.
/// Computed on demand. Valid as long as the survey.
class value_ranges {
  static constexpr u32 deepest = 6; ///< instructions that a value is followed through

public:
  constexpr value_ranges(const ir::program& p, const survey& effects)
      : p_(p), writers_(effects.writers()), pairs_(p, effects.writers()), known_(p.virtual_dwords) {}

  /// Of an operand that is read as 32 bits.
  constexpr value_range of(const ir::instruction& in, ir::operand o, u32 depth = deepest) {
    if (o.bits - ir::first_register() >= ir::registers()) return of_constant(o, in.literal);
    const u32 dword = o.bits & ir::payload_mask();
    if (known_.begin()[dword] == 0) learn(o, depth);
    if (!variables_.empty() && writers_[dword] >= survey::several())
      if (const variable_range* v = variable(dword); v != nullptr && v->holds(index_of(in))) return v->inside;
    return found_.begin()[known_.begin()[dword] - 1];
  }
  constexpr value_range of(const ir::instruction& in, u32 place) { return of(in, in.op(place)); }

  /// The largest signed number that an operand may be.
  constexpr i64 highest_signed(const ir::instruction& in, ir::operand o) {
    const value_range r = of(in, o);
    if (r.is_not_negative()) return r.high;
    if (!o.is_register() && r.is_constant()) return static_cast<i32>(r.low);
    i64 high = 0x7fff'ffff;
    if (o.is_register() && is_argument(o.payload()) && writers_[o.payload()] < survey::several())
      for (const ir::assumption& s : p_.assumptions)
        if (s.dword == o.payload() && s.is_signed && s.high < high) high = s.high;
    return high;
  }

private:
  constexpr bool is_argument(u32 dword) const {
    return !p_.assumptions.empty() && dword - p_.first_argument_dword < (ir::own_argument_bytes(p_) + 3) / 4;
  }
  static constexpr value_range unknown() { return {}; }

  constexpr void learn(ir::operand o, u32 depth) {
    const value_range r = of_register(o, depth);
    found_.push_back(r);
    known_[o.payload()] = found_.size();
  }
  static constexpr value_range of_constant(ir::operand o, u32 literal) {
    using namespace ir::source_code;
    if (o.is(ir::operand_kind::literal)) return value_range::of(literal);
    if (!o.is(ir::operand_kind::fixed)) return unknown();
    const u32 code = o.payload();
    if (code < zero || code > minus_sixteen) return unknown();
    return value_range::of(code <= sixty_four ? code - zero : sixty_four - code);
  }

  constexpr value_range of_register(ir::operand o, u32 depth) {
    const u64 writer = writers_[o.payload()];
    if (writer == 0) return of_input(o.payload());
    const bool follows = writer < survey::several() && depth != 0;
    const value_range r = follows ? of_result(p_.code[survey::index(writer)], o, depth - 1) : unknown();
    if (is_argument(o.payload()) && writer < survey::several()) return of_argument(o.payload());
    if (r.is_not_negative() || writer < survey::several()) return r;
    for (const ir::value_bound& b : p_.bounds)
      if (b.dword == o.payload()) return of_counter(b, depth);
    return depth != 0 && !o.is(ir::operand_kind::agpr) ? of_variable(o, depth - 1) : r;
  }

  constexpr value_range of_counter(const ir::value_bound& b, u32 depth) {
    const ir::instruction& any = p_.code[0]; // what is asked for does not depend on the place
    const value_range first = !b.first.is_register() ? of_constant(b.first, b.literal)
                              : depth != 0           ? of(any, b.first, depth - 1)
                                                     : unknown();
    if (!first.is_not_negative()) return unknown();
    const i64 end = b.end.is_register() ? highest_signed(any, b.end) + b.beyond : b.high;
    return {first.low, end < b.high ? static_cast<u32>(end < 0 ? 0 : end) : b.high, 0};
  }

  /// What a register that a loop moves up may be in the loop's instructions.
  struct variable_range {
    u32 dword, begin, end;
    value_range inside;
    constexpr bool holds(u32 at) const { return at - begin < end - begin; }
  };
  constexpr u32 index_of(const ir::instruction& in) const { return static_cast<u32>(&in - p_.code.begin()); }
  constexpr const variable_range* variable(u32 dword) const {
    for (const variable_range& v : variables_)
      if (v.dword == dword) return &v;
    return nullptr;
  }

  /// By induction over the iterations: at the head the variable has its first value, or is at most the loop's limit; one step
  /// more is no number beyond those of its type.
  constexpr value_range of_variable(ir::operand o, u32 depth) {
    const loop_variable v = loop_variables(p_, pairs_).find(o);
    if (!v.found()) return unknown();
    const value_range first = of_result(*v.first, o, depth), step = step_of(v, depth);
    if (!first.is_not_negative() || !step.is_not_negative()) return unknown();
    i64 most = first.high; // at the head, in any iteration
    if (v.test.is_known()) {
      const i64 again = highest_after(v.test, depth);
      if (v.first_test.is_known()) most = highest_after(v.first_test, depth);
      if (most < again) most = again;
    } else {
      const i64 iterations = most_iterations(v, depth);
      if (iterations < 0 || (iterations > 0 && step.high > 0x7fff'ffff / iterations)) return unknown();
      most += iterations * step.high;
    }
    if (most < 0) most = 0; // no lane is there
    if (most + step.high > (v.test.is_signed ? 0x7fff'ffff : 0xffff'ffffll)) return unknown();
    const u32 high = static_cast<u32>(most + step.high), zeros = range::smaller(first.zeros, step.zeros);
    variables_.push_back({o.payload(), v.begin, v.end, {first.low, high, zeros}});
    return {first.low, range::greater(first.high, high), zeros};
  }
  constexpr value_range step_of(const loop_variable& v, u32 depth) {
    const value_range added = range::left(of(*v.step, v.added, depth), value_range::of(v.shift));
    return v.also.bits == 0 ? added : range::sum(added, of(*v.step, v.also, depth));
  }
  constexpr i64 highest_after(const loop_test& t, u32 depth) {
    if (!t.is_known()) return -1;
    return (t.is_signed ? highest_signed(*t.in, t.limit) : i64{of(*t.in, t.limit, depth).high}) - t.distance;
  }
  /// Of the loop of `other`, which goes on while a counter that it moves up is below something. Below 0: not known.
  constexpr i64 most_iterations(const loop_variable& other, u32 depth) {
    if (!other.counter.is(ir::operand_kind::sgpr)) return -1;
    const loop_variable v = loop_variables(p_, pairs_).find(other.counter);
    if (!v.found() || v.begin != other.begin || v.end != other.end || !v.test.is_known() || !v.test.is_signed)
      return -1;
    const value_range first = of_result(*v.first, other.counter, depth), step = step_of(v, depth);
    const i64 last = highest_after(v.test, depth);
    if (!first.is_not_negative() || step.low == 0 || last + step.high > 0x7fff'ffff) return -1;
    return last < first.low ? 1 : (last - first.low) / step.low + 1;
  }

  /// Of an argument that has stayed as it was loaded: what is assumed.
  constexpr value_range of_argument(u32 dword) const {
    value_range r;
    for (const ir::assumption& s : p_.assumptions)
      if (s.dword == dword && s.low >= 0) r = {static_cast<u32>(s.low), static_cast<u32>(s.high), 0};
    return r;
  }

  /// A dimension has less than 2^31 work-items: see launch_options and kiln::launch.
  constexpr value_range of_input(u32 dword) const {
    using kind = ir::input::kind;
    for (const ir::input& in : p_.inputs) {
      if (p_.groups[in.group].first != dword) continue;
      if (const u32 axis = static_cast<u32>(in.what) - static_cast<u32>(kind::work_item_id_x); axis < 3)
        return value_range::up_to(p_.block_size[axis] - 1);
      if (const u32 axis = static_cast<u32>(in.what) - static_cast<u32>(kind::workgroup_id_x); axis < 3)
        return value_range::up_to(most_workgroups(axis) - 1);
      if (in.is(kind::grid_size)) return {1, most_workgroups(0), 0};
      return unknown();
    }
    for (const ir::input& in : p_.inputs) // y or z of the grid
      if (const u32 axis = dword - p_.groups[in.group].first; in.is(kind::grid_size) && axis < 3)
        return {1, most_workgroups(axis), 0};
    return unknown();
  }
  constexpr u32 most_workgroups(u32 axis) const {
    u32 most = 0x7fff'ffffu / p_.block_size[axis];
    for (const ir::assumption& s : p_.assumptions)
      if (s.axis == axis && s.high < most) most = static_cast<u32>(s.high);
    return most;
  }

  constexpr value_range of_result(const ir::instruction& in, ir::operand o, u32 depth) {
    if (in.given != 0 || (in.marks & ir::mark::keeps_destination) != 0 ||
        static_cast<u32>(in.ops.low) != o.bits)
      return unknown();
    return range::of_result(in, [this, depth, at = &in](u32 k) { return this->of(*at, at->op(k), depth); });
  }

  const ir::program& p_;
  const u64* const writers_; ///< by dword: see survey
  writer_pairs pairs_;
  list<u32> known_; ///< by dword: 1 + index into found_
  list<value_range> found_;
  list<variable_range> variables_;
};

} // namespace kiln::analysis
