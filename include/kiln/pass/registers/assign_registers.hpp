// SPDX-License-Identifier: MIT
// Gives every virtual register a physical one: linear scan over live intervals.
//   needs  a program over virtual registers, groups split
//   gives  stage `assigned`: operands are physical registers; register_count is set
//   judge  check::assignment
//   fails  with the registers live at the peak when a bank runs out; nothing is ever spilled
#pragma once

#include <kiln/analysis/programs/liveness.hpp>
#include <kiln/isa/occupancy.hpp>
#include <kiln/pass/registers/explain_pressure.hpp>
#include <kiln/support/register_mask.hpp>

namespace kiln::pass {

namespace detail {

class linear_scan {
public:
  constexpr linear_scan(ir::program& p, const analysis::flow_graph& flow, note& error)
      : p_(p),
        error_(error),
        live_(analysis::live_intervals(p, flow, shapes_)),
        words_(live_.words.begin()),
        groups_(p.groups.begin()),
        layout_(live_.layout.begin()) {}

  constexpr void run() {
    p_.moves_to_itself = false;
    set_limits();
    find_fixed_groups();
    for (const ir::input& in : p_.inputs) // in their registers before anything else can be
      if (start_of(p_.groups[in.group]) != none) allocate_group(p_.groups[in.group]);
    const u32 blocks = p_.blocks.size();
    for (u32 b = 0; b < blocks && !error_.raised; ++b) walk(b);
    if (error_.raised) return;
    for (u32 b = 0; b < ir::bank_count; ++b) p_.register_count[b] = used_[b + 1];
    check_unified_file();
    keep_read_inputs();
    p_.stage = ir::stage::assigned;
  }

private:
  using liveness = analysis::liveness;
  using enum ir::operand_bits::field;
  static constexpr u32 none = ~0u;
  // Fields of liveness::words in this pass, by virtual dword. Renaming and the end of the interval cost one read.
  // operand_difference: the bits in which its operand changes when it is renamed. Both operands are of one bank, so these are
  // bits of the numbers. is_simple: its register is one of the first 128 and alone, as for most values.
  enum : u64 { operand_difference = ~0u, has_register = u64{1} << 32, is_simple = has_register << 1 };
  enum : u64 {
    simply_assigned = has_register | is_simple,
    end_of_interval = ~u64{0} << liveness::last_shift
  };
  static_assert(u64{operand_difference} + simply_assigned + end_of_interval == ~u64{0});
  constexpr bool is_assigned(u32 dword) const { return (words_[dword] & has_register) != 0; }
  constexpr list<u8> all_assigned() const {
    list<u8> out(p_.virtual_dwords);
    for (u32 v = 0; v < out.size(); ++v) out[v] = is_assigned(v) ? 1 : 0;
    return out;
  }
  constexpr u32 register_of(u32 dword) const { return static_cast<u32>(words_[dword]) ^ dword; }
  constexpr void note_register(u32 dword, u32 number, u64 flags) {
    words_[dword] = (words_[dword] & ~u64{operand_difference}) | flags | (number ^ dword);
  }

  constexpr void set_limits() {
    const isa::arch_facts& f = isa::facts_of(p_.arch);
    work_items_ = p_.work_items();
    unified_limit_ = isa::unified_vgpr_limit(f, work_items_, p_.waves_per_simd);
    limit_[0] = f.sgpr_count;
    limit_[1] = f.vgpr_count < unified_limit_ ? f.vgpr_count : unified_limit_;
    limit_[2] = f.agpr_count < unified_limit_ ? f.agpr_count : unified_limit_;
    for (u32 b = 0; b < ir::bank_count; ++b) free_[b + 1] = register_mask::below(limit_[b]);
  }

