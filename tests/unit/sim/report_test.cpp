// SPDX-License-Identifier: MIT
// What each kind of report says, word for word: place, instruction, finding, workgroup, wave, lane, address, other party.
#include "program/by_operand.hpp"

#include <catch2/catch_test_macros.hpp>
#include <functional>
#include <kiln/sim/run.hpp>
#include <set>
#include <string>

using namespace kiln;
using namespace kiln_test::by_operand;
using namespace kiln::isa::mn;
using isa::modifier;
using sim::report_kind;

namespace {

constexpr u32 lgkm0 = 0xc07f, vm0 = 0x0f70;

/// One wave or two; s[4:5] is a buffer of 128 dwords, s[6:7] another that is read-only; v1 is 4 * work-item. 5 instructions.
program_writer kernel(u32 block = 64, isa::arch arch = isa::arch::gfx942) {
  program_writer w(arch);
  w.interface({0, 0}, block);
  w.p.lds_bytes = 512;
  w(s_load_dwordx4, s(4), s(0), imm(0))(v_lshlrev_b32, v(1), k(2), v(0))(v_mov_b32, v(2), k(0));
  w(s_waitcnt, imm(lgkm0))(v_mov_b32, v(3), k(1));
  return w;
}

struct expectation {
  report_kind kind;
  std::string text; ///< all lines
  std::function<program_writer()> program;
  sim::launch_options options = {};
  const char* silence = nullptr;
};

program_writer end(program_writer w) { return w(s_endpgm), w; }

const expectation expectations[] = {
    {report_kind::bad_launch,
     "error: bad launch: the block has 4096 work-items; gfx942 allows 1..1024 [bad-launch]\n",
     [] {
       program_writer w = end(kernel());
       w.p.block_size[0] = 4096;
       return w;
     }},
    {report_kind::no_meaning,
     "test:6: error: s_rfe_b64 s[0:1]: no meaning: the simulator has no meaning for it [no-meaning]\n",
     [] { return end(kernel()(s_rfe_b64, s(0))); }},
    {report_kind::instruction_budget,
     "test:7: error: s_branch 2: instruction budget: workgroup has executed 1000 instructions and is still "
     "running: an endless loop? (workgroup 0,0,0 wave 0) [instruction-budget]\n",
     [] {
       program_writer w = kernel();
       w.place_label(0);
       w(s_nop, imm(0))(s_branch, label(0));
       return w;
     },
     {.instruction_budget = 1000}},
    {report_kind::out_of_bounds,
     "test:6: error: global_store_dword v1, v0, s[4:5] offset:400: out of bounds: store of 4 bytes at "
     "0x20ffffe200, offset 512 of buffer argument 0 (512 bytes) (workgroup 0,0,0 wave 0 lane 28) and 35 more "
     "[out-of-bounds]\n",
     [] { return end(kernel()(global_store_dword, v(1), v(0), s(4), with(modifier::offset, 400))); }},
    {report_kind::out_of_bounds,
     "test:6: error: global_load_dword v4, v1, s[4:5] offset:-4: out of bounds: load of 4 bytes at "
     "0x20ffffdffc, offset -4 of buffer argument 0 (512 bytes) (workgroup 0,0,0 wave 0 lane 0) "
     "[out-of-bounds]\n",
     [] { return end(kernel()(global_load_dword, v(4), v(1), s(4), with(modifier::offset, -4))); }},
    {report_kind::out_of_bounds,
     "test:7: error: global_load_dword v4, v1, s[8:9]: out of bounds: load of 4 bytes at 0x0, which is in no "
     "buffer (workgroup 0,0,0 wave 0 lane 0) and 63 more [out-of-bounds]\n",
     [] { return end(kernel()(s_mov_b64, s(8), k(0))(global_load_dword, v(4), v(1), s(8))); }},
    {report_kind::out_of_bounds,
     "test:6: error: ds_write_b64 v1, v[2:3] offset:260: out of bounds: LDS access of 8 bytes at 508; the "
     "workgroup has 512 bytes (workgroup 0,0,0 wave 0 lane 62) and 1 more [out-of-bounds]\n",
     [] { return end(kernel()(ds_write_b64, v(1), v(2), with(modifier::offset, 260))); }},
    {report_kind::out_of_bounds,
     "test:6: error: scratch_store_dword v1, v2, off: out of bounds: scratch access of 4 bytes at 16; a lane "
     "has 16 bytes (workgroup 0,0,0 wave 0 lane 4) and 59 more [out-of-bounds]\n",
     [] { return end(kernel()(scratch_store_dword, v(1), v(2), off)); },
     {.scratch_bytes_per_lane = 16}},
    {report_kind::misaligned,
     "test:6: error: global_atomic_add v1, v3, s[4:5] offset:2: misaligned: atomic of 4 bytes at "
     "0x20ffffe002, which is no multiple of 4 (workgroup 0,0,0 wave 0 lane 0) and 63 more [misaligned]\n",
     [] { return end(kernel()(global_atomic_add, v(1), v(3), s(4), with(modifier::offset, 2))); }},
    {report_kind::misaligned,
     "test:6: error: s_load_dword s8, s[4:5], 2: misaligned: scalar address 0x20ffffe002 is not a multiple "
     "of 4: hardware drops the low bits (workgroup 0,0,0 wave 0) [misaligned]\n",
     [] { return end(kernel()(s_load_dword, s(8), s(4), imm(2))); }},
    {report_kind::read_only,
     "test:6: error: global_store_dword v1, v0, s[6:7]: read only: store to 0x30ffffe000, which is read-only "
     "(workgroup 0,0,0 wave 0 lane 0) and 63 more [read-only]\n",
     [] { return end(kernel()(global_store_dword, v(1), v(0), s(6))); }},
    {report_kind::use_before_wait,
     "test:7: error: v_add_u32_e32 v5, v4, v0: use before wait: reads v4 before s_waitcnt vmcnt for "
     "global_load_dword v4, v1, s[4:5] (test:6) (workgroup 0,0,0 wave 0) [use-before-wait]\n",
     [] { return end(kernel()(global_load_dword, v(4), v(1), s(4))(v_add_u32, v(5), v(4), v(0))); }},
    {report_kind::use_before_wait,
     "test:8: error: v_mov_b32_e32 v4, v0: use before wait: writes v4 before s_waitcnt lgkmcnt for "
     "ds_read_b32 v4, v1 (test:7) (workgroup 0,0,0 wave 0) [use-before-wait]\n",
     [] { return end(kernel()(ds_write_b32, v(1), v(2))(ds_read_b32, v(4), v(1))(v_mov_b32, v(4), v(0))); }},
    {report_kind::use_before_wait,
     "test:7: error: s_add_u32 s9, s8, 1: use before wait: reads s8 before s_waitcnt lgkmcnt(0) for "
     "s_load_dword s8, s[4:5], 0 (test:6) (workgroup 0,0,0 wave 0) [use-before-wait]\n",
     [] { return end(kernel()(s_load_dword, s(8), s(4), imm(0))(s_add_u32, s(9), s(8), k(1))); }},
    {report_kind::use_before_wait,
     "test:9: error: ds_read_b32 v4, v1: use before wait: LDS bytes 0..3 are read before s_waitcnt vmcnt for "
     "global_load_lds_dword v1, s[4:5] (test:8) (workgroup 0,0,0 wave 0 lane 0) and 63 more "
     "[use-before-wait]\n",
     [] {
       return end(kernel()(s_mov_b32, m0, k(0))(s_nop, imm(0))(global_load_lds_dword, v(1),
                                                               s(4))(ds_read_b32, v(4), v(1)));
     }},
    {report_kind::broken_hazard,
     "test:7: error: v_readlane_b32 s9, v0, s8: broken hazard: 4 wait states are needed after "
     "v_readfirstlane_b32 (test:6), 0 are there (rule H6) (workgroup 0,0,0 wave 0) [broken-hazard]\n",
     [] { return end(kernel()(v_readfirstlane_b32, s(8), v(0))(v_readlane_b32, s(9), v(0), s(8))); }},
    {report_kind::uninitialised,
     "test:6: error: v_add_u32_e32 v4, v9, v0: uninitialised: reads v9, never written in this lane "
     "(workgroup 0,0,0 wave 0 lane 0) [uninitialised]\n",
     [] { return end(kernel()(v_add_u32, v(4), v(9), v(0))); }},
    {report_kind::uninitialised,
     "test:6: error: s_add_u32 s8, s30, 1: uninitialised: reads s30, never written (workgroup 0,0,0 wave 0) "
     "[uninitialised]\n",
     [] { return end(kernel()(s_add_u32, s(8), s(30), k(1))); }},
    {report_kind::uninitialised,
     "test:6: error: ds_read_b32 v4, v1: uninitialised: LDS bytes 0..3 are read before anything was written "
     "to them (workgroup 0,0,0 wave 0 lane 0) and 63 more [uninitialised]\n",
     [] { return end(kernel()(ds_read_b32, v(4), v(1))); }},
    {report_kind::uninitialised,
     "test:6: error: scratch_load_dword v4, v2, off: uninitialised: scratch byte 0 is read before anything "
     "was written to it (workgroup 0,0,0 wave 0 lane 0) and 63 more [uninitialised]\n",
     [] { return end(kernel()(scratch_load_dword, v(4), v(2), off)); },
     {.scratch_bytes_per_lane = 16}},
    {report_kind::masked_read,
     "test:9: error: v_add_u32_e32 v5, v4, v0: masked read: reads v4 in a lane that EXEC had switched off at "
     "each write of it (workgroup 0,0,0 wave 0 lane 4) [masked-read]\n",
     [] {
       return end(kernel()(s_mov_b64, exec, k(15))(v_mov_b32, v(4), v(0))(s_mov_b64, exec, k(-1))(
           v_add_u32, v(5), v(4), v(0)));
     }},
    {report_kind::lds_race,
     "test:8: error: ds_read_u8 v5, v2 offset:7: LDS race: LDS bytes 7..7 are read; wave 0 lane 63 wrote "
     "them by ds_write_b8 v4, v3 offset:7 (test:7) with no s_waitcnt and s_barrier between (workgroup 0,0,0 "
     "wave 1 lane 0) and 63 more [lds-race]\n",
     [] {
       return end(kernel(128)(v_lshrrev_b32, v(4), k(6), v(0))(ds_write_b8, v(4), v(3),
                                                               with(modifier::offset, 7))(
           ds_read_u8, v(5), v(2), with(modifier::offset, 7))(s_waitcnt, imm(lgkm0))(v_mov_b32, v(6), v(5)));
     }},
    {report_kind::lds_race_unused,
     "test:8: note: ds_read_u8 v5, v2 offset:7: not used in this run: LDS bytes 7..7 are read; wave 0 lane "
     "63 wrote them by ds_write_b8 v4, v3 offset:7 (test:7) with no s_waitcnt and s_barrier between; no "
     "instruction reads the value before the wave ends (workgroup 0,0,0 wave 1 lane 0) and 63 more "
     "[lds-race-unused]\n",
     [] {
       return end(
           kernel(128)(v_lshrrev_b32, v(4), k(6), v(0))(ds_write_b8, v(4), v(3), with(modifier::offset, 7))(
               ds_read_u8, v(5), v(2), with(modifier::offset, 7)));
     }},
    {report_kind::lds_race,
     "test:6: error: ds_write_b32 v2, v0: LDS race: LDS bytes 0..3 are written; wave 0 lane 63 wrote them by "
     "ds_write_b32 v2, v0 (test:6) with no s_waitcnt and s_barrier between (workgroup 0,0,0 wave 1 lane 0) "
     "[lds-race]\n",
     [] { return end(kernel(128)(ds_write_b32, v(2), v(0))); }},
    {report_kind::lds_race_same_value,
     "test:6: note: ds_write_b32 v2, v3: same value in this run: LDS bytes 0..3 are written; wave 0 lane 63 "
     "wrote them by ds_write_b32 v2, v3 (test:6) with no s_waitcnt and s_barrier between (workgroup 0,0,0 "
     "wave 1 lane 0) [lds-race-same-value]\n",
     [] { return end(kernel(128)(ds_write_b32, v(2), v(3))); }},
    {report_kind::global_race,
     "test:6: error: global_load_dword v4, v2, s[4:5]: global race: global bytes 0x20ffffe000..0x20ffffe003 "
     "are read; wave 0 lane 0 wrote them by global_store_dword v1, v3, s[4:5] (test:8) with no s_waitcnt and "
     "s_barrier between (workgroup 0,0,0 wave 1 lane 0) and 63 more [global-race]\n",
     [] {
       return end(kernel(128)(global_load_dword, v(4), v(2), s(4))(s_waitcnt, imm(vm0))(
           global_store_dword, v(1), v(3), s(4))(v_mov_b32, v(5), v(4)));
     }},
    {report_kind::global_race,
     "test:6: error: global_atomic_add v2, v3, s[4:5]: global race: global bytes 0x20ffffe000..0x20ffffe003 "
     "are updated; wave 0 lane 63 read them by global_load_dword v4, v2, s[4:5] (test:7) with no s_waitcnt "
     "and s_barrier between (workgroup 0,0,0 wave 1 lane 0) and 63 more [global-race]\n",
     [] {
       return end(kernel(128)(global_atomic_add, v(2), v(3), s(4))(global_load_dword, v(4), v(2), s(4)));
     }},
    {report_kind::global_race_unused,
     "test:11: note: global_load_dword v4, v2, s[4:5]: not used in this run: global bytes "
     "0x20ffffe000..0x20ffffe003 are read; wave 0 lane 0 wrote them by global_store_dword v1, v3, s[4:5] "
     "(test:9) with no s_waitcnt and s_barrier between; the value read is overwritten before any instruction "
     "reads it (workgroup 0,0,0 wave 1 lane 0) and 63 more [global-race-unused]\n",
     [] {
       return end(kernel(128)(v_cmp_gt_u32, vcc, k(64), v(0))(s_mov_b64, s(8), exec)(s_mov_b64, exec, vcc)(
           global_store_dword, v(1), v(3), s(4))(s_mov_b64, exec, s(8))(global_load_dword, v(4), v(2), s(4))(
           s_waitcnt, imm(vm0))(v_mov_b32, v(4), k(0)));
     }},
    {report_kind::not_released,
     "test:6: error: global_load_dword v4, v2, s[4:5]: not released: global bytes 0x20ffffe000..0x20ffffe003 "
     "are read; workgroup 0,0,0, on XCD 0 where this one is on 1, wrote them by global_store_dword v1, v3, "
     "s[4:5] (test:7) and has not released them: buffer_wbl2 sc1 and s_waitcnt vmcnt(0) (HIP: "
     "__threadfence()), or a store with sc1 (workgroup 1,0,0 wave 0 lane 0) and 63 more [not-released]\n",
     [] { return end(kernel()(global_load_dword, v(4), v(2), s(4))(global_store_dword, v(1), v(3), s(4))); },
     {.grid = {2}}},
    {report_kind::not_acquired,
     "test:6: error: global_load_dword v4, v2, s[4:5]: not acquired: global bytes 0x20ffffe000..0x20ffffe003 "
     "are read; workgroup 0,0,0, on XCD 0 where this one is on 1, wrote them by global_store_dword v1, v3, "
     "s[4:5] sc1 (test:7), and this one's caches may hold older ones: buffer_inv sc1 (HIP: __threadfence()), "
     "or a load with sc1 (workgroup 1,0,0 wave 0 lane 0) and 63 more [not-acquired]\n",
     [] {
       return end(kernel()(global_load_dword, v(4), v(2), s(4))(global_store_dword, v(1), v(3), s(4),
                                                                with(modifier::sc1)));
     },
     {.grid = {2}}},
    {report_kind::unused_silence,
     "note: unused silence: no report matches uninitialised@7 [unused-silence]\n",
     [] { return end(kernel()(s_nop, imm(0))); },
     {},
     "uninitialised@7"},
    {report_kind::clamped,
     "test:8: error: buffer_load_dword v4, v1, s[4:7], 0 offen: clamped: access of 4 bytes at offset 64 is "
     "outside the descriptor's 64 records: it reads 0, or is not stored (workgroup 0,0,0 wave 0 lane 16) and "
     "47 more [clamped]\n",
     [] {
       return end(kernel()(s_mov_b32, s(6), 64u)(s_mov_b32, s(7), k(0))(buffer_load_dword, v(4), v(1), s(4),
                                                                        k(0), with(modifier::offen)));
     },
     {.report_clamping = true}},
    {report_kind::divergent_barrier,
     "test:9: error: s_barrier: divergent barrier: 2 of 3 waves wait here, 1 ended without coming, wave 1 by "
     "s_endpgm (test:10) (workgroup 0,0,0 wave 0) [divergent-barrier]\n",
     [] {
       program_writer w = kernel(192);
       w(v_readfirstlane_b32, s(8), v(0))(s_cmp_eq_u32, s(8), k(64))(s_cbranch_scc1, label(0));
       w.place_label(1);
       w(s_barrier);
       w.place_label(0);
       return end(w);
     }},
    {report_kind::unsupported_mode,
     "test:6: error: s_setreg_imm32_b32 hwreg(HW_REG_MODE, 12, 7), 0x10: unsupported mode: MODE becomes "
     "0x103f0: traps, asked for by bits 11..18, are not simulated (workgroup 0,0,0 wave 0) "
     "[unsupported-mode]\n",
     [] { return end(kernel()(s_setreg_imm32_b32, imm(1 | 12 << 6 | 6 << 11), 0x10u)); }},
    {report_kind::ignored_modifier,
     "test:6: error: v_add_f32_e64 v4, v0, v1 mul:2: ignored modifier: the result is not scaled: MODE "
     "(0x3f0) has IEEE on or keeps subnormal results (workgroup 0,0,0 wave 0) [ignored-modifier]\n",
     [] { return end(kernel()(v_add_f32, v(4), v(0), v(1), with(modifier::omod, 1))); }},
    {report_kind::erratum,
     "test:6: note: v_pk_add_f32 v[4:5], v[2:3], v[2:3]: erratum: the hardware may lose its operands "
     "(packed-f32-beside-mfma, LLVM issue 206825, ROCM-27743) (workgroup 0,0,0 wave 0) [erratum]\n",
     [] { return end(kernel(64, isa::arch::gfx950)(v_pk_add_f32, v(4), v(2), v(2))); }},
    {report_kind::stopped,
     "test:6: error: s_trap 2: stopped: trap 2 was reached (workgroup 0,0,0 wave 0) [stopped]\n",
     [] { return end(kernel()(s_trap, imm(2))); }},
};

} // namespace

