// SPDX-License-Identifier: MIT
// What the reference DSL leaves to its author and Kiln does: the choice between VGPRs and AGPRs; and the sizes of block
// and grid.
#include "program/expect.hpp"
#include "program/simulate.hpp"

namespace {

using namespace kiln;
using namespace kiln_test;

TEST_CASE("pyhip_trap_interface_sizes_of_block_and_grid") { // the sizes of block and grid are in the builder
  constexpr u32 block = 128, n = 5000;
  for (const isa::arch arch : all_archs) {
    const ir::program p = compiled<u32*, u32>(arch, block, [](builder k, arg<u32*> out, arg<u32> count) {
      auto i = k.vgpr<u32>(as<u32>(k.block_idx.x * k.block_dim.x + k.thread_idx.x));
      auto step = as<u32>(k.grid_dim.x * k.block_dim.x);
      k.while_lanes([&] { return i < count; },
                    [&] {
                      out[i] = out[i] + i + 1;
                      i += step;
                    });
    });
    for (const u32 grid : {1u, 2u, 7u, 40u, 64u}) { // fewer workgroups than parts, as many, more
      std::vector<u32> out(n + block);
      run_clean(p, grid, sim::buffer<u32>(out.data(), out.size()), n);
      for (u32 i = 0; i < n; ++i) REQUIRE(out[i] == i + 1); // one group added to it, once
      for (u32 i = n; i < out.size(); ++i) REQUIRE(out[i] == 0);
    }
    // In three dimensions, each workgroup finds its place and that of the last.
    const ir::program q = compiled<u32*>(arch, block, [](builder k, arg<u32*> out) {
      auto& groups = k.grid_dim;
      auto group = (k.block_idx.z * groups.y + k.block_idx.y) * groups.x + k.block_idx.x;
      auto last = groups.x * groups.y * groups.z - 1;
      k.where(k.thread_idx.x == 0, [&] { out[group] = as<u32>(group * 1000 + last); });
    });
    for (const sim::launch_options& o :
         {sim::launch_options{.grid = {2, 3, 5}}, sim::launch_options{.grid = {4, 1, 3}},
          sim::launch_options{.grid = {1, 7}}}) {
      const u32 groups = o.grid[0] * o.grid[1] * (o.grid[2] == 0 ? 1 : o.grid[2]);
      std::vector<u32> out(groups);
      const sim::result r = sim::run(q, o, sim::buffer<u32>(out.data(), out.size()));
      INFO(string_of(r.text()));
      REQUIRE(r.ok);
      for (u32 i = 0; i < groups; ++i) REQUIRE(out[i] == i * 1000 + groups - 1);
    }
  }
}

/// The instructions that are left of a kernel that reads no size of the launch, with and without a name for one.
template<bool Named> std::string without_sizes(isa::arch arch) {
  return string_of(code_of(compiled<u32*>(arch, 64, [](builder k, arg<u32*> out) {
    if constexpr (Named) (void)as<u32>(k.grid_dim.x + 1); // nothing reads the result
    out[k.thread_idx.x] = as<u32>(k.block_idx.x * k.block_dim.x);
  })));
}

TEST_CASE("pyhip_trap_interface_unused_grid_size_is_free") {
  for (const isa::arch arch : all_archs) CHECK(without_sizes<true>(arch) == without_sizes<false>(arch));
}

/// Holds 300 values at once, which come from memory and go back in the other order.
void hold_300(builder k, const arg<u32*>& out, const arg<const u32*>& in) {
  k.without<passes::share_expressions>(); // or 300 addresses are held too; compile_kernel does so by itself
  auto lane = as<u32>(k.thread_idx.x) + 0;
  auto x = k.vgpr<u32, 300>();
  for (u32 i = 0; i < 300; ++i) x[i] = in[lane + i * 64];
  for (u32 i = 0; i < 300; ++i) out[lane + i * 64] = x[299 - i];
}

TEST_CASE("pyhip_trap_quality_values_in_agprs") { // where VGPRs run out, values that may lie in AGPRs do
  for (const isa::arch arch : all_archs) {
    const ir::program p = compiled<u32*, const u32*>(arch, 64, hold_300);
    CHECK(p.register_count[1] <= 256);
    CHECK(p.register_count[2] >= 300 - 256);
    std::vector<u32> in(300 * 64), out(300 * 64);
    random_words random;
    for (u32& word : in) word = random();
    run_clean(p, 1, sim::buffer<u32>(out.data(), out.size()), sim::buffer<const u32>(in.data(), in.size()));
    for (u32 i = 0; i < 300; ++i)
      for (u32 l = 0; l < 64; ++l) REQUIRE(out[i * 64 + l] == in[(299 - i) * 64 + l]);

    kernel_draft k(arch, 64); // and it is the pass that does it
    k.without<passes::choose_banks>();
    call_kernel<u32*, const u32*>(k, hold_300);
    k.emit(isa::mn::s_endpgm, source{});
    note error = k.error();
    compile::run_pipeline(k.program(), error);
    REQUIRE(error.raised);
    CHECK(string_of(error.text).starts_with("too many VGPRs: "));
  }
}

} // namespace
