// SPDX-License-Identifier: MIT
// What the reference DSL leaves to its author and Kiln does: the choice between VGPRs and AGPRs (4.6.9); and the sizes of
// block and grid (4.4.7).
#include "build/expect.hpp"
#include "build/simulate.hpp"

namespace {

using namespace kiln;
using namespace kiln_test;

TEST_CASE("pyhip_trap_4_4_7") { // the block's size is in the builder, the grid's is an argument
  constexpr u32 grid = 3, parts = 8, block = 128;
  for (const isa::arch arch : all_archs) {
    const ir::program p =
        compiled<u32*, u32, u32>(arch, block, [](builder& k, arg<u32*> out, arg<u32> groups, arg<u32> n) {
          auto part = k.sgpr<u32>(as<u32>(k.block_idx.x));
          k.while_([&] { return part < n; },
                   [&] {
                     auto at = as<u32>(k.thread_idx.x) + part * k.block_dim.x;
                     out[at] = out[at] + at + 1;
                     part += groups;
                   });
        });
    std::vector<u32> out(u64{parts} * block);
    run_clean(p, grid, sim::buffer<u32>(out.data(), out.size()), grid, parts);
    for (u32 i = 0; i < out.size(); ++i) REQUIRE(out[i] == i + 1); // one group added to it, once
  }
}

/// Holds 300 values at once, which come from memory and go back in the other order.
void hold_300(builder& k, const arg<u32*>& out, const arg<const u32*>& in) {
  k.without<passes::share_expressions>(); // or 300 addresses are held too; compile_kernel does so by itself
  auto lane = as<u32>(k.thread_idx.x) + 0;
  auto x = k.vgpr<u32, 300>();
  for (u32 i = 0; i < 300; ++i) x[i] = in[lane + i * 64];
  for (u32 i = 0; i < 300; ++i) out[lane + i * 64] = x[299 - i];
}

TEST_CASE("pyhip_trap_4_6_9") { // where VGPRs run out, values that may lie in AGPRs do
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

    builder k(arch, 64); // and it is the pass that does it
    k.without<passes::choose_banks>();
    k.run<u32*, const u32*>(hold_300);
    k.emit(isa::mn::s_endpgm, source{});
    note error = k.error();
    compile::run_pipeline(k.program(), error);
    REQUIRE(error.raised);
    CHECK(string_of(error.text).starts_with("too many VGPRs: "));
  }
}

} // namespace
