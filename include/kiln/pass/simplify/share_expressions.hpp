// SPDX-License-Identifier: MIT
// Computes equal values once, and loads them once where nothing may have stored since: reads of a value that an earlier
// instruction has made already go to that one's result.
//   needs  a program over virtual registers
//   gives  the same instructions; operands that are read may name the earlier result. What is no longer read is left
//          to remove_dead_code
//   judge  ir::verify; the simulator before and after
//   fails  never
#pragma once

#include <kiln/analysis/programs/dominators.hpp>
#include <kiln/analysis/programs/survey.hpp>
#include <kiln/analysis/rows/row_shapes.hpp>
#include <kiln/pass/simplify/repeated_loads.hpp>

namespace kiln::pass {

namespace detail {

/// Value numbering over the dominator tree, without numbers: two instructions compute the same if they are the same
/// instruction of the same operands, and no operand has been written in between.
///
/// Only results written by one instruction of the whole program take part, on both sides. Then, where instruction E
/// dominates the equal instruction I, and I dominates a read of I's result, that read may go to E's result: no path leads
/// from E to the read and past I. Operands that are written several times count as the same inside one block only.
///
/// EXEC: a vector result has the lanes that were enabled. E's region must hold I's: E wrote at least I's lanes. A result in
/// SGPRs is of all lanes that were enabled, so both must be in one block or in the outermost region: break_lanes takes lanes
/// out of a region between its blocks. The read must lie in I's region: it sees lanes that I wrote. Reads across lanes take
/// part only where everything is in the outermost region. Where EXEC is written by hand a block is as much as is known (each
/// such write ends one).
class expression_sharer {
public:
  constexpr expression_sharer(ir::program& p, const analysis::survey& effects,
                              const analysis::flow_graph& flow)
      : p_(p),
        code_(p.code.begin()),
        effects_(effects),
        flow_(flow),
        further_of_(effects.rows.further_registers()),
        writers_(effects.writers()) {}

  expression_sharer(const expression_sharer&) = delete;
  expression_sharer& operator=(const expression_sharer&) = delete;
  constexpr ~expression_sharer() { delete loads_; }

  constexpr void run() {
    if (effects_.splits_exec() || !has_candidates()) return;
    const analysis::dominators dominators(p_, flow_);
    dominators_ = &dominators;
    const u32 dwords = p_.virtual_dwords;
    same_as_ = list<u32>(dwords);
    u32 rounded = 64;
    while (rounded < dwords) rounded *= 2;
    dword_mask_ = rounded - 1;
    shared_by_ = list<u64>(rounded);
    u32 slots = 64;
    const analysis::survey::indices candidates = effects_.chosen();
    while (slots < 2 * static_cast<u32>(candidates.last - candidates.first)) slots *= 2;
    table_ = list<u64>(slots);
    slot_mask_ = slots - 1;
    u32 first = 0;
    for (block_ = 0; block_ < p_.blocks.size(); ++block_) {
      region_ = p_.blocks[block_].region;
      const u32 end = p_.end_of(block_);
      walk(first, end);
      first = end;
    }
  }

private:
  // Instructions are numbered as in analysis::survey: block in the upper half, 1 + index in the lower.
  static consteval u64 several() { return analysis::survey::several(); }
  static constexpr u32 block_of(u64 number) { return static_cast<u32>(number >> 32); }
  constexpr const ir::instruction& at(u64 number) const { return code_[static_cast<u32>(number) - 1]; }
  constexpr u64 number_of(const ir::instruction& in) const {
    return u64{block_} << 32 | static_cast<u64>(&in - code_ + 1);
  }

