// SPDX-License-Identifier: MIT
// The other half of where after an if_.
// target: gfx942
// flags: -Wno-unused -Wno-unused-parameter
// errors: 1
// expect: {mistake}: an if_ has an else_; otherwise belongs to where
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> x, arg<float> a, arg<int> n) {
#ifdef KILN_MISTAKE
  k.if_(n > 2, [&] { x[0] = a; }).otherwise([&] { x[1] = a; }); // mistake
#else
  k.if_(n > 2, [&] { x[0] = a; }).else_([&] { x[1] = a; });
#endif
}

KILN_KERNEL(written, block_size<64>);
