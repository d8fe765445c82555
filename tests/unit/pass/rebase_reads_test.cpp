// SPDX-License-Identifier: MIT
// Which reads of LDS in a loop get an address nearer to them.
#include "unit/pass/after_pass.hpp"

#include <kiln/pass/simplify/rebase_reads.hpp>

namespace {

using namespace kiln;
using namespace kiln_test;

/// Named instructions as if the builder had chosen them.
using pass_under_test = decltype([](ir::program& p) {
  for (ir::instruction& in : p.code) in.marks &= static_cast<u16>(~ir::mark::keep);
  p.may_pair_reads = true;
  pass::rebase_reads(p);
});
using nothing = decltype([](ir::program&) {});

TEST_CASE("neighbouring reads that are too far for a pair get an address of their own") {
  after<pass_under_test, "1:\n"
                         "  v_mov_b32_e32 %v8, %v5\n"
                         "  s_mov_b32 %s17, 0\n"
                         "  v_add_u32_e32 %v19, 0x1200, %v8\n"
                         "2:\n"
                         "  ds_read_b64 %v[9:10], %v19 offset:16\n"
                         "  ds_read_b64 %v[11:12], %v19 offset:32\n"
                         "  ds_read_b64 %v[13:14], %v19 offset:48\n"
                         "  ds_read_b64 %v[15:16], %v19 offset:2040\n"
                         "3:\n"
                         "  s_add_i32 %s17, %s17, 1\n"
                         "  s_cmp_lt_i32 %s17, 3\n"
                         "  s_cbranch_scc1 2b\n"
                         "4:\n">([](builder k) {
    auto at = k.vgpr<i32>(k.thread_idx.x);
    auto x = k.vgpr<u32, 8>();
    k.for_(0, 3, 1, [&](auto) {
      k.ds_read_b64(x.slice<2>(0), at, offset(4608 + 16));
      k.ds_read_b64(x.slice<2>(2), at, offset(4608 + 32));
      k.ds_read_b64(x.slice<2>(4), at, offset(4608 + 48));
      k.ds_read_b64(x.slice<2>(6), at, offset(4608 + 2040));
    });
  });
}

TEST_CASE("neighbours that are 64 units apart, but no multiples of that, get the address that they are "
          "multiples from") {
  after<pass_under_test, "1:\n"
                         "  v_mov_b32_e32 %v8, %v5\n"
                         "  s_mov_b32 %s17, 0\n"
                         "  v_add_u32_e32 %v19, 16, %v8\n"
                         "2:\n"
                         "  ds_read_b64 %v[9:10], %v19\n"
                         "  ds_read_b64 %v[11:12], %v19 offset:2560\n"
                         "  ds_read_b64 %v[13:14], %v19 offset:5120\n"
                         "  ds_read_b64 %v[15:16], %v19 offset:7680\n"
                         "3:\n"
                         "  s_add_i32 %s17, %s17, 1\n"
                         "  s_cmp_lt_i32 %s17, 3\n"
                         "  s_cbranch_scc1 2b\n"
                         "4:\n">([](builder k) {
    auto at = k.vgpr<i32>(k.thread_idx.x);
    auto x = k.vgpr<u32, 8>();
    k.for_(0, 3, 1, [&](auto) {
      for (u32 i = 0; i < 2; ++i) {
        k.ds_read_b64(x.slice<2>(4 * i), at, offset(16 + 2560 * 2 * i));
        k.ds_read_b64(x.slice<2>(4 * i + 2), at, offset(16 + 2560 * (2 * i + 1)));
      }
    });
  });
}

template<class Body> void stays(Body body) {
  CHECK(string_of(listing_after(pass_under_test{}, body)) == string_of(listing_after(nothing{}, body)));
}

TEST_CASE("reads that are pairs already, or would be no pairs, keep their address") {
  stays([](builder k) {
    auto at = k.vgpr<i32>(k.thread_idx.x);
    auto x = k.vgpr<u32, 8>();
    k.for_(0, 3, 1, [&](auto) { // 64 units apart
      k.ds_read_b64(x.slice<2>(0), at, offset(512));
      k.ds_read_b64(x.slice<2>(2), at, offset(4096));
      k.ds_read_b64(x.slice<2>(4), at, offset(8192));
      k.ds_read_b64(x.slice<2>(6), at, offset(12288));
    });
    k.for_(0, 3, 1, [&](auto) { // each in a window of its own
      k.ds_read_b32(x[0], at, offset(5004));
      k.ds_read_b32(x[1], at, offset(8008));
      k.ds_read_b32(x[2], at, offset(12004));
      k.ds_read_b32(x[3], at, offset(16008));
    });
    k.for_(0, 3, 1, [&](auto) { // one pair for one register
      k.ds_read_b32(x[0], at, offset(5004));
      k.ds_read_b32(x[1], at, offset(5008));
    });
  });
}

TEST_CASE("reads outside of loops, and from an address that the loop changes, keep their address") {
  stays([](builder k) {
    auto at = k.vgpr<i32>(k.thread_idx.x);
    auto x = k.vgpr<u32, 4>();
    const auto read = [&] {
      for (u32 i = 0; i < 4; ++i) k.ds_read_b32(x[i], at, offset(5004 + 4 * i));
    };
    read();
    k.for_(0, 3, 1, [&](auto) {
      read();
      k.v_add_u32(at, 4, at);
    });
  });
}

} // namespace
