// SPDX-License-Identifier: MIT
// A first value of an SGPR that differs among lanes.
// target: gfx942
// flags: -Wno-unused -Wno-unused-parameter
// errors: 1
// expect: {mistake}: an SGPR has one value for all lanes; k.read_first_lane(v) takes that of the first enabled lane
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> x) {
#ifdef KILN_MISTAKE
  auto s = k.sgpr<i32>(k.thread_idx.x); // mistake
#else
  auto s = k.sgpr<i32>(k.read_first_lane(k.thread_idx.x));
  x[s] = 1.0f;
#endif
}

KILN_KERNEL(written, block_size<64>);
