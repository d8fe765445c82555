// SPDX-License-Identifier: MIT
// How much of the instruction table the simulator can run. The figure may only grow; what is left out stands here with why.
#include <catch2/catch_test_macros.hpp>
#include <cstdio>
#include <kiln/sim/run.hpp>
#include <map>
#include <set>
#include <string>

using namespace kiln;

namespace {

constexpr const char* gws = "global wave sync: a semaphore of the whole device, which the driver has to give "
                            "the queue first";
constexpr const char* scalar_scratch = "its address is CalcScalarScratchAddr of the manual's pseudocode, a "
                                       "function defined nowhere; no compiler emits it";
constexpr const char* trap = "returns from a trap handler: privileged, no kernel can execute it";
constexpr const char* graphics = "for graphics only: a compute wave has no primitives and no screen";

const std::map<std::string, std::string> left_out = {
    {"ds_gws_barrier", gws},
    {"ds_gws_init", gws},
    {"ds_gws_sema_br", gws},
    {"ds_gws_sema_p", gws},
    {"ds_gws_sema_release_all", gws},
    {"ds_gws_sema_v", gws},
    {"s_endpgm_ordered_ps_done", graphics},
    {"s_rfe_b64", trap},
    {"s_rfe_restore_b64", trap},
    {"s_scratch_load_dword", scalar_scratch},
    {"s_scratch_load_dwordx2", scalar_scratch},
    {"s_scratch_load_dwordx4", scalar_scratch},
    {"s_scratch_store_dword", scalar_scratch},
    {"s_scratch_store_dwordx2", scalar_scratch},
    {"s_scratch_store_dwordx4", scalar_scratch},
    {"v_mfma_ld_scale_b32", "the first 8 bytes of v_mfma_scale_*, which are simulated; without the second 8 "
                            "bytes nothing executes it"},
    {"v_screen_partition_4se_b32", graphics},
};

} // namespace

TEST_CASE("rows with meaning") {
  u32 simulated = 0;
  std::set<std::string> missing;
  for (u32 i = 0; i < isa::row_count; ++i) {
    const isa::row& row = isa::rows[i];
    if (sim::has_meaning(row)) {
      ++simulated;
      continue;
    }
    const text_view name = sim::mnemonic_text(row);
    missing.insert(std::string(name.data, name.size));
  }
  std::printf("rows: %u, simulated: %u\n", isa::row_count, simulated);
  for (const std::string& name : missing) {
    INFO(name);
    CHECK(left_out.contains(name));
  }
  for (const auto& [name, reason] : left_out) {
    INFO(name << " has a meaning by now: take it off the list");
    CHECK(missing.contains(name));
    std::printf("left out: %s: %s\n", name.c_str(), reason.c_str());
  }
  CHECK(simulated >= 4175);
}
