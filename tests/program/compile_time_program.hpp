// SPDX-License-Identifier: MIT
// A small program that can be built in constant evaluation: a load, a transcendental, a matrix chain, uses, a loop.
#pragma once

#include <kiln/ir/program.hpp>
#include <kiln/isa/table.hpp>

namespace kiln_test {

using namespace kiln;

constexpr void put(ir::program& p, u16 mnemonic, ir::operand a = {}, ir::operand b = {}, ir::operand c = {},
                   ir::operand d = {}) {
  ir::instruction in{};
  in.row = isa::mnemonics[mnemonic].first_row;
  in.ops[0] = a;
  in.ops[1] = b;
  in.ops[2] = c;
  in.ops[3] = d;
  p.code.push_back(in);
}

/// ds_read_b32 v0, v1 / v_exp_f32 v2, v3 / v_add_f32 v4, v2, v0 / s_cbranch_scc1 to the start / s_endpgm
constexpr ir::program compile_time_program() {
  const auto v = [](u32 n) { return ir::operand(ir::operand_kind::vgpr, n); };
  ir::program p;
  p.arch = isa::arch::gfx942;
  p.stage = ir::stage::assigned;
  p.regions.push_back({});
  p.blocks.push_back({0, 0});
  p.labels.push_back({0});
  put(p, isa::mn::ds_read_b32, v(0), v(1));
  put(p, isa::mn::v_exp_f32, v(2), v(3));
  put(p, isa::mn::v_add_f32, v(4), v(2), v(0));
  put(p, isa::mn::s_cbranch_scc1, {ir::operand_kind::label, 0});
  p.blocks.push_back({p.code.size(), 0});
  put(p, isa::mn::s_endpgm);
  return p;
}

} // namespace kiln_test
