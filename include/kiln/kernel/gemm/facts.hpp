// SPDX-License-Identifier: MIT
// What the host knows of a kernel of the family: how it divides a problem, and what it demands.
#pragma once

#include <kiln/kernel/gemm/form.hpp>
#include <kiln/kernel/gemm/interleaved_tiling.hpp>
#include <kiln/kernel/gemm/problem.hpp>
#include <kiln/kernel/gemm/tiling.hpp>

namespace kiln::kernel {

/// Kernels that cost differently at the same tile.
enum class gemm_kind : u8 {
  small,       ///< few rows: small_gemm()
  tiled,       ///< tiled_gemm(): any form
  interleaved, ///< interleaved_gemm(): large products
};

/// Structural, so that it is a template argument.
struct gemm_facts {
  gemm_kind kind = gemm_kind::small;
  u32 tile_m = 16, tile_n = 16, tile_k = 1024; ///< of a workgroup; tile_k of an iteration
  u32 work_items = 256;
  bool is_split = false; ///< sums go to the workspace, for add_splits()
  gemm_demands demands = {};

  friend constexpr bool operator==(const gemm_facts&, const gemm_facts&) = default;
};

/// The demands of a form in a kernel with such tiles.
constexpr gemm_demands demands_of(const gemm_form& f, u32 tile_m, u32 tile_n, u32 tile_k) {
  return {.a_bytes = bytes_of(f.a),
          .b_bytes = bytes_of(f.b),
          .c_bytes = bytes_of(f.d),
          .d_bytes = bytes_of(f.d),
          .transpose_a = f.transpose_a,
          .transpose_b = f.transpose_b,
          .has_c = f.ending.has_c,
          .has_bias = f.ending.has_bias,
          .has_row_scales = f.ending.has_row_scales || f.has_block_scales,
          .has_column_scales = f.ending.has_column_scales || f.has_block_scales,
          .m = f.m,
          .n = f.n,
          .k = f.k,
          .has_alpha = f.ending.has_alpha && f.d != gemm_number::i32,
          .is_packed = f.is_packed,
          .multiple_a = f.multiple_a,
          .multiple_b = f.multiple_b,
          .multiple_d = f.multiple_d,
          .tile_m = tile_m,
          .tile_n = tile_n,
          .tile_k = tile_k,
          .is_b_shuffled = f.is_b_shuffled};
}

/// What the host knows of tiled_gemm<form, tiling>.
constexpr gemm_facts facts_of(const gemm_form& form, const gemm_tiling& tiling) {
  return {.kind = gemm_kind::tiled,
          .tile_m = tiling.rows,
          .tile_n = tiling.columns,
          .tile_k = tiling.depth,
          .work_items = tiling.work_items(),
          .is_split = form.is_split,
          .demands = demands_of(form, tiling.rows, tiling.columns, tiling.depth)};
}

/// What the host knows of interleaved_gemm<form, tiling>.
constexpr gemm_facts facts_of(const gemm_form& form, const interleaved_tiling& tiling) {
  const u32 depth = tiling.depth(bytes_of(form.a));
  return {.kind = gemm_kind::interleaved,
          .tile_m = tiling.rows(),
          .tile_n = tiling.columns(),
          .tile_k = depth,
          .work_items = tiling.work_items(),
          .is_split = form.is_split,
          .demands = demands_of(form, tiling.rows(), tiling.columns(), depth)};
}

/// What kernels of the family return: the type says what they are, to gemm_variant. Divided is a gemm_tiling, an
/// interleaved_tiling or a small_shape.
template<gemm_form Form, auto Divided> struct gemm_kernel {
  static constexpr gemm_form form = Form;
  static constexpr auto divided = Divided;
};
/// The same of add_splits().
template<class D, gemm_ending Ending, u32 Multiple> struct gemm_adder {
  using results = D;
  static constexpr gemm_ending ending = Ending;
  static constexpr u32 added_multiple = Multiple;
};

/// Workgroups, and what each has to do.
struct gemm_grid {
  i64 x = 0, y = 0, z = 0;
  i64 splits = 1, depth_of_split = 0;
  constexpr i64 workgroups() const { return x * y * z; }
  friend constexpr bool operator==(const gemm_grid&, const gemm_grid&) = default;
};

constexpr i64 parts_of(i64 x, i64 of) { return (x + of - 1) / of; }

/// The grid of a problem. A split of the depth is a multiple of tile_k, and none is empty: there may be fewer splits than asked
/// for.
constexpr gemm_grid grid_of(const gemm_facts& f, const gemm_problem& p, i64 splits) {
  const i64 iterations = parts_of(p.k, f.tile_k), of_split = parts_of(iterations, splits < 1 ? 1 : splits);
  gemm_grid g{parts_of(p.n, f.tile_n), parts_of(p.m, f.tile_m), p.batch};
  if (!f.is_split || iterations == 0) return g;
  g.splits = parts_of(iterations, of_split);
  g.depth_of_split = of_split * f.tile_k;
  g.z *= g.splits;
  return g;
}

/// Bytes of the parts of a split product: f32, [split][m][n].
constexpr i64 bytes_of_parts(const gemm_problem& p, i64 splits) { return splits * p.batch * p.m * p.n * 4; }

} // namespace kiln::kernel
