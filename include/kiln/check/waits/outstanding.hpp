// SPDX-License-Identifier: MIT
// Memory operations that the judge of waits tracks.
#pragma once

#include <kiln/analysis/rows/decoded_rows.hpp>
#include <kiln/ir/instruction.hpp>
#include <kiln/isa/counter.hpp>
#include <kiln/isa/table.hpp>
#include <kiln/support/list.hpp>

namespace kiln::check::detail {

/// What operations there are: events (isa::event), and above them
namespace operation_kind {
inline constexpr u32 touches_lds = 1u << 8;
inline constexpr u32 detached_shift = 5; ///< of ir::mark::detached to
inline constexpr u32 detached = u32{ir::mark::detached} << detached_shift;
static_assert(detached == touches_lds << 1);

constexpr u32 of(u64 word, u32 marks) {
  return (static_cast<u32>(word >> analysis::row_word::events_shift) & analysis::row_word::events_mask) |
         ((word & analysis::row_word::lds_access) != 0 ? touches_lds : 0) |
         (marks & u32{ir::mark::detached}) << detached_shift;
}

/// Bits in the digests of rows that require the end of such an operation.
constexpr u64 asked_for_by(u32 kind) {
  constexpr u64 of_any = analysis::row_word::leaves | analysis::row_word::invalidates,
                of_lds = of_any | isa::flag::barrier | isa::flag::lds_dma,
                of_lds_dma = of_lds | isa::flag::lds | isa::flag::flat;
  return (kind & isa::event::lds_dma) != 0 ? of_lds_dma : (kind & touches_lds) != 0 ? of_lds : of_any;
}
} // namespace operation_kind

/// A memory operation that has been issued, and has not certainly finished. Without default member initialisers, see
/// support/list.hpp.
struct outstanding {
  u32 instruction;
  u32 kind;
  u32 first, last; ///< operands: the registers it will write. none, 0: it writes none
  /// Operations of the counter issued up to and with it, on the path with the fewest since; 0: no longer counted there.
  u32 vm, lgkm;

  static constexpr u32 none = ~0u; ///< no register comes after it

  constexpr bool writes_registers() const { return last != 0; }
  constexpr void find_result(const ir::instruction& in, u64 word) {
    using namespace analysis::row_word;
    if ((word & many_results) != 0) return find_among(in, isa::operand_lists[isa::rows[in.row].operands]);
    const u32 dwords = static_cast<u32>(word >> result_shift) & result_mask;
    if (dwords != 0) take(static_cast<u32>(in.ops.low), dwords);
  }
  constexpr void take(u32 bits, u32 dwords) {
    if (bits - ir::first_register() >= ir::registers_and_special()) return;
    first = bits;
    last = bits + dwords - 1;
  }
  constexpr void find_among(const ir::instruction& in, const isa::operand_list& list) {
    for (u32 left = list.writes; left != 0 && last == 0; left &= left - 1) {
      const u32 k = static_cast<u32>(__builtin_ctz(left));
      take(in.op(k).bits, list.places[k].dwords);
    }
  }

  /// True if the other writes the same registers in the same way, perhaps issued at another time.
  constexpr bool does_the_same_as(const outstanding& other) const {
    return first == other.first && last == other.last && kind == other.kind;
  }
  /// Keeps the younger: a wait that covers it covers both. Returns true if that changes anything.
  constexpr bool take_over(const outstanding& other) {
    const bool news = vm < other.vm || lgkm < other.lgkm;
    if (vm < other.vm) vm = other.vm;
    if (lgkm < other.lgkm) lgkm = other.lgkm;
    return news;
  }
};

/// What is in flight where blocks begin: of each a piece of one list.
class arrivals {
public:
  constexpr arrivals() = default;
  constexpr explicit arrivals(u32 blocks) : begins_(blocks), ends_(blocks) {}

  constexpr u32 begin_of(u32 block) const { return begins_[block]; }
  constexpr u32 end_of(u32 block) const { return ends_[block]; }
  constexpr const outstanding& operator[](u32 i) const { return all_[i]; }

  /// Adds an operation to what arrives at a block. `guess`: the place after the last one's. Paths that meet mostly bring what
  /// does the same, in the same order. Says whether anything is new or younger there.
  constexpr bool add(u32 block, const outstanding& o, u32& guess) {
    const u32 begin = begins_[block], count = ends_[block] - begin;
    for (u32 left = count; left != 0; --left) {
      if (guess - begin >= count) guess = begin;
      if (all_[guess++].does_the_same_as(o)) return all_[guess - 1].take_over(o);
    }
    if (begin + count != all_.size()) move_to_the_end(block);
    all_.push_back(o);
    ends_[block] = all_.size();
    return true;
  }

private:
  constexpr void move_to_the_end(u32 block) {
    u32 i = begins_[block];
    begins_[block] = all_.size();
    for (; i != ends_[block]; ++i) all_.push_back(all_[i]);
  }

  list<outstanding> all_;
  list<u32> begins_, ends_; ///< by block
};

} // namespace kiln::check::detail
