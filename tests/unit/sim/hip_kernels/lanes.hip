// SPDX-License-Identifier: MIT
// LDS with barriers, atomics, movement between lanes, dot products, buffer descriptors.
#include "device.hpp"

KERNEL block_sum(f32* out, const f32* a) {
  __shared__ f32 sums[256];
  const u32 t = lane_in_block();
  sums[t] = a[item()];
  sync();
  for (u32 step = 128; step > 0; step /= 2) {
    if (t < step) sums[t] += sums[t + step];
    sync();
  }
  if (t == 0) out[block_id()] = sums[0];
}
KERNEL block_scan(u32* out, const u32* a) {
  __shared__ u32 v[2][256];
  const u32 t = lane_in_block();
  u32 side = 0;
  v[0][t] = a[item()];
  sync();
  for (u32 step = 1; step < 256; step *= 2) {
    v[1 - side][t] = v[side][t] + (t >= step ? v[side][t - step] : 0);
    side = 1 - side;
    sync();
  }
  out[item()] = v[side][t];
}
KERNEL transpose(u32* out, const u32* a, u32 width) {
  __shared__ u32 tile[16][17];
  const u32 x = lane_in_block() % 16, y = lane_in_block() / 16, tx = block_id() % (width / 16),
            ty = block_id() / (width / 16);
  tile[y][x] = a[(ty * 16 + y) * width + tx * 16 + x];
  sync();
  out[(tx * 16 + y) * width + ty * 16 + x] = tile[x][y];
}
KERNEL matrix_product(f32* out, const f32* a, const f32* b, u32 size) {
  __shared__ f32 ta[16][16], tb[16][16];
  const u32 x = lane_in_block() % 16, y = lane_in_block() / 16;
  const u32 column = block_id() % (size / 16) * 16 + x, row = block_id() / (size / 16) * 16 + y;
  f32 sum = 0;
  for (u32 k = 0; k < size; k += 16) {
    ta[y][x] = a[row * size + k + x];
    tb[y][x] = b[(k + y) * size + column];
    sync();
    for (u32 i = 0; i < 16; ++i) sum = __builtin_fmaf(ta[y][i], tb[i][x], sum);
    sync();
  }
  out[row * size + column] = sum;
}
KERNEL histogram(u32* out, const u32* a, u32 n) {
  __shared__ u32 bins[64];
  if (lane_in_block() < 64) bins[lane_in_block()] = 0;
  sync();
  const u32 i = item();
  if (i < n) __hip_atomic_fetch_add(&bins[a[i] % 64], 1u, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
  sync();
  if (lane_in_block() < 64)
    __hip_atomic_fetch_add(&out[lane_in_block()], bins[lane_in_block()], __ATOMIC_RELAXED,
                           __HIP_MEMORY_SCOPE_AGENT);
}
KERNEL dynamic_lds_reversal(u32* out, const u32* a) {
  extern __shared__ u32 all[];
  const u32 t = lane_in_block(), width = block_width();
  all[t] = a[item()];
  sync();
  out[item()] = all[width - 1 - t];
}
KERNEL wide_lds(vec<f32, 4>* out, const vec<f32, 4>* a) {
  __shared__ vec<f32, 4> rows[64];
  __shared__ u16 shorts[128];
  const u32 t = lane_in_block();
  rows[t] = a[item()];
  shorts[2 * t] = static_cast<u16>(t * 3);
  shorts[2 * t + 1] = static_cast<u16>(t * 5);
  sync();
  vec<f32, 4> r = rows[63 - t];
  r.x += shorts[127 - t];
  out[item()] = r;
}

template<class T, class P> __device__ void update_all(P* p, u32 i, T x) {
  constexpr int order = __ATOMIC_RELAXED, scope = __HIP_MEMORY_SCOPE_AGENT;
  __hip_atomic_fetch_add(p + 0, x, order, scope);
  __hip_atomic_fetch_sub(p + 1, x, order, scope);
  __hip_atomic_fetch_min(p + 2, x, order, scope);
  __hip_atomic_fetch_max(p + 3, x, order, scope);
  __hip_atomic_fetch_and(p + 4, x, order, scope);
  __hip_atomic_fetch_or(p + 5, x, order, scope);
  __hip_atomic_fetch_xor(p + 6, x, order, scope);
  if (i == 7) __hip_atomic_exchange(p + 7, x, order, scope);
  T expected = 5; // what the cell holds first; an atomic load from LDS is an ordinary one in machine code
  while (!__hip_atomic_compare_exchange_strong(p + 8, &expected, static_cast<T>(expected + 2 * x), order,
                                               order, scope)) {}
}
#define ATOMICS(T)                                                                                           \
  KERNEL atomics_##T(T* out, const T* a, u32 n) {                                                            \
    const u32 i = item();                                                                                    \
    if (i < n) update_all<T>(out, i, a[i]);                                                                  \
  }                                                                                                          \
  KERNEL lds_atomics_##T(T* out, const T* a, u32 n) {                                                        \
    __shared__ T cells[9];                                                                                   \
    if (lane_in_block() < 9) cells[lane_in_block()] = out[lane_in_block()];                                  \
    sync();                                                                                                  \
    const u32 i = item();                                                                                    \
    if (i < n) update_all<T>(cells, i, a[i]);                                                                \
    sync();                                                                                                  \
    if (lane_in_block() < 9) out[lane_in_block()] = cells[lane_in_block()];                                  \
  }
