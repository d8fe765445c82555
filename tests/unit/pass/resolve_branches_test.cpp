// SPDX-License-Identifier: MIT
// Labels become blocks; distances and missing labels are refused.
#include "program/expect.hpp"

#include <kiln/pass/finish/resolve_branches.hpp>

namespace {

using namespace kiln;
using namespace kiln_test;
using enum isa::arch;

template<class Body> constexpr text_buffer resolved(Body body) {
  kernel_draft k(gfx942, 64);
  body(k);
  note error;
  pass::resolve_branches(k.program(), error);
  if (error.raised) return text_buffer{} << "error: " << error.text << '\n';
  return text::listing(k.program());
}

template<fixed_text Expected, class Body> void resolves(Body body) {
  static_assert(resolved(Body{}).view() == Expected.view());
  CHECK(string_of(resolved(body)) == std::string(Expected.characters));
}

TEST_CASE("targets are blocks, forwards and backwards") {
  resolves<"1:\n"
           "  s_nop 0\n"
           "2:\n"
           "  s_nop 1\n"
           "  s_cbranch_scc1 4f\n"
           "3:\n"
           "  s_branch 2b\n"
           "4:\n"
           "  s_endpgm\n">([](builder k) {
    auto top = k.label(), end = k.label();
    k.s_nop(0);
    k.place(top);
    k.s_nop(1);
    k.s_cbranch_scc1(end);
    k.goto_(top);
    k.place(end);
    k.s_endpgm();
  });
}

TEST_CASE("a label that is never placed") {
  resolves<"error: s_branch: its label is never placed\n">([](builder k) {
    k.s_nop(0);
    k.goto_(k.label());
    k.s_nop(0);
    k.s_endpgm();
  });
}

/// A branch over `count` instructions of 4 bytes and one of 8.
note branch_over(u32 count, bool backwards) {
  kernel_draft k(gfx942, 64);
  auto far = k.label();
  auto skip = [&] {
    for (u32 i = 0; i < count; ++i) k.s_nop(0);
    k.s_mov_b32(m0, 0x12345678); // with its literal 8 bytes
  };
  if (backwards) {
    k.s_nop(0);
    k.place(far);
    skip();
    k.goto_(far);
  } else {
    k.goto_(far);
    skip();
    k.place(far);
  }
  k.s_endpgm();
  note error;
  pass::resolve_branches(k.program(), error);
  return error;
}

TEST_CASE("branches reach 32767 dwords forwards and 32768 backwards") {
  CHECK(!branch_over(32765, false).raised);
  CHECK(string_of(branch_over(32766, false).text) ==
        "s_branch: the target is 32768 dwords away; allowed range is -32768..32767");
  CHECK(!branch_over(32765, true).raised); // the branch itself counts
  CHECK(string_of(branch_over(32766, true).text) ==
        "s_branch: the target is -32769 dwords away; allowed range is -32768..32767");
}

} // namespace
