// SPDX-License-Identifier: MIT
// Kernels that show what the examples do not: arguments of every alignment, AGPRs, LDS of odd size, no input at all, hidden
// arguments alone and after others.
#pragma once

#include <kiln/hip.hpp>

namespace dumped {

using namespace kiln;

struct bytes {
  char c[3];
};
struct alignas(16) wide {
  int x[4];
};

constexpr void narrow(builder, arg<char>, arg<bytes>) {}
constexpr void aligned(builder, arg<int>, arg<wide>, arg<char>) {}

constexpr void matrix(builder k, arg<float*> out) {
  auto a = k.vgpr<f32>(1), b = k.vgpr<f32>(2);
  auto sum = k.agpr<f32, 16>(0);
  k.v_mfma_f32_32x32x2f32(sum, a, b, sum);
  auto first = k.vgpr<f32>();
  k.v_accvgpr_read_b32(first, sum[0]);
  out[k.thread_idx.x] = first;
}

/// The middle dimensions only: their registers are not where the target hands them over.
constexpr void middle(builder k, arg<int*> out) { out[k.thread_idx.y * 8 + k.block_idx.z] = 1; }
constexpr void depth(builder k, arg<int*> out) { out[k.thread_idx.z * 8 + k.thread_idx.x] = k.block_idx.y; }

constexpr void odd_lds(builder k, arg<signed char*> out) {
  auto held = k.lds<signed char>(67);
  auto& i = k.thread_idx.x;
  held[i] = 5;
  out[i] = held[i];
}

constexpr void alone(builder k) {
  k.if_(k.grid_dim.y == 2, [&] { k.s_sleep(1); });
}
constexpr void all_sizes(builder k, arg<int*> out, arg<bytes>) {
  auto held = k.lds<int>(64);
  auto& i = k.thread_idx.x;
  held[i] = k.block_idx.z * k.grid_dim.y + k.grid_dim.z;
  out[i] = held[i] + k.grid_dim.x;
}

} // namespace dumped

KILN_KERNEL_AS(narrow, dumped::narrow, kiln::block_size<64>);
KILN_KERNEL_AS(aligned, dumped::aligned, kiln::block_size<64>);
KILN_KERNEL_AS(matrix, dumped::matrix, kiln::block_size<64>);
KILN_KERNEL_AS(middle, dumped::middle, kiln::block_size<8, 8>);
KILN_KERNEL_AS(depth, dumped::depth, kiln::block_size<8, 1, 8>);
KILN_KERNEL_AS(odd_lds, dumped::odd_lds, kiln::block_size<64>);
KILN_KERNEL_AS(alone, dumped::alone, kiln::block_size<64>);
KILN_KERNEL_AS(all_sizes, dumped::all_sizes, kiln::block_size<64>);
