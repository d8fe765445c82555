// SPDX-License-Identifier: MIT
// Kernels in which faults of folding counters, of uniform addresses and of scalar loads show.
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

inline void uniform_indices(builder k, arg<u32*>& out, arg<const u32*>& in) {
  auto s = k.sgpr<u32>();
  k.v_readfirstlane_b32(s, in[k.thread_idx.x]);
  auto far = in - (1 << 30), later = in + 64;
  put(k, out, 0, far[(s & 15) | 0x4000'0000u]); // 4 GiB beyond
  auto back = as<i32>(s & 15) * 4 - 64;
  put(k, out, 1, later.load_at<1>(byte_offset(back)));
}

/// Of numbers of either sign.
inline void quotients(builder k, arg<u32*>& out, arg<const u32*>& in) {
  auto x = k.vgpr<i32>(as<i32>(in[k.thread_idx.x]));
  put(k, out, 0, as<u32>(x / 8));
  put(k, out, 1, as<u32>(x % 32));
}

inline void scalar_loads(builder k, arg<u32*>& out, arg<const u32*>& in) {
  auto before = out.load_uniform<1>(64)[0];
  out[k.thread_idx.x + 64] = in[k.thread_idx.x] + before;
  k.s_waitcnt(vmcnt(0));
  auto after = out.load_uniform<1>(65)[0];
  put(k, out, 0, k.vgpr<u32>(after));
}

} // namespace kiln_test::mutant_bodies
