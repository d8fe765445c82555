// SPDX-License-Identifier: MIT
// Attention, backward: gradients of keys and values on gfx950. Loads go to LDS without registers, columns are read transposed.
#pragma once

#include <kiln/author/control/schedule_stream.hpp>
#include <kiln/kernel/attention_key_gradients.hpp>

namespace kiln::kernel {

/// attention_backward_keys() of a form for which has_direct_gradients() holds. A workgroup has 128 keys, 32 for each wave, one
/// wave a SIMD, and goes over tiles of 32 queries of each query head. An iteration, for tile i, whose rows of Q are in
/// registers:
///
///   matrix unit | S = Q_i K^T - LSE/scale | dP = dO_i V^T - delta | dV += dO_i^T P  | dK += Q_i^T dS,
///               |                         |                       |                 | dQ_i-1 = dS_i-1 K
///   vector ALU  |                         | P = 2^(S factor)      | dS = P dP       |
///   LDS         | reads rows of dO_i      | reads columns of dO_i | reads columns   | reads dS_i-1, writes dS_i,
///               |                         |                       | of Q_i          | reads rows of Q_i+1
///   memory      | LSE and delta of i + 2  | LDS-DMA of i + 3      | .... additions to dQ of i - 2 ....
///
/// with a barrier after the first part, after which Q_i+1, dO_i+1 and dS_i-1 have arrived, and the slot of i - 1 is free.
/// Without AddsQueries there is nothing of dQ.
template<class T, attention_form Form, bool AddsQueries>
constexpr void key_gradients_direct(builder k, const attention_key_gradient_arguments<T>& a) {
  using steps = attention_key_gradients<T, Form, AddsQueries, true>;
  constexpr i32 rows = steps::rows;
  constexpr u32 last = attention_direct_key_tiles<T>::slots - 1;
  constexpr issue_cycles costs{.transcendental = 8, .vmem = 32, .lds = 16, .after_matrix = 8};
  k.require_block_size(attention_gradient_layouts::waves * 64);
  // The streams below are the schedule, and what heads share is calculated again: registers are few.
  k.without<passes::schedule_instructions, passes::hoist_invariants, passes::share_expressions>();

  steps g(k, a);
  const auto query_scale = k.sgpr<f32>(a.scale);
  k.while_([&] { return g.share.head < g.share.end_head; },
           [&] {
             auto at = k.sgpr<i32>(g.window.begin & -rows); // query of the tile, in the sequence
             const auto first = k.sgpr<i32>(g.sequence.query_begin + at);
             typename steps::head_loads loads(g, first);
             g.begin_adds(first, at);
             loads.load_logs();
             g.take_logs();
             // Before the rows, and after them additions of which all lanes are outside: the first iteration's waits then
             // leave as much under way as those of others.
             loads.load_logs();
             for (u32 i = 0; i < last; ++i) loads.load_rows(i);
             g.add_queries(0, 16, query_scale);
             k.wait(g.tiles.loaded, younger(last - 2));
             k.barrier();
             g.tiles.find_row_addresses(0);
             g.read_scores();
             g.begin_gradients();
             k.while_([&] { return at < g.window.end; },
                      [&] {
                        auto score_products = k.record([&] { g.add_scores(); });
                        auto value_rows = k.record([&] {
                          g.tiles.find_row_addresses(0), g.tiles.find_column_addresses();
                          g.read_value_rows();
                        });
                        auto next_begins = k.record([&] { g.take_logs(), loads.load_logs(); });
                        auto adds = k.record([&] { g.add_queries(0, 4, query_scale); });
                        k.interleave(costs, score_products.prioritized(3), value_rows.prioritized(2),
                                     next_begins.prioritized(1), adds);
                        g.mask(at);
                        at += rows;
                        k.barrier();
                        auto gradient_products = k.record([&] { g.add_gradients(); });
                        auto exponents = k.record([&] { g.raise(); });
                        auto value_columns = k.record([&] { g.read_value_columns(); });
                        auto next_rows =
                            k.record([&] { loads.load_rows(last), g.add_queries(4, 7, query_scale); });
                        k.interleave(costs, gradient_products.prioritized(3), exponents.prioritized(2),
                                     value_columns.prioritized(1), next_rows);
                        auto value_products = k.record([&] { g.add_values(); });
                        auto factors = k.record([&] { g.multiply(); });
                        auto key_columns = k.record([&] { g.read_key_columns(); });
                        auto more_adds = k.record([&] { g.add_queries(7, 12, query_scale); });
                        k.interleave(costs, value_products.prioritized(3), factors.prioritized(2),
                                     key_columns.prioritized(1), more_adds);
                        auto key_products = k.record([&] { g.add_keys(); });
                        auto add_reads = k.record([&] { g.read_adds(), g.write_adds(); });
                        auto last_adds = k.record([&] { g.add_queries(12, 16, query_scale); });
                        auto add_products = k.record([&] { g.multiply_adds(); });
                        auto score_reads = k.record([&] {
                          g.tiles.find_row_addresses(1);
                          g.read_scores();
                          g.begin_gradients();
                        });
                        if constexpr (AddsQueries)
                          k.interleave(costs, key_products.prioritized(3), add_reads.prioritized(2),
                                       last_adds, add_products.prioritized(3), score_reads.prioritized(1));
                        else
                          k.interleave(costs, key_products.prioritized(3), score_reads.prioritized(1));
                        g.tiles.ring.advance();
                        g.advance_adds();
                        k.wait(g.tiles.loaded, younger(last - 2));
                      });
             k.wait(g.tiles.loaded);
             if constexpr (AddsQueries) { // of the last tiles
               g.add_queries(0, 16, query_scale);
               g.advance_adds();
             }
             k.barrier();
             if constexpr (AddsQueries) {
               g.read_adds();
               g.multiply_adds();
               g.add_queries(0, 16, query_scale);
             }
             g.share.head += 1;
           });
  g.store();
}

} // namespace kiln::kernel
