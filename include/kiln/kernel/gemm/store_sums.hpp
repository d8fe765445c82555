// SPDX-License-Identifier: MIT
// From the sums of a workgroup to D: alpha, scales, C, bias and activation, one rounding, the store.
#pragma once

#include <kiln/kernel/gemm/activation.hpp>
#include <kiln/kernel/gemm/bias_extent.hpp>
#include <kiln/kernel/gemm/inputs.hpp>
#include <kiln/kernel/gemm/memory_block.hpp>
#include <kiln/kernel/gemm/pieces.hpp>
#include <kiln/kernel/gemm/round_sums.hpp>
#include <kiln/tile/memory/global.hpp>
#include <kiln/tile/registers/convert.hpp>
#include <kiln/tile/registers/reduce.hpp>

namespace kiln::kernel {

/// alpha and beta: f64 for results in f64, else f32.
template<gemm_form Form> using gemm_factor = author::choose<Form.d == gemm_number::f64, double, float>;

/// Where the workgroup's results go, and what they need.
template<gemm_form Form> struct gemm_outputs {
  const arg<memory_of<Form.d>*>& d; ///< of the workgroup's problem
  const arg<const memory_of<Form.d>*>&c, &bias;
  const arg<const float*>&row_scales, &column_scales;
  tile::uniform m, n, stride_d, stride_c;
  tile::uniform row, column; ///< at which the workgroup's tile begins
  const arg<gemm_factor<Form>>&alpha, &beta;
  u32 columns;       ///< of the tile, at most those of its layout
  bool cuts_columns; ///< it may reach beyond the last column, or its layout beyond its own columns
};

/// Where the workgroup's elements of rows of `stride` elements of M begin.
template<class M, class P>
constexpr author::handle<ir::bank::sgpr, u64> begin_of(const P& pointer, const tile::uniform& stride,
                                                       const tile::uniform& row,
                                                       const tile::uniform& column) {
  constexpr u32 bytes = sizeof(M);
  return tile::moved_by(tile::moved_by(as<u64>(pointer), row, tile::times(stride, bytes)), column, bytes);
}
/// Bytes from there to the end of the last row.
template<class M, tile::layout L>
constexpr tile::uniform size_of(const tile::uniform& stride, const tile::uniform& m,
                                const tile::uniform& row) {
  return tile::times(tile::left_of(m, row, L.extent('m')), tile::times(stride, sizeof(M)));
}
/// C of the workgroup. It is empty where beta is 0, so that it is not read: 0 * 0 is added.
template<gemm_form Form, tile::layout L, tile::layout Places>
class block_of_c : public memory_block<Places, 'm', 'n', Form.multiple_d, const memory_of<Form.d>> {
  using memory = memory_of<Form.d>;
  using block = memory_block<Places, 'm', 'n', Form.multiple_d, const memory>;

public:
  constexpr block_of_c(builder k, const gemm_outputs<Form>& to)
      : block(k, begin_of<memory>(to.c, to.stride_c, to.row, to.column), to.stride_c, size(k, to)) {}

private:
  static constexpr tile::uniform size(builder k, const gemm_outputs<Form>& to) {
    const tile::uniform bytes = size_of<memory, L>(to.stride_c, to.m, to.row);
    constexpr u32 dwords = sizeof(gemm_factor<Form>) / 4;
    const u32 first = to.beta.first_dword();
    const author::handle<ir::bank::sgpr, u32> low(k.program_draft(), first),
        high(k.program_draft(), first + dwords - 1);
    if constexpr (dwords == 2)
      return sgpr<u32>(select((low | (high << 1)) != 0u, bytes.in_sgpr(), 0u));
    else
      return sgpr<u32>(select((low << 1) != 0u, bytes.in_sgpr(), 0u));
  }
};
/// Stands for no C.
struct no_c {
  template<class To> constexpr no_c(builder, const To&) {}
};
/// Stands for a factor that is 1, or of nothing.
struct no_factor {};

/// What becomes of a piece of sums, and where it goes. All lanes must be enabled.
template<gemm_form Form, class T, tile::layout L> class ending_writer {
  using memory = memory_of<Form.d>;
  using number = tile::number_of<memory>;
  using real = author::choose<Form.d == gemm_number::f64, f64, f32>; ///< calculated in
  using pieces = piece_layouts<L, tile::bytes_of<T>, sizeof(memory)>;
  static constexpr tile::layout places = pieces::results;
  static constexpr tile::layout of_rows = tile::reduced(places, 'n'), of_columns = tile::reduced(places, 'm');
  static constexpr gemm_ending ending = Form.ending;
  static constexpr u32 items = 1u << places.bits(tile::place::item);
  using reals = tile::register_tile<real, places>;
  /// C, bias and sums of bf16 have no other NaN than those with a low half of zeros; scales in f32 may.
  static constexpr bool has_plain_nans = __is_same(number, bf16) && Form.a == gemm_number::bf16 &&
                                         !ending.has_row_scales && !ending.has_column_scales &&
                                         ending.activation == gemm_activation::none;
  using column_vector = tile::register_tile<real, of_columns>;

public:
  constexpr ending_writer(builder b, const gemm_outputs<Form>& to)
      : k(b),
        to_(to),
        row_(b.template sgpr<u32>(to.row.in_sgpr())),
        d_(b, begin_of<memory>(to.d, to.stride_d, to.row, to.column), to.stride_d,
           size_of<memory, L>(to.stride_d, to.m, to.row)),
        c_(b, to),
        alpha_(factor<ending.has_alpha>(to.alpha)),
        beta_(factor<ending.has_c>(to.beta)),
        bias_(b),
        column_scales_(b) {
    if (to.cuts_columns) {
      const tile::uniform left = tile::left_of(to.n, to.column, to.columns);
      d_.keep_below(left);
      if constexpr (ending.has_c) c_.keep_below(left);
    }
    if constexpr (ending.has_bias)
      take(bias_, tile::load<of_columns>(k, tile::tensor(to.bias, {{'n', bias_extent(k, to.bias, to.n)}}),
                                         {to.column}));
    if constexpr (ending.has_column_scales)
      take(column_scales_,
           tile::load<of_columns>(k, tile::tensor(to.column_scales, {{'n', to.n}}), {to.column}));
  }

  constexpr void finish(const tile::register_tile<T, places>& sums) {
    if constexpr (__is_same(number, i32)) {
      static_assert(ending == gemm_ending{.has_alpha = ending.has_alpha},
                    "results in i32 are the sums: no scales, C, bias or activation");
      d_.store(sums.registers.first_dword(), 0, items);
    } else {
      calculate(sums);
    }
    d_.next_rows(pieces::rows);
    if constexpr (ending.has_c) c_.next_rows(pieces::rows);
    row_ += pieces::rows;
  }

private:
  constexpr void calculate(const tile::register_tile<T, places>& sums) {
    tile::register_tile<number, places> c(k);
    if constexpr (ending.has_c) c_.load(c.registers.first_dword(), 0, items);
    auto x = scaled(sums);
    if constexpr (ending.has_row_scales) {
      auto rows = tile::load<of_rows>(k, tile::tensor(to_.row_scales, {{'m', to_.m}}), {row_});
      replace(x, x * rows);
    }
    if constexpr (ending.has_column_scales) replace(x, x * column_scales_);
    if constexpr (ending.has_c) replace(x, converted(c) * beta_ + x);
    if constexpr (ending.has_bias) replace(x, x + bias_);
    if constexpr (ending.activation != gemm_activation::none) {
      static_assert(__is_same(real, f32), "activations are calculated in f32: results in f64 have none");
      replace(x, activated<ending.activation>(static_cast<reals&&>(x)));
    }
    if constexpr (has_plain_nans) {
      auto rounded = rounded_sums(k, x);
      d_.store(rounded.registers.first_dword(), 0, items);
    } else if constexpr (__is_same(number, real)) {
      d_.store(x.registers.first_dword(), 0, items);
    } else {
      auto rounded = tile::convert<number>(x);
      d_.store(rounded.registers.first_dword(), 0, items);
    }
  }
  /// In the registers of the sums where they need not change: they are lost.
  constexpr reals scaled(const tile::register_tile<T, places>& sums) const {
    if constexpr (ending.has_alpha)
      return converted(sums) * alpha_;
    else if constexpr (__is_same(T, real))
      return reals(typename reals::registers_type(k.program_draft(), sums.registers.first_dword()));
    else
      return converted(sums);
  }
  template<bool Has> static constexpr auto factor(const arg<gemm_factor<Form>>& x) {
    if constexpr (!Has)
      return no_factor{};
    else if constexpr (has_plain_nans)
      return with_plain_nan(author::handle<ir::bank::sgpr, real>(x.program_draft(), x.first_dword()));
    else
      return sgpr<real>(author::handle<ir::bank::sgpr, real>(x.program_draft(), x.first_dword()));
  }
  static constexpr void replace(reals& x, const reals& by) { x.registers = by.registers; }
  template<class N>
  static constexpr void take(column_vector& to, const tile::register_tile<N, of_columns>& from) {
    auto numbers = converted(from);
    to.registers = numbers.registers;
  }
  template<class N, tile::layout Of> static constexpr auto converted(const tile::register_tile<N, Of>& t) {
    if constexpr (__is_same(N, real))
      return t;
    else
      return tile::convert<real>(t);
  }
  builder k;
  const gemm_outputs<Form>& to_;
  sgpr<u32> row_; ///< of the piece
  memory_block<places, 'm', 'n', Form.multiple_d, memory> d_;
  author::choose<ending.has_c, block_of_c<Form, L, places>, no_c> c_;
  author::choose<ending.has_alpha, sgpr<real>, no_factor> alpha_;
  author::choose<ending.has_c, sgpr<real>, no_factor> beta_;
  column_vector bias_, column_scales_;
};

/// D of the workgroup.
template<gemm_form Form, class T, tile::layout L, ir::bank Bank>
constexpr void store_sums(builder k, const tile::register_tile<T, L, Bank>& sums,
                          const gemm_outputs<Form>& to) {
  ending_writer<Form, T, L> writer(k, to);
  for_each_piece<sizeof(memory_of<Form.d>)>(k, sums, [&](const auto& x, const auto&) { writer.finish(x); });
}

/// The sums as they are, f32 in rows without gaps: a part of D for add_splits().
template<gemm_form Form, tile::layout L, ir::bank Bank>
constexpr void store_parts(builder k, const tile::register_tile<f32, L, Bank>& sums, const arg<float*>& parts,
                           const tile::uniform& m, const tile::uniform& n, const tile::uniform& row,
                           const tile::uniform& column, u32 columns, bool cuts_columns) {
  using pieces = piece_layouts<L, 4, 4>;
  memory_block<pieces::results, 'm', 'n', Form.multiple_d, float> to(
      k, begin_of<float>(parts, n, row, column), n, size_of<float, L>(n, m, row));
  if (cuts_columns) to.keep_below(tile::left_of(n, column, columns));
  for_each_piece<4>(k, sums, [&](const auto& x, const auto&) {
    to.store(x.registers.first_dword(), 0, 1u << pieces::results.bits(tile::place::item));
    to.next_rows(pieces::rows);
  });
}

} // namespace kiln::kernel
