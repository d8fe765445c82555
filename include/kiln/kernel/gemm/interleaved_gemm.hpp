// SPDX-License-Identifier: MIT
// Large matrix products: D = activation(alpha op(A) op(B) scales + beta C + bias), on tiles that need not be powers of 2.
#pragma once

#include <kiln/author/work_item_copy.hpp>
#include <kiln/kernel/gemm/interleaved_direct.hpp>
#include <kiln/kernel/gemm/interleaved_side.hpp>
#include <kiln/kernel/gemm/refusal.hpp>
#include <kiln/kernel/gemm/small_inputs.hpp>
#include <kiln/kernel/gemm/store_sums.hpp>
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
  if (t.slots < 1 || t.slots > 5) return "interleaved_tiling: 1 to 5 slots of LDS";
  return nullptr;
}

/// True if k is a multiple of a number, by its value or by promise.
template<gemm_form Form, i32 Number> constexpr bool is_multiple_of() {
  if (Form.k != 0) return Form.k % Number == 0;
  return (!Form.transpose_a && Form.multiple_a % Number == 0) ||
         (Form.transpose_b && Form.multiple_b % Number == 0);
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
  // Where slices are whole, those beyond the end are not multiplied; without gaps they lie in the next row or nowhere.
  constexpr bool has_whole_slices = Form.is_packed && !Form.is_split && is_multiple_of<Form, depth>();
  const tile::uniform end_a = has_whole_slices && !Form.transpose_a
                                  ? tile::uniform(tile::endless, source{})
                                  : promised(in.last, Form.transpose_a ? 1 : Form.multiple_a),
                      end_b = has_whole_slices && Form.transpose_b
                                  ? tile::uniform(tile::endless, source{})
                                  : promised(in.last, Form.transpose_b ? Form.multiple_b : 1);
  constexpr bool has_whole_columns = Form.n != 0 && Form.n % Tiling.columns() == 0 && Form.transpose_b;
  const tile::uniform end_n = has_whole_columns ? tile::uniform(tile::endless, source{}) : in.n;
  auto zeros = k.vgpr<b32, 2>(0);
  interleaved_memory<Tiling, memory_of<Form.a>, 'm', Form.transpose_a> from_a(
      k, {in.a, in.m, end_a, in.stride_a}, in.row, in.first);
  interleaved_memory<Tiling, memory_of<Form.b>, 'n', !Form.transpose_b> from_b(
      k, {in.b, end_n, end_b, in.stride_b}, in.column, in.first);
  if constexpr (has_whole_slices && !Form.transpose_a && Form.transpose_b)
    if (side_a::loaded == tile::renamed(side_b::loaded, "n", "m")) from_b.share_lanes(from_a);
  const auto load = [&](u32 i) { i < down ? from_a.load(i) : from_b.load(i - down); };
  for (u32 i = 0; i < blocks; ++i) load(i);
  sum.clear(k, zeros);
  interleaved_lds<Tiling, memory_of<Form.a>, 'm', Form.transpose_a> lds_a(k);
  interleaved_lds<Tiling, memory_of<Form.b>, 'n', !Form.transpose_b> lds_b(k);
  tile_row<typename side_a::step_tile, 2 * down> x(k);
  tile_row<typename side_b::step_tile, 2 * across> y(k);

  /// What has arrived goes to LDS, and the next loads take its registers. Several blocks are awaited together.
  const auto exchange = [&](u32 i) {
    constexpr u32 together = 4;
    if (side_a::loads == 1 && side_b::loads == 1 && i % together == 0)
      k.s_waitcnt(vmcnt(blocks - (blocks - i < together ? blocks - i : together)));
    i < down ? lds_a.store(from_a.next(i), i) : lds_b.store(from_b.next(i - down), i - down);
    load(i);
  };
  const auto read = [&](u32 step, u32 i) {
    if (i < down)
      lds_a.read_step(x[step * down + i], i, step);
    else
      lds_b.read_step(y[step * across + i - down], i - down, step);
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

  from_a.advance();
  from_b.advance();
  for (u32 i = 0; i < blocks; ++i) exchange(i);
  k.barrier();
  for (u32 i = 0; i < blocks; ++i) read(0, i);
  const tile::uniform all_left = tile::left_of(in.last, in.first, 0x7fff'ffff);
  auto left =
      all_left.is_number() ? k.sgpr<i32>(all_left.number()) : k.sgpr<i32>(as<i32>(all_left.in_sgpr()));
  k.while_([&] { return left > 0; },
           [&] {
             products = 0;
             k.s_waitcnt(lgkmcnt(0));
             for (u32 i = 0; i < blocks; ++i) {
               read(1, i);
               multiply_up_to(all * (i + 1) / (8 * blocks));
             }
             from_a.advance();
             multiply_up_to(all * 5 / 32);
             from_b.advance();
             multiply_up_to(all * 11 / 64);
             left -= depth;
             multiply_up_to(all * 3 / 16);
             k.barrier();
             for (u32 i = 0; i < blocks; ++i) {
               exchange(i);
               multiply_up_to(all * 3 / 16 + all * 10 * (i + 1) / (16 * blocks));
             }
             k.barrier();
             for (u32 i = 0; i < blocks; ++i) {
               read(0, i);
               multiply_up_to(all * 13 / 16 + all * (i + 1) / (8 * blocks));
             }
             multiply_up_to(all);
           });
  k.s_waitcnt(vmcnt(0)); // the last iterations have fetched what nothing needs
}

/// Adds the products over k by the way of the target and the form.
template<gemm_form Form, interleaved_tiling Tiling>
constexpr void add_all(builder k, const interleaved_sums<Form, Tiling>& sum, const gemm_inputs<Form>& in) {
  if constexpr (Tiling.slots > 1 && !Form.transpose_a && Form.transpose_b &&
                isa::is_compiled_for(isa::arch::gfx950))
    if (k.arch() == isa::arch::gfx950) return add_direct<Form, Tiling>(k, sum, in);
  add_interleaved<Form, Tiling>(k, sum, in);
}

/// As tiled_gemm(), with its arguments, for the forms that refusal_of() does not refuse. Workgroups of Tiling.work_items()
/// work-items: ceil(n / Tiling.columns()), ceil(m / Tiling.rows()), batch or splits.
// NOLINTBEGIN(performance-unnecessary-value-param): kernels take their arguments by value
template<gemm_form Form, interleaved_tiling Tiling>
constexpr gemm_kernel<Form, Tiling> interleaved_gemm(
    builder k, arg<memory_of<Form.d>*> d, arg<const memory_of<Form.a>*> a, arg<const memory_of<Form.b>*> b,
    arg<const memory_of<Form.d>*> c, arg<const memory_of<Form.d>*> bias, arg<const float*> row_scales,
    arg<const float*> column_scales, arg<float*> parts, arg<i64> batch_stride_d, arg<i64> batch_stride_a,
    arg<i64> batch_stride_b, arg<i64> batch_stride_c, arg<i32> m, arg<i32> n, arg<i32> depth,
    arg<i32> stride_d, arg<i32> stride_a, arg<i32> stride_b, arg<i32> stride_c, arg<i32> depth_of_split,
    arg<gemm_factor<Form>> alpha, arg<gemm_factor<Form>> beta) {
  // NOLINTEND(performance-unnecessary-value-param)
  constexpr const char* refusal = refusal_of(Form, Tiling);
  if constexpr (refusal != nullptr) {
    k.program_draft().fail({}, with_values(refusal, Form, Tiling));
  } else {
    if (is_float8(Form.a) && isa::is_gfx90a(k.arch()))
      return k.program_draft().fail(
                 {}, "interleaved_gemm: gfx90a has no products of fp8; tiled_gemm converts them"),
             gemm_kernel<Form, Tiling>{};
    k.require_block_size(Tiling.work_items());
    // As in tiled_gemm(): the code is written in its order.
    k.without<passes::schedule_instructions, passes::split_webs, passes::join_chains,
              passes::remove_dead_stores, passes::narrow_products, passes::prefer_vcc,
              passes::hoist_invariants>();
    const tile::uniform rows = extent<Form.m>(m, Form.transpose_a ? Form.multiple_a : 1);
    const tile::uniform columns = extent<Form.n>(n, Form.transpose_b ? Form.multiple_d : Form.multiple_b);
    const tile::uniform all = extent<Form.k>(depth, 1);
    auto place = workgroup_tile(k, rows, columns, Tiling.rows(), Tiling.columns(), Tiling.parts, Tiling.band);
    const tile::uniform row(place.row), column(place.column);
    const tile::uniform bound = extent<Form.n>(n, Form.multiple_d);
    const tile::uniform of_a = stride_of<Form>(stride_a, Form.transpose_a ? rows : all, Form.multiple_a),
                        of_b = stride_of<Form>(stride_b, Form.transpose_b ? all : columns, Form.multiple_b),
                        of_d = stride_of<Form>(stride_d, bound, Form.multiple_d),
                        of_c = stride_of<Form>(stride_c, bound, Form.multiple_d);
    constexpr bool cuts_columns =
        Form.n == 0 || Form.n % Tiling.columns() != 0 ||
        interleaved_sums<Form, Tiling>::with_added != interleaved_sums<Form, Tiling>::across;
    interleaved_sums<Form, Tiling> sums(k);
    if constexpr (Form.is_split) {
      auto first = k.block_idx.z * depth_of_split;
      auto last = min(first + depth_of_split, depth);
      add_all<Form, Tiling>(
          k, sums,
          {a, b, rows, columns, all, of_a, of_b, row, column, first, last, row_scales, column_scales});
      auto area = multiply_wide(as<u32>(m), as<u32>(n));
      const auto to = parts + as<i64>(area) * widen(k.block_idx.z);
      const work_item_copy again(k); // no register waits in the loop for it
      sums.each_cell([&](const auto& cell, u32 down, u32 across, u32 width) {
        k.barrier(); // LDS of the loop and of the last cell is free
        store_parts<Form>(again.kernel(), cell, to, rows, bound, tile::plus(row, down),
                          tile::plus(column, across), width, cuts_columns);
      });
    } else {
      const auto& from_a = of_problem<Form>(k, a, batch_stride_a);
      const auto& from_b = of_problem<Form>(k, b, batch_stride_b);
      add_all<Form, Tiling>(
          k, sums,
          {from_a, from_b, rows, columns, all, of_a, of_b, row, column, 0, all, row_scales, column_scales});
      const auto& to = of_problem<Form>(k, d, batch_stride_d);
      const auto& add = of_problem<Form>(k, c, batch_stride_c);
      const work_item_copy again(k); // no register waits in the loop for it
      sums.each_cell([&](const auto& cell, u32 down, u32 across, u32 width) {
        k.barrier(); // LDS of the loop and of the last cell is free
        store_sums<Form>(again.kernel(), cell,
                         {to, add, bias, row_scales, column_scales, rows, bound, of_d, of_c,
                          tile::plus(row, down), tile::plus(column, across), alpha, beta, width,
                          cuts_columns});
      });
    }
  }
  return {};
}

} // namespace kiln::kernel
