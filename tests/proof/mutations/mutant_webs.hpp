// SPDX-License-Identifier: MIT
// Kernels in which faults of pass::split_webs show: variables that are set again; and late comparisons.
#pragma once

#include "proof/mutations/mutant_masks.hpp"

namespace kiln_test::mutant_bodies {

inline void set_again(builder k, arg<u32*>& out, arg<const u32*>& in) {
  auto x = in[k.thread_idx.x];
  auto v = k.vgpr<u32>(x * 3);
  put(k, out, 0, v);
  k.where(x < 0x7000'0000u, [&] { v = x + 9; }, without_skip); // the other lanes keep theirs
  put(k, out, 1, v);
  v = x ^ 5;
  v += x; // of the same web
  put(k, out, 2, v);
  auto pair = k.vgpr<u32, 2>();
  pair[0] = x + 1;
  pair[1] = x + 2;
  out.store(k.thread_idx.x * 2 + 512, pair);
  pair[0] = x + 3;
  out.store(k.thread_idx.x * 2 + 640, pair);
  auto s = k.sgpr<u32>(4);
  k.if_(k.read_first_lane(x) > 0x1000'0000u, [&] { s = 6; }).else_([&] { s = 7; });
  k.if_(k.read_first_lane(x) > 0x2000'0000u, [&] { put(k, out, 3, x); });
  put(k, out, 4, k.vgpr<u32>(s));
}
inline void set_again_by_hand(builder k, arg<u32*>& out, arg<const u32*>& in) {
  auto x = in[k.thread_idx.x];
  auto v = k.vgpr<u32>(x * 3);
  put(k, out, 0, v);
  k.s_mov_b64(exec, 0xff00);
  v = x + 9;
  k.s_mov_b64(exec, -1);
  put(k, out, 1, v);
}

/// Sums of which pass::join_chains may join some.
inline void chains(builder k, arg<u32*>& out, arg<const u32*>& in) {
  auto x = k.vgpr<u32>(in[k.thread_idx.x]), y = k.vgpr<u32>(in[k.thread_idx.x + 64]);
  auto s = k.read_first_lane(x), t = k.read_first_lane(y);
  auto two = k.vgpr<u32>(x + y);
  x += 7; // after it was read
  auto three = k.vgpr<u32>(two + y);
  put(k, out, 0, three);
  put(k, out, 1, x);
  auto with_scalar = k.vgpr<u32>(y + s);
  auto with_two = k.vgpr<u32>(with_scalar + t);
  put(k, out, 2, with_two);
  auto sum = k.vgpr<u32>(y);
  sum += three;
  put(k, out, 3, sum);
  sum += x;
  put(k, out, 4, sum);
}

/// Comparisons of values that come late, each with its reader.
inline void late_comparisons(builder k, arg<u32*>& out, arg<const u32*>& in) {
  auto sum = k.sgpr<u32>(0);
  for (u32 i = 0; i < 6; ++i) {
    auto x = k.sgpr<u32>(in.load_uniform<1>(i * 9)[0]), y = k.sgpr<u32>();
    k.s_cmp_gt_u32(x, 0x7000'0000u);
    k.s_cselect_b32(y, i + 1, 40 + i);
    sum = sum * 3 + y;
  }
  put(k, out, 0, k.vgpr<u32>(sum));
}

} // namespace kiln_test::mutant_bodies
