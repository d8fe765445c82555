// SPDX-License-Identifier: MIT
// A type that registers do not hold.
// target: gfx942
// flags: -Wno-unused -Wno-unused-parameter
// errors: 1
// expect: {mistake}: registers hold i32, u32, i64, u64, f32, f64, f16, bf16, b32, b64, f16x2, bf16x2, i16x2, u16x2, i8x4, fp8x4 or bf8x4; kiln::f16 is the type for _Float16, kiln::bf16 for __bf16
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> x) {
#ifdef KILN_MISTAKE
  auto v = k.vgpr<_Float16>(1); // mistake
#else
  auto v = k.vgpr<f16>(1);
  x[0] = convert<f32>(as<f16>(v));
#endif
}

KILN_KERNEL(written, block_size<64>);
