// SPDX-License-Identifier: MIT
// Checks the structure of a program at any stage: blocks, groups, and every instruction against its row.
#pragma once

#include <kiln/ir/known_good.hpp>
#include <kiln/ir/verify_instruction.hpp>

namespace kiln::ir {

class verifier {
  // What the loop below compares with. Functions, because a constant evaluation takes their value for a literal.
  static consteval u128 lanes() { return u128{u64{1} << 32 | 1} << 64 | (u64{1} << 32 | 1); }
  static consteval u128 kinds_and_signs() { return lanes() * kind_and_sign; }
  static consteval u128 room_and_bank() { return lanes() * 0xffff'0000; }
  static consteval u32 slots() { return slot_count; }
  static consteval u32 known() { return 1; }
  static constexpr u32 kind_and_sign = 0xf800'0000, slot_count = 1021;

  // Templates come before their users: a constant evaluation cannot wait for the end of the translation unit.

  /// Nearly every instruction is like one before it and passes here.
  template<bool IsVirtual> constexpr void check_code() {
    const known_good* const known_ones = known_->of;
    const u32* const room = room_.begin();
    const instruction *const code = p_.code.begin(), *in = code;
    const block* const blocks = p_.blocks.begin();
    const u32 count = p_.blocks.size();
    for (u32 b = 0; b != count;) {
      const instruction* const end = ++b != count ? code + blocks[b].first : p_.code.end();
      for (; in != end; ++in) {
        const u128 ops = in->ops.low;
        const u64 form = u64{in->row} << 48 | in->given;
        const known_good& k = known_ones[((ops & kinds_and_signs()) ^ form) % slots()];
        const u128 t = ops ^ k.like;
        if (((t | (t + k.headroom)) & k.compared) == 0 && form == k.form && in->ops.high == 0 &&
            (k.look == known() || bears_closer_look(k, *in, in + 1 == end, b - 1))) {
          if constexpr (!IsVirtual) continue;
          // As has_room, without the call.
          const u128 r = ops & k.registers;
          if ((((room[static_cast<u32>(r)] | u64{room[static_cast<u32>(r >> 32)]} << 32 |
                 u128{room[static_cast<u32>(r >> 64)]} << 64 | u128{room[r >> 96]} << 96) -
                k.room) &
               room_and_bank()) == 0)
            continue;
        }
        look_closer(*in, in + 1 == end, b - 1);
        if (error_.raised) return;
      }
    }
  }

public:
  constexpr verifier(const program& p, note& error) : p_(p), error_(error), instructions_(p, error, room_) {}
  constexpr ~verifier() { delete known_; }
  verifier(const verifier&) = delete;
  verifier& operator=(const verifier&) = delete;

  /// Checks the program as it is now. What one call has learnt of rows serves the next.
  constexpr void run() {
    check_groups();
    check_blocks();
    if (error_.raised) return;
    if (p_.stage == stage::built) return check_code<true>();
    set_limits();
    check_code<false>();
  }

private:
  static constexpr u32 bit27 = 1u << 27;
  static constexpr u32 first_register = 1u << 28, registers = 3u << 28;
  static constexpr u32 most_known = 500;

  // Bits of known_good::look.
  static constexpr u32 has_modifiers = 2, has_label = 4, ends_block = 8, writes_exec = 16;
  static constexpr u32 clobbers = 32;    ///< has an early-clobber place
  static constexpr u32 many = 64;        ///< has more than four operands
  static constexpr u32 of_virtual = 128; ///< has an AGPR that pass::legalise_agprs will copy

  constexpr text_buffer& fail(source where = {}) {
    error_.raised = true;
    error_.where = where;
    return error_.text;
  }

  /// Groups lie one after another; notes for programs over virtual registers the bank and the rest of each dword's group.
  /// Of a finished program nobody asks for them.
  constexpr void check_groups() {
    const bool is_virtual = p_.stage == stage::built;
    const u32 total = p_.virtual_dwords;
    if (is_virtual) room_ = list<u32>(total + 1);
    u32* const room = room_.begin();
    u32 next = 0;
    if (p_.stage != stage::finished) {
      for (const register_group& g : p_.groups) {
        const u32 dwords = g.dwords;
        if (g.first != next || dwords - 1 >= total - next) return refuse_group(g, next);
        if (g.fixed >= 0 && !is_in_bank(g)) return;
        if (is_virtual)
          for (u32 bits = (static_cast<u32>(g.bank) + 1) << 28 | dwords, d = next; d != next + dwords; ++d)
            room[d] = bits--;
        next += dwords;
      }
      if (next != total) return refuse_total();
    }
    for (const input& i : p_.inputs)
      if (i.group >= p_.groups.size())
        return fail() << "an input is in register group " << i.group << " of " << p_.groups.size(), void();
  }
  constexpr void refuse_group(const register_group& g, u32 next) {
    if (g.first == next && g.dwords != 0) return refuse_total();
    fail(g.where) << "register group at virtual dword " << g.first
                  << " does not follow the one before, which ends at " << next;
  }
  constexpr void refuse_total() {
    u32 covered = 0;
    for (const register_group& g : p_.groups) covered += g.dwords;
    fail() << "register groups cover " << covered << " virtual dwords of " << p_.virtual_dwords;
  }
  constexpr bool is_in_bank(const register_group& g) {
    const isa::arch_facts& f = isa::facts_of(p_.arch);
    const u32 limit = g.bank == bank::sgpr   ? f.sgpr_count
                      : g.bank == bank::vgpr ? f.vgpr_count
                                             : f.agpr_count;
    if (static_cast<u32>(g.fixed) + g.dwords <= limit) return true;
    fail(g.where) << "register group fixed at register " << i32{g.fixed} << " ends beyond the last one, "
                  << limit - 1;
    return false;
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

  /// Every virtual register lies in one group of its bank. Lanes without a register ask for what dword 0 has.
  static constexpr bool has_room(const known_good& k, u128 ops, const u32* room) {
    ops &= k.registers;
    const u128 there = room[static_cast<u32>(ops)] | u64{room[static_cast<u32>(ops >> 32)]} << 32 |
                       u128{room[static_cast<u32>(ops >> 64)]} << 64 | u128{room[ops >> 96]} << 96;
    return ((there - k.room) & room_and_bank()) == 0;
  }

  /// Other instructions of the row with the same kinds of operands; then what the row says; then the complete check, which
  /// knows the message.
  constexpr void look_closer(const instruction& in, bool is_last, u32 block) {
    if (error_.raised) return;
    u32 slot =
        static_cast<u32>(((in.ops.low & kinds_and_signs()) ^ (u64{in.row} << 48 | in.given)) % slots());
    for (; known_->of[slot].look != 0; ++slot)
      if (agrees(known_->of[slot], in) && bears_closer_look(known_->of[slot], in, is_last, block)) return;
    if (error_.raised) return;
    known_good k{};
    const bool learnt = learn(in, k);
    if (learnt && p_.stage != stage::built) set_limits(k);
    if (learnt && used_.size() != most_known) {
      known_->of[slot] = k;
      used_.push_back(slot);
    }
    if (learnt && agrees(k, in) && bears_closer_look(k, in, is_last, block)) return;
    instructions_.check(in, static_cast<u32>(&in - p_.code.begin()));
    if (error_.raised || in.row >= isa::row_count) return;
    // Right, but nothing to be remembered.
    k.look = look_of(isa::rows[in.row], isa::operand_lists[isa::rows[in.row].operands], in) &
             (ends_block | writes_exec);
    bears_closer_look(k, in, is_last, block);
  }

  /// The test of check_code.
  constexpr bool agrees(const known_good& k, const instruction& in) {
    const u128 t = in.ops.low ^ k.like;
    if (((t | (t + k.headroom)) & k.compared) != 0 || (u64{in.row} << 48 | in.given) != k.form ||
        (in.ops.high != 0 && (k.look & many) == 0))
      return false;
    return p_.stage != stage::built || has_room(k, in.ops.low, room_.begin());
  }

  /// What only some rows need, of an instruction that agrees otherwise. Says false also where it has found an error.
  constexpr bool bears_closer_look(const known_good& k, const instruction& in, bool is_last, u32 block) {
    const u32 look = k.look;
    if (look == 0) return false;
    if ((look & has_modifiers) != 0) {
      if (((in.modifiers ^ k.modifiers) & ~k.free_modifiers) != 0) return false;
      const i32 offset = static_cast<i32>(static_cast<u32>(in.modifiers) << 8) >> 8;
      if (k.offset_min != k.offset_max && (offset < k.offset_min || offset > k.offset_max)) return false;
    }
    if ((look & ~(known() | has_modifiers)) == 0) return true;
    if ((look & many) != 0 &&
        (((in.ops.high ^ k.high) & k.high_all) != 0 || !instructions_.fits_high(in.ops.high, k.high_room)))
      return false;
    if ((look & has_label) != 0 && !instructions_.leads_somewhere(in.op(k.label))) return false;
    if ((look & clobbers) != 0 && !instructions_.keeps_sources(in)) return false;
    if ((look & ends_block) != 0 && !is_last) stray_terminator(in);
    if ((look & writes_exec) != 0) check_lanes(in, block);
    return !error_.raised;
  }

  constexpr void stray_terminator(const instruction& in) {
    if (!error_.raised)
      fail(in.where) << static_cast<const char*>(isa::rows[in.row].name()) << " stands inside a block";
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
        fail(x->where) << static_cast<const char*>(isa::rows[x->row].name()) << " stands in one block with "
                       << static_cast<const char*>(isa::rows[in.row].name())
                       << ", which writes EXEC, and what works on lanes before it";
      return;
    }
  }
  static constexpr bool works_on_lanes(const instruction& in) {
    const isa::row& row = isa::rows[in.row];
    return (row.reads & isa::special::exec) != 0 && (row.flags & (isa::flag::salu | isa::flag::branch)) == 0;
  }

  static constexpr u32 look_of(const isa::row& row, const isa::operand_list& list, const instruction& in) {
    u32 out = known();
    if (in.given != 0) out |= has_modifiers;
    if ((row.flags & (isa::flag::branch | isa::flag::ends_program)) != 0) out |= ends_block;
    if (list.early_clobbers != 0) out |= clobbers;
    bool exec = (row.writes & isa::special::exec) != 0;
    for (u32 left = list.writes; left != 0; left &= left - 1) {
      const operand o = in.op(static_cast<u32>(__builtin_ctz(left)));
      exec = exec || (o.is(operand_kind::fixed) && o.payload() - source_code::exec < 2);
    }
    return exec ? out | writes_exec : out;
  }

  /// Fills in what is right for instructions like this one, according to its row. False: the row alone cannot tell. Whether
  /// this one is right has yet to be asked.
  constexpr bool learn(const instruction& in, known_good& k) {
    if (in.row >= isa::row_count) return false;
    const isa::row& row = isa::rows[in.row];
    const isa::operand_list& list = isa::operand_lists[row.operands];
    if ((row.archs & isa::mask_of(p_.arch)) == 0 || (in.given & ~row.modifiers()) != 0 ||
        (row.required() & ~in.given) != 0)
      return false;
    const bool is_valu = (row.flags & isa::flag::valu) != 0;
    u32 look = look_of(row, list, in);
    u32 on_bus = is_valu && (row.reads & isa::special::vcc) != 0
                     ? operand(operand_kind::fixed, source_code::vcc).bits
                     : 0;
    const u32 room_of_0 = room_.empty() ? 0 : room_[0];
    u128 ops = in.ops.low, like = 0, headroom = 0, register_lanes = 0, alignment = 0;
    u128 compared = list.count < 4 ? ~u128{0} << 32 * list.count : 0, room = lanes() * room_of_0;
    for (u32 n = 0; n != list.count; ++n, ops >>= 32) {
      if (n == 4) ops = in.ops.high;
      const operand o(static_cast<u32>(ops));
      const isa::operand_row& place = list.places[n];
      const u32 shift = 32 * n, kind = o.bits & 15u << 28;
      if (o.is(operand_kind::label)) look |= has_label, k.label = n;
      if (is_valu && place.is_read() && instruction_verifier::uses_bus(row, o)) {
        // Two are right only if they are the same: of registers, only the complete check can tell.
        if (on_bus != 0 && (on_bus != o.bits || o.is_register())) return false;
        on_bus = o.bits;
      }
      lane_test t;
      if (o.is_register()) {
        const bool accepted = (1u << ((kind >> 28) - 1) & place.accepts) != 0;
        if (!accepted && !instructions_.is_copied_agpr(place, o)) return false;
        if (!accepted) look |= of_virtual;
        t = {kind, p_.stage == stage::built ? bit27 - p_.virtual_dwords : 0, kind_and_sign};
        if (n < 4) {
          register_lanes |= u128{0x0fff'ffff} << shift;
          alignment |= u128{alignment_of(row, o.kind(), place.dwords) - 1} << shift;
          room = (room & ~(u128{~0u} << shift)) | u128{kind | place.dwords} << shift;
        }
      } else {
        const isa::operand_classes c = class_of(o, place.dwords);
        if ((c & place.accepts) == 0) return false;
        t = test_of(c, place, o);
        if (t.compared == 0) return false;
      }
      if (n < 4) {
        like |= u128{t.like} << shift;
        headroom |= u128{t.headroom} << shift;
        compared |= u128{t.compared} << shift;
        continue;
      }
      k.high |= u64{o.is_register() ? kind : o.bits} << 32 * (n - 4);
      k.high_all |= u64{o.is_register() ? kind_and_sign : ~0u} << 32 * (n - 4);
      k.high_room |= (place.dwords | (alignment_of(row, o.kind(), place.dwords) - 1) << 8) << 16 * (n - 4);
      look |= many;
    }
    if ((row.flags & isa::flag::branch) != 0 && (look & has_label) == 0) return false;
    if (list.count == 5) k.high_all |= u64{~0u} << 32;
    if ((look & many) != 0 && !instructions_.fits_high_places(in, static_cast<u32>(&in - p_.code.begin())))
      return false;
    if (in.given != 0) {
      if (!instructions_.fits_modifiers(in, static_cast<u32>(&in - p_.code.begin()))) return false;
      learn_modifiers(row, in, k);
    }
    k.like = like;
    k.headroom = headroom;
    k.compared = compared;
    k.registers = register_lanes;
    k.room = room;
    k.alignment = alignment;
    k.form = u64{in.row} << 48 | in.given;
    k.look = look;
    return true;
  }

  static constexpr void learn_modifiers(const isa::row& row, const instruction& in, known_good& k) {
    const bool has_offset = in.has(isa::modifier::offset);
    k.modifiers = in.modifiers;
    k.free_modifiers = has_offset ? 0xff'ffff
                                  : (in.has(isa::modifier::offset0) ? 0xff : 0) |
                                        (in.has(isa::modifier::offset1) ? 0xff00 : 0);
    k.offset_min = has_offset ? row.offset_min() : 0;
    k.offset_max = has_offset ? row.offset_max() : 0;
  }

  /// What an operand in the place of `o`, of the class `c` that the place accepts, has to pass. Registers have limits once
  /// they are physical; where a label leads is asked later.
  struct lane_test {
    u32 like = 0, headroom = 0, compared = 0; ///< compared 0: only the complete check can tell
  };
  static constexpr lane_test test_of(isa::operand_classes c, const isa::operand_row& place, operand o) {
    const u32 kind = o.bits & 15u << 28;
    // Inline constants: integers are 128 to 208, floats 240 to 248.
    if (c == isa::oc::inline_int)
      return {kind | source_code::zero, bit27 - (source_code::minus_one + 16 - source_code::zero),
              kind_and_sign};
    if (c == isa::oc::inline_float)
      return {kind | source_code::half, bit27 - (source_code::inverse_two_pi + 1 - source_code::half),
              kind_and_sign};
    if (o.is(operand_kind::label)) return {kind, 0, kind_and_sign};
    if (!o.is(operand_kind::immediate)) return {o.bits, 0, ~0u};
    const bool is_number = (place.accepts & isa::oc::immediate) != 0;
    if (is_number && (place.min > 0 || place.max < 0 || static_cast<u32>(place.max) >= bit27)) return {};
    if (o.signed_payload() < 0) return {};
    return {kind, bit27 - ((is_number ? static_cast<u32>(place.max) : 0xffff) + 1), kind_and_sign};
  }

  /// Registers are physical from now on: they have limits and alignments.
  constexpr void set_limits() {
    for (const u32 slot : used_) set_limits(known_->of[slot]);
  }
  constexpr void set_limits(known_good& k) const {
    // Lane-wise bit27 - (limit - dwords + 1); only multiples of the alignment are asked, so its low bits may go.
    const u128 ones = k.registers & lanes(), low = k.like >> 28 & ones, high = k.like >> 29 & ones;
    const u128 beyond = (low & ~high) * (bit27 - 1 - register_limit(p_, bank::sgpr)) +
                        (high & ~low) * (bit27 - 1 - register_limit(p_, bank::vgpr)) +
                        (low & high) * (bit27 - 1 - register_limit(p_, bank::agpr));
    const u128 dwords = k.room & ones * 0xff;
    k.headroom = (k.headroom & ~(ones * ~0u)) | ((beyond + dwords) & ~k.alignment);
    k.compared |= k.alignment;
    if ((k.look & of_virtual) != 0) k.form = ~u64{0};
  }

  struct known_table {
    known_good of[slot_count + most_known]; ///< what collides goes to the next free entry
  };

  const program& p_;
  note& error_;
  list<u32>
      room_; ///< by virtual dword: its bank as an operand's bits, and how many dwords its group has from it on
  instruction_verifier instructions_;
  known_table* known_ = new known_table{};
  list<u32> used_; ///< entries of known_
};

/// Checks `p`; fills `error` with the first mistake found.
constexpr void verify(const program& p, note& error) {
  if (!error.raised) verifier(p, error).run();
}

} // namespace kiln::ir
