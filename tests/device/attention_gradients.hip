// SPDX-License-Identifier: MIT
// Gradients of attention by a family: sequences of own lengths, of both kinds of dQ, and what a launch refuses.
#include "gpu.hpp"

#include <kiln/hip.hpp>
#include <kiln/kernel/attention_gradient_launch.hpp>

#include <cmath>
#include <cstring>

namespace kernel = kiln::kernel;
using status = kernel::attention_status;

namespace {

constexpr kernel::attention_form form{.head = 64, .has_lengths = true};

} // namespace

KILN_KERNEL_AS(delta, (kernel::attention_delta<_Float16, form>), kiln::block_size<256>);
KILN_KERNEL_AS(keys, (kernel::attention_backward_keys<_Float16, form>), kiln::block_size<256>);
KILN_KERNEL_AS(adding_keys, (kernel::attention_backward_keys<_Float16, form, true>), kiln::block_size<256>);
KILN_KERNEL_AS(sums, (kernel::attention_key_sums<_Float16, form>), kiln::block_size<256>);
KILN_KERNEL_AS(queries, (kernel::attention_backward_queries<_Float16, form>), kiln::block_size<256>);

namespace {

using family = kernel::attention_gradient_family<
    kernel::attention_gradient_variant<form, delta, keys, queries, sums>,
    kernel::attention_gradient_variant<form, delta, adding_keys, nullptr, sums>>;

constexpr int head = form.head, heads = 12, kv_heads = 2, heads_each = heads / kv_heads, sequences = 2;
constexpr int query_begins[] = {0, 70, 150}, key_begins[] = {0, 130, 300};
constexpr int rows = query_begins[sequences], key_rows = key_begins[sequences];
constexpr int gap = 8, q_row = heads * head + gap, k_row = kv_heads * head + gap; // numbers between rows stay
constexpr double scale = 0.125;
constexpr float log_of_sums = 2, kept = 777;

using halves = std::vector<_Float16>;
halves filled(int count, int step, int period) {
  halves x(count);
  for (int i = 0; i < count; ++i) x[i] = static_cast<_Float16>((i * step % period - period / 2) / 256.0f);
  return x;
}

/// Sums in double precision, and the sums of their terms' sizes.
struct expected {
  int row, own;
  std::vector<double> sum, size;

  expected(int count, int its_row, int its_own) : row(its_row), own(its_own), sum(count), size(count) {}
  void add(int at, double x, double largest) { sum[at] += x, size[at] += std::fabs(largest); }
  template<class T> void compare(const char* what, const std::vector<T>& x) const {
    for (std::size_t i = 0; i < sum.size(); ++i)
      if (static_cast<int>(i) % row >= own)
        device_test::expect(static_cast<float>(x[i]) == kept, "numbers between rows are as they were");
      else
        device_test::expect(std::fabs(static_cast<double>(x[i]) - sum[i]) <= 0x1p-9 * size[i], what);
  }
};

struct problem {
  halves q = filled(rows * q_row, 37, 1001), k = filled(key_rows * k_row, 53, 777),
         v = filled(key_rows * k_row, 71, 997), o = filled(rows * q_row, 29, 613),
         d_o = filled(rows * q_row, 43, 1009);
  std::vector<float> lse = std::vector<float>(heads * rows, log_of_sums);

  /// With P = e^(scale q k - LSE), whatever the LSE.
  void compute(expected& d_q, expected& d_k, expected& d_v) const {
    const auto at = [](const halves& x, int row, int h, int d, int stride) {
      return static_cast<double>(x[row * stride + h * head + d]);
    };
    for (int s = 0; s < sequences; ++s)
      for (int h = 0; h < heads; ++h)
        for (int i = query_begins[s]; i < query_begins[s + 1]; ++i)
          for (int j = key_begins[s]; j < key_begins[s + 1]; ++j) {
            const int of = h / heads_each;
            double score = 0, d_p = 0, row_delta = 0, delta_size = 0;
            for (int d = 0; d < head; ++d) {
              score += at(q, i, h, d, q_row) * at(k, j, of, d, k_row);
              d_p += at(d_o, i, h, d, q_row) * at(v, j, of, d, k_row);
              const double term = at(d_o, i, h, d, q_row) * at(o, i, h, d, q_row);
              row_delta += term, delta_size += std::fabs(term);
            }
            const double p = std::exp(scale * score - log_of_sums), d_s = scale * p * (d_p - row_delta),
                         size = scale * p * (std::fabs(d_p) + delta_size);
            for (int d = 0; d < head; ++d) {
              const int of_row = i * q_row + h * head + d, of_key = j * k_row + of * head + d;
              d_q.add(of_row, d_s * at(k, j, of, d, k_row), size * at(k, j, of, d, k_row));
              d_k.add(of_key, d_s * at(q, i, h, d, q_row), size * at(q, i, h, d, q_row));
              d_v.add(of_key, p * at(d_o, i, h, d, q_row), p * at(d_o, i, h, d, q_row));
            }
          }
  }
};

void refuse(kernel::attention_outcome outcome, status wanted) {
  device_test::expect(!outcome.ok() && outcome.status() == wanted, kernel::text_of(wanted));
}

} // namespace

