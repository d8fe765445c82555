// SPDX-License-Identifier: MIT
// Checks the structure of a program at any stage: blocks, groups, and every instruction against its row.
#pragma once

#include <kiln/ir/verify/known_good.hpp>
#include <kiln/ir/verify/verify_instruction.hpp>
#include <kiln/ir/verify/verify_structure.hpp>

namespace kiln::ir {

class verifier {
  // What the loop below compares with. Functions, because a constant evaluation takes their value for a literal.
  static consteval u128 ones() { return u128{u64{1} << 32 | 1} << 64 | (u64{1} << 32 | 1); }
  static consteval u128 kinds_and_signs() { return ones() * kind_and_sign; }
  static consteval u128 room_and_bank() { return ones() * 0xffff'0000; }
  static consteval u32 slots() { return slot_count; }
  static consteval u32 known() { return 1; }
  static consteval u32 verified() { return mark::verified; }
  static constexpr u32 kind_and_sign = slot_test::kind_and_sign, slot_count = 1021;

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
            (k.open_checks == known() || passes_open_checks(k, *in, in + 1 == end, b - 1))) {
          if constexpr (!IsVirtual) continue;
          // As has_room, without the call.
          const u128 r = ops & k.registers;
          if ((((room[static_cast<u32>(r)] | u64{room[static_cast<u32>(r >> 32)]} << 32 |
                 u128{room[static_cast<u32>(r >> 64)]} << 64 | u128{room[r >> 96]} << 96) -
                k.room) &
               room_and_bank()) == 0)
            continue;
        }
        check_slowly(*in, in + 1 == end, b - 1);
        if (error_.raised) return;
      }
    }
  }

public:
  constexpr verifier(const program& p, note& error)
      : p_(p),
        error_(error),
        structure_(p, error),
        room_(structure_.room()),
        instructions_(p, error, room_) {}
  constexpr ~verifier() { delete known_; }
  verifier(const verifier&) = delete;
  verifier& operator=(const verifier&) = delete;

  /// Checks the program as it is now. What one call has learnt of rows serves the next.
  constexpr void run() {
    structure_.check_groups();
    structure_.check_blocks();
    if (error_.raised) return;
    asks_groups_ = p_.is(stage::built);
    if (asks_groups_) return check_code<true>();
    set_limits();
    check_code<false>();
  }

  /// Checks of a program as built only what its author may have got wrong: registers with a number, blocks, and instructions
  /// without mark::verified. The rest is right by the builder's types: the row is chosen by the operands' facts, and handles
  /// name registers of their own bank and group. run() checks everything.
  constexpr void run_open() {
    structure_.check_fixed_groups();
    structure_.check_blocks();
    const instruction *const code = p_.code.begin(), *const end = p_.code.end();
    const u32 count = p_.blocks.size();
    u32 b = 0;
    for (const instruction* in = code; !error_.raised; ++in) {
      while (in != end && (in->marks & verified()) != 0) ++in;
      if (in == end) return;
      const u32 at = static_cast<u32>(in - code);
      while (b + 1 != count && p_.blocks[b + 1].first <= at) ++b;
      check_slowly(*in, at + 1 == p_.end_of(b), b);
    }
  }

