// SPDX-License-Identifier: MIT
// Prints the tables of docs/tile_layouts.md: what the solvers and planners of tile/ say.
#include <kiln/isa/arch.hpp>
#include <kiln/tile/convert/plan_conversion.hpp>
#include <kiln/tile/layout/make.hpp>
#include <kiln/tile/layout/picture.hpp>
#include <kiln/tile/matrix/operands.hpp>
#include <kiln/tile/memory/transposed_read.hpp>
#include <kiln/tile/swizzle/padding.hpp>
#include <kiln/tile/swizzle/solve_swizzle.hpp>

#include <cstdio>
#include <string>

namespace {

using namespace kiln;
using namespace kiln::tile;
using namespace kiln::isa::mn;

constexpr auto gfx90a = isa::arch::gfx90a, gfx942 = isa::arch::gfx942, gfx950 = isa::arch::gfx950;

std::string words(const text_buffer& t) { return {t.data(), t.size()}; }

/// A tile of rows (m) of 128 bytes of k; 8 lanes write a row.
struct solved_tile {
  const char* what;
  isa::arch arch;
  u32 element_bits;
  layout written, first, second; ///< by two MFMA that read it
  u32 bytes;
};
const solved_tile tiles[] = {
    {"bf16, 16x16x16 and 32x32x8, two steps of k at once", gfx90a, 16,
     layout_of("item[k1 k2 k4] lane[k8 k16 k32 m1 m2 m4]"),
     layout_of("item[k1 k2 k4] lane[m1 m2 m4 m8 k8 k16]"),
     layout_of("item[k1 k2 k4] lane[m1 m2 m4 m8 m16 k8]"), 16},
    {"bf16, the same", gfx942, 16, layout_of("item[k1 k2 k4] lane[k8 k16 k32 m1 m2 m4]"),
     layout_of("item[k1 k2 k4] lane[m1 m2 m4 m8 k8 k16]"),
     layout_of("item[k1 k2 k4] lane[m1 m2 m4 m8 m16 k8]"), 16},
    {"bf16, 16x16x16 and 32x32x8, one step", gfx942, 16,
     layout_of("item[k1 k2 k4] lane[k8 k16 k32 m1 m2 m4]"),
     a_layout(matrix_instruction_of(v_mfma_f32_16x16x16_bf16, gfx942)),
     a_layout(matrix_instruction_of(v_mfma_f32_32x32x8_bf16, gfx942)), 8},
    {"bf16, 16x16x32 and 32x32x16", gfx950, 16, layout_of("item[k1 k2 k4] lane[k8 k16 k32 m1 m2 m4]"),
     a_layout(matrix_instruction_of(v_mfma_f32_16x16x32_bf16, gfx950)),
     a_layout(matrix_instruction_of(v_mfma_f32_32x32x16_bf16, gfx950)), 16},
    {"fp8, 16x16x128 and 32x32x64", gfx950, 8, layout_of("item[k1 k2 k4 k8] lane[k16 k32 k64 m1 m2 m4]"),
     a_layout(matrix_instruction_of(v_mfma_f32_16x16x128_f8f6f4, gfx950)),
     a_layout(matrix_instruction_of(v_mfma_f32_32x32x64_f8f6f4, gfx950)), 16},
};

void print_swizzles() {
  std::printf("\n### Tiles of 64 rows of 128 bytes\n\n"
              "Degrees of the writer and of the two readers, without a swizzle and with the solved one. "
              "Changes of the\n"
              "16-byte column's number by row bits 1, 2, 4, 8, 16, 32. Padding after each row.\n\n"
              "| tile | target | without | with | changes | proof | phases | padding, its conflict cycles |\n"
              "|---|---|---|---|---|---|---|---|\n");
  for (const solved_tile& t : tiles) {
    const u32 column_bits = t.element_bits == 16 ? 6 : 7;
    const layout memory = row_major('m', 6, 'k', column_bits);
    const tile_access accesses[] = {{{t.arch, 16, false}, t.written},
                                    {{t.arch, static_cast<u8>(t.bytes)}, t.first},
                                    {{t.arch, static_cast<u8>(t.bytes)}, t.second}};
    const swizzle_solution s = solve_swizzle(memory, column_bits, t.element_bits, accesses);
    const padding_solution p = solve_padding(memory, t.element_bits, accesses, {column_bits, column_bits});
    std::string without, with, changes;
    for (u32 i = 0; i < 3; ++i) {
      const layout at = in_memory(accesses[i].registers, memory);
      without += " " + std::to_string(
                           lds_cost_of(accesses[i].instruction, lane_bytes_of(at, t.element_bits)).degree);
      with += " " + std::to_string(s.degrees[i]);
    }
    for (u32 i = 0; i < 6; ++i) changes += " " + std::to_string(s.swizzle.changes[column_bits + i]);
    std::printf("| %s | %s |%s |%s |%s | %s | %s | %u bytes, %u |\n", t.what, isa::facts_of(t.arch).name,
                without.c_str(), with.c_str(), changes.c_str(),
                swizzle_proof_names[static_cast<u32>(s.proof)],
                isa::lds_evidence_names[static_cast<u32>(s.evidence)], p.padding.pad * t.element_bits / 8,
                p.conflicts);
  }
}

void print_plans() {
  struct {
    const char *from, *to;
    u32 bits;
    isa::arch arch;
  } const list[] = {
      {"item[k1 k2 k16] lane[n1 n2 n4 n8 k4 k8]", "item[k1 k2 k4] lane[n1 n2 n4 n8 k8 k16]", 16, gfx950},
      {"item[k1 k2 k8 k16] lane[n1 n2 n4 n8 n16 k4]", "item[k1 k2 k4 k8] lane[n1 n2 n4 n8 n16 k16]", 8,
       gfx950},
      {"item[k1 k2 k16] lane[n1 n2 n4 n8 k4 k8]", "item[k1 k2 k4] lane[n1 n2 n4 n8 k8 k16]", 16, gfx942},
  };
  std::printf("\n### Plans of conversions\n");
  for (const auto& c : list) {
    const layout from = layout_of(c.from), to = layout_of(c.to);
    const conversion_plan plan = plan_conversion(from, to, c.bits, c.arch);
    std::printf("\n%s, %u bits, from `%s` to `%s`%s:\n\n```\n%s```\n", isa::facts_of(c.arch).name, c.bits,
                c.from, c.to, proves(plan, from, to) ? "" : " (not proved)", words(text_of(plan)).c_str());
  }
}

} // namespace

int main() {
  const layout a = a_layout(matrix_instruction_of(v_mfma_f32_16x16x16_bf16, gfx942));
  std::printf("\n### A of v_mfma_f32_16x16x16_bf16: lane.item\n\n```\n%s```\n",
              words(layout_picture(a, 'm', 'k').text()).c_str());
  print_swizzles();
  print_plans();
}
