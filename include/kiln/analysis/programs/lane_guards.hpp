// SPDX-License-Identifier: MIT
// What conditions of `where` say of the values inside: of i in where(i < n).
#pragma once

#include <kiln/analysis/programs/value_ranges.hpp>

namespace kiln::analysis {

/// In the lanes of an EXEC region its mask's comparison was true. Registers that one instruction writes have still the values
/// that it has compared.
class lane_guards {
public:
  constexpr lane_guards(const ir::program& p, const survey& effects, value_ranges& ranges)
      : p_(p), writers_(effects.writers()), ranges_(ranges), known_(p.virtual_dwords) {}

  /// The range of a register that `in` reads in a region.
  constexpr value_range of(const ir::instruction& in, ir::operand o, u32 region) {
    if (o.bits - ir::first_vgpr() >= ir::vectors() || !is_single(o)) return ranges_.of(in, o);
    u64& known = known_.begin()[o.payload()];
    if (known >> 32 != region + 1) {
      found_.push_back(find(in, o, region));
      known = u64{region + 1} << 32 | found_.size();
    }
    return found_.begin()[static_cast<u32>(known) - 1];
  }

private:
  constexpr value_range find(const ir::instruction& in, ir::operand o, u32 region) {
    value_range r = ranges_.of(in, o);
    if (o.is(ir::operand_kind::agpr) || p_.writes_exec_by_hand) return r;
    for (; region != 0; region = p_.regions[region].parent)
      if (p_.regions[region].mask != ir::exec_region::no_mask)
        narrow(r, o, ir::operand(ir::operand_kind::sgpr, p_.regions[region].mask), deepest);
    return r;
  }

  static constexpr u32 deepest = 4; ///< masks joined by &&

  constexpr bool is_single(ir::operand o) const { return writers_[o.payload()] < survey::several(); }

  constexpr void narrow(value_range& r, ir::operand o, ir::operand mask, u32 depth) {
    if (!mask.is_register() || writers_[mask.payload()] == 0 || !is_single(mask) || depth == 0) return;
    const ir::instruction& in = p_.code[survey::index(writers_[mask.payload()])];
    if (in.op(0).bits != mask.bits) return;
    const u32 mnemonic = isa::rows[in.row].mnemonic;
    if (mnemonic == u32{isa::mn::s_and_b64}) {
      narrow(r, o, in.op(1), depth - 1);
      return narrow(r, o, in.op(2), depth - 1);
    }
    using namespace isa::mn;
    const bool first = in.op(1).bits == o.bits;
    if (!first && in.op(2).bits != o.bits) return;
    const ir::operand other = in.op(first ? 2 : 1);
    if (in.given != 0) return;
    switch (mnemonic) {
    case v_cmp_lt_i32: return limit(r, in, other, first, true, 1);
    case v_cmp_le_i32: return limit(r, in, other, first, true, 0);
    case v_cmp_gt_i32: return limit(r, in, other, !first, true, 1);
    case v_cmp_ge_i32: return limit(r, in, other, !first, true, 0);
    case v_cmp_lt_u32: return limit(r, in, other, first, false, 1);
    case v_cmp_le_u32: return limit(r, in, other, first, false, 0);
    case v_cmp_gt_u32: return limit(r, in, other, !first, false, 1);
    case v_cmp_ge_u32: return limit(r, in, other, !first, false, 0);
    default: return;
    }
  }

  /// The register is at most `other` less `distance`, if `is_below`.
  constexpr void limit(value_range& r, const ir::instruction& in, ir::operand other, bool is_below,
                       bool is_signed, u32 distance) {
    if (!is_below) return raise(r, ranges_.of(in, other), is_signed, distance);
    if (is_signed && !r.is_not_negative()) return;
    const i64 high =
        (is_signed ? ranges_.highest_signed(in, other) : i64{ranges_.of(in, other).high}) - distance;
    if (high < 0) return; // no lane is there
    if (high < r.high) r.high = static_cast<u32>(high);
    if (r.low > r.high) r.low = r.high;
  }

  /// The register is at least what `other` is, and `distance`. Signed, it is then not negative if that is not.
  static constexpr void raise(value_range& r, const value_range& other, bool is_signed, u32 distance) {
    if (is_signed && !other.is_not_negative()) return;
    const u32 top = is_signed ? 0x7fff'ffff : ~u32{0};
    const u32 low = other.low > top - distance ? top : other.low + distance;
    if (r.low < low) r.low = low;
    if (r.high > top) r.high = top;
    if (r.high < r.low) r.high = r.low; // no lane is there
  }

  const ir::program& p_;
  const u64* const writers_; ///< by dword: see survey
  value_ranges& ranges_;
  list<u64>
      known_; ///< by dword: the last region asked for and 1 + index into found_; 1 + the region in the upper half
  list<value_range> found_;
};

} // namespace kiln::analysis
