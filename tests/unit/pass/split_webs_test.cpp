// SPDX-License-Identifier: MIT
// Which definitions of a register share readers, and which get registers of their own.
#include "program/random_kernel.hpp"
#include "unit/pass/after_pass.hpp"

#include <kiln/pass/simplify/split_webs.hpp>

#include <map>
#include <set>
#include <vector>

namespace {

using namespace kiln;
using namespace kiln_test;

using pass_under_test = decltype([](ir::program& p) { pass::split_webs(p); });
/// Also without new registers that nothing names.
template<class Body> void stays(Body body) {
  unchanged<pass_under_test>(body);
  kernel_draft k(isa::arch::gfx942, 64);
  body(builder(k));
  ir::program p = k.program();
  const u32 dwords = p.virtual_dwords;
  pass::split_webs(p);
  CHECK(p.virtual_dwords == dwords);
}

TEST_CASE("webs: a variable that is used for another value gets another register") {
  after<pass_under_test, "1:\n"
                         "  v_lshlrev_b32_e32 %v9, 3, %v5\n"
                         "  ds_write_b32 %v9, %v5\n"
                         "  v_lshlrev_b32_e32 %v12, 4, %v5\n"
                         "  ds_write_b32 %v12, %v5\n"
                         "  v_lshlrev_b32_e32 %v13, 5, %v5\n"
                         "  ds_write_b32 %v13, %v5\n">([](builder k) {
    auto x = k.vgpr<i32>(k.thread_idx.x << 3);
    k.ds_write_b32(x, k.thread_idx.x);
    x = k.thread_idx.x << 4;
    k.ds_write_b32(x, k.thread_idx.x);
    x = k.thread_idx.x << 5;
    k.ds_write_b32(x, k.thread_idx.x);
  });
}

TEST_CASE("webs: a sum in place is another value where nothing joins them") {
  after<pass_under_test, "1:\n"
                         "  s_mov_b32 %s8, %s2\n"
                         "  s_add_i32 %s11, %s8, %s3\n"
                         "  v_add_u32_e32 %v9, %s11, %v5\n"
                         "  ds_write_b32 %v9, %v9\n"
                         "  s_mov_b32 %s12, %s4\n"
                         "  s_add_i32 %s13, %s12, %s3\n"
                         "  v_add_u32_e32 %v10, %s13, %v5\n"
                         "  ds_write_b32 %v10, %v10\n">([](builder k) {
    auto s = k.sgpr<i32>(k.block_idx.x);
    s += k.block_idx.y;
    auto v = s + k.thread_idx.x;
    k.ds_write_b32(v, v);
    s = k.block_idx.z;
    s += k.block_idx.y;
    auto w = s + k.thread_idx.x;
    k.ds_write_b32(w, w);
  });
}

using pass_with_addresses = decltype([](ir::program& p) {
  p.has_addresses = true; // then sums may be indices
  pass::split_webs(p);
});

TEST_CASE("webs: a loop joins the last sum in place with the first value") {
  after<pass_with_addresses, "1:\n"
                             "  v_mov_b32_e32 %v8, %v5\n"
                             "  v_add_u32_e32 %v11, 3, %v8\n"
                             "  ds_write_b32 %v11, %v11\n"
                             "  s_mov_b32 %s9, 0\n"
                             "2:\n"
                             "  v_add_u32_e32 %v12, 5, %v11\n"
                             "  v_add_u32_e32 %v11, 7, %v12\n"
                             "3:\n"
                             "  s_add_i32 %s9, %s9, 1\n"
                             "  s_cmp_lt_i32 %s9, 4\n"
                             "  s_cbranch_scc1 2b\n"
                             "4:\n"
                             "  ds_write_b32 %v11, %v11\n">([](builder k) {
    auto x = k.vgpr<i32>(k.thread_idx.x);
    x += 3;
    k.ds_write_b32(x, x);
    k.for_(0, 4, 1, [&](auto) {
      x += 5;
      x += 7;
    });
    k.ds_write_b32(x, x);
  });
}

TEST_CASE("webs: definitions that meet before a reader are one") {
  stays([](builder k) {
    auto s = k.sgpr<i32>(1);
    k.if_(k.block_idx.x > 3, [&] { s = 2; });
    k.ds_write_b32(k.thread_idx.x, k.vgpr<i32>(s));
  });
  stays([](builder k) { // in the next iteration
    auto s = k.sgpr<i32>(1);
    k.for_(0, 4, 1, [&](auto i) {
      k.ds_write_b32(k.thread_idx.x, k.vgpr<i32>(s));
      s = i * 2;
    });
  });
}

TEST_CASE("webs: in a loop, where nothing reads what the iteration before left") {
  after<pass_under_test, "1:\n"
                         "  v_mov_b32_e32 %v8, 1\n"
                         "  ds_write_b32 %v5, %v8\n"
                         "  s_mov_b32 %s9, 0\n"
                         "2:\n"
                         "  v_add_u32_e32 %v13, %s9, %v5\n"
                         "  ds_write_b32 %v5, %v13\n"
                         "  v_mul_lo_u32 %v14, %v5, %s9\n"
                         "  ds_write_b32 %v5, %v14\n"
                         "3:\n"
                         "  s_add_i32 %s9, %s9, 1\n"
                         "  s_cmp_lt_i32 %s9, 4\n"
                         "  s_cbranch_scc1 2b\n"
                         "4:\n">([](builder k) {
    auto x = k.vgpr<i32>(1);
    k.ds_write_b32(k.thread_idx.x, x);
    k.for_(0, 4, 1, [&](auto i) {
      x = i + k.thread_idx.x;
      k.ds_write_b32(k.thread_idx.x, x);
      x = i * k.thread_idx.x;
      k.ds_write_b32(k.thread_idx.x, x);
    });
  });
}

TEST_CASE("webs: a write of some lanes belongs to what the other lanes keep") {
  stays([](builder k) {
    auto x = k.vgpr<i32>(1);
    k.where(k.thread_idx.x < 32, [&] { x = 2; });
    k.ds_write_b32(k.thread_idx.x, x);
  });
  // The first value is seen by nothing after the mask, which the second begins in all of.
  after<pass_under_test, "1:\n"
                         "  v_cmp_lt_i32_e64 %s[8:9], %v5, 32\n"
                         "  s_and_saveexec_b64 %s[10:11], %s[8:9]\n"
                         "  s_cbranch_execz 3f\n"
                         "2: ; region 1\n"
                         "  v_mov_b32_e32 %v12, 1\n"
                         "  ds_write_b32 %v5, %v12\n"
                         "  v_mov_b32_e32 %v13, 2\n"
                         "  ds_write_b32 %v5, %v13\n"
                         "3:\n"
                         "  s_mov_b64 exec, %s[10:11]\n">([](builder k) {
    k.where(k.thread_idx.x < 32, [&] {
      auto x = k.vgpr<i32>(1);
      k.ds_write_b32(k.thread_idx.x, x);
      x = 2;
      k.ds_write_b32(k.thread_idx.x, x);
    });
  });
}

TEST_CASE("webs: what a mask's region reads of its other iterations stays one register") {
  stays([](builder k) {
    auto x = k.vgpr<i32>();
    k.for_(0, 4, 1, [&](auto i) {
      k.where(k.thread_idx.x < i * 8, [&] {
        k.ds_write_b32(k.thread_idx.x, x);
        x = 1;
        k.ds_write_b32(k.thread_idx.x, x);
        x = 2;
      });
    });
  });
  stays([](builder k) { // by reads of other lanes
    k.for_(0, 4, 1, [&](auto i) {
      k.where(k.thread_idx.x < i * 8, [&] {
        auto x = k.vgpr<i32>(1);
        auto s = k.sgpr<i32>();
        k.v_readlane_b32(s, x, 63);
        x = 2;
        k.ds_write_b32(k.thread_idx.x, x);
      });
    });
  });
}

TEST_CASE("webs: registers that stay as they are") {
  stays([](builder k) { // EXEC written by hand
    auto x = k.vgpr<i32>(1);
    k.ds_write_b32(k.thread_idx.x, x);
    k.s_mov_b64(exec, 1);
    x = 2;
    k.ds_write_b32(k.thread_idx.x, x);
    k.s_mov_b64(exec, -1);
    k.ds_write_b32(k.thread_idx.x, x);
  });
  stays([](builder k) { // its place is chosen
    auto x = k.vgpr<i32>(at_register(7));
    x = k.thread_idx.x << 1;
    k.ds_write_b32(x, x);
    x = k.thread_idx.x << 2;
    k.ds_write_b32(x, x);
  });
  stays([](builder k) { // a part of a pair
    auto x = k.vgpr<i32, 2>();
    x[0] = k.thread_idx.x << 1;
    x[1] = k.thread_idx.x << 2;
    k.ds_write_b64(k.thread_idx.x, x);
    x[0] = k.thread_idx.x << 3;
    k.ds_write_b64(k.thread_idx.x, x);
  });
  stays([](builder k) { // the upper half stays
    auto x = k.vgpr<u32>(1);
    k.ds_write_b32(k.thread_idx.x, x);
    k.v_mov_b32(x, k.thread_idx.x, dst_sel(sel::word_0), dst_unused(unused::preserve));
    k.ds_write_b32(k.thread_idx.x, x);
  });
}

TEST_CASE("webs: the bound of a counted loop stays the register that the loop's range names") {
  stays([](builder k) {
    auto n = k.sgpr<i32>(k.block_idx.x);
    k.ds_write_b32(k.thread_idx.x, k.vgpr<i32>(n));
    n = k.block_idx.y;
    k.for_(0, n, 1, [&](auto i) { k.ds_write_b32(k.thread_idx.x, k.vgpr<i32>(i)); });
  });
}

TEST_CASE("webs: registers of an array that nothing uses together") {
  after<pass_under_test, "1:\n"
                         "  v_lshlrev_b32_e32 %v8, 1, %v5\n"
                         "  ds_write_b32 %v8, %v8\n"
                         "  v_lshlrev_b32_e32 %v12, 2, %v5\n"
                         "  ds_write_b32 %v12, %v12\n">([](builder k) {
    auto x = k.vgpr<i32, 2>();
    x[0] = k.thread_idx.x << 1;
    k.ds_write_b32(x[0], x[0]);
    x[0] = k.thread_idx.x << 2;
    k.ds_write_b32(x[0], x[0]);
  });
}

TEST_CASE("webs: names go along, and so does what the author says of a register's bank") {
  kernel_draft k(isa::arch::gfx942, 64);
  builder b(k);
  auto x = b.vgpr<i32>(b.thread_idx.x);
  b.name(x, "x");
  b.ds_write_b32(x, x);
  x = b.thread_idx.x << 1;
  b.ds_write_b32(x, x);
  ir::program p = k.program();
  const u32 before = p.virtual_dwords;
  p.groups[ir::group_of(p, x.first_dword())].fixed = ir::any_of_this_bank;
  pass::split_webs(p);
  REQUIRE(p.virtual_dwords == before + 1);
  CHECK(std::string(ir::name_of(p, before)->name) == "x");
  CHECK(p.groups.back().fixed == ir::any_of_this_bank);
}

/// By instruction and operand, for reads of SGPRs: the instructions that may have written what is read; -1 is the launch.
std::map<std::pair<u32, u32>, std::set<int>> reaching_definitions(const ir::program& p) {
  using state = std::map<u32, std::set<int>>; // by dword
  const analysis::flow_graph flow = analysis::control_flow(p);
  std::vector<state> entry(p.blocks.size());
  for (u32 d = 0; d < p.virtual_dwords; ++d) entry[0][d].insert(-1);
  std::map<std::pair<u32, u32>, std::set<int>> found;
  for (bool again = true; again;) {
    again = false;
    for (u32 b = 0; b < p.blocks.size(); ++b) {
      state now = entry[b];
      for (u32 i = p.blocks[b].first; i < p.end_of(b); ++i) {
        const ir::instruction& in = p.code[i];
        const isa::operand_list& list = isa::operand_lists[isa::rows[in.row].operands];
        const auto each = [&](u32 places, auto f) {
          for (u32 k = 0; k < list.count; ++k)
            if ((places >> k & 1) != 0 && in.op(k).is(ir::operand_kind::sgpr))
              for (u32 d = 0; d < list.places[k].dwords; ++d) f(k, in.op(k).payload() + d);
        };
        each(list.reads, [&](u32 k, u32 d) { found[{i, k}].insert(now[d].begin(), now[d].end()); });
        each(list.writes, [&](u32, u32 d) { now[d] = {static_cast<int>(i)}; });
      }
      for (const u32 to : {flow[b].next, flow[b].target}) {
        if (to == analysis::no_block) continue;
        for (const auto& [d, definitions] : now)
          for (const int definition : definitions) again |= entry[to][d].insert(definition).second;
      }
    }
  }
  return found;
}

/// Nothing has written an SGPR wherever it is read.
bool is_read_as_launched(const ir::program& p,
                         const std::map<std::pair<u32, u32>, std::set<int>>& definitions, u32 dword) {
  for (const auto& [place, of] : definitions)
    if (p.code[place.first].op(place.second).payload() == dword && of != std::set<int>{-1}) return false;
  return true;
}

TEST_CASE("webs: in random kernels, reads see the same definitions, and the survey stays right") {
  u32 split = 0;
  for (u32 seed = 1; seed <= 150; ++seed) {
    INFO("seed " << seed);
    kernel_draft k(isa::arch::gfx942, 64);
    random_kernel(builder(k), {.seed = seed, .statements = 40});
    ir::program p = k.program();
    const auto before = reaching_definitions(p);
    const u32 dwords = p.virtual_dwords;
    analysis::survey effects(p);
    pass::split_webs(p, effects, analysis::control_flow(p));
    split += p.virtual_dwords - dwords;
    REQUIRE(reaching_definitions(p) == before);
    const analysis::survey fresh(p);
    for (u32 d = 0; d < p.virtual_dwords; ++d) {
      INFO("dword " << d);
      const u64 kept = effects.writers()[d], found = fresh.writers()[d];
      REQUIRE((kept >= analysis::survey::several() ? analysis::survey::several() : kept) ==
              (found >= analysis::survey::several() ? analysis::survey::several() : found));
      if (d >= dwords && found == 0) REQUIRE(is_read_as_launched(p, before, d));
    }
  }
  CHECK(split > 150);
}

} // namespace
