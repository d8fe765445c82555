// SPDX-License-Identifier: MIT
// Scopes and orders of atomic operations: the cache bits of accesses, and what stands before and after them. As LLVM's
// AMDGPU memory model has it for gfx90a and gfx942 (AMDGPUUsage), without threadgroup split; gfx950 as gfx942.
#pragma once

#include <kiln/author/memory/memory_operators.hpp>

namespace kiln {

/// Where it is seen: in the workgroup, all of the device (HIP's agent), or the host and other devices too.
enum class memory_scope { workgroup, agent, system };
/// What an atomic operation says of the accesses around it. `release`: those before it are seen where it is acquired.
/// `acquire`: those after it see what was released. `relaxed`: nothing.
enum class memory_order { relaxed, acquire, release, acq_rel };

} // namespace kiln

namespace kiln::author {

constexpr bool acquires(memory_order o) { return o == memory_order::acquire || o == memory_order::acq_rel; }
constexpr bool releases(memory_order o) { return o == memory_order::release || o == memory_order::acq_rel; }

/// Before a release: what was written leaves the caches that the scope does not share, and has arrived.
constexpr void release_before(draft& k, memory_scope scope, const source& at) {
  if (is_gfx90a(k.arch())) { // its L2 serves the whole device
    if (scope == memory_scope::system) k.emit(isa::mn::buffer_wbl2, at);
  } else if (scope == memory_scope::agent) {
    k.emit(isa::mn::buffer_wbl2, sc1, at);
  } else if (scope == memory_scope::system) {
    k.emit(isa::mn::buffer_wbl2, sc0, sc1, at);
  }
  k.emit(isa::mn::s_waitcnt, operand(vmcnt(0) & lgkmcnt(0)), at);
}
/// After an acquire: the operation is done, and caches that the scope does not share hold nothing older.
constexpr void acquire_after(draft& k, memory_scope scope, const source& at) {
  k.emit(isa::mn::s_waitcnt, operand(vmcnt(0) & lgkmcnt(0)), at);
  if (scope == memory_scope::workgroup) return;
  if (is_gfx90a(k.arch())) {
    if (scope == memory_scope::system) k.emit(isa::mn::buffer_invl2, at);
    return k.emit(isa::mn::buffer_wbinvl1_vol, at);
  }
  if (scope == memory_scope::agent) return k.emit(isa::mn::buffer_inv, sc1, at);
  k.emit(isa::mn::buffer_inv, sc0, sc1, at);
}

/// Cache bits of plain loads and stores that are atomic. gfx90a's one bit is glc, for loads alone.
struct coherence_bits {
  bool sc0 = false, sc1 = false, glc = false;
};
constexpr coherence_bits coherence_of(isa::arch a, memory_scope scope, bool is_store) {
  if (is_gfx90a(a)) return {.glc = !is_store && scope != memory_scope::workgroup};
  return {.sc0 = scope != memory_scope::agent, .sc1 = scope != memory_scope::workgroup};
}
constexpr void set_coherence(ir::instruction& in, const coherence_bits& bits) {
  const modifier* const set[] = {bits.sc0 ? &kiln::sc0 : nullptr, bits.sc1 ? &kiln::sc1 : nullptr,
                                 bits.glc ? &kiln::glc : nullptr};
  for (const modifier* m : set) {
    if (m == nullptr) continue;
    in.given |= m->given;
    in.modifiers |= m->values;
  }
}

} // namespace kiln::author
