// SPDX-License-Identifier: MIT
// C = A B^T for fp16 and bf16 with four arguments: interleaved_gemm() for a number of columns and a depth that are known.
#pragma once

#include <kiln/kernel/gemm/interleaved_gemm.hpp>
#include <kiln/kernel/gemm_shape.hpp>

namespace kiln::kernel {

/// The form of such a product: without gaps, and alpha is 1.
template<class T> constexpr gemm_form form_of(const gemm_shape& s) {
  const gemm_number number = __is_same(T, __bf16) ? gemm_number::bf16 : gemm_number::f16;
  return {.a = number,
          .b = number,
          .d = number,
          .ending = {.has_alpha = false},
          .n = s.columns,
          .k = s.depth,
          .is_packed = true};
}
constexpr interleaved_tiling tiling_of(const gemm_shape& s) {
  return {.matrix = s.tile,
          .row_tiles = s.wave_rows / s.tile,
          .column_tiles = s.wave_columns / s.tile,
          .waves_down = s.waves_down,
          .waves_across = s.waves_across,
          .parts = s.parts,
          .band = s.band};
}

/// c (rows, Shape.columns) = a (rows, Shape.depth) b^T, b being (Shape.columns, Shape.depth); all row-major without gaps, T is
/// __bf16 or _Float16. Sums are in fp32, results are rounded once, to nearest even. `rows` is any number; launch
/// Shape.workgroups(rows) workgroups of Shape.work_items() work-items, in x.
template<class T, gemm_shape Shape>
constexpr void gemm(builder k, arg<T*> c, arg<const T*> a, arg<const T*> b, arg<i32> rows) {
  static_assert(__is_same(T, __bf16) || __is_same(T, _Float16), "gemm: T is __bf16 or _Float16");
  static_assert(Shape.columns % 8 == 0 && Shape.depth % 8 == 0,
                "the columns and the depth are multiples of 8: rows are multiples of 16 bytes");
  static_assert(Shape.wave_rows % Shape.tile == 0 && Shape.wave_columns % Shape.tile == 0,
                "a wave's part of C is a multiple of a matrix instruction's tile");
  constexpr gemm_form form = form_of<T>(Shape);
  // For the arguments that the form does not read.
  const author::argument_place any{k.program_draft(), a.first_dword(), 0};
  using pointer = arg<const T*>;
  using scales = arg<const float*>;
  interleaved_gemm<form, tiling_of(Shape)>(
      k, static_cast<arg<T*>&&>(c), static_cast<pointer&&>(a), static_cast<pointer&&>(b), pointer(any),
      pointer(any), scales(any), scales(any), arg<float*>(any), arg<i64>(any), arg<i64>(any), arg<i64>(any),
      arg<i64>(any), static_cast<arg<i32>&&>(rows), arg<i32>(any), arg<i32>(any), arg<i32>(any),
      arg<i32>(any), arg<i32>(any), arg<i32>(any), arg<i32>(any), arg<float>(any), arg<float>(any));
}

} // namespace kiln::kernel
