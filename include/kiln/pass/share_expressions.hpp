// SPDX-License-Identifier: MIT
// Computes equal values once: reads of a value that an earlier instruction has made already go to that one's result.
//   needs  a program over virtual registers
//   gives  the same instructions; operands that are read may name the earlier result. What nobody reads any more is left
//          to remove_dead_code
//   judge  ir::verify; the simulator before and after
//   fails  never
#pragma once

#include <kiln/analysis/dominators.hpp>
#include <kiln/analysis/row_effects.hpp>
#include <kiln/analysis/row_shapes.hpp>

namespace kiln::pass {

namespace detail {

/// Value numbering over the dominator tree, without numbers: two instructions compute the same if they are the same
/// instruction of the same operands, and no operand has been written in between.
///
/// Only results written by one instruction of the whole program take part, on both sides. Then, where instruction E
/// dominates the equal instruction I, and I dominates a read of I's result, that read may go to E's result: no path leads
/// from E to the read and past I. Operands that are written several times count as the same inside one block only.
///
/// EXEC: a vector result has the lanes that were enabled. E's region must hold I's (E wrote at least I's lanes; for a
/// result in SGPRs, which has zeros for other lanes, the regions must be the same), and the read must lie in I's region
/// (it sees lanes that I wrote). Reads across lanes take part only where everything is in the outermost region. Where
/// EXEC is written by hand a block is as much as is known (each such write ends one).
class expression_sharer {
public:
  constexpr expression_sharer(ir::program& p, const analysis::survey& effects)
      : p_(p), effects_(effects), writers_(effects.writers()) {}

  constexpr void run() {
    if (effects_.splits_exec() || !has_candidates()) return;
    const analysis::dominators dominators(p_);
    dominators_ = &dominators;
    const u32 dwords = p_.virtual_dwords;
    same_as_ = list<u32>(dwords);
    u32 rounded = 64;
    while (rounded < dwords) rounded *= 2;
    dword_mask_ = rounded - 1;
    shared_by_ = list<u32>(rounded);
    u32 slots = 64;
    while (slots < 2 * p_.code.size()) slots *= 2;
    table_ = list<u32>(slots);
    slot_mask_ = slots - 1;
    block_of_ = list<u32>(p_.code.size());
    for (block_ = 0; block_ < p_.blocks.size(); ++block_) {
      region_ = p_.blocks[block_].region;
      walk(p_.blocks[block_].first, p_.end_of(block_));
    }
  }

private:
  static consteval u32 several() { return analysis::survey::several(); }
  static consteval u32 chosen() { return ir::mark::keep | ir::mark::keeps_destination; }
  static constexpr u32 most = 256; ///< instructions between the two where an operand is written several times
  static constexpr u32 further_width = analysis::row_effects::further_width,
                       further_mask = analysis::row_effects::further_mask;

  constexpr bool has_candidates() const {
    const u32* const effects_of = effects_.table();
    for (const ir::instruction& in : p_.code)
      if ((in.marks & ir::mark::keep) == 0 && (effects_of[in.row] & analysis::effect::pure()) != 0)
        return true;
    return false;
  }

  constexpr void walk(u32 i, u32 end) {
    using namespace analysis;
    ir::instruction* in = p_.code.begin() + i;
    u32* block_of = block_of_.begin() + i;
    const u32* const shared_by = shared_by_.begin();
    const u32* const effects_of = effects_.table();
    const u32 mask = dword_mask_, block = block_;
    for (; i != end; ++i, ++in) {
      *block_of++ = block;
      const u32 effects = effects_of[in->row];
      // Constants may hit a shared dword by chance: redirect() looks closer.
      if (any_shared_) {
        const u128 ops = in->ops.low;
        if ((shared_by[ops >> 32 & mask] | shared_by[ops >> 64 & mask]) != 0 ||
            ((effects & effect::two_reads()) == 0 &&
             ((shared_by[ops & mask] | shared_by[ops >> 96 & mask]) != 0 || in->ops.high != 0)))
          redirect(*in, effects);
      }
      if ((effects & effect::pure()) != 0 && (in->marks & chosen()) == 0) look_up(*in, i, effects);
    }
  }

  /// Lets the operands that are read only name the shared values.
  constexpr void redirect(ir::instruction& in, u32 effects) {
    const isa::operand_list& list = isa::operand_lists[isa::rows[in.row].operands];
    for (u32 places = list.reads & ~list.writes & 0xffu; places != 0; places &= places - 1) {
      const u32 k = static_cast<u32>(__builtin_ctz(places));
      const ir::operand o = static_cast<const ir::packed_operands&>(in.ops)[k];
      if (o.bits - analysis::first_register() >= analysis::registers()) continue;
      const u32 d = o.bits & analysis::payload();
      const u32 sharer = shared_by_.begin()[d];
      if (sharer == 0 || isa::operand_places[list.places.first + k].tied_to != 0xff ||
          !may_see(sharer - 1, effects))
        continue;
      const u32 dwords = list.places[k].dwords;
      bool whole = true;
      for (u32 j = 1; j < dwords; ++j)
        whole = whole && shared_by_[d + j] == sharer && same_as_[d + j] == same_as_[d] + j;
      if (whole) in.ops[k] = ir::operand(o.kind(), same_as_[d]);
    }
  }

