// SPDX-License-Identifier: MIT
// Bank conflicts by rank: against hand-checked tables, and against the simulator's counters for LDS instructions of every width
// on the three targets with random linear, swizzled and padded addresses.
#include "count_in_simulator.hpp"

#include <kiln/tile/layout/make.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/memory/transposed_read.hpp>
#include <kiln/tile/swizzle/xor_swizzle.hpp>
#include <random>

using namespace kiln;
using namespace kiln::test;
using namespace kiln::isa::mn;
using tile::bit_map;
using tile::layout;
using tile::lds_instruction;

namespace {

constexpr auto gfx90a = isa::arch::gfx90a, gfx942 = isa::arch::gfx942, gfx950 = isa::arch::gfx950;

constexpr bool has_lanes(const lds_instruction& i, std::initializer_list<u32> generators) {
  tile::subspace expected;
  for (const u32 lane : generators) expected.insert(lane);
  return same_span(tile::phase_lanes(i.service()), expected);
}
constexpr bool phases() {
  return has_lanes({gfx942, 16}, {1, 2, 20}) && has_lanes({gfx950, 12}, {1, 2, 20}) &&
         has_lanes({gfx950, 16}, {1, 2, 12, 20}) && has_lanes({gfx950, 8}, {1, 2, 4, 8, 16}) &&
         has_lanes({gfx942, 8}, {1, 2, 4, 8}) && has_lanes({gfx950, 8, false}, {1, 2, 4, 8}) &&
         has_lanes({gfx950, 16, false}, {1, 2, 4}) && has_lanes({gfx942, 4}, {1, 2, 4, 8, 16}) &&
         has_lanes({gfx90a, 16}, {1, 2, 20});
}
static_assert(phases());

// A tile of 64 rows of 128 bytes in bf16. Swizzles: what the row's bits 0 to 4 add to the number of the 16-byte column.
constexpr layout rows = tile::row_major('m', 6, 'k', 6), rows_of_n = tile::row_major('k', 6, 'n', 6);
constexpr u32 swizzles[4][5] = {{}, {1, 2, 4, 0, 0}, {0, 1, 2, 4, 0}, {1, 4, 2, 3, 0}};
struct access {
  lds_instruction instruction;
  layout registers;
  bool transposed; ///< a tile (k,n) by ds_read_b64_tr_b16
  u32 degrees[4];  ///< for each swizzle
};
constexpr access accesses[] = {
    {{gfx942, 16, false}, tile::layout_of("item[k1 k2 k4] lane[k8 k16 k32 m1 m2 m4]"), false, {1, 1, 1, 1}},
    {{gfx950, 16, false}, tile::layout_of("item[k1 k2 k4] lane[k8 k16 k32 m1 m2 m4]"), false, {1, 1, 1, 1}},
    {{gfx942, 8}, tile::layout_of("item[k1 k2] lane[m1 m2 m4 m8 k4 k8]"), false, {16, 2, 2, 2}},
    {{gfx942, 8}, tile::layout_of("item[k1 k2] lane[m1 m2 m4 m8 m16 k4]"), false, {16, 2, 2, 2}},
    {{gfx942, 16}, tile::layout_of("item[k1 k2 k4] lane[m1 m2 m4 m8 k8 k16]"), false, {4, 1, 2, 1}},
    {{gfx942, 16}, tile::layout_of("item[k1 k2 k4] lane[m1 m2 m4 m8 m16 k8]"), false, {8, 1, 2, 1}},
    {{gfx950, 16}, tile::layout_of("item[k1 k2 k4] lane[m1 m2 m4 m8 k8 k16]"), false, {4, 1, 1, 1}},
    {{gfx950, 16}, tile::layout_of("item[k1 k2 k4] lane[m1 m2 m4 m8 m16 k8]"), false, {8, 2, 1, 1}},
    {{gfx950, 8}, tile::layout_of("item[k1 k2 k4] lane[n1 n2 n4 n8 k8 k16]"), true, {4, 2, 2, 1}},
    {{gfx950, 8}, tile::layout_of("item[k1 k2 k16] lane[n1 n2 n4 n8 k4 k8]"), true, {4, 1, 2, 1}},
    {{gfx950, 8}, tile::layout_of("item[k1 k2 k4] lane[n1 n2 n4 n8 n16 k8]"), true, {2, 2, 2, 1}},
};
constexpr bool worked_example() {
  for (const access& a : accesses)
    for (u32 s = 0; s < 4; ++s) {
      const layout memory =
          swizzled(a.transposed ? rows_of_n : rows, tile::swizzle_of_rows(12, 3, 6, swizzles[s]));
      const layout at = tile::in_memory(
          a.transposed ? tile::addresses_of_transposed_read(a.registers, 16) : a.registers, memory);
      const tile::lds_cost cost = lds_cost_of(a.instruction, tile::lane_bytes_of(at, 16));
      if (cost.degree != a.degrees[s]) return false;
      tile::lane_offsets lanes;
      for (u32 lane = 0; lane < 64; ++lane) lanes.of[lane] = tile::lane_bytes_of(at, 16)(lane);
      if (count_lds_cycles(a.instruction, lanes) != cost.cycles()) return false;
    }
  return true;
}
static_assert(worked_example());

constexpr bool evidence() {
  using enum isa::lds_evidence;
  const bit_map lanes = tile::identity(6);
  return lds_cost_of({gfx90a, 4}, lanes).evidence == assumed &&
         lds_cost_of({gfx950, 4}, lanes).evidence == inferred &&
         lds_cost_of({gfx942, 16}, product(tile::zeros(0, 4), lanes)).evidence == measured;
}
static_assert(evidence());

struct lds_case {
  mnemonic op;
  u32 bytes; ///< at one address
  bool reads, two_addresses;
  u32 archs;
};
constexpr u32 all = 7, only_gfx950 = 4;
constexpr lds_case cases[] = {
    {ds_read_u8, 1, true, false, all},
    {ds_read_u16, 2, true, false, all},
    {ds_read_b32, 4, true, false, all},
    {ds_read_b64, 8, true, false, all},
    {ds_read_b96, 12, true, false, all},
    {ds_read_b128, 16, true, false, all},
    {ds_read2_b32, 4, true, true, all},
    {ds_read2_b64, 8, true, true, all},
    {ds_write_b8, 1, false, false, all},
    {ds_write_b16, 2, false, false, all},
    {ds_write_b32, 4, false, false, all},
    {ds_write_b64, 8, false, false, all},
    {ds_write_b96, 12, false, false, all},
    {ds_write_b128, 16, false, false, all},
    {ds_write2_b32, 4, false, true, all},
    {ds_write2_b64, 8, false, true, all},
    {ds_read_b64_tr_b16, 8, true, false, only_gfx950},
    {ds_read_b64_tr_b8, 8, true, false, only_gfx950},
    {ds_read_b64_tr_b4, 8, true, false, only_gfx950},
    {ds_read_b96_tr_b6, 12, true, false, only_gfx950},
};

sim::memory_counters run(const lds_case& c, isa::arch arch, const tile::lane_offsets& lanes) {
  return count_in_simulator(c.op, c.reads, c.two_addresses, arch, lanes);
}

} // namespace

