// SPDX-License-Identifier: MIT
// Gradients of attention in the simulator against the host, in double precision and in the kernel's own type.
#pragma once

#include "unit/kernel/attention_cases.hpp"

#include <kiln/kernel/attention_backward_keys.hpp>
#include <kiln/kernel/attention_backward_queries.hpp>
#include <kiln/kernel/attention_delta.hpp>
#include <kiln/kernel/attention_key_sums.hpp>

namespace kiln_test {

/// Gradients of one query head, (queries, head) and (keys, head); those of keys and values are added to what is there.
struct attention_gradients {
  std::vector<double> queries, keys, values;
};

/// `forward` is the exact result. `round` is applied to what a computation in the kernel's own type would hold.
template<class Query, class Key, class Value, class OutputGradient, class Round>
void add_gradients(attention_gradients& out, u32 queries, u32 keys, u32 head, const attention_case& c,
                   const attention_result& forward, const Query& q, const Key& k, const Value& v,
                   const OutputGradient& d_o, Round round) {
  out.queries.assign(u64{queries} * head, 0);
  out.keys.resize(u64{keys} * head);
  out.values.resize(u64{keys} * head);
  for (u32 i = 0; i < queries; ++i) {
    if (std::isinf(forward.logs[i])) continue;
    double delta = 0;
    for (u32 d = 0; d < head; ++d) delta += d_o(i, d) * round(forward.output[u64{i} * head + d]);
    for (u32 j = 0; j < keys; ++j) {
      const i64 from = i64{j} - (i64{i} + keys - queries);
      if ((c.right >= 0 && from > c.right) || (c.left >= 0 && -from > c.left)) continue;
      double s = 0, d_p = 0;
      for (u32 d = 0; d < head; ++d) s += q(i, d) * k(j, d), d_p += d_o(i, d) * v(j, d);
      s = c.scale * round(s);
      double slope = 1;
      if (c.cap != 0) {
        const double t = std::tanh(s / c.cap);
        s = c.cap * t, slope = 1 - t * t;
      }
      const double p = round(std::exp(s - forward.logs[i]));
      const double d_s = round(p * (round(d_p) - delta) * slope) * c.scale;
      for (u32 d = 0; d < head; ++d) {
        out.queries[u64{i} * head + d] += d_s * k(j, d);
        out.keys[u64{j} * head + d] += d_s * q(i, d);
        out.values[u64{j} * head + d] += p * d_o(i, d);
      }
    }
  }
}

/// Gradients of one head: at most 4 times as far from the exact ones as those in the kernel's own type.
struct gradient_check : comparison {
  void judge(const char* what, u32 batch, u32 head) {
    INFO("batch " << batch << ", head " << head);
    check(what, 4);
  }
};

/// Rows, as the host has them without gaps, where a launch has them: `at(row)` is where one begins. Memory between them need
/// not exist. What the launch has written is copied back when it has ended.
template<class E, class At> class launched_rows {
public:
  launched_rows(E* own, u64 rows, u64 numbers, At at)
      : own_(own),
        rows_(rows),
        numbers_(numbers),
        at_(at),
        memory_(0, 0, 0, rows == 0 ? 0 : (at(rows - 1) + numbers) * (sizeof(E) / 2)) {
    each_number([](E& here, E& there) { there = here; });
  }
  ~launched_rows() {
    each_number([](E& here, E& there) { here = there; });
  }
  launched_rows(const launched_rows&) = delete;
  launched_rows& operator=(const launched_rows&) = delete;
  template<class M> sim::buffer<M> buffer() const {
    return {reinterpret_cast<M*>(&memory_[0]), memory_.count() / (sizeof(E) / 2)};
  }

private:
  template<class F> void each_number(F f) const {
    E* const there = reinterpret_cast<E*>(&memory_[0]);
    for (u64 r = 0; r < rows_; ++r)
      for (u64 i = 0; i < numbers_; ++i) f(own_[r * numbers_ + i], there[at_(r) + i]);
  }
  E* own_;
  u64 rows_, numbers_;
  At at_;
  attention_memory memory_;
};

/// Arrays of a problem, of rows of `heads` * `row` numbers.
template<class T> struct attention_arrays {
  u32 heads, row, head;
  std::vector<kiln::u16> bits;

  attention_arrays(u32 rows, u32 count, u32 gap, u32 numbers)
      : heads(count), row(numbers + gap), head(numbers), bits(u64{rows} * heads * row + 8, rounded<T>(777)) {}
  void fill(random_words& random) {
    for (kiln::u16& e : bits) e = rounded<T>((static_cast<double>(random() % 4097) - 2048) / 1024);
  }
  i32 stride() const { return static_cast<i32>(heads * row); }
  auto at(i32 first, u32 of) const {
    return [this, first, of](u32 i, u32 d) {
      return number_of<T>(bits[((static_cast<u64>(first) + i) * heads + of) * row + d]);
    };
  }
  template<class At> launched_rows<kiln::u16, At> launched(At where) const {
    const u64 numbers = heads * row;
    return {const_cast<kiln::u16*>(bits.data()), (bits.size() - 8) / numbers, numbers, where};
  }
  /// Numbers in gaps that are not what they were.
  u32 outside() const {
    u32 n = 0;
    for (u64 i = 0; i < bits.size(); ++i)
      n += (i % row >= head || i >= bits.size() - 8) && bits[i] != rounded<T>(777);
    return n;
  }
};

/// The kernels of one target.
template<class T, attention_form Form> class attention_gradient_kernels {
public:
  explicit attention_gradient_kernels(isa::arch arch)
      : arch_(arch),
        delta_(compiled_kernel(kernel::attention_delta<T, Form>)),
        keys_(compiled_kernel(kernel::attention_backward_keys<T, Form>)),
        adds_(compiled_kernel(kernel::attention_backward_keys<T, Form, true>)),
        sums_(compiled_kernel(kernel::attention_key_sums<T, Form>)),
        queries_(compiled_kernel(kernel::attention_backward_queries<T, Form>)) {}

  void run(const attention_case& c) const;

private:
  template<class... Host> ir::program compiled_kernel(void (*body)(builder, arg<Host>...)) const {
    return compiled<Host...>(arch_, 256, body);
  }
  template<class... Arguments>
  void run_one(const char* name, const ir::program& p, u32 x, u32 y, u32 z, Arguments&&... arguments) const {
    if (x == 0) return; // no rows: no launch
    const sim::result r = sim::run(p, {.grid = {x, y, z}, .threads = 2}, arguments...);
    const text_buffer text = r.text();
    INFO(name << ": " << std::string(text.data(), text.size()));
    REQUIRE(r.ok);
    u64 conflicts = 0;
    for (const sim::memory_counters& m : r.counters.memory) conflicts += m.lds_conflict_cycles;
    if (arch_ != isa::arch::gfx90a) CHECK(conflicts == 0);
  }
  isa::arch arch_;
  ir::program delta_, keys_, adds_, sums_, queries_;
};

template<class T, attention_form Form>
void attention_gradient_kernels<T, Form>::run(const attention_case& c) const {
  const u32 batch = static_cast<u32>(c.queries.size()), head = Form.head;
  INFO(isa::facts_of(arch_).name << ": head " << head << ", queries " << c.queries[0] << ", keys "
                                 << c.keys[0] << ", batch " << batch << ", heads " << c.heads << " of "
                                 << c.kv_heads << ", window " << c.left << ' ' << c.right);
  std::vector<i32> q_begin{0}, k_begin{0};
  for (u32 b = 0; b < batch; ++b) {
    q_begin.push_back(q_begin.back() + static_cast<i32>(c.queries[b]));
    k_begin.push_back(k_begin.back() + static_cast<i32>(c.keys[b]));
  }
  const u32 q_rows = static_cast<u32>(q_begin.back()), k_rows = static_cast<u32>(k_begin.back());
  const u32 each = c.heads / c.kv_heads;
  using array = attention_arrays<T>;
  array q(q_rows, c.heads, c.gap, head), k(k_rows, c.kv_heads, c.gap, head), v = k, o = q, d_o = q, d_q = q,
                                                                             d_k = k, d_v = k;
  random_words random;
  for (array* x : {&q, &k, &v, &d_o}) x->fill(random);
  const u32 log_head = Form.has_lengths ? q_rows : c.queries[0];
  const auto log_of = [&](u32 b, u32 h) {
    return Form.has_lengths ? u64{h} * q_rows + static_cast<u64>(q_begin[b])
                            : (u64{b} * c.heads + h) * c.queries[0];
  };
  std::vector<float> lse(u64{c.heads} * q_rows + 1), delta(u64{c.heads} * q_rows + 1, 777);
  std::vector<attention_result> forward;
  for (u32 b = 0; b < batch; ++b)
    for (u32 h = 0; h < c.heads; ++h) {
      const double sink = h * 1.5 - 1;
      const u32 kv = h / each;
      forward.push_back(attend(c.queries[b], c.keys[b], Form, c, Form.has_sinks ? &sink : nullptr,
                               held(c.queries[b], head, q.at(q_begin[b], h)),
                               held(c.keys[b], head, k.at(k_begin[b], kv)),
                               held(c.keys[b], head, v.at(k_begin[b], kv)), [](double x) { return x; }));
      const attention_result& f = forward.back();
      for (u32 i = 0; i < c.queries[b]; ++i) {
        lse[log_of(b, h) + i] = static_cast<float>(f.logs[i]);
        for (u32 d = 0; d < head; ++d)
          o.bits[((static_cast<u64>(q_begin[b]) + i) * c.heads + h) * q.row + d] =
              rounded<T>(f.output[u64{i} * head + d]);
      }
    }

  const auto n = [](u64 x) { return static_cast<i32>(x); };
  const u32 longest_q = *std::max_element(c.queries.begin(), c.queries.end()),
            longest_k = *std::max_element(c.keys.begin(), c.keys.end());
  // Sequences of Q and rows of K may be far from each other; where sequences are one after another they are not.
  const u64 q_numbers = c.heads * q.row, far = c.q_batch != 0 ? c.q_batch : c.queries[0] * q_numbers,
            k_numbers = c.kv_row != 0 ? c.kv_row : c.kv_heads * k.row;
  const auto q_at = [&c, q_numbers, far](u64 r) {
    return Form.has_lengths ? r * q_numbers : r / c.queries[0] * far + r % c.queries[0] * q_numbers;
  };
  const auto k_at = [k_numbers](u64 r) { return r * k_numbers; };
  const i32 q_batch = n(far), k_row = n(k_numbers), k_batch = n(c.keys[0] * k_numbers);
  const i32 row = n(q.row), lse_batch = n(Form.has_lengths ? 0 : u64{c.heads} * c.queries[0]);
  const u64 logs = u64{c.heads} * q_rows;
  const auto begins = [&](const std::vector<i32>& x) {
    return sim::buffer<const i32>(x.data(), Form.has_lengths ? x.size() : 0);
  };
  const u32 delta_rows = Form.has_lengths ? q_rows : c.queries[0], delta_batch = Form.has_lengths ? 1 : batch;
  run_one("delta", delta_, (delta_rows + 63) / 64, c.heads, delta_batch,
          sim::buffer<float>(delta.data(), logs), o.launched(q_at).template buffer<const T>(),
          d_o.launched(q_at).template buffer<const T>(), n(delta_rows), q_batch, row, q.stride(), q_batch,
          row, q.stride(), lse_batch, n(log_head));
  array added_k = d_k, added_v = d_v, whole_k = d_k, whole_v = d_v;
  std::vector<float> added_q(u64{q_rows} * c.heads * q.row + 8, 777);
  for (u64 i = 0; i < added_q.size() - 8; ++i)
    if (i % q.row < head) added_q[i] = 0;
  const u32 blocks = (longest_k + 127) / 128;
  std::vector<float> parts;
  /// With `splits` for the blocks from `whole` on.
  const auto run_keys = [&](const char* name, const ir::program& p, const array& to_k, const array& to_v,
                            u64 added, u32 whole, u32 splits) {
    const u32 split_blocks = blocks - std::min(whole, blocks);
    parts.assign(u64{2} * splits * c.kv_heads * batch * split_blocks * 128 * head, 777);
    run_one(name, p, c.kv_heads, batch, blocks - split_blocks + split_blocks * splits,
            to_k.launched(k_at).template buffer<T>(), to_v.launched(k_at).template buffer<T>(),
            launched_rows<float, decltype(q_at)>(added_q.data(), added == 0 ? 0 : q_rows, q_numbers, q_at)
                .template buffer<float>(),
            sim::buffer<float>(parts.data(), parts.size()), q.launched(q_at).template buffer<const T>(),
            k.launched(k_at).template buffer<const T>(), v.launched(k_at).template buffer<const T>(),
            d_o.launched(q_at).template buffer<const T>(), sim::buffer<const float>(lse.data(), logs),
            sim::buffer<const float>(delta.data(), logs), begins(q_begin), begins(k_begin), n(c.queries[0]),
            n(c.keys[0]), n(each), c.left, c.right, q_batch, row, q.stride(), k_batch, row, k_row, k_batch,
            row, k_row, q_batch, row, q.stride(), k_batch, row, k_row, k_batch, row, k_row, q_batch, row,
            q.stride(), lse_batch, n(log_head), n(whole), n(splits), static_cast<float>(c.scale),
            static_cast<float>(c.cap));
    if (split_blocks == 0) return;
    run_one("sums", sums_, c.kv_heads, batch, split_blocks * 128 / kernel::attention_sum_rows,
            to_k.launched(k_at).template buffer<T>(), to_v.launched(k_at).template buffer<T>(),
            sim::buffer<const float>(parts.data(), parts.size()), begins(q_begin), begins(k_begin),
            n(c.keys[0]), k_batch, row, k_row, k_batch, row, k_row, n(whole), n(splits));
  };
  run_keys("whole keys", keys_, whole_k, whole_v, 0, blocks, 1);
  run_keys("adds", adds_, added_k, added_v, added_q.size() - 8, blocks, 1);
  CHECK(whole_k.bits == added_k.bits);
  CHECK(whole_v.bits == added_v.bits);
  run_keys("keys", keys_, d_k, d_v, 0, blocks / 2, each + 1); // one part has no head
  for (u64 i = 0; i < added_q.size() - 8; ++i)
    if (i % q.row < head) added_q[i] = 0;
  run_keys("adds by shares", adds_, added_k, added_v, added_q.size() - 8, blocks / 3,
           (each + 1) / 2); // of two heads, the last of one where their number is odd
  run_one("queries", queries_, c.across != 0 ? c.across : (longest_q + 127) / 128, c.heads, batch,
          d_q.launched(q_at).template buffer<T>(), q.launched(q_at).template buffer<const T>(),
          k.launched(k_at).template buffer<const T>(), v.launched(k_at).template buffer<const T>(),
          d_o.launched(q_at).template buffer<const T>(), sim::buffer<const float>(lse.data(), logs),
          sim::buffer<const float>(delta.data(), logs), begins(q_begin), begins(k_begin), n(c.queries[0]),
          n(c.keys[0]), n(each), c.left, c.right, q_batch, row, q.stride(), k_batch, row, k_row, k_batch, row,
          k_row, q_batch, row, q.stride(), q_batch, row, q.stride(), lse_batch, n(log_head),
          static_cast<float>(c.scale), static_cast<float>(c.cap));

  const auto round = [](double x) { return number_of<T>(rounded<T>(x)); };
  for (u32 b = 0; b < batch; ++b)
    for (u32 kv = 0; kv < c.kv_heads; ++kv) {
      attention_gradients exact, own;
      for (u32 h = kv * each; h < (kv + 1) * each; ++h) {
        const attention_result& f = forward[b * c.heads + h];
        const auto of_q = held(c.queries[b], head, q.at(q_begin[b], h)),
                   of_k = held(c.keys[b], head, k.at(k_begin[b], kv)),
                   of_v = held(c.keys[b], head, v.at(k_begin[b], kv)),
                   of_d_o = held(c.queries[b], head, d_o.at(q_begin[b], h));
        const auto add = [&](attention_gradients& out, auto round) {
          add_gradients(out, c.queries[b], c.keys[b], head, c, f, of_q, of_k, of_v, of_d_o, round);
        };
        add(exact, [](double x) { return x; });
        add(own, round);
        gradient_check of_queries, of_adds;
        for (u32 i = 0; i < c.queries[b]; ++i)
          for (u32 d = 0; d < head; ++d) {
            const u64 at = u64{i} * head + d;
            of_queries.add(d_q.at(q_begin[b], h)(i, d), round(own.queries[at]), exact.queries[at]);
            of_adds.add(
                static_cast<double>(added_q[((static_cast<u64>(q_begin[b]) + i) * c.heads + h) * q.row + d]),
                round(own.queries[at]), exact.queries[at]);
          }
        of_queries.judge("queries", b, h);
        of_adds.judge("added queries", b, h);
      }
      gradient_check of_keys, of_values, of_whole_keys, of_whole_values, of_added_keys, of_added_values;
      for (u32 j = 0; j < c.keys[b]; ++j)
        for (u32 d = 0; d < head; ++d) {
          const u64 i = u64{j} * head + d;
          of_keys.add(d_k.at(k_begin[b], kv)(j, d), round(own.keys[i]), exact.keys[i]);
          of_values.add(d_v.at(k_begin[b], kv)(j, d), round(own.values[i]), exact.values[i]);
          of_whole_keys.add(whole_k.at(k_begin[b], kv)(j, d), round(own.keys[i]), exact.keys[i]);
          of_whole_values.add(whole_v.at(k_begin[b], kv)(j, d), round(own.values[i]), exact.values[i]);
          of_added_keys.add(added_k.at(k_begin[b], kv)(j, d), round(own.keys[i]), exact.keys[i]);
          of_added_values.add(added_v.at(k_begin[b], kv)(j, d), round(own.values[i]), exact.values[i]);
        }
      of_keys.judge("keys", b, kv);
      of_values.judge("values", b, kv);
      of_whole_keys.judge("keys of whole blocks", b, kv);
      of_whole_values.judge("values of whole blocks", b, kv);
      of_added_keys.judge("keys by shares", b, kv);
      of_added_values.judge("values by shares", b, kv);
    }
  u32 outside = 0;
  for (u64 i = 0; i < added_q.size(); ++i)
    outside += (i % q.row >= head || i >= added_q.size() - 8) && added_q[i] != 777;
  CHECK(outside == 0);
  CHECK(d_q.outside() == 0);
  CHECK(d_k.outside() == 0);
  CHECK(d_v.outside() == 0);
}

} // namespace kiln_test
