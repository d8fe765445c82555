// SPDX-License-Identifier: MIT
// Copies AGPRs to VGPRs, and back, around instructions that do not take them.
//   needs  a program over virtual registers
//   gives  every AGPR operand is in a place that accepts one; new VGPR groups and v_accvgpr_read/write beside their users
//   judge  ir::verify; the simulator before and after
//   fails  never: what a copy would change (lanes that EXEC disables) the builder has refused
#pragma once

#include <kiln/ir/program.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::pass {

namespace detail {

/// Each instruction has copies of its own: predictable, and short-lived, as AGPRs are used where VGPRs are scarce.
class agpr_legaliser {
public:
  constexpr explicit agpr_legaliser(ir::program& p) : p_(p) {}

  constexpr void run() {
    code_.reserve(p_.code.size() + p_.code.size() / 4);
    for (u32 b = 0; b < p_.blocks.size(); ++b) {
      const u32 begin = p_.blocks[b].first, end = p_.end_of(b);
      starts_.push_back(code_.size());
      for (u32 i = begin; i != end; ++i) rewrite(p_.code[i]);
    }
    for (u32 b = 0; b < p_.blocks.size(); ++b) p_.blocks[b].first = starts_[b];
    p_.code = static_cast<list<ir::instruction>&&>(code_);
    p_.agprs_anywhere = false;
  }

private:
  constexpr void rewrite(ir::instruction in) {
    const isa::operand_list& places = isa::operand_lists[isa::rows[in.row].operands];
    u32 replaced = 0;
    ir::operand agprs[isa::max_operands] = {};
    for (u32 k = 0; k < places.count; ++k) {
      const ir::operand o = in.op(k);
      if (!o.is(ir::operand_kind::agpr) || (places.places[k].accepts & isa::oc::agpr) != 0) continue;
      const u32 dwords = places.places[k].dwords;
      u32 first =
          ~0u; // an AGPR that is named twice is copied once: results and what they were before are one register
      for (u32 n = 0; n < k; ++n)
        if ((replaced >> n & 1) != 0 && agprs[n] == o && places.places[n].dwords == dwords)
          first = in.op(n).payload();
      const bool reads = (places.reads >> k & 1) != 0 || (in.marks & ir::mark::keeps_destination) != 0;
      const bool is_new = first == ~0u;
      if (is_new) first = allocate(dwords, in.where);
      agprs[k] = o;
      replaced |= 1u << k;
      in.set_op(k, {ir::operand_kind::vgpr, first});
      for (u32 d = 0; reads && d < dwords && (is_new || !is_read_before(places, agprs, replaced, k)); ++d)
        copy(isa::mn::v_accvgpr_read_b32, {ir::operand_kind::vgpr, first + d},
             {ir::operand_kind::agpr, o.payload() + d}, in);
    }
    code_.push_back(in);
    for (u32 written = replaced & places.writes; written != 0; written &= written - 1) {
      const u32 k = static_cast<u32>(__builtin_ctz(written));
      for (u32 d = 0; d < places.places[k].dwords; ++d)
        copy(isa::mn::v_accvgpr_write_b32, {ir::operand_kind::agpr, agprs[k].payload() + d},
             {ir::operand_kind::vgpr, in.op(k).payload() + d}, in);
    }
  }

  /// True if a place before number k reads the same AGPR, so that its copy is made.
  static constexpr bool is_read_before(const isa::operand_list& places, const ir::operand* agprs,
                                       u32 replaced, u32 k) {
    for (u32 n = 0; n < k; ++n)
      if ((replaced >> n & 1) != 0 && (places.reads >> n & 1) != 0 && agprs[n] == agprs[k]) return true;
    return false;
  }

  constexpr u32 allocate(u32 dwords, source where) {
    const u32 first = p_.virtual_dwords;
    const u8 alignment = dwords == 1 ? 1 : 2;
    p_.groups.push_back(
        {first, static_cast<u16>(dwords), ir::bank::vgpr, alignment, ir::any_register, where});
    p_.virtual_dwords += dwords;
    return first;
  }

  constexpr void copy(u32 mnemonic, ir::operand to, ir::operand from, const ir::instruction& beside) {
    ir::instruction in{};
    in.row = isa::mnemonics[mnemonic].first_row;
    in.marks = static_cast<u16>(ir::mark::inserted | (beside.marks & ir::mark::movable));
    in.set_op(0, to);
    in.set_op(1, from);
    in.where = beside.where;
    code_.push_back(in);
  }

  ir::program& p_;
  list<ir::instruction> code_;
  list<u32> starts_;
};

} // namespace detail

constexpr void legalise_agprs(ir::program& p) {
  if (p.agprs_anywhere) detail::agpr_legaliser(p).run();
}

} // namespace kiln::pass
