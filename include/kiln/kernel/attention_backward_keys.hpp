// SPDX-License-Identifier: MIT
// Attention, backward: gradients of keys and values; as a variant, of queries too.
#pragma once

#include <kiln/kernel/attention_gradient.hpp>
#include <kiln/kernel/attention_query_adds.hpp>

namespace kiln::kernel {

/// dK and dV (keys, head) of each sequence and head of K and V: of the `heads_each` query heads that share it, their sums. T,
/// sequences, windows, strides and pointers are as for attention_forward(); `d_o` is the gradient of its result, `lse` its LSE,
/// `delta` what attention_delta() gives. Keys that no query sees get 0. Each sum has one order: the same bits in every run.
/// Workgroups of 256 work-items: ceil(keys / 128), heads of K and V, batch.
///
/// With AddsQueries dQ is added to `d_q`, f32 that the caller sets to 0, by atomic additions of many workgroups: in no order.
/// Else `d_q` is null, its strides 0, and attention_backward_queries() has dQ.
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
/// products. With AddsQueries the last part writes dS_i to LDS, and dQ_i-1 += dS_i-1 K follows dP.
// NOLINTBEGIN(performance-unnecessary-value-param): kernels take their arguments by value
template<class T, attention_form Form, bool AddsQueries = false>
constexpr void attention_backward_keys(
    builder k, arg<T*> d_k, arg<T*> d_v, [[maybe_unused]] arg<float*> d_q, arg<const T*> q, arg<const T*> key,
    arg<const T*> value, arg<const T*> d_o, arg<const float*> lse, arg<const float*> delta,
    arg<read_only<i32>*> query_begins, arg<read_only<i32>*> key_begins, arg<i32> queries_each,
    arg<i32> keys_each, arg<i32> heads_each, arg<i32> left, arg<i32> right, arg<i32> q_batch, arg<i32> q_head,
    arg<i32> q_row, arg<i32> k_batch, arg<i32> k_head, arg<i32> k_row, arg<i32> v_batch, arg<i32> v_head,
    arg<i32> v_row, arg<i32> d_o_batch, arg<i32> d_o_head, arg<i32> d_o_row, arg<i32> d_k_batch,
    arg<i32> d_k_head, arg<i32> d_k_row, arg<i32> d_v_batch, arg<i32> d_v_head, arg<i32> d_v_row,
    [[maybe_unused]] arg<i32> d_q_batch, [[maybe_unused]] arg<i32> d_q_head,
    [[maybe_unused]] arg<i32> d_q_row, arg<i32> lse_batch, arg<i32> lse_head, arg<f32> scale,
    [[maybe_unused]] arg<f32> cap) {
  // NOLINTEND(performance-unnecessary-value-param)
  using number = tile::number_of<T>;
  static_assert(Form.head % 8 == 0 && Form.head >= 8 && Form.head <= 128,
                "attention_form: heads have 8 to 128 numbers, a multiple of 8");
  constexpr attention_gradient_layouts places{AddsQueries || Form.head > 64 ? 128u : 64u};
  constexpr tile::layout of_scores = places.scores(), of_sums = places.sums(), loaded = places.from_memory();
  constexpr i32 rows = static_cast<i32>(attention_gradient_layouts::rows),
                held = static_cast<i32>(attention_gradient_layouts::held_rows);
  constexpr i32 all = 0x7fff'ffff;
  constexpr f32 log2_e = 1.44269504f, inf = __builtin_inff();
  k.require_block_size(attention_gradient_layouts::waves * 64);
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

  // Of Q, and of dO.
  const tile::lds_tile<number, places.row_memory(), 2> all_rows(k);
  const tile::lds_tile<number, places.column_memory(), 2> all_columns(k);
  const auto row_writes = tile::access_of<loaded>(k, all_rows);
  const auto row_reads = tile::access_of<places.row_operand()>(k, all_rows);
  const auto column_writes = tile::access_of<places.columns()>(k, all_columns);
  const auto column_reads = tile::access_of<places.column_operand()>(k, all_columns);

  // From a key, the queries that see it are a window with left and right exchanged.
  const auto own_key = k.vgpr<i32>(as<i32>(attention_coordinate(k, of_scores, 'n')) + first_key);
  attention_window window(k, sequence.keys, sequence.queries, first_key, own_key, right, left,
                          attention_gradient_layouts::held_rows);
  window.own_last = select(own_key < sequence.keys, window.own_last, -1);
  window.all_end = select(first_key + held > sequence.keys, 0, window.all_end);

  // What matrix instructions alone use is in AGPRs.
  tile::register_tile<number, places.held(), ir::bank::agpr> own_k(k), own_v(k);
  own_k.registers =
      tile::load<places.held()>(k, keys_of(key, k_batch, k_head, k_row), {batch, kv_head, first_row, 0})
          .registers;
  own_v.registers =
      tile::load<places.held()>(k, keys_of(value, v_batch, v_head, v_row), {batch, kv_head, first_row, 0})
          .registers;
  auto sum_k = tile::filled<f32, of_sums, ir::bank::agpr>(k, 0.0f),
       sum_v = tile::filled<f32, of_sums, ir::bank::agpr>(k, 0.0f);
  const auto log_factor = [&] { // from LSE to what scores begin with
    if constexpr (Form.has_cap)
      return k.vgpr<f32>(-log2_e);
    else
      return k.vgpr<f32>(-1.0f / k.vgpr<f32>(scale));
  }();
  [[maybe_unused]] const auto factor = k.sgpr<f32>(k.read_first_lane(k.vgpr<f32>(scale) * log2_e));

  tile::register_tile<number, loaded> q_next(k), d_o_next(k);
  tile::register_tile<number, places.columns()> q_transposed(k), d_o_transposed(k);
  tile::register_tile<f32, attention_gradient_layouts::logs()> lse_next(k), delta_next(k);
  tile::register_tile<f32, of_scores> scores(k), gradients(k);
  [[maybe_unused]] tile::register_tile<f32, of_scores> slopes(k); // of the cap
  auto score_begin = k.vgpr<f32>(), gradient_begin = k.vgpr<f32>();
  tile::register_tile<number, places.packed_scores()> powers(k), packed(k);
  tile::register_tile<number, places.row_operand()> q_part(k), d_o_part(k);
  tile::register_tile<number, places.column_operand()> q_column_part(k), d_o_column_part(k);
  const auto store_rows = [&] {
    row_writes.store(q_next, 0);
    row_writes.store(d_o_next, 1);
    const auto& log = lse_next.registers[0];
    score_begin = select(log == -inf, -inf, log * log_factor);
    gradient_begin = -delta_next.registers[0];
  };
  const auto transpose = [&] {
    q_transposed.registers = tile::converted<places.transposed()>(k, q_next).registers;
    d_o_transposed.registers = tile::converted<places.transposed()>(k, d_o_next).registers;
  };
  const auto store_columns = [&] {
    column_writes.store(q_transposed, 0);
    column_writes.store(d_o_transposed, 1);
  };
  const auto spread = [&](u32 item, const auto& to, const vgpr<f32>& from) { // from lane `item` of each 16
    k.emit(isa::mn::v_mov_b32, emit::operand(to, source::here()), emit::operand(from, source::here()),
           row_newbcast(item));
  };
  // What products begin with, and their operands.
  const auto read_scores = [&] {
    row_reads.load_to(q_part, 0);
    for (u32 i = 0; i < 16 && !Form.has_cap; ++i) spread(i, scores.registers[i], score_begin);
  };
  const auto read_gradients = [&] {
    row_reads.load_to(d_o_part, 1);
    for (u32 i = 0; i < 16; ++i) spread(i, gradients.registers[i], gradient_begin);
  };
  const auto add_scores = [&] {
    if constexpr (Form.has_cap)
      tile::product(k, scores, q_part, own_k);
    else
      tile::add_product(k, scores, q_part, own_k);
  };
  const auto cap_scores = [&] {
    auto inner = k.vgpr<f32>(scale / k.vgpr<f32>(cap)), outer = k.vgpr<f32>(k.vgpr<f32>(cap) * log2_e);
    for (u32 i = 0; i < scores.registers.size(); ++i) {
      auto capped = k.vgpr<f32>(tanh(scores.registers[i] * inner)), log = k.vgpr<f32>();
      spread(i, log, score_begin);
      scores.registers[i] = capped * outer + log;
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
        scores.registers[i] = fast_exp2(Form.has_cap ? scores.registers[i] : scores.registers[i] * factor);
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
  struct no_adds {
    constexpr no_adds(builder, const arg<i32>&) {}
  };
  author::choose<AddsQueries, attention_query_adds<T, Form>, no_adds> adds(k, d_q_row);
  if constexpr (AddsQueries) {
    adds.load_keys(tile::tensor(key, {{'b', all, of_8(k_batch)},
                                      {'h', all, of_8(k_head)},
                                      {'m', k_end, of_8(k_row)},
                                      {'k', Form.head}}),
                   batch, kv_head, first_row, all_columns, column_writes);
    packed.registers = tile::filled<number, places.packed_scores()>(k, 0.0f).registers;
    adds.write(packed);
  }
  const auto query_scale = k.sgpr<f32>(scale);
  const auto read_adds = [&] {
    if constexpr (AddsQueries) adds.read();
  };
  const auto multiply_adds = [&] {
    if constexpr (AddsQueries) adds.multiply();
  };
  const auto add_queries = [&] {
    if constexpr (AddsQueries) adds.add(query_scale);
  };
  const auto write_adds = [&] {
    if constexpr (AddsQueries) adds.write(packed);
  };

  constexpr issue_cycles costs{.transcendental = 20, .vmem = 64, .lds = 24}; // four waves load at once

  auto head = k.sgpr<i32>(kv_head * heads_each);
  const auto end_head = k.sgpr<i32>(head + heads_each);
  k.while_(
      [&] { return head < end_head; },
      [&] {
        auto at = k.sgpr<i32>(window.begin & -rows); // query of the tile, in the sequence
        const auto first = k.sgpr<i32>(sequence.query_begin + at);
        auto q_loads = tile::access_of<loaded>(k, from_q, {batch, head, first, 0}, 'm');
        auto d_o_loads = tile::access_of<loaded>(k, from_d_o, {batch, head, first, 0}, 'm');
        auto lse_loads =
            tile::access_of<attention_gradient_layouts::logs()>(k, from_lse, {batch, head, first}, 'm');
        auto delta_loads =
            tile::access_of<attention_gradient_layouts::logs()>(k, from_delta, {batch, head, first}, 'm');
        const auto load_q = [&] {
          q_loads.load_to(q_next);
          lse_loads.load_to(lse_next);
          q_loads.advance('m', attention_gradient_layouts::rows);
          lse_loads.advance('m', attention_gradient_layouts::rows);
        };
        const auto load_d_o = [&] {
          d_o_loads.load_to(d_o_next);
          delta_loads.load_to(delta_next);
          d_o_loads.advance('m', attention_gradient_layouts::rows);
          delta_loads.advance('m', attention_gradient_layouts::rows);
        };
        if constexpr (AddsQueries) {
          auto address = tile::moved_by(as<u64>(d_q), batch, tile::times(d_q_batch, 4));
          address = tile::moved_by(address, head, tile::times(d_q_head, 4));
          adds.begin(tile::moved_by(address, first, tile::times(d_q_row, 4)),
                     k.sgpr<i32>(sequence.queries - at));
        }
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
                   auto score_products = k.record(add_scores), gradient_reads = k.record(read_gradients);
                   auto columns = k.record(store_columns), next_d_o = k.record(load_d_o);
                   k.interleave(costs, score_products, columns, gradient_reads, next_d_o);
                   if constexpr (Form.has_cap) cap_scores();
                   mask_scores(k, scores, window, at);
                   at += rows;
                   k.barrier();
                   auto gradient_products =
                       k.record([&] { tile::add_product(k, gradients, d_o_part, own_v); });
                   auto exponents = k.record(raise), add_reads = k.record(read_adds),
                        add_products = k.record(multiply_adds);
                   auto value_reads = k.record([&] { column_reads.load_to(d_o_column_part, 1); });
                   auto value_products =
                       k.record([&] { tile::add_product(k, sum_v, d_o_column_part, powers); });
                   auto factors = k.record(multiply), next_rows = k.record(store_rows),
                        query_adds = k.record(add_queries);
                   auto key_reads = k.record([&] { column_reads.load_to(q_column_part, 0); });
                   if constexpr (AddsQueries && Form.has_cap) { // registers are few
                     k.interleave(costs, gradient_products, exponents);
                     k.interleave(costs, add_reads, add_products, query_adds);
                     k.interleave(costs, value_reads, value_products, next_rows, key_reads, factors);
                   } else if constexpr (AddsQueries) {
                     k.interleave(costs, gradient_products, add_reads, exponents, add_products, value_reads);
                     k.interleave(costs, value_products, next_rows, key_reads, factors, query_adds);
                   } else {
                     k.interleave(costs, gradient_products, value_reads, exponents, value_products, next_rows,
                                  key_reads, factors);
                   }
                   k.barrier();
                   auto key_products = k.record([&] { tile::add_product(k, sum_k, q_column_part, packed); });
                   auto score_reads = k.record(read_scores), next_columns = k.record(transpose),
                        next_q = k.record(load_q);
                   auto score_writes = k.record(write_adds);
                   k.interleave(costs, key_products, score_writes, score_reads, next_columns, next_q);
                   if constexpr (AddsQueries) adds.advance();
                 });
        if constexpr (AddsQueries) {
          k.barrier();
          adds.read();
          adds.multiply();
          adds.add(query_scale);
        }
        head += 1;
      });

  store_gradients(k, gradients_of(d_k, d_k_batch, d_k_head, d_k_row), {batch, kv_head, first_row, 0}, sum_k,
                  k.sgpr<f32>(scale));
  store_gradients(k, gradients_of(d_v, d_v_batch, d_v_head, d_v_row), {batch, kv_head, first_row, 0}, sum_v,
                  k.sgpr<f32>(1.0f));
}

} // namespace kiln::kernel
