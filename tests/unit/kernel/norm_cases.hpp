// SPDX-License-Identifier: MIT
// RMSNorm and LayerNorm in the simulator against the host.
#pragma once

#include "unit/kernel/norm_numbers.hpp"

#include <kiln/kernel/layernorm.hpp>
#include <kiln/kernel/rmsnorm.hpp>

namespace kiln_test {

using kernel::norm_form;

struct norm_case {
  u32 rows = 1, columns = 1;
  u32 gap = 0;           ///< elements between rows
  double middle = 0;     ///< of x
  bool in_place = false; ///< y is x, the sum is the residual
  double dropped = 0;    ///< the probability, of a form with dropout
};

/// One row normalised on the host; `round` is applied to intermediate results.
template<bool Centred, norm_form Form> struct normalised_row {
  std::vector<double> y;
  double mean = 0, factor = 0;
  template<class At, class Round>
  normalised_row(u32 columns, At s, const std::vector<double>& weight, const std::vector<double>& bias,
                 Round round)
      : y(columns) {
    for (u32 j = 0; Centred && j < columns; ++j) mean += s(j) / columns;
    double squares = 0;
    for (u32 j = 0; j < columns; ++j) squares += std::pow(s(j) - mean, 2);
    factor = 1 / std::sqrt(squares / columns + 1e-5);
    for (u32 j = 0; j < columns; ++j) {
      const double normal = round(round(s(j) - mean) * factor);
      y[j] = round(normal * (weight[j] + (Form.adds_one_to_weight ? 1 : 0)));
      if (Form.has_bias) y[j] = round(y[j] + bias[j]);
    }
  }
};

template<bool Centred, class T, norm_form Form> ir::program norm_program(isa::arch a) {
  using Y = kernel::norm_result<T, Form>;
  if constexpr (Centred)
    return compiled<Y*, T*, const T*, const T*, const T*, const T*, float*, float*, float*, f32, i32, i32,
                    i32, i32, i32, u64, u64, f32>(a, Form.waves * 64, kernel::layernorm<T, Form>);
  else
    return compiled<Y*, T*, const T*, const T*, const T*, float*, float*, f32, i32, i32, i32, i32, i32, u64,
                    u64, f32>(a, Form.waves * 64, kernel::rmsnorm<T, Form>);
}

template<bool Centred, class T, norm_form Form> class norm_kernel {
public:
  explicit norm_kernel(isa::arch a) : arch_(a), program_(norm_program<Centred, T, Form>(a)) {}
  void run(const norm_case& c) const;

private:
  isa::arch arch_;
  ir::program program_;
};

template<bool Centred, class T, norm_form Form>
void norm_kernel<Centred, T, Form>::run(const norm_case& c) const {
  using Y = kernel::norm_result<T, Form>;
  INFO(isa::facts_of(arch_).name << ": " << c.rows << " rows of " << c.columns << " numbers of " << sizeof(T)
                                 << " bytes");
  random_words random;
  constexpr u64 seed = 0x1234'5678'9abc'def0, offset = 0x1'0000'0007;
  const u32 stride = c.columns + c.gap;
  const u64 all = u64{c.rows} * stride;
  auto x = random_numbers<T>(random, all, 4, c.middle), residual = random_numbers<T>(random, all),
       weight = random_numbers<T>(random, c.columns, 2), bias = random_numbers<T>(random, c.columns, 2);
  for (u32 j = 0; j < c.columns; ++j)
    x[(u64{c.rows} - 1) * stride + j] = residual[(u64{c.rows} - 1) * stride + j] = 0;
  const auto old_x = x, old_residual = residual;
  std::vector<stored<T>> y(all, stored_as<T>(77)), sum(Form.has_residual ? all : 0, stored_as<T>(77));
  std::vector<u8> codes(all, 0x55);
  std::vector<float> mean(c.rows, 77), factor(c.rows, 77), scale(c.rows, 77);
  const u32 height = kernel::row_layout(Form.columns, sizeof(T), Form.waves).extent('m');
  const auto i = [](u64 n) { return static_cast<i32>(n); };
  const auto to = [&] {
    if constexpr (Form.has_fp8)
      return sim::buffer<Y>(reinterpret_cast<Y*>(codes.data()), all);
    else
      return buffer_of<Y>(c.in_place ? x : y);
  };
  std::vector<float> none;
  auto& sums = c.in_place ? residual : sum;
  auto& scales = Form.has_fp8 ? scale : none;
  auto& factors = Form.has_statistics ? factor : none;
  const sim::launch_options launch{.grid = {(c.rows + height - 1) / height}, .threads = 2};
  sim::result r = [&] {
    const auto run = [&](auto&&... rest) {
      return sim::run(program_, launch, to(), buffer_of<T>(sums), buffer_of<const T>(x),
                      buffer_of<const T>(Form.has_residual ? residual : sum), buffer_of<const T>(weight),
                      rest..., buffer_of<float>(factors), buffer_of<float>(scales), 1e-5f, i(c.rows),
                      i(c.columns), i(stride), i(stride), i(stride), seed, offset,
                      static_cast<float>(c.dropped));
    };
    if constexpr (Centred)
      return run(buffer_of<const T>(bias), buffer_of<float>(Form.has_statistics ? mean : none));
    else
      return run();
  }();
  check_clean(r);
  std::vector<double> w, b;
  for (u32 j = 0; j < c.columns; ++j) w.push_back(value_of<T>(weight[j])), b.push_back(value_of<T>(bias[j]));
  const auto& out = c.in_place ? x : y;
  const host_fp8 fp8(arch_);
  comparison results, statistics;
  u32 wrong = 0; // sums are exact, and gaps keep what they had
  for (u32 m = 0; m < c.rows; ++m) {
    const auto s = [&](u32 j) {
      const double own = value_of<T>(old_x[u64{m} * stride + j]);
      const double kept =
          Form.has_dropout ? dropped(own, u64{m} * c.columns + j, c.dropped, seed, offset) : own;
      // As in f32: both roundings show where a product is not exact.
      return Form.has_residual ? rounded_as<T>(static_cast<double>(static_cast<float>(
                                     kept + value_of<T>(old_residual[u64{m} * stride + j]))))
                               : own;
    };
    const normalised_row<Centred, Form> exact(c.columns, s, w, b, [](double v) { return v; }),
        own(c.columns, s, w, b, rounded_as<T>);
    double largest = 1e-30;
    for (const double v : own.y) largest = std::max(largest, std::fabs(v));
    for (u32 j = 0; j < c.columns; ++j) {
      const u64 at = u64{m} * stride + j;
      if (Form.has_residual) wrong += value_of<T>(sums[at]) != s(j);
      if constexpr (Form.has_fp8) {
        const double own_scale = largest / fp8.largest();
        results.add(fp8.value(codes[at]) * static_cast<double>(scale[m]),
                    fp8.rounded(own.y[j] / own_scale) * own_scale, exact.y[j]);
      } else {
        results.add(value_of<T>(out[at]), own.y[j], exact.y[j]);
      }
    }
    for (u32 j = c.columns; j < stride; ++j) {
      const u64 at = u64{m} * stride + j;
      if (Form.has_fp8)
        wrong += codes[at] != 0x55;
      else
        wrong += out[at] != (c.in_place ? old_x[at] : stored_as<T>(77));
    }
    results.end_group();
    if (Form.has_statistics) {
      statistics.add(static_cast<double>(factor[m]), exact.factor, exact.factor);
      if (Centred) statistics.add(static_cast<double>(mean[m]), exact.mean, exact.mean);
    }
  }
  CHECK(wrong == 0);
  if (Form.has_fp8)
    results.check_distance("results");
  else
    results.check("results");
  statistics.check("statistics");
}

} // namespace kiln_test
