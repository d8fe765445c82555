// SPDX-License-Identifier: MIT
// Kernels with more values than the VGPRs hold, in which faults of pass::choose_banks show, and one that uses its last VGPR.
#pragma once

#include "proof/mutations/mutant_masks.hpp"

namespace kiln_test::mutant_bodies {

/// More than the VGPRs hold at once.
template<u32 Count> void holds(builder k, arg<u32*>& out, arg<const u32*>& in, auto between) {
  k.without<passes::share_expressions,
            passes::schedule_instructions>(); // as a kernel is compiled where registers run out
  auto lane = as<u32>(k.thread_idx.x) + 0;
  auto x = k.vgpr<u32, Count>();
  for (u32 i = 0; i < Count; ++i) x[i] = in[lane + i];
  between(x);
  for (u32 i = 0; i < Count; ++i) out[lane + i % 20 * 64] = x[Count - 1 - i];
}
inline void too_many(builder k, arg<u32*>& out, arg<const u32*>& in) {
  holds<300>(k, out, in, [&](auto& x) { x[7] = x[8] * x[9]; });
}
inline void too_many_atomics(builder k, arg<u32*>& out, arg<const u32*>& in) {
  auto at = k.vgpr<u32>();
  k.v_lshlrev_b32(at, 2, k.thread_idx.x);
  holds<300>(k, out, in, [&](auto& x) {
    const emit::modifier returns = k.arch() == isa::arch::gfx90a ? glc : sc0;
    for (u32 i = 0; i < 40; ++i) k.global_atomic_swap(x[i], at, x[i + 100], out, returns);
  });
}
inline void too_many_with_fixed(builder k, arg<u32*>& out, arg<const u32*>& in) {
  auto first = k.vgpr<u32>(at_register(100));
  first = in[k.thread_idx.x];
  holds<300>(k, out, in, [&](auto&) {});
  put(k, out, 21, first);
}
/// The address that lives longest was loaded, so that only its own use keeps it in a VGPR.
inline void too_many_with_address(builder k, arg<u32*>& out, arg<const u32*>& in) {
  auto shared = k.lds<u32>(64);
  shared[k.thread_idx.x] = as<u32>(k.thread_idx.x) * 4;
  auto at = shared[k.thread_idx.x].load();
  auto old = k.vgpr<u32>();
  holds<300>(k, out, in, [](auto&) {});
  k.s_waitcnt(vmcnt(0));
  k.global_atomic_swap(old, at, in[k.thread_idx.x], out, k.arch() == isa::arch::gfx90a ? glc : sc0);
  put(k, out, 21, old);
}
/// The amount is in the wave's last VGPR.
inline void high_shift_amount(builder k, arg<u32*>& out, arg<const u32*>& in) {
  auto amount = k.vgpr<u32>(at_register(31));
  auto pair = k.vgpr<u32, 2>({1u, 2u});
  amount = in[k.thread_idx.x];
  k.v_lshlrev_b64(pair, amount, pair);
  put(k, out, 0, pair[0] ^ pair[1]);
}

} // namespace kiln_test::mutant_bodies
