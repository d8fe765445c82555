// SPDX-License-Identifier: MIT
// What MODE changes about how instructions run: register indices relative to M0, skipped vector instructions, rounding and
// subnormals. Source: CDNA3 ISA manual 3.5, 4.6, 12.2.
#pragma once

#include <kiln/isa/table.hpp>
#include <kiln/sim/format/mode.hpp>
#include <kiln/sim/wave.hpp>

namespace kiln::sim {

namespace detail {

/// s_set_gpr_idx_on: M0 gets the index in [7:0] and the operands it applies to in [15:12]: src0, src1, src2, dst.
constexpr void index_on(wave& w, const decoded& d) {
  w.scalar[ir::source_code::m0] =
      (w.m0() & ~0xf0ffu) | (w.read32(d.src[0]) & 0xffu) | (d.immediate & 15u) << 12;
  w.set_mode(w.mode | mode_bit::gpr_idx);
}
constexpr void index_off(wave& w, const decoded&) { w.set_mode(w.mode & ~mode_bit::gpr_idx); }
constexpr void set_index(wave& w, const decoded& d) {
  w.scalar[ir::source_code::m0] = (w.m0() & ~0xffu) | (w.read32(d.src[0]) & 0xffu);
}
constexpr void set_index_operands(wave& w, const decoded& d) {
  w.scalar[ir::source_code::m0] = (w.m0() & ~0xf000u) | (d.immediate & 15u) << 12;
}
/// s_setvskip: bit S1 of S0 says whether vector instructions are skipped.
constexpr void set_skip(wave& w, const decoded& d) {
  const bool skip = (w.read32(d.src[0]) >> (w.read32(d.src[1]) & 31) & 1) != 0;
  w.set_mode(skip ? w.mode | mode_bit::vskip : w.mode & ~mode_bit::vskip);
}

constexpr bool takes_index(const isa::row& r) {
  return r.encoding == isa::encoding::vop1 || r.encoding == isa::encoding::vop2 ||
         r.encoding == isa::encoding::vopc || r.encoding == isa::encoding::vop3 ||
         r.encoding == isa::encoding::vop3p;
}
/// Moves an operand by the index; false when it would leave its register file.
constexpr bool move_place(const wave& w, place& p, u32 index) {
  if (p.at != place_kind::vector) return true;
  const u32 end = p.index < w.first_agpr && w.first_agpr < w.vector_count ? w.first_agpr : w.vector_count;
  p.index += index;
  return p.index + p.dwords <= end;
}

} // namespace detail

/// Runs an instruction under a MODE that is not the default.
constexpr void run_in_mode(wave& w, const decoded& d) {
  const isa::flag_mask f = d.row->flags;
  const bool vector = (f & (isa::flag::valu | isa::flag::vmem | isa::flag::lds | isa::flag::flat)) != 0;
  if (vector && (w.mode & mode_bit::vskip) != 0) return;
  handler run = d.execute;
  if ((d.row->reads & isa::special::mode) != 0 && (f & isa::flag::valu) != 0) {
    const bool arithmetic = ((w.mode ^ default_mode) & fp_mode::arithmetic_bits) != 0;
    const bool limits = d.makes_half && fp_mode{w.mode}.limits_f16();
    if (d.in_mode != nullptr && (arithmetic || limits)) run = d.in_mode;
  }
  if ((w.mode & mode_bit::gpr_idx) == 0 || !detail::takes_index(*d.row)) return run(w, d);
  decoded moved = d;
  const u32 index = w.m0() & 0xffu, operands = w.m0() >> 12;
  bool fits = true;
  for (u32 i = 0; i < 3 && i < moved.source_count; ++i)
    if ((operands >> i & 1) != 0) fits &= detail::move_place(w, moved.src[i], index);
  if ((operands & 8) != 0) fits &= detail::move_place(w, moved.dst, index);
  if (!fits) {
    if (report* r = w.fail(report_kind::out_of_bounds, d))
      r->message << "register index " << index << " of M0 leads past the last register";
    return;
  }
  run(w, moved);
}

} // namespace kiln::sim
