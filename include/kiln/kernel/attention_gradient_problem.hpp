// SPDX-License-Identifier: MIT
// Attention's gradients as the host sees them: why a problem is refused, and the launches that it needs.
#pragma once

#include <kiln/kernel/attention_plan.hpp>

namespace kiln::kernel {

/// dQ, dK and dV of an attention_problem, whose O and LSE the forward pass has stored: they are read here.
struct attention_gradient_problem {
  attention_problem of = {};
  i64 rows = 0; ///< queries of all sequences, where these have own lengths: the last of query_begins
  attention_matrix<const void*> d_o = {};
  attention_matrix<void*> d_q = {}, d_k = {}, d_v = {};
  float* delta = nullptr; ///< of LSE's strides; it is written, and nothing need clear it
  /// dQ is f32, which the launch clears, and to which workgroups add in no order: attention_backward_keys() with AddsQueries.
  bool adds_queries = false;

  constexpr bool has_lengths() const { return of.query_begins != nullptr; }
  /// Q, O and their gradients as kernels see them: sequences of own lengths are one.
  constexpr i64 query_batch() const { return has_lengths() ? 1 : of.batch; }
  constexpr i64 query_rows() const { return has_lengths() ? rows : of.queries; }
  constexpr bool has_queries() const { return of.batch * of.heads != 0 && of.queries != 0; }
  constexpr bool has_keys() const { return of.batch * of.kv_heads != 0 && of.keys != 0; }
};

/// Options that gradients need of their kernels. LSE is always read, and has the sinks in it.
constexpr attention_form form_of(const attention_gradient_problem& p, u32 head) {
  attention_form f = form_of(p.of, head, 0);
  f.has_lse = true;
  f.has_sinks = false;
  return f;
}

/// Judges one problem for kernels of heads of so many numbers.
class attention_gradient_judge {
public:
  constexpr attention_gradient_judge(const attention_gradient_problem& p, u32 head)
      : p_(p), f_(form_of(p, head)) {}

