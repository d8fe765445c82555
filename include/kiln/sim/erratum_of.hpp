// SPDX-License-Identifier: MIT
// Instructions that the target may do wrong: isa/errata.hpp.
#pragma once

#include <kiln/isa/errata.hpp>
#include <kiln/sim/wave.hpp>

namespace kiln::sim {

/// The erratum of an instruction that the author has not accepted, or nullptr.
constexpr const isa::erratum* erratum_in(const ir::program& p, const ir::instruction& in) {
  if ((p.left_out & packed_f32_is_accepted) != 0 || !isa::is_packed_f32(isa::rows[in.row].mnemonic))
    return nullptr;
  // Both halves of the result take a source's high half: op_sel is 0 where it is not written, op_sel_hi all ones.
  const u64 op_sel = in.has(isa::modifier::op_sel) ? in.value_of(isa::modifier::op_sel) : 0;
  const u64 op_sel_hi = in.has(isa::modifier::op_sel_hi) ? in.value_of(isa::modifier::op_sel_hi) : ~u64{0};
  const isa::erratum& e = isa::facts_of((op_sel & op_sel_hi) != 0 ? isa::errata::packed_f32_high_broadcast
                                                                  : isa::errata::packed_f32_beside_mfma);
  return (e.archs & isa::mask_of(p.arch)) != 0 ? &e : nullptr;
}
constexpr void report_erratum(wave& w, const decoded& d, const isa::erratum& e) {
  if (report* r = w.open_report(report_kind::erratum, d))
    r->message << "the hardware may lose its operands (" << e.name << ", " << e.source << ')';
}

} // namespace kiln::sim
