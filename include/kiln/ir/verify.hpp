// SPDX-License-Identifier: MIT
// Checks the structure of a program at any stage: blocks, groups, and every instruction against its row.
#pragma once

#include <kiln/ir/verify_instruction.hpp>

namespace kiln::ir {

/// What was found right about an instruction, in a form that lets others of the same row pass at a glance: the first four
/// operands are one 128-bit number, and each lane of 32 has one operand's bits.
// Without initialisers: the evaluator makes a table of zeros in one step, but calls a constructor for each element.
struct known_good {
  static constexpr u64 always = ~u64{0};

  u128 key;  ///< kinds of the operands, and the row; 0 is a free entry
  u128 must; ///< bits of the operands that have to be those of `exact`: low bits of tuples, all of VCC
  u128 exact;
  u128 headroom; ///< lane-wise addend that sets bit 27 of a lane whose payload is too high
  u64 attention; ///< 0: an instruction without modifiers that is right if the above agrees; otherwise `always`
  // Over virtual registers: payloads of register lanes; bank and dwords that each register's group must have from there.
  u128 registers, room;
  u64 high_room;

  // What needs a closer look.
  isa::modifier_set given;
  u64 modifiers;
  u64 free_modifiers; ///< bits of `modifiers` that may differ
  i32 offset_min, offset_max;
  u64 high_must, high_exact, high_headroom; ///< of operands 4 and 5
  u32 label;                                ///< place of a label, or isa::max_operands
  bool clobbers;                            ///< has an early-clobber place
  bool ends_block;
  bool writes_exec;
};

class verifier {
public:
  constexpr verifier(const program& p, note& error) : p_(p), error_(error), instructions_(p, error, room_) {}
  constexpr ~verifier() { delete known_; }
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
  static constexpr u64 two_lanes = u64{1} << 32 | 1;
  static constexpr u128 lanes = u128{two_lanes} << 64 | two_lanes;
  static constexpr u32 kind_and_sign = 0xf800'0000, bit27 = 1u << 27;
  static constexpr u32 slots = 1021, most_known = 500;

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

  /// For programs over virtual registers: bank and rest of each dword's group.
  constexpr void find_room() {
    if (p_.stage != stage::built) return;
    room_ = list<u32>(p_.virtual_dwords + 1);
    u32* room = room_.begin();
    for (const register_group& g : p_.groups)
      for (u32 bits = (static_cast<u32>(g.bank) + 1) << 28 | g.dwords, n = g.dwords; n != 0; --n)
        *room++ = bits--;
  }

  /// Nearly every instruction is like one before it and passes here.
  constexpr void check_code() {
    const known_good* const known = known_->of;
    const u32* const room = p_.stage == stage::built ? room_.begin() : nullptr;
    const instruction* in = p_.code.begin();
    for (u32 b = 0; b < p_.blocks.size(); ++b) {
      const instruction* const end = p_.code.begin() + p_.end_of(b);
      for (; in != end; ++in) {
        const u128 ops = in->ops.low, key = (ops & lanes * kind_and_sign) | in->row;
        const known_good& k = known[key % slots];
        if (key != k.key || (((ops ^ k.exact) & k.must) | ((ops + k.headroom) & lanes * bit27)) != 0 ||
            (in->given | in->ops.high) != k.attention || (room != nullptr && !has_room(k, ops, room))) {
          look_closer(*in, in + 1 == end, b);
          if (error_.raised) return;
        }
      }
    }
  }

