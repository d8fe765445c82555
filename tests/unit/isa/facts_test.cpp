// SPDX-License-Identifier: MIT
// Facts that the assembler cannot confirm: passes, roles, types, implicit registers, flags. Expected values are written
// out here from the manuals, not taken from the table.
#include <catch2/catch_test_macros.hpp>

#include <kiln/isa/arch.hpp>
#include <kiln/isa/table.hpp>

namespace {

using namespace kiln;
using isa::arch;
using isa::element;
using isa::role;
namespace fl = isa::flag;
namespace sp = isa::special;

const isa::row& row_of(const char* name, arch a = arch::gfx942) { return isa::rows[isa::find_row(name, a)]; }
const isa::operand_row& place_of(const char* name, u32 i, arch a = arch::gfx942) {
  return isa::operands_of(row_of(name, a)).places[i];
}

struct matrix {
  const char* name;
  u8 gfx942, gfx950; ///< passes; 0 where the target lacks it
  isa::flag_mask unit;
};

// CDNA3 and CDNA4 ISA manuals, tables of MFMA passes. Of the mixed formats the row for 8-bit A and B comes first.
constexpr matrix matrices[] = {
    {"v_mfma_f64_16x16x4_f64", 8, 16, fl::dgemm},      {"v_mfma_f64_4x4x4_4b_f64", 4, 8, fl::dgemm},
    {"v_mfma_f32_32x32x1_2b_f32", 16, 16, fl::sgemm},  {"v_mfma_f32_16x16x4_f32", 8, 8, fl::sgemm},
    {"v_mfma_f32_4x4x1_16b_f32", 2, 2, fl::sgemm},     {"v_mfma_f32_32x32x8_f16", 8, 8, fl::xdl},
    {"v_mfma_f32_16x16x16_f16", 4, 4, fl::xdl},        {"v_mfma_f32_32x32x16_f16", 0, 8, fl::xdl},
    {"v_mfma_f32_16x16x16_bf16", 4, 4, fl::xdl},       {"v_mfma_f32_4x4x4_16b_bf16", 2, 2, fl::xdl},
    {"v_mfma_f32_16x16x32_fp8_bf8", 4, 4, fl::xdl},    {"v_mfma_i32_32x32x4_2b_i8", 16, 16, fl::xdl},
    {"v_mfma_f32_32x32x4_xf32", 8, 0, fl::xdl},        {"v_smfmac_f32_32x32x16_bf16", 8, 8, fl::xdl},
    {"v_smfmac_f32_16x16x128_fp8_fp8", 0, 4, fl::xdl}, {"v_mfma_f32_32x32x64_f8f6f4", 0, 16, fl::xdl},
};

bool passes_are_those_of_the_manuals() {
  for (const matrix& m : matrices) {
    for (const arch a : {arch::gfx942, arch::gfx950}) {
      const u32 r = isa::find_row(m.name, a);
      const u8 expected = a == arch::gfx942 ? m.gfx942 : m.gfx950;
      if (expected == 0 ? r != ~0u : r == ~0u || isa::matrix_passes(isa::rows[r], a) != expected)
        return false;
      if (r != ~0u && (isa::rows[r].flags & (fl::xdl | fl::sgemm | fl::dgemm)) != m.unit) return false;
    }
  }
  // MI200 needs twice the passes of MI300 for the same instruction.
  return isa::matrix_passes(row_of("v_mfma_f32_32x32x8f16", arch::gfx90a), arch::gfx90a) == 16 &&
         isa::matrix_passes(row_of("v_mfma_f32_32x32x8f16"), arch::gfx942) == 8;
}

bool roles_tell_what_is_read() {
  return place_of("v_add_f32_e32", 0).role == role::write &&
         place_of("v_fmac_f32_e32", 0).role == role::read_write &&
         place_of("v_writelane_b32", 0).role == role::read_write &&
         place_of("s_cmov_b32", 0).role == role::read_write &&
         place_of("v_mov_b32_dpp", 0).role == role::write && // what it keeps its mark says
         place_of("v_fmac_f32_dpp", 0).role == role::read_write &&
         place_of("v_swap_b32", 1).role == role::read_write &&
         place_of("v_addc_co_u32_e32", 1).role == role::write &&
         place_of("v_addc_co_u32_e32", 4).role == role::read &&
         place_of("v_div_scale_f32", 1).role == role::write &&
         place_of("ds_write2_b32", 2).role == role::read &&
         place_of("v_smfmac_f32_16x16x32_f16", 0).role == role::read_write &&
         place_of("buffer_load_dwordx4", 0).role == role::write &&
         place_of("global_store_dword", 1).role == role::read;
}

bool matrix_results_keep_clear_of_their_sources() {
  return place_of("v_mfma_f32_32x32x8_f16", 0).early_clobber &&
         !place_of("v_mfma_f32_16x16x16_f16", 0).early_clobber;
}

bool types_are_known_or_bits() {
  return place_of("v_add_f32_e32", 1).element == element::f32 &&
         place_of("v_cvt_f32_i32_e32", 0).element == element::f32 &&
         place_of("v_cvt_f32_i32_e32", 1).element == element::i32 &&
         place_of("v_and_b32_e32", 1).element == element::bits &&
         place_of("v_cmp_lt_u64_e64", 0).element == element::mask &&
         place_of("v_cmp_lt_u64_e64", 1).element == element::u64 &&
         place_of("v_pk_fma_f16", 1).element == element::f16x2 &&
         place_of("v_pk_fma_f32", 1).element == element::f32x2 &&
         place_of("v_mad_u64_u32", 2).element == element::u32 &&
         place_of("v_mad_u64_u32", 4).element == element::u64 &&
         place_of("v_dot2_f32_f16", 1).element == element::f16x2 &&
         place_of("v_dot2_f32_f16", 3).element == element::f32 &&
         place_of("v_mfma_f32_32x32x8_f16", 1).element == element::f16x2 &&
         place_of("v_mfma_f32_16x16x32_fp8_bf8", 2).element == element::bf8x4 &&
         place_of("v_mfma_f32_16x16x32_fp8_bf8", 3).element == element::f32 &&
         place_of("v_ldexp_f32", 2).element == element::bits &&
         place_of("v_fma_mix_f32", 1).element == element::bits;
}

bool implicit_registers_are_complete() {
  return row_of("s_add_u32").writes == sp::scc && row_of("s_addc_u32").reads == sp::scc &&
         row_of("s_and_saveexec_b64").reads == sp::exec &&
         row_of("s_and_saveexec_b64").writes == (sp::exec | sp::scc) &&
         row_of("s_cbranch_vccnz").reads == sp::vcc && row_of("s_cbranch_execz").reads == sp::exec &&
         row_of("v_add_f32_e32").reads == (sp::exec | sp::mode) &&
         row_of("v_cmpx_lt_f32_e32").writes == sp::exec &&
         row_of("v_div_fmas_f32").reads == (sp::exec | sp::mode | sp::vcc) &&
         (row_of("v_readlane_b32").reads & sp::exec) == 0 &&
         (row_of("v_readfirstlane_b32").reads & sp::exec) != 0 &&
         (row_of("v_mfma_f32_32x32x8_f16").reads & sp::exec) == 0 &&
         row_of("ds_read_b32").reads == sp::exec && (row_of("global_load_lds_dword").reads & sp::m0) != 0 &&
         (row_of("s_movrels_b32").reads & sp::m0) != 0 && (row_of("s_setreg_b32").writes & sp::mode) != 0;
}

bool has(const char* name, isa::flag_mask all, isa::flag_mask none = 0) {
  const isa::flag_mask f = row_of(name).flags;
  return (f & all) == all && (f & none) == 0;
}

bool flags_say_what_passes_ask_for() {
  return has("v_rcp_f32_e32", fl::valu | fl::transcendental, fl::side_effects) &&
         has("v_fract_f32_e32", fl::valu, fl::transcendental) &&
         has("buffer_store_dword", fl::vmem | fl::may_store | fl::side_effects, fl::may_load) &&
         has("global_load_dword", fl::vmem | fl::may_load, fl::may_store | fl::side_effects) &&
         has("flat_load_dword", fl::vmem | fl::flat) &&
         has("ds_read_b32", fl::lds | fl::may_load, fl::may_store) &&
         has("global_load_lds_dword", fl::lds_dma | fl::may_load | fl::may_store | fl::side_effects) &&
         has("ds_add_rtn_u32", fl::atomic | fl::returns | fl::side_effects) &&
         has("ds_add_u32", fl::atomic, fl::returns) &&
         has("s_load_dword", fl::smem | fl::may_load, fl::side_effects) &&
         has("s_barrier", fl::barrier | fl::side_effects) && has("s_branch", fl::branch, fl::conditional) &&
         has("s_cbranch_scc1", fl::branch | fl::conditional) && has("s_endpgm", fl::ends_program) &&
         has("s_waitcnt", fl::waitcnt) && has("s_nop", fl::nop) && has("v_dot2_f32_f16", fl::dot) &&
         has("v_pk_add_f16", fl::packed) && has("ds_bpermute_b32", fl::lane_crossing) &&
         has("v_mov_b32_dpp", fl::lane_crossing) && has("v_cmpx_eq_u32_e32", fl::writes_exec_as_compare) &&
         has("buffer_wbl2", fl::vmem | fl::side_effects) && has("buffer_inv", fl::side_effects, fl::vmem);
}

TEST_CASE("facts that no assembler confirms", "[isa]") {
  CHECK(passes_are_those_of_the_manuals());
  CHECK(roles_tell_what_is_read());
  CHECK(matrix_results_keep_clear_of_their_sources());
  CHECK(types_are_known_or_bits());
  CHECK(implicit_registers_are_complete());
  CHECK(flags_say_what_passes_ask_for());
}

TEST_CASE("rows of one mnemonic stand together, the shortest first", "[isa]") {
  u32 next = 0;
  for (u32 m = 0; m < isa::mnemonic_count; ++m) {
    const isa::mnemonic_rows r = isa::mnemonics[m];
    REQUIRE(r.first_row == next);
    REQUIRE(r.row_count > 0);
    for (u32 i = r.first_row; i < next + r.row_count; ++i) {
      REQUIRE(isa::rows[i].mnemonic == m);
      if (i > r.first_row) REQUIRE(isa::rows[i - 1].size_bytes() <= isa::rows[i].size_bytes());
      REQUIRE((isa::rows[i].required() & ~isa::rows[i].modifiers()) == 0);
    }
    next += r.row_count;
  }
  CHECK(next == isa::row_count);
}

} // namespace
