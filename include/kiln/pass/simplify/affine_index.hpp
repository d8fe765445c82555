// SPDX-License-Identifier: MIT
// An index as a sum of products: a pass takes a row's part out of a matrix's index by it, and an iteration's out of both.
#pragma once

#include <kiln/pass/simplify/index_arithmetic.hpp>
#include <kiln/pass/simplify/index_terms.hpp>

namespace kiln::pass {

/// Follows an index through the instructions that have made it.
class affine_splitter {
public:
  constexpr affine_splitter(ir::program& p, const analysis::survey& effects, const analysis::flow_graph& flow,
                            index_splitter& index)
      : p_(p), effects_(effects), flow_(flow), index_(index), writers_(effects.writers()) {}

  /// Of the register `index`, used by instruction `at` of `block`, without ranges; false if it is no such sum.
  /// `with_products`: each product of a register by an SGPR is a term, so that its factors' ranges count.
  constexpr bool split(affine_index& out, ir::operand index, u32 at, u32 block, bool with_products = false) {
    index_.stand_at(at, block);
    with_products_ = with_products;
    at_ = at;
    find_loop(block);
    if (!add(out, index, p_.code[at], 1, deepest)) return false;
    out.merge();
    return true;
  }
  /// Finds the factors' numbers, for bounds() of what the last split() gave.
  constexpr void find_ranges(affine_index& x) {
    for (u32 i = 0; i < x.count; ++i) {
      index_term& t = x.terms[i];
      t.of_a = range_of(p_.code[at_], t.a);
      if (t.is_product()) t.of_b = range_of(p_.code[at_], t.b);
    }
  }
  constexpr bool is_in_loop() const { return last_ != analysis::no_block; }

  /// A quick test before split(): the index has a product of two registers, or, in a loop, more than a shift and a sum, of
  /// which a sum of two parts is not the whole.
  constexpr bool has_parts(ir::operand index, u32 at, u32 block) {
    index_.stand_at(at, block);
    find_loop(block);
    const u32 weight = index.is_register() ? weight_of(index, shallow) : 0;
    weight_ = weight & weight::all;
    return is_in_loop() ? weight_ >= 4 && (weight & weight::parts) >= 3 * weight::part : weight_ >= product;
  }
  /// Of the last has_parts(): there is a product of two registers.
  constexpr bool has_product() const { return weight_ >= product; }

private:
  static constexpr u32 deepest = 12; ///< instructions that a value is followed through
  static constexpr u32 shallow = 5, product = 100;

  /// What weight_of() returns.
  struct weight {
    enum field : u32 {
      all = 0xffff,         ///< registers and shifts
      part = 0x1'0000,      ///< the same where split() makes one term of what the loop does not calculate,
      parts = 0x7fff'0000,  ///< in these bits
      number = 0x8000'0000, ///< a number is added, or there may be one
      one = 1 + part,
    };
  };
  /// The registers that a sum is made of; a shift or a product by a number counts one more, a product of registers as many.
  constexpr u32 weight_of(ir::operand o, u32 depth) {
    if (depth == 0) return weight::one | weight::number;
    const ir::instruction* const made = index_.maker(o);
    if (made == nullptr) return weight::one;
    using namespace isa::mn;
    const u128 sources = made->ops.low >> 32; // at most three
    u32 sum = 0;
    switch (isa::rows[made->row].mnemonic) {
    case s_mul_i32:
    case v_mul_lo_u32:
    case v_mul_u32_u24:
    case v_mad_u32_u24:
      if (static_cast<u32>(sources) - ir::first_register() < ir::registers() &&
          static_cast<u32>(sources >> 32) - ir::first_register() < ir::registers())
        return product * weight::one;
      sum = weight::one;
      break;
    case s_lshl_b32:
    case v_lshlrev_b32:
    case v_lshl_add_u32:
    case v_add_lshl_u32: sum = weight::one; break;
    case s_sub_i32:
    case s_sub_u32:
    case v_sub_u32:
    case v_subrev_u32: sum = weight::part; break; // a term with a coefficient
    case s_mov_b32:
    case v_mov_b32:
    case s_add_i32:
    case s_add_u32:
    case v_add_u32:
    case v_add3_u32: break;
    default: return weight::one;
    }
    u32 numbers = 0, places = (sum & weight::all) != 0 ? 1 : 0; // one place is that of a shift or a factor
    u32 of_source = 0;
    for (u128 left = sources; left != 0; left >>= 32)
      if (static_cast<u32>(left) - ir::first_register() < ir::registers())
        of_source = weight_of(ir::operand(static_cast<u32>(left)), depth - 1),
        sum += of_source & (weight::all | weight::parts), numbers |= of_source & weight::number;
      else if (places-- != 1)
        numbers = weight::number;
    const bool is_outside = static_cast<u32>(writers_[o.payload()] >> 32) - first_ > last_ - first_;
    return is_outside && numbers == 0 && (sum & weight::all) < product ? (sum & weight::all) | weight::part
                                                                       : sum | numbers;
  }
  static constexpr i64 largest = i64{1} << 31;

