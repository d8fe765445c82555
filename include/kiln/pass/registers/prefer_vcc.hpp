// SPDX-License-Identifier: MIT
// Puts lane masks and carries that expressions make into VCC, where the short encodings have them.
//   needs  a program over virtual registers
//   gives  the same instructions; masks that live within one block, and while VCC is free, are in VCC
//   judge  check::vcc_choice
//   fails  never
#pragma once

#include <kiln/analysis/programs/control_flow.hpp>

namespace kiln::pass {

namespace detail {

/// Takes live ranges from the first write of a mask to its last access, and of those that overlap the one that ends first.
class vcc_chooser {
public:
  struct range {
    u32 dword, begin, end, block;
    bool fits;
  };

  constexpr vcc_chooser(const ir::program& p, const analysis::flow_graph& flow)
      : p_(p), flow_(flow), seen_(p.virtual_dwords + 1) {}

  constexpr list<range> chosen() {
    u32* const seen = seen_.begin();
    for (const u32 dword : p_.lane_masks) seen[dword] = seen[dword + 1] = possible;
    const u32 blocks = p_.blocks.size();
    first_other_ = list<u32>(blocks + 1);
    const ir::instruction* const code = p_.code.begin();
    constexpr u32 first = ir::first_register(), sgprs = ir::first_vgpr() - ir::first_register(),
                  number = ir::payload_mask(), vcc = ir::fixed_bits(ir::source_code::vcc),
                  vccz = ir::fixed_bits(ir::source_code::vccz);
    for (u32 b = 0; b != blocks; ++b) {
      first_other_[b] = others_.size();
      for (const ir::instruction* in = code + p_.blocks[b].first, * const end = code + p_.end_of(b);
           in != end; ++in)
        // One expression: constant evaluation counts statements.
        if (((isa::rows[in->row].reads | isa::rows[in->row].writes) & isa::special::vcc) != 0 ||
            static_cast<u32>(in->ops.high) - vcc <= 1 ||
            (static_cast<u32>(in->ops.high) - first < sgprs &&
             seen[static_cast<u32>(in->ops.high) & number] != 0) ||
            in->ops.high >> 32 != 0 || static_cast<u32>(in->ops.low >> 32) == vccz ||
            static_cast<u32>(in->ops.low >> 64) == vccz || static_cast<u32>(in->ops.low) - vcc <= 1 ||
            static_cast<u32>(in->ops.low >> 32) - vcc <= 1 ||
            static_cast<u32>(in->ops.low >> 64) - vcc <= 1 ||
            static_cast<u32>(in->ops.low >> 96) - vcc <= 1 ||
            (static_cast<u32>(in->ops.low) - first < sgprs &&
             seen[static_cast<u32>(in->ops.low) & number] != 0) ||
            (static_cast<u32>(in->ops.low >> 32) - first < sgprs &&
             seen[static_cast<u32>(in->ops.low >> 32) & number] != 0) ||
            (static_cast<u32>(in->ops.low >> 64) - first < sgprs &&
             seen[static_cast<u32>(in->ops.low >> 64) & number] != 0) ||
            (static_cast<u32>(in->ops.low >> 96) - first < sgprs &&
             seen[static_cast<u32>(in->ops.low >> 96) & number] != 0))
          scan(*in, static_cast<u32>(in - code), b);
    }
    first_other_[blocks] = others_.size();
    if (!ranges_.empty() && reads_vcc_) find_live_out();
    choose();
    return chosen_;
  }

private:
  static constexpr u32 possible = ~0u, refused = ~0u - 1, none = ~0u;
  /// An instruction that accesses VCC without this pass. `reads`: what was in VCC matters there.
  struct access {
    u32 instruction;
    bool reads;
  };
  static constexpr bool is_sgpr(u32 bits) { return bits >= ir::first_register() && bits < ir::first_vgpr(); }

  constexpr void scan(const ir::instruction& in, u32 i, u32 block) {
    const isa::row& row = isa::rows[in.row];
    if (((row.reads | row.writes) & isa::special::vcc) != 0) note_other(i, true);
    u32 k = 0;
    for (u128 ops = in.ops.low; ops != 0; ops >>= 32, ++k) {
      const u32 bits = static_cast<u32>(ops);
      if (is_sgpr(bits))
        note_sgpr(in, i, block, k, bits & ir::payload_mask());
      else if (is_vcc(bits))
        note_operand(row, i, k);
    }
    k = 4;
    for (u64 ops = in.ops.high; ops != 0; ops >>= 32, ++k) {
      const u32 bits = static_cast<u32>(ops);
      if (is_sgpr(bits))
        note_sgpr(in, i, block, k, bits & ir::payload_mask());
      else if (is_vcc(bits))
        note_operand(row, i, k);
    }
  }
  static constexpr bool is_vcc(u32 bits) {
    return bits - ir::fixed_bits(ir::source_code::vcc) <= 1 || bits == ir::fixed_bits(ir::source_code::vccz);
  }
  constexpr void note_operand(const isa::row& row, u32 i, u32 k) {
    const isa::operand_row& place = isa::operand_lists[row.operands].places[k];
    note_other(i, place.is_read() || place.dwords != 2); // a write of a half keeps the other
  }
  constexpr void note_other(u32 i, bool reads) {
    reads_vcc_ |= reads;
    if (others_.empty() || others_.back().instruction != i)
      others_.push_back({i, reads});
    else if (reads)
      others_.back().reads = true;
  }

