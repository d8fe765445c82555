// SPDX-License-Identifier: MIT
// Whether two accesses to memory may touch the same bytes, so that their order counts.
#pragma once

#include <kiln/analysis/programs/pointer_origins.hpp>
#include <kiln/ir/program.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::analysis {

/// What one instruction does to memory, as bits: the address spaces that it reads, and above them those that it writes; of
/// which arguments its address may be, and which arguments' memory it may touch. 0: no memory that anything writes.
using memory_access = u64;
namespace access {
inline constexpr memory_access global = 1u << 0; ///< with scratch, which flat instructions reach too
inline constexpr memory_access lds = 1u << 1;    ///< with GDS
inline constexpr memory_access spaces = global | lds;
inline constexpr u32 written_shift = 2;
/// The author wrote a coherence bit: other waves see the order.
inline constexpr memory_access ordered = 1u << 4;
/// What loads among themselves do not have.
inline constexpr memory_access orders = spaces << written_shift | ordered;
inline constexpr u32 origins_shift = 8, reaches_shift = 36; ///< of an origin_set each
/// Of any origin, and reaches all.
inline constexpr memory_access anywhere =
    memory_access{origin::all} << origins_shift | memory_access{origin::all} << reaches_shift;
} // namespace access

/// The facts of a program that the question needs: what its author promises of pointers, too.
class alias_rules {
public:
  constexpr explicit alias_rules(const ir::program& p) : origins_(p) {
    for (const ir::input& in : p.inputs)
      if (in.is(ir::input::kind::kernarg_pointer))
        arguments_ = ir::operand(ir::operand_kind::sgpr, p.groups[in.group].first).bits;
    if (p.has_promises) note_promises(p);
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
    if ((in.given & coherence) != 0) does |= access::ordered;
    return promises_ && spaces == access::global ? with_origins(in, does) : does | access::anywhere;
  }

  /// True if two accesses have to keep their order. Loads commute, and so do different address spaces, and accesses through
  /// pointers that the author promises to be distinct. Offsets do not tell: an instruction accesses memory for all lanes, and
  /// what is p[1] for lane 0 is p[0] for lane 1.
  static constexpr bool may_alias(memory_access a, memory_access b) {
    if (a == 0 || b == 0) return false;
    if (((a | b) & access::ordered) != 0) return true;
    const memory_access touched_a = a | a >> access::written_shift,
                        touched_b = b | b >> access::written_shift;
    return (((a >> access::written_shift & touched_b) | (b >> access::written_shift & touched_a)) &
            access::spaces) != 0 &&
           (a >> access::reaches_shift & b >> access::origins_shift) != 0;
  }

private:
  static constexpr isa::modifier_set coherence = mask_of(isa::modifier::glc) | mask_of(isa::modifier::scc) |
                                                 mask_of(isa::modifier::sc0) | mask_of(isa::modifier::sc1);

  constexpr void note_promises(const ir::program& p) {
    promises_ = true;
    const u32 count = p.arguments.size() < origin::most ? p.arguments.size() : origin::most;
    for (u32 a = 0; a < count; ++a) {
      if ((p.arguments[a].promises & ir::promise::is_read_only) != 0) read_only_ |= origin::of_argument(a);
      if ((p.arguments[a].promises & ir::promise::is_restrict) == 0) continue;
      for (u32 b = 0; b < count; ++b)
        if (b != a) keep_apart(a, b);
    }
    for (const ir::distinct_arguments& d : p.distinct)
      if (d.first < count && d.second < count) keep_apart(d.first, d.second);
  }
  constexpr void keep_apart(u32 a, u32 b) {
    apart_[a] |= origin::of_argument(b);
    apart_[b] |= origin::of_argument(a);
  }

  constexpr memory_access with_origins(const ir::instruction& in, memory_access does) const {
    const origin_set set = origins_.of(in);
    if ((does & access::orders) == 0 && (set & ~read_only_) == 0) return 0;
    origin_set reaches = (set & origin::unknown) != 0 ? origin::all : 0;
    for (origin_set left = set & ~origin::unknown; left != 0; left &= left - 1)
      reaches |= origin::all & ~apart_[__builtin_ctz(left)];
    return does | u64{set} << access::origins_shift | u64{reaches} << access::reaches_shift;
  }

  u32 arguments_ = ~0u; ///< operand of the pointer to the arguments
  pointer_origins origins_;
  bool promises_ = false;
  origin_set read_only_ = 0;
  origin_set apart_[origin::most] = {}; ///< by argument: those whose memory is other memory
};

} // namespace kiln::analysis