  constexpr factor_range range_of(const ir::instruction& in, ir::operand o) {
    const analysis::value_range r = index_.range_of(in, o);
    return {r.low, r.high};
  }
  constexpr bool leaf(affine_index& out, ir::operand o, i64 coefficient) {
    index_term t{};
    t.a = o;
    t.coefficient = coefficient;
    t.varies = is_in_loop() && varies(o, deepest);
    return out.push(t);
  }

  /// Adds coefficient * o, in parts where that gains something: a constant, a product of a sum, or something that is the same
  /// in the loop's iterations beside something that is not.
  constexpr bool add(affine_index& out, ir::operand o, const ir::instruction& reader, i64 coefficient,
                     u32 depth) {
    const u32 before = out.count;
    const i64 constant = out.constant;
    const bool distributed = out.is_distributed;
    out.is_distributed = false;
    const bool ok = add_parts(out, o, reader, coefficient, depth);
    if (ok && o.is_register() && !out.is_distributed && out.constant == constant && !is_mixed(out, before) &&
        !(with_products_ && out.has_product(before))) {
      out.count = before;
      out.is_distributed = distributed;
      return leaf(out, o, coefficient);
    }
    out.is_distributed = out.is_distributed || distributed;
    return ok;
  }
  static constexpr bool is_mixed(const affine_index& x, u32 from) {
    bool varies = false, stays = false;
    for (u32 i = from; i < x.count; ++i) (x.terms[i].varies ? varies : stays) = true;
    return varies && stays;
  }

  constexpr bool add_parts(affine_index& out, ir::operand o, const ir::instruction& reader, i64 coefficient,
                           u32 depth) {
    if (coefficient >= largest || coefficient <= -largest) return false;
    if (!o.is_register()) {
      const analysis::value_range r = index_.range_of(reader, o);
      if (!r.is_constant()) return false;
      out.constant += coefficient * static_cast<i32>(r.low);
      return out.constant < largest && out.constant > -largest;
    }
    const ir::instruction* const made = depth == 0 ? nullptr : index_.maker(o);
    if (made == nullptr || !has_old_sources(*made)) return leaf(out, o, coefficient);
    using namespace isa::mn;
    const ir::instruction& in = *made;
    const auto part = [this, to = &out, from = made, depth](u32 place, i64 by) {
      return add(*to, from->op(place), *from, by, depth - 1);
    };
    i64 shift = 0;
    switch (isa::rows[in.row].mnemonic) {
    case s_mov_b32:
    case v_mov_b32: return part(1, coefficient);
    case s_add_i32:
    case s_add_u32:
    case v_add_u32: return part(1, coefficient) && part(2, coefficient);
    case v_add3_u32: return part(1, coefficient) && part(2, coefficient) && part(3, coefficient);
    case s_sub_i32:
    case s_sub_u32:
    case v_sub_u32: return part(1, coefficient) && part(2, -coefficient);
    case v_subrev_u32: return part(1, -coefficient) && part(2, coefficient);
    case s_lshl_b32: return shifts(in, 2, shift) ? part(1, coefficient << shift) : leaf(out, o, coefficient);
    case v_lshlrev_b32:
      return shifts(in, 1, shift) ? part(2, coefficient << shift) : leaf(out, o, coefficient);
    case v_lshl_add_u32:
      return shifts(in, 2, shift) ? part(1, coefficient << shift) && part(3, coefficient)
                                  : leaf(out, o, coefficient);
    case v_add_lshl_u32:
      return shifts(in, 3, shift) ? part(1, coefficient << shift) && part(2, coefficient << shift)
                                  : leaf(out, o, coefficient);
    case v_mul_u32_u24:
      if (!is_short(in)) return leaf(out, o, coefficient);
      return multiply(out, o, in, coefficient, depth);
    case s_mul_i32:
    case v_mul_lo_u32: return multiply(out, o, in, coefficient, depth);
    case v_mad_u32_u24:
      if (!is_short(in)) return leaf(out, o, coefficient);
      return multiply(out, o, in, coefficient, depth) && part(3, coefficient);
    default: return leaf(out, o, coefficient);
    }
  }
  /// A constant amount, small enough for the coefficient.
  constexpr bool shifts(const ir::instruction& in, u32 place, i64& amount) {
    const analysis::value_range r = index_.range_of(in, in.op(place));
    amount = r.low & 31;
    return r.is_constant() && r.low < 24;
  }
  /// The registers that an instruction has read hold the same values where the index is used.
  constexpr bool has_old_sources(const ir::instruction& in) const {
    const u32 count = isa::operand_lists[isa::rows[in.row].operands].count;
    for (u32 k = 1; k < count; ++k)
      if (static_cast<u32>(in.ops.low >> 32 * k) - ir::first_register() < ir::registers() &&
          !index_.is_unchanged(in.op(k), in))
        return false;
    return true;
  }
  constexpr bool is_short(const ir::instruction& in) {
    return index_.range_of(in, in.op(1)).high >> 24 == 0 && index_.range_of(in, in.op(2)).high >> 24 == 0;
  }

