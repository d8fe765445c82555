// SPDX-License-Identifier: MIT
// The s_nop at the beginning of kernels whose work-item ids the compiler unpacks.
#include <catch2/catch_test_macros.hpp>
#include <kiln/compile/kernel.hpp>

namespace {
using namespace kiln;

constexpr void reads_x(builder& k, arg<int*> out) { out[k.thread_idx.x] = k.thread_idx.x; }
constexpr void reads_y(builder& k, arg<int*> out) { out[k.thread_idx.x] = k.thread_idx.y; }

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

} // namespace
