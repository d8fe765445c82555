// SPDX-License-Identifier: MIT
// Registers made of bytes of others, by v_perm_b32.
#pragma once

#include <kiln/author/builder.hpp>
#include <kiln/tile/convert/mover.hpp>

namespace kiln::tile {

/// Writes v_perm_b32: byte i of `to` is byte `selector >> 8 i & 255` of two registers, 0 to 3 of `low`, 4 to 7 of `high`.
// By value: clang's bytecode interpreter captures no reference parameters.
constexpr void pick_bytes(builder k, u32 to, u32 high, u32 low, u32 selector, source at) {
  const auto bits = [&](u32 first) {
    return selection::reg_operand(ir::bank::vgpr, first, isa::element::bits, at);
  };
  const sgpr<b32> chosen = k.sgpr<b32>(static_cast<i64>(selector));
  k.emit(isa::mn::v_perm_b32, bits(to), bits(high), bits(low), emit::operand(chosen, at));
}

/// Registers whose bytes are permuted by an affine map of item numbers: one instruction for a register that is made of two, two
/// for one that is made of four. Those of four share what two instructions of their own need, so each writes whole registers.
class byte_permuter {
public:
  /// `from` are the registers of all items.
  constexpr byte_permuter(builder b, const place_space& space, const bit_map& items, const u32 (&from)[256],
                          const source& at)
      : k(b), space_(space), items_(items), from_(from), at_(at) {}

  /// Writes register `r` of the permuted ones to VGPR `to`.
  constexpr void write(u32 r, u32 to) {
    byte_at bytes[4];
    for (u32 i = 0; i < 4; ++i) bytes[i] = source_of(4 * r + i);
    u32 first = bytes[0].in, second = first;
    bool is_pair = true;
    for (const byte_at& b : bytes) {
      if (b.in == first || b.in == second) continue;
      is_pair &= second == first;
      second = b.in;
    }
    if (is_pair) return pick_bytes(k, to, second, first, selector(bytes, 4, first), at_);
    const u32 low = half(bytes[0], bytes[1]), high = half(bytes[2], bytes[3]);
    pick_bytes(k, to, halves_[high / 2].made, halves_[low / 2].made,
               low % 2 * 0x0202 | 0x0100 | (high % 2 * 0x0202u | 0x0504u) << 16, at_);
  }

private:
  struct byte_at {
    u32 in = 0, byte = 0; ///< a register and its byte
    friend constexpr bool operator==(const byte_at&, const byte_at&) = default;
  };
  /// An instruction whose result is two halves of 2 bytes.
  struct two_halves {
    byte_at bytes[4];
    u32 made = 0;
  };

  /// Of byte `b` of all permuted registers, counted from the first one's.
  constexpr byte_at source_of(u32 b) const {
    const u32 item_bytes = space_.element_bits / 8, item = items_(b / item_bytes);
    const u32 byte = (item & mask_of_bits(space_.bits_in_register())) * item_bytes + b % item_bytes;
    return {from_[(item & space_.items()) >> space_.bits_in_register()], byte};
  }
  static constexpr u32 selector(const byte_at* bytes, u32 count, u32 low) {
    u32 out = 0;
    for (u32 i = 0; i < count; ++i) out |= (bytes[i].byte + (bytes[i].in == low ? 0 : 4)) << 8 * i;
    return out;
  }
  /// Number of the half that has these two bytes. The other half of its instruction is what a later register needs of the same
  /// two: the same map with a bit of the register's number changed.
  constexpr u32 half(const byte_at& a, const byte_at& b) {
    for (u32 h = 0; h < 2 * count_; ++h)
      if (halves_[h / 2].bytes[h % 2 * 2] == a && halves_[h / 2].bytes[h % 2 * 2 + 1] == b) return h;
    two_halves& made = halves_[count_];
    made.bytes[0] = a, made.bytes[1] = b;
    find_partner(made);
    made.made = k.vgpr<b32>().first_dword();
    pick_bytes(k, made.made, b.in, a.in, selector(made.bytes, 4, a.in), at_);
    return 2 * count_++;
  }
  constexpr void find_partner(two_halves& made) const {
    made.bytes[2] = made.bytes[0], made.bytes[3] = made.bytes[1];
    const u32 halves = 2 << (space_.item_bits - space_.bits_in_register());
    for (u32 h = 0; h < halves; ++h) {
      const byte_at a = source_of(2 * h), b = source_of(2 * h + 1);
      if (a.in == made.bytes[0].in && b.in == made.bytes[1].in &&
          !(a == made.bytes[0] && b == made.bytes[1])) {
        made.bytes[2] = a, made.bytes[3] = b;
        return;
      }
    }
  }

  builder k;
  place_space space_;
  bit_map items_;
  const u32 (&from_)[256];
  source at_;
  u32 count_ = 0;
  two_halves halves_[256] = {};
};

} // namespace kiln::tile
