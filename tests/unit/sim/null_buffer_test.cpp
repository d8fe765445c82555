// SPDX-License-Identifier: MIT
// Null buffers: pointers of 0 that keep their number among the kernel's arguments.
#include "program/assembly.hpp"

#include <catch2/catch_test_macros.hpp>
#include <kiln/sim/run.hpp>
#include <string>

using namespace kiln;
using namespace kiln_test;

namespace {

/// Each work-item reads element work-item + 8 of the third of three buffers.
ir::program third_buffer_program() {
  return assemble_kernel(isa::arch::gfx942, {0, 0, 0}, 64, R"(
    s_load_dwordx2 s[4:5], s[0:1], 0x10
    v_lshlrev_b32_e32 v1, 2, v0
    s_waitcnt lgkmcnt(0)
    global_load_dword v2, v1, s[4:5] offset:32
    s_endpgm)");
}
std::string message_of(sim::buffer<float> a, sim::buffer<float> b) {
  float data[64] = {};
  sim::buffer<float> c(data);
  const sim::result r = sim::run(third_buffer_program(), {.threads = 1}, a, b, c);
  REQUIRE(r.reports.size() == 1);
  return {r.reports[0].message.data(), r.reports[0].message.size()};
}

} // namespace

TEST_CASE("a message counts null buffers among the arguments") {
  float one[4] = {}, two[4] = {};
  const auto some = [](float (&x)[4]) { return sim::buffer<float>(x); };
  const auto null = [] { return sim::buffer<float>(nullptr, 0); };
  constexpr const char* expected = "offset 256 of buffer argument 2 (256 bytes)";
  const auto has = [&](const std::string& text) { return text.find(expected) != std::string::npos; };
  CHECK(has(message_of(some(one), some(two))));
  CHECK(has(message_of(null(), some(two))));
  CHECK(has(message_of(some(one), null())));
  CHECK(has(message_of(null(), null())));
}
