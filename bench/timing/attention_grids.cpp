// SPDX-License-Identifier: MIT
// Prints the grids of attention and its gradients that launches choose, for attention_grids_test.py: a line for each board and
// problem, of heads of 128 without a window, with names and numbers.
#include <kiln/kernel/attention_gradient_problem.hpp>

#include <cstdio>

using namespace kiln;
using namespace kiln::kernel;

int main() {
  struct board {
    const char* name;
    attention_device device;
  };
  constexpr board boards[] = {{"MI300X", {isa::arch::gfx942, 304}}, {"MI355X", {isa::arch::gfx950, 256}}};
  constexpr i64 heads[][2] = {{64, 8}, {16, 4}, {8, 8}, {32, 1}, {12, 2}};
  constexpr i64 lengths[] = {1, 100, 128, 300, 512, 1000, 2048, 4096, 5000, 8192, 16'384},
                batches[] = {1, 2, 4, 16};
  for (const board& on : boards)
    for (const i64 length : lengths)
      for (const auto& [of_queries, of_keys] : heads)
        for (const i64 batch : batches) {
          attention_gradient_problem p;
          p.of = {
              .batch = batch, .queries = length, .keys = length, .heads = of_queries, .kv_heads = of_keys};
          p.of.scale = 1;
          const attention_gradient_grid keys = attention_gradient_grid_of(p.of, on.device);
          std::printf("board %s length %lld heads %lld key_heads %lld batch %lld forward %lld delta %lld "
                      "whole %lld splits %lld shares %lld sums %lld queries %lld\n",
                      on.name, length, of_queries, of_keys, batch,
                      attention_grid_of(p.of, attention_form{}, on.device).x, attention_delta_grid_of(p).x,
                      keys.whole, keys.splits, keys.z, attention_sum_grid_of(keys).z,
                      attention_query_grid_of(p, attention_form{}, on.device).x);
        }
}
