// SPDX-License-Identifier: MIT
// The gradient of attention's sinks against differences of the output.
#include "unit/kernel/attention_cases.hpp"

#include <kiln/kernel/attention_sink_gradient.hpp>

namespace {

using namespace kiln_test;

TEST_CASE("gradient of attention's sinks", "[attention]") {
  constexpr u32 batch = 2, heads = 3, rows = 300, keys = 5, head = 8;
  constexpr attention_form form{.head = head};
  const attention_case c{.queries = {rows}, .keys = {keys}, .scale = 0.7};
  random_words random;
  const auto any = [&] { return (static_cast<double>(random() % 4097) - 2048) / 1024; };
  std::vector<float> lse(batch * heads * rows), delta(lse.size()), sinks(heads), d_sinks(heads + 1, 777);
  std::vector<double> expected(heads);
  for (u32 h = 0; h < heads; ++h) {
    sinks[h] = static_cast<float>(h) - 0.5f;
    for (u32 b = 0; b < batch; ++b) {
      std::vector<double> q(rows * head), k(keys * head), v(keys * head), d_o(rows * head);
      for (std::vector<double>* x : {&q, &k, &v, &d_o})
        for (double& e : *x) e = any();
      const auto at = [](const std::vector<double>& x) {
        return [&x](u32 i, u32 d) { return x[i * head + d]; };
      };
      const auto attended = [&](double sink) {
        return attend(rows, keys, form, c, &sink, at(q), at(k), at(v), [](double x) { return x; });
      };
      const double own = static_cast<double>(sinks[h]), step = 1e-4;
      const attention_result here = attended(own), more = attended(own + step), less = attended(own - step);
      for (u32 i = 0; i < rows; ++i) {
        double sum = 0;
        for (u32 d = 0; d < head; ++d) {
          sum += here.output[i * head + d] * d_o[i * head + d];
          expected[h] +=
              (more.output[i * head + d] - less.output[i * head + d]) / (2 * step) * d_o[i * head + d];
        }
        delta[(b * heads + h) * rows + i] = static_cast<float>(sum);
        lse[(b * heads + h) * rows + i] = static_cast<float>(here.logs[i]);
      }
    }
  }
  for (const isa::arch a : all_archs) {
    const ir::program p = compiled<float*, read_only<float>*, const float*, const float*, i32, i32, i32, i32>(
        a, 256, kernel::attention_sink_gradient);
    run_clean(p, heads, sim::buffer<float>(d_sinks.data(), heads),
              sim::buffer<const float>(sinks.data(), heads), sim::buffer<const float>(lse.data(), lse.size()),
              sim::buffer<const float>(delta.data(), delta.size()), i32{batch}, i32{rows}, i32{heads * rows},
              i32{rows});
    for (u32 h = 0; h < heads; ++h)
      CHECK(std::fabs(static_cast<double>(d_sinks[h]) - expected[h]) <= 1e-4 * std::fabs(expected[h]) + 1e-4);
    CHECK(d_sinks[heads] == 777);
  }
}

} // namespace
