// SPDX-License-Identifier: MIT
#include "program/assembly.hpp"

#include <kiln/check/waits/waits.hpp>
#include <kiln/pass/waits/insert_waits.hpp>

#include <catch2/catch_test_macros.hpp>

#include <random>

using namespace kiln_test;

namespace {

std::string finding(const ir::program& p) {
  note error;
  check::waits(p, error);
  if (!error.raised) return "";
  const text_buffer message = error.message();
  return {message.data(), message.size()};
}
std::string finding(const std::string& text) { return finding(assemble(isa::arch::gfx942, text)); }

} // namespace

namespace {

constexpr bool judges_at_compile_time() {
  ir::program p = assemble(isa::arch::gfx942, loop_without_waits);
  note before, after;
  check::waits(p, before);
  pass::insert_waits(p);
  check::waits(p, after);
  return before.raised && before.instruction == 2 && !after.raised;
}
static_assert(judges_at_compile_time());

} // namespace

TEST_CASE("waits: the judge says the same in constant evaluation and at run time", "[proof]") {
  CHECK(judges_at_compile_time());
}

TEST_CASE("messages tell the author what to write", "[proof]") {
  CHECK(finding("global_load_dword v0, v[2:3], off\nglobal_store_dword v[4:5], v6, off\nv_add_f32_e32 v1, "
                "v1, v0\ns_endpgm") == "test:3: v_add_f32_e32 reads v0 before global_load_dword of line 1 "
                                       "has written it: s_waitcnt vmcnt(1) is missing");
  CHECK(finding("s_load_dwordx2 s[0:1], s[2:3], 0\ns_mov_b32 s1, 0\ns_endpgm") ==
        "test:2: s_mov_b32 writes s1 before s_load_dwordx2 of line 1 has written it: s_waitcnt lgkmcnt(0) is "
        "missing");
  CHECK(finding("flat_load_dword v0, v[2:3]\nv_add_f32_e32 v1, v1, v0\ns_endpgm") ==
        "test:2: v_add_f32_e32 reads v0 before flat_load_dword of line 1 has written it: s_waitcnt vmcnt(0) "
        "lgkmcnt(0) is missing");
  CHECK(finding("ds_write_b32 v0, v1\ns_barrier\ns_endpgm") ==
        "test:2: s_barrier lets other waves go on before ds_write_b32 of line 1 has finished: s_waitcnt "
        "lgkmcnt(0) is missing");
  CHECK(finding("buffer_load_dword v0, s[4:7], 0 offen lds\nglobal_load_dword v1, v[2:3], "
                "off\ns_barrier\ns_endpgm") ==
        "test:3: s_barrier lets other waves go on before buffer_load_dword of line 1 has finished: s_waitcnt "
        "vmcnt(1) is missing");
  CHECK(finding("buffer_load_dword v0, s[4:7], 0 offen lds\nds_read_b32 v1, v2\ns_endpgm") ==
        "test:2: ds_read_b32 accesses LDS before buffer_load_dword of line 1 has finished: s_waitcnt "
        "vmcnt(0) is missing");
  CHECK(
      finding("ds_gws_init v0 gds\nv_mov_b32_e32 v0, 0\ns_endpgm") ==
      "test:2: v_mov_b32_e32 follows ds_gws_init of line 1 before that has finished: s_waitcnt lgkmcnt(0) is "
      "missing");
  CHECK(finding("ds_gws_init v0 gds\ns_waitcnt lgkmcnt(0)\nv_mov_b32_e32 v0, 0\ns_endpgm") ==
        "test:3: v_mov_b32_e32 writes v0 before ds_gws_init of line 1 has read it: s_waitcnt expcnt(0) is "
        "missing");
  CHECK(finding("ds_gws_sema_p gds\ns_waitcnt lgkmcnt(0)\nloop:\ns_cbranch_scc1 loop\ns_mov_b64 exec, "
                "0\ns_endpgm") ==
        "test:5: s_mov_b64 writes exec before ds_gws_sema_p of line 1 has read it: s_waitcnt expcnt(0) is "
        "missing");
  CHECK(finding("ds_gws_sema_p gds\ns_waitcnt lgkmcnt(0)\ns_endpgm") ==
        "test:3: s_endpgm follows ds_gws_sema_p of line 1 and nothing but its wait: s_nop 0 is missing");
  CHECK(finding(assemble(isa::arch::gfx90a,
                         "global_store_dword v[2:3], v0, off\nglobal_store_dword v[2:3], v1, off\n"
                         "buffer_wbinvl1\ns_endpgm")) ==
        "test:3: buffer_wbinvl1 empties the cache before global_store_dword of line 2 has finished: "
        "s_waitcnt vmcnt(0) "
        "is missing");
  CHECK(finding("s_load_dwordx2 vcc, s[2:3], 0\ns_cbranch_vccz out\nout:\ns_endpgm") ==
        "test:2: s_cbranch_vccz reads vcc_lo before s_load_dwordx2 of line 1 has written it: s_waitcnt "
        "lgkmcnt(0) is missing");
  CHECK(finding("global_load_dwordx4 a[0:3], v[2:3], off\nv_accvgpr_read_b32 v0, a3\ns_endpgm") ==
        "test:2: v_accvgpr_read_b32 reads a3 before global_load_dwordx4 of line 1 has written it: s_waitcnt "
        "vmcnt(0) is missing");
}

