// SPDX-License-Identifier: MIT
// Takes the addresses of one memory instruction from its functional run.
#pragma once

#include <kiln/sim/memory_counter.hpp>
#include <kiln/sim/timing/lds_port.hpp>
#include <kiln/sim/timing/vector_memory.hpp>

namespace kiln::sim::timing {

class access_recorder {
public:
  explicit access_recorder(isa::arch arch) : counter_(arch) {}

  void begin() {
    global_.clear();
    local_ = {};
    cost_ = {};
    last_end_ = ~u64{0};
  }
  const memory_access& global() const { return global_; }
  /// What the LDS part costs; call it once, after the instruction has run.
  const lds_port::access& local(const decoded& d) {
    counter_.finish(d, cost_);
    local_.bytes = static_cast<u32>(cost_.bytes);
    local_.bank_cycles = static_cast<u32>(cost_.lds_cycles);
    local_.lane_bytes = d.shape.bytes;
    const bool keeps = (d.row->flags & (isa::flag::may_load | isa::flag::may_store)) != 0;
    if (!keeps)
      local_ = {.bytes = 4 * wave_lanes,
                .bank_cycles = 2}; // ds_bpermute and the like take the path of ds_read_b32
    if (!keeps) return local_;
    local_.writes = (d.row->flags & isa::flag::may_store) != 0;
    return local_;
  }

  /// Hooks of a workgroup: see sim/wave.hpp.
  static void observe(workgroup& g, access_recorder& r) {
    g.recorder = &r;
    g.observe_lds = [](wave& w, const decoded&, u32 lane, u32 address, u32 bytes, access) {
      w.group->recorder->counter_.note_lds(lane, address, bytes);
    };
    g.observe_global = [](wave& w, const decoded&, u32, u64 address, u32 bytes, access, const region&) {
      w.group->recorder->note_global(address, bytes);
    };
    g.observe_lds_lanes = [](wave& w, const decoded& d, u64 lanes, const u32* address, u32 sets, u32 bytes,
                             access) {
      access_recorder& self = *w.group->recorder;
      self.cost_.add(
          self.counter_.cost_of_lds(d, lanes, address, sets, bytes, are_whole(lanes, address, sets)));
      return true;
    };
    g.observe_global_lanes = [](wave& w, const decoded&, u64 lanes, const u64* address, u32 bytes, access,
                                const region&) {
      for_active_lanes(lanes, [&](u32 lane) { w.group->recorder->note_global(address[lane], bytes); });
      return true;
    };
  }

private:
  static bool are_whole(u64 lanes, const u32* address, u32 sets) {
    u32 bits = 0;
    for (u32 set = 0; set < sets; ++set)
      for_active_lanes(lanes, [&](u32 lane) { bits |= address[set * wave_lanes + lane]; });
    return bits % 4 == 0;
  }
  void note_global(u64 address, u32 bytes) {
    ++global_.lanes;
    global_.runs += address != last_end_;
    last_end_ = address + bytes;
    global_.bytes += bytes;
    for (u64 sector = address / sector_bytes, end = (address + bytes - 1) / sector_bytes; sector <= end;
         ++sector)
      add_sector(sector * sector_bytes);
  }
  void add_sector(u64 first) {
    for (size_t i = global_.sectors.size(); i-- > 0;) // neighbouring lanes mostly share sectors
      if (global_.sectors[i] == first) return;
    global_.sectors.push_back(first);
  }

  memory_counter counter_;
  memory_access global_;
  memory_counters cost_;
  lds_port::access local_;
  u64 last_end_ = ~u64{0};
};

} // namespace kiln::sim::timing
