// SPDX-License-Identifier: MIT
// Addresses of global memory from what is known of indices: constants go into the offset field, an index that is known to be
// small becomes a 32-bit offset from the base in SGPRs, one that is not negative needs no sign.
//   needs  a program over virtual registers; addresses as author::lane_address writes them (mark::address)
//   gives  a program with other instructions, and some more; those that are not needed any more are left to remove_dead_code
//   judge  ir::verify; the simulator before and after
//   fails  never
#pragma once

#include <kiln/analysis/programs/dependence.hpp>
#include <kiln/pass/edit/based_access.hpp>
#include <kiln/pass/simplify/sum_writer.hpp>
#include <kiln/pass/simplify/uniform_address.hpp>

namespace kiln::pass {

namespace detail {

/// The address is base + (index << shift) + offset in 64 bits, the index extended by its sign or by zeros. Let index be
/// rest + c in 32 bits. If neither index nor rest is negative, or c is and rest is not, that holds for the numbers too: the
/// address is base + (rest << shift) + (c << shift) + offset.
class address_narrower {
public:
  constexpr address_narrower(ir::program& p, analysis::survey& effects, const analysis::flow_graph& flow)
      : p_(p),
        effects_(effects),
        splitter_(p, effects, flow),
        sums_(p, effects, flow, splitter_),
        writer_(p, effects, added_),
        access_(p, effects),
        uniform_(p, effects, splitter_) {}

  /// Says whether there are new instructions.
  constexpr bool run() {
    u32 block = 0;
    for (const u32 i : effects_.chosen())
      if ((p_.code.begin()[i].marks & ir::mark::address) != 0) narrow(i, block);
    insert_instructions(p_, added_);
    return !added_.empty();
  }

private:
  using survey = analysis::survey;
  /// `block` is not after that of instruction i.
  constexpr void narrow(u32 i, u32& block) {
    while (p_.end_of(block) <= i) ++block;
    switch (isa::rows[p_.code[i].row].mnemonic) {
    case isa::mn::v_lshl_add_u64: return narrow_sum(i, block);
    case isa::mn::v_lshlrev_b32: return narrow_lds(i, block);
    case isa::mn::s_addc_u32: return uniform_.narrow(i, block);
    default: return narrow_multiply_add(i, block);
    }
  }

  static constexpr u32 nearest = 8; ///< instructions from the address to the access
  static consteval u32 no_base() { return ir::first_of(ir::operand_kind::off); }
  static consteval u32 taken() { return no_base(); } ///< in take_apart's answer: the access is done
  static constexpr ir::operand inline_number(u32 n) {
    return {ir::operand_kind::fixed, ir::source_code::zero + n};
  }
  static constexpr bool is_shift_and_add(const ir::instruction& in) {
    return isa::rows[in.row].mnemonic == u32{isa::mn::v_lshl_add_u64};
  }

  /// What is known of one address.
  struct address {
    u32 at, access; ///< instructions
    split_index index;
    u32 shift = 0;
    i64 offset = 0;     ///< of the access, with the constant part
    bool exact = false; ///< the constant may go into the offset
    bool fits = false;  ///< rest << shift is a number of 32 bits
    bool is_signed = false;
  };

