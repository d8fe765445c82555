// SPDX-License-Identifier: MIT
// What the judge of wait states knows of producers that are over soon, and who may meet one.
#pragma once

#include <kiln/analysis/hazard_rows.hpp>

namespace kiln::check::detail {

/// Brief producers (analysis::hazard_word) of the play that may not be over, and those that may be at its beginning.
struct brief_producers {
  using producer_mask = isa::hazard::producer_mask;
  static constexpr producer_mask all = analysis::hazard_word::brief;
  static constexpr producer_mask scalar_results = analysis::hazard_word::scalar;
  static constexpr producer_mask dots = mask_of(isa::hazard::producer::dot_vgpr);
  static constexpr u32 several_rows = ~0u;

  producer_mask live = 0;
  i32 over = 0;                    ///< from which instruction of the play on they are
  u32 row_of_dots = several_rows;  ///< of all dot products among them
  analysis::lane_interval vectors; ///< operands that the others than scalar ones may be about

  constexpr void begin_with(producer_mask arriving) {
    live = arriving;
    over = arriving != 0 ? analysis::hazard_word::brief_reach : 0;
    row_of_dots = several_rows;
    if (arriving != 0)
      vectors.add_everything();
    else
      vectors.clear();
  }
  constexpr void drop() {
    live = 0;
    vectors.clear();
  }

  constexpr void note(const ir::instruction& in, u64 word, const analysis::hazard_row& row, i32 at) {
    const producer_mask some =
        static_cast<producer_mask>(word >> analysis::hazard_word::produces_shift) & all;
    if ((some & dots) != 0) row_of_dots = (live & dots) != 0 && row_of_dots != in.row ? several_rows : in.row;
    if ((some & ~scalar_results) != 0) {
      for (u32 left = row.results; left != 0; left &= left - 1) {
        const u32 lane = analysis::operand_lanes::lane_bits * static_cast<u32>(__builtin_ctz(left));
        const u32 first = static_cast<u32>(in.ops.low >> lane);
        vectors.add_to(first, first + static_cast<u32>(row.extent.more >> lane));
      }
    }
    live |= some;
    const i32 end = at + 1 + analysis::hazard_word::reach_of(some);
    if (over < end) over = end;
  }

  /// Those of `some`, ordinary and brief ones, that may be about what the instruction names.
  constexpr producer_mask concerning(const ir::instruction& in, producer_mask some,
                                     const analysis::hazard_row& row) const {
    producer_mask out = some;
    if ((some & scalar_results) != 0 && !row.reads_scalar(in.ops)) out &= ~scalar_results;
    const producer_mask here = some & all & ~scalar_results;
    if (here != 0 &&
        !(here == dots && in.row == row_of_dots ? touches_factors(in, row) : row.may_touch(in.ops, vectors)))
      out &= ~here;
    return out;
  }

private:
  /// Of dot products of one opcode, only the factors matter (rules H36, H37): operands 1 and 2.
  constexpr bool touches_factors(const ir::instruction& in, const analysis::hazard_row& row) const {
    constexpr u64 tops = static_cast<u64>(analysis::operand_lanes::tops);
    const u64 two = static_cast<u64>(in.ops.low >> 32), more = static_cast<u64>(row.extent.more >> 32);
    return ((((two + more) | tops) - static_cast<u64>(vectors.lows)) &
            (static_cast<u64>(vectors.tops_highs) - (two & ~tops)) & tops) != 0;
  }
};

/// An instruction that looks back for what it must keep away from.
struct looking_back {
  using producer_mask = isa::hazard::producer_mask;
  static constexpr producer_mask scalar_results = analysis::hazard_word::scalar,
                                 unnamed = analysis::hazard_word::unnamed;
  static constexpr u32 vcc_bits = analysis::operand_bits_of(isa::resource::vcc);
  /// What threatens vector registers, of instructions with one result: their first operand.
  static constexpr producer_mask by_first =
      (analysis::hazard_word::ordinary | analysis::hazard_word::brief) &
      ~(unnamed | scalar_results | mask_of(isa::hazard::producer::wide_store) |
        mask_of(isa::hazard::producer::wide_store_sgpr));

  const ir::instruction& in;
  const analysis::hazard_row& row;
  producer_mask threats;
  i32 reach, position;
  u128 ends, begins; ///< of its first operands, as operand_lanes::overlap has them

  /// Whether one of the results of `early` that `why` is about is what it names, or what it need not name.
  constexpr bool may_meet(const ir::instruction& early, u64 word, producer_mask why,
                          const analysis::hazard_row& facts) const {
    using namespace analysis::operand_lanes;
    if ((why & ~by_first) == 0 && (word & analysis::hazard_word::unseen) == 0 && in.ops.high == 0 &&
        !row.implicit) {
      const u32 first = static_cast<u32>(early.ops.low), last = first + static_cast<u32>(facts.extent.more);
      return ((ends - ones * first) & ((ones * last | tops) - begins) & tops) != 0;
    }
    if ((why & unnamed) != 0 || row.implicit) return true;
    for (u32 left = facts.results; left != 0; left &= left - 1) {
      const u32 lane = lane_bits * static_cast<u32>(__builtin_ctz(left));
      const u32 first = static_cast<u32>(early.ops.low >> lane);
      const bool vector = (first & analysis::hazard_row::vector_kind) != 0;
      if ((why & (vector ? ~scalar_results : scalar_results)) != 0 &&
          row.may_meet(in.ops, 0, first, first + static_cast<u32>(facts.extent.more >> lane)))
        return true;
    }
    return (why & scalar_results) != 0 && facts.writes_vcc && row.may_meet(in.ops, 0, vcc_bits, vcc_bits + 1);
  }
};

} // namespace kiln::check::detail
