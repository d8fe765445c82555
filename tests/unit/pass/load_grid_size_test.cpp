// SPDX-License-Identifier: MIT
// Loads of the number of workgroups.
#include "unit/pass/after_pass.hpp"

#include <kiln/check/finish/entry.hpp>
#include <kiln/pass/arguments/load_grid_size.hpp>

namespace {

using namespace kiln;
using namespace kiln_test;

using pass_under_test = decltype([](ir::program& p) { pass::load_grid_size(p); });

TEST_CASE("grid size: each dimension that is read is loaded, the first two together") {
  after<pass_under_test, "1:\n"
                         "  s_load_dword %s8, %s[0:1], 0\n"
                         "  s_add_i32 %s11, %s8, 1\n">([](builder k) { (void)(k.grid_dim.x + 1); });
  after<pass_under_test, "1:\n"
                         "  s_load_dword %s9, %s[0:1], 4\n"
                         "  s_add_i32 %s11, %s9, 1\n">([](builder k) { (void)(k.grid_dim.y + 1); });
  after<pass_under_test, "1:\n"
                         "  s_load_dwordx2 %s[8:9], %s[0:1], 0\n"
                         "  s_add_i32 %s11, %s8, %s9\n">(
      [](builder k) { (void)(k.grid_dim.x + k.grid_dim.y); });
  after<pass_under_test,
        "1:\n"
        "  s_load_dword %s9, %s[0:1], 4\n"
        "  s_load_dword %s10, %s[0:1], 8\n"
        "  s_add_i32 %s11, %s9, %s10\n",
        isa::arch::gfx90a>([](builder k) { (void)(k.grid_dim.y + k.grid_dim.z); });
  after<pass_under_test,
        "1:\n"
        "  s_load_dword %s8, %s[0:1], 0\n"
        "  s_load_dword %s10, %s[0:1], 8\n"
        "  s_add_i32 %s11, %s8, %s10\n",
        isa::arch::gfx950>([](builder k) { (void)(k.grid_dim.x + k.grid_dim.z); });
}

TEST_CASE("grid size: it lies after the kernel's own arguments, at a multiple of 8 bytes") {
  after<pass_under_test, "1:\n"
                         "  s_load_dword %s15, %s[0:1], 24\n"
                         "  s_load_dwordx4 %s[8:11], %s[0:1], 0\n"
                         "  s_load_dword %s12, %s[0:1], 16\n"
                         "  s_bfe_u32 %s13, %s12, 0x80000\n"
                         "  s_mov_b32 %s14, %s15\n">([](builder k) {
    call_kernel<int*, int*, unsigned char>(
        k, [](builder b, const arg<int*>&, const arg<int*>&, const arg<unsigned char>&) {
          auto n = b.sgpr<i32>();
          n = b.grid_dim.x;
        });
  });
}

TEST_CASE("grid size: the loads stand before a loop that the kernel begins with") {
  after<pass_under_test, "1:\n"
                         "  s_load_dword %s9, %s[0:1], 8\n"
                         "  s_load_dword %s8, %s[0:1], 0\n"
                         "2:\n"
                         "  s_add_i32 %s8, %s8, %s9\n"
                         "  s_branch 2b\n"
                         "3:\n">([](builder k) {
    call_kernel<int>(k, [](builder b, arg<int> n) { b.forever([&] { n += b.grid_dim.x; }); });
  });
}

TEST_CASE("grid size: a kernel that does not read it stays as it is") {
  unchanged<pass_under_test>(
      [](builder k) { call_kernel<int>(k, [](builder b, arg<int> n) { n += b.block_idx.x; }); });
  kernel_draft k(isa::arch::gfx942, 64);
  k.s_mov_b32(k.grid_dim.x, 1); // written only
  ir::program p = k.program();
  REQUIRE(p.inputs.size() == 8);
  pass::load_grid_size(p);
  CHECK(p.inputs.size() == 7);
  CHECK(p.code.size() == 1);
  CHECK(!p.hidden_arguments);
}

/// What check::entry says of a kernel that begins with these loads.
std::string judged(u32 offset_bytes, bool hidden, bool loaded = true) {
  kernel_draft k(isa::arch::gfx942, 64);
  call_kernel<int*, int>(
      k, [](builder, const arg<int*>&, const arg<int>&) {}); // 12 bytes: the hidden ones begin at 16
  if (!loaded) (void)(k.grid_dim.x + 1);
  ir::program p = k.program();
  p.groups[p.inputs[0].group].fixed = 0;
  p.code[0].ops[2] = {ir::operand_kind::immediate, offset_bytes}; // of two dwords
  p.hidden_arguments = hidden;
  note error;
  check::entry(p, error);
  return string_of(error.text);
}

TEST_CASE("the judge misses arguments that the launch does not hand over") {
  CHECK(judged(4, false).empty());
  CHECK(judged(8, false) == "s_load_dwordx2 loads arguments up to byte 16; the kernel declares 12");
  CHECK(judged(16, true).empty());
  CHECK(judged(264, true).empty());
  CHECK(judged(268, true) == "s_load_dwordx2 loads arguments up to byte 276; the kernel declares 272");
  CHECK(judged(0, true, false) == "the number of workgroups is read but not loaded");
}

} // namespace
