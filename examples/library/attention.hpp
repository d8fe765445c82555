// SPDX-License-Identifier: MIT
// Attention and its gradients as the library's problems, and the launch of attention: the same for a GPU and for the simulator.
#pragma once

#include "request.hpp"

#include <kiln/kernel/attention_gradient_problem.hpp>
#include <kiln/kernel/attention_plan.hpp>

namespace kiln_examples {

using kiln::i32, kiln::i64, kiln::u32;

template<u32 Head> inline constexpr kiln::kernel::attention_form form_of_head{.head = Head, .has_lse = true};

/// A request in the library's words.
inline kiln::kernel::attention_problem problem_of(const kiln_attention& r) {
  const auto matrix = [](const kiln_rows& x) {
    return kiln::kernel::attention_matrix<const void*>{
        .data = x.data, .batch = x.batch, .head = x.head, .row = x.row};
  };
  return {.batch = r.batch,
          .queries = r.queries,
          .keys = r.keys,
          .heads = r.heads,
          .kv_heads = r.kv_heads,
          .o = {.data = const_cast<void*>(r.o.data), .batch = r.o.batch, .head = r.o.head, .row = r.o.row},
          .q = matrix(r.q),
          .k = matrix(r.k),
          .v = matrix(r.v),
          .lse = r.lse,
          .lse_batch = r.heads * r.queries,
          .lse_head = r.queries,
          .left = r.left,
          .right = r.right,
          .scale = r.scale};
}
inline kiln::kernel::attention_gradient_problem problem_of(const kiln_attention_gradients& r) {
  const auto matrix = [](const kiln_rows& x) {
    return kiln::kernel::attention_matrix<void*>{
        .data = const_cast<void*>(x.data), .batch = x.batch, .head = x.head, .row = x.row};
  };
  return {.of = problem_of(r.of),
          .d_o = {.data = r.d_o.data, .batch = r.d_o.batch, .head = r.d_o.head, .row = r.d_o.row},
          .d_q = matrix(r.d_q),
          .d_k = matrix(r.d_k),
          .d_v = matrix(r.d_v),
          .delta = r.delta};
}
/// 0 if a kernel can do it, else `fail`.
int validate(const kiln_attention& r);
int validate(const kiln_attention_gradients& r);

/// The launch of attention of one element type and head by `on`, which has
///   on.run(x, y, z, arguments...)   launches the kernel on so many workgroups
///   on.at(pointer, count)           what the kernel takes for that much memory
///   on.device()                     of the launch
template<class T, u32 Head, class Runner> class attention_launch {
public:
  attention_launch(const kiln_attention& r, const Runner& on)
      : r_(r), on_(on), sums_(r.batch * r.heads * r.queries) {}

  int run() const {
    if (sums_ == 0) return 0;
    const auto grid = kiln::kernel::attention_grid_of(problem_of(r_), form_of_head<Head>, on_.device());
    return on_.run(grid.x, grid.y, grid.z, queries_of<T>(r_.o), on_.at(r_.lse, sums_),
                   queries_of<const T>(r_.q), keys_of<const T>(r_.k), keys_of<const T>(r_.v),
                   none<const float>(), none<const i32>(), none<const i32>(), none<const i32>(),
                   n(r_.queries), n(r_.keys), n(r_.heads / r_.kv_heads), left(), right(), n(r_.q.batch),
                   n(r_.q.head), n(r_.q.row), n(r_.k.batch), n(r_.k.head), n(r_.k.row), n(r_.v.batch),
                   n(r_.v.head), n(r_.v.row), n(r_.o.batch), n(r_.o.head), n(r_.o.row),
                   n(r_.heads * r_.queries), n(r_.queries), 0, 0, 1, scale(), 0.0f);
  }

private:
  template<class M> auto none() const { return on_.at(static_cast<M*>(nullptr), 0); }
  static i32 n(i64 x) { return static_cast<i32>(x); }
  i32 left() const { return kiln::kernel::bound(r_.left); }
  i32 right() const { return kiln::kernel::bound(r_.right); }
  float scale() const { return static_cast<float>(r_.scale); }

  /// Memory from the first element to the last.
  template<class P> auto rows_of(const kiln_rows& x, i64 heads, i64 rows) const {
    using pointer = P*;
    const i64 count = r_.batch * heads * rows == 0
                          ? 0
                          : (r_.batch - 1) * x.batch + (heads - 1) * x.head + (rows - 1) * x.row + Head;
    return on_.at(static_cast<pointer>(const_cast<void*>(x.data)), count);
  }
  template<class P> auto queries_of(const kiln_rows& x) const { return rows_of<P>(x, r_.heads, r_.queries); }
  template<class P> auto keys_of(const kiln_rows& x) const { return rows_of<P>(x, r_.kv_heads, r_.keys); }

  const kiln_attention& r_;
  const Runner& on_;
  i64 sums_;
};

} // namespace kiln_examples
