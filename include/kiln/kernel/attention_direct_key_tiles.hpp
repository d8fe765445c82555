// SPDX-License-Identifier: MIT
// How tiles of Q and dO come to the waves of attention_backward_keys() on gfx950: by LDS-DMA, columns by transposed reads.
#pragma once

#include <kiln/kernel/attention_direct_gradient_layouts.hpp>
#include <kiln/tile/memory/async_load.hpp>
#include <kiln/tile/ring.hpp>

namespace kiln::kernel {

/// A ring of slots, each with rows of a tile of Q, then of dO.
template<class T> class attention_direct_key_tiles {
  using number = tile::number_of<T>;
  using places = attention_direct_gradient_layouts;
  static constexpr tile::layout memory = places::row_memory(), column_memory = places::column_memory(),
                                column_addresses = places::column_addresses(),
                                dma = tile::dma_source(memory, 16, 16, 2);
  using tensor = tile::tensor<const T, 4>;
  using slot_tile = tile::lds_tile<number, memory>;
  using column_slot = tile::lds_tile<number, column_memory>;
  using access = tile::async_access<dma, number, memory, 1, const T, 4>;
  static constexpr u32 tile_rows = places::keys, tile_bytes = tile_rows * places::head * 2;

  builder k;
  tile::lds_access<places::rows(), number, memory> row_reads;
  tile::lds_access<column_addresses, number, column_memory> column_reads;
  vgpr<u32, 2> rows_at; ///< addresses in the slot that is read
  vgpr<u32, 4> columns_at;
  lds_place rows_here, columns_here; ///< of these

public:
  static constexpr u32 slots = 4;
  using rows_operand = tile::register_tile<number, places::rows()>;
  using columns_operand = tile::register_tile<number, places::columns()>;
  lds_ring ring;
  token loaded;

  constexpr explicit attention_direct_key_tiles(builder b, source at = source::here())
      : k(b),
        row_reads(b, slot_tile::at(0), at),
        column_reads(b, column_slot::at(0), at),
        rows_at(b.vgpr<u32, 2>()),
        columns_at(b.vgpr<u32, 4>()),
        ring(b, slots, 2 * tile_bytes),
        loaded(b.make_token()) {}

  /// Tiles on their way, from the rows that begin at `origin` on.
  class loads {
    access q, d_o;

  public:
    constexpr loads(attention_direct_key_tiles& of, const tensor& from_q, const tensor& from_d_o,
                    const tile::uniform (&origin)[4], const source& at)
        : q(of.k, slot_tile::at(0), from_q, origin, at, 'm', {}, true),
          d_o(of.k, slot_tile::at(tile_bytes), from_d_o, origin, at, 'm', {}, true) {}
    /// The next tiles to the slot that is `ahead` steps from now.
    constexpr void load(attention_direct_key_tiles& to, u32 ahead) {
      to.ring.load(to.loaded, ahead, [&](const sgpr<u32>& slot) {
        q.load_from_slot(slot);
        d_o.load_from_slot(slot);
      });
      q.advance('m', tile_rows);
      d_o.advance('m', tile_rows);
    }
  };

  constexpr void find_row_addresses(u32 ahead) {
    rows_here = ring.place(ahead, [&](const sgpr<u32>& begin) {
      const sgpr<u32>* const to = &begin; // clang's bytecode interpreter captures no reference parameters
      row_reads.each_address([&](u32 i, const auto& address) { rows_at[i] = address + *to; });
    });
  }
  constexpr void find_column_addresses() {
    columns_here = ring.place(0, [&](const sgpr<u32>& begin) {
      const sgpr<u32>* const to = &begin; // as above
      column_reads.each_address([&](u32 i, const auto& address) { columns_at[i] = address + *to; });
    });
  }
  constexpr void read_q_rows(const rows_operand& to) { read_rows(to, 0); }
  constexpr void read_d_o_rows(const rows_operand& to) { read_rows(to, tile_bytes); }
  constexpr void read_q_columns(const columns_operand& to) { read_columns(to, 0); }
  constexpr void read_d_o_columns(const columns_operand& to) { read_columns(to, tile_bytes); }

  /// Calls use(i, tile), of layout L, for columns of 32 rows each of `from`, four times from row `first` on. The ring must be
  /// free, and is so again.
  template<tile::layout L, class Use>
  constexpr void read_columns_of(const tensor& from, const sgpr<i32>& batch, const sgpr<i32>& head,
                                 const sgpr<i32>& first, Use use, source at = source::here()) {
    constexpr tile::layout some_addresses = tile::addresses_of_transposed_read(L, 16);
    const tile::lds_access<some_addresses, number, column_memory> reads(k, column_slot::at(0), at);
    access rows(k, slot_tile::at(0), from, {batch, head, first, 0}, at, 'm', {}, true);
    static_assert(slots == 4);
    for (u32 i = 0; i < slots; ++i) {
      ring.load(loaded, i, [&](const sgpr<u32>& slot) { rows.load_from_slot(slot); });
      rows.advance('m', tile_rows);
    }
    k.wait(loaded);
    k.barrier();
    for (u32 i = 0; i < slots; ++i) {
      const tile::register_tile<number, L> read(k);
      ring.read(i, [&](const sgpr<u32>& slot) {
        const sgpr<u32>* const begin = &slot; // as above
        reads.each(0, read.items, [&](u32 item, const auto& address, u32 bytes) {
          const auto moved = k.vgpr<u32>(address + *begin);
          k.emit(isa::mn::ds_read_b64_tr_b16, tile::items_of(read, item, 2, source::here()),
                 emit::operand(moved, source::here()), offset(bytes));
        });
      });
      use(i, read);
    }
    k.barrier();
  }

private:
  constexpr void read_rows(const rows_operand& to, u32 first_byte) {
    const auto* const rows = &to; // as above
    ring.read(rows_here, [&] {
      row_reads.each_place(0, rows->items, [&](u32 item, u32 address, u32 bytes) {
        k.emit(isa::mn::ds_read_b128, tile::items_of(*rows, item, 3, source::here()),
               emit::operand(rows_at[address], source::here()), offset(first_byte + bytes));
      });
    });
  }
  constexpr void read_columns(const columns_operand& to, u32 first_byte) {
    const auto* const columns = &to; // as above
    ring.read(columns_here, [&] {
      column_reads.each_place(0, columns->items, [&](u32 item, u32 address, u32 bytes) {
        k.emit(isa::mn::ds_read_b64_tr_b16, tile::items_of(*columns, item, 2, source::here()),
               emit::operand(columns_at[address], source::here()), offset(first_byte + bytes));
      });
    });
  }
};

} // namespace kiln::kernel