private:
  static constexpr u32 sign = slot_test::sign;
  static constexpr u32 exec_bits = fixed_bits(source_code::exec);
  static constexpr u32 most_known = 500;

  // Bits of known_good::open_checks.
  static constexpr u32 has_modifiers = 2, has_label = 4, ends_block = 8, writes_exec = 16;
  static constexpr u32 clobbers = 32;    ///< has an early-clobber place
  static constexpr u32 many = 64;        ///< has more than four operands
  static constexpr u32 of_virtual = 128; ///< has an AGPR that pass::legalise_agprs will copy

  /// Every virtual register lies in one group of its bank. Slots without a register require what dword 0 has.
  static constexpr bool has_room(const known_good& k, u128 ops, const u32* room) {
    ops &= k.registers;
    const u128 there = room[static_cast<u32>(ops)] | u64{room[static_cast<u32>(ops >> 32)]} << 32 |
                       u128{room[static_cast<u32>(ops >> 64)]} << 64 | u128{room[ops >> 96]} << 96;
    return ((there - k.room) & room_and_bank()) == 0;
  }

  /// The slow path: other entries of the row with the same kinds of operands; then a new entry from the row; then the
  /// complete check, which writes the message.
  constexpr void check_slowly(const instruction& in, bool is_last, u32 block) {
    if (error_.raised) return;
    if (in.ops.high != 0) need_groups();
    u32 slot =
        static_cast<u32>(((in.ops.low & kinds_and_signs()) ^ (u64{in.row} << 48 | in.given)) % slots());
    for (; known_->of[slot].open_checks != 0; ++slot)
      if (agrees(known_->of[slot], in) && passes_open_checks(known_->of[slot], in, is_last, block)) return;
    if (error_.raised) return;
    known_good& k = known_->of[slot];
    if (learn(in, k)) {
      if (!p_.is(stage::built)) set_limits(k);
      const bool agreed = agrees(k, in) && passes_open_checks(k, in, is_last, block);
      if (used_.size() != most_known)
        used_.push_back(slot);
      else
        k.open_checks = 0;
      if (agreed) return;
    }
    need_groups();
    instructions_.check(in, static_cast<u32>(&in - p_.code.begin()));
    if (error_.raised || in.row >= isa::row_count) return;
    // Right, but not to be cached.
    known_good once{};
    once.open_checks = open_checks_of(isa::rows[in.row], isa::operand_lists[isa::rows[in.row].operands], in) &
                       (ends_block | writes_exec);
    passes_open_checks(once, in, is_last, block);
  }

  /// The complete check, and that of operands 4 and 5, need the groups of virtual registers.
  constexpr void need_groups() {
    if (p_.is(stage::built) && room_.empty()) structure_.check_groups();
  }

  /// The test of check_code.
  constexpr bool agrees(const known_good& k, const instruction& in) {
    const u128 t = in.ops.low ^ k.like;
    if (((t | (t + k.headroom)) & k.compared) != 0 || (u64{in.row} << 48 | in.given) != k.form ||
        (in.ops.high != 0 && (k.open_checks & many) == 0))
      return false;
    return !asks_groups_ || has_room(k, in.ops.low, room_.begin());
  }

  /// What only some rows need, of an instruction that agrees otherwise. Says false also where it has found an error.
  constexpr bool passes_open_checks(const known_good& k, const instruction& in, bool is_last, u32 block) {
    const u32 open_checks = k.open_checks;
    if (open_checks == 0) return false;
    if ((open_checks & has_modifiers) != 0) {
      if (((in.modifiers ^ k.modifiers) & ~k.free_modifiers) != 0) return false;
      const i32 offset = static_cast<i32>(static_cast<u32>(in.modifiers) << 8) >> 8;
      if (k.offset_min != k.offset_max && (offset < k.offset_min || offset > k.offset_max)) return false;
    }
    if ((open_checks & ~(known() | has_modifiers)) == 0) return true;
    if ((open_checks & many) != 0 &&
        (((in.ops.high ^ k.high) & k.high_all) != 0 || !instructions_.fits_high(in.ops.high, k.high_room)))
      return false;
    if ((open_checks & has_label) != 0 && !instructions_.leads_somewhere(in.op(k.label))) return false;
    if ((open_checks & clobbers) != 0 && !instructions_.keeps_sources(in)) return false;
    if ((open_checks & ends_block) != 0 && !is_last) stray_terminator(in);
    if ((open_checks & writes_exec) != 0) check_lanes(in, block);
    return !error_.raised;
  }

  constexpr void stray_terminator(const instruction& in) {
    if (!error_.raised)
      structure_.fail(in.where) << static_cast<const char*>(isa::rows[in.row].name())
                                << " stands inside a block";
  }

  /// All lane instructions of a block see one EXEC: they stand all before a write of EXEC or all after it. Liveness and
  /// check::assignment rely on this: all writes of a block are to the same lanes. After assignment nothing relies on it.
  constexpr void check_lanes(const instruction& in, u32 block) {
    if (p_.is(stage::finished)) return;
    const instruction* const writer = &in;
    const instruction* x = p_.code.begin() + p_.blocks[block].first;
    while (x != writer && !works_on_lanes(*x)) ++x;
    if (x == writer && !works_on_lanes(in)) return;
    const instruction* const end = p_.code.begin() + p_.end_of(block);
    for (x = writer + 1; x != end; ++x) {
      if (!works_on_lanes(*x)) continue;
      if (!error_.raised)
        structure_.fail(x->where)
            << static_cast<const char*>(isa::rows[x->row].name())
            << ": a block may not contain lane instructions both before and after a write of EXEC ("
            << static_cast<const char*>(isa::rows[in.row].name()) << ')';
      return;
    }
  }
  static constexpr bool works_on_lanes(const instruction& in) {
    const isa::row& row = isa::rows[in.row];
    return (row.reads & isa::special::exec) != 0 && (row.flags & (isa::flag::salu | isa::flag::branch)) == 0;
  }

  static constexpr u32 open_checks_of(const isa::row& row, const isa::operand_list& list,
                                      const instruction& in) {
    u32 out = known();
    if (in.given != 0) out |= has_modifiers;
    if ((row.flags & (isa::flag::branch | isa::flag::ends_program)) != 0) out |= ends_block;
    if (list.early_clobbers != 0) out |= clobbers;
    bool exec = (row.writes & isa::special::exec) != 0;
    u128 ops = in.ops.low; // results are among the first four operands
    for (u32 left = list.writes; left != 0; left >>= 1, ops >>= 32)
      exec = exec || ((left & 1) != 0 && static_cast<u32>(ops) - exec_bits < 2);
    return exec ? out | writes_exec : out;
  }

  /// Fills in a free entry: what is right for instructions like this one, according to its row. Returns false if the row
  /// alone does not decide; the entry then stays free. The instruction itself is not checked here.
  constexpr bool learn(const instruction& in, known_good& k) {
    if (in.row >= isa::row_count) return false;
    const isa::row& row = isa::rows[in.row];
    const isa::operand_list& list = isa::operand_lists[row.operands];
    if ((row.archs & isa::mask_of(p_.arch)) == 0 || (in.given & ~row.modifiers()) != 0 ||
        (row.required() & ~in.given) != 0)
      return false;
    const bool is_valu = (row.flags & isa::flag::valu) != 0;
    u32 open_checks = open_checks_of(row, list, in);
    u32 on_bus = is_valu && (row.reads & isa::special::vcc) != 0
                     ? operand(operand_kind::fixed, source_code::vcc).bits
                     : 0;
    u128 ops = in.ops.low, like = 0, headroom = 0, alignment = 0, room = 0;
    u128 compared = list.count < 4 ? ~u128{0} << 32 * list.count : 0;
    u128 registers_here = 0; // a 1 in each slot that has a register
    for (u32 n = 0; n != list.count; ++n, ops >>= 32) {
      if (n == 4) {
        ops = in.ops.high;
        open_checks |= many;
        k.high = k.high_all = k.high_room = 0;
      }
      const u32 bits = static_cast<u32>(ops), shift = 32 * n, kind = bits & kind_mask();
      const isa::operand_row& place = isa::operand_places[list.places.of[n]];
      const bool is_register = bits - first_register() < registers();
      // Vector registers are not on the bus.
      if (is_valu && (!is_register || kind == first_register()) && place.is_read() &&
          instruction_verifier::uses_bus(row, operand(bits))) {
        // Two are right only if they are the same: of registers, only the complete check can tell.
        if (on_bus != 0 && (on_bus != bits || is_register)) return false;
        on_bus = bits;
      }
      if (is_register) {
        if ((place.accepts >> ((kind >> kind_shift()) - 1) & 1) == 0) {
          if (!instructions_.is_copied_agpr(place, operand(bits))) return false;
          open_checks |= of_virtual;
        }
        const u32 dwords = place.dwords,
                  low = dwords < 2 ? 0 : alignment_of(row, operand(bits).kind(), dwords) - 1;
        if (n < 4) {
          registers_here |= u128{1} << shift;
          like |= u128{kind} << shift;
          room |= u128{kind | dwords} << shift;
          alignment |= u128{low} << shift;
        } else {
          k.high |= u64{kind} << (shift - 128);
          k.high_all |= u64{kind_and_sign} << (shift - 128);
          k.high_room |= (dwords | low << 8) << 16 * (n - 4);
        }
        continue;
      }
      const isa::operand_classes c = class_of(operand(bits), place.dwords);
      if ((c & place.accepts) == 0) return false;
      if (kind == first_of(operand_kind::label)) open_checks |= has_label, k.label = n;
      const slot_test t = slot_test::of(c, place, operand(bits));
      if (t.compared == 0) return false;
      if (n < 4) {
        like |= u128{t.like} << shift;
        headroom |= u128{t.headroom} << shift;
        compared |= u128{t.compared} << shift;
      } else {
        k.high |= u64{bits} << (shift - 128);
        k.high_all |= u64{~0u} << (shift - 128);
      }
    }
    if ((row.flags & isa::flag::branch) != 0 && (open_checks & has_label) == 0) return false;
    if (list.count == 5) k.high_all |= u64{~0u} << 32;
    if ((open_checks & many) != 0 &&
        !instructions_.fits_high_places(in, static_cast<u32>(&in - p_.code.begin())))
      return false;
    if (in.given != 0) {
      if (!instructions_.fits_modifiers(in, static_cast<u32>(&in - p_.code.begin()))) return false;
      learn_modifiers(row, in, k);
    }
    k.like = like;
    k.headroom = headroom | registers_here * (p_.is(stage::built) ? sign - p_.virtual_dwords : 0);
    k.compared = compared | registers_here * kind_and_sign;
    k.registers = registers_here * payload_mask();
    k.room = room | (ones() ^ registers_here) * (room_.empty() ? 0 : room_[0]);
    k.alignment = alignment;
    k.form = u64{in.row} << 48 | in.given;
    k.open_checks = open_checks;
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

  /// Registers are physical from now on: they have limits and alignments.
  constexpr void set_limits() {
    for (u32 b = 0; b != bank_count; ++b) beyond_[b] = sign - 1 - register_limit(p_, static_cast<bank>(b));
    for (const u32 slot : used_) set_limits(known_->of[slot]);
  }
  constexpr void set_limits(known_good& k) const {
    // Slot-wise sign - (limit - dwords + 1); only multiples of the alignment are compared, so its low bits may go.
    const u128 with_register = k.registers & ones(), low = k.like >> kind_shift() & with_register,
               high = k.like >> (kind_shift() + 1) & with_register;
    const u128 beyond = (low & ~high) * beyond_[0] + (high & ~low) * beyond_[1] + (low & high) * beyond_[2];
    const u128 dwords = k.room & with_register * 0xff;
    k.headroom = (k.headroom & ~(with_register * ~0u)) | ((beyond + dwords) & ~k.alignment);
    k.compared |= k.alignment;
    if ((k.open_checks & of_virtual) != 0) k.form = ~u64{0};
  }

  struct known_table {
    known_good of[slot_count + most_known]; ///< what collides goes to the next free entry
  };

  const program& p_;
  note& error_;
  structure_verifier structure_;
  const list<u32>& room_;
  bool asks_groups_ = false; ///< whether registers are virtual and their groups are noted
  instruction_verifier instructions_;
  known_table* known_ = new known_table{};
  list<u32> used_; ///< entries of known_
  u32 beyond_[bank_count] =
      {}; ///< by bank: what carries its first register number that is too high into the payload's sign bit
};

/// What verify finds in a program as the builder has made it, see verifier::run_open.
constexpr void verify_open(const program& p, note& error) {
  if (!error.raised) verifier(p, error).run_open();
}

/// Checks `p`; fills `error` with the first mistake found.
constexpr void verify(const program& p, note& error) {
  if (!error.raised) verifier(p, error).run();
}

} // namespace kiln::ir
