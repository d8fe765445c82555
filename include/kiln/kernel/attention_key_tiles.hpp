// SPDX-License-Identifier: MIT
// How tiles of Q and dO come to the waves of attention_backward_keys(): through registers to LDS, by rows and by columns.
#pragma once

#include <kiln/kernel/attention_gradient_layouts.hpp>
#include <kiln/tile/memory/global.hpp>
#include <kiln/tile/memory/lds.hpp>
#include <kiln/tile/registers/converted.hpp>

namespace kiln::kernel {

/// One tile of each in LDS, and the next in registers. The caller places barriers between writers and readers.
template<class T, u32 Head> class attention_key_tiles {
  using number = tile::number_of<T>;
  static constexpr attention_gradient_layouts places{Head};
  static constexpr tile::layout loaded = places.from_memory(), row_memory = places.row_memory(),
                                column_memory = places.column_memory();
  using loaded_tile = tile::register_tile<number, loaded>;
  using columns_tile = tile::register_tile<number, places.columns()>;

  builder k;
  tile::lds_tile<number, row_memory, 2> all_rows; ///< of Q, and of dO
  tile::lds_tile<number, column_memory, 2> all_columns;
  tile::lds_access<loaded, number, row_memory, 2> row_writes;
  tile::lds_access<places.row_operand(), number, row_memory, 2> row_reads;
  tile::lds_access<places.columns(), number, column_memory, 2> column_writes;
  tile::lds_access<places.column_operand(), number, column_memory, 2> column_reads;
  loaded_tile q_next, d_o_next;
  columns_tile q_transposed, d_o_transposed;

public:
  using rows_operand = tile::register_tile<number, places.row_operand()>;
  using columns_operand = tile::register_tile<number, places.column_operand()>;

  constexpr explicit attention_key_tiles(builder b, source at = source::here())
      : k(b),
        all_rows(b),
        all_columns(b),
        row_writes(b, all_rows, at),
        row_reads(b, all_rows, at),
        column_writes(b, all_columns, at),
        column_reads(b, all_columns, at),
        q_next(b),
        d_o_next(b),
        q_transposed(b),
        d_o_transposed(b) {}

  /// Tiles on their way, from the rows that begin at `origin` on.
  class loads {
    tile::global_access<loaded, const T, 4> q, d_o;

  public:
    constexpr loads(attention_key_tiles& of, const tile::tensor<const T, 4>& from_q,
                    const tile::tensor<const T, 4>& from_d_o, const tile::uniform (&origin)[4],
                    const source& at)
        : q(of.k, from_q, origin, at, 'm'), d_o(of.k, from_d_o, origin, at, 'm') {}
    constexpr void load_q(attention_key_tiles& to) {
      q.load_to(to.q_next);
      q.advance('m', attention_gradient_layouts::rows);
    }
    constexpr void load_d_o(attention_key_tiles& to) {
      d_o.load_to(to.d_o_next);
      d_o.advance('m', attention_gradient_layouts::rows);
    }
  };

  constexpr void store_rows() {
    row_writes.store(q_next, 0);
    row_writes.store(d_o_next, 1);
  }
  constexpr void transpose() {
    q_transposed.registers = tile::converted<places.transposed()>(k, q_next).registers;
    d_o_transposed.registers = tile::converted<places.transposed()>(k, d_o_next).registers;
  }
  constexpr void store_columns() {
    column_writes.store(q_transposed, 0);
    column_writes.store(d_o_transposed, 1);
  }
  constexpr void read_q_rows(const rows_operand& to) { row_reads.load_to(to, 0); }
  constexpr void read_d_o_rows(const rows_operand& to) { row_reads.load_to(to, 1); }
  constexpr void read_q_columns(const columns_operand& to) { column_reads.load_to(to, 0); }
  constexpr void read_d_o_columns(const columns_operand& to) { column_reads.load_to(to, 1); }

  /// Calls use(i, tile), of layout L, for columns of 32 rows each of `from`, four times from row `first` on. LDS must be free,
  /// and is so again.
  template<tile::layout L, class Use>
  constexpr void read_columns_of(const tile::tensor<const T, 4>& from, const sgpr<i32>& batch,
                                 const sgpr<i32>& head, const sgpr<i32>& first, Use use) {
    const auto reads = tile::access_of<L>(k, all_columns);
    for (u32 i = 0; i < 4; ++i) {
      auto row = k.sgpr<i32>(first + static_cast<i32>(i * attention_gradient_layouts::rows));
      const auto rows = tile::load<loaded>(k, from, {batch, head, row, 0});
      column_writes.store(
          tile::renamed_places<places.columns()>(tile::converted<places.transposed()>(k, rows)));
      k.barrier();
      tile::register_tile<number, L> read(k);
      reads.load_to(read);
      use(i, read);
      k.barrier();
    }
  }
};

} // namespace kiln::kernel
