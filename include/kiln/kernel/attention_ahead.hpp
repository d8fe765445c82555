// SPDX-License-Identifier: MIT
// Attention's forward pass on gfx950 for waves of 32 queries: scores are a tile ahead of the output.
#pragma once

#include <kiln/author/control/schedule_stream.hpp>
#include <kiln/author/values/wave_exchange.hpp>
#include <kiln/kernel/attention_ahead_layouts.hpp>
#include <kiln/kernel/attention_ahead_loads.hpp>
#include <kiln/kernel/attention_cap.hpp>
#include <kiln/kernel/attention_results.hpp>
#include <kiln/kernel/attention_softmax.hpp>
#include <kiln/tile/matrix/product.hpp>
#include <kiln/tile/registers/convert.hpp>
#include <kiln/tile/registers/part.hpp>
#include <kiln/tile/registers/reduce.hpp>
#include <kiln/tile/ring.hpp>

namespace kiln::kernel {

/// Keys of a tile: as many as registers have room for, beside Q and the output.
constexpr u32 attention_ahead_keys(const attention_form& f) {
  const u32 k = attention_pieces{f.head}.numbers(), v = attention_pieces{f.values()}.numbers();
  return k / 4 + k / 2 + v / 2 <= 256 && v <= 192 ? 64 : 32;
}

/// attention_forward() of a form for which is_ahead() holds. One wave a SIMD has 32 queries. LDS has a ring of slots, each with
/// a tile of V and the tile of K that is two further, by LDS-DMA. An iteration, for tile i, whose scores are in registers, with
/// K_i+1 as an operand:
///
///   matrix unit  | scores = K_i+1 Q^T ........ | output += V_i^T P .........
///   vector ALU   | P of i                      | maximum of i + 1
///   LDS reads    | V_i                         | K_i+2
///   LDS-DMA      | V_i+2                       | K_i+4
///
/// where the first | is a barrier, after which slot i has arrived, and slot i - 1 is free.
template<class T, attention_form Form> constexpr void attend_ahead(builder k, attention_arguments<T> a) {
  using number = tile::number_of<T>;
  constexpr attention_pieces k_cut{Form.head}, v_cut{Form.values()};
  constexpr u32 keys = attention_ahead_keys(Form);
  constexpr attention_layouts places{k_cut.width(), keys}, v_places{v_cut.width(), keys};
  constexpr attention_ahead_layouts k_lds{k_cut.width(), keys}, v_lds{v_cut.width(), keys};
  static_assert(k_lds.swizzle_of_k().conflicts == 0 && v_lds.swizzle_of_v().conflicts == 0);
  constexpr tile::layout of_scores = places.scores(), of_output = v_places.output(),
                         k_operand = places.k_operand(), v_operand = v_places.v_operand(),
                         v_addresses = v_lds.v_addresses(), k_memory = k_lds.k_memory(),
                         v_memory = v_lds.v_memory();
  constexpr u32 k_bytes = keys * k_cut.numbers() * 2, v_bytes = keys * v_cut.numbers() * 2;
  constexpr i32 tile_keys = static_cast<i32>(keys);
  constexpr issue_cycles costs{.transcendental = 8, .vmem = 32, .lds = 16, .after_matrix = 8};
  k.require_block_size(attention_layouts::waves * 64);
  k.without<passes::schedule_instructions, passes::hoist_invariants, passes::share_expressions>();

  attention_sequence sequence(k, a.queries_each, a.keys_each);
  sequence.take<Form>(a.query_begins, a.key_begins);
  using rows_of_form = attention_rows<Form>;
  const rows_of_form rows(k, sequence, a.heads_each, a.splits, attention_layouts::queries);
  const tile::tensor from_q = rows.tensor(a.q, a.q_batch, a.q_row, a.q_head, "nk", Form.head);
  attention_window window = rows.window(k, sequence, as<i32>(attention_coordinate(k, of_output, 'n')), a.left,
                                        a.right, attention_layouts::queries);
  auto at = rows.first_key(k, window, a.splits, tile_keys); // key of the tile, in the sequence

  // The ring, its loads and its reads.
  lds_ring ring(k, 3, k_bytes + v_bytes);
  const token loaded = k.make_token();
  using k_slot = tile::lds_tile<number, k_memory, k_cut.count()>;
  using v_slot = tile::lds_tile<number, v_memory, v_cut.count()>;
  attention_ahead_loads<T, Form, k_memory, v_memory> loads(k, a, sequence, rows.kv_head, at, k_bytes);
  const auto load_k = [&](u32 ahead) {
    ring.load(loaded, ahead, [&](const sgpr<u32>& slot) { loads.load_k(slot); });
    loads.advance_k();
  };
  const auto load_v = [&](u32 ahead) {
    ring.load(loaded, ahead, [&](const sgpr<u32>& slot) { loads.load_v(slot); });
    loads.advance_v();
  };
  load_k(0);
  load_k(1);
  load_v(2);
  load_k(2);

  const attention_tiles<number, places.q(), k_cut.count(), ir::bank::agpr> own_q(k);
  for (u32 i = 0; i < k_cut.count(); ++i) {
    const auto piece =
        tile::load<places.q()>(k, from_q, {sequence.batch, rows.outer, rows.first, i * k_cut.width()});
    auto own = own_q[i];
    for (u32 j = 0; j < own.registers.size(); ++j) own.registers[j] = piece.registers[j];
  }
  const attention_tiles<f32, of_output, v_cut.count(), ir::bank::agpr> out(k);
  for (u32 i = 0; i < v_cut.count(); ++i) {
    auto piece = out[i];
    piece.registers = 0.0f;
  }
  const attention_tiles<number, k_operand, k_cut.count(), ir::bank::agpr> k_now(k);
  const attention_tiles<number, v_operand, v_cut.count()> v_now(k);
  const auto k_reads = tile::access_of<k_operand>(k, k_slot::at(0));
  const auto v_reads = tile::access_of<v_addresses>(k, v_slot::at(k_bytes));
  vgpr<u32, 2> k_at(k.vgpr<u32, 2>()), v_at(k.vgpr<u32, 2>()); // addresses in the slot that is read
  lds_place here;
  const auto find_addresses = [&] {
    here = ring.place(0, [&](const sgpr<u32>& slot) {
      const sgpr<u32>* const to = &slot; // clang's bytecode interpreter captures no reference parameters
      k_reads.each_address([&](u32 i, const auto& address) { k_at[i] = address + *to; });
      v_reads.each_address([&](u32 i, const auto& address) { v_at[i] = address + *to; });
    });
  };
  const auto read_k = [&] {
    ring.read(here, [&] {
      for (u32 piece = 0; piece < k_cut.count(); ++piece)
        k_reads.each_place(0, k_now[piece].items, [&](u32 item, u32 address, u32 bytes) {
          k.emit(isa::mn::ds_read_b128, tile::items_of(k_now[piece], item, 3, source::here()),
                 emit::operand(k_at[address], source::here()),
                 offset(bytes + piece * (k_bytes / k_cut.count())));
        });
    });
  };
  const auto read_v = [&] {
    ring.read(here, [&] {
      for (u32 piece = 0; piece < v_cut.count(); ++piece)
        v_reads.each_place(0, v_now[piece].items, [&](u32 item, u32 address, u32 bytes) {
          k.emit(isa::mn::ds_read_b64_tr_b16, tile::items_of(v_now[piece], item, 2, source::here()),
                 emit::operand(v_at[address], source::here()),
                 offset(bytes + piece * (v_bytes / v_cut.count())));
        });
    });
  };

  // Softmax.
  attention_softmax softmax(k, k.sgpr<f32>(attention_scale<Form>(a)));
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
  const attention_cap<Form.has_cap> cap(k, a.scale, a.cap);
  const auto own_key = k.vgpr<i32>(as<i32>(attention_coordinate(k, of_scores, 'm')));
  tile::register_tile<f32, of_scores> scores(k), next_scores(k);
  using powers_tile =
      tile::register_tile<number, tile::renamed(tile::part_of_layout(of_scores, 3, 0), "m", "k")>;
  constexpr u32 score_steps = k_cut.width() / attention_layouts::score_step,
                output_steps = keys / attention_layouts::output_step;
  const attention_tiles<number, powers_tile::places, output_steps> powers(k);
  auto most = k.vgpr<f32>(), other_most = k.vgpr<f32>();

  const auto add_scores = [&] {
    tile::for_each_number<k_cut.count()>([&](auto piece) {
      tile::for_each_number<score_steps>([&](auto step) {
        const auto operand = tile::part<places.k_part(), step>(k_now[piece]);
        if constexpr (piece + step == 0)
          tile::product(k, next_scores, operand, tile::part<3, step>(own_q[piece]));
        else
          tile::add_product(k, next_scores, operand, tile::part<3, step>(own_q[piece]));
      });
    });
  };
  const auto change_scores = [&](const auto& key) { // of the tile that begins with `key`
    cap.apply(next_scores.registers);
    const auto* const first = &key; // as above
    k.if_(key < window.all_begin || key + tile_keys > window.all_end, [&] {
      const auto own = k.vgpr<i32>(own_key + *first);
      for (u32 i = 0; i < next_scores.registers.size(); ++i) {
        const i32 of_item = static_cast<i32>(of_scores.coordinate(of_scores.element(i, 0), 'm'));
        next_scores.registers[i] =
            select(own <= window.own_last - of_item && own >= window.own_first - of_item,
                   next_scores.registers[i], -attention_softmax::inf);
      }
    });
  };
  const auto find_most = [&] {
    auto& s = next_scores.registers;
    most = max(s[0], s[1]);
    for (u32 i = 2; i < s.size(); i += 2) k.v_max3_f32(most, s[i], s[i + 1], most);
    other_most = most;
    k.v_permlane32_swap_b32(most, other_most); // two lanes share a query
    most = max(most, other_most);
    for (u32 i = 0; i < s.size(); ++i) scores.registers[i] = s[i];
  };
  const auto follow = [&] {
    softmax.follow(k, most, [&](const vgpr<f32>& by) {
      for (u32 i = 0; i < v_cut.count(); ++i) {
        auto piece = out[i];
        for (u32 j = 0; j < piece.registers.size(); ++j) piece.registers[j] = piece.registers[j] * by;
      }
    });
  };
  const auto raise = [&] {
    tile::for_each_number<output_steps>([&](auto step) {
      const auto p = tile::map(tile::part<3, step>(scores),
                               [&](const auto& x) { return fast_exp2(x * softmax.factor - softmax.from); });
      for (u32 i = 0; i < 8; ++i) softmax.sum += p.registers[i];
      auto to = powers[step];
      author::convert_to<rounding::nearest_even_of_sums>(to.registers, p.registers);
    });
  };
  const auto add_outputs = [&] {
    tile::for_each_number<output_steps>([&](auto step) {
      constexpr tile::layout of_step = tile::renamed(tile::part_of_layout(of_scores, 3, step), "m", "k");
      tile::for_each_number<v_cut.count()>([&](auto piece) {
        auto sum = out[piece];
        tile::add_product(k, sum, tile::part<v_places.v_part(), step>(v_now[piece]),
                          tile::viewed<of_step>(powers[step]));
      });
    });
  };

  k.wait(loaded, younger(3));
  k.barrier();
  find_addresses();
  read_k();
  k.barrier();
  add_scores();
  change_scores(at);
  k.wait(loaded, younger(2));
  k.barrier();
  ring.advance();
  load_v(2);
  load_k(2);
  find_addresses();
  read_k();
  find_most();
  follow();
  ring.advance();
  k.while_([&] { return at + tile_keys < window.end; },
           [&] {
             k.wait(loaded, younger(2));
             k.barrier();
             at += tile_keys;
             auto score_products = k.record([&] { add_scores(); });
             auto raised = k.record([&] { find_addresses(), raise(); });
             auto v_of_tile = k.record([&] { read_v(); });
             auto v_to_come = k.record([&] { load_v(2); });
             k.interleave(costs, score_products.prioritized(3), raised.prioritized(2),
                          v_of_tile.prioritized(1), v_to_come);
             change_scores(at);
             auto products = k.record([&] { add_outputs(); });
             auto maxima = k.record([&] { find_most(); });
             auto k_of_tile = k.record([&] { read_k(); });
             auto k_to_come = k.record([&] { load_k(2); });
             k.interleave(costs, products.prioritized(3), maxima.prioritized(2), k_of_tile.prioritized(1),
                          k_to_come);
             ring.advance();
             follow();
           });
  k.wait(loaded, younger(2));
  k.barrier();
  find_addresses();
  read_v();
  raise();
  add_outputs();
  k.wait(loaded);

  const auto whole = k.vgpr<f32>(softmax.sum + shuffle_xor<32>(softmax.sum));
  const auto share = k.vgpr<f32>(select(whole == 0.0f, 0.0f, 1.0f / whole));
  const attention_tiles<f32, of_output, v_cut.count()> results(k);
  for (u32 i = 0; i < v_cut.count(); ++i) {
    const auto piece = out[i];
    auto to = results[i];
    for (u32 j = 0; j < to.registers.size(); ++j) to.registers[j] = piece.registers[j] * share;
  }
  tile::register_tile<f32, tile::reduced(of_output, 'm')> logs(k);
  if constexpr (Form.has_lse || Form.is_split) logs.registers[0] = softmax.from * 0.693147181f + log(whole);
  if constexpr (Form.is_split)
    store_attention_part(k, a, sequence, rows, results, logs);
  else
    store_attention(k, a, sequence, rows, results, logs);
}

} // namespace kiln::kernel
