// SPDX-License-Identifier: MIT
// Whole kernels, end to end: arguments, control flow, memory, barriers; and what is refused.
#include "program/assembly.hpp"
#include "program/by_operand.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <kiln/sim/run.hpp>
#include <vector>

using namespace kiln;
using namespace kiln_test::by_operand;
using kiln_test::assemble_kernel;
using enum isa::arch;
using namespace kiln::isa::mn;
using isa::modifier;

namespace {

/// Sum of the even numbers below n, by a scalar loop; stored with s_store.
constexpr ir::program sum_even_program() {
  return assemble_kernel(gfx942, {0, 4}, 64, R"(
    s_load_dwordx2 s[4:5], s[0:1], 0x0
    s_load_dword s6, s[0:1], 0x8
    s_mov_b32 s7, 0
    s_mov_b32 s8, 0
    s_waitcnt lgkmcnt(0)
  loop:
    s_cmp_lt_i32 s7, s6
    s_cbranch_scc0 done
    s_bitcmp1_b32 s7, 0
    s_cbranch_scc1 odd
    s_add_u32 s8, s8, s7
  odd:
    s_add_u32 s7, s7, 1
    s_branch loop
  done:
    s_store_dword s8, s[4:5], 0x0 glc
    s_endpgm)");
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
  return assemble_kernel(gfx942, {0, 0, 4, 4}, 256, R"(
    s_load_dwordx4 s[4:7], s[0:1], 0x0
    s_load_dwordx2 s[8:9], s[0:1], 0x10
    s_lshl_b32 s3, s2, 8
    v_add_u32_e32 v1, s3, v0
    s_waitcnt lgkmcnt(0)
    v_cmp_gt_i32_e32 vcc, s9, v1
    s_and_saveexec_b64 s[10:11], vcc
    s_cbranch_execz done
    v_lshlrev_b32_e32 v2, 2, v1
    global_load_dword v3, v2, s[6:7]
    global_load_dword v4, v2, s[4:5]
    s_waitcnt vmcnt(0)
    v_fmac_f32_e32 v4, s8, v3
    global_store_dword v2, v4, s[4:5]
  done:
    s_endpgm)");
}

/// Two waves pass numbers to each other through LDS.
constexpr ir::program exchange_program(bool wait, bool barrier) {
  text_buffer text;
  text << "s_load_dwordx2 s[4:5], s[0:1], 0x0\n"
          "v_lshlrev_b32_e32 v1, 2, v0\n"
          "ds_write_b32 v1, v0\n"
          "v_xor_b32_e32 v2, 0x100, v1\n"
       << (wait ? "s_waitcnt lgkmcnt(0)\n" : "") << (barrier ? "s_barrier\n" : "")
       << "ds_read_b32 v3, v2\n"
          "s_waitcnt lgkmcnt(0)\n"
          "global_store_dword v1, v3, s[4:5]\n"
          "s_endpgm\n";
  ir::program p = assemble_kernel(gfx942, {0}, 128, {text.data(), text.size()});
  p.lds_bytes = 512;
  return p;
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

/// The one report of a launch that is refused.
std::string reason(const sim::result& r) {
  REQUIRE((!r.ok && r.reports.size() == 1));
  return {r.reports[0].message.data(), r.reports[0].message.size()};
}

TEST_CASE("arguments of other types than the kernel's are refused") {
  ir::program typed = saxpy_program();
  for (u32 i = 0; i < 4; ++i)
    typed.arguments[i].type = i < 3 ? ir::argument_type_of<const float*> : ir::argument_type_of<int>;
  float data[256] = {};
  sim::buffer<float> b(data);
  int whole[4] = {};
  sim::buffer<int> wrong(whole);
  _Float16 halves[4] = {};
  sim::buffer<const _Float16> narrow(halves);
  CHECK(reason(sim::run(typed, {}, b, b, 1, 3)) ==
        "argument 2 is a 4-byte integer; the kernel takes a float");
  CHECK(reason(sim::run(typed, {}, b, b, 1.0f, 3.0f)) ==
        "argument 3 is a float; the kernel takes a 4-byte integer");
  CHECK(reason(sim::run(typed, {}, wrong, b, 1.0f, 3)) ==
        "argument 0 is a buffer; an element is a 4-byte integer; the kernel takes a float");
  CHECK(reason(sim::run(typed, {}, b, narrow, 1.0f, 3)) ==
        "argument 1 is a buffer; an element is a _Float16; the kernel takes a float");
  CHECK(sim::run(typed, {}, b, b, 1.0f, 3u).ok); // with or without a sign

  typed.arguments[0].type = ir::argument_type_of<__bf16*>;
  CHECK(reason(sim::run(typed, {}, narrow, b, 1.0f, 3)) ==
        "argument 0 is a buffer; an element is a _Float16; the kernel takes a __bf16");
  unsigned short bits[512] = {};
  sim::buffer<unsigned short> as_bits(bits);
  CHECK(sim::run(typed, {}, as_bits, b, 1.0f, 3).ok);
}

struct kernel_like {
  ir::program program;
  note error;
};
TEST_CASE("of a kernel that does not compile, the run gives the compiler's message") {
  kernel_like kernel{saxpy_program(), {}};
  float data[256] = {};
  sim::buffer<float> b(data);
  CHECK(sim::run(kernel, {}, b, b, 1.0f, 3).ok);
  kernel.error.raised = true, kernel.error.where = {"saxpy.hip", 7};
  kernel.error.text << "v_add_f32: operand 1 is wrong";
  const sim::result r = sim::run(kernel, {}, b, b, 1.0f, 3);
  CHECK(!r.ok);
  CHECK(std::string(r.text().data())
            .find("the kernel does not compile: saxpy.hip:7: v_add_f32: operand 1 is wrong") !=
        std::string::npos);
}

TEST_CASE("what cannot be run is refused with a reason") {
  const ir::program p = saxpy_program();
  float data[4] = {};
  sim::buffer<float> b(data);
  CHECK(reason(sim::run(p, {}, b, b)) == "the kernel takes 4 arguments, the launch gives 2");
  CHECK(reason(sim::run(p, {}, b, b, 1.0, 3)) == "argument 2 has 8 bytes; the kernel takes 4");
  CHECK(reason(sim::run(p, {}, b, 1, 1.0f, 3)) == "argument 1 is a value; the kernel takes a pointer there");
  CHECK(reason(sim::run(p, {}, b, b, b, 3)) == "argument 2 is a buffer; the kernel takes a value there");
  CHECK(reason(sim::run(p, {.grid = {0, 1, 1}}, b, b, 1.0f, 3)) == "the grid has 0 workgroups in x");
  CHECK(reason(sim::run(p, {.grid = {3, 0x7fff'ffff, 0x7fff'ffff}}, b, b, 1.0f, 3)) ==
        "the grid has more than 4611686018427387904 workgroups");
  CHECK(reason(sim::run(p, {.grid = {1u << 30}}, b, b, 1.0f, 3)) ==
        "the grid has 274877906944 work-items in x; 2147483647 are allowed");
  CHECK(reason(sim::run(p, {.threads = 5000}, b, b, 1.0f, 3)) ==
        "5000 threads are asked for; 1024 are allowed");
  CHECK(reason(sim::run(p, {.scratch_bytes_per_lane = 1u << 30}, b, b, 1.0f, 3)) ==
        "a lane has 1073741824 bytes of scratch; 131056 are allowed");
  CHECK(reason(sim::run(p, {.instruction_budget = 0}, b, b, 1.0f, 3)) == "the instruction budget is 0");
  ir::program large = p;
  large.lds_bytes = 65537;
  CHECK(reason(sim::run(large, {}, b, b, 1.0f, 3)) ==
        "the workgroup uses 65537 bytes of LDS; gfx942 has 65536");
  large = p;
  large.block_size[0] = 2048;
  CHECK(reason(sim::run(large, {}, b, b, 1.0f, 3)) == "the block has 2048 work-items; gfx942 allows 1..1024");
  sim::buffer<float> null(nullptr, 3);
  CHECK(reason(sim::run(p, {}, null, b, 1.0f, 3)) == "argument 0 is a null buffer of 3 elements");
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
  w.interface({});
  w(v_mov_b32, v(700), v(0))(s_endpgm);
  CHECK(only_message(w.p) == "its operand vdst is register 700 of 256: have its registers been assigned?");
  w.p.code[0].set_op(0, {});
  CHECK(only_message(w.p) == "its operand vdst is missing");
  w.p.code[0].row = 0xffff;
  CHECK(only_message(w.p) == "it names row 65535 of " + std::to_string(isa::row_count));
  program_writer newer(isa::arch::gfx950);
  newer.interface({});
  newer(v_permlane32_swap_b32, v(0), v(0))(s_endpgm);
  REQUIRE(newer.missing == 0);
  newer.p.arch = isa::arch::gfx942;
  CHECK(only_message(newer.p) == "gfx942 does not have it");
  program_writer open_label;
  open_label.interface({});
  open_label(s_branch, label(4))(s_endpgm);
  CHECK(only_message(open_label.p) == "its label stands before no block");
  program_writer no_end;
  no_end.interface({});
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
  const ir::program p = assemble_kernel(gfx942, {}, 64, "loop: s_branch loop");
  CHECK(only_report(sim::run(p, {.instruction_budget = 1000})) == sim::report_kind::instruction_budget);
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
  const bool early_scalar = GENERATE(false, true);
  const std::string scalar_wait = "s_waitcnt lgkmcnt(0)\n", vector_wait = "s_waitcnt vmcnt(0)\n";
  const ir::program p =
      assemble_kernel(gfx942, {0}, 64,
                      "s_load_dwordx2 s[4:5], s[0:1], 0x0\n"
                      "v_mov_b32_e32 v1, 0\n" +
                          (early_scalar ? "" : scalar_wait) + "global_load_dword v2, v1, s[4:5]\n" +
                          (early_scalar ? vector_wait : "") + "v_add_u32_e32 v3, v2, v2\ns_endpgm\n");
  i32 data[1] = {5};
  sim::buffer<i32> b(data);
  const sim::result r = sim::run(p, {}, b);
  CHECK(only_report(r) == sim::report_kind::use_before_wait);
  CHECK(r.reports[0].where.line == (early_scalar ? 3 : 5));
}

TEST_CASE("waits need not be there yet when their check is off") {
  const ir::program p = assemble_kernel(gfx942, {0}, 64, R"(
    s_load_dwordx2 s[4:5], s[0:1], 0x0
    v_lshlrev_b32_e32 v1, 2, v0
    global_load_dword v2, v1, s[4:5]
    v_add_u32_e32 v2, v2, v2
    global_store_dword v1, v2, s[4:5]
    s_endpgm)");
  i32 data[64] = {};
  data[63] = 21;
  sim::buffer<i32> b(data);
  CHECK(!sim::run(p, {}, b).ok);
  CHECK(sim::run(p, {.check_waits = false}, b).ok);
  CHECK(data[63] == 84);
}

TEST_CASE("reading a register that nobody wrote is reported") {
  const ir::program p = assemble_kernel(gfx942, {}, 64, "v_add_u32_e32 v1, v7, v0\ns_endpgm");
  CHECK(only_report(sim::run(p, {})) == sim::report_kind::uninitialised);
}

TEST_CASE("an instruction without meaning is named before anything runs") {
  const ir::program p = assemble_kernel(gfx942, {}, 64, "s_rfe_b64 s[0:1]\ns_endpgm");
  const sim::result r = sim::run(p, {});
  CHECK(only_report(r) == sim::report_kind::no_meaning);
  const text_buffer line = r.reports[0].line();
  CHECK(std::string(line.data(), line.size()) ==
        "test:1: error: s_rfe_b64 s[0:1]: no meaning: the simulator has no meaning for it [no-meaning]");
  CHECK(r.counters.instructions == 0);
}

TEST_CASE("waves that end while others wait are a divergent barrier") {
  const ir::program p = assemble_kernel(gfx942, {}, 128, R"(
    v_readfirstlane_b32 s4, v0
    s_cmp_eq_u32 s4, 0
    s_cbranch_scc1 done
    s_barrier
  done:
    s_endpgm)");
  CHECK(only_report(sim::run(p, {})) == sim::report_kind::divergent_barrier);
}

TEST_CASE("a program as built runs on virtual registers, without waits or wait states") {
  program_writer w;
  w.interface({0, 4}, 128);
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
