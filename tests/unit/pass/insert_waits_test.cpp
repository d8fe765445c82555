// SPDX-License-Identifier: MIT
#include "program/assembly.hpp"

#include <kiln/pass/waits/insert_waits.hpp>

#include <catch2/catch_test_macros.hpp>

using namespace kiln_test;

namespace {

/// The program after the pass, one instruction a line. `edit` may change it before.
template<class Edit> std::string after(const std::string& text, Edit edit, isa::arch a = isa::arch::gfx942) {
  ir::program p = assemble(a, text);
  edit(p);
  pass::insert_waits(p);
  return string_of(code_of(p));
}
std::string after(const std::string& text, isa::arch a = isa::arch::gfx942) {
  return after(text, [](ir::program&) {}, a);
}

/// As `after`, for programs that need nothing.
void needs_nothing(const std::string& text) {
  INFO(text);
  const ir::program before = assemble(isa::arch::gfx942, text);
  CHECK(after(text) == string_of(code_of(before)));
}

} // namespace

namespace {

/// The wait goes in front of the addition; the pass finds no more to do.
constexpr bool waits_at_compile_time() {
  ir::program p = assemble(isa::arch::gfx942, loop_without_waits);
  pass::insert_waits(p);
  const bool one = p.code.size() == 6 && p.code[2].row == isa::mnemonics[isa::mn::s_waitcnt].first_row &&
                   p.code[2].ops[0].payload() == isa::pack({.lgkmcnt = 0}) && p.blocks[1].first == 5;
  pass::insert_waits(p);
  return one && p.code.size() == 6;
}
static_assert(waits_at_compile_time());

} // namespace

TEST_CASE("waits: the same in constant evaluation and at run time", "[proof]") {
  CHECK(waits_at_compile_time());
}

TEST_CASE("vmcnt counts loads and stores in order", "[proof]") {
  CHECK(after("global_load_dword v0, v[2:3], off\n"
              "global_store_dword v[4:5], v6, off\n"
              "v_mov_b32_e32 v1, v0\n"
              "s_endpgm") == "global_load_dword v0, v[2:3], off\n"
                             "global_store_dword v[4:5], v6, off\n"
                             "s_waitcnt vmcnt(1)\n"
                             "v_mov_b32_e32 v1, v0\n"
                             "s_endpgm\n");
}

TEST_CASE("each use waits for its own load, and only once", "[proof]") {
  CHECK(after("global_load_dwordx4 v[0:3], v[8:9], off\n"
              "global_load_dword v4, v[8:9], off\n"
              "buffer_load_dword v5, v8, s[4:7], 0 offen\n"
              "v_add_f32_e32 v0, v0, v3\n"
              "v_add_f32_e32 v1, v1, v2\n"
              "v_add_f32_e32 v0, v0, v4\n"
              "v_add_f32_e32 v0, v0, v5\n"
              "s_endpgm") == "global_load_dwordx4 v[0:3], v[8:9], off\n"
                             "global_load_dword v4, v[8:9], off\n"
                             "buffer_load_dword v5, v8, s[4:7], 0 offen\n"
                             "s_waitcnt vmcnt(2)\n"
                             "v_add_f32_e32 v0, v0, v3\n"
                             "v_add_f32_e32 v1, v1, v2\n"
                             "s_waitcnt vmcnt(1)\n"
                             "v_add_f32_e32 v0, v0, v4\n"
                             "s_waitcnt vmcnt(0)\n"
                             "v_add_f32_e32 v0, v0, v5\n"
                             "s_endpgm\n");
}

TEST_CASE("DS finishes in order; with SMEM or a message in flight nothing does", "[proof]") {
  CHECK(after("ds_read_b32 v0, v8\nds_read_b32 v1, v8\nv_mov_b32_e32 v2, v0\ns_endpgm") ==
        "ds_read_b32 v0, v8\nds_read_b32 v1, v8\ns_waitcnt lgkmcnt(1)\nv_mov_b32_e32 v2, v0\ns_endpgm\n");
  CHECK(after("ds_read_b32 v0, v8\nds_read_b32 v1, v8\ns_load_dword s0, s[2:3], 0x0\nv_mov_b32_e32 v2, "
              "v0\ns_endpgm") ==
        "ds_read_b32 v0, v8\nds_read_b32 v1, v8\ns_load_dword s0, s[2:3], 0\ns_waitcnt lgkmcnt(0)\n"
        "v_mov_b32_e32 v2, v0\ns_endpgm\n");
  CHECK(after("ds_read_b32 v0, v8\nds_read_b32 v1, v8\ns_sendmsg 1\nv_mov_b32_e32 v2, v0\ns_endpgm")
            .find("s_waitcnt lgkmcnt(0)\nv_mov_b32_e32 v2, v0") != std::string::npos);
  CHECK(after("ds_bpermute_b32 v0, v1, v2\nv_mov_b32_e32 v3, v0\ns_endpgm") ==
        "ds_bpermute_b32 v0, v1, v2\ns_waitcnt lgkmcnt(0)\nv_mov_b32_e32 v3, v0\ns_endpgm\n");
}

