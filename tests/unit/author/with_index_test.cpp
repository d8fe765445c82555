// SPDX-License-Identifier: MIT
// Reductions of values with indices against the host, in the simulator on all targets.
#include "program/simulate.hpp"

#include <kiln/author/dsl.hpp>

#include <cmath>

namespace {

using namespace kiln::dsl;
using namespace kiln_test;
namespace ir = kiln::ir;
namespace sim = kiln::sim;

template<class T> struct best {
  T value;
  u32 index;
};
/// The first of the largest or smallest numbers from `first` on.
template<combine How, class T> best<T> best_of(const std::vector<T>& x, u32 first, u32 count) {
  u32 at = ~0u;
  for (u32 i = first; i < first + count; ++i)
    if (x[i] == x[i] && (at == ~0u || (How == combine::max ? x[i] > x[at] : x[i] < x[at]))) at = i;
  return {at == ~0u ? x[first] : x[at], at};
}
template<class T> void is(const char* what, isa::arch a, T value, u32 index, const best<T>& wanted) {
  INFO(what << " on " << isa::facts_of(a).name << ": " << value << " at " << index << ", wanted "
            << wanted.value << " at " << wanted.index);
  CHECK((value == wanted.value || (value != value && wanted.value != wanted.value)));
  CHECK(index == wanted.index);
}

/// Values with many ties.
template<class T> std::vector<T> samples(u32 n, u32 kinds) {
  random_words random;
  std::vector<T> x(n);
  for (T& v : x) {
    const i32 word = static_cast<i32>(random() % kinds) - static_cast<i32>(kinds / 2);
    v = static_cast<T>(word);
  }
  return x;
}

template<class T, combine How, u32 Lanes> void of_groups() {
  const std::vector<T> x = samples<T>(64, Lanes / 2 + 1);
  for (const isa::arch a : all_archs) {
    const ir::program p = compiled<T*, u32*, const T*>(
        a, 64, [](builder k, arg<T*> values, arg<u32*> indices, arg<const T*> in) {
          auto i = k.thread_idx.x;
          auto found = reduce<How, Lanes>(with_index(in[i], as<u32>(i)));
          values[i] = found.value;
          indices[i] = found.index;
        });
    std::vector<T> values(64);
    std::vector<u32> indices(64);
    run_clean(p, 1, sim::buffer<T>(values.data(), 64), sim::buffer<u32>(indices.data(), 64),
              sim::buffer<const T>(x.data(), 64));
    for (u32 i = 0; i < 64; ++i)
      is("a group", a, values[i], indices[i], best_of<How>(x, i / Lanes * Lanes, Lanes));
  }
}
template<class T, combine How> void of_all_groups() {
  of_groups<T, How, 2>();
  of_groups<T, How, 4>();
  of_groups<T, How, 8>();
  of_groups<T, How, 16>();
  of_groups<T, How, 32>();
  of_groups<T, How, 64>();
}

TEST_CASE("groups of lanes find the lowest index of the best value") {
  of_all_groups<f32, combine::max>();
  of_all_groups<f32, combine::min>();
  of_all_groups<i32, combine::max>();
  of_all_groups<i32, combine::min>();
  of_all_groups<u32, combine::max>();
}

template<class T, combine How> void of_workgroup(u32 waves) {
  std::vector<T> x = samples<T>(64 * waves, 40);
  for (const isa::arch a : all_archs) {
    const ir::program p = compiled<T*, i32*, const T*>(
        a, 64 * waves, [](builder k, arg<T*> value, arg<i32*> index, arg<const T*> in) {
          auto i = k.thread_idx.x;
          for (u32 again = 0; again < 2; ++again) { // the second may not meet the first one's LDS
            auto found = workgroup_reduce<How>(k, with_index(in[i], i));
            k.where(i == 0, [&] {
              value[again] = found.value;
              index[again] = found.index;
            });
          }
        });
    T value[2];
    i32 index[2];
    run_clean(p, 1, sim::buffer<T>(value, 2), sim::buffer<i32>(index, 2),
              sim::buffer<const T>(x.data(), x.size()));
    for (u32 n = 0; n < 2; ++n)
      is("a workgroup", a, value[n], static_cast<u32>(index[n]), best_of<How>(x, 0, 64 * waves));
  }
}

TEST_CASE("workgroups find the lowest index of the best value") {
  for (const u32 waves : {1u, 2u, 3u, 4u, 16u}) {
    of_workgroup<f32, combine::max>(waves);
    of_workgroup<i32, combine::min>(waves);
  }
}

TEST_CASE("NaNs are passed over") {
  for (const isa::arch a : all_archs) {
    const ir::program p = compiled<f32*, u32*, const f32*>(
        a, 64, [](builder k, arg<f32*> value, arg<u32*> index, arg<const f32*> in) {
          auto i = k.thread_idx.x;
          auto found = reduce<combine::max, 32>(with_index(in[i], as<u32>(i)));
          value[i] = found.value;
          index[i] = found.index;
        });
    f32 value[64], in[64];
    u32 index[64];
    for (u32 i = 0; i < 64; ++i) in[i] = i == 7 || i == 9 ? -3.0f : std::nanf("");
    run_clean(p, 1, sim::buffer<f32>(value, 64), sim::buffer<u32>(index, 64), sim::buffer<const f32>(in, 64));
    CHECK(value[0] == -3);
    CHECK(index[0] == 7);
    CHECK(std::isnan(value[40]));
    CHECK(index[40] == 0xffff'ffff);
  }
}

} // namespace
