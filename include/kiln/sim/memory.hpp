// SPDX-License-Identifier: MIT
// Global memory: declared regions at made-up device addresses, so that a run is the same every time and in constant
// evaluation, and so that an address outside every region is caught.
#pragma once

#include <kiln/support/list.hpp>
#include <kiln/support/types.hpp>

namespace kiln::sim {

// At run time a byte pointer may address anything and the machine is little-endian, as the GPU is.
static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__);

#if defined __has_feature
#if __has_feature(thread_sanitizer)
#define KILN_SIM_THREAD_SANITIZER 1
#endif
#endif

#if defined KILN_SIM_THREAD_SANITIZER
// Kernels may race, as on hardware. Relaxed atomics leave the thread sanitizer the races of the simulator itself.
inline void read_device(void* to, const u8* from, u64 bytes) {
  u8* out = static_cast<u8*>(to);
  for (u64 i = 0; i < bytes; ++i) out[i] = __atomic_load_n(from + i, __ATOMIC_RELAXED);
}
inline void write_device(u8* to, const void* from, u64 bytes) {
  const u8* in = static_cast<const u8*>(from);
  for (u64 i = 0; i < bytes; ++i) __atomic_store_n(to + i, in[i], __ATOMIC_RELAXED);
}
#else
/// Simulated accesses of device memory at run time.
[[gnu::always_inline]] inline void read_device(void* to, const u8* from, u64 bytes) {
  __builtin_memcpy(to, from, bytes);
}
[[gnu::always_inline]] inline void write_device(u8* to, const void* from, u64 bytes) {
  __builtin_memcpy(to, from, bytes);
}
#endif

constexpr u32 load_u8(const u8* p) {
  if (__builtin_is_constant_evaluated()) return *p;
  u8 value = 0;
  read_device(&value, p, 1);
  return value;
}
constexpr u32 load_u16(const u8* p) {
  if (__builtin_is_constant_evaluated()) return p[0] | static_cast<u32>(p[1]) << 8;
  u16 value = 0;
  read_device(&value, p, 2);
  return value;
}
constexpr u32 load_u32(const u8* p) {
  if (__builtin_is_constant_evaluated())
    return p[0] | static_cast<u32>(p[1]) << 8 | static_cast<u32>(p[2]) << 16 | static_cast<u32>(p[3]) << 24;
  u32 value = 0;
  read_device(&value, p, 4);
  return value;
}
constexpr u64 load_u64(const u8* p) { return load_u32(p) | static_cast<u64>(load_u32(p + 4)) << 32; }
constexpr void store_u8(u8* p, u32 value) {
  const u8 byte = static_cast<u8>(value);
  if (__builtin_is_constant_evaluated())
    *p = byte;
  else
    write_device(p, &byte, 1);
}
constexpr void store_u16(u8* p, u32 value) {
  store_u8(p, value);
  store_u8(p + 1, value >> 8);
}
constexpr void store_u32(u8* p, u32 value) {
  if (__builtin_is_constant_evaluated()) {
    p[0] = static_cast<u8>(value), p[1] = static_cast<u8>(value >> 8);
    p[2] = static_cast<u8>(value >> 16), p[3] = static_cast<u8>(value >> 24);
    return;
  }
  write_device(p, &value, 4);
}
constexpr void store_u64(u8* p, u64 value) {
  store_u32(p, static_cast<u32>(value));
  store_u32(p + 4, static_cast<u32>(value >> 32));
}

struct region {
  u64 base = 0;
  u64 size_bytes = 0;
  u8* data = nullptr;
  bool writable = false;
  u8* written = nullptr; ///< one bit per byte, for memory that has no value before the kernel writes it
  u32 number = 0;        ///< among the kernel's pointers, null ones too, from 1 on; 0: the argument block
};

// Flat addresses with these high dwords are LDS and scratch; hardware has such apertures too.
inline constexpr u32 shared_aperture = 0x0001'0000u;
inline constexpr u32 private_aperture = 0x0002'0000u;

/// Base of the private segment's buffer descriptor on gfx90a.
inline constexpr u64 scratch_base = 0x5000'0000'0000;

/// The regions of one launch.
class memory {
public:
  static constexpr u32 window_bits = 36;
  static constexpr u32 max_regions = 2000;
  // Regions start 8 KB below a 4 GB boundary, so 64-bit address arithmetic without the carry gives a wrong address.
  static constexpr u64 window_start = 0xffff'e000u;

  static constexpr u64 base_of(u32 index) {
    return (static_cast<u64>(index + 1) << window_bits) + window_start;
  }

  /// Device address of the new region.
  constexpr u64 declare(u8* data, u64 size_bytes, bool writable, u8* written = nullptr) {
    const u64 base = base_of(regions_.size());
    regions_.push_back({base, size_bytes, data, writable, written, regions_.size() + nulls_});
    return base;
  }
  /// A null pointer in a region's place.
  constexpr u64 declare_null() {
    ++nulls_;
    return 0;
  }
  /// A region at an address that is known before: of a code object's image, or of an allocation at the host's own address.
  /// Regions must not overlap, nor lie in a window in use.
  constexpr void declare_at(u64 base, u8* data, u64 size_bytes, bool writable) {
    placed_.push_back({base, size_bytes, data, writable, nullptr, 0});
    for (u32 i = placed_.size() - 1; i != 0 && placed_[i].base < placed_[i - 1].base; --i) {
      const region lower = placed_[i];
      placed_[i] = placed_[i - 1];
      placed_[i - 1] = lower;
    }
  }
  constexpr u32 size() const { return regions_.size(); }
  constexpr const region& operator[](u32 i) const { return regions_[i]; }

  /// The region whose window holds the address, in bounds or not; nullptr when there is none.
  constexpr const region* window_of(u64 address) const {
    const u64 index = (address >> window_bits) - 1;
    return index < regions_.size() ? regions_.begin() + index : placed_at(address);
  }
  /// True if the region was made by declare(): that of a kernel argument.
  constexpr bool is_argument(const region* r) const { return r >= regions_.begin() && r < regions_.end(); }
  /// Host address of `bytes` bytes, or nullptr.
  constexpr u8* find(u64 address, u32 bytes) const {
    const region* r = window_of(address);
    if (r == nullptr) return nullptr;
    const u64 offset = address - r->base;
    return offset < r->size_bytes && r->size_bytes - offset >= bytes ? r->data + offset : nullptr;
  }

  /// To be called if several threads of the host run workgroups.
  constexpr void share() { shared_ = true; }
  constexpr bool is_shared() const { return shared_; }

private:
  constexpr const region* placed_at(u64 address) const {
    u32 low = 0, high = placed_.size(); // the first one after the address
    while (low < high) {
      const u32 middle = (low + high) / 2;
      if (placed_[middle].base <= address)
        low = middle + 1;
      else
        high = middle;
    }
    if (low == 0) return nullptr;
    const region& r = placed_[low - 1];
    return address - r.base < r.size_bytes ? &r : nullptr;
  }

  list<region> regions_;
  list<region> placed_; ///< by address
  u32 nulls_ = 0;       ///< pointers without a region
  bool shared_ = false;
};

} // namespace kiln::sim
