// SPDX-License-Identifier: MIT
// Solved swizzles: fewest conflicts, proved, equal to enumeration, and confirmed by the simulator's counters.
#include "count_in_simulator.hpp"
#include "tiles_of_bf16.hpp"

#include <kiln/tile/memory/cache_lines.hpp>
#include <kiln/tile/memory/lds_dma.hpp>
#include <random>

using namespace kiln;
using namespace kiln::test;
using namespace kiln::tile;

namespace {

constexpr layout tile_64x64 = row_major('m', 6, 'k', 6);
constexpr swizzle_solution solved = solve_swizzle(tile_64x64, 6, 16, all_accesses);

constexpr bool solves_the_worked_example() {
  constexpr u32 expected[6] = {1, 4, 2, 3, 0, 0};
  return text_of(solved).view() ==
             text_view("granule ^ 1 4 2 3 by offset bits from 6; degrees 1 1 1 1 1 1 1 1; 0 conflict "
                       "cycles; proof: bound; phases: inferred") &&
         solved.conflicts == 0 && solved.proof == swizzle_proof::bound &&
         solved.evidence == isa::lds_evidence::inferred &&
         solved.swizzle == swizzle_of_rows(12, 3, 6, expected);
}
static_assert(solves_the_worked_example());

constexpr bool proves_what_is_left() {
  // 16 lanes share one 8-byte half of each granule: granules of 16 bytes can't do better than 2, those of 8 can.
  constexpr tile_access wide[] = {
      {{gfx942, 16, false}, written}, {{gfx942, 8}, a16x16x16}, {{gfx942, 8}, a32x32x8}};
  constexpr tile_access narrow[] = {
      {{gfx942, 8, false}, written}, {{gfx942, 8}, a16x16x16}, {{gfx942, 8}, a32x32x8}};
  constexpr swizzle_solution by_16 = solve_swizzle(tile_64x64, 6, 16, wide),
                             by_8 = solve_swizzle(tile_64x64, 6, 16, narrow, 8);
  return by_16.degrees[0] == 1 && by_16.degrees[1] == 2 && by_16.degrees[2] == 2 && by_16.conflicts == 8 &&
         by_16.proof == swizzle_proof::bound && by_8.conflicts == 0;
}
static_assert(proves_what_is_left());

constexpr bool is_assumed_on_gfx90a() {
  constexpr tile_access read[] = {{{gfx90a, 16}, a16x16x32}};
  constexpr swizzle_solution s = solve_swizzle(tile_64x64, 6, 16, read);
  return s.conflicts == 0 && s.evidence == isa::lds_evidence::assumed;
}
static_assert(is_assumed_on_gfx90a());

constexpr bool moves_to_other_rows() {
  // Rows of 32 bytes have two granules; the banks are 128 or 256 bytes wide.
  constexpr tile_access access[] = {
      {{gfx950, 16, false}, layout_of("item[k1 k2 k4] lane[k8 m1 m2 m4 m8 m16]")},
      {{gfx950, 16}, a32x32x16},
      {{gfx942, 16}, a32x32x16}};
  return solve_swizzle(row_major('m', 6, 'k', 4), 4, 16, access).conflicts == 0;
}
static_assert(moves_to_other_rows());

constexpr bool suits_dma() {
  // LDS-DMA of 16 bytes: each lane fetches the granule that the swizzle puts at its place, from the rows of the plain order.
  const layout memory = swizzled(tile_64x64, solved.swizzle), source = dma_source(memory, 16, 16, 2);
  const tile_access by_8[] = {{{gfx942, 8}, a16x16x16}};
  const layout of_8 = swizzled(tile_64x64, solve_swizzle(tile_64x64, 6, 16, by_8, 8).swizzle);
  return is_dma(in_memory(source, memory), 16, 16) && !is_dma(in_memory(written, memory), 16, 16) &&
         cache_lines_of_rows(source, 'k', 16, 128) == cache_lines_of_rows(written, 'k', 16, 128) &&
         vector_bits_of(in_memory(dma_source(of_8, 16, 16), tile_64x64), 3) == 2;
}
static_assert(suits_dma());

constexpr bool needs_few_registers() {
  // A wave's 64 rows: steps of m are constants, the step of k is exclusive-or'ed with the row's lanes.
  const layout reads = a16x16x32 * layout_of("item[k1 m1 m2] lane[]");
  const access_plan plan = plan_accesses(in_memory(reads, swizzled(tile_64x64, solved.swizzle)), 16);
  return plan.access_bytes() == 16 && plan.accesses() == 8 && plan.address_registers == 2 &&
         plan.constant_items == 0b110000;
}
static_assert(needs_few_registers());

/// Three lines of a plane have no common complement: of x, y and x + y, two slots of the banks hold only two apart.
constexpr bool proves_by_exhaustion() {
  constexpr u32 lines[3] = {1, 2, 3};
  swizzle_search search({0, 1, 1}, 2, 100);
  for (const u32 line : lines) {
    phase_vectors v;
    v.bank_mask = v.cycles_of_conflict = 1;
    v.offsets.insert(line);
    search.add(v);
  }
  const bool found = search.run();
  return found && !search.is_bound() && search.tried() == 2;
}
static_assert(proves_by_exhaustion());

constexpr bool ends_early() {
  constexpr swizzle_solution s = solve_swizzle(tile_64x64, 6, 16, crossed_accesses);
  u32 conflicts = 0;
  for (u32 i = 0; i < 6; ++i)
    conflicts += crossed_accesses[i].instruction.service().groups * (s.degrees[i] - 1);
  return s.proof == swizzle_proof::none && s.conflicts == conflicts && conflicts != 0;
}
static_assert(ends_early());

bit_map lanes_of(const tile_access& a, const layout& memory) {
  return lane_bytes_of(in_memory(a.registers, memory), 16);
}

/// Conflict cycles of all accesses for each choice of `rows` changes of 3 bits, each with the lanes' offsets in bytes.
template<class F>
void for_each_swizzle(const std::vector<tile_access>& accesses, const layout& memory, u32 rows, F f) {
  std::vector<bit_map> plain;
  for (const tile_access& a : accesses) plain.push_back(lanes_of(a, memory));
  for (u32 choice = 0; choice < 1u << 3 * rows; ++choice) {
    u32 changes[8] = {};
    for (u32 i = 0; i < rows; ++i) changes[i] = choice >> 3 * i & 7;
    std::vector<u32> degrees;
    for (size_t i = 0; i < accesses.size(); ++i) {
      bit_map lanes = plain[i];
      for (u32& image : lanes.images)
        for (u32 row = 0; row < rows; ++row)
          if ((image >> (7 + row) & 1) != 0) image ^= changes[row] << 4;
      degrees.push_back(lds_cost_of(accesses[i].instruction, lanes).degree);
    }
    f(degrees);
  }
}

} // namespace

