// SPDX-License-Identifier: MIT
// Control flow with lanes that differ, local arrays, calls, constants, launches in three dimensions.
#include "device.hpp"

KERNEL collatz(u32* out, const u32* a, u32 n) {
  const u32 i = item();
  if (i >= n) return;
  u64 x = a[i] % 1000 + 1;
  u32 steps = 0;
  while (x != 1) {
    x = (x & 1) != 0 ? 3 * x + 1 : x / 2;
    ++steps;
  }
  out[i] = steps;
}
KERNEL greatest_divisor(u32* out, const u32* a, const u32* b, u32 n) {
  const u32 i = item();
  if (i >= n) return;
  u32 x = a[i], y = b[i];
  while (y != 0) {
    const u32 t = x % y;
    x = y, y = t;
  }
  out[i] = x;
}
KERNEL choices(u32* out, const u32* a, const u32* b, u32 n) {
  const u32 i = item();
  if (i >= n) return;
  u32 x = a[i];
  switch (b[i] % 9) {
  case 0: x += 5; break;
  case 1: x ^= x >> 3; [[fallthrough]];
  case 2: x *= 7; break;
  case 3: x = ~x; break;
  case 4:
    if (x & 1) return;
    x /= 3;
    break;
  case 5: x <<= x & 7; break;
  case 6:
    for (u32 k = 0; k < (x & 15); ++k) x += k * x;
    break;
  default: x -= i;
  }
  out[i] = x;
}
KERNEL early_exits(u32* out, const u32* a, u32 n) {
  const u32 i = item();
  u32 sum = 0;
  for (u32 k = i; k < n; ++k) {
    if (a[k] % 17 == 0) break;
    if (a[k] % 3 == 0) continue;
    sum += a[k];
    if (sum > 0xf0000000u) {
      sum = k;
      break;
    }
  }
  if (i < n) out[i] = sum;
}
KERNEL mandelbrot(u32* out, u32 width, u32 height) {
  const u32 i = item();
  if (i >= width * height) return;
  const f32 cx = -2.0f + 3.0f * static_cast<f32>(i % width) / static_cast<f32>(width);
  const f32 cy = -1.5f + 3.0f * static_cast<f32>(i / width) / static_cast<f32>(height);
  f32 x = 0, y = 0;
  u32 k = 0;
  for (; k < 60 && x * x + y * y < 4.0f; ++k) {
    const f32 t = x * x - y * y + cx;
    y = 2.0f * x * y + cy;
    x = t;
  }
  out[i] = k;
}
KERNEL binary_search(u32* out, const u32* sorted, const u32* wanted, u32 n) {
  const u32 i = item();
  if (i >= n) return;
  u32 low = 0, high = n;
  while (low < high) {
    const u32 middle = (low + high) / 2;
    if (sorted[middle] < wanted[i])
      low = middle + 1;
    else
      high = middle;
  }
  out[i] = low;
}
/// Insertion sort in an array of the work-item's own: scratch memory.
KERNEL sort_sixteen(u32* out, const u32* a, u32 n) {
  const u32 i = item();
  if (i >= n) return;
  u32 v[16];
  for (u32 k = 0; k < 16; ++k) v[k] = a[(i * 16 + k * 7) % n];
#pragma clang loop unroll(disable)
  for (u32 k = 1; k < 16; ++k) {
    const u32 x = v[k];
    u32 at = k;
#pragma clang loop unroll(disable)
    while (at > 0 && v[at - 1] > x) {
      v[at] = v[at - 1];
      --at;
    }
    v[at] = x;
  }
  for (u32 k = 0; k < 16; ++k) out[i * 16 + k] = v[k];
}
KERNEL local_bytes(u32* out, const u32* a, u32 n) {
  const u32 i = item();
  if (i >= n) return;
  u8 counts[64] = {};
  i16 sums[32];
  for (u32 k = 0; k < 32; ++k) sums[k] = static_cast<i16>(k);
#pragma clang loop unroll(disable)
  for (u32 k = 0; k < 40; ++k) {
    const u32 x = a[(i + k) % n];
    ++counts[x % 64];
    sums[x % 32] = static_cast<i16>(sums[x % 32] + static_cast<i16>(x));
  }
  out[i] = counts[a[i] % 64] * 65536u + static_cast<u16>(sums[a[i] % 32]);
}

__device__ __attribute__((noinline)) u32 fibonacci(u32 n) {
  return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
}
KERNEL recursion(u32* out, u32 n) {
  const u32 i = item();
  if (i < n) out[i] = fibonacci(i % 7);
}
__device__ __attribute__((noinline)) u32 weighted(const u32* values, u32 count, u32 weight) {
  u32 sum = 0;
  for (u32 k = 0; k < count; ++k) sum = sum * 3 + values[k] * weight;
  return sum;
}
KERNEL calls(u32* out, const u32* a, u32 n) {
  const u32 i = item();
  if (i >= n) return;
  u32 local[8];
  for (u32 k = 0; k < 8; ++k) local[k] = a[(i + k) % n] ^ k;
  const u32 first = weighted(local, 8, 5);
  const u32 second = weighted(a, i % 5, 7);
  out[i] = first ^ weighted(local, i % 8, second);
}
__device__ u32 twice(u32 x) { return 2 * x; }
__device__ u32 squared(u32 x) { return x * x; }
__device__ u32 negated(u32 x) { return 0 - x; }
KERNEL calls_through_pointers(u32* out, const u32* a, u32 n) {
  const u32 i = item();
  u32 (*const functions[])(u32) = {twice, squared, negated};
  if (i < n) out[i] = functions[a[i] % 3](a[i]);
}

__constant__ u32 primes[12] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};
__device__ u32 offsets[4] = {1000, 2000, 3000, 4000};
__device__ u32 total;
KERNEL constants(u32* out, const u32* a, u32 n) {
  const u32 i = item();
  if (i >= n) return;
  out[i] = primes[a[i] % 12] + offsets[a[i] % 4];
  __hip_atomic_fetch_add(&total, 1u, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}
__device__ const u32* const rows[3] = {primes + 1, primes + 4, primes + 7};
KERNEL addresses_in_memory(u32* out, const u32* a, u32 n) {
  const u32 i = item();
  if (i < n) out[i] = rows[a[i] % 3][i % 4];
}

KERNEL three_dimensions(u32* out) {
  const u32 x = __builtin_amdgcn_workgroup_id_x() * __builtin_amdgcn_workgroup_size_x() +
                __builtin_amdgcn_workitem_id_x();
  const u32 y = __builtin_amdgcn_workgroup_id_y() * __builtin_amdgcn_workgroup_size_y() +
                __builtin_amdgcn_workitem_id_y();
  const u32 z = __builtin_amdgcn_workgroup_id_z() * __builtin_amdgcn_workgroup_size_z() +
                __builtin_amdgcn_workitem_id_z();
  const u32 width = __builtin_amdgcn_grid_size_x(), height = __builtin_amdgcn_grid_size_y();
  out[(z * height + y) * width + x] = x + 100 * y + 10000 * z;
}

struct parameters {
  u8 a;
  u16 b;
  f64 c;
  u32 d[3];
};
KERNEL struct_argument(f64* out, parameters p, i8 s, u64 w, u32 n) {
  const u32 i = item();
  if (i < n) out[i] = p.a + p.b * p.c + p.d[i % 3] + s + static_cast<f64>(w);
}
