// SPDX-License-Identifier: MIT
// Rotary embedding: what its kernels are compiled for, and their launch, the same for a GPU and for the simulator.
#pragma once

#include "request.hpp"

#include <kiln/kernel/rotary.hpp>

namespace kiln_examples {

/// A head may have more numbers than are rotated: the others are left as they are.
template<class T, kiln::u32 Rotated, bool HasNeighbours, bool IsInverse>
inline constexpr auto rotary_kernel =
    &kiln::kernel::rotary<T, float, long long,
                          kiln::kernel::rotary_form{.head = Rotated,
                                                    .rotated = Rotated,
                                                    .pairs = HasNeighbours
                                                                 ? kiln::kernel::rotary_pairs::neighbours
                                                                 : kiln::kernel::rotary_pairs::halves,
                                                    .is_backward = IsInverse}>;

/// 0 if a kernel can do it, else `fail`.
int validate(const kiln_rotary& r);

/// Calls on.template operator()<Rotated, HasNeighbours, IsInverse>() of a request.
template<class On> int with_rotary_kernel(const kiln_rotary& r, const On& on) {
  const auto of_size = [&]<kiln::u32 Rotated>() {
    if (r.has_neighbours != 0)
      return r.is_inverse != 0 ? on.template operator()<Rotated, true, true>()
                               : on.template operator()<Rotated, true, false>();
    return r.is_inverse != 0 ? on.template operator()<Rotated, false, true>()
                             : on.template operator()<Rotated, false, false>();
  };
  return r.rotated == 64 ? of_size.template operator()<64>() : of_size.template operator()<128>();
}

/// Calls go(x, y, arguments...) with workgroups and arguments of the kernel; at(pointer, count) is what it takes for memory.
template<class T, class Go, class At> int launch_rotary(const kiln_rotary& r, const Go& go, const At& at) {
  using kiln::i64;
  const auto n = [](i64 x) { return static_cast<int>(x); };
  const auto memory = [&]<class P>(const kiln_heads& h, i64 heads) {
    const i64 count = heads == 0 ? 0 : (r.tokens - 1) * h.token + (heads - 1) * h.head + r.rotated;
    return at(static_cast<P*>(const_cast<void*>(h.data)), count);
  };
  if (r.tokens == 0) return 0;
  constexpr i64 many_tokens = 4096;                 // enough for all compute units
  const i64 parts = r.tokens < many_tokens ? 4 : 1; // of the heads of a token
  return go(
      workgroups(r.tokens, 4), parts, memory.template operator()<T>(r.q_out, r.q_heads),
      memory.template operator()<T>(r.k_out, r.k_heads), memory.template operator()<const T>(r.q, r.q_heads),
      memory.template operator()<const T>(r.k, r.k_heads),
      at(reinterpret_cast<const long long*>(r.positions), r.tokens), at(r.cache, r.cache_rows * r.rotated),
      n(r.tokens), n(r.q_heads), n(r.k_heads), n(r.q_out.token), n(r.q_out.head), n(r.k_out.token),
      n(r.k_out.head), n(r.q.token), n(r.q.head), n(r.k.token), n(r.k.head));
}

} // namespace kiln_examples
