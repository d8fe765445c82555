// SPDX-License-Identifier: MIT
// Which problems of attention's gradients are refused, and why; the launches of the others.
#include <kiln/kernel/attention_gradient_steps.hpp>

#include <catch2/catch_test_macros.hpp>

#include <set>
#include <type_traits>
#include <vector>

using namespace kiln;
using namespace kiln::kernel;

namespace {

/// 2 sequences of 100 queries and 300 keys, 8 heads over 2, in real memory.
struct data {
  alignas(16) u16 q[8] = {}, k[8] = {}, v[8] = {}, o[8] = {}, d_o[8] = {}, d_k[8] = {}, d_v[8] = {};
  alignas(16) float d_q[8] = {};
  float lse[4] = {}, delta[4] = {};
  i32 begins[4] = {}, table[4] = {};

  attention_gradient_problem problem() {
    attention_gradient_problem p;
    p.of = {.batch = 2, .queries = 100, .keys = 300, .heads = 8, .kv_heads = 2, .scale = 0.1};
    p.of.q = {.data = q, .batch = 100 * 1024, .head = 128, .row = 1024};
    p.of.o = {.data = o, .batch = 100 * 1024, .head = 128, .row = 1024};
    p.of.k = {.data = k, .batch = 300 * 256, .head = 128, .row = 256};
    p.of.v = {.data = v, .batch = 300 * 256, .head = 128, .row = 256};
    p.of.lse = lse, p.of.lse_batch = 800, p.of.lse_head = 100;
    p.d_o = {.data = d_o, .batch = 100 * 1024, .head = 128, .row = 1024};
    p.d_q = {.data = d_q, .batch = 100 * 1024, .head = 128, .row = 1024};
    p.d_k = {.data = d_k, .batch = 300 * 256, .head = 128, .row = 256};
    p.d_v = {.data = d_v, .batch = 300 * 256, .head = 128, .row = 256};
    p.delta = delta;
    return p;
  }
};

using status = attention_status;
using problem = attention_gradient_problem&;

template<class Change> status judged(Change change, u32 head = 128) {
  data x;
  attention_gradient_problem p = x.problem();
  change(p, x);
  return attention_gradient_judge(p, head).judge();
}
void of_own_lengths(problem p, data& x) {
  p.of.query_begins = p.of.key_begins = x.begins;
  p.rows = p.of.lse_head = 150;
}

// What all but pointers decides is constant.
constexpr attention_status judged_while_compiling(i64 heads) {
  attention_gradient_problem p;
  p.of = {.heads = heads, .kv_heads = 1, .scale = 1};
  return attention_gradient_judge(p, 128).judge_extents();
}
static_assert(judged_while_compiling(0) == status::ok &&
              judged_while_compiling(-1) == status::negative_extent);

} // namespace

