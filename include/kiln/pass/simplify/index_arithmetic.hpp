// SPDX-License-Identifier: MIT
// An index as a sum of at most two registers' values and a constant, so that the constant can leave it.
#pragma once

#include <kiln/analysis/programs/dominators.hpp>
#include <kiln/analysis/programs/lane_guards.hpp>

namespace kiln::pass {

/// `rest + constant`, equal to an index as numbers of 32 bits. `rest` is a register, or what one instruction makes of `of`.
struct split_index {
  u32 made_by = plain;       ///< mnemonic, or plain: the register of[0]
  ir::operand of[3] = {};    ///< sources in the instruction's order
  ir::operand terms[2] = {}; ///< of a plain index that is a sum; else none
  i64 constant = 0;
  analysis::value_range rest; ///< of the number that is left

  static constexpr u32 plain = ~0u;
  constexpr bool is_plain() const { return made_by == plain; }
};

/// Follows an index through the instructions that have made it, each the only writer of its result. They lie on every path to
/// the use of the index, and have written all lanes that use it, so the registers that they read have still the value that they
/// read; those with several writers are looked at.
class index_splitter {
public:
  constexpr index_splitter(const ir::program& p, const analysis::survey& effects,
                           const analysis::flow_graph& flow)
      : p_(p), flow_(flow), writers_(effects.writers()), ranges_(p, effects), guards_(p, effects, ranges_) {}
  index_splitter(const index_splitter&) = delete;
  index_splitter& operator=(const index_splitter&) = delete;
  constexpr ~index_splitter() { delete dominators_; }

  /// Of a register where the index is used. `where(t < n)` says something of 4 * t and 4 * t + m too.
  constexpr analysis::value_range range_of(const ir::instruction& in, ir::operand o) {
    const u32 region = p_.blocks[block_].region;
    const analysis::value_range own = guards_.of(in, o, region);
    if (region == 0 || o.bits < ir::first_vgpr()) return own;
    const ir::instruction* const made = maker(o); // lane by lane, as its result is in a VGPR
    if (made == nullptr || made->given != 0 || !is_multiple(*made)) return own;
    const analysis::value_range r = analysis::range::of_result(
        *made, [this, made, region](u32 k) { return guards_.of(*made, made->op(k), region); });
    return analysis::range::common(own, r);
  }

  /// The index is used by instruction `at` of `block`.
  constexpr void stand_at(u32 at, u32 block) {
    at_ = at;
    block_ = block;
  }

  /// Of the register `index`, used by instruction `at` of `block`.
  constexpr split_index split(ir::operand index, u32 at, u32 block) {
    using namespace isa::mn;
    stand_at(at, block);
    split_index s;
    s.of[0] = peel(index, s.constant);
    s.rest = range_of(p_.code[at], s.of[0]);
    const ir::instruction* const made = maker(s.of[0]);
    if (made == nullptr) return s;
    const u32 mnemonic = isa::rows[made->row].mnemonic;
    switch (mnemonic) {
    case v_add_u32: return sum(s, *made, 1, 2);
    case v_add3_u32: // with a constant among the three
      for (u32 k = 1; k < 4; ++k) {
        i64 value = 0;
        if (!is_constant(*made, k, value)) continue;
        split_index with = s;
        with.constant += value;
        return sum(with, *made, k == 1 ? 2 : 1, k == 3 ? 2 : 3, s);
      }
      return s;
    case v_lshlrev_b32:
    case v_lshl_add_u32:
    case v_mad_u32_u24: return product(s, *made, mnemonic);
    default: return s;
    }
  }

  /// The one instruction that writes a register, if all that it does is that.
  constexpr const ir::instruction* maker(ir::operand o) {
    // Few statements, as for all that follows an index: constant evaluation counts these.
    const u64 writer =
        o.bits - ir::first_register() < ir::registers() ? writers_[o.bits & ir::payload_mask()] : 0;
    if (writer == 0 || writer >= analysis::survey::several() ||
        (writer >> 32 == block_ ? static_cast<u32>(writer) > at_
                                : !reaches_all_lanes(o, static_cast<u32>(writer >> 32))))
      return nullptr;
    const ir::instruction* const in = p_.code.begin() + (static_cast<u32>(writer) - 1);
    return in->given == 0 && (in->marks & ir::mark::keeps_destination) == 0 &&
                   static_cast<u32>(in->ops.low) == o.bits
               ? in
               : nullptr;
  }

