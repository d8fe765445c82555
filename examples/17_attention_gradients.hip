// SPDX-License-Identifier: MIT
// Gradients of causal attention with grouped heads, in bf16: dQ, dK and dV of o = softmax(scale q k^T) v from dO, with O and
// LSE of the forward pass. One problem says all of it. It is judged, and four kernels follow one another: a GPU's launches by a
// family, in the simulator the same steps. Query heads of all blocks of keys are split over workgroups here, as whole blocks do
// not fill the device, so that there is a workspace.
#include "run.hpp"

#include <kiln/kernel/attention_gradient_steps.hpp>
#include <kiln/kernel/attention_gradient_variant.hpp>

#if defined __HIP__ && __has_include(<hip/hip_runtime_api.h>)
#include <kiln/kernel/attention_gradient_launch.hpp>
#endif

#include <cmath>
#include <cstdint>

namespace kernel = kiln::kernel;

constexpr kernel::attention_form gradient_form{.head = 64, .has_lse = true};

KILN_KERNEL_AS(gradients_delta, (kernel::attention_delta<__bf16, gradient_form>), kiln::block_size<256>);
KILN_KERNEL_AS(gradients_keys, (kernel::attention_backward_keys<__bf16, gradient_form>),
               kiln::block_size<256>);
KILN_KERNEL_AS(gradients_sums, (kernel::attention_key_sums<__bf16, gradient_form>), kiln::block_size<256>);
KILN_KERNEL_AS(gradients_queries, (kernel::attention_backward_queries<__bf16, gradient_form>),
               kiln::block_size<256>);

namespace gradients {

using kernels = kernel::attention_gradient_variant<gradient_form, gradients_delta, gradients_keys,
                                                   gradients_queries, gradients_sums>;

constexpr int queries = 200, keys = 300, heads = 8, kv_heads = 2, head = gradient_form.head,
              heads_each = heads / kv_heads;
constexpr int q_row = heads * head, k_row = kv_heads * head; // (row, head, number) in memory
constexpr double scale = 0.125;

/// Without its pointers.
kernel::attention_gradient_problem problem() {
  kernel::attention_gradient_problem p;
  p.of = {.queries = queries, .keys = keys, .heads = heads, .kv_heads = kv_heads, .right = 0, .scale = scale};
  p.of.lse_batch = heads * queries, p.of.lse_head = queries;
  p.of.q.head = p.of.o.head = p.d_o.head = p.d_q.head = head;
  p.of.q.row = p.of.o.row = p.d_o.row = p.d_q.row = q_row;
  p.of.k.head = p.of.v.head = p.d_k.head = p.d_v.head = head;
  p.of.k.row = p.of.v.row = p.d_k.row = p.d_v.row = k_row;
  return p;
}

#if !defined __HIP__

struct outcome {
  kernel::attention_status status;
  bool ok() const { return status == kernel::attention_status::ok; }
  const char* text() const { return kernel::text_of(status); }
};

/// The launches in the simulator.
struct simulated {
  kiln::isa::arch arch;

  template<kernel::attention_gradient_step Step, class... A>
  bool run(kiln::i64 x, kiln::i64 y, kiln::i64 z, A... arguments) const {
    const example::options o{.grid = {int(x), int(y), int(z)}, .quiet = true};
    example::run_on<kernels::entry<Step>()>(arch, o, arguments...);
    return true;
  }
  template<class M> static example::elements<M> at(M* data, kiln::i64 count) {
    return {data, kiln::u64(count)};
  }
};

kernel::attention_gradient_plan plan(kiln::isa::arch arch) {
  constexpr int compute_units = 104; // of an MI210
  return kernel::plan_attention_gradients(problem(), head, &kernels::facts, 1, {arch, compute_units});
}
kiln::i64 workspace_bytes(kiln::isa::arch arch) { return plan(arch).workspace_bytes; }
outcome launch(kiln::isa::arch arch, const kernel::attention_gradient_problem& p, float* workspace,
               kiln::i64) {
  const kernel::attention_gradient_plan planned = plan(arch);
  if (planned.status != kernel::attention_status::ok) return {planned.status};
  const kernel::attention_status judged = kernel::attention_gradient_judge(p, head).judge();
  if (judged != kernel::attention_status::ok) return {judged};
  const simulated on{arch};
  kernel::attention_gradient_steps<__bf16, kernels::facts, simulated>(p, head, planned, workspace, on).run();
  return {judged};
}

#elif __has_include(<hip/hip_runtime_api.h>)

using family = kernel::attention_gradient_family<kernels>;

kiln::i64 workspace_bytes(kiln::isa::arch) { return family::workspace_bytes(problem(), head); }
kernel::attention_outcome launch(kiln::isa::arch, const kernel::attention_gradient_problem& p,
                                 float* workspace, kiln::i64 bytes) {
  return family::launch(p, head, {.workspace = workspace, .workspace_bytes = bytes});
}

#else

kiln::i64 workspace_bytes(kiln::isa::arch) { return 0; } // only the device's code is compiled here
int launch(kiln::isa::arch, const kernel::attention_gradient_problem&, float*, kiln::i64) { return 0; }

#endif

/// To nearest even. The host's compiler has no conversion to __bf16 without a library.
__bf16 rounded_bf16(double number) {
  const auto bits = __builtin_bit_cast(std::uint32_t, float(number));
  return __builtin_bit_cast(__bf16, static_cast<std::uint16_t>((bits + 0x7fff + (bits >> 16 & 1)) >> 16));
}

using matrix = example::array<__bf16>;
double at(const matrix& x, int row, int h, int d, int stride) {
  return double(float(x[row * stride + h * head + d]));
}

/// Sums in double precision, and the sums of their terms' sizes.
struct expected {
  std::vector<double> sum, size;
  explicit expected(int numbers) : sum(numbers), size(numbers) {}
  void add(int i, double x, double largest) { sum[i] += x, size[i] += std::fabs(largest); }
  /// P and dS, each result, and what O was before, are each rounded once, by 2^-9 of them at most.
  int wrong(const matrix& x) const {
    int n = 0;
    for (std::size_t i = 0; i < x.size(); ++i)
      n += !(std::fabs(double(float(x[i])) - sum[i]) <= 0x1p-7 * size[i]);
    return n;
  }
};

} // namespace gradients

