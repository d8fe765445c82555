// SPDX-License-Identifier: MIT
// Whether two instructions of one block may change places: all that each reads and writes, named or not.
#pragma once

#include <kiln/analysis/rows/row_effects.hpp>

namespace kiln::analysis {

/// True if some register, of a bank or special, that one place of `a` writes is a place of `b`. At any stage: virtual
/// dwords and register numbers overlap alike.
constexpr bool writes_place_of(const ir::instruction& a, const ir::instruction& b) {
  const isa::operand_list& of_a = isa::operand_lists[isa::rows[a.row].operands];
  const isa::operand_list& of_b = isa::operand_lists[isa::rows[b.row].operands];
  for (u32 places = of_a.writes; places != 0; places &= places - 1) {
    const u32 k = static_cast<u32>(__builtin_ctz(places));
    const u32 first = a.ops[k].bits, dwords = of_a.places[k].dwords;
    for (u32 n = 0; n < of_b.count; ++n)
      if (b.ops[n].bits - first < dwords || first - b.ops[n].bits < of_b.places[n].dwords) return true;
  }
  return false;
}

/// The places of `b`, one bit each, that read a register which `a` writes.
constexpr u32 fed_places(const ir::instruction& a, const ir::instruction& b) {
  const isa::operand_list& of_a = isa::operand_lists[isa::rows[a.row].operands];
  const isa::operand_list& of_b = isa::operand_lists[isa::rows[b.row].operands];
  u32 fed = 0;
  const u32 reads = (b.marks & ir::mark::keeps_destination) != 0 ? u32{of_b.reads} | of_b.writes : of_b.reads;
  for (u32 places = of_a.writes; places != 0; places &= places - 1) {
    const u32 k = static_cast<u32>(__builtin_ctz(places));
    const u32 first = a.ops[k].bits, dwords = of_a.places[k].dwords;
    for (u32 left = reads; left != 0; left &= left - 1) {
      const u32 n = static_cast<u32>(__builtin_ctz(left));
      if (b.ops[n].bits - first < dwords || first - b.ops[n].bits < of_b.places[n].dwords) fed |= 1u << n;
    }
  }
  return fed;
}

/// What an instruction does with SCC, as the bits effect::reads_scc() and effect::writes_scc().
constexpr u32 scc_use(const ir::instruction& in, u32 effects) {
  // One statement: constant evaluation counts these.
  return (effects & (effect::reads_scc() | effect::writes_scc())) |
         (static_cast<u32>(in.ops.low) == scc_operand_bits() ||
                  static_cast<u32>(in.ops.low >> 32) == scc_operand_bits() ||
                  static_cast<u32>(in.ops.low >> 64) == scc_operand_bits() ||
                  static_cast<u32>(in.ops.low >> 96) == scc_operand_bits() ||
                  static_cast<u32>(in.ops.high) == scc_operand_bits() ||
                  in.ops.high >> 32 == scc_operand_bits()
              ? effect::reads_scc()
              : 0);
}

/// True if anything may read the SCC that instruction i, of a block that ends before `end`, leaves. `beyond`: what is assumed
/// of later blocks.
constexpr bool scc_is_read_after(const row_effects& rows, const ir::program& p, u32 i, u32 end,
                                 bool beyond = true) {
  for (u32 n = i + 1; n != end; ++n) {
    const u32 effects = rows.of(p.code[n].row), use = scc_use(p.code[n], effects);
    if ((use & effect::reads_scc()) != 0) return true;
    if ((use & effect::writes_scc()) != 0 || (isa::rows[p.code[n].row].flags & isa::flag::ends_program) != 0)
      return false;
  }
  return beyond;
}

/// True if some block reads the SCC that it begins with.
constexpr bool scc_crosses_blocks(const row_effects& rows, const ir::program& p) {
  for (u32 b = 0; b < p.blocks.size(); ++b)
    for (const ir::instruction* in = p.code.begin() + p.blocks[b].first, * const end =
                                                                             p.code.begin() + p.end_of(b);
         in != end; ++in)
      if (const u32 use = scc_use(*in, rows.table()[in->row]); use != 0) {
        if ((use & effect::reads_scc()) != 0) return true;
        break;
      }
  return false;
}

/// True if an instruction has to stay where it is, whatever its neighbours are.
constexpr bool is_anchored(const ir::instruction& in, u32 effects) {
  constexpr u32 exec_bits = ir::fixed_bits(ir::source_code::exec);
  if ((effects & (effect::special() | effect::ends_block() | effect::upsets())) != 0) return true;
  u128 ops = in.ops.low; // results are the first operands
  for (u32 left = effects >> effect::results_shift() & 7; left != 0; --left, ops >>= 32)
    if (static_cast<u32>(ops) >= exec_bits) return true; // EXEC: every vector instruction reads it
  return false;
}

/// True if `second`, which follows `first` in the same block, may be moved before it. Accesses to memory keep their
/// order.
constexpr bool may_swap(const row_effects& rows, const ir::instruction& first,
                        const ir::instruction& second) {
  const u32 a = rows.of(first.row), b = rows.of(second.row);
  if (is_anchored(first, a) || is_anchored(second, b) || (a & b & effect::memory()) != 0) return false;
  const u32 scc_a = scc_use(first, a), scc_b = scc_use(second, b);
  if (((scc_a | scc_b) & effect::writes_scc()) != 0 && scc_a != 0 && scc_b != 0) return false;
  return !writes_place_of(first, second) && !writes_place_of(second, first);
}

} // namespace kiln::analysis
