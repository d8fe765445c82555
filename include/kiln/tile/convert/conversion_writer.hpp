// SPDX-License-Identifier: MIT
// Writes a plan of conversion as instructions.
#pragma once

#include <kiln/author/values/lanes.hpp>
#include <kiln/tile/convert/conversion_plan.hpp>
#include <kiln/tile/convert/pick_bytes.hpp>
#include <kiln/tile/memory/thread_map.hpp>

namespace kiln::tile {

/// Carries registers of a lane through the moves of a plan, all but mover::lds. Registers are numbers of VGPRs; those of the
/// source are read only. Moves that exchange in place work on copies, made where the result is to be.
class conversion_writer {
public:
  constexpr conversion_writer(builder b, const conversion_plan& plan, const source& at)
      : k(b), plan_(plan), space_(plan.space), at_(at) {}

  /// `from` is the source's first register of `from_count`, `step` the distance to the next: 2 for halves of 64-bit numbers.
  /// The result goes to `to` in the same way.
  constexpr void run(u32 from, u32 from_count, u32 to, u32 to_count, u32 step) {
    require_lanes(k, at_, "converted");
    registers_ = 1u << (space_.item_bits - space_.bits_in_register());
    for (u32 r = 0; r < registers_; ++r) now_[r] = from + (r & (from_count - 1)) * step, owned_[r] = false;
    if (stays_in_place(0)) {
      place_results(0, to, to_count, step);
      for (u32 r = 0; r < registers_; ++r)
        if (result_[r] != 0) copy_to(r, result_[r]);
    }
    for (u32 i = 0; i < plan_.count; ++i) {
      const move& m = plan_.moves[i];
      for (u32& r : result_) r = 0;
      if (!is_in_place(m) && stays_in_place(i + 1)) place_results(i + 1, to, to_count, step);
      carry_out(m);
    }
    for (u32 r = 0; r < to_count; ++r)
      if (now_[r] != to + r * step) selection::move(k.program_draft(), bits(to + r * step), bits(now_[r]));
  }

private:
  static constexpr bool is_in_place(const move& m) {
    return m.by == mover::rename || m.by == mover::permlane16_swap || m.by == mover::permlane32_swap;
  }
  constexpr bool stays_in_place(u32 first) const {
    for (u32 i = first; i < plan_.count; ++i)
      if (!is_in_place(plan_.moves[i])) return false;
    return true;
  }
  /// The register after a map of items alone -> the one before it.
  constexpr u32 register_before(const bit_map& m, u32 r) const {
    return (m(r << space_.bits_in_register()) & space_.items()) >> space_.bits_in_register();
  }
  /// Where the registers after so many moves end, if the other moves are in place. A register that ends twice has one of them.
  constexpr void place_results(u32 done, u32 to, u32 to_count, u32 step) {
    for (u32& r : result_) r = 0;
    for (u32 end = 0; end < to_count; ++end) {
      u32 r = end;
      for (u32 i = plan_.count; i-- > done;)
        if (plan_.moves[i].by == mover::rename) r = register_before(plan_.moves[i].map, r);
      if (result_[r] == 0) result_[r] = to + end * step;
    }
  }

  constexpr emit::operand bits(u32 first) const {
    return selection::reg_operand(ir::bank::vgpr, first, isa::element::bits, at_);
  }
  constexpr u32 fresh() const { return k.vgpr<b32>().first_dword(); }
  constexpr u32 result_or_fresh(u32 r) const { return result_[r] != 0 ? result_[r] : fresh(); }
  constexpr void copy_to(u32 r, u32 to) {
    selection::move(k.program_draft(), bits(to), bits(now_[r]));
    now_[r] = to, owned_[r] = true;
  }
  /// Makes the register one that may be written: the result's, or a new one.
  constexpr void own(u32 r) {
    bool is_shared = !owned_[r];
    for (u32 other = 0; other < registers_; ++other) is_shared |= other != r && now_[other] == now_[r];
    if (is_shared) copy_to(r, fresh());
  }

  constexpr void carry_out(const move& m) {
    switch (m.by) {
    case mover::rename: return rename(m.map);
    case mover::byte_permute: return permute_bytes(m.map);
    case mover::permlane16_swap: return swap(m.map, isa::mn::v_permlane16_swap_b32);
    case mover::permlane32_swap: return swap(m.map, isa::mn::v_permlane32_swap_b32);
    case mover::dpp_exchange: return exchange_by_dpp(m.map);
    case mover::lds_exchange: return exchange_by_lds(m.map);
    case mover::dpp: return move_by_dpp(m.map);
    case mover::bpermute: return move_by_bpermute(m.map);
    case mover::lds: break;
    }
    k.program_draft().fail(at_, "this move of a conversion goes through a tile in LDS");
  }
  constexpr void take(const u32 (&made)[256]) {
    for (u32 r = 0; r < registers_; ++r) now_[r] = made[r], owned_[r] = true;
  }

