// SPDX-License-Identifier: MIT
// Several registers where one element is stored.
// target: gfx942
// flags: -Wno-unused -Wno-unused-parameter
// errors: 1
// expect: {mistake}: 4 registers of f32 where one f32 is needed: store(i, x) writes several elements to memory, x[0] is one of them
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> x) {
#ifdef KILN_MISTAKE
  x[0] = x.load<4>(4); // mistake
#else
  x.store(0, x.load<4>(4));
#endif
}

KILN_KERNEL(written, block_size<64>);
