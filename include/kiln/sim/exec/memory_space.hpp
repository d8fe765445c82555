// SPDX-License-Identifier: MIT
// Address spaces: how each family of memory instructions finds a lane's bytes. Source: CDNA3 ISA manual 8 to 11.
#pragma once

#include <kiln/sim/wave.hpp>

namespace kiln::sim {

// The decoder puts operands of memory instructions into fixed slots of decoded::src.
namespace slot {
inline constexpr u32 address = 0, data = 1, scalar_address = 2, second_data = 2, descriptor = 2,
                     scalar_offset = 3;
} // namespace slot

namespace detail {

[[gnu::noinline]] constexpr void report_bounds(wave& w, const decoded& d, u32 lane, u64 address, u32 bytes,
                                               const char* what) {
  report* r = w.open_report(report_kind::out_of_bounds, d, lane, address);
  if (r == nullptr) return;
  r->message << what << " of " << bytes << " bytes at ";
  r->message.hex(address);
  const region* near = w.group->memory->window_of(address);
  if (near == nullptr) {
    r->message << ", which is in no buffer";
    return;
  }
  const i64 offset = static_cast<i64>(address - near->base);
  r->message << ", offset " << offset << " of ";
  if (!w.group->memory->is_argument(near))
    r->message << "the code object's image";
  else if (near->number == 0)
    r->message << "the kernel arguments";
  else
    r->message << "buffer argument " << near->number - 1;
  r->message << " (" << near->size_bytes << " bytes)";
}

/// Whether an atomic lies where the hardware can do it; reported if not.
constexpr bool is_aligned(wave& w, const decoded& d, u32 lane, u64 address, u32 bytes) {
  if (address % bytes == 0) return true;
  if (report* r = w.open_report(report_kind::misaligned, d, lane, address)) {
    r->message << "atomic of " << bytes << " bytes at ";
    r->message.hex(address) << ", which is no multiple of " << bytes;
  }
  return false;
}

/// Host bytes of a global address, or nullptr after a report.
[[gnu::noinline]] constexpr u8* find_global(wave& w, const decoded& d, u32 lane, u64 address, u32 bytes,
                                            access kind) {
  const workgroup& group = *w.group;
  const region* r = group.memory->window_of(address);
  const u64 offset = r == nullptr ? 0 : address - r->base;
  if (r == nullptr || offset >= r->size_bytes || r->size_bytes - offset < bytes) {
    report_bounds(w, d, lane, address, bytes,
                  kind == access::read    ? "load"
                  : kind == access::write ? "store"
                                          : "atomic");
    return nullptr;
  }
  if (kind != access::read && !r->writable) {
    if (report* made = w.open_report(report_kind::read_only, d, lane, address)) {
      made->message << "store to ";
      made->message.hex(address) << ", which is read-only";
    }
    return nullptr;
  }
  if (kind == access::atomic && !is_aligned(w, d, lane, address, bytes)) return nullptr;
  if (group.observe_global != nullptr) group.observe_global(w, d, lane, address, bytes, kind, *r);
  return r->data + offset;
}

[[gnu::noinline]] constexpr u8* find_lds(wave& w, const decoded& d, u32 lane, u32 address, u32 bytes,
                                         access kind) {
  const workgroup& group = *w.group;
  if (address >= group.lds_bytes || group.lds_bytes - address < bytes) {
    if (report* r = w.open_report(report_kind::out_of_bounds, d, lane, address))
      r->message << "LDS access of " << bytes << " bytes at " << address << "; the workgroup has "
                 << group.lds_bytes << " bytes";
    return nullptr;
  }
  if (kind == access::atomic && !is_aligned(w, d, lane, address, bytes)) return nullptr;
  if (group.observe_lds != nullptr) group.observe_lds(w, d, lane, address, bytes, kind);
  return group.lds + address;
}

[[gnu::noinline]] constexpr u8* find_scratch(wave& w, const decoded& d, u32 lane, u32 offset, u32 bytes,
                                             access kind) {
  if (offset >= w.scratch_bytes_per_lane || w.scratch_bytes_per_lane - offset < bytes) {
    if (report* r = w.open_report(report_kind::out_of_bounds, d, lane, offset))
      r->message << "scratch access of " << bytes << " bytes at " << offset << "; a lane has "
                 << w.scratch_bytes_per_lane << " bytes";
    return nullptr;
  }
  if (w.group->observe_scratch != nullptr) w.group->observe_scratch(w, d, lane, offset, bytes, kind);
  return w.scratch + static_cast<u64>(lane) * w.scratch_bytes_per_lane + offset;
}

[[gnu::noinline]] constexpr void report_clamped(wave& w, const decoded& d, u32 lane, u64 offset, u32 bytes,
                                                u32 records) {
  if (report* r = w.open_report(report_kind::clamped, d, lane, offset))
    r->message << "access of " << bytes << " bytes at offset " << offset << " is outside the descriptor's "
               << records << " records: it reads 0, or is not stored";
}

constexpr u64 vector_u64(const wave& w, const place& p, u32 lane) {
  return w.vector[p.index].lane[lane] | static_cast<u64>(w.vector[p.index + 1].lane[lane]) << 32;
}

} // namespace detail

struct global_space {
  static constexpr u64 address(wave& w, const decoded& d, u32 lane) {
    const place& v = d.src[slot::address];
    const place& s = d.src[slot::scalar_address];
    const u64 base = s.at == place_kind::none ? detail::vector_u64(w, v, lane)
                                              : w.read64(s) + w.vector[v.index].lane[lane];
    return base + static_cast<u64>(static_cast<i64>(static_cast<i32>(d.immediate)));
  }
  static constexpr u8* at(wave& w, const decoded& d, u32 lane, u32 offset, u32 bytes, access kind) {
    return detail::find_global(w, d, lane, address(w, d, lane) + offset, bytes, kind);
  }
};

/// Flat addresses reach LDS and scratch through the apertures.
struct flat_space {
  static constexpr u8* at(wave& w, const decoded& d, u32 lane, u32 offset, u32 bytes, access kind) {
    const u64 address = global_space::address(w, d, lane) + offset;
    const u32 low = static_cast<u32>(address), high = static_cast<u32>(address >> 32);
    if (high == shared_aperture) return detail::find_lds(w, d, lane, low, bytes, kind);
    if (high == private_aperture) return detail::find_scratch(w, d, lane, low, bytes, kind);
    return detail::find_global(w, d, lane, address, bytes, kind);
  }
};

struct scratch_space {
  static constexpr u8* at(wave& w, const decoded& d, u32 lane, u32 offset, u32 bytes, access kind) {
    const place& v = d.src[slot::address];
    const place& s = d.src[slot::scalar_address];
    const u32 base = (v.at == place_kind::none ? 0 : w.vector[v.index].lane[lane]) +
                     (s.at == place_kind::none ? 0 : w.read32(s));
    return detail::find_scratch(w, d, lane, base + d.immediate + offset, bytes, kind);
  }
};

struct lds_space {
  static constexpr u32 address(wave& w, const decoded& d, u32 lane) {
    return w.vector[d.src[slot::address].index].lane[lane] + d.immediate;
  }
  static constexpr u8* at(wave& w, const decoded& d, u32 lane, u32 offset, u32 bytes, access kind) {
    return detail::find_lds(w, d, lane, address(w, d, lane) + offset, bytes, kind);
  }
};

/// A buffer descriptor (V#), as far as compute kernels use it: linear, with or without stride.
struct buffer_descriptor {
  u64 base = 0;
  u32 stride = 0;
  u32 records = 0;
  bool swizzled = false;
  bool adds_lane = false; ///< ADD_TID_ENABLE: the lane's number is part of the index

