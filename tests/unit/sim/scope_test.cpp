// SPDX-License-Identifier: MIT
// Data that workgroups pass to one another in a run: what is needed between them on one XCD and on two, and what is missed.
#include "waiting_program.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

using namespace kiln;
using kiln_test::assemble_kernel;
using kiln_test::text_of;
using sim::report_kind;
using enum isa::arch;

namespace {

/// Workgroup 0 stores out[16] and sets flag 0; the reader waits for the flag and reads out[16]. Then what stands between.
struct passing {
  const char* name;
  isa::arch arch = gfx942;
  u32 reader = 1; ///< its workgroup; number 8 is on the writer's XCD
  std::string store, release, acquire, load;
  const char* found = ""; ///< identifier of the report on the load
  std::string set = "global_store_dword v1, v3, s[4:5] sc1", poll = "global_load_dword v3, v1, s[4:5] sc1";
  std::string before = ""; ///< the reader's first instructions
};

const std::string plain_store = "global_store_dword v1, v2, s[6:7] offset:64";
const std::string plain_load = "global_load_dword v2, v1, s[6:7] offset:64";
const std::string scalar_load = "s_load_dword s10, s[6:7], 0x40";
const std::string written_back = "buffer_wbl2 sc1\n s_waitcnt vmcnt(0)", done = "s_waitcnt vmcnt(0)";
const std::string atomic_add = "global_atomic_add v1, v2, s[6:7] offset:64";
const std::string none = "s_nop 0";
const std::string wait_for_reader =
    "ready:\n global_load_dword v3, v1, s[4:5] offset:4 sc1\n s_waitcnt vmcnt(0)\n"
    "v_readfirstlane_b32 s8, v3\n s_sleep 1\n s_cmp_eq_u32 s8, 0\n"
    "s_cbranch_scc1 ready\n";
const std::string set_glc = "global_store_dword v1, v3, s[4:5]",
                  poll_glc = "global_load_dword v3, v1, s[4:5] glc";

const passing cases[] = {
    {"release and acquire", gfx942, 1, plain_store, written_back, "buffer_inv sc1", plain_load},
    {"of the system", gfx942, 1, plain_store, "buffer_wbl2 sc0 sc1\n s_waitcnt vmcnt(0)",
     "buffer_inv sc0 sc1", plain_load},
    {"on gfx950", gfx950, 1, plain_store, written_back, "buffer_inv sc1", plain_load},
    {"no release", gfx942, 1, plain_store, done, "buffer_inv sc1", plain_load, "not-released"},
    {"no release on gfx950", gfx950, 7, plain_store, done, "buffer_inv sc1", plain_load, "not-released"},
    {"release of the workgroup", gfx942, 1, plain_store, "buffer_wbl2 sc0\n s_waitcnt vmcnt(0)",
     "buffer_inv sc1", plain_load, "not-released"},
    {"release without its wait", gfx942, 1, plain_store, "buffer_wbl2 sc1", "buffer_inv sc1", plain_load,
     "not-released"},
    {"wait that leaves one operation", gfx942, 1, plain_store, "buffer_wbl2 sc1\n s_waitcnt vmcnt(1)",
     "buffer_inv sc1", plain_load, "not-released"},
    {"release before the store", gfx942, 1, written_back + "\n" + plain_store, done, "buffer_inv sc1",
     plain_load, "not-released"},
    {"no acquire", gfx942, 1, plain_store, written_back, none, plain_load, "not-acquired"},
    {"acquire of the workgroup", gfx942, 1, plain_store, written_back, "buffer_inv sc0", plain_load,
     "not-acquired"},
    {"acquire before the store", gfx942, 1, wait_for_reader + plain_store, written_back, none, plain_load,
     "not-acquired", "global_store_dword v1, v2, s[4:5] sc1", "global_load_dword v3, v1, s[4:5] sc1",
     "buffer_inv sc1\n global_store_dword v1, v3, s[4:5] offset:4 sc1"},
    {"store and load past the caches", gfx942, 1, plain_store + " sc1", done, none, plain_load + " sc1"},
    {"store past the caches, plain load", gfx942, 1, plain_store + " sc1", done, none, plain_load,
     "not-acquired"},
    {"store past the caches, acquire", gfx942, 1, plain_store + " sc1", done, "buffer_inv sc1", plain_load},
    {"plain store, load past the caches", gfx942, 1, plain_store, done, none, plain_load + " sc1",
     "not-released"},
    {"release, load past the caches", gfx942, 1, plain_store, written_back, none, plain_load + " sc1"},
    {"load of the workgroup's scope", gfx942, 1, plain_store, written_back, none, plain_load + " sc0",
     "not-acquired"},
    {"streaming is no scope", gfx942, 1, plain_store + " nt", done, "buffer_inv sc1", plain_load + " nt",
     "not-released"},
    {"on one XCD", gfx942, 8, plain_store, done, "buffer_inv sc1", plain_load},
    {"on one XCD without acquire", gfx942, 8, plain_store, done, none, plain_load, "not-acquired"},
    {"on one XCD, load past L1", gfx942, 8, plain_store, done, none, plain_load + " sc1"},
    {"atomic, acquire", gfx942, 1, atomic_add, done, "buffer_inv sc1", plain_load},
    {"atomic, no acquire", gfx942, 1, atomic_add, done, none, plain_load, "not-acquired"},
    {"atomics alone", gfx942, 1, atomic_add, done, none, atomic_add},
    {"atomic with a result", gfx942, 1, plain_store + " sc1", done, none,
     "global_atomic_add v3, v1, v2, s[6:7] offset:64 sc0"},
    {"atomic of a plain store", gfx942, 1, plain_store, done, none, atomic_add, "not-released"},
    {"gfx90a", gfx90a, 1, plain_store, done, "buffer_wbinvl1_vol", plain_load, "", set_glc, poll_glc},
    {"gfx90a, load past L1", gfx90a, 1, plain_store, done, none, plain_load + " glc", "", set_glc, poll_glc},
    {"gfx90a, no acquire", gfx90a, 1, plain_store, done, none, plain_load, "not-acquired", set_glc, poll_glc},
    {"scalar load", gfx942, 8, plain_store, done, "s_dcache_inv", scalar_load},
    {"scalar load without acquire", gfx942, 8, plain_store, done, "buffer_inv sc1", scalar_load,
     "not-acquired"},
    {"scalar load of another XCD", gfx942, 1, plain_store, written_back, "s_dcache_inv\n buffer_inv sc1",
     scalar_load},
    {"scalar load past one cache of two", gfx942, 1, plain_store, written_back, none, scalar_load + " glc",
     "not-acquired"},
    {"plain flag", gfx942, 1, plain_store + " sc1", done, "buffer_inv sc1", plain_load, "not-released",
     "global_store_dword v1, v3, s[4:5]"},
    {"plain poll", gfx942, 8, plain_store, done, "buffer_inv sc1", plain_load, "not-acquired",
     "global_store_dword v1, v3, s[4:5]", "global_load_dword v3, v1, s[4:5]"},
};

ir::program program_of(const passing& c) {
  const std::string text = "s_load_dwordx4 s[4:7], s[0:1], 0x0\n v_mov_b32_e32 v1, 0\n v_mov_b32_e32 v2, 21\n"
                           "v_mov_b32_e32 v3, 1\n s_mov_b64 exec, 1\n s_waitcnt lgkmcnt(0)\n"
                           "s_cmp_eq_u32 s2, 0\n s_cbranch_scc1 write\n s_cmp_eq_u32 s2, " +
                           std::to_string(c.reader) + "\n s_cbranch_scc1 read\n s_endpgm\n write:\n" +
                           c.store + "\n" + c.release + "\n" + c.set + "\n s_endpgm\n read:\n" +
                           (c.before.empty() ? none : c.before) + "\n wait:\n" + c.poll +
                           "\n s_waitcnt vmcnt(0)\n v_readfirstlane_b32 s8, v3\n s_sleep 1\n"
                           "s_cmp_eq_u32 s8, 0\n s_cbranch_scc1 wait\n" +
                           c.acquire + "\n" + c.load + "\n s_waitcnt 0\n s_endpgm";
  return assemble_kernel(c.arch, {0, 0}, 64, std::string_view(text));
}

sim::result run(const ir::program& p, u32 groups, sim::launch_options options = {}) {
  u32 flags[2] = {}, out[32] = {};
  sim::buffer<u32> f(flags), o(out);
  options.grid[0] = groups;
  return sim::run(p, options, f, o);
}

} // namespace

