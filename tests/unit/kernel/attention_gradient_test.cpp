// SPDX-License-Identifier: MIT
// Gradients of attention against the host: heads, windows, lengths, sinks, soft cap.
#include "unit/kernel/attention_gradient_cases.hpp"

namespace {

using namespace kiln_test;

TEST_CASE("gradients of attention of f16 and bf16: full, causal and windows", "[attention]") {
  for (const isa::arch a : all_archs) {
    const attention_gradient_kernels<_Float16, attention_form{}> f(a);
    f.run({.queries = {70, 70}, .keys = {150, 150}});
    f.run({.queries = {100}, .keys = {100}, .heads = 4, .kv_heads = 2, .right = 0});
    f.run({.queries = {130}, .keys = {333}, .heads = 1, .left = 40, .right = 0});
    f.run({.queries = {130}, .keys = {64}, .right = 0, .gap = 8}); // rows without keys
    f.run({.queries = {33}, .keys = {257}, .left = 0, .right = 17});
    f.run({.queries = {1}, .keys = {200}});
    f.run({.queries = {40}, .keys = {390}, .heads = 5}); // of one head of keys
    f.run({.queries = {129}, .keys = {1}});
    f.run({.queries = {5}, .keys = {0}});
    f.run({.queries = {0}, .keys = {5}});
    const attention_gradient_kernels<__bf16, attention_form{}> b(a);
    b.run({.queries = {129}, .keys = {259}, .heads = 1, .right = 0});
    b.run({.queries = {64}, .keys = {64}, .heads = 3, .kv_heads = 3, .left = 5, .right = 5});
  }
}
TEST_CASE("gradients of attention's queries on gfx950 by any number of workgroups", "[attention]") {
  const attention_gradient_kernels<__bf16, attention_form{}> b(isa::arch::gfx950);
  b.run({.queries = {700}, .keys = {700}, .heads = 1, .right = 0, .across = 1});
  b.run({.queries = {520, 520}, .keys = {300, 300}, .heads = 3, .kv_heads = 3, .across = 2});
  b.run({.queries = {257}, .keys = {530}, .heads = 1, .left = 100, .right = 20, .across = 3});
  b.run({.queries = {600}, .keys = {1}, .heads = 1, .across = 1});
  b.run({.queries = {300}, .keys = {0}, .heads = 1, .across = 1});
  b.run(
      {.queries = {513}, .keys = {64}, .heads = 1, .right = 0, .gap = 8, .across = 2}); // blocks without keys
  const attention_gradient_kernels<_Float16, attention_form{.head = 96, .has_lengths = true}> f(
      isa::arch::gfx950);
  f.run({.queries = {300, 0, 1, 90, 600}, .keys = {200, 30, 129, 0, 65}, .right = 0, .gap = 8, .across = 2});
  f.run({.queries = {3, 140}, .keys = {77, 399}, .heads = 4, .left = 20, .right = 3, .across = 1});
  const attention_gradient_kernels<_Float16, attention_form{.head = 72}> narrow(isa::arch::gfx950);
  narrow.run({.queries = {270}, .keys = {97}, .left = 30, .gap = 8, .across = 1});
}
TEST_CASE("gradients of attention of the shapes that AITER's tests have", "[attention]") {
  for (const isa::arch a : {isa::arch::gfx942, isa::arch::gfx950}) {
    const attention_gradient_kernels<__bf16, attention_form{}> b(a);
    b.run({.queries = {108}, .keys = {256}, .heads = 8, .right = 0});
    b.run({.queries = {799}, .keys = {799}, .heads = 1, .right = 0});
    b.run({.queries = {1023}, .keys = {1024}, .heads = 1, .left = 100, .right = 0});
  }
}
TEST_CASE("gradients of attention of heads of 64, 96 and 40", "[attention]") {
  for (const isa::arch a : all_archs) {
    attention_gradient_kernels<__bf16, attention_form{.head = 64}>(a).run(
        {.queries = {90}, .keys = {170}, .right = 0});
    attention_gradient_kernels<_Float16, attention_form{.head = 96}>(a).run(
        {.queries = {50}, .keys = {70}, .right = 0, .gap = 8});
    attention_gradient_kernels<__bf16, attention_form{.head = 40}>(a).run(
        {.queries = {20}, .keys = {70}, .left = 30});
  }
}
TEST_CASE("gradients of attention of sequences with own lengths, some of them 0", "[attention]") {
  for (const isa::arch a : all_archs) {
    const attention_gradient_kernels<__bf16, attention_form{.has_lengths = true}> k(a);
    k.run({.queries = {100, 0, 1, 90}, .keys = {100, 30, 129, 0}, .right = 0});
    k.run({.queries = {3, 70}, .keys = {77, 140}, .heads = 4, .left = 20, .right = 3});
  }
}
TEST_CASE("gradients of attention of rows beyond 2 and 4 GiB", "[attention]") {
  for (const isa::arch a : {isa::arch::gfx942, isa::arch::gfx950}) {
    const attention_gradient_kernels<__bf16, attention_form{.head = 64}> k(a);
    k.run({.queries = {5}, .keys = {300}, .right = 0, .kv_row = (u64{1} << 23) - 8});
    k.run({.queries = {2, 2, 2}, .keys = {20, 20, 20}, .q_batch = (u64{1} << 31) - 8});
  }
  const attention_gradient_kernels<__bf16, attention_form{.head = 72}> direct(isa::arch::gfx950);
  direct.run({.queries = {5}, .keys = {300}, .right = 0, .kv_row = (u64{1} << 23) - 8});
  direct.run({.queries = {2, 2, 2}, .keys = {20, 20, 20}, .q_batch = (u64{1} << 31) - 8});
}
TEST_CASE("gradients of attention with sinks and a soft cap", "[attention]") {
  for (const isa::arch a : all_archs) {
    attention_gradient_kernels<_Float16, attention_form{.has_sinks = true}>(a).run(
        {.queries = {70}, .keys = {40}, .heads = 3, .right = 0});
    attention_gradient_kernels<__bf16, attention_form{.has_cap = true}>(a).run(
        {.queries = {70}, .keys = {140}, .right = 0, .scale = 0.2, .cap = 15});
    attention_gradient_kernels<
        __bf16, attention_form{.head = 64, .has_lengths = true, .has_cap = true, .has_sinks = true}>(a)
        .run({.queries = {30, 0}, .keys = {50, 3}, .left = 20, .right = 0, .scale = 0.2, .cap = 15});
  }
}

} // namespace