  static consteval u32 chosen() { return ir::mark::keep | ir::mark::keeps_destination; }
  /// Fraction of the golden ratio in 128 bits. All bits of a number reach the highest ones of its product with it.
  static consteval u128 golden_ratio() { return u128{0x9e37'79b9'7f4a'7c15} << 64 | 0xf39c'c060'5ced'c835; }
  static constexpr u32 most =
      512; ///< instructions between the two where an operand is written several times, or of loads
  static consteval u32 shared() { return analysis::effect::pure() | analysis::effect::loads(); }
  static constexpr u32 further_width = analysis::row_effects::further_width,
                       further_mask = analysis::row_effects::further_mask;

  constexpr bool has_candidates() const {
    const u32* const effects_of = effects_.rows.table();
    for (const ir::instruction& in : p_.code)
      if ((in.marks & ir::mark::keep) == 0 && (effects_of[in.row] & shared()) != 0) return true;
    return false;
  }

  constexpr void walk(u32 first, u32 end) {
    using namespace analysis;
    const u64* const shared_by = shared_by_.begin();
    const u32* const effects_of = effects_.rows.table();
    const u32 mask = dword_mask_;
    ir::instruction* in = code_ + first;
    u32 effects = 0;
    u128 ops = 0;
    // Few statements: constant evaluation counts these.
    for (const ir::instruction* const last = code_ + end;
         in != last && (effects = effects_of[in->row], ops = in->ops.low, true); ++in) {
      // Constants may hit a shared dword by chance: redirect() tests exactly.
      if ((shared_by[ops >> 32 & mask] | shared_by[ops >> 64 & mask]) != 0 ||
          ((effects & effect::two_reads()) == 0 &&
           ((shared_by[ops & mask] | shared_by[ops >> 96 & mask]) != 0 ||
            (in->ops.high != 0 &&
             (shared_by[in->ops.high & mask] | shared_by[in->ops.high >> 32 & mask]) != 0))))
        redirect(*in, effects);
      if ((effects & shared()) != 0 && (in->marks & chosen()) == 0) look_up(*in, effects);
    }
  }

  /// Lets the operands that are read only name the shared values.
  constexpr void redirect(ir::instruction& in, u32 effects) {
    const u64* const shared_by = shared_by_.begin();
    u32 k = effects >> analysis::effect::first_read_shift() & 7; // of the first place that is read
    for (u128 ops = in.ops.low >> 32 * k; ops != 0; ops >>= 32, ++k) {
      const u32 bits = static_cast<u32>(ops);
      if (bits - ir::first_register() < ir::registers() && shared_by[bits & ir::payload_mask()] != 0)
        redirect_place(in, effects, k);
    }
    k = 4;
    for (u64 ops = in.ops.high; ops != 0; ops >>= 32, ++k) {
      const u32 bits = static_cast<u32>(ops);
      if (bits - ir::first_register() < ir::registers() && shared_by[bits & ir::payload_mask()] != 0)
        redirect_place(in, effects, k);
    }
  }
  constexpr void redirect_place(ir::instruction& in, u32 effects, u32 k) {
    const isa::operand_list& list = isa::operand_lists[isa::rows[in.row].operands];
    const isa::operand_row& place = isa::operand_places[list.places.of[k]];
    if ((list.reads & ~list.writes & 1u << k) == 0 || place.tied_to != 0xff) return;
    const u64* const shared_by = shared_by_.begin();
    const u32* const same_as = same_as_.begin();
    const u32 bits = in.op(k).bits, d = bits & ir::payload_mask();
    for (u32 j = 0; j < place.dwords; ++j) // of a tuple, each register may have a sharer of its own
      if (shared_by[d + j] == 0 || same_as[d + j] != same_as[d] + j || !may_see(shared_by[d + j], effects))
        return;
    // Values that lie side by side by chance are no tuple.
    if (place.dwords > 1 && ir::group_of(p_, same_as[d]) != ir::group_of(p_, same_as[d] + place.dwords - 1))
      return;
    in.set_op(k, ir::operand((bits & ~ir::payload_mask()) | same_as[d]));
  }

  /// True if a read here, by an instruction of those effects, sees no more than what instruction `sharer` wrote.
  constexpr bool may_see(u64 sharer, u32 effects) const {
    const u32 block = block_of(sharer);
    if ((effects & analysis::effect::crosses_lanes()) != 0 &&
        (p_.writes_exec_by_hand || region_ != 0 || p_.blocks[block].region != 0))
      return false;
    if (block == block_) return true;
    if (p_.writes_exec_by_hand && is_vector(at(sharer))) return false;
    return dominators_->dominates(block, block_) && p_.lies_in(region_, p_.blocks[block].region);
  }

  static constexpr bool is_vector(const ir::instruction& in) {
    return (isa::rows[in.row].flags & (isa::flag::salu | isa::flag::smem)) == 0;
  }

  /// Finds an earlier equal instruction, or records this one.
  constexpr void look_up(ir::instruction& in, u32 effects) {
    const u128 ops = in.ops.low;
    const u32 result = static_cast<u32>(ops);
    if ((effects & analysis::effect::shape()) == analysis::effect::one_register()
            ? result - ir::first_register() >= ir::registers() ||
                  writers_[result & ir::payload_mask()] >= several()
            : !results_are_single(in, effects))
      return;
    const bool is_copy = static_cast<u32>(ops >> 64) == 0 && copies(in);
    if (is_copy && !is_part_of_tuple(result & ir::payload_mask())) return share_copy(in);
    const u32 first = effects >> analysis::effect::first_read_shift() & 7;
    const u128 read = ops >> 32 * first;
    const u128 key = read ^ u128{u64{in.row} << 32 ^ in.literal ^ in.modifiers} << 64;
    const u64 i = number_of(in);
    u64* const table = table_.begin();
    u32 slot = static_cast<u32>(key * golden_ratio() >> 104) & slot_mask_;
    for (; table[slot] != 0; slot = (slot + 1) & slot_mask_) {
      const u64 e = table[slot];
      if (!equal(at(e), in, first)) continue;
      if (still_holds(e, i, effects, first) && may_share(at(e), effects) && may_share(in, effects) &&
          ((effects & analysis::effect::loads()) == 0 || loads_the_same(e, i)))
        return share(at(e), in, effects);
      break;
    }
    table[slot] = i;
    if (is_copy) share_copy(in);
  }

  /// The results, before place `first`, are in the same banks, and the rest is equal.
  static constexpr bool equal(const ir::instruction& a, const ir::instruction& b, u32 first) {
    if (a.row != b.row || a.literal != b.literal || a.modifiers != b.modifiers || a.given != b.given)
      return false;
    for (u32 k = 0; k < first; ++k)
      if (((a.ops.low ^ b.ops.low) >> 32 * k & ir::kind_mask()) != 0) return false;
    return (a.ops.low ^ b.ops.low) >> 32 * first == 0 && a.ops.high == b.ops.high;
  }

  /// Nothing but this instruction writes its results, and no other instruction is tied to their places.
  constexpr bool results_are_single(const ir::instruction& in, u32 effects) const {
    u32 further = further_of_[in.row];
    u128 ops = in.ops.low; // results are the first operands
    for (u32 left = effects >> analysis::effect::results_shift() & 7; left != 0; --left) {
      const u32 bits = static_cast<u32>(ops);
      if (bits - ir::first_register() >= ir::registers()) return false;
      const u64* w = writers_ + (bits & ir::payload_mask());
      const u64* const last = w + (further & further_mask);
      do
        if (*w >= several()) return false;
      while (++w <= last);
      ops >>= 32;
      further >>= further_width;
    }
    return true;
  }

  /// True if instruction e, equal to i, dominates it, has written at least its lanes, and read the same values.
  constexpr bool still_holds(u64 e, u64 i, u32 effects, u32 first) const {
    const ir::instruction& in = at(i);
    const u32 further = further_of_[in.row];
    u32 k = first;
    for (u128 ops = in.ops.low >> 32 * first; ops != 0; ops >>= 32, ++k)
      if (!reads_the_same(static_cast<u32>(ops), further >> further_width * k & further_mask, e, i))
        return false;
    k = 4;
    for (u64 ops = in.ops.high; ops != 0; ops >>= 32, ++k)
      if (!reads_the_same(static_cast<u32>(ops), further >> further_width * k & further_mask, e, i))
        return false;
    const u32 block = block_of(e);
    if (block == block_) return true;
    if (!dominators_->dominates(block, block_)) return false;
    if ((effects & analysis::effect::vector()) == 0) return true;
    if (p_.writes_exec_by_hand) return false;
    const u32 region = p_.blocks[block].region;
    return results_in_sgprs(in, effects) ? (region | region_) == 0 : p_.lies_in(region_, region);
  }
  static constexpr bool results_in_sgprs(const ir::instruction& in, u32 effects) {
    u128 ops = in.ops.low;
    for (u32 left = effects >> analysis::effect::results_shift() & 7; left != 0; --left, ops >>= 32)
      if (ir::operand(static_cast<u32>(ops)).is(ir::operand_kind::sgpr)) return true;
    return false;
  }

  /// True if an operand of instruction i has the value that it had in the equal instruction e before it.
  constexpr bool reads_the_same(u32 bits, u32 further, u64 e, u64 i) const {
    if (bits - ir::first_register() >= ir::registers())
      return !analysis::is_special(ir::operand(bits)); // vcc, m0, exec, scc, ... may have changed
    const u32 first = bits & ir::payload_mask();
    for (u32 d = first; d <= first + further; ++d) {
      const u64 write = writers_[d];
      if (write == 0) continue;
      if (write >= several()) {
        if (block_of(e) != block_ || i - e > most || is_written_between(d, e, i)) return false;
      } else if (block_of(e) == block_
                     ? write >= e && write < i
                     : write >= e || !dominators_->dominates(block_of(write), block_of(e))) {
        return false;
      }
    }
    return true;
  }
  /// True if an instruction from e to i writes dword d.
  constexpr bool is_written_between(u32 d, u64 e, u64 i) const {
    for (const ir::instruction* in = &at(e), * const last = &at(i); in != last; ++in) {
      u32 further = further_of_[in->row];
      u128 ops = in->ops.low;
      for (u32 left = effects_.rows.of(in->row) >> analysis::effect::results_shift() & 7; left != 0; --left) {
        const u32 bits = static_cast<u32>(ops);
        if (bits - ir::first_register() < ir::registers() &&
            d - (bits & ir::payload_mask()) <= (further & further_mask))
          return true;
        ops >>= 32;
        further >>= further_width;
      }
    }
    return false;
  }

  /// True if load i finds in memory what the equal load e has found.
  constexpr bool loads_the_same(u64 e, u64 i) {
    if (block_of(e) != block_ || i - e > most) return false;
    if (loads_ == nullptr) loads_ = new repeated_loads(p_, effects_);
    return loads_->are_same(at(e), at(i));
  }

  /// The place of a value is the author's choice in some groups: nothing else may be put there, and nothing lives there
  /// longer.
  constexpr bool is_free(u32 dword) const {
    if (dword >= p_.placed_dwords) return true;
    const ir::register_group& g = p_.groups[ir::group_of(p_, dword)];
    return g.fixed < 0 && g.fixed != ir::any_aligned;
  }
  constexpr bool may_share(const ir::instruction& in, u32 effects) const {
    u128 ops = in.ops.low;
    for (u32 left = effects >> analysis::effect::results_shift() & 7; left != 0; --left, ops >>= 32)
      if (!is_free(static_cast<u32>(ops) & ir::payload_mask())) return false;
    return true;
  }

  constexpr void share(const ir::instruction& e, ir::instruction& in, u32 effects) {
    in.marks |= ir::mark::superseded;
    u32 further = further_of_[in.row];
    u128 results = in.ops.low, as = e.ops.low;
    for (u32 left = effects >> analysis::effect::results_shift() & 7; left != 0; --left) {
      set_same(static_cast<u32>(results) & ir::payload_mask(), static_cast<u32>(as) & ir::payload_mask(),
               further & further_mask, number_of(in));
      results >>= 32;
      as >>= 32;
      further >>= further_width;
    }
  }
  /// Registers from d on, as many and `further`.
  constexpr void set_same(u32 d, u32 as, u32 further, u64 i) {
    for (const u32 last = d + further; d <= last; ++d, ++as) {
      same_as_.begin()[d] = as;
      shared_by_.begin()[d] = i;
    }
  }

  /// A move within a bank: its result is its source, where that is written once and before.
  static constexpr bool copies(const ir::instruction& in) {
    return in.given == 0 && ((in.ops.low ^ in.ops.low >> 32) & ir::kind_mask()) == 0 &&
           analysis::row_shape::is_move(isa::rows[in.row]);
  }
  /// Then the copy is wanted where it is, and an equal one may be read in its place.
  constexpr bool is_part_of_tuple(u32 dword) const { return p_.groups[ir::group_of(p_, dword)].dwords != 1; }
  constexpr void share_copy(const ir::instruction& in) {
    const u32 further = further_of_[in.row] & further_mask;
    const u32 to = static_cast<u32>(in.ops.low) & ir::payload_mask(),
              from = static_cast<u32>(in.ops.low >> 32) & ir::payload_mask();
    const u64 i = number_of(in);
    for (u32 d = from; d <= from + further; ++d) {
      const u64 write = writers_[d];
      if (write > i) return; // also where it is written several times
      if (write == 0) {
        if (!is_lasting_input(d)) return;
        continue;
      }
      const u32 block = block_of(write);
      if (block == block_) continue;
      if (!dominators_->dominates(block, block_)) return;
      // Its lanes: at least those that this move copies.
      if ((in.ops.low & ir::kind_mask()) != ir::first_register() &&
          (p_.writes_exec_by_hand || !p_.lies_in(region_, p_.blocks[block].region)))
        return;
    }
    if (is_free(to) && (is_free(from) || writers_[from] == 0)) set_same(to, from, further, i);
  }
  /// What the launch puts there stays there to the end, if the author has placed no other group in the registers of inputs.
  constexpr bool is_lasting_input(u32 dword) {
    if (inputs_last_ == unknown) {
      u32 last = 0; // of the inputs, which come first
      inputs_last_ = yes;
      for (const ir::input& in : p_.inputs)
        if (p_.groups[in.group].fixed >= 0 && in.group >= last) last = in.group + 1;
      for (u32 g = last; g < p_.groups.size() && p_.groups[g].first < p_.placed_dwords; ++g)
        if (p_.groups[g].fixed >= 0) inputs_last_ = no;
      lasting_dwords_ = last != 0 ? p_.groups[last - 1].first + p_.groups[last - 1].dwords : 0;
    }
    return inputs_last_ == yes && dword < lasting_dwords_;
  }

  ir::program& p_;
  ir::instruction* const code_;
  const analysis::dominators* dominators_ = nullptr;
  const analysis::survey& effects_;
  const analysis::flow_graph& flow_;
  const u32* const further_of_; ///< by row: see analysis::row_effects
  const u64* const writers_;    ///< by dword: 0, the one instruction that writes it, or several() and more
  list<u32> same_as_;           ///< by dword: the dword that has its value
  list<u64> shared_by_;         ///< by dword: the instruction that same_as_ refers to
  list<u64> table_;             ///< instructions
  repeated_loads* loads_ = nullptr; ///< few kernels need it
  u32 dword_mask_ = 0;              ///< shared_by_ has a power of two as length
  u32 slot_mask_ = 0;
  u32 block_ = 0, region_ = 0;
  enum : u8 { unknown, yes, no } inputs_last_ = unknown;
  u32 lasting_dwords_ = 0; ///< those of the inputs
};

} // namespace detail

constexpr void share_expressions(ir::program& p, const analysis::survey& effects,
                                 const analysis::flow_graph& flow) {
  if (!effects.rows.upsets()) detail::expression_sharer(p, effects, flow).run();
}
constexpr void share_expressions(ir::program& p) {
  share_expressions(p, analysis::survey(p), analysis::control_flow(p));
}

} // namespace kiln::pass
