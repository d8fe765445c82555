// SPDX-License-Identifier: MIT
// Plans that convert one register layout to another: cost and moves of known cases, proof of random ones, and moves carried out
// by instructions in the simulator.
#include "unit/sim/lane_kernel.hpp"

#include <algorithm>
#include <kiln/tile/convert/plan_conversion.hpp>
#include <random>

using namespace kiln;
using namespace kiln::test;
using namespace kiln::tile;
using namespace kiln::isa::mn;

namespace {

constexpr auto gfx942 = isa::arch::gfx942, gfx950 = isa::arch::gfx950;

struct expected_plan {
  const char *from, *to;
  u32 element_bits;
  isa::arch arch;
  u32 cost; ///< quarters of a VALU instruction for each register
  const char* moves;
};
// D of S^T = K Q^T, m named k, as B of O^T = V^T P^T. On gfx942 16x16x16 and 32x32x8 take D as it is.
constexpr expected_plan attention[] = {
    {"item[k1 k2 k16] lane[n1 n2 n4 n8 k4 k8]", "item[k1 k2 k16] lane[n1 n2 n4 n8 k4 k8]", 16, gfx942, 0, ""},
    {"item[k1 k2 k16] lane[n1 n2 n4 n8 k4 k8]", "item[k1 k2 k4] lane[n1 n2 n4 n8 k8 k16]", 16, gfx950, 4,
     "permlane32_swap item[i1 i2 l32] lane[l1 l2 l4 l8 l16 i4]\n"
     "permlane16_swap item[i1 i2 l16] lane[l1 l2 l4 l8 i4 l32]\n"},
    {"item[k1 k2 k8 k16] lane[n1 n2 n4 n8 n16 k4]", "item[k1 k2 k4 k16] lane[n1 n2 n4 n8 n16 k8]", 16, gfx950,
     2, "permlane32_swap item[i1 i2 l32 i8] lane[l1 l2 l4 l8 l16 i4]\n"},
    {"item[k1 k2 k16 k32] lane[n1 n2 n4 n8 k4 k8]", "item[k1 k2 k4 k8] lane[n1 n2 n4 n8 k16 k32]", 8, gfx950,
     4,
     "permlane32_swap item[i1 i2 i4 l32] lane[l1 l2 l4 l8 l16 i8]\n"
     "permlane16_swap item[i1 i2 l16 i8] lane[l1 l2 l4 l8 i4 l32]\n"},
    {"item[k1 k2 k8 k16] lane[n1 n2 n4 n8 n16 k4]", "item[k1 k2 k4 k8] lane[n1 n2 n4 n8 n16 k16]", 8, gfx950,
     2,
     "permlane32_swap item[i1 i2 i4 l32] lane[l1 l2 l4 l8 l16 i8]\n"
     "rename item[i1 i2 i8 i4] lane[l1 l2 l4 l8 l16 l32]\n"},
    {"item[k1 k2 k8 k16 k32] lane[n1 n2 n4 n8 n16 k4]", "item[k1 k2 k4 k8 k16] lane[n1 n2 n4 n8 n16 k32]", 4,
     gfx950, 6,
     "permlane32_swap item[i1 i2 i4 i8 l32] lane[l1 l2 l4 l8 l16 i16]\n"
     "byte_permute item[i1 i2 i16 i4 i8] lane[l1 l2 l4 l8 l16 l32]\n"},
};
constexpr expected_plan others[] = {
    {"item[m1 m2] lane[n1 n2 n4 n8 n16 n32]", "item[m2 m1] lane[n1 n2 n4 n8 n16 n32]", 32, gfx942, 0,
     "rename item[i2 i1] lane[l1 l2 l4 l8 l16 l32]\n"},
    {"item[m1 m2] lane[n1 n2 n4 n8 n16 n32]", "item[m2 m1] lane[n1 n2 n4 n8 n16 n32]", 16, gfx942, 4,
     "byte_permute item[i2 i1] lane[l1 l2 l4 l8 l16 l32]\n"},
    {"item[m1 m2 m4 m8] lane[n1 n2 n4 n8 n16 n32]", "item[m4 m8 m1 m2] lane[n1 n2 n4 n8 n16 n32]", 8, gfx942,
     8, "byte_permute item[i4 i8 i1 i2] lane[l1 l2 l4 l8 l16 l32]\n"},
    // Another register for the copy, and a register less.
    {"item[m1] lane[n1 n2 n4 n8 n16 n32]", "item[m1 0] lane[n1 n2 n4 n8 n16 n32]", 32, gfx942, 0,
     "rename item[i1 0] lane[l1 l2 l4 l8 l16 l32] of[i4]\n"},
    {"item[m1 0] lane[n1 n2 n4 n8 n16 n32]", "item[m1] lane[n1 n2 n4 n8 n16 n32]", 32, gfx942, 0, ""},
    {"item[m1] lane[n1 n2 n4 n8 n16 n32]", "item[m1] lane[n2 n1 n4 n8 n16 n32]", 32, gfx942, 4,
     "dpp item[i1] lane[l2 l1 l4 l8 l16 l32]\n"},
    {"item[m1] lane[n1 n2 n4 n8 n16 n32]", "item[m1] lane[n1 n2 n4 n8 n16 n32] at[n12^m1]", 32, gfx942, 8,
     "dpp item[i1] lane[l1 l2 l4 l8 l16 l32] at[l12]\nrename item[i1] lane[l1 l2 l4 l8 l16 l32] at[i1]\n"},
    {"item[m1] lane[n1 n2 n4 n8 n16 n32]", "item[m1] lane[n1 n4 n2 n8 n16 n32]", 32, gfx942, 8,
     "bpermute item[i1] lane[l1 l4 l2 l8 l16 l32]\n"},
    {"item[m1] lane[n1 n2 n4 n8 n16 n32]", "item[n8] lane[n1 n2 n4 m1 n16 n32]", 32, gfx942, 4,
     "dpp_exchange item[l8] lane[l1 l2 l4 i1 l16 l32]\n"},
    {"item[m1] lane[n1 n2 n4 n8 n16 n32]", "item[n32] lane[n1 n2 n4 n8 n16 m1]", 32, gfx942, 10,
     "lds_exchange item[l32] lane[l1 l2 l4 l8 l16 i1]\n"},
    {"item[m1] lane[n1 n2 n4 n8 n16 n32]", "item[m1] lane[n1 n2 n4 n8 n32 n16]", 32, gfx950, 6,
     "permlane32_swap item[l32] lane[l1 l2 l4 l8 l16 i1]\npermlane16_swap item[l16] lane[l1 l2 l4 l8 i1 "
     "l32]\n"
     "permlane32_swap item[l32] lane[l1 l2 l4 l8 l16 i1]\n"},
    // A vector of rows to all lanes of the row.
    {"item[] lane[n1 n2 n4 n8 m1 m2]", "item[] lane[n1 n2 0 0 m1 m2] of[n16]", 32, gfx942, 8,
     "bpermute item[] lane[l1 l2 0 0 l16 l32]\n"},
    {"item[m1] lane[n1 n2 n4 n8 n16 n32] wave[m2]", "item[m2] lane[n1 n2 n4 n8 n16 n32] wave[m1]", 32, gfx942,
     12, "lds item[w1] lane[l1 l2 l4 l8 l16 l32] wave[i1]\n"},
    // Half bytes are in no mover's reach.
    {"item[m1 m2 m4] lane[n1 n2 n4 n8 n16 n32]", "item[m2 m1 m4] lane[n1 n2 n4 n8 n16 n32]", 4, gfx942, 12,
     "lds item[i2 i1 i4] lane[l1 l2 l4 l8 l16 l32]\n"},
};

constexpr bool is_as_expected(const expected_plan& e) {
  const layout from = layout_of(e.from), to = layout_of(e.to);
  const conversion_plan plan = plan_conversion(from, to, e.element_bits, e.arch);
  const text_buffer text = text_of(plan);
  const u32 moves = text_view(e.moves).size;
  return proves(plan, from, to) && plan.cost() == e.cost && text.size() > moves &&
         text_view(text.data(), moves) == text_view(e.moves) && text.data()[moves] >= '1' &&
         text.data()[moves] <= '9';
}
template<u32 Count> constexpr bool are_as_expected(const expected_plan (&list)[Count]) {
  for (const expected_plan& e : list)
    if (!is_as_expected(e)) return false;
  return true;
}
static_assert(are_as_expected(attention));
static_assert(are_as_expected(others));

constexpr bool keeps_local_copies() {
  // n8 is in lanes and, as a copy, in items: the item that the lane has itself is used, no other lane's.
  const layout from = layout_of("item[n8] lane[n1 n2 n4 n8 m1 m2]"),
               to = layout_of("item[] lane[n1 n2 n4 n8 m1 m2]");
  const layout copies = layout_of("item[m1] lane[n1 n2 n4 n8 0 0]");
  return plan_conversion(from, to, 32, gfx942).cost() == 0 &&
         plan_conversion(copies, copies, 32, gfx942).count == 0 &&
         !plan_conversion(to, layout_of("item[m4] lane[n1 n2 n4 n8 m1 m2]"), 32, gfx942).exists &&
         plan_conversion(layout_of("item[] lane[n1 n2 n4 n8 0 0]"), layout_of("item[] lane[n1 n2 n4 n8 0 0]"),
                         32, gfx942)
             .is_free();
}
static_assert(keeps_local_copies());

constexpr bool proof_fails_for_another_plan() {
  const layout from = layout_of(attention[1].from), to = layout_of(attention[1].to);
  conversion_plan plan = plan_conversion(from, to, 16, gfx950);
  const move first = plan.moves[0];
  plan.moves[0] = plan.moves[1], plan.moves[1] = first; // which is the way back
  return !proves(plan, from, to) && proves(plan, to, from);
}
static_assert(proof_fails_for_another_plan());

/// Carries out a plan's moves of 32-bit elements by instructions, on v40 and up.
class carrier {
public:
  carrier(const conversion_plan& plan, isa::arch arch) : space_(plan.space), plan_(plan) { t_.arch = arch; }

