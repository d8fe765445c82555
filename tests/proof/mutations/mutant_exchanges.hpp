// SPDX-License-Identifier: MIT
// Kernels in which faults of the passes for what waves pass to each other show.
#pragma once

#include "proof/mutations/mutant_masks.hpp"

#include <kiln/author/values/workgroup.hpp>

namespace kiln_test::mutant_bodies {

/// Reductions of the workgroup, whose bytes of LDS the same block and the next iteration write again: there is room for one
/// exchange. And a read of a value that all lanes have alike, in a VGPR that changes before the value is used.
inline void exchanges(builder k, arg<u32*>& out, arg<const u32*>& in) {
  using author::workgroup_reduce;
  auto x = k.vgpr<u32>(in[k.thread_idx.x]), sum = k.vgpr<u32>(0), changes = k.vgpr<u32>(3);
  (void)k.lds<u32>((isa::facts_of(k.arch()).lds_bytes - 512) / 4);
  k.for_(0, 3, 1, [&](auto) {
    sum += workgroup_reduce<combine::max>(k, x);
    x = x * 5 + 1;
  });
  for (u32 i = 0; i < 3; ++i) sum += workgroup_reduce<combine::max>(k, sum ^ x);
  put(k, out, 0, sum);
  auto s = k.sgpr<u32>();
  k.for_(0, 3, 1, [&](auto) {
    k.emit(isa::mn::v_readfirstlane_b32, s, changes);
    k.program().code.back().marks |= ir::mark::uniform;
    k.program().has_uniform_reads = true;
    changes = x;
    changes += 1;
    x ^= s;
  });
  put(k, out, 2, x);
}

/// Loads of one place that find other values: something stores in between, also another wave.
inline void loads_again(builder k, arg<u32*>& out, arg<const u32*>& in) {
  auto shared = k.lds<u32>(128);
  const auto& t = k.thread_idx.x;
  shared[t] = in[t];
  auto sum = k.vgpr<u32>(shared[t]);
  shared[t] = sum * 5 + 1;
  sum = sum * 3 + shared[t];
  k.for_(0, 3, 1, [&](auto) {
    sum = sum * 3 + shared[t];
    shared[t] = sum;
  });
  put(k, out, 0, sum);
  k.s_barrier();
  auto other = as<u32>(t) & 63u;
  k.if_(k.wave_id() == 0, [&] {
     k.s_barrier();
     shared[other] = sum * 7;
     k.s_barrier();
   }).else_([&] {
    sum += shared[other];
    k.s_barrier();
    k.s_barrier();
    sum = sum * 3 + shared[other];
  });
  put(k, out, 2, sum);
}

} // namespace kiln_test::mutant_bodies
