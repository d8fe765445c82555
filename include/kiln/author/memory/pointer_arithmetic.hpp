// SPDX-License-Identifier: MIT
// Pointers move by elements, as in C++.
#pragma once

#include <kiln/author/memory/memory.hpp>

namespace kiln::author {

/// A number of elements or bytes that is the same for all lanes: a number, or an SGPR of 32 or 64 bits.
struct element_count : operand {
  template<class H>
    requires(ScalarHandleOf<bare<H>, i32> || ScalarHandleOf<bare<H>, u32> || ScalarHandleOf<bare<H>, i64> ||
             ScalarHandleOf<bare<H>, u64>)
  constexpr element_count(H&& h, const source& at = source::here()) // NOLINT: implicit
      : operand(static_cast<H&&>(h), at) {}
  template<IntegerConstant I>
  constexpr element_count(I i, const source& at = source::here()) : operand(i, at) {} // NOLINT: implicit

  constexpr bool is_wide() const { return !is_constant() && dwords == 2; }
  constexpr bool is_uniform() const { return is_constant() || (classes & isa::oc::sgpr) != 0; }
};

/// The pointer in an SGPR pair, moved by `count` elements of so many bytes; exact in 64 bits. Returns the result's first dword.
template<selection::operation Op>
constexpr u32 move_pointer(draft& k, u32 pointer, const element_count& count, u32 bytes,
                           u32 destination = emit::draft::fresh) {
  if (!count.is_uniform())
    k.fail(count.where, "a pointer is the same for all lanes; x[i] takes an index that differs among them");
  const operand from = selection::reg_operand(ir::bank::sgpr, pointer, isa::element::u64, count.where);
  operand distance(count.integer * bytes, count.where);
  const i32 shift = __builtin_ctz(bytes); // sizes of elements are powers of two
  if (count.is_wide()) {
    if (k.failed()) return pointer;
    distance = selection::reg_operand(ir::bank::sgpr,
                                      selection::calculate<selection::operation::shl, isa::element::u64>(
                                          k, count, operand(shift, count.where)),
                                      isa::element::u64, count.where);
  } else if (!count.is_constant()) {
    operand elements = count;
    elements.set_type(isa::element::bits);
    distance = selection::new_reg(k, ir::bank::sgpr, isa::element::u64, count.where);
    const operand low = selection::part(distance, 0, 1), high = selection::part(distance, 1, 1);
    if (shift == 0)
      selection::move(k, low, elements);
    else
      k.emit(isa::mn::s_lshl_b32, low, elements, operand(shift, count.where));
    if (count.type == isa::element::i32)
      k.emit(isa::mn::s_ashr_i32, high, elements, operand(shift == 0 ? 31 : 32 - shift, count.where));
    else if (shift == 0)
      selection::move(k, high, operand(0, count.where));
    else
      k.emit(isa::mn::s_lshr_b32, high, elements, operand(32 - shift, count.where));
  }
  return selection::calculate<Op, isa::element::u64>(k, from, distance, destination);
}

} // namespace kiln::author

namespace kiln {

/// So many elements, where bytes would be meant: `k.buffer(x, elements(n))`.
struct elements {
  author::element_count count;
  constexpr explicit elements(const author::element_count& n) : count(n) {}

  /// As bytes, mod 2^32.
  constexpr author::element_count times(emit::draft& k, u32 bytes) const {
    author::element_count product = count;
    if (count.is_wide())
      k.fail(count.where, "a buffer ends at 4 GiB: a number of bytes or elements has 32 bits there");
    if (count.is_constant()) {
      product.integer *= bytes;
    } else if (count.is_uniform()) {
      emit::operand n = count;
      n.set_type(isa::element::u32);
      static_cast<emit::operand&>(product) =
          selection::reg_operand(ir::bank::sgpr,
                                 selection::binary(k, selection::operation::mul, isa::element::u32, n,
                                                   emit::operand(bytes, count.where)),
                                 isa::element::u32, count.where);
    }
    return product;
  }
};

} // namespace kiln
