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
    const u32* const found = found_at_.begin();
    const ir::instruction* const code = p_.code.begin();
    constexpr u32 first = ir::first_register(), sgprs = ir::first_vgpr() - ir::first_register(),
                  number = ir::payload_mask();
    u32 block = 0;
    for (const u32 i : effects_.chosen())
      // One expression: constant evaluation counts statements.
      if ((static_cast<u32>(code[i].ops.low) - first < sgprs &&
           found[static_cast<u32>(code[i].ops.low) & number] != 0) ||
          (static_cast<u32>(code[i].ops.low >> 32) - first < sgprs &&
           found[static_cast<u32>(code[i].ops.low >> 32) & number] != 0) ||
          (static_cast<u32>(code[i].ops.low >> 64) - first < sgprs &&
           found[static_cast<u32>(code[i].ops.low >> 64) & number] != 0) ||
          (static_cast<u32>(code[i].ops.low >> 96) - first < sgprs &&
           found[static_cast<u32>(code[i].ops.low >> 96) & number] != 0) ||
          code[i].ops.high != 0)
        redirect(i, block, above);
  }

private:
  struct lane_read {
    u32 scalar; ///< operands
    u32 vector;
    u32 block, index;
  };

  constexpr void find_reads() {
    const ir::instruction* const code = p_.code.begin();
    u32 block = 0;
    for (const u32 i : effects_.chosen())
      if ((code[i].marks & ir::mark::uniform) != 0) note_read(i, block);
  }
  /// `block` is not after that of instruction i.
  constexpr void note_read(u32 i, u32& block) {
    const u64* const writers = effects_.writers();
    const ir::instruction& in = p_.code[i];
    while (p_.end_of(block) <= i) ++block;
    const u32 b = block;
    const u64 here = u64{b} << 32 | (i + 1), scalar = writers[in.op(0).payload()],
              vector = writers[in.op(1).payload()];
    if (!(scalar == here && vector < here && vector > u64{b} << 32)) return;
    if (found_at_.empty()) found_at_ = list<u32>(p_.virtual_dwords);
    found_.push_back({in.op(0).bits, in.op(1).bits, b, i});
    found_at_[in.op(0).payload()] = found_.size();
  }

  constexpr void redirect(u32 index, u32& block, const analysis::dominators& above) {
    ir::instruction& in = p_.code[index];
    if ((in.marks & chosen()) != 0 || (effects_.rows.of(in.row) & analysis::effect::reads_scalar_bus()) == 0)
      return;
    while (p_.end_of(block) <= index) ++block;
    const isa::operand_list& places = isa::operand_lists[isa::rows[in.row].operands];
    for (u32 k = 0; k < places.count; ++k) {
      const isa::operand_row& place = places.places[k];
      if (place.is_written() || place.dwords != 1 || (place.accepts & isa::oc::vgpr) == 0) continue;
      const ir::operand o = in.op(k);
      if (!o.is(ir::operand_kind::sgpr) || found_at_[o.payload()] == 0) continue;
      const lane_read& r = found_[found_at_[o.payload()] - 1];
      const bool follows = r.block == block ? r.index < index : above.dominates(r.block, block);
      if (follows && p_.lies_in(p_.blocks[block].region, p_.blocks[r.block].region))
        in.set_op(k, ir::operand(r.vector));
    }
  }

  ir::program& p_;
  const analysis::survey& effects_;
  const analysis::flow_graph& flow_;
  list<lane_read> found_;
  list<u32> found_at_; ///< by the SGPR's dword: 1 + its place in found_, or 0
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
