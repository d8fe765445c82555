// SPDX-License-Identifier: MIT
// The matrix products of one type on a GPU: each type is a source of its own, so that the kernels are compiled side by side.
#pragma once

#include "gemm.hpp"
#include "launch.hpp"

#include <kiln/kernel/gemm/launch.hpp>

// Both kernels of a form with such transpositions.
#define KILN_EXAMPLES_TILES(name, number, a, b)                                                              \
  KILN_KERNEL_AS(                                                                                            \
      name##_any,                                                                                            \
      (kiln::kernel::tiled_gemm<kiln_examples::form_of(number, a, b, false), kiln_examples::any_tiles>),     \
      kiln::block_size<kiln_examples::any_tiles.work_items()>);                                              \
  KILN_KERNEL_AS(                                                                                            \
      name##_aligned,                                                                                        \
      (kiln::kernel::tiled_gemm<kiln_examples::form_of(number, a, b, true), kiln_examples::aligned_tiles>),  \
      kiln::block_size<kiln_examples::aligned_tiles.work_items()>)

#define KILN_EXAMPLES_FEW_ROWS(name, number, split)                                                          \
  KILN_KERNEL_AS(name,                                                                                       \
                 (kiln::kernel::small_gemm<kiln_examples::form_of(number, false, true, true, split),         \
                                           kiln_examples::few_rows>),                                        \
                 kiln::block_size<kiln_examples::few_rows.work_items()>)

/// Kernels of one element type, `launch_gemm_<name>` and `gemm_<name>_workspace_bytes`.
#define KILN_EXAMPLES_GEMM(name, number, T)                                                                  \
  KILN_EXAMPLES_TILES(gemm_##name##_nn, number, false, false);                                               \
  KILN_EXAMPLES_TILES(gemm_##name##_nt, number, false, true);                                                \
  KILN_EXAMPLES_TILES(gemm_##name##_tn, number, true, false);                                                \
  KILN_EXAMPLES_TILES(gemm_##name##_tt, number, true, true);                                                 \
  KILN_EXAMPLES_FEW_ROWS(gemm_##name##_few, number, false);                                                  \
  KILN_EXAMPLES_FEW_ROWS(gemm_##name##_few_split, number, true);                                             \
  KILN_KERNEL_AS(gemm_##name##_add,                                                                          \
                 (kiln::kernel::add_splits<T, kiln::kernel::gemm_ending{.has_bias = true}, 8>),              \
                 kiln::block_size<kiln::kernel::splits_shape::work_items>);                                  \
  namespace {                                                                                                \
  template<auto Any, auto Aligned>                                                                           \
  using tiles =                                                                                              \
      kiln::kernel::gemm_family<kiln::kernel::gemm_variant<Any>, kiln::kernel::gemm_variant<Aligned>>;       \
  using nn = tiles<gemm_##name##_nn_any, gemm_##name##_nn_aligned>;                                          \
  using tn = tiles<gemm_##name##_tn_any, gemm_##name##_tn_aligned>;                                          \
  using tt = tiles<gemm_##name##_tt_any, gemm_##name##_tt_aligned>;                                          \
  using nt =                                                                                                 \
      kiln::kernel::gemm_family<kiln::kernel::gemm_variant<gemm_##name##_nt_any>,                            \
                                kiln::kernel::gemm_variant<gemm_##name##_nt_aligned>,                        \
                                kiln::kernel::gemm_variant<gemm_##name##_few>,                               \
                                kiln::kernel::gemm_variant<gemm_##name##_few_split, gemm_##name##_add>>;     \
  auto with_family(const kiln_gemm& r, const auto& use) {                                                    \
    if (r.transpose_a != 0) return r.transpose_b != 0 ? use(tt{}) : use(tn{});                               \
    return r.transpose_b != 0 ? use(nt{}) : use(nn{});                                                       \
  }                                                                                                          \
  }                                                                                                          \
  int kiln_examples::launch_gemm_##name(const kiln_gemm& r,                                                  \
                                        const kiln::kernel::gemm_launch_options& options) {                  \
    return with_family(r, [&](auto family) {                                                                 \
      const kiln::kernel::gemm_outcome done = family.launch(problem_of(r), options);                         \
      return done.ok() ? 0 : fail("gemm: %s", done.text());                                                  \
    });                                                                                                      \
  }                                                                                                          \
  kiln::i64 kiln_examples::gemm_##name##_workspace_bytes(const kiln_gemm& r) {                               \
    return with_family(r, [&](auto family) { return family.workspace_bytes(problem_of(r)); });               \
  }

namespace kiln_examples {

int launch_gemm_f16(const kiln_gemm& r, const kiln::kernel::gemm_launch_options& options);
int launch_gemm_bf16(const kiln_gemm& r, const kiln::kernel::gemm_launch_options& options);
kiln::i64 gemm_f16_workspace_bytes(const kiln_gemm& r);
kiln::i64 gemm_bf16_workspace_bytes(const kiln_gemm& r);

} // namespace kiln_examples