  /// The element that each register and lane then has.
  std::vector<std::array<u32, 64>> run(const layout& from) {
    const layout source = with_items(from, space_.item_bits);
    for (auto& r : t_.in) r.fill(0);
    for (u32 lane = 0; lane < 64; ++lane) {
      for (u32 r = 0; r < registers_; ++r) t_(17 + r, lane) = source.element(r, lane);
      for (u32 k = 0; k < plan_.count; ++k)
        t_(1 + k, lane) = 4 * lane_of(plan_.moves[k].map(lane << space_.item_bits));
    }
    t_.results = registers_;
    return t_.run([&](program_writer& w) {
      for (u32 r = 0; r < registers_; ++r) w(v_mov_b32, v(40 + r), v(17 + r));
      for (u32 k = 0; k < plan_.count; ++k) {
        w(s_nop, imm(7));
        if (plan_.moves[k].map.images[0] >> space_.item_bits != 0 || exchanged_bit(plan_.moves[k]) != 0)
          exchange(w, plan_.moves[k]);
        else
          move_all(w, plan_.moves[k], 1 + k);
      }
    });
  }

private:
  u32 lane_of(u32 place) const { return place >> space_.item_bits & 63; }
  /// The item bit that comes from a lane's.
  u32 exchanged_bit(const move& m) const {
    for (u32 i = 0; i < space_.item_bits; ++i)
      if (lane_of(m.map.images[i]) != 0) return i;
    return 0;
  }

