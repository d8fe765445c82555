// SPDX-License-Identifier: MIT
// A matrix product as the host sees it, and why a kernel refuses one.
#pragma once

#include <kiln/support/types.hpp>

namespace kiln::kernel {

/// Stands for strides without gaps.
inline constexpr i64 packed = -1;

/// A matrix in device memory, row-major: row r of matrix i of a batch begins `i * batch_stride + r * stride` elements after
/// `data`. `packed` is the number of columns, or of a matrix's rows times the stride.
template<class P> struct gemm_matrix {
  P data = nullptr;
  i64 stride = packed;
  i64 batch_stride = packed; ///< 0: one matrix for all
};

/// D (m, n) = activation(alpha op(A) op(B) + beta C + bias), `batch` times. op(A) is (m, k), op(B) (k, n); a kernel takes each
/// as it is or transposed, and it may take scales of A's rows and op(B)'s columns. A problem that has what it does not take is
/// refused.
struct gemm_problem {
  i64 m = 0, n = 0, k = 0, batch = 1;
  gemm_matrix<void*> d = {};
  gemm_matrix<const void*> a = {}, b = {}, c = {};
  const void* bias = nullptr;                                  ///< n elements of D's type, or null: none
  const float *row_scales = nullptr, *column_scales = nullptr; ///< m and n
  double alpha = 1, beta = 0;                                  ///< as f32, for results in f64 as they are
};

/// What a kernel demands of problems: kernel::demands_of() has it for a form and a variant.
struct gemm_demands {
  u32 a_bytes = 2, b_bytes = 2, c_bytes = 2, d_bytes = 2; ///< of an element
  bool transpose_a = false, transpose_b = true;           ///< true: A comes as (k, m), B as (n, k)
  bool has_c = true, has_bias = true, has_row_scales = false, has_column_scales = false;
  u32 m = 0, n = 0, k = 0;                            ///< extents that it was compiled for; 0: any
  bool has_alpha = true;                              ///< else alpha is 1
  bool is_packed = false;                             ///< one problem, without gaps between rows
  u32 multiple_a = 1, multiple_b = 1, multiple_d = 1; ///< of a row of A, B and D, C, in elements
  u32 tile_m = 256, tile_n = 256, tile_k = 64;
  bool is_b_shuffled = false; ///< see small_shuffled: n is a multiple of 16, B has no gaps
  friend constexpr bool operator==(const gemm_demands&, const gemm_demands&) = default;
};

/// Why a problem is refused.
enum class gemm_status : u8 {
  ok,
  negative_extent,
  extent_too_large,
  null_pointer,
  misaligned_pointer,
  stride_too_small,
  tile_too_large,
  broken_promise,
  more_than_taken,
  overlapping_results,
  result_is_input,
  missing_workspace,
  misaligned_workspace,
  too_many_workgroups,
  no_variant,
  other_problem,
  split_batch,
  parts_too_large,
  count ///< none: how many there are
};

/// One sentence about a status.
constexpr const char* text_of(gemm_status s) {
  constexpr const char* texts[] = {
      "the problem can be launched",
      "an extent or a stride is negative",
      "m, n, k and batch are at most 2^31-1 each",
      "a pointer is null that the kernel reads or writes",
      "a pointer is no multiple of 16 bytes; those of scales and bias are multiples of an element",
      "a stride is below the number of columns: rows would overlap",
      "a workgroup's rows span 2 GiB or more: the stride is too large",
      "m, n, k, a stride, batch or alpha is not what the kernel was promised when it was compiled",
      "beta, a bias or scales are given that the kernel was not compiled to take",
      "matrices of D overlap in a batch: its stride is below rows times stride",
      "D overlaps A or B, or C without being equal to it",
      "split k needs the workspace of workspace_bytes(): it is null or too small",
      "the workspace is no multiple of 16 bytes",
      "the grid would have 2^31 work-items or more in x, or 2^16 workgroups in y or z",
      "none of the given variants takes this problem",
      "the plan was made for another problem",
      "a batch is not split",
      "eight parts of a split product have 2 GiB or more, which the kernel that adds them cannot address",
  };
  static_assert(sizeof(texts) / sizeof(texts[0]) == static_cast<u32>(gemm_status::count));
  return texts[static_cast<u32>(s)];
}

/// A matrix with the strides that it has.
struct gemm_extents {
  i64 rows, columns, stride, batch_stride;

