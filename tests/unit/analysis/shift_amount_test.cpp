// SPDX-License-Identifier: MIT
// Which instructions shift 64 bits by a VGPR, and where that matters: pass and judge both ask.
#include "program/assembly.hpp"

#include <kiln/analysis/rows/shift_amount.hpp>

#include <catch2/catch_test_macros.hpp>

using namespace kiln_test;

namespace {

bool shifts_by_v5(const std::string& line) {
  return analysis::shifts_64_bits_by(assemble(isa::arch::gfx90a, line + "\ns_endpgm").code[0], 5);
}

TEST_CASE("64-bit shifts by a VGPR, and no others") {
  CHECK(shifts_by_v5("v_lshlrev_b64 v[0:1], v5, v[2:3]"));
  CHECK(shifts_by_v5("v_lshrrev_b64 v[0:1], v5, v[2:3]"));
  CHECK(shifts_by_v5("v_ashrrev_i64 v[0:1], v5, v[2:3]"));
  CHECK(!shifts_by_v5("v_lshlrev_b64 v[0:1], v4, v[4:5]"));
  CHECK(!shifts_by_v5("v_lshlrev_b64 v[0:1], s5, v[2:3]"));
  CHECK(!shifts_by_v5("v_lshlrev_b32_e32 v0, v5, v2"));
}

TEST_CASE("only gfx90a has the fault") {
  for (const isa::arch a : {isa::arch::gfx90a, isa::arch::gfx942, isa::arch::gfx950}) {
    ir::program p;
    p.arch = a;
    CHECK(analysis::has_shift_amount_fault(p) == (a == isa::arch::gfx90a));
  }
}

} // namespace