  constexpr void find_fixed_groups() {
    for (const u32 g : live_.fixed_groups)
      if (!is_input(g) && start_of(p_.groups[g]) != none) future_fixed_.push_back(g);
    any_place_ = future_fixed_.empty();
    no_free_choice_ = any_place_ ? 0 : 1;
  }
  constexpr bool is_input(u32 g) const {
    for (const ir::input& in : p_.inputs)
      if (in.group == g) return true;
    return false;
  }
  /// 0 for a value that is live at the program's beginning.
  constexpr u32 start_of(const ir::register_group& group) const {
    u32 out = none;
    for (u32 v = group.first; v < group.first + values_of(group); ++v)
      if (live_.first[v] < out) out = live_.first[v];
    return out;
  }
  constexpr u32 end_of(const ir::register_group& group) const {
    u32 out = 0;
    for (u32 v = group.first; v < group.first + values_of(group); ++v)
      if (live_.last_of(v) > out) out = live_.last_of(v);
    return out;
  }
  static constexpr u32 values_of(const ir::register_group& group) {
    return group.bank == ir::bank::sgpr ? group.dwords : 1;
  }

  /// Renames the operands of a block. A value gets its registers where its interval begins, and they are free again where
  /// it ends: at the operand that is its last access, or at the end of a block.
  constexpr void walk(u32 b) {
    for (u32 v = live_.entering[b]; v != 0; v = live_.next_entering[v & payload_mask])
      if (!is_assigned(v & payload_mask)) allocate(v, words_[v & payload_mask]);
    using namespace analysis::row_shape;
    const u64* const shapes = shapes_.words();
    const u64* const words = words_;
    const u64 moves = move, kinds = plain | early | replayed, usual = plain;
    const ir::block* const block = p_.blocks.begin() + b;
    // No word of a value that dies at a read is above `now`.
    u64 now = block->first * liveness::one_instruction | ~u64{end_of_interval}, word = 0, shape = 0;
    u128 ops = 0;
    ir::instruction* in = p_.code.begin() + block->first;
    const ir::instruction* const stop =
        b + 1 != p_.blocks.size() ? p_.code.begin() + block[1].first : p_.code.end();
    for (; in != stop; ++in, now += liveness::one_instruction) {
      shape = shapes[in->row], ops = in->ops.low;
      if ((shape & kinds) != usual) {
        rename_any(*in, now, shape);
        if (error_.raised) return;
        continue;
      }
      // The places of the common instructions one by one: see analysis::liveness_scan.
      if (const u32 bits = static_cast<u32>(ops >> 32); bits - first_register < registers) {
        word = words[bits & payload_mask];
        ops ^= u128{static_cast<u32>(word)} << 32;
        if (word <= now) end_access(bits, word);
      }
      if (const u32 bits = static_cast<u32>(ops >> 64); bits - first_register < registers) {
        word = words[bits & payload_mask];
        ops ^= u128{static_cast<u32>(word)} << 64;
        if (word <= now) end_access(bits, word);
      }
      if (ops >> 96 != 0)
        if (const u32 bits = static_cast<u32>(ops >> 96); bits - first_register < registers) {
          word = words[bits & payload_mask];
          ops ^= u128{static_cast<u32>(word)} << 96;
          if (word <= now) end_access(bits, word);
        }
      if (const u32 bits = static_cast<u32>(ops); bits - first_register < registers) {
        word = words[bits & payload_mask];
        if ((word & has_register) == 0) { // a value begins
          word = allocate(bits, word);
          if (error_.raised) return;
        }
        ops ^= static_cast<u32>(word);
        if (word <= now + liveness::one_half) end_access(bits, word);
      }
      if ((shape & moves) != 0 && static_cast<u32>(ops) == static_cast<u32>(ops >> 32))
        p_.moves_to_itself = true;
      in->ops.low = ops;
    }
    for (u32 v = live_.leaving[b]; v != 0; v = live_.next_leaving[v & payload_mask]) release(v);
  }

