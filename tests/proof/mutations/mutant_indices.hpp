// SPDX-License-Identifier: MIT
// Kernels in which faults of folding counters show.
#pragma once

#include "proof/mutations/mutant_masks.hpp"

namespace kiln_test::mutant_bodies {

inline void fixed_counters(builder k, arg<u32*>& out, arg<const u32*>& in) {
  auto x = in[k.thread_idx.x];
  auto own = k.sgpr<u32>(3);
  k.for_(0, 2, 1, [&](auto i) { x += (x << 2) + as<u32>(i); }, unroll<2>);
  k.if_(k.block_idx.x == 5, [&] { own = 7; }); // not taken
  put(k, out, 0, x + own);
}

} // namespace kiln_test::mutant_bodies