TEST_CASE("each kind of report says what, where, who") {
  std::set<report_kind> seen;
  for (const expectation& e : expectations) {
    program_writer w = e.program();
    INFO(sim::name_of(e.kind) << "; missing: " << w.missing_name);
    REQUIRE(w.missing == 0);
    u32 data[128] = {};
    const u32 constants[128] = {};
    sim::buffer<u32> b(data);
    sim::buffer<const u32> c(constants);
    sim::launch_options options{.report_clamping = e.options.report_clamping,
                                .instruction_budget = e.options.instruction_budget,
                                .threads = 1,
                                .scratch_bytes_per_lane = e.options.scratch_bytes_per_lane};
    options.grid[0] = e.options.grid[0];
    if (text_buffer problem; e.silence != nullptr)
      REQUIRE(sim::parse_silence(e.silence, options.silences.append(), problem));
    const sim::result r = sim::run(w.p, options, b, c);
    const text_buffer text = r.text();
    CHECK(std::string(text.data(), text.size()) == e.text);
    CHECK(r.reports.size() != 0);
    if (r.reports.size() == 0) continue;
    CHECK(r.reports[r.reports.size() - 1].kind == e.kind);
    CHECK(r.ok == (sim::row_of(e.kind).level == sim::severity::note));
    seen.insert(e.kind);
  }
  for (u32 kind = 0; kind < sim::report_kind_count; ++kind) {
    INFO(sim::name_of(static_cast<report_kind>(kind)));
    CHECK(seen.contains(static_cast<report_kind>(kind)));
  }
}

