// SPDX-License-Identifier: MIT
// Operands whose element type and bank are known to the C++ compiler: what operators on handles take.
#pragma once

#include <kiln/selection/moves.hpp>

namespace kiln::author {

using namespace emit; // what the author names is written with operands, rows and the draft

/// A number may be used as a T if T can represent it: integers for every T, fractions for floating T only.
template<class C, class T>
concept ConstantFor = IntegerConstant<C> || (__is_floating_point(C) && !IntegerElement<T>);

/// The number as the operand of a T: for a floating T, 2 is 2.0.
template<class T, class C> constexpr auto number_for(C c) {
  if constexpr (__is_floating_point(T) && !__is_floating_point(C))
    return static_cast<f64>(c);
  else
    return c;
}

template<class H, class T>
concept ScalarHandleOf = RegisterHandle<H> && __is_same(typename H::element_type, T) && H::count == 1;

// Each has few constructors, one for all handles, and no move beside its copy: clang tries every constructor of every
// operator's two parameters for each expression that it reads.

template<ir::bank A, ir::bank B> inline constexpr bool is_same_bank = false;
template<ir::bank A> inline constexpr bool is_same_bank<A, A> = true;

/// A constant of type T.
template<class T> struct constant_value : operand {
  constexpr constant_value(const constant_value&) = default;
  template<ConstantFor<T> C>
  constexpr constant_value(C c, const source& at = source::here())
      : operand(number_for<T>(c), at) {} // NOLINT: implicit
};

/// One register of the bank, with the builder it belongs to.
template<ir::bank Bank, class T> struct register_value : operand {
  draft* d;

  constexpr register_value(const register_value&) = default;
  template<class H>
    requires(ScalarHandleOf<bare<H>, T> && is_same_bank<bare<H>::bank, Bank>)
  constexpr register_value(H&& h, const source& at = source::here()) // NOLINT: implicit
      : operand(static_cast<H&&>(h), at), d(&h.program_draft()) {}
};

/// An element of an AGPR as arithmetic reads it: a copy in a VGPR.
template<class H> constexpr operand copied_from_agpr(const H& h, const source& at) {
  operand copy = selection::in_vgpr(h.program_draft(), operand(h, at), H::element);
  copy.set_unnamed(true); // what is assigned it takes its place
  return copy;
}

template<class T> struct register_value<ir::bank::agpr, T> : operand {
  draft* d;

  constexpr register_value(const register_value&) = default;
  template<class H>
    requires(ScalarHandleOf<H, T> && is_agpr_bank<H::bank>)
  constexpr register_value(const H& h, const source& at = source::here())
      : operand(copied_from_agpr(h, at)), d(&h.program_draft()) {} // NOLINT: implicit
};

/// A value that is the same in all lanes: an SGPR or a constant.
template<class T> struct uniform_value : operand {
  constexpr uniform_value(const uniform_value&) = default;
  template<class H>
    requires(ScalarHandleOf<bare<H>, T> && is_sgpr_bank<bare<H>::bank>)
  constexpr uniform_value(H&& h, const source& at = source::here())
      : operand(static_cast<H&&>(h), at) {} // NOLINT: implicit
  template<ConstantFor<T> C>
  constexpr uniform_value(C c, const source& at = source::here())
      : operand(number_for<T>(c), at) {} // NOLINT: implicit
};

/// What an operator takes that is an error on VGPRs and AGPRs: the place of the author's statement.
struct vector_operand {
  source where;
  template<RegisterHandle H>
    requires(!is_sgpr_bank<H::bank>)
  constexpr vector_operand(const H&, const source& at = source::here()) : where(at) {} // NOLINT: implicit

  /// The error of an SGPR that is given such a value.
  template<class T> constexpr void refuse(draft& k) const {
    if (__is_same(T, f32))
      k.fail(where, "an SGPR cannot have this value: f32 is calculated in VGPRs, auto y = k.vgpr<f32>(x * "
                    "2). Where all lanes "
                    "have one value, k.read_first_lane(y) takes it to an SGPR");
    else
      k.fail(
          where,
          "an SGPR has one value for all lanes; k.read_first_lane(v) takes that of the first enabled lane");
  }
};

/// Something in memory whose value becomes a VGPR of type T at its first use.
template<class M, class T>
concept LoadableAs =
    requires(const M& m) { requires __is_same(typename decltype(m.load())::element_type, T); };

/// Any value of type T: VGPR, AGPR, SGPR, constant or element of memory.
template<class T> struct source_value : operand {
  constexpr source_value(const source_value&) = default;
  template<class H>
    requires(ScalarHandleOf<bare<H>, T> && !is_agpr_bank<bare<H>::bank>)
  constexpr source_value(H&& h, const source& at = source::here())
      : operand(static_cast<H&&>(h), at) {} // NOLINT: implicit
  template<class H>
    requires(ScalarHandleOf<H, T> && is_agpr_bank<H::bank>)
  constexpr source_value(const H& h, const source& at = source::here())
      : operand(copied_from_agpr(h, at)) {} // NOLINT: implicit
  template<LoadableAs<T> M>
  constexpr source_value(const M& m, const source& at = source::here())
      : operand(m.load(), at) {} // NOLINT: implicit
  template<ConstantFor<T> C>
  constexpr source_value(C c, const source& at = source::here())
      : operand(number_for<T>(c), at) {} // NOLINT: implicit
};

/// The same for what takes AGPRs as they are: memory, and registers that they are copied to.
template<class T> struct stored_value : operand {
  constexpr stored_value(const stored_value&) = default;
  template<class H>
    requires ScalarHandleOf<bare<H>, T>
  constexpr stored_value(H&& h, const source& at = source::here())
      : operand(static_cast<H&&>(h), at) {} // NOLINT: implicit
  template<LoadableAs<T> M>
  constexpr stored_value(const M& m, const source& at = source::here())
      : operand(m.load(), at) {} // NOLINT: implicit
  template<ConstantFor<T> C>
  constexpr stored_value(C c, const source& at = source::here())
      : operand(number_for<T>(c), at) {} // NOLINT: implicit
};

} // namespace kiln::author
