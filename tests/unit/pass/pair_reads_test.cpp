// SPDX-License-Identifier: MIT
// Which neighbouring reads of LDS become one, and what the judge refuses.
#include "unit/pass/after_pass.hpp"

#include <kiln/check/finish/read_pairs.hpp>
#include <kiln/pass/finish/pair_reads.hpp>
#include <kiln/pass/registers/assign_registers.hpp>

namespace {

using namespace kiln;
using namespace kiln_test;

/// With registers, named reads as if the builder had chosen them.
constexpr void assign(ir::program& p) {
  for (ir::instruction& in : p.code) in.marks &= static_cast<u16>(~ir::mark::keep);
  p.may_pair_reads = true;
  note error;
  pass::assign_registers(p, analysis::control_flow(p), error);
}
using pairs = decltype([](ir::program& p) {
  assign(p);
  pass::pair_reads(p);
});
using no_pairs = decltype([](ir::program& p) { assign(p); });
using pairs_of_named = decltype([](ir::program& p) {
  p.may_pair_reads = true;
  note error;
  pass::assign_registers(p, analysis::control_flow(p), error);
  pass::pair_reads(p);
});

TEST_CASE("two reads from one address become a pair, in either order of their registers") {
  after<pairs, "1:\n"
               "  ds_read2_b64 v[4:7], v0 offset1:2\n"
               "  ds_read2_b64 v[8:11], v0 offset0:255 offset1:4\n"
               "  ds_read2_b32 v[12:13], v0 offset0:3 offset1:1\n"
               "  ds_read2_b32 a[2:3], v0 offset0:1 offset1:2\n">([](builder k) {
    auto at = k.vgpr<u32>(at_register(0));
    auto x = k.vgpr<u32, 10>(at_register(4));
    auto y = k.agpr<u32, 2>(at_register(2));
    k.ds_read_b64(x.slice<2>(0), at);
    k.ds_read_b64(x.slice<2>(2), at, offset(16));
    k.ds_read_b64(x.slice<2>(6), at, offset(32)); // the later registers first
    k.ds_read_b64(x.slice<2>(4), at, offset(2040));
    k.ds_read_b32(x[9], at, offset(4));
    k.ds_read_b32(x[8], at, offset(12));
    k.ds_read_b32(y[0], at, offset(4));
    k.ds_read_b32(y[1], at, offset(8));
  });
}

TEST_CASE("offsets that are far apart count 64 accesses") {
  after<pairs, "1:\n"
               "  ds_read2st64_b64 v[4:7], v0 offset0:9 offset1:127\n"
               "  ds_read2st64_b32 v[8:9], v0 offset1:255\n">([](builder k) {
    auto at = k.vgpr<u32>(at_register(0));
    auto x = k.vgpr<u32, 6>(at_register(4));
    k.ds_read_b64(x.slice<2>(0), at, offset(4608));
    k.ds_read_b64(x.slice<2>(2), at, offset(65024));
    k.ds_read_b32(x[4], at);
    k.ds_read_b32(x[5], at, offset(65280));
  });
}

TEST_CASE("each read is of one pair") {
  after<pairs, "1:\n"
               "  ds_read_b32 v5, v0\n"
               "  ds_read2_b32 v[6:7], v0 offset0:1 offset1:2\n"
               "  ds_read_b32 v8, v0 offset:12\n">([](builder k) {
    auto at = k.vgpr<u32>(at_register(0));
    auto x = k.vgpr<u32, 4>(at_register(5));
    for (u32 i = 0; i < 4; ++i) k.ds_read_b32(x[i], at, offset(i64{i} * 4));
  });
}

/// Two reads by `write(k, x, at)`, where x is v[4:7] and at is v[0:1], stay two.
template<class Write> void stay(Write write) {
  const auto body = [&](builder k) {
    auto at = k.vgpr<u32, 2>(at_register(0));
    auto x = k.vgpr<u32, 4>(at_register(4));
    write(k, x, at);
  };
  CHECK(string_of(listing_after(pairs{}, body)) == string_of(listing_after(no_pairs{}, body)));
}

TEST_CASE("reads that stay") {
  stay([](builder k, auto& x, auto& at) { // other addresses
    k.ds_read_b64(x.template slice<2>(0), at[0]);
    k.ds_read_b64(x.template slice<2>(2), at[1], offset(8));
  });
  stay([](builder k, auto& x, auto& at) { // the first reads the second's address
    k.ds_read_b32(at[0], at[0]);
    k.ds_read_b32(at[1], at[0], offset(8));
    (void)x;
  });
  stay([](builder k, auto& x, auto& at) { // no neighbours
    k.ds_read_b32(x[0], at[0]);
    k.ds_read_b32(x[2], at[0], offset(8));
  });
  stay([](builder k, auto& x, auto& at) { // an odd register
    k.ds_read_b32(x[1], at[0]);
    k.ds_read_b32(x[2], at[0], offset(8));
  });
  stay([](builder k, auto& x, auto& at) { // no multiple of 8
    k.ds_read_b64(x.template slice<2>(0), at[0], offset(4));
    k.ds_read_b64(x.template slice<2>(2), at[0], offset(12));
  });
  stay([](builder k, auto& x, auto& at) { // too far
    k.ds_read_b64(x.template slice<2>(0), at[0], offset(8));
    k.ds_read_b64(x.template slice<2>(2), at[0], offset(2048));
  });
  stay([](builder k, auto& x, auto& at) { // other sizes
    k.ds_read_b64(x.template slice<2>(0), at[0]);
    k.ds_read_b32(x[2], at[0], offset(8));
  });
  stay([](builder k, auto& x, auto& at) { // one place
    k.ds_read_b32(x[0], at[0], offset(8));
    k.ds_read_b32(x[1], at[0], offset(8));
  });
  stay([](builder k, auto& x, auto& at) { // an instruction between them
    k.ds_read_b32(x[0], at[0]);
    k.v_mov_b32(at[1], 1);
    k.ds_read_b32(x[1], at[0], offset(8));
  });
  stay([](builder k, auto& x, auto& at) { // two blocks
    auto next = k.label();
    k.ds_read_b32(x[0], at[0]);
    k.place(next);
    k.ds_read_b32(x[1], at[0], offset(8));
  });
  stay([](builder k, auto& x, auto& at) { // the author orders accesses of one of them
    k.ds_read_b32(x[0], at[0]);
    k.detached([&] { k.ds_read_b32(x[1], at[0], offset(8)); });
  });
}

/// They would count a pair as one operation.
TEST_CASE("waits of the author that leave some reads unfinished keep all reads apart") {
  const auto before_a_wait = [](u32 left) {
    return [left](builder k, auto& x, auto& at) {
      k.ds_read_b32(x[0], at[0]);
      k.ds_read_b32(x[1], at[0], offset(8));
      k.s_waitcnt(lgkmcnt(left));
      auto next = k.label();
      k.place(next);
      k.v_mov_b32(x[2], 0);
    };
  };
  stay(before_a_wait(1));
  stay([](builder k, auto& x, auto& at) {
    k.ds_read_b32(x[0], at[0]);
    k.ds_read_b32(x[1], at[0], offset(8));
    k.v_mov_b32(x[2], 0);
    k.s_waitcnt(vmcnt(0) & lgkmcnt(14));
  });
  after<pairs, "1:\n"
               "  ds_read2_b32 v[4:5], v0 offset1:2\n"
               "  s_waitcnt lgkmcnt(0)\n"
               "  s_waitcnt vmcnt(1)\n">([](builder k) {
    auto at = k.vgpr<u32>(at_register(0));
    auto x = k.vgpr<u32, 2>(at_register(4));
    k.ds_read_b32(x[0], at);
    k.ds_read_b32(x[1], at, offset(8));
    k.s_waitcnt(lgkmcnt(0));
    k.s_waitcnt(vmcnt(1));
  });
}

TEST_CASE("named reads stay") {
  after<pairs_of_named, "1:\n"
                        "  ds_read_b32 v4, v0\n"
                        "  ds_read_b32 v5, v0 offset:8\n">([](builder k) {
    auto at = k.vgpr<u32>(at_register(0));
    auto x = k.vgpr<u32, 2>(at_register(4));
    k.ds_read_b32(x[0], at);
    k.ds_read_b32(x[1], at, offset(8));
  });
}

/// Whether the judge accepts what `change` makes of the pair that stands for two reads.
template<class Change> bool accepted(Change change, bool of_named = false) {
  kernel_draft k(isa::arch::gfx942, 64);
  const auto body = [](builder k) {
    auto at = k.vgpr<u32>(at_register(0));
    auto x = k.vgpr<u32, 4>(at_register(4));
    k.v_mov_b32(at, 0);
    k.ds_read_b64(x.slice<2>(0), at);
    k.ds_read_b64(x.slice<2>(2), at, offset(16));
  };
  body(k);
  ir::program before = k.program();
  assign(before);
  ir::program p = before;
  pass::pair_reads(p);
  if (of_named)
    for (ir::program* each : {&before, &p})
      for (ir::instruction& in : each->code) in.marks |= ir::mark::keep;
  REQUIRE(p.code.size() == 2);
  change(p);
  note error;
  check::read_pairs(before, p, error);
  return !error.raised;
}
constexpr u16 first_row(isa::mn::mnemonic m) { return isa::mnemonics[m].first_row; }

TEST_CASE("the judge of pairs accepts the same reads only") {
  CHECK(accepted([](ir::program&) {}));
  CHECK(!accepted([](ir::program&) {}, true));
  CHECK(!accepted([](ir::program& p) { p.code[1].modifiers = 0; }));
  CHECK(!accepted([](ir::program& p) { p.code[1].modifiers = 3u << 8; }));
  CHECK(!accepted([](ir::program& p) { p.code[1].modifiers = 2; })); // in turned order
  CHECK(!accepted([](ir::program& p) { p.code[1].row = first_row(isa::mn::ds_read2_b32); }));
  CHECK(!accepted([](ir::program& p) { p.code[1].row = first_row(isa::mn::ds_read2st64_b64); }));
  CHECK(!accepted([](ir::program& p) { p.code[1].row = first_row(isa::mn::ds_read_b128); }));
  CHECK(!accepted([](ir::program& p) { p.code[1].set_op(0, {ir::operand_kind::vgpr, 6}); }));
  CHECK(!accepted([](ir::program& p) { p.code[1].set_op(1, {ir::operand_kind::vgpr, 1}); }));
  CHECK(!accepted([](ir::program& p) { p.code[1].marks |= ir::mark::detached; }));
  CHECK(!accepted([](ir::program& p) { p.code[0].set_op(0, {ir::operand_kind::vgpr, 1}); }));
  CHECK(!accepted([](ir::program& p) { p.code.resize(1); }));
  CHECK(!accepted([](ir::program& p) { p.code[1] = p.code[0]; }));
  CHECK(!accepted([](ir::program& p) { p.code.push_back(p.code[1]); }));
}

} // namespace
