// SPDX-License-Identifier: MIT
// The reference DSL's missing wait states: DPP, M0, VCC, wide stores, SDWA, v_permlane, and what passes and blocks change.
#include "pyhip/hazard.hpp"

namespace {

using namespace kiln;
using namespace kiln_test;
namespace mn = isa::mn;

TEST_CASE("pyhip_trap_hazard_valu_to_dpp") { // VALU, then DPP
  hazard(
      mn::v_add_u32, mn::v_mov_b32, {2, 2, 2},
      [](builder k, auto& r, auto& lane, auto&) {
        auto x = k.vgpr<u32>();
        k.v_add_u32(x, 50, lane);
        k.v_mov_b32(r, x, quad_perm(1, 0, 3, 2), row_mask(0xf), bank_mask(0xf));
      },
      [](u32 l) { return (l ^ 1) + 50; });
}

TEST_CASE("pyhip_trap_hazard_m0_to_load_into_lds") { // M0, then a load to LDS
  hazard(
      mn::s_mov_b32, mn::buffer_load_dword, {1, 1, 1},
      [](builder k, auto& r, auto& lane, auto& out) {
        out[lane] = lane * 3;
        auto t = k.lds<u32>(64);
        auto b = k.buffer(out, 256);
        auto at = lane * 4;
        auto place = k.sgpr<u32>(0);
        k.s_waitcnt(vmcnt(0));
        b.template load_to_lds<4>(place, byte_offset(at));
        k.s_waitcnt(vmcnt(0));
        r = t[lane];
      },
      [](u32 l) { return l * 3; });
}

TEST_CASE("pyhip_trap_hazard_vcc_to_v_div_fmas") { // VCC of a VALU, then v_div_fmas
  hazard(
      mn::v_cmp_eq_u32, mn::v_div_fmas_f32, {4, 4, 4},
      [](builder k, auto& r, auto& lane, auto&) {
        auto a = k.vgpr<f32>(2), b = k.vgpr<f32>(3), c = k.vgpr<f32>(1), d = k.vgpr<f32>();
        k.v_cmp_eq_u32(vcc, -1, lane);
        k.v_div_fmas_f32(d, a, b, c);
        k.v_cvt_u32_f32(r, d);
      },
      always(7));
}

TEST_CASE("pyhip_trap_hazard_wide_store_data_overwritten") {
  // data of wide stores, global, flat and buffer, then overwritten
  const auto try_store = [](mn::mnemonic which, auto store) {
    hazard(
        which, mn::v_mov_b32, {1, 2, 2},
        [&](builder k, auto& r, auto& lane, auto& out) {
          auto x = k.vgpr<u32, 4>();
          for (u32 i = 0; i < 4; ++i) x[i] = lane * 4 + i;
          auto at = lane * 16 + 1024;
          store(k, at, x, out);
          k.v_mov_b32(x[2], 0);
          k.s_waitcnt(vmcnt(0) & lgkmcnt(0));
          r = out[lane * 4 + 258] + x[2];
        },
        [](u32 l) { return l * 4 + 2; });
  };
  try_store(mn::global_store_dwordx4,
            [](builder k, auto& at, auto& x, auto& out) { k.global_store_dwordx4(at, x, out); });
  try_store(mn::flat_store_dwordx4, [](builder k, auto& at, auto& x, auto& out) {
    auto base = k.template vgpr<u64>(out);
    auto address = base + widen(at);
    k.flat_store_dwordx4(address, x);
  });
  try_store(mn::buffer_store_dwordx4, [](builder k, auto& at, auto& x, auto& out) {
    auto b = k.buffer(out, out_words * 4);
    k.buffer_store_dwordx4(x, at, b, 0, offen);
  });
}

TEST_CASE("pyhip_trap_hazard_s_setreg_to_s_getreg") {
  // s_setreg, then s_getreg and s_setreg of the same register
  hazard(
      mn::s_setreg_b32, mn::s_getreg_b32, {2, 2, 2},
      [](builder k, auto& r, auto&, auto&) {
        auto s = k.sgpr<u32>(5), got = k.sgpr<u32>(), back = k.sgpr<u32>(0);
        k.s_setreg_b32(hwreg(1, 0, 4), s);
        k.s_getreg_b32(got, hwreg(1, 0, 4));
        k.s_setreg_b32(hwreg(1, 0, 4), back);
        r = got;
      },
      always(5));
}

TEST_CASE("pyhip_trap_hazard_sdwa_partial_write") { // part of a register written by SDWA, then read
  hazard(
      mn::v_add_u32, mn::v_lshrrev_b32, {0, 1, 1},
      [](builder k, auto& r, auto& lane, auto&) {
        auto x = k.vgpr<u32>(0);
        k.v_add_u32(x, lane, lane, dst_sel(sel::word_1), dst_unused(unused::pad), src0_sel(sel::dword),
                    src1_sel(sel::dword));
        k.v_lshrrev_b32(r, 15, x);
      },
      [](u32 l) { return l * 4; });
}

TEST_CASE("pyhip_trap_hazard_valu_to_v_permlane") { // VALU, then v_permlane
  hazard(
      mn::v_add_u32, mn::v_permlane32_swap_b32, {-1, -1, 2},
      [](builder k, auto& r, auto& lane, auto&) {
        auto x = lane + 100, y = k.vgpr<u32>();
        k.v_add_u32(y, 50, lane);
        k.v_permlane32_swap_b32(x, y);
        r = x;
      },
      [](u32 l) { return l < 32 ? l + 100 : l - 32 + 50; });
}

TEST_CASE("pyhip_trap_hazard_across_blocks_and_loops") {
  // producer and consumer in different blocks, and around a loop
  hazard(
      mn::v_readfirstlane_b32, mn::v_readlane_b32, {4, 4, 4},
      [](builder k, auto& r, auto& lane, auto&) {
        auto x = lane + 5, y = lane * 7;
        auto s = k.sgpr<u32>(), got = k.sgpr<u32>();
        k.v_readfirstlane_b32(s, x);
        auto here = k.label();
        k.place(here);
        k.v_readlane_b32(got, y, s);
        r = got;
      },
      always(35));
  hazard( // the other way round in the listing: what counts is the jump back
      mn::v_readlane_b32, mn::v_readfirstlane_b32, {0, 0, 0},
      [](builder k, auto& r, auto& lane, auto&) {
        auto x = lane + 5, y = lane * 7;
        auto s = k.sgpr<u32>(1), got = k.sgpr<u32>();
        k.for_(0, 3, 1, [&](auto&) {
          k.v_readlane_b32(got, y, s);
          r += got;
          k.v_readfirstlane_b32(s, x);
        });
      },
      always(7 + 35 + 35));
  for (const isa::arch a : all_archs) {
    ir::program p = wave_of(a, [](builder k, auto& r, auto& lane, auto&) {
      auto x = lane + 5, y = lane * 7;
      auto s = k.sgpr<u32>(1), got = k.sgpr<u32>();
      auto i = k.sgpr<i32>(0);
      k.do_while(
          [&] {
            k.v_readlane_b32(got, y, s);
            r += got;
            i += 1;
            k.v_readfirstlane_b32(s, x);
          },
          [&] { return i < 3; });
    });
    remove_nops(p);
    CHECK(breaks_hazard(p));
  }
}

TEST_CASE("pyhip_trap_hazard_after_dead_code_and_reused_registers") {
  // what dead code kept apart, and registers that are used again
  hazard(
      mn::v_readfirstlane_b32, mn::v_readlane_b32, {4, 4, 4},
      [](builder k, auto& r, auto& lane, auto&) {
        auto x = lane + 5, y = lane * 7;
        auto s = k.sgpr<u32>(), got = k.sgpr<u32>();
        k.v_readfirstlane_b32(s, x);
        auto dead = lane * 3;
        for (u32 i = 0; i < 8; ++i) dead = dead * 5 + i;
        k.v_readlane_b32(got, y, s);
        r = got;
      },
      always(35));
  for (const isa::arch a :
       all_archs) { // the store's data are read no more: their registers take the next value
    ir::program p = wave_of(a, [](builder k, auto& r, auto& lane, auto& out) {
      auto x = k.vgpr<u32, 4>(at_register(20));
      for (u32 i = 0; i < 4; ++i) x[i] = lane * 4 + i;
      auto at = lane * 16 + 1024;
      k.global_store_dwordx4(at, x, out);
      auto again = k.vgpr<u32>(at_register(22));
      k.v_mov_b32(again, 0);
      r = again;
    });
    CHECK(states_between(p, mn::global_store_dwordx4, mn::v_mov_b32) >= (a == isa::arch::gfx90a ? 1 : 2));
    std::vector<u32> out(out_words);
    run_clean(p, 1, sim::buffer<u32>(out.data(), out_words));
    for (u32 i = 0; i < 64; ++i) REQUIRE(out[256 + i * 4 + 2] == i * 4 + 2);
    remove_nops(p);
    CHECK(breaks_hazard(p));
  }
}

TEST_CASE("pyhip_trap_hazard_v_cmp_to_v_readfirstlane") { // v_readfirstlane after a v_cmp
  hazard(
      mn::v_cmp_eq_u32, mn::v_readfirstlane_b32, {0, 0, 0},
      [](builder k, auto& r, auto& lane, auto&) {
        auto s = k.sgpr<u32>();
        k.v_cmp_eq_u32(vcc, 5, lane);
        k.v_readfirstlane_b32(s, lane);
        k.v_cndmask_b32(r, r, lane, vcc);
        r += s;
      },
      [](u32 l) { return l == 5 ? 5 : 0; });
}

TEST_CASE("pyhip_trap_hazard_mask_of_v_cndmask_and_v_addc") {
  // comparisons as values: the mask of v_cndmask and v_addc needs no wait states
  hazard(
      mn::v_cmp_gt_u32, mn::v_cndmask_b32, {0, 0, 0},
      [](builder k, auto& r, auto& lane, auto&) {
        auto one = k.vgpr<u32>(1);
        k.v_cmp_gt_u32(vcc, 9, lane);
        k.v_cndmask_b32(r, r, one, vcc);
      },
      [](u32 l) { return l < 9; });
  hazard(
      mn::v_add_co_u32, mn::v_addc_co_u32, {0, 0, 0},
      [](builder k, auto& r, auto& lane, auto&) {
        auto most = k.vgpr<u32>(0xffff'fff0u), low = k.vgpr<u32>();
        k.v_add_co_u32(low, vcc, most, lane);
        k.v_addc_co_u32(r, vcc, r, r, vcc);
      },
      [](u32 l) { return l >= 16; });
}

TEST_CASE("pyhip_trap_hazard_no_s_nop_without_one") {
  // nothing dead at the head: without a hazard there is no s_nop
  for (const isa::arch a : all_archs) {
    const ir::program p = wave_of(a, [](builder, auto& r, auto& lane, auto&) { r = lane + 1; });
    for (const ir::instruction& in : p.code) CHECK_FALSE(is(in, mn::s_nop));
  }
}

struct gap_case {
  const char* what;
  mn::mnemonic producer, consumer;
  needs states;
  void (*body)(builder k, vgpr<u32>& r, vgpr<u32>& lane);
};

/// s_nop between the first `consumer` after a `producer` and that, in wait states.
u32 nops_between(const ir::program& p, mn::mnemonic producer, mn::mnemonic consumer) {
  u32 states = 0;
  bool behind = false;
  for (const ir::instruction& in : p.code) {
    if (behind && is(in, consumer)) return states;
    if (is(in, producer)) behind = true, states = 0;
    if (behind && is(in, mn::s_nop)) states += in.ops[0].payload() + 1;
  }
  return ~0u;
}

TEST_CASE("pyhip_trap_quality_gaps_filled") {
  // what is written after a gap and may move saves one wait state each
  constexpr gap_case cases[] = {
      {"scalar of a VALU as number of a lane",
       mn::v_readfirstlane_b32,
       mn::v_readlane_b32,
       {4, 4, 4},
       [](builder k, auto& r, auto& lane) {
         auto s = k.sgpr<u32>();
         k.v_readfirstlane_b32(s, r);
         k.v_readlane_b32(s, lane, s);
         k.v_xor_b32(r, s, r);
       }},
      {"scalar of a VALU as source",
       mn::v_readfirstlane_b32,
       mn::v_xor_b32,
       {0, 2, 2},
       [](builder k, auto& r, auto&) {
         auto s = k.sgpr<u32>();
         k.v_readfirstlane_b32(s, r);
         k.v_xor_b32(r, s, r);
       }},
      {"DPP",
       mn::v_not_b32,
       mn::v_mov_b32,
       {2, 2, 2},
       [](builder k, auto& r, auto& lane) {
         auto x = k.vgpr<u32>();
         k.v_not_b32(x, lane);
         k.v_mov_b32(r, x, quad_perm(1, 0, 3, 2), row_mask(15), bank_mask(15), bound_ctrl);
       }},
      {"lane read",
       mn::v_not_b32,
       mn::v_readlane_b32,
       {0, 1, 1},
       [](builder k, auto& r, auto& lane) {
         auto s = k.sgpr<u32>();
         k.v_not_b32(r, lane);
         k.v_readlane_b32(s, r, 3);
         k.v_mov_b32(r, s);
       }},
  };
  for (const gap_case& c : cases)
    for (const isa::arch a : all_archs) {
      const u32 whole = static_cast<u32>(c.states.on(a));
      std::vector<u32> expected;
      for (u32 movable = 0; movable <= 6; ++movable) {
        const ir::program p = wave_of(a, [&](builder k, auto& r, auto& lane, auto&) {
          auto more = k.vgpr<u32, 6>(1);
          auto x = lane + 5;
          r = x;
          k.schedule([&] {
            c.body(k, r, lane);
            for (u32 i = 0; i < movable; ++i) k.v_mul_u32_u24(more[i], lane, lane);
          });
          for (u32 i = 0; i < movable; ++i) r = r + more[i] - lane * lane;
        });
        const text_buffer listing = text::listing(p);
        INFO(c.what << ", " << isa::facts_of(a).name << ", " << movable << '\n'
                    << std::string(listing.data(), listing.size()));
        CHECK(nops_between(p, c.producer, c.consumer) == (movable < whole ? whole - movable : 0));
        std::vector<u32> out(out_words);
        run_clean(p, 1, sim::buffer<u32>(out.data(), out_words));
        if (movable == 0) expected = out;
        CHECK(out == expected);
      }
    }
}

} // namespace
