// SPDX-License-Identifier: MIT
// Checks the structure of a program at any stage: blocks, groups, and every instruction against its row.
#pragma once

#include <kiln/ir/verify_instruction.hpp>

namespace kiln::ir {

/// What was found right about an instruction of a row, in a form that lets others pass at a glance. The first four
/// operands are one 128-bit number; each lane of 32 has one operand's bits.
struct known_good {
  static constexpr u128 unsure = 1; ///< an expectation that nothing meets while the mask is 0
  u128 mask = 0; ///< bits that have to agree: kinds of registers, all bits of most other operands
  u128 expected = unsure;
  u128 misaligned = 0; ///< low bits of registers that have to be 0
  u128 headroom = 0;   ///< lane-wise addend that sets bit 27 of a lane whose payload is too high
  isa::modifier_set given = 0;
  u64 modifiers = 0;
  u64 free_modifiers = 0; ///< bits of `modifiers` that may differ
  i32 offset_min = 0, offset_max = 0;
  u32 next = 0;          ///< another entry for the same row, or 0
  bool clobbers = false; ///< has an early-clobber place: always looked at
  bool ends_block = false;
};

class verifier {
public:
  constexpr verifier(const program& p, note& error) : p_(p), error_(error), instructions_(p, error) {}
  constexpr ~verifier() { delete known_of_; }
  verifier(const verifier&) = delete;
  verifier& operator=(const verifier&) = delete;

  constexpr void run() {
    check_groups();
    check_blocks();
    if (error_.raised) return;
    find_room();
    check_code();
  }

private:
  static constexpr u128 lanes = u128{1} << 96 | u128{1} << 64 | u64{1} << 32 | 1;
  static constexpr u128 overflow = lanes << 27;

  constexpr text_buffer& fail(source where = {}) {
    error_.raised = true;
    error_.where = where;
    return error_.text;
  }

  constexpr void check_groups() {
    u32 next = 0;
    for (const register_group& g : p_.groups) {
      if (error_.raised) return;
      if (g.first != next || g.dwords == 0)
        fail(g.where) << "register group at virtual dword " << g.first
                      << " does not follow the one before, which ends at " << next;
      next += g.dwords;
      if (g.fixed < 0) continue;
      const isa::arch_facts& f = isa::facts_of(p_.arch);
      const u32 limit = g.bank == bank::sgpr   ? f.sgpr_count
                        : g.bank == bank::vgpr ? f.vgpr_count
                                               : f.agpr_count;
      if (static_cast<u32>(g.fixed) + g.dwords > limit)
        fail(g.where) << "register group fixed at register " << i32{g.fixed} << " ends beyond the last one, "
                      << limit - 1;
    }
    if (!error_.raised && next != p_.virtual_dwords)
      fail() << "register groups cover " << next << " virtual dwords of " << p_.virtual_dwords;
    for (const input& i : p_.inputs) {
      if (error_.raised) return;
      if (i.group >= p_.groups.size())
        fail() << "an input is in register group " << i.group << " of " << p_.groups.size();
    }
  }

  constexpr void check_blocks() {
    if (error_.raised) return;
    const u32 count = p_.blocks.size(), code = p_.code.size();
    if (count == 0 || p_.blocks[0].first != 0)
      return fail() << "the first block does not start at the first instruction", void();
    for (u32 r = 1; r < p_.regions.size(); ++r)
      if (p_.regions[r].parent >= r)
        return fail() << "EXEC region " << r << " has the parent " << p_.regions[r].parent, void();
    for (u32 b = 0; b < count; ++b) {
      const block& k = p_.blocks[b];
      if (k.first > code || (b != 0 && k.first < p_.blocks[b - 1].first))
        return fail() << "block " << b << " starts at instruction " << k.first << ", out of order", void();
      if (k.region != 0 && k.region >= p_.regions.size())
        return fail() << "block " << b << " is in EXEC region " << k.region << " of " << p_.regions.size(),
               void();
    }
    if (p_.stage != stage::finished) return;
    const isa::flag_mask last = code != 0 ? isa::rows[p_.code[code - 1].row].flags : 0;
    constexpr isa::flag_mask leaves = isa::flag::ends_program | isa::flag::branch;
    if ((last & leaves) == 0 || (last & isa::flag::conditional) != 0 || p_.blocks.back().first == code)
      fail() << "the program runs past its last instruction";
  }

