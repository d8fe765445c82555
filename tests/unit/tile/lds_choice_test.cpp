// SPDX-License-Identifier: MIT
// The choice between a swizzle and a padding: fewest conflicts, then fewest bytes, and equal to the simulator's counters.
#include "count_in_simulator.hpp"
#include "tiles_of_bf16.hpp"

#include <kiln/tile/swizzle/choose_lds_layout.hpp>

using namespace kiln;
using namespace kiln::test;
using namespace kiln::tile;

namespace {

constexpr layout square = row_major('m', 6, 'k', 6);
// Pairs written by rows, and single numbers read by columns: a swizzle keeps 8 bytes together, which have one column's number
// for 16 rows at most.
constexpr tile_access by_columns[] = {{{gfx942, 4, false}, layout_of("item[k1] lane[k2 k4 k8 k16 k32 m1]")},
                                      {{gfx942, 2}, layout_of("item[] lane[m1 m2 m4 m8 m16 m32]")}};
// One step of k at a time: the writer's 16 bytes stay whole, so neither serves readers of 8 bytes.
constexpr tile_access by_8[] = {{{gfx942, 16, false}, layout_of("item[k1 k2 k4] lane[k8 k16 k32 m1 m2 m4]")},
                                {{gfx942, 8}, layout_of("item[k1 k2] lane[m1 m2 m4 m8 k4 k8]")},
                                {{gfx942, 8}, layout_of("item[k1 k2] lane[m1 m2 m4 m8 m16 k4]")}};

constexpr lds_layout_choice of_matrices = choose_lds_layout(square, 6, 16, all_accesses),
                            of_columns = choose_lds_layout(square, 6, 16, by_columns),
                            of_columns_by_dma = choose_lds_layout(square, 6, 16, by_columns, 4),
                            of_8 = choose_lds_layout(square, 6, 16, by_8);

constexpr swizzle_solution crossed = solve_swizzle(square, 6, 16, crossed_accesses);
constexpr lds_layout_choice of_crossed = choose_lds_layout(crossed, square, 6, 16, crossed_accesses);

constexpr bool chooses() {
  return !of_matrices.is_padded && of_matrices.conflicts == 0 && of_matrices.proof == swizzle_proof::bound &&
         of_columns.is_padded && of_columns.padding == padding{6, 2} && of_columns.conflicts == 0 &&
         of_columns.elements == 4096 + 63 * 2 && of_columns.proof == swizzle_proof::bound &&
         // LDS-DMA writes 2 rows without a gap.
         (!of_columns_by_dma.is_padded || of_columns_by_dma.padding.run_bits >= 7) &&
         of_columns_by_dma.conflicts != 0 && of_8.conflicts == 8 && !of_8.is_padded &&
         of_8.proof == swizzle_proof::exhaustion && of_crossed.proof == swizzle_proof::none;
}
static_assert(chooses());

} // namespace

TEST_CASE("a swizzle or a padding is chosen by conflicts, then by bytes") {
  CHECK(chooses());
  const text_buffer text = text_of(of_columns);
  CHECK(
      std::string(text.data(), text.size()) ==
      "padding: 2 elements after each 64; 4222 elements; 0 conflict cycles; proof: bound; phases: inferred");
}

TEST_CASE("the chosen layout has its conflicts in the simulator") {
  for (const tile_access& a : by_columns) {
    const bit_map lanes = in_memory(a.registers, square).part(place::lane);
    lane_offsets padded;
    for (u32 lane = 0; lane < 64; ++lane) {
      padded.of[lane] = 2 * of_columns.padding(lanes(lane));
    }
    const isa::mn::mnemonic op = a.instruction.reads ? isa::mn::ds_read_u16 : isa::mn::ds_write_b32;
    CHECK(count_in_simulator(op, a.instruction.reads, false, gfx942, padded).lds_conflict_cycles == 0);
    CHECK(count_lds_conflict_cycles(a.instruction, padded) == 0);
  }
}