  /// Places 0 and 1 may be written, later ones are only read: a test holds this for all rows.
  constexpr void rename_any(ir::instruction& in, u64 now, u64 shape) {
    using namespace analysis::row_shape;
    const u128 ops = in.ops.low;
    const u32 written = static_cast<u32>(shape >> writes_shift) & 3;
    const u32 second = static_cast<u32>(ops >> 32), first = static_cast<u32>(ops);
    u128 renamed = ops;
    // A result may take the register of an operand that dies here, unless it is written before the operands are read.
    if ((shape & (early | replayed)) != 0) {
      if ((written & 1) != 0 && first - first_register < registers) place_of(first);
      if ((written & 2) != 0 && second - first_register < registers) place_of(second);
    }
    if (ops >> 96 != 0)
      if (const u32 bits = static_cast<u32>(ops >> 96); bits - first_register < registers)
        renamed ^= u128{rename(bits, shape >> dwords_at(3) & dwords_mask(), now)} << 96;
    if (const u32 bits = static_cast<u32>(ops >> 64); bits - first_register < registers)
      renamed ^= u128{rename(bits, shape >> dwords_at(2) & dwords_mask(), now)} << 64;
    if (in.ops.high != 0) {
      if (const u32 bits = static_cast<u32>(in.ops.high); bits - first_register < registers)
        in.ops.high ^= rename(bits, shape >> dwords_at(4) & dwords_mask(), now);
      if (const u32 bits = static_cast<u32>(in.ops.high >> 32); bits - first_register < registers)
        in.ops.high ^= u64{rename(bits, shape >> dwords_at(5) & dwords_mask(), now)} << 32;
    }
    if ((written & 2) == 0 && second - first_register < registers)
      renamed ^= u128{rename(second, shape >> dwords_at(1) & dwords_mask(), now)} << 32;
    if ((written & 1) == 0 && first - first_register < registers)
      renamed ^= rename(first, shape >> dwords_at(0) & dwords_mask(), now);
    if (written != 0) {
      now += liveness::one_half;
      const u64 to_first = (written & 1) != 0 && first - first_register < registers ? place_of(first) : 0;
      const u64 to_second = (written & 2) != 0 && second - first_register < registers ? place_of(second) : 0;
      if (error_.raised) return; // a result without a register
      renamed ^= static_cast<u32>(to_first) | u64{static_cast<u32>(to_second)} << 32;
      if (to_first != 0) end_accesses(first, to_first, shape >> dwords_at(0) & dwords_mask(), now);
      if (to_second != 0) end_accesses(second, to_second, shape >> dwords_at(1) & dwords_mask(), now);
      if ((shape & move) != 0 && static_cast<u32>(renamed) == static_cast<u32>(renamed >> 32))
        p_.moves_to_itself = true;
    }
    in.ops.low = renamed;
  }
  /// The word of a written dword, which has its register then.
  constexpr u64 place_of(u32 bits) {
    const u64 word = words_[bits & payload_mask];
    return (word & has_register) != 0 ? word : allocate(bits, word);
  }
  /// Reads a register or several. Gives the bits in which the operand changes.
  constexpr u32 rename(u32 bits, u32 dwords, u64 now) {
    const u64 word = words_[bits & payload_mask];
    if (word <= now || bits < first_vgpr) end_accesses(bits, word, dwords, now);
    return static_cast<u32>(word);
  }

  /// Accesses to all dwords of an operand. Each of a scalar one is a value, and there are no more than 128 SGPRs.
  constexpr void end_accesses(u32 bits, u64 word, u32 dwords, u64 now) {
    if (bits >= first_vgpr || dwords == 1) {
      if (word <= now) end_access(bits, word);
      return;
    }
    u128& free = free_[1].low;
    const u64* words = words_ + (bits & payload_mask);
    const u32 at = static_cast<u32>(word ^ bits) & 127;
    if (dwords == 2) {
      free |= u128{(word <= now ? 1u : 0u) | (words[1] <= now ? 2u : 0u)} << at;
      return;
    }
    for (u32 k = 0; k != dwords; ++k)
      if (words[k] <= now) free |= u128{1} << (at + k);
  }
  /// The last access of a dword's value.
  constexpr void end_access(u32 bits, u64 word) {
    if ((word & is_simple) != 0) {
      free_[bits >> kind_shift].low |= u128{1} << (static_cast<u32>(word ^ bits) & 127);
      return;
    }
    release(bits - static_cast<u32>(layout_[bits & payload_mask] & liveness::part_mask));
  }
  /// Of a value, named by an operand.
  constexpr void release(u32 bits) {
    const u32 v = bits & payload_mask, at = static_cast<u32>(words_[v]) ^ v,
              more = layout_[v] >> liveness::more_shift & liveness::part_mask;
    if (at + more < 128) // the general form is five times dearer
      free_[bits >> kind_shift].low |= ((u128{2} << more) - 1) << at;
    else
      free_[bits >> kind_shift] = free_[bits >> kind_shift] | register_mask::range(at, more + 1);
  }

