// SPDX-License-Identifier: MIT
// Loads that race with another wave's store: whether an instruction reads the loaded value.
#pragma once

#include <kiln/sim/byte_watch.hpp>
#include <kiln/sim/decode.hpp>

namespace kiln::sim {

/// The widest loads: four registers.
inline constexpr u32 max_registers_of_load = 4;

/// How the loaded value of a race ended.
enum class race_end : u8 { read, overwritten, wave_ended };

/// Racy values that are in registers and that no instruction has read yet. Empty in nearly every run. In doubt a value
/// counts as read: from any of the load's registers, and from any lane if an instruction may read inactive lanes.
class unread_races {
public:
  struct race {
    wave* reader = nullptr;
    const decoded* load = nullptr;
    byte_finding found;
    u64 address = 0;
    u32 lane = 0, bytes = 0;
    bool lds = false;
    u64 events = 0;
    u32 first_register = 0, registers = 0;
    u64 lanes[max_registers_of_load] = {}; ///< that still hold the value, by register
  };

  constexpr bool empty() const { return races_.empty(); }
  constexpr void clear() { races_.clear(); }

  /// True if the value of this access can be tracked.
  static constexpr bool fits(const byte_finding& f, const decoded& d, access kind) {
    return f.what == conflict::read_after_write && !f.mixed && kind == access::read &&
           d.dst.at == place_kind::vector && d.dst.dwords <= max_registers_of_load;
  }
  constexpr void add(wave& w, const decoded& d, const byte_finding& f, u32 lane, u64 address, u32 bytes,
                     bool lds) {
    race* r = nullptr;
    for (u32 i = races_.size(); i-- > 0 && r == nullptr;)
      if (races_[i].reader == &w && races_[i].load == &d) r = &races_[i];
    if (r == nullptr) {
      r = &races_.append();
      r->reader = &w, r->load = &d, r->found = f;
      r->address = address, r->lane = lane, r->bytes = bytes, r->lds = lds;
      r->first_register = d.dst.index, r->registers = d.dst.dwords;
    }
    ++r->events;
    // Transposed reads give a lane's bytes to other lanes, so their shape does not describe one lane.
    const u64 lanes = d.shape.bytes == 0 ? w.exec() : u64{1} << (lane & 63);
    for (u32 i = 0; i < r->registers; ++i) r->lanes[i] |= lanes;
  }

  /// Before an instruction runs. Calls decide(race, end) for each race whose value it reads, or whose last copy it overwrites.
  template<class Decide>
  constexpr void before(const wave& w, const decoded& d, const touch* touches, Decide decide) {
    const bool follows_exec =
        (d.row->flags & isa::flag::ignores_exec) == 0 && d.row->encoding != isa::encoding::dpp &&
        d.row->mnemonic != isa::mn::v_readlane_b32 && d.row->mnemonic != isa::mn::v_readfirstlane_b32;
    const u64 reads = follows_exec ? w.exec() : ~u64{0};
    const u64 writes = follows_exec && overwrites(d) ? w.exec() : 0;
    u32 kept = 0;
    for (u32 n = 0; n < races_.size(); ++n) {
      race& r = races_[n];
      bool is_read = false, is_left = false;
      if (r.reader == &w) {
        is_read = (w.mode & mode_bit::gpr_idx) != 0; // it reads registers that it does not name
        for (const touch* t = touches; t != touches + d.touch_count; ++t)
          for (u32 i = 0; i < r.registers; ++i)
            is_read = is_read || (t->read && holds(*t, r.first_register + i) && (r.lanes[i] & reads) != 0);
        for (const touch* t = touches; t != touches + d.touch_count; ++t)
          for (u32 i = 0; i < r.registers; ++i)
            if (t->written && holds(*t, r.first_register + i)) r.lanes[i] &= ~writes;
      }
      for (u32 i = 0; i < r.registers; ++i) is_left = is_left || r.lanes[i] != 0;
      if (is_read || !is_left) {
        decide(r, is_read ? race_end::read : race_end::overwritten);
        continue;
      }
      if (kept != n) races_[kept] = r;
      ++kept;
    }
    races_.resize(kept);
  }

  /// At the end of a workgroup. `failed`: its waves were stopped, so what they would have read is unknown.
  template<class Decide> constexpr void finish(bool failed, Decide decide) {
    for (const race& r : races_) decide(r, failed ? race_end::read : race_end::wave_ended);
    races_.clear();
  }

private:
  static constexpr bool holds(const touch& t, u32 index) {
    return t.vector && index >= t.index && index < t.index + t.dwords;
  }
  /// True if it overwrites all 32 bits of a register.
  static constexpr bool overwrites(const decoded& d) {
    if (d.keeps_other_half || d.row->encoding == isa::encoding::sdwa || d.shape.part != register_part::whole)
      return false;
    const isa::operand_list& places = isa::operands_of(*d.row);
    for (u32 i = 0; i < places.count; ++i)
      if (places.places[i].role == isa::role::read_write) return false;
    return true;
  }

  list<race> races_;
};

} // namespace kiln::sim
