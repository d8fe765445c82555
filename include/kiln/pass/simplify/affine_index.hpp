// SPDX-License-Identifier: MIT
// An index as a sum of products: a pass takes a row's part out of a matrix's index by it, and an iteration's out of both.
#pragma once

#include <kiln/pass/simplify/index_arithmetic.hpp>

namespace kiln::pass {

/// The numbers of a factor.
struct factor_range {
  u32 low, high;
  constexpr bool is_not_negative() const { return high <= 0x7fff'ffff; }
};

/// coefficient * a, or coefficient * a * b. Without default member initialisers, so that a blank array of them costs nothing.
struct index_term {
  ir::operand a, b; ///< registers; b may be none. If only one is a VGPR, it is a
  i64 coefficient;
  bool varies; ///< in the innermost loop around the use
  factor_range of_a, of_b;

  constexpr bool is_product() const { return b.bits != 0; }
  constexpr bool is_uniform() const { return a.is(ir::operand_kind::sgpr); }
  constexpr bool is_fixed() const { return is_uniform() && !varies; } ///< in all lanes and iterations
};

/// Smallest and largest value of a sum, as numbers without an end.
struct sum_bounds {
  i64 low = 0, high = 0;
  static constexpr i64 far = i64{1} << 48; ///< beyond every address
  constexpr void add(const index_term& t) {
    // Registers that may be negative are read as signed.
    const bool known = t.of_a.is_not_negative() && (!t.is_product() || t.of_b.is_not_negative());
    constexpr i64 least = -0x8000'0000ll, most = 0x7fff'ffff;
    const i64 from = known            ? times(t.of_a.low, t.is_product() ? t.of_b.low : 1)
                     : t.is_product() ? -far
                                      : least;
    const i64 to = known ? times(t.of_a.high, t.is_product() ? t.of_b.high : 1) : t.is_product() ? far : most;
    low += times(t.coefficient > 0 ? from : to, t.coefficient);
    high += times(t.coefficient > 0 ? to : from, t.coefficient);
  }
  /// (coefficient * a - taken) * b, where the sum is not negative.
  constexpr void add(const index_term& t, i64 taken) {
    low += times(t.coefficient * t.of_a.low + taken, t.of_b.low);
    high += times(t.coefficient * t.of_a.high + taken, t.of_b.high);
  }
  constexpr bool is_within(i64 least, i64 most) const { return low >= least && high <= most; }

private:
  static constexpr i64 times(i64 x, i64 by) {
    const i64 size = x < 0 ? -x : x, other = by < 0 ? -by : by;
    if (size != 0 && other > far / size) return (x < 0) == (by < 0) ? far : -far;
    return x * by;
  }
};

/// Equal to an index modulo 2^32.
struct affine_index {
  static constexpr u32 most = 12;
  index_term terms[most]; ///< blank from `count` on
  u32 count = 0;
  i64 constant = 0;
  bool is_distributed = false; ///< a product of a sum has become a sum of products

  constexpr affine_index() {} // NOLINT: leaves the terms blank
  constexpr affine_index(const affine_index& other) { *this = other; }
  constexpr affine_index& operator=(const affine_index& other) { // NOLINT: of itself too
    count = other.count;
    constant = other.constant;
    is_distributed = other.is_distributed;
    for (u32 i = 0; i < count; ++i) {
      const index_term t = other.terms[i]; // through a local: clang's bytecode interpreter
      terms[i] = t;
    }
    return *this;
  }

