// SPDX-License-Identifier: MIT
// Large matrix products: D = activation(alpha op(A) op(B) scales + beta C + bias), on tiles that need not be powers of 2.
#pragma once

#include <kiln/kernel/gemm/interleaved_side.hpp>
#include <kiln/kernel/gemm/refusal.hpp>
#include <kiln/kernel/gemm/result.hpp>
#include <kiln/kernel/gemm/small_inputs.hpp>
#include <kiln/kernel/gemm/tiled_gemm.hpp>

namespace kiln::kernel {

/// The reason why interleaved_gemm() does not take a form, or null.
constexpr const char* refusal_of(const gemm_form& f, const interleaved_tiling& t) {
  if (const char* general = refusal_of(f)) return general;
  if (f.a != f.b || f.a == gemm_number::f64 || f.has_block_scales || f.is_b_shuffled)
    return "interleaved_gemm: A and B are of one type but f64, without scales of blocks, and B is not "
           "shuffled";
  if (f.multiple_a * bytes_of(f.a) < 16 || f.multiple_b * bytes_of(f.b) < 16)
    return "interleaved_gemm: rows of A and B are multiples of 16 bytes";
  if ((t.matrix != 16 && t.matrix != 32) || !is_power_of_2(t.waves_down) || !is_power_of_2(t.waves_across) ||
      t.waves() > 8)
    return "interleaved_tiling: instructions of 16 or 32 rows, waves a power of 2 and at most 8";
  if (t.sums() > 256) return "interleaved_tiling: a lane has at most 256 sums";
  return nullptr;
}

/// The sums of a workgroup's tile of D: of i8 in i32, else in f32. Blocks of columns are outermost.
template<gemm_form Form, interleaved_tiling Tiling> struct interleaved_sums {
  using number = gemm_sum<Form>;
  static constexpr interleaved_layouts places{Tiling, bytes_of(Form.a)};
  static constexpr u32 down = places.blocks('m'), across = places.blocks('n');
  static constexpr ir::bank bank = Tiling.sums() > 128 ? ir::bank::agpr : ir::bank::vgpr;
  using block = tile::register_tile<number, places.sums(), bank>;
  static constexpr u32 each = block::registers_type::count;

  author::reg<bank, number, down * across * each> registers;

  constexpr explicit interleaved_sums(builder k, source at = source::here())
      : registers(k.program_draft(), k.program_draft().template allocate<bank, down * across * each>(at)) {
    static_cast<author::handle<bank, number, down * across * each>&>(registers) = 0;
  }
  constexpr block at(u32 i, u32 j) const {
    return block(typename block::registers_type(
        registers.program_draft(), registers.first_dword() + (j * down + i) * block::registers_type::dwords));
  }
};

/// The same value, which is a multiple of a number by promise.
constexpr tile::uniform promised(const tile::uniform& x, u32 multiple) {
  return x.is_number() ? x : tile::uniform(x.in_sgpr(), multiple);
}

/// Adds the products over k from in.first to in.last, by one wave on each SIMD: all that moves data stands between products.
/// All waves must come to it. An iteration, for slice i of k, whose first step (0) is in registers at its start:
///
///   LDS reads    | step 1 of i |                              | step 0 of i + 1 |
///   memory       |             | i + 1 to LDS, loads of i + 2 |                 |
///   matrix unit  | step 0 ...................... step 1 ....................... |
///
/// where | is a barrier.
template<gemm_form Form, interleaved_tiling Tiling>
constexpr void add_interleaved(builder k, const interleaved_sums<Form, Tiling>& sum,
                               const gemm_inputs<Form>& in) {
  using sums = interleaved_sums<Form, Tiling>;
  constexpr i32 depth = static_cast<i32>(Tiling.depth(bytes_of(Form.a)));
  using side_a = interleaved_side<Tiling, memory_of<Form.a>, 'm', Form.transpose_a>;
  using side_b = interleaved_side<Tiling, memory_of<Form.b>, 'n', !Form.transpose_b>;
  constexpr u32 down = side_a::blocks, across = side_b::blocks, blocks = down + across, tiles = down * across;
  const u32 parts =
      tile::product_steps<typename sums::block, typename side_a::step_tile, typename side_b::step_tile>(k);
  const u32 all = 2 * parts * tiles;
  const tile::uniform end_a = promised(in.last, Form.transpose_a ? 1 : Form.multiple_a),
                      end_b = promised(in.last, Form.transpose_b ? Form.multiple_b : 1);
  side_a from_a(k, {in.a, in.m, end_a, in.stride_a}, in.row, in.first);
  side_b from_b(k, {in.b, in.n, end_b, in.stride_b}, in.column, in.first);
  tile_row<typename side_a::step_tile, 2 * down> x(k);
  tile_row<typename side_b::step_tile, 2 * across> y(k);

  const auto load = [&](u32 i) { i < down ? from_a.load(i) : from_b.load(i - down); };
  const auto store = [&](u32 i) { i < down ? from_a.store(i) : from_b.store(i - down); };
  const auto advance = [&] {
    from_a.advance();
    from_b.advance();
  };
  const auto read = [&](u32 step, u32 i) {
    if (i < down)
      from_a.read_step(x[step * down + i], i, step);
    else
      from_b.read_step(y[step * across + i - down], i - down, step);
  };
  const auto* const all_sums = &sum; // clang's bytecode interpreter captures no reference parameters
  u32 products = 0;                  // of this iteration so far
  const auto multiply_up_to = [&](u32 count) {
    for (; products < count; ++products) {
      const u32 step = products / (parts * tiles), part = products / tiles % parts;
      const u32 j = products / down % across, i = products % down;
      auto block = all_sums->at(i, j);
      tile::add_product_step(k, block, x[step * down + i], y[step * across + j], part);
    }
  };

  for (u32 i = 0; i < blocks; ++i) load(i);
  advance();
  for (u32 i = 0; i < blocks; ++i) store(i), load(i);
  k.barrier();
  for (u32 i = 0; i < blocks; ++i) read(0, i);
  const tile::uniform all_left = tile::left_of(in.last, in.first, 0x7fff'ffff);
  auto left =
      all_left.is_number() ? k.sgpr<i32>(all_left.number()) : k.sgpr<i32>(as<i32>(all_left.in_sgpr()));
  k.while_([&] { return left > 0; },
           [&] {
             products = 0;
             advance();
             left -= depth;
             for (u32 i = 0; i < blocks; ++i) {
               read(1, i);
               multiply_up_to(all * (i + 1) / (8 * blocks));
             }
             k.barrier();
             for (u32 i = 0; i < blocks; ++i) {
               store(i);
               load(i);
               multiply_up_to(all / 8 + all * 11 * (i + 1) / (16 * blocks));
             }
             k.barrier();
             for (u32 i = 0; i < blocks; ++i) {
               read(0, i);
               multiply_up_to(all * 13 / 16 + all * (i + 1) / (8 * blocks));
             }
             multiply_up_to(all);
           });
}

/// Calls `use(block, row, column)` with each block of sums, in VGPRs, and where it lies in D.
template<gemm_form Form, interleaved_tiling Tiling, class Use>
constexpr void each_block(builder k, const interleaved_sums<Form, Tiling>& all, const tile::uniform& row,
                          const tile::uniform& column, Use use) {
  using sums = interleaved_sums<Form, Tiling>;
  for (u32 j = 0; j < sums::across; ++j)
    for (u32 i = 0; i < sums::down; ++i) {
      tile::register_tile<typename sums::number, sums::places.sums()> block(k);
      static_cast<author::handle<ir::bank::vgpr, typename sums::number, sums::each>&>(block.registers) =
          all.at(i, j).registers;
      auto at_row = k.sgpr<u32>(row.in_sgpr() + (i << sums::places.block_bits('m')));
      auto at_column = k.sgpr<u32>(column.in_sgpr() + (j << sums::places.block_bits('n')));
      use(static_cast<decltype(block)&&>(block), at_row, at_column);
    }
}

/// As tiled_gemm(), with its arguments, for the forms that refusal_of() does not refuse. Workgroups of Tiling.work_items()
/// work-items: ceil(n / Tiling.columns()), ceil(m / Tiling.rows()), batch or splits.
// NOLINTBEGIN(performance-unnecessary-value-param): kernels take their arguments by value
template<gemm_form Form, interleaved_tiling Tiling>
constexpr void interleaved_gemm(builder k, arg<memory_of<Form.d>*> d, arg<const memory_of<Form.a>*> a,
                                arg<const memory_of<Form.b>*> b, arg<const memory_of<Form.d>*> c,
                                arg<const memory_of<Form.d>*> bias, arg<const float*> row_scales,
                                arg<const float*> column_scales, arg<float*> parts, arg<i64> batch_stride_d,
                                arg<i64> batch_stride_a, arg<i64> batch_stride_b, arg<i64> batch_stride_c,
                                arg<i32> m, arg<i32> n, arg<i32> depth, arg<i32> stride_d, arg<i32> stride_a,
                                arg<i32> stride_b, arg<i32> stride_c, arg<i32> depth_of_split,
                                arg<gemm_factor<Form>> alpha, arg<gemm_factor<Form>> beta) {
  // NOLINTEND(performance-unnecessary-value-param)
  constexpr const char* refusal = refusal_of(Form, Tiling);
  if constexpr (refusal != nullptr) {
    k.program_draft().fail({}, refusal);
  } else {
    if (is_float8(Form.a) && isa::is_gfx90a(k.arch()))
      return k.program_draft().fail(
          {}, "interleaved_gemm: gfx90a has no products of fp8; tiled_gemm converts them");
    k.require_block_size(Tiling.work_items());
    const tile::uniform rows = extent<Form.m>(m, Form.transpose_a ? Form.multiple_a : 1);
    const tile::uniform columns = extent<Form.n>(n, Form.transpose_b ? Form.multiple_d : Form.multiple_b);
    const tile::uniform all = extent<Form.k>(depth, 1);
    auto place = workgroup_tile(k, rows, columns, Tiling.rows(), Tiling.columns(), Tiling.parts, Tiling.band);
    const tile::uniform row(place.row), column(place.column);
    const tile::uniform of_a(stride_a, Form.multiple_a), of_b(stride_b, Form.multiple_b);
    // A block of sums may lie outside as a whole, and is not stored: what is known of the columns must not hide that.
    constexpr u32 of_d = Form.multiple_d < 4 ? Form.multiple_d : 4;
    const tile::uniform bound(
        k.sgpr<u32>(columns.is_number() ? k.sgpr<u32>(columns.number()) : columns.in_sgpr()), of_d);
    interleaved_sums<Form, Tiling> sums(k);
    if constexpr (Form.is_split) {
      auto first = k.block_idx.z * depth_of_split;
      auto last = min(first + depth_of_split, depth);
      add_interleaved<Form, Tiling>(
          k, sums,
          {a, b, rows, columns, all, of_a, of_b, row, column, first, last, row_scales, column_scales});
      const tile::tensor to(parts, {{'s', k.grid_dim.z}, {'m', rows}, {'n', bound}});
      each_block(k, sums, row, column,
                 [&](auto&& block, const tile::uniform& at_row, const tile::uniform& at_column) {
                   tile::store(k, to, {k.block_idx.z, at_row, at_column}, block);
                 });
    } else {
      const auto problem = widen(k.block_idx.z);
      const auto from_a = a + batch_stride_a * problem;
      const auto from_b = b + batch_stride_b * problem;
      add_interleaved<Form, Tiling>(
          k, sums,
          {from_a, from_b, rows, columns, all, of_a, of_b, row, column, 0, all, row_scales, column_scales});
      const auto to = d + batch_stride_d * problem;
      const auto add = c + batch_stride_c * problem;
      const gemm_results<memory_of<Form.d>> results{to,
                                                    add,
                                                    bias,
                                                    row_scales,
                                                    column_scales,
                                                    rows,
                                                    bound,
                                                    tile::uniform(stride_d, Form.multiple_d),
                                                    tile::uniform(stride_c, Form.multiple_d),
                                                    alpha,
                                                    beta};
      each_block(k, sums, row, column,
                 [&](auto&& block, const tile::uniform& at_row, const tile::uniform& at_column) {
                   store_results<Form.ending>(k, static_cast<decltype(block)&&>(block), results, at_row,
                                              at_column);
                 });
    }
  }
}

} // namespace kiln::kernel