TEST_CASE("SMEM results: used or overwritten, by whatever name", "[proof]") {
  for (const char* use :
       {"s_add_u32 s4, s1, s5", "s_mov_b32 s1, 0", "s_load_dword s1, s[8:9], 0", "s_load_dword s4, s[0:1], 0",
        "v_mov_b32_e32 v0, s0", "global_load_dword v0, v1, s[0:1]"}) {
    INFO(use);
    const std::string load = "s_load_dwordx2 s[0:1], s[2:3], 0\n";
    CHECK(after(load + use + "\ns_endpgm") == load + "s_waitcnt lgkmcnt(0)\n" + use + "\ns_endpgm\n");
  }
  CHECK(after("s_load_dwordx2 vcc, s[2:3], 0\nv_div_fmas_f32 v0, v1, v2, v3\ns_endpgm") ==
        "s_load_dwordx2 vcc, s[2:3], 0\ns_waitcnt lgkmcnt(0)\nv_div_fmas_f32 v0, v1, v2, v3\ns_endpgm\n");
  CHECK(after("s_load_dwordx2 vcc, s[2:3], 0\ns_cbranch_vccz out\nout:\ns_endpgm") ==
        "s_load_dwordx2 vcc, s[2:3], 0\ns_waitcnt lgkmcnt(0)\ns_cbranch_vccz 2\ns_endpgm\n");
}

TEST_CASE("flat counts twice and finishes in no order", "[proof]") {
  CHECK(after("flat_load_dword v0, v[2:3]\nv_mov_b32_e32 v1, v0\ns_endpgm") ==
        "flat_load_dword v0, v[2:3]\ns_waitcnt vmcnt(0) lgkmcnt(0)\nv_mov_b32_e32 v1, v0\ns_endpgm\n");
  CHECK(
      after(
          "global_load_dword v0, v[2:3], off\nflat_load_dword v1, v[2:3]\nv_mov_b32_e32 v4, v0\ns_endpgm") ==
      "global_load_dword v0, v[2:3], off\nflat_load_dword v1, v[2:3]\ns_waitcnt vmcnt(0)\nv_mov_b32_e32 v4, "
      "v0\ns_endpgm\n");
  // It disturbs both counters until both have been 0.
  CHECK(after("flat_load_dword v1, v[2:3]\ns_waitcnt vmcnt(0)\nglobal_load_dword v0, v[2:3], off\n"
              "global_load_dword v4, v[2:3], off\nv_mov_b32_e32 v5, v0\ns_endpgm")
            .find("s_waitcnt vmcnt(0)\nv_mov_b32_e32 v5, v0") != std::string::npos);
  CHECK(after("flat_load_dword v1, v[2:3]\ns_waitcnt vmcnt(0) lgkmcnt(0)\nglobal_load_dword v0, v[2:3], off\n"
              "global_load_dword v4, v[2:3], off\nv_mov_b32_e32 v5, v0\ns_endpgm")
            .find("s_waitcnt vmcnt(1)\nv_mov_b32_e32 v5, v0") != std::string::npos);
}

TEST_CASE("overwriting a result that is on its way", "[proof]") {
  CHECK(after("global_load_dword v0, v[2:3], off\nv_mov_b32_e32 v0, 0\ns_endpgm") ==
        "global_load_dword v0, v[2:3], off\ns_waitcnt vmcnt(0)\nv_mov_b32_e32 v0, 0\ns_endpgm\n");
  CHECK(after("global_load_dword v0, v[2:3], off\nds_read_b32 v0, v2\ns_endpgm") ==
        "global_load_dword v0, v[2:3], off\ns_waitcnt vmcnt(0)\nds_read_b32 v0, v2\ns_endpgm\n");
  CHECK(after("ds_read_b32 v0, v2\nglobal_load_dword v0, v[2:3], off\ns_endpgm") ==
        "ds_read_b32 v0, v2\ns_waitcnt lgkmcnt(0)\nglobal_load_dword v0, v[2:3], off\ns_endpgm\n");
  needs_nothing("global_load_dword v0, v[2:3], off\nglobal_load_dword v0, v[2:3], off\ns_endpgm");
  needs_nothing("ds_read_b32 v0, v2\nds_read_b32 v0, v3\ns_endpgm");
}

