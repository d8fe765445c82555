// SPDX-License-Identifier: MIT
// What a matrix product kernel is compiled for: types, transpositions, scales, what follows the sums, promises of extents.
#pragma once

#include <kiln/emit/element.hpp>
#include <kiln/kernel/gemm/ending.hpp>

namespace kiln::kernel {

/// Types of matrices in memory. fp8 and bf8 are of the target's kind: e4m3 and e5m2, on gfx942 their FNUZ forms.
enum class gemm_number : u8 { f64, f32, f16, bf16, fp8, bf8, i8, i32 };

template<gemm_number> struct gemm_memory;
template<> struct gemm_memory<gemm_number::f64> {
  using type = double;
};
template<> struct gemm_memory<gemm_number::f32> {
  using type = float;
};
template<> struct gemm_memory<gemm_number::f16> {
  using type = _Float16;
};
template<> struct gemm_memory<gemm_number::bf16> {
  using type = __bf16;
};
template<> struct gemm_memory<gemm_number::fp8> {
  using type = kiln::fp8;
};
template<> struct gemm_memory<gemm_number::bf8> {
  using type = kiln::bf8;
};
template<> struct gemm_memory<gemm_number::i8> {
  using type = kiln::i8;
};
template<> struct gemm_memory<gemm_number::i32> {
  using type = int;
};
/// The C++ type that a pointer to such numbers has.
template<gemm_number N> using memory_of = typename gemm_memory<N>::type;

constexpr u32 bytes_of(gemm_number n) {
  constexpr u32 bytes[] = {8, 4, 2, 2, 1, 1, 1, 4};
  return bytes[static_cast<u32>(n)];
}

/// D (m, n) = activation(alpha op(A) op(B) scales + beta C + bias). Structural: a template argument. All else are arguments of
/// the kernel.
struct gemm_form {
  gemm_number a = gemm_number::bf16, b = gemm_number::bf16;
  gemm_number d = gemm_number::bf16; ///< of C, D and bias
  bool transpose_a = false;          ///< A comes as (k, m), not as (m, k)
  bool transpose_b = true;           ///< B comes as (n, k), not as (k, n)
  gemm_ending ending = {};           ///< C, bias, activation, scales of rows and of columns
  /// row_scales are (m, ceil(k / 128)), of A's rows and 128 of k; column_scales (ceil(n / 128), ceil(k / 128)), of 128 by 128
  /// of B.
  bool has_block_scales = false;
  /// B comes as [n / 16][bytes of k / 16][16 rows][16 bytes]; transpose_b is true.
  bool is_b_shuffled = false;
  bool is_split = false; ///< sums of a part of k go to `parts`, for add_splits(), which has the ending
  /// Promises, which the host keeps. Extents: a number, or 0 for one that is an argument at run time.
  u32 m = 0, n = 0, k = 0;
  /// One problem, not a batch, and no gaps: strides are the columns.
  bool is_packed = false;
  /// Rows and strides of A, of B, and of C and D are multiples of so many elements, a power of 2. Where it is below 16 bytes,
  /// elements are moved in smaller pieces, singly in the end.
  u32 multiple_a = 8, multiple_b = 8, multiple_d = 8;

  friend constexpr bool operator==(const gemm_form&, const gemm_form&) = default;
};

} // namespace kiln::kernel
