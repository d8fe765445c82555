// SPDX-License-Identifier: MIT
// Which readers of a lane's value read the VGPR in place of the SGPR.
#include "unit/pass/after_pass.hpp"

#include <kiln/pass/simplify/bypass_lane_reads.hpp>

namespace {

using namespace kiln;
using namespace kiln_test;

using pass_under_test = decltype([](ir::program& p) { pass::bypass_lane_reads(p); });

/// The value of a VGPR that all lanes have alike, as workgroup_reduce takes it.
constexpr auto uniform_of(builder k, const auto& v) {
  auto s = k.read_first_lane(v);
  k.program().code.back().marks |= ir::mark::uniform;
  k.program().has_uniform_reads = true;
  return s;
}

TEST_CASE("vector instructions of the builder's choice read the VGPR, scalar and named ones the SGPR") {
  after<pass_under_test, "1:\n"
                         "  v_mov_b32_e32 %v8, 5\n"
                         "  v_readfirstlane_b32 %s9, %v8\n"
                         "  v_add_u32_e32 %v11, %v8, %v5\n"
                         "  v_mov_b32_e32 %v12, %v8\n"
                         "  s_add_i32 %s14, %s9, 3\n"
                         "  v_mov_b32_e32 %v11, %s9\n"
                         "  s_endpgm\n">([](builder k) {
    auto v = k.vgpr<i32>(5);
    auto s = uniform_of(k, v);
    auto sum = k.vgpr<i32>(s + k.thread_idx.x);
    auto copy = k.vgpr<i32>(s);
    (void)copy;
    auto three = k.sgpr<i32>(s + 3);
    (void)three;
    k.v_mov_b32(sum, s);
    k.s_endpgm();
  });
}

TEST_CASE("under a where the lanes are fewer, and read it too") {
  after<pass_under_test, "1:\n"
                         "  v_mov_b32_e32 %v8, 5\n"
                         "  v_mov_b32_e32 %v9, 0\n"
                         "  v_readfirstlane_b32 %s10, %v8\n"
                         "  v_cmp_lt_i32_e64 %s[11:12], %v5, 3\n"
                         "  s_and_saveexec_b64 %s[13:14], %s[11:12]\n"
                         "2: ; region 1\n"
                         "  v_mov_b32_e32 %v9, %v8\n"
                         "3:\n"
                         "  s_mov_b64 exec, %s[13:14]\n"
                         "  s_endpgm\n">([](builder k) {
    auto v = k.vgpr<i32>(5), x = k.vgpr<i32>(0);
    auto s = uniform_of(k, v);
    k.where(k.thread_idx.x < 3, [&] { x = s; }, without_skip);
    k.s_endpgm();
  });
}

TEST_CASE("registers with several writers, readers before the read, and EXEC by hand are left alone") {
  unchanged<pass_under_test>([](builder k) { // the VGPR changes
    auto v = k.vgpr<i32>(5);
    auto s = uniform_of(k, v);
    v = 6;
    v = k.thread_idx.x + s;
    k.s_endpgm();
  });
  unchanged<pass_under_test>([](builder k) { // of the iteration before
    auto s = k.sgpr<i32>();
    auto x = k.vgpr<i32>(1);
    k.for_(0, 3, 1, [&](auto i) {
      auto v = k.vgpr<i32>(i + 3);
      x += s;
      k.program_draft().emit(isa::mn::v_readfirstlane_b32, s, v);
      k.program().code.back().marks |= ir::mark::uniform;
      k.program().has_uniform_reads = true;
    });
    k.s_endpgm();
  });
  unchanged<pass_under_test>([](builder k) { // on one way only
    auto s = k.sgpr<i32>();
    auto n = k.block_idx.x + 0;
    auto v = k.vgpr<i32>();
    k.if_(n == 3, [&] {
      k.program_draft().emit(isa::mn::v_mov_b32, v, 7);
      k.program_draft().emit(isa::mn::v_readfirstlane_b32, s, v);
      k.program().code.back().marks |= ir::mark::uniform;
      k.program().has_uniform_reads = true;
    });
    k.program_draft().emit(isa::mn::v_add_u32, v, s, k.thread_idx.x);
    k.s_endpgm();
  });
  unchanged<pass_under_test>([](builder k) {
    auto v = k.vgpr<i32>(5);
    auto s = uniform_of(k, v);
    k.s_mov_b64(exec, 7);
    auto sum = k.vgpr<i32>(s + k.thread_idx.x);
    (void)sum;
    k.s_endpgm();
  });
}

} // namespace
