// SPDX-License-Identifier: MIT
// The kernels of examples/08 to 12 in HIP C++: the same spread over lanes and waves, the same passes over memory.
// Reductions and scans go through DPP and LDS.
#include "device.hpp"

// One element a turn, as in Kiln's kernels: clang would take two of the maxima.
#define FOR_EACH_COLUMN(i)                                                                                   \
  _Pragma("clang loop unroll(disable) vectorize(disable) interleave(disable)") for (int i = thread();        \
                                                                                    i < columns; i += lanes)

typedef int i32x4 __attribute__((ext_vector_type(4)));
typedef __bf16 bf16x8 __attribute__((ext_vector_type(8)));
typedef float f32x8 __attribute__((ext_vector_type(8)));

KERNEL(block_scan)(int* out, const int* in, int n) {
  __shared__ int of_waves[waves];
  const int first = block() * 1024 + thread() * 4;
  const auto from = __builtin_amdgcn_make_buffer_rsrc(const_cast<int*>(in), 0, n * 4, 0x20000);
  const auto to = __builtin_amdgcn_make_buffer_rsrc(out, 0, n * 4, 0x20000);
  i32x4 x = __builtin_bit_cast(i32x4, __builtin_amdgcn_raw_buffer_load_b128(from, first * 4, 0, 0));
  for (int i = 1; i < 4; ++i) x[i] += x[i - 1];
  const int scanned = scan<sum>(x[3], 0);
  of_waves[wave()] = last(scanned);
  barrier();
  int before = scanned - x[3];
  for (int i = 0; i < waves - 1; ++i) before += i < wave() ? of_waves[i] : 0;
  typedef unsigned u32x4 __attribute__((ext_vector_type(4)));
  __builtin_amdgcn_raw_buffer_store_b128(__builtin_bit_cast(u32x4, x + before), to, first * 4, 0, 0);
}

KERNEL(softmax)(float* out, const float* in, int columns) {
  __builtin_assume(columns <= 1 << 28);
  const float infinity = __builtin_inff();
  const long row = block() * columns;
  const float* x = in + row;
  float* y = out + row;
  float largest = -infinity, total = 0;
  FOR_EACH_COLUMN(i) largest = __builtin_fmaxf(largest, x[i]);
  largest = reduce<most>(largest, -infinity);
  const float base = largest == -infinity ? 0 : largest;
  FOR_EACH_COLUMN(i) total += __builtin_elementwise_exp(x[i] - base);
  total = reduce<sum>(total, 0.0f);
  const float scale = total == 0 ? 0 : 1 / total;
  FOR_EACH_COLUMN(i) y[i] = __builtin_elementwise_exp(x[i] - base) * scale;
}

KERNEL(layernorm)(__bf16* y, __bf16* h, const __bf16* x, const __bf16* r, const __bf16* weight,
                  float epsilon) {
  const long first = block() * 2048 + thread() * 8;
  f32x8 value = __builtin_convertvector(*(const bf16x8*)(x + first), f32x8) +
                __builtin_convertvector(*(const bf16x8*)(r + first), f32x8);
  const f32x8 factor = __builtin_convertvector(*(const bf16x8*)(weight + thread() * 8), f32x8);
  *(bf16x8*)(h + first) = __builtin_convertvector(value, bf16x8);
  float total = 0, squares = 0;
  for (int i = 0; i < 8; ++i) total += value[i];
  value -= reduce<sum>(total, 0.0f) * (1.0f / 2048);
  for (int i = 0; i < 8; ++i) squares += value[i] * value[i];
  const float scale = __builtin_amdgcn_rsqf(reduce<sum>(squares, 0.0f) * (1.0f / 2048) + epsilon);
  *(bf16x8*)(y + first) = __builtin_convertvector(value * scale * factor, bf16x8);
}

KERNEL(argmax)(float* value, int* index, const float* in, int columns) {
  __builtin_assume(columns <= 1 << 28);
  const float* x = in + (long)(block() * columns);
  float largest = -__builtin_inff();
  int at = thread();
  FOR_EACH_COLUMN(i)
  if (x[i] > largest) largest = x[i], at = i;
  const float all = reduce<most>(largest, -__builtin_inff());
  const int first = reduce<least>(largest == all ? at : 0x7fffffff, 0x7fffffff);
  if (thread() == 0) value[block()] = all, index[block()] = first;
}

#if !defined __gfx90a__
KERNEL(quantise)(unsigned char* q, float* scale, const float* in, int columns) {
  __builtin_assume(columns <= 1 << 28);
#if defined __gfx950__
  const float end = 448;
#else
  const float end = 240;
#endif
  const long row = block() * columns;
  const float* x = in + row;
  float largest = 0;
  FOR_EACH_COLUMN(i) largest = __builtin_fmaxf(largest, __builtin_fabsf(x[i]));
  const float step = __builtin_fmaxf(reduce<most>(largest, -__builtin_inff()) * (1 / end), 1e-36f);
  const float factor = 1 / step;
  FOR_EACH_COLUMN(i) {
    const float scaled = x[i] * factor;
    const float kept = scaled != scaled ? scaled : __builtin_amdgcn_fmed3f(scaled, end, -end);
    q[row + i] = __builtin_amdgcn_cvt_pk_fp8_f32(kept, 0, 0, false);
  }
  if (thread() == 0) scale[block()] = step;
}
#endif
