// SPDX-License-Identifier: MIT
// Where all lanes of a memory instruction reach, found at once: the common case, in which every active lane is inside one
// piece of memory and the monitor has nothing to say. Everything else goes lane by lane. Run time only.
#pragma once

#include <kiln/sim/exec/memory_space.hpp>

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpass-failed" // see for_each_lane

namespace kiln::sim::detail {

/// Active lanes and the host bytes of each.
template<class Offset> struct lane_bytes {
  u8* data = nullptr;
  u64 lanes = 0;
  Offset offset[wave_lanes]; ///< of the active lanes

  u8* at(u32 lane) const { return data + offset[lane]; }
  /// f(lane) for each, in order.
  template<class F> [[gnu::always_inline]] void for_each(F f) const {
    if (lanes == ~u64{0})
      for (u32 lane = 0; lane < wave_lanes; ++lane) f(lane);
    else
      for_active_lanes(lanes, f);
  }
};

/// Whether all active lanes' offsets are at most `last`.
template<class Offset>
[[gnu::always_inline]] inline bool are_inside(u64 lanes, const Offset* offset, Offset last) {
  u32 outside = 0;
  if (lanes == ~u64{0}) {
#pragma clang loop vectorize(assume_safety)
    for (u32 lane = 0; lane < wave_lanes; ++lane) outside |= static_cast<u32>(offset[lane] > last);
  } else {
    for_active_lanes(lanes, [&](u32 lane) { outside |= static_cast<u32>(offset[lane] > last); });
  }
  return outside == 0;
}

/// Whether all active lanes' addresses are multiples of `bytes`, a power of two: as an atomic's must be.
template<class Address>
[[gnu::always_inline]] inline bool are_aligned(u64 lanes, const Address* address, u32 bytes) {
  Address low = 0;
  for_active_lanes(lanes, [&](u32 lane) { low |= address[lane]; });
  return low % bytes == 0;
}

/// LDS at one address per lane.
inline bool reach_lds(wave& w, const decoded& d, u32 immediate, u32 bytes, lane_bytes<u32>& out) {
  const workgroup& group = *w.group;
  out.lanes = w.exec();
  out.data = group.lds;
  if (out.lanes == 0 || bytes > group.lds_bytes) return false;
  const u32* base = w.vector[d.src[slot::address].index].lane;
  for (u32 lane = 0; lane < wave_lanes; ++lane) out.offset[lane] = base[lane] + immediate;
  return are_inside(out.lanes, out.offset, group.lds_bytes - bytes);
}

/// The region that holds what all active lanes reach; `out.offset` has their addresses before and offsets in it after.
inline bool reach_region(wave& w, const decoded& d, u32 bytes, access kind, lane_bytes<u64>& out) {
  const workgroup& group = *w.group;
  const u32 first = static_cast<u32>(__builtin_ctzll(out.lanes));
  const region* r = group.memory->window_of(out.offset[first]);
  if (r == nullptr || r->size_bytes < bytes || (kind != access::read && !r->writable)) return false;
  u64 address[wave_lanes];
  for (u32 lane = 0; lane < wave_lanes; ++lane) {
    address[lane] = out.offset[lane];
    out.offset[lane] -= r->base;
  }
  if (!are_inside(out.lanes, out.offset, r->size_bytes - bytes)) return false;
  out.data = r->data;
  if (kind == access::atomic && !(are_aligned(out.lanes, address, bytes) &&
                                  (reinterpret_cast<__UINTPTR_TYPE__>(r->data) - r->base) % bytes == 0))
    return false;
  return group.observe_global_lanes == nullptr ||
         group.observe_global_lanes(w, d, out.lanes, address, bytes, kind, *r);
}

/// Addresses of a global instruction.
inline void global_addresses(wave& w, const decoded& d, u64* out) {
  const place& s = d.src[slot::scalar_address];
  const u32* low = w.vector[d.src[slot::address].index].lane;
  const u64 immediate = static_cast<u64>(static_cast<i64>(static_cast<i32>(d.immediate)));
  if (s.at == place_kind::none) {
    const u32* high = low + wave_lanes;
    for (u32 lane = 0; lane < wave_lanes; ++lane)
      out[lane] = (low[lane] | static_cast<u64>(high[lane]) << 32) + immediate;
  } else {
    const u64 base = w.read64(s) + immediate;
    for (u32 lane = 0; lane < wave_lanes; ++lane) out[lane] = base + low[lane];
  }
}

/// All lanes of one instruction in an address space; false: lane by lane.
template<class Space> struct reach {
  static bool lanes(wave&, const decoded&, u32, access, lane_bytes<u64>&) { return false; }
  using offset = u64;
};

template<> struct reach<lds_space> {
  using offset = u32;
  static bool lanes(wave& w, const decoded& d, u32 bytes, access kind, lane_bytes<u32>& out) {
    const workgroup& group = *w.group;
    return reach_lds(w, d, d.immediate, bytes, out) &&
           (kind != access::atomic || are_aligned(out.lanes, out.offset, bytes)) &&
           (group.observe_lds_lanes == nullptr ||
            group.observe_lds_lanes(w, d, out.lanes, out.offset, 1, bytes, kind));
  }
};

template<> struct reach<global_space> {
  using offset = u64;
  static bool lanes(wave& w, const decoded& d, u32 bytes, access kind, lane_bytes<u64>& out) {
    out.lanes = w.exec();
    if (out.lanes == 0) return false;
    global_addresses(w, d, out.offset);
    return reach_region(w, d, bytes, kind, out);
  }
};

/// Lanes in the apertures of LDS and scratch are in no region.
template<> struct reach<flat_space> : reach<global_space> {};

template<> struct reach<buffer_space> {
  using offset = u64;
  static bool lanes(wave& w, const decoded& d, u32 bytes, access kind, lane_bytes<u64>& out) {
    out.lanes = w.exec();
    const buffer_descriptor v(w, d.src[slot::descriptor]);
    if (out.lanes == 0 || v.adds_lane || (v.swizzled && v.stride != 0)) return false;
    const bool offen = d.origin->has(isa::modifier::offen), idxen = d.origin->has(isa::modifier::idxen);
    const u32 scalar = w.read32(d.src[slot::scalar_offset]);
    const u32* index = idxen ? w.vector[d.src[slot::address].index].lane : nullptr;
    const u32* lane_offset = offen ? w.vector[d.src[slot::address].index + (idxen ? 1 : 0)].lane : nullptr;
    for (u32 lane = 0; lane < wave_lanes; ++lane)
      out.offset[lane] =
          u64{v.stride} * (idxen ? index[lane] : 0) + (offen ? lane_offset[lane] : 0) + d.immediate + scalar;
    if (v.counts_elements(idxen)) {
      for (u32 lane = 0; lane < wave_lanes; ++lane)
        if ((out.lanes >> lane & 1) != 0 && index[lane] >= v.records) return false;
    } else if (v.records < bytes || !are_inside(out.lanes, out.offset, u64{v.records} - bytes)) {
      return false;
    }
    for (u32 lane = 0; lane < wave_lanes; ++lane) out.offset[lane] += v.base;
    return reach_region(w, d, bytes, kind, out);
  }
};

} // namespace kiln::sim::detail

#pragma clang diagnostic pop