TEST_CASE("phases of LDS accesses are subspaces of lanes") {
  CHECK(phases());
  CHECK(evidence());
  // And their cosets: lane x is served with y if x ^ y is served with 0.
  for (const isa::arch arch : {gfx90a, gfx942, gfx950})
    for (const u32 bytes : {1u, 2u, 4u, 8u, 12u, 16u})
      for (const u32 kind : {0u, 1u, 2u, 3u}) {
        const isa::lds_service s = lds_service_of(arch, bytes, (kind & 1) != 0, (kind & 2) != 0);
        const tile::subspace phase = tile::phase_lanes(s);
        for (u32 x = 0; x < 64; ++x)
          for (u32 y = 0; y < 64; ++y) CHECK((s.group_of(x) == s.group_of(y)) == phase.contains(x ^ y));
      }
}

TEST_CASE("degrees of conflict of the worked example") { CHECK(worked_example()); }

TEST_CASE("ranks and counts of bank conflicts agree with the simulator's counters") {
  std::mt19937 draw(4);
  u32 with_conflicts = 0, without = 0;
  for (const lds_case& c : cases)
    for (u32 arch = 0; arch < isa::arch_count; ++arch) {
      if ((c.archs >> arch & 1) == 0) continue;
      const lds_instruction i{static_cast<isa::arch>(arch), static_cast<u8>(c.bytes), c.reads,
                              c.two_addresses};
      const u32 times = c.two_addresses ? 2 : 1;
      for (u32 n = 0; n < 12; ++n) {
        INFO(isa::rows[isa::mnemonics[c.op].first_row].name()
             << " on target " << arch << ", addresses " << n);
        // Random images from a row of banks or from a larger tile; some lanes' bits are copies.
        bit_map lanes{.inputs = 6, .outputs = 15, .images = {}};
        const u32 slot = c.bytes == 12 ? 16 : c.bytes;
        for (u32& image : lanes.images) {
          if (&image == lanes.images + 6) break;
          image = draw() % 8 == 0 ? 0 : draw() % (n % 3 == 0 ? 512 : n % 3 == 1 ? 2048 : 32768) / slot * slot;
        }
        if (n < 2) lanes.images[n] = slot, lanes.images[1 - n] = 2 * slot;
        tile::lane_offsets at;
        for (u32 lane = 0; lane < 64; ++lane) at.of[lane] = lanes(lane);
        const tile::lds_cost cost = lds_cost_of(i, lanes);
        const sim::memory_counters counted = run(c, i.arch, at);
        REQUIRE(counted.accesses == 1);
        CHECK(counted.lds_cycles == u64{times} * cost.cycles());
        CHECK(counted.lds_conflict_cycles == u64{times} * cost.conflict_cycles());
        CHECK(count_lds_cycles(i, at) == cost.cycles());
        ++(cost.degree > 1 ? with_conflicts : without);
      }
      for (u32 n = 0; n < 4; ++n) { // rows with padding after them, in any order of lanes
        const u32 slot = c.bytes == 12 ? 4 : c.bytes, pitch = (64u << n) + slot * (1 + draw() % 3),
                  rows_of_lanes = 4u << n;
        tile::lane_offsets at;
        const u32 order = draw() % 64;
        for (u32 lane = 0; lane < 64; ++lane)
          at.of[lane ^ order] =
              lane % rows_of_lanes * pitch + lane / rows_of_lanes * (c.bytes == 12 ? 12 : slot);
        CHECK(run(c, i.arch, at).lds_cycles == u64{times} * count_lds_cycles(i, at));
      }
    }
  CHECK(with_conflicts > 200);
  CHECK(without > 60);
}
