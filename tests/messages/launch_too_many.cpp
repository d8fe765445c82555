// SPDX-License-Identifier: MIT
// Too many arguments at kiln::launch.
// flags: -I{here}/stand_in
// errors: 1
// expect: {mistake}:
// expect: too many arguments after {.grid = n}: the note has the kernel's in `void (...)`, and then those given
// expect: 'operator()<void (float *, const float *, float, int), float *&, const float *&, float
#include <kiln/device/launch.hpp>

KILN_DECLARE_KERNEL(saxpy_kernel, void(float*, const float*, float, int), kiln::block_size<256>);

bool run_saxpy(float* y, const float* x, int n) {
#ifdef KILN_MISTAKE
  return kiln::launch<saxpy_kernel>({.grid = n}, y, x, 2.0f, n, n).ok(); // mistake
#else
  return kiln::launch<saxpy_kernel>({.grid = n}, y, x, 2.0f, n).ok();
#endif
}
