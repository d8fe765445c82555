// SPDX-License-Identifier: MIT
// Attention's forward pass on gfx950: loads go to LDS without registers, and V is read transposed.
#pragma once

#include <kiln/author/control/schedule_stream.hpp>
#include <kiln/kernel/attention_direct_steps.hpp>
#include <kiln/kernel/attention_turns.hpp>

namespace kiln::kernel {

/// attention_forward() of a form for which is_direct() holds. Four waves have 64 queries each, one wave a SIMD: products run
/// beside everything else, and what is read of LDS serves two. Workgroups take blocks of 256 rows by turns.
///
/// Each block goes over the keys in tiles of 64. An iteration, for tile i, whose scores are in registers, half of them as
/// powers, with K_i+1 as an operand:
///
///   matrix unit  | scores = K_i+1 Q^T ............ | output += V_i^T P, a quarter | the rest .....................
///   vector ALU   | P of i, the rest; half maximum  | maximum of i + 1             | P of i + 1, half
///   LDS reads    | V_i                             |                              | K_i+2
///   LDS-DMA      | V_i+2                           |                              | K_i+4
///
/// where the first | is a barrier, after which slot i has arrived, and slot i - 1 is free. Scores of i + 1 take the registers
/// of those of i, part by part. The next block's Q comes while this one's first scores are calculated.
template<class T, attention_form Form>
constexpr void attend_direct(builder k, const attention_arguments<T>& a) {
  using steps = attention_direct<T, Form>;
  using places = attention_direct_layouts<attention_direct_head(Form)>;
  constexpr i32 tile_keys = static_cast<i32>(places::keys);
  constexpr issue_cycles costs{.transcendental = 8, .vmem = 32, .lds = 16, .after_matrix = 8};
  constexpr tile::fixed_number<0> step_0;
  constexpr tile::fixed_number<1> step_1;
  constexpr tile::fixed_number<2> step_2;
  constexpr tile::fixed_number<3> step_3;
  k.require_block_size(places::waves * 64);
  // The streams below are the schedule, and what blocks share is calculated again: registers are few.
  k.without<passes::schedule_instructions, passes::hoist_invariants, passes::share_expressions>();

  steps g(k, a);
  attention_turns turns(k, g.sequence.queries, places::queries);
  auto first = turns.first_row();
  const auto attend_rows = [&] {
    typename steps::rows rows(g, first);
    rows.load_k(0);
    rows.load_k(1);
    rows.load_v(2);
    rows.load_k(2);
    g.store(); // of the rows before: the loads do not wait for it
    g.clear();
    turns.advance();
    first = turns.first_row();
    k.wait(g.q_loaded);
    k.wait(g.loaded, younger(3));
    k.barrier();
    g.read_q();
    g.find_addresses();
    g.read_k();
    k.barrier();
    auto first_scores = k.record([&] { g.add_scores(); });
    auto q_loads = k.record([&] { g.load_q(first); });
    k.interleave(costs, first_scores.prioritized(1), q_loads);
    rows.window.look();
    rows.cap_scores();
    rows.find_first_most();
    rows.mask();
    k.wait(g.loaded, younger(2));
    k.barrier();
    g.ring.advance();
    rows.load_v(2);
    rows.load_k(2);
    g.find_addresses();
    g.read_k();
    rows.find_most();
    rows.follow();
    rows.raise_first();
    g.ring.advance();
    k.while_([&] { return rows.window.at + tile_keys < rows.window.end; },
             [&] {
               k.wait(g.loaded, younger(2));
               k.barrier();
               rows.window.at += tile_keys;
               auto powers = k.record([&] { g.find_addresses(), rows.raise_rest(); });
               auto score_products = k.record([&] { g.add_scores(); });
               auto v_reads = k.record([&] { g.read_v(); });
               auto first_maxima = k.record([&] {
                 if constexpr (!Form.has_cap) rows.find_first_most();
               });
               auto v_loads = k.record([&] { rows.load_v(2), rows.window.look(); });
               k.interleave(costs, powers.prioritized(2), score_products.prioritized(3),
                            first_maxima.prioritized(1), v_reads, v_loads);
               if constexpr (Form.has_cap) rows.cap_scores(), rows.find_first_most();
               rows.mask();
               auto first_products = k.record([&] { g.add_output(step_0); });
               auto maxima = k.record([&] { rows.find_most(); });
               k.interleave(costs, first_products.prioritized(3), maxima.prioritized(2));
               rows.follow();
               auto products =
                   k.record([&] { g.add_output(step_1), g.add_output(step_2), g.add_output(step_3); });
               auto next_powers = k.record([&] { rows.raise_first(); });
               auto k_reads = k.record([&] { g.read_k(); });
               auto k_loads = k.record([&] { rows.load_k(2), g.ring.advance(); });
               k.interleave(costs, products.prioritized(3), next_powers.prioritized(2),
                            k_reads.prioritized(1), k_loads);
               rows.rescale();
             });
    k.wait(g.loaded, younger(2));
    k.barrier();
    g.find_addresses();
    g.read_v();
    auto products = k.record([&] { g.add_output(step_0), g.add_output(step_1); });
    auto last_powers = k.record([&] { rows.raise_rest(); });
    k.interleave(costs, products.prioritized(3), last_powers);
    auto more_products = k.record([&] { g.add_output(step_2); });
    auto sums = k.record([&] { rows.join_sums(); });
    k.interleave(costs, more_products.prioritized(3), sums);
    auto last_products = k.record([&] { g.add_output(step_3); });
    auto results = k.record([&] { rows.divide(); });
    k.interleave(costs, last_products.prioritized(3), results);
    k.wait(g.loaded);
    k.wait(g.q_loaded);
    k.barrier();
    rows.find_lines();
    k.barrier();
  };
  k.if_(turns.are_left(), [&] {
    g.load_q(first);
    g.begin();
    k.do_while(attend_rows, [&] { return turns.are_left(); });
    g.store();
  });
}

} // namespace kiln::kernel
