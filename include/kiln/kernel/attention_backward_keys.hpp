// SPDX-License-Identifier: MIT
// Attention, backward: gradients of keys and values; as a variant, of queries too.
#pragma once

#include <kiln/kernel/attention_direct_keys.hpp>

namespace kiln::kernel {

/// attention_backward_keys() where the target has no other schedule for the form.
///
/// A workgroup has 128 keys, 32 for each wave, and goes over tiles of 32 queries of each query head. One wave is on each SIMD,
/// so that products run beside everything else. An iteration:
///
///   matrix unit | S = Q_i K^T - LSE/scale | dP = dO_i V^T - delta | dV += dO_i^T P       | dK += Q_i^T dS
///   vector ALU  |                         | P = 2^(S factor)      | dS = P dP            | transposes i + 1
///   LDS         | writes columns of i,    | reads columns of dO_i | writes rows of i + 1,| reads rows of Q_i+1
///               | reads rows of dO_i      |                       | reads columns of Q_i |
///   loads       | dO_i+1                  |                       |                      | Q_i+2
///
/// with barriers after the first and the third part. A lane has one key, so that P and dS, packed, are operands of the last
/// products. With AddsQueries the last part writes dS_i to LDS, dS_i-1 K follows dO_i^T P, and what it gave for i - 2 is added
/// to dQ beside the first products: loads that are waited for are older than additions, as one counter has both.
template<class T, attention_form Form, bool AddsQueries>
constexpr void key_gradients_through_registers(builder k, const attention_key_gradient_arguments<T>& a) {
  k.require_block_size(attention_gradient_layouts::waves * 64);
  k.without<passes::schedule_instructions>(); // the streams below are the schedule
  if constexpr (AddsQueries) {                // SGPRs are few
    k.without<passes::hoist_invariants>();
    if (k.arch() == isa::arch::gfx90a) k.without<passes::share_expressions>();
  }
  constexpr issue_cycles costs{.transcendental = 20, .vmem = 64, .lds = 24}; // four waves load at once
  using gradients_of_keys = attention_key_gradients<T, Form, AddsQueries, false>;
  constexpr i32 rows = gradients_of_keys::rows;
  gradients_of_keys g(k, a);
  const auto query_scale = k.sgpr<f32>(a.scale);

  k.while_([&] { return g.share.head < g.share.end_head; },
           [&] {
             auto at = k.sgpr<i32>(g.window.begin & -rows); // query of the tile, in the sequence
             const auto first = k.sgpr<i32>(g.sequence.query_begin + at);
             typename gradients_of_keys::head_loads loads(g, first);
             g.begin_adds(first, at);
             loads.load_q();
             loads.load_d_o();
             k.barrier();
             g.store_rows();
             g.tiles.transpose();
             loads.load_q();
             k.barrier();
             g.read_scores();
             k.while_([&] { return at < g.window.end; },
                      [&] {
                        auto score_products = k.record([&] { g.add_scores(); });
                        auto gradient_reads = k.record([&] { g.read_gradients(); });
                        auto columns = k.record([&] { g.tiles.store_columns(); });
                        auto next_d_o = k.record([&] {
                          loads.load_d_o();
                          g.add_queries(0, 4, query_scale); // loads that are waited for are older
                        });
                        k.interleave(costs, score_products, columns, gradient_reads, next_d_o);
                        g.cap_scores();
                        g.mask(at);
                        at += rows;
                        k.barrier();
                        auto gradient_products = k.record([&] { g.add_gradients(); });
                        auto exponents = k.record([&] { g.raise(); });
                        auto more_adds = k.record([&] { g.add_queries(4, 16, query_scale); });
                        auto add_reads = k.record([&] { g.read_adds(); });
                        auto add_products = k.record([&] { g.multiply_adds(); });
                        auto value_reads = k.record([&] { g.read_value_columns(); });
                        auto value_products = k.record([&] { g.add_values(); });
                        auto factors = k.record([&] { g.multiply(); });
                        auto next_rows = k.record([&] { g.store_rows(); });
                        auto key_reads = k.record([&] { g.read_key_columns(); });
                        if constexpr (AddsQueries && Form.has_cap) { // registers are few
                          k.interleave(costs, gradient_products, exponents, more_adds);
                          k.interleave(costs, add_reads, add_products, factors);
                          k.interleave(costs, value_reads, value_products, next_rows, key_reads);
                        } else if constexpr (AddsQueries) {
                          k.interleave(costs, gradient_products, exponents, value_reads, value_products,
                                       more_adds, add_reads);
                          k.interleave(costs, add_products, next_rows, key_reads, factors);
                        } else {
                          k.interleave(costs, gradient_products, value_reads, exponents, value_products,
                                       next_rows, key_reads, factors);
                        }
                        k.barrier();
                        auto key_products = k.record([&] { g.add_keys(); });
                        auto score_reads = k.record([&] { g.read_scores(); });
                        auto next_columns = k.record([&] { g.tiles.transpose(); });
                        auto next_q = k.record([&] { loads.load_q(); });
                        auto score_writes = k.record([&] { g.write_adds(); });
                        k.interleave(costs, key_products, score_writes, score_reads, next_columns, next_q);
                        g.advance_adds();
                      });
             if constexpr (AddsQueries) { // of the last tiles
               g.add_queries(0, 16, query_scale);
               g.advance_adds();
               k.barrier();
               g.read_adds();
               g.multiply_adds();
               g.add_queries(0, 16, query_scale);
             }
             g.share.head += 1;
           });
  g.store();
}

/// attention_backward_keys() of a form that is not refused, by the schedule that the target has for it.
template<class T, attention_form Form, bool AddsQueries>
constexpr void key_gradients(builder k, const attention_key_gradient_arguments<T>& a) {
  if constexpr (has_direct_gradients(Form) && isa::is_compiled_for(isa::arch::gfx950))
    if (k.arch() == isa::arch::gfx950) return key_gradients_direct<T, Form, AddsQueries>(k, a);
  if constexpr (!has_direct_gradients(Form) || isa::is_compiled_for(isa::arch::gfx942) ||
                isa::is_compiled_for(isa::arch::gfx90a))
    key_gradients_through_registers<T, Form, AddsQueries>(k, a);
}

/// dK and dV (keys, head) of each sequence and head of K and V: of the `heads_each` query heads that share it, their sums. T,
/// sequences, windows, strides and pointers are as for attention_forward(); `d_o` is the gradient of its result, `lse` its LSE,
/// `delta` what attention_delta() gives. Keys that no query sees get 0. Each sum has one order: the same bits in every run.
/// Workgroups of 256 work-items: heads of K and V, batch, and along z blocks of 128 keys: ceil(keys / 128) where `whole` is not
/// less. Else the first `whole`, and `splits` for each other block, with ceil(heads_each / splits) query heads each: they store
/// f32 to `parts`, of which attention_key_sums() makes the rest of dK and dV. attention_gradient_grid_of() has the numbers.
///
/// With AddsQueries dQ is added to `d_q`, f32 that the caller sets to 0, by atomic additions of many workgroups: in no order.
/// Else `d_q` is null, its strides 0, and attention_backward_queries() has dQ. On gfx950 forms for which
/// has_direct_gradients() holds have another schedule, key_gradients_direct(), and the same grid.
// NOLINTBEGIN(performance-unnecessary-value-param): kernels take their arguments by value
template<class T, attention_form Form, bool AddsQueries = false>
constexpr void attention_backward_keys(
    builder k, arg<T*> d_k, arg<T*> d_v, arg<float*> d_q, arg<float*> parts, arg<const T*> q,
    arg<const T*> key, arg<const T*> value, arg<const T*> d_o, arg<const float*> lse, arg<const float*> delta,
    arg<read_only<i32>*> query_begins, arg<read_only<i32>*> key_begins, arg<i32> queries_each,
    arg<i32> keys_each, arg<i32> heads_each, arg<i32> left, arg<i32> right, arg<i32> q_batch, arg<i32> q_head,
    arg<i32> q_row, arg<i32> k_batch, arg<i32> k_head, arg<i32> k_row, arg<i32> v_batch, arg<i32> v_head,
    arg<i32> v_row, arg<i32> d_o_batch, arg<i32> d_o_head, arg<i32> d_o_row, arg<i32> d_k_batch,
    arg<i32> d_k_head, arg<i32> d_k_row, arg<i32> d_v_batch, arg<i32> d_v_head, arg<i32> d_v_row,
    arg<i32> d_q_batch, arg<i32> d_q_head, arg<i32> d_q_row, arg<i32> lse_batch, arg<i32> lse_head,
    arg<i32> whole, arg<i32> splits, arg<f32> scale, arg<f32> cap) {
  // NOLINTEND(performance-unnecessary-value-param)
  constexpr const char* refusal = gradient_refusal_of(Form);
  if constexpr (refusal != nullptr)
    k.program_draft().fail({}, refusal);
  else
    key_gradients<T, Form, AddsQueries>(
        k, {d_k,        d_v,       d_q,      parts,        q,          key,          value,
            d_o,        lse,       delta,    query_begins, key_begins, queries_each, keys_each,
            heads_each, left,      right,    q_batch,      q_head,     q_row,        k_batch,
            k_head,     k_row,     v_batch,  v_head,       v_row,      d_o_batch,    d_o_head,
            d_o_row,    d_k_batch, d_k_head, d_k_row,      d_v_batch,  d_v_head,     d_v_row,
            d_q_batch,  d_q_head,  d_q_row,  lse_batch,    lse_head,   whole,        splits,
            scale,      cap});
}

} // namespace kiln::kernel
