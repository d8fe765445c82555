// SPDX-License-Identifier: MIT
// Counts what an access pattern costs: LDS bank conflicts by the lane groups that the hardware serves together
// (isa/lds_service.hpp), and global cache lines touched.
#pragma once

#include <kiln/isa/lds_service.hpp>
#include <kiln/sim/counters.hpp>
#include <kiln/sim/wave.hpp>

namespace kiln::sim {

/// A line of the L2 cache (CDNA2, CDNA3 and CDNA4 alike).
inline constexpr u32 cache_line_bytes = 128;

using isa::lds_service;

/// `lane_bytes`: of one access of a lane. Transposed reads, whose data other lanes get, have no shape that says it.
constexpr lds_service service_of(const decoded& d, isa::arch arch, u32 lane_bytes) {
  const bool reads = (d.row->flags & isa::flag::may_load) != 0 && (d.row->flags & isa::flag::may_store) == 0;
  const u32 bytes = d.shape.bytes != 0 ? d.shape.bytes : lane_bytes;
  return isa::lds_service_of(arch, bytes, reads, d.shape.pair_stride != 0);
}

/// Collects one instruction's lane accesses, then counts them.
class memory_counter {
public:
  constexpr explicit memory_counter(isa::arch arch) : arch_(arch) {}

  constexpr void note_lds(u32 lane, u32 address, u32 bytes) {
    if (lds_count_ < capacity) lds_[lds_count_++] = {address, bytes, lane};
  }
  constexpr void note_global(u64 address, u32 bytes) {
    ++global_count_;
    global_bytes_ += bytes;
    const u64 end = (address + bytes - 1) / cache_line_bytes;
    for (u64 line = address / cache_line_bytes; line <= end; ++line)
      if (!known(line) && line_count_ < capacity) {
        lines_[line_count_++] = line;
        if (line > last_line_) last_line_ = line;
      }
  }
  /// What an LDS instruction costs if all its lanes are in bounds. Each lane has `sets` addresses, served one after the other.
  /// `whole`: no lane accesses parts of two dwords.
  memory_counters cost_of_lds(const decoded& d, u64 lanes, const u32* address, u32 sets, u32 bytes,
                              bool whole) {
    memory_counters out;
    out.accesses = 1;
    out.bytes = u64{bytes} * sets * static_cast<u32>(__builtin_popcountll(lanes));
    const lds_service service = service_of(d, arch_, bytes);
    for (u32 set = 0; set < sets; ++set) {
      const u32* of_set = address + set * wave_lanes;
      if (service.shape == 0 && lanes == ~u64{0} && whole) {
        count_dwords(service, of_set, bytes < 4 ? 1 : bytes / 4, out);
        continue;
      }
      for_active_lanes(lanes, [&](u32 lane) { note_lds(lane, of_set[lane], bytes); });
      count_lds(service, 0, 1, out);
      lds_count_ = 0;
    }
    return out;
  }
  /// The same for a global instruction, which accesses bytes `least` to `end` - 1.
  memory_counters cost_of_global(const decoded& d, u64 lanes, const u64* address, u32 bytes, u64 least,
                                 u64 end) {
    const u64 first_line = least / cache_line_bytes;
    memory_counters out;
    if (least < end && (end - 1) / cache_line_bytes - first_line < 64) {
      u64 touched = 0; // bit: line
      for_active_lanes(lanes, [&](u32 lane) {
        touched |= u64{1} << (address[lane] / cache_line_bytes - first_line);
        touched |= u64{1} << ((address[lane] + bytes - 1) / cache_line_bytes - first_line);
      });
      out.accesses = 1;
      out.bytes = u64{bytes} * static_cast<u32>(__builtin_popcountll(lanes));
      out.cache_lines = static_cast<u32>(__builtin_popcountll(touched));
      out.cache_lines_least = (out.bytes + cache_line_bytes - 1) / cache_line_bytes;
      return out;
    }
    for_active_lanes(lanes, [&](u32 lane) { note_global(address[lane], bytes); });
    finish(d, out);
    return out;
  }

