// SPDX-License-Identifier: MIT
// Kernels that together use every input of the door: argument types, ids and sizes in three dimensions, LDS, chosen names.
#pragma once

#include <kiln/hip.hpp>

namespace door {

using namespace kiln;

constexpr void fill(builder k, arg<int*> out, arg<int> value, arg<int> n) {
  auto i = k.block_idx.x * 256 + k.thread_idx.x;
  k.where(i < n, [&] { out[i] = value; });
}

/// Sum of the even numbers below N.
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

struct scale_and_bias {
  float scale;
  double unused;
  int bias;
};

/// Every kind of argument, each written to an output of its own type.
constexpr void every_type(builder, arg<unsigned*> words, arg<int*> numbers, arg<float*> reals, arg<bool> flag,
                          arg<signed char> small, arg<unsigned short> half, arg<float> single,
                          arg<double> twice, arg<long long> wide, arg<scale_and_bias> both,
                          arg<double*> doubles, arg<long long*> wides) {
  words[0] = flag;
  words[1] = half;
  numbers[0] = small;
  numbers[1] = both.at<int>(__builtin_offsetof(scale_and_bias, bias));
  reals[0] = single;
  reals[1] = both.at<float>(__builtin_offsetof(scale_and_bias, scale));
  doubles[0] = twice;
  wides[0] = wide;
}

/// Each work-item of a grid of 8x4x2 workgroups writes its ids.
constexpr void ids(builder k, arg<int*> out) {
  auto item = (k.thread_idx.z * 4 + k.thread_idx.y) * 8 + k.thread_idx.x;
  auto group = (k.block_idx.z * 3 + k.block_idx.y) * 2 + k.block_idx.x;
  auto i = group * 64 + item;
  out[i] = i;
}

/// Two waves reverse 128 numbers through LDS.
constexpr void reverse(builder k, arg<int*> data) {
  auto held = k.lds<int>(128);
  auto i = k.thread_idx.x;
  held[i] = data[i];
  k.s_barrier();
  data[i] = held[127 - i];
}

/// Adds 1 to n numbers, whatever the number of workgroups is.
constexpr void add_one(builder k, arg<int*> data, arg<int> n) {
  auto i = k.vgpr<i32>(k.block_idx.x * k.block_dim.x + k.thread_idx.x);
  auto step = k.grid_dim.x * k.block_dim.x;
  k.while_lanes([&] { return i < n; },
                [&] {
                  data[i] = data[i] + 1;
                  i += step;
                });
}

/// Each workgroup writes its number and how many there are. The argument before is narrow, so a gap follows it.
constexpr void sizes(builder k, arg<int*> out, arg<signed char> base) {
  auto& groups = k.grid_dim;
  auto group = (k.block_idx.z * groups.y + k.block_idx.y) * groups.x + k.block_idx.x;
  k.where(k.thread_idx.x == 0, [&] { out[group] = base + group + groups.x * groups.y * groups.z; });
}

} // namespace door

using door::fill;
KILN_KERNEL(fill, kiln::block_size<256>);
KILN_KERNEL_AS(sum_even_10, door::sum_even<10>, kiln::block_size<64>);
KILN_KERNEL_AS(sum_even_32, (door::sum_even<32>), kiln::block_size<64>);
KILN_KERNEL_AS(every_type, door::every_type, kiln::block_size<64>);
KILN_KERNEL_AS(ids, door::ids, kiln::block_size<8, 4, 2>);
KILN_KERNEL_AS(reverse, door::reverse, kiln::block_size<128>);
KILN_KERNEL_AS(add_one, door::add_one, kiln::block_size<256>);
KILN_KERNEL_AS(sizes, door::sizes, kiln::block_size<64>);

constexpr void nothing(kiln::builder) {}
KILN_KERNEL(nothing, kiln::block_size<64>);
