// SPDX-License-Identifier: MIT
// Compare and exchange between registers of a lane, lanes of a wave, waves of a workgroup: the steps of a sorting network.
#pragma once

#include <kiln/kernel/sort_key.hpp>

namespace kiln::kernel {

/// Up to four items per lane. An item is a key, or a key and the index it came from; the index then decides between equal keys,
/// so that no two items are equal and a sort is stable.
///
/// A step between lanes leaves the lesser item of each two in the lane whose number has the bit `distance` clear.
template<bool Indices> class compare_exchange {
public:
  static constexpr u32 dwords = Indices ? 2 : 1;
  static constexpr u32 row_lanes = 16; ///< which data-parallel primitives reach

  constexpr explicit compare_exchange(builder b) : k(b) {
    for (u32& item : items_) item = fresh();
  }

  constexpr vector_handle<i32> key(u32 r) const { return dword(items_[r], dwords - 1); }
  constexpr vector_handle<i32> index(u32 r) const { return dword(items_[r], 0); }

  /// Reverses the order of all items of the lanes where `mask` is -1; where it is 0 they stay.
  constexpr void invert(const vgpr<i32>& mask) {
    for (u32 item : items_)
      for (u32 d = 0; d < dwords; ++d) k.v_xor_b32(dword(item, d), dword(item, d), mask);
  }
  /// -1 in lanes of the workgroup whose number has this bit, 0 in others.
  constexpr vgpr<i32> lanes_with(u32 bit) {
    auto mask = k.vgpr<i32>();
    k.v_bfe_i32(mask, k.thread_idx.x, __builtin_ctz(bit), 1);
    return mask;
  }

  /// Between two registers of each lane: the lesser item to `low`.
  constexpr void in_lane(u32 low, u32 high) {
    const u32 less = fresh(), greater = fresh();
    order(less, greater, items_[low], items_[high]);
    items_[low] = less;
    items_[high] = greater;
  }

  /// Between lanes `distance` apart: 1, 2, 4 or 8.
  constexpr void in_row(u32 distance) { in_row<false>(distance); }
  /// Between a group of 2 * distance lanes and its mirror image, register r with register 3 - r.
  constexpr void mirrored_in_row(u32 distance) { in_row<true>(distance); }

  /// Between lanes of other rows: distance 16 or 32.
  constexpr void across_rows(u32 distance) {
    if (k.arch() == isa::arch::gfx950) {
      across_rows_by_swap(0, 1, distance);
      across_rows_by_swap(2, 3, distance);
      return;
    }
    auto partner = k.vgpr<i32>();
    k.v_xor_b32(partner, 32, k.thread_idx.x);
    k.v_lshlrev_b32(partner, 2, partner); // ds_bpermute counts bytes and takes the lane modulo 64
    for (u32& item : items_) {
      const u32 other = fresh();
      for (u32 d = 0; d < dwords; ++d)
        if (distance == 16)
          k.ds_swizzle_b32(dword(other, d), dword(item, d), offset(0x401f)); // lane & 31 ^ 16
        else
          k.ds_bpermute_b32(dword(other, d), partner, dword(item, d));
      item = keep(item, other, distance);
    }
  }

  /// Between waves: distance 64 or 128 lanes of the workgroup. `shared` holds all items and is not in use.
  constexpr void across_waves(u32 distance, const author::lds_array<i32>& shared) {
    auto own = k.thread_idx.x + 0;
    auto partner = k.thread_idx.x ^ static_cast<i32>(distance);
    for (u32 r = 0; r < 4; ++r)
      for (u32 d = 0; d < dwords; ++d) shared[own + place(r, d)] = dword(items_[r], d);
    k.s_barrier();
    for (u32 r = 0; r < 4; ++r) {
      const u32 other = fresh();
      for (u32 d = 0; d < dwords; ++d) dword(other, d) = shared[partner + place(r, d)];
      items_[r] = keep(items_[r], other, distance);
    }
  }

private:
  static constexpr i32 place(u32 r, u32 d) { return static_cast<i32>((r * dwords + d) * 256); }

  constexpr vector_handle<i32> dword(u32 item, u32 d) const { return {k, item + d}; }
  constexpr vector_handle<i64> whole(u32 item) const { return {k, item}; }
  constexpr u32 fresh() { return k.vgpr<i32, dwords>().first_dword(); }

  constexpr void order(u32 less, u32 greater, u32 a, u32 b) {
    if constexpr (Indices) {
      k.v_cmp_lt_i64(vcc, whole(b), whole(a));
      for (u32 d = 0; d < dwords; ++d) {
        k.v_cndmask_b32(dword(less, d), dword(a, d), dword(b, d), vcc);
        k.v_cndmask_b32(dword(greater, d), dword(b, d), dword(a, d), vcc);
      }
    } else {
      k.v_min_i32(dword(less, 0), dword(a, 0), dword(b, 0));
      k.v_max_i32(dword(greater, 0), dword(a, 0), dword(b, 0));
    }
  }

  /// The lesser of a lane's own item and its partner's, or the greater in lanes with the bit `distance`.
  constexpr u32 keep(u32 own, u32 other, u32 distance) {
    const u32 kept = fresh();
    if constexpr (Indices) {
      auto upper = lanes_with(distance);
      auto keeps_greater = k.sgpr<b64>();
      k.v_cmp_ne_u32(keeps_greater, 0, upper);
      k.v_cmp_lt_i64(vcc, whole(other), whole(own));
      k.s_xor_b64(vcc, vcc, keeps_greater);
      for (u32 d = 0; d < dwords; ++d) k.v_cndmask_b32(dword(kept, d), dword(own, d), dword(other, d), vcc);
    } else {
      // The median of two numbers and the least (greatest) of all is the lesser (greater).
      auto bound = lanes_with(distance);
      k.v_xor_b32(bound, 0x8000'0000, bound);
      k.v_med3_i32(dword(kept, 0), dword(own, 0), dword(other, 0), bound);
    }
    return kept;
  }

  /// Where lanes read their partner's item: two controls for distance 4, the second for lanes with the bit.
  struct partner_lanes {
    emit::typed_modifier<isa::modifier::dpp_ctrl> lower, upper;
  };
  template<bool Mirror> static constexpr partner_lanes partners(u32 distance) {
    switch (distance) {
    case 1: return {quad_perm(1, 0, 3, 2), quad_perm(1, 0, 3, 2)};
    case 2:
      return Mirror ? partner_lanes{quad_perm(3, 2, 1, 0), quad_perm(3, 2, 1, 0)}
                    : partner_lanes{quad_perm(2, 3, 0, 1), quad_perm(2, 3, 0, 1)};
    case 4:
      return Mirror ? partner_lanes{row_half_mirror, row_half_mirror} : partner_lanes{row_shl(4), row_shr(4)};
    default: return Mirror ? partner_lanes{row_mirror, row_mirror} : partner_lanes{row_ror(8), row_ror(8)};
    }
  }

  template<bool Mirror> constexpr void in_row(u32 distance) {
    const partner_lanes from = partners<Mirror>(distance);
    // Lanes with the bit 4 or 8 are whole banks of four, which a write can be limited to.
    const auto upper_banks = bank_mask(distance == 4 ? 0xa : 0xc);
    u32 kept[4];
    for (u32 r = 0; r < 4; ++r) {
      const u32 own = items_[r], source = items_[Mirror ? 3 - r : r];
      if (!Indices && distance >= 4) {
        kept[r] = fresh();
        k.v_min_i32(dword(kept[r], 0), dword(source, 0), dword(own, 0), from.lower, bound_ctrl);
        k.v_max_i32(dword(kept[r], 0), dword(source, 0), dword(own, 0), from.upper, upper_banks);
        continue;
      }
      const u32 other = fresh();
      for (u32 d = 0; d < dwords; ++d) {
        k.v_mov_b32(dword(other, d), dword(source, d), from.lower, bound_ctrl);
        if (!Mirror && distance == 4) k.v_mov_b32(dword(other, d), dword(source, d), from.upper, upper_banks);
      }
      kept[r] = keep(own, other, distance);
    }
    for (u32 r = 0; r < 4; ++r) items_[r] = kept[r];
  }

  /// v_permlane16_swap (32): the odd rows (upper half) of one register change places with the even rows (lower half) of the
  /// other. After it, two registers' partners stand in the same lanes; a second swap brings the results home. // CDNA4 ISA,
  /// VOP1
  constexpr void across_rows_by_swap(u32 r, u32 s, u32 distance) {
    swap(items_[r], items_[s], distance);
    in_lane(r, s);
    swap(items_[r], items_[s], distance);
  }
  constexpr void swap(u32 a, u32 b, u32 distance) {
    for (u32 d = 0; d < dwords; ++d)
      if (distance == 16)
        k.v_permlane16_swap_b32(dword(a, d), dword(b, d));
      else
        k.v_permlane32_swap_b32(dword(a, d), dword(b, d));
  }

  builder k;
  u32 items_[4];
};

} // namespace kiln::kernel