TEST_CASE("data passed between workgroups needs what the caches between them need") {
  const u32 threads = GENERATE(1u, 2u);
  const bool lanes_at_once = GENERATE(false, true);
  for (const passing& c : cases) {
    const sim::result r =
        run(program_of(c), c.reader + 1, {.threads = threads, .lanes_at_once = lanes_at_once});
    INFO(c.name << ", " << threads << " threads: " << text_of(r));
    if (*c.found == '\0') {
      CHECK(r.reports.empty());
      continue;
    }
    REQUIRE(r.reports.size() == 1);
    CHECK(std::string(sim::id_of(r.reports[0].kind)) == c.found);
    CHECK(r.reports[0].workgroup[0] == c.reader);
    CHECK(!r.ok);
  }
}

TEST_CASE("what one wave releases or acquires counts for its workgroup") {
  // Wave 1 stores, wave 0 releases; in the other workgroup wave 0 acquires, wave 1 loads.
  const ir::program p = kiln_test::waiting_program(R"(
    v_readfirstlane_b32 s9, v0
    s_mov_b64 exec, 1
    v_mov_b32_e32 v2, 21
    s_cmp_eq_u32 s2, 1
    s_cbranch_scc1 read
    s_cmp_eq_u32 s9, 0
    s_cbranch_scc1 release
    global_store_dword v1, v2, s[6:7] offset:64
    s_waitcnt vmcnt(0)
    s_barrier
    s_endpgm
  release:
    s_barrier
    buffer_wbl2 sc1
    s_waitcnt vmcnt(0)
    global_store_dword v1, v2, s[4:5] sc1
    s_endpgm
  read:
    s_cmp_eq_u32 s9, 0
    s_cbranch_scc0 load
  wait:
    global_load_dword v3, v1, s[4:5] sc1
    s_waitcnt vmcnt(0)
    v_readfirstlane_b32 s8, v3
    s_sleep 1
    s_cmp_eq_u32 s8, 0
    s_cbranch_scc1 wait
    buffer_inv sc1
    s_barrier
    s_endpgm
  load:
    s_barrier
    global_load_dword v2, v1, s[6:7] offset:64
    s_waitcnt vmcnt(0)
    s_endpgm)",
                                                   2);
  const sim::result r = run(p, 2, {.threads = GENERATE(1u, 2u)});
  INFO(text_of(r));
  CHECK(r.reports.empty());
}

