// SPDX-License-Identifier: MIT
// What waves may still be doing to a slot of LDS.
#pragma once

#include <kiln/support/types.hpp>

namespace kiln::check::detail {

/// Of the wave that is followed; every other wave runs the same code. Of several paths, each part as on the worst.
struct slot_state {
  static constexpr u32 none = ~0u, most_barriers = 8;

  bool empty = false;         ///< nothing may have been loaded into it
  u32 write_vm = none;        ///< operations of vmcnt since the last unfinished write that is in vmcnt
  u32 write_lgkm = none;      ///< the same of lgkmcnt
  u32 arrived = none;         ///< barriers since a write finished; none: so many that all waves know
  u32 read_lgkm = none;       ///< operations of lgkmcnt since the last unfinished read
  u32 read = none;            ///< barriers since a read finished
  u32 writer = 0, reader = 0; ///< instructions, for messages

  constexpr bool is_being_written() const { return (write_vm & write_lgkm) != none; }
  constexpr bool is_quiet() const { return (write_vm & write_lgkm & arrived & read_lgkm & read) == none; }

  static constexpr void older(u32& since) { since += since < 200; }
  constexpr void count_vm() { older(write_vm); }
  constexpr void count_lgkm() { older(write_lgkm), older(read_lgkm); }
  /// Operations beyond the `left` youngest have finished.
  constexpr void finish_vm(u32 left) {
    if (write_vm != none && write_vm >= left) write_vm = none, arrived = 0;
  }
  constexpr void finish_lgkm(u32 left) {
    if (write_lgkm != none && write_lgkm >= left) write_lgkm = none, arrived = 0;
    if (read_lgkm != none && read_lgkm >= left) read_lgkm = none, read = 0;
  }
  constexpr void barrier() {
    if (arrived < most_barriers) ++arrived;
    if (read < most_barriers) ++read;
  }
  /// What `count` barriers lie after is known to all waves.
  constexpr void forget(u32 count) {
    if (arrived >= count) arrived = none;
    if (read >= count) read = none;
  }

  static constexpr bool take_less(u32& mine, u32 other) {
    if (other >= mine) return false;
    mine = other;
    return true;
  }
  /// Returns true if that changes anything.
  constexpr bool merge(const slot_state& o) {
    bool changed = o.empty && !empty;
    empty |= o.empty;
    if (take_less(write_vm, o.write_vm)) writer = o.writer, changed = true;
    if (take_less(write_lgkm, o.write_lgkm)) writer = o.writer, changed = true;
    if (take_less(arrived, o.arrived)) writer = o.writer, changed = true;
    if (take_less(read_lgkm, o.read_lgkm)) reader = o.reader, changed = true;
    if (take_less(read, o.read)) reader = o.reader, changed = true;
    return changed;
  }
};

} // namespace kiln::check::detail
