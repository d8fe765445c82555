// SPDX-License-Identifier: MIT
// The reference DSL's missing wait states, one by one: Kiln's kernel has them, gives the right result in the simulator, and
// is reported there without its s_nops. The numbers are the manuals' and LLVM's, not those of Kiln's rules.
#include "build/simulate.hpp"

#include <kiln/pass/remove_instructions.hpp>

namespace {

using namespace kiln;
using namespace kiln_test;
namespace mn = isa::mn;

bool is(const ir::instruction& in, mn::mnemonic m) {
  return isa::rows[in.row].mnemonic == static_cast<u16>(m);
}

constexpr u32 out_words = 512;

/// `body(k, r, lane, out)`, then out[lane] = r, for one wave.
template<class Body> ir::program wave_of(isa::arch a, Body body) {
  return compiled<u32*>(a, 64, [&](builder& k, arg<u32*> out) {
    auto lane = as<u32>(k.thread_idx.x) + 0;
    auto r = k.vgpr<u32>(0);
    body(k, r, lane, out);
    out[lane] = r;
  });
}

/// Wait states between the first `consumer` behind a `producer` and the nearest of those; -1 if there is no such pair.
i32 states_between(const ir::program& p, mn::mnemonic producer, mn::mnemonic consumer) {
  i32 states = -1;
  for (const ir::instruction& in : p.code) {
    if (states >= 0 && is(in, consumer)) return states;
    if (is(in, producer))
      states = 0;
    else if (states >= 0)
      states += is(in, mn::s_nop) ? static_cast<i32>(in.ops[0].payload()) + 1 : 1;
  }
  return -1;
}

void remove_nops(ir::program& p) {
  list<u8> gone;
  for (const ir::instruction& in : p.code) gone.push_back(is(in, mn::s_nop));
  pass::remove_instructions(p, gone);
}

/// Whether a run breaks a hazard, and nothing else.
bool breaks_hazard(const ir::program& p) {
  std::vector<u32> out(out_words);
  const sim::result r = sim::run(p, {.grid = {1}, .threads = 1}, sim::buffer<u32>(out.data(), out_words));
  for (u32 i = 0; i < r.reports.size(); ++i)
    if (r.reports[i].kind != sim::report_kind::broken_hazard) return false;
  return !r.ok;
}

struct needs {
  i32 gfx90a, gfx942, gfx950; ///< wait states; -1: the target lacks the instructions
  i32 on(isa::arch a) const {
    return a == isa::arch::gfx90a ? gfx90a : a == isa::arch::gfx942 ? gfx942 : gfx950;
  }
};

/// The right result on every target that has the instructions, at least the wait states, and no fewer by chance: where the
/// program has s_nops, it breaks a hazard without them.
template<class Body, class Expected>
void hazard(mn::mnemonic producer, mn::mnemonic consumer, needs states, Body body, Expected expected) {
  for (const isa::arch a : all_archs) {
    if (states.on(a) < 0) continue;
    INFO(isa::facts_of(a).name);
    ir::program p = wave_of(a, body);
    const i32 found = states_between(p, producer, consumer);
    const text_buffer listing = text::listing(p);
    INFO(std::string(listing.data(), listing.size()));
    CHECK(found >= 0);
    CHECK(found >= states.on(a));
    std::vector<u32> out(out_words);
    run_clean(p, 1, sim::buffer<u32>(out.data(), out_words));
    for (u32 i = 0; i < 64; ++i) {
      INFO("lane " << i);
      REQUIRE(out[i] == static_cast<u32>(expected(i)));
    }
    if (states.on(a) == 0) continue;
    remove_nops(p);
    CHECK(breaks_hazard(p));
  }
}

mn::mnemonic mfma(isa::arch a) {
  return a == isa::arch::gfx90a ? mn::v_mfma_f32_32x32x8bf16_1k : mn::v_mfma_f32_32x32x8_bf16;
}
/// d = a b + c, 32 x 32 x 8.
constexpr void multiply(builder& k, auto& d, const auto& a, const auto& b, const auto& c) {
  if (k.arch() == isa::arch::gfx90a)
    k.v_mfma_f32_32x32x8bf16_1k(d, a, b, c);
  else
    k.v_mfma_f32_32x32x8_bf16(d, a, b, c);
}
constexpr auto ones(builder& k) {
  auto x = k.vgpr<bf16x2, 2>();
  for (u32 i = 0; i < 2; ++i) as<u32>(x)[i] = 0x3f80'3f80;
  return x;
}
/// The matrix instruction's name differs by target, the rest of a case does not.
template<class Body, class Expected>
void matrix_hazard(mn::mnemonic consumer, needs states, Body body, Expected expected) {
  hazard(mfma(isa::arch::gfx90a), consumer, {states.gfx90a, -1, -1}, body, expected);
  hazard(mfma(isa::arch::gfx942), consumer, {-1, states.gfx942, states.gfx950}, body, expected);
}

constexpr auto always(u32 value) {
  return [value](u32) { return value; };
}

TEST_CASE("pyhip_trap_4_2_1") { // matrix result, then VALU
  matrix_hazard(
      mn::v_cvt_u32_f32, {19, 11, 12},
      [](builder& k, auto& r, auto&, auto&) {
        auto x = ones(k);
        auto d = k.vgpr<f32, 16>();
        multiply(k, d, x, x, 0);
        k.v_cvt_u32_f32(r, d[1]);
      },
      always(8));
}

TEST_CASE("pyhip_trap_4_2_2") { // matrix result, then LDS and global stores of it
  matrix_hazard(
      mn::ds_write_b32, {19, 11, 12},
      [](builder& k, auto& r, auto& lane, auto&) {
        auto t = k.lds<f32>(64);
        auto x = ones(k);
        auto d = k.vgpr<f32, 16>();
        auto at = lane * 4;
        multiply(k, d, x, x, 0);
        k.ds_write_b32(at, d[1]);
        auto back = t[lane].load();
        k.v_cvt_u32_f32(r, back);
      },
      always(8));
  matrix_hazard(
      mn::global_store_dword, {19, 11, 12},
      [](builder& k, auto& r, auto& lane, auto& out) {
        auto x = ones(k);
        auto d = k.vgpr<f32, 16>();
        auto at = lane * 4;
        multiply(k, d, x, x, 0);
        k.global_store_dword(at, d[1], out);
        r = out[lane];
      },
      always(0x4100'0000));
}

TEST_CASE("pyhip_trap_4_2_3") { // matrix result or source C, then overwritten by a VALU
  matrix_hazard(
      mn::v_mov_b32, {19, 11, 12},
      [](builder& k, auto& r, auto&, auto&) {
        auto x = ones(k);
        auto d = k.vgpr<f32, 16>();
        multiply(k, d, x, x, 0);
        k.v_mov_b32(d[1], 2.0f);
        k.v_cvt_u32_f32(r, d[1] + d[2]);
      },
      always(10));
  matrix_hazard(
      mn::v_mov_b32, {15, 7, 7},
      [](builder& k, auto& r, auto&, auto&) {
        auto x = ones(k);
        auto c = k.vgpr<f32, 16>(1), d = k.vgpr<f32, 16>();
        multiply(k, d, x, x, c);
        k.v_mov_b32(c[1], 2.0f);
        k.v_cvt_u32_f32(r, d[1] + c[1]);
      },
      always(11));
}

TEST_CASE("pyhip_trap_4_2_4") { // matrix result, then source A of another
  for (const isa::arch a : all_archs) {
    const i32 need = a == isa::arch::gfx90a ? 19 : a == isa::arch::gfx942 ? 11 : 12;
    const auto only = [&](isa::arch b) { return a == b ? need : -1; };
    hazard(
        mfma(a), mfma(a), {only(isa::arch::gfx90a), only(isa::arch::gfx942), only(isa::arch::gfx950)},
        [](builder& k, auto& r, auto&, auto&) {
          auto x = ones(k);
          auto d = k.vgpr<f32, 16>(), e = k.vgpr<f32, 16>();
          multiply(k, d, x, x, 0);
          auto two = d.template slice<2>(0); // 8.0f is {0, 8} in bf16
          multiply(k, e, as<bf16x2>(two), x, 0);
          k.v_cvt_u32_f32(r, e[0]);
        },
        always(32));
  }
}

TEST_CASE("pyhip_trap_4_2_5") { // VALU, then source of a matrix instruction
  for (const isa::arch a : all_archs) {
    const auto only = [&](isa::arch b) { return a == b ? 2 : -1; };
    hazard(
        mn::v_mov_b32, mfma(a), {only(isa::arch::gfx90a), only(isa::arch::gfx942), only(isa::arch::gfx950)},
        [](builder& k, auto& r, auto&, auto&) {
          auto x = ones(k), y = ones(k);
          auto d = k.vgpr<f32, 16>();
          k.v_mov_b32(as<u32>(y)[1], 0x3f80'3f80);
          multiply(k, d, x, y, 0);
          k.v_cvt_u32_f32(r, d[0]);
        },
        always(8));
  }
}

TEST_CASE("pyhip_trap_4_2_6") { // SGPR or VCC of a VALU, then another VALU
  hazard(
      mn::v_readfirstlane_b32, mn::v_add_u32, {0, 2, 2},
      [](builder& k, auto& r, auto& lane, auto&) {
        auto x = lane + 100;
        auto s = k.sgpr<u32>();
        k.v_readfirstlane_b32(s, x);
        k.v_add_u32(r, s, lane);
      },
      [](u32 l) { return l + 100; });
  hazard(
      mn::v_cmp_eq_u32, mn::v_mov_b32, {0, 2, 2},
      [](builder& k, auto& r, auto& lane, auto&) {
        k.v_cmp_eq_u32(vcc, 5, lane);
        k.v_mov_b32(r, vcc_lo);
      },
      always(32));
}

TEST_CASE("pyhip_trap_4_2_7") { // SGPR of a VALU, then an address
  hazard(
      mn::v_readfirstlane_b32, mn::global_load_dword, {5, 5, 5},
      [](builder& k, auto& r, auto& lane, auto& out) {
        out[lane] = lane * 3;
        auto address = k.sgpr<u32, 2>(), base = k.sgpr<u32, 2>();
        k.s_mov_b64(address, out);
        auto low = k.vgpr<u32>(address[0]), high = k.vgpr<u32>(address[1]);
        auto at = lane * 4;
        k.s_waitcnt(vmcnt(0));
        k.v_readfirstlane_b32(base[0], low);
        k.v_readfirstlane_b32(base[1], high);
        k.global_load_dword(r, at, base);
      },
      [](u32 l) { return l * 3; });
}

TEST_CASE("pyhip_trap_4_2_8") { // SGPR of a VALU, then the lane select of v_readlane and v_writelane
  hazard(
      mn::v_readfirstlane_b32, mn::v_readlane_b32, {4, 4, 4},
      [](builder& k, auto& r, auto& lane, auto&) {
        auto x = lane + 5, y = lane * 7;
        auto s = k.sgpr<u32>(), got = k.sgpr<u32>();
        k.v_readfirstlane_b32(s, x);
        k.v_readlane_b32(got, y, s);
        r = got;
      },
      always(35));
  hazard(
      mn::v_readfirstlane_b32, mn::v_writelane_b32, {4, 4, 4},
      [](builder& k, auto& r, auto& lane, auto&) {
        auto x = lane + 5;
        auto s = k.sgpr<u32>();
        k.v_readfirstlane_b32(s, x);
        k.v_writelane_b32(r, 9, s);
      },
      [](u32 l) { return l == 5 ? 9 : 0; });
}

TEST_CASE("pyhip_trap_4_2_9") { // VALU result, then v_readlane and v_readfirstlane of it
  hazard(
      mn::v_add_u32, mn::v_readlane_b32, {0, 1, 1},
      [](builder& k, auto& r, auto& lane, auto&) {
        auto x = k.vgpr<u32>();
        auto s = k.sgpr<u32>();
        k.v_add_u32(x, 50, lane);
        k.v_readlane_b32(s, x, 3);
        r = s;
      },
      always(53));
  hazard(
      mn::v_add_u32, mn::v_readfirstlane_b32, {0, 1, 1},
      [](builder& k, auto& r, auto& lane, auto&) {
        auto x = k.vgpr<u32>();
        auto s = k.sgpr<u32>();
        k.v_add_u32(x, 50, lane);
        k.v_readfirstlane_b32(s, x);
        r = s;
      },
      always(50));
}

TEST_CASE("pyhip_trap_4_2_10") { // EXEC of a VALU, then DPP and matrix instructions
  hazard(
      mn::v_cmpx_gt_u32, mn::v_mov_b32, {5, 5, 5},
      [](builder& k, auto& r, auto& lane, auto&) {
        auto x = lane + 100;
        auto all = k.sgpr<u64>(-1);
        k.v_cmpx_gt_u32(vcc, 8, lane);
        k.v_mov_b32(r, x, quad_perm(1, 0, 3, 2), row_mask(0xf), bank_mask(0xf));
        k.s_mov_b64(exec, all);
      },
      [](u32 l) { return l < 8 ? (l ^ 1) + 100 : 0; });
  for (const isa::arch a : all_archs) {
    const auto only = [&](isa::arch b) { return a == b ? 4 : -1; };
    hazard(
        mn::v_cmpx_le_u32, mfma(a),
        {only(isa::arch::gfx90a), only(isa::arch::gfx942), only(isa::arch::gfx950)},
        [](builder& k, auto& r, auto& lane, auto&) {
          auto x = ones(k);
          auto d = k.vgpr<f32, 16>();
          k.v_cmpx_le_u32(vcc, 0, lane);
          multiply(k, d, x, x, 0);
          k.v_cvt_u32_f32(r, d[0]);
        },
        always(8));
  }
}

TEST_CASE("pyhip_trap_4_2_11") { // VALU, then DPP
  hazard(
      mn::v_add_u32, mn::v_mov_b32, {2, 2, 2},
      [](builder& k, auto& r, auto& lane, auto&) {
        auto x = k.vgpr<u32>();
        k.v_add_u32(x, 50, lane);
        k.v_mov_b32(r, x, quad_perm(1, 0, 3, 2), row_mask(0xf), bank_mask(0xf));
      },
      [](u32 l) { return (l ^ 1) + 50; });
}

TEST_CASE("pyhip_trap_4_2_12") { // M0, then a load to LDS
  hazard(
      mn::s_mov_b32, mn::buffer_load_dword, {1, 1, 1},
      [](builder& k, auto& r, auto& lane, auto& out) {
        out[lane] = lane * 3;
        auto t = k.lds<u32>(64);
        auto b = k.buffer(out, 256);
        auto at = lane * 4;
        auto place = k.sgpr<u32>(0);
        k.s_waitcnt(vmcnt(0));
        b.template load_to_lds<4>(place, at);
        k.s_waitcnt(vmcnt(0));
        r = t[lane];
      },
      [](u32 l) { return l * 3; });
}

TEST_CASE("pyhip_trap_4_2_13") { // VCC of a VALU, then v_div_fmas
  hazard(
      mn::v_cmp_eq_u32, mn::v_div_fmas_f32, {4, 4, 4},
      [](builder& k, auto& r, auto& lane, auto&) {
        auto a = k.vgpr<f32>(2), b = k.vgpr<f32>(3), c = k.vgpr<f32>(1), d = k.vgpr<f32>();
        k.v_cmp_eq_u32(vcc, -1, lane);
        k.v_div_fmas_f32(d, a, b, c);
        k.v_cvt_u32_f32(r, d);
      },
      always(7));
}

TEST_CASE("pyhip_trap_4_2_14") { // data of wide stores, global, flat and buffer, then overwritten
  const auto try_store = [](mn::mnemonic which, auto store) {
    hazard(
        which, mn::v_mov_b32, {1, 2, 2},
        [&](builder& k, auto& r, auto& lane, auto& out) {
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
            [](builder& k, auto& at, auto& x, auto& out) { k.global_store_dwordx4(at, x, out); });
  try_store(mn::flat_store_dwordx4, [](builder& k, auto& at, auto& x, auto& out) {
    auto base = k.template vgpr<u64>(out);
    auto address = base + widen(at);
    k.flat_store_dwordx4(address, x);
  });
  try_store(mn::buffer_store_dwordx4, [](builder& k, auto& at, auto& x, auto& out) {
    auto b = k.buffer(out, out_words * 4);
    k.buffer_store_dwordx4(x, at, b, 0, offen);
  });
}

TEST_CASE("pyhip_trap_4_2_15") { // s_setreg, then s_getreg and s_setreg of the same register
  hazard(
      mn::s_setreg_b32, mn::s_getreg_b32, {2, 2, 2},
      [](builder& k, auto& r, auto&, auto&) {
        auto s = k.sgpr<u32>(5), got = k.sgpr<u32>(), back = k.sgpr<u32>(0);
        k.s_setreg_b32(hwreg(1, 0, 4), s);
        k.s_getreg_b32(got, hwreg(1, 0, 4));
        k.s_setreg_b32(hwreg(1, 0, 4), back);
        r = got;
      },
      always(5));
}

TEST_CASE("pyhip_trap_4_2_16") { // part of a register written by SDWA, then read
  hazard(
      mn::v_add_u32, mn::v_lshrrev_b32, {0, 1, 1},
      [](builder& k, auto& r, auto& lane, auto&) {
        auto x = k.vgpr<u32>(0);
        k.v_add_u32(x, lane, lane, dst_sel(sel::word_1), dst_unused(unused::pad), src0_sel(sel::dword),
                    src1_sel(sel::dword));
        k.v_lshrrev_b32(r, 15, x);
      },
      [](u32 l) { return l * 4; });
}

TEST_CASE("pyhip_trap_4_2_17") { // VALU, then v_permlane
  hazard(
      mn::v_add_u32, mn::v_permlane32_swap_b32, {-1, -1, 2},
      [](builder& k, auto& r, auto& lane, auto&) {
        auto x = lane + 100, y = k.vgpr<u32>();
        k.v_add_u32(y, 50, lane);
        k.v_permlane32_swap_b32(x, y);
        r = x;
      },
      [](u32 l) { return l < 32 ? l + 100 : l - 32 + 50; });
}

TEST_CASE("pyhip_trap_4_2_18") { // producer and consumer in different blocks, and around a loop
  hazard(
      mn::v_readfirstlane_b32, mn::v_readlane_b32, {4, 4, 4},
      [](builder& k, auto& r, auto& lane, auto&) {
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
      [](builder& k, auto& r, auto& lane, auto&) {
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
    ir::program p = wave_of(a, [](builder& k, auto& r, auto& lane, auto&) {
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

TEST_CASE("pyhip_trap_4_2_19") { // what dead code kept apart, and registers that are used again
  hazard(
      mn::v_readfirstlane_b32, mn::v_readlane_b32, {4, 4, 4},
      [](builder& k, auto& r, auto& lane, auto&) {
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
    ir::program p = wave_of(a, [](builder& k, auto& r, auto& lane, auto& out) {
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

TEST_CASE("pyhip_trap_4_2_20") { // v_readfirstlane behind a v_cmp
  hazard(
      mn::v_cmp_eq_u32, mn::v_readfirstlane_b32, {0, 0, 0},
      [](builder& k, auto& r, auto& lane, auto&) {
        auto s = k.sgpr<u32>();
        k.v_cmp_eq_u32(vcc, 5, lane);
        k.v_readfirstlane_b32(s, lane);
        k.v_cndmask_b32(r, r, lane, vcc);
        r += s;
      },
      [](u32 l) { return l == 5 ? 5 : 0; });
}

TEST_CASE(
    "pyhip_trap_4_2_21") { // comparisons as values: the mask of v_cndmask and v_addc needs no wait states
  hazard(
      mn::v_cmp_gt_u32, mn::v_cndmask_b32, {0, 0, 0},
      [](builder& k, auto& r, auto& lane, auto&) {
        auto one = k.vgpr<u32>(1);
        k.v_cmp_gt_u32(vcc, 9, lane);
        k.v_cndmask_b32(r, r, one, vcc);
      },
      [](u32 l) { return l < 9; });
  hazard(
      mn::v_add_co_u32, mn::v_addc_co_u32, {0, 0, 0},
      [](builder& k, auto& r, auto& lane, auto&) {
        auto most = k.vgpr<u32>(0xffff'fff0u), low = k.vgpr<u32>();
        k.v_add_co_u32(low, vcc, most, lane);
        k.v_addc_co_u32(r, vcc, r, r, vcc);
      },
      [](u32 l) { return l >= 16; });
}

TEST_CASE("pyhip_trap_4_2_22") { // nothing dead at the head: without a hazard there is no s_nop
  for (const isa::arch a : all_archs) {
    const ir::program p = wave_of(a, [](builder&, auto& r, auto& lane, auto&) { r = lane + 1; });
    for (const ir::instruction& in : p.code) CHECK_FALSE(is(in, mn::s_nop));
  }
}

} // namespace
