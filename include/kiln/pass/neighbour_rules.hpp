// SPDX-License-Identifier: MIT
// What the rules ask for after an instruction that stands a few before another.
#pragma once

#include <kiln/analysis/hazard_rows.hpp>
#include <kiln/pass/wait_state_rules.hpp>

namespace kiln::pass::detail {

/// An instruction that looks back for what it has to keep away from.
struct victim {
  const ir::instruction& in;
  const analysis::hazard_row& row;
  u128 ends, begins; ///< of its operands, as operand_lanes::overlap has them
};

/// Which results of a neighbour meet an instruction, and what the rules say to that.
class neighbour_rules {
  using producer = isa::hazard::producer;
  using producer_mask = isa::hazard::producer_mask;
  static constexpr producer_mask ordinary = analysis::hazard_word::ordinary,
                                 brief = analysis::hazard_word::brief, scalar = analysis::hazard_word::scalar,
                                 unnamed = analysis::hazard_word::unnamed;
  static constexpr u32 vcc_bits = threats_in_flight::vcc_bits;
  /// Of which the rows say all.
  static constexpr producer_mask by_rows = mask_of(producer::valu_vgpr) | mask_of(producer::load_vgpr) |
                                           mask_of(producer::trans_vgpr) | mask_of(producer::dot_vgpr);

public:
  constexpr neighbour_rules(analysis::hazard_rows& rows, wait_state_rules& rules)
      : rows_(rows), rules_(rules) {}

  /// `why`: what may threaten the victim of what the cause produces.
  constexpr i32 asked_by(const ir::instruction& cause, producer_mask why, const victim& v,
                         const list<threat_in_flight>& in_flight, i32 issued) {
    using namespace analysis::operand_lanes;
    const u64 early = ~rows_.spared()[cause.row];
    const analysis::hazard_row& by = rows_.facts_of(early);
    u128 hit = 0; // lanes of vector registers
    bool other_hit =
        (why & unnamed) != 0 || v.row.implicit ||
        ((why & scalar) != 0 && by.writes_vcc && v.row.may_meet(v.in.ops, 0, vcc_bits, vcc_bits + 1));
    for (u32 left = by.results; left != 0; left &= left - 1) {
      const u32 lane = static_cast<u32>(__builtin_ctz(left)) * lane_bits;
      const u32 first = static_cast<u32>(cause.ops.low >> lane);
      const u32 last = first + static_cast<u32>(by.extent.more >> lane);
      const bool vector = (first & analysis::hazard_row::vector_kind) != 0;
      if ((why & (vector ? ~scalar : scalar)) == 0) continue;
      if (vector && v.in.ops.high == 0)
        hit |= (v.ends - ones * first) & ((ones * last | tops) - v.begins) & tops;
      else
        other_hit = other_hit || v.row.may_meet(v.in.ops, 0, first, last);
    }
    if (hit == 0 && !other_hit) return 0;
    if (other_hit || (early >> analysis::hazard_word::produces_shift & brief & ~scalar & ~by_rows) != 0)
      return rules_.states_between(cause, v.in, ordinary | brief, in_flight, issued);
    // Results of vector registers, and who reads them in which of its first places: then the rows say all, and the answer is
    // the same each time.
    const u64 key = u64{cause.row} | u64{v.in.row} << 16 |
                    (static_cast<u64>(hit >> 31 | hit >> 62 | hit >> 93 | hit >> 124) & 15) << 32 |
                    u64{1} << 63;
    known_pair& known = pairs_.of[(cause.row * 31u + v.in.row) % known_pairs::count];
    if (known.key == key) return known.states;
    const i32 states = rules_.states_between(cause, v.in, (ordinary | brief) & ~scalar, in_flight, issued);
    if (!rules_.looked_at_others()) known = {key, states};
    return states;
  }

private:
  analysis::hazard_rows& rows_;
  wait_state_rules& rules_;
  struct known_pair {
    u64 key = 0; ///< rows and places, see asked_by
    i32 states = 0;
  };
  struct known_pairs {
    static constexpr u32 count = 61;
    known_pair of[count];
  };
  known_pairs pairs_;
};

} // namespace kiln::pass::detail
