// SPDX-License-Identifier: MIT
// target: gfx942
// expect: {mistake}: s_barrier inside where or while_lanes: a wave without a lane there skips it, and the others wait for ever. End the where before the barrier, and begin another after it
// expect: barrier_in_where.cpp:23: s_barrier inside where or while_lanes
// expect: barrier_in_where.cpp:27: s_barrier inside where or while_lanes
// errors: 3
// lines: 60
#include <kiln/hip.hpp>
using namespace kiln::dsl;

#if defined KILN_MISTAKE
constexpr void in_where(builder k, arg<float*> x, arg<int> n) {
  auto i = k.thread_idx.x;
  k.where(i < n, [&] {
    x[i] = 1.0f;
    k.s_barrier(); // mistake
  });
}
KILN_KERNEL(in_where, block_size<256>);

constexpr void in_otherwise(builder k, arg<float*> x, arg<int> n) {
  auto i = k.thread_idx.x;
  k.where(i < n, [&] { x[i] = 1.0f; }).otherwise([&] { k.if_(n > 5, [&] { k.s_barrier(); }); });
}
constexpr void in_loop(builder k, arg<int> n) {
  auto i = k.vgpr<i32>(k.thread_idx.x);
  k.while_lanes([&] { return i < n; }, [&] { k.s_barrier(), i += 256; });
}
KILN_KERNEL(in_otherwise, block_size<256>);
KILN_KERNEL(in_loop, block_size<256>);
#endif

// A wave that has no lane runs the body without a skip; under if_ nothing is checked.
constexpr void right(builder k, arg<float*> x, arg<int> n) {
  auto i = k.thread_idx.x;
  k.where(i < n, [&] { k.s_barrier(); }, without_skip);
  k.where(i < n, [&] { x[i] = 1.0f; });
  k.if_(n > 4, [&] { k.s_barrier(); });
}
KILN_KERNEL(right, block_size<256>);