  /// Gives registers to the group of a virtual dword, named by an operand. From its word in words_ to the new one.
  constexpr u64 allocate(u32 operand, u64 word) {
    const u64 layout = layout_[operand & payload_mask];
    u128& free = free_[operand >> kind_shift].low;
    if ((layout | no_free_choice_) != 0 || free == 0) return allocate_any(operand, word, layout);
    const u32 at = static_cast<u32>(__builtin_ctzg(free)); // most values: one register, any of the first 128
    free &= free - 1;
    if (at >= used_[operand >> kind_shift]) used_[operand >> kind_shift] = at + 1;
    return words_[operand & payload_mask] =
               ((word & end_of_interval) | simply_assigned) + (at ^ (operand & payload_mask));
  }
  constexpr u64 allocate_any(u32 operand, u64 word, u64 layout) {
    const u32 dword = operand & payload_mask;
    u128& free = free_[operand >> kind_shift].low;
    if ((layout & liveness::even_pair) != 0 && any_place_) { // an even pair
      const u128 starts = free & (free >> 1) & ~u128{0} / 3;
      if (starts != 0) {
        const u32 at = static_cast<u32>(__builtin_ctzg(starts));
        free ^= u128{3} << at;
        if (at + 2 > used_[operand >> kind_shift]) used_[operand >> kind_shift] = at + 2;
        const u64 second = operand < first_vgpr ? words_[dword + 1] : word;
        words_[dword + 1] = ((second & end_of_interval) | has_register) + ((at + 1) ^ (dword + 1));
        return words_[dword] = ((word & end_of_interval) | has_register) + (at ^ dword);
      }
    }
    allocate_group(layout != 0 ? groups_[((layout & ~u64{liveness::even_pair}) >> liveness::group_shift) - 1]
                               : groups_[ir::group_of(p_, dword)]);
    return words_[dword];
  }
  constexpr void allocate_group(const ir::register_group& group) {
    if (is_assigned(group.first) || error_.raised) return;
    const u32 bank = static_cast<u32>(group.bank), dwords = group.dwords;
    register_mask& free = free_[bank + 1];
    u32 at = register_mask::none;
    if (group.fixed < 0 && group.alignment <= 4 && any_place_) {
      u128 starts = free.low; // register_mask::find_run in one word, for alignments of 1, 2 and 4
      if (dwords > 1) starts &= starts >> 1;
      for (u32 have = 2; have < dwords; have *= 2)
        starts &= starts >> (have * 2 <= dwords ? have : dwords - have);
      if (group.alignment != 1) starts &= group.alignment == 2 ? ~u128{0} / 3 : ~u128{0} / 15;
      if (starts != 0) at = static_cast<u32>(__builtin_ctzg(starts));
    }
    if (at != register_mask::none) {
      // among the first 128 registers, as nearly always
    } else if (group.fixed >= 0) {
      const register_mask wanted = register_mask::range(static_cast<u32>(group.fixed), group.dwords);
      if (!wanted.without(free).empty()) return conflict(group);
      at = static_cast<u32>(group.fixed);
    } else {
      at = (any_place_ ? free : free.without(reserved(group))).find_run(group.dwords, group.alignment);
      if (at == register_mask::none)
        return explain_pressure(p_, live_,
                                {start_of(group) / 2, group.bank, group.dwords, limit_[bank], work_items_},
                                all_assigned(), error_);
    }
    if (at + dwords <= 128)
      free.low &= ~(((u128{2} << (dwords - 1)) - 1) << at);
    else
      free = free.without(register_mask::range(at, dwords));
    if (at + dwords > used_[bank + 1]) used_[bank + 1] = at + dwords;
    u32 dword = group.first;
    const u32 end = dword + dwords;
    if (bank == 0) {
      for (; dword != end; ++dword) note_register(dword, at++, has_register);
    } else { // one value: each of its dwords says when it ends
      const u64 all = (words_[dword] & end_of_interval) | has_register;
      for (; dword != end; ++dword) words_[dword] = all | (at++ ^ dword);
    }
  }