  /// Every virtual register lies in one group of its bank. Lanes without a register ask for what dword 0 has.
  static constexpr bool has_room(const known_good& k, u128 ops, const u32* room) {
    ops &= k.registers;
    const u128 there = room[static_cast<u32>(ops)] | u64{room[static_cast<u32>(ops >> 32)]} << 32 |
                       u128{room[static_cast<u32>(ops >> 64)]} << 64 | u128{room[ops >> 96]} << 96;
    return ((there - k.room) & lanes * 0xffff'0000) == 0;
  }

  /// All that is known of the row; then the complete check, whose success is remembered.
  constexpr void look_closer(const instruction& in, bool is_last, u32 block) {
    const u128 key = (in.ops.low & lanes * kind_and_sign) | in.row;
    u32 slot = static_cast<u32>(key % slots);
    for (; known_->of[slot].key != 0; ++slot) {
      const known_good& k = known_->of[slot];
      if (k.key != key || !passes(k, in)) continue;
      if (k.ends_block && !is_last) stray_terminator(in);
      if (k.writes_exec) check_lanes(in, block);
      return;
    }
    instructions_.check(in, static_cast<u32>(&in - p_.code.begin()));
    if (error_.raised) return;
    known_good k = learn(in);
    if (k.ends_block && !is_last) return stray_terminator(in);
    if (k.writes_exec) check_lanes(in, block);
    if (k.key == 0 || known_count_ == most_known) return;
    ++known_count_;
    known_->of[slot] = k;
  }

  constexpr bool passes(const known_good& k, const instruction& in) const {
    const u128 ops = in.ops.low;
    const u64 high = in.ops.high;
    if ((((ops ^ k.exact) & k.must) | ((ops + k.headroom) & lanes * bit27)) != 0 || in.given != k.given ||
        (((high ^ k.high_exact) & k.high_must) | ((high + k.high_headroom) & two_lanes * bit27)) != 0)
      return false;
    if (p_.stage == stage::built) {
      if (!has_room(k, ops, room_.begin())) return false;
      for (u32 i = 4; high != 0 && i < isa::max_operands; ++i)
        if (in.op(i).is_register() &&
            room_[in.op(i).payload()] - static_cast<u32>(k.high_room >> 32 * (i - 4)) >= 0x1'0000)
          return false;
    }
    if (k.given != 0) {
      if (((in.modifiers ^ k.modifiers) & ~k.free_modifiers) != 0) return false;
      const i32 offset = static_cast<i32>(static_cast<u32>(in.modifiers) << 8) >> 8;
      if (k.offset_min != k.offset_max && (offset < k.offset_min || offset > k.offset_max)) return false;
    }
    if (k.label < isa::max_operands && !instructions_.leads_somewhere(in.op(k.label))) return false;
    return !k.clobbers || instructions_.keeps_sources(in);
  }

  constexpr void stray_terminator(const instruction& in) {
    if (!error_.raised)
      fail(in.where) << static_cast<const char*>(isa::rows[in.row].name) << " stands inside a block";
  }

  /// The lanes of a block are those of one EXEC: what works on lanes stands behind a write of EXEC or before it. Liveness
  /// and check::assignment rest on that: what a block writes, it writes in the same lanes. Behind assignment nothing does.
  constexpr void check_lanes(const instruction& in, u32 block) {
    if (p_.stage == stage::finished) return;
    const instruction* const writer = &in;
    const instruction* x = p_.code.begin() + p_.blocks[block].first;
    while (x != writer && !works_on_lanes(*x)) ++x;
    if (x == writer && !works_on_lanes(in)) return;
    const instruction* const end = p_.code.begin() + p_.end_of(block);
    for (x = writer + 1; x != end; ++x) {
      if (!works_on_lanes(*x)) continue;
      if (!error_.raised)
        fail(x->where) << static_cast<const char*>(isa::rows[x->row].name) << " stands in one block with "
                       << static_cast<const char*>(isa::rows[in.row].name)
                       << ", which writes EXEC, and what works on lanes before it";
      return;
    }
  }
  static constexpr bool works_on_lanes(const instruction& in) {
    const isa::row& row = isa::rows[in.row];
    return (row.reads & isa::special::exec) != 0 && (row.flags & (isa::flag::salu | isa::flag::branch)) == 0;
  }

  /// What the success of a complete check says about other instructions of the row; key 0 if nothing.
  constexpr known_good learn(const instruction& in) const {
    const isa::row& row = isa::rows[in.row];
    const isa::operand_list& list = isa::operand_lists[row.operands];
    known_good k{};
    k.attention = known_good::always;
    k.label = isa::max_operands;
    k.ends_block = (row.flags & (isa::flag::branch | isa::flag::ends_program)) != 0;
    k.writes_exec = (row.writes & isa::special::exec) != 0;
    const u32 room_of_0 = room_.empty() ? 0 : room_[0];
    u32 scalars = 0;
    for (u32 i = 0; i < isa::max_operands; ++i) {
      const operand o = in.op(i);
      const lane_test t = i < list.count ? test_of(row, list.places[i], o) : lane_test{};
      if (t.must == never) return k;
      const u32 shift = 32 * (i & 3);
      if (i >= 4) {
        // The kinds of the first four are in the key.
        k.high_must |= u64{t.must | kind_and_sign} << shift;
        k.high_exact |= u64{o.bits & (t.must | kind_and_sign)} << shift;
        k.high_headroom |= u64{t.headroom} << shift;
      } else {
        k.must |= u128{t.must} << shift;
        k.exact |= u128{o.bits & t.must} << shift;
        k.headroom |= u128{t.headroom} << shift;
      }
      const isa::operand_row& place = list.places[i < list.count ? i : 0];
      const u32 room = o.is_register() ? static_cast<u32>(o.kind()) << 28 | place.dwords : room_of_0;
      if (i < 4) {
        k.room |= u128{room} << shift;
        if (o.is_register()) k.registers |= u128{0x0fff'ffff} << shift;
      } else {
        k.high_room |= u64{room} << shift;
      }
      if (i >= list.count) continue;
      if (o.kind() == operand_kind::label) k.label = i;
      if (o.kind() == operand_kind::fixed && o.payload() - source_code::exec < 2)
        k.writes_exec = k.writes_exec || place.role != isa::role::read;
      scalars += o.kind() == operand_kind::sgpr && place.role != isa::role::write;
      k.clobbers = k.clobbers || place.early_clobber;
    }
    // Two scalars are fine only if they are the same.
    if ((row.flags & isa::flag::valu) != 0 && scalars > 1) return k;
    k.given = in.given;
    k.modifiers = in.modifiers;
    const bool has_offset = in.has(isa::modifier::offset);
    k.free_modifiers = has_offset ? 0xff'ffff
                                  : (in.has(isa::modifier::offset0) ? 0xff : 0) |
                                        (in.has(isa::modifier::offset1) ? 0xff00 : 0);
    k.offset_min = has_offset ? row.offset_min : 0;
    k.offset_max = has_offset ? row.offset_max : 0;
    const bool plain = in.given == 0 && list.count <= 4 && !k.clobbers && !k.ends_block && !k.writes_exec &&
                       k.label == isa::max_operands;
    k.attention = plain ? 0 : known_good::always;
    k.key = (in.ops.low & lanes * kind_and_sign) | in.row;
    return k;
  }

  /// What an operand in the place of `o`, which is right, has to pass to be right as well, if its kind is the same.
  struct lane_test {
    u32 must = ~kind_and_sign, headroom = 0;
  };
  static constexpr u32 never = ~0u; ///< in `must`: only the complete check can tell
  constexpr lane_test test_of(const isa::row& row, const isa::operand_row& place, operand o) const {
    if (o.is_register()) {
      if (p_.stage == stage::built) return {0, 0};
      const u32 limit = register_limit(p_, static_cast<bank>(static_cast<u32>(o.kind()) - 1));
      return {alignment_of(row, o.kind(), place.dwords) - 1, bit27 - (limit - place.dwords + 1)};
    }
    if (o.kind() == operand_kind::immediate) {
      if (o.signed_payload() < 0) return {never, 0};
      if ((place.accepts & isa::oc::immediate) == 0) return {0, bit27 - 0x1'0000};
      return place.min <= 0 ? lane_test{0, bit27 - (static_cast<u32>(place.max) + 1)} : lane_test{never, 0};
    }
    if (o.kind() == operand_kind::label) return {0, 0};
    // Inline constants: integers are 128 to 208, floats 240 to 248.
    const isa::operand_classes c = class_of(o, place.dwords);
    if (c == isa::oc::inline_int) return {0x80, bit27 - (source_code::minus_one + 16)};
    if (c == isa::oc::inline_float) return {0xf0, bit27 - (source_code::inverse_two_pi + 1)};
    return {};
  }

  struct known_table {
    known_good of[slots + most_known]; ///< what collides goes to the next free entry
  };

  const program& p_;
  note& error_;
  list<u32>
      room_; ///< by virtual dword: its bank as an operand's bits, and how many dwords its group has from it on
  instruction_verifier instructions_;
  known_table* known_ = new known_table{};
  u32 known_count_ = 0;
};

/// Checks `p`; fills `error` with the first mistake found.
constexpr void verify(const program& p, note& error) {
  if (!error.raised) verifier(p, error).run();
}

} // namespace kiln::ir
