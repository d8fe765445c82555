// SPDX-License-Identifier: MIT
// Attention in the simulator against the host, in double precision and in the kernel's own type.
#pragma once

#include "program/simulate.hpp"

#include <kiln/author/dsl.hpp>
#include <kiln/kernel/attention_forward.hpp>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

namespace kiln_test {

using kernel::attention_form;

/// Numbers of type T are held as bits: the host has no arithmetic of bf16.
template<class T> double number_of(kiln::u16 bits) {
  if constexpr (std::is_same_v<T, __bf16>)
    return static_cast<double>(__builtin_bit_cast(float, static_cast<u32>(bits) << 16));
  else
    return static_cast<double>(static_cast<float>(__builtin_bit_cast(T, bits)));
}
/// Rounded to nearest even.
template<class T> kiln::u16 rounded(double x) {
  if constexpr (std::is_same_v<T, __bf16>)
    return static_cast<kiln::u16>(emit::bfloat_bits(static_cast<float>(x)));
  else
    return __builtin_bit_cast(kiln::u16, static_cast<T>(static_cast<float>(x)));
}

/// Sequences: the numbers of their queries and keys. Without lengths all have the first one's.
struct attention_case {
  std::vector<u32> queries, keys;
  u32 heads = 2, kv_heads = 1;
  i32 left = -1, right = -1;
  double scale = 0.1, cap = 0;
  u32 gap = 0; ///< elements between the rows of heads
};

/// One head's result: O, and LSE.
struct attention_result {
  std::vector<double> output, logs;
};

/// `round` is applied to scores, powers and results, as a computation in the kernel's own type rounds them.
template<class Query, class Key, class Value, class Round>
attention_result attend(u32 queries, u32 keys, u32 head, const attention_case& c, const double* sink, Query q,
                        Key k, Value v, Round round) {
  const double inf = std::numeric_limits<double>::infinity();
  attention_result r{std::vector<double>(u64{queries} * head), std::vector<double>(queries)};
  for (u32 i = 0; i < queries; ++i) {
    std::vector<double> s(keys, -inf);
    double most = sink != nullptr ? *sink : -inf;
    for (u32 j = 0; j < keys; ++j) {
      const i64 from = i64{j} - (i64{i} + keys - queries);
      if ((c.right >= 0 && from > c.right) || (c.left >= 0 && -from > c.left)) continue;
      double x = 0;
      for (u32 d = 0; d < head; ++d) x += q(i, d) * k(j, d);
      s[j] = c.cap != 0 ? c.cap * std::tanh(c.scale * round(x) / c.cap) : c.scale * round(x);
      most = std::max(most, s[j]);
    }
    double sum = sink != nullptr && most > -inf ? std::exp(*sink - most) : 0;
    for (u32 j = 0; j < keys; ++j) {
      s[j] = most == -inf ? 0 : std::exp(s[j] - most);
      sum += s[j];
    }
    r.logs[i] = sum == 0 ? -inf : most + std::log(sum);
    for (u32 d = 0; d < head; ++d) {
      double x = 0;
      for (u32 j = 0; j < keys; ++j) x += round(s[j]) * v(j, d);
      r.output[u64{i} * head + d] = sum == 0 ? 0 : round(x / sum);
    }
  }
  return r;
}

/// A kernel for one target, and problems that it solves.
template<class T, attention_form Form> class attention_kernel {
public:
  explicit attention_kernel(isa::arch arch)
      : arch_(arch),
        program_(
            compiled<T*, float*, const T*, const T*, const T*, const float*, read_only<i32>*, read_only<i32>*,
                     i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32,
                     i32, float, float>(arch, 256, kernel::attention_forward<T, Form>)) {}
  const ir::program& program() const { return program_; }

  void run(const attention_case& c) const;

private:
  isa::arch arch_;
  ir::program program_;
};

template<class T, attention_form Form> void attention_kernel<T, Form>::run(const attention_case& c) const {
  const u32 batch = static_cast<u32>(c.queries.size()), head = Form.head;
  INFO(isa::facts_of(arch_).name << ": head " << head << ", queries " << c.queries[0] << ", keys "
                                 << c.keys[0] << ", batch " << batch << ", heads " << c.heads << " of "
                                 << c.kv_heads << ", window " << c.left << ' ' << c.right);
  const u32 row = head + c.gap, q_row = c.heads * row, kv_row = c.kv_heads * row;
  std::vector<i32> q_begin{0}, k_begin{0};
  for (u32 b = 0; b < batch; ++b) {
    q_begin.push_back(q_begin.back() + static_cast<i32>(c.queries[b]));
    k_begin.push_back(k_begin.back() + static_cast<i32>(c.keys[b]));
  }
  const u32 q_rows = static_cast<u32>(q_begin.back()), k_rows = static_cast<u32>(k_begin.back());
  random_words random;
  const auto fill = [&](u64 count) {
    std::vector<kiln::u16> x(count + 8);
    for (kiln::u16& e : x) e = rounded<T>((static_cast<double>(random() % 4097) - 2048) / 1024);
    return x;
  };
  const std::vector<kiln::u16> q = fill(u64{q_rows} * q_row), k = fill(u64{k_rows} * kv_row),
                               v = fill(u64{k_rows} * kv_row);
  std::vector<kiln::u16> o(u64{q_rows} * q_row + 8, rounded<T>(777));
  const u32 longest = *std::max_element(c.queries.begin(), c.queries.end());
  std::vector<float> lse(u64{c.heads} * q_rows + 1, 777), sinks(c.heads);
  for (u32 h = 0; h < c.heads; ++h) sinks[h] = static_cast<float>(h) * 1.5f - 1;
  const auto n = [](u64 x) { return static_cast<i32>(x); };
  const u32 lse_head = Form.has_lengths ? q_rows : c.queries[0];
  const sim::result r = sim::run(
      program_, {.grid = {(longest + 127) / 128, c.heads, batch}, .threads = 2},
      sim::buffer<T>(reinterpret_cast<T*>(o.data()), u64{q_rows} * q_row),
      sim::buffer<float>(lse.data(), Form.has_lse ? u64{c.heads} * q_rows : 0),
      sim::buffer<const T>(reinterpret_cast<const T*>(q.data()), u64{q_rows} * q_row),
      sim::buffer<const T>(reinterpret_cast<const T*>(k.data()), u64{k_rows} * kv_row),
      sim::buffer<const T>(reinterpret_cast<const T*>(v.data()), u64{k_rows} * kv_row),
      sim::buffer<const float>(sinks.data(), Form.has_sinks ? c.heads : 0),
      sim::buffer<const i32>(q_begin.data(), Form.has_lengths ? q_begin.size() : 0),
      sim::buffer<const i32>(k_begin.data(), Form.has_lengths ? k_begin.size() : 0), n(longest), n(c.keys[0]),
      n(c.heads / c.kv_heads), c.left, c.right, n(u64{c.queries[0]} * q_row), n(row), n(q_row),
      n(u64{c.keys[0]} * kv_row), n(row), n(kv_row), n(u64{c.keys[0]} * kv_row), n(row), n(kv_row),
      n(u64{c.queries[0]} * q_row), n(row), n(q_row), n(Form.has_lengths ? 0 : u64{c.heads} * c.queries[0]),
      n(lse_head), static_cast<float>(c.scale), static_cast<float>(c.cap));
  const text_buffer text = r.text();
  INFO(std::string(text.data(), text.size()));
  REQUIRE(r.ok);
  u64 conflicts = 0;
  for (const sim::memory_counters& m : r.counters.memory) conflicts += m.lds_conflict_cycles;
  if (arch_ != isa::arch::gfx90a) CHECK(conflicts == 0);
  for (u32 b = 0; b < batch; ++b)
    for (u32 h = 0; h < c.heads; ++h) {
      const u32 kv = h / (c.heads / c.kv_heads);
      const auto at = [&](const std::vector<kiln::u16>& x, i32 first, u32 stride, u32 of) {
        return [&x, first, stride, of, row](u32 i, u32 d) {
          return number_of<T>(x[(static_cast<u64>(first) + i) * stride + u64{of} * row + d]);
        };
      };
      const auto qs = at(q, q_begin[b], q_row, h), ks = at(k, k_begin[b], kv_row, kv),
                 vs = at(v, k_begin[b], kv_row, kv);
      const double own_sink = static_cast<double>(sinks[h]);
      const double* const sink = Form.has_sinks ? &own_sink : nullptr;
      const u32 queries = c.queries[b], keys = c.keys[b];
      const attention_result exact =
          attend(queries, keys, head, c, sink, qs, ks, vs, [](double x) { return x; });
      const attention_result own = attend(queries, keys, head, c, sink, qs, ks, vs,
                                          [](double x) { return number_of<T>(rounded<T>(x)); });
      double worst = 0, of_own = 0, most = 0, of_logs = 0;
      u32 wrong = 0; // rows without keys are exact, and nothing is NaN
      for (u32 i = 0; i < queries; ++i) {
        for (u32 d = 0; d < head; ++d) {
          const double x = exact.output[u64{i} * head + d], found = at(o, q_begin[b], q_row, h)(i, d);
          worst = std::max(worst, std::fabs(found - x));
          of_own = std::max(of_own, std::fabs(own.output[u64{i} * head + d] - x));
          most = std::max(most, std::fabs(x));
          wrong += !(std::fabs(found) < 1e4);
        }
        if (!Form.has_lse) continue;
        const double log =
            static_cast<double>(lse[(Form.has_lengths ? u64{h} * q_rows + static_cast<u64>(q_begin[b])
                                                      : (u64{b} * c.heads + h) * queries) +
                                    i]);
        if (std::isinf(exact.logs[i]))
          wrong += log != exact.logs[i];
        else
          of_logs = std::max(of_logs, std::isfinite(log) ? std::fabs(log - exact.logs[i]) : 1e9);
      }
      INFO("batch " << b << ", head " << h << ": " << worst << ", own type " << of_own << ", most " << most);
      CHECK(wrong == 0);
      CHECK(worst <= 2 * of_own + 1e-5 * most);
      CHECK(of_logs <= 1e-3);
    }
  u32 outside = 0; // the gaps keep what they had
  for (u64 i = 0; i < u64{q_rows} * q_row; ++i) outside += i % row >= head && o[i] != rounded<T>(777);
  CHECK(outside == 0);
}

} // namespace kiln_test
