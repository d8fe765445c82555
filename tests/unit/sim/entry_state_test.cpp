// SPDX-License-Identifier: MIT
// What a code object's launch sets up: first instruction, initial SGPRs, packed work-item ids, constants at fixed addresses.
#include <catch2/catch_test_macros.hpp>
#include <kiln/sim/run.hpp>

#include "program/program_writer.hpp"

#include <vector>

using namespace kiln;
using namespace kiln::test;
using namespace kiln::isa::mn;

TEST_CASE("a launch starts where, and with what, the entry state says") {
  program_writer w;
  w.p.block_size[0] = 8, w.p.block_size[1] = 4, w.p.block_size[2] = 2;
  w(s_trap, imm(1)); // not to be run
  w(s_load_dword, s(9), s(6), imm(4))(v_lshrrev_b32, v(1), k(20), v(0))(v_bfe_u32, v(2), v(0), k(10), k(10));
  w(v_and_b32, v(3), 0x3ffu, v(0))(v_lshl_add_u32, v(4), v(1), k(2), v(2))(v_lshl_add_u32, v(4), v(4), k(3),
                                                                           v(3));
  w(v_lshlrev_b32, v(4), k(2), v(4))(s_waitcnt, imm(0))(v_add_u32, v(5), s(9), v(0));
  w(global_store_dword, v(4), v(5), s(2))(s_endpgm);
  REQUIRE(w.missing == 0);

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
  const sim::result r = sim::run(w.p, o, memory, 0);
  CHECK(std::string(r.text().data(), r.text().size()).empty());
  for (u32 i = 0; i < 64; ++i) CHECK(out[i] == 1000 + (i % 8 | i / 8 % 4 << 10 | i / 32 << 20));
}

TEST_CASE("gfx90a's private segment is a buffer whose index is the lane") {
  program_writer w(isa::arch::gfx90a);
  w.p.block_size[0] = 64;
  w(v_lshlrev_b32, v(1), k(2), v(0))(v_mov_b32, v(2), k(8));
  // s[0:3] is the descriptor; the stack pointer s8 counts bytes of 64 lanes.
  w(buffer_store_dword, v(1), off, s(0), s(8), with(isa::modifier::offset, 4));
  w(buffer_load_dword, v(3), v(2), s(0), k(0), with(isa::modifier::offset, 4).set(isa::modifier::offen, 1));
  w(s_waitcnt, imm(0))(global_store_dword, v(1), v(3), s(4))(s_endpgm);
  INFO(w.missing_name);
  REQUIRE(w.missing == 0);
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
  const sim::result r = sim::run(w.p, o, memory, 0);
  CHECK(std::string(r.text().data(), r.text().size()).empty());
  for (u32 i = 0; i < 64; ++i) CHECK(out[i] == 4 * i);
}

TEST_CASE("undefined operands are let pass on request, but not as addresses or data") {
  const auto reports = [](bool stored, bool allowed) {
    program_writer w;
    w(v_mad_u64_u32, v(10), s(20), v(0), k(3),
      v(6)); // v7 has no value: only the upper half of the result needs it
    w(v_lshlrev_b32, v(1), k(2), v(0))(v_mov_b32, v(stored ? 5 : 6), k(1));
    w(global_store_dword, v(1), v(stored ? 12 : 10), s(2))(s_endpgm);
    std::vector<u32> out(64);
    sim::memory memory;
    const u64 base = memory.declare(reinterpret_cast<u8*>(out.data()), 256, true);
    sim::launch_options o;
    o.undefined_operands = allowed;
    o.entry.packed_work_items = 1;
    o.entry.scalars.push_back({2, static_cast<u32>(base)});
    o.entry.scalars.push_back({3, static_cast<u32>(base >> 32)});
    return sim::run(w.p, o, memory, 0).reports.size();
  };
  CHECK(reports(false, false) == 1);
  CHECK(reports(false, true) == 0);
  CHECK(reports(true, true) == 1);
}
