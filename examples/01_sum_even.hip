// SPDX-License-Identifier: MIT
// Sum of the even numbers below 32, with control flow that runs on the GPU.
#include "run.hpp"

using namespace kiln::dsl;

template<int N> constexpr void sum_even(builder k, arg<int*> out) {
  auto i = k.sgpr<i32>(0);
  auto sum = k.sgpr<i32>(0);
  k.while_([&] { return i < N; },
           [&] {
             k.if_((i & 1) == 0, [&] { sum += i; });
             i += 1;
           });
  out[0] = sum;
}

KILN_KERNEL_AS(sum_even_32, sum_even<32>, block_size<64>);

int main() {
  example::array<int> out(1);
  example::run<sum_even_32>({.grid = {1}}, out);
  return example::report("sum of the even numbers below 32", out[0] == 240, out[0]);
}