  constexpr void note_sgpr(const ir::instruction& in, u32 i, u32 block, u32 k, u32 dword) {
    const isa::operand_row& place = isa::operand_lists[isa::rows[in.row].operands].places[k];
    const u32 known = seen_[dword];
    if (known == 0 || known == refused) return;
    if (known == possible && place.dwords == 2 && makes_mask(in, place)) {
      ranges_.push_back({dword, i, i, block, true});
      seen_[dword] = seen_[dword + 1] = ranges_.size();
      return;
    }
    if (known != possible) {
      range& r = ranges_[known - 1];
      r.end = i;
      // A read by the instruction that makes it is of what was there before.
      if (r.block != block || (place.accepts & isa::oc::vcc) == 0 || place.dwords > 2 ||
          (r.begin == i && place.is_read()))
        r.fits = false;
      return;
    }
    const u32 group = p_.groups[ir::group_of(p_, dword)].first;
    seen_[group] = seen_[group + 1] = refused;
  }
  /// A comparison, a sum with a carry, or what combines masks, of the builder's choice.
  static constexpr bool makes_mask(const ir::instruction& in, const isa::operand_row& place) {
    if ((in.marks & (ir::mark::keep | ir::mark::keeps_destination)) != 0 || place.is_read() ||
        (place.accepts & isa::oc::vcc) == 0)
      return false;
    const isa::row& row = isa::rows[in.row];
    switch (row.mnemonic) {
    case isa::mn::s_and_b64:
    case isa::mn::s_or_b64:
    case isa::mn::s_andn2_b64: return true;
    default: break;
    }
    if ((row.flags & isa::flag::valu) == 0 || (row.flags & isa::flag::writes_exec_as_compare) != 0 ||
        !row.is(isa::encoding::vop3))
      return false;
    const isa::row& shortest = isa::rows[isa::mnemonics[row.mnemonic].first_row];
    return shortest.is(isa::encoding::vopc) || shortest.is(isa::encoding::vop2);
  }
  constexpr bool is_free(u32 dword) const {
    const ir::register_group& g = p_.groups[ir::group_of(p_, dword)];
    return g.first == dword && g.dwords == 2 && g.fixed == ir::any_register;
  }

  /// What VCC holds at the end of a block and a later block reads.
  constexpr void find_live_out() {
    const u32 blocks = p_.blocks.size();
    live_out_ = list<u8>(blocks);
    list<u8> live_in(blocks);
    for (bool changed = true; changed;) {
      changed = false;
      for (u32 b = blocks; b-- != 0;) {
        const u32 next = flow_[b].next, target = flow_[b].target;
        const bool out = (next < blocks && live_in[next] != 0) || (target < blocks && live_in[target] != 0);
        live_out_[b] = out ? 1 : 0;
        const u32 first = first_other_[b];
        const u8 in = first != first_other_[b + 1] ? (others_[first].reads ? 1 : 0) : live_out_[b];
        changed |= in != live_in[b];
        live_in[b] = in;
      }
    }
  }
  /// True if no other access lies in the range and nothing after it reads what VCC held before.
  constexpr bool is_vcc_free(const range& r) const {
    const u32 end = first_other_[r.block + 1];
    u32 k = first_other_[r.block];
    while (k != end && others_[k].instruction < r.begin) ++k;
    if (k == end) return !reads_vcc_ || live_out_[r.block] == 0;
    return others_[k].instruction > r.end && !others_[k].reads;
  }

  constexpr void choose() {
    u32 last = none;
    for (u32 n = 0; n != ranges_.size(); ++n) { // in the order of their beginnings
      const range& r = ranges_[n];
      if (!r.fits || !is_vcc_free(r) || !is_free(r.dword)) continue;
      if (last != none && !follows(ranges_[last], r)) {
        if (r.end >= ranges_[last].end) continue;
      } else if (last != none) {
        chosen_.push_back(ranges_[last]);
      }
      last = n;
    }
    if (last != none) chosen_.push_back(ranges_[last]);
  }
  /// An instruction may read one mask and write the next, unless it writes before it reads.
  constexpr bool follows(const range& a, const range& b) const {
    if (a.end != b.begin) return a.end < b.begin;
    return isa::operand_lists[isa::rows[p_.code[b.begin].row].operands].early_clobbers == 0;
  }

  const ir::program& p_;
  const analysis::flow_graph& flow_;
  list<u32> seen_; ///< by virtual dword: 0 for what is no mask, 1 + its range, or one of the above
  list<range> ranges_, chosen_;
  list<access> others_;   ///< in program order
  list<u32> first_other_; ///< by block
  list<u8> live_out_;     ///< by block
  bool reads_vcc_ = false;
};

} // namespace detail

using vcc_ranges = list<detail::vcc_chooser::range>;

/// The live ranges that VCC is to hold. The program is left as it is.
constexpr vcc_ranges ranges_for_vcc(const ir::program& p, const analysis::flow_graph& flow) {
  return p.lane_masks.empty() ? vcc_ranges{} : detail::vcc_chooser(p, flow).chosen();
}
constexpr void prefer_vcc(ir::program& p, const vcc_ranges& ranges) {
  for (const auto& r : ranges)
    for (u32 i = r.begin; i <= r.end; ++i) {
      ir::instruction& in = p.code[i];
      const u32 count = isa::operand_lists[isa::rows[in.row].operands].count;
      for (u32 k = 0; k != count; ++k) {
        const ir::operand o = in.op(k);
        if (o.is(ir::operand_kind::sgpr) && o.payload() - r.dword <= 1)
          in.set_op(k, ir::operand(ir::operand_kind::fixed, ir::source_code::vcc + o.payload() - r.dword));
      }
    }
  p.may_shorten |= !ranges.empty();
}
constexpr void prefer_vcc(ir::program& p) { prefer_vcc(p, ranges_for_vcc(p, analysis::control_flow(p))); }

} // namespace kiln::pass
