// SPDX-License-Identifier: MIT
// Subroutines, whose label is the second operand; jumps with unknown targets; EXEC as a second result.
#include <kiln/compile/kernel.hpp>
#include <kiln/sim.hpp>
#include <kiln/text/print.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <vector>

namespace {

using namespace kiln;
using block = block_size<64>;

constexpr void calls(builder k, arg<u32*> out) {
  auto back = k.sgpr<u64>();
  auto kept = k.vgpr<u32>(1000), x = k.vgpr<u32>();
  const auto body = k.label(), behind = k.label();
  k.v_mul_u32_u24(x, 3, k.thread_idx.x);
  k.s_call_b64(back, body);
  k.s_branch(behind);
  k.place(body);
  auto t = k.vgpr<u32>();
  k.v_mul_lo_u32(t, x, x);
  k.v_add_u32(x, 1, t);
  k.s_setpc_b64(back);
  k.place(behind);
  out[k.thread_idx.x] = x + kept;
}

constexpr void calls_twice(builder k) {
  auto back = k.sgpr<u64>();
  const auto body = k.label(), behind = k.label();
  k.s_call_b64(back, body);
  k.s_call_b64(back, body);
  k.s_branch(behind);
  k.place(body);
  k.s_setpc_b64(back);
  k.place(behind);
}

constexpr void jumps_anywhere(builder k) {
  auto to = k.sgpr<u64>(0), back = k.sgpr<u64>();
  k.s_swappc_b64(back, to);
}

constexpr void carries_into_exec(builder k) {
  auto a = k.vgpr<u32>(1), d = k.vgpr<u32>();
  k.v_add_co_u32(d, exec, a, a);
}

std::string error_of(const compile::outcome& o) {
  const text_buffer message = o.error.message();
  return {message.data(), message.size()};
}

} // namespace

TEST_CASE("a subroutine is called and returns", "[proof]") {
  for (const isa::arch a : {isa::arch::gfx90a, isa::arch::gfx942, isa::arch::gfx950}) {
    const compile::outcome o = compile::compile_kernel<calls, block>(a);
    INFO(error_of(o));
    REQUIRE(!o.error.raised);
    std::vector<u32> out(64);
    sim::buffer<u32> to(out.data(), 64);
    sim::launch_options launch;
    launch.threads = 1;
    const sim::result r = sim::run(o.program, launch, to);
    const text_buffer text = text::listing(o.program), reports = r.text();
    INFO(std::string(text.data(), text.size()) + std::string(reports.data(), reports.size()));
    CHECK(r.ok);
    for (u32 i = 0; i < 64; ++i) CHECK(out[i] == 9 * i * i + 1 + 1000);
  }
}

TEST_CASE("jumps whose target is not known are refused", "[proof]") {
  const auto refused = [](const compile::outcome& o, const char* why) {
    INFO(error_of(o));
    CHECK(o.error.raised);
    CHECK(error_of(o).find(why) != std::string::npos);
  };
  refused(compile::compile_kernel<calls_twice, block>(isa::arch::gfx942),
          "s_setpc_b64: where it goes is not known: there are 2 s_call_b64, 1 is allowed");
  refused(compile::compile_kernel<jumps_anywhere, block>(isa::arch::gfx942),
          "s_swappc_b64: where it goes is not known; branch to a label, or call with s_call_b64");
}

TEST_CASE("EXEC as a second result is written by hand", "[proof]") {
  const compile::outcome o = compile::build_kernel<carries_into_exec, block>(isa::arch::gfx942);
  REQUIRE(!o.error.raised);
  CHECK(o.program.writes_exec_by_hand);
}
