// SPDX-License-Identifier: MIT
// Checks what holds a program's instructions together: register groups and blocks.
#pragma once

#include <kiln/ir/verify/verify_instruction.hpp>

namespace kiln::ir {

/// The part of verify.hpp that does not check instructions.
class structure_verifier {
public:
  constexpr structure_verifier(const program& p, note& error) : p_(p), error_(error) {}

  /// By virtual dword, once check_groups has filled it: its bank as an operand's bits, and how many dwords its group has from
  /// it on.
  constexpr const list<u32>& room() const { return room_; }

  constexpr text_buffer& fail(source where = {}) {
    error_.raised = true;
    error_.where = where;
    return error_.text;
  }

  /// Groups lie one after another; notes for programs over virtual registers the bank and the rest of each dword's group.
  /// Not used for a finished program.
  constexpr void check_groups() {
    const bool is_virtual = p_.is(stage::built);
    const u32 total = p_.virtual_dwords;
    if (is_virtual) room_ = list<u32>(total + 1);
    u32* const room = room_.begin();
    u32 next = 0;
    if (!p_.is(stage::finished)) {
      for (const register_group& g : p_.groups) {
        const u32 dwords = g.dwords;
        if (g.first != next || dwords - 1 >= total - next) return refuse_group(g, next);
        if (g.fixed >= 0 && !is_in_bank(g)) return;
        if (is_virtual) {
          u32 bits = (static_cast<u32>(g.bank) + 1) << kind_shift() | dwords;
          u32* to = room + next;
          *to = bits;
          for (u32 more = dwords - 1; more != 0; --more) *++to = --bits;
        }
        next += dwords;
      }
      if (next != total) return refuse_total();
    }
    for (const input& i : p_.inputs)
      if (i.group >= p_.groups.size())
        return fail() << "an input is in register group " << i.group << " of " << p_.groups.size(), void();
  }
  /// Of groups as the builder makes them, only those at the beginning may have a number that the author has chosen.
  constexpr void check_fixed_groups() {
    for (const register_group& g : p_.groups)
      if (g.first >= p_.placed_dwords || (g.fixed >= 0 && !is_in_bank(g))) return;
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
    if (!p_.is(stage::finished)) return;
    const isa::flag_mask last = code != 0 ? isa::rows[p_.code[code - 1].row].flags : 0;
    constexpr isa::flag_mask leaves = isa::flag::ends_program | isa::flag::branch;
    if ((last & leaves) == 0 || (last & isa::flag::conditional) != 0 || p_.blocks.back().first == code)
      fail() << "the program runs past its last instruction";
  }

private:
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
    const u32 limit = registers_in(g.bank, isa::facts_of(p_.arch));
    if (static_cast<u32>(g.fixed) + g.dwords <= limit) return true;
    fail(g.where) << "register group fixed at register " << i32{g.fixed} << " ends beyond the last one, "
                  << limit - 1;
    return false;
  }

  const program& p_;
  note& error_;
  list<u32> room_;
};

} // namespace kiln::ir
