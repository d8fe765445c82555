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
    const ir::instruction* const code = p_.code.begin();
    constexpr u32 first = ir::first_register(), sgprs = ir::first_vgpr() - ir::first_register(),
                  number = ir::payload_mask();
    for (u32 b = 0; b != p_.blocks.size(); ++b)
      for (const ir::instruction* in = code + p_.blocks[b].first, * const end = code + p_.end_of(b);
           in != end; ++in)
        // One expression: constant evaluation counts statements.
        if ((static_cast<u32>(in->ops.low) - first < sgprs &&
             seen[static_cast<u32>(in->ops.low) & number] != 0) ||
            (static_cast<u32>(in->ops.low >> 32) - first < sgprs &&
             seen[static_cast<u32>(in->ops.low >> 32) & number] != 0) ||
            (static_cast<u32>(in->ops.low >> 64) - first < sgprs &&
             seen[static_cast<u32>(in->ops.low >> 64) & number] != 0) ||
            (static_cast<u32>(in->ops.low >> 96) - first < sgprs &&
             seen[static_cast<u32>(in->ops.low >> 96) & number] != 0) ||
            (static_cast<u32>(in->ops.high) - first < sgprs &&
             seen[static_cast<u32>(in->ops.high) & number] != 0) ||
            in->ops.high >> 32 != 0)
          scan(*in, static_cast<u32>(in - code), b);
    choose();
    return chosen_;
  }

private:
  static constexpr u32 possible = ~0u, refused = ~0u - 1, none = ~0u;
  static constexpr bool is_sgpr(u32 bits) { return bits >= ir::first_register() && bits < ir::first_vgpr(); }

  constexpr void scan(const ir::instruction& in, u32 i, u32 block) {
    u32 k = 0;
    for (u128 ops = in.ops.low; ops != 0; ops >>= 32, ++k)
      if (is_sgpr(static_cast<u32>(ops)))
        note_sgpr(in, i, block, k, static_cast<u32>(ops) & ir::payload_mask());
    k = 4;
    for (u64 ops = in.ops.high; ops != 0; ops >>= 32, ++k)
      if (is_sgpr(static_cast<u32>(ops)))
        note_sgpr(in, i, block, k, static_cast<u32>(ops) & ir::payload_mask());
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

  // Other accesses to VCC.

  static constexpr bool is_vcc(u32 bits) {
    return bits - ir::fixed_bits(ir::source_code::vcc) <= 1 || bits == ir::fixed_bits(ir::source_code::vccz);
  }
  /// The first instruction from `begin` to the one before `end` that accesses VCC, or `end`.
  constexpr u32 next_access(u32 begin, u32 end) const {
    constexpr u32 vcc = ir::fixed_bits(ir::source_code::vcc), vccz = ir::fixed_bits(ir::source_code::vccz);
    const ir::instruction *in = p_.code.begin() + begin, *const last = p_.code.begin() + end;
    // One expression: constant evaluation counts statements.
    while (in != last && ((isa::rows[in->row].reads | isa::rows[in->row].writes) & isa::special::vcc) == 0 &&
           static_cast<u32>(in->ops.low) - vcc > 1 && static_cast<u32>(in->ops.low >> 32) - vcc > 1 &&
           static_cast<u32>(in->ops.low >> 64) - vcc > 1 && static_cast<u32>(in->ops.low >> 96) - vcc > 1 &&
           static_cast<u32>(in->ops.low) != vccz && static_cast<u32>(in->ops.low >> 32) != vccz &&
           static_cast<u32>(in->ops.low >> 64) != vccz && static_cast<u32>(in->ops.low >> 96) != vccz &&
           static_cast<u32>(in->ops.high) - vcc > 1 && static_cast<u32>(in->ops.high >> 32) - vcc > 1)
      ++in;
    return static_cast<u32>(in - p_.code.begin());
  }
  /// What was in VCC matters to an access. A write of a half keeps the other; rows that name no VCC read it or keep parts.
  static constexpr bool reads_vcc(const ir::instruction& in) {
    const isa::row& row = isa::rows[in.row];
    if (((row.reads | row.writes) & isa::special::vcc) != 0) return true;
    const isa::operand_list& list = isa::operand_lists[row.operands];
    for (u32 k = 0; k < list.count; ++k)
      if (is_vcc(in.op(k).bits) && (list.places[k].is_read() || list.places[k].dwords != 2)) return true;
    return false;
  }

  /// Finds what VCC holds at the end of a block and a later block reads.
  constexpr void find_live_out() {
    const u32 blocks = p_.blocks.size();
    live_out_ = list<u8>(blocks);
    list<u8> live_in(blocks), first(blocks); // what a block's first access does
    constexpr u8 reads = 1, writes = 2;
    for (u32 b = 0; b != blocks; ++b)
      if (const u32 end = p_.end_of(b), at = next_access(p_.blocks[b].first, end); at != end)
        first[b] = reads_vcc(p_.code[at]) ? reads : writes;
    for (bool changed = true; changed;) {
      changed = false;
      for (u32 b = blocks; b-- != 0;) {
        const u32 next = flow_[b].next, target = flow_[b].target;
        const bool out = (next < blocks && live_in[next] != 0) || (target < blocks && live_in[target] != 0);
        live_out_[b] = out ? 1 : 0;
        const u8 in = first[b] != 0 ? first[b] & reads : live_out_[b];
        changed |= in != live_in[b];
        live_in[b] = in;
      }
    }
  }
  /// True if no other access lies in the range and nothing after it reads what VCC held before.
  constexpr bool is_vcc_free(const range& r) {
    const u32 end = p_.end_of(r.block);
    if (block_ != r.block || access_ < r.begin) access_ = next_access(r.begin, end); // ranges begin in order
    block_ = r.block;
    if (access_ != end) return access_ > r.end && !reads_vcc(p_.code[access_]);
    if (live_out_.empty()) find_live_out();
    return live_out_[r.block] == 0;
  }

  constexpr void choose() {
    u32 last = none;
    for (u32 n = 0; n != ranges_.size(); ++n) { // in the order of their beginnings
      const range& r = ranges_[n];
      if (!r.fits || !is_free(r.dword) || !is_vcc_free(r)) continue;
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
  list<u8> live_out_;             ///< by block, when something asks
  u32 block_ = none, access_ = 0; ///< the last next_access()
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
