// SPDX-License-Identifier: MIT
// An argument as a condition.
// target: gfx942
// expect: a register is no condition: n != 0 is one for an SGPR or an argument, any(x != 0) for a VGPR
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void guarded(builder k, arg<float*> x, arg<bool> wanted) {
#ifdef KILN_MISTAKE
  k.if_(wanted, [&] { x[0] = 1.0f; }); // mistake
#else
  k.if_(wanted != 0, [&] { x[0] = 1.0f; });
#endif
}

KILN_KERNEL(guarded, block_size<64>);