  /// For programs over virtual registers: the end of each dword's group, as an operand of the group's bank.
  constexpr void find_room() {
    if (p_.stage != stage::built) return;
    ends_ = list<u32>(p_.virtual_dwords);
    u32* end = ends_.begin();
    for (const register_group& g : p_.groups) {
      const u32 bits = (static_cast<u32>(g.bank) + 1) << 28 | (g.first + g.dwords);
      for (u32 n = g.dwords; n != 0; --n) *end++ = bits;
    }
  }

  constexpr void check_code() {
    const u16* const known_of = known_of_->of;
    const bool is_virtual = p_.stage == stage::built;
    const instruction* in = p_.code.begin();
    for (u32 b = 0; b < p_.blocks.size(); ++b) {
      const instruction* const end = p_.code.begin() + p_.end_of(b);
      for (; in != end; ++in) {
        u32 index = known_of[in->row < isa::row_count ? in->row : 0];
        if (index == 0) index = meet(in->row);
        const known_good& k = known_[index];
        if (k.clobbers) instructions_.check_early_clobber(*in, static_cast<u32>(in - p_.code.begin()));
        if (k.ends_block && in + 1 != end) stray_terminator(*in);
        const operand* const o = in->ops;
        const u128 ops = o->bits | u64{o[1].bits} << 32 | u128{o[2].bits} << 64 | u128{o[3].bits} << 96;
        if ((ops & k.mask) != k.expected || ((ops & k.misaligned) | ((ops + k.headroom) & overflow)) != 0 ||
            in->given != k.given || (k.given != 0 && !modifiers_pass(k, *in)))
          look_further(*in, ops, k.next); // k may be gone afterwards
        if (is_virtual) check_room(*in);
        if (error_.raised) return;
      }
    }
  }

  static constexpr bool modifiers_pass(const known_good& k, const instruction& in) {
    if (((in.modifiers ^ k.modifiers) & ~k.free_modifiers) != 0) return false;
    const i32 offset = static_cast<i32>(static_cast<u32>(in.modifiers) << 8) >> 8;
    return k.offset_min == k.offset_max || (offset >= k.offset_min && offset <= k.offset_max);
  }

  /// Makes the first entry of a row, which nothing agrees with.
  constexpr u32 meet(u32 row) {
    if (row >= isa::row_count) row = 0; // check() says what is wrong
    known_good k;
    const isa::operand_list& list = isa::operand_lists[isa::rows[row].operands];
    for (u32 i = 0; i < list.count; ++i) k.clobbers = k.clobbers || list.places[i].early_clobber;
    k.ends_block = (isa::rows[row].flags & (isa::flag::branch | isa::flag::ends_program)) != 0;
    known_.push_back(k);
    known_of_->of[row] = static_cast<u16>(known_.size() - 1);
    return known_.size() - 1;
  }

  /// The row's other entries; then the complete check, whose success makes a new entry. The entry that fits comes first
  /// from now on.
  constexpr void look_further(const instruction& in, u128 ops, u32 next) {
    const u32 first = in.row < isa::row_count ? known_of_->of[in.row] : 0;
    for (u32 before = first; next != 0; before = next, next = known_[next].next) {
      const known_good& k = known_[next];
      if ((ops & k.mask) != k.expected || ((ops & k.misaligned) | ((ops + k.headroom) & overflow)) != 0 ||
          in.given != k.given || !modifiers_pass(k, in))
        continue;
      known_[before].next = k.next;
      known_[next].next = first;
      known_of_->of[in.row] = static_cast<u16>(next);
      return;
    }
    instructions_.check(in, static_cast<u32>(&in - p_.code.begin()));
    if (error_.raised) return;
    known_good k = learn(in);
    if (k.expected == known_good::unsure) return;
    k.clobbers = known_[first].clobbers;
    k.ends_block = known_[first].ends_block;
    k.next = first;
    known_.push_back(k);
    known_of_->of[in.row] = static_cast<u16>(known_.size() - 1);
  }

  constexpr void stray_terminator(const instruction& in) {
    if (!error_.raised)
      fail(in.where) << static_cast<const char*>(isa::rows[in.row].name) << " stands inside a block";
  }

