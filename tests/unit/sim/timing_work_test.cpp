// SPDX-License-Identifier: MIT
// Launches whose workgroups differ in work: what is extrapolated from a part of them is what a run of all takes.
#include "program/by_operand.hpp"

#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>
#include <functional>
#include <kiln/sim/timing/estimate.hpp>
#include <string>
#include <vector>

using namespace kiln;
using namespace kiln_test::by_operand;
using namespace kiln::isa::mn;

namespace {

using part = std::function<void(program_writer&)>;

struct launch {
  part turns;        ///< s9 = turns of workgroup s2; s10 and s11 are free
  part body;         ///< of a turn; v1 is 16 * work-item
  u32 groups = 4864; ///< eight rounds of two workgroups on each of 38 compute units, on 8 XCDs
  u64 most_instructions = 1'000'000'000;
  u32 data_words = 1 << 16; ///< of the buffer at s[4:5]
  double clock_mhz = 0;
};

sim::timing::prediction predict(const launch& l) {
  program_writer w;
  w.interface({0}, 256);
  w.p.lds_bytes = 32768;
  w(s_load_dwordx2, s(4), s(0), imm(0))(v_lshlrev_b32, v(1), k(4), v(0))(s_waitcnt, imm(0));
  l.turns(w);
  w.place_label(0);
  l.body(w);
  w(s_sub_u32, s(9), s(9), k(1))(s_cmp_gt_i32, s(9), k(0))(s_cbranch_scc1, label(0));
  w.block();
  w(s_endpgm);
  INFO("no form of " << w.missing_name << " takes these operands");
  REQUIRE(w.missing == 0);
  std::vector<u32> data(l.data_words);
  sim::buffer<u32> buffer(data.data(), data.size());
  sim::timing_options options;
  options.most_instructions = l.most_instructions;
  options.clock_mhz = l.clock_mhz;
  sim::timing::prediction p = sim::estimate(w.p, {.grid = {l.groups}}, options, buffer);
  REQUIRE(p.ok);
  return p;
}

void exponentials(program_writer& w) {
  for (u32 i = 0; i < 4; ++i) w(v_exp_f32, v(24), v(25));
}
/// A chain through LDS, in which two workgroups do not disturb each other.
void chain(program_writer& w) {
  w(ds_read_b128, v(8), v(1))(s_waitcnt, imm(0xc07f))(v_add_u32, v(20), v(8), v(9));
}
void many_reads(program_writer& w) {
  for (u32 i = 0; i < 4; ++i) w(ds_read_b128, v(8), v(1));
}

/// The matrix pipe is busy for a third of the time of one chain and one product.
part chains_and_products(u32 chains, u32 products) {
  return [=](program_writer& w) {
    for (u32 i = 0; i < chains; ++i) chain(w);
    for (u32 i = 0; i < products; ++i) w(v_mfma_f32_16x16x16_bf16, v(40), v(10), v(12), v(40));
  };
}
void hundred(program_writer& w) { w(s_movk_i32, s(9), imm(100)); }

/// As many as workgroups of the XCD came before.
void growing(program_writer& w) { w(s_lshr_b32, s(9), s(2), k(3)); }
void shrinking(program_writer& w) {
  growing(w);
  w(s_sub_u32, s(9), u32{608}, s(9));
}
/// 16 to 512, over 32 workgroups, as rows of causal attention.
void periodic(program_writer& w) {
  w(s_not_b32, s(9), s(2))(s_and_b32, s(9), s(9), k(31))(s_add_u32, s(9), s(9), k(1))(s_lshl_b32, s(9), s(9),
                                                                                      k(4));
}

/// XCD i has 64 (i + 1) turns; with a shift of 7, XCD 0 has those of XCD 7.
part by_xcd(i32 shift) {
  return [shift](program_writer& w) {
    w(s_add_u32, s(9), s(2), k(shift))(s_and_b32, s(9), s(9), k(7))(s_add_u32, s(9), s(9), k(1));
    w(s_lshl_b32, s(9), s(9), k(6));
  };
}

/// Relative error of the run of a part.
double error(launch l, u64 most_instructions) {
  const sim::timing::prediction whole = predict(l);
  l.most_instructions = most_instructions;
  const sim::timing::prediction part = predict(l);
  REQUIRE(part.workgroups_run < whole.workgroups_run);
  REQUIRE(part.work.differs);
  UNSCOPED_INFO("run " << part.workgroups_run << " of " << whole.workgroups_run << ": " << part.cycles
                       << " for " << whole.cycles);
  return part.cycles / whole.cycles - 1;
}

} // namespace

TEST_CASE("work: workgroup i does i turns") {
  CHECK(std::abs(error({growing, part(chain)}, 500'000)) < 0.04);
  CHECK(std::abs(error({shrinking, part(exponentials)}, 2'000'000)) < 0.04);
  CHECK(std::abs(error({periodic, part(many_reads)}, 1'500'000)) < 0.04);
}

TEST_CASE("work: a branch that loaded values decide goes as in the run") {
  const part branches = [](program_writer& w) {
    w(global_load_dword, v(30), v(1), s(4))(s_waitcnt, imm(0x0f70))(v_cmp_eq_u32, vcc, k(0), v(30));
    w(s_cbranch_vccnz, label(1));
    w.block();
    for (u32 i = 0; i < 40; ++i) w(v_exp_f32, v(24), v(25));
    w.place_label(1);
    chain(w);
  };
  CHECK(std::abs(error({growing, branches}, 700'000)) < 0.04);
}

TEST_CASE("work: loops that loaded values end are not followed") {
  const part loaded = [](program_writer& w) {
    w(global_load_dword, v(30), v(1), s(4))(s_waitcnt, imm(0x0f70))(v_readfirstlane_b32, s(9), v(30));
    w(s_add_u32, s(9), s(9), k(20));
  };
  const sim::timing::prediction p = predict({loaded, chain, 4864, 10'000});
  CHECK(!p.work.known);
  CHECK(p.workgroups_run < 608);
  CHECK(p.cycles == Catch::Approx(predict({loaded, chain}).cycles).epsilon(0.15));
}

TEST_CASE("work: the launch takes as long as the XCD with the most") {
  const sim::timing::prediction p = predict({by_xcd(0), chain, 608}),
                                shifted = predict({by_xcd(7), chain, 608});
  CHECK(p.work.slowest_xcd == 7);
  CHECK(shifted.work.slowest_xcd == 0);
  CHECK(p.cycles == Catch::Approx(shifted.cycles).epsilon(0.05));
}

TEST_CASE("work: alike workgroups, of which few rounds are run") {
  for (const part& body : {part(exponentials), part(chain), part(many_reads)}) {
    launch l{hundred, body};
    const double whole = predict(l).cycles;
    l.most_instructions = 400'000;
    const sim::timing::prediction p = predict(l);
    CHECK(p.workgroups_run < 608);
    CHECK(!p.work.differs);
    CHECK(p.cycles == Catch::Approx(whole).epsilon(0.04));
  }
}

namespace {

double share_of(const sim::timing::prediction& p, const char* name) {
  for (const sim::timing::share& s : p.shares)
    if (std::string(s.of) == name) return s.value;
  return 0;
}

/// The run of a part, of whose time the limit takes less, has the load of the run of all.
void check_load(launch l, u64 most_instructions, const char* limit,
                double sim::timing::load_shares::* which) {
  const sim::timing::prediction whole = predict(l);
  l.most_instructions = most_instructions;
  const sim::timing::prediction part = predict(l);
  INFO("run " << part.workgroups_run << " of " << whole.workgroups_run);
  REQUIRE(share_of(whole, limit) > 0.3);
  REQUIRE(share_of(part, limit) < 0.3);
  CHECK(part.load.*which == Catch::Approx(whole.load.*which).epsilon(0.05));
  CHECK(part.clock_mhz == whole.clock_mhz);
  CHECK(std::string(part.clock_from) == whole.clock_from);
}

} // namespace

TEST_CASE("work: the clock is that of the whole launch's load") {
  using sim::timing::load_shares;
  check_load({growing, chains_and_products(3, 4), 2432}, 20'000, "matrix pipe", &load_shares::matrix);
  check_load({hundred, chains_and_products(1, 1), 2432}, 250'000, "matrix pipe", &load_shares::matrix);
  // Workgroups load 4 KB of their own in a turn, and calculate.
  const part eight = [](program_writer& w) {
    w(s_lshl_b32, s(10), s(2), k(15))(v_add_u32, v(2), s(10), v(1))(s_movk_i32, s(9), imm(8));
  };
  const part loads = [](program_writer& w) {
    w(global_load_dwordx4, v(8), v(2), s(4))(v_add_u32, v(2), u32{4096}, v(2));
    for (u32 i = 0; i < 115; ++i) w(v_exp_f32, v(24), v(25));
    w(s_waitcnt, imm(0x0f70));
  };
  check_load({.turns = eight, .body = loads, .groups = 2432, .data_words = 2432 * 8192}, 320'000, "HBM",
             &load_shares::hbm);
}

TEST_CASE("work: the load of a run of all is its shares") {
  for (const u32 groups : {4864u, 1000u, 9u, 3u}) {
    const sim::timing::prediction p =
        predict({.turns = hundred, .body = chains_and_products(1, 1), .groups = groups, .clock_mhz = 2100});
    CHECK(p.load.matrix == Catch::Approx(share_of(p, "matrix pipe")).epsilon(1e-9));
    CHECK(p.load.hbm == Catch::Approx(share_of(p, "HBM")).epsilon(1e-9));
  }
}

TEST_CASE("work: the load is that of all XCDs") {
  const sim::timing::prediction p = predict({by_xcd(0), chains_and_products(1, 1), 608}),
                                shifted = predict({by_xcd(7), chains_and_products(1, 1), 608});
  CHECK(p.load.matrix == Catch::Approx(shifted.load.matrix).epsilon(0.05));
  CHECK(shifted.load.matrix == Catch::Approx(share_of(shifted, "matrix pipe") * 4.5 / 8).epsilon(0.05));
}
