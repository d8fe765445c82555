// SPDX-License-Identifier: MIT
// Kernels in which a value is looked at again after lanes, a base or memory have changed.
#pragma once

#include "proof/mutations/mutant_loops.hpp"

namespace kiln_test::mutant_bodies {

/// Values of half the lanes, calculated again for all.
inline void under_masks(builder k, arg<u32*>& out, arg<const u32*>& in) {
  auto x = in[k.thread_idx.x];
  auto half = k.vgpr<u32>(0);
  k.where(k.thread_idx.x < 32, [&] { half = (x ^ 9) * 7; }, without_skip);
  put(k, out, 0, (x ^ 9) * 7);
  put(k, out, 1, half);
}
inline void under_masks_by_hand(builder k, arg<u32*>& out, arg<const u32*>& in) {
  auto x = in[k.thread_idx.x];
  auto saved = k.sgpr<u64>();
  auto half = k.vgpr<u32>(0);
  auto mask = k.thread_idx.x < 32;
  k.s_mov_b64(saved, exec);
  k.s_mov_b64(exec, mask);
  half = (x ^ 9) * 7;
  k.s_mov_b64(exec, saved);
  put(k, out, 0, (x ^ 9) * 7);
  put(k, out, 1, half);
}

/// Rows of one plane after another: the index is the same, the pointer is not.
inline void moving_base(builder k, arg<u32*>& out, arg<const u32*>& in) {
  auto row = k.vgpr<i32>(k.thread_idx.x / 8), column = k.vgpr<i32>(k.thread_idx.x % 8);
  auto stride = few(k, in), first = few(k, in);
  auto sum = k.vgpr<u32>(0);
  auto plane = in + 0;
  k.for_(
      0, 4, 1,
      [&](auto i) {
        sum = sum * 3u + plane[(first + row + 1) * stride + i + column];
        plane += 8;
      },
      unroll<2>);
  put(k, out, 0, sum);
}

/// An index that some lanes have from an earlier iteration, made of a scalar that has moved on.
inline void indices_of_other_lanes(builder k, arg<u32*>& out, arg<const u32*>& in) {
  auto lane = k.vgpr<i32>(k.thread_idx.x & 63), index = k.vgpr<i32>();
  auto sum = k.vgpr<u32>(0);
  auto iteration = k.sgpr<i32>(0);
  k.do_while(
      [&] {
        auto moved = (iteration & 7) * 4;
        k.where(lane >= iteration * 16, [&] { index = lane + moved; }, without_skip);
        sum = sum * 3u + in[index];
        iteration += 1;
      },
      [&] { return iteration < 4; });
  put(k, out, 0, sum);
}
inline void indices_under_masks_by_hand(builder k, arg<u32*>& out, arg<const u32*>& in) {
  auto lane = k.vgpr<i32>(k.thread_idx.x & 63), index = k.vgpr<i32>();
  auto saved = k.sgpr<u64>();
  auto iteration = k.sgpr<i32>(0);
  k.s_mov_b64(saved, exec);
  k.do_while(
      [&] {
        index = lane + (iteration & 7) * 4;
        iteration += 1;
        k.set_mask(exec, lane >= iteration * 16);
      },
      [&] { return iteration < 4; });
  k.s_mov_b64(exec, saved);
  put(k, out, 0, in[index]);
}

/// A loop over the values that lanes have: two in each iteration.
inline void lanes_that_break_out(builder k, arg<u32*>& out, arg<const u32*>& in) {
  auto value = k.vgpr<u32>(in[k.thread_idx.x & 7]);
  auto sum = k.vgpr<u32>(0), rounds = k.vgpr<u32>(0);
  k.while_lanes([&] { return rounds < 64u; },
                [&] {
                  rounds += 1;
                  auto first = k.read_first_lane(value);
                  sum += first;
                  k.break_lanes(value == first);
                  auto next = k.read_first_lane(value); // of the lanes that are left
                  sum += next * 3u;
                  k.break_lanes(value == next);
                });
  put(k, out, 0, sum);
}

/// a * b + c * b - n * b, exactly 4 GiB: a and c may each be as large as n, but n is subtracted once.
inline void far_products(builder k, arg<u32*>& out, arg<const u32*>& in) {
  auto a = k.sgpr<u32>(), b = k.sgpr<u32>();
  k.v_readfirstlane_b32(a, in[k.thread_idx.x]);
  k.v_readfirstlane_b32(b, in[k.thread_idx.x]);
  auto none = k.sgpr<u32>(a ^ b); // 0, which the compiler does not know
  auto width = as<i32>(none & 0x7f'ffff) + (1 << 20), scalar = as<i32>(none & 63) + 1012;
  auto vector = k.vgpr<i32>(as<i32>(k.vgpr<u32>(none) & 63) + 1012);
  auto far = in - (1 << 30);
  put(k, out, 0, far[((vector - 500) + (scalar - 500)) * width]);
}

inline void banks_of_loads(builder k, arg<u32*>& out, arg<const u32*>& in) {
  auto memory = k.buffer(in, elements(128));
  auto kept = k.agpr<u32, 2>();
  memory.load_to(kept, k.thread_idx.x & 31);
  auto again = memory.load<u32, 2>(k.thread_idx.x & 31);
  put(k, out, 0, again[0] * 3u + again[1]);
  put(k, out, 1, k.vgpr<u32>(kept[0]));
}

/// The author waits until two loads may be unfinished, for the load before them.
inline void counted_loads(builder k, arg<u32*>& out, arg<const u32*>& in) {
  auto shared = k.lds<u32>(64);
  auto memory = k.buffer(in, elements(128));
  const auto& lane = k.thread_idx.x;
  auto a = k.vgpr<u32>(), b = k.vgpr<u32>(), c = k.vgpr<u32>();
  k.detached([&] {
    memory.load_to_lds<4>(0, byte_offset(lane * 4));
    a = in[lane];
    b = in[lane];
    k.s_waitcnt(vmcnt(2));
    c = shared[lane];
  });
  put(k, out, 0, a + b * 3u + c * 5u);
}

} // namespace kiln_test::mutant_bodies
