// SPDX-License-Identifier: MIT
// The memory counters: which operations each counts, its maximum, and how s_waitcnt packs them.
#pragma once

#include <kiln/isa/row.hpp>

namespace kiln::isa {

/// A value of each counter. s_waitcnt waits until every counter is at or below its value.
struct counter_values {
  u32 vmcnt = 63;
  u32 expcnt = 7;
  u32 lgkmcnt = 15;

  constexpr bool operator==(const counter_values&) const = default;
};

/// The most a counter can hold (CDNA3 ISA manual 4.4); as a value to wait for it is no wait.
inline constexpr counter_values counter_max{};

/// SIMM16 of s_waitcnt: vmcnt in [15:14] and [3:0], expcnt in [6:4], lgkmcnt in [11:8].
constexpr u32 pack(counter_values v) {
  return (v.vmcnt & 15) | v.expcnt << 4 | v.lgkmcnt << 8 | v.vmcnt >> 4 << 14;
}
constexpr counter_values unpack_waitcnt(u32 simm16) {
  return {(simm16 & 15) | (simm16 >> 14 & 3) << 4, simm16 >> 4 & 7, simm16 >> 8 & 15};
}

/// The smaller value of each counter: one wait that does the work of two.
constexpr counter_values stricter(counter_values a, counter_values b) {
  return {a.vmcnt < b.vmcnt ? a.vmcnt : b.vmcnt, a.expcnt < b.expcnt ? a.expcnt : b.expcnt,
          a.lgkmcnt < b.lgkmcnt ? a.lgkmcnt : b.lgkmcnt};
}

/// How an instruction counts. One bit each.
using counter_event = u32;
namespace event {
inline constexpr counter_event vmem = 1u << 0;    ///< vmcnt, finishing in order
inline constexpr counter_event ds = 1u << 1;      ///< lgkmcnt, finishing in order among DS
inline constexpr counter_event smem = 1u << 2;    ///< lgkmcnt, finishing in any order
inline constexpr counter_event message = 1u << 3; ///< lgkmcnt, in no order with DS
inline constexpr counter_event flat = 1u << 4;    ///< vmcnt and lgkmcnt, in no order with anything
inline constexpr counter_event gws = 1u << 5;     ///< lgkmcnt, and expcnt until its data is read
inline constexpr counter_event lds_dma = 1u << 6; ///< vmcnt, writes LDS
} // namespace event

/// The flags of rows whose instructions have events.
inline constexpr flag_mask counting_flags =
    flag::vmem | flag::smem | flag::lds | flag::flat | flag::sends_message | flag::gws;

/// Which events a row's instructions cause. Cache control (buffer_inv, buffer_wbl2) touches no memory of its own and is
/// not counted: the manual promises nothing about the order in which it leaves vmcnt, and counting less is safe.
constexpr counter_event events_of(const row& r) {
  const flag_mask f = r.flags;
  if ((f & flag::flat) != 0) return event::flat;
  if ((f & flag::vmem) != 0) {
    if ((f & (flag::may_load | flag::may_store)) == 0) return 0;
    return (f & flag::lds_dma) != 0 ? event::vmem | event::lds_dma : event::vmem;
  }
  if ((f & flag::gws) != 0) return event::gws;
  if ((f & flag::lds) != 0) return event::ds;
  if ((f & flag::smem) != 0) return event::smem;
  return (f & flag::sends_message) != 0 ? event::message : 0;
}

inline constexpr counter_event counts_in_vmcnt = event::vmem | event::flat;
inline constexpr counter_event counts_in_lgkmcnt =
    event::ds | event::smem | event::message | event::flat | event::gws;

} // namespace kiln::isa
