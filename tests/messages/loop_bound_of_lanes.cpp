// SPDX-License-Identifier: MIT
// A loop whose bound differs from lane to lane.
// target: gfx942
// flags: -Wno-unused -Wno-unused-parameter
// errors: 2
// expect: error: call to deleted member function 'for_': k.for_ counts the same for all lanes, by numbers and i32 in SGPRs; where each lane has a bound of its own: k.while_lanes([&] { return i < n; }, [&] { ...; i += 1; })
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void counted(builder k, arg<float*> x, arg<int> n) {
  auto bound = k.thread_idx.x;
  auto s = k.vgpr<f32>(0.0f);
#ifdef KILN_MISTAKE
  k.for_(0, bound, 1, [&](auto) { s += 1.0f; }); // mistake
#else
  k.for_(0, n, 1, [&](auto) { s += 1.0f; });
#endif
  x[bound] = s;
}

KILN_KERNEL(counted, block_size<64>);