  /// True if a register holds, where the index is used, what instruction `from` has read from it.
  constexpr bool is_unchanged(ir::operand o, const ir::instruction& from) const {
    if (o.bits - ir::first_register() >= ir::registers()) return false;
    if (writers_[o.bits & ir::payload_mask()] < analysis::survey::several()) return true;
    const u32 begin = static_cast<u32>(&from - p_.code.begin());
    if (begin < p_.blocks[block_].first || begin > at_ || at_ - begin > farthest) return false;
    for (u32 i = begin; i < at_; ++i)
      if (writes(p_.code[i], o)) return false;
    return true;
  }

private:
  /// Sums, and products of what is no number, are affine_splitter's.
  constexpr bool is_multiple(const ir::instruction& in) {
    i64 factor = 0;
    switch (isa::rows[in.row].mnemonic) {
    case isa::mn::v_lshlrev_b32:
    case isa::mn::v_lshl_add_u32: return true;
    case isa::mn::v_mul_lo_u32:
    case isa::mn::v_mul_u32_u24:
    case isa::mn::v_mad_u32_u24: return is_constant(in, 1, factor) || is_constant(in, 2, factor);
    default: return false;
    }
  }

  static constexpr u32 farthest = 64; ///< instructions over which a register with several writers is followed
  static constexpr u32 deepest = 4;

  /// True if each time a lane comes to the use, what `block` writes to `o` has just been written for it. A lane that was
  /// disabled there has an older value in a VGPR, of scalars that have moved on.
  constexpr bool reaches_all_lanes(ir::operand o, u32 block) {
    if (dominators_ == nullptr) dominators_ = new analysis::dominators(p_, flow_);
    if (!dominators_->dominates(block, block_)) return false;
    if (o.bits < ir::first_vgpr()) return true;
    return !p_.writes_exec_by_hand && p_.lies_in(p_.blocks[block_].region, p_.blocks[block].region);
  }

  static constexpr bool writes(const ir::instruction& in, ir::operand o) {
    const isa::operand_list& list = isa::operand_lists[isa::rows[in.row].operands];
    for (u32 places = list.writes; places != 0; places &= places - 1) {
      const u32 k = static_cast<u32>(__builtin_ctz(places));
      if (o.bits - in.op(k).bits < list.places[k].dwords) return true;
    }
    return false;
  }

  constexpr bool is_constant(const ir::instruction& in, u32 place, i64& value) {
    if (static_cast<u32>(in.ops.low >> 32 * place) - ir::first_register() < ir::registers()) return false;
    const analysis::value_range r = ranges_.of(in, in.op(place));
    value = static_cast<i32>(r.low);
    return r.is_constant();
  }

  /// Takes constants off that were added to a register, within its bank.
  constexpr ir::operand peel(ir::operand o, i64& constant) {
    using namespace isa::mn;
    for (u32 depth = 0; depth < deepest; ++depth) {
      const ir::instruction* const made = maker(o);
      if (made == nullptr) return o;
      i64 value = 0;
      u32 other = 0; // place of what is left
      switch (isa::rows[made->row].mnemonic) {
      case s_add_i32:
      case s_add_u32:
      case v_add_u32: other = is_constant(*made, 1, value) ? 2 : is_constant(*made, 2, value) ? 1 : 0; break;
      case s_sub_i32:
      case s_sub_u32:
      case v_sub_u32: other = is_constant(*made, 2, value) ? 1 : 0, value = -value; break;
      case v_subrev_u32: other = is_constant(*made, 1, value) ? 2 : 0, value = -value; break;
      case s_mov_b32:
      case v_mov_b32: other = 1; break;
      default: break;
      }
      if (other == 0 || !made->op(other).is(o.kind()) || !is_unchanged(made->op(other), *made)) return o;
      constant += value;
      o = made->op(other);
    }
    return o;
  }

