// SPDX-License-Identifier: MIT
// Attention, forward: O = softmax(scale Q K^T) V of each head, without the matrix of scores in memory.
#pragma once

#include <kiln/author/control/schedule_stream.hpp>
#include <kiln/author/math.hpp>
#include <kiln/author/values/exponential.hpp>
#include <kiln/author/values/wave_exchange.hpp>
#include <kiln/kernel/attention_layouts.hpp>
#include <kiln/kernel/attention_window.hpp>
#include <kiln/tile/matrix/product.hpp>
#include <kiln/tile/memory/global.hpp>
#include <kiln/tile/memory/lds.hpp>
#include <kiln/tile/registers/convert.hpp>
#include <kiln/tile/registers/converted.hpp>
#include <kiln/tile/registers/part.hpp>
#include <kiln/tile/registers/reduce.hpp>

namespace kiln::kernel {

/// What a kernel is compiled for: options that cost nothing where they are not taken. Structural: a template argument.
struct attention_form {
  u32 head = 128;           ///< numbers of a row of Q, K, V and O: a multiple of 8 up to 128
  bool has_lse = false;     ///< the logarithms of the rows' sums are stored
  bool has_lengths = false; ///< sequences of own lengths, one after another: see query_begins
  bool has_cap = false;     ///< scores are cap tanh(scale s / cap)
  bool has_sinks = false;   ///< one more logit in each row's sum, by query head

  friend constexpr bool operator==(const attention_form&, const attention_form&) = default;
};

/// The running softmax of a lane's query: sum of 2^(score factor - from), where `from` follows the largest score from below.
/// Only where that has grown by over 2^growth are sums and output scaled again.
struct attention_softmax {
  static constexpr f32 growth = 8, log2_e = 1.44269504f, inf = __builtin_inff();
  vgpr<f32> largest, limit, from, sum, margin;
  sgpr<f32> factor; ///< from scores to powers of 2; above 0

