// SPDX-License-Identifier: MIT
// The memory operations of each wave that are known to be done: by its own s_waitcnt, and at the last barrier.
#pragma once

#include <kiln/isa/counter.hpp>
#include <kiln/support/types.hpp>

namespace kiln::sim {

/// Operations of one stream finish in the order of their issue, except scalar ones; streams have no order between each other.
enum class stream : u8 { vector_memory, lds, scalar };
inline constexpr u32 stream_count = 3;

/// Operations of each stream are numbered from 1 as they are issued. Each also has an event: its number among all memory
/// operations of the workgroup, by which operations of different waves and streams are compared.
struct wave_progress {
  u32 issued[stream_count] = {};
  u32 done[stream_count] = {}; ///< known done by an s_waitcnt
  u32 last_event[stream_count] = {}, done_event[stream_count] = {};
  u32 barrier_event[stream_count] = {}; ///< `done_event` when the wave went past its last barrier
  bool flat_pending_vm = false, flat_pending_lgkm = false;

  constexpr bool pending() const {
    return issued[0] != done[0] || issued[1] != done[1] || issued[2] != done[2];
  }
  constexpr u32 issued_in(stream s) const { return issued[static_cast<u32>(s)]; }
  constexpr u32 done_in(stream s) const { return done[static_cast<u32>(s)]; }
  constexpr u32 done_event_in(stream s) const { return done_event[static_cast<u32>(s)]; }
  constexpr u32 barrier_event_in(stream s) const { return barrier_event[static_cast<u32>(s)]; }

  constexpr void issue(isa::counter_event e, u32 event) {
    if ((e & isa::counts_in_vmcnt) != 0) add(stream::vector_memory, event);
    if ((e & (isa::event::ds | isa::event::flat)) != 0) add(stream::lds, event);
    if ((e & (isa::event::smem | isa::event::message | isa::event::gws)) != 0) add(stream::scalar, event);
    if ((e & isa::event::flat) != 0) flat_pending_vm = flat_pending_lgkm = true;
  }
  constexpr void finish_all() {
    for (u32 i = 0; i < stream_count; ++i) finish(static_cast<stream>(i));
  }
  /// After a flat operation both counters are out of order until both have been 0. Both parts of a wait hold at one time, so a
  /// counter that is 0 first tells of flat operations, then the other is in order.
  constexpr void wait(isa::counter_values n) {
    if (n.vmcnt == 0) {
      finish(stream::vector_memory);
      flat_pending_vm = false;
    }
    if (n.lgkmcnt == 0) {
      finish(stream::lds);
      finish(stream::scalar);
      flat_pending_lgkm = false;
    }
    if (flat_pending_vm || flat_pending_lgkm) return;
    if (n.vmcnt != 0 && n.vmcnt < isa::counter_max.vmcnt) raise(stream::vector_memory, n.vmcnt);
    const bool in_order = issued_in(stream::scalar) == done_in(stream::scalar);
    if (n.lgkmcnt != 0 && in_order && n.lgkmcnt < isa::counter_max.lgkmcnt) raise(stream::lds, n.lgkmcnt);
  }
  constexpr void pass_barrier() {
    for (u32 i = 0; i < stream_count; ++i) barrier_event[i] = done_event[i];
  }
  /// The latest event up to which the stream's operations were done at the barrier just passed; `now` if all were.
  constexpr u32 settled_in(stream s, u32 now) const {
    const u32 i = static_cast<u32>(s);
    return done[i] == issued[i] ? now : done_event[i];
  }

private:
  // A wait leaves at most 63 operations outstanding: this many events are remembered.
  static constexpr u32 remembered = 64;
  static_assert(isa::counter_max.vmcnt < remembered && isa::counter_max.lgkmcnt < remembered);
  u32 event_of_[2][remembered] = {}; ///< of vector memory and LDS operations, by number

  constexpr void add(stream s, u32 event) {
    const u32 i = static_cast<u32>(s);
    ++issued[i];
    last_event[i] = event;
    if (i < 2) event_of_[i][issued[i] % remembered] = event;
  }
  constexpr void finish(stream s) {
    const u32 i = static_cast<u32>(s);
    done[i] = issued[i];
    done_event[i] = last_event[i];
  }
  constexpr void raise(stream s, u32 left) {
    const u32 i = static_cast<u32>(s);
    if (issued[i] <= left || issued[i] - left <= done[i]) return;
    done[i] = issued[i] - left;
    done_event[i] = event_of_[i][done[i] % remembered];
  }
};

} // namespace kiln::sim
