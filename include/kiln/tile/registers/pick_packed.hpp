// SPDX-License-Identifier: MIT
// Registers of packed numbers that meet those of another tile.
#pragma once

#include <kiln/selection/moves.hpp>
#include <kiln/tile/registers/item_match.hpp>

namespace kiln::tile {

/// Makes registers of numbers of 2 or 1 bytes, `each` in a register, out of the packed numbers of a vector: number i of
/// register r is item meets(each * r + i). The vector's own register where it has them so, else v_perm_b32: one instruction for
/// numbers of up to two registers, three for those of four.
class packed_picker {
public:
  constexpr packed_picker(emit::draft& k, const item_match& meets, u32 first_dword, u32 each,
                          const source& at)
      : k_(k), meets_(meets), first_(first_dword), each_(each), at_(at) {}

  /// The VGPR that has the numbers of register `r`.
  constexpr u32 pick(u32 r) const {
    byte_at bytes[4];
    bool is_own = true;
    for (u32 i = 0; i < 4; ++i) {
      const u32 item = meets_(each_ * r + i * each_ / 4), size = 4 / each_;
      bytes[i] = {first_ + item / each_, item % each_ * size + i % size};
      is_own &= bytes[i].in == bytes[0].in && bytes[i].byte == i;
    }
    if (is_own) return bytes[0].in;
    u32 second = bytes[0].in;
    bool is_pair = true;
    for (const byte_at& b : bytes) {
      if (b.in == bytes[0].in || b.in == second) continue;
      is_pair &= second == bytes[0].in;
      second = b.in;
    }
    if (is_pair) return permuted(second, bytes[0].in, selector(bytes, 4, bytes[0].in));
    const u32 low = permuted(bytes[1].in, bytes[0].in, selector(bytes, 2, bytes[0].in)),
              high = permuted(bytes[3].in, bytes[2].in, selector(bytes + 2, 2, bytes[2].in));
    return permuted(high, low, 0x0504'0100);
  }

private:
  struct byte_at {
    u32 in = 0, byte = 0; ///< a register and its byte
  };
  /// Of v_perm_b32: 0 to 3 are bytes of the low register, 4 to 7 of the other.
  static constexpr u32 selector(const byte_at* bytes, u32 count, u32 low) {
    u32 out = 0;
    for (u32 i = 0; i < count; ++i) out |= (bytes[i].byte + (bytes[i].in == low ? 0 : 4)) << 8 * i;
    return out;
  }
  constexpr u32 permuted(u32 high, u32 low, u32 selected) const {
    const auto bits = [this](u32 first) {
      return selection::reg_operand(ir::bank::vgpr, first, isa::element::bits, at_);
    };
    const emit::operand chosen = selection::new_reg(k_, ir::bank::sgpr, isa::element::bits, at_),
                        out = selection::new_reg(k_, ir::bank::vgpr, isa::element::bits, at_);
    k_.emit(isa::mn::s_mov_b32, chosen, emit::operand(static_cast<i64>(selected), at_));
    k_.emit(isa::mn::v_perm_b32, out, bits(high), bits(low), chosen);
    return out.code.payload();
  }

  emit::draft& k_;
  item_match meets_;
  u32 first_, each_;
  source at_;
};

} // namespace kiln::tile
