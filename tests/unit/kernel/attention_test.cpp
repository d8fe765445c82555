// SPDX-License-Identifier: MIT
// Attention forward against the host: heads, windows, lengths, sinks, soft cap.
#include "unit/kernel/attention_cases.hpp"

namespace {

using namespace kiln_test;

TEST_CASE("attention of f16 and bf16: full, causal and windows", "[attention]") {
  for (const isa::arch a : all_archs) {
    const attention_kernel<_Float16, attention_form{.has_lse = true}> f(a);
    f.run({.queries = {200, 200}, .keys = {300, 300}});
    f.run({.queries = {200}, .keys = {200}, .heads = 4, .kv_heads = 2, .right = 0});
    f.run({.queries = {130}, .keys = {333}, .left = 40, .right = 0});
    f.run({.queries = {130}, .keys = {64}, .right = 0, .gap = 8}); // rows without keys
    f.run({.queries = {33}, .keys = {257}, .left = 0, .right = 17});
    f.run({.queries = {40}, .keys = {70}, .heads = 1, .left = 0x7fff'ffff, .right = 0x7fff'ffff});
    f.run({.queries = {1}, .keys = {799}});
    f.run({.queries = {129}, .keys = {1}});
    f.run({.queries = {5}, .keys = {0}});
    const attention_kernel<__bf16, attention_form{}> b(a);
    b.run({.queries = {129}, .keys = {1023}, .heads = 1, .right = 0});
    b.run({.queries = {64}, .keys = {64}, .heads = 3, .kv_heads = 3, .left = 5, .right = 5});
  }
}
TEST_CASE("attention on gfx950, whose workgroups take blocks of rows by turns", "[attention]") {
  const attention_kernel<__bf16, attention_form{.has_lse = true}> b(isa::arch::gfx950);
  b.run({.queries = {700}, .keys = {700}, .right = 0, .across = 1});
  b.run({.queries = {700, 700}, .keys = {300, 300}, .heads = 3, .kv_heads = 3, .across = 2});
  b.run({.queries = {257}, .keys = {799}, .left = 100, .right = 20, .scale = 1, .across = 3}); // maxima grow
  b.run({.queries = {520}, .keys = {1023}, .heads = 1, .right = 0, .scale = 2, .across = 2});
  b.run({.queries = {600}, .keys = {1}, .across = 1});
  b.run({.queries = {300}, .keys = {0}, .heads = 1, .across = 1});
  b.run(
      {.queries = {513}, .keys = {64}, .heads = 1, .right = 0, .gap = 8, .across = 2}); // blocks without keys
  b.run({.queries = {3}, .keys = {140}, .heads = 1, .right = 0, .kv_row = (u64{1} << 24) - 8});
  const attention_kernel<
      _Float16,
      attention_form{.head = 72, .value_head = 104, .has_lse = true, .has_lengths = true, .has_sinks = true}>
      f(isa::arch::gfx950);
  f.run({.queries = {300, 0, 1, 90, 600}, .keys = {200, 30, 129, 0, 65}, .right = 0, .gap = 8, .across = 2});
  f.run(
      {.queries = {3, 140}, .keys = {77, 799}, .heads = 4, .left = 20, .right = 3, .scale = 1, .across = 1});
}
TEST_CASE("attention of heads of up to 64 on gfx950, by turns", "[attention]") {
  const attention_kernel<__bf16, attention_form{.head = 64, .has_lse = true}> b(isa::arch::gfx950);
  b.run({.queries = {700}, .keys = {700}, .heads = 4, .kv_heads = 2, .right = 0, .across = 1});
  b.run({.queries = {257}, .keys = {799}, .left = 100, .right = 20, .scale = 1, .across = 3}); // maxima grow
  b.run({.queries = {513}, .keys = {64}, .heads = 1, .right = 0, .gap = 8, .across = 2});
  b.run({.queries = {300}, .keys = {0}, .heads = 1, .across = 1});
  b.run({.queries = {3}, .keys = {140}, .heads = 1, .right = 0, .kv_row = (u64{1} << 24) - 8});
  const attention_kernel<
      _Float16,
      attention_form{.head = 40, .value_head = 56, .has_lse = true, .has_lengths = true, .has_sinks = true}>
      f(isa::arch::gfx950);
  f.run({.queries = {300, 0, 1, 90, 600}, .keys = {200, 30, 129, 0, 65}, .right = 0, .gap = 8, .across = 2});
  f.run(
      {.queries = {3, 140}, .keys = {77, 799}, .heads = 4, .left = 20, .right = 3, .scale = 1, .across = 1});
}
TEST_CASE("attention with a soft cap on gfx950, by turns", "[attention]") {
  const attention_kernel<__bf16, attention_form{.has_lse = true, .has_cap = true}> b(isa::arch::gfx950);
  b.run({.queries = {300}, .keys = {300}, .right = 0, .scale = 1, .cap = 15, .across = 1}); // maxima grow
  b.run({.queries = {70}, .keys = {333}, .left = 100, .right = 20, .scale = 1, .cap = 256});
  b.run({.queries = {70}, .keys = {200}, .scale = 0.2, .cap = 1e5}); // as if there were none
  b.run({.queries = {5}, .keys = {0}, .cap = 15});
  const attention_kernel<
      _Float16,
      attention_form{.head = 64, .has_lse = true, .has_lengths = true, .has_cap = true, .has_sinks = true}>
      f(isa::arch::gfx950);
  f.run({.queries = {300, 0, 1, 90}, .keys = {200, 30, 129, 0}, .right = 0, .cap = 30, .across = 1});
  f.run({.queries = {3, 140}, .keys = {77, 333}, .heads = 4, .left = 20, .right = 3, .scale = 1, .cap = 15});
  f.run({.queries = {140}, .keys = {200}, .scale = 0.2, .cap = 1e5});
}
TEST_CASE("attention of heads of 64, 96 and 40", "[attention]") {
  for (const isa::arch a : all_archs) {
    attention_kernel<__bf16, attention_form{.head = 64, .has_lse = true}>(a).run(
        {.queries = {150}, .keys = {170}, .right = 0});
    attention_kernel<_Float16, attention_form{.head = 96}>(a).run(
        {.queries = {150}, .keys = {170}, .right = 0, .gap = 8});
    attention_kernel<__bf16, attention_form{.head = 40}>(a).run({.queries = {20}, .keys = {70}, .left = 30});
  }
}
TEST_CASE("attention of sequences with own lengths, some of them 0", "[attention]") {
  for (const isa::arch a : all_archs) {
    const attention_kernel<__bf16, attention_form{.has_lse = true, .has_lengths = true}> k(a);
    k.run({.queries = {200, 0, 1, 90}, .keys = {200, 30, 129, 0}, .right = 0});
    k.run({.queries = {3, 140}, .keys = {77, 200}, .heads = 4, .left = 20, .right = 3});
  }
}
TEST_CASE("attention with sinks and a soft cap", "[attention]") {
  for (const isa::arch a : all_archs) {
    attention_kernel<_Float16, attention_form{.has_lse = true, .has_sinks = true}>(a).run(
        {.queries = {70}, .keys = {40}, .heads = 3, .right = 0});
    attention_kernel<__bf16, attention_form{.has_lse = true, .has_cap = true}>(a).run(
        {.queries = {70}, .keys = {140}, .right = 0, .scale = 0.2, .cap = 15});
    attention_kernel<
        __bf16,
        attention_form{.head = 64, .has_lse = true, .has_lengths = true, .has_cap = true, .has_sinks = true}>(
        a)
        .run({.queries = {30, 0}, .keys = {50, 3}, .left = 20, .right = 0, .scale = 0.2, .cap = 15});
  }
}
TEST_CASE("attention of long heads", "[attention]") {
  for (const isa::arch a : all_archs) {
    const attention_kernel<__bf16, attention_form{.head = 192, .value_head = 128, .has_lse = true}> k(a);
    k.run({.queries = {130}, .keys = {200}, .heads = 1, .right = 0});
    k.run({.queries = {3}, .keys = {33}, .heads = 1, .gap = 8});
    attention_kernel<_Float16, attention_form{.head = 256, .has_lse = true}>(a).run(
        {.queries = {70}, .keys = {150}, .heads = 1, .right = 0});
    attention_kernel<__bf16, attention_form{.head = 160, .value_head = 40}>(a).run(
        {.queries = {20}, .keys = {70}});
  }
}
TEST_CASE("attention on gfx950, whose scores are a tile ahead", "[attention]") {
  const isa::arch a = isa::arch::gfx950;
  const attention_kernel<__bf16, attention_form{.head = 192, .value_head = 128, .has_lse = true}> k(a);
  k.run({.queries = {150}, .keys = {799}, .heads = 1, .left = 100, .right = 20, .scale = 1}); // maxima grow
  k.run({.queries = {150, 150}, .keys = {64, 64}, .heads = 4, .kv_heads = 2, .right = 0, .gap = 8});
  k.run({.queries = {5}, .keys = {0}, .heads = 1});
  k.run({.queries = {3}, .keys = {140}, .heads = 1, .right = 0, .kv_row = (u64{1} << 24) - 8});
  const attention_kernel<
      _Float16,
      attention_form{.head = 256, .has_lse = true, .has_lengths = true, .has_cap = true, .has_sinks = true}>
      f(a);
  f.run({.queries = {130, 0, 1, 20}, .keys = {200, 30, 129, 0}, .right = 0, .cap = 30});
  f.run({.queries = {3, 40}, .keys = {77, 199}, .left = 20, .right = 3, .scale = 1, .cap = 1e5});
  attention_kernel<_Float16, attention_form{.head = 128, .value_head = 200}>(a).run(
      {.queries = {40}, .keys = {333}, .heads = 1, .right = 0, .scale = 1});
  attention_kernel<__bf16, attention_form{.head = 64, .value_head = 128, .has_lse = true}>(a).run(
      {.queries = {130}, .keys = {257}, .heads = 1, .right = 0, .scale = 1});
  const attention_kernel<
      __bf16,
      attention_form{.head = 64, .has_lse = true, .has_cap = true, .has_sinks = true, .is_split = true}>
      s(a);
  s.run({.queries = {140}, .keys = {600}, .right = 0, .scale = 1, .cap = 15, .splits = 3});
  s.run({.queries = {5}, .keys = {129}, .left = 30, .right = 0, .cap = 15, .splits = 8}); // some without keys
}
TEST_CASE("attention with keys and values in pages", "[attention]") {
  for (const isa::arch a : all_archs) {
    const attention_kernel<__bf16, attention_form{.has_lse = true, .has_lengths = true, .has_pages = true}> k(
        a);
    k.run({.queries = {150, 0, 1, 20}, .keys = {150, 30, 129, 0}, .right = 0});
    k.run({.queries = {3, 40},
           .keys = {77, 256},
           .heads = 4,
           .kv_heads = 2,
           .left = 20,
           .right = 3,
           .page = 32});
    k.run({.queries = {5}, .keys = {200}, .heads = 1, .gap = 8, .page = 256});
    attention_kernel<_Float16, attention_form{.head = 64, .has_pages = true}>(a).run(
        {.queries = {20, 20}, .keys = {100, 37}, .right = 0});
    attention_kernel<_Float16, attention_form{.head = 192, .value_head = 128, .has_pages = true}>(a).run(
        {.queries = {20}, .keys = {83}, .heads = 1, .right = 0});
  }
}
TEST_CASE("attention on gfx950 with pages, loaded without registers", "[attention]") {
  const isa::arch a = isa::arch::gfx950;
  const attention_kernel<__bf16, attention_form{.has_lse = true, .has_sinks = true, .has_pages = true}> k(a);
  k.run({.queries = {150, 150}, .keys = {799, 300}, .heads = 4, .kv_heads = 2, .right = 0, .scale = 1});
  k.run({.queries = {40}, .keys = {500}, .left = 200, .right = 10, .gap = 8, .page = 128});
  k.run({.queries = {3}, .keys = {100}, .heads = 1, .kv_row = u64{1} << 24});
  attention_kernel<_Float16,
                   attention_form{.head = 40, .value_head = 24, .has_lse = true, .has_pages = true}>(a)
      .run({.queries = {40, 40}, .keys = {333, 17}, .gap = 8, .page = 32});
  attention_kernel<_Float16, attention_form{.head = 256, .has_cap = true, .has_pages = true}>(a).run(
      {.queries = {40}, .keys = {190}, .heads = 1, .right = 0, .cap = 20});
  attention_kernel<__bf16, attention_form{.head = 160, .value_head = 200, .has_pages = true}>(a).run(
      {.queries = {20}, .keys = {150}, .heads = 1, .page = 64});
}
TEST_CASE("attention of few rows with keys split over workgroups", "[attention]") {
  for (const isa::arch a : all_archs) {
    const attention_kernel<
        __bf16, attention_form{.has_lse = true, .has_pages = true, .has_one_query = true, .is_split = true}>
        k(a);
    k.run({.queries = {1, 1, 1}, .keys = {500, 0, 65}, .heads = 8, .kv_heads = 2, .splits = 3});
    k.run({.queries = {1, 1},
           .keys = {300, 129},
           .heads = 4,
           .left = 150,
           .right = 0,
           .page = 64,
           .splits = 64});
    const attention_kernel<
        _Float16, attention_form{.has_lse = true, .has_lengths = true, .has_sinks = true, .is_split = true}>
        s(a);
    s.run({.queries = {5, 0, 140}, .keys = {300, 10, 140}, .right = 0, .splits = 2});
    attention_kernel<
        _Float16,
        attention_form{
            .head = 96, .has_lse = true, .has_lengths = true, .has_sinks = true, .has_one_query = true}>(a)
        .run({.queries = {1, 0, 1}, .keys = {100, 40, 0}, .heads = 6, .kv_heads = 2});
    attention_kernel<__bf16, attention_form{.head = 256, .is_split = true}>(a).run(
        {.queries = {2}, .keys = {150}, .heads = 1, .right = 0, .splits = 3});
  }
}
TEST_CASE("attention of the shapes that AITER's tests have", "[attention]") {
  for (const isa::arch a : {isa::arch::gfx942, isa::arch::gfx950}) {
    const attention_kernel<__bf16, attention_form{.has_lse = true}> k(a);
    k.run({.queries = {108}, .keys = {256}, .heads = 8, .right = 0});
    k.run({.queries = {256}, .keys = {108}, .heads = 8, .left = 64, .right = 64});
    k.run({.queries = {799}, .keys = {799}, .heads = 1, .right = 0});
    k.run({.queries = {1023}, .keys = {1024}, .heads = 1});
    attention_kernel<_Float16, attention_form{.head = 32}>(a).run(
        {.queries = {108}, .keys = {256}, .right = 0});
    const attention_kernel<__bf16, attention_form{.has_lse = true, .has_pages = true, .has_one_query = true}>
        whole(a);
    whole.run({.queries = {1, 1, 1}, .keys = {7, 26, 57}, .heads = 4});
    whole.run({.queries = {1, 1, 1}, .keys = {66, 109, 128}, .heads = 8});
    const attention_kernel<
        __bf16, attention_form{.has_lse = true, .has_pages = true, .has_one_query = true, .is_split = true}>
        split(a);
    split.run({.queries = {1, 1}, .keys = {257, 282}, .heads = 16, .splits = 4});
    split.run({.queries = {1}, .keys = {4097}, .heads = 32, .kv_heads = 8, .splits = 16});
  }
}
TEST_CASE("attention of rows beyond 2 and 4 GiB", "[attention]") {
  attention_kernel<__bf16, attention_form{.head = 64}>(isa::arch::gfx942)
      .run({.queries = {5}, .keys = {140}, .heads = 1, .right = 0, .kv_row = (u64{1} << 24) - 8});
  attention_kernel<__bf16, attention_form{.head = 64, .has_lse = true}>(isa::arch::gfx950)
      .run({.queries = {2, 2, 2}, .keys = {20, 20, 20}, .heads = 1, .q_batch = (u64{1} << 31) - 8});
  attention_kernel<__bf16, attention_form{.head = 64, .has_pages = true}>(isa::arch::gfx942)
      .run({.queries = {3}, .keys = {100}, .heads = 1, .kv_row = u64{1} << 24});
}

} // namespace