TEST_CASE("each refusal of a problem of attention's gradients", "[attention]") {
  const auto same = [](problem, data&) {};
  CHECK(judged(same) == status::ok);
  CHECK(judged(same, 192) == status::no_gradient);
  CHECK(judged(same, 100) == status::no_gradient);
  CHECK(judged([](problem p, data& x) { p.of.block_table = x.table; }) == status::no_gradient);
  // Of the forward pass.
  CHECK(judged([](problem p, data&) { p.of.queries = -1; }) == status::negative_extent);
  CHECK(judged([](problem p, data&) { p.of.keys = (1 << 30) + 1; }) == status::extent_too_large);
  CHECK(judged([](problem p, data&) { p.of.heads = 7; }) == status::uneven_heads);
  CHECK(judged([](problem p, data&) { p.of.scale = 0; }) == status::wrong_scale);
  CHECK(judged([](problem p, data&) { p.of.cap = -1; }) == status::wrong_cap);
  CHECK(judged([](problem p, data&) { p.of.lse_head = -1; }) == status::negative_extent);
  CHECK(judged([](problem p, data&) { p.of.lse_batch = i64{1} << 31; }) == status::stride_too_large);
  CHECK(judged([](problem p, data&) { p.of.k.row = 1 << 23; }) == status::tile_too_large); // 128 rows
  CHECK(judged([](problem p, data&) { p.of.v.row = (1 << 23) - 8; }) == status::ok);
  // Of gradients.
  CHECK(judged([](problem p, data&) { p.of.q.data = nullptr; }) == status::null_pointer);
  CHECK(judged([](problem p, data&) { p.of.o.data = nullptr; }) == status::null_pointer);
  CHECK(judged([](problem p, data&) { p.of.k.data = nullptr; }) == status::null_pointer);
  CHECK(judged([](problem p, data&) { p.of.v.data = nullptr; }) == status::null_pointer);
  CHECK(judged([](problem p, data&) { p.d_o.data = nullptr; }) == status::null_pointer);
  CHECK(judged([](problem p, data&) { p.d_q.data = nullptr; }) == status::null_pointer);
  CHECK(judged([](problem p, data&) { p.d_k.data = nullptr; }) == status::null_pointer);
  CHECK(judged([](problem p, data&) { p.d_v.data = nullptr; }) == status::null_pointer);
  CHECK(judged([](problem p, data&) { p.of.lse = nullptr; }) == status::missing_lse);
  CHECK(judged([](problem p, data&) { p.delta = nullptr; }) == status::missing_delta);
  CHECK(judged([](problem p, data& x) { p.d_o.data = x.d_o + 4; }) == status::misaligned_pointer);
  CHECK(judged([](problem p, data& x) { p.d_q.data = x.d_q + 2; }) == status::misaligned_pointer);
  CHECK(judged([](problem p, data& x) { p.d_k.data = x.d_k + 1; }) == status::misaligned_pointer);
  CHECK(judged([](problem p, data& x) { p.d_v.data = x.d_v + 4; }) == status::misaligned_pointer);
  CHECK(judged([](problem p, data& x) {
          p.delta = reinterpret_cast<float*>(reinterpret_cast<char*>(x.delta) + 2);
        }) == status::misaligned_pointer);
  CHECK(judged([](problem p, data&) { p.d_o.row = 1025; }) == status::uneven_stride);
  CHECK(judged([](problem p, data&) { p.d_q.head = 132; }) == status::uneven_stride);
  CHECK(judged([](problem p, data&) { p.d_k.batch = 300 * 256 + 4; }) == status::uneven_stride);
  CHECK(judged([](problem p, data&) { p.d_v.row = 257; }) == status::uneven_stride);
  CHECK(judged([](problem p, data&) { p.d_k.row = -256; }) == status::negative_extent);
  CHECK(judged([](problem p, data&) { p.d_v.head = i64{1} << 31; }) == status::stride_too_large);
  CHECK(judged([](problem p, data&) { p.d_o.row = 1 << 22; }) == status::tile_too_large);
  CHECK(judged([](problem p, data&) { p.d_q.row = (1 << 22) - 8; }) == status::ok);
  CHECK(judged([](problem p, data&) { p.d_q.row = (1 << 22) - 8, p.adds_queries = true; }) ==
        status::tile_too_large); // rows of f32
  CHECK(judged([](problem p, data&) { p.d_k.row = 1 << 23; }) == status::tile_too_large);
  CHECK(judged([](problem p, data&) { p.of.keys = 65'535 * 128; }) == status::ok);
  CHECK(judged([](problem p, data&) { p.of.keys = 65'535 * 128 + 1; }) == status::too_many_key_blocks);
}
TEST_CASE("gradients of rows that overlap are refused", "[attention]") {
  CHECK(judged([](problem p, data&) { p.d_q.row = 120; }) == status::overlapping_results);
  CHECK(judged([](problem p, data&) { p.d_q.head = 0; }) == status::overlapping_results);
  CHECK(judged([](problem p, data&) { p.d_k.batch = 0; }) == status::overlapping_results);
  CHECK(judged([](problem p, data&) { p.d_v.head = 64; }) == status::overlapping_results);
  CHECK(judged([](problem p, data&) { p.d_v.head = 64; }, 64) == status::ok);
  CHECK(judged([](problem p, data&) { p.of.lse_head = 0; }) == status::overlapping_results);
  CHECK(judged([](problem p, data&) { p.of.lse_batch = 0; }) == status::overlapping_results);
  CHECK(judged([](problem p, data&) { p.of.q.head = p.of.k.batch = p.d_o.row = 0; }) == status::ok); // read
  CHECK(judged([](problem p, data&) { p.of.batch = 1, p.d_q.batch = p.of.lse_batch = 0; }) == status::ok);
}
TEST_CASE("problems of attention's gradients without queries or keys", "[attention]") {
  CHECK(judged([](problem p, data&) { p.of.queries = 0, p.of.q = {}, p.of.o = {}, p.of.lse = nullptr; }) ==
        status::ok); // dK and dV are 0
  CHECK(judged([](problem p, data&) { p.of.queries = 0, p.d_k.data = nullptr; }) == status::null_pointer);
  CHECK(judged([](problem p, data&) { p.of.keys = 0, p.of.k = {}, p.of.v = {}, p.d_k = {}, p.d_v = {}; }) ==
        status::ok); // dQ is 0
  CHECK(judged([](problem p, data&) { p.of.keys = 0, p.delta = nullptr; }) == status::missing_delta);
  CHECK(judged([](problem p, data&) { p = {.of = {.batch = 0, .scale = 1}}; }) == status::ok);
}
TEST_CASE("gradients of sequences of own lengths need the number of their queries", "[attention]") {
  CHECK(judged(of_own_lengths) == status::ok);
  CHECK(judged([](problem p, data& x) { of_own_lengths(p, x), p.rows = 0; }) == status::wrong_rows);
  CHECK(judged([](problem p, data& x) { of_own_lengths(p, x), p.rows = 201; }) == status::wrong_rows);
  CHECK(judged([](problem p, data& x) { of_own_lengths(p, x), p.rows = -1; }) == status::negative_extent);
  CHECK(judged([](problem p, data& x) { of_own_lengths(p, x), p.of.key_begins = nullptr; }) ==
        status::null_pointer);
  CHECK(judged([](problem p, data& x) { of_own_lengths(p, x), p.d_q.batch = p.of.lse_batch = 0; }) ==
        status::ok);
}

TEST_CASE("the launches of attention's gradients", "[attention]") {
  data x;
  attention_gradient_problem p = x.problem();
  constexpr attention_gradient_facts kernels[] = {{{.head = 64}},
                                                  {{.head = 128, .has_lse = true}, false, true},
                                                  {{.head = 128}, true, true},
                                                  {{.head = 128, .has_lengths = true}},
                                                  {{.head = 128, .has_cap = true, .has_sinks = true}}};
  attention_device on{isa::arch::gfx942, 304};
  const auto planned = [&](u32 head = 128) { return plan_attention_gradients(p, head, kernels, 5, on); };
  CHECK(planned().status == status::ok);
  CHECK(planned().variant == 1);
  CHECK(planned().delta == attention_grid{2, 8, 2});
  CHECK(planned().queries == attention_grid{1, 8, 2});
  const attention_gradient_grid keys = planned().keys; // 12 workgroups become 48
  CHECK(keys.x == 2);
  CHECK(keys.y == 2);
  CHECK(keys.z == 3 * 4);
  CHECK(keys.whole == 0);
  CHECK(keys.splits == 4);
  CHECK(planned().sums == attention_grid{2, 2, 3 * 4});
  CHECK(planned().workspace_bytes == i64{2} * 4 * 2 * 2 * 3 * 128 * 128 * 4);
  on.compute_units = 0; // left open
  CHECK(planned().keys.z == 3);
  CHECK(planned().sums.workgroups() == 0);
  CHECK(planned().workspace_bytes == 0);
  on.compute_units = 304;
  p.adds_queries = true;
  CHECK(planned().variant == 2);
  CHECK(planned().queries.workgroups() == 0);
  CHECK(planned().keys.splits == 4);
  p.adds_queries = false;
  CHECK(planned(64).variant == 0);
  CHECK(planned(64).keys.splits == 1); // without sums
  CHECK(planned(64).workspace_bytes == 0);
  CHECK(planned(96).status == status::no_variant);
  of_own_lengths(p, x);
  CHECK(planned().variant == 3);
  CHECK(planned().delta == attention_grid{3, 8, 1}); // of 150 rows
  CHECK(planned().queries == attention_grid{1, 8, 2});
  p.of.query_begins = nullptr, p.of.cap = 50, p.of.sinks = x.lse;
  CHECK(planned().variant == 4);
  p.of.cap = 0;
  CHECK(planned().variant == 1); // sinks are in LSE
  p.adds_queries = true, p.of.cap = 50;
  CHECK(planned().status == status::no_variant);
  p = x.problem(), p.of.scale = -1;
  CHECK(planned().status == status::wrong_scale);
  p.of.scale = 1, p.of.batch = 1 << 16;
  CHECK(planned().status == status::too_many_workgroups);
  p.of.batch = i64{1} << 30, p.of.heads = p.of.kv_heads = i64{1} << 30;
  CHECK(planned().status == status::too_many_workgroups);
  p = x.problem(), p.of.queries = 0;
  CHECK(planned().delta.workgroups() + planned().queries.workgroups() == 0);
  CHECK(planned().keys.z != 0);
  p = x.problem(), p.of.keys = 0;
  CHECK(planned().keys.x == 0);
  CHECK(planned().queries == attention_grid{1, 8, 2});
}

namespace {

/// What a launch has of each kernel: its workgroups and how many arguments, and what is cleared.
struct recorded {
  std::vector<attention_gradient_step>* steps;
  std::multiset<i64>* cleared;
  u32* fills;
  const float* begin;

  template<attention_gradient_step Step, class... A> bool run(i64 x, i64 y, i64 z, const A&...) const {
    CHECK(x * y * z > 0);
    steps->push_back(Step);
    return true;
  }
  template<class M> M* at(M* pointer, i64 count) const {
    CHECK((count == 0 || pointer != nullptr));
    return pointer;
  }
  bool clear(float* to, i64 pitch, i64 width, i64 rows) const {
    CHECK(pitch >= width);
    for (i64 r = 0; r < rows; ++r)
      for (i64 i = 0; i < width; ++i) cleared->insert(to - begin + r * pitch + i);
    ++*fills;
    return true;
  }
};

} // namespace

TEST_CASE("additions to dQ begin with 0 in each of its numbers and in no other", "[attention]") {
  struct order {
    i64 batch, heads, rows, batch_stride, head_stride, row_stride;
    u32 fills;
  };
  constexpr order orders[] = {
      {2, 4, 5, 160, 8, 32, 1},  // (batch, row, head)
      {2, 4, 5, 160, 40, 8, 1},  // (batch, head, row)
      {4, 2, 5, 8, 160, 32, 1},  // (head, row, batch)
      {2, 4, 5, 240, 8, 48, 1},  // rows are part of longer ones
      {2, 4, 5, 800, 8, 48, 2},  // sequences are too
      {2, 4, 5, 400, 16, 80, 4}, // heads are; rows of all sequences follow one another
      {2, 4, 5, 800, 16, 80, 8}, // nothing follows another
      {1, 4, 5, 0, 8, 32, 1},    {2, 1, 5, 64, 0, 8, 1}, {2, 4, 1, 32, 8, 0, 1}, {1, 1, 1, 0, 0, 0, 1}};
  for (const order& o : orders) {
    INFO(&o - orders);
    attention_gradient_problem p;
    p.of = {.batch = o.batch, .queries = o.rows, .heads = o.heads, .kv_heads = o.heads, .scale = 1};
    std::vector<float> memory(4096);
    p.d_q = {.data = memory.data(), .batch = o.batch_stride, .head = o.head_stride, .row = o.row_stride};
    p.adds_queries = true;
    std::vector<attention_gradient_step> steps;
    std::multiset<i64> cleared, expected;
    u32 fills = 0;
    constexpr attention_gradient_facts adding{.form = {.head = 8}, .adds_queries = true};
    const recorded on{&steps, &cleared, &fills, memory.data()};
    const attention_gradient_plan plan{status::ok};
    CHECK(attention_gradient_steps<u16, adding, recorded>(p, 8, plan, nullptr, on).run());
    for (i64 b = 0; b < o.batch; ++b)
      for (i64 h = 0; h < o.heads; ++h)
        for (i64 r = 0; r < o.rows; ++r)
          for (i64 i = 0; i < 8; ++i)
            expected.insert(b * o.batch_stride + h * o.head_stride + r * o.row_stride + i);
    CHECK(cleared == expected);
    CHECK(fills == o.fills);
    CHECK(steps.empty());
  }
}
TEST_CASE("kernels of attention's gradients are launched in their order", "[attention]") {
  using enum attention_gradient_step;
  data x;
  attention_gradient_problem p = x.problem();
  constexpr attention_gradient_facts kernels[] = {{{.head = 128}, false, true}, {{.head = 128}, true, false}};
  const auto launched = [&](auto adds) {
    std::vector<attention_gradient_step> steps;
    std::multiset<i64> cleared;
    u32 fills = 0;
    p.adds_queries = adds;
    const attention_gradient_plan plan =
        plan_attention_gradients(p, 128, kernels, 2, {isa::arch::gfx942, 304});
    CHECK(plan.status == status::ok);
    float parts[1];
    const recorded on{&steps, &cleared, &fills, x.d_q};
    CHECK(attention_gradient_steps<u16, kernels[adds], recorded>(p, 128, plan, parts, on).run());
    CHECK(fills == (adds ? 1 : 0));
    return steps;
  };
  using list = std::vector<attention_gradient_step>;
  CHECK(launched(std::false_type()) == list{delta, keys, sums, queries});
  CHECK(launched(std::true_type()) == list{delta, keys});
  p.of.queries = 0;
  CHECK(launched(std::false_type()) == list{keys});
  p = x.problem(), p.of.keys = 0;
  CHECK(launched(std::false_type()) == list{delta, queries});
}

TEST_CASE("workgroups of the gradients of queries", "[attention]") {
  attention_gradient_problem p;
  p.of = {.batch = 2, .queries = 10000, .keys = 10, .heads = 8, .kv_heads = 2, .scale = 1};
  const auto grid = [&](const attention_form& f, isa::arch arch, i64 units) {
    return attention_query_grid_of(p, f, {arch, units});
  };
  CHECK(grid({}, isa::arch::gfx942, 304) == attention_grid{79, 8, 2});
  CHECK(grid({}, isa::arch::gfx950, 256) == attention_grid{40, 8, 2}); // blocks of 256
  CHECK(grid({}, isa::arch::gfx950, 64) == attention_grid{20, 8, 2});  // two each
  CHECK(grid({}, isa::arch::gfx950, 0) == attention_grid{40, 8, 2});
  CHECK(grid({.head = 64}, isa::arch::gfx950, 64) == attention_grid{79, 8, 2});
  CHECK(grid({.has_cap = true}, isa::arch::gfx950, 64) == attention_grid{79, 8, 2});
  p.of.queries = 0;
  CHECK(grid({}, isa::arch::gfx950, 64).workgroups() == 0);
}

TEST_CASE("rows of delta, and a row of dQ with additions, that reach into others", "[attention]") {
  CHECK(judged([](problem p, data&) { p.of.lse_head = 99; }) == status::overlapping_results);
  CHECK(judged([](problem p, data&) { p.of.lse_batch = 99; }) == status::overlapping_results);
  const auto one_row = [](problem p, data&) { p.of.queries = 1, p.d_q.row = 0; };
  CHECK(judged(one_row) == status::ok);
  CHECK(judged([&](problem p, data& x) { one_row(p, x), p.adds_queries = true; }) ==
        status::overlapping_results);
}
