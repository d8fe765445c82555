// SPDX-License-Identifier: MIT
// Softmax of rows against the host: in registers and in pieces, with numbers that are far apart or infinite.
#include "unit/kernel/norm_numbers.hpp"

#include <kiln/kernel/softmax.hpp>

namespace {

using namespace kiln_test;
using kernel::softmax_form;

struct softmax_case {
  u32 rows = 1, columns = 1, gap = 0;
  double most = 4; ///< numbers are from -most to most
  bool in_place = false;
  u32 masked = 0; ///< so many numbers of each row, from the first on, are -infinity
};

template<class T, softmax_form Form> class softmax_kernel {
public:
  explicit softmax_kernel(isa::arch a)
      : arch_(a),
        program_(compiled<T*, const T*, i32, i32, i32, i32>(a, Form.waves * 64, kernel::softmax<T, Form>)) {}
  /// Returns the results, which are not compared where all of a row is masked.
  std::vector<stored<T>> run(const softmax_case& c) const;

private:
  isa::arch arch_;
  ir::program program_;
};

/// The softmax of a row on the host.
template<class Round> std::vector<double> softmax_of(std::vector<double> x, Round round) {
  const double most = *std::max_element(x.begin(), x.end());
  double sum = 0;
  for (double& v : x) sum += v = std::exp(round(v - most));
  for (double& v : x) v = round(round(v) / sum);
  return x;
}

template<class T, softmax_form Form>
std::vector<stored<T>> softmax_kernel<T, Form>::run(const softmax_case& c) const {
  INFO(isa::facts_of(arch_).name << ": " << c.rows << " rows of " << c.columns << " numbers of " << sizeof(T)
                                 << " bytes");
  random_words random;
  const u32 stride = c.columns + c.gap;
  auto x = random_numbers<T>(random, u64{c.rows} * stride, c.most);
  for (u32 m = 0; m < c.rows; ++m)
    for (u32 j = 0; j < c.masked; ++j) x[u64{m} * stride + j] = stored_as<T>(-HUGE_VAL);
  const auto before = x;
  std::vector<stored<T>> y(x.size(), stored_as<T>(77));
  auto& out = c.in_place ? x : y;
  const u32 height = kernel::row_layout(Form.columns, sizeof(T), Form.waves).extent('m');
  const auto n = [](u32 v) { return static_cast<i32>(v); };
  check_clean(sim::run(program_, {.grid = {(c.rows + height - 1) / height}, .threads = 2}, buffer_of<T>(out),
                       buffer_of<const T>(x), n(c.rows), n(c.columns), n(stride), n(stride)));
  comparison results;
  u32 wrong = 0;
  for (u32 m = 0; m < c.rows; ++m) {
    std::vector<double> row;
    for (u32 j = 0; j < c.columns; ++j) row.push_back(value_of<T>(before[u64{m} * stride + j]));
    const auto exact = softmax_of(row, [](double v) { return v; }), own = softmax_of(row, rounded_as<T>);
    for (u32 j = 0; j < c.columns && c.masked < c.columns; ++j)
      results.add(value_of<T>(out[u64{m} * stride + j]), own[j], exact[j]);
    results.end_group();
    for (u32 j = c.columns; j < stride; ++j)
      wrong += out[u64{m} * stride + j] != (c.in_place ? before[u64{m} * stride + j] : stored_as<T>(77));
  }
  CHECK(wrong == 0);
  results.check("results");
  return out;
}

TEST_CASE("softmax of rows in registers", "[norm]") {
  for (const isa::arch a : all_archs) {
    const softmax_kernel<__bf16, softmax_form{.columns = 1024}> of_bf16(a);
    of_bf16.run({.rows = 9, .columns = 1024});
    of_bf16.run({.rows = 3, .columns = 520, .gap = 8, .most = 500, .in_place = true});
    of_bf16.run({.rows = 3, .columns = 520, .masked = 515});
    softmax_kernel<float, softmax_form{.columns = 64, .multiple = 1}>(a).run({.rows = 37, .columns = 63});
    softmax_kernel<_Float16, softmax_form{.columns = 16384}>(a).run({.rows = 2, .columns = 12344});
  }
  softmax_kernel<float, softmax_form{.columns = 2, .multiple = 1}>(isa::arch::gfx942)
      .run({.rows = 5, .columns = 1});
  softmax_kernel<__bf16, softmax_form{.columns = 65536, .waves = 16}>(isa::arch::gfx950)
      .run({.rows = 2, .columns = 40000});
}
TEST_CASE("softmax of rows beyond the registers", "[norm]") {
  for (const isa::arch a : all_archs) {
    const softmax_kernel<__bf16, softmax_form{.columns = 1024, .is_long = true}> of_bf16(a);
    of_bf16.run({.rows = 5, .columns = 5128, .most = 60});
    of_bf16.run({.rows = 5, .columns = 3000, .gap = 8, .in_place = true, .masked = 2050}); // whole pieces
    of_bf16.run({.rows = 5, .columns = 8});
    softmax_kernel<float, softmax_form{.columns = 512, .is_long = true, .multiple = 1}>(a).run(
        {.rows = 3, .columns = 2047, .most = 30});
    softmax_kernel<float, softmax_form{.columns = 64, .is_long = true, .multiple = 1}>(a).run(
        {.rows = 2, .columns = 6399, .most = 900}); // 100 pieces: the sum is raised as often
  }
}
TEST_CASE("softmax of rows of -infinity is NaN", "[norm]") {
  const auto check = [](const auto& out) {
    u32 numbers = 0;
    for (const auto x : out) numbers += !std::isnan(value_of<__bf16>(x));
    CHECK(numbers == 0);
  };
  check(softmax_kernel<__bf16, softmax_form{.columns = 64}>(isa::arch::gfx942)
            .run({.rows = 2, .columns = 64, .masked = 64}));
  check(softmax_kernel<__bf16, softmax_form{.columns = 32, .is_long = true}>(isa::arch::gfx950)
            .run({.rows = 2, .columns = 104, .masked = 104}));
}

} // namespace
