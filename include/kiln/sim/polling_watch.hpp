// SPDX-License-Identifier: MIT
// Tells a workgroup that waits for memory to change from one that works.
#pragma once

#include <kiln/sim/wave.hpp>

namespace kiln::sim {

/// Watches two stretches of a workgroup's instructions. In the first it records which instructions access which global
/// addresses. If in the second the workgroup repeats some of these loads, and makes no other access, it waits: one that works
/// accesses other addresses. A counter, a clock or s_sleep in the waiting loop makes no difference.
class polling_watch {
public:
  constexpr void learn() {
    for (u64& key : seen_) key = 0;
    count_ = 0;
    judge();
  }
  constexpr void judge() { again_ = changed_ = false; }

  /// Before the instruction runs.
  constexpr void note(const wave& w, const decoded& d) {
    const isa::encoding e = d.row->encoding;
    const bool global = e == isa::encoding::smem || e == isa::encoding::flat || e == isa::encoding::global ||
                        e == isa::encoding::mubuf || e == isa::encoding::mtbuf;
    if (!global || (d.row->flags & (isa::flag::may_load | isa::flag::may_store)) == 0) return;
    if (!add(key_of(w, d)))
      changed_ = true;
    else if ((d.row->flags & isa::flag::may_load) != 0)
      again_ = true;
  }
  /// True if the workgroup has only waited since judge().
  constexpr bool waits() const { return again_ && !changed_; }

private:
  static constexpr u32 capacity = 512; // a power of two
  static constexpr u32 most = 256;

  static constexpr u64 mix(u64 hash, u64 word) {
    hash = (hash ^ word) * 0x9e37'79b9'7f4a'7c15u;
    return hash ^ hash >> 32;
  }
  static constexpr u64 key_of(const wave& w, const decoded& d) {
    u64 hash = mix(mix(d.index + 1, w.index), w.exec());
    for (u32 i = 0; i < max_sources; ++i) {
      constexpr u32 data = 1; // slot::data
      const place& p = d.src[i];
      if (i == data) continue;
      for (u32 k = 0; k < p.dwords && p.at == place_kind::scalar; ++k)
        hash = mix(hash, w.scalar[p.index + k]);
      if (p.at != place_kind::vector) continue;
      for (u32 k = 0; k < p.dwords; ++k)
        for_active_lanes(w.exec(), [&](u32 lane) { hash = mix(hash, w.vector[p.index + k].lane[lane]); });
    }
    return hash | 1; // 0 marks free entries
  }
  /// Adds a key; true if it was there before.
  constexpr bool add(u64 key) {
    u32 at = static_cast<u32>(key >> 1) % capacity;
    for (; seen_[at] != 0; at = (at + 1) % capacity)
      if (seen_[at] == key) return true;
    if (count_ == most) return false;
    seen_[at] = key;
    ++count_;
    return false;
  }

  u64 seen_[capacity] = {};
  u32 count_ = 0;
  bool again_ = false;   ///< a load of what was loaded before
  bool changed_ = false; ///< an access to something else
};

} // namespace kiln::sim
