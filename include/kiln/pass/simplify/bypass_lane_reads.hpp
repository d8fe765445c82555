// SPDX-License-Identifier: MIT
// Reads a value where it is: vector instructions name the VGPR, not the SGPR that v_readfirstlane_b32 takes it to.
//   needs  a program over virtual registers; reads of values that all lanes have alike (mark::uniform)
//   gives  the same instructions; a read of a lane that nothing reads any longer is left to remove_dead_code
//   judge  ir::verify; the simulator before and after
//   fails  never
#pragma once

#include <kiln/analysis/programs/dominators.hpp>
#include <kiln/analysis/programs/survey.hpp>

namespace kiln::pass {

namespace detail {

/// VGPR and SGPR have one writer each, in one block, the SGPR's after the VGPR's. Wherever that block has been passed to its
/// end, and after the read in the block itself, both have the same value. A reader that has no more lanes than the VGPR's
/// writer finds it in all of its lanes.
class lane_read_bypass {
  static consteval u32 chosen() { return ir::mark::keep | ir::mark::keeps_destination; }

public:
  constexpr lane_read_bypass(ir::program& p, const analysis::survey& effects,
                             const analysis::flow_graph& flow)
      : p_(p), effects_(effects), flow_(flow) {}

  constexpr void run() {
    find_reads();
    if (found_.empty()) return;
    const analysis::dominators above(p_, flow_);
    for (u32 b = 0; b < p_.blocks.size(); ++b)
      for (u32 i = p_.blocks[b].first; i < p_.end_of(b); ++i) {
        ir::instruction& in = p_.code[i];
        if ((in.marks & chosen()) == 0 &&
            (effects_.rows.of(in.row) & analysis::effect::reads_scalar_bus()) != 0)
          redirect(in, b, i, above);
      }
  }

private:
  struct lane_read {
    u32 scalar; ///< operands
    u32 vector;
    u32 block, index;
  };

  constexpr void find_reads() {
    const u64* const writers = effects_.writers();
    for (u32 b = 0; b < p_.blocks.size(); ++b)
      for (u32 i = p_.blocks[b].first; i < p_.end_of(b); ++i) {
        const ir::instruction& in = p_.code[i];
        if ((in.marks & ir::mark::uniform) == 0 || (in.marks & ir::mark::keep) != 0) continue;
        const u64 here = u64{b} << 32 | (i + 1), scalar = writers[in.op(0).payload()],
                  vector = writers[in.op(1).payload()];
        if (scalar == here && vector < here && vector > u64{b} << 32)
          found_.push_back({in.op(0).bits, in.op(1).bits, b, i});
      }
  }

  constexpr void redirect(ir::instruction& in, u32 block, u32 index, const analysis::dominators& above) {
    const isa::operand_list& places = isa::operand_lists[isa::rows[in.row].operands];
    for (u32 k = 0; k < places.count; ++k) {
      const isa::operand_row& place = places.places[k];
      if (place.is_written() || place.dwords != 1 || (place.accepts & isa::oc::vgpr) == 0) continue;
      const u32 bits = in.op(k).bits;
      for (const lane_read& r : found_) {
        if (bits != r.scalar) continue;
        const bool follows = r.block == block ? r.index < index : above.dominates(r.block, block);
        if (follows && p_.lies_in(p_.blocks[block].region, p_.blocks[r.block].region))
          in.set_op(k, ir::operand(r.vector));
      }
    }
  }

  ir::program& p_;
  const analysis::survey& effects_;
  const analysis::flow_graph& flow_;
  list<lane_read> found_;
};

} // namespace detail

constexpr void bypass_lane_reads(ir::program& p, const analysis::survey& effects,
                                 const analysis::flow_graph& flow) {
  if (p.has_uniform_reads && !p.writes_exec_by_hand && !effects.splits_exec() && !effects.rows.upsets())
    detail::lane_read_bypass(p, effects, flow).run();
}
constexpr void bypass_lane_reads(ir::program& p) {
  bypass_lane_reads(p, analysis::survey(p), analysis::control_flow(p));
}

} // namespace kiln::pass