  /// The sum of two places, which take no constant.
  constexpr split_index sum(const split_index& s, const ir::instruction& made, u32 a, u32 b) {
    return sum(s, made, a, b, s);
  }
  constexpr split_index sum(const split_index& s, const ir::instruction& made, u32 a, u32 b,
                            const split_index& otherwise) {
    split_index out = s;
    out.made_by = isa::mn::v_add_u32;
    out.of[0] = peel(made.op(a), out.constant);
    out.of[1] = peel(made.op(b), out.constant);
    if (!is_unchanged(out.of[0], made) || !is_unchanged(out.of[1], made)) return otherwise;
    if (!out.of[1].is(ir::operand_kind::vgpr)) { // VOP2 takes a VGPR there
      const ir::operand first = out.of[0];
      out.of[0] = out.of[1];
      out.of[1] = first;
    }
    if (!out.of[1].is(ir::operand_kind::vgpr)) return otherwise;
    if (out.constant == otherwise.constant) {
      const ir::operand first = out.of[0], second = out.of[1];
      out = otherwise;
      out.terms[0] = first;
      out.terms[1] = second;
      return out;
    }
    out.rest = analysis::range::sum(range_of(made, out.of[0]), range_of(made, out.of[1]));
    return out;
  }

  /// A product by a constant, with or without something added.
  constexpr split_index product(const split_index& s, const ir::instruction& made, u32 mnemonic) {
    using namespace isa::mn;
    split_index out = s;
    out.made_by = mnemonic;
    for (u32 k = 0; k < 3; ++k) out.of[k] = made.op(k + 1);
    const bool is_shift = mnemonic != v_mad_u32_u24;
    const u32 amount = mnemonic == v_lshlrev_b32 ? 0 : 1, shifted = 1 - amount;
    i64 by = 0, added = 0;
    if (is_shift) {
      if (!is_constant(made, amount + 1, by) || by < 0 || by > 31) return s;
      i64 inside = 0;
      out.of[shifted] = peel(out.of[shifted], inside);
      out.constant += inside * (i64{1} << by);
    }
    if (mnemonic != v_lshlrev_b32) {
      if (is_constant(made, 3, added)) {
        if (!is_shift) return s; // there is no product alone to take its place in 24 bits
        out.constant += added;
        out.made_by = v_lshlrev_b32;
        out.of[1] = out.of[0];
        out.of[0] = made.op(2);
        out.of[2] = {};
        if (!out.of[1].is(ir::operand_kind::vgpr)) return s;
      } else {
        out.of[2] = peel(out.of[2], out.constant);
      }
    }
    constexpr i64 most = i64{1} << 31;
    if (out.constant == s.constant || out.constant >= most || out.constant <= -most) return s;
    for (const ir::operand o : out.of)
      if (o.is(ir::operand_kind::literal) || (o.is_register() && !is_unchanged(o, made))) return s;
    out.rest = range_of_product(out, made);
    return out;
  }
  constexpr analysis::value_range range_of_product(const split_index& s, const ir::instruction& in) {
    using namespace analysis::range;
    const auto of = [this, at = &in, from = &s](u32 k) { return range_of(*at, from->of[k]); };
    if (s.made_by == isa::mn::v_lshlrev_b32) return left(of(1), of(0));
    if (s.made_by == isa::mn::v_lshl_add_u32) return analysis::range::sum(left(of(0), of(1)), of(2));
    return analysis::range::sum(analysis::range::product(in_24_bits(of(0)), in_24_bits(of(1))), of(2));
  }

  const ir::program& p_;
  const analysis::flow_graph& flow_;
  const u64* const writers_; ///< by dword: see analysis::survey
  analysis::value_ranges ranges_;
  analysis::lane_guards guards_;
  analysis::dominators* dominators_ = nullptr; ///< few kernels need them
  u32 at_ = 0, block_ = 0;                     ///< where the index is used
};

} // namespace kiln::pass
