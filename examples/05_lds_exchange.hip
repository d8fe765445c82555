// SPDX-License-Identifier: MIT
// Two waves exchange their values through LDS: out[i] = in[127 - i], with a barrier between writing and reading.
#include "run.hpp"

using namespace kiln::dsl;

constexpr void lds_exchange(builder k, arg<int*> out, arg<const int*> in) {
  auto& i = k.thread_idx.x;
  auto shared = k.lds<int>(128);
  shared[i] = in[i];
  k.s_barrier();
  out[i] = shared[127 - i];
}

KILN_KERNEL(lds_exchange, block_size<128>);

int main() {
  example::array<int> in(128), out(128);
  for (int i = 0; i < 128; ++i) in[i] = i * i - 77;
  example::run<lds_exchange>({.grid = {1}}, out, in);
  int wrong = 0;
  for (int i = 0; i < 128; ++i) wrong += out[i] != in[127 - i];
  return example::report("out[i] = in[127 - i] by two waves", wrong == 0, 128);
}
