// SPDX-License-Identifier: MIT
// How a scalar instruction's meaning, written as a function of values, is run on a wave.
#pragma once

#include <kiln/sim/wave.hpp>

namespace kiln::sim {

/// Result of a scalar operation that also sets SCC.
template<class T> struct with_scc {
  T value;
  bool scc;
};
/// Result of one that sets SCC only.
struct scc_only {
  bool scc;
};

/// Parameters, last in an operation's list, that are not sources: SCC, and what the destination held.
struct scc_in {
  bool scc;
};
template<class T> struct old_result {
  T value;
};

template<class T> constexpr with_scc<T> nonzero(T value) { return {value, value != 0}; }

namespace detail {

template<class T> constexpr T read_scalar(const wave& w, const place& p) {
  if constexpr (sizeof(T) == 8)
    return static_cast<T>(w.read64(p));
  else
    return static_cast<T>(w.read32(p));
}
template<class T> constexpr void write_scalar(wave& w, const place& p, T value) {
  if constexpr (sizeof(T) == 8)
    w.write64(p, static_cast<u64>(value));
  else
    w.write32(p, static_cast<u32>(value));
}
template<class T> constexpr void finish_scalar(wave& w, const decoded& d, T result) {
  write_scalar(w, d.dst, result);
}
template<class T> constexpr void finish_scalar(wave& w, const decoded& d, with_scc<T> result) {
  write_scalar(w, d.dst, result.value);
  w.scc = result.scc;
}
constexpr void finish_scalar(wave& w, const decoded&, scc_only result) { w.scc = result.scc; }

template<class T, T... I> struct sequence {};

template<class T> struct argument {
  static constexpr T get(const wave& w, const decoded& d, u32 i) { return read_scalar<T>(w, d.src[i]); }
};
template<> struct argument<scc_in> {
  static constexpr scc_in get(const wave& w, const decoded&, u32) { return {w.scc}; }
};
template<class T> struct argument<old_result<T>> {
  static constexpr old_result<T> get(const wave& w, const decoded& d, u32) {
    return {read_scalar<T>(w, d.dst)};
  }
};

template<auto Op, class... A, u32... I>
constexpr void run_scalar(wave& w, const decoded& d, sequence<u32, I...>) {
  finish_scalar(w, d, Op(argument<A>::get(w, d, I)...));
}
template<auto Op, class L, class R, class... A> constexpr handler scalar_handler(R (L::*)(A...) const) {
  return [](wave& w, const decoded& d) {
    run_scalar<Op, A...>(w, d, __make_integer_seq<sequence, u32, sizeof...(A)>{});
  };
}

} // namespace detail

/// Handler of an operation on the sources' values, in the row's order.
template<auto Op> constexpr handler scalar() { return detail::scalar_handler<Op>(&decltype(Op)::operator()); }

} // namespace kiln::sim