  /// By v82 and up, as the sources are read after others are written.
  void move_all(program_writer& w, const move& m, u32 addresses) const {
    for (u32 r = 0; r < registers_; ++r) {
      if (m.by == mover::rename)
        w(v_mov_b32, v(82 + r), v(40 + (m.map(r) & space_.items())));
      else if (m.by == mover::bpermute)
        w(ds_bpermute_b32, v(82 + r), v(addresses), v(40 + r));
      else
        read_across(w, m.map, 82 + r, 40 + r);
    }
    w(s_waitcnt, imm(0))(s_nop, imm(1));
    for (u32 r = 0; r < registers_; ++r) w(v_mov_b32, v(40 + r), v(82 + r));
  }
  /// Pairs of registers: by a swap; else lanes with the bit take the second register of the lane across into the first, the
  /// others the first into the second.
  void exchange(program_writer& w, const move& m) const {
    const u32 bit = exchanged_bit(m), lane_bit = highest_bit(lane_of(m.map.images[bit]));
    u64 lanes = 0;
    for (u32 lane = 0; lane < 64; ++lane) lanes |= u64{lane >> lane_bit & 1} << lane;
    w(s_mov_b32, s(30), static_cast<u32>(lanes))(s_mov_b32, s(31), static_cast<u32>(lanes >> 32));
    for (u32 r = 0; r < registers_; ++r) {
      if ((r >> bit & 1) != 0) continue;
      const u32 a = 40 + r, b = 40 + (r | 1u << bit);
      if (m.by == mover::permlane16_swap || m.by == mover::permlane32_swap) {
        w(lane_bit == 4 ? v_permlane16_swap_b32 : v_permlane32_swap_b32, v(a), v(b));
        continue;
      }
      bit_map across = identity(space_.bits());
      across.constant = 1u << space_.lane_bit(lane_bit);
      w(v_xor_b32, v(97), 4u << lane_bit, v(80));
      if (m.by == mover::dpp_exchange)
        read_across(w, across, 98, b), read_across(w, across, 99, a);
      else
        w(ds_bpermute_b32, v(98), v(97), v(b))(ds_bpermute_b32, v(99), v(97), v(a))(s_waitcnt, imm(0));
      w(v_cndmask_b32, v(a), v(a), v(98), s(30))(v_cndmask_b32, v(b), v(99), v(b), s(30));
    }
  }
  /// One or two DPP moves, as dpp_moves() says.
  void read_across(program_writer& w, const bit_map& map, u32 to, u32 from) const {
    constexpr u32 masks[] = {7, 8, 15},
                  controls[] = {0x141, 0x128, 0x140}; // row_half_mirror, row_ror:8, row_mirror
    u32 far = 3, source = from;
    const u32 mask = lane_of(map.constant);
    for (u32 i = 0; i < 3; ++i)
      if ((mask ^ masks[i]) <= 3 && mask > 3) far = i;
    if (far != 3) {
      w(v_mov_b32, v(to), v(from), with(isa::modifier::dpp_ctrl, controls[far]))(s_nop, imm(1));
      source = to;
    }
    u32 quad = 0;
    for (u32 lane = 0; lane < 4; ++lane)
      quad |= ((lane_of(map(lane << space_.item_bits)) ^ (far != 3 ? masks[far] : 0)) & 3) << 2 * lane;
    if (far == 3 || quad != 0xe4) w(v_mov_b32, v(to), v(source), with(isa::modifier::dpp_ctrl, quad));
    CHECK((far != 3 && quad != 0xe4 ? 2 : 1) == (mask <= 3 ? 1 : dpp_moves(mask)));
  }

