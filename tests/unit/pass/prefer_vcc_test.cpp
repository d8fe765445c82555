// SPDX-License-Identifier: MIT
// Which masks go to VCC, and what keeps it from them; and that the judge sees what the pass must not do.
#include "unit/pass/after_pass.hpp"

#include <kiln/author/values/select.hpp>

#include <kiln/check/registers/vcc_choice.hpp>
#include <kiln/pass/registers/prefer_vcc.hpp>

namespace {

using namespace kiln;
using namespace kiln_test;
using author::select;

using pass_under_test = decltype([](ir::program& p) { pass::prefer_vcc(p); });

TEST_CASE("masks that do not overlap are in VCC, of those that do one") {
  after<pass_under_test, "1:\n"
                         "  v_cmp_lt_f32_e64 vcc, %v8, %v9\n"
                         "  v_cndmask_b32_e64 %v12, %v9, %v8, vcc\n"
                         "  v_cmp_gt_f32_e64 vcc, %v8, %v9\n"
                         "  v_cmp_eq_f32_e64 %s[15:16], %v8, %v9\n"
                         "  s_and_b64 vcc, vcc, %s[15:16]\n"
                         "  v_cndmask_b32_e64 %v19, %v9, %v8, vcc\n">([](builder k) {
    auto a = k.vgpr<f32>(), b = k.vgpr<f32>();
    (void)select(a < b, a, b);
    (void)select(a > b && a == b, a, b);
  });
}

TEST_CASE("of two masks the one that ends first is in VCC") {
  after<pass_under_test, "1:\n"
                         "  v_cmp_gt_f32_e64 %s[10:11], %v8, %v9\n"
                         "  v_cmp_lt_f32_e64 vcc, %v8, %v9\n"
                         "  v_cndmask_b32_e64 %v14, %v9, %v8, vcc\n"
                         "  v_cndmask_b32_e64 %v15, %v9, %v8, %s[10:11]\n">([](builder k) {
    auto a = k.vgpr<f32>(), b = k.vgpr<f32>();
    auto m = a > b;
    (void)select(a < b, a, b);
    (void)select(m, a, b);
  });
}

TEST_CASE("carries are in VCC") {
  after<pass_under_test, "1:\n"
                         "  v_sub_co_u32_e64 %v12, vcc, %v8, %v10\n"
                         "  v_subb_co_u32_e64 %v13, vcc, %v9, %v11, vcc\n">([](builder k) {
    auto a = k.vgpr<u64>(), b = k.vgpr<u64>();
    (void)(a - b);
  });
}

TEST_CASE("a value of VCC that is read later stays, and an instruction by name makes no mask") {
  after<pass_under_test, "1:\n"
                         "  s_mov_b64 vcc, 5\n"
                         "  v_cmp_lt_f32_e64 %s[10:11], %v8, %v9\n"
                         "  v_cndmask_b32_e64 %v12, %v9, %v8, %s[10:11]\n"
                         "  v_cndmask_b32_e32 %v8, %v8, %v9, vcc\n"
                         "  v_cmp_lt_f32_e64 vcc, %v8, %v9\n"
                         "  v_cndmask_b32_e64 %v15, %v9, %v8, vcc\n"
                         "  v_cmp_lt_f32_e64 %s[16:17], %v8, %v9\n">([](builder k) {
    auto a = k.vgpr<f32>(), b = k.vgpr<f32>();
    k.s_mov_b64(vcc, 5);
    (void)select(a < b, a, b);
    k.v_cndmask_b32(a, a, b, vcc);
    (void)select(a < b, a, b);
    auto m = k.sgpr<u64>();
    k.v_cmp_lt_f32(m, a, b);
  });
}

TEST_CASE("a value of VCC that another block reads stays") {
  after<pass_under_test, "1:\n"
                         "  s_mov_b64 vcc, 5\n"
                         "2:\n"
                         "  v_cmp_lt_f32_e64 %s[10:11], %v8, %v9\n"
                         "  v_cndmask_b32_e64 %v12, %v9, %v8, %s[10:11]\n"
                         "3:\n"
                         "  s_cbranch_vccz 2b\n"
                         "4:\n"
                         "  v_cmp_lt_f32_e64 vcc, %v8, %v9\n"
                         "  v_cndmask_b32_e64 %v15, %v9, %v8, vcc\n">([](builder k) {
    auto a = k.vgpr<f32>(), b = k.vgpr<f32>();
    k.s_mov_b64(vcc, 5);
    auto again = k.label(), on = k.label();
    k.place(again);
    (void)select(a < b, a, b);
    k.place(on);
    k.s_cbranch_vccz(again);
    (void)select(a < b, a, b);
  });
}

TEST_CASE("a mask that lives across blocks is in other registers") {
  unchanged<pass_under_test>([](builder k) {
    auto a = k.vgpr<f32>(), b = k.vgpr<f32>();
    auto m = a < b;
    auto on = k.label();
    k.place(on);
    k.v_add_f32(a, a, b);
    (void)select(m, a, b);
  });
}

/// What the judge says after `change` has put registers of its own choice into VCC.
template<class Body, class Change> std::string judged(Body body, Change change) {
  kernel_draft k(isa::arch::gfx942, 64);
  body(k);
  ir::program p = k.program();
  const list<ir::instruction> before = p.code;
  change(p);
  note error;
  check::vcc_choice(before, p, analysis::control_flow(p), error);
  return string_of(error.text);
}
constexpr ir::operand vcc_operand{ir::operand_kind::fixed, ir::source_code::vcc};

/// Puts the mask that instruction `made` makes and `read` reads into VCC.
void put(ir::program& p, u32 made, u32 read) {
  p.code[made].set_op(0, vcc_operand);
  p.code[read].set_op(3, vcc_operand);
}

TEST_CASE("the judge finds masks that are not in VCC where they are read") {
  const auto two = [](builder k) {
    auto a = k.vgpr<f32>(), b = k.vgpr<f32>();
    auto m = a < b; // 0
    auto n = a > b; // 1
    (void)select(m, a, b);
    (void)select(n, a, b);
    k.v_cndmask_b32(a, a, b, vcc);
  };
  CHECK(judged(two, [](ir::program&) {}).empty());
  CHECK(
      judged(two, [](ir::program& p) { put(p, 0, 2); }) ==
      "v_cndmask_b32_e32: reads VCC, which may hold another value here than the one that was written to it");
  CHECK(judged(two, [](ir::program& p) { p.code.resize(4); }) ==
        "putting masks into VCC changed the number of instructions");
  CHECK(judged(two, [](ir::program& p) { put(p, 0, 2), put(p, 1, 3); }) ==
        "v_cndmask_b32_e64: reads VCC, which may hold another value here than the mask that was put there");
  CHECK(judged(two, [](ir::program& p) { p.code[0].ops[0] = vcc_operand; }) ==
        "v_cndmask_b32_e64: a mask is in a register here and in VCC elsewhere");
  CHECK(judged(two, [](ir::program& p) { p.code[0].ops[1] = p.code[0].ops[2]; }) ==
        "v_cmp_lt_f32_e64: an operand became another one that is not VCC");
}

} // namespace
