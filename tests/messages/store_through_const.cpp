// SPDX-License-Identifier: MIT
// target: gfx942
// expect: {mistake}: what is assigned to here is a value, not a variable: writing it would change nothing. x[i] of an arg<const T*> or arg<read_only<T>*> is such a value; to store, take the pointer as arg<T*>
// expect: store_through_const.cpp:19: what is assigned to here is a value
// errors: 2
// lines: 60
#include <kiln/hip.hpp>
using namespace kiln::dsl;

#if defined KILN_MISTAKE
constexpr void wrong(builder k, arg<const float*> x, arg<float> a) {
  auto i = k.thread_idx.x;
  x[i] = a; // mistake
}
KILN_KERNEL(wrong, block_size<256>);

constexpr void wrong_in_place(builder k, arg<const float*> x) {
  auto i = k.thread_idx.x;
  x[i] += 1.0f;
}
KILN_KERNEL(wrong_in_place, block_size<256>);
#endif

constexpr void right(builder k, arg<float*> x, arg<const float*> y, arg<float> a) {
  auto i = k.thread_idx.x;
  auto v = y[i];
  v = a;
  v = y[i + 1];
  x[i] = y[i] + v;
  x[i] = y[i];
  v += y[i];
  v *= 2.0f;
}
KILN_KERNEL(right, block_size<256>);
