// SPDX-License-Identifier: MIT
// Causal attention with grouped heads: o = softmax(scale q k^T) v of 200 new rows of a sequence of 300, in bf16. Query i is
// beside key i + keys - queries and sees all keys up to that one. Two query heads share a head of keys and values.
#include "run.hpp"

#include <kiln/kernel/attention_forward.hpp>

#include <cmath>
#include <cstdint>

namespace kernel = kiln::kernel;

constexpr kernel::attention_form causal_form{.head = 64, .has_lse = true};

KILN_KERNEL_AS(causal_attention, (kernel::attention_forward<__bf16, causal_form>), kiln::block_size<256>);

/// To nearest even. The host's compiler has no conversion to __bf16 without a library.
__bf16 rounded_bf16(float x) {
  const auto bits = __builtin_bit_cast(std::uint32_t, x);
  return __builtin_bit_cast(__bf16, static_cast<std::uint16_t>((bits + 0x7fff + (bits >> 16 & 1)) >> 16));
}

int main() {
  constexpr int queries = 200, keys = 300, heads = 4, kv_heads = 2, head = causal_form.head,
                heads_each = heads / kv_heads;
  constexpr int q_row = heads * head, k_row = kv_heads * head; // (row, head, number) in memory
  constexpr int unbounded = -1, causal = 0, unused = 0, one_part = 1;
  constexpr float scale = 0.125f, no_cap = 0;
  const auto at = [](const example::array<__bf16>& x, int row, int h, int d, int stride) {
    return double(float(x[row * stride + h * head + d]));
  };
  int wrong = 0;
  for (const auto arch : example::architectures()) {
    example::array<__bf16> o(queries * q_row), q(queries * q_row), k(keys * k_row), v(keys * k_row);
    example::array<float> lse(heads * queries), no_sinks;
    example::array<int> no_begins, no_table;
    for (int i = 0; i < queries * q_row; ++i) q[i] = rounded_bf16(float(i * 37 % 1001 - 500) / 250);
    for (int i = 0; i < keys * k_row; ++i) {
      k[i] = rounded_bf16(float(i * 53 % 777 - 388) / 200);
      v[i] = rounded_bf16(float(i * 71 % 997 - 498) / 250);
    }
    example::run_on<causal_attention>(arch, {.grid = {(queries + 127) / 128, heads, 1}, .quiet = true}, o,
                                      lse, q, k, v, no_sinks, no_begins, no_begins, no_table, queries, keys,
                                      heads_each, unbounded, causal, unused, head, q_row, unused, head, k_row,
                                      unused, head, k_row, unused, head, q_row, unused, queries, unused,
                                      unused, one_part, scale, no_cap);
    for (int h = 0; h < heads; ++h)
      for (int i = 0; i < queries; ++i) {
        const int of = h / heads_each, seen = i + keys - queries + 1;
        double sum = 0, largest = 0, expected[head] = {};
        for (int j = 0; j < seen; ++j) {
          double score = 0;
          for (int d = 0; d < head; ++d) score += at(q, i, h, d, q_row) * at(k, j, of, d, k_row);
          const double power = std::exp(scale * score);
          sum += power;
          for (int d = 0; d < head; ++d) {
            expected[d] += power * at(v, j, of, d, k_row);
            largest = std::fmax(largest, std::fabs(at(v, j, of, d, k_row)));
          }
        }
        wrong += !(std::fabs(double(lse[h * queries + i]) - std::log(sum)) <= 1e-3);
        // Powers and results are each rounded once, by 2^-8 of them at most.
        for (int d = 0; d < head; ++d)
          wrong += !(std::fabs(at(o, i, h, d, q_row) - expected[d] / sum) <= 0x1p-7 * largest);
      }
  }
  return example::report("rows of causal attention", wrong == 0, heads * queries);
}