  /// What the success of a complete check says about other instructions of the row.
  constexpr known_good learn(const instruction& in) const {
    const isa::row& row = isa::rows[in.row];
    const isa::operand_list& list = isa::operand_lists[row.operands];
    known_good k;
    u128 expected = 0;
    u32 scalars = 0;
    for (u32 i = 0; i < 4; ++i) {
      const operand o = in.ops[i];
      const lane_test t = i < list.count ? test_of(row, list.places[i], o) : lane_test{};
      k.mask |= u128{t.mask} << 32 * i;
      expected |= u128{o.bits & t.mask} << 32 * i;
      k.misaligned |= u128{t.misaligned} << 32 * i;
      k.headroom |= u128{t.headroom} << 32 * i;
      if (i >= list.count) continue;
      scalars += o.kind() == operand_kind::sgpr && list.places[i].role != isa::role::write;
      // What relates operands to each other is looked at every time.
      if (list.places[i].tied_to != 0xff) return k;
    }
    if (list.count > 4 || ((row.flags & isa::flag::valu) != 0 && scalars > 1)) return k;
    k.expected = expected;
    k.given = in.given;
    k.modifiers = in.modifiers;
    const bool has_offset = (in.given & isa::mask_of(isa::modifier::offset)) != 0;
    const bool has_offset0 = (in.given & isa::mask_of(isa::modifier::offset0)) != 0;
    const bool has_offset1 = (in.given & isa::mask_of(isa::modifier::offset1)) != 0;
    k.free_modifiers = has_offset ? 0xff'ffff : (has_offset0 ? 0xff : 0) | (has_offset1 ? 0xff00 : 0);
    k.offset_min = has_offset ? row.offset_min : 0;
    k.offset_max = has_offset ? row.offset_max : 0;
    return k;
  }

  /// What an operand in the place of `o`, which is right, has to pass to be right as well.
  struct lane_test {
    u32 mask = ~0u, misaligned = 0, headroom = 0;
  };
  constexpr lane_test test_of(const isa::row& row, const isa::operand_row& place, operand o) const {
    constexpr u32 kind_and_sign = 0xf800'0000, bit27 = 1u << 27;
    if (o.is_register()) {
      if (p_.stage == stage::built) return {kind_and_sign, 0, 0};
      const u32 limit = register_limit(p_, static_cast<bank>(static_cast<u32>(o.kind()) - 1));
      return {kind_and_sign, alignment_of(row, o.kind(), place.dwords) - 1,
              bit27 - (limit - place.dwords + 1)};
    }
    if (o.kind() == operand_kind::immediate && (place.accepts & isa::oc::immediate) == 0)
      return {kind_and_sign, 0, bit27 - 0x1'0000};
    if (o.kind() == operand_kind::immediate && place.min == 0 && o.signed_payload() >= 0)
      return {kind_and_sign, 0, bit27 - (static_cast<u32>(place.max) + 1)};
    constexpr u32 past_integers = source_code::minus_one + 16;
    if (class_of(o, place.dwords) == isa::oc::inline_int) // 128 to 208
      return {kind_and_sign | 0x80, 0, bit27 - past_integers};
    return {};
  }

  /// Every virtual register lies in one group of its bank.
  constexpr void check_room(const instruction& in) {
    const isa::operand_list& list = isa::operand_lists[isa::rows[in.row].operands];
    const operand* o = in.ops;
    const u32* const ends = ends_.begin();
    for (const isa::operand_row *place = list.places, *last = place + list.count; place != last;
         ++place, ++o) {
      if (!o->is_register()) continue;
      const u32 first = o->payload();
      // The end has the kind's bits as well, so that the difference is the room only if the banks agree.
      if (first < p_.virtual_dwords && ends[first] - o->bits - place->dwords < 0x1'0000) continue;
      instructions_.check(in, static_cast<u32>(&in - p_.code.begin()));
    }
  }

  struct row_index {
    u16 of[isa::row_count];
  };

  const program& p_;
  note& error_;
  instruction_verifier instructions_;
  row_index* known_of_ = new row_index{};
  list<known_good> known_ = list<known_good>(1); ///< entry 0 is of no row
  list<u32> ends_;
};

/// Checks `p`; fills `error` with the first mistake found.
constexpr void verify(const program& p, note& error) {
  if (!error.raised) verifier(p, error).run();
}

} // namespace kiln::ir
