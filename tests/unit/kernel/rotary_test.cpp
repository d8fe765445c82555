// SPDX-License-Identifier: MIT
// Rotary position embedding of q and k against the host: both kinds of pairs, partial, in place and not, forward and backward.
#include "unit/kernel/norm_numbers.hpp"

#include <kiln/kernel/rotary.hpp>

namespace {

using namespace kiln_test;
using kernel::rotary_form;
using kernel::rotary_pairs;

struct rotary_case {
  u32 tokens = 1, q_heads = 1, k_heads = 1;
  bool in_place = false;
  u32 parts = 1; ///< workgroups that share the heads of a token
  u32 gap = 0;   ///< elements between heads
};

template<class T, class Cache, class P, rotary_form Form> class rotary_kernel {
public:
  explicit rotary_kernel(isa::arch a)
      : arch_(a),
        program_(compiled<T*, T*, const T*, const T*, read_only<P>*, const Cache*, i32, i32, i32, i32, i32,
                          i32, i32, i32, i32, i32, i32>(a, 256, kernel::rotary<T, Cache, P, Form>)) {}
  void run(const rotary_case& c) const;

private:
  isa::arch arch_;
  ir::program program_;
};

/// Number `j` of a head after the rotation; `round` is applied to products and sums.
template<rotary_form Form, class X, class Angle, class Round>
double rotated(u32 j, X x, Angle angle, Round round) {
  constexpr u32 pairs = Form.rotated / 2;
  if (j >= Form.rotated) return x(j);
  const bool halves = Form.pairs == rotary_pairs::halves;
  const u32 pair = halves ? j % pairs : j / 2;
  const bool is_second = halves ? j >= pairs : j % 2 != 0;
  const u32 other = halves ? (j + pairs) % Form.rotated : j ^ 1;
  const double cosine = angle(pair), sine = angle(pairs + pair) * (Form.is_backward ? -1 : 1);
  return round(round(x(j) * cosine) + round(x(other) * (is_second ? sine : -sine)));
}

template<class T, class Cache, class P, rotary_form Form>
void rotary_kernel<T, Cache, P, Form>::run(const rotary_case& c) const {
  INFO(isa::facts_of(arch_).name << ": " << c.tokens << " tokens, heads " << c.q_heads << " and " << c.k_heads
                                 << " of " << Form.head << ", rotated " << Form.rotated << ", " << sizeof(T)
                                 << " bytes");
  constexpr u32 longest = 37;
  random_words random;
  std::vector<stored<Cache>> cache(longest * Form.rotated);
  for (u32 p = 0; p < longest; ++p)
    for (u32 i = 0; i < Form.rotated / 2; ++i) {
      const double angle = p * std::pow(10000.0, -2.0 * i / Form.rotated);
      cache[p * Form.rotated + i] = stored_as<Cache>(std::cos(angle));
      cache[p * Form.rotated + Form.rotated / 2 + i] = stored_as<Cache>(std::sin(angle));
    }
  std::vector<P> positions(c.tokens);
  for (P& p : positions) p = static_cast<P>(random() % longest);
  positions[0] = longest - 1;
  const u32 row = Form.head + c.gap;
  const u32 heads[] = {c.q_heads, c.k_heads};
  std::vector<stored<T>> x[2], y[2];
  for (u32 n = 0; n < 2; ++n) {
    x[n] = random_numbers<T>(random, u64{c.tokens} * heads[n] * row);
    y[n].assign(x[n].size(), stored_as<T>(77));
  }
  const std::vector<stored<T>> before[] = {x[0], x[1]};
  auto& out = c.in_place ? x : y;
  const auto n = [](u64 v) { return static_cast<i32>(v); };
  const i32 q_token = n(c.q_heads * row), k_token = n(c.k_heads * row), head = n(row);
  const sim::result r = sim::run(
      program_, {.grid = {(c.tokens + 3) / 4, c.parts}, .threads = 2}, buffer_of<T>(out[0]),
      buffer_of<T>(out[1]), buffer_of<const T>(x[0]), buffer_of<const T>(x[1]),
      sim::buffer<const P>(positions.data(), positions.size()), buffer_of<const Cache>(cache), n(c.tokens),
      n(c.q_heads), n(c.k_heads), q_token, head, k_token, head, q_token, head, k_token, head);
  check_clean(r);
  u32 wrong = 0; // what is not rotated
  for (u32 of = 0; of < 2; ++of) {
    comparison results;
    for (u32 t = 0; t < c.tokens; ++t)
      for (u32 h = 0; h < heads[of]; ++h) {
        const u64 first = (u64{t} * heads[of] + h) * row;
        const auto own = [&](u32 j) { return value_of<T>(before[of][first + j]); };
        const auto angle = [&](u32 i) {
          return value_of<Cache>(cache[static_cast<u64>(positions[t]) * Form.rotated + i]);
        };
        for (u32 j = 0; j < Form.rotated; ++j)
          results.add(value_of<T>(out[of][first + j]), rotated<Form>(j, own, angle, rounded_as<T>),
                      rotated<Form>(j, own, angle, [](double v) { return v; }));
        for (u32 j = Form.rotated; j < row; ++j) {
          const bool is_kept = c.in_place || (Form.copies_rest && j < Form.head);
          wrong += out[of][first + j] != (is_kept ? before[of][first + j] : stored_as<T>(77));
        }
        results.end_group();
      }
    results.check(of == 0 ? "q" : "k");
  }
  CHECK(wrong == 0);
}

TEST_CASE("rotary embedding of halves and of neighbours", "[norm]") {
  for (const isa::arch a : all_archs) {
    const rotary_kernel<__bf16, __bf16, int, rotary_form{}> halves(a);
    halves.run({.tokens = 9, .q_heads = 20, .k_heads = 4});
    halves.run({.tokens = 1, .q_heads = 32, .k_heads = 8, .in_place = true, .parts = 3});
    halves.run({.tokens = 3, .q_heads = 3, .k_heads = 0, .gap = 8});
    rotary_kernel<_Float16, float, long long, rotary_form{.pairs = rotary_pairs::neighbours}>(a).run(
        {.tokens = 6, .q_heads = 9, .k_heads = 1});
    rotary_kernel<float, float, int, rotary_form{.head = 64, .rotated = 64, .multiple = 4}>(a).run(
        {.tokens = 5, .q_heads = 17, .k_heads = 2});
    rotary_kernel<float, float, int,
                  rotary_form{.head = 64, .rotated = 64, .pairs = rotary_pairs::neighbours, .multiple = 4}>(a)
        .run({.tokens = 5, .q_heads = 17, .k_heads = 2, .gap = 4});
  }
}
TEST_CASE("rotary embedding of a part of each head", "[norm]") {
  for (const isa::arch a : all_archs) {
    rotary_kernel<__bf16, float, int, rotary_form{.head = 96, .rotated = 48}>(a).run(
        {.tokens = 5, .q_heads = 6, .k_heads = 2, .in_place = true});
    rotary_kernel<__bf16, float, long long,
                  rotary_form{
                      .head = 192, .rotated = 64, .pairs = rotary_pairs::neighbours, .copies_rest = true}>(a)
        .run({.tokens = 4, .q_heads = 5, .k_heads = 1, .gap = 8});
    rotary_kernel<_Float16, _Float16, int,
                  rotary_form{.head = 50, .rotated = 20, .copies_rest = true, .multiple = 2}>(a)
        .run({.tokens = 7, .q_heads = 3, .k_heads = 1});
  }
}
TEST_CASE("rotary embedding backward is the inverse", "[norm]") {
  for (const isa::arch a : all_archs) {
    rotary_kernel<__bf16, __bf16, int, rotary_form{.is_backward = true}>(a).run(
        {.tokens = 6, .q_heads = 8, .k_heads = 2, .in_place = true});
    rotary_kernel<_Float16, float, int, rotary_form{.pairs = rotary_pairs::neighbours, .is_backward = true}>(
        a)
        .run({.tokens = 6, .q_heads = 8, .k_heads = 2});
  }
}

} // namespace
