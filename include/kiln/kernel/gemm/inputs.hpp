// SPDX-License-Identifier: MIT
// The contract between a main loop and the kernel around it: what a loop gets, and where it leaves the sums.
#pragma once

#include <kiln/kernel/gemm/form.hpp>
#include <kiln/kernel/gemm/tiling.hpp>
#include <kiln/tile/matrix/operands.hpp>
#include <kiln/tile/matrix/product.hpp>
#include <kiln/tile/memory/uniform.hpp>

namespace kiln::kernel {

/// The product that one workgroup computes. Uniform values are numbers or SGPRs that the kernel owns and does not change.
///
/// general_loop() returns the sums over k from `first` to `last` as a tile::register_tile<gemm_sum<Form>, L, bank>, in VGPRs
/// or AGPRs; add_interleaved() and add_direct() add them to blocks of AGPRs. L is a layout of the workgroup's rows (m) and
/// columns (n) that is a permutation: a bit of an item's, lane's or wave's number is one bit of m or n. The ending takes
/// everything else from L. Rows beyond in.m and columns beyond in.n are not stored, so their sums may be anything; no loop
/// reads outside of A and B. It may leave LDS in use: the kernel has a barrier before the ending writes LDS.
template<gemm_form Form> struct gemm_inputs {
  const arg<const memory_of<Form.a>*>& a; ///< of the workgroup's problem in the batch
  const arg<const memory_of<Form.b>*>& b;
  tile::uniform m, n, k;            ///< extents
  tile::uniform stride_a, stride_b; ///< elements from row to row in memory, multiples by promise
  tile::uniform row, column;        ///< of D, at which the workgroup's tile begins
  tile::uniform first, last;        ///< of k; `first` is a multiple of Tiling.depth
  const arg<const float*>&row_scales, &column_scales; ///< for Form.has_block_scales
};

/// The same value, which is a multiple of a number by promise.
constexpr tile::uniform promised(const tile::uniform& x, u32 multiple) {
  return x.is_number() ? x : tile::uniform(x.in_sgpr(), multiple);
}

/// Where a matrix of the workgroup's problem begins.
template<gemm_form Form, class T>
constexpr decltype(auto) of_problem(builder k, const arg<T*>& batch, const arg<i64>& batch_stride) {
  if constexpr (Form.is_packed)
    return (batch);
  else
    return batch + batch_stride * widen(k.block_idx.z);
}

/// The type of sums: i32 of i8, f64 of f64, else f32.
template<gemm_form Form>
using gemm_sum =
    author::choose<Form.a == gemm_number::i8, i32, author::choose<Form.a == gemm_number::f64, f64, f32>>;

/// Sums where matrix instructions with A and B exchanged leave them: a lane has 4 neighbours of a row of D. Those
/// of f64 are as the instruction has them, lanes along a row.
/// Items: those of an instruction, then tiles along n, then along m.
constexpr tile::layout sums_of(const gemm_tiling& t, bool is_f64) {
  const tile::matrix_instruction one{.m = static_cast<u16>(t.matrix),
                                     .n = static_cast<u16>(t.matrix),
                                     .d_bits = static_cast<u8>(is_f64 ? 64 : 32)};
  tile::layout out = is_f64 ? tile::d_layout(one) : tile::renamed(tile::d_layout(one), "mn", "nm");
  const u32 side = tile::bits_of_count(t.matrix), m = tile::bits_of_count(t.rows),
            n = tile::bits_of_count(t.columns);
  const u32 down = tile::bits_of_count(t.waves_down), across = tile::bits_of_count(t.waves_across);
  tile::extend(out, 'm', m - side), tile::extend(out, 'n', n - side);
  tile::append_run(out, tile::place::item, 'n', side, n - across);
  tile::append_run(out, tile::place::item, 'm', side, m - down);
  tile::append_run(out, tile::place::wave, 'n', n - across, n);
  tile::append_run(out, tile::place::wave, 'm', m - down, m);
  return out;
}

} // namespace kiln::kernel
