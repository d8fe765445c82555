// SPDX-License-Identifier: MIT
// abs(x): a modifier where an instruction is written by name, a value everywhere else.
#pragma once

#include <kiln/author/memory/memory_operators.hpp>
#include <kiln/author/values/lane_value.hpp>

namespace kiln::author {

/// |x| of a register. As an operand of a named instruction it costs nothing; as a value it is an instruction.
template<class T> struct absolute_value : operand {
  draft* d;
  operand plain;
  u32 written_at; ///< how many instructions there were

  constexpr explicit absolute_value(const lane_value<T>& x)
      : operand(kiln::abs(static_cast<const operand&>(x))),
        d(x.d),
        plain(x),
        written_at(d->program.code.size()) {}

  /// The value in a VGPR: f32 and f16 without their sign bit, i32 by the larger of x and -x, which leaves the least i32 as it
  /// is.
  constexpr vector_of<T> load() const {
    const source& at = plain.where;
    refuse_change();
    operand x = selection::in_vgpr(*d, plain, element_traits<T>::element);
    if constexpr (IntegerElement<T>) {
      const operand negative = selection::new_reg(*d, ir::bank::vgpr, isa::element::i32, at);
      d->emit(isa::mn::v_sub_u32, negative, operand(0, at), x);
      return result_of<T>(*d, isa::mn::v_max_i32, at, x, negative);
    } else {
      x.set_type(isa::element::bits);
      constexpr i64 all_but_sign = __is_same(T, f32) ? 0x7fff'ffff : 0x7fff;
      return result_of<T>(*d, isa::mn::v_and_b32, at, operand(all_but_sign, at), x);
    }
  }
  constexpr operator vector_of<T>() const { return load(); } // NOLINT: implicit
  /// `auto m = abs(x)` still stands for x: an error if x is another number by the time of its use.
  constexpr void refuse_change() const {
    for (u32 i = written_at; i < d->program.code.size(); ++i) {
      const ir::instruction& in = d->program.code[i];
      const u32 written = isa::operand_lists[isa::rows[in.row].operands].writes;
      for (u32 k = 0; k < isa::max_operands; ++k)
        if ((written >> k & 1) != 0 && in.ops[k] == plain.code)
          return d->fail(plain.where,
                         "abs(x) is used after x has changed: k.vgpr<f32>(abs(x)) keeps the value");
    }
  }
  /// What made the value has its line.
  constexpr void place_operation() const {}
};
/// In expressions it is a value that is not there yet, as an element of memory is.
template<class T> inline constexpr bool is_memory_element<absolute_value<T>> = true;

template<class T>
inline constexpr bool has_absolute_value = __is_same(T, f32) || __is_same(T, f16) || __is_same(T, i32);

/// |x|. Of f32 and f16 in instructions by name it is the modifier.
template<class H>
  requires(RegisterHandle<bare<H>> && has_absolute_value<typename bare<H>::element_type>)
constexpr auto abs(H&& x, source at = source::here()) {
  using T = typename bare<H>::element_type;
  return absolute_value<T>(lane_value<T>(static_cast<H&&>(x), at));
}
template<LoadableAs<f32> M> constexpr vector_of<f32> abs(const M& x, source at = source::here()) {
  return abs(x.load(), at).load();
}
template<LoadableAs<i32> M> constexpr vector_of<i32> abs(const M& x, source at = source::here()) {
  return abs(x.load(), at).load();
}

} // namespace kiln::author
