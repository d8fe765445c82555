// SPDX-License-Identifier: MIT
// Attention, backward: gradients of queries added to memory by the workgroups of all keys.
#pragma once

#include <kiln/kernel/attention_gradient.hpp>
#include <kiln/kernel/attention_score_exchange.hpp>

namespace kiln::kernel {

/// dQ of a tile of queries, from the 128 keys of a workgroup: scale dS K, added to f32 in memory. dS goes through LDS, as the
/// sum is over the keys of all waves; each wave then has 32 columns of the head, and its part of K^T in registers. What is
/// added belongs to the tile of two iterations before. `Exchange` is attention_score_exchange or that of gfx950.
template<class T, attention_form Form, class Exchange> class attention_query_adds {
  using number = tile::number_of<T>;
  static constexpr attention_gradient_layouts places{128};
  static constexpr tile::layout of_sums =
      tile::layout_of("item[m1 m2 m8 m16] lane[n1 n2 n4 n8 n16 m4] wave[n32 n64]");
  /// Keys are in the order of columns in LDS.
  static constexpr tile::layout of_keys =
      tile::layout_of("item[k1 k2 k8 k16 k32 k64] lane[n1 n2 n4 n8 n16 k4] wave[n32 n64]");
  static constexpr tile::layout some_keys =
      tile::layout_of("item[k1 k2 k8 k16] lane[m1 m2 m4 m8 m16 k4] wave[m32 m64]");
  static constexpr tile::layout operand = attention_exchanged_scores;
  using packed_scores = tile::register_tile<number, attention_gradient_layouts::packed_scores()>;

  builder k;
  Exchange scores;
  tile::register_tile<number, of_keys, ir::bank::agpr> keys;
  tile::register_tile<number, operand> part;
  tile::register_tile<f32, of_sums, ir::bank::agpr> sums; // they live long
  vgpr<u32, 4> lanes;                                     ///< bytes from a tile's begin, of 4 rows
  sgpr<u32> row_bytes, step_bytes, next_step_bytes;
  sgpr<u32, 4> rows; ///< bytes of the first of such 4 rows
  sgpr<i32> left;    ///< queries from the buffer's begin on
  sgpr<i32> is_late; ///< -1 after a head's first step, else 0
  buffer to;

public:
  constexpr attention_query_adds(builder b, const arg<i32>& row, source at = source::here())
      : k(b),
        scores(b, at),
        keys(b),
        part(b),
        sums(tile::filled<f32, of_sums, ir::bank::agpr>(b, 0.0f)),
        lanes(b.vgpr<u32, 4>()),
        row_bytes(b.sgpr<u32>(as<u32>(row) * 4u)),
        step_bytes(b.sgpr<u32>(row_bytes * attention_gradient_layouts::rows)),
        next_step_bytes(b.sgpr<u32>(0u)),
        rows(b.sgpr<u32, 4>()),
        left(b.sgpr<i32>(0)),
        is_late(b.sgpr<i32>(0)),
        to(b.buffer(b.sgpr<u64>(u64{0}), 0u)) {
    const auto column = attention_coordinate(b, of_sums, 'n');
    for (u32 i = 0; i < 4; ++i) {
      lanes[i] = (attention_coordinate(b, of_sums, 'm') + i) * row_bytes + column * 4u;
      if constexpr (Form.head < 128) lanes[i] = select(column < Form.head, lanes[i], 0x8000'0000u); // outside
      rows[i] = row_bytes * of_sums.coordinate(of_sums.element(i * 4, 0), 'm');
    }
  }

  /// The workgroup's keys from `first` on, by way of LDS.
  template<class Tensor, class Tiles>
  constexpr void load_keys(const Tensor& from, const sgpr<i32>& batch, const sgpr<i32>& head,
                           const sgpr<i32>& first, Tiles& tiles) {
    tiles.template read_columns_of<some_keys>(from, batch, head, first, [&](u32 i, const auto& read) {
      author::handle<ir::bank::agpr, b32, 8> kept(k.program_draft(), keys.registers.first_dword() + i * 8);
      kept = as<b32>(read.registers);
    });
  }
  /// Before the first tile of a head, which begins at `address` with `queries` left: there are none before it.
  constexpr void begin(const author::handle<ir::bank::sgpr, u64>& address, const sgpr<i32>& queries) {
    to.setup(address, 0u);
    next_step_bytes = 0u;
    left = queries;
    is_late = 0;
  }
  constexpr void write(const packed_scores& packed) { scores.write(packed); }
  /// After a barrier.
  constexpr void read() { scores.read(part); }
  constexpr void multiply() { tile::product(k, sums, part, keys); }
  /// Sums of registers from `first` to `end`.
  constexpr void add(u32 first, u32 end, const sgpr<f32>& scale) {
    for (u32 i = first; i < end; ++i) {
      auto value = k.vgpr<f32>(sums.registers[i] * scale);
      to.atomic_add(byte_offset(lanes[i % 4], rows[i / 4]), value);
    }
  }
  /// To the next tile. From a head's begin, by two steps to its first: until then, all lanes are outside.
  constexpr void advance() {
    to.move_base(next_step_bytes);
    next_step_bytes = as<u32>(as<i32>(step_bytes) & is_late);
    auto inside =
        k.sgpr<i32>(max(min(left, static_cast<i32>(attention_gradient_layouts::rows)), 0) & is_late);
    auto size_bytes = to.size_bytes();
    size_bytes = as<u32>(inside) * row_bytes;
    left -= is_late & static_cast<i32>(attention_gradient_layouts::rows);
    is_late = -1;
  }
};

} // namespace kiln::kernel
