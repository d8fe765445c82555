// SPDX-License-Identifier: MIT
// y = a x + y on 1,000,003 elements.
#include "run.hpp"

#include <cmath>

using namespace kiln::dsl;

constexpr void saxpy(builder k, arg<float*> y, arg<const float*> x, arg<float> a, arg<int> n) {
  auto i = k.block_idx.x * 256 + k.thread_idx.x; // uniform times constant plus vector: one v_lshl_add_u32
  k.where(i < n, [&] {                           // EXEC mask
    y[i] = a * x[i] + y[i];                      // loads, fma, store; waits are Kiln's work
  });
}

KILN_KERNEL(saxpy, block_size<256>);

int main() {
  const int n = 1'000'003;
  const float a = 1.5f;
  example::array<float> x(n), y(n), before(n);
  for (int i = 0; i < n; ++i) {
    x[i] = static_cast<float>(i % 1013) * 0.25f;
    y[i] = before[i] = static_cast<float>(i % 17) - 8.0f;
  }
  example::run<saxpy>({.grid = {(n + 255) / 256}}, y, x, a, n);
  int wrong = 0;
  for (int i = 0; i < n; ++i) wrong += y[i] != std::fma(a, x[i], before[i]);
  return example::report("y = a x + y", wrong == 0, n);
}
