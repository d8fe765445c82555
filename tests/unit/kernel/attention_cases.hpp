// SPDX-License-Identifier: MIT
// Attention in the simulator against the host, in double precision and in the kernel's own type.
#pragma once

#include "unit/kernel/comparison.hpp"

#include <kiln/author/dsl.hpp>
#include <kiln/kernel/attention_forward.hpp>
#include <kiln/kernel/attention_merge.hpp>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

#include <sys/mman.h>

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

/// Sequences: the numbers of their queries and keys. Without lengths all have the first one's queries, and without pages keys.
struct attention_case {
  std::vector<u32> queries, keys;
  u32 heads = 2, kv_heads = 1;
  i32 left = -1, right = -1;
  double scale = 0.1, cap = 0;
  u32 gap = 0;                 ///< elements between the rows of heads
  u32 page = 16, splits = 1;   ///< of forms that have them
  u64 q_batch = 0, kv_row = 0; ///< distances of sequences of Q and O, of rows of K and V; 0: without gaps
  u32 across = 0;              ///< workgroups along x, of kernels that take any number; 0: one for 128 rows
};

/// One head's result: O, and LSE.
struct attention_result {
  std::vector<double> output, logs;
};

/// Numbers at(row, number) of rows, each taken once: the host's calculations are most of a test's time.
template<class At> auto held(u32 rows, u32 each, At at) {
  std::vector<double> out(u64{rows} * each);
  for (u32 i = 0; i < rows; ++i)
    for (u32 d = 0; d < each; ++d) out[u64{i} * each + d] = at(i, d);
  return [out = std::move(out), each](u32 i, u32 d) { return out[u64{i} * each + d]; };
}

/// `round` is applied to scores, powers and results, as a computation in the kernel's own type rounds them.
template<class Query, class Key, class Value, class Round>
attention_result attend(u32 queries, u32 keys, const attention_form& f, const attention_case& c,
                        const double* sink, const Query& q, const Key& k, const Value& v, Round round) {
  const u32 head = f.head, values = f.values();
  const double inf = std::numeric_limits<double>::infinity();
  attention_result r{std::vector<double>(u64{queries} * values), std::vector<double>(queries)};
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
    std::vector<double> output(values);
    for (u32 j = 0; j < keys; ++j) {
      if (s[j] == -inf) continue;
      const double power = std::exp(s[j] - most), p = round(power);
      sum += power;
      for (u32 d = 0; d < values; ++d) output[d] += p * v(j, d);
    }
    r.logs[i] = sum == 0 ? -inf : most + std::log(sum);
    for (u32 d = 0; d < values; ++d) r.output[u64{i} * values + d] = sum == 0 ? 0 : round(output[d] / sum);
  }
  return r;
}

/// Numbers in memory that need not exist where nothing is written: `at(sequence, row, head, number)`.
class attention_memory {
public:
  u64 batch, row, head;

  attention_memory(u64 batch_stride, u64 row_stride, u64 head_stride, u64 count)
      : batch(batch_stride), row(row_stride), head(head_stride), count_(count) {
    data_ = mmap(nullptr, count * 2 + 16, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE,
                 -1, 0);
    REQUIRE(data_ != MAP_FAILED);
  }
  ~attention_memory() { munmap(data_, count_ * 2 + 16); }
  attention_memory(const attention_memory&) = delete;
  attention_memory& operator=(const attention_memory&) = delete;

  kiln::u16& at(u64 b, u64 r, u64 h, u64 d) const { return (*this)[b * batch + r * row + h * head + d]; }
  kiln::u16& operator[](u64 i) const { return static_cast<kiln::u16*>(data_)[i]; }
  u64 count() const { return count_; }
  template<class T> sim::buffer<T> buffer() const { return {static_cast<T*>(data_), count_}; }

private:
  u64 count_;
  void* data_ = nullptr;
};

/// A kernel for one target, and problems that it solves.
template<class T, attention_form Form> class attention_kernel {
public:
  explicit attention_kernel(isa::arch arch)
      : arch_(arch),
        program_(compiled<T*, float*, const T*, const T*, const T*, const float*, read_only<i32>*,
                          read_only<i32>*, read_only<i32>*, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32,
                          i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, float, float>(
            arch, 256, kernel::attention_forward<T, Form>)) {
    if constexpr (Form.is_split)
      merge_ = compiled<T*, float*, const float*, read_only<i32>*, i32, i32, i32, i32, i32, i32, i32>(
          arch, 64, kernel::attention_merge<T, Form>);
  }
  const ir::program& program() const { return program_; }

  void run(const attention_case& c) const;

private:
  static void require_clean(const sim::result& r) {
    const text_buffer text = r.text();
    INFO(std::string(text.data(), text.size()));
    REQUIRE(r.ok);
  }

  isa::arch arch_;
  ir::program program_, merge_;
};

