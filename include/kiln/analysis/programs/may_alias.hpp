// SPDX-License-Identifier: MIT
// Whether two accesses to memory may touch the same bytes, so that their order counts.
#pragma once

#include <kiln/ir/program.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::analysis {

/// What one instruction does to memory, as bits: the address spaces that it reads, and above them those that it writes.
using memory_access = u32;
namespace access {
inline constexpr memory_access global = 1u << 0; ///< with scratch, which flat instructions reach too
inline constexpr memory_access lds = 1u << 1;    ///< with GDS
inline constexpr memory_access spaces = global | lds;
inline constexpr u32 written_shift = 2;
/// The author wrote a coherence bit: other waves see the order.
inline constexpr memory_access ordered = 1u << 4;
} // namespace access

/// The facts of a program that the question needs.
class alias_rules {
public:
  constexpr explicit alias_rules(const ir::program& p) {
    for (const ir::input& in : p.inputs)
      if (in.is(ir::input::kind::kernarg_pointer))
        arguments_ = ir::operand(ir::operand_kind::sgpr, p.groups[in.group].first).bits;
  }

  /// 0: no memory that anything writes.
  constexpr memory_access access_of(const ir::instruction& in) const {
    using namespace isa::flag;
    const isa::row& row = isa::rows[in.row];
    const isa::flag_mask flags = row.flags;
    if ((flags & (may_load | may_store | atomic | lds_dma)) == 0) return 0;
    // Nothing writes the kernel argument segment while the kernel runs.
    if ((flags & (smem | may_store)) == smem && in.ops[1].bits == arguments_) return 0;
    memory_access spaces = (flags & isa::flag::lds) != 0 ? access::lds : access::global;
    if ((flags & (flat | lds_dma)) != 0) spaces = access::spaces;
    memory_access does = (flags & may_load) != 0 ? spaces : 0;
    if ((flags & (may_store | atomic | lds_dma)) != 0) does |= spaces << access::written_shift;
    return (in.given & coherence) != 0 ? does | access::ordered : does;
  }

  /// True if two accesses have to keep their order. Loads commute, and so do different address spaces. Offsets do not tell:
  /// an instruction accesses memory for all lanes, and what is p[1] for lane 0 is p[0] for lane 1.
  /// This is the place for what an author promises of pointers.
  static constexpr bool may_alias(memory_access a, memory_access b) {
    if (a == 0 || b == 0) return false;
    if (((a | b) & access::ordered) != 0) return true;
    const memory_access touched_a = a | a >> access::written_shift,
                        touched_b = b | b >> access::written_shift;
    return ((a >> access::written_shift & touched_b) | (b >> access::written_shift & touched_a)) != 0;
  }

private:
  static constexpr isa::modifier_set coherence = mask_of(isa::modifier::glc) | mask_of(isa::modifier::scc) |
                                                 mask_of(isa::modifier::sc0) | mask_of(isa::modifier::sc1);
  u32 arguments_ = ~0u; ///< operand of the pointer to the arguments
};

} // namespace kiln::analysis
