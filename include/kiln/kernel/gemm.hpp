// SPDX-License-Identifier: MIT
// C = A B^T for fp16 and bf16 with sums in fp32: any number of rows, columns and depth known when the kernel is compiled.
#pragma once

#include <kiln/kernel/gemm_order.hpp>
#include <kiln/kernel/gemm_result.hpp>

namespace kiln::kernel {

/// Writes the kernel. An iteration of its loop, for slice i of the depth, whose first half (0) is in registers at its start:
///
///   LDS reads    | half 1 of i |                              | half 0 of i + 1 |
///   memory       |             | i + 1 to LDS, loads of i + 2 |                 |
///   matrix unit  | half 0 ...................... half 1 ....................... |
///
/// where | is a barrier.
template<class T, gemm_shape Shape> class gemm_writer {
  using element = gemm_element<T>;
  static constexpr u32 tile = Shape.tile;
  static constexpr u32 down = Shape.tiles_down(), across = Shape.tiles_across();
  static constexpr u32 slice_bytes = Shape.slice_bytes();
  static constexpr u32 row_bytes = Shape.depth * 2;
  static constexpr u32 loads_a = Shape.loads_of_a(), loads_b = Shape.loads_of_b(), loads = loads_a + loads_b;
  static constexpr u32 most_loads = loads_a > loads_b ? loads_a : loads_b;
  static constexpr u32 lds_of_b = Shape.group_rows() * slice_bytes;
  static constexpr u32 tile_registers = tile * tile / 64;
  static constexpr u32 turns = Shape.depth / Shape.slice();

  builder k;
  u32 lds = k.lds<b32>(Shape.lds_bytes() / 4).offset_bytes();
  const buffer &a, &b, &c;
  vgpr<u32> wave_in_lanes = as<u32>(k.thread_idx.x) >> 6, lane = as<u32>(k.thread_idx.x) & 63;
  vgpr<b32, 2> zeros = k.vgpr<b32, 2>(0);
  sgpr<u32> wave = k.read_first_lane(wave_in_lanes);
  sgpr<u32> wave_row = wave / Shape.waves_across * Shape.wave_rows;
  sgpr<u32> wave_column = wave % Shape.waves_across * Shape.wave_columns;
  vgpr<u32> from = k.vgpr<u32>(); ///< bytes of A's and of B's tile, of the next loads
  sgpr<u32, most_loads> from_row = k.sgpr<u32, most_loads>(); ///< bytes to the rows of load i
  vgpr<u32> write_place = k.vgpr<u32>();
  vgpr<u32, 2> place_a = k.vgpr<u32, 2>(), place_b = k.vgpr<u32, 2>(); ///< of each half slice
  vgpr<b32, loads, 4> fetched = k.vgpr<b32, loads, 4>();
  vgpr<b32, 2, down, 4> x = k.vgpr<b32, 2, down, 4>();
  vgpr<b32, 2, across, 4> y = k.vgpr<b32, 2, across, 4>();
  agpr<f32, Shape.accumulators()> sum = k.agpr<f32, Shape.accumulators()>();
  u32 parts = k.arch() == isa::arch::gfx950 ? 1 : 2; ///< of 16 bytes per lane
  u32 products = 0;                                  ///< of this iteration so far

public:
  constexpr gemm_writer(builder builder, const buffer& out, const buffer& rows, const buffer& columns)
      : k(builder), a(rows), b(columns), c(out) {}

  constexpr void run() {
    point_loads();
    fetch_all();
    clear();
    point_lds();
    from += slice_bytes;
    exchange([] {});
    k.s_waitcnt(lgkmcnt(0));
    k.s_barrier();
    for (u32 i = 0; i < down + across; ++i) read(0, i);
    auto left = k.sgpr<u32>(turns);
    k.do_while([this, &left] { turn(left); }, [&left] { return left != 0; });
    // The last iterations have fetched what nothing needs, and other waves may still read LDS.
    k.s_waitcnt(vmcnt(0) & lgkmcnt(0));
    k.s_barrier();
    gemm_result<T, Shape>(k, sum, c, lds, lane, wave, wave_row, wave_column).store();
  }

private:
  /// Work-item t loads 16 bytes of row t / lanes_a_row, and of every rows_a_load-th row after it.
  constexpr void point_loads() {
    const auto item = as<u32>(k.thread_idx.x);
    from = item / Shape.lanes_a_row() * row_bytes + (item & (Shape.lanes_a_row() - 1)) * 16;
    for (u32 i = 1; i < most_loads; ++i) from_row[i] = i * (Shape.rows_a_load() * row_bytes);
  }
  /// Groups of 16 bytes of row r stand at their number exclusive-or r / rows_a_turn(), so that what LDS reads at once lies in
  /// all of its banks: 32, on gfx950 64. A load's rows must not change it.
  constexpr u32 rows_a_turn() const {
    constexpr bool all_64 = Shape.rows_a_load() % (Shape.lanes_a_row() * 256 / slice_bytes) == 0;
    return (k.arch() == isa::arch::gfx950 && all_64 ? 256 : 128) / slice_bytes;
  }
  constexpr void point_lds() {
    const auto item = as<u32>(k.thread_idx.x);
    const auto group = [this](const auto& row, const auto& number) {
      return ((row / rows_a_turn()) ^ number) & (Shape.lanes_a_row() - 1);
    };
    auto row = item / Shape.lanes_a_row();
    write_place = row * slice_bytes + group(row, item) * 16;
    auto in_tile = lane & (tile - 1);
    auto place = in_tile * slice_bytes + group(in_tile, lane / tile) * 16;
    place_a[0] = place + wave_row * slice_bytes;
    place_b[0] = place + wave_column * slice_bytes;
    place_a[1] = place_a[0] ^ (slice_bytes / 2);
    place_b[1] = place_b[0] ^ (slice_bytes / 2);
  }

  constexpr void fetch(u32 i) {
    const bool of_a = i < loads_a;
    const u32 row = of_a ? i : i - loads_a;
    if (row == 0)
      k.buffer_load_dwordx4(fetched[i], from, of_a ? a : b, 0, offen);
    else
      k.buffer_load_dwordx4(fetched[i], from, of_a ? a : b, from_row[row], offen);
  }
  constexpr void fetch_all() {
    for (u32 i = 0; i < loads; ++i) fetch(i);
  }
  /// What has arrived goes to LDS and the next loads take its registers; `between` runs after each.
  template<class Between> constexpr void exchange(Between between) {
    constexpr u32 together = loads < 4 ? loads : 4; // awaited by one s_waitcnt
    for (u32 i = 0; i < loads; ++i) {
      if (i % together == 0) k.s_waitcnt(vmcnt(loads - together));
      const u32 place = i < loads_a ? i * Shape.rows_a_load() * slice_bytes
                                    : lds_of_b + (i - loads_a) * Shape.rows_a_load() * slice_bytes;
      k.ds_write_b128(write_place, fetched[i], offset(lds + place));
      fetch(i);
      between();
    }
  }
  constexpr void read(u32 half, u32 i) {
    if (i < down)
      k.ds_read_b128(x(half, i), place_a[half], offset(lds + i * tile * slice_bytes));
    else
      k.ds_read_b128(y(half, i - down), place_b[half],
                     offset(lds + lds_of_b + (i - down) * tile * slice_bytes));
  }

  /// 16 accumulators per instruction: zeros times zeros, plus zero.
  constexpr void clear() {
    for (u32 i = 0; i < Shape.accumulators(); i += 16)
      element::template half<32>(k, sum.template slice<16>(i), zeros, zeros, 0);
  }

  /// Products of an iteration, in the order of its halves and their parts: one of each tile, then the next part.
  constexpr void multiply_up_to(u32 count) {
    for (; products < count; ++products) {
      const u32 tile_of_c = products % (down * across), step = products / (down * across);
      const u32 half = step / parts, i = tile_of_c / across, j = tile_of_c % across;
      const auto d = sum.template slice<tile_registers>(tile_of_c * tile_registers);
      if (parts == 1) {
        element::template whole<tile>(k, d, y(half, j), x(half, i));
      } else {
        const u32 first = step % 2 * 2; // of the part's registers
        element::template half<tile>(k, d, y(half, j).template slice<2>(first),
                                     x(half, i).template slice<2>(first), d);
      }
    }
  }

  constexpr void turn(sgpr<u32>& left) {
    const u32 all = 2 * parts * down * across, fragments = down + across;
    products = 0;
    from += slice_bytes;
    left -= 1;
    k.s_waitcnt(lgkmcnt(0));
    for (u32 i = 0; i < fragments; ++i) {
      read(1, i);
      multiply_up_to(all * (i + 1) / (8 * fragments));
    }
    k.s_waitcnt(lgkmcnt(0));
    k.s_barrier();
    u32 i = 0;
    exchange([this, &i, all] { multiply_up_to(all / 8 + all * 11 * ++i / (16 * loads)); });
    k.s_waitcnt(lgkmcnt(0));
    k.s_barrier();
    for (u32 r = 0; r < fragments; ++r) {
      read(0, r);
      multiply_up_to(all * 13 / 16 + all * (r + 1) / (8 * fragments));
    }
    multiply_up_to(all);
  }
};

/// c (rows, Shape.columns) = a (rows, Shape.depth) b^T, b being (Shape.columns, Shape.depth); all row-major without gaps, T is
/// __bf16 or _Float16. Products are exact, sums are in fp32, results are rounded once, to nearest even. `rows` is any number;
/// launch Shape.workgroups(rows) workgroups of Shape.work_items() work-items.
template<class T, gemm_shape Shape>
constexpr void gemm(builder k, arg<T*> c, arg<const T*> a, arg<const T*> b, arg<i32> rows) {
  constexpr u64 largest = 0xffff'ffff;
  static_assert(Shape.tile == 16 || Shape.tile == 32, "matrix instructions have tiles of 16 or 32");
  static_assert(Shape.columns != 0 && Shape.columns % Shape.group_columns() == 0,
                "the columns of C must be a multiple of a workgroup's: wave_columns * waves_across");
  static_assert(Shape.depth != 0 && Shape.depth % Shape.slice() == 0,
                "the depth must be a multiple of a slice: 64 for tiles of 16, 32 for tiles of 32");
  static_assert(
      Shape.wave_rows % 32 == 0 && Shape.wave_columns % 32 == 0 && Shape.accumulators() <= 256,
      "a wave's part of C is a multiple of 32 by 32 and at most 256 accumulators a lane: 128 by 128");
  static_assert((Shape.wave_columns & (Shape.wave_columns - 1)) == 0, "wave_columns is a power of 2");
  static_assert(Shape.group_rows() % Shape.rows_a_load() == 0 &&
                    Shape.group_columns() % Shape.rows_a_load() == 0,
                "a workgroup's rows and columns must be multiples of what its work-items load at once");
  static_assert(u64{Shape.group_rows()} * Shape.depth * 2 <= largest &&
                    u64{Shape.group_columns()} * Shape.depth * 2 <= largest &&
                    u64{Shape.group_rows()} * Shape.columns * 2 <= largest,
                "what a workgroup reads or writes must lie within 4 GB: a buffer's size has 32 bits");
  k.require_block_size(Shape.work_items());
  constexpr u32 tile_rows = Shape.group_rows();
  auto m = as<u32>(static_cast<sgpr<i32>&&>(rows)); // the same register
  auto tiles_down = (m + (tile_rows - 1)) / tile_rows;
  auto place = gemm_order(k, as<u32>(k.block_idx.x), tiles_down, Shape.columns / Shape.group_columns(),
                          Shape.parts, Shape.band);
  auto rows_left =
      min(m - place.row * tile_rows, tile_rows); // rows beyond the last load zeros and are not stored
  auto from_a = as<u64>(a) + multiply_wide(place.row, tile_rows * Shape.depth * 2);
  auto from_b = as<u64>(b) + multiply_wide(place.column, Shape.group_columns() * Shape.depth * 2);
  auto to_c = as<u64>(c) + multiply_wide(place.row, tile_rows * Shape.columns * 2) +
              widen(place.column * (Shape.group_columns() * 2));
  auto buffer_c = k.buffer(to_c, rows_left * (Shape.columns * 2));
  auto buffer_a = k.buffer(from_a, rows_left * (Shape.depth * 2));
  auto buffer_b = k.buffer(from_b, Shape.group_columns() * Shape.depth * 2);
  gemm_writer<T, Shape>(k, buffer_c, buffer_a, buffer_b).run();
}

} // namespace kiln::kernel
