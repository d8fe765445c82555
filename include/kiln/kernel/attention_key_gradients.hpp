// SPDX-License-Identifier: MIT
// The parts of attention_backward_keys(): what its workgroups hold, and the steps that its schedule interleaves.
#pragma once

#include <kiln/kernel/attention_direct_key_tiles.hpp>
#include <kiln/kernel/attention_gradient.hpp>
#include <kiln/kernel/attention_key_share.hpp>
#include <kiln/kernel/attention_key_tiles.hpp>
#include <kiln/kernel/attention_query_adds.hpp>

namespace kiln::kernel {

/// Arguments of attention_backward_keys().
template<class T> struct attention_key_gradient_arguments {
  const arg<T*>&d_k, &d_v;
  const arg<float*>&d_q, &parts;
  const arg<const T*>&q, &key, &value, &d_o;
  const arg<const float*>&lse, &delta;
  const arg<read_only<i32>*>&query_begins, &key_begins;
  const arg<i32>&queries_each, &keys_each, &heads_each, &left, &right;
  const arg<i32>&q_batch, &q_head, &q_row, &k_batch, &k_head, &k_row, &v_batch, &v_head, &v_row;
  const arg<i32>&d_o_batch, &d_o_head, &d_o_row, &d_k_batch, &d_k_head, &d_k_row, &d_v_batch, &d_v_head,
      &d_v_row;
  const arg<i32>&d_q_batch, &d_q_head, &d_q_row, &lse_batch, &lse_head, &whole, &splits;
  const arg<f32>&scale, &cap;
};

/// The steps are functions that the schedules record as streams. Members hold what is in registers from one step to another.
/// IsDirect: tiles come by attention_direct_key_tiles, and the form is one for which has_direct_gradients() holds.
template<class T, attention_form Form, bool AddsQueries, bool IsDirect> class attention_key_gradients {
  using number = tile::number_of<T>;
  using arguments = attention_key_gradient_arguments<T>;
  static constexpr attention_gradient_layouts places{AddsQueries || Form.head > 64 ? 128u : 64u};
  static constexpr tile::layout of_scores = places.scores(), of_sums = places.sums(),
                                logs = attention_gradient_layouts::logs();
  static constexpr i32 held = static_cast<i32>(attention_gradient_layouts::held_rows);
  static constexpr f32 log2_e = 1.44269504f, inf = __builtin_inff();
  using tiles_type =
      author::choose<IsDirect, attention_direct_key_tiles<T>, attention_key_tiles<T, places.head>>;
  using exchange_type =
      author::choose<IsDirect, attention_direct_score_exchange<T>, attention_score_exchange<T>>;
  using held_tile =
      tile::register_tile<number, places.held(), ir::bank::agpr>; // for matrix instructions alone
  using sums_tile = tile::register_tile<f32, of_sums, ir::bank::agpr>;
  struct no_adds {
    constexpr no_adds(builder, const arg<i32>&) {}
  };

public:
  static constexpr i32 rows = static_cast<i32>(attention_gradient_layouts::rows); ///< queries of a tile

private:
  builder k;
  arguments a;

public:
  sgpr<i32> kv_head;
  attention_key_share share;
  sgpr<i32> first_key;
  attention_sequence sequence;
  sgpr<i32> batch, q_end, k_end, first_row;

private:
  /// What is needed after the last product waits in AGPRs: SGPRs are few.
  struct late_value {
    static constexpr u32 part = 0, first = 1, end = 2, part_numbers = 3, parts = 4, k_batch = 5, v_batch = 8,
                         row = 11, end_row = 12, head = 13, count = 14;
  };
  agpr<i32, late_value::count> late;
  tile::tensor<const T, 4> from_q, from_d_o;
  tile::tensor<const float, 3> from_lse, from_delta;

public:
  tiles_type tiles;
  attention_window window; ///< queries that see the workgroup's keys: left and right are exchanged

private:
  held_tile own_k, own_v;
  sums_tile sum_k, sum_v;
  vgpr<f32> log_factor; ///< from LSE to what scores begin with
  sgpr<f32> factor;     ///< from scores to powers of 2
  tile::register_tile<f32, logs> lse_next, delta_next;
  tile::register_tile<f32, of_scores> scores, gradients, slopes; ///< slopes of the cap
  vgpr<f32> score_begin, gradient_begin;
  tile::register_tile<number, places.packed_scores()> powers, packed;
  typename tiles_type::rows_operand q_part, d_o_part;
  typename tiles_type::columns_operand q_column_part, d_o_column_part;
  author::choose<AddsQueries, attention_query_adds<T, Form, exchange_type>, no_adds> adds;

  static constexpr attention_window window_of(builder k, const attention_sequence& s, const sgpr<i32>& first,
                                              const arguments& a) {
    const auto own_key = k.vgpr<i32>(as<i32>(attention_coordinate(k, of_scores, 'n')) + first);
    attention_window out(k, s.keys, s.queries, first, own_key, a.right, a.left,
                         attention_gradient_layouts::held_rows);
    out.own_last = select(own_key < s.keys, out.own_last, -1);
    out.all_end = select(first + held > s.keys, 0, out.all_end);
    return out;
  }
  constexpr agpr<i32, late_value::count> late_values(builder b, const arguments& from) const {
    auto out = b.agpr<i32, late_value::count>();
    const arg<i32>* const strides[] = {&from.d_k_batch, &from.d_k_head, &from.d_k_row,
                                       &from.d_v_batch, &from.d_v_head, &from.d_v_row};
    for (u32 i = 0; i < 6; ++i) out[late_value::k_batch + i] = b.vgpr<i32>(*strides[i]);
    const auto z = b.sgpr<i32>(b.block_idx.z), beyond = b.sgpr<i32>(max(z - from.whole, 0)),
               others = b.sgpr<i32>(beyond / from.splits), heads = b.sgpr<i32>(b.grid_dim.x * b.grid_dim.y);
    const auto part = b.sgpr<i32>((beyond - others * from.splits) * heads + sequence.number * b.grid_dim.x +
                                  kv_head); // of [part][sequence][head]
    out[late_value::part] = b.vgpr<i32>(select(z < from.whole, -1, part));
    out[late_value::first] = b.vgpr<i32>(others * held);
    const auto part_rows = b.sgpr<i32>((as<i32>(b.grid_dim.z) - from.whole) / from.splits * held);
    out[late_value::end] = b.vgpr<i32>(min(sequence.keys - from.whole * held, part_rows));
    out[late_value::part_numbers] = b.vgpr<i32>(part_rows * static_cast<i32>(Form.head));
    out[late_value::parts] = b.vgpr<i32>(heads * from.splits);
    out[late_value::row] = b.vgpr<i32>(first_row);
    out[late_value::end_row] = b.vgpr<i32>(k_end);
    out[late_value::head] = b.vgpr<i32>(kv_head);
    return out;
  }
  constexpr held_tile own_rows(const arg<const T*>& x, const arg<i32>& b, const arg<i32>& h,
                               const arg<i32>& r) const {
    held_tile out(k);
    out.registers = tile::load<places.held()>(k, attention_tensor(x, b, h, r, "nk", k_end, Form.head),
                                              {batch, kv_head, first_row, 0})
                        .registers;
    return out;
  }

public:
  constexpr attention_key_gradients(builder b, arguments from, source at = source::here())
      : k(b),
        a(from),
        kv_head(b.sgpr<i32>(b.block_idx.x)),
        share(b, from.heads_each, from.whole, from.splits),
        first_key(b.sgpr<i32>(share.block * held)),
        sequence(attention_sequence::of<Form>(b, b.sgpr<i32>(b.block_idx.y), from)),
        batch(b.sgpr<i32>(sequence.batch)),
        q_end(b.sgpr<i32>(sequence.query_begin + sequence.queries)),
        k_end(b.sgpr<i32>(sequence.key_begin + sequence.keys)),
        first_row(b.sgpr<i32>(sequence.key_begin + first_key)),
        late(late_values(b, from)),
        from_q(attention_tensor(from.q, from.q_batch, from.q_head, from.q_row, "mk", q_end, Form.head)),
        from_d_o(
            attention_tensor(from.d_o, from.d_o_batch, from.d_o_head, from.d_o_row, "mk", q_end, Form.head)),
        from_lse(attention_row_tensor(from.lse, from.lse_batch, from.lse_head, 'm', q_end)),
        from_delta(attention_row_tensor(from.delta, from.lse_batch, from.lse_head, 'm', q_end)),
        tiles(b, at),
        window(window_of(b, sequence, first_key, from)),
        own_k(own_rows(from.key, from.k_batch, from.k_head, from.k_row)),
        own_v(own_rows(from.value, from.v_batch, from.v_head, from.v_row)),
        sum_k(tile::filled<f32, of_sums, ir::bank::agpr>(b, 0.0f)),
        sum_v(tile::filled<f32, of_sums, ir::bank::agpr>(b, 0.0f)),
        log_factor(b.vgpr<f32>()),
        factor(b.sgpr<f32>()),
        lse_next(b),
        delta_next(b),
        scores(b),
        gradients(b),
        slopes(b),
        score_begin(b.vgpr<f32>()),
        gradient_begin(b.vgpr<f32>()),
        powers(b),
        packed(b),
        q_part(b),
        d_o_part(b),
        q_column_part(b),
        d_o_column_part(b),
        adds(b, from.d_q_row) {
    if constexpr (!Form.has_cap) log_factor = -1.0f / k.vgpr<f32>(a.scale);
    factor = k.read_first_lane(k.vgpr<f32>(a.scale) * log2_e);
    if constexpr (AddsQueries) {
      adds.load_keys(attention_tensor(a.key, a.k_batch, a.k_head, a.k_row, "mk", k_end, Form.head), batch,
                     kv_head, first_row, tiles);
      packed.registers = tile::filled<number, places.packed_scores()>(k, 0.0f).registers;
      adds.write(packed);
    }
  }

  /// Tiles of one query head on their way, from the one whose first row in memory is `first`.
  class head_loads {
    attention_key_gradients& to;
    typename tiles_type::loads rows;
    tile::global_access<logs, const float, 3> lse, delta;

  public:
    constexpr head_loads(attention_key_gradients& g, const sgpr<i32>& first, source at = source::here())
        : to(g),
          rows(g.tiles, g.from_q, g.from_d_o, {g.batch, g.share.head, first, 0}, at),
          lse(g.k, g.from_lse, {g.batch, g.share.head, first}, at, 'm'),
          delta(g.k, g.from_delta, {g.batch, g.share.head, first}, at, 'm') {}
    constexpr void load_q() {
      rows.load_q(to.tiles);
      load_lse();
    }
    constexpr void load_d_o() {
      rows.load_d_o(to.tiles);
      load_delta();
    }
    /// Rows of both to the slot that is `ahead` steps from now; their LSE and delta.
    constexpr void load_rows(u32 ahead) { rows.load(to.tiles, ahead); }
    constexpr void load_logs() { load_lse(), load_delta(); }

  private:
    constexpr void load_lse() {
      lse.load_to(to.lse_next);
      lse.advance('m', attention_gradient_layouts::rows);
    }
    constexpr void load_delta() {
      delta.load_to(to.delta_next);
      delta.advance('m', attention_gradient_layouts::rows);
    }
  };

  constexpr void store_rows() {
    tiles.store_rows();
    take_logs();
  }
  /// What the next products begin with, out of the LSE and delta that were loaded.
  constexpr void take_logs() {
    const auto& log = lse_next.registers[0];
    if constexpr (Form.has_cap)
      score_begin = select(log == -inf, -inf, log * -log2_e);
    else
      score_begin = select(log == -inf, -inf, log * log_factor);
    gradient_begin = -delta_next.registers[0];
  }
  /// What products begin with, and their operands.
  constexpr void read_scores() {
    tiles.read_q_rows(q_part);
    for (u32 i = 0; i < 16 && !Form.has_cap; ++i) spread(i, scores.registers[i], score_begin);
  }
  constexpr void read_gradients() {
    tiles.read_d_o_rows(d_o_part);
    begin_gradients();
  }
  constexpr void begin_gradients() {
    for (u32 i = 0; i < 16; ++i) spread(i, gradients.registers[i], gradient_begin);
  }
  constexpr void read_value_rows() { tiles.read_d_o_rows(d_o_part); }
  constexpr void read_value_columns() { tiles.read_d_o_columns(d_o_column_part); }
  constexpr void read_key_columns() { tiles.read_q_columns(q_column_part); }
  constexpr void add_scores() {
    if constexpr (Form.has_cap)
      tile::product(k, scores, q_part, own_k);
    else
      tile::add_product(k, scores, q_part, own_k);
  }
  constexpr void add_gradients() { tile::add_product(k, gradients, d_o_part, own_v); }
  constexpr void add_values() { tile::add_product(k, sum_v, d_o_column_part, powers); }
  constexpr void add_keys() { tile::add_product(k, sum_k, q_column_part, packed); }
  constexpr void cap_scores() {
    if constexpr (Form.has_cap) {
      auto inner = k.vgpr<f32>(a.scale / k.vgpr<f32>(a.cap)),
           outer = k.vgpr<f32>(k.vgpr<f32>(a.cap) * log2_e);
      for (u32 i = 0; i < scores.registers.size(); ++i) {
        auto capped = k.vgpr<f32>(tanh(scores.registers[i] * inner)), log = k.vgpr<f32>();
        spread(i, log, score_begin);
        scores.registers[i] = capped * outer + log;
        slopes.registers[i] = 1.0f - capped * capped;
      }
    }
  }
  constexpr void mask(const sgpr<i32>& at) { mask_scores(k, scores, window, at); }
  /// P, and dS: by halves, as the sums' first products need the first one.
  constexpr void raise() {
    tile::for_each_number<2>([&](auto half) {
      for (u32 i = half * 8; i < half * 8 + 8; ++i)
        scores.registers[i] = fast_exp2(Form.has_cap ? scores.registers[i] : scores.registers[i] * factor);
      pack<half>(scores, powers);
    });
  }
  constexpr void multiply() {
    tile::for_each_number<2>([&](auto half) {
      for (u32 i = half * 8; i < half * 8 + 8; ++i) {
        gradients.registers[i] *= scores.registers[i];
        if constexpr (Form.has_cap) gradients.registers[i] *= slopes.registers[i];
      }
      pack<half>(gradients, packed);
    });
  }

  // Of dQ.
  constexpr void begin_adds(const sgpr<i32>& first, const sgpr<i32>& at) {
    if constexpr (AddsQueries) {
      auto address = tile::moved_by(as<u64>(a.d_q), batch, a.d_q_batch, 4);
      address = tile::moved_by(address, share.head, a.d_q_head, 4);
      adds.begin(tile::moved_by(address, first, tile::times(a.d_q_row, 4)),
                 k.sgpr<i32>(sequence.queries - at));
    }
  }
  constexpr void read_adds() {
    if constexpr (AddsQueries) adds.read();
  }
  constexpr void multiply_adds() {
    if constexpr (AddsQueries) adds.multiply();
  }
  constexpr void add_queries(u32 first, u32 end, const sgpr<f32>& scale) {
    if constexpr (AddsQueries) adds.add(first, end, scale);
  }
  constexpr void write_adds() {
    if constexpr (AddsQueries) adds.write(packed);
  }
  constexpr void advance_adds() {
    if constexpr (AddsQueries) adds.advance();
  }

  constexpr void store() {
    const auto part = k.sgpr<i32>(kept(late_value::part));
    k.if_(part < 0, [&] {
       const auto head = k.sgpr<i32>(kept(late_value::head)), row = k.sgpr<i32>(kept(late_value::row));
       store_gradients(k, results_of(a.d_k, late_value::k_batch), {batch, head, row, 0}, sum_k,
                       k.sgpr<f32>(a.scale));
       store_gradients(k, results_of(a.d_v, late_value::v_batch), {batch, head, row, 0}, sum_v,
                       k.sgpr<f32>(1.0f));
     }).else_([&] { store_parts(); });
  }

private:
  constexpr sgpr<i32> kept(u32 i) const { return k.sgpr<i32>(k.read_first_lane(k.vgpr<i32>(late[i]))); }
  constexpr tile::tensor<T, 4> results_of(const arg<T*>& x, u32 strides) const {
    return attention_tensor(x, kept(strides), kept(strides + 1), kept(strides + 2), "nm",
                            kept(late_value::end_row), Form.head);
  }
  /// dK, then dV: [part][sequence][head][key of blocks that are split][number].
  constexpr void store_parts() {
    constexpr i32 numbers = static_cast<i32>(Form.head);
    const auto first = k.sgpr<i32>(kept(late_value::first)), end = k.sgpr<i32>(kept(late_value::end)),
               part_numbers = k.sgpr<i32>(kept(late_value::part_numbers));
    const auto of_k = a.parts + multiply_wide(kept(late_value::part), part_numbers);
    const auto of_v = of_k + multiply_wide(kept(late_value::parts), part_numbers);
    store_gradients(k, tile::tensor(of_k, {{'n', end, numbers}, {'m', Form.head}}), {first, 0}, sum_k,
                    k.sgpr<f32>(a.scale));
    store_gradients(k, tile::tensor(of_v, {{'n', end, numbers}, {'m', Form.head}}), {first, 0}, sum_v,
                    k.sgpr<f32>(1.0f));
  }
  /// From lane `item` of each 16.
  template<class To> constexpr void spread(u32 item, const To& to, const vgpr<f32>& from) {
    k.emit(isa::mn::v_mov_b32, emit::operand(to, source::here()), emit::operand(from, source::here()),
           row_newbcast(item));
  }
  template<u32 Half, class From, class To> constexpr void pack(const From& from, const To& to) {
    author::convert_to<rounding::nearest_even_of_sums>(tile::part<3, Half>(to).registers,
                                                       tile::part<3, Half>(from).registers);
  }
};

} // namespace kiln::kernel