  constexpr sum_bounds bounds() const {
    sum_bounds b{constant, constant};
    for (u32 i = 0; i < count; ++i)
      if (!has_partner(i)) b.add(terms[i]);
    for (u32 i = 0; i < count; ++i)
      if (const u32 other = partner_of(i); other != none) b.add(terms[i], terms[other].coefficient);
    return b;
  }
  /// True if its terms are the `count` ones from there on.
  constexpr bool has_terms(const index_term* other) const {
    for (u32 i = 0; i < count; ++i, ++other)
      if (terms[i].a.bits != other->a.bits || terms[i].b.bits != other->b.bits ||
          terms[i].coefficient != other->coefficient)
        return false;
    return true;
  }
  constexpr bool push(const index_term& t) {
    if (count == most) return false;
    terms[count++] = t;
    return true;
  }
  /// Terms of one product become one.
  constexpr void merge() {
    for (u32 i = 0; i < count; ++i) {
      for (u32 k = count; k-- > i + 1;)
        if (terms[k].a.bits == terms[i].a.bits && terms[k].b.bits == terms[i].b.bits) {
          terms[i].coefficient += terms[k].coefficient;
          remove(k);
        }
      if (terms[i].coefficient == 0) remove(i--);
    }
  }

private:
  static constexpr u32 none = ~0u;
  /// Of a * b the term -n * b, where a is at least n: (a - n) * b is not negative.
  constexpr u32 partner_of(u32 i) const {
    const index_term& t = terms[i];
    if (!t.is_product() || t.coefficient <= 0 || !t.of_a.is_not_negative() || !t.of_b.is_not_negative())
      return none;
    for (u32 k = 0; k < count; ++k)
      if (!terms[k].is_product() && terms[k].a.bits == t.b.bits && terms[k].coefficient < 0 &&
          t.coefficient * t.of_a.low >= -terms[k].coefficient)
        return k;
    return none;
  }
  constexpr bool has_partner(u32 i) const {
    if (partner_of(i) != none) return true;
    for (u32 k = 0; k < count; ++k)
      if (partner_of(k) == i) return true;
    return false;
  }
  constexpr void remove(u32 i) {
    --count;
    if (i == count) return;
    const index_term last = terms[count]; // through a local: clang's bytecode interpreter
    terms[i] = last;
  }
};

/// Follows an index through the instructions that have made it.
class affine_splitter {
public:
  constexpr affine_splitter(ir::program& p, const analysis::survey& effects, const analysis::flow_graph& flow,
                            index_splitter& index)
      : p_(p), effects_(effects), flow_(flow), index_(index), writers_(effects.writers()) {}

  /// Of the register `index`, used by instruction `at` of `block`; false if it is no such sum. `with_products`: each product of
  /// a register by an SGPR is a term, so that its factors' ranges count.
  constexpr bool split(affine_index& out, ir::operand index, u32 at, u32 block, bool with_products = false) {
    index_.stand_at(at, block);
    with_products_ = with_products;
    at_ = at;
    find_loop(block);
    if (!add(out, index, p_.code[at], 1, deepest)) return false;
    out.merge();
    for (u32 i = 0; i < out.count; ++i) {
      index_term& t = out.terms[i];
      t.of_a = range_of(p_.code[at], t.a);
      if (t.is_product()) t.of_b = range_of(p_.code[at], t.b);
    }
    return true;
  }
  constexpr bool is_in_loop() const { return last_ != analysis::no_block; }

  /// A quick test before split(): the index has a product of two registers, or, in a loop, more than a shift and a sum.
  constexpr bool has_parts(ir::operand index, u32 at, u32 block) {
    index_.stand_at(at, block);
    find_loop(block);
    weight_ = weight_of(index, shallow);
    return weight_ >= (is_in_loop() ? 4 : product);
  }
  /// Of the last has_parts(): there is a product of two registers.
  constexpr bool has_product() const { return weight_ >= product; }

private:
  static constexpr u32 deepest = 12; ///< instructions that a value is followed through
  static constexpr u32 shallow = 5, product = 100;

  /// The registers that a sum is made of; a shift or a product by a number counts one more, a product of registers as many.
  constexpr u32 weight_of(ir::operand o, u32 depth) {
    if (!o.is_register()) return 0;
    const ir::instruction* const made = depth == 0 ? nullptr : index_.maker(o);
    if (made == nullptr) return 1;
    using namespace isa::mn;
    const u32 a = made->op(1).bits - ir::first_register() < ir::registers() ? 1 : 0,
              b = made->op(2).bits - ir::first_register() < ir::registers() ? 1 : 0;
    u32 extra = 0;
    switch (isa::rows[made->row].mnemonic) {
    case s_mul_i32:
    case v_mul_lo_u32:
    case v_mul_u32_u24:
    case v_mad_u32_u24:
      if (a + b == 2) return product;
      extra = 1;
      break;
    case s_lshl_b32:
    case v_lshlrev_b32:
    case v_lshl_add_u32:
    case v_add_lshl_u32: extra = 1; break;
    case s_mov_b32:
    case v_mov_b32:
    case s_add_i32:
    case s_add_u32:
    case v_add_u32:
    case v_add3_u32:
    case s_sub_i32:
    case s_sub_u32:
    case v_sub_u32:
    case v_subrev_u32: break;
    default: return 1;
    }
    u32 sum = extra;
    for (u32 k = 1; k < 4; ++k)
      if (made->op(k).is_register()) sum += weight_of(made->op(k), depth - 1);
    return sum;
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
        !(with_products_ && has_product(out, before))) {
      out.count = before;
      out.is_distributed = distributed;
      return leaf(out, o, coefficient);
    }
    out.is_distributed = out.is_distributed || distributed;
    return ok;
  }
  static constexpr bool has_product(const affine_index& x, u32 from) {
    for (u32 i = from; i < x.count; ++i)
      if (x.terms[i].is_product()) return true;
    return false;
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
      if (in.op(k).is_register() && !index_.is_unchanged(in.op(k), in)) return false;
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