TEST_CASE("what needs no wait", "[proof]") {
  needs_nothing("global_store_dword v[2:3], v0, off\nv_mov_b32_e32 v0, 0\nv_mov_b32_e32 v2, 0\ns_endpgm");
  needs_nothing("global_load_dword v0, v[2:3], off\nv_mov_b32_e32 v2, 0\ns_endpgm");
  needs_nothing("ds_write_b32 v0, v1\nv_mov_b32_e32 v1, 0\nds_read_b32 v2, v0\ns_endpgm");
  needs_nothing("global_load_dword v0, v[2:3], off\nv_mov_b32_e32 v1, 0\ns_barrier\ns_endpgm");
  needs_nothing("v_add_f32_e32 v0, v1, v2\ns_endpgm");
  needs_nothing("buffer_load_dword v0, s[4:7], 0 offen lds\nv_mov_b32_e32 v0, 0\ns_endpgm");
}

TEST_CASE("waits of the author are honoured, and tightened rather than doubled", "[proof]") {
  needs_nothing("global_load_dword v0, v[2:3], off\ns_waitcnt vmcnt(0)\nv_mov_b32_e32 v1, v0\ns_endpgm");
  needs_nothing("global_load_dword v0, v[2:3], off\nglobal_load_dword v1, v[2:3], off\ns_waitcnt vmcnt(1)\n"
                "v_mov_b32_e32 v4, v0\ns_endpgm");
  CHECK(after("global_load_dword v0, v[2:3], off\nds_read_b32 v1, v2\ns_waitcnt vmcnt(0)\nv_add_f32_e32 v4, "
              "v0, v1\ns_endpgm") ==
        "global_load_dword v0, v[2:3], off\nds_read_b32 v1, v2\ns_waitcnt vmcnt(0) lgkmcnt(0)\n"
        "v_add_f32_e32 v4, v0, v1\ns_endpgm\n");
  // lgkmcnt(1) says nothing about DS while SMEM is in flight.
  CHECK(after("ds_read_b32 v0, v2\ns_load_dword s0, s[2:3], 0\ns_waitcnt lgkmcnt(1)\nv_nop\nv_mov_b32_e32 "
              "v1, v0\ns_endpgm") ==
        "ds_read_b32 v0, v2\ns_load_dword s0, s[2:3], 0\ns_waitcnt lgkmcnt(1)\nv_nop\ns_waitcnt lgkmcnt(0)\n"
        "v_mov_b32_e32 v1, v0\ns_endpgm\n");
}

TEST_CASE("LDS accesses are waited for before a barrier", "[proof]") {
  CHECK(after("ds_write_b32 v0, v1\ns_barrier\ns_endpgm") ==
        "ds_write_b32 v0, v1\ns_waitcnt lgkmcnt(0)\ns_barrier\ns_endpgm\n");
  CHECK(after("ds_read_b32 v0, v1\ns_barrier\ns_endpgm") ==
        "ds_read_b32 v0, v1\ns_waitcnt lgkmcnt(0)\ns_barrier\ns_endpgm\n");
  CHECK(after("buffer_load_dword v0, s[4:7], 0 offen lds\nglobal_load_dword v1, v[2:3], "
              "off\ns_barrier\ns_endpgm") == "buffer_load_dword v0, s[4:7], 0 offen lds\nglobal_load_dword "
                                             "v1, v[2:3], off\ns_waitcnt vmcnt(1)\ns_barrier\ns_endpgm\n");
  needs_nothing("ds_bpermute_b32 v0, v1, v2\ns_barrier\ns_endpgm");
}

