// SPDX-License-Identifier: MIT
// Meaning of global, flat, scratch and buffer instructions. Source: CDNA3 ISA manual 9 and 10.
#pragma once

#include <kiln/sim/exec/buffer_format.hpp>
#include <kiln/sim/exec/memory_access.hpp>
#include <kiln/sim/exec/memory_names.hpp>

namespace kiln::sim {

namespace detail {

/// Memory to LDS without a register. Each lane's data goes to M0 + offset + lane * 4 (3 and 4 dwords: * 16).
template<class Space> constexpr void load_to_lds(wave& w, const decoded& d) {
  const u32 bytes = d.shape.bytes;
  const u32 written = bytes < 4 ? 4 : bytes;
  const u32 base = w.m0() + d.immediate;
  for_active_lanes(w.exec(), [&](u32 lane) {
    u32 values[4] = {};
    if (const u8* p = Space::at(w, d, lane, 0, bytes, access::read)) {
      if (bytes < 4) values[0] = load_narrow(p, d.shape);
      for (u32 i = 0; i < bytes / 4; ++i) values[i] = load_u32(p + 4 * i);
    }
    u8* out = find_lds(w, d, lane, base + lane * (bytes > 4 ? 16 : 4), written, access::write);
    for (u32 i = 0; out != nullptr && i < written / 4; ++i) store_u32(out + 4 * i, values[i]);
  });
}

/// LDS to memory without a register: the lane's dword at M0 + offset + lane * 4.
constexpr void store_from_lds(wave& w, const decoded& d) {
  for_active_lanes(w.exec(), [&](u32 lane) {
    const u8* from = find_lds(w, d, lane, w.m0() + d.immediate + lane * 4, 4, access::read);
    u8* to = buffer_space::at(w, d, lane, 0, 4, access::write);
    if (from != nullptr && to != nullptr) store_u32(to, load_u32(from));
  });
}

template<class Space> constexpr handler find_in_space(text_view name, decoded& d) {
  if (take(name, "load_lds_")) return parse_width(name, d.shape) ? load_to_lds<Space> : nullptr;
  if (take(name, "load_")) {
    if (!parse_width(name, d.shape)) return nullptr;
    return (d.row->flags & isa::flag::lds_dma) != 0 ? load_to_lds<Space> : load<Space>;
  }
  if (take(name, "store_")) return parse_width(name, d.shape) ? store<Space> : nullptr;
  if (take(name, "atomic_")) {
    d.shape.returns = (d.row->flags & isa::flag::returns) != 0;
    return parse_atomic(name, d.shape) ? atomic<Space> : nullptr;
  }
  return nullptr;
}

} // namespace detail

constexpr handler find_vmem(text_view mnemonic, decoded& d) {
  using namespace detail;
  text_view name = mnemonic;
  if (take(name, "global_")) return find_in_space<global_space>(name, d);
  if (take(name, "flat_")) return find_in_space<flat_space>(name, d);
  if (take(name, "scratch_")) return find_in_space<scratch_space>(name, d);
  if (take(name, "tbuffer_")) return find_formatted(name, d);
  if (take(name, "buffer_")) {
    if (name == "store_lds_dword") return store_from_lds;
    if (const handler h = find_formatted(name, d)) return h;
    // Cache control: memory here has no caches.
    if (name == "wbl2" || name == "inv" || name == "invl2" || name == "wbinvl1" || name == "wbinvl1_vol")
      return [](wave&, const decoded&) {};
    return find_in_space<buffer_space>(name, d);
  }
  return nullptr;
}

} // namespace kiln::sim
