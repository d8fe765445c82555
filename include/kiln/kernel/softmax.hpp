// SPDX-License-Identifier: MIT
// The softmax of each row, for f32, f16 and bf16.
#pragma once

#include <kiln/author/values/exponential.hpp>
#include <kiln/author/values/roots.hpp>
#include <kiln/kernel/norm/row_registers.hpp>

namespace kiln::kernel {

/// What a kernel is compiled for. Structural: a template argument.
struct softmax_form {
  u32 columns =
      4096; ///< numbers of a row in registers, a power of 2 from 2 to 4,096 per wave: a row has so many at most
  u32 waves = row_waves; ///< of a workgroup: 1, 2, 4, 8 or 16
  bool is_long = false;  ///< rows of any length: read by `columns` at a time, and read again
  u32 multiple = 8; ///< rows' lengths and strides are multiples of it, a power of 2, by the caller's promise

  friend constexpr bool operator==(const softmax_form&, const softmax_form&) = default;
};

/// The reason why no kernel takes the form, or null.
constexpr const char* refusal_of(const softmax_form& f) {
  if (!is_row(f.columns, f.waves))
    return "softmax_form: columns is a power of 2 from 2 to 4096 per wave, and there are 1, 2, 4, 8 or 16 "
           "waves; longer "
           "rows take is_long";
  if (f.multiple == 0 || (f.multiple & (f.multiple - 1)) != 0)
    return "softmax_form: the promised multiple is a power of 2";
  return nullptr;
}

/// The rows of a workgroup.
template<class T, softmax_form Form> class softmax_rows {
  static constexpr tile::layout places = row_layout(Form.columns, sizeof(T), Form.waves);
  static constexpr f32 log2_e = 1.44269504f, inf = __builtin_inff();
  static constexpr i32 step = static_cast<i32>(Form.columns);
  using packed = row_piece<T, places>;
  using values = tile::register_tile<f32, places>;

public:
  constexpr softmax_rows(builder b, const arg<T*>& to, const arg<const T*>& from, const arg<i32>& rows,
                         const arg<i32>& columns, const arg<i32>& y_row, const arg<i32>& x_row)
      : k(b),
        x(from,
          {{'m', rows, tile::uniform(x_row, Form.multiple)}, {'n', tile::uniform(columns, Form.multiple)}}),
        y(to,
          {{'m', rows, tile::uniform(y_row, Form.multiple)}, {'n', tile::uniform(columns, Form.multiple)}}),
        width(columns),
        row(k.sgpr<i32>(k.block_idx.x * static_cast<i32>(places.extent('m')))) {}

  constexpr void at_once() const {
    const auto all = tile::load<places>(k, x, {row, 0});
    const auto inside = mask(0);
    const auto most = over_row<combine::max, places>(k, largest(all, inside, k.template vgpr<f32>(-inf)));
    values powers(k);
    const auto from = k.template vgpr<f32>(most * log2_e);
    lane_sum sum(k);
    each_number(all, [&](u32 i, const auto& v) {
      powers.registers[i] = inside.keep(author::fast_exp2(v * log2_e - from), i, 0.0f);
      sum.add(i, powers.registers[i]);
    });
    const auto share = k.template vgpr<f32>(author::rcp(over_row<combine::sum, places>(k, sum.whole())));
    powers.registers *= share;
    tile::store(k, y, {row, 0}, rounded(powers));
  }

  /// Each lane keeps the largest number that it has seen and the sum of powers from there.
  constexpr void in_pieces() const {
    auto most = k.template vgpr<f32>(-inf), sum = k.template vgpr<f32>(0.0f);
    auto before =
        k.template vgpr<f32>(-inf); // most * log2_e as rounded: where most stays, the sum stays exactly
    each_piece([&](const tile::uniform& column) {
      const auto piece = tile::load<places>(k, x, {row, column});
      const auto inside = mask(column);
      const auto now = largest(piece, inside, most);
      const auto from = begin_of(now);
      lane_sum more(k);
      each_number(piece, [&](u32 i, const auto& v) {
        more.add(i, inside.keep(author::fast_exp2(v * log2_e - from), i, 0.0f));
      });
      sum = sum * author::fast_exp2(before - from) + more.whole();
      most = now;
      before = now * log2_e;
    });
    const auto of_row = over_row<combine::max, places>(k, most);
    sum *= author::fast_exp2(before - begin_of(of_row));
    const auto from = k.template vgpr<f32>(of_row * log2_e); // of a row of -inf all becomes NaN
    const auto share = k.template vgpr<f32>(author::rcp(over_row<combine::sum, places>(k, sum)));
    each_piece([&](const tile::uniform& column) {
      values powers(k);
      each_number(tile::load<places>(k, x, {row, column}), [&](u32 i, const auto& v) {
        powers.registers[i] = author::fast_exp2(v * log2_e - from) * share;
      });
      tile::store(k, y, {row, column}, rounded(powers));
    });
  }

private:
  template<class Body> constexpr void each_piece(Body body) const {
    k.for_(0, width, step, [&](const auto& at) { body(tile::uniform(at, Form.columns)); });
  }
  constexpr row_bound<places, Form.multiple> mask(const tile::uniform& column) const {
    return {k, column.is(0) ? tile::uniform(width) : tile::left_of(width, column, 0x7fff'ffff)};
  }
  /// The largest number of a lane, and `before` where it is larger.
  constexpr vgpr<f32> largest(const packed& t, const row_bound<places, Form.multiple>& inside,
                              const vgpr<f32>& before) const {
    const auto* const mask = &inside; // clang's bytecode interpreter captures no reference parameters
    auto out = k.template vgpr<f32>(before);
    each_number(t, [&](u32 i, const auto& v) { out = max(out, mask->keep(v, i, -inf)); });
    return out;
  }
  /// What powers are counted from: 0 where there is no number yet, so that nothing becomes NaN.
  constexpr vgpr<f32> begin_of(const vgpr<f32>& most) const {
    return select(most == -inf, 0.0f, most * log2_e);
  }
  static constexpr packed rounded(const values& t) {
    if constexpr (__is_same(tile::number_of<T>, f32))
      return t;
    else
      return tile::convert<tile::number_of<T>, rounding::nearest_even_of_sums>(t);
  }

  builder k;
  tile::tensor<const T, 2> x;
  tile::tensor<T, 2> y;
  const arg<i32>& width;
  sgpr<i32> row;
};

/// y (rows, columns) = exp(x - max of the row) / sum of the row. Rows of y and x are y_row and x_row elements apart; y may be
/// x. Pointers are multiples of 16 bytes, strides and `columns` of Form.multiple elements, by the caller's promise. All lanes
/// must be enabled, as they are when a kernel begins. T is float, _Float16 or __bf16; in f32, rounded once. A row of -infinity
/// or with a NaN or infinity becomes NaN. Workgroups of Form.waves * 64 work-items: ceil(rows / row_layout(Form.columns,
/// sizeof(T), Form.waves).extent('m')).
// NOLINTBEGIN(performance-unnecessary-value-param): kernels take their arguments by value
template<class T, softmax_form Form>
constexpr void softmax(builder k, arg<T*> y, arg<const T*> x, arg<i32> rows, arg<i32> columns, arg<i32> y_row,
                       arg<i32> x_row) {
  // NOLINTEND(performance-unnecessary-value-param)
  constexpr const char* refusal = refusal_of(Form);
  if constexpr (refusal != nullptr) {
    k.program_draft().fail({}, refusal);
  } else {
    k.require_block_size(Form.waves * 64);
    k.assume(columns >= 1);
    if constexpr (!Form.is_long) k.assume(columns <= static_cast<i32>(Form.columns));
    const softmax_rows<T, Form> all(k, y, x, rows, columns, y_row, x_row);
    if constexpr (Form.is_long)
      all.in_pieces();
    else
      all.at_once();
  }
}

} // namespace kiln::kernel
