// SPDX-License-Identifier: MIT
// What the judge of register assignment notes about registers.
#pragma once

#include <kiln/ir/program.hpp>

namespace kiln::check::detail {

// Operands hash to slots as in text::line_cache: registers, fixed sources and `off` never meet modulo this prime, and the
// registers of one bank follow each other. The slot of what is no register holds the operand itself.
inline constexpr u32 slot_count = 1381;
inline constexpr u32 most_dwords = 32;

struct registers {
  u32 of[slot_count + most_dwords];
};

/// Whether the registers behind the first hold the rest of a value of `dwords` dwords. What is no register has no rest.
constexpr bool goes_on(const u32* slot, u32 value, u32 dwords) {
  if (!ir::operand::from_bits(value).is_register()) return true;
  for (const u32 last = value + dwords - 1; value != last;)
    if (*++slot != ++value) return false;
  return true;
}

/// What the registers hold at one point of the program, and a log of how that came.
class register_states {
public:
  register_states(const register_states&) = delete;
  register_states& operator=(const register_states&) = delete;

protected:
  static constexpr u32 unknown = ~0u; // no operand
  static constexpr u32 first_register = 1u << 28, register_kinds = 3u << 28;

  constexpr register_states() = default;
  constexpr ~register_states() { delete now_, delete joined_; }

  /// Whether the registers from a place on hold a value.
  constexpr bool holds(u32 value, u32 place, u32 dwords) const {
    const u32* const held = now_->of + place % 1381;
    return *held == value && (dwords == 1 || goes_on(held, value, dwords));
  }

  constexpr void set(u32 slot, u32 value) {
    log_.append_blank() = u64{now_->of[slot]} << 32 | slot;
    now_->of[slot] = value;
  }

  constexpr void go_back_to(u32 mark) {
    for (u32 i = log_.size(); i != mark; --i)
      set(static_cast<u32>(log_[i - 1]), static_cast<u32>(log_[i - 1] >> 32));
  }

  /// Joins the state at `mark` with the one here. The oldest change of a register since then tells what it held.
  constexpr void join(u32 mark) {
    ++stamp_;
    const u32 end = log_.size();
    u32* const now = now_->of;
    for (u32 i = mark; i != end; ++i) {
      const u32 slot = static_cast<u32>(log_[i]);
      if (joined_->of[slot] == stamp_) continue;
      joined_->of[slot] = stamp_;
      const u32 held = static_cast<u32>(log_[i] >> 32);
      if (now[slot] != held && now[slot] != unknown) set(slot, unknown);
    }
  }

  constexpr void forget() {
    for (u32 kind = 1; kind <= 3; ++kind)
      for (u32 r = 0; r < 256; ++r) {
        const u32 slot = (kind << 28 | r) % slot_count;
        const u32 held = now_->of[slot];
        if (held - first_register < register_kinds) set(slot, unknown);
      }
  }

  registers* now_ =
      new registers{}; ///< by slot: the virtual dword's operand bits; 0 or `unknown` if not known
  list<u64> log_;      ///< changes of now_: what a slot held, and the slot

private:
  registers* joined_ = new registers{}; ///< by slot: the last join that looked at it
  u32 stamp_ = 0;
};

/// The bank of a register operand, in messages.
constexpr char letter(u32 bits) { return " sva"[bits >> 28]; }

/// Whether the launch gives a virtual dword its value.
constexpr bool is_input(const ir::program& p, u32 dword) {
  for (const ir::input& in : p.inputs)
    if (dword - p.groups[in.group].first < p.groups[in.group].dwords) return true;
  return false;
}

/// A register that holds its value only for the lanes of an EXEC region.
struct fresh_lanes {
  u32 slot = 0, region = 0;
};

/// A read of a value that the register did not hold for certain.
struct doubt {
  u32 instruction = 0;
  u32 value = 0, place = 0; ///< operands of one dword
  u32 held = 0;
};

} // namespace kiln::check::detail
