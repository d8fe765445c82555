// SPDX-License-Identifier: MIT
// The timing model against microbenchmarks that were measured, within 2 %: tingqli/pyhip, docs/mfma-valu-coissue.md and
// docs/mem_latency.md, and its LDS port table, MI308X; RRZE-HPC/gpu-benches, gpu-latency, MI300X.
#include "program/by_operand.hpp"

#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>
#include <functional>
#include <kiln/sim/timing/estimate.hpp>
#include <kiln/sim/timing/prediction_text.hpp>
#include <string>
#include <vector>

using namespace kiln;
using namespace kiln_test::by_operand;
using namespace kiln::isa::mn;
using isa::modifier;

namespace {

using body = std::function<void(program_writer&)>;

struct run_shape {
  isa::arch arch = isa::arch::gfx942;
  const char* board = "MI300X";
  u32 work_items = 64;
  u32 grid = 1;
  bool misaligned = false; ///< the body begins 4 bytes after a multiple of 8
  u64 most_instructions = 20'000'000;
};

/// Cycles of a kernel: s[4:5] is a buffer of 1 MB whose dwords are 0, v1 is 4 * work-item, v2 16 * work-item.
sim::timing::prediction predict(const body& b, const run_shape& shape = {}, u32 sets = 0) {
  program_writer w(shape.arch);
  w.interface({0}, shape.work_items);
  w.p.lds_bytes = 32768;
  w(s_load_dwordx2, s(4), s(0), imm(0))(v_lshlrev_b32, v(1), k(2), v(0))(v_lshlrev_b32, v(2), k(4), v(0));
  w(s_waitcnt, imm(0));
  u32 bytes = 0;
  for (const ir::instruction& i : w.p.code) bytes += isa::rows[i.row].size_bytes();
  if ((bytes % 8 == 4) != shape.misaligned) w(s_nop, imm(0));
  b(w);
  w(s_waitcnt, imm(0))(s_endpgm);
  INFO("no form of " << w.missing_name << " takes these operands");
  REQUIRE(w.missing == 0);
  std::vector<u32> data(1 << 18);
  sim::buffer<u32> buffer(data.data(), data.size());
  sim::timing_options options;
  options.board = shape.board;
  options.sets = sets;
  options.compute_values = true;
  options.most_instructions = shape.most_instructions;
  sim::timing::prediction p = sim::estimate(w.p, {.grid = {shape.grid}}, options, buffer);
  const text_buffer t = sim::timing::table(w.p, p);
  INFO(std::string(t.data(), t.size()));
  REQUIRE(p.ok);
  return p;
}
/// Cycles that one more repetition of `b` takes, in the steady state.
double each(const body& b, const run_shape& shape = {}, u32 repetitions = 200) {
  const auto times = [&](u32 n) {
    return predict(
               [&](program_writer& w) {
                 for (u32 i = 0; i < n; ++i) b(w);
               },
               shape)
        .cycles;
  };
  return (times(2 * repetitions) - times(repetitions)) / repetitions;
}
Catch::Approx near(double value) { return Catch::Approx(value).epsilon(0.02); }

void mfma(program_writer& w) { w(v_mfma_f32_16x16x16_bf16, v(40), v(10), v(12), v(40)); }
void add(program_writer& w) { w(v_add_u32, v(20), v(21), v(22)); }
void exp(program_writer& w) { w(v_exp_f32, v(24), v(25)); }

TEST_CASE("throughput of vector instructions") {
  CHECK(each(add) == near(4.01));
  CHECK(each(exp) == near(16.0));
  CHECK(each([](program_writer& w) { w(v_pk_mul_f32, v(20), v(22), v(26)); }) == near(4.008));
  CHECK(each(mfma) == near(16.0));
}

TEST_CASE("what runs under a matrix instruction") {
  const auto with_adds = [](u32 n) {
    return each([n](program_writer& w) {
      mfma(w);
      for (u32 i = 0; i < n; ++i) add(w);
    });
  };
  CHECK(with_adds(3) == near(16.03));
  CHECK(with_adds(4) == near(20.03));
  CHECK(each([](program_writer& w) { mfma(w), exp(w); }) == near(20.06));
  CHECK(each([](program_writer& w) { mfma(w), exp(w), exp(w); }) == near(36.06));
  CHECK(each([](program_writer& w) { mfma(w), add(w), add(w), add(w), mfma(w), exp(w); }) == near(36.05));
  CHECK(each([](program_writer& w) { mfma(w), mfma(w), add(w), add(w), add(w), exp(w); }) == near(48.05));
}

TEST_CASE("an instruction of 8 bytes across two fetches takes a clock more") {
  const auto three = [](program_writer& w) { w(v_add3_u32, v(20), v(21), v(22), v(23)); };
  CHECK(each(three) == near(4.01));
  CHECK(each(three, {.misaligned = true}) == near(5.01));
}

TEST_CASE("latency and rate of LDS") {
  // Every load's address is the value of the one before: 0.
  CHECK(each([](program_writer& w) { w(ds_read_b32, v(3), v(3))(s_waitcnt, imm(0xc07f)); }) == near(52));
  CHECK(each([](program_writer& w) { w(ds_read_b32, v(30), v(1)); }) == near(4));
  CHECK(each([](program_writer& w) { w(ds_read_b128, v(30), v(2)); }) == near(16));
  // All four SIMDs, bytes a clock: 117 and 128 measured.
  const run_shape full{.work_items = 1024};
  CHECK(16 * 256 / each([](program_writer& w) { w(ds_read_b32, v(30), v(1)); }, full) ==
        Catch::Approx(117).epsilon(0.1));
  CHECK(16 * 1024 / each([](program_writer& w) { w(ds_read_b128, v(30), v(2)); }, full) == near(128));
  CHECK(16 * 1024 / each([](program_writer& w) { w(ds_write_b128, v(2), v(32)); }, full) ==
        Catch::Approx(76).epsilon(0.04));
}

TEST_CASE("latency of a load that hits L1") {
  const auto chase = [](program_writer& w) {
    w(global_load_dword, v(3), v(3), s(4))(s_waitcnt, imm(0x0f70));
  };
  CHECK(each(chase) == Catch::Approx(120).epsilon(0.04));
}

TEST_CASE("a wait names the operation that it waits for") {
  const sim::timing::prediction p = predict([](program_writer& w) {
    w(global_load_dword, v(3), v(1), s(4))(s_waitcnt, imm(0x0f70))(v_add_u32, v(4), v(3), v(3));
  });
  bool found = false;
  for (const sim::timing::stall_cycles& s : p.stalls)
    found |= s.what.why == sim::timing::reason::vector_memory && s.what.instruction == s.what.awaited + 1 &&
             s.wave_cycles > 400;
  CHECK(found);
}

TEST_CASE("a load to LDS does not hold up other accesses of LDS until its data arrive") {
  const auto takes = [](bool dma) {
    return predict([dma](program_writer& w) {
             w(s_mov_b32, m0, 1024u)(s_nop, imm(1));
             if (dma) w(global_load_lds_dword, v(1), s(4));
             w(ds_read_b32, v(3), v(1))(s_waitcnt, imm(0xc07f));
             for (u32 i = 0; i < 400; ++i) w(v_add_u32, v(4), v(3), v(3)); // until the load is done
           })
        .cycles;
  };
  CHECK(takes(true) < takes(false) + 80);
}

TEST_CASE("a workgroup goes to the SIMD that has room") {
  // One fits on each SIMD; those with an odd number end five times as late.
  const sim::timing::prediction p = predict(
      [](program_writer& w) {
        w.p.lds_bytes = 0;
        w(v_mov_b32, v(255), k(0))(v_accvgpr_write_b32, a(255), k(0));
        w(s_lshr_b32, s(9), s(2), k(3))(s_and_b32, s(9), s(9), k(1))(s_mul_i32, s(9), s(9), k(4));
        w.place_label(0);
        for (u32 i = 0; i < 200; ++i) exp(w);
        w(s_sub_u32, s(9), s(9), k(1))(s_cbranch_scc0, label(0));
      },
      {.grid = 8 * 38 * 64});
  CHECK(p.occupancy.workgroups == 4);
  CHECK(p.shares[1].value > 0.85);
}

TEST_CASE("stalls and issues add up to all cycles of the SIMDs") {
  const sim::timing::prediction p = predict(
      [](program_writer& w) {
        for (u32 i = 0; i < 20; ++i)
          w(ds_read_b32, v(3), v(1))(s_waitcnt, imm(0xc07f))(v_add_u32, v(4), v(3), v(3));
      },
      {.grid = 64});
  double stalls = 0;
  for (const sim::timing::stall_cycles& s : p.stalls) stalls += static_cast<double>(s.simd_cycles);
  const double all = static_cast<double>(p.simd_cycles);
  CHECK(stalls + p.shares[2].value * all == Catch::Approx(all).epsilon(0.01));
}

TEST_CASE("rounds that are not simulated take as long as those that are") {
  // 40 rounds of one workgroup per compute unit, which all end together; about 4.8 are simulated.
  const auto cycles = [](u64 most) {
    return predict(
               [](program_writer& w) {
                 w.p.lds_bytes = 65536;
                 for (u32 i = 0; i < 200; ++i) exp(w);
               },
               {.work_items = 256, .grid = 8 * 38 * 40, .most_instructions = most})
        .cycles;
  };
  CHECK(cycles(4 * 206 * 38 * 48 / 10) == near(cycles(20'000'000)));
}

TEST_CASE("memory is no faster at the clock of matrix instructions") {
  // One matrix instruction in a kernel that streams: the clock that is expected before the run is not the one after it.
  const sim::timing::prediction p = predict(
      [](program_writer& w) {
        mfma(w);
        w(s_lshl_b32, s(9), s(2), k(10))(s_and_b32, s(9), s(9), 0xfffffu)(v_lshl_add_u32, v(6), v(0), k(4),
                                                                          s(9));
        w(global_load_dwordx4, v(44), v(6), s(4));
      },
      {.grid = 8 * 38 * 64});
  CHECK(p.gigabytes_per_second() < p.board.hbm_gbs_peak);
}

} // namespace
