// SPDX-License-Identifier: MIT
// Groups after splitting: the largest parts that instructions use together.
#include "program/expect.hpp"

#include <kiln/pass/registers/split_groups.hpp>
#include <kiln/pass/simplify/remove_dead_code.hpp>

namespace {

using namespace kiln;
using namespace kiln_test;
using enum isa::arch;

/// "v8 x4 /2": bank, first virtual dword, length, alignment; "@n" if fixed. The builder's own inputs are left out.
template<class Body> constexpr text_buffer groups_of(Body body) {
  kernel_draft k(gfx942, 64);
  body(k);
  pass::split_groups(k.program());
  text_buffer out;
  for (const ir::register_group& g : k.program().groups) {
    if (g.first < 8) continue;
    out << "sva"[static_cast<u32>(g.bank)] << g.first << " x" << u32{g.dwords} << " /" << u32{g.alignment};
    if (g.fixed >= 0) out << " @" << static_cast<u32>(g.fixed);
    out << '\n';
  }
  return out;
}

template<fixed_text Expected, class Body> void groups(Body body) {
  static_assert(groups_of(Body{}).view() == Expected.view());
  CHECK(string_of(groups_of(body)) == std::string(Expected.characters));
}

TEST_CASE("an array whose elements are used one by one falls apart") {
  groups<"v8 x1 /1\n"
         "v9 x1 /1\n"
         "v10 x1 /1\n">([](builder k) { k.vgpr<f32, 3>(1); });
}

TEST_CASE("what one instruction uses together stays together") {
  groups<"v8 x1 /1\n"
         "v9 x2 /2\n"
         "v11 x1 /1\n">([](builder k) {
    auto a = k.vgpr<f32, 4>(1);
    k.ds_write_b64(k.thread_idx.x, a.slice<2>(1));
  });
  groups<"v8 x4 /2\n"
         "v12 x4 /2\n">([](builder k) {
    auto a = k.vgpr<f32, 2, 4>(1);
    k.ds_write_b128(k.thread_idx.x, a[0]);
    k.ds_write_b128(k.thread_idx.x, a[1]);
  });
}

TEST_CASE("overlapping uses join") {
  groups<"v8 x4 /2\n">([](builder k) {
    auto a = k.vgpr<f32, 4>(1);
    k.ds_write_b64(k.thread_idx.x, a.slice<2>(0));
    k.ds_write_b96(k.thread_idx.x, a.slice<3>(1));
  });
}

TEST_CASE("SGPR parts: pairs even, wider ones multiples of 4; fixed ones keep their places") {
  groups<"s8 x2 /2\n"
         "s10 x1 /1\n"
         "s11 x1 /1\n"
         "s12 x4 /4\n"
         "s16 x2 /2 @0\n">([](builder k) {
    auto q = k.sgpr<u32, 4>(1);
    auto r = k.sgpr<u32, 4>();
    k.s_mov_b64(q.slice<2>(0), 0);
    k.s_load_dwordx4(r, k.sgpr<u64>(at_register(0)), 0);
  });
  groups<"v8 x2 /2 @20\n"
         "v10 x1 /1 @22\n"
         "v11 x1 /1 @23\n">([](builder k) {
    auto a = k.vgpr<f32, 4>(at_register(20));
    k.ds_write_b64(k.thread_idx.x, a.slice<2>(0));
    a[2] = 1;
    a[3] = 2;
  });
}

TEST_CASE("what the author has aligned stays whole") {
  groups<"v8 x3 /4\n"
         "s11 x2 /16\n"
         "a13 x4 /2\n"
         "v17 x1 /8\n">([](builder k) {
    auto v = k.vgpr<f32, 3>(aligned(4));
    v = 1;
    k.sgpr<u32, 2>(aligned(16)) = 2;
    k.agpr<f32, 4>(aligned(1)) = 2; // instructions need pairs
    k.vgpr<f32>(aligned(8)) = 4;
  });
}

TEST_CASE("uses that cross a border of the pass's 128-bit words") {
  kernel_draft k(gfx942, 64);
  k.vgpr<f32, 110>();
  auto a = k.vgpr<f32, 16>(1); // dwords 118 to 133
  k.ds_write_b128(k.thread_idx.x, a.slice<4>(8));
  pass::split_groups(k.program());
  u32 tuples = 0;
  for (const ir::register_group& g : k.program().groups) {
    if (g.dwords == 1 || g.first < 8) continue;
    ++tuples;
    CHECK(g.first == 126);
    CHECK(g.dwords == 4);
  }
  CHECK(tuples == 1);
}

TEST_CASE("a group that only a removed load wrote as a whole falls apart") {
  const auto parts = [](bool is_removed) {
    kernel_draft k(gfx942, 64);
    auto a = k.vgpr<f32, 2>();
    for (u32 i = 0; i < 2; ++i) {
      k.v_mov_b32(a[i], 1);
      k.ds_write_b32(k.thread_idx.x, a[i]);
    }
    k.ds_read_b64(a, k.thread_idx.x);
    if (is_removed) k.program().code.back().marks = 0; // as if the builder had chosen it
    ir::program& p = k.program();
    const u32 size = p.code.size();
    analysis::survey effects(p);
    pass::remove_dead_code(p, effects);
    CHECK((p.code.size() < size) == is_removed);
    pass::split_groups(p, effects);
    return p.groups.back().dwords;
  };
  CHECK(parts(false) == 2);
  CHECK(parts(true) == 1);
}

TEST_CASE("inputs keep their groups") {
  kernel_draft k(gfx942, 64);
  k.sgpr<u32, 3>();
  pass::split_groups(k.program());
  for (const ir::input& in : k.program().inputs) {
    const ir::register_group& g = k.program().groups[in.group];
    CHECK(g.first < 8);
    CHECK(g.dwords == (in.what == ir::input::kind::kernarg_pointer ? 2 : 1));
  }
}

} // namespace