TEST_CASE("a workgroup's own data, other bytes of a dword and data of a launch before need nothing") {
  // Each workgroup stores its byte of dword 0 and dword 1 + id, and loads both; dword 9 is of the launch before.
  const ir::program p = kiln_test::waiting_program(R"(
    s_mov_b64 exec, 1
    s_lshl_b32 s9, s2, 2
    v_mov_b32_e32 v4, s2
    v_mov_b32_e32 v5, s9
    global_load_dword v6, v1, s[6:7] offset:36
    global_store_byte v4, v4, s[6:7]
    global_store_dword v5, v4, s[6:7] offset:4
    global_load_ubyte v2, v4, s[6:7]
    global_load_dword v3, v5, s[6:7] offset:4
    s_cmp_eq_u32 s2, 3
    s_cbranch_scc0 out
    global_store_dword v1, v4, s[6:7] offset:36
  out:
    s_waitcnt vmcnt(0)
    s_endpgm)");
  u32 flags[1] = {}, out[32] = {};
  sim::buffer<u32> f(flags), o(out);
  for (int launch = 0; launch < 2; ++launch) {
    const sim::result r = sim::run(p, {.grid = {4}, .threads = 1}, f, o);
    INFO(text_of(r));
    CHECK(r.reports.empty());
  }
  CHECK(out[9] == 3);
}

TEST_CASE("the XCD that a wave reads is the one of the monitor") {
  const ir::program p = kiln_test::waiting_program(R"(
    s_mov_b64 exec, 1
    s_getreg_b32 s8, hwreg(HW_REG_XCC_ID, 0, 4)
    s_lshl_b32 s9, s2, 2
    v_mov_b32_e32 v2, s8
    v_mov_b32_e32 v3, s9
    global_store_dword v3, v2, s[6:7]
    s_endpgm)");
  u32 flags[1] = {}, out[20] = {};
  sim::buffer<u32> f(flags), o(out);
  REQUIRE(sim::run(p, {.grid = {20}}, f, o).ok);
  for (u32 i = 0; i < 20; ++i) CHECK(out[i] == i % 8);
}