  /// Whether a read here, by an instruction of those effects, sees no more than what instruction `sharer` wrote.
  constexpr bool may_see(u32 sharer, u32 effects) const {
    const u32 block = block_of_[sharer];
    if ((effects & analysis::effect::crosses_lanes()) != 0 &&
        (p_.writes_exec_by_hand || region_ != 0 || p_.blocks[block].region != 0))
      return false;
    if (block == block_) return true;
    if (p_.writes_exec_by_hand && is_vector(sharer)) return false;
    return dominators_->dominates(block, block_) && lies_in(region_, p_.blocks[block].region);
  }

  constexpr bool is_vector(u32 i) const {
    return (isa::rows[p_.code[i].row].flags & (isa::flag::salu | isa::flag::smem)) == 0;
  }

  constexpr bool lies_in(u32 inner, u32 outer) const {
    while (inner > outer) inner = p_.regions[inner].parent; // parents have lower numbers
    return inner == outer;
  }

  /// Finds an earlier equal instruction, or remembers this one.
  constexpr void look_up(const ir::instruction& in, u32 i, u32 effects) {
    const u128 ops = in.ops.low;
    const u32 result = static_cast<u32>(ops);
    if ((effects & analysis::effect::shape()) == analysis::effect::one_register()
            ? result - analysis::first_register() >= analysis::registers() ||
                  writers_[result & analysis::payload()] >= several()
            : !results_are_single(in, effects))
      return;
    const u32 first = effects >> analysis::effect::first_read_shift() & 7;
    if (static_cast<u32>(ops >> 64) == 0 && copies(in)) return share_copy(i);
    const u128 read = ops >> 32 * first;
    const u64 key = ((u64{in.row} << 32 ^ in.literal ^ in.modifiers) * 0x9e37'79b9'7f4a'7c15ull ^
                     static_cast<u64>(read)) *
                        0xff51'afd7'ed55'8ccdull ^
                    static_cast<u64>(read >> 64) * 0xc4ce'b9fe'1a85'ec53ull;
    const u32 count = effects >> analysis::effect::count_shift() & 7;
    u32* const table = table_.begin();
    u32 slot = static_cast<u32>(key >> 40) & slot_mask_;
    for (; table[slot] != 0; slot = (slot + 1) & slot_mask_) {
      const u32 e = table[slot] - 1;
      if (!equal(p_.code[e], in, first)) continue;
      if (still_holds(e, i, effects, first, count) && may_share(e) && may_share(i))
        return share(e, i, effects);
      break;
    }
    table[slot] = i + 1;
  }

  static constexpr bool equal(const ir::instruction& a, const ir::instruction& b, u32 first) {
    if (a.row != b.row || a.literal != b.literal || a.modifiers != b.modifiers || a.given != b.given)
      return false;
    return (a.ops.low ^ b.ops.low) >> 32 * first == 0 && a.ops.high == b.ops.high;
  }

  /// Nothing but this instruction writes its results, and no other instruction is tied to their places.
  constexpr bool results_are_single(const ir::instruction& in, u32 effects) const {
    u32 further = effects_.further_registers()[in.row];
    u128 ops = in.ops.low; // results are the first operands
    for (u32 left = effects >> analysis::effect::results_shift() & 7; left != 0; --left) {
      const u32 bits = static_cast<u32>(ops);
      if (bits - analysis::first_register() >= analysis::registers()) return false;
      const u32* w = writers_ + (bits & analysis::payload());
      for (const u32* const last = w + (further & further_mask); w <= last; ++w)
        if (*w >= several()) return false;
      ops >>= 32;
      further >>= further_width;
    }
    return true;
  }

  /// Whether instruction e, equal to i, dominates it, has written at least its lanes, and read the same values.
  constexpr bool still_holds(u32 e, u32 i, u32 effects, u32 first, u32 count) const {
    const u32 block = block_of_[e];
    if (block != block_) {
      if (!dominators_->dominates(block, block_)) return false;
      if ((effects & analysis::effect::vector()) != 0) {
        if (p_.writes_exec_by_hand) return false;
        const u32 region = p_.blocks[block].region;
        const bool in_sgprs = results_in_sgprs(p_.code[e], effects);
        if (in_sgprs ? region != region_ : !lies_in(region_, region)) return false;
      }
    }
    const isa::operand_list& list = isa::operand_lists[isa::rows[p_.code[i].row].operands];
    for (u32 k = first; k != count; ++k) {
      const ir::operand o = p_.code[i].ops[k];
      if (analysis::is_special(o)) return false; // vcc, m0, exec, scc, ... may have changed
      if (o.bits - analysis::first_register() >= analysis::registers()) continue;
      for (u32 d = o.bits & analysis::payload(), end = d + isa::operand_places[list.places.first + k].dwords;
           d != end; ++d)
        if (!unchanged(d, e, i)) return false;
    }
    return true;
  }
  static constexpr bool results_in_sgprs(const ir::instruction& in, u32 effects) {
    for (u32 k = 0; k < (effects >> analysis::effect::results_shift() & 7); ++k)
      if (in.ops[k].kind() == ir::operand_kind::sgpr) return true;
    return false;
  }

