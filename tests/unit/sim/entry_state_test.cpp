// SPDX-License-Identifier: MIT
// What a code object's launch sets up: first instruction, initial SGPRs, packed work-item ids, constants at fixed addresses.
#include <catch2/catch_test_macros.hpp>
#include <kiln/sim/run.hpp>

#include "program/assembly.hpp"

#include <vector>

using namespace kiln;

TEST_CASE("a launch starts where, and with what, the entry state says") {
  ir::program p = kiln_test::assemble(isa::arch::gfx942, R"(
    s_trap 1 // not to be run
    s_load_dword s9, s[6:7], 0x4
    v_lshrrev_b32_e32 v1, 20, v0
    v_bfe_u32 v2, v0, 10, 10
    v_and_b32_e32 v3, 0x3ff, v0
    v_lshl_add_u32 v4, v1, 2, v2
    v_lshl_add_u32 v4, v4, 3, v3
    v_lshlrev_b32_e32 v4, 2, v4
    s_waitcnt 0
    v_add_u32_e32 v5, s9, v0
    global_store_dword v4, v5, s[2:3]
    s_endpgm)");
  p.block_size[0] = 8, p.block_size[1] = 4, p.block_size[2] = 2;

  std::vector<u32> out(64), constants = {1, 1000};
  sim::memory memory;
  const u64 base = memory.declare(reinterpret_cast<u8*>(out.data()), 256, true);
  const u64 image = sim::code_base - 4096;
  memory.declare_at(image, reinterpret_cast<u8*>(constants.data()), 8, false);
  sim::launch_options o;
  o.entry.instruction = 1;
  o.entry.packed_work_items = 3;
  for (const auto& [sgpr, value] : {std::pair{2u, base}, {6u, image}}) {
    o.entry.scalars.push_back({sgpr, static_cast<u32>(value)});
    o.entry.scalars.push_back({sgpr + 1, static_cast<u32>(value >> 32)});
  }
  const sim::result r = sim::run(p, o, memory, 0);
  CHECK(std::string(r.text().data(), r.text().size()).empty());
  for (u32 i = 0; i < 64; ++i) CHECK(out[i] == 1000 + (i % 8 | i / 8 % 4 << 10 | i / 32 << 20));
}

TEST_CASE("gfx90a's private segment is a buffer whose index is the lane") {
  // s[0:3] is the descriptor; the stack pointer s8 counts bytes of 64 lanes.
  ir::program p = kiln_test::assemble(isa::arch::gfx90a, R"(
    v_lshlrev_b32_e32 v1, 2, v0
    v_mov_b32_e32 v2, 8
    buffer_store_dword v1, off, s[0:3], s8 offset:4
    buffer_load_dword v3, v2, s[0:3], 0 offen offset:4
    s_waitcnt 0
    global_store_dword v1, v3, s[4:5]
    s_endpgm)");
  p.block_size[0] = 64;
  std::vector<u32> out(64);
  sim::memory memory;
  const u64 base = memory.declare(reinterpret_cast<u8*>(out.data()), 256, true);
  sim::launch_options o;
  o.scratch_bytes_per_lane = 16;
  const u64 private_base = sim::scratch_base;
  const u32 descriptor[] = {static_cast<u32>(private_base), static_cast<u32>(private_base >> 32) | 1u << 31,
                            ~0u, 1u << 23};
  for (u32 i = 0; i < 4; ++i) o.entry.scalars.push_back({i, descriptor[i]});
  o.entry.scalars.push_back({4, static_cast<u32>(base)});
  o.entry.scalars.push_back({5, static_cast<u32>(base >> 32)});
  o.entry.scalars.push_back({8, 8 * 64});
  o.entry.packed_work_items = 1;
  const sim::result r = sim::run(p, o, memory, 0);
  CHECK(std::string(r.text().data(), r.text().size()).empty());
  for (u32 i = 0; i < 64; ++i) CHECK(out[i] == 4 * i);
}

TEST_CASE("undefined operands are let pass on request, but not as addresses or data") {
  const auto reports = [](bool stored, bool allowed) {
    // v7 has no value: only the upper half of the result needs it.
    const std::string product = "v_mad_u64_u32 v[10:11], s[20:21], v0, 3, v[6:7]\n";
    const ir::program p = kiln_test::assemble(
        isa::arch::gfx942, product + "v_lshlrev_b32_e32 v1, 2, v0\n" +
                               (stored ? "v_mov_b32_e32 v5, 1\n" : "v_mov_b32_e32 v6, 1\n") +
                               "global_store_dword v1, " + (stored ? "v12" : "v10") + ", s[2:3]\ns_endpgm\n");
    std::vector<u32> out(64);
    sim::memory memory;
    const u64 base = memory.declare(reinterpret_cast<u8*>(out.data()), 256, true);
    sim::launch_options o;
    o.undefined_operands = allowed;
    o.entry.packed_work_items = 1;
    o.entry.scalars.push_back({2, static_cast<u32>(base)});
    o.entry.scalars.push_back({3, static_cast<u32>(base >> 32)});
    return sim::run(p, o, memory, 0).reports.size();
  };
  CHECK(reports(false, false) == 1);
  CHECK(reports(false, true) == 0);
  CHECK(reports(true, true) == 1);
}