int main() {
  using namespace gradients;
  matrix q(queries * q_row), k(keys * k_row), v(keys * k_row), o(queries * q_row), d_o(queries * q_row);
  example::array<float> lse(heads * queries), delta(heads * queries);
  for (int i = 0; i < queries * q_row; ++i) {
    q[i] = rounded_bf16((i * 37 % 1001 - 500) / 250.0);
    d_o[i] = rounded_bf16((i * 29 % 1009 - 504) / 250.0);
  }
  for (int i = 0; i < keys * k_row; ++i) {
    k[i] = rounded_bf16((i * 53 % 777 - 388) / 200.0);
    v[i] = rounded_bf16((i * 71 % 997 - 498) / 250.0);
  }
  expected of_q(queries * q_row), of_k(keys * k_row), of_v(keys * k_row);
  for (int h = 0; h < heads; ++h)
    for (int i = 0; i < queries; ++i) {
      const int of = h / heads_each, seen = i + keys - queries + 1;
      std::vector<double> powers(seen), d_powers(seen);
      double sum = 0, row_delta = 0, delta_size = 0;
      for (int j = 0; j < seen; ++j) {
        double score = 0;
        for (int d = 0; d < head; ++d) {
          score += at(q, i, h, d, q_row) * at(k, j, of, d, k_row);
          d_powers[j] += at(d_o, i, h, d, q_row) * at(v, j, of, d, k_row);
        }
        sum += powers[j] = std::exp(scale * score);
      }
      lse[h * queries + i] = float(std::log(sum));
      for (int d = 0; d < head; ++d) {
        double output = 0;
        for (int j = 0; j < seen; ++j) output += powers[j] / sum * at(v, j, of, d, k_row);
        o[i * q_row + h * head + d] = rounded_bf16(output);
        row_delta += output * at(d_o, i, h, d, q_row);
        delta_size += std::fabs(output * at(d_o, i, h, d, q_row));
      }
      for (int j = 0; j < seen; ++j) {
        const double p = powers[j] / sum, d_s = scale * p * (d_powers[j] - row_delta),
                     size = scale * p * (std::fabs(d_powers[j]) + delta_size);
        for (int d = 0; d < head; ++d) {
          const int of_row = i * q_row + h * head + d, of_key = j * k_row + of * head + d;
          of_q.add(of_row, d_s * at(k, j, of, d, k_row), size * at(k, j, of, d, k_row));
          of_k.add(of_key, d_s * at(q, i, h, d, q_row), size * at(q, i, h, d, q_row));
          of_v.add(of_key, p * at(d_o, i, h, d, q_row), p * at(d_o, i, h, d, q_row));
        }
      }
    }

  int wrong = 0;
  for (const auto arch : example::architectures()) {
    matrix d_q(queries * q_row), d_k(keys * k_row), d_v(keys * k_row);
    example::array<float> parts(std::size_t(workspace_bytes(arch) / 4));
    const kiln::i64 bytes = kiln::i64(parts.size()) * 4;
    example::run_launches(
        [&](auto* to_q, auto* to_k, auto* to_v, auto* of_o, auto* d_of_o, auto* from_q, auto* from_k,
            auto* from_v, auto* logs, auto* deltas, auto* workspace) {
          kernel::attention_gradient_problem p = problem();
          p.d_q.data = to_q, p.d_k.data = to_k, p.d_v.data = to_v;
          p.of.o.data = of_o, p.d_o.data = d_of_o;
          p.of.q.data = from_q, p.of.k.data = from_k, p.of.v.data = from_v;
          p.of.lse = logs, p.delta = deltas;
          return launch(arch, p, workspace, bytes);
        },
        d_q, d_k, d_v, o, d_o, q, k, v, lse, delta, parts);
    wrong += of_q.wrong(d_q) + of_k.wrong(d_k) + of_v.wrong(d_v);
  }
  return example::report("numbers of attention's gradients", wrong == 0, queries * q_row + 2 * keys * k_row);
}
