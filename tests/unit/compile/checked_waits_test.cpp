// SPDX-License-Identifier: MIT
// Kernels whose author writes every wait, and loads to LDS that stay in flight around a loop.
#include "program/expect.hpp"

#include <kiln/compile/kernel.hpp>
#include <kiln/sim.hpp>

namespace {

using namespace kiln;
using namespace kiln_test;
using enum isa::arch;

using checked = compile::kernel_options<block_size<64>, waits::checked>;
using automatic = compile::kernel_options<block_size<64>, waits::automatic>;

u32 count(const ir::program& p, isa::mn::mnemonic m) {
  u32 found = 0;
  for (const ir::instruction& in : p.code) found += isa::rows[in.row].mnemonic == m;
  return found;
}

/// Sums 8 tiles of 64 floats. Tile i + 1 is on its way to LDS while tile i is added: two loads in flight, one waited for.
template<bool WaitsInLoop> constexpr void sum_of_tiles(builder k, arg<float*> out, arg<const float*> in) {
  constexpr int tiles = 8;
  auto shared = k.lds<float>(128);
  auto at = k.vgpr<u32>(), mine = k.vgpr<u32>();
  auto sum = k.vgpr<f32>(0), x = k.vgpr<f32>();
  auto half = k.sgpr<u32>(0);
  (void)shared;
  k.s_waitcnt(lgkmcnt(0)); // arguments
  k.v_lshlrev_b32(at, 2, k.thread_idx.x);
  const auto prefetch = [&] {
    k.detached([&] {
      k.s_mov_b32(m0, half);
      k.global_load_lds_dword(at, in);
    });
    k.v_add_u32(at, 256, at);
    k.s_xor_b32(half, half, 256);
  };
  prefetch();
  k.for_(0, tiles - 1, 1, [&](auto&) {
    prefetch();
    if (WaitsInLoop) k.s_waitcnt(vmcnt(1));
    k.s_barrier();
    k.v_lshlrev_b32(mine, 2, k.thread_idx.x);
    k.v_add_u32(mine, half, mine);
    k.ds_read_b32(x, mine);
    k.s_waitcnt(lgkmcnt(0));
    k.v_add_f32(sum, x, sum);
    k.s_barrier();
  });
  k.s_waitcnt(vmcnt(0));
  k.s_barrier();
  k.s_xor_b32(half, half, 256);
  k.v_lshlrev_b32(mine, 2, k.thread_idx.x);
  k.v_add_u32(mine, half, mine);
  k.ds_read_b32(x, mine);
  k.s_waitcnt(lgkmcnt(0));
  k.v_add_f32(sum, x, sum);
  k.v_lshlrev_b32(mine, 2, k.thread_idx.x);
  k.global_store_dword(mine, sum, out);
}

/// The place is loaded twice, and the wait leaves the second load unfinished.
constexpr void counts_its_loads(builder k, arg<u32*> y, arg<const u32*> x) {
  k.s_waitcnt(lgkmcnt(0));
  auto first = k.vgpr<u32>(x[k.thread_idx.x]), second = k.vgpr<u32>(x[k.thread_idx.x]);
  k.s_waitcnt(vmcnt(1));
  auto times = first * 3u;
  k.s_waitcnt(vmcnt(0));
  y[k.thread_idx.x] = times + second;
}

} // namespace

TEST_CASE("hand-written waits: an author who writes them all has all loads that are counted", "[proof]") {
  CHECK_FALSE(compile::compile_kernel<counts_its_loads, checked>(gfx942).error.raised);
}

TEST_CASE("hand-written waits compile as written, and automatic ones add nothing to them", "[proof]") {
  for (const isa::arch a : {gfx942, gfx950}) {
    const compile::outcome by_hand = compile::compile_kernel<sum_of_tiles<true>, checked>(a);
    REQUIRE(!by_hand.error.raised);
    const compile::outcome helped = compile::compile_kernel<sum_of_tiles<true>, automatic>(a);
    REQUIRE(!helped.error.raised);
    CHECK(count(by_hand.program, isa::mn::s_waitcnt) == 5);
    CHECK(count(helped.program, isa::mn::s_waitcnt) == 5);
  }
}

TEST_CASE("the simulator's monitor watches what is detached", "[proof]") {
  float in[8 * 64], out[64] = {};
  for (int i = 0; i < 8 * 64; ++i) in[i] = static_cast<float>(i % 97);
  const auto simulate = [&](const ir::program& p) {
    sim::buffer<float> to(out, 64), from(in, 8 * 64);
    sim::launch_options launch;
    launch.threads = 1;
    return sim::run(p, launch, to, from);
  };
  const compile::outcome good = compile::compile_kernel<sum_of_tiles<true>, checked>(gfx942);
  const sim::result fine = simulate(good.program);
  INFO(string_of(fine.text()));
  CHECK(fine.ok);
  for (int lane = 0; lane < 64; ++lane) {
    float sum = 0;
    for (int tile = 0; tile < 8; ++tile) sum += in[tile * 64 + lane];
    CHECK(out[lane] == sum);
  }
  // Without the wait in the loop the judge is silent, as it was asked to be; the monitor is not.
  const compile::outcome bad = compile::compile_kernel<sum_of_tiles<false>, checked>(gfx942);
  REQUIRE(!bad.error.raised);
  CHECK(!simulate(bad.program).ok);
}