  /// Bytes from the first element to the end of the last.
  constexpr i64 span(i64 batch, u32 bytes) const {
    return rows == 0 || columns == 0 || batch == 0
               ? 0
               : ((batch - 1) * batch_stride + (rows - 1) * stride + columns) * bytes;
  }
};
template<class P> constexpr gemm_extents extents_of(const gemm_matrix<P>& x, i64 rows, i64 columns) {
  const i64 stride = x.stride == packed ? columns : x.stride;
  return {rows, columns, stride, x.batch_stride == packed ? rows * stride : x.batch_stride};
}

/// Judges one problem against one kernel's demands.
class gemm_judge {
public:
  constexpr gemm_judge(const gemm_problem& p, const gemm_demands& d)
      : p_(p),
        d_(d),
        of_a_(extents_of(p.a, d.transpose_a ? p.k : p.m, d.transpose_a ? p.m : p.k)),
        of_b_(extents_of(p.b, d.transpose_b ? p.n : p.k, d.transpose_b ? p.k : p.n)),
        of_c_(extents_of(p.c, p.m, p.n)),
        of_d_(extents_of(p.d, p.m, p.n)) {}

  /// What extents and strides alone decide: constant where they are.
  constexpr gemm_status judge_extents() const {
    const i64 extents[] = {p_.m, p_.n, p_.k, p_.batch};
    for (const i64 e : extents)
      if (e < 0) return gemm_status::negative_extent;
    for (const i64 e : extents)
      if (e > most) return gemm_status::extent_too_large;
    if ((d_.m != 0 && p_.m != d_.m) || (d_.n != 0 && p_.n != d_.n) || (d_.k != 0 && p_.k != d_.k))
      return gemm_status::broken_promise;
    if ((!d_.has_alpha && p_.alpha != 1) || (d_.is_packed && p_.batch > 1))
      return gemm_status::broken_promise;
    if (has_more()) return gemm_status::more_than_taken;
    if (p_.m == 0 || p_.n == 0 || p_.batch == 0) return gemm_status::ok; // no element of D
    gemm_status s = gemm_status::ok;
    if (reads_inputs()) {
      s = first(s, judge(of_a_, d_.a_bytes, d_.multiple_a, d_.transpose_a ? d_.tile_k : d_.tile_m));
      s = first(s, judge(of_b_, d_.b_bytes, d_.multiple_b, d_.transpose_b ? d_.tile_n : d_.tile_k));
    }
    if (reads_c()) s = first(s, judge(of_c_, d_.c_bytes, d_.multiple_d, d_.tile_m));
    s = first(s, judge(of_d_, d_.d_bytes, d_.multiple_d, d_.tile_m));
    // Lanes store nothing of rows beyond the last: their offsets, which have 32 bits, must not wrap to those of others.
    if (s == gemm_status::ok && of_d_.stride * d_.d_bytes * d_.tile_m > i64{1} << 31)
      return gemm_status::tile_too_large;
    if (s == gemm_status::ok && d_.is_packed && !is_packed()) return gemm_status::broken_promise;
    if (s == gemm_status::ok && d_.is_b_shuffled && (p_.n % 16 != 0 || of_b_.stride != of_b_.columns))
      return gemm_status::broken_promise;
    if (s == gemm_status::ok && p_.batch > 1 && of_d_.batch_stride < of_d_.span(1, 1))
      return gemm_status::overlapping_results;
    return s;
  }
  /// The same and the pointers.
  gemm_status judge() const {
    const gemm_status s = judge_extents();
    if (s != gemm_status::ok || p_.m == 0 || p_.n == 0 || p_.batch == 0) return s;
    if (is_null()) return gemm_status::null_pointer;
    if (is_misaligned()) return gemm_status::misaligned_pointer;
    return is_result_input() ? gemm_status::result_is_input : gemm_status::ok;
  }

