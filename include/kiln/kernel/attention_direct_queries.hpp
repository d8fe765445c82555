// SPDX-License-Identifier: MIT
// Attention, backward: gradients of queries on gfx950. Loads go to LDS without registers, and K's columns are read transposed.
#pragma once

#include <kiln/author/control/schedule_stream.hpp>
#include <kiln/kernel/attention_direct_query_steps.hpp>
#include <kiln/kernel/attention_turns.hpp>

namespace kiln::kernel {

/// attention_backward_queries() of a form for which has_direct_gradients() holds. Four waves have 64 queries each, one wave a
/// SIMD: products run beside everything else, and what is read of LDS serves two. Workgroups take blocks of 256 queries by
/// turns.
///
/// Each block goes over the keys in tiles of 32. An iteration, for tile i, whose rows of K are in registers:
///
///   matrix unit | S_i = K_i Q^T            | dQ += K_i-1^T dS_i-1         | dP_i = V_i dO^T
///   vector ALU  | dS_i-1 = P_i-1 (dP_i-1 - | the rest of dS_i-1;          | the rest of P_i
///               |   delta), three quarters | P_i = 2^(S_i factor - from), |
///               |                          |   half                       |
///   LDS reads   | rows of V_i              | rows of K_i+1                | columns of K_i
///   LDS-DMA     | V_i+2                    |                              | K_i+3
///
/// with a barrier before it, after which V_i and K_i+1 have arrived, and the slot of V_i-2 and K_i-1 is free.
template<class T, attention_form Form>
constexpr void query_gradients_direct(builder k, const attention_query_gradient_arguments<T>& a) {
  using steps = attention_direct_queries<T, Form>;
  using places = attention_direct_gradient_layouts;
  constexpr u32 last = steps::slots - 1; // slot of the ring
  constexpr i32 tile_keys = static_cast<i32>(places::keys);
  constexpr issue_cycles costs{.transcendental = 8, .vmem = 32, .lds = 16, .after_matrix = 8};
  k.require_block_size(places::waves * 64);
  // The streams below are the schedule, and what blocks share is calculated again: registers are few.
  k.without<passes::schedule_instructions, passes::hoist_invariants, passes::share_expressions>();

  steps g(k, a);
  attention_turns turns(k, g.sequence.queries, places::queries);
  k.while_([&] { return turns.are_left(); },
           [&] {
             typename steps::block block(g, turns.first_row());
             block.load_k(0);
             for (u32 i = 1; i < last; ++i) block.load_v(i), block.load_k(i);
             block.begin();
             k.wait(g.loaded, younger(2 * last - 2));
             k.barrier();
             g.read_first();
             k.while_([&] { return block.window.at < block.window.end; },
                      [&] {
                        k.wait(g.loaded, younger(2 * last - 4));
                        k.barrier();
                        auto score_products = k.record([&] { g.add_scores(); });
                        auto factors = k.record([&] { g.find_addresses(), g.multiply_first(); });
                        auto value_reads = k.record([&] { g.read_values(); });
                        auto v_loads = k.record([&] { block.load_v(last); });
                        k.interleave(costs, score_products.prioritized(3), factors.prioritized(2),
                                     value_reads.prioritized(1), v_loads);
                        block.mask();
                        block.window.at += tile_keys;
                        auto more_factors = k.record([&] { g.multiply_rest(); });
                        auto sum_products = k.record([&] { g.add_sums(); });
                        auto key_reads = k.record([&] { g.read_keys(); });
                        auto exponents = k.record([&] { g.raise_first(); });
                        k.interleave(costs, more_factors.prioritized(2), sum_products.prioritized(3),
                                     exponents.prioritized(1), key_reads);
                        auto gradient_products = k.record([&] { g.add_gradients(); });
                        auto column_reads = k.record([&] { g.read_columns(); });
                        auto k_loads = k.record([&] { block.load_k(last), block.window.look(); });
                        auto more_exponents = k.record([&] { g.raise_rest(); });
                        k.interleave(costs, gradient_products.prioritized(3), column_reads.prioritized(2),
                                     more_exponents.prioritized(1), k_loads);
                        g.ring.advance();
                      });
             g.multiply_first();
             g.multiply_rest();
             g.add_sums();
             k.wait(g.loaded);
             k.barrier();
             block.store();
             turns.advance();
             k.barrier();
           });
}

} // namespace kiln::kernel
