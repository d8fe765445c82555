// SPDX-License-Identifier: MIT
// Counts the ones of each number, in a loop whose lanes leave at different turns. The kernel is compiled, run in the
// simulator and compared with a reference while this file is compiled: a wrong kernel is a compile error.
#include "run.hpp"

using namespace kiln::dsl;

constexpr void count_ones(builder k, arg<int*> out, arg<const int*> in) {
  auto& i = k.thread_idx.x;
  auto rest = k.vgpr<i32>(in[i]), ones = k.vgpr<i32>(0);
  k.while_([&] { return any(rest != 0); },
           [&] {
             k.where(rest != 0, [&] {
               rest &= rest - 1; // drops the lowest one
               ones += 1;
             });
           });
  out[i] = ones;
}

KILN_KERNEL(count_ones, block_size<64>);

constexpr int number(int lane) { return lane * 37 % 256; }

#if !defined __HIP__
/// Every lane right, and nothing for the monitor to report.
constexpr bool is_right() {
  const auto kernel = kiln::compile::compile_kernel<count_ones, block_size<64>>(isa::arch::gfx942);
  if (kernel.error.raised) return false;
  int in[64] = {}, out[64] = {};
  for (int lane = 0; lane < 64; ++lane) in[lane] = number(lane);
  kiln::sim::buffer<const int> from(in);
  kiln::sim::buffer<int> to(out);
  if (!kiln::sim::run(kernel.program, {}, to, from).ok) return false;
  for (int lane = 0; lane < 64; ++lane)
    if (out[lane] != __builtin_popcount(static_cast<unsigned>(in[lane]))) return false;
  return true;
}
static_assert(is_right());
#endif

int main() {
  example::array<int> out(64), in(64);
  for (int lane = 0; lane < 64; ++lane) in[lane] = number(lane);
  example::run<count_ones>({.grid = {1}}, out, in);
  int wrong = 0;
  for (int lane = 0; lane < 64; ++lane)
    wrong += out[lane] != __builtin_popcount(static_cast<unsigned>(in[lane]));
  return example::report("ones of 64 numbers", wrong == 0, 64);
}