template<class T, attention_form Form> void attention_kernel<T, Form>::run(const attention_case& c) const {
  constexpr u32 head = Form.head, values = Form.values();
  const u32 batch = static_cast<u32>(c.queries.size());
  INFO(isa::facts_of(arch_).name << ": head " << head << ", queries " << c.queries[0] << ", keys "
                                 << c.keys[0] << ", batch " << batch << ", heads " << c.heads << " of "
                                 << c.kv_heads << ", window " << c.left << ' ' << c.right << ", splits "
                                 << c.splits << ", page " << c.page);
  std::vector<i32> q_begin{0}, k_begin{0};
  u32 longest = 0, most_keys = 0;
  for (u32 b = 0; b < batch; ++b) {
    q_begin.push_back(q_begin.back() + static_cast<i32>(c.queries[b]));
    k_begin.push_back(k_begin.back() + static_cast<i32>(c.keys[b]));
    longest = std::max(longest, c.queries[b]), most_keys = std::max(most_keys, c.keys[b]);
  }
  // Where a row of a sequence is: all sequences in one, or each by itself; keys in pages.
  const u64 q_rows = static_cast<u32>(q_begin.back()), k_rows = static_cast<u32>(k_begin.back());
  const u32 entries = (most_keys + c.page - 1) / c.page + 2, pages = batch * entries;
  std::vector<i32> table(u64{batch} * entries, 0x7fff'ffff); // garbage
  for (u32 b = 0; b < batch; ++b) {
    for (u32 i = 0; i * c.page < c.keys[b]; ++i)
      table[u64{b} * entries + i] = static_cast<i32>((b * entries + i) * 7 % pages);
    table[u64{b} * entries + entries - 1] = -1;
  }
  const auto memory = [&](u32 heads, u32 numbers, bool is_of_keys) {
    const u64 own = numbers + c.gap, row = is_of_keys && c.kv_row != 0 ? c.kv_row : heads * own;
    if (is_of_keys && Form.has_pages)
      return attention_memory(c.page * row, row, own, u64{pages} * c.page * row);
    const u64 rows = is_of_keys ? k_rows : q_rows, each = is_of_keys ? c.keys[0] : c.queries[0];
    const u64 sequence = Form.has_lengths ? 0 : !is_of_keys && c.q_batch != 0 ? c.q_batch : each * row;
    const u64 used = Form.has_lengths ? rows * row : (batch - 1) * sequence + each * row;
    return attention_memory(sequence, row, own, used);
  };
  const attention_memory q = memory(c.heads, head, false), o = memory(c.heads, values, false),
                         k = memory(c.kv_heads, head, true), v = memory(c.kv_heads, values, true);
  random_words random;
  const auto key_page = [&](u32 b, u32 j) {
    return Form.has_pages ? static_cast<u32>(table[u64{b} * entries + j / c.page]) : Form.has_lengths ? 0 : b;
  };
  const auto key_row = [&](u32 b, u32 j) {
    return Form.has_pages ? j % c.page : Form.has_lengths ? static_cast<u32>(k_begin[b]) + j : j;
  };
  const auto query_row = [&](u32 b, u32 i) {
    return Form.has_lengths ? static_cast<u32>(q_begin[b]) + i : i;
  };
  const auto query_batch = [&](u32 b) { return Form.has_lengths ? 0 : b; };
  const auto any = [&] { return rounded<T>((static_cast<double>(random() % 4097) - 2048) / 1024); };
  const kiln::u16 untouched = rounded<T>(777), nan = 0x7fff;
  if (Form.has_pages && c.kv_row == 0) // rows far from each other are left alone
    for (const attention_memory* x : {&k, &v})
      for (u64 i = 0; i < x->count(); ++i) (*x)[i] = nan;
  for (u32 b = 0; b < batch; ++b) {
    for (u32 i = 0; i < c.queries[b]; ++i)
      for (u32 h = 0; h < c.heads; ++h) {
        for (u32 d = 0; d < head; ++d) q.at(query_batch(b), query_row(b, i), h, d) = any();
        for (u32 d = 0; d < values + c.gap; ++d) o.at(query_batch(b), query_row(b, i), h, d) = untouched;
      }
    for (u32 j = 0; j < c.keys[b]; ++j)
      for (u32 h = 0; h < c.kv_heads; ++h) {
        for (u32 d = 0; d < head; ++d) k.at(key_page(b, j), key_row(b, j), h, d) = any();
        for (u32 d = 0; d < values; ++d) v.at(key_page(b, j), key_row(b, j), h, d) = any();
      }
  }
  std::vector<float> lse(u64{c.heads} * q_rows + 1, 777), sinks(c.heads);
  for (u32 h = 0; h < c.heads; ++h) sinks[h] = static_cast<float>(h) * 1.5f - 1;

  const auto n = [](u64 x) { return static_cast<i32>(x); };
  const u64 lse_batch = Form.has_lengths ? 0 : u64{c.heads} * c.queries[0],
            lse_head = Form.has_lengths ? q_rows : c.queries[0];
  const u32 ratio = c.heads / c.kv_heads, splits = Form.is_split ? c.splits : 1;
  u32 of_rows = (longest + 127) / 128, of_heads = c.heads;
  if constexpr (Form.has_one_query) of_rows = (ratio + 127) / 128, of_heads = c.kv_heads;
  if (c.across != 0) of_rows = c.across;
  const u64 part_count = u64{splits} * batch * c.heads * longest * (values + 1);
  sim::buffer<float> logs(lse.data(), Form.has_lse ? u64{c.heads} * q_rows : 0);
  sim::buffer<float> parts(part_count, sim::uninitialised);
  const auto begins = [](const std::vector<i32>& x, bool is_there) {
    return sim::buffer<const i32>(x.data(), is_there ? x.size() : 0);
  };
  std::vector<i32> lengths;
  for (const u32 keys : c.keys) lengths.push_back(static_cast<i32>(keys));
  sim::buffer<T> to_o = o.buffer<T>();
  const sim::result r = sim::run(
      program_, {.grid = {of_rows * splits, of_heads, batch}, .threads = 2}, to_o,
      Form.is_split ? parts : logs, q.buffer<const T>(), k.buffer<const T>(), v.buffer<const T>(),
      sim::buffer<const float>(sinks.data(), Form.has_sinks ? c.heads : 0), begins(q_begin, Form.has_lengths),
      begins(Form.has_pages ? lengths : k_begin, Form.has_lengths || Form.has_pages),
      begins(table, Form.has_pages), n(longest), n(c.keys[0]), n(ratio), c.left, c.right, n(q.batch),
      n(q.head), n(q.row), n(k.batch), n(k.head), n(k.row), n(v.batch), n(v.head), n(v.row), n(o.batch),
      n(o.head), n(o.row), n(lse_batch), n(lse_head), n(entries), static_cast<i32>(__builtin_ctz(c.page)),
      n(splits), static_cast<float>(c.scale), static_cast<float>(c.cap));
  require_clean(r);
  u64 conflicts = 0;
  for (const sim::memory_counters& m : r.counters.memory) conflicts += m.lds_conflict_cycles;
  if (arch_ != isa::arch::gfx90a) CHECK(conflicts == 0);
  if constexpr (Form.is_split)
    require_clean(sim::run(merge_, {.grid = {longest, c.heads, batch}, .threads = 2}, to_o, logs,
                           sim::buffer<const float>(parts.data(), part_count),
                           begins(q_begin, Form.has_lengths), n(longest), n(splits), n(o.batch), n(o.head),
                           n(o.row), n(lse_batch), n(lse_head)));

  for (u32 b = 0; b < batch; ++b)
    for (u32 h = 0; h < c.heads; ++h) {
      const u32 kv = h / ratio;
      const auto found_at = [&](u32 i, u32 d) {
        return number_of<T>(o.at(query_batch(b), query_row(b, i), h, d));
      };
      const auto qs = held(c.queries[b], head, [&](u32 i, u32 d) {
        return number_of<T>(q.at(query_batch(b), query_row(b, i), h, d));
      });
      const auto ks = held(c.keys[b], head, [&](u32 j, u32 d) {
        return number_of<T>(k.at(key_page(b, j), key_row(b, j), kv, d));
      });
      const auto vs = held(c.keys[b], values, [&](u32 j, u32 d) {
        return number_of<T>(v.at(key_page(b, j), key_row(b, j), kv, d));
      });
      const double own_sink = static_cast<double>(sinks[h]);
      const double* const sink = Form.has_sinks ? &own_sink : nullptr;
      const u32 queries = c.queries[b], keys = c.keys[b];
      const attention_result exact =
          attend(queries, keys, Form, c, sink, qs, ks, vs, [](double x) { return x; });
      const attention_result own = attend(queries, keys, Form, c, sink, qs, ks, vs,
                                          [](double x) { return number_of<T>(rounded<T>(x)); });
      comparison results;
      double of_logs = 0;
      u32 wrong = 0; // rows without keys are exact, and nothing is NaN
      for (u32 i = 0; i < queries; ++i) {
        for (u32 d = 0; d < values; ++d) {
          const double x = exact.output[u64{i} * values + d], found = found_at(i, d);
          results.add(found, own.output[u64{i} * values + d], x);
          wrong += !(std::fabs(found) < 1e4);
        }
        for (u32 d = values; d < values + c.gap; ++d) wrong += found_at(i, d) != number_of<T>(untouched);
        if (!Form.has_lse) continue;
        const double log =
            static_cast<double>(lse[query_batch(b) * lse_batch + h * lse_head + query_row(b, i)]);
        if (std::isinf(exact.logs[i]))
          wrong += log != exact.logs[i];
        else
          of_logs = std::max(of_logs, std::isfinite(log) ? std::fabs(log - exact.logs[i]) : 1e9);
      }
      INFO("batch " << b << ", head " << h);
      CHECK(wrong == 0);
      results.check("results");
      CHECK(of_logs <= 1e-3);
    }
  CHECK(lse.back() == 777);
}

} // namespace kiln_test
