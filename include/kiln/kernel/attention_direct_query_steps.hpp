// SPDX-License-Identifier: MIT
// The parts of the gradients of attention's queries on gfx950: what a workgroup holds, and the steps that its schedule
// interleaves.
#pragma once

#include <kiln/kernel/attention_direct_gradient_layouts.hpp>
#include <kiln/kernel/attention_form.hpp>
#include <kiln/kernel/attention_sequence.hpp>
#include <kiln/kernel/attention_softmax.hpp>
#include <kiln/kernel/attention_tensors.hpp>
#include <kiln/kernel/attention_window_pair.hpp>
#include <kiln/tile/matrix/product.hpp>
#include <kiln/tile/memory/async_load.hpp>
#include <kiln/tile/memory/convert_in_lds.hpp>
#include <kiln/tile/registers/convert.hpp>
#include <kiln/tile/registers/part.hpp>
#include <kiln/tile/registers/reduce.hpp>
#include <kiln/tile/ring.hpp>

namespace kiln::kernel {

/// Arguments of attention_backward_queries().
template<class T> struct attention_query_gradient_arguments {
  const arg<T*>& d_q;
  const arg<const T*>&q, &key, &value, &d_o;
  const arg<const float*>&lse, &delta;
  const arg<read_only<i32>*>&query_begins, &key_begins;
  const arg<i32>&queries_each, &keys_each, &heads_each, &left, &right;
  const arg<i32>&q_batch, &q_head, &q_row, &k_batch, &k_head, &k_row, &v_batch, &v_head, &v_row;
  const arg<i32>&d_o_batch, &d_o_head, &d_o_row, &d_q_batch, &d_q_head, &d_q_row, &lse_batch, &lse_head;
  const arg<f32>&scale, &cap;
};

/// The steps are functions that query_gradients_direct() records as streams. Members hold what is in registers from one step to
/// another. LDS is a ring of slots, each with a tile of V and the tile of K after it.
template<class T, attention_form Form> class attention_direct_queries {
  using number = tile::number_of<T>;
  using places = attention_direct_gradient_layouts;
  static constexpr tile::layout of_held = places::held(), of_scores = places::scores(),
                                of_sums = places::sums(), of_rows = places::rows(),
                                of_columns = places::columns(), column_addresses = places::column_addresses(),
                                of_lines = places::lines(), of_lanes = tile::reduced(of_sums, 'm'),
                                memory = places::row_memory(), column_memory = places::column_memory(),
                                dma = tile::dma_source(memory, 16, 16, 2);
  static constexpr u32 tile_bytes = places::keys * places::head * 2;
  static constexpr f32 inf = attention_softmax::inf;
  using slot = tile::lds_tile<number, memory>;
  using column_slot = tile::lds_tile<number, column_memory>;
  using scores_tile = tile::register_tile<f32, of_scores>;

  builder k;
  attention_query_gradient_arguments<T> a;

public:
  static constexpr u32 slots = 4;
  attention_sequence sequence;

private:
  sgpr<i32> head, kv_head, q_end, k_end;
  tile::tensor<const T, 4> from_q, from_d_o, from_k, from_v;

public:
  lds_ring ring;
  token loaded;

private:
  tile::lds_access<of_rows, number, memory> row_reads;
  tile::lds_access<column_addresses, number, column_memory> column_reads;
  vgpr<u32, 2> rows_at; ///< addresses in the slot that is read
  vgpr<u32, 4> columns_at;
  lds_place rows_here, columns_here; ///< of these
  tile::register_tile<number, of_held, ir::bank::agpr> own_q, own_d_o;
  tile::register_tile<number, of_rows> k_rows, v_rows;
  tile::register_tile<number, of_columns> k_columns;
  scores_tile scores, powers, gradients;
  tile::register_tile<number, places::packed_scores()> packed;
  tile::register_tile<f32, of_sums, ir::bank::agpr> sums;
  tile::register_tile<f32, of_lanes> from, deltas;
  vgpr<i32> own_row, own_key; ///< of the lane's first query and score
  sgpr<f32> factor;           ///< from scores to powers of 2

public:
  constexpr attention_direct_queries(builder b, const attention_query_gradient_arguments<T>& of,
                                     source where = source::here())
      : k(b),
        a(of),
        sequence(attention_sequence::of<Form>(b, b.sgpr<i32>(b.block_idx.z), of)),
        head(b.sgpr<i32>(b.block_idx.y)),
        kv_head(b.sgpr<i32>(head / of.heads_each)),
        q_end(b.sgpr<i32>(sequence.query_begin + sequence.queries)),
        k_end(b.sgpr<i32>(sequence.key_begin + sequence.keys)),
        from_q(attention_tensor(of.q, of.q_batch, of.q_head, of.q_row, "nk", q_end, Form.head)),
        from_d_o(attention_tensor(of.d_o, of.d_o_batch, of.d_o_head, of.d_o_row, "nk", q_end, Form.head)),
        from_k(attention_tensor(of.key, of.k_batch, of.k_head, of.k_row, "mk", k_end, Form.head)),
        from_v(attention_tensor(of.value, of.v_batch, of.v_head, of.v_row, "mk", k_end, Form.head)),
        ring(b, slots, 2 * tile_bytes),
        loaded(b.make_token()),
        row_reads(b, slot::at(0), where),
        column_reads(b, column_slot::at(tile_bytes), where),
        rows_at(b.vgpr<u32, 2>()),
        columns_at(b.vgpr<u32, 4>()),
        own_q(b),
        own_d_o(b),
        k_rows(b),
        v_rows(b),
        k_columns(b),
        scores(b),
        powers(b),
        gradients(b),
        packed(b),
        sums(b),
        from(b),
        deltas(b),
        own_row(b.vgpr<i32>(as<i32>(attention_coordinate(b, of_sums, 'n')))),
        own_key(b.vgpr<i32>(as<i32>(attention_coordinate(b, of_scores, 'm')))),
        factor(b.read_first_lane(b.vgpr<f32>(of.scale) * attention_softmax::log2_e)) {}

  constexpr void find_row_addresses(u32 ahead) {
    rows_here = ring.place(ahead, [&](const sgpr<u32>& begin) {
      const sgpr<u32>* const to = &begin; // clang's bytecode interpreter captures no reference parameters
      row_reads.each_address([&](u32 i, const auto& address) { rows_at[i] = address + *to; });
    });
  }
  constexpr void find_addresses() {
    find_row_addresses(1);
    columns_here = ring.place(0, [&](const sgpr<u32>& begin) {
      const sgpr<u32>* const to = &begin; // as above
      column_reads.each_address([&](u32 i, const auto& address) { columns_at[i] = address + *to; });
    });
  }
  constexpr void read_values() { read_rows(v_rows, 0); }
  constexpr void read_keys() { read_rows(k_rows, tile_bytes); }
  /// The rows of K of a block's first tile.
  constexpr void read_first() {
    find_row_addresses(0);
    read_keys();
  }
  constexpr void read_columns() {
    ring.read(columns_here, [&] {
      column_reads.each_place(0, k_columns.items, [&](u32 item, u32 address, u32 bytes) {
        k.emit(isa::mn::ds_read_b64_tr_b16, tile::items_of(k_columns, item, 2, source::here()),
               emit::operand(columns_at[address], source::here()), offset(bytes));
      });
    });
  }

  constexpr void add_scores() {
    tile::for_each_number<2>([&](auto n) {
      auto half = tile::part<4, n>(scores);
      tile::product(k, half, k_rows, tile::part<6, n>(own_q));
    });
  }
  constexpr void add_gradients() {
    tile::for_each_number<2>([&](auto n) {
      auto half = tile::part<4, n>(gradients);
      tile::product(k, half, v_rows, tile::part<6, n>(own_d_o));
    });
  }
  constexpr void add_sums() {
    tile::for_each_number<2>([&](auto step) {
      tile::add_product(k, sums, tile::part<5, step>(k_columns), tile::part<4, step>(packed));
    });
  }
  /// P, by halves.
  constexpr void raise_first() { raise<0>(); }
  constexpr void raise_rest() { raise<1>(); }
  /// dS: the first products of add_sums() need that of 16 keys.
  constexpr void multiply_first() { multiply<0, 0>(), multiply<0, 1>(), multiply<1, 0>(); }
  constexpr void multiply_rest() { multiply<1, 1>(); }

  /// A block of queries: how it goes over its keys.
  class block {
    attention_direct_queries& g;
    builder k;
    sgpr<i32> first;

  public:
    attention_window_pair<of_scores> window;

  private:
    sgpr<i32> first_row, first_key;
    tile::async_access<dma, number, memory, 1, const T, 4> k_next, v_next;

  public:
    /// From row `row` of the sequence on.
    constexpr block(attention_direct_queries& of, const sgpr<i32>& row, source where = source::here())
        : g(of),
          k(of.k),
          first(of.k.template sgpr<i32>(row)),
          window(of.k, of.sequence, first, of.own_row, of.a.left, of.a.right, places::queries),
          first_row(of.k.template sgpr<i32>(of.sequence.query_begin + first)),
          first_key(of.k.template sgpr<i32>(of.sequence.key_begin + window.at)),
          k_next(of.k, slot::at(tile_bytes), of.from_k, {of.sequence.batch, of.kv_head, first_key, 0}, where,
                 'm', {}, true),
          v_next(of.k, slot::at(0), of.from_v, {of.sequence.batch, of.kv_head, first_key, 0}, where, 'm', {},
                 true) {}

    /// The next tile of K, and of V, to the slot that is `ahead` steps from now.
    constexpr void load_k(u32 ahead) {
      g.ring.load(g.loaded, ahead, [&](const sgpr<u32>& to) { k_next.load_from_slot(to); });
      k_next.advance('m', places::keys);
    }
    constexpr void load_v(u32 ahead) {
      g.ring.load(g.loaded, ahead, [&](const sgpr<u32>& to) { v_next.load_from_slot(to); });
      v_next.advance('m', places::keys);
    }
    /// Q, dO and what is known of their rows. What the first iteration takes for those of a tile before is set meanwhile.
    constexpr void begin() {
      const auto q = tile::load<of_held>(k, g.from_q, {g.sequence.batch, g.head, first_row, 0}),
                 d_o = tile::load<of_held>(k, g.from_d_o, {g.sequence.batch, g.head, first_row, 0});
      const auto logs = tile::load<of_lanes>(k, logs_of(g.a.lse), {g.sequence.batch, g.head, first_row}),
                 deltas = tile::load<of_lanes>(k, logs_of(g.a.delta), {g.sequence.batch, g.head, first_row});
      g.sums.registers = 0.0f;
      g.own_q.registers = q.registers;
      g.own_d_o.registers = d_o.registers;
      g.powers.registers = 0.0f;
      g.gradients.registers = 0.0f;
      g.k_columns.registers = tile::filled<number, of_columns>(k, 0.0f).registers;
      for (u32 i = 0; i < 2; ++i) {
        g.from.registers[i] =
            select(logs.registers[i] == -inf, inf, logs.registers[i] * attention_softmax::log2_e);
        g.deltas.registers[i] = deltas.registers[i];
      }
      window.look();
    }

    constexpr void mask() {
      window.mask(g.scores, g.own_key, [] {});
    }

    /// dQ, as lines of memory, by way of the ring's LDS, of which each wave has its part. No wave uses the ring.
    constexpr void store() {
      const auto scale = k.template sgpr<f32>(g.a.scale);
      const tile::register_tile<number, of_sums> result(k);
      tile::for_each_number<32>([&](auto i) {
        auto x = k.template vgpr<f32, 4>();
        for (u32 j = 0; j < 4; ++j) x[j] = g.sums.registers[4 * i + j] * scale;
        auto to = tile::part<2, i>(result);
        author::convert_to<rounding::nearest_even_of_sums>(to.registers, x);
      });
      const auto exchange = tile::lds_tile<number, tile::exchange_layout<of_sums, of_lines, number>>::at(0);
      const tile::register_tile<number, of_lines> lines(k);
      k.apart([&] {
        tile::store(k, exchange, result);
        tile::access_of<of_lines>(k, exchange).load_to(lines);
      });
      const tile::tensor to =
          attention_tensor(g.a.d_q, g.a.d_q_batch, g.a.d_q_head, g.a.d_q_row, "nm", g.q_end, Form.head);
      tile::store(k, to, {g.sequence.batch, g.head, first_row, 0}, lines);
    }

  private:
    constexpr tile::tensor<const float, 3> logs_of(const arg<const float*>& x) const {
      return attention_row_tensor(x, g.a.lse_batch, g.a.lse_head, 'n', g.q_end);
    }
  };

private:
  constexpr void read_rows(const tile::register_tile<number, of_rows>& to, u32 first_byte) {
    const auto* const rows = &to; // as above
    ring.read(rows_here, [&] {
      row_reads.each_place(0, rows->items, [&](u32 item, u32 address, u32 bytes) {
        k.emit(isa::mn::ds_read_b128, tile::items_of(*rows, item, 3, source::here()),
               emit::operand(rows_at[address], source::here()), offset(first_byte + bytes));
      });
    });
  }
  template<u32 Half> constexpr void raise() {
    for (u32 i = 16 * Half; i < 16 * Half + 16; ++i)
      powers.registers[i] = fast_exp2(scores.registers[i] * factor - from.registers[Half]);
  }
  template<u32 Half, u32 Step> constexpr void multiply() {
    constexpr u32 part = Step + 2 * Half;
    for (u32 i = 8 * part; i < 8 * part + 8; ++i)
      gradients.registers[i] = (gradients.registers[i] - deltas.registers[Half]) * powers.registers[i];
    auto to = tile::part<3, Half + 2 * Step>(packed);
    author::convert_to<rounding::nearest_even_of_sums>(to.registers,
                                                       tile::part<3, part>(gradients).registers);
  }
};

} // namespace kiln::kernel
