// SPDX-License-Identifier: MIT
// The launches of attention's gradients with their arguments: the same for a GPU and for the simulator.
#pragma once

#include <kiln/kernel/attention_gradient_problem.hpp>

namespace kiln::kernel {

/// The launches of a plan with kernels of such facts, for a problem that is judged, one after another, by `on`, which has
///   on.template run<step>(x, y, z, arguments...)  launches a kernel on so many workgroups; false: it failed
///   on.at(pointer, count)                         what the kernel takes for that many elements; null, 0: there are none
///   on.clear(pointer, pitch, width, rows)         `rows` times `width` f32, `pitch` apart, become 0; for adds_queries alone
/// With own lengths, where the host does not know the number of keys, `count` is the most that there may be.
template<class T, attention_gradient_facts Facts, class On> class attention_gradient_steps {
  using step = attention_gradient_step;

public:
  constexpr attention_gradient_steps(const attention_gradient_problem& p, u32 head,
                                     const attention_gradient_plan& plan, float* parts, const On& on)
      : p_(p), of_(p.of), head_(head), plan_(plan), parts_(parts), on_(on) {}

  /// True if all launches succeeded.
  constexpr bool run() const { return delta() && clear() && keys() && sums() && queries(); }

private:
  constexpr bool delta() const {
    const attention_grid& g = plan_.delta;
    return g.workgroups() == 0 ||
           on_.template run<step::delta>(g.x, g.y, g.z, logs(p_.delta), queries_of<const T>(of_.o),
                                         queries_of<const T>(p_.d_o), n(p_.query_rows()), n(of_.o.batch),
                                         n(of_.o.head), n(of_.o.row), n(p_.d_o.batch), n(p_.d_o.head),
                                         n(p_.d_o.row), n(of_.lse_batch), n(of_.lse_head));
  }
  /// Of dQ's three axes those that follow one another become one. The longest one that is left is the fill's rows.
  constexpr bool clear() const {
    if constexpr (Facts.adds_queries) {
      if (!p_.has_queries()) return true;
      struct axis {
        i64 count, stride;
      };
      axis axes[] = {
          {of_.heads, p_.d_q.head}, {p_.query_rows(), p_.d_q.row}, {p_.query_batch(), p_.d_q.batch}};
      const auto follows = [](const axis& a, const axis& b) { return b.stride == a.count * a.stride; };
      const auto swap = [](axis& a, axis& b) {
        const axis kept = a;
        a = b, b = kept;
      };
      for (u32 i = 0; i < 2; ++i) // by stride; those of one element last
        for (u32 j = 2; j > i; --j)
          if (axes[j - 1].count == 1 || (axes[j].count != 1 && axes[j].stride < axes[j - 1].stride))
            swap(axes[j - 1], axes[j]);
      i64 width = head_;
      u32 first = 0;
      while (first < 3 && (axes[first].count == 1 || axes[first].stride == width))
        width *= axes[first].count, ++first;
      for (u32 i = 2; i > first; --i) // into the one before
        if (axes[i].count == 1 || follows(axes[i - 1], axes[i]))
          axes[i - 1].count *= axes[i].count, axes[i] = {1, 0};
      for (u32 i = first; i < 3; ++i)
        if (axes[i].count > axes[2].count) swap(axes[i], axes[2]);
      if (first == 3) axes[2] = {1, width};
      if (first > 1) axes[1] = {1, 0};
      if (first > 0) axes[0] = {1, 0};
      float* const to = static_cast<float*>(p_.d_q.data);
      for (i64 i = 0; i < axes[0].count; ++i)
        for (i64 j = 0; j < axes[1].count; ++j)
          if (!on_.clear(to + i * axes[0].stride + j * axes[1].stride, axes[2].stride, width, axes[2].count))
            return false;
    }
    return true;
  }
  constexpr bool keys() const {
    const attention_gradient_grid& g = plan_.keys;
    if (g.x * g.y * g.z == 0) return true;
    const attention_matrix<void*> added = Facts.adds_queries ? p_.d_q : attention_matrix<void*>{};
    return on_.template run<step::keys>(
        g.x, g.y, g.z, keys_of<T>(p_.d_k), keys_of<T>(p_.d_v), queries_of<float>(added), parts<float>(),
        queries_of<const T>(of_.q), keys_of<const T>(of_.k), keys_of<const T>(of_.v),
        queries_of<const T>(p_.d_o), logs<const float>(of_.lse), logs<const float>(p_.delta),
        begins(of_.query_begins), begins(of_.key_begins), n(of_.queries), n(of_.keys),
        n(of_.heads / of_.kv_heads), bound(of_.left), bound(of_.right), n(of_.q.batch), n(of_.q.head),
        n(of_.q.row), n(of_.k.batch), n(of_.k.head), n(of_.k.row), n(of_.v.batch), n(of_.v.head),
        n(of_.v.row), n(p_.d_o.batch), n(p_.d_o.head), n(p_.d_o.row), n(p_.d_k.batch), n(p_.d_k.head),
        n(p_.d_k.row), n(p_.d_v.batch), n(p_.d_v.head), n(p_.d_v.row), n(added.batch), n(added.head),
        n(added.row), n(of_.lse_batch), n(of_.lse_head), n(g.whole), n(g.splits),
        static_cast<float>(of_.scale), static_cast<float>(of_.cap));
  }
  constexpr bool sums() const {
    const attention_grid& g = plan_.sums;
    if constexpr (Facts.has_sums)
      if (g.workgroups() != 0)
        return on_.template run<step::sums>(g.x, g.y, g.z, keys_of<T>(p_.d_k), keys_of<T>(p_.d_v),
                                            parts<const float>(), begins(of_.query_begins),
                                            begins(of_.key_begins), n(of_.keys), n(p_.d_k.batch),
                                            n(p_.d_k.head), n(p_.d_k.row), n(p_.d_v.batch), n(p_.d_v.head),
                                            n(p_.d_v.row), n(plan_.keys.whole), n(plan_.keys.splits));
    return g.workgroups() == 0;
  }
  constexpr bool queries() const {
    const attention_grid& g = plan_.queries;
    if constexpr (!Facts.adds_queries)
      if (g.workgroups() != 0)
        return on_.template run<step::queries>(
            g.x, g.y, g.z, queries_of<T>(p_.d_q), queries_of<const T>(of_.q), keys_of<const T>(of_.k),
            keys_of<const T>(of_.v), queries_of<const T>(p_.d_o), logs<const float>(of_.lse),
            logs<const float>(p_.delta), begins(of_.query_begins), begins(of_.key_begins), n(of_.queries),
            n(of_.keys), n(of_.heads / of_.kv_heads), bound(of_.left), bound(of_.right), n(of_.q.batch),
            n(of_.q.head), n(of_.q.row), n(of_.k.batch), n(of_.k.head), n(of_.k.row), n(of_.v.batch),
            n(of_.v.head), n(of_.v.row), n(p_.d_o.batch), n(p_.d_o.head), n(p_.d_o.row), n(p_.d_q.batch),
            n(p_.d_q.head), n(p_.d_q.row), n(of_.lse_batch), n(of_.lse_head), static_cast<float>(of_.scale),
            static_cast<float>(of_.cap));
    return g.workgroups() == 0;
  }

  static constexpr i32 n(i64 x) { return static_cast<i32>(x); }
  /// Memory from the first element to the last.
  template<class E, class P>
  constexpr auto rows_of(const attention_matrix<P>& x, i64 batch, i64 heads, i64 rows) const {
    using pointer = E*;
    const bool is_there = x.data != nullptr && batch * heads != 0 && rows != 0;
    const i64 count =
        is_there ? (batch - 1) * x.batch + (heads - 1) * x.head + (rows - 1) * x.row + head_ : 0;
    return on_.at(static_cast<pointer>(const_cast<void*>(static_cast<const void*>(x.data))), count);
  }
  template<class E, class P> constexpr auto queries_of(const attention_matrix<P>& x) const {
    return rows_of<E>(x, p_.query_batch(), of_.heads, p_.query_rows());
  }
  template<class E, class P> constexpr auto keys_of(const attention_matrix<P>& x) const {
    return p_.has_lengths() ? rows_of<E>(x, 1, of_.kv_heads, of_.batch * of_.keys)
                            : rows_of<E>(x, of_.batch, of_.kv_heads, of_.keys);
  }
  template<class E = float> constexpr auto logs(E* x) const {
    const i64 count = p_.has_queries() ? (p_.query_batch() - 1) * of_.lse_batch +
                                             (of_.heads - 1) * of_.lse_head + p_.query_rows()
                                       : 0;
    return on_.at(x, count);
  }
  constexpr auto begins(const i32* x) const { return on_.at(x, x == nullptr ? 0 : of_.batch + 1); }
  template<class E> constexpr auto parts() const {
    return on_.at(static_cast<E*>(parts_), plan_.workspace_bytes / 4);
  }

  const attention_gradient_problem& p_;
  const attention_problem& of_;
  u32 head_;
  const attention_gradient_plan& plan_;
  float* parts_;
  const On& on_;
};

} // namespace kiln::kernel
