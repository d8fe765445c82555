// SPDX-License-Identifier: MIT
// Attention, backward: gradients of queries.
#pragma once

#include <kiln/kernel/attention_direct_queries.hpp>
#include <kiln/kernel/attention_gradient.hpp>

namespace kiln::kernel {

/// attention_backward_queries() where the target has no other schedule for the form.
///
/// A workgroup has 128 queries, 32 for each wave, and goes over tiles of 32 keys. One wave is on each SIMD, so that products
/// run beside everything else, of this tile and of the one before. An iteration:
///
///   matrix unit | S_i = K_i Q^T            | dQ += K_i-1^T dS_i-1        | dP_i = V_i dO^T
///   vector ALU  | dS_i-1 = P_i-1 (dP_i-1 - | P_i = 2^(S_i factor - from) |
///               |   delta)                 |                             |
///   LDS         | reads rows of V_i        | writes columns of K_i,      | reads rows of K_i+1,
///               |                          | rows of K_i+1, V_i+1        | columns of K_i
///   loads       |                          | K_i+2                       | V_i+2
///
/// with barriers after the first and the second part. A lane has one query, so that its LSE and its delta are a register each,
/// and dS, packed, is an operand of the last product.
template<class T, attention_form Form>
constexpr void
query_gradients_through_registers(builder k,
                                  attention_query_gradient_arguments<T> a) { // by value: lambdas name it
  using number = tile::number_of<T>;
  constexpr attention_gradient_layouts places = gradient_places<Form>;
  constexpr tile::layout of_scores = places.scores(), of_sums = places.sums(), loaded = places.from_memory(),
                         of_lanes = tile::reduced(of_sums, 'm');
  constexpr i32 rows = static_cast<i32>(attention_gradient_layouts::rows),
                held = static_cast<i32>(attention_gradient_layouts::held_rows);
  constexpr f32 log2_e = 1.44269504f, inf = __builtin_inff();
  k.require_block_size(attention_gradient_layouts::waves * 64);
  k.without<passes::schedule_instructions>(); // the streams below are the schedule

  // Later queries may see more keys: they come first.
  const auto head = k.sgpr<i32>(k.block_idx.y);
  const auto kv_head = k.sgpr<i32>(head / a.heads_each);
  const auto first_query = k.sgpr<i32>((k.grid_dim.x - 1 - k.block_idx.x) * held);
  attention_sequence sequence(k, a.queries_each, a.keys_each);
  sequence.take<Form>(a.query_begins, a.key_begins);
  const auto batch = k.sgpr<i32>(sequence.batch);
  const auto q_end = k.sgpr<i32>(sequence.query_begin + sequence.queries),
             k_end = k.sgpr<i32>(sequence.key_begin + sequence.keys),
             first_row = k.sgpr<i32>(sequence.query_begin + first_query);
  const auto queries_of = [&](const auto& x, const auto& b, const auto& h, const auto& r) {
    return attention_tensor(x, b, h, r, "nk", q_end, Form.head);
  };
  const auto keys_of = [&](const auto& x, const auto& b, const auto& h, const auto& r) {
    return attention_tensor(x, b, h, r, "mk", k_end, Form.head);
  };
  const auto logs_of = [&](const auto& x) {
    return attention_row_tensor(x, a.lse_batch, a.lse_head, 'n', q_end);
  };
  const auto from_k = keys_of(a.key, a.k_batch, a.k_head, a.k_row),
             from_v = keys_of(a.value, a.v_batch, a.v_head, a.v_row);

  const tile::lds_tile<number, places.row_memory()> k_rows(k), v_rows(k);
  const tile::lds_tile<number, places.column_memory()> k_columns(k);
  const auto k_row_writes = tile::access_of<loaded>(k, k_rows);
  const auto v_row_writes = tile::access_of<loaded>(k, v_rows);
  const auto k_row_reads = tile::access_of<places.row_operand()>(k, k_rows);
  const auto v_row_reads = tile::access_of<places.row_operand()>(k, v_rows);
  const auto k_column_writes = tile::access_of<places.columns()>(k, k_columns);
  const auto k_column_reads = tile::access_of<places.column_operand()>(k, k_columns);

  const attention_window window(k, sequence.queries, sequence.keys, first_query,
                                as<i32>(attention_coordinate(k, of_scores, 'n')) + first_query, a.left,
                                a.right, attention_gradient_layouts::held_rows);
  // What matrix instructions alone use is in AGPRs.
  tile::register_tile<number, places.held(), ir::bank::agpr> own_q(k), own_d_o(k);
  own_q.registers =
      tile::load<places.held()>(k, queries_of(a.q, a.q_batch, a.q_head, a.q_row), {batch, head, first_row, 0})
          .registers;
  own_d_o.registers = tile::load<places.held()>(k, queries_of(a.d_o, a.d_o_batch, a.d_o_head, a.d_o_row),
                                                {batch, head, first_row, 0})
                          .registers;
  const auto logs = tile::load<of_lanes>(k, logs_of(a.lse), {batch, head, first_row});
  const auto deltas = tile::load<of_lanes>(k, logs_of(a.delta), {batch, head, first_row});
  const auto from = k.vgpr<f32>(select(logs.registers[0] == -inf, inf, logs.registers[0] * log2_e));
  const auto factor = [&] {
    if constexpr (Form.has_cap)
      return k.sgpr<f32>(log2_e);
    else
      return k.sgpr<f32>(k.read_first_lane(k.vgpr<f32>(a.scale) * log2_e));
  }();

  auto at = k.sgpr<i32>(window.begin & -rows); // key of the tile, in the sequence
  const auto first = k.sgpr<i32>(sequence.key_begin + at);
  auto k_loads = tile::access_of<loaded>(k, from_k, {batch, kv_head, first, 0}, 'm');
  auto v_loads = tile::access_of<loaded>(k, from_v, {batch, kv_head, first, 0}, 'm');
  tile::register_tile<number, loaded> k_next(k), v_next(k);
  tile::register_tile<number, places.columns()> k_transposed(k);
  tile::register_tile<number, places.row_operand()> k_part(k), v_part(k);
  tile::register_tile<f32, of_scores> scores(k);
  tile::register_tile<number, places.packed_scores()> packed(k);
  // What the first iteration takes for those of a tile before.
  auto sum = tile::filled<f32, of_sums, ir::bank::agpr>(k, 0.0f);
  auto powers = tile::filled<f32, of_scores>(k, 0.0f), gradients = tile::filled<f32, of_scores>(k, 0.0f);
  auto slopes = tile::filled<f32, of_scores>(k, 0.0f); // of the cap
  auto k_column_part = tile::filled<number, places.column_operand()>(k, 0.0f);
  const auto load_k = [&] {
    k_loads.load_to(k_next);
    k_loads.advance('m', attention_gradient_layouts::rows);
  };
  const auto load_v = [&] {
    v_loads.load_to(v_next);
    v_loads.advance('m', attention_gradient_layouts::rows);
  };
  const auto store_k = [&] {
    k_row_writes.store(k_next);
    k_transposed.registers = tile::converted<places.transposed()>(k, k_next).registers;
  };
  const auto cap_scores = [&] {
    auto inner = k.vgpr<f32>(a.scale / k.vgpr<f32>(a.cap));
    for (u32 i = 0; i < scores.registers.size(); ++i) {
      auto capped = k.vgpr<f32>(tanh(scores.registers[i] * inner));
      scores.registers[i] = capped * a.cap;
      slopes.registers[i] = 1.0f - capped * capped;
    }
  };
  const auto raise = [&] {
    for (u32 i = 0; i < scores.registers.size(); ++i)
      powers.registers[i] = fast_exp2(scores.registers[i] * factor - from);
  };
  const auto multiply = [&] {
    for (u32 i = 0; i < scores.registers.size(); ++i)
      gradients.registers[i] = (gradients.registers[i] - deltas.registers[0]) * powers.registers[i];
    if constexpr (Form.has_cap) gradients.registers *= slopes.registers;
    author::convert_to<rounding::nearest_even_of_sums>(packed.registers, gradients.registers);
  };
  const auto add_sum = [&] { tile::add_product(k, sum, k_column_part, packed); };

  constexpr issue_cycles costs{.transcendental = 20, .vmem = 64, .lds = 24}; // four waves load at once
  load_k();
  load_v();
  store_k();
  v_row_writes.store(v_next);
  load_k();
  load_v();
  k.barrier();
  k_row_reads.load_to(k_part);
  k.while_([&] { return at < window.end; },
           [&] {
             auto score_products = k.record([&] { tile::product(k, scores, k_part, own_q); });
             auto value_reads = k.record([&] { v_row_reads.load_to(v_part); });
             auto factors = k.record(multiply);
             k.interleave(costs, score_products, value_reads, factors);
             if constexpr (Form.has_cap) cap_scores();
             mask_scores(k, scores, window, at);
             at += rows;
             k.barrier();
             auto sum_products = k.record(add_sum), exponents = k.record(raise);
             auto key_writes = k.record([&] {
               k_column_writes.store(k_transposed);
               store_k();
             });
             auto key_loads = k.record(load_k);
             auto value_writes = k.record([&] { v_row_writes.store(v_next); });
             k.interleave(costs, sum_products, exponents, key_writes, key_loads, value_writes);
             k.barrier();
             auto gradient_products = k.record([&] { tile::product(k, gradients, v_part, own_d_o); });
             auto key_reads = k.record([&] {
               k_row_reads.load_to(k_part);
               k_column_reads.load_to(k_column_part);
             });
             auto value_loads = k.record(load_v);
             k.interleave(costs, gradient_products, key_reads, value_loads);
           });
  multiply();
  add_sum();

  const tile::tensor to = attention_tensor(a.d_q, a.d_q_batch, a.d_q_head, a.d_q_row, "nm", q_end, Form.head);
  store_gradients(k, to, {batch, head, first_row, 0}, sum, k.sgpr<f32>(a.scale));
}

/// attention_backward_queries() of a form that is not refused, by the schedule that the target has for it.
template<class T, attention_form Form>
constexpr void query_gradients(builder k, const attention_query_gradient_arguments<T>& a) {
  if constexpr (has_direct_gradients(Form) && isa::is_compiled_for(isa::arch::gfx950))
    if (k.arch() == isa::arch::gfx950) return query_gradients_direct<T, Form>(k, a);
  if constexpr (!has_direct_gradients(Form) || isa::is_compiled_for(isa::arch::gfx942) ||
                isa::is_compiled_for(isa::arch::gfx90a))
    query_gradients_through_registers<T, Form>(k, a);
}

/// dQ (queries, head) of each sequence and query head. T, sequences, windows, strides and pointers are as for
/// attention_forward(); `d_o` is the gradient of its result, `lse` its LSE, `delta` what attention_delta() gives. Queries
/// without keys get 0. Each sum has one order: the same bits in every run. Workgroups of 256 work-items: ceil(queries / 128),
/// query heads, batch. On gfx950 forms for which has_direct_gradients() holds have another schedule, query_gradients_direct(),
/// and take any number of workgroups along x; see attention_query_grid_of().
// NOLINTBEGIN(performance-unnecessary-value-param): kernels take their arguments by value
template<class T, attention_form Form>
constexpr void attention_backward_queries(
    builder k, arg<T*> d_q, arg<const T*> q, arg<const T*> key, arg<const T*> value, arg<const T*> d_o,
    arg<const float*> lse, arg<const float*> delta, arg<read_only<i32>*> query_begins,
    arg<read_only<i32>*> key_begins, arg<i32> queries_each, arg<i32> keys_each, arg<i32> heads_each,
    arg<i32> left, arg<i32> right, arg<i32> q_batch, arg<i32> q_head, arg<i32> q_row, arg<i32> k_batch,
    arg<i32> k_head, arg<i32> k_row, arg<i32> v_batch, arg<i32> v_head, arg<i32> v_row, arg<i32> d_o_batch,
    arg<i32> d_o_head, arg<i32> d_o_row, arg<i32> d_q_batch, arg<i32> d_q_head, arg<i32> d_q_row,
    arg<i32> lse_batch, arg<i32> lse_head, arg<f32> scale, arg<f32> cap) {
  // NOLINTEND(performance-unnecessary-value-param)
  constexpr const char* refusal = gradient_refusal_of(Form);
  if constexpr (refusal != nullptr)
    k.program_draft().fail({}, refusal);
  else
    query_gradients<T, Form>(
        k,
        {d_q,          q,         key,        value,    d_o,   lse,       delta,    query_begins, key_begins,
         queries_each, keys_each, heads_each, left,     right, q_batch,   q_head,   q_row,        k_batch,
         k_head,       k_row,     v_batch,    v_head,   v_row, d_o_batch, d_o_head, d_o_row,      d_q_batch,
         d_q_head,     d_q_row,   lse_batch,  lse_head, scale, cap});
}

} // namespace kiln::kernel
