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
  if (count.is_wide()) {
    if (k.failed()) return pointer;
    distance = selection::reg_operand(
        ir::bank::sgpr,
        selection::calculate<selection::operation::shl, isa::element::u64>(
            k, count, operand(__builtin_ctz(bytes), count.where)), // sizes of elements are powers of two
        isa::element::u64, count.where);
  } else if (!count.is_constant()) {
    operand elements = count;
    elements.set_type(isa::element::bits);
    distance = selection::new_reg(k, ir::bank::sgpr, isa::element::u64, count.where);
    k.emit(isa::mn::s_mul_i32, selection::part(distance, 0, 1), elements, bytes);
    k.emit(count.type == isa::element::i32 ? isa::mn::s_mul_hi_i32 : isa::mn::s_mul_hi_u32,
           selection::part(distance, 1, 1), elements, bytes);
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
