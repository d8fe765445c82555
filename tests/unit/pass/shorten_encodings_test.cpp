// SPDX-License-Identifier: MIT
// Short encodings where VCC and registers allow them, numbers in the instruction that uses them, and what the judge refuses.
#include "unit/pass/after_pass.hpp"

#include <kiln/author/values/select.hpp>

#include <kiln/check/finish/encodings.hpp>
#include <kiln/pass/finish/shorten_encodings.hpp>
#include <kiln/pass/registers/prefer_vcc.hpp>
#include <kiln/pass/simplify/inline_literals.hpp>

namespace {

using namespace kiln;
using namespace kiln_test;
using author::select;

using short_forms = decltype([](ir::program& p) {
  pass::prefer_vcc(p);
  pass::shorten_encodings(p);
});
using with_numbers = decltype([](ir::program& p) {
  pass::prefer_vcc(p);
  pass::inline_literals(p);
  pass::shorten_encodings(p);
});

TEST_CASE("comparisons, selections and carries with VCC are short, sources in either order") {
  after<short_forms, "1:\n"
                     "  v_cmp_lt_f32_e32 vcc, %v8, %v9\n"
                     "  v_cndmask_b32_e32 %v17, %v9, %v8, vcc\n"
                     "  v_cmp_gt_f32_e32 vcc, 1.0, %v8\n"
                     "  v_cndmask_b32_e32 %v20, %v9, %v8, vcc\n"
                     "  v_sub_co_u32_e32 %v21, vcc, %v10, %v12\n"
                     "  v_subb_co_u32_e32 %v22, vcc, %v11, %v13, vcc\n">([](builder k) {
    auto a = k.vgpr<f32>(), b = k.vgpr<f32>();
    auto c = k.vgpr<u64>(), d = k.vgpr<u64>();
    (void)k.vgpr<f32>();
    (void)select(a < b, a, b);
    (void)select(a < 1, a, b);
    (void)(c - d);
  });
}

TEST_CASE("a sum in place is v_fmac") {
  after<short_forms, "1:\n"
                     "  v_fmac_f32_e32 %v8, %v9, %v9\n"
                     "  v_fmac_f32_e32 %v8, %s10, %v9\n"
                     "  v_fmac_f64_e32 %v[12:13], %v[14:15], %v[14:15]\n"
                     "  v_fma_f32 %v8, -%v9, %v9, %v8\n"
                     "  v_fma_f32 %v8, %v9, %v9, %v8\n">([](builder k) {
    auto a = k.vgpr<f32>(), b = k.vgpr<f32>();
    auto s = k.sgpr<f32>();
    (void)k.vgpr<f32>();
    auto c = k.vgpr<f64>(), d = k.vgpr<f64>();
    a += b * b;
    a += b * s;
    c += d * d;
    a -= b * b;
    k.v_fma_f32(a, b, b, a); // by name
  });
}

TEST_CASE("a number that one instruction reads is in it") {
  after<with_numbers, "1:\n"
                      "  v_cmp_gt_f32_e32 vcc, 0x40600000, %v8\n"
                      "  v_cndmask_b32_e32 %v13, %v9, %v8, vcc\n"
                      "  s_mov_b32 %s16, 0x40600000\n"
                      "  v_fma_f32 %v8, %s16, %v9, -%v8\n">([](builder k) {
    auto a = k.vgpr<f32>(), b = k.vgpr<f32>();
    (void)select(a < 3.5f, a, b);
    a = b * 3.5f - a;
  });
}

/// Whether the judge accepts what `change` makes of the piece's first instruction.
template<class Body, class Change> bool accepted(Body body, Change change) {
  kernel_draft k(isa::arch::gfx942, 64);
  body(k);
  ir::program p = k.program();
  const list<ir::instruction> before = p.code;
  change(p.code[0]);
  note error;
  check::encodings(before, p, error);
  return !error.raised;
}
constexpr u16 first_row(isa::mn::mnemonic m) { return isa::mnemonics[m].first_row; }
constexpr void exchange(ir::instruction& in, u32 i, u32 k) {
  const ir::operand a = in.op(i);
  in.set_op(i, in.op(k));
  in.set_op(k, a);
}

TEST_CASE("the judge accepts the same operation only") {
  const auto compare = [](builder k) {
    auto a = k.vgpr<f32>(), b = k.vgpr<f32>();
    k.emit(isa::mn::v_cmp_lt_f32, vcc, a, b);
  };
  using isa::mn::v_cmp_gt_f32, isa::mn::v_cmp_nge_f32, isa::mn::v_cmp_ge_f32, isa::mn::v_fmac_f32;
  CHECK(accepted(compare, [](ir::instruction&) {}));
  CHECK(accepted(compare, [](ir::instruction& in) { in.row = first_row(v_cmp_gt_f32), exchange(in, 1, 2); }));
  CHECK(!accepted(compare, [](ir::instruction& in) { in.row = first_row(v_cmp_gt_f32); }));
  CHECK(!accepted(compare, [](ir::instruction& in) { exchange(in, 1, 2); }));
  CHECK(!accepted(compare, [](ir::instruction& in) { in.row = first_row(v_cmp_nge_f32); }));
  CHECK(
      !accepted(compare, [](ir::instruction& in) { in.row = first_row(v_cmp_ge_f32), exchange(in, 1, 2); }));
  const auto sum = [](builder k) {
    auto a = k.vgpr<f32>(), b = k.vgpr<f32>(), c = k.vgpr<f32>();
    a = b * c + b;
  };
  CHECK(!accepted(sum, [](ir::instruction& in) { in.row = first_row(v_fmac_f32), in.ops[3] = {}; }));
  const auto in_place = [](builder k) {
    auto a = k.vgpr<f32>(), b = k.vgpr<f32>(), c = k.vgpr<f32>();
    a += b * c;
  };
  CHECK(accepted(in_place, [](ir::instruction& in) { in.row = first_row(v_fmac_f32), in.ops[3] = {}; }));
  CHECK(!accepted(in_place, [](ir::instruction& in) {
    in.row = first_row(v_fmac_f32), in.ops[3] = {}, in.ops[1] = in.ops[2];
  }));
}

/// All pairs of the list: each turned twice is itself, and the judge, which goes by names, agrees.
TEST_CASE("instructions with their sources in the other order") {
  u32 pairs = 0;
  for (u32 m = 0; m < isa::mnemonic_count; ++m) {
    const u32 other = isa::commuted(m);
    if (other == isa::not_commutable) continue;
    ++pairs;
    CHECK(isa::commuted(other) == m);
    ir::instruction x{}, y{};
    x.row = first_row(static_cast<isa::mn::mnemonic>(m)),
    y.row = first_row(static_cast<isa::mn::mnemonic>(other));
    const isa::operand_list& list = isa::operand_lists[isa::rows[x.row].operands];
    for (u32 k = 0; k < list.count; ++k)
      x.ops[k] = ir::operand(ir::operand_kind::vgpr, list.places[k].is_written() ? 9 : k);
    y.ops = x.ops;
    const u32 first = static_cast<u32>(__builtin_ctz(list.reads));
    exchange(y, first, first + 1);
    INFO(isa::rows[x.row].name());
    CHECK(check::detail::encoding_judge().same(x, y));
  }
  CHECK(pairs == 102);
}

} // namespace