  /// Registers that the author has fixed for groups which begin later but before `group` ends.
  constexpr register_mask reserved(const ir::register_group& group) const {
    register_mask out;
    const u32 end = end_of(group);
    for (const u32 f : future_fixed_) {
      const ir::register_group& other = p_.groups[f];
      const u32 start = start_of(other) & ~1u; // not from the middle of an instruction: it may clobber early
      if (other.bank == group.bank && !is_assigned(other.first) && start <= end)
        out = out | register_mask::range(static_cast<u32>(other.fixed), other.dwords);
    }
    return out;
  }

  constexpr void conflict(const ir::register_group& group) {
    const u32 i = start_of(group) / 2;
    error_.raised = true;
    error_.instruction = i;
    error_.where = group.where.line != 0 ? group.where : p_.code[i].where;
    error_.text << "this value must be in " << "sva"[static_cast<u32>(group.bank)]
                << static_cast<u32>(group.fixed) << ", but a register of it holds ";
    const source other = holder_of(group, i);
    if (other.line == 0)
      error_.text << "a kernel input or argument that is still needed";
    else
      error_.text << "the value of " << file_name(other) << ':' << other.line << ", which is still needed";
  }

  /// Where the author made the value that is in the group's fixed registers.
  constexpr source holder_of(const ir::register_group& group, u32 i) const {
    for (const ir::register_group& g : p_.groups) {
      if (g.bank != group.bank || !is_assigned(g.first) || end_of(g) < 2 * i) continue;
      const u32 at = register_of(g.first), wanted = static_cast<u32>(group.fixed);
      if (at < wanted + group.dwords && wanted < at + g.dwords) return g.where;
    }
    return {};
  }

  constexpr void check_unified_file() {
    const u32 used = isa::unified_vgprs(p_.register_count[1], p_.register_count[2]);
    if (used <= unified_limit_) return;
    error_.raised = true;
    error_.where = p_.code.empty() ? source{} : p_.code[0].where;
    error_.text << "too many vector registers: " << p_.register_count[1] << " VGPRs and "
                << p_.register_count[2] << " AGPRs are " << used
                << " of the file that they share; a workgroup of " << work_items_ << " work-items may use "
                << unified_limit_ << " a wave";
  }

  /// The launch need not provide what nothing reads; unpacking the work-item id alone takes two instructions.
  constexpr void keep_read_inputs() {
    list<ir::input> read;
    for (const ir::input& in : p_.inputs)
      if (is_assigned(p_.groups[in.group].first)) read.push_back(in);
    p_.inputs = static_cast<list<ir::input>&&>(read);
  }

  ir::program& p_;
  note& error_;
  analysis::row_shapes shapes_;
  analysis::liveness live_;
  u64* words_; ///< of live_, without a call for each access
  const ir::register_group* groups_;
  const u64* layout_;
  register_mask free_[ir::bank_count + 1]; ///< this and the next by operand kind: 1 + bank
  u32 used_[ir::bank_count + 1] = {};
  u32 limit_[ir::bank_count] = {};
  u32 unified_limit_ = 0;
  u32 work_items_ = 0;
  list<u32> future_fixed_;
  bool any_place_ = true;  ///< no register is kept free for one of those
  u64 no_free_choice_ = 0; ///< the contrary, as a number
};

} // namespace detail

constexpr void assign_registers(ir::program& p, const analysis::flow_graph& flow, note& error) {
  detail::linear_scan(p, flow, error).run();
}
constexpr void assign_registers(ir::program& p, note& error) {
  assign_registers(p, analysis::control_flow(p), error);
}

} // namespace kiln::pass
