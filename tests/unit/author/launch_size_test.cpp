// SPDX-License-Identifier: MIT
// The number of workgroups: asked for by use, wherever an SGPR may stand.
#include "program/expect.hpp"
#include "program/simulate.hpp"

namespace {

using namespace kiln;
using namespace kiln_test;

TEST_CASE("a kernel that does not read the number of workgroups does not ask for it") {
  kernel_draft k(isa::arch::gfx942, 64);
  CHECK(k.program().inputs.size() == 7);
  CHECK(k.program().virtual_dwords == 8);
  auto i = k.vgpr<i32>(k.block_idx.x * k.block_dim.x + k.thread_idx.x);
  auto& unread = k.grid_dim.x; // a name for it is no use
  (void)unread;
  (void)i;
  CHECK(k.program().inputs.size() == 7);
}

TEST_CASE("the first use asks for all dimensions, once") {
  kernel_draft k(isa::arch::gfx942, 64);
  (void)(k.grid_dim.y + 1);
  (void)(k.grid_dim.x + k.grid_dim.z);
  REQUIRE(k.program().inputs.size() == 8);
  const ir::input& in = k.program().inputs.back();
  CHECK(in.what == ir::input::kind::grid_size);
  CHECK(k.program().groups[in.group].dwords == 3);
  CHECK(k.program().groups[in.group].first == 8);
}

TEST_CASE("the number of workgroups is an SGPR in every expression") {
  code<"s_lshl_b32 %s11, %s8, 8\n"
       "s_add_i32 %s12, %s8, %s9\n"
       "s_sub_i32 %s13, 3, %s10\n"
       "s_sub_i32 %s14, 0, %s8\n"
       "s_min_i32 %s15, %s8, %s9\n"
       "v_add_u32_e32 %v16, %s8, %v5\n"
       "v_lshl_add_u32 %v18, %s8, 6, %v5\n"
       "s_mul_i32 %s19, %s8, 3\n">([](builder k) {
    auto& groups = k.grid_dim;
    (void)(groups.x * 256);
    (void)(groups.x + groups.y);
    (void)(3 - groups.z);
    (void)-groups.x;
    (void)min(groups.x, groups.y);
    (void)(k.thread_idx.x + groups.x);
    (void)(groups.x * 64 + k.thread_idx.x);
    (void)(as<u32>(groups.x) * 3u);
  });
  code<"s_mov_b32 %s8, %s9\n"
       "s_mov_b32 %s8, %s10\n"
       "s_add_i32 %s8, %s8, %s11\n"
       "v_mov_b32_e32 %v12, %s9\n"
       "v_add_u32_e32 %v12, %s10, %v12\n"
       "s_cmp_lt_i32 %s2, %s9\n"
       "s_cselect_b32 %s13, 1, 0\n"
       "v_cmp_lt_i32_e64 %s[14:15], %v5, %s9\n">([](builder k) {
    auto n = k.sgpr<i32>();
    n = k.grid_dim.x;
    n = k.grid_dim.y;
    n += k.grid_dim.z;
    auto v = k.vgpr<i32>();
    v = k.grid_dim.x;
    v += k.grid_dim.y;
    (void)(k.block_idx.x < k.grid_dim.x);
    (void)(k.thread_idx.x < k.grid_dim.x);
  });
}

TEST_CASE("instructions by name take the number of workgroups, and check its bank and type") {
  code<"s_mul_hi_u32 %s8, %s9, 5\n"
       "v_mad_u32_u24 %v12, %s9, %v5, %v5\n">([](builder k) {
    auto d = k.sgpr<u32>();
    k.s_mul_hi_u32(d, k.grid_dim.x, 5);
    auto v = k.vgpr<u32>();
    k.v_mad_u32_u24(v, k.grid_dim.x, k.thread_idx.x, k.thread_idx.x);
  });
  refused<"v_readlane_b32: operand 2 (src0) is an SGPR; allowed here: VGPR">(
      __LINE__, [](builder k) { k.v_readlane_b32(k.sgpr<u32>(), k.grid_dim.x, 0); });
}

TEST_CASE(
    "the number of workgroups bounds loops and indexes memory, in every program from built to finished") {
  for (const isa::arch arch : all_archs) {
    kernel_draft k(arch, 64);
    call_kernel<int*>(k, [](builder b, const arg<int*>& out) {
      out[b.grid_dim.x] = b.grid_dim.z; // every workgroup writes it
      b.for_(0, b.grid_dim.x, 1, [&](auto i) { out[i] = i + b.grid_dim.y * 10; });
    });
    k.emit(isa::mn::s_endpgm, source{});
    ir::program finished = k.program();
    note error;
    compile::run_pipeline(finished, error);
    REQUIRE(!error.raised);
    CHECK(finished.hidden_arguments);
    for (const ir::program* p : {&k.program(), &finished}) {
      int out[6] = {};
      const sim::result r = sim::run(*p, {.grid = {5, 4, 3}, .threads = 1}, sim::buffer<int>(out));
      INFO(string_of(r.text()));
      REQUIRE(r.ok);
      for (int i = 0; i < 5; ++i) CHECK(out[i] == i + 40);
      CHECK(out[5] == 3);
    }
  }
}

constexpr bool reaches_all(u32 groups) {
  kernel_draft k(isa::arch::gfx942, 64);
  call_kernel<int*, int>(k, [](builder b, const arg<int*>& out, const arg<int>& n) {
    auto i = b.vgpr<i32>(b.block_idx.x * 64 + b.thread_idx.x);
    b.while_lanes([&] { return i < n; },
                  [&] {
                    out[i] = i + 1;
                    i += b.grid_dim.x * 64;
                  });
  });
  k.emit(isa::mn::s_endpgm, source{});
  note error;
  compile::run_pipeline(k.program(), error);
  int out[200] = {};
  const bool ok = sim::run(k.program(), {.grid = {groups}}, sim::buffer<int>(out), 200).ok;
  for (int i = 0; i < 200; ++i)
    if (out[i] != i + 1) return false;
  return ok && !error.raised;
}

TEST_CASE("the number of workgroups in constant evaluation") {
  static_assert(reaches_all(1));
  static_assert(reaches_all(3));
  CHECK(reaches_all(2));
}

TEST_CASE("what the launch says is not written") {
  using extent = decltype(static_cast<builder*>(nullptr)->grid_dim.x);
  using copy = __remove_cvref(extent);
  static_assert(!__is_assignable(extent, int) && !__is_assignable(copy&, int) &&
                !__is_assignable(copy&, copy));
  SUCCEED();
}

} // namespace
