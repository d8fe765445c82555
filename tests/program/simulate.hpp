// SPDX-License-Identifier: MIT
// Runs a piece of kernel through the whole pipeline and the simulator, waits and wait states watched.
#pragma once

#include "program/verdicts.hpp"

#include <kiln/author/kernel_draft.hpp>
#include <kiln/compile/kernel.hpp>
#include <kiln/compile/pipeline.hpp>
#include <kiln/sim.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <vector>

namespace kiln_test {

using namespace kiln;

inline constexpr isa::arch all_archs[] = {isa::arch::gfx90a, isa::arch::gfx942, isa::arch::gfx950};

/// The compiled program of `body(builder, arg<Host>...)`; where registers run out, compiled again as
/// compile::compile_kernel does.
template<class... Host, class Body>
ir::program compiled(isa::arch arch, u32 block, Body body, u32 block_y = 1, u32 block_z = 1,
                     u32 attempt = 0) {
  kernel_draft k(arch, block, block_y, block_z);
  if (attempt != 0) {
    const compile::economy& e = compile::economies[attempt - 1];
    k.program().saves_registers = e.saves_registers;
    k.program().gave_up = e.left_out;
    k.program().left_out |= e.left_out;
  }
  call_kernel<Host...>(k, body);
  k.emit(isa::mn::s_endpgm, source{});
  INFO(std::string(k.error().message().data(), k.error().message().size()));
  REQUIRE(!k.failed());
  REQUIRE(verdicts_differ(k.program()) == "");
  note error;
  compile::run_pipeline(k.program(), error);
  if (error.exhausted_bank >= 0 && attempt != sizeof(compile::economies) / sizeof(compile::economies[0]))
    return compiled<Host...>(arch, block, body, block_y, block_z, attempt + 1);
  const text_buffer message = error.message();
  INFO(std::string(message.data(), message.size()));
  REQUIRE(!error.raised);
  return static_cast<ir::program&&>(k.program());
}

/// Runs a program and requires a run without reports.
template<class... Arguments> sim::result run_clean(const ir::program& p, u32 grid, Arguments&&... arguments) {
  sim::result r = sim::run(p, {.grid = {grid}, .threads = 1}, arguments...);
  const text_buffer text = r.text();
  INFO(std::string(text.data(), text.size()));
  REQUIRE(r.ok);
  return r;
}

/// A small generator of its own: the same values on every machine.
struct random_words {
  u64 state = 0x9e3779b97f4a7c15ull;
  u32 operator()() {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return static_cast<u32>(state >> 32);
  }
};

} // namespace kiln_test
