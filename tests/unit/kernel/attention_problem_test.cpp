// SPDX-License-Identifier: MIT
// Which attention problems are refused, and why; which kernel takes the others.
#include <kiln/kernel/attention_plan.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstring>

using namespace kiln;
using namespace kiln::kernel;

namespace {

/// 2 sequences of 100 queries and 300 keys, 8 heads over 2, in real memory.
struct data {
  alignas(16) u16 q[8] = {}, k[8] = {}, v[8] = {}, o[8] = {};
  float lse[4] = {}, sinks[4] = {};
  i32 begins[4] = {}, table[4] = {};

  attention_problem problem() {
    attention_problem p{.batch = 2, .queries = 100, .keys = 300, .heads = 8, .kv_heads = 2, .scale = 0.1};
    p.q = {.data = q, .batch = 100 * 1024, .head = 128, .row = 1024};
    p.o = {.data = o, .batch = 100 * 1024, .head = 128, .row = 1024};
    p.k = {.data = k, .batch = 300 * 256, .head = 128, .row = 256};
    p.v = {.data = v, .batch = 300 * 256, .head = 128, .row = 256};
    return p;
  }
};

template<class Change> attention_status judged(Change change) {
  data x;
  attention_problem p = x.problem();
  change(p, x);
  const attention_form form = form_of(p, 128, 0);
  return attention_judge(p, form).judge();
}
using status = attention_status;
using problem = attention_problem&;

void in_pages(attention_problem& p, data& x) {
  p.block_table = x.table, p.key_begins = x.begins, p.page = 16, p.table_row = 19;
}

TEST_CASE("query heads of gradients are split where whole blocks of keys fill no round", "[attention]") {
  const auto grid = [](attention_problem p, i64 units) {
    return attention_gradient_grid_of(p, {isa::arch::gfx942, units});
  };
  attention_problem p{.batch = 4, .queries = 4096, .keys = 4096, .heads = 64, .kv_heads = 8, .scale = 1};
  const attention_gradient_grid g = grid(p, 304); // three rounds are 28 of 32 blocks
  CHECK(g.x == 8);
  CHECK(g.y == 4);
  CHECK(g.z == 28 + 4 * 8);
  CHECK(g.whole == 28);
  CHECK(g.splits == 8);
  CHECK(g.split_blocks() == 4);
  CHECK(g.part_bytes(128) == i64{2} * 8 * 32 * 512 * 128 * 4);
  CHECK(grid(p, 256).z == 32); // four rounds
  CHECK(grid(p, 256).part_bytes(128) == 0);
  CHECK(grid(p, 0).z == 32);
  p.right = 0;
  CHECK(grid(p, 304).z == 32);
  p.batch = 2; // less than two rounds
  CHECK(grid(p, 304).splits == 4);
  p.queries = 1; // what a part costs beside its queries
  CHECK(grid(p, 304).z == 32);
  p = {.batch = 1, .queries = 4096, .keys = 128, .heads = 8000, .kv_heads = 1000, .scale = 1};
  CHECK(grid(p, 304).part_bytes(128) == 0); // all would be split: parts of 1 GB
  p = {.batch = 1, .queries = 64, .keys = 300, .heads = 12, .kv_heads = 2, .scale = 1};
  CHECK(grid(p, 304).whole == 0); // 6 workgroups would be 36
  CHECK(grid(p, 304).splits == 6);
  p.keys = 0;
  CHECK(grid(p, 304).z == 0);
  p.keys = 65'535 * 128;
  CHECK(grid(p, 0).is_launchable());
  ++p.keys;
  CHECK(!grid(p, 0).is_launchable());
}

} // namespace

