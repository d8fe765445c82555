// SPDX-License-Identifier: MIT
// target: gfx942
// expect: {mistake}: 4000000000 does not fit i32, which ends at 2147483647; as<u32>(x) calculates without a sign
// expect: number_beyond_i32.cpp:18: 2147483648 does not fit i32
// expect: number_beyond_i32.cpp:21: 2147483648 does not fit i32
// errors: 3
// lines: 60
#include <kiln/hip.hpp>
using namespace kiln::dsl;

#if defined KILN_MISTAKE
constexpr void in_an_index(builder k, arg<float*> x, arg<float> a) {
  auto i = k.thread_idx.x;
  x[i + 4000000000u] = a; // mistake
}
constexpr void in_a_comparison(builder k, arg<float*> x, arg<float> a) {
  auto i = k.thread_idx.x;
  k.where(i < 2147483648u, [&] { x[i] = a; });
}
constexpr void in_a_uniform_comparison(builder k, arg<int> n) {
  k.if_(n < 0x80000000, [&] { k.s_nop(0); });
}
KILN_KERNEL(in_an_index, block_size<256>);
KILN_KERNEL(in_a_comparison, block_size<256>);
KILN_KERNEL(in_a_uniform_comparison, block_size<256>);
#endif

// Bits are taken as they are, and of equality the sign does not matter.
constexpr void right(builder k, arg<float*> x, arg<int> n, arg<float> a) {
  auto i = k.vgpr<i32>(k.thread_idx.x & 0xffff'fff0u);
  i = i ^ 0x8000'0000u;
  k.where(i != 0x8000'0000u, [&] { x[as<u32>(i) + 4000000000u] = a; });
  k.if_(n == 0xffff'ffffu, [&] { k.s_nop(0); });
}
KILN_KERNEL(right, block_size<256>);
