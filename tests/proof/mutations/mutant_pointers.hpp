// SPDX-License-Identifier: MIT
// Kernels whose output is promised to be restrict, in which faults of what is known of pointers show: addresses that derive
// from the output in ways that are easily missed.
#pragma once

#include "proof/mutations/mutant_masks.hpp"

#include <kiln/author/dsl.hpp>

namespace kiln_test::mutant_bodies {

/// Stores a late value to word `n` of the lane through the output, loads it by another address, and puts it.
inline void stored_and_loaded(builder k, arg<u32*>& out, arg<const u32*>& in, u32 n,
                              const sgpr<u64>& address) {
  auto bytes = k.vgpr<u32>(as<u32>(k.thread_idx.x) * 4 + 256 * n), loaded = k.vgpr<u32>();
  auto f = k.vgpr<f32>(as<f32>(in[k.thread_idx.x]));
  out[k.thread_idx.x + static_cast<int>(64 * n)] = as<u32>(author::fast_rcp(author::fast_rcp(f + 1.0) + 2.0));
  k.emit(isa::mn::global_load_dword, loaded, bytes, address);
  put(k, out, static_cast<int>(n) + 1, loaded * 3);
}
inline void other_addresses_of_the_output(builder k, arg<u32*>& out, arg<const u32*>& in) {
  k.program().arguments[0].promises = ir::promise::is_restrict;
  k.program().has_promises = true;
  auto address = k.sgpr<u64>();
  address = as<u64>(out) & ~u64{63}; // where it is: the simulator's buffers lie at multiples of 64
  stored_and_loaded(k, out, in, 0, address);
  auto bytes = k.vgpr<u32>(as<u32>(k.thread_idx.x) * 4 + 256 * 6);
  auto f = k.vgpr<f32>(as<f32>(in[k.thread_idx.x]));
  k.emit(isa::mn::global_store_dword, bytes, author::fast_rcp(author::fast_rcp(f + 3.0) + 2.0), address);
  auto loaded = k.vgpr<u32>(out[k.thread_idx.x + 64 * 6]);
  put(k, out, 7, loaded * 3);
  auto distance = k.sgpr<u64>();
  distance = as<u64>(in) - as<u64>(out);
  address = as<u64>(in) - distance;
  stored_and_loaded(k, out, in, 2, address);
  auto now = k.sgpr<u64>(), next = k.sgpr<u64>();
  k.s_mov_b64(now, in);
  k.s_mov_b64(next, in);
  k.for_(0, 2, 1, [&](auto&) {
    k.s_mov_b64(now, next);
    stored_and_loaded(k, out, in, 4, now);
    k.s_mov_b64(next, out);
  });
}

} // namespace kiln_test::mutant_bodies
