// SPDX-License-Identifier: MIT
// A barrier that some waves of a workgroup never reach.
// target: gfx942
// expect: {mistake}: barrier under the condition of line 12, which differs among the waves of a workgroup: it is computed from
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void half(builder k, arg<int> n) {
#ifdef KILN_MISTAKE
  k.if_(k.wave_id() * 2 < n, [&] {
    k.barrier(); // mistake
  });
#else
  k.if_(n > 2, [&] { k.barrier(); });
#endif
}

KILN_KERNEL(half, block_size<256>);