TEST_CASE("beside atomics: plain accesses of other waves race, atomics and coherent accesses do not") {
  // Two waves at one dword; what the second instruction is decides.
  const auto races = [](bool lds, isa::mn::mnemonic op, const mods& given) {
    program_writer w = kernel(128);
    if (lds) {
      w(ds_add_u32, v(2), v(3));
      if (op == ds_read_b32)
        w(op, v(4), v(2));
      else
        w(op, v(2), v(3));
    } else {
      w(global_atomic_add, v(2), v(3), s(4));
      if (op == global_load_dword)
        w(op, v(4), v(2), s(4), given);
      else
        w(op, v(2), v(3), s(4), given);
    }
    w(s_endpgm);
    REQUIRE(w.missing == 0);
    u32 data[128] = {}, more[128] = {};
    sim::buffer<u32> b(data), c(more);
    const sim::result r = sim::run(w.p, {.threads = 1}, b, c);
    u32 found = 0;
    for (u32 i = 0; i < r.reports.size(); ++i)
      found += r.reports[i].kind == report_kind::lds_race || r.reports[i].kind == report_kind::global_race;
    return found != 0;
  };
  const mods coherent = with(modifier::sc0).set(modifier::sc1, 1);
  CHECK(!races(false, global_atomic_umax, {}));
  CHECK(races(false, global_load_dword, {}));
  CHECK(races(false, global_store_dword, {}));
  CHECK(!races(false, global_load_dword, coherent));
  CHECK(!races(false, global_store_dword, coherent));
  CHECK(!races(true, ds_max_u32, {}));
  CHECK(races(true, ds_read_b32, {})); // an atomic load of LDS is no other instruction
  CHECK(races(true, ds_write_b32, {}));
}

TEST_CASE("undefined_operands holds only memory's addresses and data to having a value") {
  const auto reported = [](auto write, bool undefined_operands) {
    program_writer w = kernel();
    write(w);
    w(s_endpgm);
    REQUIRE(w.missing == 0);
    u32 data[128] = {}, more[128] = {};
    sim::buffer<u32> b(data), c(more);
    const sim::launch_options options{
        .undefined_operands = undefined_operands, .threads = 1, .scratch_bytes_per_lane = 16};
    return sim::run(w.p, options, b, c).reports.size() != 0;
  };
  const auto compute = [](program_writer& w) {
    w(v_add_u32, v(4), v(9), v(0))(s_and_b32, s(8), s(30), k(1));
  };
  const auto store = [](program_writer& w) { w(global_store_dword, v(1), v(9), s(4)); };
  const auto address = [](program_writer& w) { w(global_load_dword, v(4), v(9), s(4)); };
  const auto save = [](program_writer& w) { w(scratch_store_dword, off, v(9), off); };
  CHECK(reported(compute, false));
  CHECK(!reported(compute, true));
  CHECK(reported(store, true));
  CHECK(reported(address, true));
  CHECK(reported(save, false));
  CHECK(!reported(save, true));
}
