// SPDX-License-Identifier: MIT
// Kernels in which faults of the passes for multiples of counters, and for counters that only count, show.
#pragma once

#include "proof/mutations/mutant_masks.hpp"

namespace kiln_test::mutant_bodies {

/// A number from 4 to 7 that is the same in all lanes.
inline auto few(builder k, arg<const u32*>& in) {
  auto s = k.sgpr<u32>();
  k.v_readfirstlane_b32(s, in[k.thread_idx.x]);
  return k.sgpr<i32>(as<i32>(s & 3) + 4);
}

inline void multiples(builder k, arg<u32*>& out, arg<const u32*>& in) {
  const auto& lane = k.thread_idx.x;
  auto sum = k.vgpr<u32>(0), late = k.vgpr<u32>(0), later = k.vgpr<u32>(0);
  auto n = few(k, in);
  const auto multiple = [&](auto& i) { return as<u32>(i * 4 + lane) * 8u; };
  k.for_(0, n, 1,
         [&](auto i) { sum = sum * 3 + in[i * 8 + lane] + (multiple(i) ^ as<u32>(56 - (i * 4 + lane))); });
  auto i = k.sgpr<i32>(1), j = k.sgpr<i32>(2);
  k.while_([&] { return i < n; },
           [&] {
             sum = sum * 5 ^ multiple(i);
             i += 1;
             sum = sum * 5 ^ multiple(i); // after the step
             sum ^= as<u32>(j);
           });
  auto turn = k.sgpr<i32>(0), more = k.sgpr<i32>(3);
  k.while_([&] { return turn < n; },
           [&] {
             sum = sum * 5 ^ multiple(turn);
             sum = sum * 5 ^ as<u32>(turn * 4 + more * 8 + lane) * 8u;
             more = more * 3 & 7;
             turn += 1;
             k.if_(turn == 1, [&] { turn += 1; }); // a second step
           });
  k.for_(0, 5, 1, [&](auto t) {
    late = multiple(t);
    sum = sum * 3 + late;
    later = (late * 8u + 2u) * 4u;
    sum ^= later;
  });
  put(k, out, 0, sum);
  put(k, out, 1, late); // of the last iteration
}

inline void nested_multiples(builder k, arg<u32*>& out, arg<const u32*>& in) {
  const auto& lane = k.thread_idx.x;
  auto sum = k.vgpr<u32>(0);
  auto n = few(k, in);
  k.for_(0, n, 1, [&](auto row) {
    k.for_(0, 3, 1, [&](auto i) { sum = sum * 3 + in[row * 8 + i * 2 + lane]; });
    auto set_twice = k.vgpr<u32>();
    set_twice = as<u32>(row * 4 + lane) * 2u;
    k.where(lane < 20, [&] { set_twice ^= 3; });
    sum ^= set_twice;
  });
  put(k, out, 0, sum);
}

/// Multiples of some iterations, for some lanes, and in a loop whose comparisons have 64 bits.
inline void multiples_of_some_iterations(builder k, arg<u32*>& out, arg<const u32*>& in) {
  const auto& lane = k.thread_idx.x;
  auto sum = k.vgpr<u32>(0), once = k.vgpr<u32>(), own = k.vgpr<u32>();
  auto n = few(k, in);
  k.for_(0, n, 1, [&](auto i) {
    k.if_(i == 0, [&] { once = as<u32>(i * 4 + lane) * 8u; });
    sum = sum * 3 ^ once;
  });
  k.for_(0, n, 1, [&](auto i) {
    k.where(lane == i, [&] { own = as<u32>(i * 4 + lane) * 8u; });
    k.where(lane <= i, [&] { sum = sum * 3 ^ own; });
  });
  auto p = k.sgpr<u64>(0u), end = k.sgpr<u64>(17u);
  auto i = k.sgpr<i32>(0);
  auto s = k.sgpr<u32>(0);
  k.while_([&] { return p < end; },
           [&] {
             s ^= as<u32>(i * 4 + n) * 8u;
             s += as<u32>(n & 8) + 1u;
             i += 1;
             p += 4u;
           });
  put(k, out, 0, sum + s);
}

/// The loop adds to its counter what is copied into a pair after it.
inline void multiples_of_copies(builder k, arg<u32*>& out, arg<const u32*>& in) {
  const auto& lane = k.thread_idx.x;
  auto sum = k.vgpr<u32>(0), changes = k.vgpr<u32>();
  auto pair = k.vgpr<u32, 2>();
  auto n = few(k, in);
  k.for_(0, n, 1, [&](auto i) {
    changes = in[i * 3 + lane] ^ 5u;
    sum = sum * 3 ^ (as<u32>(i * 4) + changes) * 8u;
  });
  pair[0] = changes;
  pair[1] = 7u;
  auto wide = k.vgpr<u32, 2>();
  k.v_lshlrev_b64(as<u64>(wide), 3, as<u64>(pair));
  put(k, out, 0, sum + wide[1]);
}

/// Of LDS, farther than a pair of reads goes: from an address that stays, from one that changes, and of another size.
inline void far_reads(builder k, arg<u32*>& out, arg<const u32*>& in) {
  auto lane = k.vgpr<i32>(k.thread_idx.x);
  auto shared = k.lds<u32>(2048);
  for (int i = 0; i < 32; ++i) shared[lane + i * 64] = in[lane] * static_cast<u32>(2 * i + 1);
  k.barrier();
  auto sum = k.vgpr<u32>(0);
  auto n = few(k, in);
  auto moves = k.vgpr<i32>(lane & 15), stays = k.vgpr<i32>(lane & 14), too = k.vgpr<i32>(lane & 13);
  k.for_(0, n, 1, [&](auto) {
    for (int e = 0; e < 4; ++e)
      sum = sum * 3 ^ shared[stays + (700 + e)] ^ shared[moves + (600 + e)] ^ shared[stays + (1500 + e)];
    for (int e = 0; e < 4; ++e) sum = sum * 7 ^ shared[too + (710 + e)];
    for (int e = 0; e < 4; ++e) sum = sum * 5 ^ shared.load<2>(stays + (900 + 2 * e))[1];
    moves += 4;
  });
  put(k, out, 0, sum);
}

inline void begun_as_copies(builder k, arg<u32*>& out, arg<const u32*>& in) {
  auto changes = k.vgpr<f32>();
  k.v_cvt_f32_u32(changes, in[k.thread_idx.x] & 255);
  auto x = k.vgpr<f32>(changes);
  changes += 3.0f;
  x = x * 2.0f - changes;
  changes *= 2.0f;
  auto y = k.vgpr<f32>(1.0f);
  auto other = k.sgpr<u32>();
  k.where(k.thread_idx.x < 20, [&] {
    y = changes;
    k.v_readlane_b32(other, y, 40); // a lane that the copy has not
    y = y * 0.5f + x;
  });
  put(k, out, 0, as<u32>(x) ^ as<u32>(y));
  put(k, out, 1, k.vgpr<u32>(other));
}

/// By name as if chosen: the shift's SCC is read.
inline void multiples_and_scc(builder k, arg<u32*>& out, arg<const u32*>& in) {
  auto x = k.vgpr<u32>(in[k.thread_idx.x]);
  auto i = k.sgpr<i32>(-2);
  auto sum = k.sgpr<u32>(0), once = k.sgpr<u32>(), twice = k.sgpr<u32>();
  k.do_while(
      [&] {
        k.s_lshl_b32(once, i, 1);
        k.s_lshl_b32(twice, once, 1);
        k.s_addc_u32(sum, sum, twice);
        i += 1;
      },
      [&] { return i < 5; });
  put(k, out, 0, x + sum);
}

inline void counters(builder k, arg<u32*>& out, arg<const u32*>& in) {
  auto x = k.vgpr<u32>(in[k.thread_idx.x]);
  auto n = few(k, in), falls = k.sgpr<i32>(n + 8), i = k.sgpr<i32>(0), far = k.sgpr<i32>(0x7fff'ff00);
  k.for_(0, n, 1, [&](auto t) { x = x * 3 ^ as<u32>(t); });
  k.while_([&] { return i < falls; },
           [&] {
             x = x * 3 + 1;
             falls -= 1;
             i += 1;
           });
  auto turns = k.sgpr<u32>(0);
  auto again = k.sgpr<i32>(9);
  k.do_while(
      [&] {
        x = x * 5 + 1;
        again += 1;
        turns += 1;
        k.if_(turns == 12, [&] { k.break_(); });
      },
      [&] { return again < n; }); // one iteration, as 10 is above n
  auto end = k.sgpr<i32>(n + 0x7fff'fff0);
  k.while_([&] { return far < end; },
           [&] {
             x = x * 7 + 1;
             far += 0x200; // it wraps, and goes on
             turns += 1;
             k.if_(turns == 30, [&] { k.break_(); });
           });
  put(k, out, 0, x);
}

/// A sum in place for some lanes, of which an instruction reads another lane.
inline void sums_for_some_lanes(builder k, arg<u32*>& out, arg<const u32*>& in) {
  auto x = k.vgpr<u32>(in[k.thread_idx.x]);
  auto other = k.sgpr<u32>(0);
  k.where(k.thread_idx.x < 20, [&] {
    x += 3;
    k.v_readlane_b32(other, x, 30);
    x += 5;
  });
  put(k, out, 0, x + other);
}

/// Sizes that are calculated, of one buffer and of two, and one that changes.
inline void descriptors(builder k, arg<u32*>& out, arg<const u32*>& in) {
  const auto& lane = k.thread_idx.x;
  auto n = few(k, in);
  auto sum = k.vgpr<u32>(0);
  auto bytes = k.sgpr<u32>(as<u32>(n * 16));
  auto a = k.buffer(in, bytes), b = k.buffer(in + 64, bytes);
  sum += a.load<u32>(byte_offset(lane * 4)) + b.load<u32>(byte_offset(lane * 4)) * 3;
  auto changes = k.sgpr<u32>(as<u32>(n * 8));
  auto c = k.buffer(in, changes);
  changes += 64;
  sum += c.load<u32>(byte_offset(lane * 4)) * 5 + changes;
  put(k, out, 0, sum);
}

/// Variables that a loop reads and writes by name.
inline void variables_in_a_loop(builder k, arg<u32*>& out, arg<const u32*>& in) {
  auto s = k.sgpr<u32>(in.load_uniform<1>(1)[0]);
  auto t = k.sgpr<u32>(s), sum = k.sgpr<u32>(0), again = k.sgpr<u32>(0);
  k.for_(0, 3, 1, [&](auto) {
    sum += t & 0xff;
    k.s_add_u32(t, t, 1);
    again = s & 6;
    k.s_add_u32(again, again, 3);
    sum += again;
  });
  put(k, out, 0, k.vgpr<u32>(sum));
}

} // namespace kiln_test::mutant_bodies