  constexpr attention_softmax(builder k, const sgpr<f32>& scale)
      : largest(k.vgpr<f32>(-inf)),
        limit(k.vgpr<f32>(-inf)),
        from(k.vgpr<f32>(0.0f)),
        sum(k.vgpr<f32>(0.0f)),
        margin(k.vgpr<f32>(growth / (k.vgpr<f32>(scale) * log2_e))),
        factor(k.read_first_lane(k.vgpr<f32>(scale) * log2_e)) {}
  /// One more logit, in natural units; counted by the lanes below 32, as two lanes share a query.
  constexpr void begin_with(builder k, const vgpr<f32>& logit) {
    auto power = k.vgpr<f32>(logit * log2_e);
    from = select(power == -inf, 0.0f, power);
    sum = select(as<u32>(k.lane_id()) < 32u, fast_exp2(power - from), 0.0f);
    largest = power / factor;
    limit = largest + margin;
  }
  /// `most` is the largest of new scores. Where it is beyond the limit, `rescale(factor)` is called.
  template<class Rescale> constexpr void follow(builder k, const vgpr<f32>& most, Rescale rescale) {
    const auto* const here = &most; // clang's bytecode interpreter captures no reference parameters
    k.if_(any(most > limit), [&] {
      auto before = k.vgpr<f32>(largest * factor);
      largest = max(*here, largest);
      limit = largest + margin;
      from = select(largest == -inf, 0.0f, largest * factor);
      auto shrink = k.vgpr<f32>(fast_exp2(before - from));
      sum *= shrink;
      rescale(shrink);
    });
  }
};

/// O (queries, head) = softmax(scale Q K^T) V of each sequence and query head, and LSE (queries), the natural logarithms of the
/// rows' sums. T is __bf16 or _Float16; sums are in f32. Query i is beside key i + keys - queries and sees keys from `left`
/// before it to `right` after it; a negative bound is open. A query without keys gives zeros and -inf, with a sink the sink.
/// `heads_each` query heads share a head of K and V. Pointers are multiples of 16 bytes; strides, in elements, of 8.
///
/// With Form.has_lengths rows of all sequences follow one another, and sequence i has rows query_begins[i] to query_begins[i
/// + 1] - 1 of Q and O and key_begins[i] to key_begins[i + 1] - 1 of K and V; lengths may be 0. `queries` is then the largest
/// number of queries, `keys` and batch strides are not read. `sinks` has one logit for each query head. Arguments for what
/// the form does not have are null or 0. Workgroups of 256 work-items: ceil(queries / 128), query heads, batch.
///
/// A workgroup has 128 queries, 32 for each wave, and goes over the keys in tiles. An iteration:
///
///   memory       | loads of V_i         V_i to LDS | loads of K_i+1           K_i+1 to LDS
///   matrix unit  | scores = K_i Q^T                | output += V_i^T P ...................
///   vector ALU   |               mask, maximum     | P = 2^(scores factor - from) ........
///
/// where | is a barrier. Two lanes share a query, so its maximum and its sum are one register each, and the scores, packed, are
/// the operand P of the second product.
// NOLINTBEGIN(performance-unnecessary-value-param): kernels take their arguments by value
template<class T, attention_form Form>
constexpr void
attention_forward(builder k, arg<T*> o, arg<float*> lse, arg<const T*> q, arg<const T*> key,
                  arg<const T*> value, arg<const float*> sinks, arg<read_only<i32>*> query_begins,
                  arg<read_only<i32>*> key_begins, arg<i32> queries_each, arg<i32> keys_each,
                  arg<i32> heads_each, arg<i32> left, arg<i32> right, arg<i32> q_batch, arg<i32> q_head,
                  arg<i32> q_row, arg<i32> k_batch, arg<i32> k_head, arg<i32> k_row, arg<i32> v_batch,
                  arg<i32> v_head, arg<i32> v_row, arg<i32> o_batch, arg<i32> o_head, arg<i32> o_row,
                  arg<i32> lse_batch, arg<i32> lse_head, arg<f32> scale, arg<f32> cap) {
  // NOLINTEND(performance-unnecessary-value-param)
  using number = tile::number_of<T>;
  static_assert(Form.head % 8 == 0 && Form.head >= 8 && Form.head <= 128,
                "attention_form: heads have 8 to 128 numbers, a multiple of 8");
  constexpr attention_layouts places{Form.head <= 64 ? 64u : 128u};
  constexpr tile::layout of_scores = places.scores(), of_output = places.output(), k_rows = places.k_rows(),
                         v_rows = places.v_rows(), v_columns = places.v_columns();
  constexpr u32 score_steps = places.head / attention_layouts::score_step,
                output_steps = places.keys() / attention_layouts::output_step;
  constexpr i32 tile_keys = static_cast<i32>(places.keys());
  constexpr i32 all = 0x7fff'ffff;
  k.require_block_size(attention_layouts::waves * 64);
  k.require_waves_per_simd(2);

  // The workgroup's place. Later queries may see more keys: they come first.
  const auto head = k.sgpr<i32>(k.block_idx.y);
  const auto kv_head = k.sgpr<i32>(head / heads_each);
  const auto first_query =
      k.sgpr<i32>((k.grid_dim.x - 1 - k.block_idx.x) * static_cast<i32>(attention_layouts::queries));
  auto batch = k.sgpr<i32>(k.block_idx.z);
  auto queries = k.sgpr<i32>(queries_each), keys = k.sgpr<i32>(keys_each);
  auto q_begin = k.sgpr<i32>(0), k_begin = k.sgpr<i32>(0); // rows before the sequence
  if constexpr (Form.has_lengths) {
    q_begin = query_begins[batch];
    k_begin = key_begins[batch];
    queries = query_begins[batch + 1] - q_begin;
    keys = key_begins[batch + 1] - k_begin;
    batch = 0;
  }
  const auto q_end = k.sgpr<i32>(q_begin + queries), k_end = k.sgpr<i32>(k_begin + keys);
  const auto first_row = k.sgpr<i32>(q_begin + first_query);
  const auto of_8 = [](const arg<i32>& stride) { return tile::uniform(stride, 8); };
  const tile::tensor from_q(
      q, {{'b', all, of_8(q_batch)}, {'h', all, of_8(q_head)}, {'n', q_end, of_8(q_row)}, {'k', Form.head}});
  const tile::tensor from_k(
      key,
      {{'b', all, of_8(k_batch)}, {'h', all, of_8(k_head)}, {'m', k_end, of_8(k_row)}, {'k', Form.head}});
  const tile::tensor from_v(
      value,
      {{'b', all, of_8(v_batch)}, {'h', all, of_8(v_head)}, {'k', k_end, of_8(v_row)}, {'m', Form.head}});
  const tile::tensor to_o(
      o, {{'b', all, of_8(o_batch)}, {'h', all, of_8(o_head)}, {'n', q_end, of_8(o_row)}, {'m', Form.head}});

  const tile::lds_tile<number, places.k_memory()> k_tile(k);
  const tile::lds_tile<number, places.v_memory()> v_tile(k);
  const auto k_writes = tile::access_of<k_rows>(k, k_tile);
  const auto k_reads = tile::access_of<places.k_operand()>(k, k_tile);
  const auto v_writes = tile::access_of<v_columns>(k, v_tile);
  const auto v_reads = tile::access_of<places.v_operand()>(k, v_tile);

  const attention_window window(k, queries, keys, first_query,
                                as<i32>(attention_coordinate(k, of_output, 'n')) + first_query, left, right,
                                attention_layouts::queries);
  const auto own_q = tile::load<places.q()>(k, from_q, {batch, head, first_row, 0});
  auto out = tile::filled<f32, of_output>(k, 0.0f);
  const auto unit = [&] {
    if constexpr (Form.has_cap)
      return k.sgpr<f32>(1.0f);
    else
      return k.sgpr<f32>(scale);
  };
  attention_softmax softmax(k, unit());
  if constexpr (Form.has_sinks) softmax.begin_with(k, k.vgpr<f32>(sinks[head]));

  auto at = k.sgpr<i32>(window.begin & -tile_keys); // key of the tile, in the sequence
  tile::register_tile<f32, of_scores> scores(k);
  const auto add_scores = [&](auto step) {
    const auto rows = k_reads.template load_part<places.k_part(), step>();
    if constexpr (step == 0)
      tile::product(k, scores, rows, tile::part<3, step>(own_q));
    else
      tile::add_product(k, scores, rows, tile::part<3, step>(own_q));
  };
  const auto change_scores = [&] {
    if constexpr (Form.has_cap) {
      auto inner = k.vgpr<f32>(scale / k.vgpr<f32>(cap));
      for (u32 i = 0; i < scores.registers.size(); ++i)
        scores.registers[i] = tanh(scores.registers[i] * inner) * cap;
    }
    k.if_(at < window.all_begin || at + tile_keys > window.all_end, [&] {
      auto own_key = as<i32>(attention_coordinate(k, of_scores, 'm')) + at;
      for (u32 i = 0; i < scores.registers.size(); ++i) {
        const i32 own = static_cast<i32>(of_scores.coordinate(of_scores.element(i, 0), 'm'));
        scores.registers[i] = select(own_key <= window.own_last - own && own_key >= window.own_first - own,
                                     scores.registers[i], -attention_softmax::inf);
      }
    });
  };
  using powers = tile::register_tile<number, tile::renamed(tile::part_of_layout(of_scores, 3, 0), "m", "k")>;
  powers even(k), odd(k);
  const auto raise = [&](auto step) { // the scores of 16 keys
    const auto p = tile::map(tile::part<3, step>(scores),
                             [&](const auto& x) { return fast_exp2(x * softmax.factor - softmax.from); });
    for (u32 i = 0; i < 8; ++i) softmax.sum += p.registers[i];
    auto packed = tile::convert<number, rounding::nearest_even_of_sums>(p);
    (step % 2 == 0 ? even : odd).registers = packed.registers;
  };
  const auto add_output = [&](auto step) {
    const auto columns = v_reads.template load_part<places.v_part(), step>();
    tile::add_product(k, out, columns, step % 2 == 0 ? even : odd);
  };
  const auto add_outputs = [&] {
    raise(tile::fixed_number<0>{});
    tile::for_each_number<output_steps>([&](auto step) {
      if constexpr (step + 1 == output_steps) {
        add_output(step);
      } else {
        auto products = k.record([&] { add_output(step); });
        auto next = k.record([&] { raise(tile::fixed_number<step + 1>{}); });
        k.interleave(products, next);
      }
    });
  };

  auto first_key = k.sgpr<i32>(k_begin + at);
  auto k_loads = tile::access_of<k_rows>(k, from_k, {batch, kv_head, first_key, 0}, 'm');
  auto v_loads = tile::access_of<v_rows>(k, from_v, {batch, kv_head, first_key, 0}, 'k');
  tile::register_tile<number, k_rows> k_next(k);
  using v_next_tile = tile::register_tile<number, v_rows>; // in the same registers: one of them is on its way
  auto v_next =
      v_next_tile(typename v_next_tile::registers_type(k.program_draft(), k_next.registers.first_dword()));
  k_loads.load_to(k_next);
  k_writes.store(k_next);
  k.while_([&] { return at < window.end; },
           [&] {
             k.barrier();
             v_loads.load_to(v_next);
             v_loads.advance('k', places.keys());
             tile::for_each_number<score_steps>(add_scores);
             v_writes.store(tile::converted<v_columns>(k, v_next));
             change_scores();
             const auto most = tile::reduce<'m', combine::max>(k, scores);
             softmax.follow(k, most.registers[0], [&](const vgpr<f32>& by) { out.registers *= by; });
             k.barrier();
             at += tile_keys;
             k_loads.advance('m', places.keys());
             k_loads.load_to(k_next);
             add_outputs();
             k_writes.store(k_next);
           });

  const auto whole = k.vgpr<f32>(softmax.sum + shuffle_xor<32>(softmax.sum));
  out.registers *= select(whole == 0.0f, 0.0f, 1.0f / whole);
  tile::store(k, to_o, {batch, head, first_row, 0},
              tile::convert<number, rounding::nearest_even_of_sums>(out));
  if constexpr (Form.has_lse) {
    tile::register_tile<f32, tile::reduced(of_output, 'm')> logs(k);
    logs.registers[0] = softmax.from * 0.693147181f + log(whole);
    tile::store(k, tile::tensor(lse, {{'b', all, lse_batch}, {'h', all, lse_head}, {'n', q_end}}),
                {batch, head, first_row}, logs);
  }
}

} // namespace kiln::kernel
