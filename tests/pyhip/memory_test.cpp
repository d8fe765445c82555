// SPDX-License-Identifier: MIT
// test_sum, test_tensor and core/mem_allocator.py of the reference DSL: a pipelined sum, LDS tensors, the LDS allocator.
#include "program/expect.hpp"
#include "program/simulate.hpp"
#include "pyhip/pattern.hpp"

#include <kiln/author/math.hpp>
#include <kiln/author/memory/cooperative_load.hpp>

#include <algorithm>
#include <bit>
#include <cmath>

namespace {

using namespace kiln;
using namespace kiln_test;

/// Every wave sums its own `per_wave` elements: loads of one step fly while those of the step before are added.
constexpr void pipelined_sum(builder k, arg<const f32*> a, arg<u32> count, arg<u32> per_wave, arg<f32*> out) {
  constexpr u32 loads = 8; // a step, 16 bytes a lane each
  auto first = (as<u32>(k.block_idx.x) * 4 + wave_index(k)) * per_wave;
  auto length = min(first + per_wave, count) - first;
  auto from = k.buffer(as<u64>(a) + widen(first << 2), length << 2);
  auto at = as<u32>(k.lane_id()) << 4;
  auto sum = k.vgpr<f32, 4>(0);
  auto queue = k.vgpr<f32, 2, loads, 4>();
  u32 issued = 0, issued_by[2] = {};
  u32 offset_bytes = 0;
  const auto load = [&](u32 step) {
    for (u32 i = 0; i < loads; ++i) {
      auto four = queue[step % 2][i];
      from.load_to(four, byte_offset(at, offset_bytes));
      ++issued;
      offset_bytes += 64 * 16;
      if (offset_bytes == 4096) {
        at += offset_bytes;
        offset_bytes = 0;
      }
    }
    issued_by[step % 2] = issued;
  };
  const auto add = [&](u32 step) {
    k.s_waitcnt(vmcnt(issued - issued_by[step % 2]));
    for (u32 i = 0; i < loads; ++i)
      for (u32 n = 0; n < 4; ++n) sum[n] += queue[step % 2][i][n];
  };
  load(0);
  auto done = k.sgpr<u32>(0);
  k.while_([&] { return done < length; },
           [&] {
             load(1);
             add(0);
             load(2);
             add(1);
             k.s_barrier();
             done += 64 * 4 * loads * 2;
           });
  auto total = k.vgpr<f32>(wave_sum((sum[0] + sum[1]) + (sum[2] + sum[3])));
  k.where(k.lane_id() == 0, [&] { k.global_atomic_add_f32(k.vgpr<u32>(0), total, out); });
}

TEST_CASE("pyhip_test_sum") {
  constexpr u32 blocks = 80, per_wave = 1024 * 256, count = blocks * 4 * per_wave;
  std::vector<f32> in(count);
  random_words random;
  f64 exact = 0;
  for (f32& x : in) { // nearly normal, as torch.randn: the sum of four bytes
    const u32 w = random();
    x = (static_cast<f32>((w & 255) + (w >> 8 & 255) + (w >> 16 & 255) + (w >> 24)) - 510) / 147.8f;
    exact += f64{x};
  }
  for (const isa::arch a : all_archs) {
    f32 sum = 0;
    run_clean(compiled<const f32*, u32, u32, f32*>(a, 256, pipelined_sum), blocks,
              sim::buffer<const f32>(in.data(), count), count, per_wave, sim::buffer<f32>(&sum, 1));
    INFO(sum << " for " << exact);
    CHECK(std::fabs(f64{sum} - exact) <= 1e-8 + 1e-5 * std::fabs(exact)); // torch.allclose
  }
}

/// How many registers the LDS instructions of that name take their addresses from.
u32 address_registers(const ir::program& p, isa::mn::mnemonic name) {
  std::vector<u32> found;
  for (const ir::instruction& in : p.code)
    if (isa::rows[in.row].mnemonic == static_cast<u16>(name)) {
      const u32 address = in.op(name == isa::mn::ds_write_b128 ? 0 : 1).payload();
      if (std::find(found.begin(), found.end(), address) == found.end()) found.push_back(address);
    }
  return static_cast<u32>(found.size());
}

TEST_CASE("pyhip_test_tensor") {
  constexpr u32 m = 16, depth = 32 * 4, n = 32;
  random_words random;
  const auto rounded = [](f32 x) { return static_cast<u16>(std::bit_cast<u32>(x) >> 16); };
  const auto value = [](u16 bits) { return f64{std::bit_cast<f32>(static_cast<u32>(bits) << 16)}; };
  std::vector<u16> a(m * depth), b(n * depth);
  std::vector<u32> c(m * n / 2);
  for (u16& x : a) x = rounded((static_cast<f32>(random() % 2001) - 1000) / 5000 + 0.1f);
  for (u16& x : b) x = rounded((static_cast<f32>(random() % 2001) - 1000) / 500);
  for (const isa::arch arch : all_archs) {
    const ir::program p = compiled<const u16*, const u16*, u32*>(
        arch, 256, [&](builder k, arg<const u16*> pa, arg<const u16*> pb, arg<u32*> pc) {
          auto sum = k.vgpr<f32, 2, 4>(0);
          auto wave = wave_index(k);
          auto thread = as<u32>(k.thread_idx.x) + 0, lane = as<u32>(k.lane_id()) + 0;
          auto buffer_a = k.buffer(pa, m * depth * 2), buffer_b = k.buffer(pb, n * depth * 2);
          auto at = thread % 16 * (depth * 2) + thread / 16 * 16;
          auto x = buffer_a.load<bf16, 8>(byte_offset(at));
          auto y0 = buffer_b.load<bf16, 8>(byte_offset(at)),
               y1 = buffer_b.load<bf16, 8>(byte_offset(at, 16 * depth * 2));
          for (u32 half = 0; half < 2; ++half)
            for (u32 side = 0; side < 2; ++side) {
              auto& y = side == 0 ? y0 : y1;
              auto part = y.slice<2>(half * 2), part_of_x = x.slice<2>(half * 2);
              if (arch == isa::arch::gfx90a)
                k.v_mfma_f32_16x16x16bf16_1k(sum[side], part, part_of_x, sum[side]);
              else
                k.v_mfma_f32_16x16x16_bf16(sum[side], part, part_of_x, sum[side]);
            }
          auto t = k.lds_tensor<f32, 4 * 16, 32>();
          t.store(sum[0], lane % 16 + wave * 16, lane / 16 * 4);
          t.store(sum[1], lane % 16 + wave * 16, lane / 16 * 4 + 16);
          k.s_barrier();
          auto r0 = t.load<2>(lane / 16 + wave * 4 + 0 * 16, lane % 16 * 2);
          auto r1 = t.load<2>(lane / 16 + wave * 4 + 1 * 16, lane % 16 * 2);
          auto r2 = t.load<2>(lane / 16 + wave * 4 + 2 * 16, lane % 16 * 2);
          auto r3 = t.load<2>(lane / 16 + wave * 4 + 3 * 16, lane % 16 * 2);
          k.s_waitcnt(lgkmcnt(2));
          for (u32 i = 0; i < 2; ++i) k.v_add_f32(r0[i], r0[i], r1[i]); // packed, it is an erratum of gfx950
          k.s_waitcnt(lgkmcnt(0));
          for (u32 i = 0; i < 2; ++i) k.v_add_f32(r2[i], r2[i], r3[i]);
          for (u32 i = 0; i < 2; ++i) k.v_add_f32(r0[i], r0[i], r2[i]);
          auto bits = (as<u32>(r0[1]) & 0xffff'0000u) | (as<u32>(r0[0]) >> 16);
          k.global_store_dword((lane / 16 + wave * 4) * (n * 2) + lane % 16 * 4, bits, pc);
        });
    INFO(string_of(code_of(p)));
    CHECK(patterns(p, isa::mn::ds_write_b128).back() == "11");
    CHECK(patterns(p, isa::mn::ds_read_b64).back() == "1111");
    for (const isa::mn::mnemonic access : {isa::mn::ds_write_b128, isa::mn::ds_read_b64})
      CHECK(address_registers(p, access) == 1); // only their offsets differ
    run_clean(p, 1, sim::buffer<const u16>(a.data(), a.size()), sim::buffer<const u16>(b.data(), b.size()),
              sim::buffer<u32>(c.data(), c.size()));
    for (u32 i = 0; i < m; ++i)
      for (u32 j = 0; j < n; ++j) {
        f64 exact = 0;
        for (u32 d = 0; d < depth; ++d) exact += value(a[i * depth + d]) * value(b[j * depth + d]);
        INFO(i << ", " << j);
        REQUIRE(std::fabs(value(static_cast<u16>(c[(i * n + j) / 2] >> (j % 2 * 16))) - exact) <=
                0.01 + 0.01 * std::fabs(exact));
      }
  }
}

TEST_CASE("pyhip_test_mem_allocator") {
  constexpr u32 total = 1024;
  author::lds_space space;
  CHECK(space.take(total, 1) == 0);
  CHECK(space.take(1, 1) == total); // beyond: what the builder refuses
  CHECK(space.give_back(total));
  CHECK(space.give_back(0));

  CHECK(space.take(total, 1) == 0);
  CHECK(space.give_back(0));

  CHECK(space.take(total - 1, 1) == 0);
  CHECK(space.take(1, 1) == total - 1);
  CHECK(space.give_back(total - 1));
  CHECK(space.give_back(0));

  CHECK(space.take(total / 4, 1) == 0);
  CHECK(space.take(total / 2, 1) == total / 4);
  CHECK(space.take(total / 4, 1) == total / 4 * 3);
  CHECK(space.give_back(total / 4));
  CHECK(space.take(total / 2, 1) == total / 4); // the hole
  CHECK(space.give_back(total / 4));
  CHECK(space.take(total / 4, 1) == total / 4);
  CHECK(space.take(total / 4, 1) == total / 2);

  CHECK(space.give_back(0));
  CHECK(space.take(total / 8, 1) == 0);
  CHECK(space.take(total / 8, 1) == total / 8);
  CHECK(space.give_back(0));
  CHECK(space.give_back(total / 8));
  CHECK_FALSE(space.give_back(total / 4 + 1));
  CHECK(space.give_back(total / 4));
  CHECK(space.give_back(total / 2));
  CHECK(space.give_back(total / 4 * 3));
  CHECK(space.take(total, 1) == 0); // all holes are one again

  for (const isa::arch a : all_archs) { // the same through the builder, whose errors are the compiler's
    const u32 limit = isa::facts_of(a).lds_bytes;
    kernel_draft k(a, 64);
    auto all = k.lds<u8>(limit);
    k.free_lds(all);
    auto again = k.lds<u8>(limit);
    CHECK(again.offset_bytes() == 0);
    CHECK(!k.failed());
    k.lds<u8>(1);
    CHECK(k.failed());
    kernel_draft twice(a, 64);
    auto part = twice.lds<u8>(64);
    twice.free_lds(part);
    CHECK(!twice.failed());
    twice.free_lds(part);
    CHECK(twice.failed());
  }
}

} // namespace
