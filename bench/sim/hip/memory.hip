// SPDX-License-Identifier: MIT
// Copies and atomics. Each work-item does `each` elements, a grid's width apart.
#include "device.hpp"

using i32x4 = vec<i32, 4>;

KERNEL copy_16_bytes(i32x4* out, const i32x4* in, u32 each, u32 grid) {
  for (u32 i = 0; i < each; ++i) out[i * grid + item()] = in[i * grid + item()];
}

/// Neighbouring lanes read dwords that lie 4 * `each` bytes apart.
KERNEL copy_strided(i32* out, const i32* in, u32 each, u32 grid) {
  for (u32 i = 0; i < each; ++i) out[i * grid + item()] = in[item() * each + i];
}

KERNEL histogram_global(u32* bins, const u32* in, u32 each, u32 grid) {
  for (u32 i = 0; i < each; ++i)
    __hip_atomic_fetch_add(&bins[in[i * grid + item()] & 255], 1u, __ATOMIC_RELAXED,
                           __HIP_MEMORY_SCOPE_AGENT);
}

KERNEL histogram_lds(u32* bins, const u32* in, u32 each, u32 grid) {
  __shared__ u32 mine[256];
  mine[lane_in_block()] = 0;
  sync();
  for (u32 i = 0; i < each; ++i)
    __hip_atomic_fetch_add(&mine[in[i * grid + item()] & 255], 1u, __ATOMIC_RELAXED,
                           __HIP_MEMORY_SCOPE_WORKGROUP);
  sync();
  __hip_atomic_fetch_add(&bins[lane_in_block()], mine[lane_in_block()], __ATOMIC_RELAXED,
                         __HIP_MEMORY_SCOPE_AGENT);
}
