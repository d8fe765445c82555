// SPDX-License-Identifier: MIT
// Words of kiln::dsl beside all of HIP's own functions of the same names.
#include <hip/hip_runtime.h>

#include <kiln/hip.hpp>

#include "gpu.hpp"

#include <cmath>

using namespace kiln::dsl;
using namespace device_test;

constexpr void words(builder k, arg<float*> y, arg<const float*> x) {
  auto i = k.thread_idx.x;
  auto a = k.vgpr<f32>(x[i]), b = k.vgpr<f32>(x[i + 64]);
  auto v = x.load<4>(i * 2);
  auto w = max(v, v);
  y[i] =
      max(a, b) + min(a, x[i]) + max(x[i], x[i + 1]) + max(a * 2, b * 2) + min(v[0], v[1]) + min(y[i], y[i]);
  y[i + 64] = abs(a) + sin(b) + cos(a) + exp(a) + exp2(a) + log(b) + log2(b) + sqrt(b) + rsqrt(b) +
              fma(a, b, a) + w[0];
}
KILN_KERNEL(words, block_size<64>);

int main() {
  require_gpu();
  std::vector<float> in(256);
  for (unsigned i = 0; i < 256; ++i) in[i] = 1 + 0.01f * static_cast<float>(i * 7 % 100);
  gpu_array<float> x(in), y(128, 0.5f);
  device_test::check(kiln::launch<words>({.grid = 1}, y.data(), x.data()), "launch words");
  device_test::check(hipDeviceSynchronize(), "kernel");
  const auto& out = y.read();
  for (unsigned i = 0; i < 64; ++i) {
    const float a = in[i], b = in[i + 64], v = in[i * 2], w = in[i * 2 + 1];
    const float first =
        std::max(a, b) + a + std::max(a, in[i + 1]) + std::max(a * 2, b * 2) + std::min(v, w) + 0.5f;
    const double second = std::fabs(a) + std::sin(b) + std::cos(a) + std::exp(a) + std::exp2(a) +
                          std::log(b) + std::log2(b) + std::sqrt(b) + 1 / std::sqrt(b) + std::fma(a, b, a) +
                          v;
    expect(std::fabs(out[i] - first) < 1e-5f, "min and max");
    expect(std::fabs(out[i + 64] - second) < 1e-4, "functions");
  }
  std::puts("the words are Kiln's");
  return 0;
}
