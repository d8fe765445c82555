// SPDX-License-Identifier: MIT
// What functions of one value take: a register of any bank, or an element of memory.
#pragma once

#include <kiln/author/handle.hpp>

namespace kiln::author {

/// A value of type T that is the same or another in each lane, and the kernel it belongs to.
template<class T> struct lane_value : operand {
  draft* d;

  constexpr lane_value(const lane_value&) = default;
  template<class H>
    requires(ScalarHandleOf<bare<H>, T> && !is_agpr_bank<bare<H>::bank>)
  constexpr lane_value(H&& h, const source& at = source::here()) // NOLINT: implicit
      : operand(static_cast<H&&>(h), at), d(&h.program_draft()) {}
  template<class H>
    requires(ScalarHandleOf<H, T> && is_agpr_bank<H::bank>)
  constexpr lane_value(const H& h, const source& at = source::here()) // NOLINT: implicit
      : operand(copied_from_agpr(h, at)), d(&h.program_draft()) {}
  template<LoadableAs<T> M>
  constexpr lane_value(const M& m, const source& at = source::here()) // NOLINT: implicit
      : lane_value(m.load(), at) {}

  /// Some value, after an error.
  constexpr lane_value(draft& k, const source& at) : operand(0, at), d(&k) {}

  /// The value in a VGPR: a view of it where it is in one.
  constexpr handle<ir::bank::vgpr, T> in_lanes() const {
    return {*d, selection::in_vgpr(*d, *this, element_traits<T>::element).code.payload()};
  }
};

template<class T> using vector_of = reg<ir::bank::vgpr, T>;

/// What functions of lanes take to a VGPR first.
template<class V>
concept OutsideVgprs =
    (RegisterHandle<V> && V::count == 1 && V::bank != ir::bank::vgpr) || (!RegisterHandle<V> && Loadable<V>);
template<OutsideVgprs V> constexpr auto in_vgpr_of_lanes(const V& x, const source& at) {
  if constexpr (RegisterHandle<V>) {
    const auto lanes = lane_value<typename V::element_type>(x, at).in_lanes();
    return vector_of<typename V::element_type>(lanes.program_draft(), lanes.first_dword());
  } else {
    return x.load();
  }
}

/// Puts what is written while it lives on the line of the author's call, contracted as ever.
class lines_of_call {
public:
  constexpr lines_of_call(draft& k, const source& at)
      : k_(k), at_(at), first_(k.program.code.size()), contraction_(k.program.left_out & contraction_is_off) {
    k.program.left_out &= ~contraction_is_off; // a function is as exact as it says, whatever its caller chose
  }
  constexpr ~lines_of_call() {
    k_.program.left_out |= contraction_;
    k_.place_from(first_, at_);
  }
  lines_of_call(const lines_of_call&) = delete;
  lines_of_call& operator=(const lines_of_call&) = delete;

private:
  draft& k_;
  source at_;
  u32 first_;
  pass_set contraction_; ///< the caller's choice
};

/// A new VGPR with the result of an instruction of VGPRs and inline constants.
template<class T, class... A>
constexpr vector_of<T> result_of(draft& k, isa::mn::mnemonic m, const source& at, const A&... a) {
  const operand d = selection::new_reg(k, ir::bank::vgpr, element_traits<T>::element, at);
  k.emit(m, d, a...);
  return {k, d.code.payload()};
}

} // namespace kiln::author
