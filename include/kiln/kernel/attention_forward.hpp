// SPDX-License-Identifier: MIT
// Attention, forward: O = softmax(scale Q K^T) V of each head, without the matrix of scores in memory.
#pragma once

#include <kiln/author/control/schedule_stream.hpp>
#include <kiln/author/values/wave_exchange.hpp>
#include <kiln/isa/issue_cycles.hpp>
#include <kiln/kernel/attention_ahead.hpp>
#include <kiln/kernel/attention_direct.hpp>
#include <kiln/kernel/attention_key_loads.hpp>
#include <kiln/kernel/attention_results.hpp>
#include <kiln/kernel/attention_softmax.hpp>
#include <kiln/tile/matrix/product.hpp>
#include <kiln/tile/memory/lds.hpp>
#include <kiln/tile/registers/converted.hpp>
#include <kiln/tile/registers/part.hpp>
#include <kiln/tile/registers/reduce.hpp>

namespace kiln::kernel {

/// Keys of a tile: with long heads 32, so that two workgroups find room in 64 KiB of LDS.
constexpr u32 attention_tile_keys(const attention_form& f) { return f.head + f.values() <= 256 ? 64 : 32; }

/// attention_forward() with K and V that pass registers on their way to LDS.
template<class T, attention_form Form>
constexpr void attend_through_registers(builder k, attention_arguments<T> a) { // by value: lambdas name it
  using number = tile::number_of<T>;
  constexpr attention_pieces k_cut{Form.head}, v_cut{Form.values()};
  constexpr u32 keys = attention_tile_keys(Form);
  constexpr attention_layouts places{k_cut.width(), keys}, v_places{v_cut.width(), keys};
  constexpr tile::layout of_scores = places.scores(), of_output = v_places.output(), k_rows = places.k_rows(),
                         v_rows = v_places.v_rows(), v_columns = v_places.v_columns(),
                         k_operand = places.k_operand(), v_operand = v_places.v_operand();
  constexpr u32 piece_steps = places.head / attention_layouts::score_step,
                output_steps = keys / attention_layouts::output_step;
  constexpr i32 tile_keys = static_cast<i32>(keys);
  k.require_block_size(attention_layouts::waves * 64);
  if constexpr (k_cut.numbers() / 4 + v_cut.numbers() / 2 <= 128) k.require_waves_per_simd(2);

  attention_sequence sequence(k, a.queries_each, a.keys_each);
  sequence.take<Form>(a.query_begins, a.key_begins);
  using rows_of_form = attention_rows<Form>;
  const rows_of_form rows(k, sequence, a.heads_each, a.splits, attention_layouts::queries);
  const tile::tensor from_q = rows.tensor(a.q, a.q_batch, a.q_row, a.q_head, "nk", Form.head);

  const tile::lds_tile<number, places.k_memory(), k_cut.count()> k_tile(k);
  const tile::lds_tile<number, v_places.v_memory(), v_cut.count()> v_tile(k);
  const auto k_writes = tile::access_of<k_rows>(k, k_tile);
  const auto k_reads = tile::access_of<k_operand>(k, k_tile);
  const auto v_writes = tile::access_of<v_columns>(k, v_tile);
  const auto v_reads = tile::access_of<v_operand>(k, v_tile);

  attention_window window = rows.window(k, sequence, as<i32>(attention_coordinate(k, of_output, 'n')), a.left,
                                        a.right, attention_layouts::queries);
  const attention_tiles<number, places.q(), k_cut.count()> own_q(k);
  for (u32 i = 0; i < k_cut.count(); ++i) {
    auto piece = own_q[i];
    tile::load_to(k, piece, from_q, {sequence.batch, rows.outer, rows.first, i * k_cut.width()});
  }
  const attention_tiles<f32, of_output, v_cut.count()> out(k);
  for (u32 i = 0; i < v_cut.count(); ++i) {
    auto piece = out[i];
    piece.registers = 0.0f;
  }
  const auto unit = [&] {
    if constexpr (Form.has_cap)
      return k.sgpr<f32>(1.0f);
    else
      return k.sgpr<f32>(a.scale);
  };
  attention_softmax softmax(k, unit());
  if constexpr (Form.has_sinks) {
    auto logit = k.vgpr<f32>();
    if constexpr (Form.has_one_query) {
      const tile::tensor sinks(a.sinks, {{'n', rows.end}});
      logit = tile::load<tile::reduced(of_output, 'm')>(k, sinks, {rows.first}).registers[0];
    } else {
      logit = a.sinks[rows.outer];
    }
    if constexpr (Form.is_split) // the first split's sums have it
      k.if_(rows.split != 0, [&] { logit = -attention_softmax::inf; });
    softmax.begin_with(k, logit);
  }

  auto at = rows.first_key(k, window, a.splits, tile_keys); // key of the tile, in the sequence
  tile::register_tile<f32, of_scores> scores(k);
  const auto add_scores = [&](auto step) {
    constexpr u32 piece = step / piece_steps, part = step % piece_steps;
    tile::register_tile<number, tile::part_of_layout(k_operand, places.k_part(), part)> operand(k);
    k_reads.load_part_to(operand.registers.first_dword(), places.k_part(), part, piece);
    if constexpr (step == 0)
      tile::product(k, scores, operand, tile::part<3, part>(own_q[piece]));
    else
      tile::add_product(k, scores, operand, tile::part<3, part>(own_q[piece]));
  };
  const auto change_scores = [&] {
    if constexpr (Form.has_cap) {
      auto inner = k.vgpr<f32>(a.scale / k.vgpr<f32>(a.cap));
      for (u32 i = 0; i < scores.registers.size(); ++i)
        scores.registers[i] = tanh(scores.registers[i] * inner) * a.cap;
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
    author::convert_to<rounding::nearest_even_of_sums>((step % 2 == 0 ? even : odd).registers, p.registers);
  };
  const auto add_output = [&](auto step) {
    constexpr tile::layout keys = tile::renamed(tile::part_of_layout(of_scores, 3, step), "m", "k");
    const auto of_step = tile::viewed<keys>(step % 2 == 0 ? even : odd);
    tile::for_each_number<v_cut.count()>([&](auto piece) {
      tile::register_tile<number, tile::part_of_layout(v_operand, v_places.v_part(), step)> operand(k);
      v_reads.load_part_to(operand.registers.first_dword(), v_places.v_part(), step, piece);
      auto sum = out[piece];
      tile::add_product(k, sum, operand, of_step);
    });
  };
  const auto add_outputs = [&] {
    raise(tile::fixed_number<0>{});
    k.s_setprio(1); // until the next scores: products go first, the SIMD's other wave is between them
    tile::for_each_number<output_steps>([&](auto step) {
      if constexpr (step + 1 == output_steps) {
        add_output(step);
      } else {
        auto products = k.record([&] { add_output(step); });
        auto next = k.record([&] { raise(tile::fixed_number<step + 1>{}); });
        k.interleave(issue_cycles{.transcendental = isa::transcendental_cycles(k.arch())}, products, next);
      }
    });
  };

  // Tiles of K and V on their way, in the same registers: at any time it is one of them.
  using k_next_tiles = attention_tiles<number, k_rows, k_cut.count()>;
  using v_next_tiles = attention_tiles<number, v_rows, v_cut.count()>;
  constexpr u32 k_dwords = k_cut.count() * k_next_tiles::dwords,
                v_dwords = v_cut.count() * v_next_tiles::dwords;
  const auto next = k.vgpr < b32, k_dwords<v_dwords ? v_dwords : k_dwords>();
  const k_next_tiles k_next(k, next.first_dword());
  const v_next_tiles v_next(k, next.first_dword());
  auto first_key = k.sgpr<i32>(sequence.key_begin + at);
  attention_key_loads<T, Form, k_rows, v_rows> loads(k, a, sequence, rows.kv_head, first_key);
  const auto store_k = [&] {
    for (u32 i = 0; i < k_cut.count(); ++i) k_writes.store(k_next[i], i);
  };
  loads.find(at);
  loads.load_k(k_next, at);
  store_k();
  k.while_([&] { return at < window.end; },
           [&] {
             k.barrier();
             loads.load_v(v_next, at);
             tile::for_each_number<piece_steps * k_cut.count()>(add_scores);
             for (u32 i = 0; i < v_cut.count(); ++i)
               v_writes.store(tile::converted<v_columns>(k, v_next[i]), i);
             k.s_setprio(0);
             change_scores();
             const auto most = tile::reduce<'m', combine::max>(k, scores);
             softmax.follow(k, most.registers[0], [&](const vgpr<f32>& by) {
               for (u32 i = 0; i < v_cut.count(); ++i) {
                 auto piece = out[i];
                 piece.registers *= by;
               }
             });
             k.barrier();
             at += tile_keys;
             loads.find(at);
             loads.load_k(k_next, at);
             add_outputs();
             store_k();
           });

  const auto whole = k.vgpr<f32>(softmax.sum + shuffle_xor<32>(softmax.sum));
  const auto share = k.vgpr<f32>(select(whole == 0.0f, 0.0f, 1.0f / whole));
  for (u32 i = 0; i < v_cut.count(); ++i) {
    auto piece = out[i];
    piece.registers *= share;
  }
  tile::register_tile<f32, tile::reduced(of_output, 'm')> logs(k);
  if constexpr (Form.has_lse || Form.is_split) logs.registers[0] = softmax.from * 0.693147181f + log(whole);
  if constexpr (Form.is_split)
    store_attention_part(k, a, sequence, rows, out, logs);
  else
    store_attention(k, a, sequence, rows, out, logs);
}

/// attention_forward() of a form that is not refused, by the schedule that the target has for it.
template<class T, attention_form Form> constexpr void attend(builder k, const attention_arguments<T>& a) {
  if constexpr (is_direct(Form) && isa::is_compiled_for(isa::arch::gfx950))
    if (k.arch() == isa::arch::gfx950) return attend_direct<T, Form>(k, a);
  if constexpr (is_ahead(Form) && isa::is_compiled_for(isa::arch::gfx950))
    if (k.arch() == isa::arch::gfx950) return attend_ahead<T, Form>(k, a);
  if constexpr (!(is_direct(Form) || is_ahead(Form)) || isa::is_compiled_for(isa::arch::gfx942) ||
                isa::is_compiled_for(isa::arch::gfx90a))
    attend_through_registers<T, Form>(k, a);
}

/// O (queries, head) = softmax(scale Q K^T) V of each sequence and query head, and LSE (queries), the natural logarithms of the
/// rows' sums. T is __bf16 or _Float16; sums are in f32. Query i is beside key i + keys - queries and sees keys from `left`
/// before it to `right` after it; a negative bound is open. A query without keys gives zeros and -inf, with a sink the sink.
/// `heads_each` query heads share a head of K and V. Pointers are multiples of 16 bytes; strides, in elements, of 8; `scale` is
/// above 0. All lanes must be enabled, as they are when a kernel begins. attention_launch.hpp judges all that before a launch.
///
/// With Form.has_lengths rows of all sequences follow one another, and sequence i has rows query_begins[i] to query_begins[i
/// + 1] - 1 of Q and O and key_begins[i] to key_begins[i + 1] - 1 of K and V; lengths may be 0. `queries` is then the largest
/// number of queries, `keys` and batch strides are not read. `sinks` has one logit for each query head. Arguments for what
/// the form does not have are null or 0. Workgroups of 256 work-items: ceil(queries / 128), query heads, batch. On gfx950 forms
/// for which is_direct() or is_ahead() holds have other schedules: attend_direct(), which takes any number of workgroups along
/// x, and attend_ahead().
///
/// With Form.has_pages sequence i has key_begins[i] keys, and its keys j lie in page block_table[i table_row + j / page], page
/// = 2^page_bits, 16 or more; `k_batch` and `v_batch` are distances of pages. What the table and the last page have beyond the
/// sequence is not read, or counts for nothing. A row of the table has an entry at least.
///
/// With Form.has_one_query each sequence has one query, or by its lengths none, and workgroups are ceil(heads_each / 128),
/// heads of K and V, batch: a tile of keys is then loaded once for all heads that share it. With Form.is_split there are
/// `splits` times as many workgroups along x, 64 at most, each with its part of the tiles; `lse` is the workspace of
/// attention_workspace_bytes(), and attention_merge() makes O and LSE of it.
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
                  arg<read_only<i32>*> key_begins, arg<read_only<i32>*> block_table, arg<i32> queries_each,
                  arg<i32> keys_each, arg<i32> heads_each, arg<i32> left, arg<i32> right, arg<i32> q_batch,
                  arg<i32> q_head, arg<i32> q_row, arg<i32> k_batch, arg<i32> k_head, arg<i32> k_row,
                  arg<i32> v_batch, arg<i32> v_head, arg<i32> v_row, arg<i32> o_batch, arg<i32> o_head,
                  arg<i32> o_row, arg<i32> lse_batch, arg<i32> lse_head, arg<i32> table_row,
                  arg<i32> page_bits, arg<i32> splits, arg<f32> scale, arg<f32> cap) {
  // NOLINTEND(performance-unnecessary-value-param)
  constexpr const char* refusal = refusal_of(Form);
  if constexpr (refusal != nullptr)
    k.program_draft().fail({}, refusal);
  else
    attend<T, Form>(
        k, {o,           lse,          q,         key,        value,     sinks,     query_begins, key_begins,
            block_table, queries_each, keys_each, heads_each, left,      right,     q_batch,      q_head,
            q_row,       k_batch,      k_head,    k_row,      v_batch,   v_head,    v_row,        o_batch,
            o_head,      o_row,        lse_batch, lse_head,   table_row, page_bits, splits,       scale,
            cap});
}

} // namespace kiln::kernel
