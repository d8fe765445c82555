// SPDX-License-Identifier: MIT
// Gradients of RMSNorm and LayerNorm against the host: of inputs, and of weights and biases in two stages.
#include "unit/kernel/norm_numbers.hpp"

#include <kiln/kernel/layernorm_backward.hpp>
#include <kiln/kernel/norm_weight_gradient.hpp>
#include <kiln/kernel/rmsnorm_backward.hpp>

namespace {

using namespace kiln_test;
using kernel::norm_backward_form;

struct gradient_case {
  u32 rows = 1, columns = 1, gap = 0;
  u32 workgroups = 3; ///< of the first stage
};

/// The gradients of all rows on the host; `round` is applied to intermediate results.
template<bool Centred> struct host_gradients {
  std::vector<double> dx, weight, bias;

  template<class At, class More, class Round>
  host_gradients(u32 rows, u32 columns, At dy, At s, More ds, const std::vector<double>& w, Round round)
      : dx(u64{rows} * columns), weight(columns), bias(columns) {
    for (u32 m = 0; m < rows; ++m) {
      double mean = 0, squares = 0, of_normal = 0, of_gradient = 0;
      for (u32 j = 0; j < columns && Centred; ++j) mean += s(m, j) / columns;
      for (u32 j = 0; j < columns; ++j) squares += std::pow(s(m, j) - mean, 2);
      const double factor = 1 / std::sqrt(squares / columns + 1e-5);
      std::vector<double> normal(columns), g(columns);
      for (u32 j = 0; j < columns; ++j) {
        normal[j] = round(round(s(m, j) - mean) * factor);
        g[j] = round(dy(m, j) * w[j]);
        of_normal += round(g[j] * normal[j]) / columns;
        if (Centred) of_gradient += g[j] / columns;
        weight[j] += round(dy(m, j) * normal[j]);
        bias[j] += dy(m, j);
      }
      for (u32 j = 0; j < columns; ++j)
        dx[u64{m} * columns + j] =
            round(round(factor * round(round(g[j] - round(normal[j] * of_normal)) - of_gradient)) + ds(m, j));
    }
    for (u32 j = 0; j < columns; ++j) weight[j] = round(weight[j]), bias[j] = round(bias[j]);
  }
};

template<bool Centred, class T, norm_backward_form Form> ir::program gradient_program(isa::arch a) {
  if constexpr (Centred)
    return compiled<T*, T*, const T*, const T*, const T*, const T*, const float*, const float*, float*,
                    float*, i32, i32, i32, i32, i32, u64, u64, float>(a, Form.waves * 64,
                                                                      kernel::layernorm_backward<T, Form>);
  else
    return compiled<T*, T*, const T*, const T*, const T*, const T*, const float*, float*, i32, i32, i32, i32,
                    i32, u64, u64, float>(a, Form.waves * 64, kernel::rmsnorm_backward<T, Form>);
}

template<bool Centred, class T, norm_backward_form Form> class gradient_kernel {
public:
  explicit gradient_kernel(isa::arch a)
      : arch_(a),
        dx_(gradient_program<Centred, T, Form>(a)),
        parts_(compiled<float*, float*, const T*, const T*, const float*, const float*, i32, i32, i32, i32>(
            a, 256, kernel::norm_weight_parts<T, Centred, Form.multiple>)),
        sum_(compiled<T*, const float*, i32, i32>(a, 256, kernel::norm_weight_gradient<T, Form.multiple>)) {}
  void run(const gradient_case& c) const;

private:
  isa::arch arch_;
  ir::program dx_, parts_, sum_;
};

template<bool Centred, class T, norm_backward_form Form>
void gradient_kernel<Centred, T, Form>::run(const gradient_case& c) const {
  INFO(isa::facts_of(arch_).name << ": " << c.rows << " rows of " << c.columns << " numbers of " << sizeof(T)
                                 << " bytes");
  random_words random;
  const u32 stride = c.columns + c.gap;
  const u64 all = u64{c.rows} * stride;
  auto dy = random_numbers<T>(random, all), s = random_numbers<T>(random, all, 4, Centred ? 3 : 0),
       ds = random_numbers<T>(random, all), weight = random_numbers<T>(random, c.columns, 2);
  std::vector<stored<T>> dx(all, stored_as<T>(77)), dropped_dx(Form.has_dropout ? all : 0), none;
  std::vector<float> mean(c.rows), factor(c.rows);
  const auto at = [&](const std::vector<stored<T>>& x) {
    return [p = x.data(), stride](u32 m, u32 j) { return value_of<T>(p[u64{m} * stride + j]); };
  };
  for (u32 m = 0; m < c.rows; ++m) {
    double own = 0, squares = 0;
    for (u32 j = 0; j < c.columns && Centred; ++j) own += at(s)(m, j) / c.columns;
    for (u32 j = 0; j < c.columns; ++j) squares += std::pow(at(s)(m, j) - own, 2);
    mean[m] = static_cast<float>(own);
    factor[m] = static_cast<float>(1 / std::sqrt(squares / c.columns + 1e-5));
  }
  const u32 height = kernel::row_layout(Form.columns, sizeof(T), Form.waves).extent('m');
  const u32 groups = (c.rows + height - 1) / height;
  const u32 workgroups = Form.is_long ? c.workgroups : std::min(groups, c.workgroups);
  std::vector<float> weight_parts(u64{workgroups} * c.columns, 77),
      bias_parts(Centred ? weight_parts.size() : 0, 77);
  const auto i = [](u32 n) { return static_cast<i32>(n); };
  const auto floats = [](std::vector<float>& x) { return sim::buffer<const float>(x.data(), x.size()); };
  const auto call = [&](auto&&... statistics) {
    return [&](auto&&... parts) {
      return sim::run(dx_, {.grid = {Form.has_weight_gradient ? workgroups : groups}, .threads = 2},
                      buffer_of<T>(dx), buffer_of<T>(dropped_dx), buffer_of<const T>(dy),
                      buffer_of<const T>(s), buffer_of<const T>(weight),
                      buffer_of<const T>(Form.has_residual_gradient ? ds : none), statistics..., parts...,
                      i(c.rows), i(c.columns), i(stride), i(stride), i(stride), u64{5}, u64{9}, 0.25f);
    };
  };
  std::vector<float> no_parts;
  auto& own_weight_parts = Form.has_weight_gradient ? weight_parts : no_parts;
  auto& own_bias_parts = Form.has_weight_gradient ? bias_parts : no_parts;
  if constexpr (Centred)
    check_clean(call(floats(mean), floats(factor))(buffer_of<float>(own_weight_parts),
                                                   buffer_of<float>(own_bias_parts)));
  else
    check_clean(call(floats(factor))(buffer_of<float>(own_weight_parts)));
  if (!Form.has_weight_gradient)
    check_clean(sim::run(parts_, {.grid = {workgroups, (c.columns + 511) / 512}, .threads = 2},
                         buffer_of<float>(weight_parts), buffer_of<float>(bias_parts), buffer_of<const T>(dy),
                         buffer_of<const T>(s), floats(mean), floats(factor), i(c.rows), i(c.columns),
                         i(stride), i(stride)));
  std::vector<stored<T>> dweight(c.columns), dbias(c.columns);
  const auto add = [&](std::vector<float>& parts, std::vector<stored<T>>& to) {
    check_clean(sim::run(sum_, {.grid = {(c.columns + 63) / 64}, .threads = 2}, buffer_of<T>(to),
                         floats(parts), i(c.columns), i(workgroups)));
  };
  add(weight_parts, dweight);
  if (Centred) add(bias_parts, dbias);

  std::vector<double> w;
  for (const stored<T> x : weight) w.push_back(value_of<T>(x) + (Form.adds_one_to_weight ? 1 : 0));
  const auto more = [&](u32 m, u32 j) { return Form.has_residual_gradient ? at(ds)(m, j) : 0.0; };
  const host_gradients<Centred> exact(c.rows, c.columns, at(dy), at(s), more, w, [](double v) { return v; }),
      own(c.rows, c.columns, at(dy), at(s), more, w, rounded_as<T>);
  comparison of_x, of_weight, of_bias;
  u32 wrong = 0; // gaps keep what they had
  for (u32 m = 0; m < c.rows; ++m, of_x.end_group())
    for (u32 j = 0; j < stride; ++j)
      if (j < c.columns) {
        of_x.add(at(dx)(m, j), own.dx[u64{m} * c.columns + j], exact.dx[u64{m} * c.columns + j]);
        if (Form.has_dropout)
          wrong += at(dropped_dx)(m, j) !=
                   rounded_as<T>(dropped(at(dx)(m, j), u64{m} * c.columns + j, 0.25, 5, 9));
      } else
        wrong += dx[u64{m} * stride + j] != stored_as<T>(77);
  for (u32 j = 0; j < c.columns; ++j) {
    of_weight.add(value_of<T>(dweight[j]), own.weight[j], exact.weight[j]);
    if (Centred) of_bias.add(value_of<T>(dbias[j]), own.bias[j], exact.bias[j]);
  }
  CHECK(wrong == 0);
  of_x.check("dx"), of_weight.check("weight"), of_bias.check("bias");
}

TEST_CASE("gradients of RMSNorm", "[norm]") {
  for (const isa::arch a : all_archs) {
    const gradient_kernel<false, __bf16, norm_backward_form{.columns = 2048, .has_residual_gradient = true}>
        of_bf16(a);
    of_bf16.run({.rows = 10, .columns = 2048});
    of_bf16.run({.rows = 7, .columns = 1032, .gap = 8});
    gradient_kernel<false, _Float16, norm_backward_form{.columns = 256, .adds_one_to_weight = true}>(a).run(
        {.rows = 70, .columns = 200});
    gradient_kernel<false, float, norm_backward_form{.columns = 64, .multiple = 1}>(a).run(
        {.rows = 50, .columns = 63});
  }
}
TEST_CASE("gradients of LayerNorm", "[norm]") {
  for (const isa::arch a : all_archs) {
    const gradient_kernel<true, __bf16, norm_backward_form{.columns = 4096}> of_bf16(a);
    of_bf16.run({.rows = 8, .columns = 4096});
    of_bf16.run({.rows = 4, .columns = 2056, .workgroups = 1});
    gradient_kernel<true, float,
                    norm_backward_form{.columns = 512, .multiple = 4, .has_residual_gradient = true}>(a)
        .run({.rows = 13, .columns = 500, .gap = 4});
  }
}
TEST_CASE("gradients of rows beyond the registers", "[norm]") {
  for (const isa::arch a : all_archs) {
    gradient_kernel<
        true, __bf16,
        norm_backward_form{
            .columns = 1024, .is_long = true, .has_weight_gradient = false, .has_residual_gradient = true}>(a)
        .run({.rows = 5, .columns = 3080});
    gradient_kernel<false, _Float16,
                    norm_backward_form{
                        .columns = 256, .is_long = true, .multiple = 1, .has_weight_gradient = false}>(a)
        .run({.rows = 9, .columns = 601});
  }
}
TEST_CASE("gradients through dropout", "[norm]") {
  for (const isa::arch a : all_archs) {
    gradient_kernel<false, __bf16,
                    norm_backward_form{.columns = 256, .has_residual_gradient = true, .has_dropout = true}>(a)
        .run({.rows = 21, .columns = 200, .gap = 8});
    gradient_kernel<true, float,
                    norm_backward_form{.columns = 128,
                                       .is_long = true,
                                       .multiple = 4,
                                       .has_weight_gradient = false,
                                       .has_dropout = true}>(a)
        .run({.rows = 9, .columns = 300});
  }
}
TEST_CASE("weight gradients of many parts", "[norm]") {
  gradient_kernel<true, __bf16, norm_backward_form{.columns = 128}>(isa::arch::gfx942)
      .run({.rows = 2000, .columns = 128, .workgroups = 125});
}

} // namespace
