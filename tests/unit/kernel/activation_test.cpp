// SPDX-License-Identifier: MIT
// Activations against the host: SiLU and gelu, with and without a gate, fp8 by a given scale and by the rows' own.
#include "unit/kernel/norm_numbers.hpp"

#include <kiln/kernel/activation.hpp>

namespace {

using namespace kiln_test;
using kernel::activation_form;
using kernel::activation_function;
using kernel::activation_result;

struct activation_case {
  u32 rows = 1, columns = 1, gap = 0;
  double most = 4;
  double scale = 1; ///< of fp8, where it is given
};

/// An activated number on the host.
template<activation_function Function> double activated(double x) {
  switch (Function) {
  case activation_function::silu: return x / (1 + std::exp(-x));
  case activation_function::gelu: return x * std::erfc(-x / std::sqrt(2.0)) / 2;
  default: return x * (1 + std::tanh(std::sqrt(2 / M_PI) * (x + 0.044715 * x * x * x))) / 2;
  }
}

template<class T, activation_form Form> class activation_kernel {
  using Y = kernel::activation_number<T, Form>;

public:
  explicit activation_kernel(isa::arch a)
      : arch_(a),
        program_(compiled<Y*, const T*, float*, i32, i32, i32, i32>(a, Form.waves * 64,
                                                                    kernel::activation<T, Form>)) {}
  void run(const activation_case& c) const;

private:
  isa::arch arch_;
  ir::program program_;
};

template<class T, activation_form Form> void activation_kernel<T, Form>::run(const activation_case& c) const {
  INFO(isa::facts_of(arch_).name << ": " << c.rows << " rows of " << c.columns << " numbers of " << sizeof(T)
                                 << " bytes");
  constexpr bool has_fp8 = Form.result != activation_result::same,
                 is_of_row = Form.result == activation_result::fp8_of_row;
  random_words random;
  const u32 stride = c.columns + c.gap, x_stride = c.columns * (Form.is_gated ? 2 : 1) + c.gap;
  auto x = random_numbers<T>(random, u64{c.rows} * x_stride, c.most);
  if (c.rows > 1)
    for (u32 j = 0; j < x_stride; ++j) x[x_stride + j] = stored_as<T>(0); // a row of zeros
  const u64 all = u64{c.rows} * stride;
  std::vector<stored<T>> y(all, stored_as<T>(77));
  std::vector<u8> codes(all, 0x55);
  std::vector<float> scale(!has_fp8 ? 0 : is_of_row ? c.rows : 1, static_cast<float>(c.scale));
  const auto to = [&] {
    if constexpr (has_fp8)
      return sim::buffer<Y>(reinterpret_cast<Y*>(codes.data()), all);
    else
      return buffer_of<T>(y);
  };
  const u32 height = kernel::row_layout(Form.columns, sizeof(T), Form.waves).extent('m');
  const auto n = [](u32 v) { return static_cast<i32>(v); };
  check_clean(sim::run(
      program_,
      {.grid = {(c.rows + height - 1) / height, (c.columns + Form.columns - 1) / Form.columns}, .threads = 2},
      to(), buffer_of<const T>(x), buffer_of<float>(scale), n(c.rows), n(c.columns), n(stride), n(x_stride)));
  const host_fp8 fp8(arch_);
  comparison results;
  u32 wrong = 0;
  for (u32 m = 0; m < c.rows; ++m) {
    std::vector<double> exact(c.columns), own(c.columns);
    double largest = 1e-30;
    for (u32 j = 0; j < c.columns; ++j) {
      const double gate = value_of<T>(x[u64{m} * x_stride + j]);
      const double up = Form.is_gated ? value_of<T>(x[u64{m} * x_stride + c.columns + j]) : 1;
      exact[j] = activated<Form.function>(gate) * up;
      own[j] = rounded_as<T>(rounded_as<T>(activated<Form.function>(gate)) * up);
      largest = std::max(largest, std::fabs(own[j]));
    }
    for (u32 j = 0; j < stride; ++j) {
      const u64 at = u64{m} * stride + j;
      if (j >= c.columns) {
        wrong += has_fp8 ? codes[at] != 0x55 : y[at] != stored_as<T>(77);
      } else if (has_fp8) {
        const double by = is_of_row ? largest / fp8.largest() : c.scale;
        const double end = fp8.largest() * by; // beyond it results are the end
        results.add(fp8.value(codes[at]) * static_cast<double>(scale[is_of_row ? m : 0]),
                    fp8.rounded(own[j] / by) * by, std::clamp(exact[j], -end, end));
      } else {
        results.add(value_of<T>(y[at]), own[j], exact[j]);
      }
    }
    results.end_group();
  }
  CHECK(wrong == 0);
  if (has_fp8)
    results.check_distance("results");
  else
    results.check("results");
}

TEST_CASE("SiLU and gelu with a gate", "[norm]") {
  for (const isa::arch a : all_archs) {
    const activation_kernel<__bf16, activation_form{}> silu(a);
    silu.run({.rows = 5, .columns = 1024});
    silu.run({.rows = 3, .columns = 2568, .gap = 8, .most = 90});
    activation_kernel<_Float16, activation_form{.function = activation_function::gelu_tanh, .columns = 256}>(
        a)
        .run({.rows = 18, .columns = 200});
    activation_kernel<float, activation_form{.function = activation_function::gelu, .multiple = 1}>(a).run(
        {.rows = 5, .columns = 333, .most = 12});
  }
}
TEST_CASE("activations without a gate", "[norm]") {
  for (const isa::arch a : all_archs) {
    activation_kernel<__bf16, activation_form{.function = activation_function::gelu, .is_gated = false}>(a)
        .run({.rows = 5, .columns = 1504, .gap = 8, .most = 12});
    activation_kernel<float, activation_form{.is_gated = false, .columns = 64, .multiple = 1}>(a).run(
        {.rows = 5, .columns = 65});
  }
}
TEST_CASE("activations with fp8 results", "[norm]") {
  for (const isa::arch a : all_archs) {
    activation_kernel<__bf16, activation_form{.result = activation_result::fp8}>(a).run(
        {.rows = 5, .columns = 1032, .gap = 8, .scale = 0.03});
    activation_kernel<__bf16, activation_form{.result = activation_result::fp8_of_row, .columns = 2048}>(a)
        .run({.rows = 6, .columns = 1800});
    activation_kernel<float, activation_form{.function = activation_function::gelu,
                                             .result = activation_result::fp8_of_row,
                                             .columns = 8192,
                                             .multiple = 4}>(a)
        .run({.rows = 2, .columns = 7000});
  }
}

} // namespace
