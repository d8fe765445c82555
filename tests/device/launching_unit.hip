// SPDX-License-Identifier: MIT
// Launches, both ways, a kernel that defining_unit.hip defines. Neither the kernel's source nor the builder is needed.
#include "gpu.hpp"

#include <hip/hip_runtime.h>
#include <kiln/device/launch.hpp>

KILN_DECLARE_KERNEL(count_up_kernel, void(int*, int), kiln::block_size<64>);

using namespace device_test;

int main() {
  if (!has_gpu()) {
    const kiln::launch_result result = kiln::launch<count_up_kernel>({.grid = 1}, nullptr, 0);
    expect(result.error() == hipErrorNoDevice, "a launch without a GPU is an error");
    return 77;
  }
  gpu_array<int> out(64, -1);
  count_up_kernel<<<1, 64>>>(out.data(), 3);
  check(hipGetLastError(), "<<<>>>");
  for (int i = 0; i < 64; ++i) expect(out.read()[i] == 3 + i, "by <<<>>>");
  check(kiln::launch<count_up_kernel>({.grid = 1}, out.data(), 5), "launch");
  for (int i = 0; i < 64; ++i) expect(out.read()[i] == 5 + i, "by kiln::launch");
}