int main() {
  device_test::require_gpu();
  const problem host;
  expected of_q(rows * q_row, q_row, heads * head), of_k(key_rows * k_row, k_row, kv_heads * head),
      of_v = of_k;
  host.compute(of_q, of_k, of_v);

  using device_test::gpu_array;
  gpu_array<_Float16> q(host.q), k(host.k), v(host.v), o(host.o), d_o(host.d_o);
  gpu_array<float> lse(host.lse), deltas(heads * rows), added_q(rows * q_row, kept);
  const auto keeping = static_cast<_Float16>(kept);
  gpu_array<_Float16> d_q(rows * q_row, keeping), d_k(key_rows * k_row, keeping),
      d_v(key_rows * k_row, keeping), added_k(key_rows * k_row, keeping), added_v(key_rows * k_row, keeping);
  gpu_array<int> q_begins(std::vector<int>(query_begins, query_begins + sequences + 1)),
      k_begins(std::vector<int>(key_begins, key_begins + sequences + 1));

  kernel::attention_gradient_problem p;
  p.of = {.batch = sequences, .queries = 80, .keys = 170, .heads = heads, .kv_heads = kv_heads};
  p.of.scale = scale;
  p.of.query_begins = q_begins.data(), p.of.key_begins = k_begins.data(), p.rows = rows;
  p.of.lse = lse.data(), p.of.lse_head = rows, p.delta = deltas.data();
  p.of.q = {.data = q.data(), .head = head, .row = q_row};
  p.of.o = {.data = o.data(), .head = head, .row = q_row};
  p.of.k = {.data = k.data(), .head = head, .row = k_row};
  p.of.v = {.data = v.data(), .head = head, .row = k_row};
  p.d_o = {.data = d_o.data(), .head = head, .row = q_row};
  p.d_q = {.data = d_q.data(), .head = head, .row = q_row};
  p.d_k = {.data = d_k.data(), .head = head, .row = k_row};
  p.d_v = {.data = d_v.data(), .head = head, .row = k_row};

  const kiln::i64 bytes = family::workspace_bytes(p, head);
  device_test::expect(bytes > 0, "query heads are split");
  gpu_array<float> parts(static_cast<std::size_t>(bytes / 4));
  const kernel::attention_launch_options options{.workspace = parts.data(), .workspace_bytes = bytes};
  refuse(family::launch(p, head), status::missing_workspace);
  refuse(family::launch(p, head, {.workspace = parts.data(), .workspace_bytes = bytes - 1}),
         status::missing_workspace);
  refuse(family::launch(p, head, {.workspace = parts.data() + 1, .workspace_bytes = bytes}),
         status::misaligned_workspace);
  refuse(family::launch(p, 32, options), status::no_variant);
  kernel::attention_gradient_problem other = p;
  other.delta = nullptr;
  refuse(family::launch(other, head, options), status::missing_delta);
  other = p, other.rows = 0;
  refuse(family::launch(other, head, options), status::wrong_rows);

  const kernel::attention_outcome launched = family::launch(p, head, options);
  device_test::expect(launched.ok(), launched.text());
  other = p, other.adds_queries = true;
  other.d_q.data = added_q.data(), other.d_k.data = added_k.data(), other.d_v.data = added_v.data();
  const kernel::attention_outcome adding = family::launch(other, head, options);
  device_test::expect(adding.ok(), adding.text());
  device_test::check(hipDeviceSynchronize(), "gradients");

  of_q.compare("dQ", d_q.read());
  of_k.compare("dK", d_k.read());
  of_v.compare("dV", d_v.read());
  of_q.compare("dQ of additions", added_q.read());
  const auto same = [](const halves& a, const halves& b) {
    return std::memcmp(a.data(), b.data(), a.size() * sizeof(a[0])) == 0;
  };
  device_test::expect(same(d_k.read(), added_k.read()) && same(d_v.read(), added_v.read()),
                      "dK and dV have the same bits");
  std::printf("attention's gradients are right\n");
}
