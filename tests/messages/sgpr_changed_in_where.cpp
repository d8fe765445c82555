// SPDX-License-Identifier: MIT
// A counter of lanes in an SGPR: it would count waves.
// target: gfx942
// expect: {mistake}: inside where this SGPR would change for all lanes of the wave, whatever the mask
// expect: sgpr_changed_in_where.cpp:23: inside where this SGPR
// expect: sgpr_changed_in_where.cpp:26: inside where this SGPR
// expect: sgpr_changed_in_where.cpp:29: inside where this SGPR
// errors: 4
// lines: 60
#include <kiln/hip.hpp>
using namespace kiln::dsl;

#if defined KILN_MISTAKE
constexpr void counted(builder k, arg<int*> x) {
  auto count = k.sgpr<i32>(0);
  k.where(x[k.thread_idx.x] > 0, [&] {
    count += 1; // mistake
  });
  x[k.block_idx.x] = count;
}
constexpr void assigned(builder k, arg<int*> x) {
  auto found = k.sgpr<i32>(0), one = k.sgpr<i32>(1);
  k.where(x[k.thread_idx.x] > 0, [&] { x[0] = 1; }).otherwise([&] { found = one; });
}
constexpr void nested(builder k, arg<int*> x, arg<int> n) {
  k.for_(0, n, 1, [&](auto i) { k.where(x[i] > 0, [&] { k.if_(n > 4, [&] { n = n * 2; }); }); });
}
constexpr void pointer(builder k, arg<int*> x) {
  k.where(x[k.thread_idx.x] > 0, [&] { x += 4; });
}
KILN_KERNEL(counted, block_size<64>);
KILN_KERNEL(assigned, block_size<64>);
KILN_KERNEL(nested, block_size<64>);
KILN_KERNEL(pointer, block_size<64>);
#endif

constexpr void right(builder k, arg<int*> x, arg<int> n) {
  auto waves = k.sgpr<i32>(0), named = k.sgpr<i32>(0), trips = k.sgpr<i32>(0);
  auto count = k.vgpr<i32>(0);
  k.where(x[k.thread_idx.x] > 0, [&] {
    count += 1;
    auto own = k.sgpr<i32>(n);
    own *= 2, own = own + 1;
    k.while_([&] { return trips < n; }, [&] { trips += 1; });
    k.for_(0, n, 1, [&](auto i) { x[i] = own, n = n - 1; });
    k.per_wave([&] { waves += 1; });
    k.s_add_i32(named, named, 1);
    x[count] = own + trips;
  });
  waves += named;
  x[k.block_idx.x] = waves;
}
KILN_KERNEL(right, block_size<64>);
