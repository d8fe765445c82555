// SPDX-License-Identifier: MIT
#include "program/assembly.hpp"

#include <kiln/check/finish/write_back.hpp>
#include <kiln/pass/finish/write_back_scalars.hpp>

#include <catch2/catch_test_macros.hpp>

using namespace kiln_test;

namespace {

std::string after(const std::string& text) {
  ir::program p = assemble(isa::arch::gfx942, text);
  pass::write_back_scalars(p);
  note error;
  check::write_back(p, error);
  CHECK(!error.raised);
  return string_of(code_of(p));
}

std::string finding(const std::string& text) {
  note error;
  check::write_back(assemble(isa::arch::gfx942, text), error);
  if (!error.raised) return "";
  const text_buffer message = error.message();
  return {message.data(), message.size()};
}

const std::string store = "s_store_dword s0, s[2:3], 0\n";

} // namespace

TEST_CASE("scalar stores are written back before the program ends", "[proof]") {
  CHECK(after(store + "s_endpgm") == store + "s_dcache_wb\ns_endpgm\n");
  CHECK(after(store + "s_dcache_wb\ns_endpgm") == store + "s_dcache_wb\ns_endpgm\n");
  CHECK(after("s_dcache_wb\n" + store + "s_endpgm") == "s_dcache_wb\n" + store + "s_dcache_wb\ns_endpgm\n");
  CHECK(after("s_load_dword s0, s[2:3], 0\ns_endpgm") == "s_load_dword s0, s[2:3], 0\ns_endpgm\n");
  CHECK(after("s_atomic_add s0, s[2:3], 0\ns_endpgm") ==
        "s_atomic_add s0, s[2:3], 0\ns_dcache_wb\ns_endpgm\n");
}

TEST_CASE("the judge of scalar stores follows every path", "[proof]") {
  CHECK(finding(store + "s_endpgm") ==
        "test:2: s_endpgm ends the program before s_store_dword of line 1 has reached memory: s_dcache_wb is "
        "missing");
  CHECK(finding("s_cbranch_scc1 out\n" + store + "out:\ns_endpgm") != "");
  CHECK(finding("s_cbranch_scc1 out\n" + store + "s_dcache_wb\nout:\ns_endpgm") == "");
  CHECK(finding("s_dcache_wb\nloop:\n" + store + "s_cbranch_scc1 loop\ns_endpgm") != "");
  CHECK(finding("s_endpgm") == "");
}
