// SPDX-License-Identifier: MIT
// A store by a buffer of memory that the author promised not to write.
// target: gfx942
// flags: -Wno-unused-parameter
// errors: 1
// expect: {mistake}: buffer_store_dword stores through argument 1, which is read_only: nothing writes its memory while the kernel runs
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> y, arg<read_only<float>*> x) {
  auto i = k.thread_idx.x;
#ifdef KILN_MISTAKE
  k.buffer(x, elements(64)).store(i, k.vgpr<f32>(1.0)); // mistake
#else
  k.buffer(y, elements(64)).store(i, k.vgpr<f32>(1.0));
#endif
}

KILN_KERNEL(written, block_size<64>);