TEST_CASE("waits that are just enough, and one too weak", "[proof]") {
  const std::string loads = "global_load_dword v0, v[8:9], off\nglobal_load_dword v1, v[8:9], off\n";
  CHECK(finding(loads + "s_waitcnt vmcnt(1)\nv_mov_b32_e32 v2, v0\ns_endpgm") == "");
  CHECK(finding(loads + "s_waitcnt vmcnt(2)\nv_mov_b32_e32 v2, v0\ns_endpgm") != "");
  CHECK(finding(loads + "s_waitcnt vmcnt(1)\nv_mov_b32_e32 v2, v1\ns_endpgm") != "");
  CHECK(finding(loads + "s_waitcnt lgkmcnt(0)\nv_mov_b32_e32 v2, v0\ns_endpgm") != "");
  CHECK(finding(
            "ds_read_b32 v0, v8\nds_read_b32 v1, v8\ns_waitcnt lgkmcnt(1)\nv_mov_b32_e32 v2, v0\ns_endpgm") ==
        "");
  CHECK(finding("ds_read_b32 v0, v8\ns_load_dword s0, s[2:3], 0\ns_waitcnt lgkmcnt(1)\nv_mov_b32_e32 v2, "
                "v0\ns_endpgm") != "");
  CHECK(finding("global_load_dword v0, v[8:9], off\nflat_load_dword v1, v[8:9]\ns_waitcnt "
                "vmcnt(1)\nv_mov_b32_e32 v2, v0\ns_endpgm") != "");
}

TEST_CASE("paths: around a loop, and over the shorter way", "[proof]") {
  CHECK(finding("loop:\nv_add_f32_e32 v1, v1, v0\nglobal_load_dword v0, v[2:3], off\ns_cbranch_scc1 "
                "loop\ns_endpgm") == "test:2: v_add_f32_e32 reads v0 before global_load_dword of line 3 has "
                                     "written it: s_waitcnt vmcnt(0) is missing");
  CHECK(finding("loop:\nv_add_f32_e32 v1, v1, v0\nglobal_load_dword v0, v[2:3], off\ns_waitcnt "
                "vmcnt(0)\ns_cbranch_scc1 loop\ns_endpgm") == "");
  const std::string diamond =
      "global_load_dword v0, v[2:3], off\ns_cbranch_scc1 join\nglobal_load_dword v1, v[2:3], off\njoin:\n";
  CHECK(finding(diamond + "s_waitcnt vmcnt(1)\nv_mov_b32_e32 v6, v0\ns_endpgm") != "");
  CHECK(finding(diamond + "s_waitcnt vmcnt(0)\nv_mov_b32_e32 v6, v0\ns_endpgm") == "");
}

