// SPDX-License-Identifier: MIT
// The s_nop at the beginning of kernels whose work-item ids the compiler unpacks.
#include <catch2/catch_test_macros.hpp>
#include <kiln/compile/kernel.hpp>

#include <string>

namespace {
using namespace kiln;

constexpr void reads_x(builder k, arg<int*> out) { out[k.thread_idx.x] = k.thread_idx.x; }
constexpr void reads_y(builder k, arg<int*> out) { out[k.thread_idx.x] = k.thread_idx.y; }

template<auto Kernel> constexpr bool begins_with_nop() {
  const compile::outcome o = compile::compile_kernel<Kernel, block_size<8, 8>>(isa::arch::gfx942);
  return !o.error.raised && isa::rows[o.program.code[0].row].mnemonic == isa::mn::s_nop &&
         o.program.code[0].ops[0].payload() == 1 && o.program.blocks[0].first == 0;
}

TEST_CASE("an unpacked work-item id is two wait states away") {
  static_assert(begins_with_nop<reads_y>());
  CHECK(begins_with_nop<reads_y>());
}
TEST_CASE("an id that comes as the hardware leaves it needs nothing") {
  static_assert(!begins_with_nop<reads_x>());
  CHECK(!begins_with_nop<reads_x>());
}

TEST_CASE("the judge misses the wait states of an unpacked id, and asks for none of others") {
  compile::outcome o = compile::compile_kernel<reads_y, block_size<8, 8>>(isa::arch::gfx942);
  o.program.code[0].ops[0] = {ir::operand_kind::immediate, 0}; // the s_nop 1
  o.program.code[1] = o.program.code[0];                       // one wait state each
  note error;
  check::entry(o.program, error);
  CHECK(!error.raised);
  const isa::mn::mnemonic too_early[] = {isa::mn::v_mov_b32, isa::mn::s_branch};
  for (const isa::mn::mnemonic m : too_early) {
    o.program.code[1].row = isa::mnemonics[m].first_row;
    error = {};
    check::entry(o.program, error);
    const text_buffer message = error.message();
    CHECK(std::string(message.data(), message.size()).find("needs 2 wait states after the beginning") !=
          std::string::npos);
  }
}

} // namespace
