// SPDX-License-Identifier: MIT
// A float as an index.
// target: gfx942
// flags: -Wno-unused -Wno-unused-parameter
// errors: 1
// expect: {mistake}: the value is f32 where i32 is needed
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> x, arg<float> a) {
#ifdef KILN_MISTAKE
  x[x[0]] = a; // mistake
#else
  x[convert<i32>(x[0])] = a;
#endif
}

KILN_KERNEL(written, block_size<64>);