TEST_CASE("each refusal of an attention problem", "[attention]") {
  CHECK(judged([](problem, data&) {}) == status::ok);
  CHECK(judged([](problem p, data&) { p.queries = -1; }) == status::negative_extent);
  CHECK(judged([](problem p, data&) { p.k.row = -256; }) == status::negative_extent);
  CHECK(judged([](problem p, data& x) { p.lse = x.lse, p.lse_head = -1; }) == status::negative_extent);
  CHECK(judged([](problem p, data&) { p.keys = (1 << 30) + 1; }) == status::extent_too_large);
  CHECK(judged([](problem p, data&) { p.batch = i64{1} << 31; }) == status::extent_too_large);
  CHECK(judged([](problem p, data&) { p.heads = 7; }) == status::uneven_heads);
  CHECK(judged([](problem p, data&) { p.kv_heads = 0; }) == status::uneven_heads);
  CHECK(judged([](problem p, data&) { p.q.data = nullptr; }) == status::null_pointer);
  CHECK(judged([](problem p, data&) { p.v.data = nullptr; }) == status::null_pointer);
  CHECK(judged([](problem p, data&) { p.v.data = nullptr, p.keys = 0; }) == status::ok);
  CHECK(judged([](problem p, data&) { p.q.data = nullptr, p.queries = 0; }) == status::ok);
  CHECK(judged([](problem p, data& x) { p.query_begins = x.begins; }) == status::null_pointer);
  CHECK(judged([](problem p, data& x) { p.query_begins = p.key_begins = x.begins; }) == status::ok);
  CHECK(judged([](problem p, data& x) { p.k.data = x.k + 4; }) == status::misaligned_pointer);
  CHECK(judged([](problem p, data& x) { p.o.data = x.o + 1; }) == status::misaligned_pointer);
  CHECK(judged([](problem p, data& x) {
          p.sinks = reinterpret_cast<const float*>(reinterpret_cast<const char*>(x.sinks) + 2);
        }) == status::misaligned_pointer);
  CHECK(judged([](problem p, data&) { p.q.row = 1025; }) == status::uneven_stride);
  CHECK(judged([](problem p, data&) { p.o.head = 124; }) == status::uneven_stride);
  CHECK(judged([](problem p, data&) { p.v.batch = 300 * 256 + 4; }) == status::uneven_stride);
  CHECK(judged([](problem p, data&) { p.k.batch = i64{1} << 31; }) == status::stride_too_large);
  CHECK(judged([](problem p, data& x) { p.lse = x.lse, p.lse_batch = i64{1} << 31; }) ==
        status::stride_too_large);
  CHECK(judged([](problem p, data&) { p.k.row = 1 << 24; }) == status::tile_too_large);
  CHECK(judged([](problem p, data&) { p.k.row = (1 << 24) - 8; }) == status::ok);
  CHECK(judged([](problem p, data&) { p.q.row = 1 << 23; }) == status::tile_too_large);
  CHECK(judged([](problem p, data&) { p.o.head = 1 << 23; }) == status::ok); // of 65,536 rows of 128
  CHECK(judged([](problem p, data&) { p.q.row = 1 << 22; }) == status::tile_too_large);
  CHECK(judged([](problem p, data&) { p.q.row = (1 << 22) - 8; }) == status::ok);
  data heads;
  attention_problem by_heads = heads.problem();
  by_heads.o.head = 1 << 23; // a workgroup has rows of 128 heads
  constexpr attention_form of_one_query{.has_one_query = true};
  CHECK(attention_judge(by_heads, of_one_query).judge_extents() == status::tile_too_large);
  CHECK(judged([](problem p, data&) { p.scale = 0; }) == status::wrong_scale);
  CHECK(judged([](problem p, data&) { p.scale = __builtin_nan(""); }) == status::wrong_scale);
  CHECK(judged([](problem p, data&) { p.cap = -1; }) == status::wrong_cap);
  CHECK(judged(in_pages) == status::ok);
  CHECK(judged([](problem p, data& x) { in_pages(p, x), p.page = 8; }) == status::wrong_page);
  CHECK(judged([](problem p, data& x) { in_pages(p, x), p.page = 48; }) == status::wrong_page);
  CHECK(judged([](problem p, data& x) { in_pages(p, x), p.table_row = 18; }) == status::short_table);
  CHECK(judged([](problem p, data& x) { in_pages(p, x), p.table_row = 0, p.keys = 0; }) ==
        status::short_table);
  CHECK(judged([](problem p, data& x) { in_pages(p, x), p.key_begins = nullptr; }) ==
        status::missing_lengths);
  for (u32 i = 0; i < static_cast<u32>(status::count); ++i)
    for (u32 j = 0; j < i; ++j)
      CHECK(std::strcmp(text_of(static_cast<status>(i)), text_of(static_cast<status>(j))) != 0);
}
TEST_CASE("each refusal of a form of attention", "[attention]") {
  const auto says = [](const char* text, const char* part) {
    return text != nullptr && std::strstr(text, part) != nullptr;
  };
  CHECK(refusal_of(attention_form{}) == nullptr);
  CHECK(refusal_of(attention_form{.head = 256, .value_head = 8}) == nullptr);
  CHECK(says(refusal_of(attention_form{.head = 100}), "of Q and K"));
  CHECK(says(refusal_of(attention_form{.head = 264}), "of Q and K"));
  CHECK(says(refusal_of(attention_form{.value_head = 4}), "of V"));
  CHECK(gradient_refusal_of(attention_form{}) == nullptr);
  CHECK(says(gradient_refusal_of(attention_form{.head = 192}), "8 to 128"));
  CHECK(says(gradient_refusal_of(attention_form{.value_head = 64}), "as those of K"));
  CHECK(says(gradient_refusal_of(attention_form{.has_pages = true}), "pages"));
  CHECK(says(gradient_refusal_of(attention_form{.has_one_query = true}), "alone"));
  CHECK(says(gradient_refusal_of(attention_form{.is_split = true}), "alone"));
}
TEST_CASE("forms of attention that have gfx950's own schedule", "[attention]") {
  for (const u32 head : {8, 64, 72, 128})
    CHECK(
        is_direct({.head = head, .has_lse = true, .has_lengths = true, .has_cap = true, .has_sinks = true}));
  CHECK(is_direct({.head = 40, .value_head = 64}));
  CHECK(!is_direct({.head = 64, .value_head = 128}));
  CHECK(!is_direct({.head = 192, .value_head = 128}));
  CHECK(!is_direct({.head = 136}));
  CHECK(!is_direct({.has_pages = true}));
  CHECK(!is_direct({.has_one_query = true}));
  CHECK(!is_direct({.is_split = true}));
  CHECK(is_ahead({.head = 192, .value_head = 128}));
  CHECK(is_ahead({.head = 256, .has_cap = true}));
  CHECK(is_ahead({.is_split = true}));
  CHECK(is_ahead({.has_one_query = true}));
  CHECK(is_ahead({.has_pages = true}));
  CHECK(is_ahead({.has_pages = true, .has_one_query = true, .is_split = true}));
  CHECK(!is_ahead({.has_one_query = true, .is_split = true}));
  CHECK(!is_ahead({.head = 64, .has_cap = true}));
}
TEST_CASE("the kernel that takes an attention problem, and its workspace", "[attention]") {
  data x;
  attention_problem p = x.problem();
  constexpr attention_form forms[] = {{.head = 64},
                                      {.head = 128},
                                      {.head = 128, .is_split = true},
                                      {.head = 128, .has_one_query = true, .is_split = true},
                                      {.head = 128, .has_lse = true}};
  attention_device on{isa::arch::gfx942, 304};
  const auto planned = [&] { return plan_attention(p, form_of(p, 128, 128), forms, 5, on); };
  CHECK(planned().variant == 2); // 16 workgroups
  CHECK(planned().grid == attention_grid{2, 8, 2, 2});
  CHECK(planned().workspace_bytes == i64{2} * 2 * 8 * 100 * 129 * 4);
  p.queries = 10000;
  CHECK(planned().variant == 1);
  CHECK(planned().grid == attention_grid{79, 8, 2});
  CHECK(planned().workspace_bytes == 0);
  on = {isa::arch::gfx950, 256}; // blocks of 256 rows
  CHECK(planned().grid == attention_grid{40, 8, 2});
  on = {isa::arch::gfx950, 64};
  CHECK(planned().grid == attention_grid{20, 8, 2}); // two each
  p.queries = 100, p.keys = 4096;
  CHECK(planned().grid == attention_grid{4, 8, 2, 4}); // one each
  on = {isa::arch::gfx942, 64};
  CHECK(planned().grid == attention_grid{8, 8, 2, 8}); // two each
  p.keys = 300;
  on = {isa::arch::gfx942, 304};
  p.queries = 1, p.keys = 1 << 20;
  CHECK(planned().variant == 3); // heads that share keys in one workgroup
  CHECK(planned().grid == attention_grid{64, 2, 2, 64});
  p.lse = x.lse;
  CHECK(planned().variant == 4);
  p.sinks = x.sinks;
  CHECK(planned().status == status::no_variant);
  p.sinks = nullptr, p.k.row = 255;
  CHECK(planned().status == status::uneven_stride);
  p.k.row = 256, p.batch = 1 << 16;
  CHECK(planned().status == status::too_many_workgroups);
  CHECK(plan_attention(p, form_of(p, 96, 0), forms, 5, on).status == status::no_variant);
  CHECK(bound(-5) == -1);
  CHECK(bound(0) == 0);
  CHECK(bound(i64{1} << 30) == -1);
}
