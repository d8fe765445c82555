// SPDX-License-Identifier: MIT
// The simulator's reports about a built kernel name the kernel's own file and line, before and after the pipeline.
#include "program/expect.hpp"

#include <kiln/compile/kernel.hpp>
#include <kiln/sim.hpp>

#include <algorithm>

namespace {

using namespace kiln;
using namespace kiln_test;

constexpr unsigned line_of_store = __LINE__ + 5;
constexpr void store_past_the_end(builder k, arg<u32*> out) {
  auto at = k.vgpr<u32>();
  k.v_lshlrev_b32(at, 2, k.thread_idx.x);
  k.v_add_u32(at, 1024, at);
  k.global_store_dword(at, k.thread_idx.x, out);
}

constexpr unsigned line_of_exchange = __LINE__ + 8;
constexpr void exchange_without_barrier(builder k, arg<u32*> out) {
  auto shared = k.lds<u32>(128);
  auto at = k.vgpr<u32>(), other = k.vgpr<u32>(), value = k.vgpr<u32>();
  (void)shared;
  k.v_lshlrev_b32(at, 2, k.thread_idx.x);
  k.v_xor_b32(other, 256, at);
  k.ds_write_b32(at, k.thread_idx.x); // the race's other party
  k.ds_read_b32(value, other);
  k.global_store_dword(at, value, out);
}

template<auto Kernel> sim::result run(isa::arch arch) {
  const compile::outcome built =
      compile::compile_kernel<Kernel, compile::kernel_options<block_size<128>>>(arch);
  REQUIRE(!built.error.raised);
  u32 out[128] = {};
  sim::buffer<u32> b(out);
  return sim::run(built.program, {.threads = 1}, b);
}
bool is_here(const source& s) { return std::string(s.file).ends_with("report_place_test.cpp"); }

} // namespace

TEST_CASE("a report names the kernel's file and line") {
  for (const isa::arch a : {isa::arch::gfx90a, isa::arch::gfx942, isa::arch::gfx950}) {
    const sim::result bounds = run<store_past_the_end>(a);
    REQUIRE(bounds.reports.size() == 1);
    const sim::report& r = bounds.reports[0];
    CHECK(r.kind == sim::report_kind::out_of_bounds);
    CHECK(r.where.line == line_of_store);
    CHECK(is_here(r.where));
    CHECK(string_of(r.line()).find("report_place_test.cpp:" + std::to_string(line_of_store) +
                                   ": error: global_store_dword ") != std::string::npos);
    const sim::result race = run<exchange_without_barrier>(a);
    bool found = false;
    for (u32 i = 0; i < race.reports.size(); ++i) {
      if (race.reports[i].kind != sim::report_kind::lds_race) continue;
      found = true;
      // Which of the two comes second depends on the waves' order.
      const u32 here = race.reports[i].where.line, there = race.reports[i].other.where.line;
      CHECK(std::max(here, there) == line_of_exchange);
      CHECK(std::min(here, there) == line_of_exchange - 1);
      CHECK(is_here(race.reports[i].other.where));
      CHECK(race.reports[i].wave != race.reports[i].other.wave);
    }
    CHECK(found);
  }
}