  /// Whether dword d has for instruction i the value that it had for instruction e before it.
  constexpr bool unchanged(u32 d, u32 e, u32 i) const {
    const u32 write = writers_[d], block = block_of_[e];
    if (write == 0) return true;
    if (write < several()) {
      const u32 writer = write - 1;
      if (block == block_) return writer < e || writer >= i;
      return writer < e && dominators_->dominates(block_of_[writer], block);
    }
    return block == block_ && i - e <= most && !is_written_between(d, e, i);
  }
  /// Whether instruction e or one behind it up to i writes dword d.
  constexpr bool is_written_between(u32 d, u32 e, u32 i) const {
    for (const ir::instruction* in = p_.code.begin() + e; e != i; ++e, ++in) {
      u32 further = effects_.further_registers()[in->row];
      u128 ops = in->ops.low;
      for (u32 left = effects_.of(in->row) >> analysis::effect::results_shift() & 7; left != 0; --left) {
        const u32 bits = static_cast<u32>(ops);
        if (bits - analysis::first_register() < analysis::registers() &&
            d - (bits & analysis::payload()) <= (further & further_mask))
          return true;
        ops >>= 32;
        further >>= further_width;
      }
    }
    return false;
  }

  /// The place of a value is the author's choice in some groups: nothing else may be put there, and nothing lives there
  /// longer.
  constexpr bool is_free(u32 dword) const {
    const ir::register_group& g = p_.groups[ir::group_of(p_, dword)];
    return g.fixed < 0 && g.fixed != ir::any_aligned;
  }
  constexpr bool may_share(u32 i) const {
    const ir::instruction& in = p_.code[i];
    for (u32 k = 0; k < (effects_.of(in.row) >> analysis::effect::results_shift() & 7); ++k)
      if (!is_free(in.op(k).payload())) return false;
    return true;
  }

  constexpr void share(u32 e, u32 i, u32 effects) {
    const isa::operand_list& list = isa::operand_lists[isa::rows[p_.code[i].row].operands];
    for (u32 k = 0; k < (effects >> analysis::effect::results_shift() & 7); ++k)
      for (u32 j = 0; j < list.places[k].dwords; ++j)
        set_same((p_.code[i].ops[k].bits & analysis::payload()) + j,
                 (p_.code[e].ops[k].bits & analysis::payload()) + j, i);
  }
  constexpr void set_same(u32 d, u32 as, u32 i) {
    same_as_[d] = as;
    shared_by_[d] = i + 1;
    any_shared_ = true;
  }

  /// A move within a bank: its result is its source, where that is written once and before.
  static constexpr bool copies(const ir::instruction& in) {
    return in.given == 0 && in.ops[0].kind() == in.ops[1].kind() &&
           analysis::row_shape::is_move(isa::rows[in.row]);
  }
  constexpr void share_copy(u32 i) {
    const ir::instruction& in = p_.code[i];
    const u32 dwords = isa::operand_lists[isa::rows[in.row].operands].places[0].dwords;
    const u32 to = in.ops[0].bits & analysis::payload(), from = in.ops[1].bits & analysis::payload();
    for (u32 j = 0; j < dwords; ++j) {
      const u32 write = writers_[from + j];
      if (write == 0 || write > i) return; // also where it is written several times
      const u32 block = block_of_[write - 1];
      if (!dominators_->dominates(block, block_)) return;
      // Its lanes: at least those that this move copies.
      if (in.ops[0].kind() != ir::operand_kind::sgpr &&
          (p_.writes_exec_by_hand ? block != block_ : !lies_in(region_, p_.blocks[block].region)))
        return;
    }
    if (!is_free(to) || !is_free(from)) return;
    for (u32 j = 0; j < dwords; ++j) set_same(to + j, from + j, i);
  }

  ir::program& p_;
  const analysis::dominators* dominators_ = nullptr;
  const analysis::survey& effects_;
  const u32* writers_;  ///< by dword: 0, 1 + the one instruction that writes it, or several() and more
  list<u32> same_as_;   ///< by dword: the dword that has its value
  list<u32> shared_by_; ///< by dword: 1 + the instruction that same_as_ is about
  list<u32> table_;     ///< 1 + instruction
  list<u32> block_of_;  ///< of instructions that were passed
  u32 dword_mask_ = 0;  ///< shared_by_ has a power of two as length
  bool any_shared_ = false;
  u32 slot_mask_ = 0;
  u32 block_ = 0, region_ = 0;
};

} // namespace detail

constexpr void share_expressions(ir::program& p, const analysis::survey& effects) {
  if (!effects.upsets()) detail::expression_sharer(p, effects).run();
}
constexpr void share_expressions(ir::program& p) { share_expressions(p, analysis::survey(p)); }

} // namespace kiln::pass