  constexpr void rename(const bit_map& m) {
    u32 made[256] = {};
    bool owned[256] = {};
    for (u32 r = 0; r < registers_; ++r)
      made[r] = now_[register_before(m, r)], owned[r] = owned_[register_before(m, r)];
    for (u32 r = 0; r < registers_; ++r) now_[r] = made[r], owned_[r] = owned[r];
  }
  constexpr void permute_bytes(const bit_map& m) {
    u32 made[256] = {};
    byte_permuter permuter(k, space_, m, now_, at_);
    for (u32 r = 0; r < registers_; ++r) permuter.write(r, made[r] = result_or_fresh(r));
    take(made);
  }

  /// The register's bit and the lane's that a move exchanges.
  struct exchanged_bits {
    u32 of_register = 0, of_lane = 0;
  };
  constexpr exchanged_bits exchanged(const bit_map& m) const {
    for (u32 i = space_.bits_in_register(); i < space_.item_bits; ++i)
      if (const u32 lane = m.images[i] >> space_.item_bits; lane != 0)
        return {i - space_.bits_in_register(), highest_bit(lane)};
    return {};
  }
  /// Calls `use(r, r with the bit)` for all pairs of registers.
  template<class Use> constexpr void each_pair(u32 bit, Use use) {
    for (u32 r = 0; r < registers_; ++r)
      if ((r >> bit & 1) == 0) use(r, r | 1u << bit);
  }
  constexpr void swap(const bit_map& m, isa::mn::mnemonic instruction) {
    each_pair(exchanged(m).of_register, [&](u32 a, u32 b) {
      own(a), own(b);
      k.emit(instruction, bits(now_[a]), bits(now_[b]));
    });
  }
  /// VCC: lanes that have the bit, or those that have not.
  constexpr void set_vcc(u32 lane_bit, bool have) const {
    u64 lanes = 0;
    for (u32 lane = 0; lane < 64; ++lane) lanes |= u64{(lane >> lane_bit & 1) == (have ? 1u : 0u)} << lane;
    k.program_draft().program.written_unnamed |= isa::special::vcc;
    for (u32 half = 0; half < 2; ++half) {
      emit::operand to = half == 0 ? emit::operand(vcc_lo, at_) : emit::operand(vcc_hi, at_);
      k.emit(isa::mn::s_mov_b32, to, emit::operand(static_cast<i64>(lanes >> 32 * half & 0xffff'ffff), at_));
    }
  }
  /// Lanes without the bit have their first register and the first one of the lane across, lanes with it the second ones.
  constexpr void exchange_by_dpp(const bit_map& m) {
    const exchanged_bits of = exchanged(m);
    u32 made[256] = {};
    for (u32 have = 0; have < 2; ++have) {
      set_vcc(of.of_lane, have != 0);
      each_pair(of.of_register, [&](u32 a, u32 b) {
        const u32 r = have != 0 ? b : a, own = now_[r], other = now_[have != 0 ? a : b];
        made[r] = result_or_fresh(r);
        select_across(of.of_lane, have != 0, bits(made[r]), bits(other), bits(own));
      });
    }
    take(made);
  }
  /// `own` in lanes of VCC, else `other` of the lane that differs in a bit. Lanes 4 apart are reached by shifts, whose lanes
  /// without a source are lanes of VCC.
  constexpr void select_across(u32 lane_bit, bool have, emit::operand to, emit::operand other,
                               emit::operand own) const {
    const auto with = [&](const auto& control) {
      k.emit(isa::mn::v_cndmask_b32, to, other, own, vcc, control, bound_ctrl);
    };
    if (lane_bit == 0) return with(quad_perm(1, 0, 3, 2));
    if (lane_bit == 1) return with(quad_perm(2, 3, 0, 1));
    if (lane_bit == 3) return with(row_ror(8));
    if (have) return with(row_shl(4)); // lanes without the bit take what lies 4 lanes above
    with(row_shr(4));
  }
  /// Each lane sends the register that it does not keep.
  constexpr void exchange_by_lds(const bit_map& m) {
    const exchanged_bits of = exchanged(m);
    u32 made[256] = {}, arrived[256] = {};
    const u32 across = of.of_lane == 4 ? 0 : lane_address(lane_address(identity(6)), 1u << of.of_lane);
    set_vcc(of.of_lane, true);
    each_pair(of.of_register, [&](u32 a, u32 b) {
      const u32 sent = fresh();
      arrived[a] = fresh();
      k.emit(isa::mn::v_cndmask_b32, bits(sent), bits(now_[b]), bits(now_[a]), vcc);
      if (of.of_lane == 4)
        k.emit(isa::mn::ds_swizzle_b32, bits(arrived[a]), bits(sent), offset(16 << 10 | 0x1f));
      else
        k.emit(isa::mn::ds_bpermute_b32, bits(arrived[a]), bits(across), bits(sent));
    });
    each_pair(of.of_register, [&](u32 a, u32 b) {
      made[a] = result_or_fresh(a), made[b] = result_or_fresh(b);
      k.emit(isa::mn::v_cndmask_b32, bits(made[a]), bits(now_[a]), bits(arrived[a]), vcc);
      k.emit(isa::mn::v_cndmask_b32, bits(made[b]), bits(arrived[a]), bits(now_[b]), vcc);
    });
    take(made);
  }

  constexpr bit_map lanes_of(const bit_map& m) const {
    bit_map out{.inputs = 6, .outputs = 6, .constant = m.constant >> space_.item_bits & 63, .images = {}};
    for (u32 i = 0; i < 6; ++i) out.images[i] = m.images[space_.lane_bit(i)] >> space_.item_bits & 63;
    return out;
  }
  /// Within quads by one instruction; else by the lane exclusive-or a mask, in one or two.
  constexpr void move_by_dpp(const bit_map& m) {
    const bit_map lanes = lanes_of(m);
    const u32 mask = lanes.constant;
    const bool is_far = mask > 3;
    const u32 rest = !is_far           ? 0
                     : (mask ^ 7) <= 3 ? mask ^ 7
                     : (mask ^ 8) <= 3 ? mask ^ 8
                                       : mask ^ 15; // of the lanes that mirrors and rotations reach
    u32 made[256] = {};
    for (u32 r = 0; r < registers_; ++r) {
      u32 from = now_[r];
      made[r] = result_or_fresh(r);
      if (is_far) {
        const u32 reached = rest == 0 ? made[r] : fresh();
        if ((mask ^ rest) == 7)
          k.emit(isa::mn::v_mov_b32, bits(reached), bits(from), row_half_mirror);
        else if ((mask ^ rest) == 8)
          k.emit(isa::mn::v_mov_b32, bits(reached), bits(from), row_ror(8));
        else
          k.emit(isa::mn::v_mov_b32, bits(reached), bits(from), row_mirror);
        from = reached;
      }
      if (is_far && rest == 0) continue;
      const auto lane = [&](u32 i) { return is_far ? i ^ rest : lanes(i); };
      k.emit(isa::mn::v_mov_b32, bits(made[r]), bits(from), quad_perm(lane(0), lane(1), lane(2), lane(3)));
    }
    take(made);
  }
  /// 4 times the number of the lane that each lane reads, but for the constant.
  constexpr u32 lane_address(bit_map lanes) const {
    lanes.outputs = 8, lanes.constant = 0;
    for (u32 i = 0; i < 6; ++i) lanes.images[i] *= 4;
    for (u32 size = 64; size < k.program().work_items(); size *= 2) lanes.append(0);
    return apply(k, lanes, as<u32>(k.thread_idx.x), at_).first_dword();
  }
  constexpr u32 lane_address(u32 address, u32 constant) const {
    if (constant == 0) return address;
    const author::handle<ir::bank::vgpr, u32> without(k.program_draft(), address);
    return vgpr<u32>(without ^ constant * 4).first_dword();
  }
  /// The lane that a register reads is that of register 0 exclusive-or a constant.
  constexpr void move_by_bpermute(const bit_map& m) {
    const u32 first = lane_address(lanes_of(m));
    u32 made[256] = {}, address[64] = {};
    for (u32 r = 0; r < registers_; ++r) {
      const u32 from = m(r << space_.bits_in_register()), constant = from >> space_.item_bits & 63;
      if (address[constant] == 0) address[constant] = lane_address(first, constant);
      made[r] = result_or_fresh(r);
      k.emit(isa::mn::ds_bpermute_b32, bits(made[r]), bits(address[constant]),
             bits(now_[(from & space_.items()) >> space_.bits_in_register()]));
    }
    take(made);
  }

  builder k;
  const conversion_plan& plan_;
  place_space space_;
  source at_;
  u32 registers_ = 0;
  u32 now_[256] = {};    ///< by register of the layout so far: the VGPR that has it
  bool owned_[256] = {}; ///< not one of the source's
  u32 result_[256] = {}; ///< where the next move may write a register, 0 for anywhere
};

} // namespace kiln::tile
