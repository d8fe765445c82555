// SPDX-License-Identifier: MIT
// Sorts 64 floats by one launch, with -DCHEVRONS by HIP's <<<>>>, else by kiln::launch. Prints how that ended.
#include <hip/hip_runtime.h>
#include <kiln/hip.hpp>
#include <kiln/kernel/sort.hpp>

#include <cstdio>

KILN_KERNEL_AS(sort_64, (kiln::kernel::sort<float, 64, false>), kiln::block_size<256>);

int main() {
  float* data = nullptr;
  hipError_t error = hipMalloc(&data, 64 * sizeof(float));
#ifdef CHEVRONS
  sort_64<<<1, 256>>>(data, nullptr, data, 64, 1, 0);
  if (error == hipSuccess) error = hipGetLastError();
#else
  const kiln::launch_options options{.grid = {1}};
  const auto launched = kiln::launch<sort_64>(options, data, nullptr, data, 64, 1, 0);
  if (error == hipSuccess && !launched.ok()) std::printf("%s ", launched.text());
#endif
  if (error == hipSuccess) error = hipDeviceSynchronize();
  std::puts(hipGetErrorName(error));
}
