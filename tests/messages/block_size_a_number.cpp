// SPDX-License-Identifier: MIT
// A number where the block size is a type.
// target: gfx942
// errors: 1
// expect: error: static assertion failed due to requirement 'kiln::compiles<written_kernel_image>': after its function KILN_KERNEL takes the block size, and then options: KILN_KERNEL(saxpy, block_size<256>)
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> x) { x[k.thread_idx.x] = 1; }

#ifdef KILN_MISTAKE
KILN_KERNEL(written, 256);
#else
KILN_KERNEL(written, block_size<256>);
#endif