TEST_CASE("LDS-DMA arrives before the same wave touches LDS, unless the author took that over", "[proof]") {
  const std::string text = "buffer_load_dword v0, s[4:7], 0 offen lds\nds_read_b32 v1, v2\ns_waitcnt "
                           "lgkmcnt(0)\ns_barrier\ns_endpgm\n";
  CHECK(after(text) == "buffer_load_dword v0, s[4:7], 0 offen lds\ns_waitcnt vmcnt(0)\nds_read_b32 v1, v2\n"
                       "s_waitcnt lgkmcnt(0)\ns_barrier\ns_endpgm\n");
  CHECK(after(text, [](ir::program& p) { p.code[0].marks |= ir::mark::detached; }) == text);
}

TEST_CASE("results that come around a loop", "[proof]") {
  CHECK(after("global_load_dword v0, v[2:3], off\n"
              "loop:\n"
              "v_add_f32_e32 v1, v1, v0\n"
              "global_load_dword v0, v[2:3], off\n"
              "global_store_dword v[4:5], v6, off\n"
              "s_cbranch_scc1 loop\n"
              "s_endpgm") == "global_load_dword v0, v[2:3], off\n"
                             "s_waitcnt vmcnt(0)\n" // the way from above has no store in between
                             "v_add_f32_e32 v1, v1, v0\n"
                             "global_load_dword v0, v[2:3], off\n"
                             "global_store_dword v[4:5], v6, off\n"
                             "s_cbranch_scc1 2\n"
                             "s_endpgm\n");
  CHECK(after("loop:\n"
              "v_add_f32_e32 v1, v1, v0\n"
              "global_load_dword v0, v[2:3], off\n"
              "global_store_dword v[4:5], v6, off\n"
              "s_cbranch_scc1 loop\n"
              "s_endpgm") == "s_waitcnt vmcnt(1)\n"
                             "v_add_f32_e32 v1, v1, v0\n"
                             "global_load_dword v0, v[2:3], off\n"
                             "global_store_dword v[4:5], v6, off\n"
                             "s_cbranch_scc1 1\n"
                             "s_endpgm\n");
}

TEST_CASE("where paths meet, the one with the fewest younger operations decides", "[proof]") {
  CHECK(after("global_load_dword v0, v[2:3], off\n"
              "s_cbranch_scc1 join\n"
              "global_load_dword v1, v[2:3], off\n"
              "global_load_dword v4, v[2:3], off\n"
              "join:\n"
              "global_load_dword v5, v[2:3], off\n"
              "v_mov_b32_e32 v6, v0\n"
              "s_endpgm") == "global_load_dword v0, v[2:3], off\n"
                             "s_cbranch_scc1 3\n"
                             "global_load_dword v1, v[2:3], off\n"
                             "global_load_dword v4, v[2:3], off\n"
                             "global_load_dword v5, v[2:3], off\n"
                             "s_waitcnt vmcnt(1)\n"
                             "v_mov_b32_e32 v6, v0\n"
                             "s_endpgm\n");
  // Loaded by different counters on two paths: both must be at 0.
  CHECK(after("s_cbranch_scc1 other\nglobal_load_dword v0, v[2:3], off\ns_branch join\nother:\nds_read_b32 "
              "v0, v2\n"
              "join:\nv_mov_b32_e32 v6, v0\ns_endpgm")
            .find("s_waitcnt vmcnt(0) lgkmcnt(0)\nv_mov_b32_e32 v6, v0") != std::string::npos);
}

TEST_CASE("counters that are full, and operations that do not count", "[proof]") {
  std::string loads = "global_load_dword v0, v[2:3], off\n";
  for (int i = 0; i < 80; ++i) loads += "global_store_dword v[4:5], v6, off\n";
  CHECK(after(loads + "v_mov_b32_e32 v1, v0\ns_endpgm") ==
        loads + "s_waitcnt vmcnt(62)\nv_mov_b32_e32 v1, v0\ns_endpgm\n");
  CHECK(after("global_load_dword v0, v[2:3], off\nbuffer_inv sc1\nv_mov_b32_e32 v1, v0\ns_endpgm") ==
        "global_load_dword v0, v[2:3], off\nbuffer_inv sc1\ns_waitcnt vmcnt(0)\nv_mov_b32_e32 v1, "
        "v0\ns_endpgm\n");
  CHECK(after("global_load_dword v0, v[2:3], off\nbuffer_wbl2 sc1\nv_mov_b32_e32 v1, v0\ns_endpgm") ==
        "global_load_dword v0, v[2:3], off\nbuffer_wbl2 sc1\ns_waitcnt vmcnt(0)\nv_mov_b32_e32 v1, "
        "v0\ns_endpgm\n");
}