TEST_CASE("swizzles of the worked example are solved and proved") {
  CHECK(solves_the_worked_example());
  CHECK(proves_what_is_left());
  CHECK(is_assumed_on_gfx90a());
  CHECK(moves_to_other_rows());
  CHECK(suits_dma());
  CHECK(needs_few_registers());
  CHECK(proves_by_exhaustion());
  CHECK(ends_early());
}

TEST_CASE("enumeration finds as many free swizzles as other sources") {
  const std::vector<tile_access> accesses(std::begin(all_accesses), std::end(all_accesses));
  u32 both_942 = 0, both_950 = 0, transposed = 0, all = 0;
  for_each_swizzle(accesses, tile_64x64, 5, [&](const std::vector<u32>& degree) {
    const auto free = [&](std::initializer_list<u32> which) {
      for (const u32 i : which)
        if (degree[i] != 1) return false;
      return true;
    };
    both_942 += free({1, 2}), both_950 += free({3, 4}), transposed += free({5, 6, 7});
    all += free({0, 1, 2, 3, 4, 5, 6, 7});
  });
  CHECK(both_942 == 5376);
  CHECK(both_950 == 5376);
  CHECK(transposed == 4096);
  CHECK(all == 384);
}

TEST_CASE("half of the swizzles that other phases call free have conflicts") {
  // Reads of 16 rows on gfx942, whose phases are {0-3,20-23} and so on.
  const std::vector<tile_access> read = {{{gfx942, 16}, a16x16x32}};
  const bit_map plain = lanes_of(read[0], tile_64x64);
  for (const u32 third : {4u, 16u}) { // of consecutive lanes; of lanes 16 apart
    u32 called_free = 0, wrong = 0, choice = 0;
    for_each_swizzle(read, tile_64x64, 4, [&](const std::vector<u32>& degree) {
      subspace banks;
      for (const u32 lane : {1u, 2u, third}) {
        u32 offset = plain(lane);
        for (u32 row = 0; row < 4; ++row)
          if ((plain(lane) >> (7 + row) & 1) != 0) offset ^= (choice >> 3 * row & 7) << 4;
        banks.insert(offset >> 4 & 7);
      }
      ++choice;
      called_free += banks.dimension == 3, wrong += banks.dimension == 3 && degree[0] != 1;
    });
    CHECK(called_free == (third == 4 ? 1344 : 1536));
    CHECK(wrong == 768);
  }
}

