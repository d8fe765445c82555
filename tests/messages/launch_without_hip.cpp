// SPDX-License-Identifier: MIT
// A launch where HIP's headers are not installed.
// flags: -x hip -nogpuinc -nogpulib --offload-host-only --offload-arch=gfx942
// errors: 1
// expect: {mistake}:
// expect: kiln::launch needs hip/hip_runtime_api.h: ROCm's include directory is not among the compiler's
#include <kiln/hip.hpp>

using namespace kiln::dsl;

constexpr void filled(builder k, arg<float*> y) { y[k.thread_idx.x] = 1; }
KILN_KERNEL(filled, block_size<64>);

bool fill([[maybe_unused]] float* y) {
#ifdef KILN_MISTAKE
  return kiln::launch<filled>({.grid = 1, .stream = nullptr}, y).ok(); // mistake
#else
  return true;
#endif
}
