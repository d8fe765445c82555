// SPDX-License-Identifier: MIT
// An array in LDS whose size is an argument.
// target: gfx942
// flags: -Wno-unused -Wno-unused-parameter
// errors: 1
// expect: {mistake}: the size of LDS is known while the kernel is built: a number
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> x, arg<float> a, arg<int> n) {
#ifdef KILN_MISTAKE
  auto shared = k.lds<float>(n); // mistake
#else
  auto shared = k.lds<float>(64);
  shared[k.thread_idx.x] = a;
#endif
}

KILN_KERNEL(written, block_size<64>);
