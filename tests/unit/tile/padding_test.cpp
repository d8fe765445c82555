// SPDX-License-Identifier: MIT
// Padding of tiles in LDS: solved, equal to counts of 64 lanes and to the simulator's counters.
#include "count_in_simulator.hpp"
#include "tiles_of_bf16.hpp"

#include <kiln/tile/swizzle/padding.hpp>

using namespace kiln;
using namespace kiln::test;
using namespace kiln::tile;

namespace {

constexpr layout tile_64x64 = row_major('m', 6, 'k', 6);

constexpr bool is(const padding_solution& s, u32 run, u32 pad, u32 conflicts) {
  return s.padding == padding{bits_of_count(run), pad} && s.conflicts == conflicts;
}
template<u32 Count> constexpr padding_solution after_rows(const tile_access (&accesses)[Count]) {
  return solve_padding(tile_64x64, 16, accesses, {6, 6});
}

constexpr tile_access read_16[] = {{{gfx950, 16}, a16x16x32}}, read_32[] = {{{gfx950, 16}, a32x32x16}},
                      old_16[] = {{{gfx942, 16}, a16x16x32}}, old_by_8[] = {{{gfx942, 8}, a16x16x16}},
                      both[] = {{{gfx950, 16}, a16x16x32}, {{gfx950, 16}, a32x32x16, 3}};

constexpr bool after_each_row() {
  // 32 bytes for 16 rows, 16 bytes for 32: no padding serves both, and the heavier one decides.
  return is(after_rows(read_16), 64, 16, 0) && is(after_rows(read_32), 64, 8, 0) &&
         is(after_rows(old_16), 64, 16, 0) && is(after_rows(old_by_8), 64, 4, 0) &&
         is(after_rows(both), 64, 8, 4);
}
static_assert(after_each_row());

constexpr bool after_each_dma() {
  // One LDS-DMA of a wave writes 1024 bytes without a gap, so rows are reordered: those that are read together are apart.
  const layout for_16 = layout_of("offset[k1 k2 k4 k8 k16 k32 m4 m8 m16 m1 m2 m32]"),
               for_32 = layout_of("offset[k1 k2 k4 k8 k16 k32 m8 m16 m32 m1 m2 m4]");
  const padding_solution s = solve_padding(for_16, 16, read_16, {9, 9});
  return is(s, 512, 16, 0) && s.elements == 4096 + 7 * 16 &&
         is(solve_padding(for_32, 16, read_32, {9, 9}), 512, 8, 0) &&
         solve_padding(tile_64x64, 16, read_16, {9, 9}).conflicts != 0;
}
static_assert(after_each_dma());

constexpr bool sizes() {
  return padding{6, 8}(64) == 72 && padding{6, 8}(63) == 63 && padding{6, 8}.elements(12) == 4096 + 63 * 8;
}
static_assert(sizes());

} // namespace

TEST_CASE("paddings are solved") {
  CHECK(after_each_row());
  CHECK(after_each_dma());
  CHECK(sizes());
}

TEST_CASE("conflicts of paddings agree with counts of lanes and with the simulator") {
  u32 some = 0;
  for (const tile_access& a : all_accesses) {
    const phase_offsets offsets(a, tile_64x64, 16);
    const bit_map lanes = in_memory(a.registers, tile_64x64).part(place::lane);
    for (const padding p : {padding{6, 0}, padding{6, 8}, padding{6, 16}, padding{7, 8}, padding{9, 24}}) {
      lane_offsets at;
      for (u32 lane = 0; lane < 64; ++lane) at.of[lane] = 2 * p(lanes(lane));
      const u32 conflicts = offsets.conflicts(p);
      some += conflicts != 0;
      CHECK(count_lds_conflict_cycles(a.instruction, at) == conflicts);
      using namespace isa::mn;
      const mnemonic op = a.instruction.bytes == 8 ? ds_read_b64_tr_b16
                          : a.instruction.reads    ? ds_read_b128
                                                   : ds_write_b128;
      CHECK(count_in_simulator(op, a.instruction.reads, false, a.instruction.arch, at).lds_conflict_cycles ==
            conflicts);
    }
  }
  CHECK(some > 10);
}
