// SPDX-License-Identifier: MIT
// Kernels that take HIP's own bf16, f16 and fp8: launched with them, compared with HIP's conversions.
#include "gpu.hpp"

#include <kiln/hip.hpp>

#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
#include <hip/hip_fp8.h>

#include <cstring>

using namespace kiln::dsl;
using namespace device_test;

constexpr unsigned items = 256;

constexpr void narrow(builder k, arg<__hip_bfloat16*> brains, arg<__half2*> halves,
                      arg<__hip_fp8_e4m3*> bytes, arg<const float*> x) {
  auto i = k.thread_idx.x;
  auto v = x.load<4>(i * 4);
  brains.store(i * 4, convert<bf16x2>(v));
  halves[i * 2] = convert<f16x2>(v[0], v[1]);
  halves[i * 2 + 1] = convert<f16x2>(v[2], v[3]);
  for (int n = 0; n < 4; ++n) bytes[i * 4 + n] = encode_float8<float8::e4m3>(v[n]);
}
KILN_KERNEL(narrow, block_size<64>);

template<class T, class U> bool same_bits(const T& a, const U& b) {
  static_assert(sizeof(T) == sizeof(U));
  return std::memcmp(&a, &b, sizeof(T)) == 0;
}

int main() {
  require_gpu();
  std::vector<float> in(items);
  for (unsigned i = 0; i < items; ++i) in[i] = (static_cast<float>(i) - 100) * 0.37f;
  gpu_array<float> x(in);
  gpu_array<__hip_bfloat16> brains(items);
  gpu_array<__half2> halves(items / 2);
  gpu_array<__hip_fp8_e4m3> bytes(items);
  check(kiln::launch<narrow>({.grid = 1}, brains.data(), halves.data(), bytes.data(), x.data()),
        "launch narrow");
  check(hipDeviceSynchronize(), "kernel");
  const auto b = brains.read();
  const auto h = halves.read();
  const auto f = bytes.read();
  for (unsigned i = 0; i < items; ++i) {
    expect(same_bits(b[i], __float2bfloat16(in[i])), "bf16");
    expect(same_bits(f[i], __hip_fp8_e4m3(in[i])), "fp8");
  }
  for (unsigned i = 0; i < items / 2; ++i)
    expect(same_bits(h[i], __floats2half2_rn(in[2 * i], in[2 * i + 1])), "f16");
  std::puts("HIP's own types come out as HIP makes them");
  return 0;
}
