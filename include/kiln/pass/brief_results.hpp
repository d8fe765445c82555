// SPDX-License-Identifier: MIT
// What insert_wait_states knows of the brief results of the last few instructions.
#pragma once

#include <kiln/analysis/hazard_rows.hpp>

namespace kiln::pass::detail {

/// Brief results (analysis::hazard_word) of the walk that may not be over: a superset. Which they are is looked up where an
/// instruction may touch one. Members are open to insert_wait_states: its loops read them often.
struct brief_results {
  static constexpr isa::hazard::producer_mask scalar = analysis::hazard_word::scalar;
  static constexpr isa::hazard::producer_mask dot = mask_of(isa::hazard::producer::dot_vgpr);

  isa::hazard::producer_mask live = 0;
  i64 over = 0;                 ///< the instruction of the walk from which all of them are over
  analysis::lane_interval near; ///< operands that those in vector registers may be about
  u32 dot_row = 0;              ///< of all dot products among them, or ~0u

  constexpr void forget() {
    live = 0;
    near.clear();
  }

  /// An instruction of such a row, number `at` of the walk, is executed.
  constexpr void add(const ir::instruction& in, u64 word, i64 at, const analysis::hazard_row& row) {
    namespace hazard_word = analysis::hazard_word;
    const isa::hazard::producer_mask some =
        static_cast<isa::hazard::producer_mask>(word >> hazard_word::produces_shift) & hazard_word::brief;
    const i64 end = at + 1 + hazard_word::reach_of(some);
    if (over < end) over = end;
    if ((some & ~scalar) != 0) {
      if ((some & dot) != 0) dot_row = (live & dot) == 0 || dot_row == in.row ? in.row : ~0u;
      if ((row.results & (row.results - 1)) != 0) {
        near.add_everything();
      } else {
        const u32 lane = static_cast<u32>(__builtin_ctz(row.results)) * analysis::operand_lanes::lane_bits;
        const u32 first = static_cast<u32>(in.ops.low >> lane);
        near.add_to(first, first + static_cast<u32>(row.extent.more >> lane));
      }
    }
    live |= some;
  }

  /// Whether an instruction may touch one of those in vector registers. Of dot products of one opcode only the factors matter.
  constexpr bool may_touch(const ir::instruction& in, const analysis::hazard_row& row) const {
    using namespace analysis::operand_lanes;
    constexpr u128 factors = u128{~u64{0}} << lane_bits;
    const u128 ops =
        in.ops.low & ((live & ~scalar) == dot && in.row == dot_row ? row.named & factors : row.named);
    return ((((ops + row.extent.more) | tops) - near.lows) & (near.tops_highs - (ops & ~tops)) & tops) != 0 ||
           in.ops.high != 0;
  }
};

} // namespace kiln::pass::detail
