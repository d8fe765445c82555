// SPDX-License-Identifier: MIT
// Why insert_waits waits, and what it carries from block to block.
#pragma once

#include <kiln/analysis/decoded_rows.hpp>
#include <kiln/isa/counter.hpp>
#include <kiln/isa/hazard/resource.hpp>
#include <kiln/support/list.hpp>

namespace kiln::pass {

/// Reasons to wait. A test leaves one out and expects the judge to object.
namespace wait_class {
inline constexpr u32 vmem_result = 1u << 0; ///< a VMEM result is read, or its register written
inline constexpr u32 ds_result = 1u << 1;
inline constexpr u32 smem_result = 1u << 2;
inline constexpr u32 flat_result = 1u << 3;
inline constexpr u32 gws_data = 1u << 4;      ///< the data register of a GWS operation is written
inline constexpr u32 ds_barrier = 1u << 5;    ///< DS operations before s_barrier
inline constexpr u32 dma_barrier = 1u << 6;   ///< LDS-DMA before s_barrier
inline constexpr u32 dma_ds = 1u << 7;        ///< LDS-DMA before the same wave touches LDS
inline constexpr u32 loop_carried = 1u << 8;  ///< whatever a branch backwards brings along
inline constexpr u32 ds_dma = 1u << 9;        ///< DS operations before LDS-DMA of the same wave
inline constexpr u32 leaves = 1u << 10;       ///< everything before a jump out of what is known
inline constexpr u32 gws_behind = 1u << 11;   ///< a GWS operation before whatever follows it
inline constexpr u32 gws_exec = 1u << 12;     ///< GWS operations before EXEC is written
inline constexpr u32 invalidation = 1u << 13; ///< VMEM before buffer_wbinvl1
// Who disturbs the order in which a counter's operations finish.
inline constexpr u32 smem_order = 1u << 14;
inline constexpr u32 message_order = 1u << 15;
inline constexpr u32 flat_order = 1u << 16;
inline constexpr u32 count = 17;
inline constexpr u32 all = (1u << count) - 1;
// By counter.
inline constexpr u32 in_vmcnt = vmem_result | flat_result;
inline constexpr u32 in_lgkmcnt = ds_result | smem_result | flat_result;
} // namespace wait_class

namespace detail {

/// Bits of a row's word (analysis::row_word) that insert_waits asks for.
namespace wait_word {
inline constexpr u64 implicit = analysis::row_word::implicit_vcc | analysis::row_word::implicit_flat_scratch |
                                analysis::row_word::implicit_exec;
inline constexpr u64 rare =
    u64{isa::flag::gws} | analysis::row_word::leaves | analysis::row_word::invalidates;
inline constexpr u64 interesting = u64{isa::counting_flags | isa::flag::barrier | isa::flag::waitcnt} | rare;
} // namespace wait_word

/// Events whose operations finish in no order with others of their counter.
constexpr isa::counter_event disturbing_events(u32 classes) {
  return ((classes & wait_class::smem_order) != 0 ? isa::event::smem : 0) |
         ((classes & wait_class::message_order) != 0 ? isa::event::message : 0) |
         ((classes & wait_class::flat_order) != 0 ? isa::event::flat : 0);
}

/// What a register waits for, as numbers of operations, and why: see wait_inserter.
constexpr u64 expectation(u32 vm, u32 lgkm, u32 gws, u32 reasons) {
  return vm | u64{lgkm} << 16 | u64{gws} << 32 | u64{reasons} << 48;
}
constexpr u32 vm_of(u64 e) { return e & 0xffff; }
constexpr u32 lgkm_of(u64 e) { return e >> 16 & 0xffff; }
constexpr u32 gws_of(u64 e) { return e >> 32 & 0xffff; }

/// What a register waits for, in one word: the number of its operation in vmcnt, lgkmcnt and expcnt, 0 where that counter
/// has nothing to do with it, and the reasons.
struct expectations {
  u64 of[isa::resource::count] = {};
};

/// Numbers of a block's operations start here, so that what was issued before it has room below, `oldest` at most.
inline constexpr u32 first_number = 256, oldest = 200;
/// The number at the beginning of a block of an operation after which `younger` were issued.
constexpr u16 number_of(u32 younger) {
  return static_cast<u16>(first_number - (younger < oldest ? younger : oldest));
}

/// A register whose operation is unfinished at the beginning of a block: its number in each counter that still counts it, on
/// the path where it is youngest, else 0. Without default member initialisers, see support/list.hpp.
struct unfinished_register {
  u16 resource;
  u16 reasons; ///< wait_class of its result; of several, if paths differ
  u16 vm, lgkm, gws;
  u32 next; ///< 1 + the next of the same block; 0: none

  /// As strict as both. Says whether that changes anything.
  constexpr bool merge(const unfinished_register& other) {
    const unfinished_register before = *this;
    reasons |= other.reasons;
    if (vm < other.vm) vm = other.vm;
    if (lgkm < other.lgkm) lgkm = other.lgkm;
    if (gws < other.gws) gws = other.gws;
    return before.reasons != reasons || before.vm != vm || before.lgkm != lgkm || before.gws != gws;
  }
};

/// By register: 1 + the number of its unfinished_register, 0: none.
struct entry_numbers {
  u32 of[isa::resource::count] = {};
};

/// All that is unfinished at the beginning of a block. Without default member initialisers too: nothing is all zeros.
struct wait_border {
  u32 registers; ///< 1 + the first; 0: none
  u32 dma, ds;   ///< numbers of the last LDS-DMA and DS operation; 0: finished
  isa::counter_event in_vm, unordered_lgkm;
};

} // namespace detail
} // namespace kiln::pass