  /// v_mov low, index; v_ashrrev_i32 high, 31, index or v_mov high, 0; v_lshl_add_u64 to, [low, high], shift, base.
  constexpr void narrow_sum(u32 i, u32 block) {
    ir::instruction& sum = p_.code[i];
    const u64* const writers = effects_.writers();
    const u32 pair = sum.op(1).payload();
    const u64 low = writers[pair], high = writers[pair + 1];
    if (low >= survey::several() || high >= survey::several()) return;
    ir::instruction &copy = p_.code[survey::index(low)], &sign = p_.code[survey::index(high)];
    if (!copy.op(1).is(ir::operand_kind::vgpr)) return; // the folder knows a number
    const bool is_signed = isa::rows[sign.row].mnemonic == u32{isa::mn::v_ashrrev_i32};
    const u32 shift = sum.op(2).payload() - ir::source_code::zero;
    address a{i, access_of(i, block), {}};
    if (a.access == i) return;
    const ir::operand rewritten = take_apart(a, survey::index(low), copy.op(1), shift, is_signed, block);
    if (rewritten.bits == taken()) {
      copy.marks |= ir::mark::superseded;
      sign.marks |= ir::mark::superseded;
      return;
    }
    if (rewritten.is_register()) {
      copy.set_op(1, rewritten);
      if (is_signed) sign.set_op(2, rewritten);
      return;
    }
    look_at(a, copy.op(1), shift, is_signed, block);
    if (a.fits && takes_offset(a)) {
      copy.marks |= ir::mark::superseded;
      sign.marks |= ir::mark::superseded;
      return write_short(a);
    }
    if (a.exact) {
      if (!a.index.is_plain()) {
        make(copy, a.index);
        if (is_signed) sign.set_op(2, copy.op(0));
      } else {
        copy.set_op(1, a.index.of[0]);
        if (is_signed) sign.set_op(2, a.index.of[0]);
      }
      set_offset(p_.code[a.access], a.offset);
    }
    const analysis::value_range index = a.exact ? a.index.rest : splitter_.range_of(copy, copy.op(1));
    if (is_signed && index.is_not_negative()) to_move(sign, inline_number(0));
  }

  /// v_lshlrev_b32 to, shift, index. The offset is added without a sign, and the sum has 32 bits: see the access's limits.
  constexpr void narrow_lds(u32 i, u32 block) {
    ir::instruction& product = p_.code[i];
    if (!product.op(2).is(ir::operand_kind::vgpr) || !product.op(1).is(ir::operand_kind::fixed)) return;
    const ir::operand to = product.op(0);
    u32 access = i + 1;
    const u32 end = p_.end_of(block);
    while (access < end && access <= i + nearest && !takes_address(p_.code[access], to)) ++access;
    if (access >= end || access > i + nearest) return;
    const u32 shift = product.op(1).payload() - ir::source_code::zero;
    const split_index x = splitter_.split(product.op(2), i, block);
    if (take_lds_apart(i, access, product.op(2), shift, block, x.constant)) return;
    const i64 offset = offset_of(p_.code[access]) + x.constant * (i64{1} << shift);
    const isa::row& row = isa::rows[p_.code[access].row];
    if (!x.rest.is_not_negative() || x.constant < 0 || offset > row.offset_max()) return;
    write_product(i, x, shift);
    set_offset(p_.code[access], offset);
  }
  /// Of an LDS access, as take_apart. `known`: the constant that leaves it otherwise.
  constexpr bool take_lds_apart(u32 i, u32 access, ir::operand index, u32 shift, u32 block, i64 known) {
    affine_index x;
    if (!sums_.split(x, index, i, block) || x.count == 0 || (x.constant == known && !gains(x))) return false;
    sums_.find_ranges(x);
    const i64 top = 0xffff'ffffll >> shift;
    if (x.count == 1 && x.terms[0].coefficient == -1 && !x.terms[0].is_product() &&
        !x.terms[0].is_uniform() && x.bounds().is_within(0, top)) {
      writer_.begin(i, shift); // from the place of the same element counted upwards
      become_move(p_.code[i], writer_.difference(x.constant, x.terms[0]));
      return true;
    }
    const i64 offset = offset_of(p_.code[access]) + x.constant * (i64{1} << shift);
    if (!x.bounds().is_within(0, top) || x.constant < 0 ||
        offset > isa::rows[p_.code[access].row].offset_max())
      return false;
    x.constant = 0;
    if (!x.bounds().is_within(0, top) || !may_write_scc(i, block)) return false;
    writer_.begin(i, shift);
    if (!writer_.add_all(x, false)) return false;
    become_move(p_.code[i], writer_.sum());
    set_offset(p_.code[access], offset);
    return true;
  }
  constexpr void become_move(ir::instruction& in, ir::operand from) {
    to_move(in, from);
    effects_.rows.meet(in.row);
    in.marks &= static_cast<u16>(~ir::mark::address);
  }
  static constexpr bool takes_address(const ir::instruction& in, ir::operand to) {
    return isa::rows[in.row].is(isa::encoding::ds) && (in.op(0).bits == to.bits || in.op(1).bits == to.bits);
  }

