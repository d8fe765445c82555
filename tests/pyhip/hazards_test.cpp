// SPDX-License-Identifier: MIT
// The reference DSL's missing wait states: matrix instructions, and SGPRs and EXEC of VALU instructions.
#include "pyhip/hazard.hpp"

namespace {

using namespace kiln;
using namespace kiln_test;
namespace mn = isa::mn;

TEST_CASE("pyhip_trap_hazard_matrix_result_to_valu") { // matrix result, then VALU
  matrix_hazard(
      mn::v_cvt_u32_f32, {19, 11, 12},
      [](builder k, auto& r, auto&, auto&) {
        auto x = ones(k);
        auto d = k.vgpr<f32, 16>();
        multiply(k, d, x, x, 0);
        k.v_cvt_u32_f32(r, d[1]);
      },
      always(8));
}

TEST_CASE("pyhip_trap_hazard_matrix_result_to_store") { // matrix result, then LDS and global stores of it
  matrix_hazard(
      mn::ds_write_b32, {19, 11, 12},
      [](builder k, auto& r, auto& lane, auto&) {
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
      [](builder k, auto& r, auto& lane, auto& out) {
        auto x = ones(k);
        auto d = k.vgpr<f32, 16>();
        auto at = lane * 4;
        multiply(k, d, x, x, 0);
        k.global_store_dword(at, d[1], out);
        r = out[lane];
      },
      always(0x4100'0000));
}

TEST_CASE("pyhip_trap_hazard_matrix_registers_overwritten") {
  // matrix result or source C, then overwritten by a VALU
  matrix_hazard(
      mn::v_mov_b32, {19, 11, 12},
      [](builder k, auto& r, auto&, auto&) {
        auto x = ones(k);
        auto d = k.vgpr<f32, 16>();
        multiply(k, d, x, x, 0);
        k.v_mov_b32(d[1], 2.0f);
        k.v_cvt_u32_f32(r, d[1] + d[2]);
      },
      always(10));
  matrix_hazard(
      mn::v_mov_b32, {15, 7, 7},
      [](builder k, auto& r, auto&, auto&) {
        auto x = ones(k);
        auto c = k.vgpr<f32, 16>(1), d = k.vgpr<f32, 16>();
        multiply(k, d, x, x, c);
        k.v_mov_b32(c[1], 2.0f);
        k.v_cvt_u32_f32(r, d[1] + c[1]);
      },
      always(11));
}

TEST_CASE("pyhip_trap_hazard_matrix_result_to_source_a") { // matrix result, then source A of another
  for (const isa::arch a : all_archs) {
    const i32 need = a == isa::arch::gfx90a ? 19 : a == isa::arch::gfx942 ? 11 : 12;
    const auto only = [&](isa::arch b) { return a == b ? need : -1; };
    hazard(
        mfma(a), mfma(a), {only(isa::arch::gfx90a), only(isa::arch::gfx942), only(isa::arch::gfx950)},
        [](builder k, auto& r, auto&, auto&) {
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

TEST_CASE("pyhip_trap_hazard_valu_to_matrix_source") { // VALU, then source of a matrix instruction
  for (const isa::arch a : all_archs) {
    const auto only = [&](isa::arch b) { return a == b ? 2 : -1; };
    hazard(
        mn::v_mov_b32, mfma(a), {only(isa::arch::gfx90a), only(isa::arch::gfx942), only(isa::arch::gfx950)},
        [](builder k, auto& r, auto&, auto&) {
          auto x = ones(k), y = ones(k);
          auto d = k.vgpr<f32, 16>();
          k.v_mov_b32(as<u32>(y)[1], 0x3f80'3f80);
          multiply(k, d, x, y, 0);
          k.v_cvt_u32_f32(r, d[0]);
        },
        always(8));
  }
}

TEST_CASE("pyhip_trap_hazard_valu_sgpr_to_valu") { // SGPR or VCC of a VALU, then another VALU
  hazard(
      mn::v_readfirstlane_b32, mn::v_add_u32, {0, 2, 2},
      [](builder k, auto& r, auto& lane, auto&) {
        auto x = lane + 100;
        auto s = k.sgpr<u32>();
        k.v_readfirstlane_b32(s, x);
        k.v_add_u32(r, s, lane);
      },
      [](u32 l) { return l + 100; });
  hazard(
      mn::v_cmp_eq_u32, mn::v_mov_b32, {0, 2, 2},
      [](builder k, auto& r, auto& lane, auto&) {
        k.v_cmp_eq_u32(vcc, 5, lane);
        k.v_mov_b32(r, vcc_lo);
      },
      always(32));
}

TEST_CASE("pyhip_trap_hazard_valu_sgpr_to_address") { // SGPR of a VALU, then an address
  hazard(
      mn::v_readfirstlane_b32, mn::global_load_dword, {5, 5, 5},
      [](builder k, auto& r, auto& lane, auto& out) {
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

TEST_CASE("pyhip_trap_hazard_valu_sgpr_to_lane_select") {
  // SGPR of a VALU, then the lane select of v_readlane and v_writelane
  hazard(
      mn::v_readfirstlane_b32, mn::v_readlane_b32, {4, 4, 4},
      [](builder k, auto& r, auto& lane, auto&) {
        auto x = lane + 5, y = lane * 7;
        auto s = k.sgpr<u32>(), got = k.sgpr<u32>();
        k.v_readfirstlane_b32(s, x);
        k.v_readlane_b32(got, y, s);
        r = got;
      },
      always(35));
  hazard(
      mn::v_readfirstlane_b32, mn::v_writelane_b32, {4, 4, 4},
      [](builder k, auto& r, auto& lane, auto&) {
        auto x = lane + 5;
        auto s = k.sgpr<u32>();
        k.v_readfirstlane_b32(s, x);
        k.v_writelane_b32(r, 9, s);
      },
      [](u32 l) { return l == 5 ? 9 : 0; });
}

TEST_CASE("pyhip_trap_hazard_valu_to_v_readlane") { // VALU result, then v_readlane and v_readfirstlane of it
  hazard(
      mn::v_add_u32, mn::v_readlane_b32, {0, 1, 1},
      [](builder k, auto& r, auto& lane, auto&) {
        auto x = k.vgpr<u32>();
        auto s = k.sgpr<u32>();
        k.v_add_u32(x, 50, lane);
        k.v_readlane_b32(s, x, 3);
        r = s;
      },
      always(53));
  hazard(
      mn::v_add_u32, mn::v_readfirstlane_b32, {0, 1, 1},
      [](builder k, auto& r, auto& lane, auto&) {
        auto x = k.vgpr<u32>();
        auto s = k.sgpr<u32>();
        k.v_add_u32(x, 50, lane);
        k.v_readfirstlane_b32(s, x);
        r = s;
      },
      always(50));
}

TEST_CASE("pyhip_trap_hazard_valu_exec_to_dpp_and_matrix") {
  // EXEC of a VALU, then DPP and matrix instructions
  hazard(
      mn::v_cmpx_gt_u32, mn::v_mov_b32, {5, 5, 5},
      [](builder k, auto& r, auto& lane, auto&) {
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
        [](builder k, auto& r, auto& lane, auto&) {
          auto x = ones(k);
          auto d = k.vgpr<f32, 16>();
          k.v_cmpx_le_u32(vcc, 0, lane);
          multiply(k, d, x, x, 0);
          k.v_cvt_u32_f32(r, d[0]);
        },
        always(8));
  }
}

} // namespace
