// SPDX-License-Identifier: MIT
// What row_effects says, and what it assumes of all rows.
#include <kiln/analysis/rows/row_effects.hpp>

#include <catch2/catch_test_macros.hpp>

namespace {

using namespace kiln;
namespace effect = analysis::effect;

// The four that row_effects takes for neighbours.
static_assert(u32{isa::mn::s_movreld_b64} == u32{isa::mn::s_movreld_b32} + 1 &&
              u32{isa::mn::s_movrels_b32} == u32{isa::mn::s_movreld_b32} + 2 &&
              u32{isa::mn::s_movrels_b64} == u32{isa::mn::s_movreld_b32} + 3);

u32 effects(const char* name) {
  const u32 row = isa::find_row(name, isa::arch::gfx942);
  REQUIRE(row != ~0u);
  ir::program p;
  p.code.append().row = static_cast<u16>(row);
  const analysis::row_effects e(p);
  CHECK(e.upsets() == ((e.of(row) & effect::upsets()) != 0));
  return e.of(row);
}
bool has(const char* name, u32 bits) { return (effects(name) & bits) == bits; }

TEST_CASE("in every row the results come first") {
  for (const isa::row& row : isa::rows) {
    const isa::operand_list& list = isa::operand_lists[row.operands];
    INFO(static_cast<const char*>(row.name()));
    CHECK((list.writes & (list.writes + 1)) == 0);
    for (u32 k = 0; k < list.count; ++k) CHECK(list.places[k].tied_to == 0xff);
  }
}

TEST_CASE("effects of some rows") {
  CHECK(has("v_add_u32_e32", effect::pure() | effect::removable() | effect::vector() | effect::folds()));
  CHECK(has("s_add_u32", effect::pure() | effect::writes_scc()));
  CHECK(has("s_addc_u32", effect::removable() | effect::reads_scc() | effect::writes_scc()));
  CHECK(!has("s_addc_u32", effect::pure()));
  CHECK(has("v_mad_i64_i32", effect::pure() | effect::tuples() | 2u << effect::results_shift()));
  CHECK(has("v_readfirstlane_b32", effect::pure() | effect::crosses_lanes()));
  CHECK(has("global_load_dword", effect::removable() | effect::memory() | effect::vector()));
  CHECK(!has("global_load_dword", effect::pure()));
  CHECK(has("s_load_dword", effect::removable() | effect::memory()));
  CHECK(has("s_cmp_lt_i32", effect::removable() | effect::writes_scc()));
  for (const char* stays :
       {"global_store_dword", "global_atomic_add", "ds_add_rtn_u32", "ds_write_b32", "s_and_saveexec_b64",
        "s_barrier", "s_waitcnt", "s_nop", "s_branch", "s_endpgm", "v_cmpx_lt_i32_e64", "s_setreg_b32",
        "s_memtime", "s_movrels_b32", "s_movreld_b32", "s_set_gpr_idx_on", "s_sleep", "s_store_dword"}) {
    INFO(stays);
    CHECK(!has(stays, effect::removable()));
  }
  for (const char* impure :
       {"v_swap_b32", "v_fmac_f32_e32", "v_mov_b32_dpp", "v_writelane_b32", "v_div_fmas_f32",
        "ds_bpermute_b32", "s_cselect_b32", "s_getreg_b32", "s_getpc_b64", "s_cmov_b32"}) {
    INFO(impure);
    CHECK(!has(impure, effect::pure()));
  }
  for (const char* upsetting : {"s_setreg_b32", "s_set_gpr_idx_on", "s_movrels_b32", "s_movreld_b64"})
    CHECK(has(upsetting, effect::upsets()));
}

} // namespace
