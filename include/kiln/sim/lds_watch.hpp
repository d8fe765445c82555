// SPDX-License-Identifier: MIT
// Who wrote and who read each byte of LDS, and whether a barrier lies between.
#pragma once

#include <kiln/sim/wave.hpp>

namespace kiln::sim {

/// Progress of one wave's memory operations, numbered from 1 as they are issued.
struct wave_progress {
  u32 ds_issued = 0, ds_done = 0; ///< done: known done by an s_waitcnt
  u32 vm_issued = 0, vm_done = 0;
  u32 ds_at_barrier = 0; ///< ds_done, vm_done when the wave came to the last barrier
  u32 vm_at_barrier = 0;
  bool smem_pending = false; ///< finishes in any order: only lgkmcnt(0) tells
  bool flat_pending_vm = false, flat_pending_lgkm = false;
};

/// The history of one byte.
struct lds_byte {
  u32 write_number = 0; ///< of the writing wave's DS (or VMEM, for LDS-DMA) operations
  u32 read_number = 0;
  u32 read_interval = 0; ///< barrier interval that `readers` belongs to
  u16 readers = 0;       ///< waves that read in that interval
  u8 writer = 0;         ///< wave + 1; 0: never written
  u8 reader = 0;         ///< last one, + 1
  bool by_dma = false;
  bool atomic = false;
};

enum class lds_conflict : u8 {
  none,
  never_written,
  dma_not_waited,
  write_before_read,
  write_before_write,
  read_before_write
};

struct lds_finding {
  lds_conflict what = lds_conflict::none;
  u32 other_wave = 0;
};

/// Two waves may touch a byte (one of them writing) only if the first one's operation was known to be done when it came to a
/// barrier that both have passed.
class lds_watch {
public:
  constexpr lds_watch(u32 bytes, u32 waves) : bytes_(bytes), progress_(waves) {}

  constexpr void begin_workgroup() {
    for (lds_byte& b : bytes_) b = lds_byte{};
    for (wave_progress& p : progress_) p = wave_progress{};
    interval_ = 1;
  }
  constexpr void pass_barrier() { ++interval_; }
  constexpr wave_progress& progress(u32 wave) { return progress_[wave]; }

  constexpr lds_finding note(u32 wave, u32 address, u32 bytes, access kind, bool dma) {
    lds_finding found;
    wave_progress& mine = progress_[wave];
    for (u32 i = address; i < address + bytes; ++i) {
      lds_byte& b = bytes_[i];
      const lds_finding f = check(b, wave, mine, kind);
      if (f.what != lds_conflict::none) found = f;
      if (kind == access::read) {
        if (b.read_interval != interval_) b.read_interval = interval_, b.readers = 0;
        b.readers |= static_cast<u16>(1u << wave);
        b.reader = static_cast<u8>(wave + 1);
        b.read_number = mine.ds_issued;
      } else {
        b.writer = static_cast<u8>(wave + 1);
        b.write_number = dma ? mine.vm_issued : mine.ds_issued;
        b.by_dma = dma;
        b.atomic = kind == access::atomic;
      }
    }
    return found;
  }

private:
  constexpr lds_finding check(const lds_byte& b, u32 wave, const wave_progress& mine, access kind) const {
    if (b.writer == 0) {
      if (kind != access::write) return {lds_conflict::never_written, 0};
    } else if (b.writer == wave + 1) {
      if (b.by_dma && b.write_number > mine.vm_done && kind != access::write)
        return {lds_conflict::dma_not_waited, wave};
    } else if (!(b.atomic && kind == access::atomic)) {
      const wave_progress& other = progress_[b.writer - 1u];
      if (b.write_number > (b.by_dma ? other.vm_at_barrier : other.ds_at_barrier))
        return {kind == access::read ? lds_conflict::write_before_read : lds_conflict::write_before_write,
                b.writer - 1u};
    }
    if (kind == access::read) return {};
    const u32 others = b.read_interval == interval_ ? b.readers & ~(1u << wave) : 0;
    if (others != 0) return {lds_conflict::read_before_write, static_cast<u32>(__builtin_ctz(others))};
    if (b.reader != 0 && b.reader != wave + 1 && b.read_number > progress_[b.reader - 1u].ds_at_barrier)
      return {lds_conflict::read_before_write, b.reader - 1u};
    return {};
  }

  list<lds_byte> bytes_;
  list<wave_progress> progress_;
  u32 interval_ = 1;
};

} // namespace kiln::sim