  constexpr buffer_descriptor(const wave& w, const place& p) {
    const u32* words = w.scalar + p.index;
    base = words[0] | static_cast<u64>(words[1] & 0xffffu) << 32;
    stride = words[1] >> 16 & 0x3fffu;
    swizzled = words[1] >> 31 != 0;
    adds_lane = (words[3] >> 23 & 1) != 0;
    records = words[2];
  }
  /// Whether `records` are elements of `stride` bytes, and an index alone is in range or not; else they are bytes. Instructions
  /// with IDXEN count so without swizzle too: shipped kernels for any length (AITER's fmha_v3_bwd, pssk) rely on it.
  constexpr bool counts_elements(bool has_index) const { return (has_index || swizzled) && stride != 0; }
};

/// Buffer accesses outside the descriptor's range read 0 and write nothing: that is what the range is for, not an error.
/// Each dword of a wide access is checked on its own (CDNA3 ISA manual 9.1.5).
struct buffer_space {
  static constexpr u8* at(wave& w, const decoded& d, u32 lane, u32 offset, u32 bytes, access kind) {
    const buffer_descriptor v(w, d.src[slot::descriptor]);
    const bool offen = d.origin->has(isa::modifier::offen), idxen = d.origin->has(isa::modifier::idxen);
    const place& a = d.src[slot::address];
    const u32 index = (idxen ? w.vector[a.index].lane[lane] : 0) + (v.adds_lane ? lane : 0);
    const u32 lane_offset = offen ? w.vector[a.index + (idxen ? 1 : 0)].lane[lane] : 0;
    const u32 scalar = w.read32(d.src[slot::scalar_offset]);
    // The private segment: dwords of the lanes lie side by side, so the wave's stack pointer counts bytes of 64 lanes.
    if (v.adds_lane && v.base == scratch_base)
      return detail::find_scratch(w, d, lane, scalar / wave_lanes + lane_offset + d.immediate + offset, bytes,
                                  kind);
    const u64 inside = static_cast<u64>(v.stride) * index + lane_offset + d.immediate + offset;
    const bool outside = v.counts_elements(idxen) ? index >= v.records : inside + scalar + bytes > v.records;
    if (outside) {
      if (w.group->report_clamping) detail::report_clamped(w, d, lane, inside + scalar, bytes, v.records);
      return nullptr;
    }
    return detail::find_global(w, d, lane, v.base + inside + scalar, bytes, kind);
  }
};

} // namespace kiln::sim
