// SPDX-License-Identifier: MIT
// Prices of instructions, written out from the sources that the header names.
#include <catch2/catch_test_macros.hpp>

#include <kiln/isa/issue_cycles.hpp>

namespace {

using namespace kiln;
using isa::arch;

struct price {
  const char* name;
  u32 gfx90a, gfx942, gfx950; ///< 0 where the target lacks it
};

constexpr price prices[] = {
    {"v_add_f32_e32", 4, 4, 4},
    {"v_pk_mul_f32", 4, 4, 4},
    {"v_fma_f64", 4, 4, 4},
    {"v_mul_u32_u24_e32", 4, 4, 4},
    {"v_lshl_add_u64", 0, 4, 4},
    {"v_mul_lo_u32", 16, 16, 16},
    {"v_mul_hi_i32", 16, 16, 16},
    {"v_mad_i64_i32", 16, 16, 16},
    {"v_mad_u64_u32", 16, 16, 16},
    {"v_exp_f32_e32", 16, 16, 8},
    {"v_rcp_f32_e64", 16, 16, 8},
    {"v_rcp_f64_e32", 16, 16, 16},
    {"v_permlane32_swap_b32_e32", 0, 0, 20},
    {"v_mfma_f32_32x32x8_f16", 0, 32, 32},
    {"v_mfma_f32_16x16x32_f16", 0, 0, 16},
    {"v_mfma_f64_16x16x4_f64", 0, 32, 64},
    {"v_accvgpr_read_b32", 4, 4, 4},
    {"s_mul_i32", 4, 4, 4},
    {"s_load_dwordx4", 4, 4, 4},
    {"global_load_dwordx4", 4, 4, 4},
    {"ds_read_b128", 4, 4, 4},
    {"s_waitcnt", 4, 4, 4},
};

TEST_CASE("issue cycles are those of the sources", "[isa]") {
  constexpr arch archs[] = {arch::gfx90a, arch::gfx942, arch::gfx950};
  for (const price& p : prices) {
    const u32 expected[] = {p.gfx90a, p.gfx942, p.gfx950};
    for (const arch a : archs) {
      INFO(p.name << " on target " << static_cast<u32>(a));
      const u32 row = isa::find_row({p.name}, a);
      if (expected[static_cast<u32>(a)] == 0)
        CHECK(row == ~0u);
      else
        CHECK((row != ~0u && isa::issue_cycles(isa::rows[row], a) == expected[static_cast<u32>(a)]));
    }
  }
  static_assert(isa::nop_cycles(0) == 4 && isa::nop_cycles(10) == 44);
}

} // namespace
