// SPDX-License-Identifier: MIT
// Programs whose workgroups wait for one another.
#pragma once

#include "program/assembly.hpp"

#include <kiln/sim/run.hpp>

#include <string>
#include <string_view>

namespace kiln_test {

/// A program that begins with arguments (u32* flags, u32* out) in s[4:5] and s[6:7]; v1 = 0. One lane works in memory.
constexpr kiln::ir::program waiting_program(std::string_view rest, kiln::u32 waves = 1) {
  kiln::text_buffer text;
  text << "s_load_dwordx4 s[4:7], s[0:1], 0x0\n"
          "v_mov_b32_e32 v1, 0\n"
          "s_waitcnt lgkmcnt(0)\n"
       << kiln::text_view(rest.data(), static_cast<kiln::u32>(rest.size()));
  return assemble_kernel(kiln::isa::arch::gfx942, {0, 0}, 64 * waves, text);
}

inline std::string text_of(const kiln::sim::result& r) {
  const kiln::text_buffer t = r.text();
  return {t.data(), t.size()};
}

} // namespace kiln_test
