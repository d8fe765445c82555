// SPDX-License-Identifier: MIT
// A byte offset into memory as the hardware adds it up: one part per lane, one uniform, one constant.
#pragma once

#include <kiln/author/memory/memory.hpp>

namespace kiln::author {

/// A number, an SGPR or a VGPR; signed or unsigned 32 bits.
struct offset_part : operand {
  constexpr offset_part() : operand(0, source{}) {}
  template<class H>
    requires((ScalarHandleOf<bare<H>, i32> || ScalarHandleOf<bare<H>, u32>) && !is_agpr_bank<bare<H>::bank>)
  constexpr offset_part(H&& h, source at = source::here()) // NOLINT: implicit
      : operand(static_cast<H&&>(h), at) {}
  template<class H>
    requires((ScalarHandleOf<H, i32> || ScalarHandleOf<H, u32>) && is_agpr_bank<H::bank>)
  constexpr offset_part(const H& h, source at = source::here()) // NOLINT: implicit
      : operand(copied_from_agpr(h, at)) {}
  template<IntegerConstant I>
  constexpr offset_part(I i, source at = source::here()) : operand(i, at) {} // NOLINT: implicit
};

/// The parts added up. `lane` and `uniform` are form::none if there is no such part.
struct offset_sum {
  operand lane, uniform;
  i64 bytes = 0;
  source where{};

  /// Adds `part * scale`.
  constexpr void add(draft& k, const operand& part, i64 scale) {
    if (where.line == 0) where = part.where;
    if (part.is_constant()) {
      bytes += part.integer * scale;
      return;
    }
    operand& sum = part.is_vgpr() ? lane : uniform;
    const ir::bank bank = part.is_vgpr() ? ir::bank::vgpr : ir::bank::sgpr;
    operand scaled = part;
    scaled.set_type(isa::element::u32);
    scaled.set_unnamed(false);
    if (scale != 1) {
      const u32 d = selection::binary(k, selection::operation::mul, isa::element::u32, scaled,
                                      operand(scale, part.where));
      scaled = selection::reg_operand(bank, d, isa::element::u32, part.where);
      scaled.set_unnamed(true);
    }
    if (sum.what != operand::form::none) {
      const u32 d = selection::binary(k, selection::operation::add, isa::element::u32, sum, scaled);
      scaled = selection::reg_operand(bank, d, isa::element::u32, part.where);
    }
    sum = scaled;
  }
  constexpr bool has_lane() const { return lane.what != operand::form::none; }
  constexpr bool has_uniform() const { return uniform.what != operand::form::none; }
};

} // namespace kiln::author

namespace kiln {

/// A byte offset of up to three parts, each a number, an SGPR or a VGPR: `byte_offset(lane, row_start, 16)`. Where no
/// byte_offset is written, indices count elements.
struct byte_offset {
  author::offset_part parts[3];

  constexpr explicit byte_offset(const author::offset_part& a, const author::offset_part& b = {},
                                 const author::offset_part& c = {})
      : parts{a, b, c} {}
  template<class H>
    requires(author::ScalarHandleOf<H, i32> || author::ScalarHandleOf<H, u32>)
  constexpr explicit byte_offset(const H& h, source at = source::here())
      : parts{author::offset_part(h, at)} {}
  template<emit::IntegerConstant I>
  constexpr explicit byte_offset(I i, source at = source::here()) : parts{author::offset_part(i, at)} {}
  constexpr explicit byte_offset(const author::offset_sum& s) {
    if (s.has_lane()) static_cast<emit::operand&>(parts[0]) = s.lane;
    if (s.has_uniform()) static_cast<emit::operand&>(parts[1]) = s.uniform;
    static_cast<emit::operand&>(parts[2]) = emit::operand(s.bytes, s.where);
    for (author::offset_part& p : parts) p.where = s.where;
  }

  constexpr author::offset_sum sum(emit::draft& k) const {
    author::offset_sum s;
    for (const author::offset_part& p : parts) s.add(k, p, 1);
    return s;
  }
};

} // namespace kiln