  constexpr void finish(const decoded& d, memory_counters& out) {
    if (global_count_ != 0) {
      ++out.accesses;
      out.bytes += global_bytes_;
      out.cache_lines += line_count_;
      out.cache_lines_least += (global_bytes_ + cache_line_bytes - 1) / cache_line_bytes;
      global_count_ = line_count_ = 0;
      last_line_ = 0;
      global_bytes_ = 0;
    }
    if (lds_count_ == 0) return;
    if ((d.row->flags & isa::flag::lds) != 0) {
      ++out.accesses;
      for (u32 i = 0; i < lds_count_; ++i) out.bytes += lds_[i].bytes;
      const lds_service service = service_of(d, arch_, lds_[0].bytes);
      if (d.shape.pair_stride == 0) {
        count_lds(service, 0, 1, out);
      } else { // one address after the other
        count_lds(service, 0, 2, out);
        count_lds(service, 1, 2, out);
      }
    }
    lds_count_ = 0;
  }

private:
  struct lane_access {
    u32 address = 0, bytes = 0, lane = 0;
  };
  static constexpr u32 capacity = 2 * wave_lanes;
  constexpr bool known(u64 line) const {
    if (line > last_line_) return false; // addresses mostly ascend with the lanes
    for (u32 i = line_count_; i-- > 0;)  // neighbouring lanes mostly share lines
      if (lines_[i] == line) return true;
    return false;
  }
  /// count_lds for `dwords` whole dwords of each lane, where groups are consecutive lanes. Patterns may change each time, so
  /// it has no branches that depend on the addresses.
  void count_dwords(const lds_service& service, const u32* address, u32 dwords, memory_counters& out) {
    u32 end = 0;
    for (u32 lane = 0; lane < wave_lanes; ++lane) end = address[lane] > end ? address[lane] : end;
    if (end / 4 + dwords > last_group_.size()) last_group_.resize(end / 4 + dwords);
    const u32 group_lanes = wave_lanes / service.groups;
    for (u32 group = 0; group < service.groups; ++group, address += group_lanes) {
      u8 distinct[64] = {}; // dwords of a bank
      ++group_number_;
      for (u32 i = 0; i < group_lanes; ++i)
        for (u32 dword = address[i] / 4, k = 0; k < dwords; ++k, ++dword) {
          distinct[dword % service.banks] +=
              last_group_[dword] != group_number_; // the same dword is read once for all
          last_group_[dword] = group_number_;
        }
      u8 most = 0;
      for (u8 count : distinct) most = count > most ? count : most;
      out.lds_cycles += most;
      out.lds_conflict_cycles += most - 1u;
    }
  }
  constexpr void count_lds(const lds_service& service, u32 first, u32 step, memory_counters& out) {
    u8 members[8][wave_lanes], count[8] = {}; // entries of each group
    for (u32 i = first; i < lds_count_; i += step) {
      const u32 group = service.group_of(lds_[i].lane);
      members[group][count[group]++] = static_cast<u8>(i);
    }
    for (u32 group = 0; group < service.groups; ++group) {
      if (count[group] == 0) continue;
      u32 distinct[64] = {}, chain[64] = {};
      u32 next[4 * wave_lanes + 1], address[4 * wave_lanes + 1]; // entries up to `dwords` are written
      u32 dwords = 0, most = 0;
      for (u32 m = 0; m < count[group]; ++m) {
        const lane_access& a = lds_[members[group][m]];
        for (u32 dword = a.address / 4; dword <= (a.address + a.bytes - 1) / 4 && dwords < 4 * wave_lanes;
             ++dword) {
          const u32 bank = dword % service.banks;
          u32 seen = chain[bank];
          while (seen != 0 && address[seen] != dword) seen = next[seen];
          if (seen != 0) continue; // the same dword is read once for all
          address[++dwords] = dword;
          next[dwords] = chain[bank];
          chain[bank] = dwords;
          if (++distinct[bank] > most) most = distinct[bank];
        }
      }
      out.lds_cycles += most;
      out.lds_conflict_cycles += most - 1;
    }
  }

  isa::arch arch_;
  lane_access lds_[capacity] = {};
  u64 lines_[capacity] = {};
  u64 last_line_ = 0; ///< the largest of them
  u32 lds_count_ = 0, line_count_ = 0, global_count_ = 0;
  u64 global_bytes_ = 0;
  list<u64> last_group_; ///< by dword of LDS: number of the lane group that count_dwords last found there
  u64 group_number_ = 0;
};

} // namespace kiln::sim
