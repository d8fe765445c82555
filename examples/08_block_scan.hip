// SPDX-License-Identifier: MIT
// Running sums within each block of 1,024 numbers: out[i] = in[first of its block] + ... + in[i], for any n. Sums wrap as
// unsigned ones do.
#include "run.hpp"

using namespace kiln::dsl;

constexpr int lanes = 256, of_lane = 4, of_block = lanes * of_lane;

constexpr void block_scan(builder k, arg<int*> out, arg<const int*> in, arg<int> n) {
  auto from = k.buffer(in, elements(n)), to = k.buffer(out, elements(n)); // beyond n: loads 0, stores nothing
  auto first = k.vgpr<i32>(k.block_idx.x * of_block + k.thread_idx.x * of_lane);
  auto x = from.load<i32, of_lane>(first);
  for (int i = 1; i < of_lane; ++i) x[i] += x[i - 1];
  auto before = workgroup_exclusive_scan<combine::sum>(k, x[of_lane - 1]);
  for (int i = 0; i < of_lane; ++i) x[i] += before;
  to.store<i32>(first, x);
}

KILN_KERNEL(block_scan, block_size<lanes>);

int main() {
  int wrong = 0, sizes = 0;
  for (const int n : {1, 2, 63, 64, 65, 255, 1023, 1024, 1025, 4099}) {
    example::array<int> in(n), out(n);
    for (int i = 0; i < n; ++i) in[i] = static_cast<int>(2654435761u * static_cast<unsigned>(i + 1));
    example::run<block_scan>({.grid = {(n + of_block - 1) / of_block}, .quiet = true}, out, in, n);
    unsigned sum = 0;
    for (int i = 0; i < n; ++i) {
      sum = (i % of_block ? sum : 0) + static_cast<unsigned>(in[i]);
      wrong += out[i] != static_cast<int>(sum);
    }
    ++sizes;
  }
  return example::report("running sums of blocks of 1024, sizes", wrong == 0, sizes);
}
