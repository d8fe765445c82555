// SPDX-License-Identifier: MIT
// What comes before the first use of a kernel argument.
#include "unit/pass/after_pass.hpp"

#include <kiln/pass/arguments/hide_argument_loads.hpp>

namespace {

using namespace kiln;
using namespace kiln_test;

using pass_under_test = decltype([](ir::program& p) { pass::hide_argument_loads(p); });

TEST_CASE("arguments: what needs none of them is computed while they are loaded") {
  after<pass_under_test, "1:\n"
                         "  s_load_dwordx2 %s[8:9], %s[0:1], 0\n"
                         "  s_load_dword %s10, %s[0:1], 8\n"
                         "  v_lshl_add_u32 %v14, %s2, 8, %v5\n"
                         "  v_mov_b32_e32 %v16, 0\n"
                         "  s_bfe_u32 %s11, %s10, 0x80000\n"
                         "  v_mov_b32_e32 %v12, %s11\n"
                         "  ds_write_b32 %v14, %v12\n"
                         "  global_load_dword %v15, %v16, %s[8:9]\n">([](builder k) {
    call_kernel<const int*, unsigned char>(k, [](builder b, arg<const int*> p, arg<unsigned char> n) {
      auto v = b.vgpr<u32>(n);
      auto i = b.block_idx.x * 256 + b.thread_idx.x;
      b.ds_write_b32(i, v);
      (void)p[0];
    });
  });
}

TEST_CASE("arguments: loads move to the front, past other memory, but not past a write of what they need") {
  const auto load = [](builder k, const emit::operand& d, i32 offset) {
    k.emit(isa::mn::s_load_dword, d, selection::reg_operand(ir::bank::sgpr, 0, isa::element::u64, {}),
           offset);
  };
  kernel_draft k(isa::arch::gfx942, 64);
  auto a = k.sgpr<u32>(), b = k.sgpr<u32>();
  auto v = k.vgpr<u32>();
  k.v_mov_b32(v, 1);
  k.ds_write_b32(v, v);
  load(k, a, 8);
  k.s_mov_b32(b, 3);
  load(k, b, 12);
  ir::program p = k.program();
  pass::hide_argument_loads(p);
  CHECK(string_of(code_of(p)) == "s_load_dword %s8, %s[0:1], 8\n"
                                 "v_mov_b32_e32 %v10, 1\n"
                                 "ds_write_b32 %v10, %v10\n"
                                 "s_mov_b32 %s9, 3\n"
                                 "s_load_dword %s9, %s[0:1], 12\n");
}

TEST_CASE("arguments: named instructions keep their place") {
  unchanged<pass_under_test>([](builder k) {
    call_kernel<int>(k, [](builder b, arg<int> n) {
      auto v = b.vgpr<i32>(), w = b.vgpr<i32>();
      b.v_mov_b32(v, n);
      b.v_mov_b32(w, 3);
    });
  });
}

} // namespace
