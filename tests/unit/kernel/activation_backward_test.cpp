// SPDX-License-Identifier: MIT
// The gradient of SiLU with a gate against the host.
#include "unit/kernel/norm_numbers.hpp"

#include <kiln/kernel/activation_backward.hpp>

namespace {

using namespace kiln_test;
using kernel::activation_form;

struct gradient_case {
  u32 rows = 1, columns = 1, gap = 0;
  double most = 4;
};

/// Gradients of gate and of factor, of dy; `round` is applied to intermediate results.
template<class Round> void silu_gradient(double dy, double gate, double up, double (&out)[2], Round round) {
  const double s = round(1 / (1 + std::exp(-gate))), value = round(gate * s);
  out[0] = round(round(dy * up) * round(s + round(value * round(1 - s))));
  out[1] = round(dy * value);
}

template<class T, activation_form Form> class gradient_kernel {
public:
  explicit gradient_kernel(isa::arch a)
      : arch_(a),
        program_(compiled<T*, const T*, const T*, i32, i32, i32, i32, i32>(
            a, Form.waves * 64, kernel::activation_backward<T, Form>)) {}
  void run(const gradient_case& c) const;

private:
  isa::arch arch_;
  ir::program program_;
};

template<class T, activation_form Form> void gradient_kernel<T, Form>::run(const gradient_case& c) const {
  INFO(isa::facts_of(arch_).name << ": " << c.rows << " rows of " << c.columns << " numbers of " << sizeof(T)
                                 << " bytes");
  random_words random;
  const u32 stride = c.columns + c.gap, x_stride = 2 * c.columns + c.gap;
  auto x = random_numbers<T>(random, u64{c.rows} * x_stride, c.most),
       dy = random_numbers<T>(random, u64{c.rows} * stride);
  std::vector<stored<T>> dx(x.size(), stored_as<T>(77));
  const u32 height = kernel::row_layout(Form.columns, sizeof(T), Form.waves).extent('m');
  const auto n = [](u32 v) { return static_cast<i32>(v); };
  check_clean(sim::run(
      program_,
      {.grid = {(c.rows + height - 1) / height, (c.columns + Form.columns - 1) / Form.columns}, .threads = 2},
      buffer_of<T>(dx), buffer_of<const T>(dy), buffer_of<const T>(x), n(c.rows), n(c.columns), n(x_stride),
      n(stride), n(x_stride)));
  comparison of_gate, of_up;
  u32 wrong = 0; // gaps keep what they had
  for (u32 m = 0; m < c.rows; ++m) {
    for (u32 j = 0; j < c.columns; ++j) {
      const u64 at = u64{m} * x_stride + j;
      double exact[2], own[2];
      const double d = value_of<T>(dy[u64{m} * stride + j]), gate = value_of<T>(x[at]),
                   up = value_of<T>(x[at + c.columns]);
      silu_gradient(d, gate, up, exact, [](double v) { return v; });
      silu_gradient(d, gate, up, own, rounded_as<T>);
      of_gate.add(value_of<T>(dx[at]), own[0], exact[0]);
      of_up.add(value_of<T>(dx[at + c.columns]), own[1], exact[1]);
    }
    of_gate.end_group(), of_up.end_group();
    for (u32 j = 2 * c.columns; j < x_stride; ++j) wrong += dx[u64{m} * x_stride + j] != stored_as<T>(77);
  }
  CHECK(wrong == 0);
  of_gate.check("the gate");
  of_up.check("the factor");
}

TEST_CASE("the gradient of SiLU with a gate", "[norm]") {
  for (const isa::arch a : all_archs) {
    const gradient_kernel<__bf16, activation_form{}> bf16(a);
    bf16.run({.rows = 5, .columns = 1024});
    bf16.run({.rows = 3, .columns = 2568, .gap = 8, .most = 100});
    gradient_kernel<_Float16, activation_form{.columns = 256}>(a).run({.rows = 18, .columns = 200});
    gradient_kernel<float, activation_form{.multiple = 1}>(a).run({.rows = 5, .columns = 333, .most = 12});
  }
}

} // namespace
