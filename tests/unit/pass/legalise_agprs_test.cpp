// SPDX-License-Identifier: MIT
// AGPRs where instructions do not take them: copies, or an error where the author wants no pass to help.
#include "unit/pass/after_pass.hpp"

#include <kiln/pass/registers/legalise_agprs.hpp>

namespace {

using namespace kiln;
using namespace kiln_test;

using pass_under_test = decltype([](ir::program& p) { pass::legalise_agprs(p); });

TEST_CASE("AGPRs: operands are copied to VGPRs, results back") {
  after<pass_under_test, "1:\n"
                         "  v_accvgpr_read_b32 %v11, %a8\n"
                         "  v_add_f32_e32 %v10, %v11, %v10\n"
                         "  v_accvgpr_read_b32 %v12, %a8\n"
                         "  v_mul_f32_e32 %v12, %v12, %v12\n"
                         "  v_accvgpr_write_b32 %a8, %v12\n"
                         "  v_accvgpr_read_b32 %v13, %a9\n"
                         "  v_fmac_f32_e32 %v13, %v10, %v10\n"
                         "  v_accvgpr_write_b32 %a9, %v13\n">([](builder k) {
    auto a = k.agpr<f32, 2>();
    auto x = k.vgpr<f32>();
    k.v_add_f32(x, a[0], x);
    k.v_mul_f32(a[0], a[0], a[0]);
    k.v_fmac_f32(a[1], x, x); // reads its result
  });
}

TEST_CASE("AGPRs: pairs, and blocks that end with such an instruction") {
  after<pass_under_test, "1:\n"
                         "  v_accvgpr_read_b32 %v10, %a8\n"
                         "  v_accvgpr_read_b32 %v11, %a9\n"
                         "  v_lshlrev_b64 %v[10:11], 3, %v[10:11]\n"
                         "  v_accvgpr_write_b32 %a8, %v10\n"
                         "  v_accvgpr_write_b32 %a9, %v11\n"
                         "2:\n"
                         "  s_nop 0\n"
                         "  s_branch 2b\n"
                         "3:\n">([](builder k) {
    auto a = k.agpr<u64>();
    k.v_lshlrev_b64(a, 3, a);
    auto l = k.label();
    k.place(l);
    k.s_nop(0);
    k.goto_(l);
  });
}

TEST_CASE("AGPRs: nothing to do where the instruction takes them") {
  unchanged<pass_under_test>([](builder k) {
    auto a = k.agpr<f32, 4>();
    auto x = k.vgpr<f32>();
    k.v_mfma_f32_4x4x1_16b_f32(a, x, x, a);
    k.ds_write_b128(k.thread_idx.x, a);
    k.v_accvgpr_read_b32(x, a[1]);
  });
}

TEST_CASE("AGPRs: refused where a copy would miss disabled lanes, and where the pass is left out") {
  refused<"v_readlane_b32: operand 2 (src0) is an AGPR; allowed here: VGPR">(__LINE__ + 3, [](builder k) {
    auto a = k.agpr<f32>();
    auto s = k.sgpr<f32>();
    k.v_readlane_b32(s, a, 3);
  });
  refused<
      "v_add_f32: operand 2 (src0) is an AGPR; allowed here: SGPR, VGPR, vcc, exec, m0 or inline constant">(
      __LINE__ + 4, [](builder k) {
        k.without<passes::legalise_agprs>();
        auto a = k.agpr<f32>();
        auto x = k.vgpr<f32>();
        k.v_add_f32(x, a, x);
      });
}

} // namespace
