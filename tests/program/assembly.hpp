// SPDX-License-Identifier: MIT
// Programs for tests from assembly text: physical registers, as after register assignment.
#pragma once

#include "program/interface.hpp"
#include "program/listing.hpp"

#include <kiln/text/read.hpp>

#include <stdexcept>
#include <string_view>

namespace kiln_test {

/// The program of a text. Its instructions have the text's line numbers in the file "test", branches go to labels, and each
/// block has a label. Throws what text::read_assembly says of a text that it does not understand.
constexpr ir::program assemble(isa::arch a, std::string_view assembly) {
  note error;
  const text_view whole(assembly.data(), static_cast<u32>(assembly.size()));
  ir::program p = text::read_assembly(a, whole, "test", error).program;
  if (error.raised) throw std::runtime_error(string_of(error.message()));
  p.stage = ir::stage::assigned;
  for (u32 b = 0; b < p.blocks.size(); ++b) p.labels.push_back({b});
  return p;
}

/// The same with add_interface's arguments and ids in registers.
constexpr ir::program assemble_kernel(isa::arch a, std::initializer_list<u32> sizes, u32 block,
                                      std::string_view assembly) {
  ir::program p = assemble(a, assembly);
  add_interface(p, sizes, block);
  return p;
}

constexpr ir::program assemble_kernel(isa::arch a, std::initializer_list<u32> sizes, u32 block,
                                      const text_buffer& assembly) {
  return assemble_kernel(a, sizes, block, std::string_view(assembly.data(), assembly.size()));
}

/// A loop in which a wait and a wait state are missing, for constant evaluation of passes and judges.
inline constexpr std::string_view loop_without_waits = "start:\n"
                                                       "ds_read_b32 v0, v1\n"
                                                       "v_exp_f32_e32 v2, v3\n"
                                                       "v_add_f32_e32 v4, v2, v0\n"
                                                       "s_cbranch_scc1 start\n"
                                                       "s_endpgm\n";

} // namespace kiln_test
