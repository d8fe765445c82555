// SPDX-License-Identifier: MIT
// The reference DSL's limits of the kernel interface, its gaps of static quality and its host code around registers: what
// Kiln does instead.
#include "program/expect.hpp"
#include "program/simulate.hpp"
#include "pyhip/pattern.hpp"

#include <chrono>
#include <thread>

namespace {

using namespace kiln;
using namespace kiln_test;
namespace mn = isa::mn;

u32 count(const ir::program& p, mn::mnemonic m) {
  u32 n = 0;
  for (const ir::instruction& in : p.code) n += isa::rows[in.row].mnemonic == static_cast<u16>(m);
  return n;
}

/// `body(k, lane, out, a, b)`, all values u32.
template<class Body> ir::program of_two(isa::arch arch, Body body) {
  return compiled<u32*, u32, u32>(arch, 64, [&](builder k, arg<u32*> out, arg<u32> a, arg<u32> b) {
    auto lane = as<u32>(k.thread_idx.x) + 0;
    body(k, lane, out, a, b);
  });
}
template<class Expected> void gives(const ir::program& p, u32 a, u32 b, Expected expected) {
  std::vector<u32> out(64);
  run_clean(p, 1, sim::buffer<u32>(out.data(), 64), a, b);
  const std::string code = string_of(text::listing(p));
  INFO(code);
  for (u32 l = 0; l < 64; ++l) {
    INFO("lane " << l);
    REQUIRE(out[l] == static_cast<u32>(expected(l)));
  }
}

TEST_CASE("pyhip_trap_interface_thread_and_block_ids") {
  // work-item and workgroup ids of three dimensions, and the block's size
  for (const isa::arch arch : all_archs) {
    kernel_draft k(arch, 8, 4, 2);
    call_kernel<u32*>(k, [](builder k, arg<u32*> out) {
      auto item = (k.thread_idx.z * k.block_dim.y + k.thread_idx.y) * k.block_dim.x + k.thread_idx.x;
      auto group = (k.block_idx.z * 3 + k.block_idx.y) * 2 + k.block_idx.x;
      out[group * (k.block_dim.x * k.block_dim.y * k.block_dim.z) + item] =
          as<u32>(k.thread_idx.x + k.thread_idx.y * 10 + k.thread_idx.z * 100 + group * 1000);
    });
    k.emit(mn::s_endpgm, source{});
    note error;
    compile::run_pipeline(k.program(), error);
    REQUIRE(!error.raised);
    std::vector<u32> out(u64{64} * 2 * 3 * 2);
    const sim::result r =
        sim::run(k.program(), {.grid = {2, 3, 2}, .threads = 1}, sim::buffer<u32>(out.data(), out.size()));
    REQUIRE(r.ok);
    for (u32 i = 0; i < out.size(); ++i)
      REQUIRE(out[i] == i % 8 + i / 8 % 4 * 10 + i / 32 % 2 * 100 + i / 64 * 1000);
  }
}

struct numbers {
  f32 f;
  i16 s;
  u8 c;
  i64 l;
};

TEST_CASE("pyhip_trap_interface_argument_types") { // arguments of every arithmetic type, and structs
  for (const isa::arch arch : all_archs) {
    const ir::program p = compiled<f32*, f32, i16, f64, u64, bool, numbers>(
        arch, 64,
        [](builder k, arg<f32*> out, arg<f32> f, arg<i16> s, arg<f64> d, arg<u64> l, arg<bool> b,
           arg<numbers> n) {
          auto x = k.vgpr<f32>(), y = k.vgpr<f32>();
          auto wide = k.vgpr<f64>(d);
          k.v_cvt_f32_f64(x, wide);
          out[0] = f + x;
          auto sum = k.sgpr<i32>(s);
          sum += n.at<i16>(offsetof(numbers, s));
          sum += as<i32>(n.at<u8>(offsetof(numbers, c)));
          k.if_(b != 0, [&] { sum += 1; });
          k.if_(l == 0x1'0000'0007ull, [&] { sum += 10000; });
          k.if_(n.at<i64>(offsetof(numbers, l)) == -5ll, [&] { sum += 20000; });
          k.v_cvt_f32_i32(y, sum);
          out[1] = y + n.at<f32>(offsetof(numbers, f));
        });
    std::vector<f32> out(2);
    run_clean(p, 1, sim::buffer<f32>(out.data(), 2), 1.5f, i16{-300}, 0.25, u64{0x1'0000'0007ull}, true,
              numbers{0.5f, -7, 200, -5});
    CHECK(out[0] == 1.75f);
    CHECK(out[1] == -300 - 7 + 200 + 1 + 10000 + 20000 + 0.5f);
  }
}

TEST_CASE("pyhip_trap_interface_argument_loads_merged") { // neighbouring arguments load together
  for (const isa::arch arch : all_archs) {
    const ir::program p = compiled<u32*, u32*, u32, u32, u32, u32>(
        arch, 64, [](builder k, arg<u32*> p, arg<u32*> q, arg<u32> a, arg<u32> b, arg<u32> c, arg<u32> d) {
          p[k.thread_idx.x] = q[k.thread_idx.x] + (a + b + c + d);
        });
    CHECK(count(p, mn::s_load_dwordx8) == 1);
    for (const mn::mnemonic one : {mn::s_load_dword, mn::s_load_dwordx2, mn::s_load_dwordx4})
      CHECK(count(p, one) == 0);
  }
}

TEST_CASE("pyhip_trap_interface_launches_from_threads") {
  // launches from several threads, with one set of options
  const ir::program p = of_two(
      isa::arch::gfx942, [](builder, auto& lane, auto& out, auto& a, auto& b) { out[lane] = lane * a + b; });
  const sim::launch_options options{.grid = {1}, .threads = 1};
  std::vector<std::vector<u32>> out(8, std::vector<u32>(64));
  std::vector<bool> good(8);
  {
    std::vector<std::thread> threads;
    bool results[8] = {};
    for (u32 t = 0; t < 8; ++t)
      threads.emplace_back([&, t] {
        results[t] = sim::run(p, options, sim::buffer<u32>(out[t].data(), 64), t + 1, t * 100).ok;
      });
    for (std::thread& t : threads) t.join();
    for (u32 t = 0; t < 8; ++t) good[t] = results[t];
  }
  for (u32 t = 0; t < 8; ++t) {
    CHECK(good[t]);
    for (u32 l = 0; l < 64; ++l) REQUIRE(out[t][l] == l * (t + 1) + t * 100);
  }
  CHECK(options.grid[0] == 1);
}

TEST_CASE("pyhip_trap_quality_constants_folded") {
  // constants are folded, also through registers that hold known numbers
  for (const isa::arch arch : all_archs) {
    const ir::program p = of_two(arch, [](builder k, auto& lane, auto& out, auto&, auto&) {
      auto c = k.template sgpr<u32>(5);
      auto d = c * 4 + 2;
      out[lane] = (lane + 0) * 1 + d;
    });
    for (const mn::mnemonic one :
         {mn::s_mul_i32, mn::s_add_u32, mn::s_lshl_b32, mn::s_mov_b32, mn::v_mul_lo_u32})
      CHECK(count(p, one) == 0);
    gives(p, 0, 0, [](u32 l) { return l + 22; });
  }
}

TEST_CASE("pyhip_trap_quality_scalar_expressions_shared") { // equal scalar expressions are computed once
  for (const isa::arch arch : all_archs) {
    const ir::program p = of_two(arch, [](builder, auto& lane, auto& out, auto& a, auto& b) {
      auto x = ((a << 5) + b) >> 3;
      auto y = (a << 5) + b;
      auto z = a << 5;
      out[lane] = lane + x + y + z;
    });
    CHECK(count(p, mn::s_lshl_b32) == 1);
    CHECK(count(p, mn::s_add_u32) == 1);
    gives(p, 3, 9, [](u32 l) { return l + (105 >> 3) + 105 + 96; });
  }
}

TEST_CASE("pyhip_trap_quality_compound_condition") { // a compound condition is two comparisons and one s_and
  for (const isa::arch arch : all_archs) {
    const ir::program p = of_two(arch, [](builder k, auto& lane, auto& out, auto& a, auto& b) {
      k.where((lane < a) && (lane > b), [&] { out[lane] = lane; });
    });
    CHECK(count(p, mn::v_cmp_lt_u32) + count(p, mn::v_cmp_gt_u32) == 2); // in VCC with its sources exchanged
    CHECK(count(p, mn::s_and_b64) == 1);
    CHECK(count(p, mn::v_cndmask_b32) == 0);
    gives(p, 50, 7, [](u32 l) { return l < 50 && l > 7 ? l : 0; });
  }
}

TEST_CASE("pyhip_trap_quality_vcc_left_alone") { // conditions leave the author's VCC alone
  for (const isa::arch arch : all_archs) {
    const ir::program p = of_two(arch, [](builder k, auto& lane, auto& out, auto& a, auto& b) {
      auto r = k.template vgpr<u32>(1), two = k.template vgpr<u32>(2);
      k.set_mask(vcc, lane < 9);
      k.where(lane > a, [&] { r = 5; });
      k.if_(b == 3, [&] { r += 10; });
      k.v_cndmask_b32(r, r, two, vcc);
      out[lane] = r;
    });
    gives(p, 30, 3, [](u32 l) { return l < 9 ? 2 : l > 30 ? 15 : 11; });
  }
}

TEST_CASE("pyhip_trap_quality_fused_instructions") {
  // one instruction for two: shift-add, add3, multiply-add, bit field, shift-or
  for (const isa::arch arch : all_archs) {
    const ir::program p = of_two(arch, [](builder k, auto& lane, auto& out, auto& a, auto& b) {
      auto x = k.template vgpr<u32>(a), y = k.template vgpr<u32>(b);
      auto s = (lane << 3) + x;
      auto t = lane + x + y;
      auto f = k.template vgpr<f32>(2), g = k.template vgpr<f32>(3);
      k.v_cvt_f32_u32(f, lane);
      auto h = f * g + g;
      auto u = k.template vgpr<u32>();
      k.v_cvt_u32_f32(u, h);
      auto w = (lane >> 2) & 7;
      auto m = lane * 12 + x;
      auto o = (lane << 8) | y;
      out[lane] = s ^ t ^ u ^ w ^ m ^ o;
    });
    CHECK(count(p, mn::v_bfe_u32) == 1);
    CHECK(count(p, mn::v_mad_u32_u24) == 1);
    CHECK(count(p, mn::v_lshl_or_b32) == 1);
    CHECK(count(p, mn::v_mul_lo_u32) == 0);
    CHECK(count(p, mn::v_lshl_add_u32) == 1);
    CHECK(count(p, mn::v_add3_u32) == 1);
    CHECK(count(p, mn::v_fma_f32) + count(p, mn::v_fmac_f32) == 1);
    gives(p, 5, 9, [](u32 l) {
      return ((l << 3) + 5) ^ (l + 14) ^ (l * 3 + 3) ^ (l >> 2 & 7) ^ (l * 12 + 5) ^ (l << 8 | 9);
    });
  }
}

TEST_CASE("pyhip_trap_quality_last_step_of_offset_dead") { // the last step of a running offset is dead
  for (const isa::arch arch : all_archs) {
    const ir::program p = of_two(arch, [](builder k, auto& lane, auto& out, auto& a, auto&) {
      auto offset = k.template sgpr<u32>(0);
      auto sum = k.template vgpr<u32>(0);
      for (u32 i = 0; i < 3; ++i) {
        sum += lane ^ offset;
        offset += a;
      }
      out[lane] = sum;
    });
    CHECK(count(p, mn::s_add_u32) <= 2);
    gives(p, 4, 0, [](u32 l) { return l + (l ^ 4) + (l ^ 8); });
    const ir::program in_loop = of_two(arch, [](builder k, auto& lane, auto& out, auto& a, auto&) {
      auto offset = k.template sgpr<u32>(0);
      auto sum = k.template vgpr<u32>(0);
      k.for_(0, 3, 1, [&](auto&) {
        sum += lane ^ offset;
        offset += a; // the next iteration reads it
      });
      offset += a; // never read
      out[lane] = sum;
    });
    CHECK(count(in_loop, mn::s_add_u32) == 2); // and the counter's
    gives(in_loop, 4, 0, [](u32 l) { return l + (l ^ 4) + (l ^ 8); });
  }
}

TEST_CASE("pyhip_trap_quality_waits_late_and_weak") { // s_waitcnt by itself, as late and as weak as can be
  for (const isa::arch arch : all_archs) {
    const ir::program p =
        compiled<u32*, const u32*>(arch, 64, [](builder k, arg<u32*> out, arg<const u32*> in) {
          auto lane = as<u32>(k.thread_idx.x) + 0;
          auto x = in[lane], y = in[lane + 64];
          auto z = x + 1;
          out[lane] = z * y;
        });
    std::vector<u32> vmcnts;
    for (const ir::instruction& in : p.code)
      if (isa::rows[in.row].mnemonic == static_cast<u16>(mn::s_waitcnt)) {
        const u32 simm = in.ops[0].payload(), vm = (simm & 15) | (simm >> 14 & 3) << 4;
        if (vm != 63) vmcnts.push_back(vm);
      }
    CHECK(vmcnts == std::vector<u32>{1, 0});
    std::vector<u32> in(128, 3), out(64);
    run_clean(p, 1, sim::buffer<u32>(out.data(), 64), sim::buffer<const u32>(in.data(), 128));
    for (const u32 x : out) REQUIRE(x == 12);
  }
}

TEST_CASE("pyhip_trap_quality_unrolling_on_the_host") {
  // what is counted on the host is unrolled: no branch, no counter
  const ir::program p = of_two(isa::arch::gfx942, [](builder k, auto& lane, auto& out, auto& a, auto&) {
    auto sum = k.template vgpr<u32>(0);
    for (u32 i = 0; i < 4; ++i) sum += lane ^ a;
    out[lane] = sum;
  });
  CHECK(p.blocks.size() == 1);
  gives(p, 4, 0, [](u32 l) { return 4 * (l ^ 4); });
}

TEST_CASE("pyhip_trap_quality_sharing_in_linear_time") {
  // sharing expressions takes time in proportion to the code
  const auto seconds = [](u32 expressions) {
    f64 best = 1e9;
    for (u32 run = 0; run < 3; ++run) {
      kernel_draft k(isa::arch::gfx942, 64);
      call_kernel<u32*>(k, [&](builder k, arg<u32*> out) {
        auto lane = as<u32>(k.thread_idx.x) + 0;
        auto sum = k.vgpr<u32>(0);
        for (u32 i = 0; i < expressions; ++i) {
          auto x = lane ^ (1000 + i);
          sum ^= x * 3;
        }
        out[lane] = sum;
      });
      k.emit(mn::s_endpgm, source{});
      REQUIRE(!k.failed());
      const auto begin = std::chrono::steady_clock::now();
      pass::share_expressions(k.program());
      best = std::min(best, std::chrono::duration<f64>(std::chrono::steady_clock::now() - begin).count());
    }
    return best;
  };
  const f64 small = seconds(1000), large = seconds(16000);
  INFO(small << " s, " << large << " s");
  CHECK(large < small * 16 * 5); // quadratic: 256 times
}

TEST_CASE("pyhip_trap_host_remainders") { // remainders by numbers that are no power of two
  for (const isa::arch arch : all_archs) {
    const ir::program p = of_two(arch, [](builder, auto& lane, auto& out, auto& a, auto&) {
      auto uniform = a % 24;
      out[lane] = (lane + a) % 24 * 100 + uniform;
    });
    gives(p, 1536, 0, [](u32 l) { return (l + 1536) % 24 * 100 + 1536 % 24; });
  }
}

TEST_CASE("pyhip_trap_host_registers_take_turns_in_loop") {
  // registers that take turns around a loop: the turn is said by registers, not by the host
  for (const isa::arch arch : all_archs) {
    const ir::program p = of_two(arch, [](builder k, auto& lane, auto& out, auto& a, auto&) {
      // Two stages in turn. The body is written once, so the host's count of a stage must come back to where it was:
      // `keeps` makes it an error if it does not.
      auto stage = k.template vgpr<u32, 2>(0);
      auto sum = k.template vgpr<u32>(0);
      u32 turn = 0;
      auto i = k.template sgpr<u32>(0);
      k.while_([&] { return i < a; },
               [&] {
                 for (u32 step = 0; step < 2; ++step) {
                   stage[turn] += lane;
                   turn = (turn + 1) % 2;
                   sum += stage[turn];
                 }
                 i += 2;
               },
               keeps(turn));
      out[lane] = sum;
    });
    gives(p, 4, 0, [](u32 l) { return 0 + l + l + 2 * l; });
  }
  kernel_draft k(isa::arch::gfx942, 64);
  u32 turn = 0;
  auto i = k.sgpr<u32>(0);
  k.while_([&] { return i < 4; },
           [&] {
             turn = (turn + 1) % 4;
             i += 1;
           },
           keeps(turn));
  const note error = k.error();
  CHECK(string_of(error.text) == "the loop's body leaves host variable 0 of keeps(...) changed: its code is "
                                 "the same in every turn, so what the host "
                                 "counts must be at its end as at its begin");
}

} // namespace
