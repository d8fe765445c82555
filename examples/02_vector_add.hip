// SPDX-License-Identifier: MIT
// c = a + b on 10,000 elements: one work-item an element, the last workgroup partly masked off.
#include "run.hpp"

using namespace kiln::dsl;

constexpr void vector_add(builder k, arg<float*> c, arg<const float*> a, arg<const float*> b, arg<int> n) {
  k.assume(n <= 1 << 28); // so that a[i] is a 32-bit offset from a: see docs/authors_view.md
  auto i = k.block_idx.x * 256 + k.thread_idx.x;
  k.where(i < n, [&] { c[i] = a[i] + b[i]; });
}

KILN_KERNEL(vector_add, block_size<256>);

int main() {
  const int n = 10'000;
  example::array<float> a(n), b(n), c(n);
  for (int i = 0; i < n; ++i) {
    a[i] = 0.5f * static_cast<float>(i);
    b[i] = 1000.0f - static_cast<float>(i);
  }
  example::run<vector_add>({.grid = {(n + 255) / 256}}, c, a, b, n);
  int wrong = 0;
  for (int i = 0; i < n; ++i) wrong += c[i] != a[i] + b[i];
  return example::report("c = a + b", wrong == 0, n);
}
