// SPDX-License-Identifier: MIT
// A kernel of one wave around a few instructions under test: registers in from memory, registers out to memory.
#pragma once

#include "program/by_operand.hpp"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <functional>
#include <kiln/sim/run.hpp>
#include <string>
#include <vector>

namespace kiln::test {

using namespace kiln_test::by_operand;

/// v1..v32 are loaded with `in` (register r, lane l: in[r - 1][l]), s8..s15 with `scalars`; `body` writes the instructions;
/// v40..v71 are stored and returned.
struct lane_kernel {
  static constexpr u32 registers = 32;
  std::vector<std::array<u32, 64>> in = std::vector<std::array<u32, 64>>(registers);
  std::array<u32, 8> scalars{};
  isa::arch arch = isa::arch::gfx942;
  u32 lds_bytes = 0;
  u32 scratch_bytes = 0;
  u32 results = 4; ///< registers to store

  u32& operator()(u32 reg, u32 lane) { return in[reg - 1][lane]; }

  std::vector<std::array<u32, 64>> run(const std::function<void(program_writer&)>& body,
                                       bool expect_clean = true) {
    using namespace isa::mn;
    program_writer w(arch);
    w.interface({0, 0, 0});
    w.p.lds_bytes = lds_bytes;
    w(s_load_dwordx4, s(4), s(0), imm(0))(s_load_dwordx2, s(20), s(0), imm(16))(s_waitcnt, imm(0));
    w(s_load_dwordx8, s(8), s(20), imm(0));
    w(v_lshlrev_b32, v(80), k(2), v(0));
    for (u32 r = 0; r < registers; ++r) {
      w(v_add_u32, v(81), r * 256, v(80));
      w(global_load_dword, v(1 + r), v(81), s(4));
    }
    for (u32 r = 0; r < registers; ++r) w(v_mov_b32, v(40 + r), k(0));
    w(s_waitcnt, imm(0))(s_nop, imm(15))(s_nop, imm(15));
    body(w);
    w(s_waitcnt, imm(0))(s_nop, imm(15))(s_nop, imm(15))(s_mov_b64, exec, k(-1));
    for (u32 r = 0; r < results; ++r) {
      w(v_add_u32, v(81), r * 256, v(80));
      w(global_store_dword, v(81), v(40 + r), s(6));
    }
    w(s_endpgm);
    INFO("no form of " << w.missing_name << " takes these operands");
    REQUIRE(w.missing == 0);
    std::vector<std::array<u32, 64>> out(registers);
    sim::buffer<u32> b_in(in[0].data(), registers * 64), b_out(out[0].data(), registers * 64),
        b_scalars(scalars.data(), 8);
    const sim::result r =
        sim::run(w.p, {.threads = 1, .scratch_bytes_per_lane = scratch_bytes}, b_in, b_out, b_scalars);
    lds = sim::by_unit(w.p, r.counters).lds_access;
    text = std::string(r.text().data(), r.text().size());
    INFO(text);
    if (expect_clean) REQUIRE(r.ok);
    kinds.clear();
    for (u32 i = 0; i < r.reports.size(); ++i) kinds.push_back(r.reports[i].kind);
    return out;
  }

  sim::memory_counters lds; ///< of all LDS instructions
  std::string text;
  std::vector<sim::report_kind> kinds;
};

inline u32 bits(f32 x) { return __builtin_bit_cast(u32, x); }
inline f32 real(u32 x) { return __builtin_bit_cast(f32, x); }

} // namespace kiln::test