TEST_CASE("no swizzle has fewer conflicts than the solved one") {
  std::mt19937 draw(3);
  u32 proofs[3] = {};
  for (u32 n = 0; n < 60; ++n) {
    const layout memory = row_major('m', 4, 'k', 6);
    std::vector<tile_access> accesses;
    for (u32 i = 0; i < 6; ++i) { // six of the tile's seven bits above a granule, in any order
      u32 bits[7];
      for (u32 b = 0; b < 7; ++b) bits[b] = 8u << b;
      for (u32 b = 6; b > 0; --b) std::swap(bits[b], bits[draw() % (b + 1)]);
      layout l = in_space_of(layout{}, memory);
      for (u32 b = 0; b < 3; ++b) append(l, place::item, 1u << b);
      for (u32 b = 0; b < 6; ++b) append(l, place::lane, bits[b]);
      accesses.push_back(
          {{draw() % 2 != 0 ? gfx942 : gfx950, 16, draw() % 3 != 0}, l, 1 + static_cast<u32>(draw() % 3)});
    }
    const tile_access list[6] = {accesses[0], accesses[1], accesses[2],
                                 accesses[3], accesses[4], accesses[5]};
    const swizzle_solution s = solve_swizzle(memory, 16, list, {3, 3, 6}, 100000);
    u32 fewest = ~0u;
    for_each_swizzle(accesses, memory, 4, [&](const std::vector<u32>& degree) {
      u32 conflicts = 0;
      for (u32 i = 0; i < 6; ++i)
        conflicts += list[i].weight * list[i].instruction.service().groups * (degree[i] - 1);
      fewest = conflicts < fewest ? conflicts : fewest;
    });
    CHECK(s.conflicts == fewest);
    ++proofs[static_cast<u32>(s.proof)];
    const swizzle_solution hurried = solve_swizzle(memory, 16, list, {3, 3, 6}, 5);
    CHECK(hurried.conflicts >= fewest);
  }
  CHECK(proofs[0] == 0);
  CHECK(proofs[1] != 0);
  CHECK(proofs[2] != 0);
}

TEST_CASE("the simulator counts the conflicts of solved swizzles") {
  const layout memory = swizzled(tile_64x64, solved.swizzle);
  u32 counted = 0;
  for (const tile_access& a : all_accesses) {
    using namespace isa::mn;
    const bool transposed = a.instruction.bytes == 8;
    const mnemonic op = transposed ? ds_read_b64_tr_b16 : a.instruction.reads ? ds_read_b128 : ds_write_b128;
    for (const bool with_swizzle : {false, true}) {
      const bit_map lanes = lanes_of(a, with_swizzle ? memory : tile_64x64);
      lane_offsets at;
      for (u32 lane = 0; lane < 64; ++lane) at.of[lane] = lanes(lane);
      const sim::memory_counters c =
          count_in_simulator(op, a.instruction.reads, false, a.instruction.arch, at);
      CHECK(c.lds_conflict_cycles == lds_cost_of(a.instruction, lanes).conflict_cycles());
      if (with_swizzle) CHECK(c.lds_conflict_cycles == 0);
      if (!with_swizzle && a.instruction.reads) CHECK(c.lds_conflict_cycles != 0);
      ++counted;
    }
  }
  CHECK(counted == 16);
}
