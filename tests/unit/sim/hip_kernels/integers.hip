// SPDX-License-Identifier: MIT
// Integer arithmetic of every type. Each work-item writes `results` values, a result to a plane of `n` elements.
#include "device.hpp"

template<class T> __device__ void arithmetic(T* out, const T* a, const T* b, u32 n) {
  const u32 i = item();
  if (i >= n) return;
  const T x = a[i], y = b[i];
  constexpr T bits = sizeof(T) * 8;
  const T shift = static_cast<T>(y & (bits - 1));
  const T divisor = y == 0 ? T(1) : y;
  // The one quotient that does not fit is left out.
  const bool overflows = T(-1) < 0 && divisor == T(-1);
  const T quotient = overflows ? T(0) : static_cast<T>(x / divisor);
  const T remainder = overflows ? T(0) : static_cast<T>(x % divisor);
  const T results[] = {static_cast<T>(x + y),
                       static_cast<T>(x - y),
                       static_cast<T>(x * y),
                       quotient,
                       remainder,
                       static_cast<T>((x & y) | (x ^ T(85))),
                       static_cast<T>(x << shift),
                       static_cast<T>(x >> shift),
                       x < y ? x : y,
                       x > y ? x : y,
                       static_cast<T>(x < y),
                       static_cast<T>(-x + T(3) * y)};
  for (u32 r = 0; r < 12; ++r) out[r * n + i] = results[r];
}

#define ARITHMETIC(T)                                                                                        \
  KERNEL arithmetic_##T(T* out, const T* a, const T* b, u32 n) { arithmetic<T>(out, a, b, n); }
ARITHMETIC(i8)
ARITHMETIC(u8)
ARITHMETIC(i16)
ARITHMETIC(u16)
ARITHMETIC(i32)
ARITHMETIC(u32)
ARITHMETIC(i64)
ARITHMETIC(u64)

KERNEL bits_u32(u32* out, const u32* a, const u32* b, u32 n) {
  const u32 i = item();
  if (i >= n) return;
  const u32 x = a[i], y = b[i];
  const u32 results[] = {static_cast<u32>(__builtin_popcount(x)),
                         x == 0 ? 32u : static_cast<u32>(__builtin_clz(x)),
                         x == 0 ? 32u : static_cast<u32>(__builtin_ctz(x)),
                         __builtin_bitreverse32(x),
                         __builtin_rotateleft32(x, y & 31),
                         __builtin_bswap32(x),
                         __builtin_amdgcn_ubfe(x, y & 31, 7),
                         static_cast<u32>(__builtin_amdgcn_sbfe(static_cast<i32>(x), y & 31, 5)),
                         __builtin_amdgcn_perm(x, y, 0x0c020701),
                         __builtin_amdgcn_alignbit(x, y, y & 31),
                         __builtin_amdgcn_alignbyte(x, y, y & 3),
                         __builtin_amdgcn_sad_u8(x, y, 5),
                         __builtin_amdgcn_msad_u8(x, y, 5),
                         __builtin_amdgcn_sad_hi_u8(x, y, 9),
                         __builtin_amdgcn_sad_u16(x, y, 11),
                         __builtin_amdgcn_lerp(x, y, 0x01000101)};
  for (u32 r = 0; r < 16; ++r) out[r * n + i] = results[r];
}

KERNEL bits_u64(u64* out, const u64* a, const u64* b, u32 n) {
  const u32 i = item();
  if (i >= n) return;
  const u64 x = a[i], y = b[i];
  const u64 results[] = {
      static_cast<u64>(__builtin_popcountll(x)),
      x == 0 ? 64u : static_cast<u64>(__builtin_clzll(x)),
      x == 0 ? 64u : static_cast<u64>(__builtin_ctzll(x)),
      __builtin_bitreverse64(x),
      __builtin_rotateleft64(x, y & 63),
      __builtin_bswap64(x),
      static_cast<u64>(static_cast<unsigned __int128>(x) * y >> 64),
      static_cast<u64>(static_cast<__int128>(static_cast<i64>(x)) * static_cast<i64>(y) >> 64)};
  for (u32 r = 0; r < 8; ++r) out[r * n + i] = results[r];
}

KERNEL products(u32* out, const u32* a, const u32* b, u32 n) {
  const u32 i = item();
  if (i >= n) return;
  const u32 x = a[i], y = b[i];
  const i32 sx = static_cast<i32>(x), sy = static_cast<i32>(y);
  const u64 wide = static_cast<u64>(x) * y + (static_cast<u64>(y) << 7);
  const i64 wide_signed = static_cast<i64>(sx) * sy - 12345;
  const u32 results[] = {static_cast<u32>(wide),
                         static_cast<u32>(wide >> 32),
                         static_cast<u32>(wide_signed),
                         static_cast<u32>(wide_signed >> 32),
                         (x & 0xffffff) * (y & 0xffffff) + x,
                         static_cast<u32>((sx << 8 >> 8) * (sy << 8 >> 8)),
                         (x & 0xffff) * (y & 0xffff) + (x >> 16),
                         x * 5 + (y << 3)};
  for (u32 r = 0; r < 8; ++r) out[r * n + i] = results[r];
}

KERNEL saturation(u32* out, const u32* a, const u32* b, u32 n) {
  const u32 i = item();
  if (i >= n) return;
  const i32 x = static_cast<i32>(a[i]), y = static_cast<i32>(b[i]);
  const i16 h = static_cast<i16>(x), k = static_cast<i16>(y);
  const u16 uh = static_cast<u16>(x), uk = static_cast<u16>(y);
  const u32 results[] = {static_cast<u32>(__builtin_elementwise_add_sat(x, y)),
                         static_cast<u32>(__builtin_elementwise_sub_sat(x, y)),
                         __builtin_elementwise_add_sat(a[i], b[i]),
                         __builtin_elementwise_sub_sat(a[i], b[i]),
                         static_cast<u32>(static_cast<i32>(__builtin_elementwise_add_sat(h, k))),
                         static_cast<u32>(static_cast<i32>(__builtin_elementwise_sub_sat(h, k))),
                         __builtin_elementwise_add_sat(uh, uk),
                         __builtin_elementwise_sub_sat(uh, uk)};
  for (u32 r = 0; r < 8; ++r) out[r * n + i] = results[r];
}

template<class T> __device__ void packed(vec<T, 2>* out, const vec<T, 2>* a, const vec<T, 2>* b, u32 n) {
  const u32 i = item();
  if (i >= n) return;
  const vec<T, 2> x = a[i], y = b[i];
  const vec<T, 2> results[] = {x + y,
                               x - y,
                               x * y,
                               __builtin_elementwise_min(x, y),
                               __builtin_elementwise_max(x, y),
                               x << (y & T(15)),
                               x >> (y & T(15)),
                               x * y + y.yx};
  for (u32 r = 0; r < 8; ++r) out[r * n + i] = results[r];
}
KERNEL packed_i16(vec<i16, 2>* out, const vec<i16, 2>* a, const vec<i16, 2>* b, u32 n) {
  packed<i16>(out, a, b, n);
}
KERNEL packed_u16(vec<u16, 2>* out, const vec<u16, 2>* a, const vec<u16, 2>* b, u32 n) {
  packed<u16>(out, a, b, n);
}