  place_space space_;
  const conversion_plan& plan_;
  u32 registers_ = 1u << space_.item_bits;
  lane_kernel t_;
};

/// A layout whose bits are some of those of `l`, in another order.
layout shuffled(const layout& l, std::mt19937& draw, u32 exchanges) {
  layout out = l;
  for (u32 n = 0; n < exchanges; ++n)
    std::swap(out.map.images[draw() % out.map.inputs], out.map.images[draw() % out.map.inputs]);
  return out;
}

} // namespace

TEST_CASE("plans of known conversions are as expected, and proved") {
  CHECK(are_as_expected(attention));
  CHECK(are_as_expected(others));
  CHECK(keeps_local_copies());
  CHECK(proof_fails_for_another_plan());
}

TEST_CASE("plans of random conversions are proved") {
  std::mt19937 draw(5);
  u32 by[9] = {};
  for (u32 n = 0; n < 4000; ++n) {
    const layout from = layout_of(n % 2 == 0 ? "item[k1 k2 k4 k8] lane[m1 m2 m4 m8 k16 k32]"
                                             : "item[k1 k2 k4 0] lane[m1 m2 m4 m8 0 k8] wave[m16]");
    layout to = shuffled(from, draw, n % 5);
    if (n % 7 == 0) to.map.images[draw() % to.map.inputs] = 0; // a copy, and an element less
    if (n % 11 == 0) to.map.images[draw() % to.map.inputs] ^= to.map.images[draw() % to.map.inputs];
    if (n % 13 == 0) to.map.constant = to.map(static_cast<u32>(draw()) & mask_of_bits(to.map.inputs));
    const u32 bits = 4u << draw() % 4;
    const conversion_plan plan = plan_conversion(from, to, bits, draw() % 2 == 0 ? gfx942 : gfx950);
    const text_buffer text = text_of(plan);
    INFO(std::string(text.data(), text.size()));
    CHECK(proves(plan, from, to));
    for (u32 i = 0; i < plan.count; ++i) ++by[static_cast<u32>(plan.moves[i].by)];
    if (plan.uses(mover::lds)) CHECK(plan.count == 1);
  }
  for (const u32 count : by) CHECK(count > 10);
}

TEST_CASE("moves of plans do in the simulator what their maps say") {
  std::mt19937 draw(6);
  u32 by[9] = {};
  const layout from = layout_of("item[k1 k2 k4] lane[m1 m2 m4 m8 k8 k16]");
  for (u32 n = 0; n < 120; ++n) {
    layout to = shuffled(from, draw, 1 + n % 2);
    if (n % 3 == 0) to = from, to.map.constant = from.element(0, draw() % 16); // another lane of the row
    if (n % 9 == 4) to = from, std::swap(to.map.images[3], to.map.images[4]);  // lanes of the quad
    const isa::arch arch = n % 2 == 0 ? gfx942 : gfx950;
    const conversion_plan plan = plan_conversion(from, to, 32, arch);
    const text_buffer text = text_of(plan);
    INFO(std::string(text.data(), text.size()));
    if (plan.uses(mover::lds)) continue;
    for (u32 i = 0; i < plan.count; ++i) ++by[static_cast<u32>(plan.moves[i].by)];
    const auto out = carrier(plan, arch).run(from);
    bool same = true;
    for (u32 r = 0; r < 8; ++r)
      for (u32 lane = 0; lane < 64; ++lane) same &= out[r][lane] == to.element(r, lane);
    CHECK(same);
  }
  for (const mover m : {mover::rename, mover::permlane16_swap, mover::permlane32_swap, mover::dpp_exchange,
                        mover::lds_exchange, mover::dpp, mover::bpermute})
    CHECK(by[static_cast<u32>(m)] > 1);
}
