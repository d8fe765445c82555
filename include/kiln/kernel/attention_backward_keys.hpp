// SPDX-License-Identifier: MIT
// Attention, backward: gradients of keys and values.
#pragma once

#include <kiln/kernel/attention_gradient.hpp>

namespace kiln::kernel {

/// dK and dV (keys, head) of each sequence and head of K and V: of the `heads_each` query heads that share it, their sums. T,
/// sequences, windows, strides and pointers are as for attention_forward(); `d_o` is the gradient of its result, `lse` its LSE,
/// `delta` what attention_delta() gives. Keys that no query sees get 0. Each sum has one order: the same bits in every run.
/// Workgroups of 256 work-items: ceil(keys / 128), heads of K and V, batch.
///
/// A workgroup has 128 keys, 32 for each wave, and goes over tiles of 32 queries of each query head. An iteration:
///
///   memory       | columns of Q_i, dO_i to LDS, loads of i + 1   | rows of Q_i+1, dO_i+1 to LDS
///   matrix unit  | S = Q_i K^T, dP = dO_i V^T - delta | dV += dO_i^T P, dK += Q_i^T dS
///   vector ALU   |            P = 2^(S factor) ................ dS = P dP
///
/// where | is a barrier. A lane has one key, so that P and dS, packed, are operands of the second products.
// NOLINTBEGIN(performance-unnecessary-value-param): kernels take their arguments by value
template<class T, attention_form Form>
constexpr void attention_backward_keys(
    builder k, arg<T*> d_k, arg<T*> d_v, arg<const T*> q, arg<const T*> key, arg<const T*> value,
    arg<const T*> d_o, arg<const float*> lse, arg<const float*> delta, arg<read_only<i32>*> query_begins,
    arg<read_only<i32>*> key_begins, arg<i32> queries_each, arg<i32> keys_each, arg<i32> heads_each,
    arg<i32> left, arg<i32> right, arg<i32> q_batch, arg<i32> q_head, arg<i32> q_row, arg<i32> k_batch,
    arg<i32> k_head, arg<i32> k_row, arg<i32> v_batch, arg<i32> v_head, arg<i32> v_row, arg<i32> d_o_batch,
    arg<i32> d_o_head, arg<i32> d_o_row, arg<i32> d_k_batch, arg<i32> d_k_head, arg<i32> d_k_row,
    arg<i32> d_v_batch, arg<i32> d_v_head, arg<i32> d_v_row, arg<i32> lse_batch, arg<i32> lse_head,
    arg<f32> scale, [[maybe_unused]] arg<f32> cap) {
  // NOLINTEND(performance-unnecessary-value-param)
  using number = tile::number_of<T>;
  static_assert(Form.head % 8 == 0 && Form.head >= 8 && Form.head <= 128,
                "attention_form: heads have 8 to 128 numbers, a multiple of 8");
  constexpr attention_gradient_layouts places = gradient_places<Form>;
  constexpr tile::layout of_scores = places.scores(), of_sums = places.sums(), loaded = places.from_memory();
  constexpr i32 rows = static_cast<i32>(places.rows), held = static_cast<i32>(places.held_rows);
  constexpr i32 all = 0x7fff'ffff;
  constexpr f32 log2_e = 1.44269504f, inf = __builtin_inff();
  k.require_block_size(places.waves * 64);
  k.without<passes::schedule_instructions>(); // the streams below are the schedule

  const auto kv_head = k.sgpr<i32>(k.block_idx.y);
  const auto first_key = k.sgpr<i32>(k.block_idx.x * held);
  attention_sequence sequence(k, queries_each, keys_each);
  if constexpr (Form.has_lengths) sequence.take(query_begins, key_begins);
  const auto batch = k.sgpr<i32>(sequence.batch);
  const auto q_end = k.sgpr<i32>(sequence.query_begin + sequence.queries),
             k_end = k.sgpr<i32>(sequence.key_begin + sequence.keys),
             first_row = k.sgpr<i32>(sequence.key_begin + first_key);
  const auto of_8 = [](const arg<i32>& stride) { return tile::uniform(stride, 8); };
  const auto queries_of = [&](const auto& x, const auto& b, const auto& h, const auto& r) {
    return tile::tensor(x,
                        {{'b', all, of_8(b)}, {'h', all, of_8(h)}, {'m', q_end, of_8(r)}, {'k', Form.head}});
  };
  const auto keys_of = [&](const auto& x, const auto& b, const auto& h, const auto& r) {
    return tile::tensor(x,
                        {{'b', all, of_8(b)}, {'h', all, of_8(h)}, {'n', k_end, of_8(r)}, {'k', Form.head}});
  };
  const auto gradients_of = [&](const auto& x, const auto& b, const auto& h, const auto& r) {
    return tile::tensor(x,
                        {{'b', all, of_8(b)}, {'h', all, of_8(h)}, {'n', k_end, of_8(r)}, {'m', Form.head}});
  };
  const auto logs_of = [&](const auto& x) {
    return tile::tensor(x, {{'b', all, lse_batch}, {'h', all, lse_head}, {'m', q_end}});
  };
  const auto from_q = queries_of(q, q_batch, q_head, q_row);
  const auto from_d_o = queries_of(d_o, d_o_batch, d_o_head, d_o_row);
  const auto from_lse = logs_of(lse), from_delta = logs_of(delta);

  const tile::lds_tile<number, places.row_memory()> q_rows(k), d_o_rows(k);
  const tile::lds_tile<number, places.column_memory()> q_columns(k), d_o_columns(k);
  const tile::lds_tile<f32, places.begin_memory()> begins(k);
  const auto q_row_writes = tile::access_of<loaded>(k, q_rows);
  const auto d_o_row_writes = tile::access_of<loaded>(k, d_o_rows);
  const auto q_row_reads = tile::access_of<places.row_operand()>(k, q_rows);
  const auto d_o_row_reads = tile::access_of<places.row_operand()>(k, d_o_rows);
  const auto q_column_writes = tile::access_of<places.columns()>(k, q_columns);
  const auto d_o_column_writes = tile::access_of<places.columns()>(k, d_o_columns);
  const auto q_column_reads = tile::access_of<places.column_operand()>(k, q_columns);
  const auto d_o_column_reads = tile::access_of<places.column_operand()>(k, d_o_columns);
  const auto begin_writes = tile::access_of<places.begins()>(k, begins);
  const auto score_begin_reads = tile::access_of<places.begin_operand(0)>(k, begins);
  const auto gradient_begin_reads = tile::access_of<places.begin_operand(1)>(k, begins);

  // From a key, the queries that see it are a window with left and right exchanged.
  const auto own_key = k.vgpr<i32>(as<i32>(attention_coordinate(k, of_scores, 'n')) + first_key);
  attention_window window(k, sequence.keys, sequence.queries, first_key, own_key, right, left,
                          places.held_rows);
  window.own_last = select(own_key < sequence.keys, window.own_last, -1);
  window.all_end = select(first_key + held > sequence.keys, 0, window.all_end);

  const auto own_k =
      tile::load<places.held()>(k, keys_of(key, k_batch, k_head, k_row), {batch, kv_head, first_row, 0});
  const auto own_v =
      tile::load<places.held()>(k, keys_of(value, v_batch, v_head, v_row), {batch, kv_head, first_row, 0});
  auto sum_k = tile::filled<f32, of_sums, ir::bank::agpr>(k, 0.0f),
       sum_v = tile::filled<f32, of_sums, ir::bank::agpr>(k, 0.0f);
  const auto factor = [&] {
    if constexpr (Form.has_cap)
      return k.sgpr<f32>(log2_e);
    else
      return k.sgpr<f32>(k.read_first_lane(k.vgpr<f32>(scale) * log2_e));
  }();

  tile::register_tile<number, loaded> q_next(k), d_o_next(k);
  tile::register_tile<number, places.columns()> q_transposed(k), d_o_transposed(k);
  tile::register_tile<f32, places.log_rows()> lse_next(k), delta_next(k);
  tile::register_tile<f32, of_scores> scores(k), gradients(k), slopes(k);
  tile::register_tile<f32, places.begin_operand(0)> logs(k);
  tile::register_tile<number, places.packed_scores()> powers(k), packed(k);
  tile::register_tile<number, places.row_operand()> q_part(k), d_o_part(k);
  tile::register_tile<number, places.column_operand()> q_column_part(k), d_o_column_part(k);
  const auto store_rows = [&] {
    q_row_writes.store(q_next);
    d_o_row_writes.store(d_o_next);
    tile::register_tile<f32, places.begins()> values(k);
    const auto& log = lse_next.registers[0];
    values.registers[0] = select(log == -inf, -inf, log * -log2_e);
    values.registers[0] = select(as<u32>(k.lane_id()) < 32u, values.registers[0], -delta_next.registers[0]);
    begin_writes.store(values);
  };
  const auto transpose = [&] {
    q_transposed.registers = tile::converted<places.transposed()>(k, q_next).registers;
    d_o_transposed.registers = tile::converted<places.transposed()>(k, d_o_next).registers;
  };
  const auto store_columns = [&] {
    q_column_writes.store(q_transposed);
    d_o_column_writes.store(d_o_transposed);
  };
  const auto read_scores = [&] {
    score_begin_reads.load_to(logs);
    q_row_reads.load_to(q_part);
  };
  const auto read_gradients = [&] { // what they begin with, and the operand of their product
    gradient_begin_reads.load_part_to(gradients.registers.first_dword(), 4, 0, 0);
    d_o_row_reads.load_to(d_o_part);
  };
  const auto cap_scores = [&] {
    auto inner = k.vgpr<f32>(scale / k.vgpr<f32>(cap));
    for (u32 i = 0; i < scores.registers.size(); ++i) {
      auto capped = k.vgpr<f32>(tanh(scores.registers[i] * inner));
      scores.registers[i] = capped * cap;
      slopes.registers[i] = 1.0f - capped * capped;
    }
  };
  // By halves: the sums' first products need the first one.
  const auto pack = [&](auto half, const auto& from, const auto& to) {
    auto out = tile::convert<number, rounding::nearest_even_of_sums>(tile::part<3, half>(from));
    auto some = tile::part<3, half>(to);
    some.registers = out.registers;
  };
  const auto raise = [&] {
    tile::for_each_number<2>([&](auto half) {
      for (u32 i = half * 8; i < half * 8 + 8; ++i)
        scores.registers[i] = fast_exp2(scores.registers[i] * factor + logs.registers[i]);
      pack(half, scores, powers);
    });
  };
  const auto multiply = [&] {
    tile::for_each_number<2>([&](auto half) {
      for (u32 i = half * 8; i < half * 8 + 8; ++i) {
        gradients.registers[i] *= scores.registers[i];
        if constexpr (Form.has_cap) gradients.registers[i] *= slopes.registers[i];
      }
      pack(half, gradients, packed);
    });
  };
  constexpr issue_cycles costs{.transcendental = 20, .vmem = 64, .lds = 24}; // four waves load at once

  auto head = k.sgpr<i32>(kv_head * heads_each);
  const auto end_head = k.sgpr<i32>(head + heads_each);
  k.while_([&] { return head < end_head; },
           [&] {
             auto at = k.sgpr<i32>(window.begin & -rows); // query of the tile, in the sequence
             const auto first = k.sgpr<i32>(sequence.query_begin + at);
             auto q_loads = tile::access_of<loaded>(k, from_q, {batch, head, first, 0}, 'm');
             auto d_o_loads = tile::access_of<loaded>(k, from_d_o, {batch, head, first, 0}, 'm');
             auto lse_loads = tile::access_of<places.log_rows()>(k, from_lse, {batch, head, first}, 'm');
             auto delta_loads = tile::access_of<places.log_rows()>(k, from_delta, {batch, head, first}, 'm');
             const auto load_q = [&] {
               q_loads.load_to(q_next);
               lse_loads.load_to(lse_next);
               q_loads.advance('m', places.rows);
               lse_loads.advance('m', places.rows);
             };
             const auto load_d_o = [&] {
               d_o_loads.load_to(d_o_next);
               delta_loads.load_to(delta_next);
               d_o_loads.advance('m', places.rows);
               delta_loads.advance('m', places.rows);
             };
             load_q();
             load_d_o();
             k.barrier();
             store_rows();
             transpose();
             load_q();
             k.barrier();
             read_scores();
             k.while_([&] { return at < window.end; },
                      [&] {
                        auto score_products = k.record([&] { tile::product(k, scores, q_part, own_k); }),
                             gradient_reads = k.record(read_gradients);
                        auto columns = k.record(store_columns), next_d_o = k.record(load_d_o);
                        k.interleave(costs, score_products, columns, gradient_reads, next_d_o);
                        if constexpr (Form.has_cap) cap_scores();
                        mask_scores(k, scores, window, at);
                        at += rows;
                        k.barrier();
                        auto gradient_products =
                            k.record([&] { tile::add_product(k, gradients, d_o_part, own_v); });
                        auto value_reads = k.record([&] { d_o_column_reads.load_to(d_o_column_part); });
                        auto exponents = k.record(raise), next_rows = k.record(store_rows);
                        auto value_products =
                            k.record([&] { tile::add_product(k, sum_v, d_o_column_part, powers); });
                        auto key_reads = k.record([&] { q_column_reads.load_to(q_column_part); });
                        auto factors = k.record(multiply);
                        k.interleave(costs, gradient_products, value_reads, exponents, value_products,
                                     next_rows, key_reads, factors);
                        k.barrier();
                        auto key_products =
                            k.record([&] { tile::add_product(k, sum_k, q_column_part, packed); });
                        auto score_reads = k.record(read_scores), next_columns = k.record(transpose),
                             next_q = k.record(load_q);
                        k.interleave(costs, key_products, score_reads, next_columns, next_q);
                      });
             head += 1;
           });

  store_gradients(k, gradients_of(d_k, d_k_batch, d_k_head, d_k_row), {batch, kv_head, first_row, 0}, sum_k,
                  k.sgpr<f32>(scale));
  store_gradients(k, gradients_of(d_v, d_v_batch, d_v_head, d_v_row), {batch, kv_head, first_row, 0}, sum_v,
                  k.sgpr<f32>(1.0f));
}

} // namespace kiln::kernel
