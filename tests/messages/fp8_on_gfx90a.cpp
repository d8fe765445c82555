// SPDX-License-Identifier: MIT
// fp8 on a target without it.
// target: gfx90a
// errors: 1
// expect: {mistake}: gfx90a has no conversions of fp8 and bf8: encode_float8<float8::e4m3>(x) and decode_float8<float8::e4m3>(bits) calculate them with integers
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void counted(builder k, arg<unsigned*> x) {
  auto v = k.vgpr<f32>(2);
#ifdef KILN_MISTAKE
  x[0] = as<u32>(convert<fp8x4>(v, v, v, v)); // mistake
#else
  x[0] = encode_float8<float8::e4m3>(v);
#endif
}

KILN_KERNEL(counted, block_size<64>);