  /// v_mad_i64_i32 or v_mad_u64_u32 to, carry, index, size, base.
  constexpr void narrow_multiply_add(u32 i, u32 block) {
    ir::instruction& sum = p_.code[i];
    address a{i, access_of(i, block), {}};
    if (a.access == i || !sum.op(2).is(ir::operand_kind::vgpr)) return;
    const u32 shift = static_cast<u32>(__builtin_ctz(sum.op(3).payload() - ir::source_code::zero));
    const bool is_signed = isa::rows[sum.row].mnemonic == u32{isa::mn::v_mad_i64_i32};
    const ir::operand rewritten = take_apart(a, i, sum.op(2), shift, is_signed, block);
    if (rewritten.bits == taken()) return;
    if (rewritten.is_register()) return sum.set_op(2, rewritten);
    look_at(a, sum.op(2), shift, is_signed, block);
    if (a.fits && takes_offset(a)) return write_short(a);
    if (!a.exact) return;
    sum.set_op(2, a.index.is_plain() ? a.index.of[0] : added(i, a.index));
    set_offset(p_.code[a.access], a.offset);
  }

  /// An index with products of sums, or with a part that changes in a loop and one that does not, becomes another sum: first
  /// what is the same in the loop's iterations and in a row of accesses. Where that is exact and fits, it is the whole of the
  /// access's offset; else the answer is a register with the index, and none if it stays as it is. What is new comes before
  /// instruction `first`.
  constexpr ir::operand take_apart(const address& a, u32 first, ir::operand index, u32 shift, bool is_signed,
                                   u32 block) {
    if (!sums_.has_parts(index, a.at, block)) return {};
    affine_index x;
    if (!sums_.split(x, index, a.at, block) || x.count == 0) return {};
    if (!gains(x)) { // but its factors may be known better than the product
      if (!sums_.has_product()) return {};
      address plain = a;
      look_at(plain, index, shift, is_signed, block);
      if (plain.fits && takes_offset(plain)) return {};
      x = affine_index();
      if (!sums_.split(x, index, a.at, block, true) || !x.has_product(0)) return {};
    }
    if (!may_write_scc(first, block)) return {};
    sums_.find_ranges(x);
    const i64 constant = x.constant, least = is_signed ? -0x8000'0000ll : 0;
    const bool exact = x.bounds().is_within(least, least + 0xffff'ffff);
    x.constant = 0;
    const isa::row& row = isa::rows[p_.code[a.access].row];
    const i64 offset = offset_of(p_.code[a.access]) + constant * (i64{1} << shift);
    const bool takes_constant = offset >= row.offset_min() && offset <= row.offset_max();
    const sum_bounds rest = x.bounds();
    writer_.begin(first, shift);
    if (exact && takes_constant && rest.is_within(0, 0xffff'ffffll >> shift)) {
      ir::instruction& sum = p_.code[a.at];
      ir::operand base = sum.op(is_shift_and_add(sum) ? 3 : 4);
      affine_index uniform = uniform_part(x);
      const bool moves = uniform.count != 0 && uniform.bounds().is_within(0, 0xffff'ffffll >> shift) &&
                         x.without(uniform).bounds().is_within(0, 0xffff'ffffll >> shift);
      if (moves) base = writer_.moved_base(base, uniform, block);
      if (!writer_.add_all(x, moves)) return {};
      access_.give_base(p_.code[a.access], p_.code[a.at].op(0), base, writer_.sum(), offset);
      return ir::operand(taken());
    }
    if (!x.is_distributed) return {};
    writer_.begin(first, 0);
    const bool constant_leaves =
        exact && takes_constant &&
        (is_signed ? rest.is_within(-0x8000'0000ll, 0x7fff'ffff) : rest.is_within(0, 0xffff'ffff));
    if (!writer_.add_all(x, false)) return {};
    if (constant_leaves)
      set_offset(p_.code[a.access], offset);
    else
      writer_.add(constant);
    return writer_.sum();
  }

  /// Before instruction `first`.
  constexpr bool may_write_scc(u32 first, u32 block) {
    return !effects_.scc_crosses_blocks(p_) &&
           !analysis::scc_is_read_after(effects_.rows, p_, first - 1, p_.end_of(block), false);
  }

  /// True if less is calculated for each access or iteration.
  constexpr bool gains(const affine_index& x) const {
    if (x.is_distributed) return true;
    if (!sums_.is_in_loop() || x.count < 2) return false;
    bool varies = false, stays = false, is_plain = x.count == 2;
    for (u32 i = 0; i < x.count; ++i) {
      varies = varies || x.terms[i].varies;
      stays = stays || (!x.terms[i].varies && !x.terms[i].is_uniform());
      is_plain = is_plain && x.terms[i].coefficient == 1;
    }
    return varies && stays && !is_plain;
  }
  /// What is the same in all lanes and iterations of a loop, if something else changes: it moves the base, before the loop.
  constexpr affine_index uniform_part(const affine_index& x) const {
    affine_index out;
    bool varies = false;
    for (u32 i = 0; i < x.count; ++i) {
      varies = varies || x.terms[i].varies;
      if (x.terms[i].is_fixed() && x.terms[i].coefficient > 0) out.push(x.terms[i]);
    }
    if (!varies) out.count = 0;
    return out;
  }

  constexpr void look_at(address& a, ir::operand index, u32 shift, bool is_signed, u32 block) {
    a.index = splitter_.split(index, a.at, block);
    a.shift = shift;
    a.is_signed = is_signed;
    look_at(a);
    const analysis::value_range whole = splitter_.range_of(p_.code[a.at], index);
    if (!a.exact && a.index.constant > 0 && whole.is_not_negative() && a.index.rest.is_not_negative())
      a.exact = true;
    if (a.exact && takes_offset(a)) return;
    a.index = {.of = {index}, .rest = whole}; // as it was
    look_at(a);
    a.exact = false;
  }
  constexpr void look_at(address& a) const {
    const analysis::value_range& rest = a.index.rest;
    const i64 c = a.index.constant, top = a.is_signed ? 0x7fff'ffff : 0xffff'ffffll;
    a.offset = offset_of(p_.code[a.access]) + c * (i64{1} << a.shift);
    a.fits = rest.high <= top && u64{rest.high} << a.shift <= 0xffff'ffff;
    a.exact = a.is_signed ? rest.is_not_negative() && c + rest.high <= top && c > -top
                          : c + rest.high <= top && c + rest.low >= 0;
  }

  /// The access that takes the address; `i` itself if there is none.
  constexpr u32 access_of(u32 i, u32 block) {
    const ir::operand to = p_.code[i].op(0);
    for (u32 n = i + 1; n < p_.end_of(block) && n <= i + nearest; ++n)
      if (access_.row_with_base(p_.code[n], to) != 0) return n;
    return i;
  }
  constexpr bool takes_offset(const address& a) const {
    const isa::row& row = isa::rows[p_.code[a.access].row];
    return a.offset >= row.offset_min() && a.offset <= row.offset_max();
  }

  /// The access with a base in SGPRs; the offset in the first register of the address's pair.
  constexpr void write_short(const address& a) {
    const ir::instruction& sum = p_.code[a.at];
    const ir::operand to = sum.op(0);
    access_.give_base(p_.code[a.access], to, sum.op(is_shift_and_add(sum) ? 3 : 4), to, a.offset);
    effects_.tuples().written[to.payload()] = 0; // the pair falls apart
    write_product(a.at, a.index, a.shift);
  }
  /// The index, shifted.
  constexpr void write_product(u32 i, const split_index& x, u32 shift) {
    ir::instruction& in = p_.code[i];
    const ir::operand to = in.op(0), by = inline_number(shift);
    if (x.is_plain() && x.terms[0].is_register()) { // alike with and without constants
      set(in, isa::mn::v_add_lshl_u32, to, x.terms[0], x.terms[1], by);
    } else if (x.is_plain()) {
      write_shift(in, shift, x.of[0]);
    } else if (x.made_by == isa::mn::v_add_u32) {
      set(in, isa::mn::v_add_lshl_u32, to, x.of[0], x.of[1], by);
    } else if (x.made_by == isa::mn::v_lshlrev_b32) {
      set(in, isa::mn::v_lshlrev_b32, to, inline_number(x.of[0].payload() - ir::source_code::zero + shift),
          x.of[1]);
    } else {
      set(in, isa::mn::v_lshlrev_b32, to, by, added(i, x));
    }
  }
  /// An index that is itself shifted by a number becomes one shift.
  constexpr void write_shift(ir::instruction& in, u32 shift, ir::operand index) {
    const ir::operand to = in.op(0);
    const ir::instruction* const made = splitter_.maker(index);
    if (made != nullptr && isa::rows[made->row].mnemonic == u32{isa::mn::v_lshlrev_b32} &&
        made->op(1).is(ir::operand_kind::fixed) && splitter_.is_unchanged(made->op(2), *made)) {
      const u32 inner = made->op(1).payload() - ir::source_code::zero;
      if (inner + shift < 32) {
        index = made->op(2);
        shift += inner;
      }
    }
    set(in, isa::mn::v_lshlrev_b32, to, inline_number(shift), index);
  }
  /// A new register with the index, made before instruction i.
  constexpr ir::operand added(u32 i, const split_index& x) {
    const ir::operand to(ir::operand_kind::vgpr, p_.virtual_dwords++);
    p_.groups.push_back({to.payload(), 1, ir::bank::vgpr, 1, ir::any_register, p_.code[i].where});
    insertion in{i, p_.code[i]};
    in.what.set_op(0, to);
    make(in.what, x);
    added_.push_back(in);
    return to;
  }

  constexpr void set(ir::instruction& in, u32 mnemonic, ir::operand to, ir::operand a, ir::operand b,
                     ir::operand c = {}) {
    in.row = isa::mnemonics[mnemonic].first_row;
    effects_.rows.meet(in.row);
    in.ops = {};
    in.set_op(0, to);
    in.set_op(1, a);
    in.set_op(2, b);
    in.set_op(3, c);
    in.marks &= static_cast<u16>(~ir::mark::address);
  }
  constexpr void make(ir::instruction& in, const split_index& x) {
    in.marks &= static_cast<u16>(~ir::mark::superseded);
    set(in, x.made_by, in.op(0), x.of[0], x.of[1], x.of[2]);
  }
  static constexpr void to_move(ir::instruction& in, ir::operand from) {
    in.row = isa::mnemonics[isa::mn::v_mov_b32].first_row;
    in.set_op(1, from);
    in.set_op(2, {});
  }

  ir::program& p_;
  survey& effects_;
  index_splitter splitter_;
  affine_splitter sums_;
  list<insertion> added_;
  sum_writer writer_;
  based_access access_;
  uniform_address_narrower uniform_;
};

} // namespace detail

/// Says whether the survey has to be made again.
constexpr bool narrow_addresses(ir::program& p, analysis::survey& effects, const analysis::flow_graph& flow) {
  if (!p.has_addresses || effects.rows.upsets()) return false;
  detail::address_narrower narrower(p, effects, flow);
  return narrower.run();
}
constexpr void narrow_addresses(ir::program& p) {
  analysis::survey effects(p);
  narrow_addresses(p, effects, analysis::control_flow(p));
}

} // namespace kiln::pass
