// SPDX-License-Identifier: MIT
// Parameters of a timing model, written out from the sources; sets of them; boards.
#include <catch2/catch_test_macros.hpp>

#include <kiln/isa/arch.hpp>
#include <kiln/isa/issue_cycles.hpp>
#include <kiln/isa/timing/boards.hpp>
#include <kiln/isa/timing/parameter_set.hpp>

#include <algorithm>
#include <limits>
#include <set>
#include <string>

namespace {

using namespace kiln;
using isa::arch;
using namespace isa::timing;

constexpr arch archs[] = {arch::gfx90a, arch::gfx942, arch::gfx950};

struct expected_values {
  const char* name;
  double gfx90a, gfx942, gfx950;
};

constexpr expected_values expected[] = {
    {"vector_cycles", 4, 4, 4},
    {"transcendental_cycles", 16, 16, 8},
    {"product_cycles", 16, 16, 16},
    {"permlane_swap_cycles", 0, 0, 20},
    {"f64_transcendental_cycles", 16, 16, 16},
    {"packed_f32_after_matrix", 12, 12, 12},
    {"packed_f32_cycles", 4, 4, 4},
    {"matrix_vector_delay", 4, 4, 8},
    {"scalar_cycles", 4, 4, 4},
    {"wait_cycles", 4, 4, 4},
    {"branch_taken_cycles", 16, 16, 16},
    {"branch_not_taken_cycles", 4, 4, 4},
    {"barrier_release", 4, 4, 4},
    {"misaligned_fetch_cycles", 1, 1, 1},
    {"lds_latency_b32", 52, 52, 52},
    {"lds_latency_b128", 64, 64, 64},
    {"lds_port_bytes", 64, 64, 96},
    {"lds_write_port_bytes", 37, 37, 37},
    {"lds_queue", 8, 8, 8},
    {"l1_bytes", 64, 64, 64},
    {"l1_lanes", 16, 16, 16},
    {"vmem_issue_cycles", 4, 4, 4},
    {"vmem_queue", 64, 64, 64},
    {"store_issue_cycles", 16, 16, 16},
    {"lds_dma_queue", 7, 7, 7},
    {"lds_dma_cycles", 11, 11, 25},
    {"l1_latency", 127, 118, 118},
    {"l2_latency", 251, 213, 213},
    {"mall_latency", 0, 455, 455},
    {"hbm_latency", 640, 880, 880},
    {"l2_channel_bytes", 128, 128, 128},
    {"l2_channels", 32, 16, 16},
    {"scalar_hit_latency", 100, 100, 100},
    {"scalar_miss_latency", 251, 213, 213},
    {"launch_nanoseconds", 2600, 2600, 2600},
    {"l1_kilobytes", 16, 32, 32},
    {"latency_mhz", 1700, 2092, 2092},
    {"l1_ways", 64, 64, 64},
    {"l2_kilobytes", 8192, 4096, 4096},
    {"l2_line", 128, 128, 128},
    {"l2_ways", 16, 16, 16},
    {"mall_megabytes", 0, 256, 256},
    {"arbitration", 0, 0, 0},
    {"memory_slots", 2, 2, 1},
    {"lds_port_pairs", 1, 1, 1},
};

TEST_CASE("timing parameters have the values of the sources", "[isa]") {
  static_assert(sizeof(expected) / sizeof(expected[0]) == parameter_count);
  for (u32 i = 0; i < parameter_count; ++i) {
    const expected_values& e = expected[i];
    INFO(e.name);
    parameter p = parameter::count;
    REQUIRE(find_parameter(e.name, p));
    CHECK(static_cast<u32>(p) == i);
    CHECK(name_of(p) == std::string(e.name));
    const double values[] = {e.gfx90a, e.gfx942, e.gfx950};
    for (const arch a : archs) {
      const parameter_row& row = row_of(p, a);
      CHECK(row.id == p);
      CHECK((row.archs & isa::mask_of(a)) != 0);
      CHECK(row.value == values[static_cast<u32>(a)]);
      CHECK(std::string(row.source) != "");
    }
  }
  parameter p = parameter::l2_ways;
  CHECK(!find_parameter("vector", p));
  CHECK(!find_parameter("", p));
  CHECK(p == parameter::l2_ways);
}

TEST_CASE("timing parameters agree with the prices of instructions", "[isa]") {
  const auto price = [](const char* name, arch a) {
    return double(isa::issue_cycles(isa::rows[isa::find_row({name}, a)], a));
  };
  for (const arch a : archs) {
    const parameter_set set(a);
    CHECK(set[parameter::vector_cycles] == price("v_add_f32_e32", a));
    CHECK(set[parameter::transcendental_cycles] == price("v_exp_f32_e32", a));
    CHECK(set[parameter::product_cycles] == price("v_mul_lo_u32", a));
    CHECK(set[parameter::f64_transcendental_cycles] == price("v_rcp_f64_e32", a));
    CHECK(set[parameter::packed_f32_cycles] == price("v_pk_mul_f32", a));
    CHECK((set[parameter::permlane_swap_cycles] == 0) ==
          (isa::find_row({"v_permlane32_swap_b32_e32"}, a) == ~0u));
  }
  CHECK(parameter_set(arch::gfx950)[parameter::permlane_swap_cycles] ==
        price("v_permlane32_swap_b32_e32", arch::gfx950));
}

TEST_CASE("assumed timing parameters name a probe", "[isa]") {
  CHECK(std::string(row_of(parameter::scalar_hit_latency, arch::gfx942).probe) == "scalar_latency");
  CHECK(std::string(row_of(parameter::l1_latency, arch::gfx942).probe) == "");
  CHECK(row_of(parameter::l1_latency, arch::gfx942).origin == mark::measured);
  CHECK(std::string(row_of(parameter::l1_latency, arch::gfx950).probe) == "cache_latency");
  CHECK(std::string(name_of(mark::assumed)) == "assumed");
  std::set<std::string> names;
  for (const probe& p : probes) CHECK(names.insert(p.name).second);
}

TEST_CASE("a set of timing parameters takes values within limits", "[isa]") {
  parameter_set set(arch::gfx942);
  CHECK(set.target() == arch::gfx942);
  const value_range limits = limits_of(parameter::branch_taken_cycles, arch::gfx942);
  CHECK((limits.low == 1 && limits.high == 128));
  CHECK(set.set(parameter::branch_taken_cycles, 1));
  CHECK(set.set(parameter::branch_taken_cycles, 128));
  CHECK(!set.set(parameter::branch_taken_cycles, 0.99));
  CHECK(!set.set(parameter::branch_taken_cycles, 128.5));
  CHECK(!set.set(parameter::branch_taken_cycles, std::numeric_limits<double>::quiet_NaN()));
  CHECK(set[parameter::branch_taken_cycles] == 128);
  CHECK(set[parameter::branch_not_taken_cycles] == 4);
  CHECK(!set.set(parameter::permlane_swap_cycles, 20)); // the target lacks the instruction
  CHECK(set.set(parameter::permlane_swap_cycles, 0));
  CHECK(set.set(parameter::lds_port_pairs, 3));
  CHECK(!set.set(parameter::lds_port_pairs, 4));
  CHECK(!set.set(parameter::lds_port_pairs, 1.5));
}

TEST_CASE("drawn timing parameters stay in their rows' ranges", "[isa]") {
  for (const arch a : archs) {
    std::set<u64> hashes;
    double lowest = 1e9, highest = 0;
    for (u64 seed = 0; seed < 200; ++seed) {
      const parameter_set set = parameter_set::draw(a, seed);
      hashes.insert(set.hash());
      for (u32 i = 0; i < parameter_count; ++i) {
        const parameter p = static_cast<parameter>(i);
        const parameter_row& row = row_of(p, a);
        INFO(name_of(p) << " of seed " << seed);
        CHECK((row.low <= set[p] && set[p] <= row.high));
        if (is_size(p) || is_rule(p)) CHECK(set[p] == row.value);
      }
      lowest = std::min(lowest, set[parameter::branch_taken_cycles]);
      highest = std::max(highest, set[parameter::branch_taken_cycles]);
    }
    CHECK(hashes.size() == 200);
    CHECK((lowest < 5 && highest > 31)); // of 4 to 32
  }
  CHECK(parameter_set::draw(arch::gfx942, 7).hash() == parameter_set::draw(arch::gfx942, 7).hash());
}

TEST_CASE("the hash of timing parameters follows their values", "[isa]") {
  constexpr u64 of_gfx942 = parameter_set(arch::gfx942).hash();
  static_assert(parameter_set::draw(arch::gfx942, 1).hash() != of_gfx942);
  parameter_set set(arch::gfx942);
  CHECK(set.hash() == of_gfx942);
  CHECK(set.set(parameter::launch_nanoseconds, 2601));
  CHECK(set.hash() != of_gfx942);
  CHECK(set.set(parameter::launch_nanoseconds, 2600));
  CHECK(set.hash() == of_gfx942);
  CHECK(parameter_set(arch::gfx950).hash() != of_gfx942);
}

TEST_CASE("boards have the compute units of their targets", "[isa]") {
  const auto cus = [](const char* name) { return find_board(name)->xcds * find_board(name)->cus_per_xcd; };
  for (const char* name : {"MI210", "MI250X", "MI300A", "MI300X", "MI325X", "MI308X", "MI350X", "MI355X"})
    REQUIRE(find_board(name) != nullptr);
  CHECK(find_board("MI300") == nullptr);
  CHECK(cus("MI210") == isa::facts_of(arch::gfx90a).compute_units);
  CHECK(cus("MI250X") == 110);
  CHECK(cus("MI300A") == 228);
  CHECK(cus("MI300X") == isa::facts_of(arch::gfx942).compute_units);
  CHECK(cus("MI325X") == isa::facts_of(arch::gfx942).compute_units);
  CHECK(cus("MI308X") == 80);
  CHECK(cus("MI350X") == isa::facts_of(arch::gfx950).compute_units);
  CHECK(cus("MI355X") == isa::facts_of(arch::gfx950).compute_units);
  for (const board& b : boards) {
    INFO(b.name);
    for (const load kind : {load::dense_16_bit, load::dense_8_bit, load::streaming, load::other}) {
      const load_clock clock = clock_of(b, kind);
      CHECK((clock.mhz >= 900 && clock.mhz <= b.peak_mhz));
      CHECK((!clock.assumed || clock.mhz == b.peak_mhz));
    }
    CHECK((b.hbm_read_gbs <= b.hbm_gbs_peak && b.hbm_write_gbs <= b.hbm_gbs_peak));
    CHECK((b.mall_gbs == 0 || b.mall_gbs > b.hbm_read_gbs));
    CHECK(b.l2_gbs > b.mall_gbs);
    CHECK((b.mall_gbs == 0 || parameter_set(b.arch)[parameter::mall_megabytes] != 0));
    // L2 cannot give more than its channels do at the peak clock.
    const parameter_set set(b.arch);
    CHECK(b.l2_gbs <=
          b.xcds * set[parameter::l2_channels] * set[parameter::l2_channel_bytes] * b.peak_mhz / 1000);
  }
  CHECK(clock_of(*find_board("MI300X"), load::dense_16_bit).mhz == 1210);
  CHECK(!clock_of(*find_board("MI300X"), load::dense_16_bit).assumed);
  CHECK(clock_of(*find_board("MI300X"), load::streaming).mhz == 2100);
  CHECK(clock_of(*find_board("MI300X"), load::streaming).assumed);
}

} // namespace