  constexpr const gemm_extents& of_a() const { return of_a_; }
  constexpr const gemm_extents& of_b() const { return of_b_; }
  constexpr const gemm_extents& of_c() const { return of_c_; }
  constexpr const gemm_extents& of_d() const { return of_d_; }
  constexpr bool reads_inputs() const { return p_.k != 0; }
  constexpr bool reads_c() const { return d_.has_c && p_.beta != 0; }

private:
  static constexpr i64 most = 0x7fff'ffff;

  constexpr bool has_more() const {
    return (!d_.has_c && p_.beta != 0) || (!d_.has_bias && p_.bias != nullptr) ||
           (!d_.has_row_scales && p_.row_scales != nullptr) ||
           (!d_.has_column_scales && p_.column_scales != nullptr);
  }
  constexpr bool is_packed() const {
    return of_d_.stride == of_d_.columns && (!reads_c() || of_c_.stride == of_c_.columns) &&
           (!reads_inputs() || (of_a_.stride == of_a_.columns && of_b_.stride == of_b_.columns));
  }

  static constexpr gemm_status first(gemm_status a, gemm_status b) { return a != gemm_status::ok ? a : b; }
  static constexpr gemm_status judge(const gemm_extents& e, u32 bytes, u32 multiple, u32 tile_rows) {
    if (e.stride < 0 || e.batch_stride < 0) return gemm_status::negative_extent;
    if (e.stride > most) return gemm_status::extent_too_large;
    if (e.stride < e.columns) return gemm_status::stride_too_small;
    const i64 rows = e.rows < i64{tile_rows} ? e.rows : i64{tile_rows};
    if (rows * e.stride * bytes > most) return gemm_status::tile_too_large;
    if (e.stride % multiple != 0 || e.columns % multiple != 0 || e.batch_stride % multiple != 0)
      return gemm_status::broken_promise;
    return gemm_status::ok;
  }
  bool is_null() const {
    return p_.d.data == nullptr || (reads_inputs() && (p_.a.data == nullptr || p_.b.data == nullptr)) ||
           (reads_c() && p_.c.data == nullptr) || (d_.has_row_scales && p_.row_scales == nullptr) ||
           (d_.has_column_scales && p_.column_scales == nullptr);
  }
  static u64 address(const void* p) { return reinterpret_cast<u64>(p); }
  bool is_misaligned() const {
    const u64 matrices = address(p_.d.data) | (reads_inputs() ? address(p_.a.data) | address(p_.b.data) : 0) |
                         (reads_c() ? address(p_.c.data) : 0);
    const u64 scales = (d_.has_row_scales ? address(p_.row_scales) : 0) |
                       (d_.has_column_scales ? address(p_.column_scales) : 0);
    return matrices % 16 != 0 || scales % 4 != 0 || address(p_.bias) % d_.d_bytes != 0;
  }
  bool overlaps_d(const void* x, i64 bytes) const {
    const u64 begin = address(p_.d.data), end = begin + static_cast<u64>(of_d_.span(p_.batch, d_.d_bytes));
    return address(x) < end && begin < address(x) + static_cast<u64>(bytes);
  }
  bool is_result_input() const {
    if (reads_inputs() && (overlaps_d(p_.a.data, of_a_.span(p_.batch, d_.a_bytes)) ||
                           overlaps_d(p_.b.data, of_b_.span(p_.batch, d_.b_bytes))))
      return true;
    const bool is_in_place = p_.c.data == p_.d.data && d_.c_bytes == d_.d_bytes &&
                             of_c_.stride == of_d_.stride &&
                             (p_.batch == 1 || of_c_.batch_stride == of_d_.batch_stride);
    return reads_c() && !is_in_place && overlaps_d(p_.c.data, of_c_.span(p_.batch, d_.c_bytes));
  }

  const gemm_problem& p_;
  const gemm_demands& d_;
  gemm_extents of_a_, of_b_, of_c_, of_d_;
};

} // namespace kiln::kernel
