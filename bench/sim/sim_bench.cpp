// SPDX-License-Identifier: MIT
// Speed of the simulator, with the monitor and without: lane-operations a second of a vector ALU loop on one core, and a
// 1024 x 1024 x 1024 bf16 matrix product on all cores.
#include <benchmark/benchmark.h>
#include <kiln/compile/kernel.hpp>
#include <kiln/sim.hpp>

#include <bit>
#include <string>
#include <vector>

namespace {

using namespace kiln;

void fail(benchmark::State& state, const text_buffer& why) {
  state.SkipWithError(std::string(why.data(), why.size()).c_str());
}

constexpr int turns = 20'000;
constexpr int operations_per_turn = 8;

constexpr void valu_kernel(builder& k, arg<int*> out) {
  auto a = k.vgpr<i32>(1), b = k.vgpr<i32>(2);
  k.for_(0, turns, 1, [&](auto&) {
    for (int i = 0; i < operations_per_turn / 2; ++i) {
      a += b;
      b ^= a;
    }
  });
  out[k.thread_idx.x] = a;
}

void valu_loop(benchmark::State& state, bool monitor) {
  const auto kernel = compile::compile_kernel<valu_kernel, block_size<64>>(isa::arch::gfx942);
  sim::buffer<int> out(64);
  sim::launch_options launch;
  launch.monitor = monitor;
  launch.threads = 1;
  for (auto _ : state) {
    const sim::result run = sim::run(kernel.program, launch, out);
    if (!run.ok) fail(state, run.text());
  }
  state.counters["lane_ops"] =
      benchmark::Counter(64.0 * turns * operations_per_turn, benchmark::Counter::kIsIterationInvariantRate);
}

BENCHMARK_CAPTURE(valu_loop, unmonitored, false)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(valu_loop, monitored, true)->Unit(benchmark::kMillisecond);

constexpr int size = 1024, tile = 128, depth = 32;

/// C (m,n) = A (m,k) B^T (n,k), bf16 to f32. 128 x 128 of C by a workgroup of four waves, 64 x 64 by a wave as 2 x 2
/// products of 32 x 32. Slices of A and B, 32 deep, go through LDS, the next one loading while this one multiplies.
constexpr void gemm_kernel(builder& k, arg<float*> c, arg<const bf16x2*> a, arg<const bf16x2*> b) {
  constexpr int row_words =
      depth / 2 + 4;                    // of LDS, in dwords: 4 more keep neighbouring rows on different banks
  constexpr int row_pieces = depth / 8; // of 16 bytes
  auto t = k.thread_idx.x;
  auto lds_a = k.lds<bf16x2>(tile * row_words), lds_b = k.lds<bf16x2>(tile * row_words);
  auto lane = k.vgpr<i32>(t & 63);
  auto wave = k.vgpr<i32>(t >> 6);

  // Work-item t loads 16 bytes of rows t / 4 and t / 4 + 64 of each slice.
  auto row = k.vgpr<i32>(t >> 2);
  auto piece = k.vgpr<i32>((t & (row_pieces - 1)) * 4);
  auto from_a = k.vgpr<i32>((k.block_idx.y * tile + row) * (size / 2) + piece);
  auto from_b = k.vgpr<i32>((k.block_idx.x * tile + row) * (size / 2) + piece);
  auto to = k.vgpr<i32>(row * row_words + piece);
  constexpr int half_of_slice = 64 * (size / 2);

  // The wave's part, and the lane's place in a 32-row operand: row lane % 32, four k from 4 * (lane / 32) on.
  auto read_a = k.vgpr<i32>(((wave >> 1) * 64 + (lane & 31)) * row_words + (lane >> 5) * 2);
  auto read_b = k.vgpr<i32>(((wave & 1) * 64 + (lane & 31)) * row_words + (lane >> 5) * 2);

  auto sums = k.agpr<f32, 2, 2, 16>();
  for (u32 i = 0; i < 2; ++i)
    for (u32 j = 0; j < 2; ++j)
      for (u32 r = 0; r < 16; ++r) k.v_accvgpr_write_b32(sums(i, j, r), 0);

  auto a0 = a.load<4>(from_a), a1 = a.load<4>(from_a + half_of_slice);
  auto b0 = b.load<4>(from_b), b1 = b.load<4>(from_b + half_of_slice);
  k.for_(0, size / depth, 1, [&](auto& step) {
    k.s_barrier(); // all waves have read the slice before
    lds_a.store<4>(to, a0), lds_a.store<4>(to + 64 * row_words, a1);
    lds_b.store<4>(to, b0), lds_b.store<4>(to + 64 * row_words, b1);
    k.s_barrier();
    k.if_(step < size / depth - 1, [&] {
      from_a += depth / 2, from_b += depth / 2;
      a0 = a.load<4>(from_a), a1 = a.load<4>(from_a + half_of_slice);
      b0 = b.load<4>(from_b), b1 = b.load<4>(from_b + half_of_slice);
    });
    for (int at = 0; at < depth / 8; ++at) {
      auto x0 = lds_a.load<2>(read_a + 4 * at), x1 = lds_a.load<2>(read_a + (32 * row_words + 4 * at));
      auto y0 = lds_b.load<2>(read_b + 4 * at), y1 = lds_b.load<2>(read_b + (32 * row_words + 4 * at));
      k.v_mfma_f32_32x32x8_bf16(sums(0, 0), x0, y0, sums(0, 0));
      k.v_mfma_f32_32x32x8_bf16(sums(0, 1), x0, y1, sums(0, 1));
      k.v_mfma_f32_32x32x8_bf16(sums(1, 0), x1, y0, sums(1, 0));
      k.v_mfma_f32_32x32x8_bf16(sums(1, 1), x1, y1, sums(1, 1));
    }
  });

  // D: register r of lane l is row 8 * (r / 4) + 4 * (l / 32) + r % 4, column l % 32.
  auto out = k.vgpr<i32>((k.block_idx.y * tile + (wave >> 1) * 64 + (lane >> 5) * 4) * size +
                         (k.block_idx.x * tile + (wave & 1) * 64 + (lane & 31)));
  for (u32 i = 0; i < 2; ++i)
    for (u32 j = 0; j < 2; ++j)
      for (u32 r = 0; r < 16; ++r) {
        auto value = k.vgpr<f32>();
        k.v_accvgpr_read_b32(value, sums(i, j, r));
        c[out + static_cast<int>((i * 32 + r / 4 * 8 + r % 4) * size + j * 32)] = value;
      }
}

void gemm_bf16_1024(benchmark::State& state, bool monitor) {
  const auto kernel = compile::compile_kernel<gemm_kernel, block_size<256>>(isa::arch::gfx942);
  if (kernel.error.raised) return fail(state, kernel.error.message());
  // Small integers: every product and sum is exact, so the reference may add in any order.
  const auto number = [](unsigned i) {
    return static_cast<float>(static_cast<int>(i * 2654435761u >> 28) - 8);
  };
  std::vector<float> a(size * size), b(size * size), c(size * size);
  std::vector<unsigned short> a16(a.size()), b16(b.size());
  for (unsigned i = 0; i < a.size(); ++i) {
    a[i] = number(i), b[i] = number(i * 7 + 3);
    a16[i] = static_cast<unsigned short>(std::bit_cast<unsigned>(a[i]) >> 16);
    b16[i] = static_cast<unsigned short>(std::bit_cast<unsigned>(b[i]) >> 16);
  }
  sim::buffer<float> out(c.data(), c.size());
  sim::buffer<const unsigned short> in_a(a16.data(), a16.size()), in_b(b16.data(), b16.size());
  sim::launch_options launch;
  launch.grid[0] = launch.grid[1] = size / tile;
  launch.monitor = monitor;
  for (auto _ : state) {
    const sim::result run = sim::run(kernel.program, launch, out, in_a, in_b);
    if (!run.ok) return fail(state, run.text());
  }
  for (unsigned m = 0; m < size; ++m)
    for (unsigned n = m % 61; n < size; n += 61) {
      float expected = 0;
      for (unsigned i = 0; i < size; ++i) expected += a[m * size + i] * b[n * size + i];
      if (c[m * size + n] != expected) return state.SkipWithError("the product is wrong");
    }
}

BENCHMARK_CAPTURE(gemm_bf16_1024, unmonitored, false)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(gemm_bf16_1024, monitored, true)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace
