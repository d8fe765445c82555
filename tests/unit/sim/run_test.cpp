// SPDX-License-Identifier: MIT
// Whole kernels, end to end: arguments, control flow, memory, barriers; and what is refused.
#include "program/program_writer.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <kiln/sim/run.hpp>
#include <vector>

using namespace kiln;
using namespace kiln::test;
using namespace kiln::isa::mn;
using isa::modifier;

namespace {

constexpr u32 lgkm0 = 0xc07f, vm0 = 0x0f70;

/// Sum of the even numbers below n, by a scalar loop; stored with s_store.
constexpr ir::program sum_even_program() {
  program_writer w;
  const u32 sizes[] = {0, 4};
  w.interface(sizes, 2);
  w(s_load_dwordx2, s(4), s(0), imm(0));
  w(s_load_dword, s(6), s(0), imm(8));
  w(s_mov_b32, s(7), k(0))(s_mov_b32, s(8), k(0));
  w(s_waitcnt, imm(lgkm0));
  w.place_label(0);
  w(s_cmp_lt_i32, s(7), s(6));
  w(s_cbranch_scc0, label(2));
  w.place_label(3);
  w(s_bitcmp1_b32, s(7), k(0));
  w(s_cbranch_scc1, label(1));
  w.place_label(4);
  w(s_add_u32, s(8), s(8), s(7));
  w.place_label(1);
  w(s_add_u32, s(7), s(7), k(1));
  w(s_branch, label(0));
  w.place_label(2);
  w(s_store_dword, s(8), s(4), imm(0), with(modifier::glc));
  w(s_endpgm);
  return w.missing == 0 ? static_cast<ir::program&&>(w.p) : ir::program{};
}
constexpr i32 sum_even(i32 n) {
  const ir::program p = sum_even_program();
  i32 out[1] = {-1};
  sim::buffer<i32> b(out);
  const sim::result r = sim::run(p, {.threads = 1}, b, n);
  return r.ok ? out[0] : -2;
}
static_assert(sum_even(32) == 240);

/// y = a x + y on n elements; one lane an element.
ir::program saxpy_program() {
  program_writer w;
  const u32 sizes[] = {0, 0, 4, 4};
  w.interface(sizes, 4, 256);
  w(s_load_dwordx4, s(4), s(0), imm(0));
  w(s_load_dwordx2, s(8), s(0), imm(16));
  w(s_lshl_b32, s(3), s(2), k(8));
  w(v_add_u32, v(1), s(3), v(0));
  w(s_waitcnt, imm(lgkm0));
  w(v_cmp_gt_i32, vcc, s(9), v(1));
  w(s_and_saveexec_b64, s(10), vcc);
  w(s_cbranch_execz, label(0));
  w.place_label(1);
  w(v_lshlrev_b32, v(2), k(2), v(1));
  w(global_load_dword, v(3), v(2), s(6));
  w(global_load_dword, v(4), v(2), s(4));
  w(s_waitcnt, imm(vm0));
  w(v_fmac_f32, v(4), s(8), v(3));
  w(global_store_dword, v(2), v(4), s(4));
  w.place_label(0);
  w(s_endpgm);
  REQUIRE(w.missing == 0);
  return w.p;
}

/// Two waves pass numbers to each other through LDS.
constexpr ir::program exchange_program(bool wait, bool barrier) {
  program_writer w;
  const u32 sizes[] = {0};
  w.interface(sizes, 1, 128);
  w.p.lds_bytes = 512;
  w(s_load_dwordx2, s(4), s(0), imm(0));
  w(v_lshlrev_b32, v(1), k(2), v(0));
  w(ds_write_b32, v(1), v(0));
  w(v_xor_b32, v(2), 256u, v(1));
  if (wait) w(s_waitcnt, imm(lgkm0));
  if (barrier) w(s_barrier);
  w(ds_read_b32, v(3), v(2));
  w(s_waitcnt, imm(lgkm0));
  w(global_store_dword, v(1), v(3), s(4));
  w(s_endpgm);
  return w.missing == 0 ? static_cast<ir::program&&>(w.p) : ir::program{};
}

constexpr bool exchange_works() {
  i32 out[128] = {};
  sim::buffer<i32> b(out);
  const sim::result r = sim::run(exchange_program(true, true), {.threads = 1}, b);
  for (i32 i = 0; i < 128; ++i)
    if (out[i] != (i ^ 64)) return false;
  return r.ok;
}

sim::report_kind only_report(const sim::result& r) {
  INFO(std::string(r.text().data(), r.text().size()));
  REQUIRE(r.reports.size() == 1);
  return r.reports[0].kind;
}

} // namespace

TEST_CASE("a scalar loop sums at run time as in constant evaluation") {
  CHECK(sum_even(32) == 240);
  CHECK(sum_even(0) == 0);
  CHECK(sum_even(1001) == 250500);
}

TEST_CASE("saxpy on a size that is no multiple of the workgroup, on one thread and on several") {
  const ir::program p = saxpy_program();
  constexpr i32 n = 10'007;
  for (const u32 threads : {1u, 2u})
    for (const bool monitor : {true, false}) {
      std::vector<float> x(n), y(n);
      for (i32 i = 0; i < n; ++i) x[i] = static_cast<float>(i) * 0.25f, y[i] = static_cast<float>(n - i);
      const std::vector<float> before = y;
      sim::buffer<const float> bx(x.data(), n);
      sim::buffer<float> by(y.data(), n);
      const sim::result r =
          sim::run(p, {.grid = {(n + 255) / 256}, .monitor = monitor, .threads = threads}, by, bx, 2.5f, n);
      INFO(std::string(r.text().data(), r.text().size()));
      REQUIRE(r.ok);
      for (i32 i = 0; i < n; ++i) REQUIRE(y[i] == __builtin_fmaf(2.5f, x[i], before[i]));
    }
}

TEST_CASE("two waves exchange through LDS") {
  static_assert(exchange_works());
  CHECK(exchange_works());
}

TEST_CASE("LDS exchange without barrier, or without the wait before it, is a race") {
  i32 out[128] = {};
  sim::buffer<i32> b(out);
  SECTION("no barrier") {
    const sim::result r = sim::run(exchange_program(true, false), {.threads = 1}, b);
    bool race = false;
    for (u32 i = 0; i < r.reports.size(); ++i)
      race |= r.reports[i].kind == sim::report_kind::lds_race ||
              r.reports[i].kind == sim::report_kind::uninitialised;
    CHECK(race);
    CHECK(!r.ok);
  }
  SECTION("no wait") {
    CHECK(only_report(sim::run(exchange_program(false, true), {.threads = 1}, b)) ==
          sim::report_kind::lds_race);
  }
}

TEST_CASE("what cannot be run is refused with a reason") {
  const ir::program p = saxpy_program();
  float data[4] = {};
  sim::buffer<float> b(data);
  const auto text = [](const sim::result& r) {
    REQUIRE(!r.ok);
    REQUIRE(r.reports.size() == 1);
    return std::string(r.reports[0].message.data(), r.reports[0].message.size());
  };
  CHECK(text(sim::run(p, {}, b, b)) == "the kernel takes 4 arguments, the launch gives 2");
  CHECK(text(sim::run(p, {}, b, b, 1.0, 3)) == "argument 2 has 8 bytes; the kernel takes 4");
  CHECK(text(sim::run(p, {}, b, 1, 1.0f, 3)) == "argument 1 is a value; the kernel takes a pointer there");
  CHECK(text(sim::run(p, {}, b, b, b, 3)) == "argument 2 is a buffer; the kernel takes a value there");
  CHECK(text(sim::run(p, {.grid = {0, 1, 1}}, b, b, 1.0f, 3)) == "the grid has 0 workgroups in x");
  CHECK(text(sim::run(p, {.grid = {3, 1u << 31, 1u << 31}}, b, b, 1.0f, 3)) ==
        "the grid has more than 4611686018427387904 workgroups");
  CHECK(text(sim::run(p, {.grid = {1u << 30}}, b, b, 1.0f, 3)) ==
        "the grid has 274877906944 work-items in x; 4294967295 are allowed");
  CHECK(text(sim::run(p, {.threads = 5000}, b, b, 1.0f, 3)) ==
        "5000 threads are asked for; 1024 are allowed");
  CHECK(text(sim::run(p, {.scratch_bytes_per_lane = 1u << 30}, b, b, 1.0f, 3)) ==
        "a lane has 1073741824 bytes of scratch; 131056 are allowed");
  CHECK(text(sim::run(p, {.instruction_budget = 0}, b, b, 1.0f, 3)) == "the instruction budget is 0");
  ir::program large = p;
  large.lds_bytes = 65537;
  CHECK(text(sim::run(large, {}, b, b, 1.0f, 3)) ==
        "the workgroup uses 65537 bytes of LDS; gfx942 has 65536");
  large = p;
  large.block_size[0] = 2048;
  CHECK(text(sim::run(large, {}, b, b, 1.0f, 3)) == "the block has 2048 work-items; gfx942 allows 1..1024");
  sim::buffer<float> null(nullptr, 3);
  CHECK(text(sim::run(p, {}, null, b, 1.0f, 3)) == "argument 0 is a null buffer of 3 elements");
}

TEST_CASE("a program that is not ready for its stage is refused, instruction by instruction") {
  const auto only_message = [](const ir::program& p) {
    const sim::result r = sim::run(p, {});
    INFO(std::string(r.text().data(), r.text().size()));
    REQUIRE(r.reports.size() == 1);
    CHECK(r.reports[0].kind == sim::report_kind::bad_launch);
    CHECK(r.counters.instructions == 0);
    return std::string(r.reports[0].message.data(), r.reports[0].message.size());
  };
  program_writer w;
  w.interface(nullptr, 0);
  w(v_mov_b32, v(700), v(0))(s_endpgm);
  CHECK(only_message(w.p) == "its operand vdst is register 700 of 256: have its registers been assigned?");
  w.p.code[0].set_op(0, {});
  CHECK(only_message(w.p) == "its operand vdst is missing");
  w.p.code[0].row = 0xffff;
  CHECK(only_message(w.p) == "it names row 65535 of " + std::to_string(isa::row_count));
  program_writer newer(isa::arch::gfx950);
  newer.interface(nullptr, 0);
  newer(v_permlane32_swap_b32, v(0), v(0))(s_endpgm);
  REQUIRE(newer.missing == 0);
  newer.p.arch = isa::arch::gfx942;
  CHECK(only_message(newer.p) == "gfx942 does not have it");
  program_writer open_label;
  open_label.interface(nullptr, 0);
  open_label(s_branch, label(4))(s_endpgm);
  CHECK(only_message(open_label.p) == "its label stands before no block");
  program_writer no_end;
  no_end.interface(nullptr, 0);
  no_end(s_nop, imm(0));
  const sim::result r = sim::run(no_end.p, {});
  REQUIRE(r.reports.size() == 1);
  CHECK(std::string(r.reports[0].message.data(), r.reports[0].message.size()) ==
        "wave 0 ran past the last instruction: s_endpgm is missing");
}

TEST_CASE("instructions are counted by unit") {
  const ir::program p = exchange_program(true, true);
  i32 out[128] = {};
  sim::buffer<i32> b(out);
  const sim::result r = sim::run(p, {.grid = {3}}, b);
  REQUIRE(r.ok);
  const sim::unit_counters u = sim::by_unit(p, r.counters);
  CHECK(r.counters.instructions == 6 * p.code.size());
  CHECK(u.smem == 6);
  CHECK(u.valu == 12);
  CHECK(u.lds == 12);
  CHECK(u.vmem == 6);
  CHECK(u.matrix == 0);
  CHECK(u.salu == 0);
  CHECK(u.other == 6 * p.code.size() - 36);
  CHECK(r.counters.barriers == 6);
}

TEST_CASE("an endless loop ends at the budget") {
  program_writer w;
  w.interface(nullptr, 0);
  w.place_label(0);
  w(s_branch, label(0));
  CHECK(only_report(sim::run(w.p, {.instruction_budget = 1000})) == sim::report_kind::instruction_budget);
}

TEST_CASE("a store past the end of a buffer is reported and does not happen") {
  const ir::program p = saxpy_program();
  float x[100] = {}, y[96] = {};
  sim::buffer<float> by(y, 90), bx(x);
  const sim::result r = sim::run(p, {.threads = 1}, by, bx, 1.0f, 96);
  REQUIRE(r.reports.size() == 2);
  CHECK(r.reports[0].kind == sim::report_kind::out_of_bounds);
  CHECK(r.reports[0].lane == 26);
  CHECK(r.reports[0].count == 6);
  CHECK(std::string(r.reports[1].message.data(), r.reports[1].message.size()) ==
        "store of 4 bytes at 0x20ffffe168, offset 360 of buffer argument 0 (360 bytes)");
}

TEST_CASE("a store to a const buffer is reported") {
  const ir::program p = saxpy_program();
  const float y[64] = {};
  float x[64] = {};
  sim::buffer<const float> by(y);
  sim::buffer<float> bx(x);
  CHECK(only_report(sim::run(p, {}, by, bx, 1.0f, 64)) == sim::report_kind::read_only);
}

TEST_CASE("using a register before its wait is reported") {
  program_writer w;
  const u32 sizes[] = {0};
  w.interface(sizes, 1);
  w(s_load_dwordx2, s(4), s(0), imm(0));
  w(v_mov_b32, v(1), k(0));
  const bool early_scalar = GENERATE(false, true);
  if (!early_scalar) w(s_waitcnt, imm(lgkm0));
  w(global_load_dword, v(2), v(1), s(4));
  if (early_scalar) w(s_waitcnt, imm(vm0));
  w(v_add_u32, v(3), v(2), v(2));
  w(s_endpgm);
  i32 data[1] = {5};
  sim::buffer<i32> b(data);
  const sim::result r = sim::run(w.p, {}, b);
  CHECK(only_report(r) == sim::report_kind::use_before_wait);
  CHECK(r.reports[0].where.line == (early_scalar ? 3 : 5));
}

TEST_CASE("waits need not be there yet when their check is off") {
  program_writer w;
  const u32 sizes[] = {0};
  w.interface(sizes, 1);
  w(s_load_dwordx2, s(4), s(0), imm(0))(v_lshlrev_b32, v(1), k(2), v(0));
  w(global_load_dword, v(2), v(1), s(4))(v_add_u32, v(2), v(2), v(2))(global_store_dword, v(1), v(2),
                                                                      s(4))(s_endpgm);
  i32 data[64] = {};
  data[63] = 21;
  sim::buffer<i32> b(data);
  CHECK(!sim::run(w.p, {}, b).ok);
  CHECK(sim::run(w.p, {.check_waits = false}, b).ok);
  CHECK(data[63] == 84);
}

TEST_CASE("reading a register that nobody wrote is reported") {
  program_writer w;
  w.interface(nullptr, 0);
  w(v_add_u32, v(1), v(7), v(0));
  w(s_endpgm);
  CHECK(only_report(sim::run(w.p, {})) == sim::report_kind::uninitialised);
}

TEST_CASE("an instruction without meaning is named before anything runs") {
  program_writer w;
  w.interface(nullptr, 0);
  w(s_rfe_b64, s(0));
  w(s_endpgm);
  REQUIRE(w.missing == 0);
  const sim::result r = sim::run(w.p, {});
  CHECK(only_report(r) == sim::report_kind::no_meaning);
  const text_buffer line = r.reports[0].line();
  CHECK(std::string(line.data(), line.size()) ==
        "test:1: error: s_rfe_b64 s[0:1]: no meaning: the simulator has no meaning for it [no-meaning]");
  CHECK(r.counters.instructions == 0);
}

TEST_CASE("waves that end while others wait are a divergent barrier") {
  program_writer w;
  w.interface(nullptr, 0, 128);
  w(v_readfirstlane_b32, s(4), v(0));
  w(s_cmp_eq_u32, s(4), k(0));
  w(s_cbranch_scc1, label(0));
  w.place_label(1);
  w(s_barrier);
  w.place_label(0);
  w(s_endpgm);
  CHECK(only_report(sim::run(w.p, {})) == sim::report_kind::divergent_barrier);
}

TEST_CASE("a program as built runs on virtual registers, without waits or wait states") {
  program_writer w;
  const u32 sizes[] = {0, 4};
  w.interface(sizes, 2, 128);
  w.p.stage = ir::stage::built;
  w.p.lds_bytes = 512;
  // Banks share one numbering; a group's first dword is its place in it.
  const u32 first[] = {100, 102, 103};
  for (u32 i = 0; i < 3; ++i) w.p.groups[i].first = first[i], w.p.groups[i].fixed = -1;
  w.p.virtual_dwords = 120;
  w(s_load_dwordx2, s(104), s(100), imm(0))(s_load_dword, s(106), s(100), imm(8));
  w(v_lshlrev_b32, v(107), k(2), v(103))(v_mul_lo_u32, v(108), v(103), s(106));
  w(ds_write_b32, v(107), v(108))(s_barrier);
  w(v_xor_b32, v(109), 256u, v(107))(ds_read_b32, v(110), v(109));
  w(v_readfirstlane_b32, s(111), v(110))(v_readlane_b32, s(112), v(103), s(111));
  w(s_cmp_eq_u32, s(102), k(0))(s_cbranch_scc0, label(0));
  w.place_label(1);
  w(global_store_dword, v(107), v(110), s(104));
  w.place_label(0);
  w(s_endpgm);
  REQUIRE(w.missing == 0);
  u32 out[128] = {};
  sim::buffer<u32> b(out);
  const sim::result r = sim::run(w.p, {.grid = {2}}, b, 3u);
  INFO(std::string(r.text().data(), r.text().size()));
  REQUIRE(r.ok);
  for (u32 i = 0; i < 128; ++i) CHECK(out[i] == (i ^ 64) * 3);
  CHECK(r.counters.waves == 4);
  CHECK(r.counters.barriers == 4);
}
