// SPDX-License-Identifier: MIT
// How many registers the matrix product takes, against the linear scan of PyHIP's generator on the same tiles; and its
// accumulators left to pass::choose_banks.
#include <kiln/compile/kernel.hpp>
#include <kiln/kernel/gemm.hpp>
#include <kiln/sim.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <vector>

using namespace kiln;

namespace {

std::string text_of(const note& error) {
  const text_buffer message = error.message();
  return error.raised ? std::string(message.data(), message.size()) : "";
}

struct limits {
  u32 vgprs, agprs;
};

template<kernel::gemm_shape Shape> void takes(isa::arch arch, limits most) {
  const auto compiled =
      compile::compile_kernel<kernel::gemm<__bf16, Shape>, block_size<Shape.work_items()>>(arch);
  REQUIRE(text_of(compiled.error).empty());
  INFO(isa::facts_of(arch).name << ", tiles of " << Shape.tile << ", waves of " << Shape.wave_rows << " x "
                                << Shape.wave_columns);
  const u32* const used = compiled.program.register_count;
  INFO(used[0] << " SGPRs, " << used[1] << " VGPRs, " << used[2] << " AGPRs");
  CHECK(used[1] <= most.vgprs);
  CHECK(used[2] <= most.agprs);
}

TEST_CASE("the matrix product takes no more registers than PyHIP's linear scan gives the same tile") {
  using shape = kernel::gemm_shape;
  for (const isa::arch arch : {isa::arch::gfx942, isa::arch::gfx950}) {
    takes<shape{.columns = 8192, .depth = 8192, .tile = 16}>(arch, {237, 256});
    takes<shape{.columns = 8192, .depth = 8192, .tile = 32}>(arch, {124, 256});
    takes<shape{.columns = 8192, .depth = 8192, .tile = 16, .wave_rows = 64, .wave_columns = 64}>(arch,
                                                                                                  {121, 64});
  }
}

constexpr kernel::gemm_shape whole{.columns = 256, .depth = 64, .tile = 16};
using work_items = block_size<whole.work_items()>;

/// The row that takes VGPRs where the instruction has AGPRs.
u16 vgpr_row(const ir::instruction& in, isa::arch arch) {
  const isa::row& was = isa::rows[in.row];
  const isa::mnemonic_rows& rows = isa::mnemonics[was.mnemonic];
  for (u32 r = rows.first_row; r < u32{rows.first_row} + rows.row_count; ++r) {
    const isa::row& row = isa::rows[r];
    const isa::operand_list& list = isa::operand_lists[row.operands];
    bool fits = (row.archs & isa::mask_of(arch)) != 0 && row.encoding == was.encoding &&
                row.required() == was.required() && list.count == isa::operand_lists[was.operands].count;
    for (u32 k = 0; fits && k < list.count; ++k)
      fits = list.places[k].dwords == isa::operand_lists[was.operands].places[k].dwords &&
             (in.op(k).kind() != ir::operand_kind::agpr || (list.places[k].accepts & isa::oc::vgpr) != 0);
    if (fits) return static_cast<u16>(r);
  }
  return 0xffff;
}

std::vector<u16> product(const ir::program& p, u32 rows) {
  std::vector<u16> a(u64{rows} * whole.depth), b(u64{whole.columns} * whole.depth),
      c(u64{rows} * whole.columns, 0xdead);
  for (u32 i = 0; i < a.size(); ++i)
    a[i] = static_cast<u16>(emit::bfloat_bits(static_cast<float>(i * 7 % 31)));
  for (u32 i = 0; i < b.size(); ++i)
    b[i] = static_cast<u16>(emit::bfloat_bits(static_cast<float>(i * 5 % 29)));
  const auto result = sim::run(
      p, {.grid = {static_cast<u32>(whole.workgroups(rows))}, .threads = 1},
      sim::buffer<__bf16>(reinterpret_cast<__bf16*>(c.data()), static_cast<u32>(c.size())),
      sim::buffer<const __bf16>(reinterpret_cast<const __bf16*>(a.data()), static_cast<u32>(a.size())),
      sim::buffer<const __bf16>(reinterpret_cast<const __bf16*>(b.data()), static_cast<u32>(b.size())),
      static_cast<i32>(rows));
  const text_buffer text = result.text();
  INFO(std::string(text.data(), text.size()));
  REQUIRE(result.ok);
  return c;
}

TEST_CASE(
    "accumulators of the matrix product that may lie in either bank: the same registers, the same product") {
  for (const isa::arch arch : {isa::arch::gfx90a, isa::arch::gfx942, isa::arch::gfx950}) {
    const auto compiled = compile::compile_kernel<kernel::gemm<__bf16, whole>, work_items>(arch);
    REQUIRE(text_of(compiled.error).empty());
    auto built = compile::build_kernel<kernel::gemm<__bf16, whole>, work_items>(arch);
    REQUIRE(text_of(built.error).empty());
    u32 changed = 0;
    for (ir::instruction& in : built.program.code) {
      const u16 row = vgpr_row(in, arch);
      for (u32 k = 0; k < isa::max_operands; ++k) {
        if (in.op(k).kind() != ir::operand_kind::agpr) continue;
        REQUIRE(row != 0xffff);
        in.set_op(k, {ir::operand_kind::vgpr, in.op(k).payload()});
        in.row = row;
        ++changed;
      }
    }
    REQUIRE(changed > 256);
    for (ir::register_group& g : built.program.groups)
      if (g.bank == ir::bank::agpr) g.bank = ir::bank::vgpr;
    note error;
    compile::run_pipeline(built.program, error);
    REQUIRE(text_of(error).empty());
    const u32* const chosen = built.program.register_count;
    INFO(isa::facts_of(arch).name << ": " << chosen[1] << " VGPRs, " << chosen[2] << " AGPRs, by hand "
                                  << compiled.program.register_count[1] << " and "
                                  << compiled.program.register_count[2]);
    CHECK(chosen[1] <= 256);
    CHECK(chosen[2] > 0);
    CHECK(chosen[1] + chosen[2] <= compiled.program.register_count[1] + compiled.program.register_count[2]);
    CHECK(product(built.program, 257) == product(compiled.program, 257));
  }
}

} // namespace