TEST_CASE("GWS is finished before anything follows; its data and EXEC stay until they were read", "[proof]") {
  CHECK(after("ds_gws_init v0 gds\nv_mov_b32_e32 v0, 0\ns_endpgm") ==
        "ds_gws_init v0 gds\ns_waitcnt expcnt(0) lgkmcnt(0)\nv_mov_b32_e32 v0, 0\ns_endpgm\n");
  CHECK(after("ds_gws_barrier v0 gds\nv_mov_b32_e32 v1, v0\ns_mov_b64 exec, s[0:1]\nv_mov_b32_e32 v0, "
              "0\ns_endpgm") ==
        "ds_gws_barrier v0 gds\ns_waitcnt lgkmcnt(0)\nv_mov_b32_e32 v1, v0\ns_waitcnt expcnt(0)\n"
        "s_mov_b64 exec, s[0:1]\nv_mov_b32_e32 v0, 0\ns_endpgm\n");
  CHECK(after("ds_gws_sema_v gds\nnext:\nv_cmpx_eq_u32_e32 vcc, v0, v1\ns_endpgm") ==
        "ds_gws_sema_v gds\ns_waitcnt lgkmcnt(0)\ns_waitcnt expcnt(0)\nv_cmpx_eq_u32_e32 vcc, v0, "
        "v1\ns_endpgm\n");
  // What the author waits for is made to do; where the program ends, LLVM adds an s_nop.
  CHECK(after("ds_gws_sema_v gds\ns_waitcnt vmcnt(0)\ns_endpgm") ==
        "ds_gws_sema_v gds\ns_waitcnt vmcnt(0) lgkmcnt(0)\ns_nop 0\ns_endpgm\n");
  needs_nothing("ds_gws_sema_v gds\ns_waitcnt lgkmcnt(0)\nv_nop\ns_endpgm");
  // expcnt counts to seven.
  std::string others;
  for (int i = 0; i < 7; ++i) others += "ds_gws_sema_v gds\ns_waitcnt lgkmcnt(0)\n";
  needs_nothing("ds_gws_init v0 gds\ns_waitcnt lgkmcnt(0)\n" + others + "v_mov_b32_e32 v0, 0\ns_endpgm");
}

TEST_CASE("VMEM is finished before buffer_wbinvl1, where there is any", "[proof]") {
  const auto old = [](const std::string& text) { return after(text, isa::arch::gfx90a); };
  const std::string store = "global_store_dword v[2:3], v0, off\n";
  CHECK(old(store + "buffer_wbinvl1\ns_endpgm") == store + "s_waitcnt vmcnt(0)\nbuffer_wbinvl1\ns_endpgm\n");
  CHECK(old(store + "s_waitcnt vmcnt(0)\nds_read_b32 v0, v1\nbuffer_wbinvl1_vol\ns_endpgm") ==
        store + "s_waitcnt vmcnt(0)\nds_read_b32 v0, v1\nbuffer_wbinvl1_vol\ns_endpgm\n");
  CHECK(old(store + "s_cbranch_scc1 out\nbuffer_wbinvl1\nout:\nbuffer_wbinvl1\ns_endpgm") ==
        store + "s_cbranch_scc1 3\ns_waitcnt vmcnt(0)\nbuffer_wbinvl1\ns_waitcnt vmcnt(0)\nbuffer_wbinvl1\n"
                "s_endpgm\n");
}

TEST_CASE("an inserted wait has the mark of passes and the place of what it protects", "[proof]") {
  ir::program p =
      assemble(isa::arch::gfx942, "global_load_dword v0, v[2:3], off\nv_mov_b32_e32 v1, v0\ns_endpgm");
  pass::insert_waits(p);
  REQUIRE(p.code.size() == 4);
  CHECK(p.code[1].marks == ir::mark::inserted);
  CHECK(p.code[1].where.line == 2);
}

TEST_CASE("blocks begin where they began", "[proof]") {
  ir::program p =
      assemble(isa::arch::gfx942, "global_load_dword v0, v[2:3], off\nnext:\nv_mov_b32_e32 v1, v0\n"
                                  "ds_read_b32 v2, v1\nlast:\nv_mov_b32_e32 v3, v2\ns_endpgm");
  pass::insert_waits(p);
  REQUIRE(p.blocks.size() == 3);
  CHECK(p.blocks[1].first == 1); // the wait belongs to the block of what it protects
  CHECK(p.blocks[2].first == 4);
}
