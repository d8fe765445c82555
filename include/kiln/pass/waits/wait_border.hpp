// SPDX-License-Identifier: MIT
// Why insert_waits waits, and what it carries from block to block.
#pragma once

#include <kiln/analysis/rows/decoded_rows.hpp>
#include <kiln/ir/operand_bits.hpp>
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
inline constexpr u32 after_gws = 1u << 11;    ///< a GWS operation before whatever follows it
inline constexpr u32 gws_exec = 1u << 12;     ///< GWS operations before EXEC is written
inline constexpr u32 invalidation = 1u << 13; ///< VMEM before buffer_wbinvl1
// Events that make a counter complete out of order.
inline constexpr u32 smem_order = 1u << 14;
inline constexpr u32 message_order = 1u << 15;
inline constexpr u32 flat_order = 1u << 16;
inline constexpr u32 count = 17;
inline constexpr u32 all = (1u << count) - 1;
} // namespace wait_class

namespace detail {

/// Bits of a row's word (analysis::row_word) that insert_waits tests.
namespace wait_word {
inline constexpr u64 implicit = analysis::row_word::implicit_vcc | analysis::row_word::implicit_flat_scratch |
                                analysis::row_word::implicit_exec;
inline constexpr u64 counting = isa::counting_flags;
/// Rows that do more than count.
inline constexpr u64 uncommon =
    u64{isa::flag::gws | isa::flag::barrier | isa::flag::waitcnt | isa::flag::lds_dma} |
    analysis::row_word::leaves | analysis::row_word::invalidates | analysis::row_word::many_results;
inline constexpr u64 interesting = counting | (uncommon & ~analysis::row_word::many_results);
constexpr u64 of(isa::counter_event events) { return u64{events} << analysis::row_word::events_shift; }
inline constexpr u64 vmem = of(isa::event::vmem), ds = of(isa::event::ds), smem = of(isa::event::smem),
                     message = of(isa::event::message), flat = of(isa::event::flat);
/// A flat operation is unfinished in vmcnt, and in lgkmcnt: of the latter, its flag tells.
inline constexpr u64 flat_in_lgkmcnt = isa::flag::flat;
} // namespace wait_word

/// Numbers of operations, of vmcnt and of lgkmcnt, side by side in one word: what adds to one or compares it does both. Above
/// them there may be other bits.
namespace wait_numbers {
inline constexpr u32 lgkm_shift = analysis::row_word::lgkm_shift;
inline constexpr u64 both = 1 | u64{1} << lgkm_shift; ///< the number 1 of each
inline constexpr u64 vm = (u64{1} << (lgkm_shift - 1)) - 1, lgkm = vm << lgkm_shift;
inline constexpr u64 vm_top = u64{1} << (lgkm_shift - 1), lgkm_top = vm_top << lgkm_shift;
inline constexpr u64 tops =
    vm_top | lgkm_top;                 ///< above each number: set in `done`, it tells that number <= done
inline constexpr u64 many = tops >> 1; ///< numbers restart before they reach their tops
constexpr u32 vm_of(u64 n) { return static_cast<u32>(n & vm); }
constexpr u32 lgkm_of(u64 n) { return static_cast<u32>(n >> lgkm_shift & vm); }
/// The greater of each number, and the other bits of both.
constexpr u64 later(u64 a, u64 b) {
  return ((a & vm) > (b & vm) ? a & vm : b & vm) | ((a & lgkm) > (b & lgkm) ? a & lgkm : b & lgkm) |
         ((a | b) & ~(vm | lgkm));
}
} // namespace wait_numbers

/// A register's place in the tables below.
constexpr u32 register_slot(u32 operand_bits) {
  return (operand_bits >> (ir::kind_shift() - 8)) + (operand_bits & 255);
}
inline constexpr u32 register_slots = 5 << 8;

/// By register: the numbers of the last operation that will write it, 0 in a counter that does not count it, and,
/// as in a row's word, its events.
struct expectations {
  u64 of[register_slots] = {};
};
/// By register: the number of the last GWS operation that will read it.
struct register_numbers {
  u32 of[register_slots] = {};
};

/// At the beginning of a block, so many operations may have been issued before it; `oldest` are told apart.
inline constexpr u32 first_number = 256, oldest = 200;
/// The number at the beginning of a block, if they start at 0, of an operation after which `younger` were issued.
constexpr u32 number_of(u32 younger) { return first_number - (younger < oldest ? younger : oldest); }

/// Registers that an unfinished operation will write, or a GWS operation read. At the beginning of a block, the numbers are
/// those of the path where it is youngest. Without default member initialisers, see support/list.hpp.
struct unfinished_result {
  u32 bits, dwords; ///< the first register as an operand, and how many
  u32 gws;          ///< the number of the GWS operation; 0: none, or it has finished
  u32 next;         ///< at the beginning of a block: 1 + the next of the same block; 0: none
  /// The numbers of the operation that writes, 0 in a counter that does not count it, and as in a row's word its events; of
  /// several, if paths differ.
  u64 operation;

  /// As strict as both. Says whether that changes anything.
  constexpr bool merge(const unfinished_result& other) {
    const u64 both = wait_numbers::later(operation, other.operation);
    if (both == operation && gws >= other.gws) return false;
    operation = both;
    if (gws < other.gws) gws = other.gws;
    return true;
  }
};

/// All that is unfinished at the beginning of a block. Without default member initialisers too: nothing is all zeros.
struct wait_border {
  u32 first, last; ///< 1 + the place of its first result, and of its last; 0: none
  u32 dma, ds;     ///< numbers of the last LDS-DMA and DS operation; 0: finished
  u64 flying;      ///< see wait_inserter
};

} // namespace detail
} // namespace kiln::pass