ATOMICS(i32)
ATOMICS(u32)
ATOMICS(i64)
ATOMICS(u64)

template<class T> __device__ void float_atomics(T* out, T x) {
  __hip_atomic_fetch_add(out, x, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  __hip_atomic_fetch_max(out + 1, x, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  __hip_atomic_fetch_min(out + 2, x, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}
KERNEL atomics_f32(f32* out, const f32* a, u32 n) {
  // Minimum and maximum have no instruction: the compiler's loop begins with an ordinary load.
  if (item() < n) __hip_atomic_fetch_add(out, a[item()], __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}
KERNEL atomics_f64(f64* out, const f64* a, u32 n) {
  if (item() < n) float_atomics(out, a[item()]);
}
KERNEL lds_atomics_float(f32* out, const f32* a, f64* wide) {
  __shared__ f32 sum;
  __shared__ f64 double_sum;
  if (lane_in_block() == 0) sum = 0, double_sum = 0;
  sync();
  __hip_atomic_fetch_add(&sum, a[item()], __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
  __hip_atomic_fetch_add(&double_sum, static_cast<f64>(a[item()]), __ATOMIC_RELAXED,
                         __HIP_MEMORY_SCOPE_WORKGROUP);
  sync();
  if (lane_in_block() == 0) out[block_id()] = sum, wide[block_id()] = double_sum;
}
typedef __attribute__((address_space(1))) vec<f16, 2> global_f16x2;
KERNEL atomics_packed(vec<f16, 2>* out, const vec<f16, 2>* a, u32 n) {
  if (item() < n) __builtin_amdgcn_global_atomic_fadd_v2f16((global_f16x2*)(out + item() % 4), a[item()]);
}

KERNEL lane_moves(u32* out, const u32* a, u32 n) {
  const u32 i = item(), lane = lane_in_block() % 64;
  const i32 x = static_cast<i32>(a[i]);
  const u32 results[] = {
      static_cast<u32>(__builtin_amdgcn_ds_bpermute(static_cast<i32>((lane * 5 + 3) % 64 * 4), x)),
      static_cast<u32>(__builtin_amdgcn_ds_permute(static_cast<i32>((lane * 3 + 1) % 64 * 4), x)),
      static_cast<u32>(__builtin_amdgcn_ds_swizzle(x, 0x041f)), // xor 1 within 32 lanes
      static_cast<u32>(__builtin_amdgcn_ds_swizzle(x, 0x801b)), // quads reversed
      static_cast<u32>(__builtin_amdgcn_mov_dpp(x, 0x1b, 0xf, 0xf, true)),
      static_cast<u32>(__builtin_amdgcn_update_dpp(77, x, 0x111, 0xf, 0xf, false)), // row_shr:1
      static_cast<u32>(__builtin_amdgcn_update_dpp(77, x, 0x143, 0xc, 0xf, false)), // row_bcast:31
      static_cast<u32>(__builtin_amdgcn_update_dpp(0, x, 0x140, 0xf, 0xf, true)),   // row_mirror
      static_cast<u32>(__builtin_amdgcn_readlane(x, 17)),
      static_cast<u32>(__builtin_amdgcn_readfirstlane(x)),
      __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0))};
  for (u32 r = 0; r < 11; ++r) out[r * n + i] = results[r];
}
KERNEL ballots(u64* out, const u32* a, u32 n) {
  const u32 i = item();
  const u64 odd = __builtin_amdgcn_ballot_w64(a[i] & 1);
  u64 inside = 0;
  if (a[i] % 3 == 0) inside = __builtin_amdgcn_ballot_w64(a[i] & 2);
  out[i] = odd;
  out[n + i] = inside;
}
KERNEL wave_sum(u32* out, const u32* a) {
  u32 x = a[item()];
  for (u32 step = 32; step > 0; step /= 2)
    x += static_cast<u32>(__builtin_amdgcn_ds_bpermute(static_cast<i32>(((lane_in_block() % 64) ^ step) * 4),
                                                       static_cast<i32>(x)));
  out[item()] = x;
}
KERNEL divergent_first_lane(u32* out, const u32* a) {
  const u32 i = item();
  u32 result = 0;
  if (a[i] % 5 == 2)
    result = static_cast<u32>(__builtin_amdgcn_readfirstlane(static_cast<i32>(a[i])));
  else
    result = static_cast<u32>(__builtin_amdgcn_readfirstlane(static_cast<i32>(i))) + 1000000;
  out[i] = result;
}

KERNEL dot_products(u32* out, const u32* a, const u32* b, u32 n) {
  const u32 i = item();
  if (i >= n) return;
  const u32 x = a[i], y = b[i];
  const vec<i16, 2> sx = __builtin_bit_cast(vec<i16, 2>, x), sy = __builtin_bit_cast(vec<i16, 2>, y);
  const vec<u16, 2> ux = __builtin_bit_cast(vec<u16, 2>, x), uy = __builtin_bit_cast(vec<u16, 2>, y);
  const vec<f16, 2> hx = {static_cast<f16>(x & 63), static_cast<f16>(x >> 8 & 63)},
                    hy = {static_cast<f16>(y & 31), static_cast<f16>(y >> 8 & 31)};
  const u32 results[] = {
      static_cast<u32>(__builtin_amdgcn_sdot4(static_cast<i32>(x), static_cast<i32>(y), 7, false)),
      __builtin_amdgcn_udot4(x, y, 7, false),
      static_cast<u32>(__builtin_amdgcn_sdot8(static_cast<i32>(x), static_cast<i32>(y), -3, false)),
      __builtin_amdgcn_udot8(x, y, 9, false),
      static_cast<u32>(__builtin_amdgcn_sdot2(sx, sy, 5, false)),
      __builtin_amdgcn_udot2(ux, uy, 5, false),
      __builtin_bit_cast(u32, __builtin_amdgcn_fdot2(hx, hy, 0.5f, false)),
      __builtin_amdgcn_udot4(x, y, 0xffffff00u, true)};
  for (u32 r = 0; r < 8; ++r) out[r * n + i] = results[r];
}

KERNEL buffers(u32* out, u32* in, u32 n) {
  const u32 i = item();
  const __amdgpu_buffer_rsrc_t from =
      __builtin_amdgcn_make_buffer_rsrc(in, 0, static_cast<int>(n * 4), 0x00027000);
  const __amdgpu_buffer_rsrc_t to =
      __builtin_amdgcn_make_buffer_rsrc(out, 0, static_cast<int>(n * 4), 0x00027000);
  // Beyond the end loads give 0 and stores do nothing.
  const u32 x = __builtin_amdgcn_raw_buffer_load_b32(from, static_cast<int>(i * 8), 0, 0);
  const u32 byte = __builtin_amdgcn_raw_buffer_load_b8(from, static_cast<int>(i), 4, 0);
  const vec<u32, 2> two = __builtin_amdgcn_raw_buffer_load_b64(from, static_cast<int>(i * 4), 0, 0);
  __builtin_amdgcn_raw_buffer_store_b32(x + 3 * byte + two.x + two.y, to, static_cast<int>(i * 4), 0, 0);
}
KERNEL narrow_memory(u8* out8, u16* out16, vec<u32, 3>* out96, const u8* a8, const i16* a16,
                     const vec<u32, 3>* a96, u32 n) {
  const u32 i = item();
  if (i >= n) return;
  out8[i] = static_cast<u8>(a8[i] + a8[(i + 1) % n]);
  out16[i] = static_cast<u16>(a16[i] * a16[n - 1 - i]);
  out96[i] = a96[i] + a96[n - 1 - i].zxy;
}
typedef __attribute__((address_space(1))) u32 global_u32;
typedef __attribute__((address_space(3))) u32 lds_u32;
KERNEL load_to_lds(u32* out, u32* a) {
  __shared__ u32 tile[64];
  __builtin_amdgcn_global_load_lds((global_u32*)(a + item()), (lds_u32*)tile, 4, 0, 0);
  __builtin_amdgcn_s_waitcnt(0x0f70); // vmcnt(0)
  sync();
  out[item()] = tile[63 - lane_in_block()];
}

#if defined(__gfx950__)
KERNEL lane_swaps(u32* out, const u32* a, u32 n) {
  const u32 i = item();
  const auto p = __builtin_amdgcn_permlane16_swap(a[i], a[i + n], false, false);
  const auto q = __builtin_amdgcn_permlane32_swap(a[i], a[i + n], false, false);
  out[i] = p[0], out[n + i] = p[1], out[2 * n + i] = q[0], out[3 * n + i] = q[1];
}
#endif
