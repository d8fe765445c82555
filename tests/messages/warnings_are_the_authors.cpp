// SPDX-License-Identifier: MIT
// The compiler looks for no warnings in Kiln's headers. In the author's file it does, around and inside of kernels.
// target: gfx942
// flags: -Wconversion -Wextra-semi
// expect: {mistake}
// expect: error: unused variable 'in_a_kernel'
// expect: error: unused variable 'in_lanes'
// expect: error: unused parameter 'in_a_template'
// expect: error: ignoring return value
// expect: error: non-void function does not return a value in all control paths
// expect: error: implicit conversion from 'const long long' to 'const int' changes value
// refuse: include/kiln
// errors: 6
#include <kiln/hip.hpp>
using namespace kiln;

#if defined KILN_MISTAKE
[[nodiscard]] constexpr int answer() { return 42; }
template<class T> constexpr void nothing(T in_a_template) {}
constexpr int sign(int x) {
  if (x < 0) return -1;
} // mistake

constexpr void careless(builder k, arg<float*> y, arg<int> n) {
  int in_a_kernel = 3;
  answer();
  nothing(k.arch());
  const long long wide = 1ll << 40;
  const int narrow = wide;
  auto i = k.thread_idx.x + narrow;
  k.where(i < n, [&] {
    int in_lanes = 4;
    y[i] = 1.0f;
  });
}
KILN_KERNEL(careless, block_size<256>);
#endif

constexpr void careful(builder k, arg<float*> y, arg<int> n) {
  auto i = k.thread_idx.x;
  k.where(i < n, [&] { y[i] = 1.0f; });
}
KILN_KERNEL(careful, block_size<256>);
