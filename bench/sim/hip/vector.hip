// SPDX-License-Identifier: MIT
// Loops of vector arithmetic: integers, f32 multiply-adds, transcendental functions.
#include "device.hpp"

/// A random-number step: shifts, exclusive or, rotation, 32-bit product.
KERNEL integers(u32* out, const u32* in, u32 turns) {
  u32 a = in[item()], b = a ^ 0x9e3779b9u;
  for (u32 i = 0; i < turns; ++i) {
    a ^= a << 13, a ^= a >> 17, a ^= a << 5;
    b = (b << 7 | b >> 25) + a;
    const u32 less = b - a;
    b += 3;
    b = less > b ? less : b;
    a += b * 0x85ebca6bu;
  }
  out[item()] = a ^ b;
}

/// Polynomials by Horner's rule, four at a time.
KERNEL multiply_adds(f32* out, const f32* in, u32 turns) {
  const f32 x = in[item()];
  f32 y[4] = {x, x + 1, x + 2, x + 3};
  for (u32 i = 0; i < turns; ++i)
    for (u32 j = 0; j < 4; ++j) {
      y[j] = __builtin_fmaf(y[j], x, 0.25f);
      y[j] = __builtin_fmaf(y[j], x, -0.125f);
    }
  out[item()] = (y[0] + y[1]) + (y[2] + y[3]);
}

/// 2^x, log2, 1/x and the root of x.
KERNEL functions(f32* out, const f32* in, u32 turns) {
  const f32 first = in[item()];
  f32 x = first;
  for (u32 i = 0; i < turns; ++i) {
    const f32 y = __builtin_amdgcn_exp2f(-x);
    const f32 z = __builtin_amdgcn_rcpf(y + 1.0f);
    x = __builtin_amdgcn_sqrtf(z) + __builtin_amdgcn_logf(x + first);
  }
  out[item()] = x;
}
