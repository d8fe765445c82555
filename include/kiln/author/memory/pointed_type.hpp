// SPDX-License-Identifier: MIT
// What pointer arguments point to, with what the author promises of it: arg<restrict<float>*>, arg<read_only<float>*>.
#pragma once

#include <kiln/ir/program.hpp>

namespace kiln {

/// `arg<restrict<T>*> p`: what the kernel accesses through p, if any work-item of the launch writes it, no work-item accesses
/// in another way than through p. As in C, a pointer that was calculated from p counts as p: p + n, a copy, p.at, p.load,
/// p.store, k.buffer(p, ...), and any address that is p and a number. Accesses through p may then pass those through other
/// arguments. The host passes a T*.
template<class T> struct restrict;

/// `arg<read_only<T>*> p`: nothing writes what the kernel reads through p while the kernel runs, through p or in another way.
/// Loads through p may then pass all stores, and what is the same for all lanes comes through the scalar cache: p[i] with a
/// number or an SGPR as its index is an SGPR, if an element has 4 or 8 bytes. A store through it does not compile. The host
/// passes a const T*.
template<class T> struct read_only;

} // namespace kiln

namespace kiln::author {

/// Of the M in arg<M*>: the type in memory, const if it is only loaded, and ir::promise.
template<class M> struct pointed {
  using type = M;
  static constexpr u8 promises = 0;
};
template<class T> struct pointed<restrict<T>> {
  using type = typename pointed<T>::type;
  static constexpr u8 promises = pointed<T>::promises | ir::promise::is_restrict;
};
template<class T> struct pointed<read_only<T>> {
  using type = const typename pointed<T>::type;
  static constexpr u8 promises = pointed<T>::promises | ir::promise::is_read_only;
};
template<class T>
  requires(pointed<T>::promises != 0)
struct pointed<const T> {
  using type = const typename pointed<T>::type;
  static constexpr u8 promises = pointed<T>::promises;
};

template<class M> using pointed_type = typename pointed<M>::type;

/// What the host passes for arg<T>, and what is promised of it.
template<class T> struct passed {
  using type = T;
  static constexpr u8 promises = 0;
};
template<class M> struct passed<M*> {
  using type = pointed_type<M>*;
  static constexpr u8 promises = pointed<M>::promises;
};
template<class T> using host_type = typename passed<T>::type;

} // namespace kiln::author
