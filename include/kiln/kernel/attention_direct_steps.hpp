// SPDX-License-Identifier: MIT
// The parts of attention's forward pass on gfx950: what a workgroup holds, and the steps that its schedule interleaves.
#pragma once

#include <kiln/author/values/wave_exchange.hpp>
#include <kiln/kernel/attention_cap.hpp>
#include <kiln/kernel/attention_direct_half.hpp>
#include <kiln/kernel/attention_direct_layouts.hpp>
#include <kiln/kernel/attention_rows.hpp>
#include <kiln/kernel/attention_window_pair.hpp>
#include <kiln/tile/matrix/product.hpp>
#include <kiln/tile/memory/async_load.hpp>
#include <kiln/tile/memory/convert_in_lds.hpp>
#include <kiln/tile/registers/convert.hpp>
#include <kiln/tile/registers/part.hpp>
#include <kiln/tile/registers/reduce.hpp>
#include <kiln/tile/ring.hpp>

namespace kiln::kernel {

/// The steps are functions that attend_direct() records as streams. Members hold what is in registers from one step to another.
/// LDS has rows of Q, and a ring of slots, each with a tile of V and the tile of K that is two further.
template<class T, attention_form Form> class attention_direct {
  using number = tile::number_of<T>;
  using places = attention_direct_layouts<attention_direct_head(Form)>;
  static_assert(places::swizzle_of_q().conflicts == 0 && places::swizzle_of_k().conflicts == 0 &&
                    places::swizzle_of_v().conflicts == 0,
                "reads of LDS have no bank conflicts");
  static constexpr tile::layout of_q = places::q(), of_scores = places::scores(),
                                of_output = places::output(), k_operand = places::k_operand(),
                                v_operand = places::v_operand(), v_addresses = places::v_addresses(),
                                of_lines = places::lines(), q_memory = places::q_memory(),
                                k_memory = places::k_memory(), v_memory = places::v_memory(),
                                q_loads = tile::dma_source(q_memory, 16, 16, 2),
                                k_loads = tile::dma_source(k_memory, 16, 16, 2),
                                v_loads = tile::dma_source(v_memory, 16, 16, 2);
  static constexpr u32 tile_bytes = places::keys * places::head * 2, slots = 3,
                       output_items = 1u << of_output.bits(tile::place::item);
  using half = attention_direct_half;
  using powers_tile = tile::register_tile<number, places::powers()>;
  using lines_tile = tile::register_tile<number, of_lines>;
  using q_slot = tile::lds_tile<number, q_memory>;
  using k_slot = tile::lds_tile<number, k_memory>;
  using v_slot = tile::lds_tile<number, v_memory>;

  builder k;
  attention_arguments<T> a;

public:
  attention_sequence sequence;

private:
  sgpr<i32> head, kv_head, q_end, k_end;
  tile::tensor<const T, 4> from_q, from_k, from_v;

public:
  lds_ring ring, q_ring;
  token loaded, q_loaded;

private:
  tile::lds_access<of_q, number, q_memory> q_reads;
  tile::lds_access<k_operand, number, k_memory> k_reads;
  tile::lds_access<v_addresses, number, v_memory> v_reads;
  vgpr<u32, 2> k_at; ///< addresses in the slot that is read
  vgpr<u32, 1> v_at;
  lds_place here; ///< of k_at and v_at
  tile::register_tile<number, of_q, ir::bank::agpr> own_q;
  tile::register_tile<number, k_operand, ir::bank::agpr> k_now;
  tile::register_tile<number, v_operand> v_now;
  tile::register_tile<f32, of_scores> scores;
  powers_tile powers_0, powers_1, powers_2, powers_3;
  tile::register_tile<f32, of_output, ir::bank::agpr> out;
  tile::register_tile<number, of_output> result;
  vgpr<i32> own_row, own_key; ///< of the lane's first query and score
  half low, high;
  attention_cap<Form.has_cap> cap;
  vgpr<f32> most, limit; ///< lanes below 32 have those of `low`, the others those of `high`
  sgpr<i32> stored;      ///< the first of the rows that go to memory

public:
  constexpr attention_direct(builder b, const attention_arguments<T>& from, source at = source::here())
      : k(b),
        a(from),
        sequence(attention_sequence::of<Form>(b, b.sgpr<i32>(b.block_idx.z), from)),
        head(b.sgpr<i32>(b.block_idx.y)),
        kv_head(b.sgpr<i32>(head / from.heads_each)),
        q_end(b.sgpr<i32>(sequence.query_begin + sequence.queries)),
        k_end(b.sgpr<i32>(sequence.key_begin + sequence.keys)),
        from_q(attention_tensor(from.q, from.q_batch, from.q_head, from.q_row, "nk", q_end, Form.head)),
        from_k(attention_tensor(from.key, from.k_batch, from.k_head, from.k_row, "mk", k_end, Form.head)),
        from_v(
            attention_tensor(from.value, from.v_batch, from.v_head, from.v_row, "km", k_end, Form.values())),
        ring(b, slots, 2 * tile_bytes),
        q_ring(b, 1, places::queries * places::head * 2),
        loaded(b.make_token()),
        q_loaded(b.make_token()),
        q_reads(b, q_slot::at(0), at),
        k_reads(b, k_slot::at(0), at),
        v_reads(b, v_slot::at(tile_bytes), at),
        k_at(b.vgpr<u32, 2>()),
        v_at(b.vgpr<u32, 1>()),
        own_q(b),
        k_now(b),
        v_now(b),
        scores(b),
        powers_0(b),
        powers_1(b),
        powers_2(b),
        powers_3(b),
        out(b),
        result(b),
        own_row(b.vgpr<i32>(as<i32>(attention_coordinate(b, of_output, 'n')))),
        own_key(b.vgpr<i32>(as<i32>(attention_coordinate(b, of_scores, 'm')))),
        low(b, attention_scale<Form>(from)),
        high(b, attention_scale<Form>(from)),
        cap(b, from.scale, from.cap),
        most(b.vgpr<f32>()),
        limit(b.vgpr<f32>()),
        stored(b.sgpr<i32>(sequence.queries)) {}

  /// Rows of Q from `first` on, in the sequence, to LDS.
  constexpr void load_q(const sgpr<i32>& first, source at = source::here()) {
    const auto row = k.sgpr<i32>(sequence.query_begin + first);
    const tile::async_access<q_loads, number, q_memory, 1, const T, 4> loads(
        k, q_slot::at(0), from_q, {sequence.batch, head, row, 0}, at, 0, {}, true);
    q_ring.load(q_loaded, 0, [&](const sgpr<u32>& to) { loads.load_from_slot(to); });
  }
  constexpr void read_q() {
    q_ring.read(0, [&](const sgpr<u32>& slot) {
      const sgpr<u32>* const from = &slot; // clang's bytecode interpreter captures no reference parameters
      q_reads.each(0, own_q.items, [&](u32 item, const auto& address, u32 bytes) {
        const auto moved = k.vgpr<u32>(address + *from);
        k.emit(isa::mn::ds_read_b128, tile::items_of(own_q, item, 3, source::here()),
               emit::operand(moved, source::here()), offset(bytes));
      });
    });
  }
  constexpr void find_addresses() {
    here = ring.place(0, [&](const sgpr<u32>& slot) {
      const sgpr<u32>* const to = &slot; // as above
      k_reads.each_address([&](u32 i, const auto& address) { k_at[i] = address + *to; });
      v_reads.each_address([&](u32 i, const auto& address) { v_at[i] = address + *to; });
    });
  }
  constexpr void read_k() {
    ring.read(here, [&] {
      k_reads.each_place(0, k_now.items, [&](u32 item, u32 address, u32 bytes) {
        k.emit(isa::mn::ds_read_b128, tile::items_of(k_now, item, 3, source::here()),
               emit::operand(k_at[address], source::here()), offset(bytes));
      });
    });
  }
  constexpr void read_v() {
    ring.read(here, [&] {
      v_reads.each_place(0, v_now.items, [&](u32 item, u32 address, u32 bytes) {
        k.emit(isa::mn::ds_read_b64_tr_b16, tile::items_of(v_now, item, 2, source::here()),
               emit::operand(v_at[address], source::here()), offset(bytes));
      });
    });
  }

  constexpr void clear() { out.registers = 0.0f; }
  /// Block by block: their registers hold scores of the tile before until these are powers.
  constexpr void add_scores() {
    tile::for_each_number<2>([&](auto m) {
      tile::for_each_number<2>([&](auto n) {
        auto block = tile::part<4, m + 2 * n>(scores);
        tile::product(k, block, tile::part<places::score_part, m>(k_now),
                      tile::part<places::score_part, n>(own_q));
      });
    });
  }
  template<u32 Step> constexpr void add_output(tile::fixed_number<Step>) {
    constexpr tile::layout of_step = tile::moved(powers_tile::places, 'k', 16 * Step);
    tile::add_product(k, out, tile::part<places::output_part, Step>(v_now),
                      tile::viewed<of_step>(powers<Step>()));
  }

  /// A block of rows: how it goes over its keys.
  class rows {
    attention_direct& g;
    builder k;
    sgpr<i32> first;

  public:
    attention_window_pair<of_scores> window;

  private:
    sgpr<i32> first_key;
    tile::async_access<k_loads, number, k_memory, 1, const T, 4> k_next;
    tile::async_access<v_loads, number, v_memory, 1, const T, 4> v_next;
    sgpr<i32> has_grown;

  public:
    /// From row `row` of the sequence on.
    constexpr rows(attention_direct& of, const sgpr<i32>& row, source where = source::here())
        : g(of),
          k(of.k),
          first(of.k.template sgpr<i32>(row)),
          window(of.k, of.sequence, first, of.own_row, of.a.left, of.a.right, places::queries),
          first_key(of.k.template sgpr<i32>(of.sequence.key_begin + window.at)),
          k_next(of.k, k_slot::at(0), of.from_k, {of.sequence.batch, of.kv_head, first_key, 0}, where, 'm',
                 {}, true),
          v_next(of.k, v_slot::at(tile_bytes), of.from_v, {of.sequence.batch, of.kv_head, first_key, 0},
                 where, 'k', {}, true),
          has_grown(of.k.template sgpr<i32>(0)) {
      g.low.softmax.begin();
      g.high.softmax.begin();
      if constexpr (Form.has_sinks) {
        const auto logit = k.template vgpr<f32>(g.a.sinks[g.head]);
        g.low.softmax.begin_with(k, logit);
        g.high.softmax.begin_with(k, logit);
      }
      g.limit = g.low.softmax.limit; // as that of `high`
    }

    /// The next tile of K, and of V, to the slot that is `ahead` steps from now.
    constexpr void load_k(u32 ahead) {
      g.ring.load(g.loaded, ahead, [&](const sgpr<u32>& to) { k_next.load_from_slot(to); });
      k_next.advance('m', places::keys);
    }
    constexpr void load_v(u32 ahead) {
      g.ring.load(g.loaded, ahead, [&](const sgpr<u32>& to) { v_next.load_from_slot(to); });
      v_next.advance('k', places::keys);
    }

    /// Before the largest are looked for.
    constexpr void cap_scores() { g.cap.apply(g.scores.registers); }
    constexpr void mask() {
      window.mask(g.scores, g.own_key, [&] { find_first_most(); });
    }
    /// Powers of half the tile's keys, with the scores' layout as the operand of the next product; then of the others.
    constexpr void raise_first() { raise<0, 0>(), raise<1, 0>(), raise<0, 1>(), raise<1, 1>(); }
    constexpr void raise_rest() { // in the order in which add_scores() needs their registers
      raise<0, 2>(), raise<0, 3>(), raise<1, 2>(), raise<1, 3>();
    }
    /// A lane's largest scores of half the tile's keys; then of all.
    constexpr void find_first_most() {
      g.low.most = max(g.scores.registers[0], g.scores.registers[1]);
      g.high.most = max(g.scores.registers[32], g.scores.registers[33]);
      most_of(g.low.most, 2, 16);
      most_of(g.high.most, 34, 48);
    }
    constexpr void find_most() {
      most_of(g.low.most, 16, 32);
      most_of(g.high.most, 48, 64);
      k.v_permlane32_swap_b32(g.low.most, g.high.most); // two lanes share queries
      g.most = max(g.low.most, g.high.most);
    }
    /// Where a largest score has grown too far, powers are from now on of another. The output follows in rescale(): products
    /// of older powers may still be added to it.
    constexpr void follow() {
      has_grown = 0;
      k.if_(any(g.most > g.limit), [&] {
        has_grown = 1;
        g.low.most = g.most;
        g.high.most = g.most;
        k.v_permlane32_swap_b32(g.low.most, g.high.most);
        g.low.softmax.grow(k, g.low.most, g.low.shrink);
        g.high.softmax.grow(k, g.high.most, g.high.shrink);
        auto of_high = k.template vgpr<f32>(g.high.softmax.limit);
        g.limit = g.low.softmax.limit;
        k.v_permlane32_swap_b32(g.limit, of_high);
      });
    }
    constexpr void rescale() {
      k.if_(has_grown != 0, [&] {
        for (u32 i = 0; i < output_items; ++i)
          g.out.registers[i] = g.out.registers[i] * (i < output_items / 2 ? g.low.shrink : g.high.shrink);
      });
    }

    constexpr void join_sums() {
      half* const halves[] = {&g.low, &g.high};
      for (half* const h : halves) {
        h->sum = h->softmax.sum + shuffle_xor<32>(h->softmax.sum);
        h->share = select(h->sum == 0.0f, 0.0f, 1.0f / h->sum);
        if constexpr (Form.has_lse) h->log = h->softmax.from * 0.693147181f + log(h->sum);
      }
    }
    constexpr void divide() {
      constexpr u32 together = 4;
      tile::for_each_number<places::head / together>([&](auto i) {
        auto x = k.template vgpr<f32, together>();
        for (u32 j = 0; j < together; ++j)
          x[j] = g.out.registers[together * i + j] *
                 (together * i < output_items / 2 ? g.low.share : g.high.share);
        auto to = tile::part<2, i>(g.result);
        author::convert_to<rounding::nearest_even_of_sums>(to.registers, x);
      });
    }
    /// The result, as lines of memory, in the registers of V: by way of the ring's LDS, of which each wave has its part. No
    /// wave uses the ring.
    constexpr void find_lines() {
      const auto exchange = tile::lds_tile<number, tile::exchange_layout<of_output, of_lines, number>>::at(0);
      k.apart([&] {
        tile::store(k, exchange, g.result);
        tile::access_of<of_lines>(k, exchange).load_to(g.lines());
      });
      g.stored = first;
    }

  private:
    template<u32 Half, u32 Step> constexpr void raise() {
      half* const of = Half == 0 ? &g.low : &g.high;
      const auto p = tile::map(tile::part<3, Step + 4 * Half>(g.scores), [&](const auto& x) {
        return fast_exp2(x * of->softmax.factor - of->softmax.from);
      });
      for (u32 i = 0; i < p.items; ++i) of->softmax.sum += p.registers[i];
      auto to = tile::part<3, Half>(g.template powers<Step>());
      author::convert_to<rounding::nearest_even_of_sums>(to.registers, p.registers);
    }
    constexpr void most_of(vgpr<f32>& to, u32 from, u32 until) {
      for (u32 i = from; i < until; i += 2)
        k.v_max3_f32(to, g.scores.registers[i], g.scores.registers[i + 1], to);
    }
  };

  /// Before the first rows: store() then stores none.
  constexpr void begin() {
    author::handle<ir::bank::vgpr, b32, places::head / 2>(k.program_draft(), v_now.registers.first_dword()) =
        0;
  }
  /// Stores the rows whose lines were found last.
  constexpr void store() {
    const auto row = k.sgpr<i32>(sequence.query_begin + stored);
    const tile::tensor to_o = attention_tensor(a.o, a.o_batch, a.o_head, a.o_row, "nm", q_end, Form.values());
    tile::store(k, to_o, {sequence.batch, head, row, 0}, lines());
    if constexpr (Form.has_lse) {
      tile::register_tile<f32, tile::reduced(of_output, 'm')> logs(k);
      logs.registers[0] = low.log;
      logs.registers[1] = high.log;
      const tile::tensor to_lse = attention_row_tensor(a.lse, a.lse_batch, a.lse_head, 'n', q_end);
      tile::store(k, to_lse, {sequence.batch, head, row}, logs);
    }
  }

private:
  constexpr lines_tile lines() const {
    return lines_tile(typename lines_tile::registers_type(k.program_draft(), v_now.registers.first_dword()));
  }
  template<u32 Step> constexpr const powers_tile& powers() const {
    return Step == 0 ? powers_0 : Step == 1 ? powers_1 : Step == 2 ? powers_2 : powers_3;
  }
};

} // namespace kiln::kernel