namespace {

/// A random program of memory operations, waits and uses, with loops and branches.
std::string random_program(std::mt19937& random, bool loops) {
  const auto number = [&](int n) { return std::to_string(random() % static_cast<unsigned>(n)); };
  const auto one = [&] { return 'v' + number(8); };
  const auto pair = [&] { return "v[8:9]"; };
  std::string out;
  const int blocks = 1 + static_cast<int>(random() % 5);
  for (int b = 0; b < blocks; ++b) {
    out += 'b' + std::to_string(b) + ":\n";
    const int size = 1 + static_cast<int>(random() % 10);
    for (int i = 0; i < size; ++i) {
      switch (random() % 18) {
      case 0: out += "global_load_dword " + one() + ", " + pair() + ", off\n"; break;
      case 1:
        out += "global_load_dwordx2 v[" + std::string(random() % 2 != 0 ? "0:1" : "2:3") + "], " + pair() +
               ", off\n";
        break;
      case 2: out += "global_store_dword " + std::string(pair()) + ", " + one() + ", off\n"; break;
      case 3: out += "ds_read_b32 " + one() + ", v10\n"; break;
      case 4: out += "ds_write_b32 v10, " + one() + '\n'; break;
      case 5: out += "s_load_dword s" + number(4) + ", s[8:9], 0\n"; break;
      case 6: out += "flat_load_dword " + one() + ", " + pair() + '\n'; break;
      case 7: out += "s_waitcnt vmcnt(" + number(4) + ") lgkmcnt(" + number(4) + ")\n"; break;
      case 8: out += "s_barrier\n"; break;
      case 9: out += "buffer_load_dword v10, s[12:15], 0 offen lds\n"; break;
      case 10: out += "s_add_u32 s" + number(4) + ", s" + number(4) + ", s5\n"; break;
      case 11: out += "s_sendmsg 1\n"; break;
      case 12: out += "ds_gws_init " + one() + " gds\n"; break;
      case 13: out += "s_mov_b64 exec, s[12:13]\n"; break;
      default: out += "v_add_f32_e32 " + one() + ", " + one() + ", " + one() + '\n'; break;
      }
    }
    const int first_target = loops ? 0 : b + 1;
    if (random() % 2 != 0 && first_target < blocks)
      out += "s_cbranch_scc1 b" +
             std::to_string(first_target +
                            static_cast<int>(random() % static_cast<unsigned>(blocks - first_target))) +
             '\n';
  }
  return out + "s_endpgm\n";
}

} // namespace

TEST_CASE("a scalar load of several registers keeps off its own address", "[proof]") {
  const std::string problem =
      " overwrites its own address: under XNACK it is replayed after a page fault, and "
      "needs it again";
  CHECK(finding("s_load_dwordx2 s[2:3], s[2:3], 0\ns_endpgm") == "test:1: s_load_dwordx2" + problem);
  CHECK(finding("s_load_dwordx4 s[4:7], s[2:3], s6\ns_endpgm") == "test:1: s_load_dwordx4" + problem);
  CHECK(finding("s_load_dwordx4 s[4:7], s[2:3], s8\ns_endpgm") == "");
  CHECK(finding("s_load_dword s2, s[2:3], 0\ns_endpgm") == ""); // written wholly or not at all
}

TEST_CASE("random programs: the judge is content after the pass, and the pass adds nothing more", "[proof]") {
  std::mt19937 random(12345);
  for (int i = 0; i < 3000; ++i) {
    const bool loops = i % 2 != 0;
    const std::string text = random_program(random, loops);
    ir::program p = assemble(isa::arch::gfx942, text);
    pass::insert_waits(p);
    INFO(text);
    REQUIRE(finding(p) == "");
    const std::string once = string_of(code_of(p));
    pass::insert_waits(p);
    CHECK(string_of(code_of(p)) == once);
    // No wait is idle, and none could be weaker: the judge would object. In loops one may be, where a wait found later
    // settles what was in flight at the end of the loop.
    if (loops) continue;
    for (u32 at = 0; at < p.code.size(); ++at) {
      const auto waits = [&](u32 i) { return isa::rows[p.code[i].row].mnemonic == isa::mn::s_waitcnt; };
      if (p.code[at].marks != ir::mark::inserted || !waits(at)) continue;
      if (waits(at + 1))
        continue; // after GWS at the end of a block; the next block, with other ways in, waits too
      INFO("number " << at << " in\n" << once);
      const isa::counter_values wait = isa::unpack_waitcnt(p.code[at].ops[0].payload());
      const auto objects_to = [&](isa::counter_values v) {
        ir::program weaker = p;
        weaker.code[at].ops[0] = {ir::operand_kind::immediate, isa::pack(v)};
        return finding(weaker) != "";
      };
      if (wait.vmcnt < isa::counter_max.vmcnt) CHECK(objects_to({wait.vmcnt + 1, wait.expcnt, wait.lgkmcnt}));
      if (wait.expcnt == 0) CHECK(objects_to({wait.vmcnt, 1, wait.lgkmcnt}));
      if (wait.lgkmcnt < isa::counter_max.lgkmcnt)
        CHECK(objects_to({wait.vmcnt, wait.expcnt, wait.lgkmcnt + 1}));
    }
  }
}