  /// A sum times a number or a register. The sum has a part that is the same in all lanes, and at most one that is not: else
  /// nothing is gained by two products in place of one.
  constexpr bool multiply(affine_index& out, ir::operand o, const ir::instruction& in, i64 coefficient,
                          u32 depth) {
    for (u32 k = 1; k < 3; ++k) {
      const analysis::value_range r = index_.range_of(in, in.op(k));
      if (!r.is_constant()) continue;
      const i64 by = coefficient * static_cast<i32>(r.low);
      if (by >= largest || by <= -largest) return leaf(out, o, coefficient);
      return add(out, in.op(3 - k), in, by, depth - 1);
    }
    if (!in.op(1).is_register() || !in.op(2).is_register()) return leaf(out, o, coefficient);
    u32 factor = in.op(2).is(ir::operand_kind::sgpr) ? 2 : 1;
    if (factor == 1 && !in.op(1).is(ir::operand_kind::sgpr)) return leaf(out, o, coefficient);
    affine_index sum;
    const ir::operand by = in.op(factor);
    if (!add(sum, in.op(3 - factor), in, 1, depth - 1)) return false;
    sum.merge();
    u32 vectors = 0, products = 0;
    for (u32 i = 0; i < sum.count; ++i) {
      vectors += sum.terms[i].is_uniform() ? 0 : 1;
      products += sum.terms[i].is_product() ? 1 : 0;
    }
    const bool is_one = sum.count == 1 && sum.constant == 0;
    if (vectors != 1 || products != 0 || (is_one && !with_products_)) return leaf(out, o, coefficient);
    out.is_distributed = out.is_distributed || !is_one;
    for (u32 i = 0; i < sum.count; ++i) {
      index_term t = sum.terms[i];
      t.b = by;
      t.coefficient *= coefficient;
      t.varies = t.varies || (is_in_loop() && varies(by, deepest));
      if (!out.push(t)) return false;
    }
    return sum.constant == 0 || leaf(out, by, coefficient * sum.constant);
  }

  /// The innermost loop around a block: a row of blocks that ends with a jump back to its first.
  constexpr void find_loop(u32 block) {
    if (block == looked_up_) return;
    looked_up_ = block;
    first_ = last_ = analysis::no_block;
    for (u32 b = block; b < flow_.size(); ++b)
      if (flow_[b].target <= block) {
        first_ = flow_[b].target;
        last_ = b;
        break;
      }
  }
  /// True if a register may have another value in each iteration; one with several writers is a variable of some loop. What is
  /// calculated in the loop from what does not change is the same: pass::hoist_invariants takes it out.
  constexpr bool varies(ir::operand o, u32 depth) {
    if (!o.is_register()) return false;
    const u64 writer = writers_[o.payload()];
    if (writer >= analysis::survey::several()) return true;
    if (writer == 0 || static_cast<u32>(writer >> 32) - first_ > last_ - first_) return false;
    if (depth == 0) return true;
    const ir::instruction& in = p_.code[analysis::survey::index(writer)];
    if ((effects_.rows.of(in.row) & analysis::effect::pure()) == 0 || in.ops[0].bits != o.bits) return true;
    const u32 count = isa::operand_lists[isa::rows[in.row].operands].count;
    for (u32 k = 1; k < count; ++k)
      if (varies(in.op(k), depth - 1)) return true;
    return false;
  }

  ir::program& p_;
  const analysis::survey& effects_;
  const analysis::flow_graph& flow_;
  index_splitter& index_;
  const u64* const writers_; ///< by dword: see analysis::survey
  u32 at_ = 0;
  u32 weight_ = 0;
  bool with_products_ = false;
  u32 looked_up_ = analysis::no_block, first_ = analysis::no_block, last_ = analysis::no_block; ///< blocks
};

} // namespace kiln::pass
