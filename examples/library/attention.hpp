// SPDX-License-Identifier: MIT
// Attention and its gradients as steps, each a kernel's launch: the same for a GPU and for the simulator.
#pragma once

#include "request.hpp"

#include <kiln/kernel/attention_backward_keys.hpp>
#include <kiln/kernel/attention_backward_queries.hpp>
#include <kiln/kernel/attention_delta.hpp>
#include <kiln/kernel/attention_plan.hpp>

namespace kiln_examples {

using kiln::i32, kiln::i64, kiln::u32;

enum class attention_step { forward, delta, keys, queries };

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
/// 0 if a kernel can do it, else `fail`.
int validate(const kiln_attention& r);
int validate(const kiln_attention_gradients& r);

/// Launches of one element type and head by `on`, which has
///   on.template run<step>(x, y, z, arguments...)   launches a kernel on so many workgroups
///   on.at(pointer, count)                          what the kernel takes for that much memory
///   on.device()                                    of the launches
template<class T, u32 Head, class Runner> class attention_steps {
public:
  attention_steps(const kiln_attention& r, const Runner& on)
      : r_(r), on_(on), sums_(r.batch * r.heads * r.queries) {}

  int forward() const {
    if (sums_ == 0) return 0;
    const auto grid = kiln::kernel::attention_grid_of(problem_of(r_), form_of_head<Head>, on_.device());
    return on_.template run<attention_step::forward>(
        grid.x, grid.y, grid.z, queries_of<T>(r_.o), on_.at(r_.lse, sums_), queries_of<const T>(r_.q),
        keys_of<const T>(r_.k), keys_of<const T>(r_.v), none<const float>(), none<const i32>(),
        none<const i32>(), none<const i32>(), n(r_.queries), n(r_.keys), n(r_.heads / r_.kv_heads), left(),
        right(), n(r_.q.batch), n(r_.q.head), n(r_.q.row), n(r_.k.batch), n(r_.k.head), n(r_.k.row),
        n(r_.v.batch), n(r_.v.head), n(r_.v.row), n(r_.o.batch), n(r_.o.head), n(r_.o.row),
        n(r_.heads * r_.queries), n(r_.queries), 0, 0, 1, scale(), 0.0f);
  }

  int gradients(const kiln_attention_gradients& g) const {
    const auto sums = [this](const float* data) { return on_.at(data, sums_); };
    if (sums_ != 0)
      if (const int failed = on_.template run<attention_step::delta>(
              workgroups(r_.queries, kiln::kernel::attention_delta_rows), r_.heads, r_.batch,
              on_.at(g.delta, sums_), queries_of<const T>(r_.o), queries_of<const T>(g.d_o), n(r_.queries),
              n(r_.o.batch), n(r_.o.head), n(r_.o.row), n(g.d_o.batch), n(g.d_o.head), n(g.d_o.row),
              n(r_.heads * r_.queries), n(r_.queries)))
        return failed;
    constexpr i64 rows = kiln::kernel::attention_gradient_layouts::held_rows;
    if (r_.batch * r_.kv_heads * r_.keys != 0)
      if (const int failed = on_.template run<attention_step::keys>(
              r_.kv_heads, r_.batch, workgroups(r_.keys, rows), keys_of<T>(g.d_k), keys_of<T>(g.d_v),
              none<float>(), none<float>(), queries_of<const T>(r_.q), keys_of<const T>(r_.k),
              keys_of<const T>(r_.v), queries_of<const T>(g.d_o), sums(r_.lse), sums(g.delta),
              none<const i32>(), none<const i32>(), n(r_.queries), n(r_.keys), n(r_.heads / r_.kv_heads),
              left(), right(), n(r_.q.batch), n(r_.q.head), n(r_.q.row), n(r_.k.batch), n(r_.k.head),
              n(r_.k.row), n(r_.v.batch), n(r_.v.head), n(r_.v.row), n(g.d_o.batch), n(g.d_o.head),
              n(g.d_o.row), n(g.d_k.batch), n(g.d_k.head), n(g.d_k.row), n(g.d_v.batch), n(g.d_v.head),
              n(g.d_v.row), 0, 0, 0, n(r_.heads * r_.queries), n(r_.queries), n(workgroups(r_.keys, rows)), 1,
              scale(), 0.0f))
        return failed;
    if (sums_ == 0) return 0;
    const auto grid =
        kiln::kernel::attention_query_gradient_grid_of(problem_of(r_), form_of_head<Head>, on_.device());
    return on_.template run<attention_step::queries>(
        grid.x, grid.y, grid.z, queries_of<T>(g.d_q), queries_of<const T>(r_.q), keys_of<const T>(r_.k),
        keys_of<const T>(r_.v), queries_of<const T>(g.d_o), sums(r_.lse), sums(g.delta), none<const i32>(),
        none<const i32>(), n(r_.queries), n(r_.keys), n(r_.heads / r_.kv_heads), left(), right(),
        n(r_.q.batch), n(r_.q.head), n(r_.q.row), n(r_.k.batch), n(r_.k.head), n(r_.k.row), n(r_.v.batch),
        n(r_.v.head), n(r_.v.row), n(g.d_o.batch), n(g.d_o.head), n(g.d_o.row), n(g.d_q.batch), n(g.d_q.head),
        n(g.d_q.row), n(r_.heads * r_.queries), n(r_.queries), scale(), 0.0f);
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