  /// What all but pointers decides: constant where it is.
  constexpr attention_status judge_extents() const {
    using enum attention_status;
    if (gradient_refusal_of(f_) != nullptr) return no_gradient;
    const attention_problem& of = p_.of;
    attention_status s = attention_judge(of, f_).judge_extents();
    // A workgroup has 256 queries at most, or 128 keys.
    const i64 queries = 256, keys = attention_held_rows;
    s = first_of(s, judge_rows(of.k, keys * of.k.row, 2));
    s = first_of(s, judge_rows(of.v, keys * of.v.row, 2));
    s = first_of(s, judge_rows(p_.d_o, queries * p_.d_o.row, 2));
    s = first_of(s, judge_rows(p_.d_q, queries * p_.d_q.row, p_.adds_queries ? 4 : 2));
    s = first_of(s, judge_rows(p_.d_k, keys * p_.d_k.row, 2));
    s = first_of(s, judge_rows(p_.d_v, keys * p_.d_v.row, 2));

    if (s != ok) return s;
    if (p_.rows < 0) return negative_extent;
    if (p_.rows > 0x7fff'ffff) return extent_too_large;
    if (p_.has_lengths() && p_.has_queries() && (p_.rows == 0 || p_.rows > of.batch * of.queries))
      return wrong_rows;
    const i64 head = f_.head;
    if ((p_.has_queries() &&
         (overlaps(p_.d_q, head, of.heads, p_.query_rows()) ||
          overlap(of.heads, of.lse_head, p_.query_rows()) ||
          overlap(p_.query_batch(), of.lse_batch, p_.query_rows()) ||
          (p_.adds_queries && p_.d_q.row < head))) || // of one row too: additions end with it
        (p_.has_keys() &&
         (overlaps(p_.d_k, head, of.kv_heads, of.keys) || overlaps(p_.d_v, head, of.kv_heads, of.keys))))
      return overlapping_results;
    return of.keys > 65'535 * i64{attention_held_rows} ? too_many_key_blocks : ok;
  }
  /// The same and the pointers. Those of queries, or of keys, may be null where there are none.
  attention_status judge() const {
    using enum attention_status;
    const attention_status s = judge_extents();
    const bool has_queries = p_.has_queries(), has_keys = p_.has_keys();
    if (s != ok || (!has_queries && !has_keys)) return s;
    const attention_problem& of = p_.of;
    if (f_.has_lengths && of.key_begins == nullptr) return null_pointer;
    if (has_queries) {
      if (of.lse == nullptr) return missing_lse;
      if (p_.delta == nullptr) return missing_delta;
      if (is_null(of.q, of.o, p_.d_o, p_.d_q)) return null_pointer;
    }
    if (has_keys && is_null(of.k, of.v, p_.d_k, p_.d_v)) return null_pointer;
    const u64 rows = addresses(of.q, of.o, p_.d_o, p_.d_q, of.k, of.v, p_.d_k, p_.d_v);
    const u64 words = address(of.lse) | address(p_.delta) | address(of.query_begins) | address(of.key_begins);
    return rows % 16 != 0 || words % 4 != 0 ? misaligned_pointer : ok;
  }

private:
  static constexpr bool overlap(i64 count, i64 stride, i64 least) { return count > 1 && stride < least; }
  constexpr bool overlaps(const attention_matrix<void*>& x, i64 head, i64 heads, i64 rows) const {
    return overlap(rows, x.row, head) || overlap(heads, x.head, head) ||
           overlap(p_.query_batch(), x.batch, head);
  }
  template<class... M> static bool is_null(const M&... x) { return ((x.data == nullptr) || ...); }
  template<class... M> static u64 addresses(const M&... x) { return (address(x.data) | ...); }
  static u64 address(const void* x) { return reinterpret_cast<u64>(x); }

  const attention_gradient_problem& p_;
  attention_form f_;
};

/// Workgroups of attention_delta().
constexpr attention_grid attention_delta_grid_of(const attention_gradient_problem& p) {
  if (!p.has_queries()) return {};
  return {(p.query_rows() + attention_delta_rows - 1) / attention_delta_rows, p.of.heads, p.query_batch()};
}
/// Workgroups of attention_backward_queries(). By turns, on gfx950, any number along x is right, else as many as blocks.
constexpr attention_grid attention_query_grid_of(const attention_gradient_problem& p, const attention_form& f,
                                                 const attention_device& on) {
  if (!p.has_queries()) return {};
  constexpr i64 rows = attention_held_rows;
  const bool by_turns = on.arch == isa::arch::gfx950 && has_direct_gradients(f);
  return {by_turns ? attention_turns_of(p.of, 2 * rows, on.compute_units) : (p.of.queries + rows - 1) / rows,
          p.of.heads, p.of.batch};
}
/// Workgroups of attention_key_sums(), after attention_backward_keys() with another grid.
constexpr attention_grid attention_sum_grid_of(const attention_gradient_grid& keys) {
  if (keys.splits < 2) return {};
  return {keys.x, keys.y, keys.split_blocks() * (attention_held_rows / attention_sum_rows)};
}

/// Launches of gradients in their order.
enum class attention_gradient_step : u8 { delta, keys, sums, queries };

/// The launches of gradients. Those of 0 workgroups are left out.
struct attention_gradient_plan {
  attention_status status = attention_status::no_variant;
  u32 variant = 0; ///< position in the list
  attention_grid delta = {};
  attention_gradient_grid keys = {}; ///< clears dQ first, if it adds to it
  attention_grid sums = {}, queries = {};
  i64 workspace_bytes = 0; ///< of the parts of dK and dV, which nothing need clear
};

/// What a plan must know of the kernels of one form.
struct attention_gradient_facts {
  attention_form form = {};
  bool adds_queries = false; ///< by attention_backward_keys(); else attention_backward_queries() has dQ
  bool has_sums = false;     ///< there is attention_key_sums(), so that query heads may be split
};

/// True if kernels of a form have the gradients that need another one.
constexpr bool has_gradients_of(attention_form f, const attention_form& wanted) {
  f.has_lse = wanted.has_lse;
  f.has_sinks = wanted.has_sinks;
  return is_variant_of(f, wanted);
}

/// The kernels among `all`, and their grids on a device. Pointers are judged at the launch.
constexpr attention_gradient_plan plan_attention_gradients(const attention_gradient_problem& p, u32 head,
                                                           const attention_gradient_facts* all, u32 count,
                                                           const attention_device& on) {
  using status = attention_status;
  const attention_form wanted = form_of(p, head);
  attention_gradient_plan plan{attention_gradient_judge(p, head).judge_extents()};
  if (plan.status != status::ok) return plan;
  while (plan.variant < count && (!has_gradients_of(all[plan.variant].form, wanted) ||
                                  all[plan.variant].adds_queries != p.adds_queries))
    ++plan.variant;
  if (plan.variant == count) return {};
  if (p.of.heads >= 1 << 16 || p.of.kv_heads >= 1 << 23 || p.of.batch >= 1 << 16) {
    plan.status = status::too_many_workgroups;
    return plan;
  }
  if (p.has_keys()) {
    // Where the device is left open, no block is split.
    plan.keys =
        attention_gradient_grid_of(p.of, {on.arch, all[plan.variant].has_sums ? on.compute_units : 0});
    plan.sums = attention_sum_grid_of(plan.keys);
    plan.workspace_bytes = plan.keys.splits > 1 ? plan.keys.part_bytes(head) : 0;
  }
  plan.delta = attention_delta_grid_of(p);
  if (!p.adds_queries) plan.queries = attention_query_grid_of(p, wanted, on);
  if (!plan.delta.is_launchable() || !plan.keys.is_launchable() || !plan.queries.is_launchable())
    plan.status = status::too_many_workgroups;
  return plan;
}

} // namespace kiln::kernel
