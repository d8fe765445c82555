// SPDX-License-Identifier: MIT
// Softmax: a workgroup of four waves a row of 1,024 numbers, four a work-item.
#include "device.hpp"

using f32x4 = vec<f32, 4>;

__device__ f32 from_lane(f32 x, u32 lane) {
  return __builtin_bit_cast(
      f32, __builtin_amdgcn_ds_bpermute(static_cast<i32>(lane * 4), __builtin_bit_cast(i32, x)));
}

/// One value of four waves, in all of their lanes.
template<class Join> __device__ f32 of_all(f32 x, f32* lds, Join join) {
  const u32 t = lane_in_block();
#pragma unroll
  for (u32 apart = 32; apart != 0; apart /= 2) x = join(x, from_lane(x, (t ^ apart) & 63));
  sync();
  if (t % 64 == 0) lds[t / 64] = x;
  sync();
  return join(join(lds[0], lds[1]), join(lds[2], lds[3]));
}

KERNEL softmax(f32x4* out, const f32x4* in) {
  __shared__ f32 lds[4];
  f32x4 x = in[item()];
  const auto larger = [](f32 a, f32 b) { return __builtin_fmaxf(a, b); };
  const auto sum = [](f32 a, f32 b) { return a + b; };
  const f32 most = of_all(larger(larger(x[0], x[1]), larger(x[2], x[3])), lds, larger);
  for (u32 i = 0; i < 4; ++i) x[i] = __builtin_amdgcn_exp2f((x[i] - most) * 1.44269504f);
  const f32 all = of_all(x[0] + x[1] + (x[2] + x[3]), lds, sum);
  out[item()] = x * __builtin_amdgcn_rcpf(all);
}
